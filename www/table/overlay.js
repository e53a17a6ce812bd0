// @ts-check
/** What a page draws and says over the table, checked like everything that comes from outside. */

import { checkObject, messageOf, refused, textOf, wholeNumberIn } from "../kit/sentences.js";

/** @import { Overlay, OverlaySource, State } from "./types" */

/** Throws a sentence unless a value is what it has to be on a table of n. @typedef {(what: string, value: any, n: number) => void} Check */

/** @param {"string" | "boolean"} type @returns {Check} */
const of = (type) => (what, value) => {
  if (typeof value !== type) throw notOf(what, type, value);
};
/** @param {string} what @param {"string" | "boolean" | "array"} type @param {unknown} value */
const notOf = (what, type, value) => refused({ code: "fieldType", what, type, value: textOf(value) });
const [text, flag] = [of("string"), of("boolean")];
/** @type {Check} */
const position = (what, value, n) => wholeNumberIn(what, value, 0, n - 1);
/** @type {Check} */
const length = (what, value, n) => wholeNumberIn(what, value, 1, n);
/** @type {Check} */
const direction = (what, value) => {
  if (value === "+" || value === "-") return;
  throw refused({ code: "fieldDirection", what, value: textOf(value) });
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

/** @param {Record<string, Check>} fields @param {string[]} needed the fields that cannot be left out @returns {Check} */
const object = (fields, needed) => (what, value, n) => {
  checkObject(what, value, Object.keys(fields));
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) {
    throw refused({ code: "fieldUnknown", what, field: unknown, known: Object.keys(fields).join(", ") });
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
    pulse: flag,
    trail: list(position),
    blocks: list(object({ first: position, length }, ["first", "length"])),
    axis: flag,
    marks: list(position),
    kept: list(position),
    circles: list(position),
    arcs: list(object({ to: position, direction, faint: flag }, ["to", "direction"])),
  },
  [],
);

/**
 * What a page draws and says over the present position; null if nothing. Throws a sentence if it is no overlay for this table.
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
    throw refused({ code: "overlayFailed", round: state.round, why: messageOf(reason) });
  }
}
