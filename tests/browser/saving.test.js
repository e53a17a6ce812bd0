// @ts-check
/**
 * Files in frames: a frame that may refuse a download is never told that the file is saved, and shows the way out; and PNGs are
 * written without waiting for idle time.
 */

import assert from "node:assert/strict";
import { SANDBOX } from "../../www/table/share/snippets.js";
import { bytesOf, expect, open, test, useBrowser, withTable } from "./browser.js";
import { CORS, openHost, ready, SINGLE, serve, textOf } from "./servers.js";

/** @import { FrameLocator, Page } from "@playwright/test" */

const running = useBrowser();

/** A host page with a frame. @param {string} src @param {string} attributes @param {Record<string, string>} [pages] */
async function framed(src, attributes, pages = {}) {
  const frame = `<iframe title="Table" ${attributes} style="width: 960px; height: 660px; border: 0" src="${src}"></iframe>`;
  const { page } = await openHost(running.browser, frame, { head: "", pages });
  /** @type {string[]} */
  const files = [];
  page.on("download", (file) => files.push(file.suggestedFilename()));
  return { page, files, inside: page.frameLocator("iframe") };
}

/** The single file in a frame, with the share dialog open. @param {string} attributes of the frame */
async function shared(attributes) {
  const pages = { "/course.html": await textOf(SINGLE) };
  const opened = await framed("/course.html#n=15&magnus=layers&derek=human", attributes, pages);
  await opened.inside.locator("magnus-derek .share").click();
  const dialog = opened.inside.getByRole("dialog", { name: "Share and export" });
  await dialog.getByRole("button", { name: "Save this picture" }).waitFor();
  return { ...opened, dialog };
}

const UNSURE = "If no file has come, this frame may not save any: open the link of the game (under Share).";

test("in a frame that may not save files no sentence says that a file is saved, and the link leads out", async ({
  mayLog,
}) => {
  mayLog(/allow-popups/);
  const { page, files, dialog } = await shared('sandbox="allow-scripts"');
  await dialog.getByRole("button", { name: "Save this picture" }).click();
  await dialog.getByText(UNSURE).waitFor();
  await dialog.getByText("For notes, lessons and papers: files and code").click();
  await dialog.getByRole("button", { name: "Download CSV" }).click();
  await dialog.getByText(/^magnus-derek.*\.csv, \d+ kB\. If no file has come, this frame may not save any/).waitFor();
  await expect(dialog.getByText(/^Saved/)).toHaveCount(0);
  // Nor may it open windows, which is said too.
  await dialog.getByRole("button", { name: "Open in a window of its own" }).click();
  await dialog.getByText("This frame may not open windows: copy the link, and open it in one.").waitFor();
  assert.deepEqual(files, []);
  assert.equal(page.context().pages().length, 1);
});

test("the frame for Moodle saves files and opens the game in a window of its own", async () => {
  const { page, files, dialog } = await shared(`sandbox="${SANDBOX}"`);
  await dialog.getByRole("button", { name: "Save this picture" }).click();
  await dialog.getByText(UNSURE).waitFor();
  await expect.poll(() => files).toEqual(["magnus-derek-n15-round0.png"]);
  const [alone] = await Promise.all([
    page.context().waitForEvent("page"),
    dialog.getByRole("button", { name: "Open in a window of its own" }).click(),
  ]);
  await ready(alone);
  assert.equal(await withTable(alone, (element) => element.state.n), 15);
});

test("a frame that surely saves files says so, and a page alone offers no other window", async () => {
  for (const sandbox of ["", 'sandbox="allow-scripts allow-same-origin allow-downloads"']) {
    const { dialog, files } = await shared(sandbox);
    await dialog.getByRole("button", { name: "Save this picture" }).click();
    await dialog.getByText(/^Saved, \d+ kB$/).waitFor();
    await expect.poll(() => files).toHaveLength(1);
  }
  const { dialog } = await shared('sandbox="allow-scripts allow-same-origin"');
  await dialog.getByRole("button", { name: "Save this picture" }).click();
  await dialog.getByText(UNSURE).waitFor();
});

