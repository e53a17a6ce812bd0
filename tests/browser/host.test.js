// @ts-check
/** The script embed-host.js with frames that are late, gone, busy, or ask for too much. */

import assert from "node:assert/strict";
import { expect, test, useBrowser } from "./browser.js";
import { HOST } from "./embedded.js";
import { openHost } from "./servers.js";

const running = useBrowser();

const UNHEARD =
  /^refused after (\d+) ms: The frame was not heard for (\S+) seconds: it is not loaded, or no table is in it\.$/;

/**
 * A page with one frame, which is spoken with from the beginning.
 * @param {string} attributes of the iframe @param {string} [options] for the frame
 * @param {string} [before] what stands above it
 */
async function host(attributes, options = "{ patience: 700 }", before = "") {
  const script = `<script>window.frame = MagnusDerek.frame(document.querySelector("iframe"), ${options});</script>`;
  const body = `${before}<iframe title="Table" style="width: 700px; height: 500px" ${attributes}></iframe>${script}`;
  return openHost(running.browser, body, { head: HOST, pages: { "/empty.html": "<p>No table.</p>" } });
}

/**
 * The result of a request, with something done to the frame meanwhile.
 * @param {import("@playwright/test").Page} page @param {string} type @param {object} [fields]
 * @param {(iframe: HTMLIFrameElement) => void} [meanwhile]
 * @returns {Promise<any>}
 */
function asked(page, type, fields = {}, meanwhile = () => {}) {
  return page.evaluate(
    ([type, fields, source]) => {
      const begin = performance.now();
      const answer = /** @type {any} */ (window).frame
        .request(type, fields)
        .catch(
          (/** @type {Error} */ { message }) => `refused after ${Math.round(performance.now() - begin)} ms: ${message}`,
        );
      new Function("iframe", `(${source})(iframe)`)(document.querySelector("iframe"));
      return answer;
    },
    /** @type {const} */ ([type, fields, meanwhile.toString()]),
  );
}

/** A file that takes a while. */
const LONG = { format: "gif", options: { size: 500 } };
const GAME = "#n=101&magnus=layers&derek=random&round=90";

test("a frame without a table is waited for as long as the page says, else ten seconds", async ({ mayLog }) => {
  mayLog(/Failed to load resource/);
  const wait = async (/** @type {string} */ attributes) => {
    const { page } = await host(attributes);
    const [, after, said] = UNHEARD.exec(await asked(page, "getState")) ?? [];
    assert.equal(Number(said), 0.7);
    assert.ok(Number(after) >= 400 && Number(after) < 5700, `${after} ms`);
  };
  await Promise.all(['src="/empty.html"', "", 'src="/nothing-is-here.html"'].map(wait));
  const { page } = await host('src="/empty.html"', "undefined");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const answer = asked(page, "getState");
  /** @type {unknown} */
  let told;
  void answer.then((words) => {
    told = words;
  });
  await page.clock.runFor(9700);
  await page.evaluate(() => {});
  assert.equal(told, undefined);
  await page.clock.runFor(600);
  assert.equal(UNHEARD.exec(await answer)?.[2], "10");
});

test("a frame that is loaded lazily is waited for until it is near the window", async () => {
  const { page } = await host(
    'src="/embed.html" loading="lazy"',
    "{ patience: 2500 }",
    '<div style="height: 9000px"></div>',
  );
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const answer = asked(page, "getState");
  await page.clock.runFor(3000);
  await page.clock.resume();
  await page.evaluate(() => document.querySelector("iframe")?.scrollIntoView());
  assert.equal((await answer).state.n, 13);
  await page.close();
});

test("long work is not cut off", async () => {
  const { page } = await host(`src="/embed.html${GAME}"`);
  await page.frameLocator("iframe").locator("magnus-derek .round-button:not([hidden])").first().waitFor();
  const begin = Date.now();
  const { mime } = await asked(page, "export", LONG);
  assert.equal(mime, "image/gif");
  assert.ok(Date.now() - begin > 700, "the file did not take longer than the patience");
  await page.close();
});

