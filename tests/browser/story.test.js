// @ts-check
/** The row of layers, gone through step by step, and their making. */

import assert from "node:assert/strict";
import { pairsSeenAt } from "../../www/table/picture/layer-story.js";
import { expect, frames, open, openPath, ready, test, useBrowser, withTable } from "./browser.js";

const running = useBrowser();

/** Plays until the table has the layers A, M(A), M²(A). @param {import("@playwright/test").Page} page */
const playToThreeLayers = (page) =>
  withTable(page, (element) => {
    element.newGame({ n: 23 });
    for (let i = 0; i < 17; i++) element.answer(i % 3 ? "+" : "-");
  });

/** How many positions are in M(A) and not in A. @param {import("@playwright/test").Page} page */
const newInMidpoints = (page) =>
  withTable(page, (element) => {
    const [set = 0, midpoints = 0] = /** @type {{layerSizes: number[]}} */ (/** @type {unknown} */ (element.state))
      .layerSizes;
    return midpoints - set;
  });

/** A table with layers A, M(A), M²(A), of which A is shown. @param {"reduce" | "no-preference"} reducedMotion */
async function begun(reducedMotion) {
  const opened = await open(running, { reducedMotion });
  const { page } = opened;
  await playToThreeLayers(page);
  await page.locator("magnus-derek .step.on").click();
  const scrubber = page.locator("magnus-derek .story input");
  await scrubber.waitFor();
  const drawn = (/** @type {string} */ selector) => page.locator(`magnus-derek svg.table ${selector}`).count();
  const shows = (/** @type {string} */ selector, /** @type {number} */ count) =>
    expect.poll(() => drawn(selector), selector).toBe(count);
  const goTo = (/** @type {string} */ value) =>
    scrubber.evaluate((field, wanted) => {
      /** @type {HTMLInputElement} */ (field).value = wanted;
      field.dispatchEvent(new Event("input"));
    }, value);
  return { ...opened, scrubber, shows, goTo };
}

test("the making of the layers plays, can be stopped, and be gone through to any point", async () => {
  const { page, scrubber, shows, goTo } = await begun("no-preference");
  const table = page.locator("magnus-derek");
  await table.locator(".story").getByRole("button", { name: "Play" }).click();
  await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(0);
  await shows(".story-arc", 2);
  await table.locator(".story").getByRole("button", { name: "Pause" }).click();
  // The state told last is drawn in the next frame.
  await frames(page);
  const stopped = await scrubber.inputValue();
  await page.waitForTimeout(300);
  // Read once: a story that goes on would come by here again.
  const later = await scrubber.inputValue();
  assert.equal(later, stopped);
  await goTo(String(pairsSeenAt(await newInMidpoints(page))[0]));
  await shows("path.new.depth-1", 1);
  await expect.poll(() => table.locator("svg.table").innerHTML()).toMatch(/midway|half a turn/);
  await shows(".call-arc", 0);
  await goTo("2");
  await shows(".story-arc", 0);
  await table.locator(".chip:nth-of-type(3)[aria-pressed=true]").waitFor();
  // The keys and the button go by whole layers, and finish what is being made.
  await goTo("0.5");
  await expect(table.locator(".made .note")).toHaveText(/^M\(A\) is being made.* Next comes M²\(A\)\.$/);
  await table.getByRole("button", { name: "On to M(A)" }).click();
  await expect(scrubber).toHaveValue("1");
  await table.getByRole("button", { name: "Show all" }).click();
  await expect(scrubber).toBeHidden();
  await shows(".call-arc", 2);
});

