/**
 * The goals after each sentence of a proof, which `./build.sh prove` records in tests/proofs/goals with the hash of the file
 * that they belong to: of an older file they are as good as none. They are checked in, so that a site built without Rocq has them.
 */

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

export const GOALS = new URL("../../../tests/proofs/goals/", import.meta.url);

/** @param {string} text */
export const hashOf = (text) => createHash("sha256").update(text).digest("hex");

/** The goals after each sentence; null if there are none of this very text. @param {string} file @param {string} text */
export function goalsOf(file, text) {
  const record = new URL(`${file}.json.br`, GOALS);
  if (!existsSync(record)) return null;
  /** @type {{hash: string, goals: string[]}} */
  const { hash, goals } = JSON.parse(brotliDecompressSync(readFileSync(record)).toString());
  return hash === hashOf(text) ? goals : null;
}
