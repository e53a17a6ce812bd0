// @ts-check
/** Refusals, as data and in words: in English the message of the error, in German a whole sentence of its own. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { errorText, refusalOf, wholeNumber } from "../../www/kit/sentences.js";
import * as core from "../../www/pkg/magnus_derek.js";
import { checkAttribute } from "../../www/table/element/attributes.js";
import { exportGame, FORMAT_IDS } from "../../www/table/export/formats.js";
import { roundsOf } from "../../www/table/export/gif.js";
import { pngFile } from "../../www/table/export/png.js";
import { check, readOptions } from "../../www/table/export/request.js";
import { findStep, LESSONS } from "../../www/table/lesson/step.js";
import { overlayOf } from "../../www/table/page/checked-overlay.js";
import { goTo } from "../../www/table/share/file-of-game.js";
import { speaker as german } from "../../www/text/de/all.js";
import { english } from "../../www/text/english.js";
import { refusalText } from "../../www/text/say/refusals.js";
import { outOfRange, outOfRangeInGerman } from "../out-of-range.js";
import { newGame } from "./core.js";

const CORE_TYPES = readFileSync(new URL("../../www/core/core-types.d.ts", import.meta.url), "utf8");

const LESSON_IDS = LESSONS.map(({ id }) => id).join(", ");

/**
 * The mistakes, each with its code, the German sentence, and the English one.
 * @type {[() => unknown, string, string, string][]}
 */
