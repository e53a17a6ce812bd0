// @ts-check
/** The page of puzzles: the choice, the puzzle on its table, the day's three, and what comes back. */

import { onHashChange, readHash, writeHash } from "../../kit/address.js";
import { whenIdle } from "../../kit/idle.js";
import { html, nothing, render } from "../../kit/lit.js";
import { loadFailureReason } from "../../kit/load-error.js";
import { errorText, typedNumber } from "../../kit/sentences.js";
import { themeButton } from "../../kit/theme.js";
import { loadStudy, studyOnTables } from "../../table/core/core.js";
import { mistakesIn } from "../../table/lesson/mistake.js";
import { nextNames } from "../../table/lesson/next-name.js";
import { duePuzzles, noteAnswer } from "../../table/lesson/practice-record.js";
import { dayOf, onProgress, readPractice, savePractice } from "../../table/lesson/progress.js";
import { findPuzzle, readPuzzleName } from "../../table/lesson/puzzle.js";
import { mistakeName, puzzleName, readMistakeName } from "../../table/lesson/puzzle-name.js";
import { MOST_PUZZLES, setName } from "../../table/lesson/puzzle-set.js";
import { tallyOf } from "../../table/lesson/score.js";
import { scoreText } from "../../text/say/site/learn.js";
import { triedText } from "../../text/say/site/practice.js";
import { notKeptText } from "../../text/say/table/unsaved-progress.js";
import "../../table/element.js";
import { hashOf, isSet, readAddress } from "./address.js";
import { nearestChoice } from "./choose-puzzle.js";
import { firstAnswer, keepFirstAnswer } from "./first-answer.js";
import {
  aboutChoice,
  account,
  betPanel,
  dayPuzzles,
  gameNote,
  kindOptions,
  levelOptions,
  setLinks,
  setPuzzles,
  sheetLink,
} from "./panels.js";
import { noteShown, puzzleAhead, searchAhead } from "./search-ahead.js";
import { nextIn, noteInSet, recordsIn } from "./set.js";
import { createSetResult } from "./set-result.js";
import { words } from "./speaker.js";

/** @import { MagnusDerekElement } from "../../table/element-types" */
/** @import { PracticeKind, Puzzle } from "../../core/lesson/core-types" */
/** @import { Study } from "../../table/core/core.js" */
/** @import { PuzzleSet } from "../../table/lesson/puzzle-set.js" */
/** @import { Wanted } from "./address.js" */
/** @import { Choice } from "./choose-puzzle.js" */

const PAGE = "practice";
/** Kinds that ask for a move: the number of rounds that follow is worth a bet. */
const WITH_BET = ["only-call", "only-way", "stuck"];
const FIRST_LEVEL = 1;

const main = /** @type {HTMLElement} */ (document.querySelector("main"));
/** @template {HTMLElement} Kind @param {string} selector @returns {Kind} */
const part = (selector) => /** @type {Kind} */ (main.querySelector(selector));
const table = /** @type {MagnusDerekElement} */ (part("#table"));

/**
 * The puzzle on the table, with the first answer to it and the bet before.
 * @typedef {Wanted & {name: string, puzzle: Puzzle, right: boolean | null, bet: number | null}} Shown
 */

/** @type {Shown | null} */
let shown = null;
/** @type {Choice} */
let choice = { kind: "mixed", level: FIRST_LEVEL };
/** The refusal of a bet. */
let betRefusal = "";
/** @type {Study} */
let core;
/** @type {PracticeKind[]} */
let kinds = [];

const today = () => dayOf(new Date());
/** The set to which the puzzle on the table belongs; null if to none. */
const setShown = () => (shown && isSet(shown.source) ? shown.source : null);
const setResult = createSetResult({ head: part(".head"), table, setShown });
const daily = () => core.dayPuzzles(today());

/** Puts a puzzle on the table; throws a sentence if there is no such puzzle. @param {Wanted} wanted @param {"pushState" | "replaceState"} way */
async function open(wanted, way) {
  const name = puzzleName(wanted.chosen);
  const puzzle = findPuzzle(name, core);
  const before = setShown();
  const kept = firstAnswer(name, today());
  shown = { ...wanted, name, puzzle, right: kept.right, bet: kept.bet };
  noteShown(wanted.chosen);
  part("#error").textContent = "";
  render(nothing, part("#game"));
  betRefusal = "";
  const { kind, level } = wanted.chosen;
  // The menus say what is on the table.
  choice = { kind: wanted.source === "mixed" ? "mixed" : kind, level };
  table.setAttribute("puzzle", name);
  table.hidden = false;
  if (hashOf(wanted) !== readHash(PAGE)) writeHash(PAGE, hashOf(wanted), way);
  show();
  // A set begins at its top; the way to it is at the bottom of the page.
  const isNewSet = isSet(wanted.source) && !(before && setName(before) === setName(wanted.source));
  if (isNewSet) scrollTo({ top: 0 });
  setResult.place(isNewSet);
  await table.ready;
  whenIdle(searchOn);
}

