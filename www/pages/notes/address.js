// @ts-check
/**
 * The choices as the part of the address behind #: the link of a game or `lesson=`, then all choices that differ
 * from FIRST.
 */

import { decodePart, unescapeAmpersands } from "../../kit/address.js";
import { withSafeEnd } from "../../kit/safe-end.js";
import { errorText } from "../../kit/sentences.js";
import { isOff } from "../../table/element/attributes.js";
import { MOST_PUZZLES } from "../../table/lesson/puzzle-set.js";
import { LESSONS } from "../../table/lesson/step.js";
import { LANGUAGES } from "../../text/languages.js";
import { tooLong, unseenCharacter, wrongChoice, wrongNumber } from "../../text/say/site/notes.js";
import { PLACES } from "./places.js";
import { words } from "./speaker.js";

/** @import { Choices } from "./types" */

/** The first game of the page. */
export const FIRST_LINK = "n=15&magnus=layers&derek=human";

/** The first choices. @type {Choices} */
export const FIRST = {
  shown: { link: FIRST_LINK },
  lang: words.language,
  controls: "full",
  evaluate: false,
  readonly: false,
  bare: false,
  theme: "auto",
  width: "",
  height: "auto",
  words: null,
  further: "",
  count: "10",
  pass: "60",
  seeds: "same",
  place: "tag",
};

/** Limits for the size of a figure, in pixels. */
const LEAST = 160;
const MOST = 4000;
/** The longest text for readers without JavaScript, in characters. */
const MOST_WORDS = 2000;
/** Invisible characters: controls, unpaired surrogates, and marks that change the direction of the text around them. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u;

/**
 * Checks for each field of the address; each throws a sentence.
 * @type {Record<string, (text: string) => Partial<Choices>>}
 */
const FIELDS = {
  lesson: (lesson) => ({ shown: { lesson } }),
  puzzle: (puzzle) => ({ shown: { puzzle } }),
  lang: (text) =>
    chosen(
      "lang",
      text,
      LANGUAGES.map(({ id }) => id),
    ),
  controls: (text) => chosen("controls", text, ["full", "minimal", "none"]),
  evaluate: (text) => ({ evaluate: !isOff(text) }),
  readonly: (text) => ({ readonly: !isOff(text) }),
  bare: (text) => ({ bare: !isOff(text) }),
  theme: (text) => chosen("theme", text, ["auto", "light", "dark"]),
  width: (text) => ({ width: text === "" ? "" : pixels("width", text) }),
  height: (text) => ({ height: ["auto", "wide"].includes(text) ? text : pixels("height", text) }),
  words: (text) => {
    if (text.length > MOST_WORDS) throw new Error(tooLong(words, MOST_WORDS, text.length));
    const [unseen] = UNSEEN.exec(text) ?? [];
    if (unseen) throw new Error(unseenCharacter(words, codePoint(unseen), text.indexOf(unseen) + 1));
    return { words: text };
  },
  further: (text) => {
    const known = LESSONS.map(({ id }) => id);
    const unknown = text.split(",").find((id) => id && !known.includes(id));
    if (unknown) throw new Error(wrongChoice(words, "further", known, unknown));
    return { further: text };
  },
  count: (text) => ({ count: number("count", text, 1, MOST_PUZZLES) }),
  pass: (text) => ({ pass: number("pass", text, 0, 100) }),
  seeds: (text) => chosen("seeds", text, ["same", "learner"]),
  place: (text) =>
    chosen(
      "place",
      text,
      PLACES.map(({ id }) => id),
    ),
};

