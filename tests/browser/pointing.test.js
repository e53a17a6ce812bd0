// @ts-check
/** Agreement of words, buttons and picture: they speak of the same things. */

import assert from "node:assert/strict";
import { expect, stateOf, test, withTable } from "./browser.js";
import { usePage } from "./one-page.js";

const running = usePage();

/**
 * Number of seats drawn as unvisited, and the token's place as drawn, in pixels from the left.
 * @param {import("@playwright/test").Page} page
 */
function seen(page) {
  return withTable(page, ({ shadowRoot }) => {
    const token = shadowRoot.querySelector("svg.table .token").getBoundingClientRect();
    return {
      unvisited: shadowRoot.querySelectorAll("svg.table .seat.unvisited").length,
      x: token.x + token.width / 2,
      ghosts: shadowRoot.querySelectorAll("svg.table .ghost").length,
    };
  });
}

test("left and right are those of the screen: the buttons, their arrows and the keys, all round the table", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => element.newGame({ n: 29 }));
  const table = page.locator("magnus-derek");
  await withTable(page, (element) => element.focus());
  const quarters = new Set();
  for (let round = 0; round < 24 && (await stateOf(page)).turn === "derek"; round++) {
    const { token, n, magnitude } = await stateOf(page);
    const x = (/** @type {number} */ position) => Math.sin((2 * Math.PI * position) / n);
    const labels = await table.locator(".direction").evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
    const landings = labels.map((label) => Number(/to (\d+)/.exec(label)?.[1]));
    assert.ok(x(landings[0] ?? 0) <= x(landings[1] ?? 0) + 1e-9, `the left button goes to the left from ${token}`);
    const arrows = await table
      .locator(".direction svg")
      .evaluateAll((all) => all.map((one) => new DOMMatrix(getComputedStyle(one).transform).a));
    assert.deepEqual(arrows, [-1, 1]);
    const right = round % 3 > 0;
    await page.keyboard.press(right ? "ArrowRight" : "ArrowLeft");
    assert.equal((await stateOf(page)).token, landings[right ? 1 : 0], `± ${magnitude} from ${token}`);
    quarters.add(Math.floor((4 * token) / n));
  }
  assert.equal(quarters.size, 4);
});

test("where both directions lead to one position there is one button for both, and both keys answer", async () => {
  const { page } = await running.place();
  const buttons = page.locator("magnus-derek .direction");
  for (const answer of [() => buttons.click(), "ArrowLeft", "ArrowRight", "+", "-"]) {
    await withTable(page, (element) => element.newGame({ n: 16, magnus: "power-of-two" }));
    await withTable(page, (element) => element.focus());
    await expect(buttons).toHaveCount(1);
    await expect(buttons).toHaveAttribute("aria-label", "±8 to 8, new position, both ways");
    await expect(buttons).toHaveText(/±8\s+to 8 · new position, both ways/, { useInnerText: true });
    await (typeof answer === "string" ? page.keyboard.press(answer) : answer());
    assert.equal((await stateOf(page)).token, 8);
    await expect(buttons, "the next call has two").toHaveCount(2);
  }
});

test("a direction button shows the rings as they would become, on hover and on focus, and nothing is played", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => element.setState("n=23&magnus=layers&derek=human&moves=1+2+4-8+5+1-"));
  const before = await seen(page);
  const state = await stateOf(page);
  const right = page.locator("magnus-derek .direction").last();
  const shows = (/** @type {number} */ unvisited) =>
    expect.poll(async () => (await seen(page)).unvisited).toBe(unvisited);
  await right.hover();
  await shows(before.unvisited - 1);
  assert.ok((await seen(page)).x > before.x, "the token would be to the right");
  assert.equal((await seen(page)).ghosts, 1, "where it is now");
  await page.mouse.move(5, 5);
  await shows(before.unvisited);
  assert.deepEqual(await seen(page), before);
  await right.focus();
  await shows(before.unvisited - 1);
  assert.deepEqual(await stateOf(page), state);
  await page.keyboard.press("Enter");
  assert.equal((await stateOf(page)).round, 7);
  // After an answer nothing is looked at any more.
  await expect.poll(async () => (await seen(page)).ghosts).toBe(0);
});

test("a pointer that rests where the buttons change under it previews nothing until it has moved", async () => {
  const { page } = await running.place();
  const buttons = page.locator("magnus-derek .direction");
  // After two buttons one wide one lies under the pointer, and after it two again.
  await withTable(page, (element) => element.newGame({ n: 16, magnus: "scripted:3,8,3" }));
  await buttons.last().hover();
  await expect.poll(async () => (await seen(page)).ghosts).toBe(1);
  const box = await buttons.last().boundingBox();
  assert.ok(box);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const count of [1, 2]) {
    await page.mouse.down();
    await page.mouse.up();
    await expect(buttons).toHaveCount(count);
    // The browser says some frames later that the pointer is over a new button.
    await page.waitForTimeout(400);
    assert.equal((await seen(page)).ghosts, 0, `${count} under the pointer`);
    await page.mouse.move(x - 3 * count, y);
    await expect.poll(async () => (await seen(page)).ghosts, `moved over ${count}`).toBe(1);
  }
});

