// @ts-check
/** The task beside the turn: its text, the entry for the answer, the verdict, and the help. */

import { freshId, h, setAttribute, setText } from "../../kit/dom.js";
import {
  hintButton,
  lessonName,
  markedText,
  mistakeKey,
  notKeptText,
  progressText,
  solutionText,
  verdictText,
  watchedText,
} from "../../text/say/lesson.js";
import { say } from "../panel/say.js";
import { bricksPanel } from "./bricks.js";
import { entryFor } from "./entry.js";
import { langOf } from "./step.js";

/** @import { Model, Panel } from "../types" */
/** @import { Speaker } from "../../text/types" */
/** @import { Found, Step } from "./types" */
/** @import { Trial } from "./trial.js" */
/** @import { Entries } from "./entry.js" */

/**
 * @typedef {object} TaskActions the acts a reader can ask for
 * @property {() => void} hint one more hint, or the solution
 * @property {() => void} takeBack
 * @property {() => void} showLine
 * @property {() => void} leave leaves the line that is shown
 * @property {(by: number) => void} go goes this many rounds on in that line
 * @property {() => void} again
 * @property {() => void} next
 */

/**
 * @param {Speaker} language @param {Found} found @param {Trial} trial @param {TaskActions & Entries} actions
 * @param {object} about
 * @param {string} about.address of the whole lesson; "" if it has no page
 * @param {boolean} about.before whether the task was done before
 * @param {boolean} about.told whether the page already shows the names
 * @param {() => boolean} about.locked whether the reader may only look on
 * @returns {Panel & {field?: HTMLInputElement, showBricks: (columns: ArrayLike<number>) => void}}
 */