/** A character's Unicode notation. @param {string} character */
const codePoint = (character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;

/** @param {keyof Choices} name @param {string} text @param {string[]} known */
function chosen(name, text, known) {
  if (!known.includes(text)) throw new Error(wrongChoice(words, name, known, text));
  return { [name]: text };
}

/** @param {"width" | "height"} name @param {string} text */
const pixels = (name, text) => number(name, text, LEAST, MOST);

/** @param {"width" | "height" | "count" | "pass"} name @param {string} text @param {number} least @param {number} most */
function number(name, text, least, most) {
  const value = /^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return String(value);
  throw new Error(wrongNumber(words, name, least, most, text, value));
}

/**
 * One choice from its field in the address; throws a sentence that names the value and the limit.
 * @param {string} name
 * @param {string} text
 * @returns {Partial<Choices>}
 */
export function choiceOf(name, text) {
  return FIELDS[name]?.(text) ?? {};
}

/**
 * The choices in the address. Wrong ones are left out and reported as sentences; a game's link is not opened here.
 * @param {string} hash as in "#n=15&magnus=layers&derek=human&controls=minimal&place=moodle", or "#1.WEAQA_X"
 * @returns {{choices: Choices, refusals: string[]}}
 */
export function readAddress(hash) {
  let choices = FIRST;
  /** @type {string[]} */
  const refusals = [];
  /** @type {string[]} */
  const game = [];
  for (const part of unescapeAmpersands(hash.replace(/^#/, "")).split("&").filter(Boolean)) {
    const [name = "", ...value] = part.split("=");
    const text = decodePart(value.join("="));
    if (!Object.hasOwn(FIELDS, name)) {
      game.push(["state", "game"].includes(name) ? text : decodePart(part));
      continue;
    }
    try {
      choices = { ...choices, ...choiceOf(name, text) };
    } catch (reason) {
      refusals.push(errorText(words, reason));
    }
  }
  // A step comes before a game, as with the tag.
  if (game.length > 0 && "link" in choices.shown) choices = { ...choices, shown: { link: game.join("&") } };
  return { choices, refusals };
}

/** @param {Choices["shown"]} shown */
function contentPart(shown) {
  if ("puzzle" in shown) return `puzzle=${encodeURIComponent(shown.puzzle)}`;
  return "lesson" in shown ? `lesson=${shown.lesson}` : shown.link;
}

/** @param {Choices} choices @returns {string} with # */
export function addressOf(choices) {
  const { shown, evaluate, readonly, bare } = choices;
  const parts = [contentPart(shown)];
  // Without this field the table speaks the language of the page, so only English on an English page needs none.
  if (choices.lang !== "en" || FIRST.lang !== "en") parts.push(`lang=${choices.lang}`);
  for (const name of /** @type {const} */ ([
    "controls",
    "theme",
    "width",
    "height",
    "further",
    "count",
    "pass",
    "seeds",
    "place",
  ])) {
    if (choices[name] !== FIRST[name]) parts.push(`${name}=${choices[name]}`);
  }
  if (evaluate) parts.push("evaluate");
  if (readonly) parts.push("readonly");
  if (bare) parts.push("bare");
  if (choices.words !== null) parts.push(`words=${encodeURIComponent(choices.words)}`);
  return withSafeEnd(`#${parts.join("&")}`);
}

/**
 * A pasted text as a link: it may be an address of the Play page, of this one, of a lesson's step or of a puzzle, the name
 * of a step or of a puzzle, or the part behind #.
 * @param {string} text
 * @returns {Choices["shown"]}
 */
export function readPastedText(text) {
  const trimmed = text.trim();
  const step = /(?:^|\/)learn\/([a-z-]+)\.html#([\w-]+)$/.exec(trimmed) ?? /^([a-z-]+)\/([\w-]*)$/.exec(trimmed);
  if (step) return { lesson: `${step[1]}/${step[2]}` };
  const puzzle = /^(?:.*practice\.html#)?([a-z-]+&level=\d+&seed=\d+)/.exec(unescapeAmpersands(trimmed));
  if (puzzle) return { puzzle: String(puzzle[1]) };
  const hash = /[#?]/.test(trimmed) ? trimmed.replace(trimmed.includes("#") ? /^.*?#/s : /^.*?\?/s, "") : trimmed;
  const { shown } = readAddress(`#${hash}`).choices;
  return hash === "" ? { link: trimmed } : shown;
}
