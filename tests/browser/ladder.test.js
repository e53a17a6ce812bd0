// @ts-check
/** The ladder of first games: what stands at the end of each, where it leads, and what is kept. */

import assert from "node:assert/strict";
import {
  assertAccessible,
  assertNotWider,
  expect,
  open as openTable,
  ready,
  stateOf,
  test,
  useBrowser,
  watchProblems,
  withTable,
} from "./browser.js";
import { holdShield } from "./first-minute.js";

const running = useBrowser();

/** @typedef {import("@playwright/test").Page} Page */

/** Opens a game as a reader who knows the game. @param {string} link @param {import("@playwright/test").BrowserContextOptions} [options] */
const open = (link, options = {}) => openTable(running, options, `#${link}`);

/** Answers until nothing more can be forced. @param {Page} page */
const playOut = (page) =>
  withTable(page, (element) => {
    for (let round = 0; round < 200 && element.state.turn !== "over"; round++) {
      const [plus] = element.state.landings;
      element.answer(element.state.visited.includes(plus) ? "+" : "-");
    }
  });

/** The round of the last new position. @param {Page} page */
const lastVisit = (page) =>
  withTable(page, async (element) => {
    const { rounds } = JSON.parse(await (await element.export("json")).text());
    return rounds.findLastIndex((/** @type {{new: boolean}} */ round) => round.new) + 1;
  });

/** @param {Page} page */
const magnitudes = (page) =>
  withTable(page, async (element) => {
    const { rounds } = JSON.parse(await (await element.export("json")).text());
    return rounds.map((/** @type {{magnitude: number}} */ { magnitude }) => magnitude).join();
  });

const ONE = "n=13&magnus=any-pair&derek=human&seed=5";

test("the two carpets at an end grow to their last round, for readers who want to see things move", async () => {
  const { page } = await open(ONE, { reducedMotion: "no-preference" });
  await playOut(page);
  await page.locator(".carpet-of").nth(1).waitFor();
  const bare = () =>
    page.locator(".carpet-of canvas").evaluateAll((canvases) =>
      canvases.map((one) => {
        const { width, height } = /** @type {HTMLCanvasElement} */ (one);
        const row = /** @type {HTMLCanvasElement} */ (one).getContext("2d")?.getImageData(0, height - 1, width, 1);
        return row?.data.filter((_, index) => index % 4 === 3).includes(0);
      }),
    );
  await expect.poll(bare).toEqual([false, false]);
});

test("an end has one verdict, one line below it, one row of buttons of which the first leads on, and all else folded", async () => {
  const { page } = await open(ONE);
  await playOut(page);
  const table = page.locator("magnus-derek");
  await page.locator(".ladder-next").waitFor();
  // The grade goes with the number.
  const rounds = await lastVisit(page);
  const said = await table.locator(".verdict").innerText();
  const grade = {
    "-1": /^You can do better: /,
    0: /^Perfect(?: in the end)?: /,
    1: /; a perfect Magnus would have needed only 15\.$/,
  };
  assert.match(said, grade[/** @type {-1 | 0 | 1} */ (Math.sign(rounds - 15))]);
  assert.match(said, new RegExp(`(: y|^Y)ou held out ${rounds} rounds(, perfect is 15|; a perfect.*)?\\.$`));
  await expect.poll(() => table.locator("path.chord").count(), "the picture of the whole game").toBeGreaterThan(0);
  const tops = [];
  const row = page.locator("magnus-derek .ways");
  for (const button of [
    ...["Next: 15", "Play again", "Be Magnus"].map((name) => page.getByRole("button", { name, exact: true })),
    ...["Save this picture", "Share"].map((name) => row.getByRole("button", { name, exact: true })),
  ]) {
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    tops.push(Math.round(y + height / 2));
  }
  assert.equal(new Set(tops).size, 1, `all in one row: ${tops}`);
  const grounds = await page
    .locator(".ladder-next, .ladder-other, magnus-derek .ways button")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  assert.equal(grounds.filter((one) => one === grounds[0]).length, 1, "the first one is primary");
  // Below them one line, and the result stands in the verdict alone.
  const rest = page.locator(".ladder-rest p");
  await expect.poll(() => rest.evaluate((line) => Math.floor(line.clientHeight / 20))).toBe(1);
  await expect(table.locator("svg .result").filter({ visible: true })).toHaveCount(0);
  await expect(page.locator(".ladder > span")).toHaveText("First games", { useInnerText: true });
  await expect(table.locator(".info"), "folded").toBeHidden();
  // The arcs have their legend in the first screen, and nothing more of what is said of the picture.
  const key = table.locator(".trophy .key");
  await expect(key).toHaveText(/^Each arc is a round, .*M\(A\)/);
  await expect(key).toBeInViewport({ ratio: 1 });
  await expect(table.locator(".trophy .note:not(.key)")).toBeHidden();
  await assertAccessible(page, "the end", undefined, "none");
  await table.getByText("More about this game").click();
  await expect(table.locator(".info")).toBeVisible();
  // The token's seat carries its position.
  const { token } = await stateOf(page);
  await expect(table.locator("text.on-token")).toHaveText(String(token));
});

