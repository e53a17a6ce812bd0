// @ts-check
/**
 * The first minute: a strip above the table guides newcomers. It uses the tag like any other page does: it opens
 * games, draws and writes over them, and hears of moves. Nothing waits for the strip, and it blocks nothing.
 */

import { render, renderInstead, renderMarks } from "../../../kit/lit.js";
import { loadCore } from "../../../table/core/core.js";
import { pageSpeaker } from "../../../text/page-speaker.js";
import { freshGame } from "../ladder/fresh-game.js";
import { saveMinute } from "../saved-games.js";
import { tokenPath } from "../token-path.js";
import { ASKABLE, losingStrip } from "./losing-strip.js";
import { KEPT, SHIELD } from "./shield.js";
import { shieldStrip } from "./shield-strip.js";
import { askThreeLeft, gameAt, seatButtons } from "./three-left.js";

/** @import { MagnusDerekElement, State } from "../../../table/element-types" */
/** @import { StripState } from "./shield-strip.js" */

const words = pageSpeaker();
/** True once terms on the page explain themselves. */
let explained = false;

/** The look of what the strip has only in the first minute. */
const STYLE = `
/* Enter at the table does the same, for people who use keys; on phones, where the buttons stand in one line, its sign finds no room. */
@media (width >= 560px) { .by-keys:not(.on-button) .next::after { content: " ⏎" / ""; } }
/* The way back takes the place of “I know the game” where there is room for one of them alone. */
@media (width < 560px), (height <= 520px) { .back:not([hidden]) ~ .knows { display: none; } }
@media (width < 390px), (height <= 520px) { .next:not([hidden]) ~ .knows { display: none; } }
@media (height <= 520px) and (width >= 560px) { .first-minute .seats:not(:focus-within) { position: absolute; clip-path: inset(50%); } }
/* Where the strip ends with the way on, it stands at the edge. */
@media (width >= 900px) { .first-minute:has(> .knows[hidden]) .next { margin-inline-start: auto; } }
.first-minute .words { text-wrap: pretty; }
/* For who uses no pointer. */
.first-minute .seats:not([hidden]) { display: flex; gap: 6px; }
.first-minute:not(.by-keys) .seats:not(:focus-within) { position: absolute; clip-path: inset(50%); }
.first-minute .seats button { min-width: 38px; min-height: 38px; font: inherit; color: inherit; background: none; border: 1px solid var(--edge); border-radius: 8px; }
`;
let isDressed = false;

