// @ts-check
/**
 * The forms of files that take a while. A new field is one entry here, with its label in the texts; its name is that of
 * the option that it sets, which stands in `ExportOptions`, in `../export/request.js` and where the format uses it; its
 * range and first value in `../export/option-values.js`.
 */

import { typedNumber } from "../../kit/sentences.js";
import { gifNote } from "../../text/say/export/share.js";
import { gifPlan, LONGEST } from "../export/gif-plan.js";
import { GIF_PACE, PNG_SIZE } from "../export/option-values.js";

/** @import { ExportOptions, Sharing, Speaker } from "../types" */
/** @import { FormatId } from "../../text/say/export/export.js" */

/** @typedef {(words: Speaker) => string} ExportWording */

/**
 * @typedef {object} ExportField
 * @property {keyof ExportOptions} name
 * @property {ExportWording} label
 * @property {number} [least]
 * @property {number} [step]
 * @property {number[]} [choices] the values to choose from, where none is typed
 * @property {(sharing: Sharing, before: string) => string} start its value when the dialog is opened
 * @property {(value: string) => number | null} read null if that is refused
 * @property {ExportWording} refusal
 */

/**
 * The form of a file; `note` says what becomes of these values, or "".
 * @typedef {Record<"heading" | "making" | "cancelled", ExportWording> & {fields: ExportField[],
 *   note?: (words: Speaker, values: Partial<Record<keyof ExportOptions, number | null>>) => string}} ExportForm
 */

/** The time for a round in milliseconds, from seconds. @param {string} value */
function paceOf(value) {
  const pace = 1000 * Number(value);
  return pace >= GIF_PACE.least && pace <= GIF_PACE.most ? Math.round(pace) : null;
}

/** @type {Pick<ExportField, "least" | "step" | "read" | "refusal">} */
const ROUND = { least: 0, step: 1, read: typedNumber, refusal: (words) => words.plain("gifWholeRounds") };

/** @type {Partial<Record<FormatId, ExportForm>>} */
export const FORMS = {
  png: {
    heading: (words) => words.plain("pngHeading"),
    making: (words) => words.plain("pngMaking"),
    cancelled: (words) => words.plain("pngCancelled"),
    fields: [
      {
        name: "size",
        label: (words) => words.plain("pngPixels"),
        choices: PNG_SIZE.choices,
        start: (_, before) => before || String(PNG_SIZE.offered),
        read: typedNumber,
        refusal: () => "",
      },
    ],
  },
  gif: {
    heading: (words) => words.plain("gifHeading"),
    making: (words) => words.plain("gifMaking"),
    cancelled: (words) => words.plain("gifCancelled"),
    fields: [
      { name: "from", label: (words) => words.plain("gifFromRound"), ...ROUND, start: () => "0" },
      {
        name: "to",
        label: (words) => words.plain("gifToRound"),
        ...ROUND,
        start: (sharing) => String(sharing.round()),
      },
      {
        name: "pace",
        label: (words) => words.plain("gifSeconds"),
        least: 0.1,
        step: 0.1,
        start: (_, before) => before || String(GIF_PACE.offered / 1000),
        read: paceOf,
        refusal: (words) => words.plain("gifSecondsRange"),
      },
    ],
    note(words, { from, to, pace }) {
      return typeof from === "number" && typeof to === "number" && pace && from <= to
        ? gifNote(words, gifPlan(from, to, pace), to - from + 1, pace, LONGEST)
        : "";
    },
  },
};
