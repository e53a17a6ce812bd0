// @ts-check
/** Perfect play on the page: tables solved in a worker, and the evaluation from them. */

import assert from "node:assert/strict";
import { expect, frames, open, stateOf, test, useBrowser, withTable } from "./browser.js";

const running = useBrowser();

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../www/table/types").Evaluation} Evaluation */

/** @param {Page} page */
const inTable = (page) => page.locator("magnus-derek");
/** @param {Page} page @param {Record<string, unknown>} choice */
const newGame = (page, choice) => withTable(page, (element, given) => element.newGame(given), choice);
/** @param {Page} page @returns {Promise<Evaluation | null>} */
const evaluationOf = (page) => withTable(page, (element) => element.evaluation());
/** @param {Page} page */
const heard = (page) => inTable(page).locator("[role=status]");
/** @param {Page} page */
const magnusHasCalled = (page) =>
  page.waitForFunction(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.magnitude !== null);

/** Counts the workers that the page starts from now on, and those that it ends. @param {Page} page */
async function countWorkers(page) {
  await page.evaluate(() => {
    const counts = { started: 0, ended: 0 };
    Object.assign(globalThis, { counts });
    globalThis.Worker = class extends Worker {
      /** @param {string | URL} address @param {WorkerOptions} [options] */
      constructor(address, options) {
        super(address, options);
        counts.started += 1;
      }

      terminate() {
        counts.ended += 1;
        super.terminate();
      }
    };
  });
  return () => page.evaluate(() => /** @type {any} */ (globalThis).counts);
}

test("a perfect Magnus on n = 13 moves at once; on n = 26 he moves when the worker has solved the game", async () => {
  const { page } = await open(running);
  const counts = await countWorkers(page);
  await newGame(page, { n: 13, magnus: "perfect" });
  assert.ok((await stateOf(page)).magnitude);
  assert.deepEqual(await counts(), { started: 0, ended: 0 });
  await newGame(page, { n: 26, magnus: "perfect" });
  assert.equal((await stateOf(page)).magnitude, null);
  await inTable(page).getByText("Solving the game for n = 26 …").waitFor();
  await expect(heard(page)).toHaveText(/Solving the game for n = 26\.$/);
  await magnusHasCalled(page);
  await expect(heard(page)).toHaveText(/^The game for n = 26 is solved\. .*Magnus calls ℓ = \d+\./);
  await expect(inTable(page).locator(".wait")).toBeHidden();
  assert.deepEqual(await counts(), { started: 1, ended: 1 });
  // Kept for the session.
  await newGame(page, { n: 26, magnus: "perfect", derek: "perfect" });
  await withTable(page, (element) => element.step());
  assert.deepEqual(await counts(), { started: 1, ended: 1 });
});

/**
 * Presses Cancel when the worker of `countWorkers` has started, not before: what starts it is loaded when it is first
 * wanted. In the page, because a click from outside may come when the game is solved already.
 * @param {import("@playwright/test").Page} page
 */
async function cancelOnceStarted(page) {
  await withTable(page, async (element) => {
    while (/** @type {any} */ (globalThis).counts.started === 0) await new Promise(requestAnimationFrame);
    const buttons = [...element.shadowRoot.querySelectorAll(".wait button")];
    buttons.find(({ textContent }) => textContent === "Cancel").click();
  });
}