test("the story goes on and back by a pair, by its buttons and by the arrow keys on the bar, at a speed of one's choice", async () => {
  const { page, scrubber, shows } = await begun("no-preference");
  const table = page.locator("magnus-derek");
  const at = async () => Number(await scrubber.inputValue());
  const sentence = table.locator(".made .sentence");
  await expect(sentence).toHaveCount(0);
  await expect(table.getByRole("button", { name: "Back a pair" })).toBeDisabled();
  await table.getByLabel("Speed of the making").selectOption("fast");
  await table.getByRole("button", { name: "Next pair" }).click();
  await expect(sentence).toHaveText(/^\d+ is the midpoint of \d+ and \d+: \d+ steps? to each\.$|^From \d+ half a turn/);
  // The arcs have met, and the midpoint has its rim and those of its pair.
  await shows(".story-arc", 2);
  await shows(".story-found", 1);
  await shows(".story-found-rim", 1);
  const [first = 0, second = 0] = pairsSeenAt(await newInMidpoints(page));
  const isAt = (/** @type {number} */ place) => expect.poll(at).toBeCloseTo(place, 4);
  await isAt(first);
  const text = await sentence.textContent();
  await scrubber.press("ArrowRight");
  await isAt(second);
  await expect(sentence).not.toHaveText(String(text));
  await scrubber.press("ArrowLeft");
  await isAt(first);
  await expect(sentence).toHaveText(String(text));
  await table.getByRole("button", { name: "Next pair" }).click();
  await isAt(second);
  await table.getByRole("button", { name: "Back a pair" }).click();
  await table.getByRole("button", { name: "Back a pair" }).click();
  await isAt(0);
  await scrubber.press("PageUp");
  await isAt(1);
});

test("with reduced motion the story waits to be told, and goes in steps", async () => {
  const { page, scrubber, shows, goTo } = await begun("reduce");
  await page.waitForTimeout(300);
  await expect(scrubber).toHaveValue("0");
  await goTo("0.1");
  await shows(".story-arc", 2);
  const drawn = () => page.locator("magnus-derek .story-arc").first().getAttribute("d");
  const first = await drawn();
  await goTo("0.2");
  await page.waitForTimeout(100);
  assert.equal(await drawn(), first, "nothing sweeps");
});

test("the steps and their keys go one layer on and back, from A to all of them", async () => {
  const { page } = await open(running);
  await playToThreeLayers(page);
  const table = page.locator("magnus-derek");
  const chips = table.locator("button.chip");
  await chips.first().waitFor();
  const count = await chips.count();
  assert.ok(count >= 3);
  const shown = () => chips.evaluateAll((all) => all.findIndex((chip) => chip.getAttribute("aria-pressed") === "true"));
  const shows = (/** @type {number} */ layer) => expect.poll(shown).toBe(layer);
  await expect(chips.nth(1)).toHaveText(/^M\(A\) \d+\s1 round/, { useInnerText: true });
  await shows(-1);
  for (let layer = 0; layer < count; layer++) {
    await table.locator(".step.on").click();
    await shows(layer);
    await expect(table.locator(".made .note")).toBeVisible();
  }
  await expect(table.locator(".step.on")).toHaveAttribute("aria-label", /all layers/);
  await table.locator(".step.on").click();
  await shows(-1);
  await withTable(page, (element) => element.focus());
  for (const [key, layer] of /** @type {const} */ ([
    ["l", 0],
    ["l", 1],
    ["Shift+L", 0],
    ["l", 1],
    ["a", -1],
    ["Shift+L", count - 1],
  ])) {
    await page.keyboard.press(key);
    await shows(layer);
  }
});

test("the step to the next layer, held down, plays its making until it is let go, and a held key does", async () => {
  const { page, scrubber, shows, goTo } = await begun("no-preference");
  const on = page.locator("magnus-derek .step.on");
  const pauses = page.locator("magnus-derek .story").getByRole("button", { name: "Pause" });
  await on.hover();
  await page.mouse.down();
  await pauses.waitFor();
  await shows(".story-arc", 2);
  await page.mouse.up();
  await expect(pauses).toHaveCount(0);
  await frames(page);
  const stopped = Number(await scrubber.inputValue());
  assert.ok(stopped > 0 && stopped < 1, `${stopped}: letting go is no step`);
  await page.mouse.move(5, 5);
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("a");
  await page.keyboard.down("l");
  await page.keyboard.down("l");
  await pauses.waitFor();
  await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(0);
  await page.keyboard.up("l");
  await expect(pauses).toHaveCount(0);
  // From a layer that is shown the key makes the next one, which its first press has shown already, and not the one after it.
  await goTo("1");
  await frames(page);
  await page.keyboard.down("l");
  await page.keyboard.down("l");
  await expect(page.locator("magnus-derek .made .note")).toHaveText(/^M²\(A\) is being made/);
  await page.keyboard.up("l");
  await expect(pauses).toHaveCount(0);
});

