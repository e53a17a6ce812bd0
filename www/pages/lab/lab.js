// @ts-check
/** The Lab page: from the form to the worker, and from the results to table, plot and file. */

import { onHashChange, readHash, writeHash } from "../../kit/address.js";
import { finder } from "../../kit/find.js";
import { readGroupedNumbers } from "../../kit/grouped-numbers.js";
import { nothing, render } from "../../kit/lit.js";
import { loadFailureReason } from "../../kit/load-error.js";
import { saveCsvBy } from "../../kit/save-file.js";
import { endWithStop, messageOf } from "../../kit/sentences.js";
import { themeButton } from "../../kit/theme.js";
import { loadStudy } from "../../table/core/study.js";
import { explainPageTerms } from "../../table/page/page-terms.js";
import { playerChoice } from "../../text/say/table/players.js";
import { addressOf, readAddress } from "./address.js";
import { resultsFigure } from "./drawn-plot.js";
import { exactSection } from "./exact/exact-section.js";
import { csvOf, worstGames } from "./results.js";
import { resultsTable } from "./results-table.js";
import { words } from "./speaker.js";
import { startTournament } from "./tournament.js";
import { Refusal, tournamentForm } from "./tournament-form.js";
import { wasteSection } from "./waste/waste-section.js";

/** @import { Catalogue, GameResult, Pairing, Player } from "../../table/types" */
/** @import { PlayedGame } from "./results.js" */

const find = finder();
const form = /** @type {HTMLFormElement} */ (find("#tournament"));
const run = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"));
const cancel = /** @type {HTMLButtonElement} */ (find("#cancel"));
const download = /** @type {HTMLButtonElement} */ (find("#download"));
const progress = /** @type {HTMLProgressElement} */ (find("#progress"));
const progressWords = /** @type {HTMLElement} */ (find("#progress-words"));
const status = /** @type {HTMLElement} */ (find("#status"));
const error = /** @type {HTMLElement} */ (find("#error"));

themeButton();
readGroupedNumbers(document, words);
explainPageTerms();
wasteSection(find);
loadStudy().then(
  (core) => {
    openLab(core.catalogue());
    exactSection(core, find);
  },
  (reason) => {
    render(words.plain("labNotLoaded", { why: loadFailureReason(reason) }), error);
    // A control without effect must not look usable.
    for (const button of find("#tournament").closest("main")?.querySelectorAll("button") ?? []) {
      /** @type {HTMLButtonElement} */ (button).disabled = true;
    }
  },
);

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));

/** @param {Catalogue} catalogue */
function openLab(catalogue) {
  const choices = tournamentForm(form, catalogue);
  const named = (/** @type {Player} */ seat) => catalogue[seat].map((choice) => playerChoice(words, seat, choice));
  const names = new Map([...named("magnus"), ...named("derek")].map(({ id, name }) => [id, name]));
  const nameOf = (/** @type {string} */ id) => names.get(id) ?? id;
  const showFigure = resultsFigure(find("#figure"), nameOf);

  /** Message about the tournament, and the field in error. */
  const said = { status: "", error: "", wrong: "" };
  /** @type {Pairing[]} */
  let games = [];
  /** @type {PlayedGame[]} */
  let played = [];
  /** @type {Map<string, PlayedGame>} */
  let worst = new Map();
  /** @type {(() => void) | null} */
  let stop = null;
  /** True once the worker has accepted the choice; until then, the earlier results stay. */
  let begun = false;
  let nextDrawing = 0;

  const show = () => {
    if (!stop && document.activeElement === cancel) run.focus();
    cancel.disabled = !stop;
    progress.max = Math.max(games.length, 1);
    progress.value = played.length;
    const count = games.length;
    render(count > 0 ? words.plain("labPlayed", { played: played.length, count }) : nothing, progressWords);
    render(said.status, status);
    render(said.error, error);
    choices.mark(said.wrong);
  };
  /** Shows the results as well, which takes longer. */
  const draw = () => {
    const began = performance.now();
    const rows = [...worst.values()];
    render(resultsTable(rows, nameOf), find("#table"));
    showFigure(rows);
    download.disabled = played.length === 0;
    // However many games there are, drawing takes at most a tenth of the time, and Cancel is heard at once.
    nextDrawing = performance.now() + 10 * (performance.now() - began);
  };
  /** @param {Partial<typeof said>} told */
  const end = (told) => {
    stop = null;
    Object.assign(said, told);
    show();
  };
  const interrupt = () => {
    if (!stop) return;
    stop();
    if (begun) draw();
    const count = games.length;
    end({
      status: begun ? words.plain("labCancelled", { played: played.length, count }) : words.plain("labCancelledAtOnce"),
    });
  };

  const listeners = {
    began(/** @type {Pairing[]} */ all) {
      begun = true;
      games = all;
      played = [];
      worst = new Map();
      nextDrawing = 0;
      said.status = words.plain("labPlaying", { count: games.length });
      show();
    },
    played(/** @type {GameResult[]} */ outcomes) {
      for (const outcome of outcomes) {
        const game = { .../** @type {Pairing} */ (games[played.length]), ...outcome };
        played.push(game);
        worstGames(worst, game);
      }
      show();
      if (performance.now() > nextDrawing) draw();
    },
    finished() {
      draw();
      end({ status: words.plain("labFinished", { count: games.length }) });
    },
    refused(/** @type {string} */ message) {
      end({ status: "", error: message, wrong: "n" });
    },
    failed(/** @type {string} */ message) {
      draw();
      end({ status: "", error: words.plain("labBrokeOff", { why: endWithStop(message) }) });
    },
  };

  const start = () => {
    try {
      const choice = choices.read();
      interrupt();
      Object.assign(said, { error: "", wrong: "" });
      begun = false;
      stop = startTournament(choice, listeners);
      said.status = words.plain("labSettingUp");
      return choice;
    } catch (reason) {
      Object.assign(said, { error: messageOf(reason), wrong: reason instanceof Refusal ? (reason.field ?? "") : "" });
      return null;
    } finally {
      show();
    }
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const choice = start();
    if (choice) writeHash("lab", addressOf(choice));
  });
  cancel.addEventListener("click", interrupt);
  saveCsvBy(download, () => ({ name: "magnus-derek-tournament.csv", text: csvOf(played) }));
  onHashChange("lab", (hash) => {
    if (showProof(hash)) return;
    choices.fill(readAddress(hash));
    start();
  });
  choices.fill(readAddress(readHash("lab")));
  draw();
  start();
  showProof(readHash("lab"));
}

/** Opens the proof that the address names, if any. @param {string} hash */
function showProof(hash) {
  const proof = hash.startsWith("#proof-") && document.getElementById(hash.slice(1));
  if (!(proof instanceof HTMLDetailsElement)) return false;
  proof.open = true;
  proof.scrollIntoView();
  return true;
}
