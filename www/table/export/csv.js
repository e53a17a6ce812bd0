// @ts-check
/**
 * The rounds as CSV: `round,from,magnitude,direction,to,new,visited`, a line for each round played, by round from 1.
 * `direction` is + (clockwise) or -, `new` is 1 if the round reached a new position and otherwise 0, and `visited` is
 * the number of positions visited after it, the start included.
 */

import { transcriptOf } from "./transcript.js";

/** @import { ExportRequest } from "./request.js" */

/** @param {ExportRequest} request */
export function csvFile({ game }) {
  let visited = 1;
  const rows = transcriptOf(game).map(({ round, from, magnitude, direction, to, new: fresh }) => {
    if (fresh) visited += 1;
    return [round, from, magnitude, direction, to, fresh ? 1 : 0, visited].join(",");
  });
  return `${["round,from,magnitude,direction,to,new,visited", ...rows].join("\n")}\n`;
}
