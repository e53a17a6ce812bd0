/** The sentences of a Rocq file, each with the comments and blanks before it: what Rocq reads at a time, and pages show. */

/** @typedef {{before: string, text: string}} Sentence */

/** A comment, within which there may be others, or nothing. @param {string} text @param {number} at */
function afterComment(text, at) {
  let depth = 0;
  for (let place = at; place < text.length; place += 1) {
    const two = text.slice(place, place + 2);
    if (two === "(*") depth += 1;
    if (two === "*)") depth -= 1;
    if (two === "(*" || two === "*)") place += 1;
    if (depth === 0) return place + 1;
  }
  throw new Error(`A comment never ends: ${text.slice(at, at + 40)}`);
}

/** The place after blanks and comments. @param {string} text @param {number} at */
function afterGap(text, at) {
  while (at < text.length) {
    if (/\s/.test(text.charAt(at))) at += 1;
    else if (text.startsWith("(*", at)) at = afterComment(text, at);
    else break;
  }
  return at;
}

/** The place after a sentence: a bullet, a brace, or all to a full stop before a blank. @param {string} text @param {number} at */
function afterSentence(text, at) {
  const [bullet] = /^(?:-+|\++|\*+|[{}])(?=\s|$)/.exec(text.slice(at)) ?? [];
  if (bullet) return at + bullet.length;
  while (at < text.length) {
    if (text.startsWith("(*", at)) at = afterComment(text, at);
    else if (text.charAt(at) === '"') at = text.indexOf('"', at + 1) + 1 || text.length;
    else if (/^\.(?:\s|$)/.test(text.slice(at, at + 2))) return at + 1;
    else at += 1;
  }
  throw new Error("The last sentence has no end.");
}

/** @param {string} text a whole file @returns {Sentence[]} */
export function sentencesOf(text) {
  const all = [];
  let at = 0;
  for (;;) {
    const from = afterGap(text, at);
    if (from === text.length) return all;
    const to = afterSentence(text, from);
    all.push({ before: text.slice(at, from), text: text.slice(from, to) });
    at = to;
  }
}

/** A sentence in one line, without comments, so that a line break more or less is no other sentence. @param {string} text */
export function inOneLine(text) {
  for (let at = text.indexOf("(*"); at >= 0; at = text.indexOf("(*"))
    text = `${text.slice(0, at)} ${text.slice(afterComment(text, at))}`;
  return text.replaceAll(/\s+/g, " ").trim();
}