test("on a narrow phone the ways on from an end stand in tidy rows, in both seats and languages", async () => {
  for (const width of [390, 375, 360, 320]) {
    for (const locale of ["en", "de"]) {
      for (const link of [ONE, "n=13&magnus=human&derek=protector"]) {
        const { page } = await open(link, { viewport: { width, height: 740 }, locale });
        await withTable(page, async (element) => {
          while (element.state.turn !== "over") {
            if (element.state.turn === "derek") element.answer("+");
            else
              element.call(
                (await element.evaluation()).calls.find(
                  (/** @type {any} */ one) => one.loss.positions + one.loss.rounds === 0,
                ).magnitude,
              );
          }
        });
        await page.locator(".ladder-next").waitFor();
        const ways = page.locator(".ladder-next, magnus-derek .ways button, .ladder-other");
        await expect(async () => {
          const boxes = await ways.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
          const seen = boxes.filter((box) => box.width > 0);
          assert.equal(seen.length, 5);
          const rows = seen
            .map((one) => seen.filter((box) => Math.abs(box.top - one.top) < 8))
            .filter((row, index) => row[0] === seen[index]);
          const lefts = new Set(rows.map((row) => Math.round(Math.min(...row.map((box) => box.left)))));
          assert.equal(
            lefts.size,
            1,
            `${width} ${locale} ${link}: every row begins at the edge: ${JSON.stringify(boxes)}`,
          );
          const lonely = rows.filter((row) => row.length === 1 && (row[0]?.width ?? 0) < width / 2);
          assert.equal(lonely.length, 0, `${width} ${locale}: no small button stands alone`);
          assert.ok(
            seen.every((box) => box.right <= width),
            `${width} ${locale}: all are in sight`,
          );
        }).toPass();
        await page.context().close();
      }
    }
  }
});

/** Where buttons lie that can be pressed, with what they say, in the page and in its table. @param {Page} page @param {string} within */
const pressable = (page, within) =>
  page.evaluate((selector) => {
    const roots = [document, document.querySelector("magnus-derek")?.shadowRoot];
    const all = roots.flatMap((root) => [...(root?.querySelectorAll(selector) ?? [])]);
    return all.flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return right > left ? [{ name: one.textContent?.trim() ?? "", left, top, right, bottom }] : [];
    });
  }, within);

test("no button of an end lies where a direction lay, so that one tap too many throws nothing away", async () => {
  for (const [width, height] of /** @type {const} */ ([
    [390, 844],
    [1360, 900],
  ])) {
    for (const locale of ["en", "de"]) {
      const { page } = await open(ONE, { viewport: { width, height }, locale });
      for (const n of [13, 9, 15, 16, 21]) {
        /** @type {Awaited<ReturnType<typeof pressable>>} */
        let lay = [];
        for (let round = 0; (await stateOf(page)).turn !== "over"; round++) {
          lay = await pressable(page, ".direction");
          const ways = page.locator("magnus-derek .direction");
          await (round % 2 === 0 ? ways.first() : ways.last()).click();
        }
        await page.locator(".ladder-other").waitFor();
        // What comes last of an end.
        await page.locator("magnus-derek .keep button").first().waitFor();
        await page.locator(".carpet-of").nth(1).waitFor({ state: "attached" });
        assert.ok(lay.length > 0);
        // To save and to share throws nothing away.
        for (const one of await pressable(page, ":is(button, a):not(.keep *)")) {
          const hit = lay.find(
            ({ left, top, right, bottom }) =>
              one.left < right && one.right > left && one.top < bottom && one.bottom > top,
          );
          assert.equal(hit, undefined, `${width} ${locale} ${n}: ${JSON.stringify([one, hit])}`);
        }
        for (const name of [/^(Save|Speichern)$/, /^(Share|Teilen)$/]) {
          const [one] = (await pressable(page, ".keep button")).filter((button) => name.test(button.name));
          assert.ok(one && one.bottom < height, `${width} ${locale} ${n}: ${name} stands in the first screen`);
        }
        const next = { 13: 9, 9: 15, 15: 16, 16: 21 }[n];
        if (next) await page.locator(".ladder button", { hasText: new RegExp(`^${next}$`) }).click();
        if (next) await expect.poll(() => stateOf(page)).toMatchObject({ n: next });
      }
      await page.context().close();
    }
  }
});

test("each end leads to the next table, with another game each time, and the address keeps its seed", async () => {
  const { page } = await open(ONE);
  const seeds = new Set();
  for (const n of [15, 16, 21]) {
    await playOut(page);
    await page.locator(".ladder-next").click();
    await expect.poll(() => stateOf(page)).toMatchObject({ n });
    // On 16 nothing can be kept: the rounds before the first choice are played.
    assert.equal((await stateOf(page)).round > 0, n === 16);
    await expect(page.locator(".ladder [aria-current=step]")).toHaveText(String(n), { useInnerText: true });
    await expect(page.locator(".first-minute .words"), "its idea").toHaveText(/.{41}/, { useInnerText: true });
    seeds.add(await withTable(page, (element) => element.getState()));
  }
  assert.equal(seeds.size, 3);
  const before = await stateOf(page);
  await expect.poll(() => new URL(page.url()).hash.length).toBeGreaterThan(3);
  await page.reload();
  await ready(page);
  assert.deepEqual(await stateOf(page), before, "a link is the same game");
  const games = new Set();
  for (let turn = 0; turn < 4; turn++) {
    await playOut(page);
    games.add(await magnitudes(page));
    await page.locator("magnus-derek").getByRole("button", { name: "Play again" }).click();
    await expect.poll(async () => (await stateOf(page)).turn).not.toBe("over");
  }
  assert.ok(games.size >= 3, `${games.size} different games of 4`);
});

