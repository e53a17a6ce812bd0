// @ts-check
/** What the three companion games have in common to say. */

import companions from "../en/companions.js";
import { english } from "../english.js";

/** @import { Speaker } from "../types" */

english.learn(companions);

/** Who sits in a seat, as a sentence names him. @typedef {"you" | "computer" | "first" | "second"} Who */
/** Somebody of whom a sentence tells by a name. @typedef {Exclude<Who, "you">} Other */

/** At the beginning of a sentence. */
const NAMES = /** @type {const} */ ({
  computer: "companionComputer",
  first: "companionFirst",
  second: "companionSecond",
});
const WITHIN = /** @type {const} */ ({
  computer: "companionComputerWithin",
  first: "companionFirstWithin",
  second: "companionSecondWithin",
});

/** As the beginning of a sentence. @param {Speaker} words @param {Other} who */
export const nameOf = (words, who) => words.plain(NAMES[who]);

/** @param {Speaker} words @param {Who} who has to move and can win */
export const winning = (words, who) =>
  who === "you" ? words.say("companionWinningYou") : words.say("companionWinning", { who: words.plain(WITHIN[who]) });

/** @param {Speaker} words @param {Who} who has to move and cannot win */
export const losing = (words, who) =>
  who === "you" ? words.say("companionLosingYou") : words.say("companionLosing", { who: words.plain(WITHIN[who]) });

/** @param {Speaker} words @param {Who} who */
export const hasWon = (words, who) =>
  who === "you" ? words.plain("companionWonYou") : words.plain("companionWon", { who: nameOf(words, who) });

/** Two people play. @param {Speaker} words @param {"first" | "second"} who */
export const toMove = (words, who) => words.plain("companionToMove", { who: nameOf(words, who) });

/** What may be put into the fields of a new game. @param {Speaker} words @param {{label: string, note: string}[]} fields */
export const limits = (words, fields) =>
  fields.map(({ label, note }) => words.plain("companionLimit", { label, note })).join(" ");
