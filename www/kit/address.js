// @ts-check
/**
 * The part of the address behind #, in which every page keeps its state, and links from page to page.
 *
 * All pages can share one document, as in the single file: `data-page` of the root element then says which of them is shown, and
 * the address begins with its name, as in `#page=lab&n=9`. Only the page `play` has no name there, so that the link of a game is the
 * same everywhere.
 */

/** Browsers refuse to be told of a new address more often than a few times a second. */
const EVERY_MS = 300;
/** The page without a name in the address. */
const HOME = "play";
const NAMED = /^#page=([a-z-]+)(?:&|$)/;
/** Pages named so have their files in a folder: learn-rings is learn/rings.html. */
const IN_FOLDER = /^learn-/;

/** What each page last wrote into the address, or heard of it. @type {Record<string, string>} */
const known = {};

/** The page that the address names, where pages share a document. */
export function namedPage() {
  return NAMED.exec(location.hash)?.[1] ?? HOME;
}

/** Whether all pages are in this document. */
function sharesDocument() {
  return "page" in (globalThis.document?.documentElement.dataset ?? {});
}

/**
 * A page's own part, with # unless it is empty.
 * @param {string} page
 */
export function readHash(page) {
  const hash = isShown(page) ? ownPart() : (known[page] ?? "");
  known[page] ??= hash;
  return hash;
}

/** @param {string} page */
const isShown = (page) => !sharesDocument() || namedPage() === page;

function ownPart() {
  const { hash } = location;
  return (sharesDocument() ? hash.replace(NAMED, "#") : hash).replace(/^#$/, "");
}

/**
 * Puts a page's own part into the address, or keeps it for when that page is shown again. If somebody else has just changed the
 * address, which the page will hear of in a moment, only a new entry of the history comes before that.
 * @param {string} page
 * @param {string} hash with #
 * @param {"pushState" | "replaceState"} [way] whether one can go back to what was there before
 */
export function writeHash(page, hash, way = "replaceState") {
  const changed = isShown(page) && ownPart() !== (known[page] ?? ownPart());
  if (changed && way === "replaceState") return;
  // The whole address: in a frame with srcdoc a mere # would be taken as a part of the host's address.
  const address = new URL(location.href);
  address.hash = hash;
  known[page] = address.hash;
  if (!isShown(page)) return;
  address.hash = fullHash(page, address.hash);
  history[way](null, "", address.href);
}

/**
 * Calls the listener when somebody else has changed the page's own part.
 * @param {string} page
 * @param {(hash: string) => void} listener
 */
export function onHashChange(page, listener) {
  readHash(page);
  addEventListener("hashchange", () => {
    const hash = readHash(page);
    if (hash === known[page]) return;
    known[page] = hash;
    listener(hash);
  });
}

/**
 * A link to a page: to its file, from the folder with index.html, or to its part of this document.
 * @param {string} page
 * @param {string} [hash] with #; where pages share a document and none is given, as the page was left
 */
export function hrefOf(page, hash) {
  if (sharesDocument()) return fullHash(page, hash ?? known[page] ?? "") || "#";
  const file = page === HOME ? "./" : `${page.replace(IN_FOLDER, "learn/")}.html`;
  return `${file}${hash ?? ""}`;
}

/** @param {string} page @param {string} own */
function fullHash(page, own) {
  if (page === HOME || !sharesDocument()) return own;
  return own ? `#page=${page}&${own.slice(1)}` : `#page=${page}`;
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

/** A part of an address as it was before characters were replaced. @param {string} text */
export function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that begins no code: whoever reads it says what is wrong.
    return text;
  }
}

/** The same of what stands behind #, without the #. @param {string} hash */
export const decodedHash = (hash) => decoded(hash.slice(1));
