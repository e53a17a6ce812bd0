// @ts-check
/** A form that keeps the state of a task in a hidden input, as a question of a course does. */

import assert from "node:assert/strict";
import { expect, ready, test, useBrowser } from "./browser.js";
import { openHost, serve } from "./servers.js";

const running = useBrowser();

/**
 * The page of a course, whose form is kept over a reload as a server would keep it.
 * @param {string} attributes of the tag
 */
const formWith = (attributes) => `<form><magnus-derek ${attributes}></magnus-derek>
<input type="hidden" name="answer"><button>Submit</button></form>
<script>
  const table = document.querySelector("magnus-derek");
  const input = document.querySelector("[name=answer]");
  input.value = sessionStorage.getItem("kept") ?? "";
  if (input.value) table.setAttribute("answer-state", input.value);
  window.told = [];
  table.addEventListener("md-answer", ({ detail }) => { input.value = detail.answer; told.push(detail.userInitiated); });
  document.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    sessionStorage.setItem("kept", input.value);
  });
</script><script type="module" src="/element.js"></script>`;

/** @param {string} attributes */
async function openForm(attributes) {
  const { page } = await openHost(running.browser, formWith(attributes), { head: "" });
  await ready(page);
  const table = page.locator("magnus-derek");
  const answer = async () => JSON.parse((await page.locator("[name=answer]").inputValue()) || "null");
  const submitAndReload = async () => {
    await page.getByRole("button", { name: "Submit" }).click();
    await page.reload();
    await ready(page);
  };
  return { page, table, answer, submitAndReload };
}

test("marked positions are in the form, and after a reload they are marked and judged again", async () => {
  const { page, table, answer, submitAndReload } = await openForm('lesson="lose/between"');
  await table.getByRole("button", { name: "5", exact: true }).click();
  await expect.poll(answer).toMatchObject({ v: 1, task: "lose/between", positions: [5] });
  await table.getByRole("button", { name: "Check" }).click();
  await expect.poll(async () => (await answer()).judged).toBe("");
  await table.getByRole("button", { name: /^Hint/ }).click();
  await expect.poll(async () => (await answer()).hints).toBe(1);
  const kept = await answer();
  await submitAndReload();
  await expect(table.getByRole("button", { name: "5", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(table.getByText("5 is not equally far from 2 and from 6").first()).toBeVisible();
  assert.deepEqual(await table.evaluate((element) => JSON.parse(/** @type {any} */ (element).answerState)), kept);
  await expect(table.getByText("Walk the short way from 2 to 6").first()).toBeVisible();
  const told = /** @type {boolean[]} */ (await page.evaluate("told"));
  assert.ok(!told.includes(true), "what the page brought back is no answer of the reader");
  await page.context().close();
});

test("a number that is right is done after a reload, in German too", async () => {
  const { page, table, answer, submitAndReload } = await openForm('lesson="shield/largest" lang="de"');
  const field = table.locator(".lesson input");
  await field.fill("10");
  await field.press("Enter");
  await expect.poll(answer).toMatchObject({ text: "10", judged: "10", done: true });
  await submitAndReload();
  await expect(table.locator(".lesson input")).toHaveValue("10");
  assert.equal(await table.evaluate((element) => JSON.parse(/** @type {any} */ (element).answerState).done), true);
  await page.context().close();
});

test("the position that was reached in a played task comes back with its game", async () => {
  const { page, table, answer, submitAndReload } = await openForm('lesson="shield/hold"');
  await table.getByRole("button", { name: /^clockwise/ }).click();
  await expect.poll(answer).toMatchObject({ task: "shield/hold" });
  const link = await table.evaluate((element) => /** @type {any} */ (element).getState());
  assert.equal((await answer()).game, link);
  await submitAndReload();
  assert.equal(await table.evaluate((element) => /** @type {any} */ (element).getState()), link);
  await page.context().close();
});

test("a text that is none of this task is refused in words, in the language of the table, and nothing is lost", async () => {
  const { page, table } = await openForm('lesson="lose/between" lang="de"');
  await table.getByRole("button", { name: "4", exact: true }).click();
  const refused = (/** @type {unknown} */ value) =>
    table.evaluate((element, value) => {
      try {
        /** @type {any} */ (element).answerState = value;
        return "";
      } catch (error) {
        return /** @type {Error} */ (error).message;
      }
    }, value);
  const before = await table.evaluate((element) => /** @type {any} */ (element).answerState);
  for (const [value, sentence] of [
    ["nonsense", /^answerState must be a text of the task lose\/between, but it is “nonsense”\.$/],
    [before.replace("[4]", "[13]"), /^answerState must be a text/],
    [before.replace("lose/between", "shield/hold"), /^answerState must be a text of the task lose\/between/],
    [before.replace(/"game":"[^"]*"/, '"game":"1.?"'), /link/i],
  ]) {
    assert.match(await refused(value), /** @type {RegExp} */ (sentence));
    assert.equal(await table.evaluate((element) => /** @type {any} */ (element).answerState), before);
  }
  await refused("nonsense");
  await expect(table.locator(".error").first()).toContainText("angegeben ist „nonsense“");
  assert.equal(await refused(before), "");
  await page.context().close();
});

test("a page of another origin keeps the answer of its frame by messages", async () => {
  const site = await serve();
  const host = `<iframe title="Table" style="width: 900px; height: 900px" src="${site.url}embed.html?lesson=lose/between"></iframe>
    <script>
      window.told = [];
      addEventListener("message", ({ data }) => data?.source === "magnus-derek" && told.push(data));
      window.ask = (message) => frames[0].postMessage({ target: "magnus-derek", v: 1, ...message }, "*");
    </script>`;
  const { page } = await openHost(running.browser, host, { head: "" });
  const inside = page.frameLocator("iframe");
  await inside.getByRole("button", { name: "4", exact: true }).click();
  const last = () =>
    page.evaluate(() => /** @type {any} */ (window).told.findLast((/** @type {any} */ one) => one.type === "answer"));
  await expect.poll(async () => JSON.parse((await last())?.answer ?? "{}").positions).toEqual([4]);
  const { answer } = await last();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await inside.getByRole("button", { name: "4", exact: true }).waitFor();
  await page.evaluate((answer) => {
    const attributes = { lesson: "lose/between", "answer-state": answer };
    /** @type {any} */ (window).ask({ id: 1, type: "set", attributes });
  }, answer);
  await expect(inside.getByRole("button", { name: "4", exact: true })).toHaveAttribute("aria-pressed", "true");
  await page.context().close();
  site.stop();
});
