// @ts-check
/** Each companion game in the browser: its picture, its form, its tables, and its messages to a screen reader. */

import assert from "node:assert/strict";
import { outOfRange } from "../out-of-range.js";
import { expect, test } from "./browser.js";
import { heard, link, loadGame, openGame } from "./companion.js";
import { usePage } from "./one-page.js";

const running = usePage();

/** Asks who can win. @param {import("@playwright/test").Page} page */
const askWho = (page) => page.getByRole("button", { name: "Who can win?" }).click();

test("dominoes: a click covers two spaces, the segments and their values are shown, and a screen reader hears it", async () => {
  const { page } = await loadGame(running, "dominoes.html#dominoes=23");
  await askWho(page);
  await page.locator('[data-move="5"]').click();
  await expect(async () => assert.equal((await page.locator(".domino.last").count()) > 0, true)).toPass();
  assert.match(
    await heard(page),
    /^You put a domino on 5 and 6\. The computer put a domino on \d+ and \d+\. .+ Your move\. /,
  );
  const rows = await page.locator(".panel tbody tr").allInnerTexts();
  assert.ok(rows.length >= 2);
  await expect(async () =>
    assert.match(
      (await page.locator("svg.circle").getAttribute("aria-label")) ?? "",
      /^Circle of 23 spaces\. Dominoes begin on 5, /,
    ),
  ).toPass();
  // Arrow keys go through the moves, Enter makes one.
  await page.keyboard.press("ArrowRight");
  await expect(async () => assert.ok(await page.locator(".ghost").count())).toPass();
  const space = await page.getByLabel("Spaces", { exact: true }).inputValue();
  await page.keyboard.press("Enter");
  assert.match(await heard(page), new RegExp(`^You put a domino on ${space} and `));
  await page.getByLabel("Spaces", { exact: true }).fill("5");
  await page.keyboard.press("Enter");
  await expect(async () =>
    assert.match(await page.locator(".turn [role=alert]").innerText(), /there is one on space 5 already\.$/),
  ).toPass();
});

test("dominoes: the values are plotted and listed with the period, and N may have thirteen digits", async () => {
  const { page } = await loadGame(running, "dominoes.html");
  await expect(async () => assert.equal(await page.locator("#plot .dot").count(), 53 + 3 * 34)).toPass();
  await expect(async () => assert.equal(await page.locator("#plot .period").count(), 2)).toPass();
  await page.getByText("The values as a table").click();
  const row = await page.locator("table.values tbody tr").first().locator("td").allInnerTexts();
  assert.equal(row.join(" "), "0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7");
  // 0, 1, 15, 16, 17, 18, 31, 32, 35, … differ from what their column settles to.
  await expect(async () => assert.deepEqual((await page.locator(".odd-one").count()) > 0, true)).toPass();
  const ask = page.getByLabel("Spaces N, 1 to 10¹²");
  const answer = page.locator("#answer [role=status]");
  await expect(async () =>
    assert.match(
      await answer.innerText(),
      /^N = 1,111: the first player wins\. .+ F\(1,109\) = F\(55\) = 0\. N ≡ 23 \(mod 34\)\.$/,
    ),
  ).toPass();
  await ask.fill("1000000000000");
  await page.keyboard.press("Enter");
  await expect(async () => assert.match(await answer.innerText(), /the first player loses/)).toPass();
  await ask.fill("1000000000001");
  await page.keyboard.press("Enter");
  await expect(async () =>
    assert.match(
      await page.locator("#answer [role=alert]").innerText(),
      /from 1 to 1,000,000,000,000, but it is 1,000,000,000,001\.$/,
    ),
  ).toPass();
});

