// @ts-check
/** Random play of both: from the form to numbers, histogram, and single games on the table. */

import { svg } from "../../drawing/drawing-element.js";
import { svgRenderer } from "../../drawing/svg.js";
import { html, nothing, render, renderMarks } from "../../kit/lit.js";
import { saveCsvBy } from "../../kit/save-file.js";
import {
  randomFinished,
  randomNumbers,
  randomSentence,
  randomStep,
  randomSummary,
} from "../../text/say/site/random-games.js";
import { failureRefusal, refusalDisplay } from "./form-refusals.js";
import { histogramShapes } from "./histogram.js";
import { find } from "./parts-of-page.js";
import { words } from "./speaker.js";
import { Asker } from "./worker-requests.js";

/** @import { Context, Section } from "./section" */
/** @import { AnnouncedReport, Expected, Times } from "./types" */

/** @param {Context} context @returns {Section} */
export function randomSection(context) {
  const form = find("#random-form");
  const inputs = {
    n: /** @type {HTMLInputElement} */ (find("#random-n")),
    games: /** @type {HTMLInputElement} */ (find("#games")),
    seed: /** @type {HTMLInputElement} */ (find("#random-seed")),
  };
  const gameNumber = /** @type {HTMLInputElement} */ (find("#game"));
  const cancel = /** @type {HTMLButtonElement} */ (find("#random-cancel"));
  const csv = /** @type {HTMLButtonElement} */ (find("#random-csv"));
  const progress = /** @type {HTMLProgressElement} */ (find("#random-progress"));
  const single = new Asker();

  /** The input accepted last, and the question since. */
  let asked = { n: "", games: "", seed: "" };
  let pending = asked;
  /** The last game on the table, and the one requested. */
  let game = "1";
  let wanted = game;
  let step = 0;
  /** @type {Expected | null} */
  let expected = null;
  /** @type {Times | null} */
  let times = null;
  /** The games still to be played when `times` was reported. */
  let left = 0;
  /** @type {Uint32Array | null} */
  let counts = null;
  /** True until a run has its first results, and true if the last run was cancelled before them. */
  let isWaiting = false;
  let isCancelledEarly = false;
  let isRunning = false;
  /** Last announcement for screen readers. */
  let status = "";

  // ---- the histogram ----

  const canvas = find("#histogram .canvas");
  const root = svg("svg", { role: "img" });
  canvas.append(root);
  const drawShapes = svgRenderer(root);
  const draw = () => {
    const width = Math.round(canvas.clientWidth);
    if (width === 0) return;
    const height = Math.round(Math.min(Math.max(width * 0.45, 260), 340));
    root.setAttribute("viewBox", `0 0 ${width} ${height}`);
    root.setAttribute("aria-label", randomSummary(words, times, expected));
    drawShapes(times && expected ? histogramShapes(times, expected, width, height) : []);
  };
  new ResizeObserver(draw).observe(canvas);

  /** The numbers of the part of the run that has been played, possibly none. */
  const numbers = () => {
    if (!times || !expected) return nothing;
    const row = (/** @type {[string, string]} */ [name, value]) =>
      html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`;
    return html`<table><tbody>${randomNumbers(words, times, expected).map(row)}</tbody></table>`;
  };

  const progressText = () => {
    if (isCancelledEarly) return words.plain("randomNothing");
    if (!times || isWaiting) return "";
    return words.plain("randomSoFar", { played: times.games, count: times.games + left });
  };

  const show = () => {
    progress.max = times ? times.games + left : 1;
    if (isWaiting) progress.removeAttribute("value");
    else progress.value = times?.games ?? 0;
    render(progressText(), find("#random-words"));
    render(renderMarks(times && expected ? randomSentence(words, times, expected) : ""), find("#random-headline"));
    render(numbers(), find("#random-numbers"));
    const width = times?.histogram?.width;
    render(width ? words.plain("histogramBar", { count: width }) : "", find("#histogram-note"));
    render(status, find("#random-status"));
    if (!isRunning && document.activeElement === cancel)
      /** @type {HTMLElement} */ (form.querySelector("[type=submit]")).focus();
    cancel.disabled = !isRunning;
    csv.disabled = counts === null;
    draw();
  };

  // ---- the run ----

  const refuse = refusalDisplay(find("#random-error"), inputs);
  /** Ends a run, also early: its games stay, or those of the previous run if it had none yet. @param {string} sentence */
  const end = (sentence) => {
    isRunning = false;
    isWaiting = false;
    status = sentence;
    show();
  };
  const receive = (/** @type {AnnouncedReport} */ report) => {
    switch (report.kind) {
      case "expected":
        asked = pending;
        expected = report.expected;
        times = null;
        counts = null;
        isWaiting = false;
        show();
        context.clear();
        context.accepted();
        showGame(false);
        return;
      case "times":
        times = report.times;
        left = report.left;
        return show();
      case "counts":
        counts = report.counts;
        return end(times && expected ? randomFinished(words, times, expected) : "");
      case "refused":
        end("");
        return refuse(report);
      case "failed":
        end("");
        return refuse(failureRefusal(report));
    }
  };
  const start = () => {
    refuse(null);
    pending = { n: inputs.n.value.trim(), games: inputs.games.value.trim(), seed: inputs.seed.value.trim() };
    isRunning = true;
    isWaiting = true;
    isCancelledEarly = false;
    status = words.plain("randomPlaying");
    show();
    context.asker.ask({ kind: "random", ...pending }, receive);
  };

  // ---- one of the games ----

  const refuseGame = refusalDisplay(find("#game-error"), { game: gameNumber });
  /** Puts the requested game on the table. @param {boolean} isRequested whether a person has just asked for it */
  const showGame = (isRequested) => {
    refuseGame(null);
    // The answer to an earlier request no longer counts, even if this request is refused.
    single.cancel();
    if (!expected) return refuseGame({ message: words.plain("randomRunFirst") });
    const { n: size, largestShown } = expected;
    if (size > largestShown)
      return refuseGame({ message: words.plain("randomTooLarge", { most: largestShown, n: size }) });
    const number = wanted;
    single.ask({ kind: "game", n: asked.n, seed: asked.seed, game: number }, (report) => {
      if (!context.isShown()) return;
      if (report.kind === "refused" || report.kind === "failed") refuseGame(report);
      if (report.kind !== "game") return;
      const { way } = report;
      game = number;
      if (isRequested) step = 0;
      const sentence = (/** @type {number} */ at) => randomStep(words, way, size, at);
      context.show({ n: size, way, patterns: null, derekChooses: true, sentence }, step);
      if (isRequested) context.changed();
      context.rounds({
        caption: words.plain("randomGame", { game: Number(number) }),
        head: ({ plain }) => ["ℓ", plain("roundsDirection"), plain("roundsTo"), plain("roundsVisited")],
        count: way.rounds.length,
        row: (round) => {
          const { magnitude = 0, direction = "", to = 0, visited = 0 } = way.rounds[round - 1] ?? {};
          return [magnitude, direction, to, visited];
        },
      });
    });
  };
  find("#game-form").addEventListener("submit", (event) => {
    event.preventDefault();
    wanted = gameNumber.value.trim();
    showGame(true);
  });

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    step = 0;
    context.willPush();
    start();
  });
  cancel.addEventListener("click", () => {
    if (!context.asker.busy) return;
    context.asker.cancel();
    const begun = asked === pending && times;
    isCancelledEarly = !begun;
    end(begun ? words.plain("randomCancelled", { played: begun.games, count: begun.games + left }) : progressText());
  });
  // The button is disabled as long as there are no games.
  saveCsvBy(csv, () => {
    const lines = ["rounds,games"];
    for (let i = 0; i < (counts?.length ?? 0); i += 2) lines.push(`${counts?.[i]},${counts?.[i + 1]}`);
    return { name: `cover-times-n-${asked.n}.csv`, text: `${lines.join("\n")}\n` };
  });

  return {
    fill(fields) {
      for (const name of /** @type {const} */ (["n", "games", "seed"])) {
        inputs[name].value = fields[name] ?? inputs[name].defaultValue;
      }
      gameNumber.value = fields.game ?? gameNumber.defaultValue;
      wanted = gameNumber.value.trim();
      step = Number(fields.step ?? 0) || 0;
    },
    start,
    fields: () => ({ ...asked, game: game === "1" ? "" : game }),
    leave() {
      step = 0;
      single.cancel();
      end("");
    },
  };
}
