// What is measured of one built site, or of several side by side: the waits after answers, what jumps about during a
// game, and the memory of ten tables.

import { GAMES as ANSWERED, responses } from "./answers.mjs";
import { CHOICES, puzzleWaits } from "./puzzles.mjs";
import { GAMES as SHIFTED, shifts } from "./shifts.mjs";
import { memoryOfTables } from "./tables.mjs";

/** Runs on each site, of which the best is told. */
const RUNS = Number(process.env.RUNS ?? 5);
/** The longest wait for a puzzle that is asked for, in milliseconds. */
const LATE = 300;

const milliseconds = (value) => `${value.toFixed(0)} ms`;
const megabyte = (value) => `${value.toFixed(1)} MB`;
const share = (value) => value.toFixed(3);

/** @typedef {Awaited<ReturnType<typeof import("../../tests/browser/browser.js").start>>} Site */

export class Compared {
  #sites;
  #row;

  /**
   * @param {Site[]} sites
   * @param {(what: string, value: string, good: boolean, target: string) => void} row tells a value and its target
   */
  constructor(sites, row) {
    this.#sites = sites;
    this.#row = row;
  }

  /**
   * Measures every site in turn, as often as RUNS says, so that what else the machine does meets all of them alike.
   * @template Result
   * @param {(site: Site) => Promise<Result>} measure @returns {Promise<Result[][]>} the results of each site
   */
  async #inTurn(measure) {
    const results = this.#sites.map(() => []);
    for (let run = 0; run < RUNS; run++) {
      for (const [index, site] of this.#sites.entries()) results[index].push(await measure(site));
    }
    return results;
  }

  /**
   * A row with the value of every site, and of the last one as a multiple of the first.
   * @param {string} what @param {number[]} values @param {(value: number) => string} written @param {number} [most]
   */
  #compare(what, values, written, most = Number.POSITIVE_INFINITY) {
    const [first, last] = [values[0], values.at(-1)];
    const times = values.length > 1 && first > 0 ? ` × ${(last / first).toFixed(2)}` : "";
    const told = values.map(written).join(" → ") + times;
    if (most < Number.POSITIVE_INFINITY) this.#row(what, told, last <= most, written(most));
    else console.log(`${what.padEnd(52)} ${told.padStart(12)}`);
  }

  async answers() {
    for (const game of ANSWERED) {
      const results = await this.#inTurn((site) => responses(site, game));
      for (const [kind, what, most] of [
        ["waited", "slowest answer", 200],
        ["computed", "most computed until the next", undefined],
      ]) {
        // An answer is the same in every run: what a run adds to its best one is the machine's.
        const best = results.map((runs) =>
          runs[0][kind].map((_, index) => Math.min(...runs.map((run) => run[kind][index]))),
        );
        this.#compare(
          `${game.name}: ${what}`,
          best.map((times) => Math.max(...times)),
          milliseconds,
          most,
        );
      }
    }
  }

  async shifts() {
    for (const game of SHIFTED) {
      const results = await this.#inTurn((site) => shifts(site, game));
      const least = (kind) => results.map((runs) => Math.min(...runs.map((run) => run[kind])));
      this.#compare(`${game.name}: shifts by themselves`, least("alone"), share, 0.02);
      this.#compare(`${game.name}: shifts after an answer`, least("answered"), share, 0.02);
    }
  }

  async tables() {
    for (const count of [1, 10]) {
      const results = await this.#inTurn((site) => memoryOfTables(site, count));
      for (const part of ["heap", "core"]) {
        const least = results.map((runs) => Math.min(...runs.map((run) => run[part])));
        this.#compare(`${count === 1 ? "one table" : `${count} tables`}: ${part}`, least, megabyte);
      }
    }
  }

  async practice() {
    const results = this.#sites.map(() => []);
    for (const choice of CHOICES) {
      for (const [index, site] of this.#sites.entries()) results[index].push(await puzzleWaits(site, choice));
    }
    /** The share of all choices for which it took no longer, on each site. */
    const within = (share, time) =>
      results.map((all) => all.map(time).sort((one, other) => one - other)[Math.ceil(share * all.length) - 1]);
    for (const [at, what] of ["the first puzzle asked for", "the next one"].entries()) {
      const waited = ({ waits }) => waits[at];
      this.#compare(`${what}: median`, within(0.5, waited), milliseconds, LATE);
      this.#compare(`${what}: nine of ten`, within(0.9, waited), milliseconds, LATE);
      this.#compare(`${what}: slowest`, within(1, waited), milliseconds, LATE);
      const late = results.map((all) => all.filter((one) => waited(one) > LATE).length);
      this.#compare(`${what}: of ${CHOICES.length} after ${LATE} ms`, late, String);
      const median = within(0.5, ({ busy }) => busy[at]);
      this.#compare(`${what}: computed, median`, median, milliseconds);
    }
    const opened = within(0.5, ({ opened }) => opened);
    this.#compare("the page with its own puzzle: median", opened, milliseconds);
  }
}
