// @ts-check
/** The overlay of a page, its drawings and words over the table, checked like all input from outside. */

import { checkObject, messageOf, refusalError, textOf, wholeNumberIn } from "../../kit/sentences.js";

/** @import { Overlay, OverlaySource, State } from "../types" */

/**
 * Throws a sentence unless the value is valid on a table of n positions.
 * @typedef {(what: string, value: any, n: number) => void} Check
 */

/** @param {"string" | "boolean"} type @returns {Check} */
const of = (type) => (what, value) => {
  if (typeof value !== type) throw notOf(what, type, value);
};
/** @param {string} what @param {"string" | "boolean" | "array"} type @param {unknown} value */
const notOf = (what, type, value) => refusalError({ code: "fieldType", what, type, value: textOf(value) });
const [text, flag] = [of("string"), of("boolean")];
/** @type {Check} */
const position = (what, value, n) => wholeNumberIn(what, value, 0, n - 1);
/** @type {Check} */
const length = (what, value, n) => wholeNumberIn(what, value, 1, n);
/** @type {Check} */
const direction = (what, value) => {
  if (value === "+" || value === "-") return;
  throw refusalError({ code: "fieldDirection", what, value: textOf(value) });
};

/** @param {Check} check of each entry @returns {Check} */
const list = (check) => (what, value, n) => {
  if (!Array.isArray(value) && !(value instanceof Uint32Array)) {
    throw notOf(what, "array", value);
  }
  value.forEach((entry, index) => {
    check(`${what}[${index}]`, entry, n);
  });
};

/** @param {Record<string, Check>} fields @param {string[]} needed the required fields @returns {Check} */
const object = (fields, needed) => (what, value, n) => {
  checkObject(what, value, Object.keys(fields));
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) {
    throw refusalError({ code: "fieldUnknown", what, field: unknown, known: Object.keys(fields).join(", ") });
  }
  for (const [name, check] of Object.entries(fields)) {
    if (value[name] !== undefined || needed.includes(name)) check(`${what}.${name}`, value[name], n);
  }
};

const check = object(
  {
    sentence: text,
    title: text,
    layers: flag,
    ended: flag,
    byOthers: flag,
    midpoints: list(position),
    pulse: flag,
    trail: list(position),
    blocks: list(object({ first: position, length }, ["first", "length"])),
    axis: flag,
    marks: list(position),
    kept: list(position),
    circles: list(position),
    arrows: list(list(position)),
    arcs: list(object({ to: position, direction, faint: flag }, ["to", "direction"])),
  },
  [],
);

/**
 * The overlay for the present position; null if there is none. Throws a sentence if it is not valid on this table.
 * @param {OverlaySource} source @param {number} n @param {() => State} state
 * @returns {Overlay | null}
 */
export function overlayOf(source, n, state) {
  const overlay = typeof source === "function" ? given(source, state()) : source;
  if (overlay === null || overlay === undefined) return null;
  check("overlay", overlay, n);
  return overlay;
}

/** @param {(state: State) => Overlay | null} source @param {State} state */
function given(source, state) {
  try {
    return source(state);
  } catch (reason) {
    throw refusalError({ code: "overlayFailed", round: state.round, why: messageOf(reason) });
  }
}
