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
  await expect(page.locator(".domino.last")).not.toHaveCount(0);
  await expect(heard(page)).toHaveText(
    /^You put a domino on 5 and 6\. The computer put a domino on \d+ and \d+\. .+ Your move\. /,
  );
  const rows = await page.locator(".panel tbody tr").allInnerTexts();
  assert.ok(rows.length >= 2);
  await expect(page.locator("svg.circle")).toHaveAttribute(
    "aria-label",
    /^Circle of 23 spaces\. Dominoes begin on 5, /,
  );
  // Arrow keys go through the moves, Enter makes one.
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".ghost")).not.toHaveCount(0);
  const space = await page.getByLabel("Spaces", { exact: true }).inputValue();
  await page.keyboard.press("Enter");
  await expect(heard(page)).toHaveText(new RegExp(`^You put a domino on ${space} and `));
  await page.getByLabel("Spaces", { exact: true }).fill("5");
  await page.keyboard.press("Enter");
  await expect(page.locator(".turn [role=alert]")).toHaveText(/there is one on space 5 already\.$/);
});

test("dominoes: the values are plotted and listed with the period, and N may have thirteen digits", async () => {
  const { page } = await loadGame(running, "dominoes.html");
  await expect(page.locator("#plot .dot")).toHaveCount(53 + 3 * 34);
  await expect(page.locator("#plot .period")).toHaveCount(2);
  await page.getByText("The values as a table").click();
  const row = await page.locator("table.values tbody tr").first().locator("td").allInnerTexts();
  assert.equal(row.join(" "), "0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7");
  // 0, 1, 15, 16, 17, 18, 31, 32, 35, … differ from what their column settles to.
  await expect(page.locator(".odd-one")).not.toHaveCount(0);
  const ask = page.getByLabel("Spaces N, 1 to 10¹²");
  const answer = page.locator("#answer [role=status]");
  await expect(answer).toHaveText(
    /^N = 1,111: the first player wins\. .+ F\(1,109\) = F\(55\) = 0\. N ≡ 23 \(mod 34\)\.$/,
  );
  await ask.fill("1000000000000");
  await page.keyboard.press("Enter");
  await expect(answer).toHaveText(/the first player loses/);
  await ask.fill("1000000000001");
  await page.keyboard.press("Enter");
  await expect(page.locator("#answer [role=alert]")).toHaveText(
    /from 1 to 1,000,000,000,000, but it is 1,000,000,000,001\.$/,
  );
});

test("the Number Game: the map reads single pairs, also by keyboard, and pairs are counted", async () => {
  const { page } = await loadGame(running, "number-game.html");
  const map = page.locator("canvas.map");
  await expect(map).toHaveAttribute(
    "aria-label",
    /^Map of the pairs A, B from 1 to 100\. Between the two golden lines/,
  );
  await map.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("#map [role=status]")).toHaveText("A = 51, B = 50: losing for the player to move (fat).");
  for (let step = 0; step < 20; step++) await page.keyboard.press("ArrowDown");
  await expect(page.locator("#map [role=status]")).toHaveText("A = 51, B = 30: winning for the player to move (thin).");
  await page.getByLabel("Numbers up to").fill("1000");
  await page.keyboard.press("Enter");
  await expect(map).toHaveAttribute("aria-label", /from 1 to 1000\./);
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
  await expect(page.locator("#map [role=alert]")).toHaveText(/from 2 to 1,000, but it is 1,001\.$/);
  await expect(page.locator("#count [role=status]")).toHaveText(/^6,142 of 10,000 pairs are winning: 61\.4 %\.$/);
  await page.locator("#count-a2").fill("1000000");
  await page.locator("#count-b2").fill("1000000");
  await page.locator("#count").evaluate((/** @type {HTMLFormElement} */ form) => form.requestSubmit());
  await expect(page.locator("#count [role=status]")).toHaveText(/^618,033,606,782 of 1,000,000,000,000 /);
});

