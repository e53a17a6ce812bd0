// @ts-check
/** Button that saves the picture, and says what has become of the file. */

import { errorText } from "../../../kit/sentences.js";
import "../../../text/say/table/trophy.js";

/** @import { Actions, Speaker } from "../../types" */

/** @param {Speaker} words @param {Actions["savePicture"]} savePicture @param {() => void} changed shows the button again */
export function savingPicture(words, savePicture, changed) {
  const nothing = { status: "", error: "", isBusy: false };
  let now = nothing;
  /** @param {Partial<typeof now>} news */
  const tell = (news) => {
    now = { ...nothing, ...news };
    changed();
  };
  return {
    now: () => now,
    /** Takes back what was said of a file. */
    forget() {
      now = { ...nothing, isBusy: now.isBusy };
    },
    /** One file at a time. */
    async save() {
      if (now.isBusy) return;
      tell({ isBusy: true });
      try {
        const said = (/** @type {number} */ bytes, /** @type {boolean} */ isSure) =>
          isSure
            ? words.plain("savedPicture", { kilobytes: Math.ceil(bytes / 1000) })
            : words.plain("savedPictureUnsure");
        tell({ status: await savePicture(said) });
      } catch (reason) {
        tell({ error: errorText(words, reason) });
      }
    },
  };
}
