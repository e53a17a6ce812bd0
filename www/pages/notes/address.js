// @ts-check
/** What has been chosen, as the part of the address behind #: the link of a game or `lesson=`, and then what is not as in FIRST. */

import { decoded } from "../../kit/address.js";
import { inWords } from "../../kit/sentences.js";
import { isOff } from "../../table/attributes.js";
import { LANGUAGES } from "../../text/languages.js";
import { tooLong, unseenCharacter, wrongChoice, wrongPixels } from "../../text/say/notes.js";
import { PLACES } from "./places.js";
import { words } from "./words.js";

/** @import { Choices } from "./types" */

/** The game that the page begins with. */
export const FIRST_LINK = "n=15&magnus=layers&derek=human";

/** What it begins with. @type {Choices} */
export const FIRST = {
  shown: { link: FIRST_LINK },
  lang: words.language,
  controls: "full",
  evaluate: false,
  readonly: false,
  theme: "auto",
  width: "",
  height: "auto",
  words: null,
  place: "tag",
};

/** No figure is smaller or larger than this, in pixels. */
const LEAST = 160;
const MOST = 4000;
/** The longest sentence for readers without JavaScript, in characters. */
const MOST_WORDS = 2000;
/** What nobody sees: controls, halves of characters, and what turns the order of the characters around it. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u;

/** What each field of the address may say; throws a sentence. @type {Record<string, (text: string) => Partial<Choices>>} */
const FIELDS = {
  lesson: (lesson) => ({ shown: { lesson } }),
  lang: (text) =>
    chosen(
      "lang",
      text,
      LANGUAGES.map(({ id }) => id),
    ),
  controls: (text) => chosen("controls", text, ["full", "minimal", "none"]),
  evaluate: (text) => ({ evaluate: !isOff(text) }),
  readonly: (text) => ({ readonly: !isOff(text) }),
  theme: (text) => chosen("theme", text, ["auto", "light", "dark"]),
  width: (text) => ({ width: text === "" ? "" : pixels("width", text) }),
  height: (text) => ({ height: ["auto", "wide"].includes(text) ? text : pixels("height", text) }),
  words: (text) => {
    if (text.length > MOST_WORDS) throw new Error(tooLong(words, MOST_WORDS, text.length));
    const [unseen] = UNSEEN.exec(text) ?? [];
    if (unseen) throw new Error(unseenCharacter(words, codePoint(unseen), text.indexOf(unseen) + 1));
    return { words: text };
  },
  place: (text) =>
    chosen(
      "place",
      text,
      PLACES.map(({ id }) => id),
    ),
};

/** As Unicode names it. @param {string} character */
const codePoint = (character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;

/** @param {keyof Choices} name @param {string} text @param {string[]} known */
function chosen(name, text, known) {
  if (!known.includes(text)) throw new Error(wrongChoice(words, name, known, text));
  return { [name]: text };
}

/** @param {"width" | "height"} name @param {string} text */
function pixels(name, text) {
  const value = /^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN;
  if (value >= LEAST && value <= MOST) return String(value);
  throw new Error(wrongPixels(words, name, LEAST, MOST, text, value));
}

/** One choice from what is written in its field; throws a sentence that names the value and the limit. @param {string} name @param {string} text @returns {Partial<Choices>} */
export function choiceOf(name, text) {
  return FIELDS[name]?.(text) ?? {};
}

/**
 * What the address says. What it says wrong is left out, and told in sentences; a link is not opened here.
 * @param {string} hash as in "#n=15&magnus=layers&derek=human&controls=minimal&place=moodle", or "#1.WEAQA_X"
 * @returns {{choices: Choices, refusals: string[]}}
 */
export function readAddress(hash) {
  let choices = FIRST;
  /** @type {string[]} */
  const refusals = [];
  /** @type {string[]} */
  const game = [];
  for (const part of hash.replace(/^#/, "").split("&").filter(Boolean)) {
    const [name = "", ...value] = part.split("=");
    const text = decoded(value.join("="));
    if (!Object.hasOwn(FIELDS, name)) {
      game.push(name === "state" ? text : decoded(part));
      continue;
    }
    try {
      choices = { ...choices, ...choiceOf(name, text) };
    } catch (reason) {
      refusals.push(inWords(words, reason));
    }
  }
  // A step comes before a game, as with the tag.
  if (game.length > 0 && "link" in choices.shown) choices = { ...choices, shown: { link: game.join("&") } };
  return { choices, refusals };
}

/** @param {Choices} choices @returns {string} with # */
export function addressOf(choices) {
  const { shown, evaluate, readonly } = choices;
  const parts = ["lesson" in shown ? `lesson=${shown.lesson}` : shown.link];
  // Without this field the table speaks the language of the page, so only English on an English page needs none.
  if (choices.lang !== "en" || FIRST.lang !== "en") parts.push(`lang=${choices.lang}`);
  for (const name of /** @type {const} */ (["controls", "theme", "width", "height", "place"])) {
    if (choices[name] !== FIRST[name]) parts.push(`${name}=${choices[name]}`);
  }
  if (evaluate) parts.push("evaluate");
  if (readonly) parts.push("readonly");
  if (choices.words !== null) parts.push(`words=${encodeURIComponent(choices.words)}`);
  return `#${parts.join("&")}`;
}

/**
 * What somebody has pasted: a link of the Play page or of this one, the address of a step of a lesson, its name, or the text behind #.
 * @param {string} text @returns {Choices["shown"]}
 */
export function pasted(text) {
  const trimmed = text.trim();
  const step = /(?:^|\/)learn\/([a-z-]+)\.html#([\w-]+)$/.exec(trimmed) ?? /^([a-z-]+)\/([\w-]*)$/.exec(trimmed);
  if (step) return { lesson: `${step[1]}/${step[2]}` };
  const hash = trimmed.slice(trimmed.indexOf("#") + 1);
  const { shown } = readAddress(`#${hash}`).choices;
  return hash === "" ? { link: trimmed } : shown;
}