test("the best game on a table is told, kept on the device, and shown on the ladder", async () => {
  const { page } = await open(ONE);
  await playOut(page);
  const rounds = (await page.locator("magnus-derek .verdict strong").last().innerText()).replace(/\D/g, "");
  const visits = await lastVisit(page);
  assert.equal(rounds, String(visits), "the headline counts the rounds up to the last new position");
  const told = /Your best so far\./;
  await expect(page.locator(".ladder-rest p")).toHaveText(told);
  await page.goto(`${running.url}?again#n=15&magnus=any-pair&derek=human&seed=2`);
  await ready(page);
  await playOut(page);
  const result = page.locator(".ladder li").nth(1).locator("small");
  await expect(result).toHaveText(`${rounds} rounds`);
  await expect(result).toHaveCSS("font-size", "14px");
});

test("a best counts only for a game that was played on this device from its beginning", async () => {
  const sender = await open(ONE);
  await withTable(sender.page, (element) => {
    for (const way of ["+", "-", "+"]) element.answer(way);
  });
  const middle = await withTable(sender.page, (element) => element.getState());
  await playOut(sender.page);
  const end = await withTable(sender.page, (element) => element.getState());
  const bests = (/** @type {Page} */ page) => page.evaluate(() => localStorage.getItem("magnus-derek-best"));
  await expect.poll(async () => String(await bests(sender.page))).toMatch(/13 derek/);
  // What a person does is kept.
  await sender.page.keyboard.press("u");
  const address = () => new URL(sender.page.url()).hash.slice(1);
  await expect.poll(address).not.toBe(end);
  await sender.page.keyboard.press("r");
  await expect.poll(address).toBe(end);
  await sender.page.reload();
  await ready(sender.page);
  const rest = (/** @type {Page} */ page) => page.locator(".ladder-rest").innerText();
  await expect.poll(() => rest(sender.page)).toMatch(/Your best so far\./);
  assert.doesNotMatch(await rest(sender.page), /Somebody else/, "it is one's own, also after a reload");
  /** Opens a shared game, and plays to its end what is left of it. @param {string} link */
  async function shared(link) {
    const friend = await open(link);
    await playOut(friend.page);
    await friend.page.locator(".ladder-next").waitFor();
    assert.equal(await bests(friend.page), null, link);
    await expect(friend.page.locator(".ladder-rest .star")).toHaveCount(0);
    return { ...friend, verdict: friend.page.locator("magnus-derek .verdict") };
  }
  // Who goes on with a game has played it, but not from its beginning.
  const going = await shared(middle);
  await expect(going.verdict).toHaveText(/you held out/, { useInnerText: true });
  await expect(going.page.locator("magnus-derek")).not.toHaveText(/Somebody else/, { useInnerText: true });
  await going.page.locator("magnus-derek").getByRole("button", { name: "Play again" }).click();
  await expect.poll(() => stateOf(going.page)).toMatchObject({ turn: "derek" });
  await playOut(going.page);
  await expect.poll(async () => String(await bests(going.page))).toMatch(/13 derek/);
  // Who looks at one that is over has not.
  const { page, verdict } = await shared(end);
  assert.equal(await rest(page), "Somebody else played Derek. Can you do better?");
  await expect(verdict).toHaveText(/Derek held out \d+ rounds\./);
  await page.locator("magnus-derek details.told summary").click();
  await expect(page.locator("magnus-derek details.told")).not.toHaveText(/\byou/i, { useInnerText: true });
  await expect(page.locator("magnus-derek .ending:not(.plain)").first()).toHaveText("Another game", {
    useInnerText: true,
  });
  const seed = () => withTable(page, async (element) => JSON.parse(await (await element.export("json")).text()).seed);
  const [before, reached] = [await seed(), await lastVisit(page)];
  // Played by oneself it counts: against the same Magnus, and the goal is to beat it.
  await page.getByRole("button", { name: "Play this game", exact: true }).click();
  await expect.poll(() => stateOf(page)).toMatchObject({ turn: "derek" });
  assert.equal(await seed(), before);
  const goal = `Hold out ${reached + 1} rounds to beat the game that was sent.`;
  await expect(page.locator(".first-minute .words")).toContainText(goal);
  await playOut(page);
  await expect.poll(async () => String(await bests(page))).toMatch(/13 derek/);
  await expect(verdict).toHaveText(/you held out/, { useInnerText: true });
  const told = (await lastVisit(page)) > reached ? "Beaten: the game that was sent had" : "The game that was sent had";
  await expect.poll(() => rest(page)).toContain(`${told} ${reached} rounds`);
});

