// @ts-check
/** Announced magnitudes of Magnus: from the form to Derek's answers and the table. */

import { h, setRichText, setText } from "../../kit/dom.js";
import { typedNumber } from "../../kit/sentences.js";
import { plainText } from "../../text/names.js";
import { magnusStep, magnusVerdict, searchText } from "../../text/say/announced.js";
import { refusalText } from "../../text/say/refusals.js";
import { find } from "./find.js";
import { brokenOff, refuser } from "./refuse.js";
import { takeForm } from "./take.js";
import { words } from "./words.js";

/** @import { Context, Section } from "./page.js" */
/** @import { Rounds } from "./table.js" */
/** @import { Found, InWords, Report, Thesis, Way } from "./types" */

/** The largest magnitude with a button of its own. */
const MOST_BUTTONS = 20;
const COUNTEREXAMPLE = { n: "6", magnitudes: "1, 1, 2, 2, 1, 3" };

/** @param {Context} context @returns {Section} */
export function magnusSection(context) {
  const form = find("#magnus-form");
  const n = /** @type {HTMLInputElement} */ (find("#magnus-n"));
  const list = /** @type {HTMLTextAreaElement} */ (find("#magnitudes"));
  const cancel = /** @type {HTMLButtonElement} */ (find("#magnus-cancel"));
  const searching = find("#magnus-searching");
  const progress = /** @type {HTMLProgressElement} */ (find("#magnus-progress"));
  const ways = /** @type {HTMLFieldSetElement} */ (find("#ways"));
  const radios = /** @type {NodeListOf<HTMLInputElement>} */ (ways.querySelectorAll("input"));

  /** The input accepted last, and the question since. */
  let asked = { n: "", magnitudes: "" };
  let pending = asked;
  /** @type {Thesis | null} */
  let told = null;
  /** @type {Found | null} */
  let found = null;
  /** The directions that the person or the link asks for; "" for the better ones. */
  let wanted = "";
  let step = 0;

  const refuse = refuser(find("#magnus-error"), { n, magnitudes: list }, "magnitudes");

  /** The directions shown on the table. @returns {{name: "exact" | "thesis", way: Way} | null} */
  const chosen = () => {
    if (found?.way && wanted !== "thesis") return { name: "exact", way: found.way };
    return told?.way ? { name: "thesis", way: told.way } : null;
  };

  const showWay = () => {
    const choice = chosen();
    if (!told || !choice) return context.clear();
    const { way, name } = choice;
    const thesis = told;
    const sentence = (/** @type {number} */ at) => magnusStep(words, thesis, way, at);
    const shown = { n: thesis.n, way, patterns: null, derekChooses: true, sentence };
    // The minimum may be what is on the table already, and somebody may be going through it.
    if (!context.isOnTable(shown)) context.show(shown, step);
    for (const radio of radios) radio.checked = radio.value === name;
    context.rounds(roundsOf(told, found));
  };

  const showVerdict = () => {
    if (!told) return;
    const { headline, note } = magnusVerdict(words, inWords(told), found && inWords(found));
    setRichText(find("#magnus-headline"), headline);
    setRichText(find("#magnus-note"), note);
    ways.hidden = !told.way || !found?.way;
    const numbers = { exact: found?.way?.visited, thesis: told.way?.visited };
    for (const radio of radios) {
      const number = numbers[/** @type {"exact" | "thesis"} */ (radio.value)];
      const label = /** @type {HTMLElement} */ (radio.parentElement?.querySelector("span"));
      setText(label, number === undefined ? "" : words.plain("positionsInBrackets", { count: number }));
    }
    if (found) setText(find("#magnus-status"), plainText(`${headline} ${note}`));
  };

  const end = () => {
    searching.hidden = true;
    if (document.activeElement === cancel) /** @type {HTMLElement} */ (form.querySelector("[type=submit]")).focus();
    cancel.disabled = true;
  };

  const hear = (/** @type {Report} */ report) => {
    switch (report.kind) {
      case "thesis":
        asked = pending;
        told = report.thesis;
        found = null;
        context.accepted();
        showVerdict();
        showWay();
        setText(find("#magnus-words"), words.plain("askBetter"));
        return;
      case "progress": {
        const { trying, done } = report;
        progress.value = done;
        setText(find("#magnus-words"), searchText(words, trying, done));
        return;
      }
      case "found":
        found = report.found;
        step = context.step();
        end();
        showVerdict();
        showWay();
        return;
      case "refused":
        end();
        return refuse(report);
      case "failed":
        end();
        return refuse(brokenOff(report));
    }
  };

  const start = () => {
    refuse(null);
    pending = { n: n.value.trim(), magnitudes: list.value.trim() };
    cancel.disabled = false;
    searching.hidden = false;
    progress.removeAttribute("value");
    setText(find("#magnus-words"), words.plain("askThesis"));
    context.asker.ask({ kind: "magnus", ...pending }, hear);
  };

  /** Starts afresh after a change that is answered at once. */
  const startAnew = () => {
    wanted = "";
    step = 0;
    context.willPush();
    start();
  };

  const fillIn = (/** @type {string} */ text) => {
    list.value = text;
    startAnew();
  };

  const append = find("#magnus-append");
  const drawButtons = () => {
    const most = Math.floor((typedNumber(n.value) ?? 0) / 2);
    const some = most >= 1 && most <= MOST_BUTTONS ? most : 0;
    if (append.childElementCount === (some ? some + 1 : 0)) return;
    const add = (/** @type {number} */ magnitude) => () => fillIn([...numbersIn(list.value), magnitude].join(", "));
    const buttons = Array.from({ length: some }, (_, index) =>
      h(
        "button",
        {
          type: "button",
          "aria-label": words.plain("appendMagnitude", { magnitude: index + 1 }),
          onclick: add(index + 1),
        },
        String(index + 1),
      ),
    );
    const remove = h("button", { type: "button" }, words.plain("removeLast"));
    remove.addEventListener("click", () => {
      list.value = numbersIn(list.value).slice(0, -1).join(", ");
      if (list.value) startAnew();
    });
    append.replaceChildren(...(some ? [...buttons, remove] : []));
    /** @type {HTMLElement} */ (append.parentElement).hidden = some === 0;
  };
  n.addEventListener("input", drawButtons);
  drawButtons();

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    startAnew();
  });
  cancel.addEventListener("click", () => {
    if (context.asker.busy) context.asker.cancel();
    end();
    // Before Algorithm DEREK has answered, the answer to the question before this one still stands there.
    if (asked === pending) setText(find("#magnus-note"), words.plain("searchCancelled"));
    setText(find("#magnus-status"), words.plain("askCancelled"));
  });
  ways.addEventListener("change", () => {
    wanted = [...radios].find(({ checked }) => checked)?.value ?? "";
    step = context.step();
    showWay();
    context.changed();
  });
  find("#counterexample").addEventListener("click", () => {
    n.value = COUNTEREXAMPLE.n;
    drawButtons();
    fillIn(COUNTEREXAMPLE.magnitudes);
  });
  const take = takeForm({ n: () => n.value, fillIn: (magnitudes) => fillIn(magnitudes.join(", ")) });

  return {
    fill(fields) {
      n.value = fields.n ?? n.defaultValue;
      list.value = fields.magnitudes?.replaceAll(/\s*,\s*/g, ", ") ?? list.defaultValue;
      wanted = fields.way === "thesis" ? "thesis" : "";
      step = Number(fields.step ?? 0) || 0;
      drawButtons();
    },
    start,
    fields() {
      const way = wanted === "thesis" ? "thesis" : "";
      return { n: asked.n, magnitudes: numbersIn(asked.magnitudes).join(","), way };
    },
    leave() {
      step = 0;
      take.cancel();
      end();
    },
  };
}

