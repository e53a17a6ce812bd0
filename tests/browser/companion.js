// @ts-check
/** Pages of the companion games for their tests. */

import { watchProblems } from "./browser.js";

export const GAMES = ["multivision", "dominoes", "number-game"];
export const PAGES = ["companions.html", ...GAMES.map((name) => `${name}.html`)];
export const EXAMPLE_1 = "multivision=(2..541)^p,(2..541)^2p,(2..541)^3p";
export const EXAMPLE_1_MOVES = "1/229*(233..541)^(p!-e);3/281*(283..541)^(T(3p)-e);1/157*(163..541)^(T^p(p)-e)";

/**
 * A page with its game ready.
 * @param {import("./browser.js").Running} running
 * @param {string} path @param {import("@playwright/test").BrowserContextOptions} [options]
 */
export async function openGame(running, path, options = {}) {
  const context = await running.browser.newContext({ viewport: { width: 1360, height: 900 }, ...options });
  const page = await context.newPage();
  watchProblems(page);
  await page.goto(running.url + path);
  await gameOf(page, path);
  return { page };
}

/**
 * As above, in the page that the tests of a file share.
 * @param {ReturnType<typeof import("./one-page.js").usePage>} running @param {string} path
 */
export async function loadGame(running, path) {
  const { page } = await running.load(path);
  await gameOf(page, path);
  return { page };
}

/** @param {import("@playwright/test").Page} page @param {string} path */
async function gameOf(page, path) {
  if (!path.startsWith("companions.html")) await page.locator(".turn h2").waitFor();
}

/** @param {import("@playwright/test").Page} page */
export const heard = (page) => page.locator("#game > [role=status]");
/** @param {import("@playwright/test").Page} page */
export const heading = (page) => page.locator(".turn h2");
/** The fields of the link in the address. @param {import("@playwright/test").Page} page */
export const link = (page) => decodeURIComponent(new URL(page.url()).hash.slice(1));
