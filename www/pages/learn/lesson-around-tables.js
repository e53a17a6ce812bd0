// @ts-check
/** The page of a lesson apart from its tables: ticks for finished tasks, snippets to copy into notes, and printing. */

import { addressKeeper, onHashChange, readHash, writeHash } from "../../kit/address.js";
import { landAt } from "../../kit/land.js";
import { elementOf, html, nothing, render } from "../../kit/lit.js";
import { reachScrolled } from "../../kit/reach-scrolled.js";
import { skipLink } from "../../kit/skip-link.js";
import { themeButton } from "../../kit/theme.js";
import { unfoldOnPaper } from "../../kit/unfold-on-paper.js";
import { isDone, onProgress, stepRecords } from "../../table/lesson/progress.js";
import { outcomeOf, tallyOf } from "../../table/lesson/score.js";
import { stepName } from "../../table/lesson/step-name.js";
import { notesAddress } from "../../table/page/game-address.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { scoreText } from "../../text/say/site/learn.js";
import { placeTold } from "./step-texts.js";

/** @import { MagnusDerekElement } from "../../table/element-types" */

/** @param {HTMLElement} main the page's main part */
export function openLesson(main) {
  const tables = /** @type {MagnusDerekElement[]} */ ([...main.querySelectorAll("magnus-derek")]);
  themeButton((theme) => {
    for (const table of tables) table.setAttribute("theme", theme);
  });
  skipLink();
  giveSeeds(main, tables);
  for (const table of tables) {
    table.addEventListener("md-ready", () => placeTold(table));
  }
  reachScrolled(main.querySelectorAll(".long"));
  for (const links of /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("magnus-derek ~ .step-links"))) {
    render(notesLink(main, links), links);
  }
  const show = () => showDone(main);
  show();
  onProgress(show);
  const page = `learn-${main.dataset.lesson}`;
  const goTo = (/** @type {string} */ hash) => {
    const moved = hash && main.querySelector(`a[data-moved="${CSS.escape(hash.slice(1))}"]`);
    if (moved) location.replace(/** @type {HTMLAnchorElement} */ (moved).href);
    const place = placeOf(main, hash);
    if (moved || !place) return;
    // A proof that a link names is open, also before the task is done that it gives away.
    place.closest("details.after")?.setAttribute("open", "");
    if (place.matches("details")) showProof(place.closest("section"));
    else landAt(place);
  };
  // The browser cannot do this itself where pages share a document: the step is only part of the hash there.
  onHashChange(page, goTo);
  goTo(readHash(page));
  /** Puts the current step into the address. @param {Event} event */
  const follow = ({ target }) => {
    const hash = `#${/** @type {Element} */ (target).closest("section")?.id}`;
    if (hash !== readHash(page)) writeHash(page, hash);
  };
  // And when that is out of sight, the one that is being read.
  const { soon } = addressKeeper(() => {
    // While the beginning of the page is seen, none is.
    const isBelow = ![main.querySelector("h1"), sectionOf(main, readHash(page))].some(isSeen);
    const read = isBelow ? stepBeingRead(main) : undefined;
    if (read) writeHash(page, `#${read.id}`);
  });
  markCurrent(main);
  addEventListener("scroll", () => main.isConnected && soon(), { passive: true });
  for (const name of /** @type {const} */ (["md-change", "md-lesson"]))
    main.addEventListener(name, (event) => event.detail.userInitiated && follow(event));
  main.addEventListener("md-next", (event) => {
    const section = sectionOf(main, `#${event.detail.step}`);
    if (!section) return;
    // One can go back to the step that is left here.
    follow(event);
    writeHash(page, `#${section.id}`, "pushState");
    // It stands further down, with its text; the table stays where it is.
    event.preventDefault();
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    landAt(section);
  });
  const theorem = /** @type {HTMLElement | null} */ (main.querySelector("[data-theorem]"));
  theorem?.addEventListener("click", (event) => {
    event.preventDefault();
    const hash = `#${theorem.dataset.theorem}`;
    writeHash(page, hash, "pushState");
    showProof(sectionOf(main, hash));
  });
  unfoldOnPaper(main, "details:is(.proof, .after)");
}

/**
 * Gives the tables the seed in the address, which makes each task that can be made anew one of the student's own. An address without a seed leaves the
 * tasks as the lesson has them; a seed that is none is refused by each table in words.
 * @param {HTMLElement} main @param {MagnusDerekElement[]} tables
 */
