// @ts-check
/** The interface of the element, as the reference documents it. */

import assert from "node:assert/strict";
import { PLAYERS } from "../../www/build/players.mjs";
import { outOfRange } from "../out-of-range.js";
import { expect, stateOf, test, withTable } from "./browser.js";
import { usePage } from "./one-page.js";

const running = usePage();

test("the state is a plain object with the documented keys", async () => {
  const { page } = await running.place();
  assert.deepEqual(await stateOf(page), {
    n: 13,
    fStar: 12,
    token: 0,
    round: 0,
    turn: "derek",
    magnitude: 1,
    landings: [1, 12],
    depth: 1,
    layerSizes: [12, 13],
    reason: {
      by: "magnus",
      kind: "layer",
      depth: 1,
      text:
        "The token is on 0, which lies in M(A) but not in A: it is the midpoint of 12 and 1, both unvisited. " +
        "Whatever Derek says, the token lands on a new position.",
    },
    repeated: null,
    visited: [0],
  });
});

test("a state keeps what it said when the game goes on", async () => {
  const { page } = await running.place();
  const [early, late] = await withTable(page, (element) => {
    const state = element.state;
    element.answer("+");
    return [Array.isArray(state.visited) && state.visited, element.state.visited];
  });
  assert.deepEqual([early, late], [[0], [0, 1]]);
});

test("every refused call throws a sentence, shows it, fires md-error and changes nothing", async () => {
  const { page } = await running.place();
  const refusals = await withTable(page, async (element) => {
    /** @type {string[]} */
    const heard = [];
    element.addEventListener("md-error", (/** @type {any} */ event) => heard.push(event.detail.message));
    const attempts = [
      () => element.call(3),
      () => element.answer("left"),
      () => element.step(),
      () => element.play(),
      () => element.undo(),
      () => element.redo(),
      () => element.goTo(7),
      () => element.goTo(-1),
      () => element.newGame({ n: 1 }),
      () => element.newGame({ n: 1_048_577 }),
      () => element.newGame({ n: 12.5 }),
      () => element.newGame({ n: "many" }),
      () => element.newGame({ magnus: "nobody" }),
      () => element.newGame({ derek: 7 }),
      () => element.newGame({ magnus: "power-of-two" }),
      () => element.newGame({ seed: -1 }),
      ...["x", "", Number.NaN, 0, true, [], () => {}].map((choice) => () => element.newGame(choice)),
      ...[0, 7, Number.NaN, 1.5, undefined, null, "x", {}].map((magnitude) => () => {
        element.newGame({ magnus: "human" });
        element.call(magnitude);
      }),
      () => {
        element.newGame({ n: 13, magnus: "human", derek: "human" });
        element.answer("+");
      },
      () => {
        element.call(2);
        element.call(3);
      },
    ];
    const results = [];
    for (const attempt of attempts) {
      heard.length = 0;
      const before = JSON.stringify({ ...element.state, magnitude: 0, landings: 0, turn: 0, reason: 0 });
      let thrown = null;
      try {
        attempt();
      } catch (error) {
        thrown = error;
      }
      await new Promise(requestAnimationFrame);
      const shown = [...element.shadowRoot.querySelectorAll(".error")].map((one) => one.textContent).join("");
      const after = JSON.stringify({ ...element.state, magnitude: 0, landings: 0, turn: 0, reason: 0 });
      results.push({
        isError: thrown instanceof Error,
        message: /** @type {any} */ (thrown)?.message,
        heard: [...heard],
        shown,
        same: before === after,
      });
    }
    return results;
  });
  for (const { isError, message, heard, shown, same } of refusals) {
    assert.ok(isError, message);
    assert.match(message, /^[A-Za-z].*\.$/);
    assert.deepEqual(heard, [message]);
    assert.equal(shown, message);
    assert.ok(same, message);
  }
});

test("getState takes null for nothing, and refuses in a sentence what is no object", async () => {
  const { page } = await running.place();
  const told = await withTable(page, (element) => {
    const results = [null, undefined, {}].map((options) => element.getState(options) === element.getState());
    const sentences = ["x", 7, Number.NaN, []].map((options) => {
      try {
        return element.getState(options);
      } catch (error) {
        return [/** @type {Error} */ (error).message, /** @type {any} */ (error).refusal.code];
      }
    });
    return { results, sentences };
  });
  assert.deepEqual(told.results, [true, true, true]);
  const sentence = (/** @type {string} */ shown) =>
    `getState: options must be an object with some of moves, but it is “${shown}”.`;
  assert.deepEqual(
    told.sentences,
    ["x", "7", "NaN", ""].map((shown) => [sentence(shown), "fieldObject"]),
  );
});