test("the Number Game: forced rounds are explained by the continued fraction and by Fibonacci numbers", async () => {
  const { page } = await loadGame(running, "number-game.html#number-game=89,55");
  await askWho(page);
  const panel = page.locator(".panel", { hasText: "Round by round" });
  await expect(panel).toHaveText(
    /After 8 forced moves the pair is 2, 1: .+ the player to move now has a choice and wins\. The continued fraction of the ratio begins with 1, 1, 1, 1, …, 2, the first quotient that is not 1\./,
  );
  await panel.locator("summary").click();
  const rows = await panel.locator("tbody tr").allInnerTexts();
  assert.equal(rows.length, 9);
  assert.deepEqual(rows[1]?.split("\t"), ["2", "55, 34", "1", "≤ 3/2? No"]);
  assert.deepEqual(rows[8]?.split("\t"), ["9", "2, 1", "2", "≥ 89/55? Yes"]);
});

test("the Number Game is played with numbers of eighteen digits", async () => {
  const { page } = await loadGame(running, "number-game.html#number-game=1000000000000000000,3");
  await expect(page.locator(".sentence")).toHaveText(/^A = 1,000,000,000,000,000,000 and B = 3: a thin rectangle\./);
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Subtract" }).click();
  await expect(heard(page)).toHaveText(/^You took A − 333,333,333,333,333,332B = .+ = 4\. The computer took /);
  await page.getByLabel("take").fill("0");
  await page.keyboard.press("Enter");
  await expect(page.locator(".turn [role=alert]")).toHaveText(
    new RegExp(`^${outOfRange("The multiple", 1, "\\d+", 0)}$`),
  );
});

test("the Number Game: what is typed may be anything, and arrow keys go on from there", async () => {
  const { page } = await loadGame(running, "number-game.html#number-game=100,15");
  await page.getByLabel("take").fill("3.5");
  await page.locator("#game").evaluate((node) => node.focus());
  await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("take")).toHaveValue("1");
  await page.getByLabel("take").fill("2");
  await page.locator("#game").evaluate((node) => node.focus());
  await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("take")).toHaveValue("3");
});

test("keys stay with the page and with what has the focus: up and down scroll, tables scroll sideways, Enter on the map does nothing", async () => {
  const { page } = await openGame(running, "number-game.html#number-game=89,55", {
    viewport: { width: 390, height: 500 },
  });
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => scrollY > 0);
  await expect(page.getByLabel("take")).toHaveValue("");
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
  await expect.poll(() => table.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
  await expect(page.getByLabel("take")).toHaveValue("");
  await page.getByLabel("take").fill("1");
  await page.locator("canvas.map").focus();
  await page.keyboard.press("ArrowLeft");
  await page.locator("#map [role=status]").getByText("A = 49, B = 50").waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowLeft");
  await page.locator("#map [role=status]").getByText("A = 48, B = 50").waitFor();
  await expect(page.getByLabel("take")).toHaveValue("1");
  await expect(page.locator(".sentence")).toHaveText(/^A = 89 and B = 55/);
  // On the game itself it makes the move.
  await page.locator("#game").evaluate((node) => node.focus());
  await page.keyboard.press("Enter");
  await expect(heard(page)).toHaveText(/^You took A − B = 89 − 55 = 34\./);
});

test("K-multivision: a prime is divided by as often as K allows, and the hint for that stands in the form", async () => {
  const { page } = await loadGame(running, "multivision.html#multivision=2^70*3&k=100");
  const times = page.getByLabel("times, 1 to 70");
  await expect(times).toHaveValue("1");
  await page.keyboard.press("h");
  await expect(times).toHaveValue("70");
  await times.fill("51");
  await expect(page.getByLabel("The move, written out")).toHaveValue(/^1\/2\^51(?!\d)/);
  await times.fill("71");
  await page.keyboard.press("Enter");
  await expect(page.locator(".turn [role=alert]")).toHaveText(
    "Pile 1 can be divided by 2 from 1 to 70 times, but it is 71.",
  );
  // A move made from the field leaves nothing of itself in it.
  await times.fill("7");
  await page.keyboard.press("Enter");
  await expect(heard(page)).toHaveText(/^You divided pile 1 by 2\^7/);
  await expect(page.getByLabel("times, 1 to")).toHaveValue("1");
});