test("Play shows a game that was sent from its beginning, and it is still that of somebody else", async () => {
  const sender = await open(ONE);
  await playOut(sender.page);
  const link = await withTable(sender.page, (element) => element.getState());
  const { round: last } = await stateOf(sender.page);
  await sender.page.context().close();
  const { page } = await open(link);
  const table = page.locator("magnus-derek");
  await page.getByRole("button", { name: "Play this game", exact: true }).waitFor();
  await page.evaluate(() => {
    const seen = /** @type {any} */ (window);
    seen.rounds = [];
    const note = (/** @type {any} */ { target }) => seen.rounds.push(target.state.round);
    document.querySelector("magnus-derek")?.addEventListener("md-change", note);
  });
  await table.getByRole("combobox", { name: "Speed" }).selectOption("20");
  await table.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction((last) => /** @type {any} */ (window).rounds.at(-1) === last, last);
  const rounds = await page.evaluate(() => /** @type {any} */ (window).rounds);
  assert.equal(rounds[0], 0);
  await page.getByRole("button", { name: "Play this game", exact: true }).waitFor();
});

test("who tries again from a round has the table before him, however far down the button was", async () => {
  const { page } = await open(ONE, { viewport: { width: 390, height: 600 } });
  await withTable(page, (element) => {
    while (element.state.turn !== "over") element.answer("+");
  });
  await page.locator("magnus-derek details.told summary").click();
  const button = page.locator("magnus-derek details.told button").last();
  await button.scrollIntoViewIfNeeded();
  const top = async () => (await page.locator("magnus-derek svg.table").boundingBox())?.y ?? Number.NaN;
  await page.evaluate(() => scrollBy(0, 400));
  assert.ok((await top()) < 0, "the table has gone up");
  await button.click();
  await expect.poll(top).toBeGreaterThanOrEqual(0);
});

test("a game of the ladder that is reloaded in its middle counts, and the strip says its idea again", async () => {
  const { page } = await open(ONE);
  await playOut(page);
  await page.locator(".ladder-next").click();
  const words = page.locator(".first-minute .words");
  await expect(words).toHaveText(/Which five\?$/);
  await page.locator("magnus-derek .direction").first().click();
  await expect.poll(() => new URL(page.url()).hash.length).toBeGreaterThan(3);
  const before = await stateOf(page);
  await expect(async () =>
    assert.equal(new URL(page.url()).hash.slice(1), await withTable(page, (element) => element.getState())),
  ).toPass();
  await page.reload();
  await ready(page);
  assert.deepEqual(await stateOf(page), before);
  await expect(words).toHaveText(/Which five\?$/);
  await expect(words).toBeVisible();
  await playOut(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("magnus-derek-best") ?? "")).toMatch(/15 derek/);
});

test("a game of the ladder that is reloaded before its first answer is still one of the ladder", async () => {
  const { page } = await open(ONE);
  const words = page.locator(".first-minute .words");
  const reloaded = async (/** @type {RegExp} */ idea) => {
    await expect(words).toHaveText(idea);
    await expect(async () =>
      assert.equal(new URL(page.url()).hash.slice(1), await withTable(page, (element) => element.getState())),
    ).toPass();
    await page.reload();
    await ready(page);
    await expect(words).toHaveText(idea);
    await expect(words).toBeVisible();
  };
  await playOut(page);
  await page.locator(".ladder-next").click();
  await reloaded(/Which five\?$/);
  // Also where the page has begun it by itself.
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem("magnus-derek-best", '{"9 derek":{"visited":6,"rounds":8,"few":6,"par":5}}');
  });
  await page.goto(`${running.url}?again`);
  await ready(page);
  await reloaded(/The first \d are played: all new/);
});

test("who comes back to 13 finds it played on to the first choice that can be seen", async () => {
  const { page } = await open("n=9");
  await page.evaluate(() => {
    localStorage.setItem("magnus-derek-knows-the-game", "yes");
    localStorage.setItem("magnus-derek-best", '{"9 derek":{"visited":6,"rounds":8,"few":6,"par":5}}');
  });
  await page.goto(running.url);
  await ready(page);
  await expect.poll(async () => (await stateOf(page)).round).toBeGreaterThanOrEqual(4);
  assert.equal((await stateOf(page)).n, 13);
  await expect(page.locator(".first-minute .words")).toHaveText(/The first \d are played: all new/);
});

test("on the ladder 13 begins where a choice can be seen, also when it is played again; its first rounds are one press away", async () => {
  const { page } = await open(ONE);
  await playOut(page);
  await page.locator(".ladder button", { hasText: /^13$/ }).click();
  for (let game = 0; game < 2; game++) {
    await expect(page.locator(".first-minute .words")).toHaveText(/The first \d are played: all new/);
    assert.ok((await stateOf(page)).round >= 4);
    await playOut(page);
    await page.locator("magnus-derek").getByRole("button", { name: "Play again" }).click();
    await expect.poll(async () => (await stateOf(page)).turn).not.toBe("over");
  }
  await page.getByRole("button", { name: "From the start" }).click();
  await expect.poll(() => stateOf(page)).toMatchObject({ round: 0 });
});

