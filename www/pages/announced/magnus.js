// @ts-check
/** Announced magnitudes of Magnus: from the form to Derek's answers and the table. */

import { listOf } from "../../drawing/list-of.js";
import { html, nothing, render, renderMarks } from "../../kit/lit.js";
import { plainText } from "../../text/names.js";
import { refusalText } from "../../text/say/refusals.js";
import { magnusStep, magnusVerdict, searchText } from "../../text/say/site/announced.js";
import { failureRefusal, refusalDisplay } from "./form-refusals.js";
import { find } from "./parts-of-page.js";
import { words } from "./speaker.js";
import { takeForm } from "./suggested-magnitudes.js";
import { Asker } from "./worker-requests.js";

/** @import { Context, Section } from "./section" */
/** @import { Rounds } from "./rounds-table.js" */
/** @import { InWords } from "../../text/say/site/announced.js" */
/** @import { AnnouncedReport, Found, Thesis, Way } from "./types" */

/** The largest magnitude with a button of its own. */
const MOST_BUTTONS = 20;
const COUNTEREXAMPLE = { n: "6", magnitudes: "1, 1, 2, 2, 1, 3" };

/** @param {Context} context @returns {Section} */
export function magnusSection(context) {
  const form = find("#magnus-form");
  const n = /** @type {HTMLInputElement} */ (find("#magnus-n"));
  const list = /** @type {HTMLTextAreaElement} */ (find("#magnitudes"));
  const cancel = /** @type {HTMLButtonElement} */ (find("#magnus-cancel"));
  const progress = /** @type {HTMLProgressElement} */ (find("#magnus-progress"));
  const ways = /** @type {HTMLFieldSetElement} */ (find("#ways"));
  const radios = /** @type {NodeListOf<HTMLInputElement>} */ (ways.querySelectorAll("input"));
  const append = find("#magnus-append");
  // Not the one that may be searching for a minimum.
  const sizer = new Asker();

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
  /** The largest magnitude for n as it is typed; 0 before it is known, and where there is none. */
  let largest = 0;
  /** Running computation in words, with the share done if known. @type {{words: string, done: number | null} | null} */
  let search = null;
  /** True once the search for the minimum was cancelled. */
  let cancelled = false;
  /** Last announcement for screen readers. */
  let status = "";

  const refuse = refusalDisplay(find("#magnus-error"), { n, magnitudes: list }, "magnitudes");

  /** The directions shown on the table. @returns {{name: "exact" | "thesis", way: Way} | null} */
  const chosen = () => {
    if (found?.way && wanted !== "thesis") return { name: "exact", way: found.way };
    return told?.way ? { name: "thesis", way: told.way } : null;
  };

  const putWay = () => {
    const choice = chosen();
    if (!told || !choice) return context.clear();
    const { way } = choice;
    const thesis = told;
    const sentence = (/** @type {number} */ at) => magnusStep(words, thesis, way, at);
    const shown = { n: thesis.n, way, patterns: null, derekChooses: true, sentence };
    // The minimum may be what is on the table already, and somebody may be going through it.
    if (!context.isOnTable(shown)) context.show(shown, step);
    context.rounds(roundsOf(told, found));
  };

  const verdict = () =>
    told ? magnusVerdict(words, withRefusalText(told), found && withRefusalText(found)) : { headline: "", note: "" };

  const show = () => {
    const { headline, note } = verdict();
    render(renderMarks(headline), find("#magnus-headline"));
    render(renderMarks(cancelled ? words.plain("searchCancelled") : note), find("#magnus-note"));
    render(status, find("#magnus-status"));
    showSearch();
    showWays();
    showButtons();
  };

  const showSearch = () => {
    find("#magnus-searching").hidden = search === null;
    if (!search && document.activeElement === cancel)
      /** @type {HTMLElement} */ (form.querySelector("[type=submit]")).focus();
    cancel.disabled = search === null;
    if (!search) return;
    render(search.words, find("#magnus-words"));
    if (search.done === null) progress.removeAttribute("value");
    else progress.value = search.done;
  };

  const showWays = () => {
    ways.hidden = !told?.way || !found?.way;
    const name = chosen()?.name;
    const numbers = { exact: found?.way?.visited, thesis: told?.way?.visited };
    for (const radio of radios) {
      radio.checked = radio.value === name;
      const number = numbers[/** @type {"exact" | "thesis"} */ (radio.value)];
      const label = /** @type {HTMLElement} */ (radio.parentElement?.querySelector("span"));
      render(number === undefined ? "" : words.plain("positionsInBrackets", { count: number }), label);
    }
  };

  /** The magnitudes that can be appended by a button, if these are few. */
  const showButtons = () => {
    const isFew = largest >= 1 && largest <= MOST_BUTTONS;
    /** @type {HTMLElement} */ (append.parentElement).hidden = !isFew;
    render(isFew ? buttonsTo(largest) : nothing, append);
  };

  const receiveLargest = (/** @type {AnnouncedReport} */ report) => {
    if (report.kind === "last") return;
    // Without the core no magnitude has an answer either, and the page says so where it is asked for one.
    largest = report.kind === "largest" ? report.largest : 0;
    showButtons();
  };

  /** @param {number} most */
  const buttonsTo = (most) => html`
    ${listOf(most, (index) => appendButton(index + 1))}
    <button type="button" @click=${removeLast}>${words.plain("removeLast")}</button>`;

  /** @param {number} magnitude */
  const appendButton = (magnitude) => {
    const add = () => fillIn([...numbersIn(list.value), magnitude].join(", "));
    const name = words.plain("appendMagnitude", { magnitude });
    return html`<button type="button" aria-label=${name} @click=${add}>${magnitude}</button>`;
  };

  const removeLast = () => {
    list.value = numbersIn(list.value).slice(0, -1).join(", ");
    if (list.value) startAnew();
  };

  const end = () => {
    search = null;
    show();
  };

  const receive = (/** @type {AnnouncedReport} */ report) => {
    switch (report.kind) {
      case "largest":
        return receiveLargest(report);
      case "thesis":
        asked = pending;
        told = report.thesis;
        found = null;
        cancelled = false;
        search = { words: words.plain("askBetter"), done: null };
        context.accepted();
        show();
        putWay();
        return;
      case "progress": {
        const { trying, done } = report;
        search = { words: searchText(words, trying, done), done };
        return showSearch();
      }
      case "found": {
        found = report.found;
        cancelled = false;
        step = context.step();
        const { headline, note } = verdict();
        status = plainText(`${headline} ${note}`);
        end();
        putWay();
        return;
      }
      case "refused":
        end();
        return refuse(report);
      case "failed":
        end();
        return refuse(failureRefusal(report));
    }
  };

  const start = () => {
    refuse(null);
    sizer.cancel();
    pending = { n: n.value.trim(), magnitudes: list.value.trim() };
    search = { words: words.plain("askThesis"), done: null };
    show();
    context.asker.ask({ kind: "magnus", ...pending }, receive);
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

  n.addEventListener("input", () => sizer.ask({ kind: "largest", n: n.value }, receiveLargest));

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    startAnew();
  });
  cancel.addEventListener("click", () => {
    if (context.asker.busy) context.asker.cancel();
    // Before Algorithm DEREK has answered, the answer to the question before this one still stands there.
    if (asked === pending) cancelled = true;
    status = words.plain("askCancelled");
    end();
  });
  ways.addEventListener("change", () => {
    wanted = [...radios].find(({ checked }) => checked)?.value ?? "";
    step = context.step();
    show();
    putWay();
    context.changed();
  });
  find("#counterexample").addEventListener("click", () => {
    n.value = COUNTEREXAMPLE.n;
    fillIn(COUNTEREXAMPLE.magnitudes);
  });
  const take = takeForm({ n: () => n.value, fillIn: (magnitudes) => fillIn(magnitudes.join(", ")) });

  return {
    fill(fields) {
      n.value = fields.n ?? n.defaultValue;
      list.value = fields.magnitudes?.replaceAll(/\s*,\s*/g, ", ") ?? list.defaultValue;
      wanted = fields.way === "thesis" ? "thesis" : "";
      step = Number(fields.step ?? 0) || 0;
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
const withRefusalText = (answer) => ({ ...answer, refusal: answer.refusal ? refusalText(words, answer.refusal) : "" });

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