const WRONG = [
  [
    () => core.Handle.open("n=1&magnus=layers&derek=human&seed=1"),
    "number",
    outOfRangeInGerman("n", 2, "1.048.576", 1),
    outOfRange("n", 2, "1,048,576", 1),
  ],
  [
    () => core.Handle.open("n=zwölf&magnus=layers&derek=human&seed=1"),
    "number",
    outOfRangeInGerman("n", 2, "1.048.576", "„zwölf“"),
    outOfRange("n", 2, "1,048,576", "“zwölf”"),
  ],
  [
    () => core.Handle.open("n=13&magnus=layers&derek=human&seed=-1"),
    "number",
    outOfRangeInGerman("Der Startwert", 0, "4.294.967.295", -1),
    outOfRange("The seed", 0, "4,294,967,295", -1),
  ],
  [
    () => core.Handle.open("n=13&magnus=nobody&derek=human&seed=1"),
    "unknownStrategy",
    "Es gibt keinen Magnus namens „nobody“. Zur Wahl stehen layers, any-pair, prime, two-phase, tripling, power-of-two, balanced, endgame, perfect, best, random, scripted:1,2, human.",
    "There is no Magnus called “nobody”. The choices are layers, any-pair, prime, two-phase, tripling, power-of-two, balanced, endgame, perfect, best, random, scripted:1,2, human.",
  ],
  [
    () => core.Handle.open("n=13&magnus=power-of-two&derek=human&seed=1"),
    "tableUnsuited",
    "„Zweierpotenz“ spielt nur auf Zweierpotenzen: 2, 4, 8, 16, …; n = 13 ist keine.",
    "Power of two cannot play on n = 13: it needs a power of two: 2, 4, 8, 16, ….",
  ],
  [
    () => core.Handle.open("n=13&magnus=tripling&derek=human&seed=1"),
    "tableUnsuited",
    "„Verdreifachen“ spielt nur auf Tischen, auf denen keine Runde verschwendet werden muss: 2^a·3^b, oder das mal 10, 15, 21, 33, 39, 51, 57, 69 oder 75; n = 13 ist keiner.",
    "Tripling cannot play on n = 13: it needs a table on which no round need be wasted: 2^a·3^b, or that times 10, 15, 21, 33, 39, 51, 57, 69 or 75.",
  ],
  [
    () => core.Handle.open("n=45&magnus=perfect&derek=human&seed=1"),
    "tableUnsuited",
    "„Perfektes Spiel“ braucht den exakten Wert jeder Stellung, und der wird bis n = 29 berechnet; hier ist n = 45.",
    "Perfect play cannot play on n = 45: the exact value of every position is needed, which is computed up to n = 29.",
  ],
  [
    () => core.Handle.open("n=2000&magnus=layers&derek=look-ahead:2&seed=1"),
    "tableUnsuited",
    "„Vorausschau: zwei Runden“: Zwei Runden vorauszuschauen ist oberhalb von n = 300 zu viel; hier ist n = 2.000.",
    "Look-ahead cannot play on n = 2,000: looking two rounds ahead takes too long above n = 300.",
  ],
  [
    () => core.Handle.open("n=13&magnus=scripted:3,9&derek=human&seed=1"),
    "argument",
    "„Nach Liste“ kann „3,9“ nicht verwenden: Die Liste muss aus Weiten von 1 bis n/2 mit Kommas dazwischen bestehen, zum Beispiel 3,1,2.",
    "Scripted cannot use “3,9”: the list must be magnitudes from 1 to n/2 with commas between them, such as 3,1,2.",
  ],
  [
    () => played(8, "human", "clockwise", (game) => [game.call(1), game.call(1), game.setMagnus("power-of-two")]),
    "cannotTakeOver",
    "„Zweierpotenz“ kann nach Runde 2 nicht übernehmen: Die Liste der Weiten gilt von Runde 1 an.",
    "Power of two cannot take over after round 2: its list of magnitudes must be followed from round 1 on.",
  ],
  [
    () => played(13, "human", "human", (game) => game.call(9)),
    "number",
    outOfRangeInGerman("Die Weite", 1, 6, 9),
    outOfRange("The magnitude", 1, 6, 9),
  ],
  [
    () => played(13, "human", "human", (game) => [game.call(4), game.call(4)]),
    "alreadyCalled",
    "Derek ist am Zug: Magnus hat 4 genannt und wartet auf eine Richtung.",
    "It is Derek's turn: Magnus has called 4 and waits for a direction.",
  ],
  [
    () => played(13, "human", "human", (game) => game.answer("+")),
    "nothingCalled",
    "Derek ist nicht am Zug: Magnus hat noch keine Weite genannt.",
    "It is not Derek's turn: Magnus has not called a magnitude yet.",
  ],
  [
    () => played(13, "human", "human", (game) => [game.call(4), game.answer("links")]),
    "direction",
    "Eine Richtung muss + (im Uhrzeigersinn) oder - (gegen den Uhrzeigersinn) sein, angegeben ist „links“.",
    "A direction must be + (clockwise) or - (counter-clockwise), but it is “links”.",
  ],
  [
    () => played(13, "human", "hoarder:bohr", (game) => game.answer("+")),
    "notYours",
    "Für Derek zieht „Sammler: eine Bohr-Menge“. Wer selbst für Derek ziehen will, wählt dort „Mensch“.",
    "Derek is played by Hoarder: a Bohr set, so the move is not yours. Choose Human as Derek to make it yourself.",
  ],
  [
    () => played(13, "human", "human", (game) => game.step()),
    "yourMove",
    "Magnus ist am Zug, und das ist ein Mensch: Ein Schritt braucht einen Computer.",
    "It is Magnus's move, and Magnus is you: a step needs a computer player.",
  ],
  [
    () => played(3, "layers", "clockwise", (game) => [game.step(), game.step(), game.step()]),
    "over",
    "Die Partie ist nach Runde 1 zu Ende: Magnus kann keine neue Position mehr erzwingen.",
    "The game is over after round 1: Magnus cannot force a new position any more.",
  ],
  [
    () => core.Handle.open("n=13&round=5"),
    "unreached",
    "Runde 5 wird nicht erreicht: Nach Runde 0 ist ein Mensch am Zug, die Computer können also nicht weiterspielen.",
    "Round 5 cannot be reached: after round 0 there it is a person's move, so the computers cannot play on.",
  ],
  [
    () => played(13, "human", "human", (game) => game.undo()),
    "nothingToUndo",
    "Es gibt nichts zurückzunehmen: Die Partie steht am Anfang.",
    "There is nothing to undo: the game is at its start.",
  ],
  [
    () => played(13, "human", "human", (game) => game.redo()),
    "nothingToRedo",
    "Es gibt nichts zu wiederholen: Das ist der letzte Zug der Partie bis jetzt.",
    "There is nothing to redo: this is the last move of the game so far.",
  ],
  [
    () => played(13, "human", "human", (game) => game.removeLine(1)),
    "onlyLine",
    "Die Partie hat nur eine Variante, die deshalb nicht gelöscht werden kann: Dafür gibt es eine neue Partie.",
    "The game has only one line, so it cannot be removed: begin a new game instead.",
  ],
  [
    () => played(13, "human", "human", (game) => game.switchLine(2)),
    "number",
    outOfRangeInGerman("Die Nummer der Variante", 1, 1, 2),
    outOfRange("The line", 1, 1, 2),
  ],
  [
    () => played(45, "layers", "human", (game) => game.evaluation()),
    "number",
    "Exakte Werte gibt es für n von 2 bis 29, hier ist n = 45.",
    "Exact values reach tables from n = 2 to 29, but n is 45.",
  ],
  [
    () => played(23, "layers", "perfect", (game) => game.step()),
    "unsolved",
    "Der Tisch mit n = 23 muss berechnet werden, bevor der Computer ziehen kann.",
    "The table with n = 23 has to be solved before the computer can move.",
  ],
  [
    () => core.Handle.open("1.WEAQA_Y"),
    "link",
    "Dieser Link ist beschädigt: Seine letzten beiden Zeichen passen nicht zum Rest. Vielleicht fehlt sein Ende: Er muss noch einmal ganz kopiert werden.",
    "This link is damaged: its last two characters do not fit the rest. Its end may be missing: copy it again as a whole.",
  ],
  [
    () => core.Handle.open("1.AA%"),
    "link",
    "Dieser Link ist beschädigt: Er enthält „%“, ein Zeichen, das in keinem Link vorkommt.",
    "This link is damaged: it contains “%”, which is not a character of a link.",
  ],
  [
    () => core.Handle.open("3.AAAA"),
    "link",
    "Dieser Link hat die Version 3, diese Seite liest Versionen bis 1; eine neuere Seite kann ihn vielleicht lesen.",
    "This link has version 3, and this page reads versions up to 1; a newer page may read it.",
  ],
  [
    () => core.Handle.open("n=13&drek=random"),
    "link",
    "Dieser Link hat das Feld „drek“, das es nicht gibt: Vielleicht ist derek gemeint.",
    "This link has the field “drek”, which is not known: derek may be meant.",
  ],
  [
    () => core.Handle.open("moves=3+2"),
    "link",
    "Dieser Link hat den Zug 2 ohne Richtung: Züge werden wie in 3+1-2+ geschrieben. Vielleicht fehlt das Ende des Links.",
    "This link has the move 2 without a direction: moves are written as in 3+1-2+. The end of the link may be missing.",
  ],
  [
    () => core.Handle.open("a".repeat(200_001)),
    "link",
    "Dieser Link hat 200.001 Zeichen, gelesen werden höchstens 200.000.",
    "This link has 200,001 characters, and at most 200,000 are read.",
  ],
  [
    () => checkAttribute("theme", "blue"),
    "choice",
    "theme muss light, dark oder auto sein, angegeben ist „blue“.",
    "theme must be light, dark or auto, but it is “blue”.",
  ],
  [
    () => checkAttribute("href", "javascript:alert(1)"),
    "href",
    "href muss eine Adresse mit http:, https: oder file: oder eine relative sein, angegeben ist „javascript:alert(1)“.",
    "href must be an address with http:, https: or file:, or a relative one, but it is “javascript:alert(1)”.",
  ],
  [
    () => wholeNumber("round", "viele"),
    "notWhole",
    "round muss eine ganze Zahl ab 0 sein, angegeben ist „viele“.",
    "round must be a whole number, 0 or more, but it is “viele”.",
  ],
  [
    () => overlay({ trail: [0, 99] }),
    "fieldNumber",
    outOfRangeInGerman("overlay.trail[1]", 0, 12, 99),
    outOfRange("overlay.trail[1]", 0, 12, 99),
  ],
  [
    () => overlay({ axis: 1 }),
    "fieldType",
    "overlay.axis muss true oder false sein, angegeben ist „1“.",
    "overlay.axis must be true or false, but it is “1”.",
  ],
  [
    () => overlay({ trail: 7 }),
    "fieldType",
    "overlay.trail muss ein Array sein, angegeben ist „7“.",
    "overlay.trail must be an array, but it is “7”.",
  ],
  [
    () => overlay({ arcs: [{ to: 1, direction: "x" }] }),
    "fieldDirection",
    "overlay.arcs[0].direction muss + oder - sein, angegeben ist „x“.",
    "overlay.arcs[0].direction must be + or -, but it is “x”.",
  ],
  [
    () => overlay({ arcs: [7] }),
    "fieldObject",
    "overlay.arcs[0] muss ein Objekt mit einigen der Felder to, direction, faint sein, angegeben ist „7“.",
    "overlay.arcs[0] must be an object with some of to, direction, faint, but it is “7”.",
  ],
  [
    () => overlay({ arcs: [{ from: 1 }] }),
    "fieldUnknown",
    "overlay.arcs[0] hat kein Feld „from“. Zur Wahl stehen to, direction, faint.",
    "overlay.arcs[0] has no field “from”. The choices are to, direction, faint.",
  ],
  [
    () =>
      overlayOf(
        () => {
          throw new Error("oh");
        },
        13,
        () => /** @type {any} */ ({ round: 7 }),
      ),
    "overlayFailed",
    "Die Funktion des Overlays ist in Runde 7 gescheitert. Der Browser meldet: „oh“.",
    "The function of the overlay has failed in round 7: oh",
  ],
  [
    () => readOptions({ siez: 1 }),
    "optionUnknown",
    "Ein Export hat keine Option „siez“. Zur Wahl stehen theme, round, slide, size, from, to, pace, signal, progress.",
    "An export has no option “siez”. The choices are theme, round, slide, size, from, to, pace, signal, progress.",
  ],
  [
    () => readOptions({ size: "groß" }),
    "option",
    "Die Option size eines Exports muss eine Zahl sein, angegeben ist „groß“.",
    "The option size of an export must be a number, but it is “groß”.",
  ],
  [
    () => readOptions({ slide: "ja" }),
    "option",
    "Die Option slide eines Exports muss true oder false sein, angegeben ist „ja“.",
    "The option slide of an export must be true or false, but it is “ja”.",
  ],
  [
    () => readOptions(7),
    "options",
    "Die Optionen eines Exports müssen ein Objekt mit einigen der Felder theme, round, slide, size, from, to, pace, signal, progress sein, angegeben ist „7“.",
    "The options of an export must be an object with some of theme, round, slide, size, from, to, pace, signal, progress, but they are “7”.",
  ],
  [
    () => exportGame("pdf", /** @type {any} */ ({})),
    "format",
    `Es gibt kein Format namens „pdf“. Zur Wahl stehen ${FORMAT_IDS.join(", ")}.`,
    `There is no format called “pdf”. The choices are ${FORMAT_IDS.join(", ")}.`,
  ],
  [
    () => check(/** @type {any} */ ({ game: newGame({ n: 13 }), look: { layer: 9 }, theme: "light" })),
    "layerNumber",
    outOfRangeInGerman("Die Schicht", 0, 1, 9),
    outOfRange("The layer", 0, 1, 9),
  ],
  [
    () => roundsOf(/** @type {any} */ ({ words: german, game: newGame({ n: 13 }), from: 3 })),
    "gifFrom",
    outOfRangeInGerman("Die erste Runde eines GIFs", 0, 0, 3),
    outOfRange("The first round of a GIF", 0, 0, 3),
  ],
  [
    () => roundsOf(/** @type {any} */ ({ words: german, game: newGame({ n: 13 }), to: 3 })),
    "gifTo",
    outOfRangeInGerman("Die letzte Runde eines GIFs", 0, 0, 3),
    outOfRange("The last round of a GIF", 0, 0, 3),
  ],
  [
    () => goTo(newGame({ n: 13 }), 3),
    "pictureRound",
    outOfRangeInGerman("Die Runde eines Bildes", 0, 0, 3),
    outOfRange("The round of a picture", 0, 0, 3),
  ],
  [
    () => pngFile(/** @type {any} */ ({ size: 9000 })),
    "pngSize",
    outOfRangeInGerman("Die Größe eines PNGs in Bildpunkten", 100, "4.320", 9000),
    outOfRange("The size of a PNG in pixels", 100, "4,320", 9000),
  ],
  [
    () => findStep("shield"),
    "lessonName",
    "lesson muss eine Lektion und einen Schritt von ihr nennen, zum Beispiel shield/hold, angegeben ist „shield“.",
    "lesson must be a lesson and a step of it, such as shield/hold, but it is “shield”.",
  ],
  [
    () => findStep("nothing/hold"),
    "lesson",
    `Es gibt keine Lektion „nothing“. Die Lektionen sind ${LESSON_IDS}.`,
    `There is no lesson “nothing”. The lessons are ${LESSON_IDS}.`,
  ],
];

