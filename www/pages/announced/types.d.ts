// Types of the data that the modules of the page exchange, in addition to those of the Rust core.

import type { Answered, Expected, Found, Pattern, Thesis, Times, Way } from "../../core/announced/core-types";
import type { RefusalInWords } from "../../text/refusals";

export * from "../../core/announced/core-types";

/** Requests of the page to its worker. Numbers are texts, as typed. */
export type AnnouncedRequest =
  | { kind: "magnus"; n: string; magnitudes: string }
  | { kind: "largest"; n: string }
  | { kind: "derek"; n: string; directions: string; relaxed: boolean }
  | { kind: "random"; n: string; games: string; seed: string }
  | { kind: "game"; n: string; game: string; seed: string }
  | { kind: "randomMagnitudes"; n: string; rounds: string; seed: string }
  | { kind: "randomDirections"; n: string; seed: string }
  | { kind: "strategies" }
  | { kind: "strategyMagnitudes"; n: string; magnus: string; rounds: string; seed: string };

/** Reports of the worker, with `last` as the final one. */
export type AnnouncedReport =
  // 0 if no table has n positions.
  | { kind: "largest"; largest: number }
  | { kind: "thesis"; thesis: Thesis }
  | { kind: "progress"; trying: number; done: number }
  | { kind: "found"; found: Found }
  | { kind: "answered"; answered: Answered }
  | { kind: "expected"; expected: Expected }
  | { kind: "times"; times: Times; left: number }
  | { kind: "counts"; counts: Uint32Array }
  | { kind: "game"; way: Way }
  | { kind: "solving"; share: number }
  | { kind: "magnitudes"; magnitudes: Uint32Array }
  | { kind: "directions"; directions: string }
  | { kind: "strategies"; strategies: { id: string; name: string; about: string }[] }
  | ({ kind: "refused" | "failed" } & RefusalInWords)
  | { kind: "last" };

/** A complete game for the table, known from beginning to end. */
export interface CompleteGame {
  n: number;
  way: Way;
  /** The visited positions as blocks, at each step of a game about blocks. */
  patterns: Pattern[] | null;
  /** True if both landings of the next call are shown, because Derek chooses. */
  derekChooses: boolean;
  /** A sentence about a step; 0 is the start. */
  sentence: (step: number) => string;
}
