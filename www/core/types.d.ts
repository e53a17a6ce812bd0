// Types of the core's data: those that a program writes from the Rust into `core-types.d.ts`, and names for what pages
// say and draw of them. All rooms may take types from here.

import type { Coset, PositionFacts, TableFacts } from "./core-types";

export * from "./core-types";

/** What is known of a game beside its state: the facts of the position, with those of its table, which never change. */
export interface GameFacts extends PositionFacts {
  table: TableFacts;
}

export type Player = "magnus" | "derek";

/** Things outlined on the table. */
export type Lit = { positions: number[] } | { layer: number } | { class: Coset };
