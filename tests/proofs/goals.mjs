// @ts-check
/**
 * The goals that Rocq shows after each sentence of the proofs, for the pages about them: `node tests/proofs/goals.mjs FOLDER FILE…`
 * reads FOLDER/FILE.v, whose imports are compiled, and writes tests/proofs/goals/FILE.json.br, which is checked in.
 */

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { GOALS, hashOf } from "../../www/build/proofs/goals.mjs";
import { sentencesOf } from "../../www/build/proofs/sentences.mjs";

const [folder = "", ...files] = process.argv.slice(2);
const LOOK = "Set Printing Width 88. Set Printing Depth 200.";
/** The name of the proof that is open follows the number of the sentence. */
const PROMPT = /<prompt>[^<]* < \d+ \|([^|]*)\|[^<]*< <\/prompt>/;

/** What coqtop says after each sentence, and whether a proof is open then. @param {string} text */
function said(text) {
  const { stdout, error } = spawnSync("sh", ["-c", "exec coqtop -q -w none -emacs -Q . MagnusDerek 2>&1"], {
    cwd: folder,
    input: `${LOOK}\n${text}\n`,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (error) throw error;
  // A capturing split: what was said, then the name of the proof, and so on; two more sentences set how it looks.
  const parts = stdout.split(PROMPT).slice(1 + 2 * 2);
  const steps = [];
  for (let at = 1; at + 1 < parts.length; at += 2)
    steps.push({ goals: String(parts[at]), proof: parts[at + 1] !== "" });
  return steps;
}

/** Without the numbers and blanks that say nothing. @param {string} goals */
const tidy = (goals) =>
  goals
    .replaceAll(/<infomsg>[\s\S]*?<\/infomsg>/g, "")
    .replaceAll(/ \(ID \d+\)/g, "")
    .replace(/^(\d+ (?:focused )?goals?.*)\n\s*\n/, "$1\n")
    .trimEnd();

mkdirSync(GOALS, { recursive: true });
let bytes = 0;
for (const file of files) {
  const text = readFileSync(`${folder}/${file}.v`, "utf8");
  const sentences = sentencesOf(text);
  const steps = said(text);
  const wrong = steps.findIndex(({ goals }) => /^(?:Toplevel input|.*\bError:)/m.test(goals));
  if (wrong >= 0) throw new Error(`${file}.v: ${sentences[wrong]?.text}\n${steps[wrong]?.goals}`);
  if (steps.length !== sentences.length)
    throw new Error(`${file}.v has ${sentences.length} sentences, and Rocq answered ${steps.length}.`);
  const goals = steps.map(({ goals, proof }) => (proof ? tidy(goals) : ""));
  const record = brotliCompressSync(JSON.stringify({ hash: hashOf(text), goals }));
  writeFileSync(new URL(`${file}.json.br`, GOALS), record);
  bytes += record.length;
}
console.log(`· goals of ${files.length} files: ${bytes} bytes in tests/proofs/goals`);