/** @type {{path: string, save: (inside: FrameLocator) => Promise<void>}[]} */
const PAGES = [
  {
    path: "lab.html",
    save: (inside) => inside.getByRole("button", { name: "Download CSV of the least waste" }).click(),
  },
  {
    path: "announced.html#random=1",
    save: async (inside) => {
      // In a wide frame the fold is open.
      const fold = inside.locator("details", { hasText: "All rounds as a table" });
      if ((await fold.getAttribute("open")) === null) await fold.locator("summary").click();
      await inside.getByRole("button", { name: "Download CSV of the rounds" }).click();
    },
  },
  { path: "learn/index.html", save: (inside) => inside.getByRole("button", { name: "Save as a file" }).click() },
  {
    path: "for-notes.html#n=15&place=pretext",
    save: (inside) => inside.getByRole("button", { name: /^Save .*\.png$/ }).click(),
  },
  {
    path: "index.html#n=45&magnus=two-phase&derek=hoarder&round=12",
    save: async (inside) => {
      await inside.getByRole("button", { name: "Show the carpet" }).click();
      await inside.getByRole("button", { name: "Save the carpet as PNG" }).click();
    },
  },
];

test("no page claims that a file is saved where it may not be, and each names the address that opens it alone", async () => {
  const other = await serve(CORS);
  for (const { path, save } of PAGES) {
    const { page, inside } = await framed(other.url + path, 'sandbox="allow-scripts"');
    await save(inside);
    const status = inside.getByText("If no file has come, this frame may not save files.").first();
    await status.waitFor();
    const link = status.getByRole("link");
    const address = await link.evaluate((node) => [node.textContent, /** @type {HTMLAnchorElement} */ (node).href]);
    assert.equal(address[0], address[1], path);
    assert.ok(address[1]?.startsWith(other.url), `${path}: ${address}`);
    await page.close();
  }
  other.stop();
});

test("in an empty sandbox a frame says why it does not play, and its link opens the table in a new window", async ({
  mayLog,
}) => {
  mayLog(/allow-scripts|CORS|ERR_FAILED/);
  const pages = { "/course.html": await textOf(SINGLE) };
  for (const [path, alone] of [
    ["embed.html?controls=minimal#n=15", "index.html"],
    ["course.html#n=15&magnus=layers&derek=human", "course.html"],
  ]) {
    const { page, inside } = await framed(`/${path}`, 'sandbox=""', pages);
    const link = inside.locator("noscript").getByRole("link");
    await link.waitFor();
    const [opened] = await Promise.all([
      page.context().waitForEvent("page"),
      link.click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await opened.waitForURL((url) => url.pathname === `/${alone}`);
    await ready(opened);
    await page.close();
  }
});

/** Makes the browser wait for an idle time that never comes. @param {Page} page */
const neverIdle = (page) =>
  page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = () => {};
  });

test("a PNG of the table or the carpet is written at once, without waiting for idle time", async () => {
  const context = await running.browser.newContext({ viewport: { width: 1360, height: 900 } });
  const page = await context.newPage();
  await neverIdle(page);
  await page.goto(`${running.url}#n=45&magnus=two-phase&derek=hoarder&round=12`);
  await ready(page);
  const size = await withTable(page, async (element) => (await element.export("png", { size: 400 })).size);
  assert.ok(size > 1000, String(size));
  await page.getByRole("button", { name: "Show the carpet" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the carpet as PNG" }).click(),
  ]);
  assert.equal((await bytesOf(file)).toString("latin1", 1, 4), "PNG");
  await page.getByText("The carpet is saved as PNG.").waitFor();
});

test("the saving of a carpet is told before the picture is drawn", async () => {
  const { page } = await open(running, {}, "#n=45&magnus=two-phase&derek=hoarder&round=12");
  await page.getByRole("button", { name: "Show the carpet" }).click();
  await page.evaluate(() => {
    const { toDataURL } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toDataURL = function (...how) {
      /** @type {any} */ (window).told = document.querySelector(".carpet-saved")?.textContent;
      return toDataURL.apply(this, how);
    };
  });
  await page.getByRole("button", { name: "Save the carpet as PNG" }).click();
  await page.getByText("The carpet is saved as PNG.").waitFor();
  assert.equal(await page.evaluate(() => /** @type {any} */ (window).told), "Making the PNG");
});
