/** A whole file of proofs: what is stated, and each proof folded with its steps, and the goals after each if they were recorded. */

import { escapeXml } from "../../drawing/svg-text.js";
import { goalsOf } from "./goals.mjs";
import { inOneLine, sentencesOf } from "./sentences.mjs";

/** @import { ProofFile } from "./files.mjs" */
/** @import { Speaker } from "../../text/types" */
/** A step: its comments, its sentence with the bullet before it, and the goals after it. @typedef {{before: string, text: string, goals: string}} Step */

const BULLET = /^[-+*{}]+$/;

/** Blanks at the end of a line are none, and blank lines at both ends. @param {string} text */
const trimmed = (text) => text.replaceAll(/[^\S\n]+$/gm, "").replaceAll(/^\n+|\n+$/g, "");

/** @param {string} text */
const block = (text) => (trimmed(text) ? `<pre class="rocq"><code>${escapeXml(trimmed(text))}</code></pre>\n` : "");

/** The steps of a proof; a bullet goes with the sentence after it. @param {Step[]} sentences @returns {Step[]} */
function stepsOf(sentences) {
  /** @type {Step[]} */
  const steps = [];
  let before = "";
  for (const sentence of sentences) {
    if (BULLET.test(sentence.text)) before += sentence.before + sentence.text;
    else {
      steps.push({ ...sentence, before: before + sentence.before });
      before = "";
    }
  }
  return steps;
}

/** A step with its indentation; comments stand before it. @param {Step} step */
function stepOf({ before, text, goals }) {
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const comment = block(before.slice(0, before.lastIndexOf("\n") + 1));
  const code = `<code>${escapeXml(line.trim() ? line : line.replaceAll("\t", "  "))}${escapeXml(text)}</code>`;
  if (!goals) return `<li>${comment}${code}</li>\n`;
  return `<li>${comment}<details><summary>${code}</summary><pre class="goals"><code>${escapeXml(goals)}</code></pre></details></li>\n`;
}

/**
 * @param {string} name of what is proved
 * @param {Step[]} sentences from Proof to Qed
 * @param {boolean} open
 * @param {Speaker} words
 */
function proofOf(name, sentences, open, words) {
  const steps = stepsOf(sentences.filter(({ text }) => !/^(?:Proof|Qed)\.$/.test(text)));
  return `<details class="steps" id="proof-${name}"${open ? " open" : ""}>
<summary>${words.say("proofSteps", { count: steps.length })}</summary>
<ol>
${steps.map(stepOf).join("")}</ol>
</details>
`;
}

/** @param {ProofFile} file @param {Speaker} words */
export function scriptOf({ file, text, theorems }, words) {
  const goals = goalsOf(file, text);
  const sentences = sentencesOf(text).map((sentence, at) => ({ ...sentence, goals: goals?.[at] ?? "" }));
  let html = "";
  let stated = "";
  for (let at = 0; at < sentences.length; at += 1) {
    const { before = "", text = "" } = sentences[at] ?? {};
    if (text !== "Proof.") {
      stated += before + text;
      continue;
    }
    const end = sentences.findIndex((sentence, place) => place > at && sentence.text === "Qed.");
    const [, name = ""] = /^\w+ ([\w']+)/.exec(inOneLine(sentences[at - 1]?.text ?? "")) ?? [];
    html += block(stated) + proofOf(name, sentences.slice(at, end + 1), theorems.includes(name), words);
    stated = "";
    at = end;
  }
  return { html: html + block(stated), hasGoals: goals !== null };
}
