/** The page of all that was checked: what it means, what one has to believe, and every theorem. */

import { plain } from "../lessons/text.mjs";
import { mapSection } from "../map/section.mjs";
import { FILES, theoremOf } from "./files.mjs";
import { goalsOf } from "./goals.mjs";
import { inWords } from "./statement.mjs";

/** @import { ProofFile } from "./files.mjs" */
/** @import { Speaker } from "../../text/types" */

/** The definitions and the condition that one has to believe. */
const BELIEVED = {
  address: "proofs/game.html",
  layers: "proofs/any_pairs.html#plays_layers",
  bound: "proofs/layer_play.html#most_rounds",
  free: "proofs/progressions.html#r3",
  priced: "proofs/averaging.html#new_rounds",
  contained: "proofs/density.html#containers",
  roth: "proofs/nearly_every_round.html#roth",
};

/** Exponents in brackets set above the line. @param {string} html */
export const withExponents = (html) => html.replaceAll(/\^\(([^()]+)\)/g, "<sup>$1</sup>");

/** A file with its theorems. @param {ProofFile} file @param {Speaker} words */
function fileOf(file, words) {
  const page = `proofs/${file.file}.html`;
  const theorems = file.theorems.map((name) => {
    const { entry } = theoremOf(`${file.file}.${name}`);
    return `<li><a href="${page}#${name}">${withExponents(plain(inWords(entry.title, words.language)))}</a> <code>${name}</code></li>\n`;
  });
  return `<section id="${file.file}">
<h3><a href="${page}">${plain(inWords(file.title, words.language))}</a> <code>${file.file}.v</code></h3>
<ul>
${theorems.join("")}</ul>
</section>
`;
}

/** @param {Speaker} words @param {(address: string) => string} addressFrom */
export async function overviewMain(words, addressFrom) {
  return `<main class="proofs overview">
<h1>${words.say("proofsTitle")}</h1>
<p class="serif lead">${words.say("proofsLead", { address: addressFrom("note.html") })}</p>
${await mapSection(words)}<div class="pair">
<section>
<h2>${words.say("proofsBelieveTitle")}</h2>
<p>${words.say("proofsBelieve", BELIEVED)}</p>
</section>
<section>
<h2>${words.say("proofsCheckTitle")}</h2>
<p>${words.say("proofsCheck")}</p>
</section>
</div>
<h2>${words.say("proofsAll")}</h2>
<p>${words.say(FILES.every(({ file, text }) => goalsOf(file, text)) ? "proofsMarksGoals" : "proofsMarks")}</p>
<div class="files">
${FILES.map((file) => fileOf(file, words)).join("")}</div>
</main>`;
}
