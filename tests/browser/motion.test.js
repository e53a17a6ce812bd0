// @ts-check
/** Motion: a move is seen in four beats, one after the other, by those who want to see things move. */

import assert from "node:assert/strict";
import { expect, open, part, stateOf, test, useBrowser, withTable } from "./browser.js";

const running = useBrowser();

/**
 * A table of 13 whose motion is loaded, with the clock of the page stopped.
 * @param {string} [link] @param {"reduce" | "no-preference"} [reducedMotion]
 */
async function still(link = "n=13&magnus=layers&derek=human&moves=1+2+", reducedMotion = "no-preference") {
  const opened = await open(running, { reducedMotion });
  // All that comes when the page has nothing else to do, so that nothing of it comes in the middle of a move.
  for (const name of ["film", "all-parts", "teach-terms", "small-carpet", "print"])
    await opened.page.evaluate((path) => import(path), `/${part(name)}`);
  await opened.page.locator("magnus-derek .term").first().waitFor({ state: "attached" });
  await withTable(opened.page, (element, game) => element.setState(game), link);
  await opened.page.clock.install({ time: 0 });
  await opened.page.clock.runFor(2000);
  await opened.page.clock.pauseAt(5000);
  return opened;
}

/**
 * The state of the picture: the positions drawn as unvisited, the token's place and number, and the number of arcs of a
 * call.
 * @param {import("@playwright/test").Page} page
 */
function seen(page) {
  return withTable(page, ({ shadowRoot }) => {
    const svg = shadowRoot.querySelector("svg.table");
    const all = (/** @type {string} */ selector) => [...svg.querySelectorAll(selector)];
    const token = svg.querySelector(".token").getBoundingClientRect();
    return {
      unvisited: all(".seat.unvisited").length,
      token: { x: Math.round(token.x), y: Math.round(token.y) },
      number: svg.querySelector(".on-token").textContent,
      arcs: all(".call-arc").map((arc) => Math.round(arc.getTotalLength())),
      trail: all(".token-trail").length,
      marks: all(".landing-label").map(({ textContent }) => textContent),
    };
  });
}

test("a move is seen in 700 ms: the cell drains while the token glides, and the next targets come with their arrows", async () => {
  const { page } = await still();
  const before = await seen(page);
  assert.equal(before.unvisited, 10);
  await withTable(page, (element) => element.answer("+"));
  await page.clock.runFor(90);
  const choosing = await seen(page);
  assert.deepEqual([choosing.unvisited, choosing.token, choosing.marks.length], [10, before.token, 2]);
  await page.clock.runFor(60);
  assert.deepEqual((await seen(page)).marks, before.marks.slice(0, 1), "the other direction has faded");
  assert.equal(await drained(page), true, "it drains from the first step on");
  await page.clock.runFor(120);
  const run = await seen(page);
  assert.notDeepEqual(run.token, before.token);
  assert.deepEqual(
    [run.unvisited, run.trail, run.marks.length],
    [10, 1, 1],
    "nothing of the next position before the landing",
  );
  assert.ok(Number(run.number) >= 3, "it runs with the number of the position that it passes");
  await page.clock.runFor(180);
  const landing = await withTable(page, ({ shadowRoot }) => {
    const parts = [...shadowRoot.querySelectorAll("svg.table > g")];
    return parts.map((part) => part.style.opacity).filter(Boolean);
  });
  assert.equal(landing.length, 1, "one picture goes over into the other");
  const growing = await seen(page);
  assert.deepEqual([growing.arcs.length, growing.marks.length], [2, 2], "no target stands without its arrow");
  await page.clock.runFor(250);
  const after = await seen(page);
  assert.deepEqual([after.unvisited, after.trail, after.marks.length], [9, 0, 2]);
  assert.ok((growing.arcs[0] ?? 0) < (after.arcs[0] ?? 0));
});

/** Says whether the cell that the token comes to is running empty. @param {import("@playwright/test").Page} page */
const drained = (page) =>
  withTable(page, ({ shadowRoot }) => {
    const over = [...shadowRoot.querySelectorAll("svg.table > g")];
    return over.slice(-2).some((group) => group.querySelector(".track") !== null);
  });

