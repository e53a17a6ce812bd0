// @ts-check
/**
 * Keeps the site for reading without a network: one cache for each version, and a page gets everything from the version it began
 * with. A new version waits until all pages of the old one are closed, or until a reader asks for it (offline.js).
 */

// Browsers compare imported scripts byte by byte too: a new list by itself makes this a new worker.
importScripts(trustedFile("pkg/files.js"));

/** @typedef {Record<string, string>} Files with their SHA-256 */
/**
 * `files` are kept for everybody, those of `languages` for their readers, and those of `read` once they have been read. `own` has
 * of every page the beginning of the SHA-256 of its `ownContent`, because hosts add to pages.
 * @typedef {{version: string, files: Files, languages: Record<string, Files>, read: Files, own: Files, ownContent(html: string): string}} Site
 */
/**
 * Files that the server does not have as the list describes them, since when in milliseconds, and whether the version was taken
 * all the same.
 * @typedef {{names: string[], since: number, taken: boolean}} Differences
 */

const worker = /** @type {ServiceWorkerGlobalScope & {SITE: Site}} */ (/** @type {unknown} */ (self));
const { version, languages, read, own, ownContent } = worker.SITE;
/** All files. @type {Files} */
const files = Object.assign({}, worker.SITE.files, ...Object.values(languages), read);
const { scope } = worker.registration;
/** Other sites, and other copies of this one, may share the origin and its caches. */
const OURS = `magnus-derek ${scope} `;
const CACHE = OURS + version;
/** The entry with the differences of a version, which is no file of the site. */
const DIFFERENCES = "pkg/differences";
/** A site is copied to its server in less time: what differs for longer was changed by the host. */
const COPYING_MS = 24 * 60 * 60 * 1000;
/** Replacement of a page that is not stored, without a network. */
const OFFLINE_PAGE = "offline.html";

/** Address trusted by the policy of kit/trusted.js, for hosts that ask for Trusted Types. @param {string} file */
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
  if (data?.keep) event.waitUntil(keepFor(data.keep));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = pathOf(request);
  if (path === null) return;
  const name = path.replace(/(^|\/)$/, "$1index.html");
  const page = `${path}.html`;
  if (Object.hasOwn(files, name)) event.respondWith(answer(name, request));
  // Some hosts send readers to addresses without .html; on others they may be other people's pages.
  else if (Object.hasOwn(files, page)) event.respondWith(fetch(request).catch(() => answer(page, request)));
});

/**
 * Keeps what everybody gets. Without a network or without room for it the version before stays, and also while the site may still
 * be on its way to its server; what has come until then is not fetched again.
 */
async function install() {
  const kept = await keptNames();
  const readBefore = Object.keys(read).filter((name) => kept.has(name));
  const differing = await gather(
    [...Object.keys(worker.SITE.files), ...(await languageFiles(kept)), ...readBefore],
    () => caches.delete(CACHE),
  );
  const since = (await differencesIn(CACHE))?.since ?? Date.now();
  const taken = differing.length === 0 || !(await mayBeOnItsWay(since));
  await note({ names: differing, since: taken ? Date.now() : since, taken });
  if (!taken) throw new Error(`${differing.join(", ")}: not the files of version ${version}.`);
}

/**
 * Says whether an incomplete version on the server may still become complete. Readers without an earlier version lose
 * nothing by an incomplete one, and a host whose earlier version was incomplete, too, changes files itself.
 * @param {number} since
 */
async function mayBeOnItsWay(since) {
  if (!worker.registration.active || Date.now() - since > COPYING_MS) return false;
  const before = await Promise.all((await versionsBefore()).map(differencesIn));
  return !before.some((one) => one?.taken && one.names.length > 0);
}

/**
 * Keeps what is missing of these files.
 * @param {string[]} names @param {() => unknown} [noRoom]
 * @returns {Promise<string[]>} the names of those that are something else on the server
 */
async function gather(names, noRoom) {
  const cache = await caches.open(CACHE);
  const kept = namesOf(await cache.keys());
  const missing = names.filter((name) => !kept.has(name));
  const results = await Promise.allSettled(missing.map(async (name) => ({ name, response: await obtain(name) })));
  const obtained = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  try {
    await Promise.all(obtained.map(async ({ name, response }) => response && cache.put(name, response)));
  } catch (reason) {
    await noRoom?.();
    throw reason;
  }
  for (const result of results) if (result.status === "rejected") throw result.reason;
  return obtained.flatMap(({ name, response }) => (response ? [] : [name]));
}

/** The files of the languages that somebody is reading, or that were kept of the version before. @param {Set<string>} kept */
async function languageFiles(kept) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  const isRead = (/** @type {string} */ language) =>
    pages.some(({ url }) => url.startsWith(`${scope}${language}/`)) || kept.has(`${language}/index.html`);
  return Object.entries(languages).flatMap(([language, files]) => (isRead(language) ? Object.keys(files) : []));
}

/** @param {readonly Request[]} requests */
const namesOf = (requests) => new Set(requests.map(({ url }) => url.slice(scope.length)));