test("multivision: pile, prime and added powers become a move in writing, which is looked at before it is made", async () => {
  const { page } = await loadGame(running, "multivision.html#multivision=12,18");
  await askWho(page);
  await page.getByLabel("Divide pile").selectOption("2");
  await expect(page.getByLabel("The move, written out")).toHaveValue("2/2");
  await page.getByLabel("add to 3").fill("1");
  await expect(page.getByLabel("The move, written out")).toHaveValue("2/2*3");
  await expect(page.locator(".turn form .note")).toHaveText(/^Pile 2 becomes 27\. M is a square then\.$/);
  await expect(page.locator(".pile.changed .after")).toHaveText(/27$/);
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(heard(page)).toHaveText(/^You divided pile 2 by 2 and multiplied it by 3\. The computer divided pile /);
  await expect
    .poll(() => link(page))
    .toMatch(/^multivision=12,18&k=2&first=human&second=perfect&seed=1&moves=2\/2\*3;/);
  // A click on a tower chooses its pile and prime.
  await page.locator('.pile [data-move="1/3"]').click();
  await expect(page.getByLabel("The move, written out")).toHaveValue("1/3");
  await page.getByLabel("The move, written out").fill("1/3*2");
  await page.keyboard.press("Enter");
  await expect(page.locator(".turn [role=alert]")).toHaveText(
    "A pile that is divided by 3 can be multiplied by larger primes only, but 2 is not.",
  );
});

test("multivision: Example 1 of the paper, its vectors and its three moves", async () => {
  const { page } = await loadGame(running, "multivision.html");
  await page.getByRole("link", { name: "Example 1 of the paper", exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll(".pile:not(.product)").length === 3);
  const odd = (/** @type {number} */ index) => page.locator(".pile").nth(index).locator(".cell.one").count();
  assert.deepEqual([await odd(0), await odd(1), await odd(2), await odd(3)], [99, 0, 99, 0]);
  await askWho(page);
  await expect(page.locator(".outcome")).toHaveText(/^A P-position/);
  await page.getByRole("link", { name: "Example 1 after its three moves" }).click();
  await expect(page.locator(".outcome"), "another game is asked anew").toHaveText("");
  await askWho(page);
  await page.waitForFunction(() => document.querySelector(".outcome")?.textContent?.startsWith("An N-position"));
  await expect(page.locator(".pile figcaption").first()).toHaveText(
    /541T\^541\(541\), too large for its digits to be counted$/,
  );
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".hinted")).toHaveText(/In M the exponent of 157.* was odd/);
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.locator(".outcome")).toHaveText(/^A P-position/);
});

test("multivision: the loser finds a move that makes the game as long as he likes", async () => {
  const { page } = await loadGame(running, "multivision.html#multivision=576");
  await expect(page.locator(".panel", { hasText: "How long can" })).toHaveText(
    /at least 8 moves, whatever the players do\./,
  );
  await page.getByLabel("Moves", { exact: true }).fill("10^50");
  await page.getByRole("button", { name: "Find such a move" }).click();
  await expect(page.getByLabel("The move, written out")).toHaveValue(/^1\/2\*3\^2000/);
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.locator(".panel", { hasText: "How long can" })).toHaveText(
    /about 10\^\d+ moves.+about 10\^\d+ years/s,
  );
  await page.getByLabel("Moves", { exact: true }).fill("T(0)");
  await page.getByRole("button", { name: "Find such a move" }).click();
  await expect(page.locator(".panel", { hasText: "How long can" }).getByRole("alert")).toHaveText(/contains T\(0\)/);
});

test("on a touch screen the first tap looks and the second one moves", async () => {
  const { page } = await openGame(running, "dominoes.html", { hasTouch: true, viewport: { width: 390, height: 844 } });
  await page.locator('[data-move="8"]').tap();
  await expect(page.getByLabel("Spaces", { exact: true })).toHaveValue("8");
  await expect(page.locator(".domino:not(.ghost)")).toHaveCount(0);
  await page.locator('[data-move="8"]').tap();
  await expect(heard(page)).toHaveText(/^You put a domino on 8 and 9\./);
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
    await expect(page.locator(".outcome")).toHaveText(/^An? [NP]-position/);
    await expect(heard(page)).toHaveText(/[NP]-position/);
    await expect(ask).toHaveCount(0);
  });
