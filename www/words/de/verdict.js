// @ts-check
/** Wie eine beendete Partie gespielt wurde: ihre Runden im Vergleich zum Par, und wer was wo verschenkt hat. */

import { isYou, toldFirst } from "../facts.js";
import { positions as countPositions, rounds as countRounds, formatNumber, listed } from "./numbers.js";

/** @import { GameFacts, GameState, GivenAway, Player, Verdict } from "../../table/types" */

const MOST_NAMED = 6;
const NAMES = { magnus: "Magnus", derek: "Derek" };

/** @param {GameState} state @param {GameFacts} facts @param {number} visited @param {Verdict | null} verdict */
export function verdictText(state, facts, visited, verdict) {
  const head = `**${countRounds(facts.lastVisit)}, Par ${formatNumber(facts.par.rounds)}**`;
  if (!verdict) return `${head}${more(state, visited)}: ${againstPar(state, facts, visited)}`;
  const order = toldFirst(facts);
  const given = order.map((player) => givenAway(player, facts, verdict[player]));
  const sentence = given.some(Boolean)
    ? order.map((player, index) => given[index] || nothing(player, facts)).join("; ")
    : praise(facts);
  return `${head}${saved(state, facts, visited)}${more(state, visited)}: ${sentence}.`;
}

/** @param {GameState} state @param {GameFacts} facts @param {number} visited */
function saved({ fStar }, facts, visited) {
  const by = facts.lastVisit - facts.par.rounds;
  const isPerson = isYou("magnus", facts) || isYou("derek", facts);
  if (!isPerson || by === 0 || visited > fStar) return "";
  const rounds = `**${countRounds(Math.abs(by))}**`;
  if (by > 0) return `, also ${isYou("derek", facts) ? "haben Sie" : "hat Derek"} ${rounds} länger durchgehalten`;
  return `, also ${isYou("magnus", facts) ? "haben Sie" : "hat Magnus"} ${rounds} gespart`;
}

/** @param {GameState} state @param {number} visited */
function more({ n, fStar }, visited) {
  if (visited <= fStar) return "";
  return `, aber **${countPositions(visited)}**, wo f*(${formatNumber(n)}) = ${formatNumber(fStar)} ist`;
}

/** @param {NonNullable<GameState["repeated"]>} repeated */
export function repeatedText({ first, again }) {
  return `Nach Runde ${formatNumber(again)} stand alles wie nach Runde ${formatNumber(first)}: Die Partie kann ewig so im Kreis gehen. Sie dürfen sie hier beenden.`;
}

/** @param {Pick<GameState, "n" | "fStar">} state @param {GameFacts} facts @param {number} visited */
export function endedText({ n, fStar }, facts, visited) {
  const positions = `**${formatNumber(visited)} von ${formatNumber(n)}** Positionen`;
  const planner = `Einem Magnus, der vorausplant, sind ${formatNumber(fStar)} sicher`;
  if (isYou("magnus", facts))
    return `Sie haben ${positions} besucht. ${planner}, und Par dafür sind ${countRounds(facts.par.rounds)}.`;
  if (!isYou("derek", facts)) return `Magnus hat ${positions} besucht. ${planner}.`;
  return visited < fStar
    ? `Sie haben diesen Magnus bei ${positions} gehalten. ${planner}.`
    : `Dieser Magnus hat Ihnen ${positions} abgewonnen. ${planner}.`;
}

/** @param {Player} player @param {GameFacts} facts @param {GivenAway} given */
function givenAway(player, facts, { positions, rounds, where }) {
  if (where.length === 0) return "";
  const lost = [positions > 0 && countPositions(positions), rounds > 0 && countRounds(rounds)].filter(Boolean);
  const amount = `**${lost.join(" und ")}**`;
  const [call, calls] = player === "magnus" ? ["Ansage", "Ansagen"] : ["Antwort", "Antworten"];
  const one = where.length === 1;
  if (isYou(player, facts))
    return `Sie haben ${amount} verschenkt, mit ${one ? `Ihrer ${call}` : `Ihren ${calls}`} in ${roundsText(where)}`;
  return `${NAMES[player]} hat ${amount} verschenkt, mit ${one ? `seiner ${call}` : `seinen ${calls}`} in ${roundsText(where)}`;
}

/** "den Runden 4 und 9" @param {number[]} rounds */
function roundsText(rounds) {
  const left = rounds.length - MOST_NAMED;
  const named = [...rounds.slice(0, MOST_NAMED), ...(left > 0 ? [`${formatNumber(left)} weiteren`] : [])];
  return named.length === 1 ? `Runde ${listed(named)}` : `den Runden ${listed(named)}`;
}

/** @param {Player} player @param {GameFacts} facts */
function nothing(player, facts) {
  return isYou(player, facts) ? "Sie haben nichts verschenkt" : `${NAMES[player]} hat nichts verschenkt`;
}

/** @param {GameFacts} facts */
function praise(facts) {
  if (isYou("derek", facts))
    return "eine perfekte Partie. Jede Ihrer Antworten war die beste, die es gab, und jede Ansage von Magnus auch";
  if (isYou("magnus", facts))
    return "eine perfekte Partie. Jede Ihrer Ansagen war die beste, die es gab, und jede Antwort von Derek auch";
  return "eine perfekte Partie. Keiner von beiden hat etwas verschenkt";
}

/** @param {GameState} state @param {GameFacts} facts @param {number} visited */
function againstPar({ fStar }, facts, visited) {
  const by = facts.lastVisit - facts.par.rounds;
  const derek = isYou("derek", facts);
  const magnus = isYou("magnus", facts);
  if (visited > fStar)
    return derek
      ? "Sie haben Magnus mehr besuchen lassen, als er hätte erzwingen können."
      : "Derek hat Magnus mehr besuchen lassen, als er hätte erzwingen können.";
  if (by === 0) return "genau Par.";
  const rounds = `**${countRounds(Math.abs(by))}**`;
  if (by > 0)
    return derek
      ? `Sie haben ${rounds} länger durchgehalten, als ein guter Magnus braucht.`
      : `Derek hat ${rounds} länger durchgehalten, als ein guter Magnus braucht.`;
  return magnus
    ? `Sie waren ${rounds} unter dem Par, dem bewiesenen ${facts.par.formula}.`
    : `Magnus war ${rounds} unter dem Par, dem bewiesenen ${facts.par.formula}.`;
}
