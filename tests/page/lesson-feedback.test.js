// @ts-check
/**
 * Feedback on answers: every sentence about a wrong one with every answer that hears it, and what everybody hears with
 * a right one or the solution, as a text to be read from top to bottom. Each sentence has to be true for each of its
 * answers. UPDATE_GOLDEN=1 accepts a new text, after somebody has read what is new in it.
 */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { opened } from "../../www/build/figure.mjs";
import { lessonIn } from "../../www/lessons/languages.js";
import { LESSONS } from "../../www/lessons/list.js";
import { transcriptOf } from "../../www/table/export/transcript.js";
import { speaker as german } from "../../www/text/de/all.js";
import { english } from "../../www/text/english.js";
import { withoutMarks } from "../../www/text/names.js";
import { mistakeKey, progressText, solutionText, verdictText } from "../../www/text/say/table/lesson.js";
import { checked, companions } from "./study.js";

/** @import { Attempt, Judged, Step } from "../../www/table/lesson/types" */
/** @import { Speaker } from "../../www/text/types" */
/** A step as its file has it. @typedef {Step & {fails: {attempt: Attempt}[]}} Written */

const lessons = await Promise.all(LESSONS.map(async ({ load }) => (await load()).default));

/**
 * The most games that are tried of a task that is played: all where there are few, else those with the fewest rounds.
 */
const MOST_GAMES = 150;
/** The most answers that are listed for one sentence. */
const MOST_TOLD = 12;

const upTo = (/** @type {number} */ most, least = 0) =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);

/**
 * The answers that are tried: all, or all that somebody may think of, and the wrong ones that the lesson names.
 * @param {Written} step @returns {Attempt[]}
 */
function attemptsAt(step) {
  const { task, figure, solution, fails = [] } = step;
  if (!task) return [];
  const own = fails.map(({ attempt }) => attempt);
  const game = opened(figure.game);
  const { n } = game.state();
  game.free();
  switch (task.kind) {
    case "number": {
      const right = solution?.number ?? 0;
      return upTo(Math.max(2 * right, right + 20)).map((number) => ({ ...solution, number }));
    }
    case "choose":
      return upTo((task.options?.length ?? 0) - 1).map((option) => ({ option }));
    case "call":
      return [{ none: true }, ...upTo(Math.floor(n / 2), 1).map((magnitude) => ({ magnitude }))];
    case "mark":
      // None, one alone, all but one, and what the lesson names.
      return [
        { positions: [] },
        ...upTo(n - 1).map((position) => ({ positions: [position] })),
        ...(solution?.positions ?? []).map((left) => ({
          positions: solution?.positions?.filter((one) => one !== left),
        })),
        ...own,
      ];
    case "pay":
      return [...paidGamesOf(step, Math.floor(n / 2)), ...own];
    case "place":
      return [{ none: true }, { positions: [] }, ...own];
    case "sequence":
      return [{ magnitudes: [] }, ...own];
    case "beat":
      return [...companionGamesOf(step), ...own];
    default:
      return [...gamesOf(step), ...own.map(({ game = "" }) => game)].map((game) => ({ game }));
  }
}

/**
 * Games that a person has played on from the figure, those with fewer rounds first, each as far as it can still be
 * saved.
 * @param {Written} step
 */
function gamesOf(step) {
  /** @type {string[]} */
  const games = [];
  const from = [step.figure.game];
  for (let link = from.shift(); link !== undefined && games.length < MOST_GAMES; link = from.shift()) {
    for (const move of movesIn(link)) {
      const game = waiting(link);
      move(game);
      while (game.facts().canStep) game.step();
      const after = game.link();
      game.free();
      games.push(after);
      if (goesOn(verdictOf(step, { game: after }))) from.push(after);
    }
  }
  return games;
}

/**
 * The same for another game. Multivision has no end of moves: of each pile and prime there is one without anything added.
 * @param {Written} step @returns {Attempt[]}
 */
