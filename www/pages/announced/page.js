// @ts-check
/** The page of announced moves: which of the three games is shown, its address, and the table that they share. */

import { addressKeeper, hrefOf, onHashChange, readHash, writeHash } from "../../kit/address.js";
import { setText } from "../../kit/dom.js";
import { downloadCsv } from "../../kit/download.js";
import { skipLink } from "../../kit/skip-link.js";
import { themeButton } from "../../kit/theme.js";
import { explainPageTerms } from "../../table/page-terms.js";
import { addressOf, readAddress } from "./address.js";
import { Asker } from "./ask.js";
import { derekSection } from "./derek.js";
import { find } from "./find.js";
import { magnusSection } from "./magnus.js";
import { randomSection } from "./random.js";
import { createShow } from "./show.js";
import { roundsTable } from "./table.js";

/** @import { Game } from "./address.js" */
/** @import { Shown } from "./types" */
/** @import { Rounds } from "./table.js" */

/**
 * What a game of the page may use.
 * @typedef {object} Context
 * @property {Asker} asker the worker for the answer, which all games share
 * @property {(shown: Shown, step: number) => void} show puts a game on the table
 * @property {(shown: Shown) => boolean} isOnTable whether it is that game that is on the table
 * @property {() => void} clear takes it off
 * @property {(rounds: Rounds) => void} rounds what the table of rounds holds
 * @property {() => number} step where the game on the table stands
 * @property {() => boolean} isShown whether this game is the one that is shown
 * @property {() => void} willPush what is accepted next is a page of its own to go back to
 * @property {() => void} accepted the input is good: the address names it from now on
 * @property {() => void} changed something else has changed that the address names
 */
/**
 * A game of the page.
 * @typedef {object} Section
 * @property {(fields: Record<string, string>) => void} fill puts in what an address names, and for the rest what the form began with
 * @property {() => void} start asks for the answer to what is in the form
 * @property {() => Record<string, string>} fields what was accepted last; empty before anything was
 * @property {() => void} leave another game is shown
 */

const asker = new Asker();
const keeper = addressKeeper(() => write("replaceState"));
const host = /** @type {import("../../table/element-types").MagnusDerekElement} */ (find("#table"));
const tableSection = find("#table-section");
const playAnchor = /** @type {HTMLAnchorElement} */ (find("#play-link"));
const main = find(".games").closest("main") ?? document.body;
const tabs = /** @type {NodeListOf<HTMLAnchorElement>} */ (main.querySelectorAll(".games a"));
const PAGE = "announced";
/** @type {Game} */
let current = "magnus";
/**
 * How the next accepted input gets into the address: "pushState" makes it a page of its own to go back to. null leaves the address alone:
 * what was opened from there stays as somebody wrote it.
 * @type {"pushState" | "replaceState" | null}
 */
let writes = null;

themeButton((theme) => host.setAttribute("theme", theme));
skipLink();
explainPageTerms();
const show = createShow(host, (step) => {
  table.update(step);
  keeper.soon();
});
const table = roundsTable(/** @type {HTMLDetailsElement} */ (find("#rounds")), (step) => show.goTo(step));
find("#rounds-csv").addEventListener("click", () => downloadCsv(`rounds-${current}.csv`, table.csv()));

/** @param {Game} game @returns {Context} */
function contextOf(game) {
  const isShown = () => current === game;
  return {
    asker,
    show(shown, step) {
      show.show(shown, step);
      tableSection.hidden = false;
      table.update(show.step);
      const { link, hasAddress } = shown.way;
      playAnchor.hidden = !hasAddress;
      if (hasAddress) playAnchor.href = hrefOf("play", `#${link}`);
    },
    isOnTable: (shown) => show.isOf(shown),
    clear,
    rounds: (rounds) => table.show(rounds),
    step: () => show.step,
    isShown,
    willPush() {
      writes = "pushState";
    },
    accepted() {
      const how = writes;
      if (how) keeper.now(() => write(how, 0));
      writes = null;
    },
    changed: () => keeper.soon(),
  };
}

/** @type {Record<Game, Section>} */
const sections = {
  magnus: magnusSection(contextOf("magnus")),
  derek: derekSection(contextOf("derek")),
  random: randomSection(contextOf("random")),
};

function clear() {
  show.clear();
  table.show(null);
  // For random games the section stays: another one can be asked for there.
  tableSection.hidden = current !== "random";
  playAnchor.hidden = true;
}

// ---- the address ----

/** @param {"pushState" | "replaceState"} how @param {number} [step] */
function write(how, step = show.step) {
  const fields = { ...sections[current].fields(), step: step > 0 ? String(step) : "" };
  const hash = addressOf({ game: current, fields });
  if (hash !== readHash(PAGE)) writeHash(PAGE, hash, how);
}

/** Shows what the address names. @param {boolean} [asLeft] whether the form stays as it was left, instead of being filled from the address */
function open(asLeft = false) {
  keeper.forget();
  const { game, fields } = readAddress(readHash(PAGE)) ?? { game: /** @type {const} */ ("magnus"), fields: {} };
  const left = current;
  current = game;
  if (game !== left) {
    asker.cancel();
    sections[left].leave();
    clear();
  }
  for (const section of /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("[data-of-game]"))) {
    section.hidden = section.dataset.ofGame !== game;
  }
  for (const tab of tabs) {
    if (tab.dataset.tab === game) tab.setAttribute("aria-current", "page");
    else tab.removeAttribute("aria-current");
  }
  find("#histogram").hidden = game !== "random";
  find("#game-form").hidden = game !== "random";
  setText(find("#game-error"), "");
  if (!asLeft) sections[game].fill(fields);
  // A tab names the game alone; with what is shown in the address, one can come back to it.
  writes = asLeft ? "replaceState" : null;
  sections[game].start();
}

onHashChange(PAGE, () => open());
for (const tab of tabs) {
  tab.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (tab.dataset.tab === current) return;
    writeHash(PAGE, `#${tab.dataset.tab}`, "pushState");
    open(true);
  });
}
clear();
open();

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
