// @ts-check
/** What both exports for TeX need. */

const WIDTH = 110;

/** Comment lines; none for an empty text. A long word, such as a link, is never broken. @param {string} text */
export function comment(text) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= WIDTH) lines.push(`% ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** A number of at most two decimals, without a zero in front of the point or at the end. @param {number} value */
export function short(value) {
  const text = value.toFixed(2).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text.replace(/^(-?)0\./, "$1.");
}

/** The comment that names the game. Blanks are written as in an address, so that it stays one word. @param {string} link */
export function linkComment(link) {
  return link ? comment(`Game: ${link.replace(/\s/g, (blank) => encodeURIComponent(blank))}`) : [];
}