/** Has the worker search what comes after the puzzle on the table. */
function searchOn() {
  if (shown) searchAhead(kinds, choice, nextNamed()?.chosen);
}

/** Puts a mistake in a game on the table, or says that there is none. @param {{number: number, game: string}} wanted @param {"pushState" | "replaceState"} way */
function openMistake({ number, game }, way) {
  const mistakes = mistakesIn(game, core);
  const name = mistakeName(Math.min(number, Math.max(1, mistakes.found.length)), game);
  shown = null;
  part("#error").textContent = "";
  table.hidden = mistakes.found.length === 0;
  if (!table.hidden) table.setAttribute("puzzle", name);
  if (`#${name}` !== readHash(PAGE)) writeHash(PAGE, `#${name}`, way);
  show();
  render(nothing, part("#bet"));
  render(gameNote(words, mistakes, { number, game }), part("#game"));
}

/** Opens a puzzle, or says why there is none. @param {Wanted} wanted */
async function attempt(wanted) {
  try {
    await open(wanted, "pushState");
  } catch (reason) {
    part("#error").textContent = errorText(words, reason);
  }
}

/** The next puzzle of the day, of the set or of what comes back, from where this one comes; null if there is none. @returns {Wanted | null} */
function nextNamed() {
  const record = readPractice();
  if (shown?.source === "day") {
    const { name } = shown;
    const answered = record.days[today()] ?? {};
    const left = daily().find((one) => puzzleName(one) !== name && !Object.hasOwn(answered, puzzleName(one)));
    return left ? { chosen: left, source: "day" } : null;
  }
  const set = setShown();
  if (shown && set) {
    const chosen = nextIn(set, shown.chosen);
    if (chosen) return { chosen, source: set };
  }
  if (shown?.source === "again") {
    const due = duePuzzles(record, today()).find((one) => one !== shown?.name);
    if (due) return { chosen: readPuzzleName(due), source: "again" };
  }
  return null;
}

/** The puzzle after this one. @returns {Wanted} */
function nextWanted() {
  const named = nextNamed();
  if (named) return named;
  const wanted = shown?.source === "kind" ? choice : nearestChoice(kinds, { kind: "mixed", level: choice.level });
  return another(wanted);
}

/** A new puzzle of a choice. @param {Choice} wanted @returns {Wanted} */
const another = (wanted) => ({
  chosen: puzzleAhead(kinds, wanted),
  source: wanted.kind === "mixed" ? "mixed" : "kind",
});

/** Says whether no other puzzle of the set on the table is left to solve. */
function isLastOfSet() {
  const set = setShown();
  return shown !== null && set !== null && !nextIn(set, shown.chosen);
}

/** Goes on to the next puzzle or mistake, where the keyboard is then too. @param {string} next its name on this table */
async function goOn(next) {
  const mistake = readMistakeName(next);
  if (isLastOfSet()) return setResult.open();
  if (mistake) openMistake(mistake, "pushState");
  else await attempt(nextWanted());
  table.focus({ preventScroll: true });
  table.scrollIntoView({ block: "nearest" });
}

/** Shows the ways to a set that begins with the puzzle on the table. */
function showSetLinks() {
  const count = typedNumber(/** @type {HTMLInputElement} */ (part("#count")).value) ?? 0;
  const isWrong = count < 1 || count > MOST_PUZZLES;
  part("#count").toggleAttribute("aria-invalid", isWrong);
  part(".for-class").hidden = shown === null || isSet(shown.source);
  if (!shown) return;
  const refusal = html`<span class="error">${words.plain("practiceSetCount", { most: MOST_PUZZLES })}</span>`;
  const set = { first: shown.chosen, count };
  render(isWrong ? refusal : setLinks(words, set), part("#set-links"));
  shareSet(isWrong || isSet(shown.source) ? null : set);
}

/** What shows the link of a set, once there was one. @type {globalThis.Promise<(set: PuzzleSet | null) => void> | undefined} */
let setShare;

/** @param {PuzzleSet | null} set */
function shareSet(set) {
  if (!setShare && !set) return;
  setShare ??= import("./set-share.js").then(({ setShare }) => setShare(part("#set-share")));
  setShare.then(
    (share) => share(set),
    () => {
      // Without its part the address of the set is left, which its first link has.
    },
  );
}

/** Opens a puzzle of what is chosen in the form. */
function choose() {
  const kind = /** @type {Choice["kind"]} */ (/** @type {HTMLSelectElement} */ (part("#kind")).value);
  const level = Number(/** @type {HTMLSelectElement} */ (part("#level")).value);
  attempt(another(nearestChoice(kinds, { kind, level })));
}

