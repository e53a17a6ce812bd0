// @ts-check
/**
 * Two languages for tests of the layout: who translates does not look at every window. In one the words are 40 % longer than the English
 * ones, in the other these are written in Hebrew letters too, from the right to the left. Both say what English says; numbers, names in
 * formulas and marks stay.
 */

import { readdirSync } from "node:fs";
import { bundle } from "../../www/build/bundle.mjs";
import { PLAYERS } from "../../www/build/players.mjs";
import * as core from "../../www/pkg/magnus_derek.js";
import basics from "../../www/text/en/basics.js";

/** @import { Player } from "../../www/table/types" */
/** @typedef {"ltr" | "rtl"} Direction */
/** @typedef {{[key: string]: import("../../www/text/types").Message}} Messages */

/** Makes a text 40 % longer. It is handed to pages as text, so that it uses nothing from around it. @param {string} text */
export function lengthened(text) {
  // Words of prose alone, not what a mark points at, as in ⟦midpoint|midpoint⟧, not what stands in {…} for a value, in a tag, or in M(A).
  return text.replace(/\|[^\s|⟧]*⟧|\{[^}]*\}|<[^>]*>|&\w+;|\blog\b|[A-Za-z]{3,}\b(?!\()/g, (word) => {
    if (!/^[A-Za-z]+$/.test(word) || word === "log") return word;
    return word + word.slice(-1).repeat(Math.ceil(0.4 * word.length));
  });
}

/** The same from the right to the left: a Hebrew letter for each of a word, which has two or more. It is handed to pages as text as well. @param {string} longer */
export function mirrored(longer) {
  const letters = "אבגדהוזחטיכלמנסעפצקרשתםןףץ";
  return longer.replace(/\|[^\s|⟧]*⟧|\{[^}]*\}|<[^>]*>|&\w+;|\blog\b|[A-Za-z]{2,}\b(?!\()/g, (word) => {
    if (!/^[A-Za-z]+$/.test(word) || word === "log") return word;
    return [...word.toLowerCase()].map((letter) => letters[letter.charCodeAt(0) - 97]).join("");
  });
}

const TEXT = new URL("../../www/text/", import.meta.url);
const GERMAN = "text/de/all.js";
const PARTS = new URL("../../target/site/parts/de/", import.meta.url);

/** All that English says. @returns {Promise<Messages>} */
async function english() {
  const files = readdirSync(new URL("en/", TEXT), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".js") && file !== "basics.js",
  );
  const parts = files.map(async (file) => (await import(new URL(`en/${file}`, TEXT).href)).default);
  return Object.assign({}, ...(await Promise.all(parts)), ofPlayers("magnus"), ofPlayers("derek"));
}

/** What the core says of players in English, with the keys under which another language says it. @param {Player} player @returns {Messages} */
function ofPlayers(player) {
  const texts = PLAYERS[player].flatMap(({ id, script, name, about }) =>
    // Players of all lists are one.
    Object.entries({ name, about, claim: claimOf(player, id) }).map(([part, text]) => [
      `${player}.${script ?? id}.${part}`,
      text,
    ]),
  );
  return Object.fromEntries(texts.filter(([, text]) => text !== ""));
}

/** What a player promises on one of the tables that suit him. @param {Player} player @param {string} id */
function claimOf(player, id) {
  for (const n of [13, 16, 45]) {
    try {
      const seats = { magnus: "human", derek: "human", [player]: id };
      const game = core.Handle.open(`n=${n}&magnus=${seats.magnus}&derek=${seats.derek}&seed=1`);
      const { claim } = game.facts()[player];
      game.free();
      return claim;
    } catch {}
  }
  throw new Error(`No table suits ${player} ${id}.`);
}

/** Texts written otherwise, by their names: messages, and the forms of those that have several. @param {{[name: string]: any}} texts @param {(text: string) => string} write @returns {{[name: string]: any}} */
const otherwise = (texts, write) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === "string" ? write(text) : otherwise(text, write),
    ]),
  );

/** The module of one who speaks the language in the place of German. @param {Direction} dir */
async function longModule(dir) {
  const write = dir === "ltr" ? lengthened : (/** @type {string} */ text) => mirrored(lengthened(text));
  const messages = otherwise(await english(), write);
  return `import { speakerOf } from "../speaker.js";
export const speaker = speakerOf(${JSON.stringify({ ...basics, and: write(basics.and), tag: "de", dir })}, ${JSON.stringify(messages)});
${await exportsOfBuilt()}
`;
}

/** The names by which the built site asks for who speaks German: it has shortened them. */
async function exportsOfBuilt() {
  const [file] = readdirSync(PARTS).filter((name) => /^all-.*\.js$/.test(name));
  const names = Object.entries(await import(new URL(String(file), PARTS).href));
  return names
    .filter(([name]) => name !== "speaker")
    .map(([name, value]) =>
      "say" in value ? `export { speaker as ${name} };` : `const all = { speaker };\nexport { all as ${name} };`,
    )
    .join("\n");
}

/** The part that takes the place of the German one. @param {Direction} [direction] */
export async function longLanguage(direction = "ltr") {
  const long = {
    name: "long language",
    load: (/** @type {string} */ id) => (id.endsWith(`/www/${GERMAN}`) ? longModule(direction) : null),
  };
  return (await bundle(GERMAN, "es", { plugins: [long] })).get("all.js") ?? "";
}
