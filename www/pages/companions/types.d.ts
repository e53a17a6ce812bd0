// What passes between the modules of the pages, beside what the Rust core gives.

import type { Who } from "../../text/say/companions.js";
import type { Hint, Player, Reason, ShownGame, ShownPosition } from "./core-types";

export * from "./core-types";

export type GameName = "multivision" | "dominoes" | "number-game";
/** 0 moves first. */
export type Seat = ShownGame["seat"];

/** What the panels show. */
export interface Model {
  view: ShownGame;
  hint: Hint | null;
  /** A move that is looked at but not made, and the position after it if it is legal. */
  considered: string | null;
  preview: ShownPosition | null;
  error: { place: "turn" | "players"; message: string } | null;
}

/** What a person can do. */
export interface Actions {
  make(text: string): void;
  consider(text: string | null): void;
  step(): void;
  undo(): void;
  redo(): void;
  hint(): void;
  setPlayer(seat: Seat, id: Player): void;
  /** Fields as in a link; what is left out stays. */
  newGame(fields: Record<string, string>): void;
}

export interface Panel {
  node: HTMLElement;
  update(model: Model): void;
}

/** Everything that one game has of its own. */
export interface Kind {
  name: GameName;
  /** The fields of a new game: name in links, label, what may be written there, width in characters. */
  fields: { name: string; label: string; note: string; width: number }[];
  /** What stands in them at first. */
  start: Record<string, string>;
  picture(actions: Actions): Panel;
  /** In it the next move is chosen. */
  form(actions: Actions): Panel;
  /** Panels beside the others, and those that stand below the picture on a wide screen. */
  panels(
    actions: Actions,
    game: () => import("../../pkg/companions.js").Companion,
  ): { beside: Panel[]; below: Panel[] };
  /** What the move with this number, from 0, did: "You put a domino on 3 and 4." */
  told(made: { text: string }, who: Who, view: ShownGame, index: number): string;
  /** A move as advice: "Put a domino on 3 and 4." */
  advice(hint: Hint, view: ShownGame): string;
  /** Why that is the move to make, whoever makes it. */
  why(reason: Reason, made: { text: string }, view: ShownGame): string;
  /** The position in words: for screen readers and for the sentence over the form. */
  position(view: ShownGame): string;
  /** What the person has to do. */
  task(view: ShownGame): string;
  /** Acts on a key of this game and says whether it did. */
  key?(event: KeyboardEvent, model: Model, actions: Actions): boolean;
  /** Rows of the list of shortcuts. */
  shortcuts: [string, string][];
}
