// @ts-check
/**
 * The part of the address behind #, in which every page keeps its state, and links from page to page.
 *
 * All pages can share one document, as in the single file: `data-page` of the root element then names the page that
 * is shown, and the address begins with that name, as in `#page=lab&n=9`. Only the page `play` has no name there,
 * so that the link of a game is the same everywhere.
 */

/** In milliseconds, on average: Safari refuses more than 100 changes of the address in 30 seconds. */
const EVERY_MS = 340;
/** The changes that may follow each other at once, as a quick hand makes them. */
const AT_ONCE = 10;
/** The page without a name in the address. */
const HOME = "play";
const NAMED = /^#page=([a-z-]+)(?:&|$)/;
/** Prefix of pages in a folder: learn-rings is learn/rings.html. */
const IN_FOLDER = /^learn-/;

/** An `&` that tools have escaped, some of them twice. */
const ESCAPED = /&(?:(?:amp|#0?38|#x26);)+/gi;

/** A part of an address with its escaped `&` as they were. @param {string} text */
export const unescapeAmpersands = (text) => text.replace(ESCAPED, "&");

/** The part of each page as last written to the address or read from it. @type {Record<string, string>} */
const known = {};

/** The page that the address names, where pages share a document. */
export function namedPage() {
  return NAMED.exec(location.hash)?.[1] ?? HOME;
}

/** True if this document holds all pages. */
function sharesDocument() {
  return "page" in (globalThis.document?.documentElement.dataset ?? {});
}

/** A page's own part, with # unless it is empty. @param {string} page */
export function readHash(page) {
  const hash = isShown(page) ? ownHashPart() : (known[page] ?? "");
  known[page] ??= hash;
  return hash;
}

/** @param {string} page */
const isShown = (page) => !sharesDocument() || namedPage() === page;

function ownHashPart() {
  const hash = unescapeAmpersands(location.hash);
  return (sharesDocument() ? hash.replace(NAMED, "#") : hash).replace(/^#$/, "");
}

/**
 * Puts a page's own part into the address, or keeps it until that page is shown again. After a change from outside
 * that the page has not heard of yet, only "pushState" writes.
 * @param {string} page
 * @param {string} hash with #
 * @param {"pushState" | "replaceState"} [way] whether the previous part stays in the history
 */
export function writeHash(page, hash, way = "replaceState") {
  const changed = isShown(page) && ownHashPart() !== (known[page] ?? ownHashPart());
  if (changed && way === "replaceState") return;
  // The whole address: in a frame with srcdoc a mere # would be taken as a part of the host's address.
  const address = new URL(location.href);
  address.hash = hash;
  known[page] = address.hash;
  if (!isShown(page)) return;
  address.hash = fullHash(page, address.hash);
  history[way](null, "", address.href);
  // A browser may ignore too many changes.
  known[page] = ownHashPart();
}

/**
 * Calls the listener after a change of the page's own part from outside.
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
 * A link to a page: to its file, relative to the folder of index.html, or to its part of this document.
 * @param {string} page
 * @param {string} [hash] with #; by default, where pages share a document, the page's last state
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
 * Keeps the address up to date as often as browsers allow, and at the latest when the reader leaves the page.
 * @param {() => void} write puts the current state into the address
 */
export function addressKeeper(write) {
  /** The times of the last changes. @type {number[]} */
  let times = [];
  let waiting = /** @type {ReturnType<typeof setTimeout> | 0} */ (0);
  const forget = () => {
    clearTimeout(waiting);
    waiting = 0;
  };
  /** Writes at once, with another function if one is given. */
  const now = (way = write) => {
    forget();
    times = [...times, performance.now()].slice(-AT_ONCE);
    way();
  };
  const soon = () => {
    const [first = 0] = times;
    if (times.length < AT_ONCE || performance.now() - first > AT_ONCE * EVERY_MS) now();
    else waiting ||= setTimeout(() => now(), EVERY_MS);
  };
  /** Writes what waits. */
  const flush = () => waiting && now();
  addEventListener("pagehide", flush);
  // The timers of a page out of sight may rest.
  addEventListener("visibilitychange", flush);
  return { now, soon, forget, flush };
}

/** A part of an address with its escapes decoded. @param {string} text */
export function decodePart(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that begins no code: whoever reads it says what is wrong.
    return text;
  }
}

/** The same for a hash, without its #. @param {string} hash */
export const decodeHash = (hash) => decodePart(hash.slice(1));
