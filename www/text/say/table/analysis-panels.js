// @ts-check
/** Sentences of the panels that are loaded on demand. */

import analysisPanels from "../../en/table/analysis-panels.js";
import { english } from "../../english.js";
import { layerName } from "../../names.js";
import { decimal } from "../decimals.js";
import { lossesOf, lossText, valueText } from "./evaluation.js";
import { isBest } from "./facts.js";
import { playerName } from "./players.js";

/** @import { Direction, Explored, GameFacts, Landing, LostRounds, RatedCall, GameLine, GameState, RatedRound, TableFacts, Value } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

english.learn(analysisPanels);

/**
 * The result of perfect play from the start.
 * @param {Speaker} words
 * @param {GameState} state
 * @param {TableFacts} table
 * @param {Value} value of the start
 */
export function startText(words, { n, fStar }, { optimum }, value) {
  if (optimum === null) return words.say("perfectPlay", { worth: valueText(words, value) });
  const values = {
    R: { R: n },
    rounds: words.say("rounds", { count: optimum }),
    star: { star: n },
    positions: words.say("positions", { count: fStar }),
  };
  if (value.visited === fStar && value.rounds === optimum) return words.say("perfectPlayTakes", values);
  return words.say("perfectPlayTakesOnly", { ...values, held: words.say("rounds", { count: value.rounds }) });
}

/**
 * What is known of a position without exact values: the rounds of the whole table, and those to the next new position.
 * A call that leads no nearer to one leaves the second open.
 * @param {Speaker} words @param {GameState} state @param {GameFacts} facts
 */
export function knownText(words, { depth, magnitude }, { table: { optimum, par }, called }) {
  const whole = words.say(optimum === null ? "knownEnough" : "knownPerfect", {
    rounds: words.say("rounds", { count: optimum ?? par.rounds }),
  });
  if (magnitude !== null && !called) return whole;
  return [whole, depth === null ? words.say("knownStuck") : words.say("knownLayers", { count: depth })].join(" ");
}

/** The value of the position. @param {Speaker} words @param {GameState} state @param {Value} value */
export function nowText(words, { magnitude }, value) {
  const positions = words.say("positions", { count: value.visited });
  const rounds = words.say("rounds", { count: value.rounds });
  if (magnitude !== null) {
    const values = { call: magnitude, positions, rounds };
    return value.rounds === 0 ? words.say("worthCalledNone", values) : words.say("worthCalled", values);
  }
  return value.rounds === 0 ? words.say("worthNowNone", { positions }) : words.say("worthNow", { positions, rounds });
}

/**
 * An answer in the table of values.
 * @param {Speaker} words
 * @param {Direction} direction
 * @param {number} magnitude
 * @param {number} position its landing
 */
export const answerName = (words, direction, magnitude, position) =>
  words.say(direction === "+" ? "answerPlus" : "answerMinus", { magnitude, position: { position } });

/** "7 new", "4 M²(A)": a landing in a table. @param {Speaker} words @param {Landing} landing */
function landingName(words, { position, new: isNew, depth }) {
  if (isNew) return words.plain("landingAtNew", { position });
  return depth === null ? words.number(position) : `${words.number(position)} ${layerName(depth)}`;
}

/**
 * "+ 7 new: 12·9": a landing, the positions in the end and the rounds to go.
 * @param {Speaker} words @param {Landing} landing @param {Value} value
 */
export function landingLine(words, landing, { visited, rounds }) {
  const values = { position: landingName(words, landing), visited, rounds };
  return words.plain(landing.direction === "+" ? "landingPlus" : "landingMinus", values);
}

/**
 * The strategies by what they would call.
 * @param {Speaker} words @param {Explored} explored @param {RatedCall[]} calls with their losses, if they are known
 */
export function strategyGroups(words, { strategies }, calls) {
  /** @type {Map<number | string | null, typeof strategies>} */
  const groups = new Map();
  for (const strategy of strategies) {
    const key = strategy.ready ? strategy.magnitude : "unready";
    groups.set(key, [...(groups.get(key) ?? []), strategy]);
  }
  return [...groups].map(([key, players]) => {
    const magnitude = typeof key === "number" ? key : null;
    const loss = calls.find((call) => call.magnitude === magnitude)?.loss;
    return {
      magnitude,
      call:
        magnitude === null ? words.plain(key === null ? "strategyStops" : "strategyUnready") : words.number(magnitude),
      compared: loss ? (isBest(loss) ? words.plain("isBest") : lossText(words, loss, "magnus")) : "",
      names: words.list(players.map((player) => playerName(words, "magnus", player))),
      players: players.map((player) => ({ id: player.id, name: playerName(words, "magnus", player) })),
    };
  });
}

/** What a strategy lost on average in the games that came to so many positions left. @param {Speaker} words @param {LostRounds | undefined} lost */
export function lostText(words, lost) {
  if (!lost || lost.games === 0) return words.plain("lostNever");
  const mean = (/** @type {number} */ sum) => decimal(words, sum / lost.games, 2);
  const rounds = mean(lost.rounds);
  return lost.positions > 0 ? words.plain("lostBoth", { rounds, positions: mean(lost.positions) }) : rounds;
}

/** The sign of a round, as in chess: ✓ if both moves were best, ?! if rounds were lost, ? if positions were. @param {RatedRound} rated */
export function roundSign({ call, answer }) {
  if (isBest(call) && isBest(answer)) return "✓";
  return call.positions + answer.positions > 0 ? "?" : "?!";
}

/** "Line 2: +3 after round 5, to round 9". @param {Speaker} words @param {GameLine} line @param {number} index */
export const lineName = (words, { from, to, magnitude, direction }, index) =>
  words.plain(direction === "+" ? "linePlus" : "lineMinus", { line: index + 1, magnitude, from, to });

/** What the game is worth after a round, and what was lost in it. @param {Speaker} words @param {number} round @param {RatedRound} rated */
export function roundWorth(words, round, rated) {
  const positions = words.plain("positions", { count: rated.visited });
  const worth = words.plain("lineRound", { round, positions, end: rated.end });
  return [worth, lossesOf(words, rated)].filter(Boolean).join(" ");
}

/**
 * The evaluated line, for screen readers.
 * @param {Speaker} words
 * @param {{round: number, rated: RatedRound}[]} shown
 * @param {number} more further rounds with losses
 */
export function lineSummary(words, shown, more) {
  const rounds = shown.map(({ round, rated }) => roundWorth(words, round, rated));
  const rest = more > 0 ? words.plain("lineMore", { count: more }) : "";
  return [words.plain("lineHeard"), ...rounds, rest].filter(Boolean).join(" ");
}
