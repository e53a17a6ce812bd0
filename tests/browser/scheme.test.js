// @ts-check
/** The colours of a table on a page that has a scheme of its own, and a button for it. */

import { expect, ready, test, withTable } from "./browser.js";
import { usePage } from "./one-page.js";
import { SCRIPT } from "./servers.js";

const running = usePage();
const [DARK, LIGHT] = ["rgb(18, 22, 31)", "rgb(251, 250, 246)"];
const TABLE = "<magnus-derek></magnus-derek>";

/** @param {import("@playwright/test").Page} page */
const paper = (page) => withTable(page, (element) => getComputedStyle(element).backgroundColor);

/** What generators of sites do to a page for its dark scheme: their style, and what their button sets. @type {[string, string, string, string][]} */
const SITES = [
  [
    "MkDocs Material",
    "[data-md-color-scheme=slate] { color: #e2e4e9; background: #1e2129; transition: color 0.2s, background-color 0.2s }",
    'document.body.dataset.mdColorScheme = "slate"',
    'document.body.dataset.mdColorScheme = "default"',
  ],
  [
    "Docusaurus",
    "[data-theme=dark] { --text: #e3e3e3; color-scheme: dark } body { color: var(--text, #1c1e21) }",
    'document.documentElement.dataset.theme = "dark"',
    'document.documentElement.dataset.theme = "light"',
  ],
  [
    "VitePress",
    ".dark { --text: #dfdfd6 } body { color: var(--text, #3c3c43) }",
    'document.documentElement.classList.add("dark")',
    'document.documentElement.classList.remove("dark")',
  ],
  [
    "Jupyter Book",
    "html[data-theme=dark] { --text: #ced6dd } body { color: var(--text, #222832) }",
    'Object.assign(document.documentElement.dataset, { theme: "dark", mode: "dark" })',
    'Object.assign(document.documentElement.dataset, { theme: "light", mode: "light" })',
  ],
  [
    "a page that says its color-scheme",
    ":root { color-scheme: light }",
    'document.documentElement.style.colorScheme = "dark"',
    'document.documentElement.style.colorScheme = "light"',
  ],
];

for (const [site, style, toDark, toLight] of SITES) {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    test(`a table follows the button of ${site} at once, where the system is ${colorScheme}`, async () => {
      const { page } = await running.host(TABLE, `<style>${style}</style>${SCRIPT}`);
      await page.emulateMedia({ colorScheme });
      await ready(page);
      for (const [act, wanted] of [
        [toDark, DARK],
        [toLight, LIGHT],
        [toDark, DARK],
      ]) {
        await page.evaluate(String(act));
        await expect.poll(() => paper(page)).toBe(wanted);
      }
    });
  }
}

test("on a page that is always light a table is light, where the system is dark", async () => {
  const { page } = await running.host(TABLE);
  await page.emulateMedia({ colorScheme: "dark" });
  await ready(page);
  await expect.poll(() => paper(page)).toBe(LIGHT);
});

test("a table takes the colours of a page in every way in which CSS writes them", async () => {
  const { page } = await running.host(TABLE);
  await ready(page);
  for (const [light, dark] of [
    ["rgb(15 23 42)", "rgb(226 232 240 / 0.9)"],
    ["color(srgb 0.06 0.09 0.16)", "color(srgb 0.89 0.91 0.94)"],
    ["oklch(0.21 0.04 265)", "oklch(0.93 0.01 none)"],
    ["oklab(0.21 0 -0.04)", "oklab(0.93 0 -0.01)"],
    ["lab(8.5 -1e-5 -13.5)", "lab(91.6 -1 -5)"],
    ["lch(8.5 13.5 280)", "lch(91.6 5 260 / 0.9)"],
    ["color-mix(in srgb, navy, black)", "color-mix(in oklab, aqua, white)"],
    ["color(display-p3 0 0 1)", "color(display-p3 0 1 0)"],
  ]) {
    for (const [color, wanted] of [
      [dark, DARK],
      [light, LIGHT],
    ]) {
      await page.evaluate((color) => document.body.style.setProperty("color", color ?? ""), color);
      await expect.poll(() => paper(page), color).toBe(wanted);
    }
  }
});

test("on a page of both schemes a table follows the system with it", async () => {
  const { page } = await running.host(TABLE, `<style>:root { color-scheme: light dark }</style>${SCRIPT}`);
  await ready(page);
  for (const [colorScheme, wanted] of /** @type {const} */ ([
    ["dark", DARK],
    ["light", LIGHT],
  ])) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => paper(page)).toBe(wanted);
  }
});

test("a table that was taken off the page and put back follows the page again", async () => {
  const { page } = await running.host(TABLE);
  await ready(page);
  await page.evaluate(() => {
    const table = document.querySelector("magnus-derek");
    table?.remove();
    document.body.style.color = "white";
    if (table) document.body.append(table);
  });
  await expect.poll(() => paper(page)).toBe(DARK);
});
