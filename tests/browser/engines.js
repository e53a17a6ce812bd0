// @ts-check
/** The pages in other engines than Chromium's: they open, moves are made, and nothing goes wrong. */

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, serveByPython, test } from "./browser.js";
import { Key, leftOutOf, startEngine } from "./drivers.js";
import { CORS, page, SINGLE, serve, textOf } from "./servers.js";

const ROOT = pathToFileURL(fileURLToPath(new URL("../../", import.meta.url))).href;
const PAGES_FROM = "target/site/";
/** The driver is not told of errors; this writes them down. */
const WATCH = `<script>
  window.problems = [];
  console.error = (...words) => problems.push(words.join(" "));
  addEventListener("error", ({ message, target }) => {
    // A picture that makes the page so long that it gets a scroll bar is drawn anew in the next frame; that is no error.
    if (!message?.startsWith("ResizeObserver loop")) problems.push(message ?? target.src ?? "error");
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
</script>`;

/** Script that lets moves be animated, as most people see them: the engines here have been told to show none. */
const MOVING = `<script>
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    query.includes("prefers-reduced-motion") ? { matches: false } : matchMedia.call(window, query);
</script>`;

/** Relative, because the site may lie in a folder. */
const SCRIPT = '<script type="module" src="element.js"></script>';

/**
 * The built site, with pages of the tests in it: as it is, or with SERVER=python a copy of it, served by Python from a
 * folder.
 * @returns {Promise<{url: string, stop: () => void, put: (name: string, html: string) => void}>}
 */
async function siteWithPages() {
  if (process.env.SERVER !== "python") {
    /** @type {Record<string, string>} */
    const pages = {};
    return {
      ...(await serve({ pages })),
      put(name, html) {
        pages[`/${name}`] = html;
      },
    };
  }
  const folder = mkdtempSync(join(tmpdir(), "magnus-derek-"));
  cpSync(fileURLToPath(ROOT + PAGES_FROM), folder, { recursive: true, filter: (path) => !/\.(gz|br)$/.test(path) });
  const { server, url } = await serveByPython(folder);
  const stop = () => {
    server.close();
    rmSync(folder, { recursive: true });
  };
  return { url, stop, put: (name, html) => writeFileSync(join(folder, name), html) };
}

/**
 * The tests in one engine. Each has a file of its own, so that they run side by side.
 * @param {"Firefox" | "WebKit"} engine
 */
