/** The page of a file of proofs: its statements with their meaning, and the whole file. */

import { LESSONS } from "../../lessons/list.js";
import { proofId } from "../lessons/proof-id.mjs";
import { plain } from "../lessons/text.mjs";
import { placesInNote } from "../note/claims.mjs";
import { FILES, namesOf, placesFrom } from "./files.mjs";
import { scriptOf } from "./script.mjs";
import { inWords, lineByLine, prose } from "./statement.mjs";

/** @import { Step } from "../lessons.mjs" */
/** @import { Entry, ProofFile } from "./files.mjs" */
/** @import { Speaker } from "../../text/types" */

/** The page with the definitions that all others need. */
const GAME = "game";

/** Lists the other proofs of a theorem in words, in the note and in lessons. @param {Entry} entry @param {string} file @param {Speaker} words */
async function inOtherWords({ name, lessons = [] }, file, words) {
  const notes = placesInNote(`${file}.${name}`).map((to) => `<a href="../${to}">${words.say("proofInNote")}</a>`);
  const steps = lessons.map(async (place) => {
    const [id = "", step = ""] = place.split("/");
    const lesson = LESSONS.find((one) => one.id === id);
    /** @type {Step[]} */
    const steps = (await lesson?.load())?.default.steps ?? [];
    const anchor = steps.find((one) => one.id === step)?.proof ? proofId(step) : step;
    return `<a href="../learn/${id}.html#${anchor}">${words.say("proofInLesson", { number: lesson?.number ?? 0 })}</a>`;
  });
  const places = [...notes, ...(await Promise.all(steps))];
  return places.length > 0 ? ` ${words.say("proofInWords", { places: words.list(places) })}` : "";
}

/** @param {Entry} entry @param {ProofFile} file @param {Speaker} words */
async function statement(entry, file, words) {
  const { name, title, rows } = entry;
  const places = placesFrom(file);
  // A name defined here, for good or with `let`, needs no link.
  const bound = rows.flatMap(({ rocq }) => [...rocq.matchAll(/\blet ([\w']+)/g)].map(([, name]) => String(name)));
  for (const own of [...namesOf(entry), ...bound]) places.delete(own);
  const isTheorem = file.theorems.includes(name);
  const checked = words.say("proofClosed", { theorem: `MagnusDerek.${file.file}.${name}`, proof: `#proof-${name}` });
  return `<section id="${name}"${isTheorem ? ' class="theorem"' : ""}>
<h2>${plain(inWords(title, words.language))}</h2>
${lineByLine(rows, words.language, places)}${isTheorem ? `<p class="note">${checked}${await inOtherWords(entry, file.file, words)}</p>\n` : ""}</section>
`;
}

/** Builds the key to Rocq's notation on the page of the game. @param {Speaker} words */
async function notation(words) {
  const url = new URL("../../proofs/notation.js", import.meta.url);
  const rows = (await import(/* @vite-ignore */ url.href)).default;
  return `<section id="notation">
<h2>${words.say("proofNotation")}</h2>
${lineByLine(rows, words.language)}</section>
`;
}

/** @param {ProofFile} file @param {Speaker} words */
export async function proofMain(file, words) {
  const { language } = words;
  const needed = FILES.filter((one) => file.needs.includes(one.file)).map(
    (one) => `<a href="${one.file}.html">${plain(inWords(one.title, language))}</a> (<code>${one.file}.v</code>)`,
  );
  const { html, hasGoals } = scriptOf(file, words);
  return `<main class="proofs">
<p class="note place"><a href="../proofs.html">${words.say("proofsTitle")}</a></p>
<h1>${plain(inWords(file.title, language))}</h1>
<p class="serif lead">${prose(inWords(file.about, language))}</p>
<p class="note">${words.say("proofFile", { file: file.file })}${needed.length > 0 ? ` ${words.say("proofNeeds", { files: words.list(needed) })}` : ""}</p>
${(await Promise.all(file.entries.map((entry) => statement(entry, file, words)))).join("")}\
${file.file === GAME ? await notation(words) : ""}\
<section id="file">
<h2>${words.say("proofWhole")}</h2>
${hasGoals ? `<p class="note">${words.say("proofGoals")}</p>\n` : ""}<div class="script">${html}</div></section>
</main>`;
}