/**
 * A game of people and computers in which something is done.
 * @param {number} n @param {string} magnus @param {string} derek @param {(game: any) => unknown} act
 */
function played(n, magnus, derek, act) {
  return act(newGame({ n, magnus, derek }));
}

/** @param {any} given */
const overlay = (given) => overlayOf(given, 13, () => /** @type {any} */ ({}));

/** The error of an act, thrown at once or later. @param {() => unknown} act */
async function thrown(act) {
  try {
    await act();
  } catch (reason) {
    return reason;
  }
  throw new Error(`${act} was not refused`);
}

test("every refusal has a code, a complete German sentence, and the error's message in English", async () => {
  for (const [act, code, inGerman, inEnglish] of WRONG) {
    const reason = await thrown(act);
    assert.equal(refusalOf(reason)?.code, code, String(act));
    assert.equal(errorText(german, reason), inGerman);
    assert.equal(errorText(english, reason), inEnglish);
    assert.equal(/** @type {Error} */ (reason).message, inEnglish);
  }
});

/** The values of each code of a type of the core. @param {string} type @returns {[string, string[]][]} */
function codesOf(type) {
  const [, declaration = ""] = CORE_TYPES.split(`export type ${type} = `);
  const [whole = ""] = declaration.split(/;\n\n/);
  return whole.split("\n  | ").map((one) => {
    const fields = [...one.matchAll(/^ +(\w+): /gm)].map(([, name]) => String(name));
    return [String(/"code": "(\w+)"/.exec(one)?.[1]), fields];
  });
}

