// What a table refuses, or fails with, as data: a language has a message for each of these. The English one is the message of the error.

import type { CompanionRefusal, ExponentFault, Part, Size } from "../pages/companions/core-types";
import type { CoreRefusal, LinkFault, Measure, Need, TaskFault } from "../table/core-types";
import type companions from "./en/companion-refusals.js";
import type messages from "./en/refusals.js";

/** What the table refuses by itself, because the core has no part in it. */
export type OwnRefusal =
  /** An attribute with few words has another one. */
  | { code: "choice"; name: string; value: string; known: string[] }
  /** What is to be a whole number is none. */
  | { code: "notWhole"; name: string; value: string }
  /** A number of an overlay is not a whole number in its range. */
  | { code: "fieldNumber"; what: string; value: string; least: number; most: number }
  /** The number of layers of an export is not. */
  | { code: "layerNumber"; what: string; value: string; least: number; most: number }
  /** The first round of a GIF is not. */
  | { code: "gifFrom"; what: string; value: string; least: number; most: number }
  /** The last one is not. */
  | { code: "gifTo"; what: string; value: string; least: number; most: number }
  /** The size of a GIF is not. */
  | { code: "gifSize"; what: string; value: string; least: number; most: number }
  /** The time for each of its rounds is not. */
  | { code: "gifPace"; what: string; value: string; least: number; most: number }
  /** The size of a PNG is not. */
  | { code: "pngSize"; what: string; value: string; least: number; most: number }
  /** A field of an overlay is of another kind. */
  | { code: "fieldType"; what: string; type: "string" | "boolean" | "array"; value: string }
  /** A direction of an overlay is none. */
  | { code: "fieldDirection"; what: string; value: string }
  /** A part of an overlay, or what a method is given, is no object. */
  | { code: "fieldObject"; what: string; known: string; value: string }
  /** A part of an overlay has a field that there is not. */
  | { code: "fieldUnknown"; what: string; field: string; known: string }
  /** The function that gives an overlay has thrown. */
  | { code: "overlayFailed"; round: number; why: string }
  /** The options of an export are no object. */
  | { code: "options"; known: string; value: string }
  /** An export has an option that there is not. */
  | { code: "optionUnknown"; name: string; known: string }
  /** An option of an export is of another kind. */
  | { code: "option"; name: string; type: OptionType; value: string }
  /** There is no such format. */
  | { code: "format"; id: string; known: string }
  /** The browser cannot draw a picture. */
  | { code: "notDrawn" }
  /** The browser cannot draw one so large. */
  | { code: "notDrawnAt"; size: number }
  /** `href` is no address that links may lead to. */
  | { code: "href"; value: string }
  /** `lesson` names no lesson and step. */
  | { code: "lessonName"; value: string }
  /** There is no such lesson. */
  | { code: "lesson"; id: string; known: string }
  /** The lesson has no such step. */
  | { code: "step"; lesson: string; id: string; known: string }
  /** The step has no table. */
  | { code: "stepIsRead"; lesson: string; id: string }
  /** A table that is not on the page cannot play on. */
  | { code: "notOnPage" }
  /** The table has broken down before. */
  | { code: "lost" }
  /** The table has not begun. */
  | { code: "loading" }
  /** The table breaks down, because the core has trapped. */
  | { code: "trap"; why: string }
  /** A computation has. */
  | { code: "brokenDown"; why: string }
  /** No table can be solved without a worker. */
  | { code: "noWorker"; why: string; needs?: string };

/** What an option of an export must be. */
export type OptionType = "theme" | "number" | "signal" | "function";

export type Refused = CoreRefusal | OwnRefusal;

/** The same for companion games, which are a core of their own. */
export type CompanionRefusalWords = {
  [Code in CompanionRefusal["code"]]: (refusal: Extract<CompanionRefusal, { code: Code }>) => string;
};

/** What was thrown, as a worker tells its page, or what stands in an answer in place of a part that is missing: a sentence, and the same as data if it has any. */
export interface Told {
  message: string;
  refusal?: Refused | undefined;
}

/** Codes with more in them than one sentence. */
type Within =
  | "number"
  | "link"
  | "task"
  | "tableUnsuited"
  | "cannotTakeOver"
  | "argument"
  | "unreached"
  | "fieldType"
  | "option";

/** The messages that there have to be. */
type Needed =
  | `refused${Capitalize<Exclude<Refused["code"], Within>>}`
  | `number${Capitalize<Measure>}`
  | `link${Capitalize<LinkFault["code"]>}`
  | `task${Capitalize<TaskFault["code"]>}`
  | `need${Capitalize<Need["code"]>}`;

export type RefusalKey = keyof typeof messages;

export type CompanionKey = keyof typeof companions;

type NeededOfCompanions =
  | `companion${Capitalize<Exclude<CompanionRefusal["code"], "range" | "exponent" | "moves" | "expected" | "expectedSign">>}`
  | `range${Capitalize<Size>}`
  | `part${Capitalize<Part>}`
  | `exponent${Capitalize<ExponentFault>}`
  | `moves${Capitalize<ExponentFault>}`;

/** The same for the companion games. */
export type CompanionComplete =
  Exclude<NeededOfCompanions, CompanionKey> extends never ? true : Exclude<NeededOfCompanions, CompanionKey>;

/** `true`; or, where a code has no message, what is missing. */
export type Complete = Exclude<Needed, RefusalKey> extends never ? true : Exclude<Needed, RefusalKey>;

/** A sentence for every code; undefined for values that only a later core has. */
export type RefusalWords = {
  [Code in Refused["code"]]: (refusal: Extract<Refused, { code: Code }>) => string | undefined;
};
