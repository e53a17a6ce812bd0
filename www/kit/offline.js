// @ts-check
/** Offline use: starts the service worker (sw.js), and offers a new version when it is ready. */

import { pageSpeaker } from "../text/page-speaker.js";
import { whenIdle } from "./idle.js";
import { elementOf, html, nothing, render } from "./lit.js";
import { SITE } from "./site.js";
import { trusted } from "./trusted.js";

/** The worker's address; a bundle has none. */
const WORKER = SITE ? new URL("sw.js", SITE) : null;

/** In milliseconds: a screen reader announces a live region only if it was empty before. */
const SEEN_MS = 200;

/** The look of the notice. */
const STYLE = `
/* Stays in sight while the page scrolls, and covers nothing at the page's end. */
.update:not(:empty) { position: sticky; bottom: 12px; display: flex; align-items: center; gap: 10px; width: fit-content; max-width: calc(100% - 24px);
  margin-block: 0 12px; margin-inline: auto var(--inset); padding: 8px; padding-inline-start: 16px; background: var(--raised);
  border: 1px solid var(--edge); border-radius: 12px; box-shadow: 0 4px 16px rgb(10 14 24 / 15%); }
/* Focused elements stop short of it, except its own buttons, which are always in sight. */
:root:has(.update:not(:empty)) { scroll-padding-bottom: 76px; }
.update button { scroll-margin-bottom: -76px; min-height: 38px; padding: 4px 14px; font: inherit; color: inherit; background: none;
  border: 1px solid var(--edge); border-radius: 8px; cursor: pointer; }
.update button:first-of-type { color: var(--paper); background: var(--ink); border-color: var(--ink); }
@media print { .update:not(:empty) { display: none; } }
`;

/** The browser's service workers, or null: files, sandboxes and plain http have none. */
function container() {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/** @param {ServiceWorkerContainer} workers @param {URL} address */
async function start(workers, address) {
  try {
    // The list that the worker imports must not come from the browser's cache either.
    watchForVersion(await workers.register(trusted().createScriptURL(address.href), { updateViaCache: "none" }));
    // Other languages than English are kept for those who read them, and what the server did not have at first.
    const { active } = await workers.ready;
    active?.postMessage({ keep: pageSpeaker().language });
  } catch {
    // Not allowed here, or no network: the page works as it is.
  }
}

/** Watches for a waiting version, now or later. @param {ServiceWorkerRegistration} registration */
function watchForVersion(registration) {
  const look = () => registration.waiting && showNotice(() => registration.waiting?.postMessage("take over"));
  const follow = () => registration.installing?.addEventListener("statechange", look);
  look();
  follow();
  registration.addEventListener("updatefound", follow);
}

/** Shows the notice, once. @param {() => void} accept */
function showNotice(accept) {
  if (!controlled || document.querySelector(".update")) return;
  const words = pageSpeaker();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const notice = elementOf(html`<div class="update" role="status"></div>`);
  document.body.append(notice);
  const offer = html`
    <span>${words.plain("newVersion")}</span>
    <button type="button" @click=${accept}>${words.plain("reload")}</button>
    <button type="button" @click=${() => render(nothing, notice)}>${words.plain("later")}</button>
  `;
  setTimeout(() => render(offer, notice), SEEN_MS);
}

const workers = container();
/** True if a worker served this page. */
let controlled = Boolean(workers?.controller);

if (workers && WORKER) {
  workers.addEventListener("controllerchange", () => {
    // In every open page, whichever of them asked: an old page must not get new modules. The first worker of all is no change.
    if (controlled) location.reload();
    controlled = true;
  });
  // Keeping the files comes after everything that the reader waits for.
  whenIdle(() => start(workers, WORKER));
}
