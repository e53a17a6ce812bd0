// @ts-check
/** Whole games as a person plays them. */

import assert from "node:assert/strict";
import { outOfRange } from "../out-of-range.js";
import { assertAccessible, expect, openFold, ready, stateOf, test, withTable } from "./browser.js";
import { usePage } from "./one-page.js";

const running = usePage();

/**
 * The smallest magnitude that leads one layer up, by the definition of the layers.
 * @param {import("../../www/table/types").State} state
 */
function witness({ n, token, visited }) {
  let layer = new Set(Array.from({ length: n }, (_, z) => z).filter((z) => !visited.includes(z)));
  for (;;) {
    const pair = (/** @type {number} */ z) => {
      for (let d = 1; d <= n / 2; d++) if (layer.has((z + d) % n) && layer.has((z - d + n) % n)) return d;
      return 0;
    };
    const found = pair(token);
    if (found) return found;
    const next = new Set([...layer, ...Array.from({ length: n }, (_, z) => z).filter((z) => pair(z))]);
    if (next.size === layer.size) return 0;
    layer = next;
  }
}

test("a full game as Derek by mouse ends with 12 of 13 visited and says why", async () => {
  const { page } = await running.place();
  let rounds = 0;
  while ((await stateOf(page)).turn === "derek") {
    // Once on the buttons, once on the table itself.
    if (rounds % 2) {
      await page
        .locator("magnus-derek")
        .getByRole("button", { name: /^clockwise/ })
        .click();
    } else {
      const box = await page.locator("magnus-derek svg.table circle.landing").first().boundingBox();
      assert.ok(box);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
    rounds += 1;
    assert.equal((await stateOf(page)).round, rounds);
  }
  const state = await stateOf(page);
  assert.equal(state.turn, "over");
  assert.equal(state.visited.length, 12);
  assert.ok(state.round <= 24, "the proved bound 2(n − 1)");
  await page.getByRole("heading", { name: "The game is over" }).waitFor();
  const told = await page.locator("magnus-derek .why").innerText();
  assert.match(told, /Magnus visited 12 of 13 positions/);
  assert.match(told, /The only unvisited position is \d+/);
  assert.match(told, /at most one of the two landings/);
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("Enter");
  assert.equal((await stateOf(page)).round, 0, "Enter is the first button of the end, which is Play again");
});

test("a full game as Magnus by keyboard only", async () => {
  const { page } = await running.place();
  // To the choice of Magnus and of Derek by Tab alone, chosen by their first letters.
  const focused = () =>
    page.evaluate(() => {
      const inner = document.querySelector("magnus-derek")?.shadowRoot?.activeElement;
      return inner ? `${inner.tagName} ${inner.id} ${inner.className}` : "";
    });
  const tabTo = async (/** @type {RegExp} */ where) => {
    for (let i = 0; i < 40 && !where.test(await focused()); i++) await page.keyboard.press("Tab");
    assert.match(await focused(), where);
  };
  // The players are in the fold after the layers.
  await tabTo(/^SUMMARY/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await tabTo(/^SELECT magnus-/);
  await page.keyboard.type("Human");
  await tabTo(/^SELECT derek-/);
  await page.keyboard.type("Protector");
  assert.equal((await stateOf(page)).turn, "magnus");
  // A digit anywhere outside a field goes to the magnitude.
  await tabTo(/^BUTTON {2}primary/);
  for (;;) {
    const state = await stateOf(page);
    if (state.turn === "over") break;
    const magnitude = witness(state);
    assert.ok(magnitude > 0);
    await page.keyboard.type(String(magnitude));
    assert.match(await focused(), /magnitude/);
    await page.keyboard.press("Enter");
    assert.equal((await stateOf(page)).round, state.round + 1);
  }
  assert.equal((await stateOf(page)).visited.length, 12);
  await expect(heard(page)).toHaveText(/The game is over\. Magnus visited 12 of 13 positions/);
  // The page says that going on is futile, and allows it.
  await page.getByText("You may go on calling, in case Derek lets the token in").waitFor();
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  assert.equal((await stateOf(page)).turn, "over");
});

/** The last message to a screen reader. @param {import("@playwright/test").Page} page */
const heard = (page) => page.locator("magnus-derek [role=status]");

test("a game that goes round with a Magnus who does not plan offers its end, and takes nothing away", async () => {
  const { page } = await running.load();
  await withTable(page, (element) => element.setState("n=13&magnus=scripted:1&derek=human&moves=1+1-"));
  const table = page.locator("magnus-derek");
  const end = table.getByRole("button", { name: "End the game here" });
  await expect(end).toHaveCount(0);
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("+");
  await expect(heard(page)).toHaveText(/After round 3 everything was as it had been after round 1/);
  await page.getByText("After round 3 everything was as it had been after round 1").first().waitFor();
  await page.keyboard.press("-");
  await expect(heard(page), "said once").not.toHaveText(/everything was as it had been/);
  // It follows from the moves: the link has nothing of it, and whoever opens it is offered the same.
  const link = await withTable(page, (element) => element.getState());
  await end.press("Enter");
  const verdict = "You held this Magnus to 2 of 13 positions: a Magnus who plans ahead is sure of 12.";
  await table.locator(".sentence", { hasText: "You held this Magnus to 2 of 13 positions" }).waitFor();
  await expect(heard(page)).toHaveText(verdict);
  await expect(table.getByRole("button", { name: /clockwise/ })).toHaveCount(0);
  assert.equal(await withTable(page, (element) => element.getState()), link);
  await assertAccessible(page, "ended by a person");
  await table.getByRole("button", { name: "Play on" }).click();
  await expect(table.getByRole("button", { name: /clockwise/ })).toHaveCount(2);
  await end.click();
  await page.keyboard.press("-");
  assert.equal((await stateOf(page)).round, 5, "a move goes on as well");
  await page.keyboard.press("u");
  await end.click();
  await end.waitFor({ state: "hidden" });
  await page.keyboard.press("Enter");
  await expect.poll(() => stateOf(page)).toMatchObject({ round: 0 });
  assert.equal(await withTable(page, (element) => element.state.reason.kind), "layer", "the next Magnus plans ahead");
  await page.goto(`${running.url}#${link}`);
  await end.waitFor();
  await withTable(page, (element) => element.setAttribute("readonly", ""));
  await end.waitFor({ state: "hidden" });
});

test("a person who calls in a circle as Magnus is judged by what he visited", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => {
    element.newGame({ n: 13, magnus: "human", derek: "alternating" });
    for (let round = 0; round < 4; round++) element.call(1);
  });
  const table = page.locator("magnus-derek");
  await table.getByRole("button", { name: "End the game here" }).click();
  await table
    .locator(".sentence", { hasText: /^You visited 2 of 13 positions: .* is sure of 12 in 15 rounds/ })
    .waitFor();
  await expect(table.locator("input.magnitude")).toBeHidden();
  await table.getByRole("button", { name: "Play again" }).click();
  assert.equal((await stateOf(page)).round, 0);
});

