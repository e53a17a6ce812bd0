// @ts-check
/**
 * The game as JSON: `{n, fStar, magnus, derek, seed, link, rounds, visited}`. The players are ids of the registry,
 * `rounds` holds `{round, from, magnitude, direction, to, new}` for each round played, with `direction` "+" (clockwise)
 * or "-", and `visited` the positions in order of their first visit, 0 first. A game that began with a position set up by hand has that as
 * `position`, with its visited positions and the token's; those come first in `visited`, upwards.
 */

import { transcriptOf } from "./transcript.js";

/** @import { ExportRequest } from "./request.js" */

/** @param {ExportRequest} request */
export function jsonFile({ game, link }) {
  const { n, fStar } = game.state();
  const { magnus, derek, seed, begunPosition: begun } = game.facts();
  const position = begun && { visited: begun.visited, token: begun.token };
  const head = { n, fStar, magnus: magnus.id, derek: derek.id, seed, link, ...(position && { position }) };
  const fields = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  const rounds = transcriptOf(game).map((round) => `    ${JSON.stringify(round)}`);
  const list = rounds.length > 0 ? `[\n${rounds.join(",\n")}\n  ]` : "[]";
  const visited = JSON.stringify([...game.visited()]);
  return `{\n${fields.join("\n")}\n  "rounds": ${list},\n  "visited": ${visited}\n}\n`;
}