/** A value for every name, and its form in a sentence. @type {Record<string, [unknown, string]>} */
const VALUES = {
  value: ["“wert”", "„wert“"],
  id: ["“kennung”", "„kennung“"],
  known: ["eins, zwei", "eins, zwei"],
  text: ["“text”", "„text“"],
  name: ["“feld”", "„feld“"],
  meant: ["gemeint", "gemeint"],
  version: ["7", "7"],
  player: ["Derek", "Derek"],
  strategy: [{ player: "Derek", id: "hoarder:bohr", name: "Hoarder: a Bohr set" }, "Sammler: eine Bohr-Menge"],
  what: ["magnitude", "Die Weite"],
  steps: [43_210, "43.210"],
  part: ["task", "Die Aufgabe"],
  field: ["feldname", "„feldname“"],
  detail: ["genau", "„genau“"],
};
const NUMBERS =
  "min max n round rounds at magnitude other count most number line least place needed cells k q position option level seed largest";
for (const [index, name] of NUMBERS.split(" ").entries()) {
  VALUES[name] = [index + 4321, `4.${index + 321}`];
}

/**
 * Fails unless a sentence is whole and names every value.
 * @param {string | undefined} sentence @param {string[]} fields
 */
function holdWhole(sentence, fields) {
  assert.match(String(sentence), /^(n |[A-ZÄÖÜ„]).*\.$/s);
  assert.doesNotMatch(String(sentence), /undefined|NaN|\[object|\b(the|is|must|but|not|of|has|cannot|needs)\b/);
  for (const field of fields) {
    const shown = VALUES[field]?.[1];
    assert.ok(shown && sentence?.includes(shown), `${field} is missing: ${sentence}`);
  }
}

/** @param {string} code @param {string[]} fields @param {unknown} [why] @returns {any} */
function sample(code, fields, why) {
  return { code, ...Object.fromEntries(fields.map((field) => [field, field === "why" ? why : VALUES[field]?.[0]])) };
}

test("every refusal of the core is a whole German sentence with all its values", () => {
  const said = (/** @type {any} */ refusal) => refusalText(german, refusal);
  const needs = codesOf("Need").map(([code, fields]) => ({ need: sample(code, fields), fields }));
  const faults = codesOf("LinkFault").map(([code, fields]) => ({ fault: sample(code, fields), fields }));
  assert.equal(needs.length, 11);
  assert.equal(faults.length, 21);
  for (const { fault, fields } of faults) holdWhole(said(sample("link", ["why"], fault)), fields);
  const tasks = codesOf("TaskFault").map(([code, fields]) => ({ fault: sample(code, fields), fields }));
  assert.equal(tasks.length, 26);
  for (const { fault, fields } of tasks) holdWhole(said(sample("task", ["why"], fault)), fields);
  /** The needs that each refusal of a strategy may name. @type {Record<string, (code: string) => boolean>} */
  const lacks = {
    argument: (code) => code === "magnitudes" || code === "signs",
    cannotTakeOver: (code) => code === "wholeGame",
    tableUnsuited: (code) => !["magnitudes", "signs", "wholeGame"].includes(code),
  };
  const codes = codesOf("CoreRefusal");
  assert.equal(codes.length, 38);
  for (const [code, fields] of codes) {
    const values = fields.filter((field) => field !== "why");
    const fits = lacks[code];
    if (code === "link" || code === "task") continue;
    if (code === "unreached") {
      for (const why of ["end", "person"]) holdWhole(said(sample(code, fields, why)), values);
    } else if (fits) {
      for (const { need, fields: more } of needs.filter(({ need }) => fits(need.code))) {
        holdWhole(said(sample(code, fields, need)), [...values, ...more]);
      }
    } else {
      holdWhole(said(sample(code, fields)), values);
    }
  }
});

test("a number is said in German whatever it stands for, and one that only a later core knows as the error says it", () => {
  const [, measures = ""] = /export type Measure = (.*);/.exec(CORE_TYPES) ?? [];
  const all = [...measures.matchAll(/"(\w+)"/g)].map(([, name]) => name);
  assert.equal(all.length, 45);
  const refusal = { code: "number", value: "9999", min: 4321, max: 5432 };
  for (const what of all) {
    const said = refusalText(german, /** @type {any} */ ({ ...refusal, what }));
    assert.match(said, /4\.321 bis 5\.432.*9999/);
    holdWhole(said, []);
  }
  const later = Object.assign(new Error("What a later core says."), { refusal: { ...refusal, what: "later" } });
  assert.equal(errorText(german, later), later.message);
  const unknown = Object.assign(new Error("What a later core refuses."), { refusal: { code: "later" } });
  assert.equal(errorText(german, unknown), unknown.message);
});

test("a game is begun without the fields that are refused, and these are errors with data and the name of the field", () => {
  const game = core.Handle.begin({ state: "1.WEAQA_Y", n: "1", magnus: "power-of-two", derek: "nobody" });
  const told = game.refusals().map((error) => [error.about, refusalOf(error)?.code, errorText(german, error)]);
  assert.deepEqual(
    told.map(([about, code]) => [about, code]),
    [
      ["state", "link"],
      ["n", "number"],
      ["derek", "unknownStrategy"],
      ["magnus", "tableUnsuited"],
    ],
  );
  for (const [, , said] of told) holdWhole(said, []);
});

/** The files below a folder that end so, apart from what others wrote. @param {URL} folder @param {RegExp} ending @returns {[string, string][]} */
const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => ending.test(path) && !/^(node_modules|pkg)\b/.test(path))
    .map((path) => [path, readFileSync(new URL(path, folder), "utf8")]);