test("the focus of the table is seen as a ring around the token, and no frame is around the board", async () => {
  const { page } = await running.place();
  for (const n of [13, 1009]) {
    await withTable(page, (element, n) => element.setState(`n=${n}&magnus=layers&derek=human&moves=1+2+`), n);
    await page.locator("magnus-derek .picture").evaluate((picture) => picture.blur());
    const look = () =>
      withTable(page, ({ shadowRoot }) => {
        const [picture, halo] = [".picture", "svg.table .token-halo"].map((part) => shadowRoot.querySelector(part));
        const probe = shadowRoot.querySelector(".frame").appendChild(document.createElement("i"));
        probe.style.color = "var(--accent)";
        const accent = getComputedStyle(probe).color;
        probe.remove();
        const { stroke, strokeWidth } = getComputedStyle(halo);
        return {
          frame: getComputedStyle(picture).outlineStyle,
          ring: stroke === accent && Number.parseFloat(strokeWidth) > 4,
        };
      });
    await expect.poll(look, `${n}: without the focus`).toEqual({ frame: "none", ring: false });
    await withTable(page, (element) => element.focus({ focusVisible: true }));
    await expect.poll(look, `${n}: with it`).toEqual({ frame: "none", ring: true });
  }
});

test("a table that is too large for an outlook plays as ever", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => element.newGame({ n: 60_000 }));
  await page.locator("magnus-derek .direction").last().hover();
  await page.locator("magnus-derek .direction").last().click();
  assert.equal((await stateOf(page)).round, 1);
});

test("a position and a layer in a sentence light their cells, by hover, by focus and by tap", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => element.setState("n=23&magnus=layers&derek=human&moves=1+2+4-8+5+1-"));
  const table = page.locator("magnus-derek");
  const lit = async (/** @type {number} */ paths, /** @type {number} */ seats) => {
    await expect(table.locator("svg.table path.lit")).toHaveCount(paths);
    await expect(table.locator("svg.table circle.lit")).toHaveCount(seats);
  };
  await lit(0, 0);
  const position = table.locator(".why .points").first();
  await expect(position).toHaveText(String((await stateOf(page)).token), { useInnerText: true });
  await position.hover();
  await lit(1, 1);
  const [seat, token] = await withTable(page, ({ shadowRoot }) =>
    ["circle.lit", ".token"].map((part) => {
      const { x, width } = shadowRoot.querySelector(`svg.table ${part}`).getBoundingClientRect();
      return Math.round(x + width / 2);
    }),
  );
  assert.equal(seat, token, "the position of the token is lit where the token is");
  await page.mouse.move(5, 5);
  await lit(0, 0);
  await position.focus();
  await lit(1, 1);
  await table.locator(".picture").focus();
  await lit(0, 0);
  const layer = table.locator(".why .term", { hasText: "M(A)" });
  await layer.hover();
  await lit(1, 0);
  await page.mouse.move(5, 5);
});

test("a magnitude of the evaluation lights the pair it leads to, by hover and by focus", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => {
    element.newGame({ n: 13, magnus: "human", derek: "protector" });
    for (const magnitude of [3, 1]) element.call(magnitude);
    element.focus();
  });
  await page.keyboard.press("e");
  const table = page.locator("magnus-derek");
  /** @param {string} parts */
  const centres = (parts) =>
    table.locator(parts).evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)].join();
      }),
    );
  const assertLit = async (/** @type {number[]} */ positions) => {
    const seats = await centres("svg.table .seat");
    assert.deepEqual((await centres("svg.table circle.lit")).sort(), positions.map((at) => seats[at]).sort());
  };
  const lit = (/** @type {number[]} */ positions) => expect(() => assertLit(positions)).toPass();
  const { token } = await stateOf(page);
  const pair = (/** @type {number} */ magnitude) => [(token + magnitude) % 13, (token + 13 - magnitude) % 13];
  const magnitude = table.locator(".evaluation [data-magnitude='5']");
  // Words that appear above the magnitudes a moment later can move another one under the pointer.
  await expect(async () => {
    await magnitude.hover();
    await assertLit(pair(5));
  }).toPass();
  await page.mouse.move(5, 5);
  await lit([]);
  await magnitude.focus();
  await lit(pair(5));
  const rows = await table
    .locator(".evaluation [data-magnitude]")
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-magnitude"))));
  await page.keyboard.press("Home");
  await lit(pair(rows[0] ?? 0));
});

test("no mark of a position is left in what scripts and screen readers get", async () => {
  const { page } = await running.place();
  const told = await withTable(page, (element) => {
    element.newGame({ n: 13 });
    element.answer("+");
    return [element.state.reason.text, element.shadowRoot.querySelector("[role=status]").textContent];
  });
  for (const text of told) assert.doesNotMatch(text, /[⟦⟧|]|\*\*/);
});