test("Cancel ends the worker at once, and nothing is lost: it can begin again", async () => {
  const { page } = await open(running);
  const counts = await countWorkers(page);
  await newGame(page, { n: 27, magnus: "layers", derek: "human" });
  await page.keyboard.press("+");
  await withTable(page, (element) => element.newGame({ n: 27, magnus: "human", derek: "perfect" }));
  await withTable(page, (element) => element.call(5));
  await inTable(page).getByRole("progressbar", { name: "Solving the game" }).waitFor();
  await cancelOnceStarted(page);
  assert.deepEqual(await counts(), { started: 1, ended: 1 });
  await inTable(page).getByText("Solving was cancelled. Derek cannot move before it is done.").waitFor();
  await expect(heard(page)).toHaveText("Solving was cancelled.");
  const { magnitude, round } = await stateOf(page);
  assert.deepEqual([magnitude, round], [5, 0]);
  // Looking around does not begin it again; the button does, and Derek answers the call that waited.
  await page.keyboard.press("l");
  assert.deepEqual(await counts(), { started: 1, ended: 1 });
  await inTable(page).getByRole("button", { name: "Solve it now" }).click();
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.round === 1);
});

test("another player, another table and leaving the page end the waiting", async () => {
  const { page } = await open(running);
  const counts = await countWorkers(page);
  const changes = [
    (/** @type {any} */ element) => element.setAttribute("magnus", "layers"),
    (/** @type {any} */ element) => element.newGame({ n: 13, magnus: "layers" }),
    (/** @type {any} */ element) => element.remove(),
  ];
  for (const [index, change] of changes.entries()) {
    await newGame(page, { n: 28, magnus: "perfect", derek: "human" });
    // The module that starts the worker is loaded when the first solution is wanted.
    await expect.poll(counts).toEqual({ started: index + 1, ended: index });
    await withTable(page, change);
    await page.waitForFunction((ended) => /** @type {any} */ (globalThis).counts.ended === ended, index + 1);
  }
});

test("tables that wait for the same n share a worker, which ends with the last of them", async () => {
  const { page } = await open(running);
  const counts = await countWorkers(page);
  await newGame(page, { n: 27, magnus: "perfect" });
  await page.evaluate(async () => {
    const second = document.createElement("magnus-derek");
    for (const [name, value] of Object.entries({ n: "27", magnus: "perfect" })) second.setAttribute(name, value);
    document.querySelector("main")?.append(second);
    await /** @type {any} */ (second).ready;
    // The module that starts it or joins it is loaded when it is first wanted.
    while (!second.shadowRoot?.querySelector(".wait button")) await new Promise(requestAnimationFrame);
  });
  await cancelOnceStarted(page);
  assert.deepEqual(await counts(), { started: 1, ended: 0 });
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelectorAll("magnus-derek")[1]).state.magnitude !== null,
  );
  assert.deepEqual(await counts(), { started: 1, ended: 1 });
});

test("autoplay and a round asked for by a link go on when the game is solved", async () => {
  const { page } = await open(running);
  await newGame(page, { n: 24, magnus: "perfect", derek: "perfect" });
  await withTable(page, (element) => element.play());
  await inTable(page).getByRole("button", { name: "Pause" }).waitFor();
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.round >= 2);
  await withTable(page, (element) => element.setState("n=27&magnus=perfect&derek=perfect&round=12"));
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.round === 12);
  await inTable(page).getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("without workers small tables are solved on the spot, and larger ones refused with a sentence", async () => {
  const { page } = await open(running);
  await page.evaluate(() => {
    globalThis.Worker = /** @type {any} */ (
      class {
        constructor() {
          throw new Error("Access denied.");
        }
      }
    );
  });
  await newGame(page, { n: 24, magnus: "perfect" });
  await magnusHasCalled(page);
  await newGame(page, { n: 25, magnus: "perfect" });
  const sentence = "No game can be solved here, because the browser grants this page no worker: Access denied.";
  await inTable(page).getByText(`${sentence} Magnus cannot move before it is done.`).waitFor();
  await newGame(page, { n: 13, magnus: "layers" });
  await expect(inTable(page).locator(".wait")).toBeHidden();
  // A verdict without exact values is no error.
  await newGame(page, { n: 25, magnus: "layers", derek: "alternating" });
  const errors = await withTable(page, async (element) => {
    /** @type {unknown[]} */
    const heard = [];
    element.addEventListener("md-error", (/** @type {Event} */ event) => heard.push(event));
    while (element.state?.turn !== "over") element.step();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return heard.length;
  });
  assert.equal(errors, 0);
  await inTable(page).getByText("More about this game").click();
  await inTable(page)
    .locator(".told")
    .getByText(/^\d+ rounds, perfect is 20/)
    .waitFor();
  await expect(inTable(page).locator(".wait")).toBeHidden();
});

