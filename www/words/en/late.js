// @ts-check
/** The panels that come when they are wanted: the evaluation, the lines, the recursion, the whole game, the story of the layers. */

import { layerName } from "../names.js";
import { lossesOf } from "./evaluation.js";
import { place } from "./names.js";
import { counted, formatNumber } from "./numbers.js";

/** @import { Direction, GameLine, RatedRound } from "../../table/types" */

export * from "./plan.js";
export * from "./trophy.js";

const SIGNS =
  "At the token, of the last round: ✓ both moves best, ?! rounds lost, ? positions lost. On the timeline: ▼ Magnus lost, △ Derek lost; the longer a tick, the later the last new position.";

export const LATE = {
  // The evaluation.
  evaluation: "Evaluation",
  inTheEnd: "In the end",
  toGo: "Rounds to go",
  compared: "Compared",
  best: "● best",
  soon: "It appears here as soon as the game is solved.",
  tooLong: "A game of more than 2,000 rounds is not evaluated round by round.",
  direction: "Direction",
  magnitude: "Magnitude",
  directionsWorth: "What the two directions are worth",
  magnitudesWorth: "What the magnitudes are worth, the best first",
  magnusNote: `Around the table, on both sides alike: the rounds to go after each magnitude. Thick: best; thin: more rounds; outlined: fewer positions. ${SIGNS}`,
  derekNote: `At the two landings: the rounds to go. Thick: best; thin: fewer rounds; outlined: more positions. ${SIGNS}`,
  // The lines.
  line: "Line of the game",
  lines: "Lines of the game",
  remove: "Remove this line",
  removeTitle: "Forget the rounds that belong to no other line",
  // The recursion.
  recursion: "Recursion",
  innerTable:
    "Inner table: its positions are the classes, orange those that Magnus wants, and its rings their layers. The thread joins the token with its class. The band outside the rings shows the classes at their positions; those that are nothing to Magnus now are dim.",
  // The whole game.
  wholeGame: "The whole game",
  leftFrom: "The token left from",
  // The story of the layers.
  howFar: "How far the layers are built",
  play: "Play",
  playAgain: "Play again",
  pause: "Pause",
};

/** Over the list of what was lost. @param {number} count of rounds */
export const lossesHeading = (count) => `Losses in this line: ${counted(count, "round")}`;

/** Under it. @param {number} count of rounds that are not listed */
export const moreLosses = (count) => `and ${counted(count, "more round")}`;

/** @param {number} round */
export const roundName = (round) => `Round ${formatNumber(round)}`;

/** @param {number} magnitude */
export const showOnTable = (magnitude) => `Show ${formatNumber(magnitude)} on the table`;

/** An answer in the table of what they are worth. @param {Direction} direction @param {number} magnitude @param {number} position where it leads */
export function answerName(direction, magnitude, position) {
  return `${direction === "+" ? "+" : "−"}${formatNumber(magnitude)}, to ${place(position)}`;
}

/** "Line 2: +3 after round 5, to round 9". @param {GameLine} line @param {number} index */
export function lineName({ from, to, magnitude, direction }, index) {
  const move = `${direction === "+" ? "+" : "−"}${formatNumber(magnitude)}`;
  return `Line ${index + 1}: ${move} after round ${formatNumber(from)}, to round ${formatNumber(to)}`;
}

/** What a layer of the story is. @param {number} layer @param {boolean} isTold whether it is being made */
export function storyText(layer, isTold) {
  const name = layerName(layer);
  return isTold ? `${name} is being made` : `up to ${name}`;
}

/** The evaluated line for somebody who does not see it. @param {{round: number, rated: RatedRound}[]} shown @param {number} more rounds with losses that are not told */
export function lineSummary(shown, more) {
  const rounds = shown.map(({ round, rated }) => {
    const end = `${counted(rated.visited, "position")} in the end, the last in round ${formatNumber(rated.end)}.`;
    return `Round ${formatNumber(round)}: ${end} ${lossesOf(rated)}`.trim();
  });
  return `Evaluation line. ${rounds.join(" ")}${more > 0 ? ` And ${counted(more, "more round")} with losses.` : ""}`;
}
