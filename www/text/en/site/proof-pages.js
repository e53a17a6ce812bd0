// @ts-check
/** Texts of the pages about what Rocq has checked. Texts and their values are HTML. */

export default /** @type {const} */ ({
  proofsTitle: "Proved, and checked by a machine",
  proofsDescription:
    "The theorems on the Magnus–Derek game that Rocq has checked: each statement line by line in plain words, and its proof.",
  proofsLead:
    'Rocq (once Coq), a proof checker, has followed every step of these theorems. In the <a href="{address}">note</a> and in the lessons they have the mark <span class="mark checked">checked</span>; what has none was not checked by a machine.',
  proofsBelieveTitle: "What one has to believe",
  proofsBelieve:
    'Rocq’s kernel, and that <a href="{address}">the definitions of the game</a>, about thirty lines, say what they should; for the errata also the definitions there, for layer play <a href="{layers}">what it is</a> and <a href="{bound}">B(n)</a>, for prices <a href="{priced}">what a round costs</a>, for containers <a href="{contained}">what they contain</a>, and <a href="{free}">r₃</a> where it is named. That nearly every round is new needs <a href="{roth}">Roth’s theorem</a> too, which stands in that statement as a condition and is not proved here. Strategies are any functions of what was played, and sets of positions are finite, so no axiom is used: of every theorem on these pages Rocq says “Closed under the global context”.',
  proofsCheckTitle: "How to check it",
  proofsCheck:
    "<code>./build.sh prove</code> in the folder of the program has Rocq (written for 8.16, with MathComp 1.15) go through all files of <code>tests/proofs</code>, which takes a few minutes, prints each theorem with what it rests on, and stops if anything is left out.",
  proofsAll: "All theorems",
  proofsMarks:
    "Each leads to its statement, line by line in plain words, to the definitions that it needs, and to the proof.",
  // The sentence of a build in which the goals were recorded.
  proofsMarksGoals:
    "Each leads to its statement, line by line in plain words, to the definitions that it needs, and to the proof with the goals after each step.",
  proofTitle: "{title} – checked",
  proofFile: "This is <code>tests/proofs/{file}.v</code>; <code>./build.sh prove</code> checks it.",
  proofNeeds: "It builds on {files}.",
  proofClosed:
    'Proved: <a href="{proof}">the proof</a>. Of what it rests on, <code>Print Assumptions {theorem}</code> says: <code>Closed under the global context</code>, that is, on no axiom, and nothing is left out.',
  proofInWords: "The proof in words: {places}.",
  proofInNote: "in the note",
  proofInLesson: "in lesson {number}",
  proofNotation: "How Rocq writes it",
  proofWhole: "The whole file",
  proofGoals:
    "Open a step to see what remains to be shown after it: what is known stands above the line, the goal below.",
  proofSteps: { one: "Proof, {count} step", other: "Proof, {count} steps" },
});