test("a key and a button put the table on the whole screen with the question and the layers, and back; Esc ends it", async () => {
  const { page } = await open(running, { viewport: { width: 1024, height: 768 } });
  const table = page.locator("magnus-derek");
  const isPresented = () =>
    withTable(page, (element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.hasAttribute("present") && width === innerWidth && height === innerHeight;
    });
  const expectPresented = (/** @type {boolean} */ wanted) => expect.poll(isPresented).toBe(wanted);
  await table.locator(".present").click();
  await expectPresented(true);
  for (const part of [".turn .sentence", ".direction >> nth=0", ".layers .chip >> nth=1", ".step.on"]) {
    // What has another width is drawn anew in the frames that follow.
    await expect(async () => {
      const box = await table.locator(part).boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= 1024 - 8 && box.y + box.height <= 768, part);
    }).toPass();
  }
  await expect(table.locator(".info")).toBeHidden();
  await table.locator(".present").click();
  await expectPresented(false);
  // The browser leaves its full screen a little later.
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("f");
  await expectPresented(true);
  await page.keyboard.press("Escape");
  await expectPresented(false);
  assert.equal(await page.evaluate(() => document.documentElement.style.overflow), "");
});

test("whoever presents a position with many layers reaches each control where it is drawn", async () => {
  const position = "#n=13&visited=0,2-3,5-12&token=11&magnus=human&derek=human";
  const { page } = await openPath(running, position, { viewport: { width: 1024, height: 768 } });
  await ready(page);
  const table = page.locator("magnus-derek");
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("f");
  await page.keyboard.press("l");
  const play = table.locator(".story").getByRole("button", { name: "Play" });
  await play.scrollIntoViewIfNeeded();
  await play.click();
  await table.locator(".story").getByRole("button", { name: "Pause" }).click();
  await expect(table.locator(".begun-position")).toBeHidden();
});

test("whoever presents goes through layers and pairs with a remote, and reads them from the last row", async () => {
  const position = "#n=13&visited=0,2-3,5-12&token=11&magnus=human&derek=human";
  const { page } = await openPath(running, position, {
    viewport: { width: 1024, height: 768 },
    reducedMotion: "reduce",
  });
  await ready(page);
  const table = page.locator("magnus-derek");
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("f");
  await expect.poll(() => withTable(page, (element) => element.hasAttribute("data-presenting"))).toBe(true);
  const sizeOf = (/** @type {string} */ selector) =>
    table
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const expectSize = (/** @type {string} */ selector, /** @type {number} */ least) =>
    expect.poll(() => sizeOf(selector), selector).toBeGreaterThanOrEqual(least);
  await expectSize(".turn .sentence", 24);
  const shows = (/** @type {number} */ layer) =>
    expect(table.locator("button.chip").nth(layer)).toHaveAttribute("aria-pressed", "true");
  const bar = table.locator(".story input");
  const isAt = (/** @type {number} */ place) =>
    expect.poll(async () => Number(await bar.inputValue())).toBeCloseTo(place, 4);
  const [only = 0] = pairsSeenAt(1);
  const [first = 0, second = 0] = pairsSeenAt(2);
  for (const [key, place] of /** @type {const} */ ([
    ["PageDown", 0],
    ["PageDown", only],
    ["PageDown", 1],
    ["PageDown", 1 + first],
    ["PageUp", 1],
    ["PageUp", only],
    ["ArrowLeft", 0],
    ["ArrowLeft", 0],
    ["ArrowRight", only],
    ["ArrowRight", 1],
  ])) {
    await page.keyboard.press(key);
    await isAt(place);
  }
  await shows(1);
  await expect(table.locator(".made .note")).toBeVisible();
  await expectSize(".made .note", 24);
  await expectSize(".chip", 16);
  await expectSize(".chip small", 16);
  const leastNumber = () =>
    table.locator("svg.table").evaluate((svg) => {
      const numbers = [...svg.querySelectorAll(".number")].map((one) => Number(one.getAttribute("font-size")));
      return (Math.min(...numbers) * svg.clientWidth) / 1080;
    });
  await expect.poll(leastNumber).toBeGreaterThanOrEqual(16);
  await table.getByRole("button", { name: "Next pair" }).click();
  await isAt(1 + first);
  await expectSize(".made .sentence", 24);
  // The space bar plays the making of the layer and stops it, but presses a button that has the focus.
  await withTable(page, (element) => element.focus());
  const play = table.locator(".layers .pair-play");
  await page.keyboard.press(" ");
  await expect(play).toHaveAccessibleName("Pause");
  await page.keyboard.press(" ");
  await expect(play).not.toHaveAccessibleName("Pause");
  await bar.fill(String(1 + first));
  // Wherever the focus has gone.
  await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
  await page.keyboard.press("PageDown");
  await isAt(1 + second);
  await page.keyboard.press("PageUp");
  await isAt(1 + first);
  await page.keyboard.press("Escape");
  await expect.poll(() => withTable(page, (element) => element.hasAttribute("data-presenting"))).toBe(false);
  // The keys of the page are its own again.
  await page.keyboard.press("PageDown");
  await isAt(1 + first);
});

