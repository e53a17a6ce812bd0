// @ts-check
/**
 * A long seeded walk over everything that the page around a table can do: calls, attributes, moving and removing the
 * element, and messages to a frame. Nothing may be thrown but sentences, what is refused changes nothing, and the table
 * can be played on at the end.
 *
 * `STEPS=100000 SEED=7 www/node_modules/.bin/playwright test --config tests/browser walk` walks farther, elsewhere.
 */

import assert from "node:assert/strict";
import { test, useBrowser } from "./browser.js";
import { openHost, ready } from "./servers.js";

const STEPS = Number(process.env.STEPS ?? 2000);
const SEED = Number(process.env.SEED ?? 1);

// The headless shell sometimes crashes when it lays out an element that was moved into another document. Chromium itself does not.
const running = useBrowser({ whole: true });

/**
 * In the page: walks, and gives the problems and the number of times that each step was made.
 * @param {{steps: number, seed: number}} walk
 */
async function walk({ steps, seed }) {
  const random = mulberry32(seed);
  const below = (/** @type {number} */ limit) => Math.floor(random() * limit);
  /** @template Item @param {readonly Item[]} items @returns {Item} */
  const one = (items) => /** @type {Item} */ (items[below(items.length)]);

  const element = /** @type {any} */ (document.querySelector("magnus-derek"));
  const frames = [...document.querySelectorAll("iframe")];
  const places = [document.body, ...[...document.querySelectorAll("div")]];
  const problems = /** @type {string[]} */ ([]);
  const counts = /** @type {Record<string, number>} */ ({});
  let link = element.getState();

  const ODD = [
    undefined,
    null,
    -1,
    0,
    1.5,
    Number.NaN,
    "",
    "x",
    "1.WgLFAQAD0QP_____vej",
    {},
    [],
    1e9,
    "%00",
    "n=13&layers=200",
    "a&b=c",
  ];
  const NUMBERS = [1, 2, 3, 5, 6, 7, 12, 13];
  const number = () => (below(4) ? one(NUMBERS) : one(ODD));
  const magnus = [
    "layers",
    "two-phase",
    "balanced",
    "random",
    "human",
    "scripted:1,2",
    "scripted:1",
    "power-of-two",
    "perfect",
    "nobody",
  ];
  const derek = [
    "human",
    "protector",
    "hoarder",
    "random",
    "alternating",
    "look-ahead",
    "perfect",
    "scripted:+-",
    "nobody",
  ];
  const n = () => (below(5) ? one([2, 3, 4, 8, 9, 13, 15, 21, 45, 97, 1009]) : one(ODD));
  const game = () => ({ n: n(), magnus: one(magnus), derek: one(derek), seed: below(9) });
  const links = () =>
    one([link, "n=9&magnus=layers&derek=protector&round=4", "n=21&moves=3+1-", one(ODD), damaged(link)]);
  const damaged = (/** @type {string} */ text) => {
    const at = below(text.length);
    return text.slice(0, at) + String.fromCharCode(33 + below(90)) + text.slice(at + 1);
  };

  /** @type {Record<string, () => unknown>} */
  const STEPS = {
    call: () => element.call(number()),
    answer: () => element.answer(below(6) ? one(["+", "-"]) : one(ODD)),
    step: () => element.step(),
    undo: () => element.undo(),
    redo: () => element.redo(),
    play: () => element.play(),
    pause: () => element.pause(),
    goTo: () => element.goTo(number()),
    switchLine: () => element.switchLine(number()),
    removeLine: () => element.removeLine(number()),
    newGame: () => element.newGame(game()),
    setState: () => element.setState(links()),
    getState: () => {
      link = element.getState();
    },
    evaluation: () => element.evaluation(),
    route: () => element.route(below(5)),
    export: () =>
      element.export(
        one(["svg", "tikz", "csv", "json", "latex", "nothing"]),
        one([{}, { size: 300 }, { theme: "dark" }]),
      ),
    attribute: () => {
      const [name, values] = one(
        /** @type {[string, unknown[]][]} */ ([
          ["n", [n()]],
          ["magnus", magnus],
          ["derek", derek],
          ["seed", [number()]],
          ["state", [links()]],
          ["round", [number()]],
          ["layers", [number(), "all"]],
          ["theme", ["light", "dark", "auto", "pink"]],
          ["controls", ["full", "minimal", "none", "few"]],
          ["href", ["index.html", "x:", "%"]],
          ["readonly", [""]],
          ["present", [""]],
          ["evaluate", [""]],
        ]),
      );
      if (below(3)) element.setAttribute(name, String(one(values)));
      else element.removeAttribute(name);
    },
    property: () => {
      element[one(["n", "theme", "readonly", "evaluate", "present", "layers"])] = one([...ODD, true, false, 9]);
    },
    move: () => one(places).append(element),
    remove: () => element.remove(),
    adopt: () => one(frames).contentDocument?.body.append(element),
    key: () => press(one("+-←→ surlabzen?5".split(""))),
    click: () => one([...element.shadowRoot.querySelectorAll("button:not(:disabled), summary")])?.click(),
    dismiss: () => element.shadowRoot.querySelector("dialog[open]")?.close(),
    point: () => {
      const svg = element.shadowRoot.querySelector("svg.table");
      const { left, top, width } = svg.getBoundingClientRect();
      const at = { clientX: left + random() * width, clientY: top + random() * width, bubbles: true };
      svg.dispatchEvent(new PointerEvent("pointermove", at));
      svg.dispatchEvent(new PointerEvent("click", at));
    },
    message: () => {
      const type = one([
        "getState",
        "setState",
        "set",
        "call",
        "answer",
        "goTo",
        "step",
        "undo",
        "play",
        "pause",
        "newGame",
        "export",
        "x",
      ]);
      const fields = {
        link: links(),
        attributes: { [one(["n", "theme", "x"])]: one(ODD) },
        magnitude: number(),
        direction: one(["+", "-"]),
        round: number(),
      };
      one(frames).contentWindow?.postMessage(
        one([
          { target: "magnus-derek", v: one([1, 1, 1, 2, "x"]), id: below(9), type, ...fields, ...game() },
          null,
          5,
          { target: "magnus-derek" },
        ]),
        "*",
      );
    },
    frame: () => new Promise(requestAnimationFrame),
  };

  function press(/** @type {string} */ letter) {
    const key = { "←": "ArrowLeft", "→": "ArrowRight" }[letter] ?? letter;
    element.shadowRoot
      .querySelector(".picture")
      ?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
  }

  const names = Object.keys(STEPS);
  for (let step = 0; step < steps; step++) {
    const name = one(names);
    counts[name] = (counts[name] ?? 0) + 1;
    const before = snapshot();
    const complain = (/** @type {string} */ what) => problems.push(`step ${step}, ${name}: ${what}`);
    /** @type {unknown} */
    let result;
    try {
      result = STEPS[name]?.();
    } catch (error) {
      if (!isSentence(error)) complain(`threw ${error}`);
      else if (snapshot() !== before) complain(`refused, but the game changed: ${error}`);
    }
    // Meanwhile the table may play by itself.
    await Promise.resolve(result).catch((error) => isSentence(error) || complain(`rejected with ${error}`));
    if (element.state === null) complain("no state");
    if (element.shadowRoot.querySelector(".failed")) complain("broken down");
    if (problems.length > 5) break;
    if (step % 50 === 0) await new Promise((resolve) => setTimeout(resolve));
  }

  /** @param {unknown} error */
  function isSentence(error) {
    return error instanceof Error && /^[\p{L}“].*[.…]$/su.test(error.message);
  }

  /** The state that a refusal must not change; of a game too long for a link nothing can be said. */
  function snapshot() {
    try {
      return element.getState();
    } catch {
      return "";
    }
  }

  /** @param {number} seed */
  function mulberry32(seed) {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
  }

  return { problems, counts };
}

test(`${STEPS} random steps from seed ${SEED} throw nothing but sentences, and leave a table that can be played`, async () => {
  test.setTimeout(60_000 + 200 * STEPS);
  const frame = '<iframe title="Table" src="/embed.html#n=9&magnus=layers&derek=protector"></iframe>';
  const { page, problems } = await openHost(
    running.browser,
    `<magnus-derek></magnus-derek><div></div><div hidden></div>${frame}${frame}`,
  );
  await ready(page);
  page.on("dialog", (dialog) => dialog.dismiss());
  const walked = await page.evaluate(walk, { steps: STEPS, seed: SEED });
  assert.deepEqual(walked.problems, []);
  assert.deepEqual(problems, [], "nothing in the console");
  assert.ok(Object.keys(walked.counts).length > 20);
  const state = await page.evaluate(async () => {
    const element = /** @type {any} */ (
      [...document.querySelectorAll("magnus-derek")][0] ?? document.createElement("magnus-derek")
    );
    document.body.append(element);
    await element.ready;
    element.setState("n=13&magnus=layers&derek=human");
    element.answer("+");
    return [element.state.n, element.state.round];
  });
  assert.deepEqual(state, [13, 1]);
});
