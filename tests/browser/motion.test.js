// @ts-check
/** Motion: a move is seen in four beats, one after the other, by those who want to see things move. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { open, part, stateOf, useBrowser, withTable } from "./browser.js";

const running = useBrowser();

/**
 * A table of 13 whose motion is loaded, with the clock of the page stopped.
 * @param {string} [link] @param {"reduce" | "no-preference"} [reducedMotion]
 */
async function still(link = "n=13&magnus=layers&derek=human&moves=1+2+", reducedMotion = "no-preference") {
  const opened = await open(running, { reducedMotion });
  // All that comes when the page has nothing else to do, so that nothing of it comes in the middle of a move.
  for (const name of ["film", "whole", "teach-terms", "small-carpet", "print"])
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
 * @param {import("playwright-core").Page} page
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

test("a move is seen in four beats: nothing of the next position before the token has landed", async () => {
  const { page, problems } = await still();
  const before = await seen(page);
  assert.equal(before.unvisited, 10);
  await withTable(page, (element) => element.answer("+"));
  await page.clock.runFor(90);
  const choosing = await seen(page);
  assert.deepEqual([choosing.unvisited, choosing.token, choosing.marks.length], [10, before.token, 2]);
  await page.clock.runFor(60);
  assert.deepEqual((await seen(page)).marks, before.marks.slice(0, 1), "the other direction has faded");
  await page.clock.runFor(120);
  const run = await seen(page);
  assert.notDeepEqual(run.token, before.token);
  assert.deepEqual([run.unvisited, run.trail], [10, 1]);
  assert.ok(Number(run.number) >= 3, "it runs with the number of the position that it passes");
  await page.clock.runFor(200);
  const landing = await withTable(page, ({ shadowRoot }) => {
    const parts = [...shadowRoot.querySelectorAll("svg.table > g")];
    return parts.map((part) => part.style.opacity).filter(Boolean);
  });
  assert.equal(landing.length, 1, "one picture goes over into the other");
  assert.deepEqual((await seen(page)).marks, [], "the next call is not there yet");
  await page.clock.runFor(250);
  const growing = await seen(page);
  assert.equal(growing.arcs.length, 2);
  await page.clock.runFor(300);
  const after = await seen(page);
  assert.deepEqual([after.unvisited, after.trail, after.marks.length], [9, 0, 2]);
  assert.ok((growing.arcs[0] ?? 0) < (after.arcs[0] ?? 0));
  assert.deepEqual(problems, []);
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