test("on 15 a hint marks the class, and only a second press gives the answer; by keyboard alone", async () => {
  const { page } = await open(ONE);
  await playOut(page);
  await page.locator(".ladder button", { hasText: /^15$/ }).click();
  const [words, hint] = [page.locator(".first-minute .words"), page.locator(".ladder-hint")];
  await expect(words).toHaveText(/Which five\?$/);
  const circles = page.locator("magnus-derek circle.circled");
  await expect(circles).toHaveCount(0);
  await hint.focus();
  await page.keyboard.press("Enter");
  await expect(words).toHaveText(/^Hint: keep the circled ones/);
  await expect(circles).toHaveCount(5);
  await expect(hint).toHaveText("Answer", { useInnerText: true });
  await page.keyboard.press("Enter");
  await expect(words).toHaveText(/^([+−]\d, to|Either way)/);
  await expect(hint).toBeHidden();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => stateOf(page)).toMatchObject({ round: 1 });
  await expect(hint).toBeVisible();
  await expect(hint).toHaveText("Hint", { useInnerText: true });
  await expect.poll(() => circles.count(), "what was asked for stays marked").toBeGreaterThanOrEqual(2);
});

test("in every game of the ladder both directions stand whole in the first screen of a phone, with table, layers and call", async () => {
  for (const language of ["en", "de"]) {
    const { page } = await open(ONE, { viewport: { width: 390, height: 844 }, locale: language });
    await playOut(page);
    const words = page.locator(".first-minute .words");
    for (const n of [9, 13, 15, 16, 21]) {
      const earlier = await words.innerText();
      await page.locator(".ladder button", { hasText: new RegExp(`^${n}$`) }).click();
      await expect.poll(() => stateOf(page)).toMatchObject({ n });
      await expect(words, "the strip speaks of this game").not.toHaveText(earlier, { useInnerText: true });
      await expect(words).not.toBeEmpty();
      await expect(async () => {
        assert.equal(await page.evaluate(() => scrollY), 0);
        for (const part of ["svg.table", ".layers", ".turn .sentence", ".directions"]) {
          const box = await page.locator(`magnus-derek ${part}`).first().boundingBox();
          assert.ok(box && box.y >= 0 && box.y + box.height <= 844, `${language} ${n} ${part}: ${JSON.stringify(box)}`);
        }
        const table = await page.locator("magnus-derek svg.table").first().boundingBox();
        assert.ok(
          table && table.width >= 284,
          `${language} ${n}: the table has the width that is left: ${table?.width}`,
        );
      }).toPass();
      const top = async () => (await page.locator("magnus-derek svg.table").first().boundingBox())?.y;
      // Where it is at rest: the words of the strip come a moment later.
      const atRest = async () => {
        /** @type {number | undefined} */
        let there;
        await expect(async () => {
          there = await top();
          await page.waitForTimeout(150);
          assert.equal(await top(), there);
        }).toPass();
        return there;
      };
      const before = await atRest();
      await page.locator("magnus-derek .direction").first().click();
      await expect(words).not.toHaveText(/The first \d/);
      assert.equal(await atRest(), before, `${language} ${n}: nothing slides after the first answer`);
    }
    await page.context().close();
  }
});

test("on a phone the call stays in one line, so that the directions keep their place", async () => {
  for (const width of [390, 360]) {
    const { page } = await open("n=21&magnus=scripted:10,1,9,3,10,8&derek=human", { viewport: { width, height: 844 } });
    for (let round = 0; round < 6; round++) {
      const [lines, said] = await withTable(page, (element) => {
        const sentence = element.shadowRoot.querySelector(".turn > .sentence");
        const range = document.createRange();
        range.selectNodeContents(sentence);
        const size = Number.parseFloat(getComputedStyle(sentence).lineHeight);
        return [Math.round(range.getBoundingClientRect().height / size), sentence.textContent];
      });
      assert.equal(lines, 1, `${width}: ${said}`);
      await page.keyboard.press("+");
      await expect.poll(() => stateOf(page)).toMatchObject({ round: round + 1 });
    }
    await page.context().close();
  }
});

test("the game after the first minute leaves the table where it is, and has no more around it; the next one has all", async () => {
  for (const [width, height] of /** @type {const} */ ([
    [1360, 900],
    [820, 1180],
    [390, 844],
    [360, 740],
  ])) {
    const context = await running.browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const page = await context.newPage();
    watchProblems(page);
    await page.addInitScript(() => {
      if (localStorage.length === 0)
        localStorage.setItem("magnus-derek-first-minute", "keep n=9&magnus=any-pair&derek=human&seed=5");
    });
    await page.goto(running.url);
    await ready(page);
    const picture = page.locator("magnus-derek svg.table").first();
    await expect.poll(() => stateOf(page)).toMatchObject({ n: 9 });
    await holdShield(page);
    await page.locator(".ladder-next").waitFor();
    const before = await picture.boundingBox();
    await page.locator(".ladder-next").click();
    await expect(page.locator(".first-minute .words")).toHaveText(/^He gets 12 anyway\. Hold out 15 rounds\./);
    assert.deepEqual(await picture.boundingBox(), before, `${width}`);
    await expect(page.locator("magnus-derek .info")).toBeHidden();
    const nav = await page.locator(".ladder").boundingBox();
    for (const name of ["Hint", "Answer"]) {
      const hint = page.locator(".ladder-hint");
      await expect(hint).toHaveText(name, { useInnerText: true });
      await hint.click();
      await expect.poll(() => hint.innerText()).not.toBe(name);
      assert.deepEqual(await page.locator(".ladder").boundingBox(), nav, `${width}: the ladder after ${name}`);
      assert.deepEqual(await picture.boundingBox(), before, `${width}: the table after ${name}`);
    }
    await playOut(page);
    await page.locator(".ladder-next").waitFor();
    await expect(page.locator(".first-minute .words")).toHaveText(/^He gets 12 of 13 in any case/);
    assert.deepEqual(await page.locator(".ladder").boundingBox(), nav, `${width}: the ladder at the end`);
    assert.deepEqual(await picture.boundingBox(), before, `${width}: the table at the end`);
    await page.locator(".ladder-next").click();
    await expect.poll(() => stateOf(page)).toMatchObject({ n: 15 });
    await expect(page.locator("magnus-derek .info")).toBeVisible();
    await context.close();
  }
});