test("e shows the evaluation: marks, table and script agree", async () => {
  const { page } = await open(running);
  await newGame(page, { n: 13, magnus: "human", derek: "perfect" });
  await expect(inTable(page).locator(".evaluation")).toBeHidden();
  await expect(inTable(page).locator("svg.table .rated")).toHaveCount(0);
  await page.keyboard.press("e");
  assert.equal(await withTable(page, (element) => element.evaluate), true);
  await inTable(page).getByText("Perfect play takes R(13) = 15 rounds to reach f*(13) = 12 positions.").waitFor();
  for (const magnitude of [3, 3, 5]) {
    await withTable(page, (element, value) => element.call(value), magnitude);
    const evaluation = await evaluationOf(page);
    assert.ok(evaluation);
    const best = evaluation.calls.filter(({ loss }) => loss.positions + loss.rounds === 0);
    // On both sides of the table, with the rounds to go.
    await expect(inTable(page).locator("svg.table path.rated")).toHaveCount(12);
    await expect(inTable(page).locator("svg.table path.rated.best")).toHaveCount(2 * best.length);
    const rounds = best[0]?.value.rounds;
    await expect(inTable(page).locator("svg.table text.rated-rounds.best")).toHaveText(
      Array(2 * best.length).fill(String(rounds)),
    );
    const rows = await inTable(page).locator(".evaluation tbody tr").allInnerTexts();
    const shown = rows.map((row) => row.split("\t").slice(0, 2).join());
    const known = evaluation.calls.map(({ magnitude: ell, value }) => `${ell},${value.visited}·${value.rounds}`);
    assert.deepEqual(shown.sort(), known.sort());
    await expect(heard(page)).toHaveText(
      new RegExp(`Best for Magnus: ${best.map(({ magnitude: ell }) => ell).join(", ")}\\.`),
    );
  }
  await page.keyboard.press("e");
  await expect(inTable(page).locator("svg.table .rated")).toHaveCount(0);
  await expect(heard(page)).toHaveText("Evaluation off.");
});

test("a row of the table is shown on the table first, then called", async () => {
  const { page } = await open(running);
  await newGame(page, { n: 13, magnus: "human", derek: "protector" });
  await page.keyboard.press("e");
  await inTable(page).getByRole("button", { name: "Show 4 on the table" }).press("Enter");
  await inTable(page).locator("svg.table circle.landing").nth(1).waitFor({ state: "attached" });
  await expect(inTable(page).locator(".outcomes")).toHaveText(/Worth 12 positions in the end, 15 rounds to go · best/);
  await inTable(page).locator(".evaluation").getByRole("button", { name: "Call 4" }).press("Enter");
  assert.equal((await stateOf(page)).round, 1);
});

test("the focus stays with its magnitude when a call puts the rows into another order", async () => {
  const { page } = await open(running);
  await newGame(page, { n: 13, magnus: "human", derek: "protector" });
  await withTable(page, (element) => element.toggleAttribute("evaluate", true));
  const buttons = inTable(page).locator(".evaluation button[data-magnitude]");
  await buttons.nth(5).waitFor();
  const order = () => buttons.evaluateAll((all) => all.map((one) => one.getAttribute("data-magnitude")));
  const before = (await order()).indexOf("3");
  const button = inTable(page).locator(".evaluation button[data-magnitude='3']");
  // Shown on the table first, and then called.
  await button.press("Enter");
  await expect(button).toHaveText("Call 3");
  await button.press("Enter");
  await expect.poll(async () => (await order()).indexOf("3")).not.toBe(before);
  const focused = () => withTable(page, (element) => element.shadowRoot.activeElement?.dataset.magnitude);
  await expect.poll(focused).toBe("3");
  assert.equal((await stateOf(page)).round, 1);
});