/**
 * An answer with its refusal as a sentence; "" if nothing was refused.
 * @template {Thesis | Found} Answer
 * @param {Answer} answer
 * @returns {InWords<Answer>}
 */
const inWords = (answer) => ({ ...answer, refusal: answer.refusal ? refusalText(words, answer.refusal) : "" });

/** The numbers in a list with any separators. @param {string} text */
function numbersIn(text) {
  return text.split(/[\s,]+/).filter((part) => part !== "");
}

/** @param {Thesis} told @param {Found | null} found @returns {Rounds} */
function roundsOf({ magnitudes, way }, found) {
  const ways = [
    { of: /** @type {const} */ ("roundsDerek"), way },
    { of: /** @type {const} */ ("roundsMinimum"), way: found?.way ?? null },
  ].flatMap(({ of, way: one }) => (one ? [{ of, rounds: one.rounds }] : []));
  return {
    caption: words.plain("roundsOfMagnus"),
    head: ({ plain }) => ["ℓ", ...ways.flatMap(({ of }) => [plain(of), plain("roundsTo"), plain("roundsVisited")])],
    count: magnitudes.length,
    row: (round) => [
      magnitudes[round - 1] ?? 0,
      ...ways.flatMap(({ rounds }) => {
        const { direction = "", to = 0, visited = 0 } = rounds[round - 1] ?? {};
        return [direction, to, visited];
      }),
    ],
    marked: (round) => new Set(ways.map(({ rounds }) => rounds[round - 1]?.direction)).size > 1,
  };
}