function companionGamesOf(step) {
  const beginning = step.task?.game ?? "";
  /** @type {Attempt[]} */
  const games = [];
  const from = [companion(beginning).link()];
  for (let link = from.shift(); link !== undefined && games.length < MOST_GAMES; link = from.shift()) {
    for (const move of companionMoves(companion(link).view().position)) {
      const game = companion(link);
      game.make(move);
      games.push({ game: game.link() });
      if (goesOn(game.verdict(beginning))) from.push(game.link());
    }
  }
  return games;
}

/** The same for calls on a table with prices. @param {Written} step @param {number} most the largest magnitude @returns {Attempt[]} */
function paidGamesOf(step, most) {
  /** @type {Attempt[]} */
  const games = [];
  /** @type {number[][]} */
  const from = [[]];
  for (let calls = from.shift(); calls !== undefined && games.length < MOST_GAMES; calls = from.shift()) {
    for (const magnitude of upTo(most, 1)) {
      const magnitudes = [...calls, magnitude];
      games.push({ magnitudes });
      if (goesOn(verdictOf(step, { magnitudes }))) from.push(magnitudes);
    }
  }
  return games;
}

/** True if there is still something to try. @param {Judged | null} verdict */
const goesOn = (verdict) => verdict?.is !== "done" && verdict?.is !== "failed";

/** @param {string} link */
const companion = (link) => companions.Companion.open(link.split("=")[0] ?? "", link);

/** @param {any} position @returns {string[]} */
function companionMoves({ moves, squares, fromA, piles, primes }) {
  if (moves) return moves.map(String);
  if (squares) return upTo(Number(squares) + 1, 1).map((times) => `${fromA ? "a" : "b"}${times}`);
  return piles.flatMap((/** @type {{exponents: string[]}} */ { exponents }, /** @type {number} */ pile) =>
    exponents.flatMap((exponent, column) => (exponent === "0" ? [] : [`${pile + 1}/${primes[column]}`])),
  );
}

/** @typedef {ReturnType<typeof opened>} Handle */

/** A game in which the person has to move. @param {string} link */
function waiting(link) {
  const game = opened(link);
  while (game.facts().canStep) game.step();
  return game;
}

/** The moves that the person may make. @param {string} link @returns {((game: Handle) => void)[]} */
function movesIn(link) {
  const game = waiting(link);
  const { mayAnswer, mayCall } = game.facts();
  const { n } = game.state();
  game.free();
  if (mayAnswer) return ["+", "-"].map((direction) => (game) => game.answer(direction));
  return mayCall ? upTo(Math.floor(n / 2), 1).map((magnitude) => (game) => game.call(magnitude)) : [];
}

/** An answer as it is told. @param {Attempt} attempt @param {string} figure */
function told({ none, magnitude, magnitudes, positions, number, option, game }, figure) {
  if (none) return "none";
  if (number !== undefined) return String(number);
  if (option !== undefined) return `option ${option}`;
  if (magnitude !== undefined) return `ℓ = ${magnitude}`;
  if (magnitudes) return `(${magnitudes.join(", ")})`;
  if (positions) return `{${positions.join(", ")}}`;
  const moves = game && !game.startsWith("n=") ? new URLSearchParams(game).get("moves") : null;
  if (moves) return moves.replaceAll(";", " ");
  return (game ? roundsOf(game).slice(opening(figure)) : []).join(" ");
}

/** The round at which a figure stands. @param {string} figure */
function opening(figure) {
  const game = opened(figure);
  const { round } = game.state();
  game.free();
  return round;
}

/** @param {string} link */
function roundsOf(link) {
  const game = opened(link);
  const rounds = transcriptOf(game).map(({ magnitude, direction }) => `${magnitude}${direction === "+" ? "+" : "−"}`);
  game.free();
  return rounds;
}

