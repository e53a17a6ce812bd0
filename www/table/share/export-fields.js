// @ts-check
/**
 * The forms of files that take a while. A new field is one entry here, with its label in the texts; its name is that of
 * the option that it sets, which stands in `ExportOptions`, in `../export/request.js` and where the format uses it.
 */

import "../../text/say/share.js";
import { typedNumber } from "../../kit/sentences.js";

/** @import { ExportOptions, Sharing, Speaker } from "../types" */
/** @import { FormatId } from "../../text/say/export.js" */

/** @typedef {(words: Speaker) => string} ExportWording */

/**
 * @typedef {object} ExportField
 * @property {keyof ExportOptions} name
 * @property {ExportWording} label
 * @property {number} least
 * @property {number} step
 * @property {(sharing: Sharing, before: string) => string} start its value when the dialog is opened
 * @property {(value: string) => number | null} read null if that is refused
 * @property {ExportWording} refusal
 */

/** @typedef {Record<"heading" | "making" | "cancelled", ExportWording> & {fields: ExportField[]}} ExportForm */

/** The time for a round in milliseconds, from seconds. @param {string} value */
function paceOf(value) {
  const seconds = Number(value);
  return seconds >= 0.02 && seconds <= 60 ? Math.round(1000 * seconds) : null;
}

/** @type {Pick<ExportField, "least" | "step" | "read" | "refusal">} */
const ROUND = { least: 0, step: 1, read: typedNumber, refusal: (words) => words.plain("gifWholeRounds") };

/** @type {Partial<Record<FormatId, ExportForm>>} */
export const FORMS = {
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
        start: (_, before) => before || "1",
        read: paceOf,
        refusal: (words) => words.plain("gifSecondsRange"),
      },
    ],
  },
};
