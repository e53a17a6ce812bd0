// @ts-check
/** How a game was played that is over: its rounds against par, and who gave away what and where. */

import { counted, formatNumber, listed } from "./numbers.js";

/** @import { GameFacts, GameState, GivenAway, Player, Verdict } from "../../table/types" */

/** More rounds than these are not named one by one. */
const MOST_NAMED = 6;
const NAMES = { magnus: "Magnus", derek: "Derek" };
/** What each of them loses by. */
const MOVES = { magnus: "call", derek: "answer" };

/**
 * The verdict in sentences, with **double stars**, and the round from which it is worth trying again; null if there is none.
 * @param {GameState} state @param {GameFacts} facts @param {number} visited @param {Verdict | null} verdict null where no exact values are known
 * @returns {{sentence: string, again: number | null}}
 */
export function verdictText(state, facts, visited, verdict) {
  const head = `**${counted(facts.lastVisit, "round")}, par ${formatNumber(facts.par.rounds)}**`;
  if (!verdict)
    return { sentence: `${head}${more(state, visited)}: ${againstPar(state, facts, visited)}`, again: null };
  const [magnus, derek] = [given("magnus", facts, verdict.magnus), given("derek", facts, verdict.derek)];
  // The person comes first, else Derek, of whom there is most to learn.
  const order = /** @type {Player[]} */ (isYou("magnus", facts) ? ["magnus", "derek"] : ["derek", "magnus"]);
  const [first = "derek"] = order;
  const said = order.map((player) => (player === "magnus" ? magnus : derek));
  const lost = said.filter(Boolean);
  const sentence =
    lost.length === 0
      ? praise(facts)
      : said.map((text, index) => text || nothing(order[index] ?? first, facts)).join("; ");
  const guilty = order.find((player) => verdict[player].where.length > 0) ?? first;
  const again = verdict[isYou(first, facts) ? first : guilty].where[0] ?? null;
  return { sentence: `${head}${more(state, visited)}: ${sentence}.`, again };
}

/** Whether a person plays this one, and a computer the other. @param {Player} player @param {GameFacts} facts */
function isYou(player, facts) {
  return facts[player].human && !facts[player === "magnus" ? "derek" : "magnus"].human;
}

/** What there is besides f*(n) positions. @param {GameState} state @param {number} visited */
function more({ n, fStar }, visited) {
  if (visited <= fStar) return "";
  return `, but **${counted(visited, "position")}** where f*(${formatNumber(n)}) is ${formatNumber(fStar)}`;
}

/** "you gave away **2 rounds**, with your answers in rounds 4 and 9"; "" if nothing. @param {Player} player @param {GameFacts} facts @param {GivenAway} given */
function given(player, facts, { positions, rounds, where }) {
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
