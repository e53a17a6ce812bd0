// @ts-check
/**
 * Keeps the site for reading without a network: one cache for each version, and a page gets everything from the version it began
 * with. A new version waits until all pages of the old one are closed, or until a reader asks for it (offline.js).
 */

// Browsers compare imported scripts byte by byte too: a new list by itself makes this a new worker.
importScripts(trustedFile("pkg/files.js"));

/** @typedef {Record<string, string>} Files with their SHA-256 */
/** `files` are kept for everybody, those of `languages` for their readers. @typedef {{version: string, files: Files, languages: Record<string, Files>}} Site */

const worker = /** @type {ServiceWorkerGlobalScope & {SITE: Site}} */ (/** @type {unknown} */ (self));
const { version, languages } = worker.SITE;
/** All files. @type {Files} */
const files = Object.assign({}, worker.SITE.files, ...Object.values(languages));
const { scope } = worker.registration;
/** Other sites, and other copies of this one, may share the origin and its caches. */
const OURS = `magnus-derek ${scope} `;
const CACHE = OURS + version;

/** For a host whose policy asks for Trusted Types: the policy of kit/trusted.js. @param {string} file */
function trustedFile(file) {
  const same = (/** @type {string} */ address) => address;
  try {
    const policy = Reflect.get(self, "trustedTypes").createPolicy("magnus-derek", { createScriptURL: same });
    return policy.createScriptURL(file);
  } catch {
    // There is no such thing here, or it is not allowed, and then perhaps not needed.
    return file;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  const { data } = event;
  if (data === "take over") worker.skipWaiting();
  if (data?.keep) event.waitUntil(keepLanguage(data.keep));
});
worker.addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name) event.respondWith(answer(name, event.request));
});

/** Fetches all files that everybody gets; if one of them fails, or there is no room for it, nothing is kept and the version before stays. */
async function install() {
  const responses = await Promise.all([...Object.keys(worker.SITE.files), ...(await languageFiles())].map(download));
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(responses.map(({ name, response }) => cache.put(name, response)));
  } catch (reason) {
    await caches.delete(CACHE);
    throw reason;
  }
}

/** The files of the languages that somebody is reading, or that were kept of the version before. */
async function languageFiles() {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  const kept = await keptNames();
  const read = (/** @type {string} */ language) =>
    pages.some(({ url }) => url.startsWith(`${scope}${language}/`)) || kept.has(`${language}/index.html`);
  return Object.entries(languages).flatMap(([language, files]) => (read(language) ? Object.keys(files) : []));
}

/** What the versions before have kept. @returns {Promise<Set<string>>} */
async function keptNames() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const requests = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
  return new Set(requests.map(({ url }) => url.slice(scope.length)));
}

/** Somebody reads a language: all its files are kept from now on, as far as the network gives them. @param {string} language */
async function keepLanguage(language) {
  const kept = await (await caches.open(CACHE)).keys();
  const has = new Set(kept.map(({ url }) => url.slice(scope.length)));
  const missing = Object.keys(languages[language] ?? {}).filter((name) => !has.has(name));
  await Promise.allSettled(
    missing.map(async (name) => {
      const { response } = await download(name);
      await keep(name, response);
    }),
  );
}

/**
 * A file as the list describes it. While a site is being copied to its server some files are still those of the version before:
 * their hashes tell.
 * @param {string} name
 */
async function download(name) {
  const response = await fetch(name, { cache: "reload" });
  const bytes = await response.arrayBuffer();
  if ((await hashOf(bytes)) !== files[name]) throw new Error(`${name} is not the file of version ${version}.`);
  // A copy, because a response that came by a detour may not answer for a page.
  return { name, response: new Response(bytes, response) };
}

/** @param {ArrayBuffer} bytes */
async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Begins to answer, and forgets the versions before. */
async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The file that is asked for, or null if it is none of the site. @param {Request} request */
function nameOf({ method, url }) {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  if (method !== "GET" || !address.startsWith(scope)) return null;
  const name = address.slice(scope.length).replace(/(^|\/)$/, "$1index.html");
  return Object.hasOwn(files, name) ? name : null;
}

/** What was found whole since this worker was started, and is not looked at again. @type {Set<string>} */
const sound = new Set();

/**
 * What is kept of a file; fetched anew if it is gone or damaged, and kept then.
 * @param {string} name @param {Request} request
 */
async function answer(name, request) {
  const kept = await caches.match(name, { cacheName: CACHE });
  if (kept && (sound.has(name) || (await isSound(name, kept.clone())))) {
    sound.add(name);
    return kept;
  }
  try {
    const { response } = await download(name);
    await keep(name, response.clone());
    return response;
  } catch {
    // No network, or a server that has another version already.
    return fetch(request);
  }
}

/** @param {string} name @param {Response} response */
async function isSound(name, response) {
  try {
    const isPage = /^text\/html\b/.test(response.headers.get("content-type") ?? "");
    return (
      response.ok && isPage === name.endsWith(".html") && (await hashOf(await response.arrayBuffer())) === files[name]
    );
  } catch {
    // Its bytes cannot be read any more.
    return false;
  }
}

/** @param {string} name @param {Response} response */
async function keep(name, response) {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(name, response);
  } catch {
    // No room: it is fetched the next time too.
  }
}
