// @ts-check
/**
 * Refusals: the game is untouched, and the sentence stands in the window until it is dismissed or something is done.
 */

import assert from "node:assert/strict";
import { outOfRange } from "../out-of-range.js";
import { expect, frames, stateOf, test, withTable } from "./browser.js";
import { usePage } from "./one-page.js";

/** Two players without end, and the last round that a link can name in its short form. */
const ENDLESS = "1.WgLFAQAD0QP_____vej";

const running = usePage();

const inTable = (/** @type {import("@playwright/test").Page} */ page) => page.locator("magnus-derek");

/** The sentences that are shown. @param {import("@playwright/test").Page} page */
const refusals = (page) => inTable(page).locator(".refusals .error");

test("a refused link leaves the game, its lines and its autoplay as they were", async () => {
  const { page } = await running.load();
  await withTable(page, (element) => {
    for (const direction of "+-+") element.answer(direction);
    element.goTo(1);
    element.answer("-");
  });
  const whole = () => withTable(page, (element) => [element.getState(), JSON.stringify(element.state)]);
  const before = await whole();
  for (const link of [
    ENDLESS,
    "n=13&round=5",
    "n=13&layers=200",
    "n=13&layers=0",
    "foo=bar",
    "utm_source=x",
    "n=13&drek=random",
    "n=9&magnus=layers&derek=protector&round=200",
    "1.WEAQA_Y",
  ]) {
    for (const way of ["setState", "state", "hash"]) {
      await withTable(
        page,
        (element, [way, link]) => {
          if (way === "state") element.setAttribute("state", link);
          else if (way === "hash") location.hash = link;
          else {
            try {
              element.setState(link);
            } catch {
              return;
            }
            throw new Error(`${link} was opened`);
          }
        },
        [way, link],
      );
      await expect(refusals(page), `${way} ${link}`).toHaveCount(1);
      assert.deepEqual(await whole(), before, `${way} ${link}`);
      await inTable(page).getByRole("button", { name: "Dismiss" }).click();
    }
  }
  // A game that plays by itself goes on.
  await withTable(page, (element) => {
    element.newGame({ n: 100_003, magnus: "layers", derek: "random" });
    element.play();
  });
  const played = await withTable(page, (element) => {
    try {
      element.setState("n=13&layers=200");
    } catch {}
    return element.state.round;
  });
  await page.waitForFunction(
    (round) => /** @type {any} */ (document.querySelector("magnus-derek")).state.round > round,
    played,
  );
});

test("a link whose round turns out to be beyond the end gives the game before it back", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => element.answer("+"));
  const before = await withTable(page, (element) => element.getState());
  // Longer than what is played at once, so that it begins, and over long before round 50,000.
  await withTable(page, (element) => element.setState("n=30011&magnus=layers&derek=random&round=50000"));
  assert.equal((await stateOf(page)).n, 30_011);
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.n === 13, null, {
    timeout: 60_000,
  });
  await expect(refusals(page)).toHaveText(/^Round 50,000 cannot be reached: after round [\d,]+ the game is over there/);
  assert.equal(await withTable(page, (element) => element.getState()), before);
});

test("every golden link opens on the page", async () => {
  const { readFile } = await import("node:fs/promises");
  const lines = (await readFile(new URL("../golden_links.txt", import.meta.url), "utf8")).split("\n");
  const links = lines.filter((line) => line.startsWith("1.")).map((line) => line.split(" ")[0] ?? "");
  assert.ok(links.length >= 9);
  const { page } = await running.place();
  for (const link of links) {
    await withTable(page, (element, link) => element.setState(link), link);
    await frames(page, 1);
    await expect(refusals(page), link).toHaveCount(0);
  }
});

test("two players without end: autoplay stops with a sentence, at every speed, and can be stepped on", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => element.newGame({ n: 13, magnus: "scripted:1", derek: "alternating" }));
  await page.getByLabel("Speed", { exact: true }).selectOption("0");
  await withTable(page, (element) => element.play());
  await expect(refusals(page)).toHaveText([
    "After 260 rounds no end is in sight, so the computers have stopped. Step plays single rounds.",
  ]);
  await page.getByRole("button", { name: "Step: one round" }).click();
  assert.equal((await stateOf(page)).round, 261);
  await expect(refusals(page)).toHaveCount(0);
});