test("the Number Game: the map reads single pairs, also by keyboard, and pairs are counted", async () => {
  const { page } = await loadGame(running, "number-game.html");
  const map = page.locator("canvas.map");
  await expect(async () =>
    assert.match(
      (await map.getAttribute("aria-label")) ?? "",
      /^Map of the pairs A, B from 1 to 100\. Between the two golden lines/,
    ),
  ).toPass();
  await map.focus();
  await page.keyboard.press("ArrowRight");
  await expect(async () =>
    assert.equal(
      await page.locator("#map [role=status]").innerText(),
      "A = 51, B = 50: losing for the player to move (fat).",
    ),
  ).toPass();
  for (let step = 0; step < 20; step++) await page.keyboard.press("ArrowDown");
  await expect(async () =>
    assert.equal(
      await page.locator("#map [role=status]").innerText(),
      "A = 51, B = 30: winning for the player to move (thin).",
    ),
  ).toPass();
  await page.getByLabel("Numbers up to").fill("1000");
  await page.keyboard.press("Enter");
  await expect(async () => assert.match((await map.getAttribute("aria-label")) ?? "", /from 1 to 1000\./)).toPass();
  // The colour of a losing pair differs from that of a winning one.
  const colours = await map.evaluate((node) => {
    const canvas = /** @type {HTMLCanvasElement} */ (node);
    const at = (/** @type {number} */ x, /** @type {number} */ y) =>
      [...(canvas.getContext("2d")?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data ?? [])].join();
    return [at(0.55, 0.5), at(0.85, 0.6)];
  });
  assert.notEqual(colours[0], colours[1]);
  await page.getByLabel("Numbers up to").fill("1001");
  await page.keyboard.press("Enter");
  await expect(async () =>
    assert.match(await page.locator("#map [role=alert]").innerText(), /from 2 to 1,000, but it is 1,001\.$/),
  ).toPass();
  await expect(async () =>
    assert.match(
      await page.locator("#count [role=status]").innerText(),
      /^6,142 of 10,000 pairs are winning: 61\.4 %\.$/,
    ),
  ).toPass();
  await page.locator("#count-a2").fill("1000000");
  await page.locator("#count-b2").fill("1000000");
  await page.locator("#count").evaluate((/** @type {HTMLFormElement} */ form) => form.requestSubmit());
  await expect(async () =>
    assert.match(await page.locator("#count [role=status]").innerText(), /^618,033,606,782 of 1,000,000,000,000 /),
  ).toPass();
});

test("the Number Game: forced rounds are explained by the continued fraction and by Fibonacci numbers", async () => {
  const { page } = await loadGame(running, "number-game.html#number-game=89,55");
  await askWho(page);
  const panel = page.locator(".panel", { hasText: "Round by round" });
  await expect(async () =>
    assert.match(
      await panel.innerText(),
      /After 8 forced moves the pair is 2, 1: .+ the player to move now has a choice and wins\. The continued fraction of the ratio begins with 1, 1, 1, 1, …, 2, the first quotient that is not 1\./,
    ),
  ).toPass();
  await panel.locator("summary").click();
  const rows = await panel.locator("tbody tr").allInnerTexts();
  assert.equal(rows.length, 9);
  assert.deepEqual(rows[1]?.split("\t"), ["2", "55, 34", "1", "≤ 3/2? No"]);
  assert.deepEqual(rows[8]?.split("\t"), ["9", "2, 1", "2", "≥ 89/55? Yes"]);
});

test("the Number Game is played with numbers of eighteen digits", async () => {
  const { page } = await loadGame(running, "number-game.html#number-game=1000000000000000000,3");
  await expect(async () =>
    assert.match(
      await page.locator(".sentence").innerText(),
      /^A = 1,000,000,000,000,000,000 and B = 3: a thin rectangle\./,
    ),
  ).toPass();
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Subtract" }).click();
  assert.match(await heard(page), /^You took A − 333,333,333,333,333,332B = .+ = 4\. The computer took /);
  await page.getByLabel("take").fill("0");
  await page.keyboard.press("Enter");
  await expect(async () =>
    assert.match(
      await page.locator(".turn [role=alert]").innerText(),
      new RegExp(`^${outOfRange("The multiple", 1, "\\d+", 0)}$`),
    ),
  ).toPass();
});

test("the Number Game: what is typed may be anything, and arrow keys go on from there", async () => {
  const { page, problems } = await loadGame(running, "number-game.html#number-game=100,15");
  await page.getByLabel("take").fill("3.5");
  await page.locator("#game").evaluate((node) => node.focus());
  await page.keyboard.press("ArrowRight");
  await expect(async () => assert.equal(await page.getByLabel("take").inputValue(), "1")).toPass();
  await page.getByLabel("take").fill("2");
  await page.locator("#game").evaluate((node) => node.focus());
  await page.keyboard.press("ArrowRight");
  await expect(async () => assert.equal(await page.getByLabel("take").inputValue(), "3")).toPass();
  assert.deepEqual(problems, []);
});

