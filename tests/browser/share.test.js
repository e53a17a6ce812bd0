// @ts-check
/**
 * The share dialog: the link, the code, the snippets, every file; with the keyboard alone; and pages on which copying
 * is forbidden.
 */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { FORMATS } from "../../www/table/export/formats.js";
import { english } from "../../www/text/english.js";
import { formatName } from "../../www/text/say/export/export.js";
import { outOfRange } from "../out-of-range.js";
import {
  bytesOf,
  expect,
  frames,
  lastCopied,
  noteCopies,
  open,
  ready,
  stateOf,
  test,
  useBrowser,
  withTable,
} from "./browser.js";
import { openGame as openIn, scanned } from "./shared-game.js";

/** @typedef {import("@playwright/test").Page} Page */

const running = useBrowser();

/** @param {import("@playwright/test").BrowserContextOptions} [options] */
const openGame = (options) => openIn(running, options);

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** @param {Page} page */
async function share(page) {
  await page.locator("magnus-derek").getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share and export" });
  await dialog.getByText("For notes, lessons and papers: files and code").click();
  return dialog;
}

test("first of all there is the link to copy, and the picture to save; files and code are folded", async () => {
  for (const width of [1360, 390]) {
    const { page } = await openGame({ viewport: { width, height: 844 } });
    await page.locator("magnus-derek").getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share and export" });
    await dialog.getByRole("img", { name: "QR code of the link" }).waitFor();
    const names = await dialog.getByRole("button").allInnerTexts();
    const offered = names.map((name) => name.trim()).filter((name) => name !== "Share…");
    assert.deepEqual(offered, ["Close", "Copy link", "Save this picture"]);
    /** @type {import("@playwright/test").Download[]} */
    const files = [];
    page.on("download", (file) => files.push(file));
    // Pressed twice it is saved once, as large as beside the picture of the end.
    await dialog.getByRole("button", { name: "Save this picture" }).evaluate((button) => {
      for (let press = 0; press < 2; press++) /** @type {HTMLElement} */ (button).click();
    });
    await dialog.getByText(/^Saved, \d+ kB$/).waitFor();
    await expect.poll(() => files.length).toBeGreaterThan(0);
    await page.waitForTimeout(300);
    const [file, ...more] = files;
    assert.ok(file && more.length === 0, `${files.length} files`);
    assert.match(file.suggestedFilename(), /\.png$/);
    assert.equal(widthOf(await bytesOf(file)), 2160);
    await dialog.getByText("For notes, lessons and papers: files and code").click();
    await dialog.getByRole("button", { name: "Download TikZ" }).waitFor();
  }
});

test("the link and its code, in light and dark colours, open the same game elsewhere", async () => {
  const { page } = await openGame();
  const dialog = await share(page);
  const link = await dialog.getByLabel("Anyone who opens it").inputValue();
  assert.equal(link, `${running.url}#${await withTable(page, (element) => element.getState())}`);
  await dialog.getByRole("img", { name: "QR code of the link" }).waitFor();
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme });
    assert.equal(await scanned(page, "magnus-derek .qr"), link);
  }
  const copy = await page.context().newPage();
  await copy.goto(link);
  await ready(copy);
  assert.deepEqual(await stateOf(copy), await stateOf(page));
  await expect(copy.locator(".lines option")).toHaveCount(2);
});

test("with the keyboard alone: open, copy, close, and the focus is back", async () => {
  const { page } = await openGame(CLIPBOARD);
  await noteCopies(page);
  await page.locator("magnus-derek .share").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Share and export" });
  const field = dialog.getByLabel("Anyone who opens it");
  await field.waitFor();
  const link = await field.inputValue();
  const selected = await withTable(page, (element) => {
    const { value, selectionStart, selectionEnd } = element.shadowRoot.activeElement;
    return value.slice(selectionStart, selectionEnd);
  });
  assert.equal(selected, link);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await dialog.getByText("Copied", { exact: true }).waitFor();
  assert.equal(await lastCopied(page), link);
  await page.keyboard.press("s");
  assert.equal((await stateOf(page)).round, 5, "keys of the table rest while the dialog is open");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  assert.ok(await withTable(page, (element) => element.shadowRoot.activeElement.matches(".share")));
  await page.keyboard.press("Enter");
  await field.waitFor();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  assert.ok(await withTable(page, (element) => element.shadowRoot.activeElement.matches(".share")));
});

