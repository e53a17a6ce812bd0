// @ts-check
/** A headless Firefox through geckodriver: WebDriver over HTTP, as far as the tests need it. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const FIREFOX = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
const GECKODRIVER =
  process.env.GECKODRIVER ?? fileURLToPath(new URL("../../target/tools/bin/geckodriver", import.meta.url));
/** WebDriver's name for a reference to an element. */
const REFERENCE = "element-6066-11e4-a52e-4f735466cecf";

/** What the tests say if no Firefox is wanted; otherwise there has to be one. */
export const leftOut = process.env.FIREFOX === "none" ? "FIREFOX=none leaves it out" : false;

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      assert.ok(address && typeof address === "object");
      server.close(() => resolve(address.port));
    });
  });
}

/** Starts a Firefox of its own. */
export async function startFirefox() {
  const port = await freePort();
  // Besides the first it takes a second port, to speak with the browser.
  const ports = ["--port", String(port), "--websocket-port", String(await freePort())];
  const driver = spawn(GECKODRIVER, [...ports, "--binary", FIREFOX], { stdio: "ignore" });
  const failed = new Promise((_, reject) => driver.once("error", reject));
  const base = `http://127.0.0.1:${port}`;

  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  async function ask(method, path, body) {
    const headers = { "content-type": "application/json" };
    const response = await fetch(base + path, { method, headers, body: body && JSON.stringify(body) });
    const { value } = /** @type {any} */ (await response.json());
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  async function listening() {
    for (;;) {
      const status = await ask("GET", "/status").catch(() => null);
      if (status?.ready) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  await Promise.race([listening(), failed]);
  // For a driver Firefox lets files read each other, which it does for nobody else.
  const prefs = { "security.fileuri.strict_origin_policy": true };
  const options = { args: ["-headless", "--width=1300", "--height=1000"], prefs };
  const capabilities = { alwaysMatch: { "moz:firefoxOptions": options, timeouts: { script: 20_000 } } };
  const { sessionId } = await ask("POST", "/session", { capabilities });
  const session = `/session/${sessionId}`;

  return {
    /** @param {string} url */
    open: (url) => ask("POST", `${session}/url`, { url }),
    /**
     * Runs a function in the page, or in the frame that was entered, and waits for what it promises.
     * @template Result
     * @param {(argument: any) => Result} act @param {unknown} [argument] @returns {Promise<Awaited<Result>>}
     */
    async run(act, argument = null) {
      const script = `const done = arguments[1];
        Promise.resolve((${act})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await ask("POST", `${session}/execute/async`, { script, args: [argument] });
      if (error) throw new Error(error);
      return value;
    },
    /** Presses and releases the mouse there. @param {number} x @param {number} y */
    async click(x, y) {
      const move = { type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(x), y: Math.round(y) };
      const actions = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
      await ask("POST", `${session}/actions`, { actions: [{ type: "pointer", id: "mouse", actions }] });
    },
    /** Types one key. @param {string} value */
    press(value) {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
      return ask("POST", `${session}/actions`, { actions: [{ type: "key", id: "keys", actions }] });
    },
    /** Goes into a frame of the page; null goes back to the page. @param {string | null} selector */
    async enter(selector) {
      const found = selector && (await ask("POST", `${session}/element`, { using: "css selector", value: selector }));
      await ask("POST", `${session}/frame`, { id: found ? { [REFERENCE]: found[REFERENCE] } : null });
    },
    async stop() {
      await ask("DELETE", session).catch(() => {});
      driver.kill();
    },
  };
}
