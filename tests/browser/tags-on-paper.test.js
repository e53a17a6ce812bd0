// @ts-check
/** Tables far below the window, in slides and frames on paper. */

import assert from "node:assert/strict";
import { inflateSync } from "node:zlib";
import { expect, part, test, useBrowser } from "./browser.js";
import { openHost, ready, serve } from "./servers.js";

/** @typedef {import("@playwright/test").Page} Page */

const running = useBrowser();

/** Six tables over more than six screens; only the first is near the window. @param {string} [attributes] */
const SIX = (attributes = "") =>
  Array.from(
    { length: 6 },
    (_, at) =>
      `<p style="margin-bottom: 1200px">Table ${at}</p><magnus-derek n="13" ${attributes}>Words ${at}</magnus-derek>`,
  ).join("");

/** The number of curves that are drawn in a PDF. @param {Buffer} pdf */
function curvesIn(pdf) {
  let curves = 0;
  for (let at = pdf.indexOf("stream\n"); at >= 0; at = pdf.indexOf("stream\n", at + 7)) {
    if (pdf.toString("latin1", at - 3, at) === "end") continue;
    try {
      const text = inflateSync(pdf.subarray(at + 7)).toString("latin1");
      curves += (text.match(/ c$/gm) ?? []).length;
    } catch {
      // A font or a picture, which is packed otherwise.
    }
  }
  return curves;
}

/** Waits for what draws the codes of links, which comes after the tables. @param {Page} page */
async function drawsCodes(page) {
  await page.evaluate((path) => import(path), `/${part("nano")}`);
}

/** How many tables had a drawing and a caption on paper, as the browser prints them. @param {Page} page */
async function printed(page) {
  await page.evaluate(() => {
    addEventListener(
      "afterprint",
      () => {
        const roots = [...document.querySelectorAll("magnus-derek")].map(({ shadowRoot }) => shadowRoot);
        Object.assign(window, {
          onPaper: roots.map((root) => [
            root?.querySelectorAll("svg.table circle.seat").length,
            root?.querySelector(".paper .qr") ? "link" : "",
          ]),
        });
      },
      { once: true },
    );
  });
  const pdf = await page.pdf({ format: "A4" });
  return { curves: curvesIn(pdf), tables: await page.evaluate(() => /** @type {any} */ (window).onPaper) };
}

for (const attributes of ["", 'lang="de"', "present"]) {
  test(`of six tables over as many screens each is on paper with its link, also those that nobody has seen (${attributes || "plain"})`, async () => {
    const { page } = await openHost(running.browser, SIX(attributes));
    await ready(page);
    await page.locator("magnus-derek .paper").first().waitFor({ state: "attached" });
    await drawsCodes(page);
    const begun = () => page.locator("magnus-derek .frame").count();
    assert.equal(await begun(), 1);
    const { curves, tables } = await printed(page);
    assert.deepEqual(tables, Array(6).fill([13, "link"]));
    assert.equal(await begun(), 6);
    // Now all are there long before they are printed, and nothing is added.
    const again = await printed(page);
    assert.ok(curves > 6000 && curves > 0.99 * again.curves, `${curves} curves, and ${again.curves} later`);
  });
}

test("where no table has been near the window the second print has all", async () => {
  const { page } = await openHost(running.browser, `<div style="height: 3000px"></div>${SIX()}`);
  await page.evaluate(() => customElements.whenDefined("magnus-derek"));
  await page.pdf();
  await ready(page);
  await expect(page.locator("magnus-derek .paper")).toHaveCount(6);
  await drawsCodes(page);
  assert.deepEqual((await printed(page)).tables, Array(6).fill([13, "link"]));
});

test("slides that reveal.js lays out for paper have their tables", async () => {
  for (const query of ["print-pdf", "view=print"]) {
    const { url, stop } = await serve();
    const page = await running.browser.newPage();
    page.on("close", stop);
    await page.goto(`${url}tests/recipes/reveal.html?${query}`);
    await page.locator("html.reveal-print .pdf-page").first().waitFor();
    await page.locator("magnus-derek .paper").first().waitFor({ state: "attached" });
    const { curves, tables } = await printed(page);
    assert.equal(tables[0][0], 15);
    assert.ok(curves > 20, String(curves));
    await page.close();
  }
});
