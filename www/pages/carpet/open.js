// @ts-check
/** The carpet on the Play page: its button and its key. All else is loaded when the carpet is first opened. */

import { loadFailureReason } from "../../kit/load-error.js";
import { addCarpetKey } from "../../table/page/keys.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { carpetButton } from "../../text/say/site/carpet-button.js";

/** @import { MagnusDerekElement } from "../../table/element-types" */

const words = pageSpeaker();
const table = /** @type {MagnusDerekElement} */ (document.querySelector("magnus-derek"));
const section = /** @type {HTMLElement} */ (document.querySelector("#carpet"));
const button = /** @type {HTMLButtonElement} */ (document.querySelector("#carpet-button"));
const note = /** @type {HTMLElement} */ (document.querySelector("#carpet-note"));
/** @type {import("./carpet-panel.js").CarpetPanel | null} */
let panel = null;
let opening = false;

async function openCarpet() {
  if (opening) return;
  opening = true;
  try {
    const [{ carpetPanel }] = await Promise.all([import("./carpet-panel.js"), table.ready]);
    panel = carpetPanel(table, section);
    note.textContent = "";
    showCarpet(true);
    reach();
  } catch (reason) {
    note.textContent = words.plain("carpetNotLoaded", { why: loadFailureReason(reason) });
  } finally {
    opening = false;
  }
}

/** Brings the open carpet into sight. */
function reach() {
  section.querySelector(".carpet-body")?.scrollIntoView({ block: "nearest" });
}

function close() {
  panel?.leave();
  panel = null;
  showCarpet(false);
}

/** @param {boolean} shown */
function showCarpet(shown) {
  button.setAttribute("aria-expanded", String(shown));
  button.textContent = carpetButton(words, shown);
}

button.addEventListener("click", () => (panel ? close() : openCarpet()));
// The small carpet under the table opens the large one. By keyboard that is the button, and the key.
table.addEventListener("click", (event) => {
  const parts = event.composedPath().filter((node) => node instanceof Element);
  if (!panel && parts.some((node) => node.part.contains("carpet"))) openCarpet();
});
const pair = document.createElement("div");
pair.slot = "below";
pair.className = "carpet-pair";
/** The two carpets at the end of a game take the place of the one that grows during it. */
table.addEventListener("md-change", () => {
  const isOver = table.state?.turn === "over";
  if (!isOver) pair.remove();
  if (!isOver && !pair.textContent) return;
  import("./pair.js")
    .then(({ carpetPair }) => carpetPair(table, pair, section, () => (panel ? reach() : openCarpet())))
    .catch(() => {});
});
// In the list of keys, before those that every page has: "?" and Esc.
addCarpetKey();
addEventListener("keydown", (event) => {
  const plain = !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented);
  const [target] = event.composedPath();
  if (event.key !== "c" || !plain || !(target instanceof Element) || target.closest("input, textarea, select, dialog"))
    return;
  // A single letter counts only where the table or the carpet has the focus.
  if (!event.composedPath().some((node) => node === table || node === section)) return;
  button.focus({ preventScroll: true });
  button.click();
});
