// @ts-check
/** The page around the table: light or dark, the game in the address, and keys that work without a click first. */

import { addressKeeper, decodeHash, onHashChange, readHash, writeHash } from "../../kit/address.js";
import { firstOf } from "../../kit/first-of.js";
import { skipLink } from "../../kit/skip-link.js";
import { themeButton } from "../../kit/theme.js";
import first from "../../text/en/site/first-call.js";
import { english } from "../../text/english.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { AFTER_FIRST, FIRST_CALL, FIRST_MINUTE } from "./first-games.js";
import { firstState, NEXT, STATES } from "./first-games-states.js";
import { knowsTheGame, minuteBegun, ownGame, saveBegunGame, saveGame, saveMinute, stripOf } from "./saved-games.js";

english.learn(first);
const words = pageSpeaker();
const table = /** @type {import("../../table/element-types").MagnusDerekElement} */ (
  document.querySelector("magnus-derek")
);

const strip = /** @type {HTMLElement} */ (document.querySelector(".first-minute"));
const { classList } = document.documentElement;

/** State of the page: the game on the table and its owner. */
let state = firstState(classList);

/** The first minute, once loaded; null while it is off. @type {Partial<ReturnType<typeof import("./first-minute/first-minute.js").startFirstMinute>> | null} */
let minute = null;
/** The game that was left for it. */
let gameBefore = "";

/** The round in which the game on the table was opened, and the link as it was opened or last kept as one begun here. */
let round = 0;
let last = "";

/** The game in the address behind #, or else the visitor's own, for which there may be the strip. */
function linkInAddress(asked = decodeHash(readHash("play"))) {
  const { link, onLadder } = ownGame(asked);
  due = link;
  advance(onLadder ? "climb" : "open");
  return link;
}

/** Goes on to the state to which an event leads; whoever leaves the first minute ends it. @param {import("./first-games-states.js").Event} event */
function advance(event) {
  state = NEXT[state][event];
  classList.remove("newcomer", "climbing", "knows-the-game", "resuming");
  classList.add(STATES[state].whom);
  if (!minute || state === "minute") return;
  minute.end?.();
  minute = null;
  gameBefore = "";
  // A repeated first minute need not resume on the next visit.
  if (knowsTheGame()) saveMinute("", "");
  table.overlay = null;
  table.removeAttribute("controls");
}

/** The current game, only its start if it is too long for a link, or nothing if even that is, because of a player's list. */
const linkOfGame = () => firstOf(() => table.getState(), startOfGame);
const startOfGame = () => table.getState({ moves: false });

/** Says whether the game on the table began here, by its links; the ladder replaces it by a test of its own once loaded. @type {(...links: string[]) => boolean} */
let isOwn = (...links) => round === 0 || links.some(stripOf);

/** True while the page reads a game from the address, which then stays as written. */
let opening = false;
/** The link for the current history entry. */
let due = "";
const keeper = addressKeeper(() => writeAddress("replaceState"));

/** @param {"pushState" | "replaceState"} way */
function writeAddress(way) {
  const address = due && `#${due}`;
  if (address !== readHash("play")) writeHash("play", address, way);
}

/** Keeps the game on the table as the one in progress, and as one begun here if it is. */
function saveTable(isBegunHere = isOwn(last, due)) {
  saveGame(due, table.state?.turn === "over");
  state = NEXT[state][isBegunHere ? "own" : "sent"];
  const { strip, begun } = STATES[state];
  saveBegunGame(due, begun ? strip : "", firstOf(startOfGame), last);
  if (begun) last = due;
}

/**
 * Updates the address after a change, and keeps what a person does. Every new game is a history entry; a move is not.
 * @param {boolean} isNewGame @param {boolean} [userInitiated]
 */
function remember(isNewGame, userInitiated) {
  if (opening || !STATES[state].address) return;
  // The last move belongs to the entry before.
  if (isNewGame) keeper.flush();
  due = linkOfGame();
  if (userInitiated) saveTable();
  if (isNewGame) keeper.now(() => writeAddress("pushState"));
  else keeper.soon();
}

/** Notes how the game on the table was opened. */
function noteOpening() {
  round = table.state?.round ?? 0;
  last = linkOfGame();
}

/** @param {Event} event */
function onChange(event) {
  const { change, userInitiated } = /** @type {CustomEvent} */ (event).detail;
  if (change === "game") noteOpening();
  remember(change === "game" && userInitiated, userInitiated);
}

/** Opens the game of a changed address. */
function openAddress() {
  keeper.forget();
  // Only the first minute has an address without a game.
  if (!readHash("play") && !knowsTheGame()) return resumeMinute();
  const link = linkInAddress();
  if (link === linkOfGame()) return;
  try {
    showGame(link);
    // Its keys work at once, and no longer those of the link that was pressed.
    table.focus({ preventScroll: true });
  } catch {
    // The table shows what is wrong with the link, and the game goes on.
  }
}