export function taskPanel(language, found, trial, actions, { address, before, told, locked }) {
  const { step, next } = found;
  const id = freshId("task");
  const name = lessonName(language, found);
  const where = h("p", { class: "lesson-name" }, address ? h("a", { href: address, ...outOfFrame() }, name) : name);
  if (told) where.replaceChildren();
  if (before) where.append(h("span", { class: "before" }, `${told ? "" : " · "}${language.plain("taskBefore")}`));
  where.hidden = where.textContent === "";
  /** @param {string} key */
  const lang = (key) => langOf(found, key, language.language);
  const ask = h("p", { class: "ask", lang: lang("ask") });
  const marked = h("p", { class: "note" });
  const entry = entryFor(language, trial, actions, lang);
  const progress = h("p", { class: "note progress" });
  const sign = h("span", { "aria-hidden": "true" });
  const words = h("span");
  const verdict = h("p", { class: "said" }, sign, words);
  const notKept = h("p", { class: "note not-kept" });
  const aha = h("p", { class: "aha", lang: lang("aha") });
  const solution = h("p", { class: "solution" });
  const hints = h("ol", { class: "hints" });
  const button = (/** @type {string} */ text, /** @type {() => void} */ act, kind = "plain") =>
    h("button", { type: "button", class: kind, onclick: () => act() }, text);
  const takeBack = button(language.plain("taskTakeBack"), actions.takeBack);
  const showLine = button(language.plain("taskShowLine"), actions.showLine);
  const hint = button("", actions.hint);
  const again = button(language.plain("taskAgain"), actions.again);
  const onward = button(language.plain("taskNext"), actions.next, "primary");
  const wall = h("div");
  /** @type {ReturnType<typeof bricksPanel> | null} */
  let bricks = null;
  const helps = h("div", { class: "row helps" }, takeBack, showLine, hint, again, onward);
  const back = button(language.plain("taskBack"), () => actions.go(-1));
  const on = button(language.plain("taskOn"), () => actions.go(1), "primary");
  const leave = button(language.plain("taskLeave"), actions.leave);
  const at = h("p", { class: "note" });
  const because = h("p", { class: "because", lang: lang("aha") });
  const line = h("div", { class: "line" }, at, because, h("div", { class: "row" }, back, on, leave));
  const own = h("div", {}, ...(entry ? [entry.node] : []), progress, verdict, notKept, solution, aha, hints, helps);
  const node = h(
    "section",
    { class: "lesson", ...nameOf(language, step, told ? null : id) },
    where,
    told && step.task
      ? h("h2", { id, class: "told" }, language.plain("task"))
      : h("h2", { id, class: told ? "told" : null, lang: lang("title") }, step.title),
    ask,
    marked,
    own,
    line,
    wall,
  );

  /** @param {Model} model */
  function showOwn({ facts }) {
    const { verdict: judged, refusal, done, failed } = trial;
    setText(progress, progressText(language, step.task, judged));
    progress.hidden = progress.textContent === "";
    const text = refusal || (judged ? verdictText(language, step, judged) : "");
    setText(words, text);
    const mistake = refusal || !judged ? undefined : mistakeKey(step, judged);
    setAttribute(words, "lang", mistake === undefined ? null : lang(`wrong/${mistake}`));
    setText(sign, done ? "✓ " : failed ? "✗ " : "");
    verdict.hidden = text === "";
    verdict.classList.toggle("good", done);
    verdict.classList.toggle("bad", failed || refusal !== "");
    setText(notKept, trial.notKept ? notKeptText(language, trial.notKept) : "");
    notKept.hidden = trial.notKept === null;
    say(language, aha, trial.isRevealed ? (step.aha ?? "") : "", new Set());
    aha.hidden = !trial.isRevealed || !step.aha;
    setText(solution, trial.solved ? solutionText(language, step) : "");
    solution.hidden = !trial.solved;
    while (hints.children.length > trial.hints) hints.lastChild?.remove();
    while (hints.children.length < trial.hints) {
      const text = h("p", { lang: lang(`hints/${hints.children.length}`) });
      say(language, text, step.hints?.[hints.children.length] ?? "", new Set());
      hints.append(h("li", {}, text));
    }
    hints.hidden = trial.hints === 0;
    const { hintsLeft, offersSolution } = trial;
    setText(
      hint,
      trial.solved ? language.plain("taskSolutionHide") : hintButton(language, trial.hints, hintsLeft, offersSolution),
    );
    hint.hidden = !step.task || (hintsLeft <= 0 && !offersSolution) || (done && !trial.solved);
    takeBack.hidden = !failed || trial.by !== "game";
    showLine.hidden = !failed || judged?.data.line === undefined;
    again.hidden = !(trial.isPlayed && facts.lineLength > 0) && !trial.isRevealed;
    if (!step.task) again.hidden = facts.lineLength === 0;
    onward.hidden = next === null || !(done || !step.task);
    helps.hidden = [...helps.children].every((child) => /** @type {HTMLElement} */ (child).hidden);
    for (const control of entry?.node.querySelectorAll("button, input") ?? [])
      setAttribute(control, "disabled", locked());
  }

  /** Counts the rounds of a line from the figure, not from the start of the game. @param {Model} model */
  function showLineOf({ state, facts }) {
    const { watched } = trial;
    if (!watched) return;
    const [here, last] = [Math.max(0, state.round - watched.from), facts.lineLength - watched.from];
    setText(at, watchedText(language, watched.what, here, last));
    say(language, because, (watched.what === "solution" && step.aha) || "", new Set());
    because.hidden = because.textContent === "";
    back.disabled = here === 0;
    on.disabled = here >= last;
  }

  return {
    node,
    field: entry?.field,
    /** Builds the bricks, once the core has said how high the columns are. @param {ArrayLike<number>} columns */
    showBricks(columns) {
      bricks = bricksPanel(language, columns);
      wall.replaceChildren(bricks.node);
    },
    update(model) {
      say(language, ask, step.ask ?? "", new Set());
      ask.hidden = !step.ask;
      setText(marked, markedText(language, step.figure.mark ?? []));
      marked.hidden = marked.textContent === "";
      own.hidden = trial.watched !== null;
      line.hidden = trial.watched === null;
      entry?.update(model);
      showOwn(model);
      showLineOf(model);
      // The bricks would give away a number that is asked for.
      wall.hidden = !trial.isPlayed && !trial.isRevealed;
      bricks?.update(model);
    },
  };
}

/**
 * The accessible name: with the title of the step where several tasks on a page have the same heading.
 * @param {Speaker} words @param {Step} step @param {string | null} id of the heading that is the title
 * @returns {Record<string, string>}
 */
function nameOf(words, { title }, id) {
  return id === null ? { "aria-label": words.plain("taskOf", { title }) } : { "aria-labelledby": id };
}

/**
 * Attributes that open a link outside the frame, which was made for the table alone.
 * @returns {Record<string, string>}
 */
function outOfFrame() {
  return window === window.top ? {} : { target: "_blank", rel: "noopener" };
}
