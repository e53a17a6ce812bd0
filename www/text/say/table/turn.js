// @ts-check
/** The turn and its possible moves in sentences; and the announcements for screen readers after a move. */

import { plainText } from "../../names.js";
import { nudge } from "./goal.js";
import { directionName } from "./names.js";
import { endReason, verdict } from "./reasons.js";

/** @import { GameFacts, GameState, Landing, LastRound } from "../../../core/types" */
/** @import { Speaker } from "../../types" */
/** The part of a page's overlay that decides what is announced: kept positions, and whether layers are in sight. @typedef {{kept?: number[], layers?: boolean} | null} AnnouncedOverlay */

/**
 * The heading and the sentence above the moves.
 * @param {Speaker} words
 * @param {GameState} state
 * @param {GameFacts} facts
 * @param {boolean} [readonly] whether moves are impossible here
 * @param {number} [setUp] how many rounds nobody here has played
 * @returns {{heading: string, sentence: string}}
 */
export function yourTurn(words, state, facts, readonly = false, setUp = 0) {
  const token = { position: state.token };
  if (readonly && state.turn !== "over") return recorded(words, state, facts);
  if (facts.awaitsSolution) return { heading: words.plain("headingPerfect"), sentence: words.say("turnPerfect") };
  if (state.turn === "derek") {
    const [plus = 0, minus] = state.landings ?? [];
    const values = { call: state.magnitude ?? 0, token, to: { position: plus } };
    const isOne = plus === minus;
    return facts.mayAnswer
      ? {
          heading: words.plain("headingDerek"),
          sentence: words.say(isOne ? "turnDerekEither" : "turnDerek", values),
        }
      : { heading: words.plain("headingAnswer"), sentence: words.say("turnAnswer", values) };
  }
  if (state.turn === "over") return { heading: words.plain("headingOver"), sentence: over(words, facts, readonly) };
  if (isWatched(state, facts)) return watched(words, facts);
  const last = facts.derek.human || state.round <= setUp ? null : facts.lastRound;
  const values = { token, most: facts.table.maxMagnitude, sign: last ? sign(last) : "" };
  return {
    heading: words.plain("headingMagnus"),
    sentence: words.say(last ? "turnMagnusAfter" : "turnMagnus", values),
  };
}

/**
 * The text when nothing more can be forced.
 * @param {Speaker} words
 * @param {GameFacts} facts
 * @param {boolean} readonly
 */
function over(words, { end, mayCall }, readonly) {
  if (end?.kind === "allVisited") return words.say("allVisited");
  if (readonly) return words.say("turnOver");
  return words.say(mayCall ? "turnOverCall" : "turnOverBack");
}

/** True if two computers play and wait for a person to go on. @param {GameState} state @param {GameFacts} facts */
function isWatched({ turn }, { mayCall, awaitsSolution }) {
  return turn === "magnus" && !mayCall && !awaitsSolution;
}

/** The text while two computers play. @param {Speaker} words @param {GameFacts} facts */
function watched(words, { lastRound }) {
  const sentence = lastRound ? headline(words, lastRound) : words.say("turnWatched");
  return { heading: words.plain("headingWatched"), sentence };
}

/** "46 → 62, a new position: Magnus called 16, Derek said +." @param {Speaker} words @param {LastRound} round */
function headline(words, round) {
  const { call, from, to, new: fresh } = round;
  const values = { from: { position: from }, to: { position: to }, call: call.magnitude, sign: sign(round) };
  return words.say(fresh ? "roundNew" : "roundVisited", values);
}

/** Derek's answer, as on his buttons. @param {LastRound} round */
function sign({ answer }) {
  return answer.direction === "+" ? "+" : "−";
}

/**
 * The text where the game can only be replayed.
 * @param {Speaker} words
 * @param {GameState} state
 * @param {GameFacts} facts
 */
function recorded(words, { round, magnitude, token }, { lineLength, lastRound }) {
  const heading = words.plain(lineLength > round ? "headingRoundOf" : "headingRound", { round, last: lineLength });
  if (magnitude !== null) return { heading, sentence: words.say("roundCalled", { call: magnitude }) };
  const start = () => words.say("roundStart", { token: { position: token } });
  return { heading, sentence: lastRound ? headline(words, lastRound) : start() };
}

/**
 * The result of a landing: "to 21 · new position", "to 4 · one of your three".
 * @param {Speaker} words
 * @param {Landing} landing
 * @param {AnnouncedOverlay} [overlay]
 */
export function landingText(words, landing, overlay) {
  return words.plain("landing", { position: landing.position, outcome: landingOutcome(words, landing, overlay) });
}

