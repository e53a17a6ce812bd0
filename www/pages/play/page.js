// @ts-check
/** The page around the table: light or dark, the game in the address, and keys that work without a click first. */

import { addressKeeper, decodedHash, onHashChange, readHash, writeHash } from "../../kit/address.js";
import { firstOf } from "../../kit/first-of.js";
import { skipLink } from "../../kit/skip-link.js";
import { themeButton } from "../../kit/theme.js";
import first from "../../text/en/first-call.js";
import { english } from "../../text/english.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { AFTER_FIRST, FIRST_CALL, FIRST_MINUTE } from "./first-games.js";
import { keepBegun, keepGame, keepMinute, knowsTheGame, minuteBegun, ownGame, stripOf } from "./own-game.js";

english.learn(first);
const words = pageSpeaker();
const table = /** @type {import("../../table/element-types").MagnusDerekElement} */ (
  document.querySelector("magnus-derek")
);

const strip = /** @type {HTMLElement} */ (document.querySelector(".first-minute"));
const { classList } = document.documentElement;

/** The first minute while it runs; the address does not change before. @type {Pick<ReturnType<typeof import("./first-minute.js").firstMinute>, "end" | "ending" | "left"> | null} */
let minute = null;

/** The link of the last game that was opened so, "" for the first minute; and its round. */
let opened = "";
let round = 0;
/** The game that was left for the first minute. */
let gameBefore = "";
/** Whether the visitor has done anything at the table. */
let hasActed = false;

/** The game in the address behind #, or else the visitor's own, for which there may be the strip. */
function linkInAddress(asked = decodedHash(readHash("play"))) {
  const { link, onLadder } = ownGame(asked);
  opened = link;
  due = link;
  lead(onLadder ? "climbing" : "knows-the-game");
  return link;
}

/** Says what the strip is for now: see known.js. @param {"newcomer" | "climbing" | "knows-the-game"} whom */
function lead(whom) {
  classList.remove("newcomer", "climbing", "knows-the-game", "resuming");
  classList.add(whom);
}

/** The current game, only its start if it is too long for a link, or nothing if even that is, because of a player's list. */
const linkOfGame = () => firstOf(() => table.getState(), startOfGame);
const startOfGame = () => table.getState({ moves: false });

/** Whether the ladder has come. */
let isLaid = false;

/** What the strip is for now. */
const role = () => (minute ? "minute" : classList.contains("climbing") ? "ladder" : "none");

/** Whether the game is being read from the address, which then stays as somebody wrote it. */
let opening = false;
/** The link for the current history entry. */
let due = "";
const keeper = addressKeeper(() => writeAddress("replaceState"));

/** @param {"pushState" | "replaceState"} way */
function writeAddress(way) {
  const address = due && `#${due}`;
  if (address !== readHash("play")) writeHash("play", address, way);
}

/**
 * Updates the address after a change, and keeps what a person does. Every new game is a history entry; a move is not.
 * @param {boolean} isNewGame @param {boolean} [userInitiated]
 */
function remember(isNewGame, userInitiated) {
  if (opening || minute) return;
  // The last move belongs to the entry before.
  if (isNewGame) keeper.flush();
  const before = isNewGame ? "" : due;
  due = linkOfGame();
  if (userInitiated) {
    keepGame(due, table.state?.turn === "over");
    // The ladder, which knows more of whose game it is, keeps it from when it has come.
    if (!isLaid && (round === 0 || stripOf(before))) keepBegun(due, role(), firstOf(startOfGame), before);
  }
  if (isNewGame) keeper.now(() => writeAddress("pushState"));
  else keeper.soon();
}

/** Opens the game of a changed address. */
function openAddress() {
  endMinute();
  const link = linkInAddress();
  keeper.forget();
  if (link === linkOfGame()) return;
  try {
    show(link);
  } catch {
    // The table shows what is wrong with the link, and the game goes on.
  }
}

/** Opens a game without a change of the address. @param {string} link */
function show(link) {
  opening = true;
  try {
    table.setState(link);
  } finally {
    opening = false;
  }
}

/** Gives newcomers a game of their own, with the first minute: see known.js. @param {string[]} begun where it was left */
function beginMinute([chapter, link = FIRST_MINUTE] = []) {
  minute?.end();
  const coming = { end() {}, ending: () => null, left: () => "" };
  // From here on the address is left alone.
  minute = coming;
  opened = "";
  table.setAttribute("state", link);
  table.setAttribute("controls", "minimal");
  table.overlay = ({ round, magnitude: call }) =>
    round === 0 && call ? { ...FIRST_CALL, sentence: words.say("minuteFirstCall", { call }) } : FIRST_CALL;
  // What is said after the first move need not be there before.
  customElements
    .whenDefined("magnus-derek")
    .then(() => table.ready)
    .then(() => import("./first-minute.js"))
    .then(({ firstMinute }) => {
      if (minute !== coming) return;
      minute = firstMinute(strip, table, meet, chapter, gameBefore !== "");
      lead("newcomer");
    })
    .catch(endMinute);
}