test("where the page has no clipboard the older way is taken, and a refusal is said", async () => {
  const { page } = await openGame(CLIPBOARD);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
  const dialog = await share(page);
  const copy = dialog.getByRole("button", { name: "Copy link" });
  await copy.click();
  await dialog.getByText("Copied", { exact: true }).waitFor();
  await expect(copy).toBeFocused();
  // Some browsers say of a copy that was not made that it was.
  for (const [name, told] of /** @type {const} */ ([
    ["Copy link", false],
    ["Copy tag", false],
    ["Copy CSV", false],
    ["Copy link", true],
  ])) {
    await page.evaluate((told) => {
      document.execCommand = () => told;
    }, told);
    await dialog.getByRole("button", { name, exact: true }).click();
    await page.waitForFunction(() => {
      const field = document.querySelector("magnus-derek")?.shadowRoot?.activeElement;
      return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    });
    const left = await withTable(page, (element) => {
      const field = element.shadowRoot.activeElement;
      const { value, selectionStart, selectionEnd } = field;
      const said = [...field.closest("section").querySelectorAll("[role=status]")].map(
        ({ textContent }) => textContent,
      );
      return { all: selectionEnd - selectionStart === value.length && value.length > 20, said: said.join("") };
    });
    assert.deepEqual(left, {
      all: true,
      said: "Copying is not allowed here. The text is selected: copy it by hand.",
    });
    await dialog.getByRole("button", { name: "Close" }).focus();
  }
});

test("the tag and the frame show the same game on another page", async () => {
  const { page } = await openGame(CLIPBOARD);
  await noteCopies(page);
  const dialog = await share(page);
  for (const [name, selector] of [
    ["Copy tag", "magnus-derek"],
    ["Copy frame", "iframe"],
  ]) {
    await dialog.getByRole("button", { name }).click();
    await expect.poll(() => lastCopied(page)).toContain(`<${selector}`);
    await dialog.getByText("Copied", { exact: true }).first().waitFor();
    const body = await lastCopied(page);
    const other = await page.context().newPage();
    await other.route("**/host.html", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
    await other.goto(`${running.url}host.html`);
    const node = await other.waitForSelector(String(selector));
    const frame = (await node.contentFrame()) ?? other.mainFrame();
    await frame.waitForSelector("magnus-derek .picture");
    const state = await frame.evaluate(async () => {
      const table = /** @type {any} */ (document.querySelector("magnus-derek"));
      await table.ready;
      return JSON.parse(JSON.stringify(table.state));
    });
    assert.deepEqual(state, await stateOf(page), name);
    if (selector === "magnus-derek") continue;
    // All of the table is in sight, and where no script may run the frame has a height of its own.
    assert.match(String(body), /^<iframe data-magnus-derek [^>]*height="700"/);
    const content = () =>
      frame.evaluate(() => Math.ceil(document.querySelector("main")?.getBoundingClientRect().height ?? 0));
    const own = () => node.evaluate((element) => /** @type {HTMLElement} */ (element).offsetHeight);
    await expect(async () => assert.equal(await own(), await content())).toPass();
  }
});

test("the system's own way to share is offered where there is one; to change one's mind is no error", async () => {
  const { page } = await openGame();
  await expect((await share(page)).getByRole("button", { name: "Share…" })).toHaveCount(0);
  await page.addInitScript(() => {
    const outcomes = [new DOMException("", "AbortError"), new DOMException("no target", "DataError")];
    Object.assign(navigator, { share: async () => Promise.reject(outcomes.shift()) });
  });
  await page.reload();
  const dialog = await share(page);
  const button = dialog.getByRole("button", { name: "Share…" });
  await button.click();
  await frames(page);
  await expect.poll(async () => (await dialog.locator(".error").allTextContents()).join("")).toBe("");
  await button.click();
  await dialog.getByText("The link could not be shared: no target").waitFor();
});

test("every format is a file of its own name with something in it", async () => {
  const { page } = await openGame();
  const dialog = await share(page);
  for (const { id, extension, isAnimation } of FORMATS) {
    const name = formatName(english, id);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: `Download ${name}` }).click(),
    ]);
    const rounds = isAnimation ? "rounds0-5" : "round5";
    assert.equal(file.suggestedFilename(), `magnus-derek-n13-${rounds}.${extension}`);
    assert.ok((await bytesOf(file)).length > 50, name);
  }
});

/** The width of a PNG in pixels, from its header. @param {Buffer} png */
const widthOf = (png) => png.readUInt32BE(16);