test("who wants to be Magnus changes sides, and back", async () => {
  const { page } = await open(ONE);
  await playOut(page);
  await page.getByRole("button", { name: "Be Magnus" }).click();
  await expect.poll(() => stateOf(page)).toMatchObject({ turn: "magnus" });
  await withTable(page, (element) => {
    // The same calls every time.
    let seed = 1;
    const drawn = () => {
      seed = (seed * 48271) % 2147483647;
      return 1 + (seed % 6);
    };
    for (let round = 0; round < 500 && element.state.turn !== "over"; round++) {
      const { token, visited, turn } = element.state;
      const isPair = (/** @type {number} */ call) =>
        [token + call, token + 13 - call].every((end) => !visited.includes(end % 13));
      if (turn === "magnus") element.call([1, 2, 3, 4, 5, 6].find(isPair) ?? drawn());
      else element.step();
    }
  });
  await page.getByRole("button", { name: "Be Derek" }).waitFor();
  await expect(page.locator("magnus-derek .verdict")).toHaveText(/^You visited \d+ of 13 in \d+ rounds\./, {
    useInnerText: true,
  });
});

test("the carpet of one's own game is brought into sight by its button, also on two positions", async () => {
  const { page } = await open("n=2&magnus=layers&derek=human", { viewport: { width: 1360, height: 700 } });
  await playOut(page);
  await page.locator(".carpet-of").first().waitFor();
  await page.locator(".carpet-of").first().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await page.locator(".carpet-of").first().click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

test("a position set up by hand has no idea of a table, no stop and no hint, on any n, and all are there again when the game is back", async () => {
  const { page } = await open(ONE);
  await playOut(page);
  await page.locator(".ladder-next").click();
  const idea = page.locator(".first-minute .words");
  await expect(idea).toHaveText(/Which five\?$/);
  const table = page.locator("magnus-derek");
  await table.locator(".direction").first().click();
  await expect.poll(async () => (await stateOf(page)).round).toBe(1);
  await withTable(page, (element) => element.toggleAttribute("evaluate", true));
  await table.getByRole("button", { name: "Set up a position", exact: true }).click();
  await table.getByLabel("Visited", { exact: true }).fill("0-4");
  await table.getByLabel("Positions (n)").fill("17");
  await table.getByRole("button", { name: "Play from here" }).click();
  await expect(table.locator(".comment")).toHaveText(/position set up by hand/);
  await expect(idea).toHaveText("Your own position on n = 17.");
  const stop = page.locator(".ladder [aria-current=step]");
  await expect(stop).toHaveCount(0);
  await expect(page.locator(".ladder-hint")).toBeHidden();
  await table.locator(".direction").first().click();
  await expect.poll(async () => (await stateOf(page)).round).toBe(1);
  await expect(idea).toHaveText("Your own position on n = 17.");
  await table.getByRole("button", { name: "Back to the game before" }).click();
  await expect(idea).toHaveText(/Which five\?$/);
  await expect(stop).toHaveText("15");
  await expect(page.locator(".ladder-hint")).toBeVisible();
});

test("two carpets stand below the end, with how they are read: the game, and one on 101 positions, which opens by a click", async () => {
  for (const viewport of [
    { width: 1360, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const { page } = await open(ONE, { viewport });
    await playOut(page);
    const carpets = page.locator(".carpet-of");
    await expect(carpets).toHaveCount(2);
    const sizes = await carpets
      .locator("canvas")
      .evaluateAll((all) =>
        all.map((one) => [/** @type {HTMLCanvasElement} */ (one).width, /** @type {HTMLCanvasElement} */ (one).height]),
      );
    const { round } = await stateOf(page);
    assert.deepEqual(sizes[0], [13, round + 1]);
    assert.equal(sizes[1]?.[0], 101);
    await expect(carpets.first()).toHaveText(`Your game: 13 positions, ${round} rounds`, { useInnerText: true });
    await expect(carpets.last()).toHaveText(/^Two computers on 101 positions: \d+ rounds$/, { useInnerText: true });
    const how = /A row is a round, .* a column is a position\. Orange is unvisited; .*the token\. From green /;
    await expect(page.locator(".carpet-pair .carpet-key")).toHaveText(how, { useInnerText: true });
    await assertNotWider(page);
    await carpets.last().click();
    await expect.poll(() => stateOf(page)).toMatchObject({ n: 101 });
    await page.locator(".carpet-canvas").waitFor();
    await expect(page.locator(".carpet-of").filter({ visible: true }), "one carpet on a page").toHaveCount(0);
    const back = page.getByRole("button", { name: "Back to my game on 13 positions" });
    await expect(back, "beside the carpet, and below the table").toHaveCount(2);
    await back.first().click();
    await expect.poll(() => stateOf(page)).toMatchObject({ n: 13, round });
    await expect.poll(async () => [await carpets.count(), await back.count()]).toEqual([2, 0]);
    await page.context().close();
  }
});

test("without storage the ladder works all the same", async () => {
  const { page } = await open(ONE);
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new Error("no storage");
      },
    }),
  );
  await page.reload();
  await ready(page);
  await playOut(page);
  await page.locator(".ladder-next").click();
  await expect.poll(() => stateOf(page)).toMatchObject({ n: 15 });
});

