// @ts-check
/** Both play at random: from the form to the numbers, the histogram, and single games on the table. */

import { downloadCsv } from "../lab/download.js";
import { h, setAttribute, setRichText, setText } from "../panel/dom.js";
import { svgRenderer } from "../picture/svg.js";
import { counted, formatNumber, plainText } from "../words/names.js";
import { Asker } from "./ask.js";
import { find } from "./find.js";
import { histogramShapes } from "./histogram.js";
import { visitedSoFar } from "./magnus.js";
import { randomNumbers, randomSentence, randomStep, randomSummary } from "./random-words.js";

/** @import { Context, Section } from "./page.js" */
/** @import { Expected, Report, Times } from "./types" */

const SVG = "http://www.w3.org/2000/svg";

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
  const words = find("#random-words");
  const error = find("#random-error");
  const single = new Asker();

  let asked = { n: "", games: "", seed: "" };
  let game = "1";
  let step = 0;
  /** @type {Expected | null} */
  let expected = null;
  /** @type {Times | null} */
  let times = null;
  /** @type {Uint32Array | null} */
  let counts = null;

  // ---- the histogram ----

  const canvas = find("#histogram .canvas");
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("role", "img");
  canvas.append(svg);
  const render = svgRenderer(svg);
  const draw = () => {
    const width = Math.round(canvas.clientWidth);
    if (width === 0 || !times || !expected) return;
    const height = Math.round(Math.min(Math.max(width * 0.45, 260), 340));
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.setAttribute("aria-label", randomSummary(times, expected));
    render(histogramShapes(times, expected, width, height));
  };
  new ResizeObserver(draw).observe(canvas);

  const showNumbers = () => {
    if (!times || !expected) return;
    setRichText(find("#random-headline"), randomSentence(times, expected));
    const rows = randomNumbers(times, expected).map(([name, value]) =>
      h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, value)),
    );
    find("#random-numbers").replaceChildren(h("table", {}, h("tbody", {}, ...rows)));
    const bars = times.histogram ? `Each bar holds the games of ${counted(times.histogram.width, "round")}.` : "";
    setText(find("#histogram-note"), bars);
    draw();
  };

  // ---- the run ----

  const refuse = (/** @type {string} */ message) => {
    setText(error, message);
    for (const input of Object.values(inputs)) setAttribute(input, "aria-invalid", null);
    const names = /** @type {const} */ ({ n: "n must", games: "The number of games", seed: "The seed" });
    for (const [name, begin] of Object.entries(names)) {
      if (message.startsWith(begin)) setAttribute(inputs[/** @type {"n"} */ (name)], "aria-invalid", "true");
    }
  };
  const end = (/** @type {string} */ sentence) => {
    if (document.activeElement === cancel) /** @type {HTMLElement} */ (form.querySelector("[type=submit]")).focus();
    cancel.disabled = true;
    setText(find("#random-status"), sentence);
  };
  const hear = (/** @type {Report} */ report) => {
    switch (report.kind) {
      case "expected":
        expected = report.expected;
        times = null;
        counts = null;
        csv.disabled = true;
        context.accepted();
        showGame(false);
        return;
      case "times": {
        times = report.times;
        const all = times.games + report.left;
        progress.max = all;
        progress.value = times.games;
        setText(words, `${formatNumber(times.games)} of ${counted(all, "game")}`);
        return showNumbers();
      }
      case "counts":
        counts = report.counts;
        csv.disabled = false;
        return end(times && expected ? plainText(`Finished. ${randomSentence(times, expected)}`) : "");
      case "refused":
        end("");
        return refuse(report.message);
      case "failed":
        end("");
        return refuse(`The computation broke off: ${report.message}.`);
    }
  };
  const start = () => {
    refuse("");
    asked = { n: inputs.n.value.trim(), games: inputs.games.value.trim(), seed: inputs.seed.value.trim() };
    cancel.disabled = false;
    setText(find("#random-status"), "Playing.");
    context.asker.ask({ kind: "random", ...asked }, hear);
  };

  // ---- one of the games ----

  const showGame = (/** @type {boolean} */ heard) => {
    setText(find("#game-error"), "");
    single.ask({ kind: "game", n: asked.n, seed: asked.seed, game }, (report) => {
      if (!context.isShown()) return;
      if (report.kind === "refused" || report.kind === "failed") {
        context.clear();
        const large = report.message.startsWith("n must") ? "Single games are shown up to n = 1,000. " : "";
        setText(find("#game-error"), large || report.message);
      }
      if (report.kind !== "game") return;
      const { path } = report;
      const size = Number(asked.n);
      const moves = movesOf(path, size);
      const visited = visitedSoFar(path);
      context.show(
        {
          n: size,
          ...moves,
          path,
          patterns: null,
          derekChooses: true,
          sentence: (at) => randomStep(path, size, at),
        },
        step,
        heard,
      );
      context.rounds({
        caption: `Game ${formatNumber(Number(game))} of the seed.`,
        head: ["ℓ", "direction", "to", "visited"],
        count: path.length - 1,
        row: (round) => [
          moves.magnitudes[round - 1] ?? 0,
          moves.directions[round - 1] ?? "",
          path[round] ?? 0,
          visited[round] ?? 0,
        ],
      });
    });
  };
  find("#game-form").addEventListener("submit", (event) => {
    event.preventDefault();
    game = gameNumber.value.trim();
    step = 0;
    showGame(true);
    context.changed();
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
    end(`Cancelled after ${words.textContent}.`);
  });
  csv.addEventListener("click", () => {
    if (!counts) return;
    const lines = ["rounds,games"];
    for (let i = 0; i < counts.length; i += 2) lines.push(`${counts[i]},${counts[i + 1]}`);
    downloadCsv(`cover-times-n-${asked.n}.csv`, `${lines.join("\n")}\n`);
  });

  return {
    fill(fields) {
      for (const name of /** @type {const} */ (["n", "games", "seed"])) {
        const value = fields[name];
        if (value !== undefined) inputs[name].value = value;
      }
      if (fields.n !== undefined || fields.game !== undefined) gameNumber.value = fields.game ?? "1";
      game = gameNumber.value.trim();
      step = Number(fields.step ?? 0) || 0;
    },
    start,
    fields: () => ({ ...asked, game: game === "1" ? "" : game }),
    leave: () => end(""),
  };
}

/** The moves of a way: what Magnus drew and what Derek drew; half a turn is written clockwise. @param {Uint32Array} path @param {number} n */
function movesOf(path, n) {
  const magnitudes = new Uint32Array(path.length - 1);
  let directions = "";
  for (let round = 1; round < path.length; round++) {
    const clockwise = ((path[round] ?? 0) - (path[round - 1] ?? 0) + n) % n;
    magnitudes[round - 1] = Math.min(clockwise, n - clockwise);
    directions += 2 * clockwise <= n ? "+" : "-";
  }
  return { magnitudes, directions };
}
