// What passes between the modules of the page, beside what the Rust core gives.

import type { Told } from "../../text/refusals";
import type { Answered, Expected, Found, Pattern, Thesis, Times, Way } from "./core-types";

export * from "./core-types";

/** What the page asks its worker for. Numbers come as they were typed. */
export type Request =
  | { kind: "magnus"; n: string; magnitudes: string }
  | { kind: "derek"; n: string; directions: string; relaxed: boolean }
  | { kind: "random"; n: string; games: string; seed: string }
  | { kind: "game"; n: string; game: string; seed: string }
  | { kind: "randomMagnitudes"; n: string; rounds: string; seed: string }
  | { kind: "randomDirections"; n: string; seed: string }
  | { kind: "strategies" }
  | { kind: "strategyMagnitudes"; n: string; magnus: string; rounds: string; seed: string };

/** What the worker says, `last` after everything else. */
export type Report =
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
  | ({ kind: "refused" | "failed" } & Told)
  | { kind: "last" };

/** An answer whose refusal, why a part of it is missing, is a sentence in the words of the page; "" if no part is. */
export type InWords<Answer> = Omit<Answer, "refusal"> & { refusal: string };

/** What the table shows: a game that is known from its beginning to its end. */
export interface Shown {
  n: number;
  way: Way;
  /** The visited positions as blocks, at each step, where the game is about them. */
  patterns: Pattern[] | null;
  /** Whether both landings of the next call are shown, because Derek chooses. */
  derekChooses: boolean;
  /** What is said of a step; 0 is the start. */
  sentence: (step: number) => string;
}