test("the next act cuts a move short, and buttons stay where they are", async () => {
  const { page } = await still();
  const places = () =>
    withTable(page, ({ shadowRoot }) =>
      [...shadowRoot.querySelectorAll(".directions button, .transport button, .chip")].map((button) => {
        const { x, y } = button.getBoundingClientRect();
        return `${button.className} ${Math.round(x)} ${Math.round(y)}`;
      }),
    );
  const begun = (await places()).slice(0, 2);
  await withTable(page, (element) => element.answer("+"));
  const during = await places();
  assert.deepEqual(during.slice(0, 2), begun);
  await page.clock.runFor(300);
  assert.deepEqual(await places(), during);
  await withTable(page, (element) => element.answer("-"));
  await page.clock.runFor(40);
  // The second move begins where the first one leads to.
  assert.equal((await seen(page)).unvisited, 9);
  await withTable(page, (element) => element.undo());
  await page.clock.runFor(40);
  const shown = await seen(page);
  assert.deepEqual([shown.unvisited, shown.trail], [9, 0], "going back is seen at once");
  assert.equal((await stateOf(page)).round, 3);
});

/** The positions around which a red ring is seen. @param {import("@playwright/test").Page} page */
function ringed(page) {
  return withTable(page, ({ shadowRoot, state: { n } }) =>
    [...shadowRoot.querySelectorAll(".landing")]
      .filter((ring) => ring.getBoundingClientRect().width > 20 && getComputedStyle(ring).opacity === "1")
      .map((ring) => [ring.cx.baseVal.value, ring.cy.baseVal.value])
      .map(([x, y]) => (Math.round((Math.atan2(x, -y) / (2 * Math.PI)) * n) + n) % n)
      .sort((one, other) => one - other),
  );
}

for (const [pause, when] of /** @type {[number, string][]} */ ([
  [0, "as soon as it can be answered"],
  [2000, "two seconds later"],
])) {
  test(`in every round both targets of a call are marked from when it is named, and the one chosen until the landing: ${when}`, async () => {
    const { page } = await still("n=13&magnus=layers&derek=human");
    await withTable(page, (element) => (element.overlay = { layers: false, pulse: true }));
    await page.clock.runFor(100);
    const buttons = page.locator("magnus-derek .directions");
    for (let round = 0; round < 6; round++) {
      const { landings } = await stateOf(page);
      const both = [...(landings ?? [])].sort((one, other) => one - other);
      assert.deepEqual(await ringed(page), both, `round ${round} is named`);
      await page.clock.runFor(pause);
      assert.deepEqual(await ringed(page), both, `round ${round} is answered`);
      const asked = await buttons.innerText();
      await withTable(page, (element) => element.answer("+"));
      // What is drawn in the next frame is the first that can be seen.
      await page.clock.runFor(20);
      for (let at = 20; (await buttons.innerText()) === asked; at += 20) {
        assert.ok((await ringed(page)).includes(landings?.[0] ?? -1), `round ${round}, ${at} ms after the answer`);
        assert.ok(at < 1000);
        await page.clock.runFor(20);
      }
    }
  });
}

test("no direction looks preferred after a landing: a button is framed while its answer is shown, and never by touch", async () => {
  const frames = (/** @type {import("@playwright/test").Page} */ page) =>
    withTable(page, ({ shadowRoot }) =>
      [...shadowRoot.querySelectorAll(".direction")].map((button) => {
        const { borderColor, outlineStyle } = getComputedStyle(button);
        return `${borderColor} ${outlineStyle}`;
      }),
    );
  const isOne = (/** @type {string[]} */ [left, right]) => left === right;
  const { page } = await still();
  const left = page.locator("magnus-derek .direction").first();
  await left.hover();
  await page.clock.runFor(400);
  assert.equal(isOne(await frames(page)), false, "pointed at");
  await left.click();
  await page.clock.runFor(2000);
  assert.equal(isOne(await frames(page)), true, "the pointer still rests there");
  await page.mouse.move(5, 5);
  await left.hover();
  await page.clock.runFor(400);
  assert.equal(isOne(await frames(page)), false, "pointed at anew");
  const { page: phone } = await open(running, { hasTouch: true, isMobile: true });
  await withTable(phone, (element) => element.setState("n=13&magnus=layers&derek=human&moves=1+2+"));
  await phone.locator("magnus-derek .direction").first().tap();
  await expect.poll(() => stateOf(phone)).toMatchObject({ round: 3 });
  assert.equal(isOne(await frames(phone)), true, "tapped");
});

