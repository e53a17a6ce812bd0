// @ts-check
/**
 * The program `magnus-derek` of the package: a table as a picture or in words, without a browser, from the attributes of
 * the tag. It prints what it makes, so that a document's own tools can take it in.
 */

import "./inline.js";
import { errorText } from "../../kit/sentences.js";
import { loadCore, needsStudy } from "../../table/core/core.js";
import { checkAttribute, FIELDS } from "../../table/element/attributes.js";
import { descriptionOf, titleOf } from "../../table/export/about.js";
import { FORMATS } from "../../table/export/formats.js";
import { check, viewOf } from "../../table/export/request.js";
import { speakerIn } from "../../text/languages.js";

/** @import { ExportRequest } from "../../table/export/request.js" */
/** @import { Handle } from "../../pkg/magnus_derek.js" */
/** @import { Speaker } from "../../table/types" */

/** The program's surroundings. @type {{argv: string[], exit: (code: number) => never, stdout: {write: (text: string) => void}}} */
// @ts-expect-error A page has none; Node has.
const { argv, exit, stdout } = globalThis.process;

/** The formats that need no browser. */
const PRINTED = FORMATS.filter(({ id }) => id !== "png" && id !== "gif");

const HELP = `magnus-derek FORMAT [NAME=VALUE…] prints a table of the Magnus–Derek game.

FORMAT  ${PRINTED.map(({ id }) => id).join(", ")}; words is one sentence about the picture
NAME    n, magnus, derek, seed, round, layers, state (the text of a link), theme, lang, as the tag magnus-derek has them, and
        href, the page to which links lead
        other attributes of the tag are ignored, because they change no picture

magnus-derek svg n=13 magnus=layers derek=hoarder round=5 > table.svg`;

/** The last round that a link can name. */
const LAST_ROUND = 50_000;
/** Attributes that change nothing on paper. */
const PASSED_OVER = [
  "controls",
  "previews",
  "readonly",
  "present",
  "evaluate",
  "class",
  "id",
  "style",
  "width",
  "height",
];
const KNOWN = [...FIELDS, "round", "layers", "theme", "lang", "href"];

/** An error whose sentence is all that a reader needs. @param {string} sentence @returns {never} */
function refuse(sentence) {
  throw new Error(sentence);
}

/** The attributes by name. @param {string[]} pairs */
function readAttributes(pairs) {
  const attributes = pairs.map((pair) => {
    const at = pair.indexOf("=");
    if (at < 1) refuse(`Write NAME=VALUE, not “${pair}”.`);
    return /** @type {[string, string]} */ ([pair.slice(0, at), pair.slice(at + 1)]);
  });
  for (const [name] of attributes) {
    if (PASSED_OVER.includes(name) || name.startsWith("data-")) continue;
    if (name === "lesson" || name === "puzzle") {
      refuse("A step of a lesson or a puzzle is not drawn on paper: name its game by state.");
    }
    if (!KNOWN.includes(name)) refuse(`There is no attribute ${name}; there are ${KNOWN.join(", ")}.`);
  }
  return Object.fromEntries(attributes);
}

/** @param {string | undefined} text @param {string} name @param {number} least @param {number} most */
function numberOf(text, name, least, most) {
  if (text === undefined) return null;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    refuse(`${name} is a whole number from ${least} to ${most}, not “${text}”.`);
  return number;
}

/** The game at this round; null leaves it where its link says. @param {Handle} game @param {number | null} asked */
function goToRound(game, asked) {
  const round = asked ?? game.opening().round;
  if (round === null) return;
  if (round < game.state().round) game.goTo(round);
  for (let left = game.roundsTo(round); left > 0 && game.canStep(); left--) game.step();
  const reached = game.state().round;
  if (reached < round) refuse(`There is no round ${round}: the game stands at round ${reached}.`);
}

/** The layers to draw, or ranks. @param {Handle} game @param {string | undefined} layers */
function lookOf(game, layers) {
  const wanted = game.opening();
  const most = game.state().layerSizes.length;
  if (layers === "ranks" || (layers === undefined && wanted.ranks)) return { layer: null, ranks: true };
  const count = layers === "all" ? null : (numberOf(layers, "layers", 1, most) ?? wanted.layers);
  return { layer: count === null || count > most ? null : Math.max(count, 1) - 1 };
}

/**
 * The game of the attributes, at its round. Throws a sentence where one is refused: a document has no line beside the table for it.
 * @param {Record<string, string>} attributes
 * @param {Speaker} words
 * @returns {Promise<ExportRequest>}
 */
async function requestOf(attributes, words) {
  if (needsStudy(attributes.state ?? ""))
    refuse("A position set up by hand is drawn by the browser alone: save it from a table.");
  const core = await loadCore();
  for (const [name, value] of Object.entries(attributes)) checkAttribute(name, value);
  const game = core.Handle.begin(Object.fromEntries(FIELDS.map((name) => [name, attributes[name]])));
  const [refusal] = game.refusals();
  if (refusal) refuse(errorText(words, refusal));
  goToRound(game, numberOf(attributes.round, "round", 0, LAST_ROUND));
  const look = lookOf(game, attributes.layers);
  const theme = attributes.theme === "dark" ? "dark" : "light";
  const link = attributes.href ? `${attributes.href}#${game.link()}` : "";
  return { words, game, never: core.catalogue().never, look, link, theme, slide: true };
}

/** @param {string | undefined} format @param {Record<string, string>} attributes */
async function drawnText(format, attributes) {
  const kind = PRINTED.find(({ id }) => id === format);
  if (!kind && format !== "words")
    refuse(`There is no format ${format}; there are words, ${PRINTED.map(({ id }) => id).join(", ")}.`);
  const request = await requestOf(attributes, await speakerIn(attributes.lang ?? "en"));
  check(request);
  if (kind) return String(await kind.make(request));
  const view = viewOf(request, 1);
  return `${titleOf(view)}. ${descriptionOf(view)}\n`;
}

const [format, ...pairs] = argv.slice(2);
if (!format || format === "help" || format === "--help") {
  console.log(HELP);
} else {
  try {
    stdout.write(await drawnText(format, readAttributes(pairs)));
  } catch (reason) {
    console.error(reason instanceof Error ? reason.message : String(reason));
    exit(1);
  }
}
