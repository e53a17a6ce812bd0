// @ts-check
/** The acts that open the dialogs of a table, and those that load as late, but need no dialog. */

import { loadFailureReason } from "../../kit/load-error.js";

/** @import { Sharing } from "../types" */
/** @import { Controller } from "../controller.js" */

/** @param {Controller} controller */
export function openShare(controller) {
  // Autoplay stops, because the dialog shares one fixed position.
  controller.playback.pause();
  return openLazily(controller, async () => (await import("./share.js")).share(controller));
}

/**
 * Saves the picture of the table, without a dialog.
 * @param {Controller} controller @param {Parameters<Sharing["savePicture"]>[0]} said what is said of the file
 */
export async function savePicture(controller, said) {
  return (await import("./share.js")).savePicture(controller, said);
}

/** Shows a person who plays Magnus what to call. Nothing is called. @param {Controller} controller */
export function openHint(controller) {
  return openLazily(controller, async () => (await import("./advise.js")).advise(controller));
}

/**
 * Has the two people send the game to and fro.
 * @param {Controller} controller @param {boolean} [isReceived] whether the game comes by such a link
 */
export function openApart(controller, isReceived) {
  return openLazily(controller, async () => (await import("./apart.js")).playApart(controller, isReceived));
}

/** Shows the table on the whole screen, or in its page again. @param {Controller} controller */
export function present(controller) {
  return openLazily(controller, async () => (await import("./present.js")).togglePresenting(controller));
}

/** @param {Controller} controller */
export function openHelp(controller) {
  return openLazily(controller, () => controller.view.dialogs.showHelp());
}

/**
 * Opens what is loaded late; if it cannot be loaded, says why.
 * @param {Controller} controller @param {() => globalThis.Promise<unknown>} open
 */
export async function openLazily(controller, open) {
  try {
    await open();
  } catch (error) {
    const { words } = controller;
    controller.refuse(words.plain("missingTablePart", { why: loadFailureReason(error, words) }), true);
  }
}
