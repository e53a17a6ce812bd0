// @ts-check
/**
 * A student's result of a lesson, or of a set of puzzles, as a short text, which the page Class reads: in one line, from letters and signs that mail
 * programs and chats leave alone.
 *
 *     MD1;shield;hold=a2,largest=h3.1:9,even=o1:o2;;Anna+B#0k3f9a2
 *
 * `MD1` is the format and its version. Between semicolons follow the lesson, its tasks, the seed of its variants or nothing,
 * and the name with + for spaces, or ~ and a random mark if none was typed. A task is the step, = and its outcome: a alone,
 * h with hints, s after its solution was seen, v not solved with its solution seen, o not solved; then the number of attempts,
 * a dot and the number of hints if there were any, and after a colon the wrong answer that was given most often, in its short
 * form. A task that was never tried is left out. Of a set of puzzles the id stands for the lesson, such as `puzzles-depth-2-10` for ten
 * puzzles of the kind depth and level 2, their numbers from 1 for the steps, and the seed of the first one for the seed. After # stands the CRC-32 of all before, in seven characters of Crockford's
 * base 32: any one character that is replaced by another is found, and so are two neighbours that change places. It guards
 * against slips, not against cheats.
 */

import { digestOf } from "../../kit/checksum.js";
import { commonestWrong, isShortAnswer, newRecord, outcomeOf } from "./score.js";

/** @import { StepRecord } from "./score.js" */

/** @typedef {{lesson: string, tasks: Record<string, StepRecord>, seed: string, name: string, mark: string}} ClassResult a result without a name has a mark */
/** @typedef {ClassResult & {line: number}} ReadResult with the number of its line in the text */
/** Why a text is no result: its end or its beginning is missing, a slip, a later version, or not made by these pages. @typedef {"cut" | "start" | "slip" | "later" | "form"} Damage */
/** @typedef {{line: number, why: Damage, text: string}} Damaged */

const VERSION = 1;
const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
const CHECK_LENGTH = 7;
const LONGEST_NAME = 30;
/** The characters that are shown of the beginning and of the end of a damaged result. */
const SHOWN = [16, 20];
const LETTERS = /** @type {const} */ ({ alone: "a", hinted: "h", shown: "s", seen: "v", open: "o" });
const TASK = /^([a-z0-9-]+)=([ahsvo])(\d{1,5})(?:\.(\d{1,3}))?(?::(.+))?$/;
const WHOLE = /^MD1;([a-z0-9-]+);([^;]*);(\d{0,10});([^;]*)$/;
const CHECK = new RegExp(`#(?:\\s*[0-9a-z]){${CHECK_LENGTH}}(?!=)`);
/** What mail programs put between the parts of a line that they break, and what chats put into long words. */
const BREAKS = /[\s\u00ad\u200b\u2060]+(?:>\s*)*/g;

/** A name as it stands in a result: letters, digits and a few signs. @param {string} typed */
export const plainName = (typed) =>
  typed
    .normalize("NFC")
    .replaceAll("'", "’")
    .replace(/[^\p{L}\p{M}\p{N}’.-]+/gu, " ")
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();

/** A random mark, by which two results without a name are told apart. */
export const newMark = () => [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => DIGITS[byte & 31]).join("");

/** @param {ClassResult} result */
export function resultText({ lesson, tasks, seed, name, mark }) {
  const tried = Object.entries(tasks).filter(
    ([, { attempts, done, hints, sawSolution }]) => attempts > 0 || done || hints > 0 || sawSolution,
  );
  const who = plainName(name).replaceAll(" ", "+") || `~${mark}`;
  const content = `MD${VERSION};${lesson};${tried.map(taskText).join(",")};${seed};${who}`;
  return `${content}#${checkOf(content)}`;
}

/** @param {[step: string, record: StepRecord]} task */
function taskText([step, record]) {
  const wrong = commonestWrong(record);
  const hints = record.hints > 0 ? `.${record.hints}` : "";
  return `${step}=${LETTERS[outcomeOf(record)]}${record.attempts}${hints}${wrong && `:${wrong}`}`;
}

