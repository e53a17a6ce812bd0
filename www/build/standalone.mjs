/** The table as one classic script, and its address on the CDN that CDN_URL names. */

import { createHash } from "node:crypto";
import { bundle, pack, readCore, stop } from "./bundle.mjs";
import { FILE, NAMES } from "./package/lessons-beside.js";

/** The texts that the package's scripts embed. @param {{studyAlone?: boolean}} [how] */
export async function inside({ studyAlone = false } = {}) {
  const worker = await bundle("table/core/solver-worker.js", "iife", { studyAlone });
  return {
    PACKED_CORE: await packed(studyAlone ? "study" : "magnus_derek"),
    SOLVER_SCRIPT: JSON.stringify(worker.get("solver-worker.js")),
  };
}

/** @type {Promise<string> | undefined} */
let made;

/** Result of makeStandalone, made only once: its address contains the hash. */
export function standalone() {
  made ??= makeStandalone();
  return made;
}

/**
 * The text of dist/standalone.js with all languages, because nothing lies beside it. It cannot contain its own
 * hash, so it gives the address that it was loaded from.
 */
async function makeStandalone() {
  const define = { ...(await inside()), CDN_SCRIPT: "null" };
  const text = (await bundle("build/package/standalone.js", "iife", { define, speaksAll: true })).get("standalone.js");
  // The mark says that it is UTF-8, in whatever character set the page is.
  return `\uFEFF${text}`;
}

/** A core as text, in quotes. @param {string} name */
export const packed = async (name) => JSON.stringify(pack(await readCore(name)));

/**
 * The second script beside standalone.js, for tables with a lesson.
 * @returns {Promise<[name: string, text: string]>}
 */
export async function lessonsBeside() {
  const cores = Object.entries(NAMES).map(async ([core, name]) => `globalThis.${name} = ${await packed(core)};\n`);
  return [FILE, (await Promise.all(cores)).join("")];
}

/** The script as pages can name it, with its hash; null if the build knows no CDN. */
export async function scriptOnCdn() {
  const folder = process.env.CDN_URL;
  if (!folder) return null;
  if (!/^https:\/\/[^\s"?#]+\/$/.test(folder)) {
    stop(
      `CDN_URL is the address of the package's folder and begins with https:// and ends with /, but it is ${folder}`,
    );
  }
  const hash = createHash("sha384")
    .update(await standalone())
    .digest("base64");
  return { src: `${folder}dist/standalone.js`, integrity: `sha384-${hash}` };
}