test("a remote’s key is the next pair also while the making plays, held down it is the layer, and the last layer stays", async () => {
  const { page, scrubber, goTo } = await begun("reduce");
  const table = page.locator("magnus-derek");
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("f");
  await expect.poll(() => withTable(page, (element) => element.hasAttribute("data-presenting"))).toBe(true);
  const isAt = (/** @type {number} */ place) =>
    expect.poll(async () => Number(await scrubber.inputValue())).toBeCloseTo(place, 4);
  const [first = 0, second = 0] = pairsSeenAt(await newInMidpoints(page));
  await table.getByLabel("Speed of the making").selectOption("slow");
  const play = table.locator(".story").getByRole("button", { name: "Play" });
  // In the pause before the first pair.
  await play.evaluate((button) => {
    /** @type {HTMLElement} */ (button).click();
    dispatchEvent(new KeyboardEvent("keydown", { key: "PageDown" }));
  });
  await isAt(first);
  await goTo("0");
  // In the frame in which the first pair begins: a slow test would press when the second one plays.
  await play.evaluate(
    (button, bar) =>
      new Promise((resolve) => {
        /** @type {HTMLElement} */ (button).click();
        const look = () => {
          if (Number(/** @type {HTMLInputElement} */ (bar).value) === 0) return requestAnimationFrame(look);
          dispatchEvent(new KeyboardEvent("keydown", { key: "PageDown" }));
          resolve(null);
        };
        look();
      }),
    await scrubber.elementHandle(),
  );
  await isAt(second);
  await page.keyboard.down("PageDown");
  await page.keyboard.down("PageDown");
  await page.keyboard.up("PageDown");
  await isAt(1);
  const last = (await table.locator("button.chip").count()) - 1;
  await goTo(String(last));
  await isAt(last);
  await page.keyboard.press("PageDown");
  await frames(page);
  await isAt(last);
  await expect(table.locator("button.chip").nth(last)).toHaveAttribute("aria-pressed", "true");
});

test("whoever presents can blank the screen, loads no page anew, points without a call, and shows no analysis", async () => {
  const position = "#n=13&visited=0,2-3,5-12&token=11&magnus=human&derek=human";
  const { page } = await openPath(running, position, { viewport: { width: 1024, height: 768 } });
  await ready(page);
  const table = page.locator("magnus-derek");
  const has = (/** @type {string} */ name, /** @type {boolean} */ wanted) =>
    expect.poll(() => withTable(page, (element, asked) => element.hasAttribute(asked), name)).toBe(wanted);
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("e");
  await has("evaluate", true);
  await page.keyboard.press("f");
  await has("data-presenting", true);
  await has("evaluate", false);
  for (const key of ["b", "."]) {
    await page.keyboard.press(key);
    await has("data-blank", true);
    await expect(table.locator(".frame")).toHaveCSS("opacity", "0");
    await page.keyboard.press(key);
    await has("data-blank", false);
  }
  const isLeft = await page.evaluate(() =>
    dispatchEvent(new KeyboardEvent("keydown", { key: "F5", cancelable: true })),
  );
  assert.equal(isLeft, false);
  await page.keyboard.press("PageDown");
  const first = table.locator("button.chip").first();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await expect(table.locator(".picture")).toHaveCSS("outline-style", "none");
  await table.locator("svg.table .seat").nth(5).click({ force: true });
  await page.mouse.move(1020, 4);
  await page.keyboard.press("a");
  await expect(first).toHaveAttribute("aria-pressed", "false");
  await expect(table.locator("svg.table .call-arc")).toHaveCount(0);
  await page.keyboard.press("b");
  await page.keyboard.press("Escape");
  await has("data-presenting", false);
  await has("data-blank", false);
  await has("evaluate", true);
});

