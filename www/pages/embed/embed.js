// @ts-check
/**
 * The table alone on a page, for frames: `embed.html?controls=minimal&theme=dark&game=LINK`. The query has options of
 * the tag and a game as on the Play page, whose fields may stand there as well, as in `?n=45&magnus=layers`. A game behind #
 * comes first, but editors of other sites drop that part.
 */

import { decodeHash, decodePart, unescapeAmpersands } from "../../kit/address.js";
import { firstOf } from "../../kit/first-of.js";
import { FLAGS, isOff } from "../../table/element/attributes.js";
import "../../table/element.js";
import embed from "../../text/en/export/embed.js";
import { english } from "../../text/english.js";
import { speakerIn } from "../../text/languages.js";
import { connect } from "./messages.js";
import { reportScores } from "./splice.js";

/** The options that the query may have. */
const OPTIONS = ["controls", "readonly", "present", "evaluate", "previews", "theme", "lang", "lesson", "puzzle"];

/** The fields that name a game. */
const GAME = ["game", "n", "magnus", "derek", "seed", "moves", "round", "layers"];

const query = unescapeAmpersands(location.search.slice(1));
const table = /** @type {import("../../table/element-types").MagnusDerekElement} */ (
  document.querySelector("magnus-derek")
);
const main = /** @type {HTMLElement} */ (document.querySelector("main"));
const open = /** @type {HTMLAnchorElement} */ (document.querySelector("#open"));

/** The link of the game in the address, or "". */
const linkInAddress = () => decodeHash(location.hash) || linkInQuery();

/** Link in the query, from all fields but the options; "" if it names no game. The core judges unknown fields. */
function linkInQuery() {
  if (puzzleInQuery() || lessonInQuery()) return "";
  const parts = query.split("&").filter((part) => !OPTIONS.includes(nameOf(part)));
  if (!parts.some((part) => GAME.includes(nameOf(part)))) return "";
  const game = parts.find((part) => nameOf(part) === "game") ?? "";
  // A short link is all of the game, and others may add fields of their own.
  const link = game !== "" && !/=.*(=|%3d)/i.test(game) ? [game] : parts;
  return link.map((part) => decodePart(part.replace(/^game=/, ""))).join("&");
}

/** The puzzle in the query: all in one field, or with the fields `level` and `seed`; "" if there is none. */
function puzzleInQuery() {
  const fields = new URLSearchParams(query);
  const kind = fields.get("puzzle");
  if (!kind || kind.includes("&")) return kind ?? "";
  return `${kind}&level=${fields.get("level")}&seed=${fields.get("seed")}`;
}

/** The step in the query, with a seed in the same field or its own; "" if there is none. */
function lessonInQuery() {
  const fields = new URLSearchParams(query);
  const [step, seed] = [fields.get("lesson"), fields.get("seed")];
  return step && seed !== null && !step.includes("&") ? `${step}&seed=${seed}` : (step ?? "");
}

/** Options whose name takes several fields. @type {Record<string, () => string>} */
const JOINED = { puzzle: puzzleInQuery, lesson: lessonInQuery };

/** The name of a field. @param {string} part of a query */
const nameOf = (part) => part.split("=", 1)[0] ?? "";

/** The sentence where the address names no game. */
const unnamed = /** @type {HTMLElement} */ (document.querySelector("#unnamed"));
/** Attributes that choose what is on the table, from the address or by a message of the host. */
const CHOOSING = ["state", "lesson", "puzzle", "n", "magnus", "derek", "seed"];

/** The current game, or only its start if it is too long for a link. */
const linkOfGame = () =>
  firstOf(
    () => table.getState(),
    () => table.getState({ moves: false }),
    linkInAddress,
  );

english.learn(embed);
/**
 * The speaker for the link beside the table, in the table's language.
 * @type {Pick<import("../../text/types").Speaker, "plain" | "language" | "dir">}
 */
let words = english;
/** The page of the lesson's step or the puzzle on the table, to which the link then leads; "" for none. */
let shown = "";
/** What the link opens, as its messages name it. @type {"Position" | "Lesson" | "Puzzle"} */
let kind = "Position";

/** Updates text and address of the link. */
function nameLink() {
  // The pages of other languages lie in folders of their own.
  const folder = words.language === "en" ? "" : `${words.language}/`;
  open.href = folder + (shown || "index.html");
  open.title = words.plain(`open${kind}Title`);
  /** @type {HTMLElement} */ (open.firstElementChild).textContent = words.plain(`open${kind}`);
}

/** @param {string} language a value of `lang` */
async function speak(language) {
  words = await speakerIn(language);
  Object.assign(document.documentElement, { lang: words.language === "en" ? "en" : language, dir: words.dir });
  for (const node of document.querySelectorAll("title, h1")) node.textContent = words.plain("frameHeading");
  unnamed.textContent = words.plain("frameUnnamed");
  nameLink();
}

for (const [name, value] of new URLSearchParams(query)) {
  if (OPTIONS.includes(name)) setOption(name, JOINED[name]?.() ?? value);
}
// The table has not begun its first game yet, so this counts as if it stood in the page.
if (linkInAddress()) table.setAttribute("state", linkInAddress());

addEventListener("hashchange", () => linkInAddress() && table.setAttribute("state", linkInAddress()));
for (const moment of ["pointerenter", "focus", "click"]) {
  open.addEventListener(moment, () => {
    if (!shown) open.hash = linkOfGame();
  });
}

/**
 * Gives the keyboard back to the host after Esc: this frame would keep it even after the table has lost the focus.
 * @param {KeyboardEvent} event
 */
function giveBack({ key, target, defaultPrevented }) {
  // With Esc a dialog of the table is closed, too.
  if (key === "Escape" && (target !== table || defaultPrevented)) parent.focus();
}
for (const place of [table, document]) place.addEventListener("keydown", /** @type {EventListener} */ (giveBack));

table.addEventListener("md-ready", () => {
  unnamed.textContent = words.plain("frameUnnamed");
  unnamed.hidden = CHOOSING.some((name) => table.hasAttribute(name));
});
table.addEventListener("md-change", ({ detail: { change } }) => {
  if (change === "game") unnamed.hidden = true;
});
table.addEventListener("md-lesson", ({ detail: { lesson, step, seed, puzzle } }) => {
  const page = seed === null ? `learn/${lesson}.html` : `learn/${lesson}.html?seed=${seed}`;
  shown = puzzle ? `practice.html#${puzzle}` : `${page}#${step}`;
  kind = puzzle ? "Puzzle" : "Lesson";
  nameLink();
});

/**
 * Sets an option; a flag with a value that people read as "no" is off.
 * @param {string} name
 * @param {unknown} value null removes it
 */
function setOption(name, value) {
  if (FLAGS.includes(name)) table.toggleAttribute(name, !isOff(value));
  else if (value === null || value === undefined || value === false) table.removeAttribute(name);
  else table.setAttribute(name, String(value));
  if (name === "lang") speak(table.getAttribute("lang") ?? "en");
}

connect(table, main, setOption);
reportScores(table, linkOfGame);
