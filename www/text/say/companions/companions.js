// @ts-check
/** Sentences that the three companion games share. */

import companions from "../../en/companions/companions.js";
import { english } from "../../english.js";

/** @import { Speaker } from "../../types" */

english.learn(companions);

/** The player in a seat, as a sentence names him. @typedef {"you" | "computer" | "first" | "second"} Who */
/** A player that a sentence in the third person names. @typedef {Exclude<Who, "you">} Other */

/** Names at the beginning of a sentence. */
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

/** A name at the beginning of a sentence. @param {Speaker} words @param {Other} who */
export const nameOf = (words, who) => words.plain(NAMES[who]);

/** @param {Speaker} words @param {Who} who the player to move, who can win */
export const winning = (words, who) =>
  who === "you" ? words.say("companionWinningYou") : words.say("companionWinning", { who: words.plain(WITHIN[who]) });

/** @param {Speaker} words @param {Who} who the player to move, who cannot win */
export const losing = (words, who) =>
  who === "you" ? words.say("companionLosingYou") : words.say("companionLosing", { who: words.plain(WITHIN[who]) });

/** @param {Speaker} words @param {Who} who */
export const hasWon = (words, who) =>
  who === "you" ? words.plain("companionWonYou") : words.plain("companionWon", { who: nameOf(words, who) });

/** The turn while two people play. @param {Speaker} words @param {"first" | "second"} who */
export const toMove = (words, who) => words.plain("companionToMove", { who: nameOf(words, who) });

/**
 * The values allowed in the fields of a new game.
 * @param {Speaker} words
 * @param {{label: string, note: string}[]} fields
 */
export const limits = (words, fields) =>
  fields.map(({ label, note }) => words.plain("companionLimit", { label, note })).join(" ");
