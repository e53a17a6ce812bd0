// @ts-check
/** How a game was played that is over: its rounds against par, and who gave away what and where. */

import { isYou, toldFirst } from "../facts.js";
import { counted, formatNumber, listed } from "./numbers.js";

/** @import { GameFacts, GameState, GivenAway, Player, Verdict } from "../../table/types" */

/** More rounds than these are not named one by one. */
const MOST_NAMED = 6;
const NAMES = { magnus: "Magnus", derek: "Derek" };
/** What each of them loses by. */
const MOVES = { magnus: "call", derek: "answer" };

/**
 * The verdict in a sentence, with **double stars**.
 * @param {GameState} state @param {GameFacts} facts @param {number} visited @param {Verdict | null} verdict null where no exact values are known
 */
export function verdictText(state, facts, visited, verdict) {
  const head = `**${counted(facts.lastVisit, "round")}, par ${formatNumber(facts.par.rounds)}**`;
  if (!verdict) return `${head}${more(state, visited)}: ${againstPar(state, facts, visited)}`;
  const order = toldFirst(facts);
  const given = order.map((player) => givenAway(player, facts, verdict[player]));
  const sentence = given.some(Boolean)
    ? order.map((player, index) => given[index] || nothing(player, facts)).join("; ")
    : praise(facts);
  return `${head}${saved(state, facts, visited)}${more(state, visited)}: ${sentence}.`;
}

/** What that means for a person, to whom rounds are good or bad: ", so you held out **1 round** longer". @param {GameState} state @param {GameFacts} facts @param {number} visited */
function saved({ fStar }, facts, visited) {
  const by = facts.lastVisit - facts.par.rounds;
  const isPerson = isYou("magnus", facts) || isYou("derek", facts);
  if (!isPerson || by === 0 || visited > fStar) return "";
  const rounds = `**${counted(Math.abs(by), "round")}**`;
  if (by > 0) return `, so ${isYou("derek", facts) ? "you" : "Derek"} held out ${rounds} longer`;
  return `, so ${isYou("magnus", facts) ? "you" : "Magnus"} saved ${rounds}`;
}

/** What there is besides f*(n) positions. @param {GameState} state @param {number} visited */
function more({ n, fStar }, visited) {
  if (visited <= fStar) return "";
  return `, but **${counted(visited, "position")}** where f*(${formatNumber(n)}) is ${formatNumber(fStar)}`;
}

/** Where a position has come again. @param {NonNullable<GameState["repeated"]>} repeated */
export function repeatedText({ first, again }) {
  return `After round ${formatNumber(again)} everything stood as after round ${formatNumber(first)}: the game can go round like this for ever. You may end it here.`;
}

/** The verdict on a game that goes round and is ended by a person. @param {Pick<GameState, "n" | "fStar" | "round">} state @param {GameFacts} facts @param {number} visited */
export function endedText({ n, fStar }, facts, visited) {
  const positions = `**${formatNumber(visited)} of ${formatNumber(n)}** positions`;
  const planner = `a Magnus who plans ahead is sure of ${formatNumber(fStar)}`;
  const few = visited < fStar;
  if (isYou("magnus", facts))
    return `You visited ${positions}: ${planner}, and par for them is ${counted(facts.par.rounds, "round")}.`;
  if (!isYou("derek", facts)) return `Magnus has visited ${positions}: ${planner}.`;
  return few
    ? `You held this Magnus to ${positions}: ${planner}.`
    : `This Magnus got ${positions} out of you: ${planner}.`;
}

/** "you gave away **2 rounds**, with your answers in rounds 4 and 9"; "" if nothing. @param {Player} player @param {GameFacts} facts @param {GivenAway} given */
function givenAway(player, facts, { positions, rounds, where }) {
  if (where.length === 0) return "";
  const lost = [positions > 0 && counted(positions, "position"), rounds > 0 && counted(rounds, "round")].filter(
    Boolean,
  );
  const [who, whose] = isYou(player, facts) ? ["you", "your"] : [NAMES[player], "his"];
  const moves = `${MOVES[player]}${where.length === 1 ? "" : "s"}`;
  return `${who} gave away **${lost.join(" and ")}**, with ${whose} ${moves} in ${roundsText(where)}`;
}

/** "rounds 4 and 9" @param {number[]} rounds */
function roundsText(rounds) {
  const left = rounds.length - MOST_NAMED;
  const named = [...rounds.slice(0, MOST_NAMED), ...(left > 0 ? [`${formatNumber(left)} more`] : [])];
  return `${named.length === 1 ? "round" : "rounds"} ${listed(named)}`;
}

/** @param {Player} player @param {GameFacts} facts */
function nothing(player, facts) {
  return `${isYou(player, facts) ? "you" : NAMES[player]} gave nothing away`;
}

/** @param {GameFacts} facts */
function praise(facts) {
  if (isYou("derek", facts))
    return "a perfect game. Every answer of yours was the best there was, and so was every call of Magnus";
  if (isYou("magnus", facts))
    return "a perfect game. Every call of yours was the best there was, and so was every answer of Derek";
  return "a perfect game. Neither of the two gave anything away";
}

/** Where the exact losses are not known. @param {GameState} state @param {GameFacts} facts @param {number} visited */
function againstPar({ fStar }, facts, visited) {
  const by = facts.lastVisit - facts.par.rounds;
  const derek = isYou("derek", facts) ? "you" : "Derek";
  const magnus = isYou("magnus", facts) ? "you" : "Magnus";
  if (visited > fStar) return `${derek} let Magnus visit more than he could have forced.`;
  if (by === 0) return "exactly par.";
  const rounds = counted(Math.abs(by), "round");
  if (by > 0) return `${derek} held out **${rounds}** longer than a good Magnus needs.`;
  return `${magnus} ${magnus === "you" ? "were" : "was"} **${rounds}** under par, the proved ${facts.par.formula}.`;
}
