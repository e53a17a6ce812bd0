// @ts-check
/** Helpers for tables on other people's pages, shared by their tests. */

import assert from "node:assert/strict";
import { stateOf } from "./browser.js";

/** @typedef {import("@playwright/test").Page} Page */

/** The script that gives frames their height. */
export const HOST = '<script src="/embed-host.js"></script>';

/** The place of a position on the screen. @param {Page} page @param {number} position */
export async function seat(page, position) {
  const box = await page.locator("magnus-derek svg.table circle.seat").nth(position).boundingBox();
  assert.ok(box);
  return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
}

/** The round in which the game stands. @param {Page} page */
export const round = async (page) => (await stateOf(page)).round;