/** @param {Written} step @param {Attempt} attempt @returns {Judged | null} null where the answer is none */
function verdictOf({ task, figure }, attempt) {
  try {
    return task ? checked(task, figure, attempt) : null;
  } catch {
    return null;
  }
}

/**
 * The feedback on every wrong answer.
 * @param {Written[]} steps @param {string} lesson @param {Speaker} words
 * @param {Set<string>} heard the keys of the lesson's own words that have been said
 */
function feedbackOf(steps, lesson, words, heard) {
  const lines = [];
  for (const step of steps) {
    if (!step.task) continue;
    /** @type {Map<string, string[]>} */
    const sentences = new Map();
    for (const attempt of attemptsAt(step)) {
      const verdict = verdictOf(step, attempt);
      if (!verdict || verdict.is === "done") continue;
      const sentence = verdictText(words, step, verdict) || progressText(words, step.task, verdict);
      if (!sentence || verdict.is === "open") continue;
      heard.add(`${lesson}/${step.id}/${mistakeKey(step, verdict)}`);
      const answers = sentences.get(sentence) ?? [];
      sentences.set(sentence, [...new Set([...answers, told(attempt, step.figure.game)])]);
    }
    lines.push(`## ${lesson}/${step.id}`, step.ask ?? "", `✓ ${solutionText(words, step)} ${step.aha ?? ""}`);
    for (const [sentence, answers] of sentences) lines.push(`- ${sentence}`, `    ${shortList(answers)}`);
    lines.push("");
  }
  return lines;
}

/** A short list: numbers in a row as "4…9", and of many answers the first. @param {string[]} answers */
function shortList(answers) {
  /** @type {string[][]} */
  const rows = [];
  for (const answer of answers) {
    const row = rows.at(-1);
    if (row && /^\d+$/.test(answer) && Number(answer) === Number(row.at(-1)) + 1) row.push(answer);
    else rows.push([answer]);
  }
  const parts = rows.map((row) => (row.length > 2 ? `${row[0]}…${row.at(-1)}` : row.join("; ")));
  const more = parts.length - MOST_TOLD;
  return more > 0 ? `${parts.slice(0, MOST_TOLD).join("; ")}; and ${more} more` : parts.join("; ");
}

for (const words of /** @type {const} */ ([english, german])) {
  test(`every sentence about a wrong answer is one that somebody has read with the answers that hear it (${words.language})`, async () => {
    const heard = /** @type {Set<string>} */ (new Set());
    const lines = [];
    for (const lesson of lessons) {
      const { steps } = (await lessonIn(lesson.id, words.language)).lesson;
      lines.push(...feedbackOf(/** @type {Written[]} */ (steps), lesson.id, words, heard));
    }
    const bare = /** @type {const} */ (["wrongOther", "wrongLow", "wrongHigh"]).map((key) => `- ${words.plain(key)}`);
    assert.deepEqual(
      lines.filter((line) => bare.includes(line)),
      [],
      "a wrong answer hears why it is wrong",
    );
    const text = withoutMarks(`${lines.join("\n")}\n`);
    const file = new URL(`golden/lesson-feedback-${words.language}.txt`, import.meta.url);
    if (process.env.UPDATE_GOLDEN) writeFileSync(file, text);
    const known = readFileSync(file, "utf8");
    const fresh = text.split("\n").filter((line) => !known.includes(`${line}\n`));
    assert.equal(text, known, `new, to be read: ${fresh.join("\n")}\nUPDATE_GOLDEN=1 accepts it`);
    const own = lessons.flatMap(({ id, steps }) =>
      steps.flatMap((/** @type {Step} */ step) =>
        Object.keys(step.wrong ?? {}).map((key) => `${id}/${step.id}/${key}`),
      ),
    );
    assert.deepEqual(
      own.filter((key) => !heard.has(key)),
      [],
      "words that no answer has heard: name one that does in “fails”, or take them away",
    );
  });
}