export function testIn(engine) {
  const leftOut = leftOutOf(engine);
  test.skip(leftOut !== false, String(leftOut));
  /** @type {Awaited<ReturnType<typeof startEngine>>} */
  let browser;
  /** @type {Awaited<ReturnType<typeof siteWithPages>>} */
  let site;
  let opened = 0;
  test.beforeAll(async () => {
    site = await siteWithPages();
    for (const name of ["index.html", "embed.html", "lab.html", "learn/shield.html"]) {
      const moving = name === "index.html" ? MOVING : "";
      site.put(name, (await textOf(PAGES_FROM + name)).replace("<head>", `<head>${WATCH}${moving}`));
    }
    browser = await startEngine(engine);
  });
  test.afterAll(async () => {
    await browser?.stop();
    site?.stop();
  });

  /** @param {string} name @param {() => Promise<void>} act */
  const inEngine = (name, act) => test(`${engine}: ${name}`, act);

  /** Opens a page with this body. @param {string} body @param {string} [head] @param {string} [name] */
  function openBody(body, head = SCRIPT, name = "host.html") {
    site.put(name, page(body, WATCH + head));
    // Another address each time, because Python's server lets a browser keep what has stood there before.
    opened += 1;
    return browser.open(`${site.url}${name}?${opened}`);
  }

  /** Waits for the table, and for where one of the two landings is drawn. */
  const ready = () =>
    browser.run(async () => {
      await customElements.whenDefined("magnus-derek");
      const element = /** @type {any} */ (document.querySelector("magnus-derek"));
      await element.ready;
      const place = () => {
        const { x, y, width, height } = element.shadowRoot.querySelector("circle.landing").getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      };
      // What loads late may move it.
      for (let still = 0, last = place(); still < 20; still++) {
        await new Promise(requestAnimationFrame);
        const now = place();
        if (now.join() !== last.join()) still = 0;
        last = now;
      }
      return place();
    });

  const round = () => browser.run(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.round);

  /** By mouse on the drawn table, by key and by button. */
  async function playThreeRounds() {
    const [x = 0, y = 0] = await ready();
    await browser.click(x, y);
    assert.equal(await round(), 1);
    await browser.press("-");
    assert.equal(await round(), 2);
    const [left = 0, top = 0] = await browser.run(() => {
      const button = document.querySelector("magnus-derek")?.shadowRoot?.querySelector("button.direction");
      button?.scrollIntoView({ block: "center" });
      const { x, y, width, height } = /** @type {Element} */ (button).getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    });
    await browser.click(left, top);
    assert.equal(await round(), 3);
  }

  const problems = () => browser.run(() => /** @type {any} */ (window).problems);

  for (const name of ["index.html", "embed.html"]) {
    inEngine(`${name} opens and is played`, async () => {
      await browser.open(`${site.url}${name}#n=21&magnus=layers&derek=human`);
      await playThreeRounds();
      assert.equal(await browser.run(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.n), 21);
      assert.deepEqual(await problems(), []);
    });
  }

  inEngine("a whole game is played by keyboard alone", async () => {
    await browser.open(`${site.url}index.html#n=13&magnus=layers&derek=human`);
    await ready();
    const focused = () =>
      browser.run(() => document.querySelector("magnus-derek")?.shadowRoot?.activeElement?.className ?? "");
    for (let tabs = 0; (await focused()) !== "picture"; tabs++) {
      assert.ok(tabs < 40, "the tab key leads to the table");
      await browser.press(Key.TAB);
    }
    const state = () =>
      browser.run(() => JSON.parse(JSON.stringify(/** @type {any} */ (document.querySelector("magnus-derek")).state)));
    let told = await state();
    for (let count = 0; told.turn !== "over"; told = await state(), count++) {
      assert.equal(told.round, count);
      await browser.press("+-"[count % 2] ?? "");
    }
    assert.deepEqual([told.visited.length, told.fStar], [12, 12]);
    await browser.press("u");
    assert.equal((await state()).round, told.round - 1);
    assert.deepEqual(await problems(), []);
  });

  inEngine("a lesson is opened and a task of it solved by keyboard alone", async () => {
    await browser.open(`${site.url}learn/shield.html#hold`);
    await browser.run(async (/** @type {string} */ find) => {
      const element = await new Promise((resolve) => {
        const look = () => {
          const found = /** @type {any} */ (document.querySelector(find));
          if (found?.shadowRoot?.querySelector(".lesson .progress")?.textContent.startsWith("0 of 5")) resolve(found);
          else requestAnimationFrame(look);
        };
        look();
      });
      await element.ready;
    }, "magnus-derek[lesson='shield/hold']");
    const focused = () =>
      browser.run(() => {
        const element = document.activeElement;
        return element?.matches("[lesson='shield/hold']") ? (element.shadowRoot?.activeElement?.className ?? "") : "";
      });
    for (let tabs = 0; (await focused()) !== "picture"; tabs++) {
      assert.ok(tabs < 60, "the tab key leads to the table");
      await browser.press(Key.TAB);
    }
    const said = () =>
      browser.run(() => {
        const root = document.querySelector("[lesson='shield/hold']")?.shadowRoot;
        const words = (/** @type {string} */ part) => root?.querySelector(part)?.textContent ?? "";
        return [words(".lesson .said"), words("[role=status]")];
      });
    // One of them leads into the class, which is said; the move is taken back by key as well.
    await browser.press("+");
    await expect.poll(async () => String((await said())[0])).toMatch(/^✗ /);
    await browser.press("u");
    for (const key of "--+-+") await browser.press(key);
    await expect.poll(async () => String((await said())[0])).toMatch(/^✓ /);
    assert.ok(String((await said())[1]).includes(String((await said())[0]).slice(2)), "a screen reader hears it");
    assert.deepEqual(await problems(), []);
  });

  inEngine("the Lab plays in its worker", async () => {
    await browser.open(`${site.url}lab.html`);
    const told = await browser.run(async () => {
      const words = () => document.querySelector("#status")?.textContent;
      while (!words()?.startsWith("Finished")) await new Promise(requestAnimationFrame);
      return [words(), document.querySelectorAll("#table tbody tr").length];
    });
    assert.deepEqual(told, ["Finished: 132 games played.", 66]);
    assert.deepEqual(await problems(), []);
  });

  inEngine("the single file opens from disk and is played", async () => {
    await browser.open(`${ROOT}${SINGLE}#n=15`);
    await browser.run(async () => {
      while (!document.querySelector("magnus-derek")?.shadowRoot?.querySelector("circle.landing"))
        await new Promise(requestAnimationFrame);
    });
    await playThreeRounds();
  });

  inEngine("a frame has the height of its content, and answers", async () => {
    const body = `<iframe data-magnus-derek title="Table" style="width: 700px; border: 0" src="embed.html?controls=minimal#n=9"></iframe>
      <script src="embed-host.js"></script>`;
    await openBody(body, "");
    const round = await browser.run(async () => {
      const iframe = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
      const { request } = /** @type {any} */ (window).MagnusDerek.frame(iframe);
      const { state } = await request("answer", { direction: "+" });
      const content = () =>
        Math.ceil(iframe.contentDocument?.querySelector("main")?.getBoundingClientRect().height ?? 0);
      while (iframe.offsetHeight !== content()) await new Promise(requestAnimationFrame);
      return state.round;
    });
    assert.equal(round, 1);
    assert.deepEqual(await problems(), []);
  });

  for (const [why, served, expected] of /** @type {const} */ ([
    ["with CORS a sandboxed frame works", CORS, 1],
    ["without CORS a sandboxed frame says why not", {}, "The table could not be loaded: embed-"],
  ])) {
    inEngine(why, async () => {
      const other = await serve(served);
      await openBody(`<iframe title="Table" sandbox="allow-scripts" src="${other.url}embed.html"></iframe>
        <script src="embed-host.js"></script>`);
      const answer = await browser.run(async () => {
        const { request } = /** @type {any} */ (window).MagnusDerek.frame(document.querySelector("iframe"));
        const reply = request("answer", { direction: "+" });
        return reply.then(
          (/** @type {any} */ { state }) => state.round,
          (/** @type {Error} */ { message }) => message,
        );
      });
      if (typeof expected === "number") assert.equal(answer, expected);
      else assert.ok(String(answer).startsWith(expected), String(answer));
      other.stop();
    });
  }

  for (const style of [
    "transform: scale(0.5)",
    "transform: scale(1.7); transform-origin: 0 0",
    "transform: rotate(30deg) skewX(10deg)",
    "zoom: 0.6",
  ]) {
    // Under a zoom WebKit says another place than the one where something is drawn.
    if (engine === "WebKit" && style.startsWith("zoom")) continue;
    inEngine(`a click means what is drawn under it: ${style}`, async () => {
      await openBody(`<div style="width: 400px; ${style}"><magnus-derek n="15" controls="none"></magnus-derek></div>`);
      for (let count = 1; count <= 3; count++) {
        const [x = 0, y = 0] = await ready();
        await browser.click(x, y);
        assert.equal(await round(), count);
      }
    });
  }

  inEngine("present fills the window without bars", async () => {
    await openBody(
      '<magnus-derek present state="n=45&magnus=layers&derek=protector&round=29"></magnus-derek>',
      `<style>html, body { margin: 0; height: 100% }</style>${SCRIPT}`,
    );
    await browser.run(async () => {
      const element = /** @type {any} */ (document.querySelector("magnus-derek"));
      await customElements.whenDefined("magnus-derek");
      await element.ready;
    });
    const overhang = () =>
      browser.run(() => {
        const info = document.querySelector("magnus-derek")?.shadowRoot?.querySelector(".info");
        const { scrollWidth, scrollHeight } = document.documentElement;
        const inside = info ? info.scrollHeight - info.clientHeight : Number.NaN;
        return [scrollWidth - innerWidth, scrollHeight - innerHeight, inside];
      });
    await expect.poll(overhang).toEqual([0, 0, 0]);
  });

  inEngine("a policy without 'wasm-unsafe-eval' is named", async () => {
    const policy = "default-src 'self'; script-src 'self'";
    const strict = await serve({ headers: () => ({ "content-security-policy": policy }) });
    await browser.open(`${strict.url}tests/recipes/plain.html`);
    const message = await browser.run(async () => {
      await customElements.whenDefined("magnus-derek");
      const element = /** @type {any} */ (document.querySelector("magnus-derek"));
      await element.ready.catch(() => {});
      return element.shadowRoot.textContent;
    });
    assert.match(message, /Its script-src needs 'wasm-unsafe-eval'\.$/);
    strict.stop();
  });

  inEngine("embed.html opened as a file says why there is no table", async () => {
    await browser.open(`${ROOT}${PAGES_FROM}embed.html`);
    const text = await browser.run(async () => {
      while (!document.querySelector("[role=alert]")) await new Promise(requestAnimationFrame);
      return document.querySelector("[role=alert]")?.textContent;
    });
    assert.match(
      String(text),
      /browsers do not load into a page opened from a disk\. It needs a web server\. The single file/,
    );
  });
}