test("“Play again” is another game where chance has a say, and the one before is a step back", async () => {
  const { page } = await running.load();
  const calls = () =>
    withTable(page, (element) => {
      while (element.state.turn !== "over") element.answer("+");
      return String(element.route());
    });
  await withTable(page, (element) => element.newGame({ n: 45, magnus: "random", derek: "human", seed: 5 }));
  const games = new Set([await calls()]);
  for (let game = 0; game < 2; game++) {
    await page.locator("magnus-derek").getByRole("button", { name: "Play again" }).click();
    games.add(await calls());
  }
  assert.equal(games.size, 3);
  await page.goBack();
  await expect.poll(async () => games.has(await calls())).toBe(true);
});

test("as Derek with + and - alone, undo and redo by letter", async () => {
  const { page } = await running.load();
  for (const key of ["+", "-", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
  assert.equal((await stateOf(page)).round, 4);
  const before = await stateOf(page);
  await page.keyboard.press("u");
  assert.equal((await stateOf(page)).round, 3);
  await page.keyboard.press("r");
  assert.deepEqual(await stateOf(page), before);
});

test("one gesture is one answer: the second half of a double click and a held key answer nothing, two clicks do", async () => {
  const { page } = await running.place();
  const roundIs = (/** @type {number} */ round) => expect.poll(() => stateOf(page)).toMatchObject({ round });
  const plus = page.locator("magnus-derek").getByRole("button", { name: /^clockwise/ });
  await plus.dblclick();
  await roundIs(1);
  for (let i = 0; i < 2; i++) await plus.click();
  await roundIs(3);
  // A key that is down once more without having been up is a held one.
  for (const key of ["Enter", "+", "ArrowRight"]) {
    await plus.focus();
    const { round } = await stateOf(page);
    for (let i = 0; i < 3; i++) await page.keyboard.down(key);
    await page.keyboard.up(key);
    await roundIs(round + 1);
  }
  await withTable(page, (element) => element.newGame({ n: 13, magnus: "human", derek: "hoarder" }));
  await page.locator("magnus-derek input.magnitude").fill("3");
  await page.locator("magnus-derek").getByRole("button", { name: "Call 3", exact: true }).dblclick();
  await roundIs(1);
});

test("a click that comes too soon to be meant for the new call is refused with a sentence, which goes with the next one", async () => {
  const { page } = await running.place();
  const plus = page.locator("magnus-derek").getByRole("button", { name: /^clockwise/ });
  const note = page.locator("magnus-derek .directions .too-fast");
  await plus.click({ clickCount: 3 });
  await note.waitFor();
  await expect(note).toHaveText("Two taps so close together count as one.", { useInnerText: true });
  assert.equal((await stateOf(page)).round, 1);
  await plus.click();
  await expect.poll(() => stateOf(page)).toMatchObject({ round: 2 });
  await expect(note).toHaveCount(0);
});

test("keys do nothing while the focus is elsewhere, and letters go into fields", async () => {
  const { page } = await running.load();
  await page.locator("#theme").focus();
  await page.keyboard.press("+");
  assert.equal((await stateOf(page)).round, 0);
  await page.locator("magnus-derek .field.n input").focus();
  await page.keyboard.type("u+s");
  assert.equal((await stateOf(page)).round, 0);
  await page.keyboard.press("Escape");
  await expect
    .poll(() => page.evaluate(() => document.querySelector("magnus-derek")?.shadowRoot?.activeElement ?? null))
    .toBe(null);
});

test("a human Magnus sees both landings before calling, by pointer and by typing", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => element.newGame({ n: 13, magnus: "human", derek: "clockwise" }));
  const field = page.locator("magnus-derek input.magnitude");
  await field.fill("4");
  await page.getByText("+4: to 4 · new position").waitFor();
  await expect(page.locator("magnus-derek circle.landing")).toHaveCount(2);
  assert.equal((await stateOf(page)).round, 0);
  await field.fill("9");
  await page.locator("magnus-derek circle.landing").first().waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await page.getByText(outOfRange("The magnitude", 1, 6, 9)).waitFor();
  assert.equal((await stateOf(page)).round, 0);
  // A tap on a position chooses the distance, a second tap calls it.
  const seat = await page.locator("magnus-derek svg.table circle.seat").nth(5).boundingBox();
  assert.ok(seat);
  await page.mouse.click(seat.x + seat.width / 2, seat.y + seat.height / 2);
  await page.locator("magnus-derek").getByRole("button", { name: "Call 5" }).waitFor();
  assert.equal((await stateOf(page)).round, 0);
  await page.mouse.click(seat.x + seat.width / 2, seat.y + seat.height / 2);
  assert.equal((await stateOf(page)).token, 5);
});

