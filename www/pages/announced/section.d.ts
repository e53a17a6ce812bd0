// What the page and each of its three games have of each other.

import type { Rounds } from "./rounds-table.js";
import type { CompleteGame } from "./types";
import type { Asker } from "./worker-requests.js";

/** Services that the page gives to a game. */
export interface Context {
  /** The worker, shared by all games. */
  asker: Asker;
  /** Puts a game on the table. */
  show: (shown: CompleteGame, step: number) => void;
  /** True if that game is on the table. */
  isOnTable: (shown: CompleteGame) => boolean;
  /** Removes it. */
  clear: () => void;
  /** Sets the content of the table of rounds. */
  rounds: (rounds: Rounds) => void;
  /** The round of the game on the table. */
  step: () => number;
  /** True if this game is shown. */
  isShown: () => boolean;
  /** Makes the next accepted input a history entry. */
  willPush: () => void;
  /** Puts the valid input into the address. */
  accepted: () => void;
  /** Reports another change for the address. */
  changed: () => void;
}

/** A game of the page. */
export interface Section {
  /** Fills the form from an address, and missing fields with their first values. */
  fill: (fields: Record<string, string>) => void;
  /** Asks for the answer to the form's input. */
  start: () => void;
  /** The input accepted last; empty before the first. */
  fields: () => Record<string, string>;
  /** Called when another game is shown. */
  leave: () => void;
}
