// @ts-check
/** Both pages in one document: Play from the start, the Lab from when it is first shown. */

import "../../table/element.js";
import "../../pages/play/page.js";
import { fullHash, namedPage } from "../../kit/address.js";
import { mendForms } from "../../kit/forms.js";
import { links, show } from "./show.js";

const table = /** @type {import("../../table/element.js").MagnusDerekElement} */ (
  document.querySelector("magnus-derek")
);

/** Shows the page that the address names, as if one had gone to it. */
function goToNamed() {
  const page = namedPage();
  if (page === document.documentElement.dataset.page) return;
  const nowhere = document.activeElement === null || document.activeElement === document.body;
  const lost = nowhere || shownMain()?.contains(document.activeElement);
  if (page === "lab" && table.state) table.pause();
  show(page);
  scrollTo(0, 0);
  if (lost) shownMain()?.focus({ preventScroll: true });
  if (lost && page === "play") table.focus({ preventScroll: true });
  startLab();
}

/**
 * What the browser does with a link to another part of the address. In a frame with srcdoc it would go to the host's page, and in
 * a sandboxed one it would refuse to load the same file.
 * @param {string} hash
 */
function follow(hash) {
  const address = new URL(location.href);
  address.hash = hash;
  if (address.hash === location.hash) return;
  history.pushState(null, "", address.href);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** @returns {HTMLElement | null} */
function shownMain() {
  return document.querySelector("main:not([hidden])");
}

function startLab() {
  if (namedPage() === "lab") import("../../pages/lab/lab.js");
}

mendForms(document);
addEventListener("hashchange", goToNamed);
addEventListener("click", (event) => {
  // Each page is there again as it was left.
  for (const link of links()) {
    link.setAttribute("href", fullHash(/** @type {import("../../kit/address.js").Page} */ (link.dataset.to)) || "#");
  }
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  const href = link?.getAttribute("href");
  const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!href?.startsWith("#") || !plain || event.defaultPrevented) return;
  event.preventDefault();
  follow(href);
});
startLab();
