// @ts-check
/** What the Lab says: of a tournament, of perfect play, of the last positions. */

import { counted, formatNumber, listed } from "./numbers.js";

export { formatNumber };

/** A number with so many decimals. @param {number} value @param {number} digits */
export const decimals = (value, digits) => value.toFixed(digits);

// The form.

/** @param {number} chosen @param {number} all */
export const chosenOf = (chosen, all) => `${chosen} of ${all}`;
export const allPlayers = String("All");

/** @param {number} most @param {string} typed */
export const badSeeds = (most, typed) =>
  `The number of seeds must be a whole number from 1 to ${most}, but it is “${typed}”.`;
export const noTables = String("Write at least one n, as in 101, 1009 or 3-20.");
export const noMagnus = String("Choose at least one Magnus.");
export const noDerek = String("Choose at least one Derek.");
export const noPairs = String("None of the chosen pairs can play on these tables: choose other players or another n.");

/** What a language says of what is refused, by codes. In English the errors say it. @type {import("../refusals").RefusalWords | undefined} */
export const refusals = undefined;

// A tournament.

/** @param {string} why */
export const notLoaded = (why) => `The players could not be loaded: ${why}`;
export const settingUp = String("Setting up the games.");
/** @param {number} played @param {number} all */
export const playedOf = (played, all) => `${formatNumber(played)} of ${counted(all, "game")}`;
/** @param {number} games */
export const playing = (games) => `Playing ${counted(games, "game")}.`;
/** @param {number} games */
export const finished = (games) => `Finished: ${counted(games, "game")} played.`;
export const cancelledAtOnce = String("Cancelled before the first game.");
/** @param {number} played @param {number} all */
export const cancelledAfter = (played, all) => `Cancelled after ${playedOf(played, all)}.`;
/** @param {string} why with a full stop */
export const brokeOff = (why) => `The tournament broke off: ${why} What was played before is kept.`;

// Its table.

export const results = String("Results");
export const tableOfResults = String("Table of results");
/** The heads of its columns, those of the players in the second and third place. */
export const columns = ["n", "Magnus", "Derek", "Rounds", "Rounds / n", "Visited", "f*(n)", "Bound"];
/** @param {number} most @param {number} all */
export const firstRows = (most, all) => `The first ${most} of ${formatNumber(all)} rows. The CSV has all games.`;
/** @param {string} magnus @param {string} derek */
export const against = (magnus, derek) => `${magnus} against ${derek}`;
/** The link of a game, for those who do not see the row. @param {number} rounds @param {number} n @param {string} pair @param {number} seed */
export const openGame = (rounds, n, pair, seed) =>
  `${formatNumber(rounds)} rounds: open n = ${formatNumber(n)}, ${pair}, seed ${seed} on the Play page`;
/** @param {number} seed */
export const openGameTitle = (seed) => `Seed ${seed}: open this game`;
/** Before the rounds of a game that was not played to its end. */
export const stoppedAt = String("stopped at ");
export const noBound = String("none");

// Plots.

export const roundsAxis = String("rounds − n");
/** A point of a plot. @param {number} n @param {number} rounds @param {string} what it is */
export const pointTitle = (n, rounds, what) => `n = ${formatNumber(n)}: ${formatNumber(rounds)} rounds, ${what}`;
export const nothingPlotted = String("Plot of rounds − n over n: no game has ended yet.");
/** The plot of a tournament in a sentence. @param {number} lines @param {string} highest @param {number} above @param {number} n */
export function resultsSummary(lines, highest, above, n) {
  const more = `${formatNumber(Math.abs(above))} ${above < 0 ? "fewer" : "more"} rounds than n`;
  return `Plot of rounds − n over n, ${counted(lines, "line")}. Highest at the right end is ${highest}: ${more} at n = ${formatNumber(n)}. The table has the numbers.`;
}
export const allStopped = String("All games were stopped: there is nothing to draw.");
export const bounds = String(
  "Dashed: 2(n − 1) rounds, which layer play stays below on every table, and 3(n − 1), the bound of Nedev 2010 for tables that are not prime.",
);
/** @param {string[]} unseen */
export const tooHigh = (unseen) => `Too high for the plot: ${unseen.join(" and ")}.`;
/** @param {string[]} cut */
export const partsTooHigh = (cut) => `Parts of these lines are too high for the plot: ${cut.join("; ")}.`;
/** @param {number} most */
export const linesMerged = (most) =>
  `More than ${most} pairs: each line is a Magnus with the Derek who is worst for him.`;
/** @param {number} stopped */
export const stoppedRows = (stopped) => `Stopped games are not drawn (${counted(stopped, "row")}).`;

// Perfect play.

/** @param {number} most @param {string} typed */
export const badUpTo = (most, typed) => `n must be a whole number from 2 to ${most}, but it is ${typed || "empty"}.`;
/** @param {number} last @param {number} megabytes */
export const solving = (last, megabytes) =>
  `Solving the tables from 2 to ${last}. The last one needs at most about ${megabytes} MB of memory.`;