/** Notes the first answer to a puzzle. @param {CustomEvent<import("../../table/element-types").LessonDetail>} event */
function hear({ detail }) {
  const { puzzle, done, failed } = detail;
  if (!shown || puzzle !== shown.name) return;
  if (isSet(shown.source)) hearInSet(shown, detail);
  if (shown.right !== null || !(done || failed)) return;
  shown.right = done;
  keepFirstAnswer(shown, today());
  const { name, puzzle: found, source } = shown;
  const answer = { puzzle: name, key: found.key, right: done, today: today(), ofDay: source === "day" };
  const notKept = savePractice(noteAnswer(readPractice(), answer));
  if (notKept) part("#error").textContent = notKeptText(words, notKept);
  // Of the day's and of what comes back another one is next now.
  searchOn();
  show();
}

/** Keeps each attempt at a puzzle of a set. @param {Shown} shown @param {import("../../table/element-types").LessonDetail} detail */
function hearInSet({ chosen }, detail) {
  const notKept = noteInSet(chosen, detail, table.answerState);
  if (notKept) part("#error").textContent = notKeptText(words, notKept);
}

/** @param {string} typed */
function bet(typed) {
  if (!shown) return;
  const number = typedNumber(typed);
  betRefusal = number === null ? words.plain("practiceBetNumber") : "";
  if (number !== null) shown.bet = number;
  keepFirstAnswer(shown, today());
  show();
  if (number !== null) table.focus({ preventScroll: true });
}

const twoColumns = matchMedia("(width >= 900px)");

/** Shows everything around the table. */
function show() {
  const set = setShown();
  // Where the task has a column of its own, the day's puzzles stand in it; a set stays above its result.
  const isBeside = !set && !table.hidden && twoColumns.matches;
  const place = isBeside ? table : part(".head");
  if (part(".day").parentElement !== place) place.append(...main.querySelectorAll(".day"));
  const record = readPractice();
  const answered = record.days[today()] ?? {};
  const puzzles = daily();
  render(kindOptions(words, kinds, choice), part("#kind"));
  render(levelOptions(words, kinds, choice), part("#level"));
  // Beside a mistake nothing is chosen yet.
  render(shown ? aboutChoice(words, choice) : nothing, part("#about"));
  part(".day:not(.set)").hidden = set !== null;
  part(".set").hidden = set === null;
  if (set && shown) {
    const records = recordsIn(set);
    render(setPuzzles(words, set, records, shown), part("#set"));
    const score = scoreText(words, tallyOf(records), triedText(words, records));
    render(html`${score} · ${sheetLink(words, set)}`, part("#set-account"));
  }
  render(dayPuzzles(words, puzzles, answered, shown), part("#day"));
  render(account(words, record, today(), puzzles), part("#account"));
  showSetLinks();
  setResult.show();
  if (!shown) return;
  const { rounds, kind } = shown.puzzle;
  const isBet = rounds !== null && WITH_BET.includes(kind);
  const betShown = isBet ? betPanel(words, { ...shown, rounds, refusal: betRefusal }, bet) : nothing;
  // Where the next puzzle is asked for, not only above.
  const isEnd = shown.source === "day" && shown.right !== null && !nextNamed();
  const end = isEnd ? html`<p class="bet">${words.plain("practiceDayDone")}</p>` : nothing;
  render([betShown, end], part("#bet"));
}

/** Shows a set as a sheet in place of the table, until the address names something else. @param {PuzzleSet} set */
async function openSheet(set) {
  const { showSheet } = await import("./sheet.js");
  await showSheet(set, core, part(".sheet-place"));
  main.classList.add("on-sheet");
}

/** Opens the puzzle that the address names, or any, with the reason why it is another. @param {string} hash */
async function openNamed(hash) {
  let refusal = "";
  main.classList.remove("on-sheet");
  part(".sheet-place").replaceChildren();
  try {
    const mistake = readMistakeName(hash.slice(1));
    if (mistake) return openMistake(mistake, "replaceState");
    const wanted = readAddress(hash);
    if (wanted?.isSheet && isSet(wanted.source)) return await openSheet(wanted.source);
    if (wanted) return await open(wanted, "replaceState");
  } catch (reason) {
    refusal = errorText(words, reason);
  }
  if (!shown) await open(another(nearestChoice(kinds, choice)), "replaceState");
  part("#error").textContent = refusal;
}

async function start() {
  try {
    core = await loadStudy();
  } catch (reason) {
    part("#error").textContent = words.plain("practiceNotLoaded", { why: loadFailureReason(reason, words) });
    return;
  }
  kinds = core.practiceKinds();
  part("#about").textContent = "";
  const form = part("#choice");
  form.hidden = false;
  form.addEventListener("change", choose);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    choose();
  });
  part("#count").addEventListener("input", showSetLinks);
  nextNames.set(table, () => (isLastOfSet() ? words.plain("practiceResult") : ""));
  table.addEventListener("md-lesson", hear);
  table.addEventListener("md-next", (event) => {
    event.preventDefault();
    goOn(event.detail.puzzle);
  });
  onHashChange(PAGE, openNamed);
  onProgress(show);
  twoColumns.addEventListener("change", show);
  await openNamed(readHash(PAGE));
}

studyOnTables();
themeButton((theme) => table.setAttribute("theme", theme));
start();

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