function giveSeeds(main, tables) {
  const seed = new URLSearchParams(location.search).get("seed");
  if (seed === null) return;
  for (const table of tables) table.setAttribute("lesson", stepName(table.getAttribute("lesson") ?? "", seed));
  const words = pageSpeaker();
  const line = html`<p class="note seeded">${words.plain("lessonHasSeed", { seed })}
    <a href=${location.pathname}>${words.plain("lessonWithoutSeed")}</a></p>`;
  main.querySelector("section")?.before(elementOf(line));
}

/** The step, or its proof, that the address names. @param {HTMLElement} main @param {string} hash @returns {HTMLElement | null} */
const placeOf = (main, hash) =>
  (hash && main.querySelector(`:is(section, .proof)#${CSS.escape(hash.slice(1))}`)) || null;

/**
 * The step in the address, if there is one.
 * @param {HTMLElement} main
 * @param {string} hash with # unless it is empty
 * @returns {HTMLElement | null}
 */
function sectionOf(main, hash) {
  return placeOf(main, hash)?.closest("section") ?? null;
}

/** Says whether a part is in the window, at least partly. @param {HTMLElement | null} part */
function isSeen(part) {
  const { top, bottom } = part?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return top < innerHeight && bottom > 0;
}

/** A link to the page that puts a step into notes. @param {HTMLElement} main @param {Element} links of the step */
function notesLink(main, links) {
  const lesson = `${main.dataset.lesson}/${links.closest("section")?.id}`;
  const href = notesAddress({ lesson }, pageSpeaker().language);
  return href ? html` · <a href=${href}>${pageSpeaker().plain("stepToNotes")}</a>` : nothing;
}

/** The marks of finished steps: their class, and the words for those who do not see it. */
const MARKS = /** @type {const} */ ({ alone: "stepIsDone", hinted: "stepIsHinted", shown: "stepIsShown" });

/** Ticks the steps with finished tasks, says the score, and opens the texts folded until then, which then tell no answer any more. @param {HTMLElement} main */
function showDone(main) {
  for (const step of /** @type {NodeListOf<HTMLDetailsElement>} */ (main.querySelectorAll("details.after"))) {
    const done = isDone(`${main.dataset.lesson}/${step.dataset.after}`);
    // Folds opened before the task was done stay open when progress is forgotten.
    if (done) step.open = true;
    step.classList.toggle("done", done);
  }
  for (const item of /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("[data-step]"))) {
    const [record] = stepRecords([`${main.dataset.lesson}/${item.dataset.step}`]);
    const outcome = record?.done ? outcomeOf(record) : "open";
    item.classList.toggle("done", record?.done);
    for (const kind of Object.keys(MARKS)) item.classList.toggle(kind, kind === outcome);
    const said = Object.entries(MARKS).find(([kind]) => kind === outcome)?.[1];
    render(said ? html`<span class="unseen">${pageSpeaker().plain(said)}</span>` : nothing, item);
  }
  const score = /** @type {HTMLElement} */ (main.querySelector(".score"));
  const tasks = (score.dataset.tasks ?? "").split(" ").filter(Boolean);
  const tally = tallyOf(stepRecords(tasks.map((task) => `${main.dataset.lesson}/${task}`)));
  score.hidden = tally.attempts === 0 && tally.done === 0;
  render(scoreText(pageSpeaker(), tally), /** @type {HTMLElement} */ (score.querySelector("b")));
}

/**
 * Opens and shows the proof of a step, also one that is folded until a task is done.
 * @param {HTMLElement | null} section
 */
function showProof(section) {
  for (const fold of section?.querySelectorAll("details:is(.proof, .after)") ?? []) fold.setAttribute("open", "");
  const proof = /** @type {HTMLElement | null | undefined} */ (section?.querySelector("details.proof"));
  proof?.querySelector("summary")?.focus({ preventScroll: true });
  if (proof) landAt(proof);
}

/** The last step that has begun in the upper quarter of the window and is still seen. @param {HTMLElement} main of a lesson */
function stepBeingRead(main) {
  const sections = [.../** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("section[id]"))];
  return sections.findLast((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return top < innerHeight / 4 && bottom > 0;
  });
}

/** Marks it while one reads; above the first and below the last step the mark stays where it is. @param {HTMLElement} main of a lesson */
function markCurrent(main) {
  const steps = /** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("nav [data-step]"));
  let marked = main.querySelector("section[id]")?.id;
  const mark = () => {
    marked = stepBeingRead(main)?.id ?? marked;
    for (const step of steps) {
      const link = step.querySelector("a");
      if (step.dataset.step === marked) link?.setAttribute("aria-current", "step");
      else link?.removeAttribute("aria-current");
    }
  };
  addEventListener("scroll", () => main.isConnected && mark(), { passive: true });
  // Tables and pictures that come later move the steps without scrolling. It reports its first size too.
  new ResizeObserver(mark).observe(main);
}
