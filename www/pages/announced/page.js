// @ts-check
/** The page of announced moves: the choice of one of three games, the address, and the table that they share. */

import { addressKeeper, hrefOf, onHashChange, readHash, writeHash } from "../../kit/address.js";
import { readGroupedNumbers } from "../../kit/grouped-numbers.js";
import { landAt } from "../../kit/land.js";
import { nothing, render } from "../../kit/lit.js";
import { saveCsvBy } from "../../kit/save-file.js";
import { skipLink } from "../../kit/skip-link.js";
import { themeButton } from "../../kit/theme.js";
import { explainPageTerms } from "../../table/page/page-terms.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { addressOf, readAddress } from "./address.js";
import { derekSection } from "./derek.js";
import { magnusSection } from "./magnus.js";
import { find } from "./parts-of-page.js";
import { randomSection } from "./random.js";
import { roundsTable } from "./rounds-table.js";
import { createShow } from "./show.js";
import { Asker } from "./worker-requests.js";

/** @import { AnnouncedGame } from "./address.js" */
/** @import { Context, Section } from "./section" */

const asker = new Asker();
const keeper = addressKeeper(() => write("replaceState"));
const host = /** @type {import("../../table/element-types").MagnusDerekElement} */ (find("#table"));
const tableSection = find("#table-section");
const playAnchor = /** @type {HTMLAnchorElement} */ (find("#play-link"));
const main = find(".games").closest("main") ?? document.body;
const tabs = /** @type {NodeListOf<HTMLAnchorElement>} */ (main.querySelectorAll(".games a"));
const PAGE = "announced";
/** @type {AnnouncedGame} */
let current = "magnus";
/** Windows of one column, in which the answer and its picture stand below the form. */
const NARROW = matchMedia("(width < 740px)");
/** True from the button that asks for an answer until the input is accepted. */
let isAsked = false;
/**
 * The way the next accepted input enters the address: "pushState" makes it a history entry; null leaves the address
 * as it is, because input from a link stays as somebody wrote it.
 * @type {"pushState" | "replaceState" | null}
 */
let writes = null;

themeButton((theme) => host.setAttribute("theme", theme));
readGroupedNumbers(document, pageSpeaker());
skipLink();
explainPageTerms();
const show = createShow(host, (step) => {
  table.update(step);
  keeper.soon();
});
const table = roundsTable(/** @type {HTMLDetailsElement} */ (find("#rounds")), (step) => show.goTo(step));
saveCsvBy(find("#rounds-csv"), () => ({ name: `rounds-${current}.csv`, text: table.csv() }));

/** @param {AnnouncedGame} game @returns {Context} */
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
      const answer = /** @type {HTMLElement} */ (main.querySelector(`[data-of-game=${game}] .headline`));
      if (isAsked && NARROW.matches) landAt(answer);
      isAsked = false;
    },
    changed: () => keeper.soon(),
  };
}

/** @type {Record<AnnouncedGame, Section>} */
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

/**
 * Shows the game in the address.
 * @param {boolean} [asLeft] keeps the form's content instead of filling it from the address
 */
function openAddress(asLeft = false) {
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
  render(nothing, find("#game-error"));
  if (!asLeft) sections[game].fill(fields);
  // A tab names the game alone; with what is shown in the address, one can come back to it.
  writes = asLeft ? "replaceState" : null;
  sections[game].start();
}

onHashChange(PAGE, () => openAddress());
main.addEventListener("submit", ({ target }) => (isAsked = target !== find("#game-form")), { capture: true });
main.addEventListener("input", () => (isAsked = false));
for (const tab of tabs) {
  tab.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (tab.dataset.tab === current) return;
    writeHash(PAGE, `#${tab.dataset.tab}`, "pushState");
    openAddress(true);
  });
}
clear();
openAddress();

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
