// @ts-check
/** The fields of the form for a file. A new one is one entry here; its name is that of the option that it sets. */

import { typedNumber } from "../../kit/sentences.js";

/** @import { Sharing } from "../types" */
/** @import { FormatId } from "../../text/say/export.js" */

/**
 * @typedef {object} Field
 * @property {"from" | "to" | "pace"} name
 * @property {"gifFromRound" | "gifToRound" | "gifSeconds"} label
 * @property {number} least
 * @property {number} step
 * @property {(sharing: Sharing, before: string) => string} start its value when the dialog is opened
 * @property {(value: string) => number | null} read null if that is refused
 * @property {"gifWholeRounds" | "gifSecondsRange"} refusal
 */

/** The time for a round in milliseconds, from seconds. @param {string} value */
function paceOf(value) {
  const seconds = Number(value);
  return seconds >= 0.02 && seconds <= 60 ? Math.round(1000 * seconds) : null;
}

const ROUND = /** @type {const} */ ({ least: 0, step: 1, read: typedNumber, refusal: "gifWholeRounds" });

/** @type {Partial<Record<FormatId, Field[]>>} */
export const FIELDS = {
  gif: [
    { name: "from", label: "gifFromRound", ...ROUND, start: () => "0" },
    { name: "to", label: "gifToRound", ...ROUND, start: (sharing) => String(sharing.round()) },
    {
      name: "pace",
      label: "gifSeconds",
      least: 0.1,
      step: 0.1,
      start: (_, before) => before || "1",
      read: paceOf,
      refusal: "gifSecondsRange",
    },
  ],
};
