// @ts-check
/** A frame in a page that keeps scores as the wrapper of Runestone does. */

import assert from "node:assert/strict";
import shield from "../../www/lessons/shield.js";
import { expect, test, useBrowser } from "./browser.js";
import { openHost } from "./servers.js";

const running = useBrowser();

/** The page of a course: keeps what it is told as JSON, and answers with that, as Runestone does. */
const COURSE = `<script>
  const kept = JSON.parse(sessionStorage.getItem("kept") ?? "{}");
  window.told = [];
  addEventListener("message", ({ data, source }) => {
    if (!data?.subject?.startsWith("SPLICE.")) return;
    told.push(data);
    if (data.subject === "SPLICE.reportScoreAndState") {
      kept[data.activity_id] = JSON.stringify(data.state);
      sessionStorage.setItem("kept", JSON.stringify(kept));
    }
    if (data.subject === "SPLICE.getState")
      source.postMessage({ subject: "SPLICE.getState.response", message_id: data.message_id, state: kept[data.activity_id] ?? null }, "*");
  });
</script>`;

/** @param {string} rest of the frame's address */
async function openCourse(rest) {
  const frame = `<iframe title="Table" style="width: 900px; height: 900px" src="/embed.html${rest}"></iframe>`;
  const { page } = await openHost(running.browser, frame, { head: COURSE });
  const inside = page.frameLocator("iframe");
  /** @param {string} subject @returns {Promise<any[]>} */
  const told = (subject) =>
    page.evaluate(
      (subject) => /** @type {any} */ (window).told.filter((/** @type {any} */ one) => one.subject === subject),
      `SPLICE.${subject}`,
    );
  const scores = async () => (await told("reportScoreAndState")).map(({ score, state }) => [score, state.attempts]);
  const answer = async (/** @type {string} */ number) => {
    const input = inside.locator(".lesson input");
    await input.fill(number);
    await input.press("Enter");
  };
  return { page, inside, told, scores, answer };
}

test("each attempt tells the page score and state, and after a reload the account goes on", async () => {
  const { page, inside, told, scores, answer } = await openCourse("?lesson=shield/largest");
  await expect.poll(() => told("getState").then((all) => all.length)).toBe(1);
  await answer("9");
  await expect.poll(scores).toEqual([[0, 1]]);
  await answer("10");
  await expect.poll(scores).toEqual([
    [0, 1],
    [1, 2],
  ]);
  const events = await told("sendEvent");
  assert.deepEqual(
    events.map(({ name, data }) => [name, data.done, data.failed]),
    [
      ["attempt", false, true],
      ["attempt", true, false],
    ],
  );
  for (const { activity_id: id } of events) assert.equal(id, "magnus-derek/shield/largest");
  await page.reload();
  await expect.poll(() => told("getState").then((all) => all.length)).toBe(1);
  await inside.locator(".lesson input").waitFor();
  await answer("9");
  // What is tried after the task was done does not count.
  await expect.poll(scores).toEqual([[1, 2]]);
  // A step to which the reader goes on is no part of the activity.
  await inside.locator("magnus-derek").evaluate((element) => element.setAttribute("lesson", "shield/even"));
  await expect(inside.locator("#open")).toHaveAttribute("href", /shield\.html#even$/);
  assert.equal((await told("getState")).length, 1);
});

test("a hint halves the score, and the solution leaves none", async () => {
  const all = shield.steps.find(({ id }) => id === "largest")?.hints?.length ?? assert.fail();
  for (const [hints, solution, score] of /** @type {const} */ ([
    [1, false, 0.5],
    [all, true, 0],
  ])) {
    const { page, inside, told, scores, answer } = await openCourse("?lesson=shield/largest");
    const button = (/** @type {RegExp} */ name) => inside.locator("magnus-derek .lesson").getByRole("button", { name });
    for (let hint = 1; hint <= hints; hint++) {
      await button(/hint/i).click();
      await expect.poll(async () => (await told("reportScoreAndState")).at(-1)?.state.hints).toBe(hint);
    }
    if (solution) await button(/^Show the solution$/).click();
    await expect.poll(async () => (await told("reportScoreAndState")).at(-1)?.state.sawSolution).toBe(solution);
    // Help counts before an attempt, and on the next visit, too.
    await expect.poll(async () => (await scores()).at(-1)).toEqual([0, 0]);
    await page.reload();
    await expect.poll(() => told("getState").then((all) => all.length)).toBe(1);
    await inside.locator(".lesson input").waitFor();
    await answer("10");
    await expect.poll(async () => (await scores()).at(-1)).toEqual([score, 1]);
  }
});

test("the game goes on where the reader left it, and a table without a task tells nothing", async () => {
  const { page, inside, told } = await openCourse("?lesson=shield/hold");
  await expect.poll(() => told("getState").then((all) => all.length)).toBe(1);
  assert.deepEqual(await told("reportScoreAndState"), []);
  const link = "n=9&magnus=layers&derek=human&moves=4+";
  await page.evaluate((game) => {
    const activity = "magnus-derek/shield/hold";
    const state = { version: 1, activity, score: 0.5, attempts: 3, hints: 1, sawSolution: false, game };
    sessionStorage.setItem("kept", JSON.stringify({ [activity]: state }));
  }, link);
  await page.reload();
  const round = () => inside.locator("magnus-derek").evaluate((/** @type {any} */ element) => element.state?.round);
  await expect.poll(round).toBe(1);
  await expect(inside.getByRole("region", { name: "Hold three positions" })).toBeVisible();
  const plain = await openCourse("?n=9");
  await plain.inside.locator("magnus-derek svg.table circle.seat").first().waitFor();
  for (const subject of ["getState", "reportScoreAndState", "sendEvent"])
    assert.deepEqual(await plain.told(subject), []);
});