test("a frame that is removed or loaded anew while it works is given up, and one that is put back is heard", async () => {
  const cases = /** @type {const} */ ([
    [(/** @type {HTMLIFrameElement} */ iframe) => iframe.remove(), "The frame was removed from its place", false],
    [(/** @type {HTMLIFrameElement} */ iframe) => document.body.append(iframe), "The frame was ", true],
    [
      (/** @type {HTMLIFrameElement} */ iframe) => {
        iframe.src = "/embed.html?again";
      },
      "The frame was loaded anew",
      true,
    ],
    [
      (/** @type {HTMLIFrameElement} */ iframe) => {
        iframe.src = "/empty.html";
      },
      "The frame went to another page",
      false,
    ],
  ]);
  const giveUp = async (/** @type {(typeof cases)[number]} */ [meanwhile, sentence, heardAgain]) => {
    const { page } = await host(`src="/embed.html${GAME}"`, "{ patience: 2000 }");
    await asked(page, "getState");
    assert.match(await asked(page, "export", LONG, meanwhile), new RegExp(`: ${sentence}.* before it answered\\.$`));
    // Afterwards as at first: nothing is heard until a table is there again.
    const again = await page.evaluate(() =>
      /** @type {any} */ (window).frame.request("getState").then(
        () => "heard",
        (/** @type {Error} */ { message }) => message,
      ),
    );
    assert.match(again, heardAgain ? /^heard$/ : /^The frame was not heard for 2 seconds/);
  };
  await Promise.all(cases.map(giveUp));
});

test("what cannot be sent is refused", async () => {
  const { page } = await host('src="/embed.html"');
  const refusal = await page.evaluate(() =>
    /** @type {any} */ (window).frame
      .request("export", { format: "gif", options: { progress: () => {} } })
      .catch((/** @type {Error} */ { name }) => name),
  );
  assert.equal(refusal, "DataCloneError");
  await page.close();
});

test("a height that no table has is not taken over", async () => {
  const frame =
    '<iframe data-magnus-derek title="Table" style="border: 0; height: 300px" srcdoc="<p>A liar</p>"></iframe>';
  const { page } = await openHost(running.browser, frame, { head: HOST });
  const heights = await page.evaluate(async () => {
    const iframe = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
    const seen = [];
    for (const height of [33_000_000, 400, Number.NaN, -5, Number.POSITIVE_INFINITY, "700", null, 500.5]) {
      const heard = new Promise((resolve) => addEventListener("message", () => resolve(0), { once: true }));
      /** @type {any} */ (iframe.contentWindow).tell = { source: "magnus-derek", v: 1, type: "resize", height };
      const script = iframe.contentDocument?.createElement("script") ?? document.createElement("script");
      script.textContent = 'parent.postMessage(tell, "*")';
      iframe.contentDocument?.body.append(script);
      await heard;
      seen.push(iframe.style.height);
    }
    return seen;
  });
  assert.deepEqual(heights, ["10000px", ...Array(6).fill("400px"), "500.5px"]);
  await page.close();
});

test("content that is higher than a frame gets can be scrolled", async () => {
  const frame = '<iframe data-magnus-derek title="Table" style="border: 0; width: 600px" src="/embed.html"></iframe>';
  const { page } = await openHost(running.browser, frame + HOST, { head: "" });
  const inside = page.frameLocator("iframe");
  await inside.locator("magnus-derek svg.table circle.seat").first().waitFor();
  /** @param {string} overflow */
  const overflows = (overflow) =>
    expect.poll(() => inside.locator("html").evaluate((root) => getComputedStyle(root).overflowY)).toBe(overflow);
  await overflows("hidden");
  await inside.locator("main").evaluate((main) => {
    const high = main.appendChild(document.createElement("div"));
    high.style.height = "33000px";
  });
  await page.waitForFunction(() => document.querySelector("iframe")?.offsetHeight === 10_000);
  await overflows("visible");
  await page.close();
});