test("the attribute round has the limit of a link", async () => {
  const { page } = await running.place(
    '<magnus-derek n="13" magnus="scripted:1" derek="alternating" round="999999999"></magnus-derek>',
  );
  await expect(refusals(page)).toHaveText([outOfRange("The round", 0, "50,000", "999999999")]);
  assert.equal((await stateOf(page)).round, 0);
});

test("five attributes that are wrong give five sentences, and five events", async () => {
  const { page } = await running.place("");
  const heard = await page.evaluate(async () => {
    await customElements.whenDefined("magnus-derek");
    const element = /** @type {any} */ (document.createElement("magnus-derek"));
    const heard = /** @type {string[]} */ ([]);
    element.addEventListener("md-error", (/** @type {any} */ { detail }) => heard.push(detail.message));
    for (const [name, value] of Object.entries({ n: "0", magnus: "nobody", seed: "-1", theme: "pink", round: "x" }))
      element.setAttribute(name, value);
    document.body.append(element);
    await element.ready;
    return heard;
  });
  assert.equal(heard.length, 5);
  await expect(refusals(page)).toHaveText(heard);
  // The refusal of a mended attribute goes; the others stay.
  await withTable(page, (element) => element.setAttribute("theme", "dark"));
  await expect(refusals(page)).toHaveCount(4);
  await withTable(page, (element) => element.setAttribute("magnus", "noone"));
  await expect(refusals(page)).toHaveCount(4);
  await inTable(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(refusals(page)).toHaveCount(0);
});

test("a refusal is in the window, whatever its size, above the turn, until the next act", async () => {
  const { page } = await running.load();
  for (const [width, height] of /** @type {const} */ ([
    [1360, 900],
    [820, 1180],
    [390, 844],
    [1280, 640],
    [844, 390],
  ])) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    for (const act of [
      () =>
        page.evaluate((width) => {
          location.hash = `n=1&seed=${width}`;
        }, width),
      async () => {
        await page.keyboard.press("n");
        await inTable(page).getByLabel("Positions n").fill("1");
        await page.keyboard.press("Enter");
      },
    ]) {
      await act();
      await expect(refusals(page)).toHaveText(/^n must be a whole number/);
      await expect(async () => {
        const boxes = await withTable(page, (element) =>
          [".refusals", ".turn .sentence"].map((query) => {
            const { top, bottom } = element.shadowRoot.querySelector(query).getBoundingClientRect();
            return [top, bottom];
          }),
        );
        const [[top, bottom], [below]] = /** @type {[[number, number], [number]]} */ (/** @type {unknown} */ (boxes));
        assert.ok(top >= 0 && bottom <= height && bottom <= below, `${top} to ${bottom}, sentence at ${below}`);
      }).toPass();
    }
    await inTable(page)
      .getByRole("button", { name: /^clockwise/ })
      .click();
    await expect(refusals(page)).toHaveCount(0);
  }
});

test("`ready` that was asked for before the table was on the page comes, though the table is not shown", async () => {
  const { page } = await running.place("");
  const n = await page.evaluate(async () => {
    await customElements.whenDefined("magnus-derek");
    const element = /** @type {any} */ (document.createElement("magnus-derek"));
    element.style.display = "none";
    const { ready } = element;
    document.body.append(element);
    return (await ready).state.n;
  });
  assert.equal(n, 13);
});

test("a table that is removed while it is solved ends its worker, also if a drawing was due", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => {
    element.newGame({ n: 28, derek: "human", magnus: "perfect" });
  });
  await expect.poll(() => page.workers().length).toBe(1);
  await withTable(page, (element) => {
    // Draws at the next frame, when the table is gone.
    element.setAttribute("evaluate", "");
    element.remove();
  });
  await expect.poll(() => page.workers().length).toBe(0);
  await frames(page);
  assert.equal(page.workers().length, 0);
});