test("the sentence on a layer says which pairs add nothing, and on the last one why it is the last", async () => {
  for (const [position, sentence] of /** @type {const} */ ([
    ["#n=13&visited=0-2,4-8,10,12&token=1", "Pairs whose midpoint is in the set already add nothing."],
    ["#n=12&visited=1-5,7-11&token=1", "No pair gives a new midpoint: 8 positions are out of reach."],
    ["#n=4&visited=1,3&token=1", "It has all 4 positions."],
  ])) {
    const { page } = await openPath(running, `${position}&magnus=human&derek=human`);
    await ready(page);
    await page.locator("magnus-derek button.chip").nth(1).click();
    await expect(page.locator("magnus-derek .made .note")).toContainText(sentence);
    await page.close();
  }
});

test("after a hold that was let go beside the button the next key goes one layer on", async () => {
  const { page } = await begun("no-preference");
  const table = page.locator("magnus-derek");
  await table.locator(".step.on").hover();
  await page.mouse.down();
  await table.locator(".story").getByRole("button", { name: "Pause" }).waitFor();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await table.locator(".story").getByRole("button", { name: "Pause" }).waitFor({ state: "detached" });
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("l");
  await table.locator("button.chip:nth-of-type(2)[aria-pressed=true]").waitFor();
  await expect(page.locator("magnus-derek .story input")).toHaveValue("1");
});

test("a row of layers that cannot be loaded is told in its place, and the game goes on", async ({ mayLog }) => {
  mayLog(/Failed to load resource/);
  const page = await running.browser.newPage();
  await page.route("**/parts/layer-row-*.js", (route) => route.abort());
  await page.goto(`${running.url}#n=13&magnus=layers&derek=human&moves=1+2+`);
  await page.locator("magnus-derek .layers").getByText("This part could not be loaded: ").waitFor();
  await page.locator("magnus-derek .direction").first().click();
  await expect.poll(() => withTable(page, (element) => element.state.round)).toBe(3);
});

test("one press on the first page leads to A, from which M(A) and then M²(A) are made pair by pair", async () => {
  for (const width of [1360, 1024, 820, 390]) {
    const page = await running.browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    await page.goto(running.url);
    await ready(page);
    await page.getByRole("link", { name: /^How M²\(A\)/ }).click();
    const table = page.locator("magnus-derek");
    const making = table.locator(".made .note");
    await expect(table.locator("button.chip").nth(0)).toHaveAttribute("aria-pressed", "true");
    await table.getByRole("button", { name: "Next pair" }).click();
    await expect(making).toHaveText(/^M\(A\) is being made/);
    await expect(table.locator(".made .sentence")).toHaveText(/ is the midpoint of /);
    await page.close();
  }
});

test("Back from that link leads to the first minute again, also after a layer was presented", async () => {
  const { page } = await open(running);
  const sentence = page.locator(".first-minute .words");
  const begun = await sentence.innerText();
  for (const keys of [[], ["l", "f", "PageDown", "Escape"]]) {
    await page.getByRole("link", { name: /^How M²\(A\)/ }).click();
    await expect(page.locator("magnus-derek button.chip").first()).toHaveAttribute("aria-pressed", "true");
    for (const key of keys) await page.keyboard.press(key);
    await page.goBack();
    await expect(sentence).toHaveText(begun);
    await expect(page.locator("magnus-derek .direction").first()).toBeVisible();
    assert.equal(await withTable(page, (element) => element.state.round), 0);
  }
});

test("the table has the focus after that link, so that its keys work at once", async () => {
  const { page } = await open(running);
  await page.getByRole("link", { name: /^How M²\(A\)/ }).click();
  const chips = page.locator("magnus-derek button.chip");
  await expect(chips.nth(0)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("l");
  await expect(chips.nth(1)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("f");
  await expect.poll(() => withTable(page, (element) => element.hasAttribute("data-presenting"))).toBe(true);
});