test("for Derek both directions say what they are worth", async () => {
  const { page } = await open(running);
  await newGame(page, { n: 21, magnus: "layers", derek: "human" });
  await page.keyboard.press("e");
  for (const direction of "+--+-+--") await withTable(page, (element, said) => element.answer(said), direction);
  const { calls, answerLosses } = (await evaluationOf(page)) ?? {};
  const call = calls?.[((await stateOf(page)).magnitude ?? 0) - 1];
  assert.ok(call && answerLosses);
  for (const [index, name] of ["clockwise", "counter-clockwise"].entries()) {
    const { visited, rounds } = call.answers[index] ?? { visited: 0, rounds: 0 };
    const label = await inTable(page)
      .getByRole("button", { name: new RegExp(`^${name}\\b`) })
      .getAttribute("aria-label");
    assert.ok(label?.includes(`${visited} positions in the end, ${rounds} rounds to go, `), String(label));
  }
  assert.deepEqual(
    answerLosses.map(({ positions }) => positions),
    [1, 0],
  );
  await expect(inTable(page).locator("svg.table path.rated.best")).toHaveCount(1);
  await expect(inTable(page).locator("svg.table path.rated.fewer")).toHaveCount(1);
  await page.keyboard.press("+");
  await inTable(page).getByText("Round 9: Magnus’s call was best. Derek allowed 1 position more.").waitFor();
  await expect(inTable(page).locator("svg.table .rated-last")).toHaveText("?");
});

test("the timeline has a mark for every loss, and a click on it goes there", async () => {
  const { page } = await open(running);
  await newGame(page, { n: 22, magnus: "random", derek: "random", seed: 5 });
  await page.keyboard.press("e");
  await withTable(page, (element) => {
    for (let round = 0; round < 18; round++) element.step();
  });
  const { line } = (await evaluationOf(page)) ?? {};
  assert.equal(line?.length, 19);
  for (const [player, move] of /** @type {const} */ ([
    ["magnus", "call"],
    ["derek", "answer"],
  ])) {
    /** @type {number} */
    const lost = line?.filter((round) => round[move].positions + round[move].rounds > 0).length ?? 0;
    assert.ok(lost > 0);
    const marks = (await inTable(page).locator(`svg.ticks .lost.${player}`).getAttribute("d")) ?? "";
    assert.equal(marks.split("M").length - 1, lost, player);
  }
  const box = await inTable(page).locator("svg.ticks").boundingBox();
  assert.ok(box);
  await page.mouse.click(box.x + 8 + ((box.width - 16) * 7) / 18, box.y + box.height / 2);
  assert.equal((await stateOf(page)).round, 7);
  await expect(inTable(page).locator("svg.ticks")).toHaveAttribute("aria-label", /^Evaluation line\. Round 0: 20/);
  // The curve of the same values is a slider: keys and clicks go to a round, and it says what the round is worth.
  const curve = inTable(page).getByRole("slider", { name: "Value by round" });
  await expect(curve).toHaveAttribute("aria-valuenow", "7");
  const worth = (/** @type {number} */ round) =>
    new RegExp(
      `^Round ${round}: ${line?.[round]?.visited} positions in the end, the last in round ${line?.[round]?.end}\\.`,
    );
  await expect(curve).toHaveAttribute("aria-valuetext", worth(7));
  await curve.press("ArrowRight");
  assert.equal((await stateOf(page)).round, 8);
  await curve.press("ArrowLeft");
  await curve.press("ArrowLeft");
  await expect(curve).toHaveAttribute("aria-valuetext", worth(6));
  await curve.press("End");
  assert.equal((await stateOf(page)).round, 18);
  const place = await curve.boundingBox();
  assert.ok(place);
  await page.mouse.click(place.x + 30 + ((place.width - 38) * 3) / 18, place.y + place.height / 2);
  assert.equal((await stateOf(page)).round, 3);
  // The same by keyboard: every loss is a button.
  await inTable(page)
    .getByText(/^Losses in this line/)
    .click();
  await inTable(page).locator(".evaluation li").getByRole("button", { name: "Round 12" }).press("Enter");
  assert.equal((await stateOf(page)).round, 12);
});