/** The link of the game on the table, once the address has it. @param {Page} page */
async function addressOf(page) {
  let link = "";
  await expect(async () => {
    link = await withTable(page, (element) => element.getState());
    assert.equal(new URL(page.url()).hash.slice(1), link);
  }).toPass();
  return link;
}

test("every way to another game is a step in the history, and Back returns to the last move", async () => {
  const rung = (/** @type {Page} */ page) => page.locator(".ladder button", { hasText: /^15$/ }).click();
  const field = async (/** @type {Page} */ page) => {
    await withTable(page, (element) => {
      for (const fold of element.shadowRoot.querySelectorAll("details")) fold.open = true;
    });
    await page.getByLabel("Positions n").fill("21");
    await page.getByRole("button", { name: "New game" }).click();
  };
  const button = (/** @type {string} */ name) => (/** @type {Page} */ page) =>
    page.getByRole("button", { name, exact: true }).first().click();
  for (const [name, isEnd, begin] of /** @type {const} */ ([
    ["a rung", false, rung],
    ["next", true, (/** @type {Page} */ page) => page.locator(".ladder-next").click()],
    ["again", true, button("Play again")],
    ["the other seat", true, button("Be Magnus")],
    ["a number", false, field],
    ["the first minute", false, button("Replay the first minute")],
  ])) {
    const { page } = await open("n=9");
    await page.evaluate(() => localStorage.setItem("magnus-derek-knows-the-game", "yes"));
    await page.goto(`${running.url}?own`);
    await ready(page);
    await page.locator(".ladder button").first().waitFor();
    await page.keyboard.press("+");
    if (isEnd) {
      await playOut(page);
      await page.locator(".ladder-next").waitFor();
    }
    // Long after the last change of the address.
    const before = await addressOf(page);
    await page.waitForTimeout(400);
    await begin(page);
    await expect.poll(() => new URL(page.url()).hash.slice(1)).not.toBe(before);
    await page.goBack();
    await expect.poll(() => withTable(page, (element) => element.getState()), `Back after ${name}`).toBe(before);
    await page.context().close();
  }
});

test("a new game right after a move leaves that move in the entry before", async () => {
  const { page } = await open("n=13&magnus=layers&derek=human");
  await withTable(page, (element) => {
    for (const fold of element.shadowRoot.querySelectorAll("details")) fold.open = true;
  });
  const again = await page.getByRole("button", { name: "New game" }).elementHandle();
  await page.keyboard.press("+");
  await addressOf(page);
  const before = await withTable(
    page,
    (element, button) => {
      element.answer("-");
      element.answer("+");
      const link = element.getState();
      button.click();
      return link;
    },
    again,
  );
  await expect.poll(() => stateOf(page)).toMatchObject({ round: 0 });
  await page.goBack();
  await expect.poll(() => withTable(page, (element) => element.getState())).toBe(before);
});

test("a game stays one's own when another was begun since, in another tab or on the bare page", async () => {
  const { page } = await open(ONE);
  await page.keyboard.press("+");
  const link = await addressOf(page);
  const other = await page.context().newPage();
  await other.goto(`${running.url}#n=9&magnus=any-pair&derek=human&seed=3`);
  await ready(other);
  await other.locator("magnus-derek").press("+");
  await addressOf(other);
  await page.reload();
  await ready(page);
  assert.equal(await addressOf(page), link);
  await playOut(page);
  await page.locator(".ladder-next").waitFor();
  await expect
    .poll(async () => String(await page.evaluate(() => localStorage.getItem("magnus-derek-best"))))
    .toMatch(/13 derek/);
  await page.keyboard.press("u");
  await page.keyboard.press("r");
  const end = await addressOf(page);
  await page.goto(`${running.url}?bare`);
  await ready(page);
  await page.locator("magnus-derek").press("+");
  await addressOf(page);
  await page.goto(`${running.url}?end#${end}`);
  await ready(page);
  await page.locator(".ladder-next").waitFor();
  await expect(page.locator("magnus-derek")).not.toHaveText(/Somebody else/, { useInnerText: true });
});

test("moves made before the ladder has come are kept at once, and the game is one's own", async () => {
  const { page } = await open(ONE);
  await page.evaluate(() => localStorage.clear());
  /** @type {() => void} */
  let come = () => {};
  const waits = new Promise((resolve) => {
    come = () => resolve(null);
  });
  await page.route("**/ladder-*.js", (route) => waits.then(() => route.continue()));
  await page.goto(`${running.url}?early#${ONE}`);
  await ready(page);
  await page.keyboard.press("+");
  const link = await addressOf(page);
  const kept = (/** @type {string} */ name) =>
    page.evaluate((name) => localStorage.getItem(`magnus-derek-${name}`), name);
  await expect.poll(() => kept("game")).toBe(link);
  come();
  await expect.poll(() => kept("begun")).toContain(`none ${link} `);
});

