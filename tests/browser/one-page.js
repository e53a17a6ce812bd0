// @ts-check
/**
 * One page for all tests of a file: to open a page in the browser takes longer than to load a table into it, and that
 * much longer than a new tag.
 */

import { FROM_THE_START, ready, test, useBrowser, watchProblems } from "./browser.js";
import { page as documentOf, SCRIPT, serve } from "./servers.js";

/** @typedef {import("@playwright/test").Page} Page */

const HOST = "host.html";
const OWN = "own.html";
const WINDOW = { width: 1360, height: 900 };

/** In the page of a host: removes everything that was there. */
function empty() {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", location.pathname);
  scrollTo(0, 0);
}

/** In the same page: puts in a body, whose scripts run. @param {string} body */
function fill(body) {
  document.body.append(document.createRange().createContextualFragment(body));
}

/**
 * The browser of `useBrowser`, and one page. A test begins with one of the functions here, which give it as if it were
 * new: alone, in the usual window, without what the test before has routed, stored, emulated or logged. What else it
 * leaves behind would stay: a test that listens to the window or the document, changes them, stops their clock or adds
 * scripts to be run at every load has a page of its own.
 */
export function usePage() {
  const running = useBrowser({
    async opened() {
      served = await serve({ pages });
      running.url = served.url;
      page = await (await running.browser.newContext({ viewport: WINDOW })).newPage();
      problems = watchProblems(page);
    },
  });
  const pages = { [`/${HOST}`]: documentOf("", SCRIPT), [`/${OWN}`]: "" };
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let served;
  /** @type {Page} */
  let page;
  /** @type {string[]} */
  let problems;
  let isFresh = false;
  test.beforeEach(() => {
    isFresh = true;
  });
  test.afterAll(() => served?.stop());

  /** Forgets what the page of the test before has logged on its way out. */
  function forgetProblems() {
    if (isFresh) problems.length = 0;
    isFresh = false;
  }

  /** @param {import("@playwright/test").ViewportSize} size */
  async function undo(size) {
    for (const other of page.context().pages()) if (other !== page) await other.close();
    await page.unrouteAll();
    await page.mouse.move(0, 0);
    await page.setViewportSize(size);
    await page.emulateMedia({ media: null, colorScheme: "light", reducedMotion: "reduce", forcedColors: null });
  }

  /**
   * The page without an address, for a test that opens one itself.
   * @param {import("@playwright/test").ViewportSize} [size]
   */
  async function blank(size = WINDOW) {
    await page.goto("about:blank");
    await undo(size);
    const session = await page.context().newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin: new URL(running.url).origin, storageTypes: "all" });
    await session.detach();
    forgetProblems();
    return { page, problems };
  }

  /**
   * A page of the site, loaded anew; the table at the start of a game, if none is named.
   * @param {string} [path] @param {import("@playwright/test").ViewportSize} [size]
   */
  async function load(path = FROM_THE_START, size = WINDOW) {
    await blank(size);
    await page.goto(running.url + path);
    if (path === FROM_THE_START) await ready(page);
    return { page, problems };
  }

  /**
   * The body of a page that embeds tables, ready: a new tag in the page of the test before.
   * @param {string} [body] @param {import("@playwright/test").ViewportSize} [size]
   */
  async function place(body = "<magnus-derek></magnus-derek>", size = WINDOW) {
    if (page.url().split(/[?#]/)[0] !== running.url + HOST) await load(HOST, size);
    else await undo(size);
    await page.evaluate(empty);
    forgetProblems();
    await page.evaluate(fill, body);
    if (body.includes("<magnus-derek")) await ready(page);
    return { page, problems };
  }

  /**
   * A page that embeds tables, loaded anew, for tests whose scripts stay in it.
   * @param {string} body @param {string} [head] @param {import("@playwright/test").ViewportSize} [size]
   */
  function host(body, head = SCRIPT, size = WINDOW) {
    pages[`/${OWN}`] = documentOf(body, head);
    return load(OWN, size);
  }

  return Object.assign(running, { blank, load, place, host });
}
