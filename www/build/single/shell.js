// @ts-check
/**
 * Navigation of the single file: all pages in one document, of which the address selects one; a page keeps its
 * state while another is shown.
 */

import { hrefOf, namedPage, readHash, unescapeAmpersands } from "../../kit/address.js";
import { mendForms } from "../../kit/forms.js";
import { trusted } from "../../kit/trusted.js";
import { MOVED, nowAt } from "../../lessons/moved.js";

/** @import { MagnusDerekElement } from "../../table/element-types" */

/**
 * @typedef {object} Page
 * @property {string} file its file on the site, which its links are relative to
 * @property {string} title
 * @property {string} part its entry in the header
 * @property {string} main its HTML; empty for the page that the document starts with
 */
/** @typedef {{pages: string[], css: string}} Sheet and the pages that it is for */

/** Replaced by the build. @type {{pages: Record<string, Page>, sheets: Sheet[]}} */
// @ts-expect-error No file of the page declares it.
const INCLUDED = ALL_PAGES;

/**
 * The scripts of each page except lessons, run when the page is first shown.
 * @type {Record<string, () => globalThis.Promise<unknown>>}
 */
const SCRIPTS = {
  play: async () => {
    await import("../../table/element.js");
    await import("../../pages/play/page.js");
    await import("../../pages/carpet/open.js");
  },
  learn: () => import("../../pages/learn/page.js"),
  practice: () => import("../../pages/practice/page.js"),
  lab: () => import("../../pages/lab/lab.js"),
  announced: () => import("../../pages/announced/page.js"),
  companions: () => import("../../pages/companions/entry.js"),
  multivision: () => import("../../pages/companions/multivision/page.js"),
  dominoes: () => import("../../pages/companions/dominoes/page.js"),
  "number-game": () => import("../../pages/companions/number-game/page.js"),
};

const HOME = "play";
/** The prefix of lesson names. */
const LESSON = "learn-";
/** Pages already shown. Only the current one is in the document, so that two pages may use the same ids. */
const mains = new Map([[HOME, /** @type {HTMLElement} */ (document.querySelector("main"))]]);
const sheets = INCLUDED.sheets.map(({ pages, css }) => {
  const node = document.createElement("style");
  node.textContent = css;
  document.head.append(node);
  return { pages, node };
});

/** The page that the address names. */
function wanted() {
  const page = namedPage();
  // A lesson that has been joined to others.
  const moved = Object.hasOwn(INCLUDED.pages, page) ? null : movedFrom(page);
  if (moved) history.replaceState(null, "", hrefOf(`${LESSON}${moved[0]}`, `#${moved[1]}`));
  if (moved) return LESSON + moved[0];
  return Object.hasOwn(INCLUDED.pages, page) ? page : HOME;
}

/**
 * Where the step of a former lesson is that the address names, or its first one.
 * @param {string} page
 * @returns {string[] | null} lesson and step
 */
function movedFrom(page) {
  if (!page.startsWith(LESSON)) return null;
  const lesson = page.slice(LESSON.length);
  const steps = Object.keys(MOVED).filter((old) => old.startsWith(`${lesson}/`));
  const named = unescapeAmpersands(location.hash).split("&")[1] ?? "";
  const old = steps.find((one) => one === `${lesson}/${named}`) ?? steps[0];
  return old ? nowAt(old).split("/") : null;
}

/** @param {string} page */
function mainOf(page) {
  const known = mains.get(page);
  if (known) return known;
  const template = document.createElement("template");
  template.innerHTML = trusted().createHTML(INCLUDED.pages[page]?.main ?? "");
  const main = /** @type {HTMLElement} */ (template.content.firstElementChild);
  mains.set(page, main);
  return main;
}

/** @param {string} page */
function show(page) {
  const main = mainOf(page);
  const { title = "", part = "" } = INCLUDED.pages[page] ?? {};
  document.documentElement.dataset.page = page;
  document.title = title;
  if (!main.isConnected) document.querySelector("main")?.replaceWith(main);
  if (!main.hasAttribute("tabindex")) prepare(main, page);
  for (const { pages, node } of sheets) node.media = pages.includes(page) ? "all" : "not all";
  for (const link of document.querySelectorAll("header a")) {
    if (link.textContent === part) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/** The names of pages by file. */
const NAMES = new Map(Object.entries(INCLUDED.pages).map(([name, { file }]) => [file, name]));
/** A base address for the files of the site. */
const ROOT = "site:/";

/**
 * Turns links between files of the site into links within this one.
 * @param {HTMLElement} node
 * @param {string} page that contains it
 */
function prepare(node, page) {
  node.tabIndex = -1;
  for (const link of node.querySelectorAll("a")) {
    if (link.dataset.to) continue;
    const { href, hash } = new URL(link.getAttribute("href") ?? "", ROOT + (INCLUDED.pages[page]?.file ?? ""));
    if (!href.startsWith(ROOT)) continue;
    const name = NAMES.get(href.slice(ROOT.length).replace(/#.*$/s, "") || "index.html");
    // A page of the site that is not in this file, such as the reference.
    if (name === undefined) link.replaceWith(...link.childNodes);
    else if (hash) link.setAttribute("href", hrefOf(name, hash));
    else link.dataset.to = name;
  }
  refresh(node);
}

/** Points links to pages at the state in which those were left. @param {ParentNode} node */
function refresh(node) {
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (node.querySelectorAll("a[data-to]"))) {
    link.setAttribute("href", hrefOf(link.dataset.to ?? HOME));
  }
}

/** @type {Set<string>} */
const started = new Set();

/** Shows the page that the address names, like a followed link. */
function goToNamed() {
  const page = wanted();
  if (page === document.documentElement.dataset.page) return;
  const focused = document.activeElement;
  const lost = focused === null || focused === document.body || document.querySelector("main")?.contains(focused);
  show(page);
  scrollTo(0, 0);
  const main = mainOf(page);
  if (lost) main.focus({ preventScroll: true });
  const table = page === HOME && main.querySelector("magnus-derek");
  if (lost && table instanceof HTMLElement) table.focus({ preventScroll: true });
  startScripts(page);
}

/** @param {string} page */
function startScripts(page) {
  if (started.has(page)) return;
  started.add(page);
  if (page.startsWith(LESSON)) startLesson(page);
  else SCRIPTS[page]?.();
}

/** @param {string} page */
async function startLesson(page) {
  await import("../../table/element.js");
  const { openLesson } = await import("../../pages/learn/lesson-around-tables.js");
  const main = mainOf(page);
  // A table has no height until it is there, and the step that the address names stands below others.
  const tables = /** @type {MagnusDerekElement[]} */ ([...main.querySelectorAll("magnus-derek")]);
  const all = globalThis.Promise.allSettled(tables.map(({ ready }) => ready));
  if (readHash(page)) await all;
  openLesson(main);
}

/**
 * Follows a link to another hash. The browser itself would leave for the host's page in a srcdoc frame, and refuse
 * to reload the file in a sandboxed one.
 * @param {string} hash
 */
function follow(hash) {
  const address = new URL(location.href);
  address.hash = hash;
  if (address.hash === location.hash) return;
  history.pushState(null, "", address.href);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

mendForms(document);
addEventListener("hashchange", goToNamed);
addEventListener("click", (event) => {
  refresh(document);
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  const href = link?.getAttribute("href");
  const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!href?.startsWith("#") || !plain || event.defaultPrevented) return;
  event.preventDefault();
  follow(href);
});
const header = document.querySelector("header");
if (header) prepare(header, HOME);
show(wanted());
startScripts(wanted());
