// @ts-check
/**
 * The part of the address behind #. Play and Lab can share one document, as in the single file: `data-page` of the root element
 * then says which of them is shown, and the Lab's part of the address begins with page=lab.
 */

/** @typedef {"play" | "lab" | "companions"} Page the last one never shares a document */

/** How the Lab's part begins. */
const LAB = "#page=lab";

/** What each page had in the address when it was last shown. @type {Partial<Record<Page, string>>} */
const known = {};

/** The page that the address names. @returns {Page} */
export function namedPage() {
  return location.hash === LAB || location.hash.startsWith(`${LAB}&`) ? "lab" : "play";
}

/** Whether both pages are in this document. */
export function sharesDocument() {
  return "page" in document.documentElement.dataset;
}

/**
 * A page's own part, with # unless it is empty.
 * @param {Page} page
 */
export function readHash(page) {
  const shown = !sharesDocument() || namedPage() === page;
  if (shown) known[page] = location.hash.replace(/^#page=lab&?/, "#").replace(/^#$/, "");
  return known[page] ?? "";
}

/**
 * Puts a page's own part into the address, or keeps it for when that page is shown again.
 * @param {Page} page
 * @param {string} hash with #
 * @param {"pushState" | "replaceState"} [way] whether one can go back to what was there before
 */
export function writeHash(page, hash, way = "replaceState") {
  // The whole address: in a frame with srcdoc a mere # would be taken as a part of the host's address.
  const address = new URL(location.href);
  address.hash = hash;
  known[page] = address.hash;
  if (sharesDocument() && namedPage() !== page) return;
  address.hash = fullHash(page);
  history[way](null, "", address.href);
}

/**
 * Calls the listener when somebody else has changed the page's own part.
 * @param {Page} page
 * @param {(hash: string) => void} listener
 */
export function onHashChange(page, listener) {
  readHash(page);
  addEventListener("hashchange", () => {
    const before = known[page];
    const hash = readHash(page);
    if (hash !== before) listener(hash);
  });
}

/**
 * What leads to a page as it was left, where both share the document.
 * @param {Page} page
 */
export function fullHash(page) {
  const hash = known[page] ?? "";
  if (page === "play" || !sharesDocument()) return hash;
  return hash ? `${LAB}&${hash.slice(1)}` : LAB;
}
