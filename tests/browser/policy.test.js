// @ts-check
/** Every page under the strict Content-Security-Policy that the reference names, used as people use it. */

import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { scriptedClass } from "../scripted-class.js";
import { expect, frames, test, useBrowser, watchProblems } from "./browser.js";
import { openHost, textOf } from "./servers.js";

/** @typedef {import("@playwright/test").Page} Page */

const running = useBrowser();

const REFERENCE = await textOf("target/site/reference.html");
/** The policy that is enough, as the reference has it. */
const POLICY = /(default-src 'none';.+)/.exec(REFERENCE)?.[1] ?? "";
/** The additions that it may need. */
const TRUSTED = /(require-trusted-types-for 'script';.+)/.exec(REFERENCE)?.[1] ?? "";
/** Both. */
const STRICT = `${POLICY}; ${TRUSTED}`;

/**
 * A page under a policy. `problems` collects what is violated and console errors, also those of frames and workers.
 * @param {string} address @param {string} [policy]
 */
async function openUnder(address, policy = STRICT) {
  const headers = () => ({ "content-security-policy": policy });
  const { page, url } = await openHost(running.browser, "", {
    head: "",
    headers,
    options: { viewport: { width: 1360, height: 900 }, serviceWorkers: "allow" },
    pages: { "/framed.html": FRAMED },
  });
  const problems = watchProblems(page);
  await page.exposeFunction("violated", (/** @type {string} */ what) => problems.push(what));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
      /** @type {any} */ (window).violated(`${effectiveDirective}: ${blockedURI} in ${sourceFile}`),
    ),
  );
  await page.goto(url + address);
  return { page, problems };
}

const FRAMED = `<!doctype html><html lang="en"><title>Host</title><script src="/embed-host.js"></script>
<iframe data-magnus-derek title="Table" src="/embed.html?controls=minimal#n=15"></iframe></html>`;

/** @param {Page} page @param {string} selector @param {string | RegExp} text */
const shows = (page, selector, text) => page.locator(selector).getByText(text).first().waitFor();
/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).first().click();
/** @param {Page} page @param {() => Promise<void>} act */
const downloads = (page, act) => Promise.all([page.waitForEvent("download"), act()]);

/** A companion game: a hint, a move of each, and whatever unfolds. @param {Page} page */
async function playCompanion(page) {
  await page.locator(".turn h2").waitFor();
  await page.keyboard.press("h");
  await page.locator(".hinted").getByText("Hint").waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("u");
  await page.keyboard.press("r");
  for (const summary of await page.locator("summary").all()) if (await summary.isVisible()) await summary.click();
  await press(page, "New game");
  for (let move = 0; move < 6; move++) await page.keyboard.press("s");
}

/** The actions on each page. @type {Record<string, (page: Page) => Promise<unknown>>} */
const USES = {
  async "index.html"(page) {
    // Through the first minute as far as terms that explain themselves, and on to the game for who knows it.
    for (let round = 0; round < 3; round++) await page.getByRole("button", { name: /^clockwise/ }).click();
    await page.getByRole("button", { name: "Why?", exact: true }).click();
    await page.locator(".words .term").first().click();
    await page.getByRole("button", { name: "I know the game" }).click();
    await page.getByRole("button", { name: /^clockwise/ }).click();
    await page.getByText("round 1", { exact: true }).waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Help" }).waitFor();
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => {
      dispatchEvent(new Event("beforeprint"));
      return document.querySelector("magnus-derek")?.shadowRoot?.querySelector(".paper .qr");
    });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await press(page, "Share");
    await page.locator("dialog .qr").first().waitFor();
    await page.locator("dialog .rest > summary").click();
    for (const name of ["SVG", "PNG", "Animated GIF"]) {
      await downloads(page, () => page.getByRole("button", { name: `Download ${name}` }).click());
    }
    await press(page, "Close");
    await press(page, "Show the carpet");
    await page.locator(".carpet-canvas").waitFor();
    await downloads(page, () => page.getByRole("button", { name: "Save the carpet as PNG" }).click());
    await press(page, "Close the carpet");
  },
  /** A worker solves the table. @param {Page} page */
  async "index.html#n=24&magnus=perfect&derek=human"(page) {
    await page.getByRole("button", { name: /^clockwise/ }).click();
    await page.keyboard.press("e");
    await page.locator(".direction .worth").first().waitFor();
    await page.locator("#theme").click();
  },
  async "lab.html#n=11,13&magnus=layers,balanced&derek=hoarder,random"(page) {
    await press(page, "Run");
    await page.locator("#status").getByText("Finished").waitFor();
    await page.locator("#figure .line").first().waitFor();
    await press(page, "Compute");
    await downloads(page, () => page.locator("#download").click());
  },
  async "announced.html"(page) {
    await press(page, "Load 1 1 2 2 1 3");
    await shows(page, "#magnus-headline", "Derek can hold Magnus to 3 of 6");
    await page.locator("#table").getByRole("button", { name: "One round on" }).click();
    await page.getByText("All rounds as a table").click();
    await page.goto(`${page.url().split("#")[0]}#derek`);
    await shows(page, "#derek-headline", "Magnus visits all 9 positions in 8 rounds.");
    await page.goto(`${page.url().split("#")[0]}#random&n=9&games=1000&seed=3`);
    await shows(page, "#random-status", /Finished/);
  },
  /** The results are read, drawn as bars and saved; a picture without a code is looked at. @param {Page} page */
  async "class.html"(page) {
    await page.getByRole("textbox", { name: "Results" }).fill(scriptedClass().lines.join("\n"));
    await page.locator(".bars svg > *").first().waitFor();
    await downloads(page, () => press(page, "Save as CSV"));
    await page.locator("#files").setInputFiles(fileURLToPath(new URL("../../www/screenshot.png", import.meta.url)));
    await shows(page, "#said", /There is no readable code/);
    await press(page, "Clear");
    await page.locator("#theme").click();
  },
  "reference.html#method-call": (page) => press(page, "Copy"),
  async "proofs/rounds_below.html#rounds_below"(page) {
    await page.locator(".lines a").first().click();
    await page.locator("section:target .lines").waitFor();
    await page.goBack();
    await page.locator(".steps > summary").first().click();
    await page.locator("#theme").click();
  },
  "companions.html": (page) => page.getByRole("link", { name: "Multivision" }).first().waitFor(),
  "dominoes.html": playCompanion,
  "number-game.html": playCompanion,
  async "multivision.html#multivision=12,18"(page) {
    await page.locator("svg.towers .block").first().waitFor();
    // While the page is drawn once more a picture that was found may be gone.
    await expect(async () => {
      const [product, most] = await page.locator(".product svg.towers").evaluate((svg) => {
        return [svg.getBoundingClientRect().width, getComputedStyle(svg).maxInlineSize];
      });
      assert.equal(most, "220px");
      assert.ok(product <= 220);
    }).toPass();
    await page.locator("[data-move]").first().click();
    await playCompanion(page);
  },
  async "embed.html?present"(page) {
    await page.getByRole("button", { name: /^clockwise/ }).click();
    await page.getByText("round 1", { exact: true }).waitFor();
  },
};

