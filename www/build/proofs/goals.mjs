/**
 * The goals after each sentence of a proof, which `./build.sh prove` writes into target/goals with the hash of the file
 * that they belong to: of an older file they are as good as none.
 */

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

export const GOALS = new URL("../../../target/goals/", import.meta.url);

/** @param {string} text */
export const hashOf = (text) => createHash("sha256").update(text).digest("hex");

/** The goals after each sentence; null if there are none of this very text. @param {string} file @param {string} text */
export function goalsOf(file, text) {
  const json = new URL(`${file}.json`, GOALS);
  if (!existsSync(json)) return null;
  /** @type {{hash: string, goals: string[]}} */
  const { hash, goals } = JSON.parse(readFileSync(json, "utf8"));
  return hash === hashOf(text) ? goals : null;
}
