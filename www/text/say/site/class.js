// @ts-check
/** What the page Class says of results. */

import classroom from "../../en/site/class.js";
import { english } from "../../english.js";
import { plainText } from "../../names.js";

/** @import { Speaker } from "../../types" */

english.learn(classroom);

const DAMAGE = /** @type {const} */ ({
  cut: "classCut",
  start: "classStart",
  slip: "classSlip",
  later: "classLater",
  form: "classForm",
  lesson: "classNoLesson",
});

/** @param {Speaker} words @param {{line: number, why: keyof typeof DAMAGE, text: string}} damaged */
export const damagedText = (words, { line, why, text }) =>
  words.plain("classDamaged", { line, why: words.plain(DAMAGE[why]), text });

/** How many results were read. @param {Speaker} words @param {{results: number, repeated: number, damaged: number}} counts */
export function foundText(words, { results, repeated, damaged }) {
  const sentences = [words.plain("classFound", { count: results })];
  if (repeated > 0) sentences.push(words.plain("classRepeated", { count: repeated }));
  if (damaged > 0) sentences.push(words.plain("classNotRead", { count: damaged }));
  return sentences.join(" ");
}

/**
 * A wrong answer in words, from its short form (see table/lesson/score.js).
 * @param {Speaker} words @param {string} answer @param {readonly {label: string}[]} [options] of the task
 */
export function wrongText(words, answer, options = []) {
  if (answer === "none") return words.plain("classNone");
  const [kind = "", rest] = [answer.charAt(0), answer.slice(1)];
  const number = (/** @type {string} */ text) => words.number(text);
  switch (kind) {
    case "o":
      return plainText(options[Number(rest)]?.label ?? words.plain("classOption", { number: Number(rest) + 1 }));
    case "p":
    case "m":
      return rest.split(".").map(number).join(", ");
    case "d":
      return rest === "+" ? "+" : "−";
    default:
      return number(answer);
  }
}

/** Names in a class, and how many have none. @param {Speaker} words @param {readonly {name: string}[]} results */
export function namesText(words, results) {
  const names = results.map(({ name }) => name).filter(Boolean);
  names.sort((one, other) => one.localeCompare(other, words.language));
  const nameless = results.length - names.length;
  const parts = names.length > 0 ? [words.plain("classNames", { names: names.join(", ") })] : [];
  if (nameless > 0) parts.push(words.plain("classNameless", { count: nameless }));
  return parts.join(" ");
}

/**
 * The names of what is shown of a lesson or of a set of puzzles.
 * @param {Speaker} words @param {{number: number, title: string} | {set: string, seed: string}} about
 */
export function namesOf(words, about) {
  if ("set" in about) {
    const { set, seed } = about;
    const title = words.plain("classSet", { set, seed });
    return {
      heading: title,
      table: words.plain("classSetTable", { set: title }),
      region: words.plain("classSetRegion", { set: title }),
      picture: words.plain("classSetPicture", { set: title }),
      students: words.plain("classSetStudentsTable", { set: title }),
      studentsRegion: words.plain("classSetStudentsRegion", { set: title }),
    };
  }
  const { number, title } = about;
  return {
    heading: words.plain("classLesson", { number, title }),
    table: words.plain("classTableOf", { number }),
    region: words.plain("classTableRegion", { number }),
    picture: words.plain("classPicture", { number }),
    students: words.plain("classStudentsTable", { number }),
    studentsRegion: words.plain("classStudentsRegion", { number }),
  };
}