const WWW = new URL("../../www/", import.meta.url);
// Without comments, among which are examples.
/** @type {[string, string][]} */
const RUST = filesIn(new URL("../../src/", import.meta.url), /\.rs$/).map(([path, text]) => [
  path,
  text.replaceAll(/^\s*\/\/.*$/gm, ""),
]);
const OWN = filesIn(WWW, /\.(m?js|d\.ts|html)$/).filter(([path]) => !/^text\/en\/core-/.test(path));

test("each sentence of a refusal that the build writes for the table is one that a page can meet", async () => {
  const codes = codesOf("CoreRefusal").map(([code]) => code);
  for (const file of ["core-refusals.js", "core-study-refusals.js"]) {
    const { default: messages } = await import(new URL(`text/en/${file}`, WWW).href);
    const refused = Object.keys(messages).filter((key) => key.startsWith("refused"));
    const unknown = refused.filter(
      (key) => !codes.some((code) => key.toLowerCase() === `refused${code}`.toLowerCase()),
    );
    assert.ok(refused.length > 10, file);
    assert.deepEqual(unknown, [], file);
  }
});

test("a number out of its range is refused by one clause in each language", () => {
  const count = (/** @type {[string, string][]} */ files, /** @type {RegExp} */ clause) =>
    files.reduce((sum, [, text]) => sum + (text.match(clause) ?? []).length, 0);
  const english = /must be a whole number from/g;
  assert.equal(count(RUST, english), 1);
  assert.equal(count(filesIn(new URL("text/en/", WWW), /^core-.*\.js$/), english), 1);
  assert.equal(count(OWN, english), 0);
  assert.equal(count(filesIn(new URL("text/de/", WWW), /\.js$/), /muss eine ganze Zahl von/g), 1);
});