test("attributes: n and seed begin a new game, magnus and derek change the player, what is invalid is refused", async () => {
  const { page } = await running.place();
  const told = await withTable(page, (element) => {
    /** @type {string[]} */
    const heard = [];
    element.addEventListener("md-error", (/** @type {any} */ event) => heard.push(event.detail.message));
    element.answer("+");
    element.setAttribute("magnus", "human");
    const players = [element.state.round, element.state.turn];
    for (const [name, value] of [
      ["n", "0"],
      ["n", "banana"],
      ["magnus", "power-of-two"],
      ["derek", "x"],
      ["seed", "1.5"],
      ["theme", "pink"],
    ]) {
      element.setAttribute(name, value);
    }
    const untouched = element.state.round;
    element.setAttribute("n", "16");
    return { players, heard, untouched, n: element.state.n, round: element.state.round };
  });
  assert.deepEqual(told.players, [1, "magnus"]);
  assert.deepEqual(told.heard, [
    outOfRange("n", 2, "1,048,576", 0),
    outOfRange("n", 2, "1,048,576", "“banana”"),
    "Power of two cannot play on n = 13: it needs a power of two: 2, 4, 8, 16, ….",
    `There is no Derek called “x”. The choices are ${PLAYERS.derek.map(({ id }) => id).join(", ")}.`,
    outOfRange("The seed", 0, "4,294,967,295", 1.5),
    "theme must be light, dark or auto, but it is “pink”.",
  ]);
  assert.deepEqual([told.untouched, told.n, told.round], [1, 16, 0]);
});

test("events bubble, cross the shadow root, and say whether a person did it", async () => {
  const { page } = await running.load();
  await page.evaluate(() => {
    const heard = /** @type {any} */ (window);
    heard.log = [];
    for (const name of ["md-ready", "md-move", "md-change", "md-end", "md-error"]) {
      document.addEventListener(name, (event) => {
        const { userInitiated, state } = /** @type {CustomEvent} */ (event).detail;
        heard.log.push([name, userInitiated, state.round, event.composed]);
      });
    }
  });
  await withTable(page, (element) => element.answer("+"));
  await page
    .locator("magnus-derek")
    .getByRole("button", { name: /^clockwise/ })
    .click();
  await withTable(page, (element) => element.undo());
  await withTable(page, (element) => element.newGame({ n: 3, derek: "protector" }));
  await withTable(page, (element) => element.step());
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).log), [
    ["md-move", false, 1, true],
    ["md-change", false, 1, true],
    ["md-move", true, 2, true],
    ["md-change", true, 2, true],
    ["md-change", false, 1, true],
    ["md-change", false, 0, true],
    ["md-move", false, 1, true],
    ["md-change", false, 1, true],
    ["md-end", false, 1, true],
  ]);
});

test("a table made by script fires md-ready, and two tables do not disturb each other", async () => {
  const { page } = await running.place();
  const states = await page.evaluate(async () => {
    const second = /** @type {any} */ (document.createElement("magnus-derek"));
    second.setAttribute("n", "16");
    second.setAttribute("magnus", "power-of-two");
    const heard = new Promise((resolve) => second.addEventListener("md-ready", resolve, { once: true }));
    document.body.append(second);
    await Promise.all([heard, second.ready]);
    second.answer("-");
    const first = /** @type {any} */ (document.querySelector("magnus-derek"));
    return [first.state, second.state].map(({ n, round }) => [n, round]);
  });
  assert.deepEqual(states, [
    [13, 0],
    [16, 1],
  ]);
});

test("attributes that are wrong from the start give the default game and a sentence", async () => {
  const { page } = await running.place();
  const told = await page.evaluate(async () => {
    const element = /** @type {any} */ (document.createElement("magnus-derek"));
    element.setAttribute("n", "banana");
    const heard = new Promise((resolve) =>
      element.addEventListener("md-error", (/** @type {any} */ event) => resolve(event.detail.message), { once: true }),
    );
    document.body.append(element);
    await element.ready;
    return [
      element.state.n,
      await heard,
      [...element.shadowRoot.querySelectorAll(".error")].map((one) => one.textContent).join(""),
    ];
  });
  const sentence = outOfRange("n", 2, "1,048,576", "“banana”");
  assert.deepEqual(told, [13, sentence, sentence]);
});

test("one wrong attribute does not spoil the others", async () => {
  const { page } = await running.place();
  const told = await page.evaluate(async () => {
    const element = /** @type {any} */ (document.createElement("magnus-derek"));
    for (const [name, value] of [
      ["n", "16"],
      ["magnus", "power-of-two"],
      ["derek", "bogus"],
      ["theme", "pink"],
    ]) {
      element.setAttribute(name, value);
    }
    document.body.append(element);
    await element.ready;
    const { n, magnitude } = element.state;
    return [n, magnitude, [...element.shadowRoot.querySelectorAll(".error")].map((one) => one.textContent).join("")];
  });
  assert.deepEqual(told.slice(0, 2), [16, 8]);
  assert.match(String(told[2]), /There is no Derek called “bogus”/);
});

