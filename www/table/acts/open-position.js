// @ts-check
/** The opening of a game that begins with a position set up by hand, which only the larger core knows; and the way back from it. */

import { loadStudy } from "../core/core.js";
import { openLink } from "./acts.js";

/** @import { Controller } from "../controller.js" */

/** The games that were on the tables before, as links. @type {WeakMap<Element, string>} */
const earlier = new WeakMap();

/** The link of the game that was on the table before a position was set up; null if there is none. @param {Controller} controller */
export const earlierGame = ({ host }) => earlier.get(host) ?? null;

/** Keeps the game on the table, to come back to it. Throws a sentence if it is too long for a link. @param {Controller} controller */
export function keepEarlier(controller) {
  earlier.set(controller.host, controller.link());
}

/** Opens the game that was on the table before. @param {Controller} controller */
export function reopenEarlier(controller) {
  const link = earlierGame(controller);
  if (link === null) return;
  earlier.delete(controller.host);
  openLink(controller, link);
  controller.view.focusTable({ preventScroll: true });
}

/**
 * Opens the game of a link with the core that knows positions, or says why it cannot be opened; then nothing has changed.
 * @param {Controller} controller @param {{link: string, about: string}} asked @param {boolean} [userInitiated]
 */
export async function openPosition(controller, { link, about }, userInitiated = false) {
  const core = await loadStudy();
  try {
    core.Handle.open(link).free();
  } catch (reason) {
    controller.refuse(reason, userInitiated, { about, advice: controller.words.plain("adviceSameGame") });
    return;
  }
  if ("comment" in controller.game.handle) {
    openLink(controller, link, about);
    return;
  }
  controller.place.carryOver(core, link).emit("md-change", userInitiated, { change: "game" });
}
