// @ts-check
/** The first minute on the Play page, step by step, for all tests that have to get through some of it. */

import { expect, ready, withTable } from "./browser.js";

/** @import { Page } from "@playwright/test" */

/** The buttons from the first question to the shield. */
export const WAY = ["Why?", "Look at another game", "Find another", "Show me one", "How can I win?"];
/** The positions that Derek keeps in the shield. */
export const KEPT = [1, 4, 7];

/** Waits for the table, and for the strip that leads through it. @param {Page} page */
export async function isLed(page) {
  await ready(page);
  await page.locator(".first-minute .seats").waitFor({ state: "attached" });
}

/** @param {Page} page */
export const strip = (page) => page.locator(".first-minute");

/** Waits until the strip says it. @param {Page} page @param {RegExp | string} words */
export const says = (page, words) => expect(strip(page).getByRole("status")).toHaveText(words);

/** The button of the strip that leads on. @param {Page} page @param {string} name */
export const next = (page, name) => strip(page).getByRole("button", { name, exact: true });

/** Answers as often as there are signs. @param {Page} page @param {string} signs */
export const answerAll = (page, signs) =>
  withTable(page, (element, signs) => [...signs].map((sign) => element.answer(sign)), signs);

/** Finds the first three positions, all new. @param {Page} page */
export async function loseThreeTimes(page) {
  await answerAll(page, "+++");
  await says(page, /^3 of 3 were new/);
}

/** Goes on from there by the buttons of the strip until the shield is asked for. @param {Page} page */
export async function goToShield(page) {
  for (const name of WAY) await next(page, name).click();
  await says(page, /^A smaller table/);
}

/** Keeps the three until Magnus is stuck. @param {Page} page */
export const holdShield = (page) =>
  withTable(
    page,
    (element, kept) => {
      for (let round = 0; round < 200 && element.state.turn !== "over"; round++)
        element.answer(kept.includes(element.state.landings[0]) ? "-" : "+");
    },
    KEPT,
  );