test("an attribute is compared with the game as it is now", async () => {
  const { page } = await running.place();
  const sizes = await withTable(page, (element) => {
    element.newGame({ n: 21 });
    element.setAttribute("n", "13");
    const back = element.state.n;
    element.answer("+");
    element.setAttribute("n", "13");
    return [back, element.state.round];
  });
  assert.deepEqual(sizes, [13, 1]);
});

test("play ends with one md-end and no event after it, and a table taken off the page stands still", async () => {
  const { page } = await running.place();
  const log = await withTable(page, async (element) => {
    /** @type {string[]} */
    const heard = [];
    for (const name of ["md-move", "md-end"]) element.addEventListener(name, () => heard.push(name));
    element.newGame({ n: 5, magnus: "layers", derek: "protector" });
    const select = element.shadowRoot.querySelector("select[aria-label=Speed]");
    select.value = "20";
    select.dispatchEvent(new Event("change"));
    element.play();
    while (element.state.turn !== "over") await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 200));
    element.newGame({ n: 1009, magnus: "layers", derek: "random" });
    element.play();
    const parent = element.parentNode;
    element.remove();
    parent.prepend(element);
    const name = element.shadowRoot.querySelector(".main").getAttribute("aria-label");
    return [heard.join(" "), name, element.state.round];
  });
  assert.match(String(log[0]), /^(md-move )+md-end$/);
  assert.deepEqual(log.slice(1), ["Play", 0]);
});

test("if the core cannot be loaded, the fallback text and the reason are shown and md-error fires", async ({
  mayLog,
}) => {
  mayLog(/Failed to load resource/);
  const context = await running.browser.newContext();
  const page = await context.newPage();
  await page.route("**/*.wasm", (route) => route.abort());
  await page.addInitScript(() => {
    document.addEventListener("md-error", (event) => {
      /** @type {any} */ (window).told = /** @type {CustomEvent} */ (event).detail.message;
    });
  });
  await page.goto(running.url);
  await page.getByText("The table could not be loaded").waitFor();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => /** @type {any} */ (window).told))
    .toMatch(/^The table could not be loaded: /);
  const outcome = await page.evaluate(() =>
    /** @type {any} */ (document.querySelector("magnus-derek")).ready.then(
      () => "ready",
      () => "rejected",
    ),
  );
  assert.equal(outcome, "rejected");
});

test("a million positions open, play and are drawn", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => {
    element.newGame({ n: 1_000_000, magnus: "layers", derek: "random", seed: 5 });
    for (let i = 0; i < 3; i++) element.step();
  });
  const state = await stateOf(page);
  assert.equal(state.visited.length, 4);
  assert.deepEqual(state.layerSizes, [999_996, 1_000_000]);
  await expect(page.locator("magnus-derek svg.table path.new")).not.toHaveCount(0);
});

test("a table that another document has taken keeps its look, and goes on there", async () => {
  const { page } = await running.place('<magnus-derek></magnus-derek><iframe title="Other"></iframe>');
  const [round, ring, before] = await withTable(page, (element) => {
    const look = () => getComputedStyle(element.shadowRoot.querySelector(".frame")).display;
    const first = look();
    document.querySelector("iframe")?.contentDocument?.body.append(element);
    element.answer("+");
    return [element.state.round, look(), first];
  });
  assert.deepEqual([round, ring, before], [1, "grid", "grid"]);
});

test("a table whose frame is taken away while it loads its late styles does so in silence, and is whole elsewhere", async () => {
  const { page } = await running.place('<iframe title="Other"></iframe>');
  const first = await page.evaluate(async () => {
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
    const table = () => /** @type {any} */ (document.createElement("magnus-derek"));
    const [taken, later] = [table(), table()];
    document.body.append(taken);
    await taken.ready;
    frame.contentDocument?.body.append(taken);
    frame.remove();
    document.body.append(later);
    await later.ready;
    const count = () => later.shadowRoot.adoptedStyleSheets.length;
    const early = count();
    while (count() === early) await new Promise(requestAnimationFrame);
    document.body.append(taken);
    return early;
  });
  // Some styles come when the page is idle, each table's at a time of its own.
  await expect(async () => {
    const [taken = 0, later] = await page.evaluate(() =>
      [...document.querySelectorAll("magnus-derek")].map((one) => one.shadowRoot?.adoptedStyleSheets.length ?? 0),
    );
    assert.ok(taken === later && taken > first, `${taken} and ${later} style sheets, ${first} at first`);
  }).toPass();
});

test("the list of positions is that of the game on the table, also when it is opened as the game changes", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => {
    // The list is filled a moment after it was opened.
    element.shadowRoot.querySelector(".positions summary").click();
    element.newGame({ n: 9 });
  });
  await expect(page.locator("magnus-derek .positions tbody tr")).toHaveCount(9);
});
