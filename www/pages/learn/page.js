// @ts-check
/** The page of all lessons: progress on this device, and its transfer to another one. */

import { html, nothing, render, renderInstead } from "../../kit/lit.js";
import { saveFile } from "../../kit/save-file.js";
import { messageOf } from "../../kit/sentences.js";
import { themeButton } from "../../kit/theme.js";
import {
  exportProgress,
  forgetProgress,
  importProgress,
  onProgress,
  stepRecords,
} from "../../table/lesson/progress.js";
import { tallyOf } from "../../table/lesson/score.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { added, doneText, scoreText } from "../../text/say/site/learn.js";
import { notKeptText } from "../../text/say/table/unsaved-progress.js";

const words = pageSpeaker();
const main = /** @type {HTMLElement} */ (document.querySelector("main"));

/** @template {HTMLElement} Kind @param {string} selector @returns {Kind} */
const part = (selector) => /** @type {Kind} */ (main.querySelector(selector));

/** The file of progress; its name is the same in every language. */
const FILE = "magnus-derek-lessons.json";

const begin = /** @type {HTMLAnchorElement} */ (part(".begin .primary"));
const first = { href: begin.getAttribute("href") ?? "", text: begin.textContent ?? "" };
const status = part("#kept-status");
const forget = part("#forget");
const file = /** @type {HTMLInputElement} */ (part("#file"));

/** Message below the buttons, and true if one more click forgets the progress. */
const state = { status: /** @type {unknown} */ (""), isSure: false };

/** The lessons, with the names of their tasks in progress files. */
const lessons = [.../** @type {NodeListOf<HTMLElement>} */ (main.querySelectorAll("[data-lesson]"))].map((node) => {
  const { lesson = "", tasks = "" } = node.dataset;
  const names = tasks.split(" ").filter(Boolean);
  return { node, tasks: names.map((task) => `${lesson}/${task}`) };
});

/** All tasks. */
const tasks = new Set(lessons.flatMap((lesson) => lesson.tasks));

/** How much of all lessons is done. */
const tallyOfAll = () => tallyOf(stepRecords([...tasks]));

/** Shows how much of each lesson is done, where to go on, and what is told. */
function show() {
  const states = lessons.map(({ node, tasks }) => {
    const tally = tallyOf(stepRecords(tasks));
    const begun = tally.done > 0;
    const whole = begun && tally.done === tasks.length;
    node.classList.toggle("whole", whole);
    const share = html`<progress max=${tasks.length} value=${tally.done} aria-hidden="true"></progress>`;
    const said = begun ? [share, html`<span>${doneText(words, tally)}</span>`] : nothing;
    render(said, /** @type {HTMLElement} */ (node.querySelector(".done")));
    return { node, begun, whole };
  });
  const all = tallyOfAll();
  render(all.done > 0 ? scoreText(words, all) : nothing, part("#kept-score"));
  const next = states.some(({ begun }) => begun) ? states.find(({ whole }) => !whole) : undefined;
  for (const { node } of states) {
    const isHere = node === next?.node;
    node.classList.toggle("at-work", isHere);
    render(isHere ? words.plain("progressHere") : nothing, /** @type {HTMLElement} */ (node.querySelector(".here")));
  }
  const link = next?.node.querySelector("h3 a");
  begin.setAttribute("href", link?.getAttribute("href") ?? first.href);
  renderInstead(link ? words.plain("progressGoOn", { lesson: link.textContent ?? "" }) : first.text, begin);
  renderInstead(words.plain(state.isSure ? "forgetSure" : "forget"), forget);
  render(state.status, status);
}

/** @param {unknown} status */
function showStatus(status) {
  state.status = status;
  show();
}

/** @param {File} chosen */
async function importFile(chosen) {
  showStatus("");
  try {
    const taken = importProgress(await chosen.text(), (name) => tasks.has(name));
    const { notKept } = taken;
    const why = notKept ? notKeptText(words, notKept) : "";
    // Of a file that is too long nothing is taken in.
    showStatus(notKept?.why === "long" ? why : `${added(words, taken)} ${why}`.trim());
  } catch (reason) {
    showStatus(messageOf(reason));
  }
}

themeButton();
part(".buttons").hidden = false;
show();
onProgress(show);
part("#export").addEventListener("click", () => {
  const all = doneText(words, tallyOfAll());
  const content = new Blob([exportProgress(all)], { type: "application/json" });
  showStatus(saveFile(FILE, content, words.plain("progressSaved", { file: FILE, all })));
});
part("#import").addEventListener("click", () => file.click());
file.addEventListener("change", async () => {
  const [chosen] = file.files ?? [];
  if (chosen) await importFile(chosen);
  // The same file can be chosen again.
  file.value = "";
});
forget.addEventListener("click", () => {
  // Forgetting cannot be undone, so it needs a second click, without a dialog that covers the page.
  state.isSure = !state.isSure;
  if (state.isSure) return showStatus(words.plain("forgetPressAgain"));
  forgetProgress();
  showStatus(words.plain("forgotten"));
});

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
