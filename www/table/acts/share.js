// @ts-check
/** The dialog in which a game is shared and saved, and the picture that is saved without it. */

import { download, mayRefuseDownloads } from "../../kit/download.js";
import { PNG_SIZE } from "../export/option-values.js";
import { saveAs } from "./save-as.js";

/** @import { ExportOptions, Sharing } from "../types" */
/** @import { Controller } from "../controller.js" */

/** @param {Controller} controller */
export function share(controller) {
  return controller.view.dialogs.showShare({
    address: controller.settings().address,
    link: () => controller.link(),
    lesson: () => controller.lesson?.name ?? null,
    round: () => controller.game.now.state.round,
    rounds: () => controller.game.now.facts.lineLength,
    exportAs: (/** @type {string} */ id, /** @type {ExportOptions} */ options) => saveAs(controller, id, options),
    savePicture: (said) => savePicture(controller, said),
  });
}

/**
 * Saves the picture of the table as large as the dialog would at first, without a dialog.
 * @param {Controller} controller @param {Parameters<Sharing["savePicture"]>[0]} said what is said of the file
 */
export async function savePicture(controller, said) {
  const { name, blob } = await saveAs(controller, "png", { size: PNG_SIZE.offered });
  download(name, blob);
  const sentence = said(blob.size, !mayRefuseDownloads());
  controller.view.announce(sentence);
  return sentence;
}
