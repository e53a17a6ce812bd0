// @ts-check
/**
 * The part of the address behind #. Play and Lab can share one document, as in the single file: `data-page` of the root element
 * then says which of them is shown, and the Lab's part of the address begins with page=lab.
 */

/** @typedef {"play" | "lab" | "companions"} Page the last one never shares a document */

/** Browsers refuse to be told of a new address more often than a few times a second. */
const EVERY_MS = 300;
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

/**
 * Keeps the address up to date as often as browsers allow, and before the page is left.
 * @param {() => void} write puts what is shown now into the address
 */
export function addressKeeper(write) {
  let lastWritten = 0;
  let waiting = /** @type {ReturnType<typeof setTimeout> | 0} */ (0);
  const forget = () => {
    clearTimeout(waiting);
    waiting = 0;
  };
  /** Writes at once, in another way if there is one. */
  const now = (way = write) => {
    forget();
    lastWritten = performance.now();
    way();
  };
  const soon = () => {
    if (performance.now() - lastWritten > EVERY_MS) now();
    else waiting ||= setTimeout(() => now(), EVERY_MS);
  };
  addEventListener("pagehide", () => waiting && now());
  return { now, soon, forget };
}

/**
 * What stands behind # as it was before characters were replaced, without the #.
 * @param {string} hash
 */
export function decodedHash(hash) {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that begins no code: whoever reads it says what is wrong.
    return text;
  }
}
