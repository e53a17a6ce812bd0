// Types of a language: its messages, the values in them, and the speaker.

import type { Coset } from "../core/types";

/**
 * A text with {values}, **bold** words, and ⟦words|target⟧ that explain themselves or point at the table; or one
 * such text for each plural form of the value `count`.
 */
export type Message = string | ({ readonly other: string } & { readonly [Rule in Intl.LDMLPluralRule]?: string });

/**
 * A value in a message: a number, written in the language's way; a text, unchanged; or a reference to something
 * with a name on the table or in the papers.
 */
export type MessageValue = number | bigint | string | Reference;

/** Words in the middle of a picture, the first line large. */
export interface Words {
  title: string;
  size?: number;
  lines: string[];
}

/** Something with a name, which is explained and can be pointed at on the table: see `Target`. */
export type Reference =
  | { position: number }
  | { layer: number }
  | { class: Coset }
  /** Z₁₃. */
  | { table: number }
  /** f*(13), R(13), B(13). */
  | { star: number }
  | { R: number }
  | { B: number };

/** Basic facts about a language. */
export interface Basics {
  /** The value for `lang`. */
  tag: string;
  /** The language's name in itself. */
  name: string;
  dir: "ltr" | "rtl";
  /** The separator of thousands. */
  thousands: string;
  /** The separator in a list, and the word before its last part. */
  comma: string;
  and: string;
}

type InText<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | InText<Rest> : never;
type InMessage<M> = M extends string ? InText<M> : "count" | InText<M[keyof M]>;
/** The values that a message needs. */
export type ValuesOf<M> = { [Name in InMessage<M>]: Name extends "count" ? number : MessageValue };
/** The messages of another language for an English module: all of them, each in the language's own plural forms. */
export type Translated<English> = { readonly [Key in keyof English]: Message };

/** All messages. A key is in one module alone, so that a search for it finds one place. */
export type English = typeof import("./en/table/advice.js").default &
  typeof import("./en/table/after-move.js").default &
  typeof import("./en/site/announced.js").default &
  typeof import("./en/table/apart.js").default &
  typeof import("./en/table/comments.js").default &
  typeof import("./en/table/position.js").default &
  typeof import("./en/site/carpet-button.js").default &
  typeof import("./en/site/class.js").default &
  typeof import("./en/site/class-result.js").default &
  typeof import("./en/site/carpet.js").default &
  typeof import("./en/companions/companion-figures.js").default &
  typeof import("./en/companions/companions.js").default &
  typeof import("./en/export/copying.js").default &
  typeof import("./en/core-companion-refusals.js").default &
  typeof import("./en/core-numbers.js").default &
  typeof import("./en/core-refusals.js").default &
  typeof import("./en/core-study-refusals.js").default &
  typeof import("./en/decimals.js").default &
  typeof import("./en/companions/dominoes.js").default &
  typeof import("./en/export/embed.js").default &
  typeof import("./en/table/evaluation.js").default &
  typeof import("./en/export/export.js").default &
  typeof import("./en/table/figure.js").default &
  typeof import("./en/table/folds.js").default &
  typeof import("./en/site/first-call.js").default &
  typeof import("./en/table/goal.js").default &
  typeof import("./en/table/unsaved-progress.js").default &
  typeof import("./en/table/keys.js").default &
  typeof import("./en/kit.js").default &
  typeof import("./en/site/lab.js").default &
  typeof import("./en/table/layers.js").default &
  typeof import("./en/site/ladder.js").default &
  typeof import("./en/table/repetition.js").default &
  typeof import("./en/table/analysis-panels.js").default &
  typeof import("./en/site/learn.js").default &
  typeof import("./en/site/variants.js").default &
  typeof import("./en/site/lesson-pages.js").default &
  typeof import("./en/site/charts.js").default &
  typeof import("./en/site/offline-page.js").default &
  typeof import("./en/site/proof-pages.js").default &
  typeof import("./en/site/theorem-map.js").default &
  typeof import("./en/table/lesson.js").default &
  typeof import("./en/table/listening.js").default &
  typeof import("./en/table/broken-table.js").default &
  typeof import("./en/companions/multivision.js").default &
  typeof import("./en/table/names.js").default &
  typeof import("./en/site/notes.js").default &
  typeof import("./en/companions/number-game.js").default &
  typeof import("./en/table/panels.js").default &
  typeof import("./en/table/ranks.js").default &
  typeof import("./en/table/picture.js").default &
  typeof import("./en/site/play.js").default &
  typeof import("./en/table/puzzle.js").default &
  typeof import("./en/table/another.js").default &
  typeof import("./en/site/course.js").default &
  typeof import("./en/table/prices.js").default &
  typeof import("./en/site/practice.js").default &
  typeof import("./en/site/random-games.js").default &
  typeof import("./en/refusals.js").default &
  typeof import("./en/export/saving.js").default &
  typeof import("./en/table/bounds.js").default &
  typeof import("./en/export/share.js").default &
  typeof import("./en/study-refusals.js").default &
  typeof import("./en/table/terms.js").default &
  typeof import("./en/export/tikz.js").default &
  typeof import("./en/table/trophy.js").default &
  typeof import("./en/table/turn.js").default &
  typeof import("./en/table/verdict.js").default &
  typeof import("./en/table/reasons.js").default;
export type Key = keyof English;

/** A speaker: says messages in one language. */
export interface Speaker {
  readonly language: string;
  readonly dir: "ltr" | "rtl";
  /** A message for `setRichText`. */
  say<K extends Key>(key: K, ...values: [InMessage<English[K]>] extends [never] ? [] : [ValuesOf<English[K]>]): string;
  /** The same for labels, files and screen readers, without bold type and marks. */
  plain<K extends Key>(
    key: K,
    ...values: [InMessage<English[K]>] extends [never] ? [] : [ValuesOf<English[K]>]
  ): string;
  /** A whole number, or its digits, of any length. */
  number(value: number | bigint | string): string;
  /** "1, 4 and 7". */
  list(items: readonly MessageValue[]): string;
  /** True if the message exists. */
  knows(key: string): boolean;
  /** Adds messages that are loaded later. */
  learn(part: { readonly [key: string]: Message }): void;
}
