// @ts-check
/** Announced directions of Derek: from the form to Magnus's moves and the table. */

import { render, renderMarks } from "../../kit/lit.js";
import { typedNumber } from "../../kit/sentences.js";
import { plainText } from "../../text/names.js";
import { derekStep, derekVerdict, reasonName } from "../../text/say/site/announced.js";
import { failureRefusal, refusalDisplay } from "./form-refusals.js";
import { find } from "./parts-of-page.js";
import { freshSeed } from "./seed.js";
import { words } from "./speaker.js";
import { Asker } from "./worker-requests.js";

/** @import { Context, Section } from "./section" */
/** @import { Rounds } from "./rounds-table.js" */
/** @import { AnnouncedReport, Answered } from "./types" */

/** The most signs that the buttons put into the field: no more than the page can draw as positions. */
const MOST = 10_000;

/** @param {Context} context @returns {Section} */
export function derekSection(context) {
  const form = find("#derek-form");
  const n = /** @type {HTMLInputElement} */ (find("#derek-n"));
  const list = /** @type {HTMLTextAreaElement} */ (find("#directions"));
  const relaxed = /** @type {HTMLInputElement} */ (find("#relaxed"));
  const chance = new Asker();

  /** The input accepted last, and the question since. */
  let asked = { n: "", directions: "", relaxed: false };
  let pending = asked;
  let step = 0;
  /** @type {Answered | null} */
  let answer = null;

  const refuse = refusalDisplay(find("#derek-error"), { n, directions: list }, "directions");
  const signs = () => list.value.replaceAll("−", "-").replaceAll(/[^+-]/g, "");
  const needed = () => Math.min(typedNumber(n.value) ?? 1, MOST) - 1;

  const show = () => {
    render(words.plain("directionsNow", { count: signs().length }), find("#directions-count"));
    const { headline, note } = answer ? derekVerdict(words, answer) : { headline: "", note: "" };
    render(renderMarks(headline), find("#derek-headline"));
    render(renderMarks(note), find("#derek-note"));
    render(plainText(`${headline} ${note}`).trim(), find("#derek-status"));
  };

  const showAnswer = (/** @type {Answered} */ answered) => {
    const { n: size, way, patterns } = answered;
    const sentence = (/** @type {number} */ at) => derekStep(words, answered, at);
    context.show({ n: size, way, patterns, derekChooses: false, sentence }, step);
    context.rounds(roundsOf(answered));
  };

  const receive = (/** @type {AnnouncedReport} */ report) => {
    if (report.kind === "answered") {
      asked = pending;
      answer = report.answered;
      context.accepted();
      show();
      showAnswer(answer);
    }
    if (report.kind === "refused") refuse(report);
    if (report.kind === "failed") refuse(failureRefusal(report));
  };
  const start = () => {
    refuse(null);
    show();
    pending = { n: n.value.trim(), directions: list.value.trim(), relaxed: relaxed.checked };
    context.asker.ask({ kind: "derek", ...pending }, receive);
  };
  const startAnew = () => {
    step = 0;
    context.willPush();
    start();
  };
  /** Puts signs into the field, and answers as soon as there are enough. @param {string} text */
  const fillIn = (text) => {
    list.value = text;
    show();
    if (text.length === needed()) startAnew();
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    startAnew();
  });
  list.addEventListener("input", show);
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-sign]"))) {
    button.addEventListener("click", () => fillIn(signs() + button.dataset.sign));
  }
  find("#derek-remove").addEventListener("click", () => fillIn(signs().slice(0, -1)));
  find("#derek-repeat").addEventListener("click", () => {
    const pattern = signs() || "+";
    fillIn(pattern.repeat(Math.ceil(needed() / pattern.length)).slice(0, needed()));
  });
  find("#derek-random").addEventListener("click", () => {
    chance.ask({ kind: "randomDirections", n: n.value, seed: String(freshSeed()) }, (report) => {
      if (report.kind === "directions") fillIn(report.directions.slice(0, needed()));
      if (report.kind === "refused" || report.kind === "failed") refuse(report);
    });
  });
  relaxed.addEventListener("change", () => {
    if (signs().length === needed()) startAnew();
  });
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (
    find(".examples").querySelectorAll("[data-directions]")
  )) {
    button.addEventListener("click", () => {
      n.value = button.dataset.n ?? "";
      relaxed.checked = false;
      fillIn(button.dataset.directions ?? "");
    });
  }

  return {
    fill(fields) {
      n.value = fields.n ?? n.defaultValue;
      list.value = fields.directions ?? list.defaultValue;
      relaxed.checked = fields.relaxed === "1";
      step = Number(fields.step ?? 0) || 0;
    },
    start,
    fields() {
      const directions = asked.directions.replaceAll("−", "-").replaceAll(/[\s,]/g, "");
      return { n: asked.n, directions, relaxed: asked.relaxed ? "1" : "" };
    },
    leave() {
      step = 0;
      chance.cancel();
    },
  };
}

/** @param {Answered} answered @returns {Rounds} */
function roundsOf({ way: { rounds }, whys }) {
  return {
    caption: words.plain("roundsOfDerek"),
    head: ({ plain }) => [plain("roundsDirection"), "ℓ", plain("roundsTo"), plain("roundsVisited"), plain("roundsWhy")],
    count: rounds.length,
    row: (round, speaker) => {
      const { direction = "", magnitude = 0, to = 0, visited = 0 } = rounds[round - 1] ?? {};
      return [direction, magnitude, to, visited, reasonName(speaker, whys[round - 1] ?? "tried")];
    },
  };
}