/** Opens a game without a change of the address. @param {string} link */
function showGame(link) {
  opening = true;
  try {
    table.setState(link);
  } finally {
    opening = false;
  }
}

/** Gives newcomers a game of their own, with the first minute: see known.js. @param {string[]} begun where it was left */
function beginMinute([chapter, link = FIRST_MINUTE] = []) {
  minute?.end?.();
  /** @type {typeof minute} */
  const coming = {};
  minute = coming;
  table.setAttribute("state", link);
  table.setAttribute("controls", "minimal");
  table.overlay = ({ round, magnitude: call }) =>
    round === 0 && call ? { ...FIRST_CALL, sentence: words.say("minuteFirstCall", { call }) } : FIRST_CALL;
  // Texts for the time after the first move load later.
  customElements
    .whenDefined("magnus-derek")
    .then(() => table.ready)
    .then(() => import("./first-minute/first-minute.js"))
    .then(({ startFirstMinute }) => {
      if (minute !== coming) return;
      minute = startFirstMinute(strip, table, meet, chapter, gameBefore !== "");
      advance("minute");
    })
    .catch(() => minute === coming && advance("open"));
}

/** Brings the first minute back to whoever left it for a link. */
function resumeMinute() {
  advance("minute");
  beginMinute(minuteBegun());
}

/** Starts the first minute on request; the previous game stays in the history. @param {string[]} [begun] where it was left */
function repeatMinute(begun) {
  keeper.flush();
  if (!minute) gameBefore = linkOfGame();
  classList.remove("guest");
  advance("minute");
  writeHash("play", "", "pushState");
  beginMinute(begun);
  scrollTo(0, 0);
  table.focus({ preventScroll: true });
}

/** Opens a game of the ladder, whose idea the strip shows. @param {string} link */
function openRung(link) {
  advance("climb");
  showGame(link);
  remember(true);
}

/** Goes on from the first game, once that is won; without the ladder to another game all the same. */
const meet = () => laid.then((climb) => climb(AFTER_FIRST)).catch(showOwnGame);

/** Lays what the first games need after the table, see ladder.js; returns how one goes to a table of it. */
async function layLadder() {
  const { startLadder } = await import("./ladder/ladder.js");
  return startLadder(strip, table, {
    openRung,
    opened: () => ({ link: minute ? "" : last, round }),
    saveTable,
    onChange,
    follow(isBegunHere) {
      isOwn = isBegunHere;
      if (state === "sent") saveTable();
    },
    advance,
    ending: () => minute?.ending?.() ?? null,
    strip: () => STATES[state].strip,
    isGuest: () => state === "guest",
    left: () => minute?.left?.() || gameBefore,
    goBack: repeatMinute,
  });
}

/** Shows the game that was left for the first minute, or else the own game of a visitor who knows the game. */
function showOwnGame() {
  if (!minute) return;
  const before = gameBefore;
  opening = !before;
  // Before the table is there this is the game that it begins with.
  table.setAttribute("state", linkInAddress(before));
  opening = false;
  table.focus({ preventScroll: true });
}

/** Opens the page that puts the game into notes. */
const openNotesPage = () => import("./notes-link.js").then(({ openNotes }) => openNotes(table, linkOfGame()));

themeButton((theme) => table.setAttribute("theme", theme));
skipLink();
// The module of the table comes after this one, so this counts as if it stood in the page.
if (state === "minute") beginMinute(minuteBegun());
else table.setAttribute("state", linkInAddress());
addEventListener("knows-the-game", showOwnGame);
document.querySelector(".put-in-notes")?.addEventListener("click", openNotesPage);
document.querySelector(".once-more")?.addEventListener("click", () => repeatMinute());

/** The first Tab leads to the skip link, although the table has the focus. @param {KeyboardEvent} event */
function skipFirst(event) {
  if (event.key !== "Tab" || event.shiftKey || document.activeElement !== table) return;
  /** @type {HTMLElement} */ (document.querySelector(".skip")).focus();
  event.preventDefault();
}

// Keys work from the start, unless the reader is somewhere else already.
const laid = customElements
  .whenDefined("magnus-derek")
  .then(() => table.ready)
  .then(() => {
    noteOpening();
    table.addEventListener("md-change", onChange);
    onHashChange("play", openAddress);
    const options = /** @type {FocusOptions} */ ({ preventScroll: true, focusVisible: false });
    if (document.activeElement !== document.body) return;
    table.focus(options);
    addEventListener("keydown", skipFirst, { once: true });
  })
  .catch(() => {
    // The table could not be loaded and has said so itself. Nothing needs its place.
    table.style.minHeight = "0";
    dispatchEvent(new Event("retry"));
  })
  .then(layLadder);
laid
  .catch(() => {})
  // Last of all, and the page does not depend on it.
  .then(() => import("../../kit/offline.js"))
  .catch(() => {});