test("layers are revealed one at a time with the pairs that make them", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => {
    element.newGame({ n: 23 });
    for (let i = 0; i < 17; i++) element.answer(i % 3 ? "+" : "-");
  });
  const { layerSizes } = await stateOf(page);
  assert.equal(layerSizes.length, 3);
  const drawn = (/** @type {number} */ depth) => page.locator(`magnus-derek path.new.depth-${depth}`).count();
  await withTable(page, (element) => element.focus());
  for (let layer = 0; layer < 3; layer++) {
    await page.keyboard.press("l");
    await page.locator(`magnus-derek .chip:nth-of-type(${layer + 1})[aria-pressed=true]`).waitFor();
    for (let depth = 0; depth < 3; depth++) assert.equal(await drawn(depth), depth <= layer ? 1 : 0);
    await expect(page.locator("magnus-derek path.making")).toHaveCount(layer === 0 ? 0 : 1);
  }
  await page.keyboard.press("a");
  await page.locator("magnus-derek .chip[aria-pressed=true]").waitFor({ state: "detached" });
});

test("play runs to the end by itself, and pause stops it", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => {
    element.newGame({ n: 101, magnus: "layers", derek: "protector" });
    element.play();
  });
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.round >= 2);
  await page.locator("magnus-derek").getByRole("button", { name: "Pause" }).click();
  const { round } = await stateOf(page);
  await page.waitForTimeout(700);
  assert.equal((await stateOf(page)).round, round);
  await page.locator("magnus-derek").getByLabel("Speed").selectOption("fastest");
  await page.locator("magnus-derek").getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("heading", { name: "The game is over" }).waitFor();
  assert.equal((await stateOf(page)).visited.length, 100);
});

test("the timeline goes to any round", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => {
    element.newGame({ n: 13, magnus: "layers", derek: "protector" });
    while (element.state.turn !== "over") element.step();
  });
  const end = await stateOf(page);
  const timeline = page.locator("magnus-derek input[type=range]");
  await timeline.fill("3");
  assert.equal((await stateOf(page)).round, 3);
  await page.getByText(`round 3 of ${end.round}`).waitFor();
  await timeline.fill(String(end.round));
  assert.deepEqual(await stateOf(page), end);
});