test("all pictures can be of another round, and for slides: white, without the lines at the foot", async () => {
  const { page } = await openGame();
  await page.emulateMedia({ colorScheme: "dark" });
  const dialog = await share(page);
  const svg = async () => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      dialog.getByRole("button", { name: "Download SVG" }).click(),
    ]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
  };
  const usual = await svg();
  assert.match(usual.text, /Magnus–Derek table, n = 13 ·/);
  await dialog.getByLabel("Round of the pictures").fill("2");
  await dialog.getByLabel("For slides").check();
  const slide = await svg();
  assert.match(slide.name, /-round2\.svg$/);
  assert.match(slide.text, /<title>[^<]*after 2 rounds/);
  assert.match(slide.text, /<rect [^>]*fill="#ffffff"/);
  assert.doesNotMatch(slide.text, /Magnus–Derek table, n = 13 ·/);
  const [, link = ""] = /<metadata>([^<]*)/.exec(slide.text) ?? [];
  const copy = await page.context().newPage();
  await copy.goto(link);
  await ready(copy);
  assert.equal((await stateOf(copy)).round, 2);
  await dialog.getByLabel("Round of the pictures").fill("99");
  await dialog.getByRole("button", { name: "Download TikZ" }).click();
  await dialog.getByText(outOfRange("The round of a picture", 0, 5, 99)).waitFor();
  assert.equal((await stateOf(page)).round, 5);
});

test("the code for other pages stands there whole, with a script that they can load and words with a link for those without", async () => {
  const { page } = await openGame();
  const dialog = await share(page);
  const tag = await dialog.getByLabel("As a tag").inputValue();
  // The test's server sends no Access-Control-Allow-Origin.
  await expect(dialog.getByLabel("As a tag")).toHaveValue(/\/standalone\.js"/);
  assert.match(
    tag,
    /<a href="http[^"]*#[^"]*">A game of the Magnus–Derek table: open it in a browser<\/a><\/magnus-derek>$/,
  );
  for (const name of ["As a tag", "As a frame"]) {
    const hidden = await dialog.getByLabel(name).evaluate((field) => field.scrollHeight - field.clientHeight);
    assert.ok(hidden <= 1, `${name}: ${hidden}`);
  }
  const link = dialog.getByLabel("Anyone who opens it");
  assert.equal(await link.evaluate((field) => field.scrollLeft), 0);
});

test("a PNG has as many pixels as are chosen, 2160 unless others are", async () => {
  const { page } = await openGame();
  const dialog = await share(page);
  const png = dialog.getByRole("button", { name: "Download PNG" });
  const saved = async () => {
    const [file] = await Promise.all([page.waitForEvent("download"), png.click()]);
    return widthOf(await bytesOf(file));
  };
  assert.equal(await saved(), 2160);
  await dialog.getByLabel("Pixels across").selectOption("4,320");
  assert.equal(await saved(), 4320);
});

test("the dialog says what is done to a GIF that would take longer than 20 seconds", async () => {
  const { page } = await openGame();
  await withTable(page, (element) => {
    element.newGame({ n: 101, magnus: "layers", derek: "hoarder" });
    while (element.state.round < 150) element.step();
  });
  const dialog = await share(page);
  await dialog.getByText("so 131 of 151 pictures are shown, evenly spread, for 0.15 s each.").waitFor();
  await dialog.getByLabel("To round").fill("97");
  await dialog.getByText("A GIF lasts 20 seconds at most, so each round is shown for 0.2 s.").waitFor();
  await dialog.getByLabel("To round").fill("17");
  await dialog.getByText("A GIF lasts 20 seconds").waitFor({ state: "hidden" });
});

test("beside the picture of the end a button saves it, and says so", async () => {
  const { page } = await openGame();
  await withTable(page, (element) => {
    element.newGame({ n: 13, magnus: "best", derek: "hoarder" });
    while (element.state.turn !== "over") element.step();
  });
  const table = page.locator("magnus-derek");
  const button = table.getByRole("button", { name: "Save this picture" });
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
  assert.equal(file.suggestedFilename(), "magnus-derek-n13-round15.png");
  assert.equal(widthOf(await bytesOf(file)), 2160);
  const saved = /^Saved, \d+ kB$/;
  await table.locator(".keep").getByText(saved).waitFor();
  await table.getByRole("status").filter({ hasText: saved }).waitFor({ state: "attached" });
  await withTable(page, (element) => element.undo());
  await button.waitFor({ state: "hidden" });
});

test("files that are text can be copied", async () => {
  const { page } = await openGame(CLIPBOARD);
  await noteCopies(page);
  const dialog = await share(page);
  const beginnings = { TikZ: "%", "LaTeX table": "%", CSV: "round,from", JSON: '{\n  "n": 13' };
  for (const [name, beginning] of Object.entries(beginnings)) {
    await dialog.getByRole("button", { name: `Copy ${name}` }).click();
    await dialog.getByText("Copied magnus-derek-n13-round5").waitFor();
    await expect.poll(async () => (await lastCopied(page)).slice(0, beginning.length)).toBe(beginning);
  }
});

