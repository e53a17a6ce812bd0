// @ts-check
/** The dialogs over a table, loaded when they are opened: the share dialog and the list of keys. */

import { whyNotLoaded } from "../kit/load-error.js";

/** @import { ExportOptions } from "./types" */
/** @import { Control } from "./control.js" */

/** @param {Control} control */
export async function openShare(control) {
  // Autoplay stops, because the dialog shares one fixed position.
  control.playback.pause();
  const sharing = {
    address: control.settings().address,
    link: () => control.link(),
    lesson: () => control.lesson?.found.name ?? null,
    round: () => control.match.now.state.round,
    exportAs: (/** @type {string} */ id, /** @type {ExportOptions} */ options) => control.exportAs(id, options),
  };
  await opened(control, "missingShare", () => control.content.showShare(sharing));
}

/** @param {Control} control */
export function openHelp(control) {
  return opened(control, "missingKeys", () => control.content.showHelp());
}

/**
 * Opens a dialog; if it cannot be loaded, says why.
 * @param {Control} control @param {"missingShare" | "missingKeys"} missing @param {() => globalThis.Promise<void>} open
 */
async function opened(control, missing, open) {
  try {
    await open();
  } catch (error) {
    const { words } = control.match;
    control.refuse(words.plain(missing, { why: whyNotLoaded(error, words) }), true);
  }
}
