// @ts-check
/** The request for an export; everything from outside is checked here. */

import { refusalError, textOf, wholeNumberIn } from "../../kit/sentences.js";
import "../../text/say/export/export.js";
import { classesOf, endingOf } from "../game/picture-data.js";
import { withRanksIfWanted } from "../picture/all-parts.js";

/** @import { OptionType } from "../../text/refusals" */
/** @import { ExportOptions, Speaker, PictureData } from "../types" */
/** @typedef {import("../../pkg/magnus_derek.js").Handle} Handle */

/**
 * @typedef {object} ExportedGame
 * @property {Speaker} words the language of its texts
 * @property {Handle} game a copy that the export may move; the caller frees it
 * @property {number} never the depth that stands for "in no layer"
 * @property {{layer: number | null, ranks?: boolean}} look layers 0..=layer are shown, null shows all, or ranks in their place
 * @property {string} link the address of the game, or ""
 * @property {"light" | "dark"} theme
 */
/** A request, with the options of the caller. @typedef {ExportedGame & ExportOptions} ExportRequest */

/** The most pairs drawn when a layer is shown; more would be a grey web. */
const MOST_PAIRS = 240;

const isNumber = (/** @type {unknown} */ value) => typeof value === "number" && Number.isFinite(value);

/**
 * The options from outside and their checks. The formats themselves check the ranges of numbers.
 * @type {Record<keyof ExportOptions, {is: (value: any) => boolean, type: OptionType}>}
 */
const OPTIONS = {
  theme: { is: (value) => value === "light" || value === "dark", type: "theme" },
  round: { is: isNumber, type: "number" },
  slide: { is: (value) => typeof value === "boolean", type: "boolean" },
  size: { is: isNumber, type: "number" },
  from: { is: isNumber, type: "number" },
  to: { is: isNumber, type: "number" },
  pace: { is: isNumber, type: "number" },
  signal: { is: (value) => typeof value?.throwIfAborted === "function", type: "signal" },
  progress: { is: (value) => typeof value === "function", type: "function" },
};

/**
 * The options given, without those that are null or undefined. Throws
 * a sentence for an unknown option or a value of the wrong type.
 * @param {unknown} given @returns {ExportOptions}
 */
export function readOptions(given) {
  const known = Object.keys(OPTIONS).join(", ");
  if (typeof (given ?? {}) !== "object") {
    throw refusalError({ code: "options", known, value: String(given) });
  }
  const entries = Object.entries(given ?? {}).filter(([, value]) => value !== null && value !== undefined);
  const unknown = Object.keys(given ?? {}).find((name) => !Object.hasOwn(OPTIONS, name));
  if (unknown !== undefined) {
    throw refusalError({ code: "optionUnknown", name: unknown, known });
  }
  for (const [name, value] of entries) {
    const option = OPTIONS[/** @type {keyof ExportOptions} */ (name)];
    if (option.is(value)) continue;
    throw refusalError({ code: "option", name, type: option.type, value: textOf(value) });
  }
  return Object.fromEntries(entries);
}

/** Throws a sentence unless theme and layer are valid. @param {ExportRequest} request */
export function check({ game, look, theme }) {
  if (theme !== "light" && theme !== "dark") throw new Error(`The theme must be light or dark, but it is “${theme}”.`);
  const deepest = game.state().layerSizes.length - 1;
  if (look.layer !== null) wholeNumberIn("The layer", look.layer, 0, deepest, "layerNumber");
}

/**
 * The data of the picture of the present position.
 * @param {ExportRequest} request @param {number} scale pixels for a unit of the picture
 * @returns {PictureData}
 */
export function viewOf({ words, game, never, look: { layer, ranks } }, scale) {
  const [state, facts] = [game.state(), game.facts()];
  return withRanksIfWanted({
    words,
    ...classesOf(game, state, facts),
    ending: endingOf(game, state),
    state,
    facts,
    depths: game.depths(),
    never,
    pairs: layer ? game.layerPairs(layer, MOST_PAIRS) : new Uint32Array(),
    hoveredPair: null,
    ranks: ranks && facts.table.rankable ? game.ranks() : null,
    look: { layer, hovered: null, considered: null, preview: null },
    scale,
  });
}