test("a GIF can be cancelled while it is made, and the dialog goes on", async () => {
  const { page } = await open(running, { reducedMotion: "reduce" });
  await withTable(page, (element) => {
    element.newGame({ n: 101, magnus: "layers", derek: "hoarder" });
    while (element.state.round < 150) element.step();
  });
  /** @type {string[]} */
  const files = [];
  page.on("download", (file) => files.push(file.suggestedFilename()));
  const dialog = await share(page);
  await expect(dialog.getByLabel("To round")).toHaveValue("150");
  const gif = dialog.getByRole("button", { name: "Download Animated GIF" });
  await gif.click();
  const bar = dialog.getByRole("progressbar", { name: "Making the GIF" });
  await dialog.getByText(/^\d+ of 131$/).waitFor();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  const drawn = await withTable(page, async (element) => {
    const root = element.shadowRoot;
    const { value } = root.querySelector("progress:not([hidden])");
    let last = value;
    root.activeElement.click();
    while (!root.querySelector(".said").textContent.includes("cancelled")) {
      await new Promise((resolve) => setTimeout(resolve));
      last = root.querySelector("progress:not([hidden])")?.value ?? last;
    }
    return last - value;
  });
  assert.ok(drawn <= 1, `${drawn} more frames were drawn after Cancel`);
  await bar.waitFor({ state: "hidden" });
  await expect(gif).toBeFocused();
  await dialog.getByLabel("From round").fill("148");
  await dialog.getByLabel("Seconds each").fill("0.5");
  await gif.click();
  await dialog.getByText("magnus-derek-n101-rounds148-150.gif").waitFor();
  // The whole game again: far more than can be drawn before the dialog is closed.
  await dialog.getByLabel("From round").fill("0");
  await gif.click();
  await bar.waitFor();
  await page.keyboard.press("Escape");
  await page.waitForTimeout(1000);
  assert.deepEqual(files, ["magnus-derek-n101-rounds148-150.gif"], "nothing else is saved, also not after closing");
});

test("what cannot be made is said in a sentence", async () => {
  const { page } = await openGame();
  const dialog = await share(page);
  const gif = dialog.getByRole("button", { name: "Download Animated GIF" });
  for (const [label, value, sentence] of [
    ["From round", "", "A GIF goes from one round to another: type both as whole numbers."],
    ["From round", "6", outOfRange("The first round of a GIF", 0, 5)],
    ["To round", "77", outOfRange("The last round of a GIF", 0, 5)],
    ["Seconds each", "0", "A round of a GIF is shown for 0.02 to 60 seconds"],
  ]) {
    const before = await dialog.getByLabel(String(label)).inputValue();
    await dialog.getByLabel(String(label)).fill(String(value));
    await gif.click();
    await dialog.getByText(String(sentence)).waitFor();
    await dialog.getByLabel(String(label)).fill(before);
  }
});

test("a link too long for a code has none, and a game too long for a link can still be saved", async () => {
  const { page } = await openGame();
  await withTable(page, (element) => element.setAttribute("href", `https://example.org/${"x".repeat(3000)}`));
  const dialog = await share(page);
  await dialog.getByText("There is no QR code. The link is too long for a QR code.").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await withTable(page, (element) => {
    element.removeAttribute("href");
    element.newGame({ n: 1000, magnus: `scripted:${Array(1500).fill(1).join(",")}`, derek: "random" });
    element.step();
  });
  await share(page);
  await dialog.getByText("cannot hold the list of").waitFor();
  await expect(dialog.getByRole("button", { name: "Copy link" })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Copy tag" })).toHaveCount(0);
  for (const name of ["SVG", "PNG", "JSON", "Animated GIF"]) {
    const button = dialog.getByRole("button", { name: `Download ${name}` });
    await Promise.all([page.waitForEvent("download"), button.click()]);
  }
  assert.equal((await stateOf(page)).round, 1);
});

test("a share dialog that cannot be loaded says which file is missing, and the game goes on", async ({ mayLog }) => {
  mayLog(/Failed to load resource/);
  const { page } = await openGame();
  const before = await stateOf(page);
  await page.route("**/dialog*.js", (route) => route.abort());
  await page.locator("magnus-derek").getByRole("button", { name: "Share", exact: true }).click();
  const sentence =
    /This part could not be loaded: dialog\S*\.js could not be fetched. Either there is no network, or the server does not have it\./;
  await page.locator("magnus-derek .refusals").getByText(sentence).waitFor();
  assert.deepEqual(await stateOf(page), before);
});