/** The names of the caches of other versions. */
const versionsBefore = async () => (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);

/** Lists the names of the files that earlier versions stored. */
async function keptNames() {
  const requests = (await versionsBefore()).map(async (name) => (await caches.open(name)).keys());
  return namesOf((await Promise.all(requests)).flat());
}

/**
 * Somebody reads a language: all its files are kept from now on, and what could not be kept at first, as far as the network gives
 * them. What differs on the server is asked for once a day.
 * @param {string} language
 */
async function keepFor(language) {
  const before = await differencesIn(CACHE);
  const known = isFresh(before) ? before.names : [];
  const names = [...Object.keys(worker.SITE.files), ...Object.keys(languages[language] ?? {})];
  try {
    const differing = await gather(names.filter((name) => !known.includes(name)));
    if (differing.length === 0 && known.length === (before?.names.length ?? 0)) return;
    await note({ names: [...known, ...differing], since: Date.now(), taken: true });
  } catch {
    // No network, or no room: the next page asks again.
  }
}

/** @param {string} cacheName @returns {Promise<Differences | null>} */
async function differencesIn(cacheName) {
  return (await caches.match(DIFFERENCES, { cacheName }))?.json() ?? null;
}

/** @param {Differences | null} differences @returns {differences is Differences} whether they were seen within a day */
const isFresh = (differences) => Boolean(differences?.taken && Date.now() - differences.since < COPYING_MS);

/** @param {Differences} differences */
async function note(differences) {
  const cache = await caches.open(CACHE);
  await cache.put(DIFFERENCES, new Response(JSON.stringify(differences)));
}

/**
 * A file as the list describes it, from a version before or from the server; null if it is another one there. A page counts as
 * described if the host has only added to it, and is kept as it was delivered.
 * @param {string} name
 */
async function obtain(name) {
  for (const cacheName of await versionsBefore()) {
    const kept = await caches.match(name, { cacheName });
    if (kept && (await isExact(name, await kept.clone().arrayBuffer()))) return kept;
  }
  // The browser's cache saves most of the transfer; some servers call a file the same if it is not younger by a whole second.
  for (const cache of /** @type {const} */ (["no-cache", "reload"])) {
    const response = await fetch(name, { cache });
    if (response.status !== 200) continue;
    // A copy, because a response that came by a detour may not answer for a page.
    const copy = new Response(await response.arrayBuffer(), response);
    if (await isSound(name, copy.clone())) return copy;
  }
  return null;
}

/** @param {ArrayBuffer} bytes */
async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} name @param {ArrayBuffer} bytes */
const isExact = async (name, bytes) => (await hashOf(bytes)) === files[name];

/** Says whether a page is the listed one, apart from additions of the host. @param {string} name @param {ArrayBuffer} bytes */
async function hasOwnContent(name, bytes) {
  const content = new TextEncoder().encode(ownContent(new TextDecoder().decode(bytes)));
  return (await hashOf(content.buffer)).startsWith(own[name] ?? "none");
}

/** Begins to answer, and forgets the versions before. */
async function takeOver() {
  await Promise.all((await versionsBefore()).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The path below the site, or null if the request is not for it. @param {Request} request */
function pathOf({ method, url }) {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  return method === "GET" && address.startsWith(scope) ? address.slice(scope.length) : null;
}

/** Names of the files found sound since this worker started; they need no second check. @type {Set<string>} */
const sound = new Set();

/**
 * Answers with the stored file; fetches and stores it anew if it is gone or damaged.
 * @param {string} name @param {Request} request
 */
async function answer(name, request) {
  const kept = await caches.match(name, { cacheName: CACHE });
  if (kept && (sound.has(name) || (await isSound(name, kept.clone())))) {
    sound.add(name);
    return kept;
  }
  try {
    const differences = await differencesIn(CACHE);
    const response = isFresh(differences) && differences.names.includes(name) ? null : await obtain(name);
    if (response) {
      await keep(name, response.clone());
      return response;
    }
  } catch {
    // No network: said below.
  }
  try {
    return await fetch(request);
  } catch (reason) {
    return (request.mode === "navigate" && (await offlinePage(name))) || Promise.reject(reason);
  }
}

/** The page in place of another one, in its language if that is kept. @param {string} name */
async function offlinePage(name) {
  const [language = ""] = /^[a-z]{2}\//.exec(name) ?? [];
  const cacheName = CACHE;
  const page =
    (await caches.match(language + OFFLINE_PAGE, { cacheName })) ?? (await caches.match(OFFLINE_PAGE, { cacheName }));
  if (!page) return null;
  // It stands at any address.
  const html = (await page.text()).replace(/<base href="[^"]*">/, `<base href="${scope}">`);
  return new Response(html, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

/** @param {string} name @param {Response} response */
async function isSound(name, response) {
  try {
    const isPage = /^text\/html\b/.test(response.headers.get("content-type") ?? "");
    if (!response.ok || isPage !== name.endsWith(".html")) return false;
    const bytes = await response.arrayBuffer();
    return (await isExact(name, bytes)) || (isPage && (await hasOwnContent(name, bytes)));
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
