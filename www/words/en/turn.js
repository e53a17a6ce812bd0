// @ts-check
/** Whose turn it is and what can be done, as sentences; and what a screen reader hears after a move. */

import { english as speaker } from "../../text/english.js";
import { nudge } from "../../text/say/goal.js";
import { layerName, plainText } from "../names.js";
import { directionName, place } from "./names.js";
import { counted, formatNumber } from "./numbers.js";
import { verdict, whyEnd } from "./why.js";

/** @import { GameFacts, GameState, Landing, LastRound } from "../../table/types" */

/**
 * The heading and the sentence over the moves.
 * @param {GameState} state @param {GameFacts} facts @param {boolean} [readonly] whether nobody can make a move here
 * @returns {{heading: string, sentence: string}}
 */
export function yourTurn(state, facts, readonly = false) {
  const token = place(state.token);
  if (readonly && state.turn !== "over") return recorded(state, facts);
  if (facts.awaitsSolution) {
    return { heading: "Perfect play", sentence: "The computer moves as soon as the game is solved." };
  }
  if (state.turn === "derek") {
    const call = `Magnus calls **ℓ = ${formatNumber(state.magnitude ?? 0)}**.`;
    return facts.mayAnswer
      ? { heading: "Your move, Derek", sentence: `${call} Which way should the token go from ${token}?` }
      : { heading: "Derek to answer", sentence: `${call} Step or play to see Derek's answer.` };
  }
  const limits = `from 1 to ${formatNumber(facts.maxMagnitude)}`;
  if (state.turn === "over") {
    if (facts.end?.kind === "allVisited")
      return { heading: "The game is over", sentence: "Every position has been visited." };
    const more = facts.mayCall
      ? " You may go on calling, but it is futile unless Derek lets the token in."
      : " Go back along the timeline to try another way, or start a new game.";
    return { heading: "The game is over", sentence: `Nothing more can be forced.${readonly ? "" : more}` };
  }
  if (isWatched(state, facts)) return watched(facts);
  const last = facts.derek.human ? null : facts.lastRound;
  const where = last
    ? `Derek said **${sign(last)}**, and the token is on **${token}**.`
    : `The token is on **${token}**.`;
  return { heading: "Your move, Magnus", sentence: `${where} Call a magnitude ${limits}.` };
}

/** Whether two computers play, who wait to be told to go on. @param {GameState} state @param {GameFacts} facts */
function isWatched({ turn }, { mayCall, awaitsSolution }) {
  return turn === "magnus" && !mayCall && !awaitsSolution;
}

/** As above while two computers play. @param {GameFacts} facts */
function watched({ lastRound }) {
  const sentence = lastRound ? headline(lastRound) : "Play the game, or go through it step by step.";
  return { heading: "Two computers play", sentence };
}

/** "46 → 62, a new position: Magnus called 16, Derek said +." @param {LastRound} round */
function headline(round) {
  const { call, from, to, new: fresh } = round;
  const kind = fresh ? "a new position" : "visited before";
  const way = `**${place(from)} → ${place(to)}**, ${kind}`;
  return `${way}: Magnus called **${formatNumber(call.magnitude)}**, Derek said **${sign(round)}**.`;
}

/** Derek's word as it stands on his buttons. @param {LastRound} round */
function sign({ answer }) {
  return answer.direction === "+" ? "+" : "−";
}

/** As above where the game can only be gone through. @param {GameState} state @param {GameFacts} facts */
function recorded({ round, magnitude, token }, { lineLength, lastRound }) {
  const heading = `Round ${formatNumber(round)}${lineLength > round ? ` of ${formatNumber(lineLength)}` : ""}`;
  if (magnitude !== null) return { heading, sentence: `Magnus calls **ℓ = ${formatNumber(magnitude)}**.` };
  const sentence = lastRound ? headline(lastRound) : `The token is on **${place(token)}**.`;
  return { heading, sentence };
}

/** What a landing would mean: "to 21 · new position", "to 4 · one of your three". @param {Landing} landing @param {number[]} [kept] what Derek is to keep */
export function landingText(landing, kept = []) {
  const to = `to ${formatNumber(landing.position)}`;
  if (kept.includes(landing.position)) return `${to} · ${oneOf(kept.length)}`;
  if (landing.new) return `${to} · new position`;
  if (kept.length > 0) return `${to} · visited`;
  return landing.depth === null ? `${to} · visited, in no layer` : `${to} · visited, layer ${landing.depth}`;
}

const NUMBERS = ["", "", ..."two three four five six seven eight nine ten eleven twelve".split(" ")];

/** @param {number} count */
function oneOf(count) {
  return count === 1 ? "the one you keep" : `one of your ${NUMBERS[count] ?? formatNumber(count)}`;
}

/** Where a call would lead, a line for each way. @param {[Landing, Landing]} landings @param {number} magnitude */
export function previewText([plus, minus], magnitude) {
  const shown = formatNumber(magnitude);
  if (plus.position === minus.position) return `±${shown}: ${landingText(plus)}, both ways`;
  return `−${shown}: ${landingText(minus)}\n+${shown}: ${landingText(plus)}`;
}

/** A label for a button that a screen reader reads out. @param {Landing} landing @param {number} magnitude @param {number[]} [kept] */
export function landingLabel(landing, magnitude, kept) {
  return `${directionName(landing.direction)} ${formatNumber(magnitude)}, ${landingText(landing, kept).replace(" ·", ",")}`;
}

/**
 * What a layer shows while it is being revealed.
 * @param {number} layer @param {GameState} state
 */
export function layerSentence(layer, state) {
  const size = state.layerSizes[layer] ?? 0;
  if (layer === 0) return `A is the set of the ${counted(size, "unvisited position")}.`;
  const fresh = size - (state.layerSizes[layer - 1] ?? 0);
  const above = layerName(layer - 1);
  const joined = fresh === 1 ? "1 new member, joined" : `${formatNumber(fresh)} new members, each joined`;
  return `${layerName(layer)} is ${above} with all midpoints of its pairs: ${joined} to two positions of ${above} at equal distance. From any of them one call leads into ${above}, whatever Derek says.`;
}

/** The last round in a few words. @param {LastRound} round */
export function roundText({ call, answer, from, to, new: fresh }) {
  const kind = fresh ? "a new position" : "visited before";
  const [magnitude, start, end] = [call.magnitude, from, to].map(formatNumber);
  return `Magnus called ${magnitude}, Derek said ${directionName(answer.direction)}: from ${start} to ${end}, ${kind}.`;
}

/**
 * What a screen reader hears after a change.
 * @param {GameState} state @param {GameFacts} facts @param {number} visited @param {number[]} [kept] what Derek is to keep
 */
export function announcement(state, facts, visited, kept = []) {
  const parts = [`Round ${formatNumber(state.round)}.`];
  if (facts.lastRound) parts.push(roundText(facts.lastRound));
  parts.push(`${formatNumber(visited)} of ${formatNumber(state.n)} positions visited.`);
  if (facts.end && state.turn === "over") {
    parts.push("The game is over.", verdict(state, facts, visited), whyEnd(facts.end, state));
  } else if (!facts.lastRound || !isWatched(state, facts)) {
    // What was said has been told just before.
    const words = yourTurn(state, { ...facts, lastRound: null }).sentence;
    parts.push(words, nudge(speaker, state, facts));
    if (facts.mayAnswer && facts.landings) {
      for (const landing of facts.landings) parts.push(`${landingLabel(landing, state.magnitude ?? 0, kept)}.`);
    }
  }
  return plainText(parts.filter(Boolean).join(" "));
}
