// @ts-check
/** The opening of a game that begins with a position set up by hand, which only the larger core knows; and the way back from it. */

import { loadStudy } from "../core/core.js";
import { openLink } from "./acts.js";

/** @import { Controller } from "../controller.js" */

/**
 * The game that was on a table before a position was set up there, as a link, and that position: one goes back from it alone.
 * @type {WeakMap<Element, {link: string, position: string}>}
 */
const earlier = new WeakMap();
/** The link that each table was asked to open last. @type {WeakMap<Element, object>} */
const wishes = new WeakMap();

/** The position with which the game on the table begins, as a text. @param {Controller} controller */
const positionOf = ({ game }) => JSON.stringify(game.now.facts.begunPosition);

/** The link of the game that was on the table before its position was set up; null if there is none. @param {Controller} controller */
export function earlierGame(controller) {
  const kept = earlier.get(controller.host);
  return kept && kept.position === positionOf(controller) ? kept.link : null;
}

/** Opens the game that was on the table before. @param {Controller} controller */
export function reopenEarlier(controller) {
  const link = earlierGame(controller);
  if (link === null) return;
  openLink(controller, link, "", true);
  controller.view.focusTable({ preventScroll: true });
}

/**
 * Opens the game of a link with the core that knows positions, or says why it cannot be opened; then nothing has changed. A table that is
 * asked for another game meanwhile opens that alone.
 * @param {Controller} controller @param {{link: string, about: string}} asked @param {boolean} [userInitiated]
 * @returns {globalThis.Promise<Controller | null>} whose game it is now; null if it was not opened
 */
export async function openPosition(controller, asked, userInitiated = false) {
  const { link, about } = asked;
  const { host, game } = controller;
  const { beginning } = game;
  wishes.set(host, asked);
  const core = await loadStudy();
  if (wishes.get(host) !== asked || game.beginning !== beginning) return null;
  if ("comment" in controller.game.handle) return openLink(controller, link, about, userInitiated) ? null : controller;
  try {
    core.Handle.open(link).free();
  } catch (reason) {
    controller.refuse(reason, userInitiated, { about, advice: controller.words.plain("adviceSameGame") });
    return null;
  }
  const place = controller.place.carryOver(core, link);
  place.emit("md-change", userInitiated, { change: "game" });
  place.view.afterLanding(() => place.emit("md-landed", userInitiated, { change: "game" }));
  return place;
}

/**
 * The same with a position that a person has set up, and keeps the game on the table to come back to it; a position that is changed keeps
 * the game before it. Throws a sentence if that is too long for a link.
 * @param {Controller} controller @param {string} link
 * @returns {globalThis.Promise<boolean>} false if it was not opened
 */
export async function openSetUp(controller, link) {
  const before = earlierGame(controller) ?? controller.link();
  const opened = await openPosition(controller, { link, about: "" }, true);
  if (!opened) return false;
  earlier.set(opened.host, { link: before, position: positionOf(opened) });
  opened.show();
  return true;
}
