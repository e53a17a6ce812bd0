// @ts-check
/** Drawings and captions of a lecturer over a table on his own page, and going through a game where nobody can move. */

import assert from "node:assert/strict";
import { outOfRange } from "../out-of-range.js";
import { expect, frames, stateOf, test, withTable } from "./browser.js";
import { usePage } from "./one-page.js";

const running = usePage();

const RECORD = "n=9&magnus=human&derek=human&moves=1+2+4-&round=0";
const SENTENCE = "magnus-derek .turn > .sentence";

test("a lecturer's page draws and says what it wants in each round of a game", async () => {
  // This is the example: a trail of the token, two marked positions, and a sentence.
  const { page } = await running.place(
    `<magnus-derek readonly controls="minimal" state="${RECORD}"></magnus-derek>
<script type="module">
  const table = document.querySelector("magnus-derek");
  table.overlay = ({ round, token, visited }) => ({
    layers: false,
    sentence: "After " + round + " rounds the token is on **" + token + "**.",
    trail: visited,
    marks: [3, 6],
  });
</script>`,
  );
  await page.locator(SENTENCE).getByText("After 0 rounds the token is on 0.").waitFor();
  await page.getByRole("button", { name: "To the end" }).click();
  await page.locator(SENTENCE).getByText("After 3 rounds the token is on 8.").waitFor();
  const drawn = (/** @type {string} */ role) => page.locator(`magnus-derek svg.table .${role}`).count();
  await expect.poll(async () => [await drawn("mark"), await drawn("trail"), await drawn("track")]).toEqual([2, 2, 1]);
  const live = page.locator("magnus-derek > [role=status], magnus-derek .unseen[role=status]").first();
  await expect(live).toHaveText("After 3 rounds the token is on 8.");
  // Without it the table draws and speaks as always.
  await withTable(page, (table) => {
    table.overlay = null;
  });
  await page.locator(SENTENCE).getByText("Magnus called 4").waitFor();
  await expect.poll(() => drawn("mark")).toBe(0);
});

test("an overlay that does not fit is refused in a sentence and taken off, and the game goes on", async () => {
  const { page } = await running.place('<magnus-derek n="9"></magnus-derek>');
  await withTable(page, (table) => {
    table.errors = [];
    table.addEventListener("md-error", (/** @type {any} */ { detail }) => table.errors.push(detail.message));
    table.answer("+");
    table.overlay = { marks: [9] };
  });
  const why = outOfRange("overlay.marks[0]", 0, 8, 9);
  await page.locator("magnus-derek .refusals").getByText(why).waitFor();
  assert.deepEqual(await withTable(page, (table) => [table.errors, table.overlay, table.state.round]), [
    [why],
    null,
    1,
  ]);
  // One that fits at first and not on a smaller table.
  await withTable(page, (table) => {
    table.overlay = { marks: [8] };
  });
  await frames(page);
  await withTable(page, (table) => table.newGame({ n: 5 }));
  await page.locator("magnus-derek .refusals").getByText("from 0 to 4, but it is 8.").waitFor();
  assert.equal((await stateOf(page)).n, 5);
});

test("a read-only game of two people is a record: keys and buttons go through it, and playing begins anew at its end", async () => {
  const { page } = await running.place(`<magnus-derek readonly state="${RECORD}"></magnus-derek>`);
  await withTable(page, (table) => table.focus());
  const at = async (/** @type {number} */ round) => expect.poll(() => stateOf(page)).toMatchObject({ round });
  for (const [key, round] of /** @type {const} */ ([
    ["ArrowLeft", 0],
    ["ArrowRight", 1],
    ["End", 3],
    ["ArrowRight", 3],
    ["ArrowLeft", 2],
    ["Home", 0],
  ])) {
    await page.keyboard.press(key);
    await at(round);
  }
  const press = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true }).click();
  for (const [name, round] of /** @type {const} */ ([
    ["To the end", 3],
    ["One round back", 2],
    ["To the start", 0],
    ["One round on", 1],
    ["To the end", 3],
  ])) {
    await press(name);
    await at(round);
  }
  await expect(page.getByRole("button", { name: /Undo|Redo|Step/ })).toHaveCount(0);
  // Whoever listens hears the end of what plays by itself.
  await withTable(page, (table) => {
    table.rounds = [];
    table.addEventListener("md-change", (/** @type {any} */ { detail }) => table.rounds.push(detail.state.round));
  });
  await press("Play");
  await expect.poll(() => withTable(page, (table) => table.rounds)).toEqual([0, 1, 2, 3]);
  const live = page.locator("magnus-derek .unseen[role=status]").first();
  await expect(live).toHaveText(/^Round 3\./);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});
