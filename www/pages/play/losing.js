// @ts-check
/** What the strip says in the first two games of the first minute, in which Derek finds out why he loses. */

import { directionTo } from "../../board/side.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { beginText, callText, countText, goalText, manyRoundsText, roundText, whyText } from "../../text/say/play.js";
import { FIRST_CALL, IN_VAIN } from "./first-games.js";

/** @import { State } from "../../table/element-types" */
/** @import { StripState } from "./first-minute.js" */

const words = pageSpeaker();
/** The number of rounds after which new positions are counted, and the number after which one may ask why. */
export const ROUNDS = 3;
export const ASKABLE = 2;

/**
 * @typedef {object} Losing
 * @property {boolean} isMeeting whether this is the second game
 * @property {number | null} asked the round of the answer to "Why?"; null while it has not been asked
 * @property {number[]} route the positions of the token, from the beginning
 * @property {() => import("./best-play.js").BestEnd | null} best how it ends with best play from now on, where that is known
 * @property {{meet: () => void, ask: () => void, later: () => void}} ways the ways on
 */

/** @param {State} state @param {Losing} game @returns {StripState} */
export function losing(state, game) {
  const { isMeeting, asked, ways } = game;
  const { n, fStar, round, token, magnitude, landings, visited, turn } = state;
  const call = magnitude ?? 0;
  const isLonger = !isMeeting && round > ROUNDS && asked === null;
  const overlay = { ...FIRST_CALL, sentence: callText(words, magnitude, round, isLonger) };
  if (round === 0 && isMeeting) return { text: words.say("minuteMeeting", { call }), overlay };
  if (round === 0) return { text: beginText(words, IN_VAIN), overlay };
  if (round < ASKABLE) return { text: roundText(words, { round, token, magnitude: call }), overlay };
  if (isHeld(state, game)) {
    const sentence = words.say("minuteHeldVerdict", { few: fStar, n });
    const text = words.say("minuteHeld", { visited: visited.length, n });
    return {
      text,
      overlay: { layers: false, sentence },
      button: words.plain("minuteMeet"),
      press: ways.meet,
      held: true,
    };
  }
  const button = words.plain(asked === null ? "minuteWhy" : "minuteLater");
  const press = asked === null ? ways.ask : ways.later;
  if (turn === "over")
    return { text: words.say("minuteEnd", { visited: visited.length, n }), overlay: null, button, press };
  if (round > ROUNDS) return { text: goOnText(state, game), overlay, button, press };
  if (asked !== round) {
    const isCounted = round === ROUNDS;
    const text = isCounted
      ? countText(words, visited.length - 1, round)
      : roundText(words, { round, token, magnitude: call });
    return { text, overlay, button, press };
  }
  const [plus = token, minus = token] = landings ?? [];
  // As they lie in the picture.
  const pair = directionTo("left", token, n) === "-" ? [minus, plus] : [plus, minus];
  const title = `${pair[0]} ← ${token} → ${pair[1]}`;
  const why = { ...overlay, midpoints: [token], title };
  return { text: whyText(words, { token, pair }), overlay: why, button, press };
}

/** What there is to win for who plays on. @param {State} state @param {Losing} game */
function goOnText(state, { isMeeting, route, best }) {
  const { n, visited, round, landings } = state;
  if (isMeeting) return manyRoundsText(words, { visited: visited.length, n, round, best: best() });
  const isForced = landings?.every((position) => !visited.includes(position)) ?? false;
  return goalText(words, { left: n - visited.length, inVain: inVain(state, route), rounds: IN_VAIN, isForced });
}

/** The rounds without a new position up to now. @param {State} state @param {number[]} route */
const inVain = ({ round, visited }, route) => round - route.indexOf(visited.at(-1) ?? 0);

/** Whether Derek has won the first game. The core reports a repeated position. @param {State} state @param {Losing} game */
function isHeld(state, { isMeeting, route }) {
  const { repeated, turn } = state;
  return !isMeeting && turn !== "over" && (repeated !== null || inVain(state, route) >= IN_VAIN);
}
