// Refusals and failures of a table as data, because every language has its own message for each of them. The English
// one is the message of the error.

import type { CompanionRefusal, ExponentFault, Part, Size } from "../core/companion/core-types";
import type { CoreRefusal, LinkFault, Measure, Need, TaskFault } from "../core/types";
import type companions from "./en/core-companion-refusals.js";
import type core from "./en/core-refusals.js";
import type coreStudy from "./en/core-study-refusals.js";
import type exports from "./en/export/export.js";
import type messages from "./en/refusals.js";
import type study from "./en/study-refusals.js";

/** Refusals of the table itself, without the core. */
export type OwnRefusal =
  /** A value that is not one of an attribute's few words. */
  | { code: "choice"; name: string; value: string; known: string[] }
  /** A value that is not a whole number, where one is needed. */
  | { code: "notWhole"; name: string; value: string }
  /** A number of an overlay outside of its range, or not whole. */
  | { code: "fieldNumber"; what: string; value: string; least: number; most: number }
  /** The same for the number of layers of an export. */
  | { code: "layerNumber"; what: string; value: string; least: number; most: number }
  /** The same for the round of a picture. */
  | { code: "pictureRound"; what: string; value: string; least: number; most: number }
  /** The same for the first round of a GIF. */
  | { code: "gifFrom"; what: string; value: string; least: number; most: number }
  /** The same for the last round of a GIF. */
  | { code: "gifTo"; what: string; value: string; least: number; most: number }
  /** The same for the size of a GIF. */
  | { code: "gifSize"; what: string; value: string; least: number; most: number }
  /** The same for the time of each round in a GIF. */
  | { code: "gifPace"; what: string; value: string; least: number; most: number }
  /** The same for the size of a PNG. */
  | { code: "pngSize"; what: string; value: string; least: number; most: number }
  /** A field of an overlay with a value of the wrong type. */
  | { code: "fieldType"; what: string; type: "string" | "boolean" | "array"; value: string }
  /** A direction of an overlay that is not a direction. */
  | { code: "fieldDirection"; what: string; value: string }
  /** A part of an overlay, or a method's argument, that is not an object. */
  | { code: "fieldObject"; what: string; known: string; value: string }
  /** An unknown field in a part of an overlay. */
  | { code: "fieldUnknown"; what: string; field: string; known: string }
  /** An exception in the function that gives an overlay. */
  | { code: "overlayFailed"; round: number; why: string }
  /** Options of an export that are not an object. */
  | { code: "options"; known: string; value: string }
  /** An unknown option of an export. */
  | { code: "optionUnknown"; name: string; known: string }
  /** An option of an export with a value of the wrong type. */
  | { code: "option"; name: string; type: OptionType; value: string }
  /** An unknown format. */
  | { code: "format"; id: string; known: string }
  /** A picture that the browser cannot draw. */
  | { code: "notDrawn" }
  /** A canvas that the browser cannot draw on. The boundary of the core says so. */
  | { code: "noCanvas" }
  /** Random numbers that the browser does not have. The boundary of the core says so. */
  | { code: "noRandomNumbers" }
  /** A picture too large for the browser to draw. */
  | { code: "notDrawnAt"; size: number }
  /** An `href` that links must not lead to. */
  | { code: "href"; value: string }
  /** A `lesson` that does not have the form of a lesson and a step. */
  | { code: "lessonName"; value: string }
  /** A `puzzle` that does not have the form of a kind, a level and a seed. */
  | { code: "puzzleName"; value: string }
  /** A mistake with a number beyond the last one of its game. */
  | { code: "mistake"; count: number }
  /** An unknown lesson. */
  | { code: "lesson"; id: string; known: string }
  /** An unknown step of a lesson. */
  | { code: "step"; lesson: string; id: string; known: string }
  /** A step without a table. */
  | { code: "stepIsRead"; lesson: string; id: string }
  /** An `answerState` that is no text of this task. */
  | { code: "answerState"; value: string; task: string }
  /** Playing on, at a table that is not on the page. */
  | { code: "notOnPage" }
  /** A table that has broken down before. */
  | { code: "lost" }
  /** A table that has not begun. */
  | { code: "loading" }
  /** A table that breaks down because the core has trapped. */
  | { code: "trap"; why: string }
  /** A computation that breaks down. */
  | { code: "brokenDown"; why: string }
  /** Solving a table where no worker can run. */
  | { code: "noWorker"; why: string; needs?: string };

/** The type that an option of an export must have. */
export type OptionType = "theme" | "number" | "boolean" | "signal" | "function";

export type Refused = CoreRefusal | OwnRefusal;

/** The same for companion games, which are a core of their own. */
export type CompanionRefusalWords = {
  [Code in CompanionRefusal["code"]]: (refusal: Extract<CompanionRefusal, { code: Code }>) => string;
};

/**
 * An error as a worker sends it, or in place of a missing part of an answer: a sentence, and the same as data if
 * there is any.
 */
export interface RefusalInWords {
  message: string;
  refusal?: Refused | undefined;
}

/** Codes that need more than one sentence. */
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

/** The keys of all messages needed. */
type Needed =
  | `refused${Capitalize<Exclude<Refused["code"], Within>>}`
  | `number${Capitalize<Measure>}`
  | `link${Capitalize<LinkFault["code"]>}`
  | `task${Capitalize<TaskFault["code"]>}`
  | `need${Capitalize<Need["code"]>}`;

/** Those of an export are there once something is exported, and those of `study` once that core or a page for it is. */
export type RefusalKey =
  | keyof typeof core
  | keyof typeof coreStudy
  | keyof typeof messages
  | keyof typeof exports
  | keyof typeof study;

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

/** `true` if every code has a message; otherwise the missing keys. */
export type Complete = Exclude<Needed, RefusalKey> extends never ? true : Exclude<Needed, RefusalKey>;

/** A sentence for every code; undefined for values that only a later core has. */
export type RefusalWords = {
  [Code in Refused["code"]]: (refusal: Extract<Refused, { code: Code }>) => string | undefined;
};
