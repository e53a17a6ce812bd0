// @ts-check
/** Texts for print beside the picture; and the messages of the dialog, which are loaded with it. */

import share from "../../en/export/share.js";
import { english } from "../../english.js";
import { decimal } from "../decimals.js";
import { parInWords } from "../table/bounds.js";
import { factsForOthers } from "../table/facts.js";
import { playerName } from "../table/players.js";
import { currentReason } from "../table/reasons.js";
import { orderText, trophyText } from "../table/trophy.js";
import { verdictText } from "../table/verdict.js";

/** @import { GameFacts, GameState, Player, SeatedPlayer, Verdict } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

english.learn(share);

/**
 * The caption of the printed table, in sentences with **bold** words.
 * @param {Speaker} words
 * @param {string} title
 * @param {{state: GameState, facts: GameFacts, visited: number, verdict?: Verdict | null}} model
 */
export function captionText(words, title, { state, facts, visited, verdict }) {
  const { n, fStar: few, round } = state;
  // f* and R(n) measure games from 0 alone.
  const isWhole = !facts.begunPosition;
  const [magnus, derek] = [playersText(words, "magnus", facts.magnus), playersText(words, "derek", facts.derek)];
  const score = { visited, star: { star: n }, few, round, best: parInWords(words, facts.table) };
  return [
    words.say("captionPlayers", { title, magnus, derek }),
    isWhole && words.say(visited > few ? "captionScoreMore" : "captionScore", score),
    next(words, state),
    reasonText(words, state, facts),
    isWhole && state.turn === "over" ? verdictText(words, state, factsForOthers(facts), visited, verdict ?? null) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** @param {Speaker} words @param {Player} player @param {SeatedPlayer} view */
function playersText(words, player, view) {
  return view.human ? words.say("captionPerson") : playerName(words, player, view);
}

/** The player to move. @param {Speaker} words @param {GameState} state */
function next(words, { turn, token, magnitude }) {
  if (turn === "derek") return words.say("captionDerek", { call: magnitude ?? 0 });
  return turn === "magnus" ? words.say("captionMagnus", { token }) : "";
}

/**
 * The reason for the last move, unless a person made it or nobody knows it.
 * @param {Speaker} words
 * @param {GameState} state
 * @param {GameFacts} facts
 */
function reasonText(words, state, facts) {
  const { kind = "human" } = state.reason ?? {};
  return ["human", "recorded"].includes(kind) ? "" : currentReason(words, state, facts);
}

/**
 * The way in which a GIF is shortened, because it would take too long; "" if it is not.
 * @param {Speaker} words
 * @param {{rounds: number[], pace: number}} plan
 * @param {number} all the number of frames of the whole game
 * @param {number} asked milliseconds for each
 * @param {number} longest milliseconds of a GIF
 */
export function gifNote(words, { rounds, pace }, all, asked, longest) {
  const seconds = decimal(words, pace / 1000);
  const most = longest / 1000;
  if (rounds.length < all) return words.plain("gifSkips", { most, shown: rounds.length, all, seconds });
  return pace < asked ? words.plain("gifHurries", { most, seconds }) : "";
}

/**
 * The explanation of the end's picture, on paper.
 * @param {Speaker} words
 * @param {number} step between visits with a number beside their seats; 0 if none has
 * @param {GameFacts} facts
 */
export const endLegend = (words, step, facts) =>
  [orderText(words, step), trophyText(words, facts.table), words.plain("printEnd")].join(" ");