test("a game that is reloaded before the ladder has come stays one's own, and one of the ladder", async ({
  mayLog,
}) => {
  mayLog(/ladder|ERR_FAILED/);
  const { page } = await open(ONE);
  await page.evaluate(() => localStorage.setItem("magnus-derek-knows-the-game", "yes"));
  const late = (/** @type {import("@playwright/test").Route} */ route) => route.abort();
  await page.route("**/ladder-*.js", late);
  const acted = async () => {
    await page.keyboard.press("+");
    const link = await withTable(page, (element) => element.getState());
    const kept = () => page.evaluate(() => localStorage.getItem("magnus-derek-begun") ?? "");
    await expect.poll(() => kept()).toContain(` ${link} `);
    return (await kept()).split("\n");
  };
  await page.goto(`${running.url}?early`);
  await ready(page);
  const first = await acted();
  const second = await acted();
  await page.reload();
  await ready(page);
  const third = await acted();
  for (const [line = "", ...others] of [first, second, third]) {
    assert.match(line, /^ladder /);
    assert.deepEqual(others, [], "one line a game");
  }
  const start = await withTable(page, (element) => element.getState({ moves: false }));
  assert.equal(third[0]?.split(" ")[2], start);
  await page.unroute("**/ladder-*.js", late);
  await page.reload();
  await ready(page);
  await page.locator(".first-minute .ladder").waitFor();
  await playOut(page);
  await page.locator(".ladder-next").waitFor();
  await expect(page.locator("magnus-derek")).not.toHaveText(/Somebody else/, { useInnerText: true });
  await expect
    .poll(async () => String(await page.evaluate(() => localStorage.getItem("magnus-derek-best"))))
    .toMatch(/derek/);
  // Another's game does not become one's own so.
  const link = await withTable(page, (element) => {
    element.setState("n=15&magnus=layers&derek=human");
    for (const way of "+-+") element.answer(way);
    return element.getState();
  });
  await page.evaluate(() => localStorage.removeItem("magnus-derek-begun"));
  await page.route("**/ladder-*.js", late);
  await page.goto(`${running.url}?theirs#${link}`);
  await ready(page);
  await page.keyboard.press("+");
  await expect(async () =>
    assert.equal(
      await page.evaluate(() => localStorage.getItem("magnus-derek-game")),
      await withTable(page, (element) => element.getState()),
    ),
  ).toPass();
  assert.equal(await page.evaluate(() => localStorage.getItem("magnus-derek-begun")), null);
});

test("a rung of the ladder keeps the seat of the person", async () => {
  const { page } = await open(ONE);
  await playOut(page);
  await page.getByRole("button", { name: "Be Magnus" }).click();
  await expect.poll(() => stateOf(page)).toMatchObject({ turn: "magnus" });
  await page.locator(".ladder button", { hasText: /^15$/ }).click();
  await expect.poll(() => stateOf(page)).toMatchObject({ n: 15, turn: "magnus" });
  await expect(page.locator(".first-minute .words")).toHaveText(/^You are Magnus:/);
});

test("address and game agree whenever the page is at rest or out of sight, and no own game is lost, on seeded walks", async () => {
  for (const first of [1, 2, 3]) {
    let seed = first;
    const draw = (/** @type {number} */ below) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    const { page } = await open("n=9&magnus=any-pair&derek=human&seed=5");
    await page.evaluate(() => localStorage.setItem("magnus-derek-knows-the-game", "yes"));
    await page.locator("magnus-derek").press("+");
    const link = () => withTable(page, (element) => element.getState());
    for (let act = 0; act < 25; act++) {
      const before = await addressOf(page);
      const kind = draw(10);
      const at = `walk ${first}, act ${act}: ${kind}`;
      if (kind < 5) await page.locator("magnus-derek").press(["+", "-", "u", "r", "+"][kind] ?? "+");
      else if (kind === 5) {
        // A page out of sight has its address at once.
        const hash = await withTable(page, (element) => {
          for (let round = 0; round < 2 && element.state.turn === "derek"; round++) element.answer("+");
          document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
          return [location.hash.slice(1), element.getState()];
        });
        assert.equal(hash[0], hash[1], at);
      } else if (kind === 6) {
        await page.reload();
        await ready(page);
        assert.equal(await link(), before, at);
      } else if (kind === 7) {
        // By keys: after a reload the ladder comes late and moves the button, so that a slow click would begin on it and end beside it.
        for (const name of ["Replay the first minute", "Back to the game"])
          await page.getByRole("button", { name }).press("Enter");
        await expect.poll(link, at).toBe(before);
      } else {
        // After a reload the ladder comes late.
        const isThere = await page.evaluate((name) => {
          const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".ladder button")]);
          all[name % all.length]?.click();
          return all.length > 0;
        }, draw(5));
        if (!isThere) continue;
        await expect.poll(link, at).not.toBe(before);
        await addressOf(page);
        await page.goBack();
        await expect.poll(link, at).toBe(before);
        if (kind === 9) await page.goForward();
      }
    }
    await page.context().close();
  }
});