/** @param {string} content */
function checkOf(content) {
  let rest = digestOf(content);
  let check = "";
  for (let at = 0; at < CHECK_LENGTH; at++, rest = Math.floor(rest / 32)) check = DIGITS[rest % 32] + check;
  return check;
}

/**
 * Finds all results in a text, whatever stands around them, and what was one.
 * @param {string} text
 * @returns {{results: ReadResult[], damaged: Damaged[]}}
 */
export function readResults(text) {
  /** @type {ReadResult[]} */
  const results = [];
  /** @type {Damaged[]} */
  const damaged = [];
  const lineAt = lineFinder(text);
  const starts = [...text.matchAll(/MD\d+;/g)].map(({ index }) => index);
  findEnds(0, starts[0] ?? text.length);
  for (const [at, start] of starts.entries()) {
    const end = starts[at + 1] ?? text.length;
    const { why, result, length } = readOne(text.slice(start, end));
    const line = lineAt(start);
    if (result) results.push({ ...result, line });
    else damaged.push({ line, why, text: shortened(text.slice(start, start + length)) });
    findEnds(start + length, end);
  }
  return { results, damaged };

  /** Ends of results whose beginning is missing. @param {number} from @param {number} to */
  function findEnds(from, to) {
    for (const { 0: found, index } of text.slice(from, to).matchAll(/\S*[;=]\S*#[0-9a-z]{5,}/g))
      damaged.push({ line: lineAt(from + index), why: "start", text: shortened(found) });
  }
}

/** The number of a line by a place in the text; places come in their order. @param {string} text */
function lineFinder(text) {
  let [line, last] = [1, 0];
  return (/** @type {number} */ place) => {
    for (; last < place; last++) if (text[last] === "\n") line++;
    return line;
  };
}

/** What is shown of a damaged result: its beginning, and its end with the name. @param {string} text */
function shortened(text) {
  const [first = 0, last = 0] = SHOWN;
  const whole = text.replace(BREAKS, "");
  return whole.length > first + last ? `${whole.slice(0, first)}…${whole.slice(-last)}` : whole;
}

/** @param {string} text that begins as a result does @returns {{why: Damage, result: ClassResult | null, length: number}} */
function readOne(text) {
  const end = CHECK.exec(text);
  const [check = "", length] = [end?.[0], end ? end.index + end[0].length : text.length];
  const failed = (/** @type {Damage} */ why, reach = length) => ({ why, result: null, length: reach });
  if (!/^MD1;/.test(text)) return failed("later");
  // Without its end, nobody knows how far it goes: only its own line belongs to it.
  if (!check) return failed("cut", text.split("\n", 1)[0]?.length ?? 0);
  const content = text.slice(0, end?.index).replace(BREAKS, "");
  if (check.slice(1).replaceAll(/\s/g, "") !== checkOf(content)) return failed("slip");
  const result = parse(content);
  return result ? { why: "form", result, length } : failed("form");
}

/** @param {string} content @returns {ClassResult | null} */
function parse(content) {
  const [, lesson, list = "", seed = "", who = ""] = WHOLE.exec(content) ?? [];
  if (!lesson) return null;
  const tasks = list ? list.split(",").map(readTask) : [];
  if (tasks.some((task) => !task)) return null;
  const name = who.startsWith("~") ? "" : plainName(who.replaceAll("+", " "));
  const all = Object.fromEntries(/** @type {[string, StepRecord][]} */ (tasks));
  return { lesson, tasks: all, seed, name, mark: name ? "" : who.slice(1) };
}

/** @param {string} text @returns {[string, StepRecord] | null} */
function readTask(text) {
  const [, step = "", letter = "", attempts, hints = 0, wrong = ""] = TASK.exec(text) ?? [];
  if (!step || (wrong && !isShortAnswer(wrong))) return null;
  const outcome = Object.entries(LETTERS).find(([, one]) => one === letter)?.[0];
  const record = {
    ...newRecord(),
    attempts: Number(attempts),
    hints: Number(hints),
    sawSolution: outcome === "shown" || outcome === "seen",
    done: outcome === "alone" || outcome === "hinted" || outcome === "shown",
  };
  if (outcome !== outcomeOf(record)) return null;
  return [step, wrong ? { ...record, wrong: { [wrong]: 1 } } : record];
}