/** What the panels say: the sentence, the counters, the round, and the end. @param {import("@playwright/test").Page} page */
function told(page) {
  return withTable(page, ({ shadowRoot }) => {
    const text = (/** @type {string} */ selector) =>
      [...shadowRoot.querySelectorAll(selector)].map((one) => one.textContent.trim()).join();
    return [".turn h2", ".turn .sentence", ".directions", ".goal", ".why h2", ".where", ".verdict"].map(text);
  });
}

test("while the token walks the panels tell the state before, which scripts are past already; they follow its landing", async () => {
  const { page } = await still();
  const before = await told(page);
  await withTable(page, (element) => element.answer("+"));
  assert.equal((await stateOf(page)).round, 3);
  for (let at = 0; at < 400; at += 50) {
    assert.deepEqual(await told(page), before, `after ${at} ms`);
    await page.clock.runFor(50);
  }
  await page.clock.runFor(100);
  const after = await told(page);
  assert.notDeepEqual(after, before);
  await page.clock.runFor(2000);
  assert.deepEqual(await told(page), after);
  const { page: calm } = await still(undefined, "reduce");
  await withTable(calm, (element) => element.answer("+"));
  assert.deepEqual(await told(calm), after, "with reduced motion nothing waits");
});

test("a press while the token walks ends its way at once, and a button pressed does what it says then", async () => {
  const { page } = await still();
  await withTable(page, (element) => element.answer("+"));
  await page.clock.runFor(200);
  assert.equal((await seen(page)).trail, 1);
  const before = await told(page);
  await page.locator("magnus-derek .turn h2").click();
  assert.notDeepEqual(await told(page), before);
  assert.deepEqual([(await seen(page)).trail, (await seen(page)).unvisited], [0, 9]);
  await withTable(page, (element) => element.answer("-"));
  await page.clock.runFor(200);
  await page.locator("magnus-derek .directions button").first().click();
  assert.equal((await stateOf(page)).round, 5, "who plays fast is not slowed down");
  await page.clock.runFor(200);
  await page.keyboard.press("u");
  assert.equal((await stateOf(page)).round, 4);
});

test("the last token is held 700 ms where it lands, before the panels and the picture tell the end", async () => {
  const { page } = await still("n=9&magnus=layers&derek=clockwise&seed=1");
  const length = await withTable(page, (element) => {
    while (element.state.turn !== "over") element.step();
    return element.state.round;
  });
  await withTable(page, (element, round) => element.goTo(round - 1), length);
  await page.clock.runFor(500);
  const before = await told(page);
  await withTable(page, (element) => element.redo());
  let at = 0;
  const landed = async () => (await seen(page)).trail === 1 && (await seen(page)).number;
  const over = async () => (await told(page)).at(-1) !== "";
  const token = String(await withTable(page, (element) => element.state.token));
  while ((await landed()) !== token && at < 1500) await page.clock.runFor(20).then(() => (at += 20));
  const arrived = at;
  while (!(await over()) && at < 3000) {
    assert.deepEqual(await told(page), before);
    await page.clock.runFor(20);
    at += 20;
  }
  assert.ok(at - arrived >= 680 && at - arrived <= 860, `${at - arrived} ms`);
});

test("with reduced motion nothing moves, and none while a game is played fast", async () => {
  const reduced = await still(undefined, "reduce");
  await withTable(reduced.page, (element) => element.answer("+"));
  assert.equal((await seen(reduced.page)).unvisited, 9);
  const { page } = await still("n=64&magnus=layers&derek=clockwise");
  await page.locator("magnus-derek").getByLabel("Speed").selectOption("20");
  await withTable(page, (element) => element.play());
  for (let frame = 0; frame < 20; frame++) {
    await page.clock.runFor(16);
    assert.equal((await seen(page)).trail, 0);
  }
  assert.ok((await stateOf(page)).round >= 5);
});

test("at two rounds a second the beats fit between the rounds, which come as they did", async () => {
  const { page } = await still("n=64&magnus=layers&derek=clockwise");
  await withTable(page, (element) => element.play());
  await page.clock.runFor(40);
  const first = (await stateOf(page)).round;
  let trails = 0;
  for (let step = 0; step < 80; step++) {
    await page.clock.runFor(50);
    trails += (await seen(page)).trail;
  }
  const { round } = await stateOf(page);
  assert.ok(Math.abs(round - first - 8) <= 1, `${round - first} rounds in four seconds`);
  assert.ok(trails >= 8);
});