function dressStrip() {
  if (isDressed) return;
  isDressed = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Loads the explanations of terms. Nothing waits for them, and without them the text is the same. */
function explainTerms() {
  explained = true;
  import("../../../table/page/page-terms.js").then(({ explainPageTerms }) => explainPageTerms()).catch(() => {});
}

/**
 * Starts the first minute on a table with the game FIRST_MINUTE.
 * @param {HTMLElement} strip
 * @param {MagnusDerekElement} table
 * @param {() => void} meet leaves it for the ladder, once the first game is won
 * @param {string} [begun] the chapter with whose game it goes on
 * @param {boolean} [hasGameBefore] whether a game was left for it, to which one can go back
 * @returns {{end: () => void, ending: () => {name: string, press: () => void} | null, left: () => string}}
 */
export function startFirstMinute(strip, table, meet, begun, hasGameBefore = false) {
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (strip.querySelector(name));
  const [line, button, knows] = [part(".words"), part(".next"), part(".knows")];
  /** The current one of the three games. */
  let chapter = /** @type {"lose" | "later" | "keep"} */ (begun === "keep" ? begun : "lose");
  /** The game in which few positions are new, while it is on the table. @type {ReturnType<typeof askThreeLeft> | null} */
  let later = null;
  /** The first game, to which one can go back from the others. @type {{link: string, asked: string | null} | null} */
  let waiting = null;
  /** The way of the token to the call about which "Why?" was asked; null while it has not been asked in this game. @type {string | null} */
  let asked = null;
  /** True once the player has found the shield. */
  let finished = false;
  /** Number of times the player asked for the shield: only the last requested game opens. */
  let asks = 0;
  /** The last game with all three positions kept. */
  let safe = "";
  /** The landings of the call that waited in it. @type {number[]} */
  let offered = [];

  const way = () => String(tokenPath(table));

  /** Shows why both ways of the waiting call lead to new positions. */
  function ask() {
    asked = way();
    showText();
  }

  function beginLater() {
    if (chapter === "lose") waiting = { link: table.getState(), asked };
    chapter = "later";
    later = askThreeLeft(table, showText, beginShield);
    reopen(gameAt(4));
  }

  /** Shows what is said now, where nobody has moved. */
  function showText() {
    table.overlay = overlay;
    show();
  }

  /** Goes back to the game that waits. */
  function goBack() {
    if (!waiting) return;
    const { link } = waiting;
    ({ asked } = waiting);
    chapter = "lose";
    leaveLater();
    waiting = null;
    reopen(link);
  }

  function leaveLater() {
    later?.leave();
    later = null;
  }

  async function beginShield() {
    const mine = ++asks;
    const core = await loadCore();
    if (mine !== asks || !back.isConnected) return;
    leaveLater();
    chapter = "keep";
    // Whoever keeps the shield has the star, so that a game whose star takes thought is enough.
    const link = freshGame(SHIELD, "derek");
    reopen(core.rung(link, true)?.link ?? link);
  }

  /** Reopens a game at the table, where the keys go. @param {string} link */
  function reopen(link) {
    table.setState(link);
    table.focus({ preventScroll: true });
  }

  /** @param {State} state @returns {StripState} */
  const shownFor = (state) => {
    if (later) return later.stripFor(state);
    if (chapter === "keep")
      return shieldStrip(state, {
        route: [0, ...table.route()],
        offered,
        restart: () => (safe ? reopen(safe) : beginShield()),
      });
    const ways = { meet, ask, later: beginLater, shield: beginShield };
    const { lastVisit = 0 } = table.facts ?? {};
    return losingStrip(state, { isAsked: asked !== null, isAnswered: asked === way(), lastVisit, ways });
  };

  /**
   * The overlay. The table asks for it itself, so that its announcement is about the position on screen.
   * @param {State} state
   */
  const overlay = (state) => shownFor(state).overlay;

  function show() {
    const { state } = table;
    if (!state) return;
    if (state.round < ASKABLE && !later) asked = null;
    const { text, held = false, over = false, offered: isOffered = false, ...way } = shownFor(state);
    // At the end of a game the way on stands beside the table.
    const [name, press] = state.turn === "over" && !held ? [] : [way.button, way.press];
    if (chapter === "keep" && !state.visited.some((position) => KEPT.includes(position))) {
      safe = table.getState();
      offered = state.landings ?? [];
    }
    // The game that is won can be looked through; where it was not won yet it goes on.
    table.toggleAttribute("readonly", held);
    renderInstead(renderMarks(text), line);
    render(name ?? "", button);
    button.hidden = !name;
    button.onclick = press ?? null;
    back.hidden = !waiting;
    placeBack(over);
    knows.hidden = (over || held) && !hasGameBefore;
    seats.hidden = !isOffered;
    finished ||= over;
    // The example is short: it is the game before that is resumed.
    if (!finished && chapter !== "later")
      saveMinute(chapter, chapter === "lose" && state.round === 0 ? "" : table.getState());
    if (over) dispatchEvent(new Event("first-minute-over"));
  }

  /** The way back stands beside the other ways on from the end. @param {boolean} isEnd */
  function placeBack(isEnd) {
    if (isEnd === (back.parentElement === table)) return;
    back.className = isEnd ? "ladder-other" : "back";
    if (isEnd) table.append(back);
    else button.after(back);
  }

  dressStrip();
  const seats = seatButtons((seat) => later?.choose(seat));
  button.before(seats);
  const knowsName = knows.textContent;
  if (hasGameBefore) knows.textContent = words.plain("minuteGameBefore");
  const back = document.createElement("button");
  back.type = "button";
  back.className = "back";
  back.slot = "ending";
  back.textContent = words.plain("minuteBack");
  back.onclick = goBack;
  button.after(back);

  /**
   * Lets Enter at the table press the strip's first button, unless the table uses Enter itself.
   * @param {KeyboardEvent} event
   */
  function onKey(event) {
    strip.classList.add("by-keys");
    noteFocus(event);
    const free = !strip.classList.contains("on-button");
    /** @type {HTMLElement | null} */
    const primary = table.state?.turn === "over" ? null : button;
    if (event.key !== "Enter" || event.defaultPrevented || !free || !primary || primary.hidden) return;
    event.preventDefault();
    primary.click();
  }

  /** Notes whether Enter belongs to what has the focus. @param {Event} event */
  function noteFocus(event) {
    const target = /** @type {Element} */ (event.composedPath()[0]);
    const uses = target.closest("button, input, select, summary, a, [role=button], dialog");
    strip.classList.toggle("on-button", uses !== null);
  }

  // The strip tells of a move once it has been seen.
  table.addEventListener("md-landed", show);
  table.addEventListener("keydown", onKey, true);
  // The table itself does not hear of the focus that moves within it.
  table.shadowRoot?.addEventListener("focusin", noteFocus);
  if (!explained) explainTerms();
  table.overlay = overlay;
  show();
  /** Ends the first minute. */
  function end() {
    later?.leave();
    seats.remove();
    back.remove();
    knows.textContent = knowsName;
    button.hidden = true;
    table.removeEventListener("md-landed", show);
    table.removeEventListener("keydown", onKey, true);
    table.shadowRoot?.removeEventListener("focusin", noteFocus);
    table.removeAttribute("readonly");
  }
  /** The way on from the end of a game; null where it is the next table. */
  function ending() {
    const { state } = table;
    if (chapter === "keep" || !state) return null;
    const { button: name = "", press = () => {} } = shownFor(state);
    return { name, press };
  }
  /** The first game, where it waits: its chapter and its link, as they are kept. */
  const left = () => (waiting ? `lose ${waiting.link}` : "");
  return { end, ending, left };
}
