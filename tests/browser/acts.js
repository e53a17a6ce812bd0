// @ts-check
/** Actions that bring a page into a state to be looked at, in a few words. */

import { openFold, partOfTable, withTable } from "./browser.js";

/** @import { Page } from "@playwright/test" */

/** The part of a table without its dialogs. */
export const FRAME = partOfTable(".frame");

/** Opens another address of the page that is there. @param {string} path */
export const at = (path) => async (/** @type {Page} */ page) => {
  const address = new URL(path, page.url()).href;
  const sameFile = address.replace(/#.*/, "") === page.url().replace(/#.*/, "");
  await page.goto(address);
  if (sameFile) await page.reload();
};

/** Joins acts, one after the other. @param {...(page: Page) => Promise<unknown>} acts */
export const inTurn =
  (...acts) =>
  async (/** @type {Page} */ page) => {
    for (const act of acts) await act(page);
  };

/** @param {string} selector @param {string | RegExp} text */
export const shows = (selector, text) => (/** @type {Page} */ page) =>
  page.locator(selector).getByText(text).first().waitFor();
/** @param {string | RegExp} name */
export const press = (name) => (/** @type {Page} */ page) => page.getByRole("button", { name, exact: true }).click();
/** Opens a fold of the table. @param {string} name */
export const fold = (name) => (/** @type {Page} */ page) => openFold(page, name);
/** @param {string} key */
export const key = (key) => (/** @type {Page} */ page) => page.keyboard.press(key);
/** Opens all that is folded. @param {Page} page */
export const unfold = (page) =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll("details")) folded.open = true;
  });

/**
 * A new game on the table, played for so many rounds by its computers.
 * @param {Record<string, unknown>} choice @param {number} [rounds]
 */
export const newGame =
  (choice, rounds = 0) =>
  (/** @type {Page} */ page) =>
    withTable(
      page,
      (element, [choice, rounds]) => {
        element.newGame(choice);
        while (element.state.turn !== "over" && element.state.round < rounds) element.step();
      },
      [choice, rounds],
    );
export const TO_THE_END = 1000;
