/**
 * The files of proofs: their order and theorems from the table in tests/proofs/README.md, which `./build.sh prove` reads too,
 * and what www/proofs/FILE.js says of them, line by line.
 */

import { readFileSync } from "node:fs";
import { sentencesOf } from "./sentences.mjs";

/** A text in each language. @typedef {Record<string, string>} Translations */
/** A part of a statement in Rocq, and in plain words. @typedef {{rocq: string} & Translations} Row */
/**
 * A theorem, or a definition, by its name in Rocq. Its rows together are whole sentences of the file, the last of which has
 * the name. A theorem has what its sections suppose among them, and names the steps of lessons that prove it too, as LESSON/STEP.
 * @typedef {{name: string, title: Translations, rows: Row[], lessons?: string[]}} Entry
 */
/** `needs` are the files whose definitions it knows. @typedef {{file: string, theorems: string[], text: string, needs: string[], title: Translations, about: Translations, entries: Entry[]}} ProofFile */

const FOLDER = new URL("../../../tests/proofs/", import.meta.url);
const STATEMENTS = new URL("../../proofs/", import.meta.url);
const TABLE = readFileSync(new URL("README.md", FOLDER), "utf8");

/** @param {string} file @returns {Promise<Pick<ProofFile, "title" | "about" | "entries">>} */
async function statementsIn(file) {
  return (await import(/* @vite-ignore */ new URL(`${file}.js`, STATEMENTS).href)).default;
}

/** All files, in the order in which Rocq reads them. @type {ProofFile[]} */
export const FILES = await Promise.all(
  [...TABLE.matchAll(/^\| `(\w+)\.v` \|.*\| (.*) \|$/gm)].map(async ([, file = "", theorems = ""]) => {
    const text = readFileSync(new URL(`${file}.v`, FOLDER), "utf8");
    const imports = text.matchAll(/^From MagnusDerek Require (?:Import |Export )?([^.]*)\./gm);
    const needs = [...imports].flatMap(([, names = ""]) => names.trim().split(/\s+/));
    return { file, theorems: theorems.replaceAll("`", "").split(" "), text, needs, ...(await statementsIn(file)) };
  }),
);

/** The names that an entry explains; a notation is known in the sections of its own file only. @param {Entry} entry @param {boolean} [notations] */
export function namesOf({ rows }, notations = true) {
  const sentences = sentencesOf(rows.map(({ rocq }) => rocq).join("\n")).map(({ text }) => text);
  return sentences.flatMap((text) => {
    const [, kind, name] = /^(Definition|Fixpoint|Notation|Theorem|Lemma|Corollary) ([\w']+)/.exec(text) ?? [];
    return name && (notations || kind !== "Notation") ? name : [];
  });
}

/**
 * The address of what a name in Rocq means, seen from the page of a file.
 * @param {ProofFile} from
 * @returns {Map<string, string>}
 */
export function placesFrom(from) {
  const known = FILES.filter(({ file }) => file === from.file || from.needs.includes(file));
  const places = known.flatMap(({ file, entries }) =>
    entries.flatMap((entry) =>
      namesOf(entry, file === from.file).map(
        (name) => /** @type {const} */ ([name, `${file === from.file ? "" : `${file}.html`}#${entry.name}`]),
      ),
    ),
  );
  return new Map(places);
}

/** A theorem named as FILE.THEOREM. @param {string} id */
export function theoremOf(id) {
  const [name = "", theorem = ""] = id.split(".");
  const file = FILES.find((one) => one.file === name && one.theorems.includes(theorem));
  const entry = file?.entries.find((one) => one.name === theorem);
  if (!file || !entry) throw new Error(`${id} is no theorem that a page explains.`);
  return { file, entry, address: `proofs/${name}.html#${theorem}` };
}

/** The theorems that a step of a lesson proves too. @param {string} lesson @param {string} step */
export function theoremsOfStep(lesson, step) {
  return FILES.flatMap(({ file, entries }) =>
    entries.flatMap(({ name, lessons = [] }) =>
      lessons.includes(`${lesson}/${step}`) ? theoremOf(`${file}.${name}`) : [],
    ),
  );
}
