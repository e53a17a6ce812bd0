// @ts-check
/** Hint button of the strip for a person who is Derek: first a place to look at, then the answer. */

import { pageSpeaker } from "../../../text/page-speaker.js";
import { hintText, solutionText } from "../../../text/say/site/ladder.js";
import { derekHint } from "./hint.js";

/** @import { MagnusDerekElement } from "../../../table/element-types" */
/** @import { DerekHint } from "../../../text/say/site/ladder.js" */

const words = pageSpeaker();

/**
 * @typedef {object} LadderHints
 * @property {HTMLButtonElement} button
 * @property {(link: string, isOffered: boolean) => Promise<void>} follow follows the game to its waiting call, "" where none
 *   waits; and says whether the game has help at all
 * @property {() => void} forget forgets what was asked, because another game begins
 * @property {() => string | null} helpText the help that was asked for
 */

/** @param {MagnusDerekElement} table @param {() => void} rerender shows the strip once more @returns {LadderHints} */
export function addHintButton(table, rerender) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "ladder-hint";
  /** Help requested for the waiting call: none, a hint, or the answer. @type {0 | 1 | 2} */
  let asked = 0;
  /** True once the player has asked in this game for the positions that Derek can keep: they stay marked. */
  let isMarked = false;
  /** True while the marks on the table come from this button. */
  let hasMarked = false;
  /** True if this game has help. */
  let isOffered = false;
  /** The game at the waiting call; "" where nothing waits. */
  let link = "";
  /** Hint for the waiting call, once requested. @type {DerekHint | null} */
  let hint = null;

  function show() {
    button.hidden = !isOffered;
    // It keeps its place where it has nothing to say, so that the ladder beside it stays where it is.
    button.style.visibility = link === "" || asked === 2 ? "hidden" : "";
    button.textContent = words.plain(asked === 0 ? "ladderHint" : "ladderSolve");
    const circles = isMarked ? (hint?.kept ?? []) : [];
    if (hasMarked || circles.length > 0) table.overlay = circles.length > 0 ? { circles } : null;
    hasMarked = circles.length > 0;
  }

  button.onclick = async () => {
    if (!hint && !(await findHint())) return;
    asked = asked === 0 ? 1 : 2;
    isMarked ||= (hint?.kept.length ?? 0) > 0;
    show();
    rerender();
    // The button has gone, and the keys go to the table.
    if (asked === 2) table.focus({ preventScroll: true });
  };

  /** Asks the core; says whether it has an answer to what waits now. */
  async function findHint() {
    const asking = link;
    const found = asking ? await derekHint(asking) : null;
    // Another move may have been made meanwhile.
    if (asking === link) hint = found;
    return asking === link && found !== null;
  }

  /** @param {string} now @param {boolean} offered */
  async function follow(now, offered) {
    isOffered = offered;
    if (now !== link) {
      asked = 0;
      hint = null;
    }
    link = now;
    if (isMarked && now) await findHint();
    show();
  }

  function forget() {
    isMarked = false;
    follow("", isOffered);
  }

  const helpText = () => (hint && asked > 0 ? (asked === 1 ? hintText : solutionText)(words, hint) : null);
  return { button, follow, forget, helpText };
}
