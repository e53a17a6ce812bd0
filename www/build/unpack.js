// @ts-check
import { fromBase94 } from "./base94.js";
import { unpackLzma } from "./lzma.js";

/** Undoes pack() of the build. @param {string} text */
export function unpack(text) {
  return unpackLzma(fromBase94(text));
}
