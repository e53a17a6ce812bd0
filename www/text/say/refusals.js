// @ts-check
/**
 * Refusals of a table, from their data. A code is also the name of its message, `refusedOver` for `over`; codes
 * with variants choose by the data within. A code without a message does not compile, see `Complete`.
 */

import { capital } from "../names.js";
import { playerName } from "./table/players.js";

/** @import { Strategy } from "../../core/types" */
/** @import { Complete, RefusalKey, Refused } from "../refusals" */
/** @import { MessageValue, Speaker } from "../types" */

/** @type {Complete} */
export const isComplete = true;

const PARTS = /** @type {const} */ ({ task: "theTask", figure: "theFigure", attempt: "theAttempt" });
const FIELDS = /** @type {const} */ ({ string: "fieldText", boolean: "fieldFlag", array: "fieldArray" });

/**
 * A sentence for a refusal; "" for one that only a later core has.
 * @param {Speaker} words
 * @param {Refused} refusal
 * @returns {string}
 */
export function refusalText(words, refusal) {
  const key = keyOf(refusal);
  if (!words.knows(key)) return "";
  const within = "why" in refusal && typeof refusal.why === "object" ? { ...refusal.why, why: "" } : {};
  const values = Object.entries({ ...refusal, ...within, ...messageValues(words, refusal) });
  const shown = Object.fromEntries(values.map(([name, value]) => [name, shownValue(words, value)]));
  return words.plain(/** @type {any} */ (key), { ...shown, range: rangeText(words, shown) });
}

/**
 * The end of a sentence about a number that is not a whole number in its range.
 * @param {Speaker} words @param {{[name: string]: MessageValue}} values the limits, as a refusal names them, and the value
 */
export const rangeText = (words, { min = 1, max = "", least = min, most = max, value = "" }) =>
  words.say("outOfRange", { least, most, value });

/** @param {Refused} refusal @returns {RefusalKey} */
function keyOf(refusal) {
  switch (refusal.code) {
    case "number":
      return within("number", refusal.what);
    case "link":
      return within("link", refusal.why.code);
    case "task":
      return within("task", refusal.why.code);
    case "tableUnsuited":
    case "cannotTakeOver":
    case "argument":
      return within("need", refusal.why.code);
    case "unreached":
      return within("unreached", refusal.why);
    case "fieldType":
      return FIELDS[refusal.type];
    case "option":
      return within("option", refusal.type);
    case "noWorker":
      return refusal.needs ? "noWorkerNeeds" : refusal.why ? "noWorkerTold" : "refusedNoWorker";
    default:
      return within("refused", refusal.code);
  }
}

/** @template {string} First @template {string} Last @param {First} first @param {Last} last */
const within = (first, last) => /** @type {`${First}${Capitalize<Last>}`} */ (`${first}${capital(last)}`);

/** The message has a full stop of its own. @param {string} sentence */
const withoutStop = (sentence) => sentence.replace(/\.$/, "");

/**
 * Values that are not as the data has them.
 * @param {Speaker} words @param {Refused} refusal @returns {{[name: string]: MessageValue}}
 */
function messageValues(words, refusal) {
  switch (refusal.code) {
    case "choice":
      return { first: refusal.known.slice(0, -1).join(", "), last: refusal.known.at(-1) ?? "" };
    case "manyGames":
      return { least: 1, value: words.say("atLeast", { least: refusal.least }) };
    case "noWorker":
      return { why: withoutStop(refusal.why) };
    case "notDrawnAt":
      return { size: String(refusal.size) };
    case "task":
      return "part" in refusal.why ? { part: words.say(PARTS[refusal.why.part]) } : {};
    default:
      return {};
  }
}

/** @param {Speaker} words @param {Strategy} strategy */
const strategyName = (words, { player, id, name }) =>
  playerName(words, player === "Magnus" ? "magnus" : "derek", { id, name });

/**
 * A value as a sentence shows it; "" for what is none, such as a list. The core puts texts that came from outside into
 * quotation marks.
 * @param {Speaker} words @param {unknown} value @returns {MessageValue}
 */
function shownValue(words, value) {
  if (typeof value === "number") return value;
  if (typeof value === "object" && value) {
    return "id" in value ? strategyName(words, /** @type {Strategy} */ (value)) : "";
  }
  const text = String(value);
  const quoted = /^“(.*)”$/s.exec(text)?.[1];
  return quoted === undefined ? text : words.say("quoted", { text: quoted });
}
