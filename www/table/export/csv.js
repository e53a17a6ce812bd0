// @ts-check
/**
 * The rounds as CSV: `round,from,magnitude,direction,to,new,visited,way`, a line for each round played, by round from 1.
 * `direction` is + (clockwise) or -, `new` is 1 if the round reached a new position and otherwise 0, `visited` is
 * the number of positions visited after it, the start included, and `way` is the direction as a word, for spreadsheets.
 */

import { csvLine } from "../../kit/csv.js";
import { transcriptOf } from "./transcript.js";

/** @import { ExportRequest } from "./request.js" */

/** @param {ExportRequest} request */
export function csvFile({ game }) {
  const rounds = transcriptOf(game);
  let visited = game.visited().length - rounds.filter(({ new: fresh }) => fresh).length;
  const rows = rounds.map(({ round, from, magnitude, direction, to, new: fresh }) => {
    if (fresh) visited += 1;
    const way = direction === "+" ? "clockwise" : "counter-clockwise";
    return csvLine([round, from, magnitude, direction, to, fresh ? 1 : 0, visited, way]);
  });
  return `${["round,from,magnitude,direction,to,new,visited,way", ...rows].join("\n")}\n`;
}
