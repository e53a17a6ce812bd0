// @ts-check
/** Hint on the waiting call for a person who is Derek, from the core's protector and exact values. */

import { coreForLink } from "../../../table/core/core.js";

/** @import { DerekHint } from "../../../text/say/site/ladder.js" */
/** @typedef {import("../../../pkg/magnus_derek.js").Handle} Handle */

/** The positions that the protector would keep from here on, and his answer. @param {Handle} game */
function protectedPositions(game) {
  const adviser = game.copy();
  try {
    const { round } = game.state();
    adviser.setDerek("protector");
    if (adviser.state().round === round) adviser.step();
    const depths = game.depths();
    const band = adviser.bands().find(({ role }) => role === "kept");
    const answer = adviser.facts().lastRound?.answer;
    return {
      kept: (band?.positions ?? []).filter((position) => depths[position] === 0),
      keeps: answer?.reason.kind === "protects" ? answer.direction : null,
    };
  } finally {
    adviser.free();
  }
}

/** The rounds from a landing to a new position; null if there will be none. @param {Handle} game @param {"+" | "-"} way */
function roundsAfter(game, way) {
  const after = game.foreseen(way);
  const depth = after?.state().depth ?? null;
  after?.free();
  return depth;
}

/** Null if no person has to answer. @param {Handle} game @returns {DerekHint | null} */
export function hintOn(game) {
  const { landings, mayAnswer } = game.facts();
  if (!landings || !mayAnswer) return null;
  game.solve(() => {});
  const { answerLosses } = game.evaluation();
  const ways = landings.map(({ direction, magnitude, position }, index) => ({
    direction,
    magnitude,
    position,
    away: roundsAfter(game, direction),
    loss: answerLosses?.[index] ?? { positions: 0, rounds: 0 },
  }));
  const { kept, keeps } = protectedPositions(game);
  const { n, fStar } = game.state();
  // The star asks for no fewer, however long the game.
  const told = { isEnough: n - kept.length <= fStar, ways };
  // A single position is kept by whoever plays.
  return kept.length > 1 ? { ...told, kept, keeps } : { ...told, kept: [], keeps: null };
}

/** @param {string} link of a game on a table of the ladder */
export async function derekHint(link) {
  const { Handle } = await coreForLink(link);
  const game = Handle.open(link);
  try {
    return hintOn(game);
  } finally {
    game.free();
  }
}
