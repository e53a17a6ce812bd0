// @ts-check
import { fromBase85 } from "./base85.js";
import { unpackLzma } from "./lzma.js";

/** Undoes pack() of the build. @param {string} text */
export function unpack(text) {
  return unpackLzma(fromBase85(text));
}