/** @param {Speaker} words @param {Landing} landing @param {AnnouncedOverlay} [overlay] */
function landingOutcome(words, landing, overlay) {
  const kept = overlay?.kept ?? [];
  if (kept.includes(landing.position)) {
    const count = kept.length;
    const number = NUMBERS[count - 2];
    return words.plain("landingKept", { count, number: number ? words.plain(number) : count });
  }
  if (landing.new) return words.plain("landingNew");
  if (kept.length > 0 || overlay?.layers === false) return words.plain("landingVisited");
  if (landing.depth === null) return words.plain("landingNoLayer");
  return words.plain("landingLayer", { layer: { layer: landing.depth } });
}

/** Number words, from two on. */
const NUMBERS = /** @type {const} */ ([
  ...["keptTwo", "keptThree", "keptFour", "keptFive", "keptSix", "keptSeven"],
  ...["keptEight", "keptNine", "keptTen", "keptEleven", "keptTwelve"],
]);

/**
 * The landings of a call, a line for each direction.
 * @param {Speaker} words
 * @param {[Landing, Landing]} landings
 * @param {number} magnitude
 * @param {AnnouncedOverlay} [overlay]
 */
export function previewText(words, [plus, minus], magnitude, overlay) {
  const landing = landingText(words, plus, overlay);
  if (isEither([plus, minus])) return words.plain("landingBoth", { magnitude, landing });
  return words.plain("landings", { magnitude, minus: landingText(words, minus, overlay), plus: landing });
}

/**
 * A button's label for screen readers.
 * @param {Speaker} words
 * @param {Landing} landing
 * @param {number} magnitude
 * @param {AnnouncedOverlay} [overlay]
 */
export function landingLabel(words, landing, magnitude, overlay) {
  const { direction, position } = landing;
  const way = directionName(words, direction);
  // With the sign that stands on the button: who speaks to it reads that aloud.
  const signed = `${direction === "+" ? "+" : "−"}${words.number(magnitude)}`;
  const outcome = landingOutcome(words, landing, overlay);
  return words.plain("landingLabel", { way, magnitude: signed, position, outcome });
}

/** True if both ways lead to the same position: half a turn. @param {[Landing, Landing]} landings */
export const isEither = ([plus, minus]) => plus.position === minus.position;

/** The same as `landingText` for both ways at once. @type {typeof landingText} */
export const eitherText = (words, landing, overlay) =>
  words.plain("landingEither", { landing: landingText(words, landing, overlay) });

/** The same as `landingLabel` for both ways at once. @type {typeof landingLabel} */
export const eitherLabel = (words, landing, magnitude, overlay) =>
  words.plain("eitherLabel", {
    magnitude,
    position: landing.position,
    outcome: landingOutcome(words, landing, overlay),
  });

/**
 * The contents of a layer while it is being revealed.
 * @param {Speaker} words
 * @param {number} layer
 * @param {GameState} state
 * @param {Speaker["say"]} [say] says it with marks
 */
export function layerSentence(words, layer, { layerSizes }, say = words.plain) {
  const size = layerSizes[layer] ?? 0;
  if (layer === 0) return say("layerOfUnvisited", { count: size, layer: { layer } });
  const count = size - (layerSizes[layer - 1] ?? 0);
  return say("layerOfMidpoints", { count, layer: { layer }, above: { layer: layer - 1 } });
}

/** The last round in a few words. @param {Speaker} words @param {LastRound} round */
export function roundText(words, { call, answer, from, to, new: fresh }) {
  const way = directionName(words, answer.direction);
  return words.plain(fresh ? "heardNew" : "heardVisited", { call: call.magnitude, way, from, to });
}

/**
 * The announcement for screen readers after a change.
 * @param {Speaker} words
 * @param {GameState} state
 * @param {GameFacts} facts
 * @param {number} visited
 * @param {AnnouncedOverlay} [overlay]
 */
export function announcement(words, state, facts, visited, overlay) {
  const { round, n } = state;
  const parts = [words.say("heardRound", { round })];
  if (facts.lastRound) parts.push(roundText(words, facts.lastRound));
  parts.push(words.say("heardCount", { visited, n }));
  if (facts.end && state.turn === "over") {
    parts.push(words.say("heardOver"), verdict(words, state, facts, visited), endReason(words, facts.end, state));
  } else if (!facts.lastRound || !isWatched(state, facts)) {
    // The last answer has just been announced.
    parts.push(yourTurn(words, state, { ...facts, lastRound: null }).sentence, nudge(words, state, facts));
    if (facts.mayAnswer && facts.landings) {
      const call = state.magnitude ?? 0;
      const labels = isEither(facts.landings)
        ? [eitherLabel(words, facts.landings[0], call, overlay)]
        : facts.landings.map((landing) => landingLabel(words, landing, call, overlay));
      parts.push(...labels.map((label) => `${label}.`));
    }
  }
  return plainText(parts.filter(Boolean).join(" "));
}