test("the fields begin a new game, and what they refuse is said without losing the game", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("+");
  await openFold(page, ".players");
  const field = page.locator("magnus-derek .field.n input");
  await field.fill("1");
  await page.keyboard.press("Enter");
  await page.getByText(outOfRange("n", 2, "1,048,576", 1)).waitFor();
  assert.equal((await stateOf(page)).round, 1);
  await field.fill("45");
  await page.locator("magnus-derek").getByRole("button", { name: "New game" }).click();
  const state = await stateOf(page);
  assert.deepEqual([state.n, state.round], [45, 0]);
  await expect(page.locator("magnus-derek .error")).toHaveCount(0);
});

test("the position table tells every position's first visit and layer", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("+");
  await page.getByText("All positions as a table").click();
  // The browser tells the page a moment later that the table is open.
  const rows = page.locator("magnus-derek tbody tr");
  await expect(rows).toHaveCount(13);
  await expect(rows.nth(0).locator("th, td")).toHaveText(["0", "start", "M(A)"]);
  await expect(rows.nth(1).locator("th, td")).toHaveText(["1 (token)", "round 1", "M(A)"]);
  await expect(rows.nth(2).locator("th, td")).toHaveText(["2", "unvisited", "A"]);
});

test("an open position table keeps its rows, and a move changes what they say", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => element.focus());
  await page.getByText("All positions as a table").click();
  const row = page.locator("magnus-derek tbody tr").nth(1);
  await row.waitFor();
  const first = await row.elementHandle();
  assert.match((await first?.innerText()) ?? "", /^1\s+unvisited/);
  await withTable(page, (element) => element.answer("+"));
  await expect(row).toHaveText(/^1 \(token\)\s+round 1/, { useInnerText: true });
  assert.ok(await row.evaluate((now, then) => now === then, first));
});

test("Tab enters the table, and a control that vanishes hands the keys back to it", async () => {
  const { page } = await running.load();
  const inside = () => withTable(page, (element) => element.shadowRoot.activeElement?.className ?? "");
  // The line for a guest comes after the table, and has two stops of its own.
  await page.locator(".first-minute").getByRole("button", { name: "Close" }).click();
  // The links to a game of two are the stops before it.
  await page.locator(".for-two a").last().focus();
  await page.keyboard.press("Tab");
  assert.equal(await inside(), "picture");
  // The answer that ends the game removes the button that gave it.
  await withTable(page, (element) => element.newGame({ n: 3 }));
  await page
    .locator("magnus-derek")
    .getByRole("button", { name: /^clockwise/ })
    .press("Enter");
  assert.equal((await stateOf(page)).turn, "over");
  assert.equal(await inside(), "picture");
  await page.keyboard.press("u");
  assert.equal((await stateOf(page)).round, 0);
});

test("what is typed counts, wherever the pointer rests", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => element.newGame({ n: 13, magnus: "human", derek: "clockwise" }));
  const seat = await page.locator("magnus-derek svg.table circle.seat").nth(4).boundingBox();
  assert.ok(seat);
  await page.mouse.move(seat.x + seat.width / 2, seat.y + seat.height / 2);
  await page.getByText("+4: to 4").waitFor();
  const field = page.locator("magnus-derek input.magnitude");
  await expect(field).toHaveValue("");
  await field.focus();
  await page.keyboard.type("2");
  await page.getByText("+2: to 2").waitFor();
  await page.keyboard.press("Enter");
  assert.equal((await stateOf(page)).token, 2);
});

test("a player with a list can be given another list, and a wrong one is refused", async () => {
  const { page } = await running.place();
  await openFold(page, ".players");
  await page.locator("magnus-derek").getByLabel("Magnus", { exact: true }).selectOption({ label: "Scripted" });
  const list = page.locator("magnus-derek").getByLabel("Magnus’s list");
  await list.fill("3,5");
  await list.press("Enter");
  assert.equal((await stateOf(page)).magnitude, 3);
  await list.fill("3,x");
  await list.press("Enter");
  await page.getByText("Scripted cannot use “3,x”: the list must be magnitudes from 1 to n/2").waitFor();
  assert.equal((await stateOf(page)).magnitude, 3);
});

test("the address names a game, and a wrong one is said", async () => {
  const { page } = await running.load();
  await page.goto(`${running.url}#n=45&magnus=two-phase&derek=hoarder:bohr&seed=3`);
  await page.reload();
  await ready(page);
  assert.equal((await stateOf(page)).n, 45);
  await expect(page.locator("magnus-derek").getByLabel("Derek", { exact: true })).toHaveValue("hoarder:bohr");
  await page.goto(`${running.url}#n=44&derek=nobody`);
  await page.getByText("There is no Derek called “nobody”").waitFor();
  assert.equal((await stateOf(page)).n, 45);
});