test("keys stay with the page and with what has the focus: up and down scroll, tables scroll sideways, Enter on the map does nothing", async () => {
  const { page } = await openGame(running, "number-game.html#number-game=89,55", {
    viewport: { width: 390, height: 500 },
  });
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => scrollY > 0);
  await expect(async () => assert.equal(await page.getByLabel("take").inputValue(), "")).toPass();
  await askWho(page);
  const panel = page.locator(".panel", { hasText: "Round by round" });
  await panel.locator("summary").click();
  // A table wider than its place.
  const table = panel.locator(".scroller");
  await table.evaluate((node) => {
    node.style.inlineSize = "120px";
    node.focus();
  });
  await page.keyboard.press("ArrowRight");
  await expect(async () => assert.ok((await table.evaluate((node) => node.scrollLeft)) > 0)).toPass();
  await expect(async () => assert.equal(await page.getByLabel("take").inputValue(), "")).toPass();
  await page.getByLabel("take").fill("1");
  await page.locator("canvas.map").focus();
  await page.keyboard.press("ArrowLeft");
  await page.locator("#map [role=status]").getByText("A = 49, B = 50").waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await page.locator("#map [role=status]").getByText("A = 48, B = 50").waitFor();
  await expect(async () => assert.equal(await page.getByLabel("take").inputValue(), "1")).toPass();
  await expect(async () => assert.match(await page.locator(".sentence").innerText(), /^A = 89 and B = 55/)).toPass();
  // On the game itself it makes the move.
  await page.locator("#game").evaluate((node) => node.focus());
  await page.keyboard.press("Enter");
  assert.match(await heard(page), /^You took A − B = 89 − 55 = 34\./);
});

test("K-multivision: a prime is divided by as often as K allows, and the hint for that stands in the form", async () => {
  const { page } = await loadGame(running, "multivision.html#multivision=2^70*3&k=100");
  const times = page.getByLabel("times, 1 to 70");
  await expect(async () => assert.equal(await times.inputValue(), "1")).toPass();
  await page.keyboard.press("h");
  await expect(async () => assert.equal(await times.inputValue(), "70")).toPass();
  await times.fill("51");
  await expect(async () =>
    assert.match(await page.getByLabel("The move, written out").inputValue(), /^1\/2\^51(?!\d)/),
  ).toPass();
  await times.fill("71");
  await page.keyboard.press("Enter");
  await expect(async () =>
    assert.equal(
      await page.locator(".turn [role=alert]").innerText(),
      "Pile 1 can be divided by 2 from 1 to 70 times, but it is 71.",
    ),
  ).toPass();
  // A move made from the field leaves nothing of itself in it.
  await times.fill("7");
  await page.keyboard.press("Enter");
  assert.match(await heard(page), /^You divided pile 1 by 2\^7/);
  await expect(async () => assert.equal(await page.getByLabel("times, 1 to").inputValue(), "1")).toPass();
});

test("multivision: pile, prime and added powers become a move in writing, which is looked at before it is made", async () => {
  const { page } = await loadGame(running, "multivision.html#multivision=12,18");
  await askWho(page);
  await page.getByLabel("Divide pile").selectOption("2");
  await expect(async () => assert.equal(await page.getByLabel("The move, written out").inputValue(), "2/2")).toPass();
  await page.getByLabel("add to 3").fill("1");
  await expect(async () => assert.equal(await page.getByLabel("The move, written out").inputValue(), "2/2*3")).toPass();
  await expect(async () =>
    assert.match(await page.locator(".turn form .note").innerText(), /^Pile 2 becomes 27\. M is a square then\.$/),
  ).toPass();
  await expect(async () => assert.match(await page.locator(".pile.changed .after").innerText(), /27$/)).toPass();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  assert.match(await heard(page), /^You divided pile 2 by 2 and multiplied it by 3\. The computer divided pile /);
  await expect(async () =>
    assert.match(link(page), /^multivision=12,18&k=2&first=human&second=perfect&seed=1&moves=2\/2\*3;/),
  ).toPass();
  // A click on a tower chooses its pile and prime.
  await page.locator('.pile [data-move="1/3"]').click();
  await expect(async () => assert.equal(await page.getByLabel("The move, written out").inputValue(), "1/3")).toPass();
  await page.getByLabel("The move, written out").fill("1/3*2");
  await page.keyboard.press("Enter");
  await expect(async () =>
    assert.equal(
      await page.locator(".turn [role=alert]").innerText(),
      "A pile that is divided by 3 can be multiplied by larger primes only, but 2 is not.",
    ),
  ).toPass();
});