/** Starts the first minute on request; the previous game stays in the history. @param {string[]} [begun] where it was left */
function repeatMinute(begun) {
  classList.remove("guest");
  lead("newcomer");
  keeper.flush();
  if (!minute) gameBefore = linkOfGame();
  writeHash("play", "", "pushState");
  beginMinute(begun);
  scrollTo(0, 0);
  table.focus({ preventScroll: true });
}

/** Makes the table from now on the one for people who know the game. */
function endMinute() {
  if (!minute) return;
  minute.end();
  minute = null;
  gameBefore = "";
  // Who repeats it need not come back to where he left it.
  if (knowsTheGame()) keepMinute("", "");
  lead("knows-the-game");
  table.overlay = null;
  table.removeAttribute("controls");
}

/** Opens a game of the ladder, whose idea the strip shows. @param {string} link */
function climb(link) {
  dispatchEvent(new Event("first-minute-over"));
  endMinute();
  lead("climbing");
  show(link);
  remember(true);
  // The game before may have been scrolled to its end.
  scrollTo(0, 0);
}

/** Goes on from the first game, once that is won; without the ladder to another game all the same. */
const meet = () => laid.then((climb) => climb(AFTER_FIRST)).catch(showOwnGame);

/** Lays what the first games need after the table, see ladder.js; returns how one goes to a table of it. */
async function layLadder() {
  const { ladder } = await import("./ladder.js");
  const goTo = await ladder(strip, table, {
    climb,
    opened: () => ({ link: opened, round }),
    hasActed: () => hasActed,
    leave: () => lead("knows-the-game"),
    ending: () => minute?.ending() ?? null,
    strip: role,
    left: () => minute?.left() || gameBefore,
    goBack: repeatMinute,
  });
  isLaid = true;
  return goTo;
}

/** Shows the game that was left for the first minute, or else the own game of a visitor who knows the game. */
function showOwnGame() {
  if (!minute) return;
  const before = gameBefore;
  endMinute();
  opening = !before;
  // Before the table is there this is the game that it begins with.
  table.setAttribute("state", linkInAddress(before));
  opening = false;
  table.focus({ preventScroll: true });
}

/** Opens the page that puts the game into notes. */
const takeAlong = () => import("./take-along.js").then(({ takeAlong }) => takeAlong(table, linkOfGame()));

themeButton((theme) => table.setAttribute("theme", theme));
skipLink();
// The module of the table comes after this one, so this counts as if it stood in the page.
if (classList.contains("newcomer")) beginMinute(minuteBegun());
else table.setAttribute("state", linkInAddress());
addEventListener("knows-the-game", showOwnGame);
document.querySelector(".put-in-notes")?.addEventListener("click", takeAlong);
document.querySelector(".once-more")?.addEventListener("click", () => repeatMinute());

// Keys work from the start, unless the reader is somewhere else already.
const laid = customElements
  .whenDefined("magnus-derek")
  .then(() => table.ready)
  .then(() => {
    round = table.state?.round ?? 0;
    table.addEventListener("md-change", (event) => {
      const { change, userInitiated, state } = /** @type {CustomEvent} */ (event).detail;
      if (change === "game") round = state.round;
      hasActed ||= userInitiated;
      remember(change === "game" && userInitiated, userInitiated);
    });
    onHashChange("play", openAddress);
    const options = /** @type {FocusOptions} */ ({ preventScroll: true, focusVisible: false });
    if (document.activeElement === document.body) table.focus(options);
  })
  .catch(() => {
    // The table could not be loaded and has said so itself. Nothing needs its place.
    table.style.minHeight = "0";
  })
  .then(layLadder);
laid
  .then(async () => {
    if (!classList.contains("guest")) return;
    const { greet } = await import("./guest.js");
    // The guest may have moved meanwhile, or have gone on to a game of the ladder.
    if (classList.contains("guest") && role() === "none" && !hasActed) greet(strip, table, () => repeatMinute());
  })
  .catch(() => {})
  // Last of all, and the page does not depend on it.
  .then(() => import("../../kit/offline.js"))
  .catch(() => {});
