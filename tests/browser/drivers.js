// @ts-check
/** Firefox and WebKit without a window, each by its own WebDriver. Chromium is in `browser.js`. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const tools = createRequire(new URL("../../www/package.json", import.meta.url));
/** @type {typeof import("selenium-webdriver")} */
const { Builder, Capabilities, Key, Origin } = tools("selenium-webdriver");
/** @type {typeof import("selenium-webdriver/firefox")} */
const firefox = tools("selenium-webdriver/firefox");
/** @type {typeof import("selenium-webdriver/remote")} */
const { DriverService } = tools("selenium-webdriver/remote");

export { Key };

/** @typedef {{driver: import("selenium-webdriver").WebDriver, stop: () => Promise<void>}} Started */

/** @type {Record<string, {leftOut: string | false, start: () => Promise<Started>}>} */
const ENGINES = {
  Firefox: {
    leftOut: process.env.FIREFOX === "none" && "FIREFOX=none leaves it out",
    async start() {
      const options = new firefox.Options();
      options.setBinary(process.env.FIREFOX ?? "/usr/bin/firefox-esr");
      options.addArguments("-headless", "--width=1300", "--height=1000");
      // With motion it takes a while until the picture shows where a move leads.
      options.setPreference("ui.prefersReducedMotion", 1);
      // Under a driver Firefox would let files read each other, as it does for no reader.
      options.setPreference("security.fileuri.strict_origin_policy", true);
      const service = new firefox.ServiceBuilder(process.env.GECKODRIVER ?? "geckodriver");
      const builder = new Builder().forBrowser("firefox").setFirefoxOptions(options).setFirefoxService(service);
      const driver = await builder.build();
      return { driver, stop: () => driver.quit() };
    },
  },
  WebKit: {
    leftOut: process.env.WEBKITDRIVER === "none" && "WEBKITDRIVER=none leaves it out",
    async start() {
      const screen = await startScreen();
      const settings = withoutMotion();
      const service = new DriverService.Builder(process.env.WEBKITDRIVER ?? "/usr/bin/WebKitWebDriver")
        .setLoopback(true)
        .setEnvironment(/** @type {any} */ ({ ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: settings }))
        .build();
      const address = await service.start();
      const capabilities = new Capabilities({ browserName: "MiniBrowser" });
      const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
      await driver.manage().window().setRect({ x: 0, y: 0, width: 1300, height: 1000 });
      return {
        driver,
        async stop() {
          await driver.quit();
          await service.kill();
          screen.stop();
          rmSync(settings, { recursive: true });
        },
      };
    },
  },
};

/** Settings of a desktop whose user wants to see no motion, which WebKit tells the page. */
function withoutMotion() {
  const folder = mkdtempSync(join(tmpdir(), "magnus-derek-settings-"));
  for (const version of ["gtk-3.0", "gtk-4.0"]) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, "settings.ini"), "[Settings]\ngtk-enable-animations=false\n");
  }
  return folder;
}

/** WebKit's browser has to have a screen to draw on. @returns {Promise<{display: string, stop: () => void}>} */
function startScreen() {
  // The server takes the first free number and writes it to the file 3.
  const options = ["-displayfd", "3", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"];
  const server = spawn("Xvfb", options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.stdio[3]?.once("data", (number) => {
      resolve({ display: `:${String(number).trim()}`, stop: () => server.kill() });
    });
  });
}

/** The reason to skip a test if this engine is not wanted; otherwise there has to be one. @param {string} engine */
export const leftOutOf = (engine) => ENGINES[engine]?.leftOut ?? false;

/** Starts a browser of its own. @param {string} engine */
export async function startEngine(engine) {
  const started = await ENGINES[engine]?.start();
  assert.ok(started, `There is no engine ${engine}.`);
  const { driver, stop } = started;
  await driver.manage().setTimeouts({ script: 20_000 });
  return {
    stop,
    /**
     * Opens a page and waits until it is there: what the page before still writes into its address as it is left ends
     * the driver's own wait.
     * @param {string} url
     */
    async open(url) {
      await driver.get(url);
      const there = "return document.readyState === 'complete' ? location.href.replace(/#.*$/s, '') : ''";
      await driver.wait(
        async () => (await driver.executeScript(there)) === url.replace(/#.*$/s, ""),
        10_000,
        `${url} is not opened`,
      );
    },
    /**
     * Runs a function in the page and waits for what it promises.
     * @template Result
     * @param {(argument: any) => Result} act @param {unknown} [argument] @returns {Promise<Awaited<Result>>}
     */
    async run(act, argument = null) {
      const script = `const done = arguments[1];
        Promise.resolve((${act})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = /** @type {any} */ (await driver.executeAsyncScript(script, argument));
      if (error) throw new Error(error);
      return value;
    },
    /** Presses and releases the mouse at a point. @param {number} x @param {number} y */
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
        .click()
        .perform(),
    /** Types these keys, one after the other. @param {string} keys */
    press: (keys) => driver.actions().sendKeys(keys).perform(),
  };
}
