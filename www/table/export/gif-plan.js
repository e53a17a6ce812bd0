// @ts-check
/** The rounds that a GIF shows and the time for each: nobody looks at one for longer than a short while. */

import { listOf } from "../../drawing/list-of.js";

/** The longest time of a GIF, in milliseconds. */
export const LONGEST = 20_000;
/** The last frame is shown this many times as long as the others. */
export const REST = 3;
/** The shortest time for a round, unless a shorter one is asked for, in milliseconds: about as long as it takes to see. */
const SHORTEST = 150;
const MOST_FRAMES = 600;

/**
 * The plan for a GIF of rounds `first` to `last`. If it took too long, rounds are shown for less time; if that is not
 * enough, some are left out, evenly, and never the first or the last.
 * @param {number} first @param {number} last @param {number} pace milliseconds for each round, as asked for
 * @returns {{rounds: number[], pace: number}}
 */
export function gifPlan(first, last, pace) {
  const most = Math.floor(LONGEST / Math.min(pace, SHORTEST)) - REST + 1;
  const frames = Math.min(last - first + 1, most, MOST_FRAMES);
  const rounds = listOf(frames, (index) =>
    index === 0 ? first : first + Math.round((index * (last - first)) / (frames - 1)),
  );
  // A GIF counts in hundredths of a second.
  const longest = 10 * Math.floor(LONGEST / (10 * (frames - 1 + REST)));
  return { rounds, pace: Math.min(pace, longest) };
}
