// @ts-check
/**
 * A visitor's own game: the one in progress, kept on the device, or else the next one of the ladder. The modules read and
 * write these entries here; known.js, which runs before all modules, does so itself, and has the rule for the ladder too.
 */

import { RUNGS } from "../../core/rungs.js";
import { bestOn } from "./ladder/best.js";
import { freshGame } from "./ladder/fresh-game.js";

/** The link of the game in progress. */
const GAME = "magnus-derek-game";
/** The games begun here, the last one first, a line each: the strip's role, the link as it was left, and that of its start. */
const BEGUN = "magnus-derek-begun";
/** The first minute that has not been finished: its chapter, and the link of its game. */
const MINUTE = "magnus-derek-first-minute";
/** Mark of a visitor who has finished the first minute or knows the game already; known.js writes it. */
const KNOWS = "magnus-derek-knows-the-game";
/** A frame of another page has a game of its own, which is nobody's. */
export const isFramed = globalThis.window !== globalThis.top;

/** @param {string} key @returns {string | null} what is kept */
function readItem(key) {
  try {
    return isFramed ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value "" for nothing any more */
export function writeItem(key, value) {
  if (isFramed) return;
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // No storage.
  }
}

/** Splits an entry into its note on the link and the link. @param {string} key */
export const readEntry = (key) => (readItem(key) ?? "").split(" ");

/** The games begun on this device; a single one without its start from earlier versions. */
export const begunGames = () => (readItem(BEGUN) ?? "").split("\n").map((line) => line.split(" "));

/** The number of games begun here that are kept. */
const MOST = 50;

/**
 * Keeps a game as one begun here.
 * @param {string} link @param {string} [strip] its role; "" for another's game @param {string} [start] the link of its start
 * @param {string} [before] its link when it was last kept
 */
export function saveBegunGame(link, strip, start, before) {
  const others = begunGames().filter(([, one]) => one && one !== before && one !== link);
  const games = strip ? [[strip, link, start], ...others] : others;
  writeItem(
    BEGUN,
    games
      .slice(0, MOST)
      .map((game) => game.join(" "))
      .join("\n"),
  );
}

/** The strip's role in a game begun here; nothing for another's. @param {string} link */
export const stripOf = (link) => begunGames().find(([, one]) => one === link)?.[0];

/** Keeps the game in progress, in place of a first minute. @param {string} link @param {boolean} [isOver] */
export function saveGame(link, isOver) {
  writeItem(GAME, isOver ? "" : link);
  writeItem(MINUTE, "");
}

/** The chapter and the game of the first minute that has not been finished; nothing for a chapter that there was once. */
export const minuteBegun = () => (readItem(MINUTE)?.startsWith("meet ") ? [] : readEntry(MINUTE));

/** Keeps where the first minute is. @param {string} chapter @param {string} link "" at its beginning */
export const saveMinute = (chapter, link) => writeItem(MINUTE, link && `${chapter} ${link}`);

export const knowsTheGame = () => readItem(KNOWS) !== null;

/** The first table of the ladder above all that the visitor has played as Derek; after the last one that one again. */
function nextRung() {
  const played = RUNGS.findLastIndex((rung) => bestOn(rung, "derek") !== null);
  return RUNGS[Math.min(played + 1, RUNGS.length - 1)] ?? 9;
}

/**
 * The link of the game that is asked for, or else of the visitor's own; and whether the strip shows the idea of its table.
 * @param {string} asked
 */
export function ownGame(asked) {
  const link = asked || readItem(GAME);
  return {
    link: link ?? freshGame(nextRung(), "derek"),
    onLadder: !isFramed && (link === null || stripOf(link) === "ladder"),
  };
}
