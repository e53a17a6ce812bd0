// @ts-check
/** The row for the animation: its rounds, its pace, and a way to stop while it is being made. */

import "../../text/say/share.js";
import { freshId, h, setText } from "../../kit/dom.js";
import { typedNumber } from "../../kit/sentences.js";
import { downloadButton, handOver } from "./file.js";

/** @import { Speaker, Sharing } from "../types" */
/** @import { Format } from "../export/formats.js" */
/** @import { Notice } from "./file.js" */

/** The default time for each round, in seconds. */
const PACE = 1;

/** @param {Speaker} words @param {Format} format @param {Sharing} sharing @param {Notice} notice */
export function gifRow(words, format, sharing, notice) {
  const from = numberField(words.plain("gifFromRound"), 0);
  const to = numberField(words.plain("gifToRound"), 0);
  const pace = numberField(words.plain("gifSeconds"), 0.1);
  const fields = h(
    "div",
    { class: "row", role: "group", "aria-label": words.plain("gifHeading") },
    from.node,
    to.node,
    pace.node,
  );
  const bar = h("progress", { "aria-label": words.plain("gifMaking") });
  const count = h("span", { class: "note" });
  const cancel = h("button", { type: "button", onclick: () => stop() }, words.plain("gifCancel"));
  const busy = h("div", { class: "row", hidden: true }, bar, count, cancel);
  const start = downloadButton(words, format, () => make());
  const node = h("li", { class: "animated" }, start, fields, busy);
  /** @type {AbortController | null} */
  let running = null;

  /**
   * Shows the progress in place of the fields, or the fields
   * again. The focus goes to the button that can be pressed then.
   * @param {boolean} working
   */
  function show(working) {
    const focused = node.contains(/** @type {ShadowRoot} */ (node.getRootNode()).activeElement);
    start.disabled = working;
    fields.hidden = working;
    busy.hidden = !working;
    bar.removeAttribute("value");
    setText(count, "");
    if (focused) (working ? cancel : start).focus();
  }

  /** @param {number} done @param {number} total */
  function progress(done, total) {
    bar.max = total;
    bar.value = done;
    setText(count, words.plain("gifMade", { done, total }));
  }

  async function make() {
    notice.say("");
    const controller = new AbortController();
    const { signal } = controller;
    running = controller;
    show(true);
    try {
      const options = {
        from: wholeOf(from.field, words.plain("gifWholeRounds")),
        to: wholeOf(to.field, words.plain("gifWholeRounds")),
        pace: paceOf(pace.field, words.plain("gifSecondsRange")),
      };
      const file = sharing.exportAs(format.id, {
        ...options,
        signal,
        progress: (...at) => running === controller && progress(...at),
      });
      handOver(words, await Promise.race([file, whenAborted(signal)]), notice);
    } catch (reason) {
      if (signal.aborted) notice.say(words.plain("gifCancelled"));
      else notice.fail(reason);
    }
    if (running !== controller) return;
    running = null;
    show(false);
  }

  function stop() {
    running?.abort();
  }

  return {
    node,
    stop,
    open() {
      from.field.value = "0";
      to.field.value = String(sharing.round());
      pace.field.value ||= String(PACE);
    },
  };
}

/**
 * Rejects as soon as the reader cancels, even in the middle of a frame.
 * @param {AbortSignal} signal @returns {globalThis.Promise<never>}
 */
function whenAborted(signal) {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}

/** @param {string} name @param {number} least */
function numberField(name, least) {
  const id = freshId("gif");
  const field = h("input", { id, type: "number", min: least, step: least || 1 });
  return { field, node: h("div", { class: "field" }, h("label", { for: id }, name), field) };
}

/** @param {HTMLInputElement} field @param {string} refusal */
function wholeOf({ value }, refusal) {
  const number = typedNumber(value);
  if (number !== null) return number;
  throw new Error(refusal);
}

/** The pace in milliseconds. @param {HTMLInputElement} field @param {string} refusal */
function paceOf({ valueAsNumber: seconds }, refusal) {
  if (seconds >= 0.02 && seconds <= 60) return Math.round(1000 * seconds);
  throw new Error(refusal);
}