for (const [address, use] of Object.entries(USES)) {
  test(`${address} keeps the strict policy with Trusted Types`, async () => {
    assert.ok(POLICY !== "" && TRUSTED !== "");
    const { page } = await openUnder(address);
    await use(page);
    // The worker that keeps the pages is started when nothing else is to be done.
    if (!address.startsWith("embed")) {
      await page.waitForFunction(async () => Boolean(await navigator.serviceWorker.getRegistration()));
    }
    await frames(page);
    await page.close();
  });
}

test("the folder of the lessons leads to the page Learn, in its language, and back past itself", async () => {
  for (const [folder, title] of /** @type {const} */ ([
    ["learn/", /^Learn/],
    ["de/learn/", /^Lernen/],
  ])) {
    const { page } = await openUnder("embed.html");
    const site = new URL("./", page.url()).href;
    await page.goto(site + folder);
    await page.waitForURL(site + folder.replace("learn/", "learn.html"));
    assert.match(await page.title(), title);
    await page.goBack();
    assert.match(page.url(), /embed\.html$/);
    await page.close();
  }
});

test("a page with a frame keeps it as well, with frame-src for the frame", async () => {
  const { page } = await openUnder("framed.html", `${STRICT}; frame-src 'self'`);
  const inside = page.frameLocator("iframe");
  await inside.getByRole("button", { name: /^clockwise/ }).click();
  await page.waitForFunction(() => (document.querySelector("iframe")?.offsetHeight ?? 0) > 300);
  await page.close();
});

test("for-notes.html keeps it as well, with frame-src for its preview, in which the table is played", async () => {
  const { page } = await openUnder("for-notes.html#n=15&derek=human", `${STRICT}; frame-src 'self'`);
  await page.locator("#copies textarea").first().waitFor();
  const preview = page.frameLocator("#preview");
  await preview.getByRole("button", { name: /^clockwise/ }).click();
  await preview.getByText("round 1", { exact: true }).waitFor();
  await frames(page);
  await page.close();
});

test("a policy without workers is named where one is refused, and not the network", async ({ mayLog }) => {
  mayLog(/worker-src/);
  const { page } = await openUnder("lab.html#n=9", `${POLICY}; worker-src 'none'`);
  const sentence =
    "the Content-Security-Policy of the page does not allow the part of it that computes. Its worker-src, or its script-src if it has none, needs 'self'.";
  await page.locator("#error, #status").getByText(sentence).first().waitFor();
  await page.goto(`${new URL("embed.html", page.url()).href}?lang=de#n=25&magnus=perfect&derek=human`);
  const german =
    "weil sich kein Worker starten ließ. Die Content-Security-Policy der Seite erlaubt den Teil nicht, der rechnet. Ihr worker-src, oder ihr script-src, wenn es keines gibt, braucht 'self'.";
  await page.locator("magnus-derek").getByText(german).first().waitFor();
  await page.close();
});

test("nothing of the policy can be left out", async ({ mayLog }) => {
  mayLog(/./);
  // The manifest is fetched by browsers with windows only, so nothing is seen without its part.
  const parts = POLICY.split("; ").filter((part) => !/^(default|manifest)-src/.test(part));
  assert.ok(parts.length === 5);
  for (const part of parts) {
    // Formulas alone have a font.
    const file = part.startsWith("font-src") ? "note.html" : "index.html";
    const { page, problems } = await openUnder(file, POLICY.replace(`; ${part}`, ""));
    const used = USES[file]?.(page).catch(() => {});
    await expect.poll(() => problems.join(" "), part).toContain(part.split(" ")[0]);
    await page.close();
    await used;
  }
});