/** @param {number} n @param {number} percent */
export const solvedSoFar = (n, percent) => `n = ${n}: ${percent} %`;
/** @param {number} last */
export const solved = (last) => `Finished: R(n) computed here for n = 2 to ${last}.`;
export const solvingCancelled = String("Cancelled. What was found before is kept.");
/** @param {string} why with a full stop */
export const solvingBrokeOff = (why) => `The computation broke off: ${why} What was found before is kept.`;
/** @param {number} n */
export const differs = (n) => `What was computed here for n = ${n} differs from the file. Please report it.`;

/** @param {string} strategy */
export const atWorst = (strategy) => `${strategy} at worst`;
export const perfectLine = String("R(n), perfect play");
/** @param {number | undefined} n @param {number | undefined} above */
export const exactSummary = (n, above) =>
  `Plot of rounds − n over n: perfect play, and three strategies at worst above it. At n = ${n} perfect play takes R(n) − n = ${above}. The table has the numbers.`;

export const exactValues = String("Exact values");
export const tableOfExactValues = String("Table of exact values");
export const proved = String("Proved");
export const found = String("R(n) found");
/** @param {number} least @param {number} most */
export const provedRange = (least, most) => `${least} to ${most}`;
export const unknown = String("unknown");
export const foundHere = String("here, now");
/** @param {number} milliseconds @param {number | null} mebibytes */
export function foundBefore(milliseconds, mebibytes) {
  const memory = mebibytes === null ? "" : `, ${formatNumber(mebibytes)} MiB`;
  const time = milliseconds < 100 ? "< 0.1 s" : `${formatNumber(Math.round(milliseconds / 100) / 10)} s`;
  return `in advance, ${time}${memory}`;
}

// How it grows.

/** @param {string} curve */
export const fitted = (curve) => `a + b·${curve}, fitted`;
export const provedAtMost = String("proved: at most");
export const provedAtLeast = String("proved: at least");
export const exactLine = String("R(p) − p, exact");
/** @typedef {{n: number, above: number} | undefined} End of a line */
/** @param {End} value @param {End} least @param {End} most */
export const growthSummary = (value, least, most) =>
  `Plot of R(p) − p over the primes p: ${value?.above} at p = ${value?.n}, where at least ${least?.above} and at most ${most?.above} is proved; three curves fitted to the values part beyond them. The table has the numbers.`;
export const growthNote = String(
  "What is proved is drawn for the primes whose R(p) is known: at least p − 4 + ⌈¾⌈log₂ p⌉⌉ rounds, at most B(p) = 2p − 4 − s(p − 2). The curves go on, to where they part.",
);
/**
 * What the data can tell and what they cannot.
 * @param {{last: number, values: string[], curves: {name: string, off: number, beyond: number}[], far: number}} data `values` as "8 (37)"; each curve
 * with how far the farthest value is from it, and what it is at `far`
 */
export function growthText({ last, values, curves, far }) {
  const nearness = curves.map(({ name, off }) => `a + b·${name} within ${decimals(off, 1)}`);
  return (
    `For the primes from 5 to ${last}, R(p) − p is ${values.join(", ")}, with p in brackets. ` +
    `With the best a and b, ${listed(nearness)} rounds fit these ${values.length} numbers, so they cannot tell how R(p) − p grows: ` +
    `the three curves differ only beyond them, with ${listed(curves.map(({ beyond }) => beyond))} near p = ${far}. ` +
    `What is proved is more than (13/12) log₂ p − (3/2)⌈log₂ log₂ p⌉ − 5 and less than p: that it grows beyond every bound, and no more.`
  );
}

// The last positions.

export const leastWaste = String("Least waste with few positions left");
export const tableOfWaste = String("Table of the least waste");
/** The heads of its columns. @param {number[]} left */
export const wasteColumns = (left) => ["Primes", "How many", ...left.map((k) => `${formatNumber(k)} left`)];
/** @param {number} from @param {number} to */
export const primesFrom = (from, to) => `${formatNumber(from)} to ${formatNumber(to)}`;
/** The mean, with the least and the greatest. @param {number} mean @param {number} least @param {number} most */
export function wasteRange(mean, least, most) {
  const range = least === most ? formatNumber(least) : `${formatNumber(least)}–${formatNumber(most)}`;
  return `${formatNumber(mean)} (${range})`;
}
/** How much the means grow from one doubling of p to the next. @param {number} primes @param {number[]} growth @param {number[]} left */
export const wasteGrowth = (primes, growth, left) =>
  `The mean, and the least and greatest in brackets, on ${counted(primes, "prime")}. With each doubling of p the mean grows by about ${listed(growth)}, for ${listed(left)} left: so W grows like a multiple of log₂ p. That is observed; proved is that it grows at least like ½ log₂ p with three left, and like ¾ log₂ p with four or more.`;