test("the English refusals of the core stand in Rust alone, and the pages take them from there", async () => {
  const written = filesIn(new URL("text/en/", WWW), /^core-.*\.js$/);
  assert.deepEqual(written.map(([path]) => path).toSorted(), [
    "core-companion-refusals.js",
    "core-numbers.js",
    "core-refusals.js",
    "core-study-refusals.js",
  ]);
  const modules = await Promise.all(written.map(([path]) => import(new URL(`text/en/${path}`, WWW).href)));
  const sentences = modules.flatMap((module) => Object.values(module.default)).filter((said) => said.length > 24);
  assert.ok(sentences.length > 170);
  // The end of each, because many begin alike.
  const clauses = sentences.map((said) => said.slice(-40));
  for (const [path, text] of OWN) {
    assert.deepEqual(
      clauses.filter((clause) => text.includes(clause)),
      [],
      path,
    );
  }
});

test("a computation that breaks down is said in German, and in English as before", () => {
  const trap = new WebAssembly.RuntimeError("unreachable");
  assert.equal(errorText(english, trap), "The computation has broken down (unreachable). Reload the page to go on.");
  assert.equal(
    errorText(german, trap),
    "Die Berechnung ist ausgefallen. Der Browser meldet: „unreachable“. Nach dem Neuladen der Seite geht es weiter.",
  );
});