test("the table keeps its size when one analyses, in every window", async () => {
  const { page } = await open(running);
  const size = () => page.locator("magnus-derek svg.table").evaluate((svg) => svg.getBoundingClientRect().width);
  const windows = /** @type {const} */ ([
    [1360, 900],
    [1280, 720],
    [820, 1180],
    [390, 844],
  ]);
  /** @param {(window: string, height: number) => Promise<void>} look */
  const inEach = async (look) => {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await frames(page);
      await look(`${width} × ${height}`, height);
    }
  };
  /** @type {Record<string, number>} */
  const before = {};
  await inEach(async (window) => {
    before[window] = await size();
  });
  await withTable(page, (element) => {
    for (const direction of /** @type {const} */ (["+", "+"])) element.answer(direction);
    element.goTo(1);
    element.answer("-");
  });
  await page.keyboard.press("e");
  await inTable(page).locator(".lines").waitFor();
  await inTable(page).locator("svg.table path.rated").first().waitFor();
  await inEach(async (window, height) => {
    assert.equal(await size(), before[window], window);
    await expect(async () => {
      const box = await inTable(page).locator(".passage").boundingBox();
      assert.ok(box && box.y + box.height <= height, `${window}: ${JSON.stringify(box)}`);
    }).toPass();
  });
  await page.close();
});

test("on n = 31 only an ending has an evaluation, and it is said why", async () => {
  const { page } = await open(running);
  await newGame(page, { n: 31 });
  assert.equal(await evaluationOf(page), null);
  await inTable(page).getByRole("button", { name: "Analyse" }).press("Enter");
  await inTable(page).locator(".evaluation").getByText("from n = 2 to 29, but n is 31").waitFor();
  await expect(heard(page)).toHaveText(/from n = 2 to 29, but n is 31/);
  // Wanted from before, it comes back with the next small table.
  await newGame(page, { n: 25 });
  await inTable(page)
    .getByText("Perfect play takes R(25) = 20 rounds to reach f*(25) = 20 positions if Derek")
    .waitFor();
  await newGame(page, { n: 31 });
  await inTable(page).locator(".evaluation").getByText("from n = 2 to 29, but n is 31").waitFor();
  await newGame(page, { n: 13 });
  await inTable(page).getByText("Perfect play takes R(13) = 15 rounds").waitFor();
});

test("the verdict of a game of n = 26 comes when the worker has solved it, and leads back to where something was given away", async () => {
  const { page } = await open(running);
  await newGame(page, { n: 26, magnus: "layers", derek: "human" });
  await withTable(page, (element) => {
    while (element.state?.turn === "derek") element.answer("+");
  });
  const verdict = inTable(page).locator(".told");
  await verdict.getByText("More about this game").click();
  await verdict.getByText(/^\d+ rounds, perfect is 26/).waitFor();
  await verdict.getByText(/you gave away/).waitFor();
  await expect(heard(page)).toHaveText(/perfect is 26.*you gave away/);
  const again = verdict.getByRole("button", { name: /^Try from round \d+$/ }).first();
  const round = Number((await again.innerText()).replace(/\D/g, ""));
  await again.press("Enter");
  // There the person answers anew.
  assert.deepEqual([(await stateOf(page)).round, (await stateOf(page)).turn], [round - 1, "derek"]);
  await expect(verdict).toBeHidden();
});