test("multivision: Example 1 of the paper, its vectors and its three moves", async () => {
  const { page, problems } = await loadGame(running, "multivision.html");
  await page.getByRole("link", { name: "Example 1 of the paper", exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll(".pile:not(.product)").length === 3);
  const odd = (/** @type {number} */ index) => page.locator(".pile").nth(index).locator(".cell.one").count();
  assert.deepEqual([await odd(0), await odd(1), await odd(2), await odd(3)], [99, 0, 99, 0]);
  await askWho(page);
  await expect(async () => assert.match(await page.locator(".outcome").innerText(), /^A P-position/)).toPass();
  await page.getByRole("link", { name: "Example 1 after its three moves" }).click();
  await expect(async () =>
    assert.equal(await page.locator(".outcome").innerText(), "", "another game is asked anew"),
  ).toPass();
  await askWho(page);
  await page.waitForFunction(() => document.querySelector(".outcome")?.textContent?.startsWith("An N-position"));
  await expect(async () =>
    assert.match(
      await page.locator(".pile figcaption").first().innerText(),
      /541T\^541\(541\), too large for its digits to be counted$/,
    ),
  ).toPass();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(async () =>
    assert.match(await page.locator(".hinted").innerText(), /In M the exponent of 157.* was odd/),
  ).toPass();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(async () => assert.match(await page.locator(".outcome").innerText(), /^A P-position/)).toPass();
  assert.deepEqual(problems, []);
});

test("multivision: the loser finds a move that makes the game as long as he likes", async () => {
  const { page } = await loadGame(running, "multivision.html#multivision=576");
  await expect(async () =>
    assert.match(
      await page.locator(".panel", { hasText: "How long can" }).innerText(),
      /at least 8 moves, whatever the players do\./,
    ),
  ).toPass();
  await page.getByLabel("Moves", { exact: true }).fill("10^50");
  await page.getByRole("button", { name: "Find such a move" }).click();
  await expect(async () =>
    assert.match(await page.getByLabel("The move, written out").inputValue(), /^1\/2\*3\^2000/),
  ).toPass();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(async () =>
    assert.match(
      await page.locator(".panel", { hasText: "How long can" }).innerText(),
      /about 10\^\d+ moves.+about 10\^\d+ years/s,
    ),
  ).toPass();
  await page.getByLabel("Moves", { exact: true }).fill("T(0)");
  await page.getByRole("button", { name: "Find such a move" }).click();
  await expect(async () =>
    assert.match(
      await page.locator(".panel", { hasText: "How long can" }).getByRole("alert").innerText(),
      /contains T\(0\)/,
    ),
  ).toPass();
});

test("on a touch screen the first tap looks and the second one moves", async () => {
  const { page } = await openGame(running, "dominoes.html", { hasTouch: true, viewport: { width: 390, height: 844 } });
  await page.locator('[data-move="8"]').tap();
  await expect(async () => assert.equal(await page.getByLabel("Spaces", { exact: true }).inputValue(), "8")).toPass();
  await expect(async () => assert.equal(await page.locator(".domino:not(.ghost)").count(), 0)).toPass();
  await page.locator('[data-move="8"]').tap();
  assert.match(await heard(page), /^You put a domino on 8 and 9\./);
});

for (const [path, tells] of /** @type {const} */ ([
  ["multivision.html", /position|wins|leftmost/i],
  ["dominoes.html", /position|wins|loses/i],
  ["number-game.html", /position|wins|loses/i],
]))
  test(`${path}: who can win is told when it is asked for, and not before`, async () => {
    const { page } = await loadGame(running, path);
    const told = async () =>
      [
        await page.locator(".outcome").innerText(),
        await page.locator(".picture-place").innerText(),
        await page.locator("#game .picture-place svg text").allTextContents(),
      ].join(" ");
    const ask = page.getByRole("button", { name: "Who can win?" });
    await ask.waitFor();
    assert.doesNotMatch(await told(), tells);
    await ask.click();
    await expect(async () => assert.match(await page.locator(".outcome").innerText(), /^An? [NP]-position/)).toPass();
    assert.match(await heard(page), /[NP]-position/);
    assert.equal(await ask.count(), 0);
  });
