// @ts-check
/** The first minute: a new visitor finds out by playing why he loses, and how Derek wins. */

import assert from "node:assert/strict";
import {
  assertAccessible,
  assertNotWider,
  expect,
  FROM_THE_START,
  openPath,
  ready,
  stateOf,
  test,
  useBrowser,
  watchProblems,
  withTable,
} from "./browser.js";
import {
  answerAll,
  goToShield,
  holdShield,
  isLed,
  KEPT,
  loseThreeTimes,
  next,
  says,
  strip,
  WAY,
} from "./first-minute.js";

const running = useBrowser();
/** Answers after which five rounds have been played, and both landings of the call are new. */
const WHY_AT_5 = "++-+-";
/**
 * Opens the page as a new visitor finds it. What is drawn by chance is always the number `drawn` where there is one.
 * @param {import("@playwright/test").BrowserContextOptions & {drawn?: number}} [options]
 */
async function visit({ drawn, ...options } = {}) {
  const context = await running.browser.newContext({ viewport: { width: 1360, height: 900 }, ...options });
  const page = await context.newPage();
  if (drawn !== undefined)
    await page.addInitScript((number) => {
      crypto.getRandomValues = (/** @type {any} */ into) => into.fill(number);
    }, drawn);
  watchProblems(page);
  await page.goto(running.url);
  if (options.javaScriptEnabled !== false) await isLed(page);
  return { page };
}

/** @typedef {import("@playwright/test").Page} Page */

/** Waits until a screen reader has been told these words. @param {Page} page @param {RegExp | string} words */
const hears = (page, words) => expect(page.locator("magnus-derek [role=status]")).toHaveText(words);

/** Leaves the first game after three answers and finds the shield; returns the state and the link of the game left. @param {Page} page */
async function leaveForShield(page) {
  await loseThreeTimes(page);
  const before = await stateOf(page);
  const link = await withTable(page, (element) => element.getState());
  await goToShield(page);
  await holdShield(page);
  await says(page, /Derek’s shield/);
  return { before, link };
}

/**
 * Plays as the strip says, to a visited position wherever there is one, until it leads on to the next Magnus.
 * @param {Page} page
 */
async function avoidNewPositions(page) {
  for (let round = 0; round < 40 && !(await next(page, "Meet a Magnus who plans ahead").isVisible()); round++) {
    const { landings, visited } = await stateOf(page);
    await page.keyboard.press(visited.includes(landings?.[0] ?? -1) ? "+" : "-");
  }
}

/** Derek's answer that enters a kept position, or that does not. @param {Page} page @param {boolean} enters */
async function answer(page, enters) {
  const { n, token, magnitude } = await stateOf(page);
  const clockwise = KEPT.includes((token + (magnitude ?? 0)) % n);
  return clockwise === enters ? "+" : "-";
}

/** Keeps the three until a call can enter one of them. @param {Page} page */
async function untilEntrance(page) {
  for (let round = 0; round < 9; round++) {
    const { landings, turn } = await stateOf(page);
    assert.notEqual(turn, "over", "no call could enter one of the three");
    if (landings?.some((position) => KEPT.includes(position))) return;
    await page.keyboard.press("+");
  }
}

/** Taps a seat of a table with 13 positions. @param {Page} page @param {number} seat */
async function tap(page, seat) {
  const box = await page.locator("magnus-derek svg.table").boundingBox();
  assert.ok(box);
  const angle = (2 * Math.PI * seat) / 13;
  const radius = 0.4 * box.width;
  const [x, y] = [box.x + box.width / 2 + radius * Math.sin(angle), box.y + box.height / 2 - radius * Math.cos(angle)];
  await page.mouse.click(x, y);
}

/**
 * Plays with the buttons of the table, once they are those of the present call. They are left and right on the screen, so
 * that the button that was clockwise before the token has landed may be the other one after it.
 * @param {Page} page @param {string} direction
 */
async function press(page, direction) {
  await expect(async () => {
    const [labels, landings, magnitude] = await withTable(page, ({ shadowRoot, state }) => [
      [...shadowRoot.querySelectorAll(".direction")].map((button) => button.ariaLabel ?? "").sort(),
      state.landings,
      state.magnitude,
    ]);
    assert.equal(labels.length, 2);
    for (const [index, way] of ["clockwise, +", "counter-clockwise, −"].entries())
      assert.ok(labels[index].startsWith(`${way}${magnitude} to ${landings?.[index]},`), labels[index]);
  }).toPass();
  const name = direction === "+" ? /^clockwise/ : /^counter-clockwise/;
  await page.locator("magnus-derek").getByRole("button", { name }).click();
}

/** The midpoints that the ring of M(A) shows, each a cell in full colour. @param {Page} page */
const greenCells = (page) =>
  withTable(page, (element) =>
    [...element.shadowRoot.querySelectorAll("path.new.depth-1")].reduce(
      (sum, path) => sum + path.getAttribute("d").split("M").length - 1,
      0,
    ),
  );

/** True if circles mark the two landings, and pulse. @param {Page} page */
const pulsing = (page) =>
  withTable(page, (element) =>
    [...element.shadowRoot.querySelectorAll("circle.landing")].map(
      (circle) => getComputedStyle(circle).animationName !== "none",
    ),
  );

test("by mouse: three new positions, why, and Derek’s shield after a wrong turn", async () => {
  const { page } = await visit({ reducedMotion: "no-preference" });
  await says(
    page,
    "You are Derek: avoid new positions for 4 rounds in a row and you win. Magnus calls a number, you say which way. Here both lead to a new position.",
  );
  await expect.poll(() => pulsing(page)).toEqual([true, true]);
  const names = page.locator("magnus-derek .ring-name");
  await expect(names, "A has not been spoken of").toHaveCount(0);
  await press(page, "+");
  await says(page, "6 was new. Now the token must move 3.");
  await hears(page, "Magnus calls 3. Which way?");
  await press(page, "-");
  await says(page, "3 was new, too. Now the token must move 2.");
  await press(page, "+");
  await says(page, "3 of 3 were new. You chose which, never whether.");
  await next(page, "Why?").click();
  await says(
    page,
    "5 is midway between 9 and 1, both new (A, orange): he gets one. Green is M(A): all such midpoints, and A.",
  );
  await expect.poll(() => greenCells(page), "all four visited positions are in M(A)").toBe(4);
  await expect(page.locator("magnus-derek path.midpoint.from-token")).toHaveCount(2);
  await expect(names).toHaveText(["A · unvisited", "M(A) · ≤ 1 round away"]);
  await next(page, "Look at another game").click();
  await says(
    page,
    "Round 10 of another game: only 3 are new. The token on 4, midway between 2 and 6, is in M(A): you are helpless.",
  );
  assert.equal((await stateOf(page)).round, 10, "as the strip has said");
  await expect.poll(() => greenCells(page), "the answer is not given away").toBe(0);
  await tap(page, 8);
  await says(page, /^Round 10/);
  await next(page, "Back to my game").click();
  await says(page, /^5 is midway between 9 and 1/);
  assert.deepEqual([(await stateOf(page)).round, (await stateOf(page)).token], [3, 5], "the own game has waited");
  await next(page, "Look at another game").click();
  await next(page, "Find another").click();
  await says(page, "Tap another such position: midway between two orange ones.");
  await assertAccessible(page, "M(A)", undefined, "none");
  await tap(page, 8);
  await says(page, "Not 8: no two orange ones are equally far from it. 2 is 6 away, 6 is 2 away and 11 is 3 away.");
  await tap(page, 4);
  await says(page, /^4 is the one you know\./);
  await tap(page, 0);
  await says(
    page,
    /^Right: 11 and 2 are both 2 from 0\. M\(A\) is all such midpoints, where you are helpless, and, pale, A itself/,
  );
  await expect.poll(() => greenCells(page)).toBe(2);
  assert.equal((await stateOf(page)).token, 0);
  await tap(page, 2);
  await says(page, /^Right: 11 and 6 are both 4 from 2\./);
  await next(page, "How can I win?").click();
  await says(page, /^A smaller table\. Keep these: 1, 4 and 7\./);
  assert.deepEqual([(await stateOf(page)).n, (await stateOf(page)).round], [9, 0]);
  await expect(page.locator("magnus-derek circle.mark")).toHaveCount(3);
  await next(page, "Back to my game").click();
  await expect.poll(() => stateOf(page)).toMatchObject({ n: 13, round: 3 });
  for (const name of WAY.slice(1)) await next(page, name).click();
  await says(page, /^A smaller table/);
  await untilEntrance(page);
  await says(page, /\d is not one of the three\.|^A smaller table/);
  const outcomes = page.locator("magnus-derek .direction small:not(.worth)");
  await expect(outcomes.filter({ hasText: / · one of your three$/ })).toHaveCount(1);
  const before = await stateOf(page);
  await press(page, await answer(page, true));
  await says(page, /^\d is one of the three; the other way led to \d\. The midpoint of two of the three is the third/);
  await assertAccessible(page, "a kept position was entered", undefined, "none");
  await next(page, "Try again").click();
  await expect.poll(() => stateOf(page)).toEqual(before);
  while ((await stateOf(page)).turn !== "over") await press(page, await answer(page, false));
  await says(page, /^Magnus is stuck at 6 of 9: you have found Derek’s shield\./);
  assert.equal((await stateOf(page)).visited.length, 6);
  await assertAccessible(page, "the shield");
  await page.getByRole("button", { name: "Next: 13" }).click();
  await says(page, /The first \d are played: all new/);
  const { n, round, layerSizes } = await stateOf(page);
  assert.deepEqual([n, layerSizes[0]], [13, 12 - round]);
  await page.locator("magnus-derek .direction").first().waitFor();
  await expect(page.locator("magnus-derek .score"), "as calm as the minute before it").toBeHidden();
});

/**
 * What of the strip and beside the table can be read now, the labels of the directions too.
 * @param {Page} page
 */
const readable = (page) =>
  withTable(page, ({ shadowRoot }) => {
    const parts = [
      ...document.querySelectorAll(".first-minute :is(.words, .next, .knows)"),
      ...shadowRoot.querySelectorAll(".turn p, .turn button"),
    ];
    return parts.filter((part) => part.checkVisibility()).map((part) => part.innerText);
  });

/** The token walks so long at most, see table/acts/acts.js. How slow this machine is does not count. */
const MOVE_SECONDS = 0.9;

test("who reads everything, four words a second and a second a click, has read what M(A) is within a minute", async () => {
  for (const [path, why, width] of /** @type {const} */ ([
    ["", "Why?", 390],
    ["de/", "Warum?", 390],
    ["de/", "Warum?", 1360],
  ])) {
    const { page } = await openPath(running, path, {
      viewport: { width, height: 844 },
      reducedMotion: "no-preference",
    });
    await isLed(page);
    const height = (await strip(page).boundingBox())?.height;
    let seconds = 0;
    /** @type {string[]} */
    let before = [];
    const reads = async () => {
      const now = await readable(page);
      const fresh = now.filter((text) => !before.includes(text));
      seconds += fresh.join(" ").split(/\s+/).length / 4;
      before = now;
      assert.equal((await strip(page).boundingBox())?.height, height, now.join(" | "));
    };
    /** @param {import("@playwright/test").Locator} button @param {number} [waits] */
    const clicks = async (button, waits = 0) => {
      const said = await strip(page).getByRole("status").innerText();
      await button.click();
      await expect.poll(() => strip(page).getByRole("status").innerText()).not.toBe(said);
      seconds += 1 + waits;
      await reads();
    };
    await reads();
    // As a child plays it: why may be asked after two rounds, and is asked after three.
    const directions = page.locator("magnus-derek .direction");
    for (const side of [1, 0]) await clicks(directions.nth(side), MOVE_SECONDS);
    await next(page, why).waitFor();
    assert.ok(seconds < 45, `${why} is there after ${seconds} s`);
    await clicks(directions.nth(1), MOVE_SECONDS);
    await clicks(next(page, why));
    await expect(strip(page).getByRole("status")).toHaveText(/M\(A\)/, { useInnerText: true });
    await expect.poll(() => greenCells(page)).toBe(4);
    assert.ok(seconds < 60, `M(A) has been read after ${seconds} s`);
    await next(page, path ? "Andere Partie ansehen" : "Look at another game").click();
    await expect(reads).toPass();
    await page.context().close();
  }
});

test("by keyboard alone, without Tab: arrows answer, Enter leads on, and who wants no motion sees none", async () => {
  const { page } = await visit({ reducedMotion: "reduce" });
  assert.deepEqual(await pulsing(page), [false, false]);
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowRight"]) await page.keyboard.press(key);
  await says(page, /^3 of 3 were new/);
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press("Enter");
  await says(page, /^A smaller table/);
  await untilEntrance(page);
  await page.keyboard.press(await answer(page, true));
  await says(page, /^\d is one of the three; the other way led to \d/);
  await page.keyboard.press("Enter");
  await says(page, /\d is not one of the three\.|^A smaller table/);
  while ((await stateOf(page)).turn !== "over") await page.keyboard.press(await answer(page, false));
  await says(page, /^Magnus is stuck at 6 of 9/);
  assert.deepEqual(await pulsing(page), [], "nothing to answer");
  await page.keyboard.press("Enter");
  await says(page, /The first \d are played: all new/);
});

test("who avoids new positions wins, is told so, and meets a Magnus who plans ahead", async () => {
  const { page } = await visit();
  await avoidNewPositions(page);
  const { round, visited } = await stateOf(page);
  await says(page, new RegExp(`^You win: you held this Magnus to ${visited.length} of 13\\.`));
  assert.ok(round <= 25 && visited.length < 12, `${visited.length} after ${round} rounds`);
  await hears(
    page,
    "The game is over: this Magnus only repeats a fixed list of calls. A Magnus who plans ahead is sure of 12 of 13. M(A) are the midpoints: from there both ways can be new.",
  );
  const answers = page.locator("magnus-derek").getByRole("button", { name: /clockwise/ });
  await expect(answers, "nothing is asked any more").toHaveCount(0);
  const picture = page.locator("magnus-derek svg.table");
  await expect(picture.locator(".call-arc, .landing").filter({ visible: true }), "nor drawn").toHaveCount(0);
  await expect(picture.locator("[class*=chord]"), "the whole game is a picture").not.toHaveCount(0);
  await expect(picture).toHaveText(new RegExp(`${visited.length} of 13`));
  await assertAccessible(page, "the first game is won", undefined, "none");
  await strip(page).getByRole("button", { name: "I know the game" }).waitFor({ state: "hidden" });
  // The rounds before can be looked at, and played otherwise.
  await page.keyboard.press("u");
  await expect(answers).toHaveCount(2);
  await page.keyboard.press("r");
  await expect(answers).toHaveCount(0);
  await page.keyboard.press("Enter");
  await says(page, /The first \d are played: all new/);
  assert.equal((await stateOf(page)).n, 13);
  assert.match(await withTable(page, (element) => element.state.reason.kind), /^layer$/);
  await expect(answers, "it is played, not looked at").toHaveCount(2);
  await page.locator(".ladder-hint").waitFor();
  // That was the end of the first minute.
  await page.reload();
  await ready(page);
  await says(page, /The first \d are played: all new/);
  await page.goto(`${running.url}?again`);
  await ready(page);
  await says(page, /The first \d are played: all new/);
});

test("from the first game that is won to the ladder nothing moves, also where the button is pressed twice", async () => {
  for (const [width, height] of /** @type {const} */ ([
    [1360, 900],
    [820, 1180],
    [390, 844],
    [360, 740],
  ])) {
    const { page } = await visit({ viewport: { width, height }, reducedMotion: "reduce" });
    await avoidNewPositions(page);
    await says(page, /^You win/);
    const place = () => page.locator("magnus-derek svg.table").boundingBox();
    const before = await place();
    const button = next(page, "Meet a Magnus who plans ahead");
    await button.evaluate((one) => {
      for (let press = 0; press < 2; press++) /** @type {HTMLElement} */ (one).click();
    });
    await says(page, /The first \d are played: all new/);
    await page.locator(".ladder-hint").waitFor();
    await page.waitForTimeout(500);
    assert.deepEqual(await place(), before, `${width}`);
    await expect(button).toBeHidden();
    await expect(page.locator("magnus-derek")).toHaveAttribute("controls", "minimal");
    await page.context().close();
  }
});

test("a position that comes again ends the first game before four rounds in vain", async () => {
  const { page } = await visit();
  await answerAll(page, "+++-++++-+----");
  assert.deepEqual((await stateOf(page)).repeated, { first: 11, again: 14 });
  await says(page, /^You win: you held this Magnus to 8 of 13\./);
});

test("the end of the first game has its verdict, and Enter leads on", async () => {
  const { page } = await visit();
  await answerAll(page, "++-++-+-+++");
  await says(page, "The game is over: Magnus has visited 12 of 13.");
  const verdict = page.locator("magnus-derek .verdict:not([hidden])");
  await expect(verdict).toHaveText("He wins: you never had 4 rounds in a row without a new position.", {
    useInnerText: true,
  });
  await page.getByRole("button", { name: "How can I win?" }).waitFor();
  const told = page.locator("magnus-derek .told");
  await expect(told, "it is folded").not.toHaveText(/gave away/, { useInnerText: true });
  await told.getByText("More about this game").click();
  await expect(told).toHaveText(/11 rounds, perfect is 15: you gave away 8 rounds/, { useInnerText: true });
  // The picture of the whole game, which comes with a part of its own.
  await page.locator("magnus-derek path.chord").first().waitFor({ state: "attached" });
  await hears(page, /He wins: you never had 4 rounds in a row without a new position/);
  await withTable(page, (element) => element.focus());
  await page.keyboard.press("Enter");
  await says(page, /^A smaller table\. Keep these: 1, 4 and 7\./);
});

/** Every way through the first three rounds of the game that is on the table. @param {Page} page */
async function assertNewThrice(page) {
  await withTable(page, (element) => element.goTo(0));
  for (let way = 0; way < 8; way++) {
    for (let round = 0; round < 3; round++)
      await withTable(page, (element, sign) => element.answer(sign), "+-"[(way >> round) & 1]);
    await says(page, /^3 of 3 were new\. You chose which, never whether\./);
    // “Why?” shows the landings of the fourth call, so these two have to be new as well.
    await next(page, "Why?").click();
    const { n, token, magnitude, visited } = await stateOf(page);
    for (const side of [1, -1]) assert.ok(!visited.includes((token + side * Number(magnitude) + n) % n));
    await withTable(page, (element) => element.goTo(0));
    await says(page, /^You are Derek: avoid/);
  }
}

test("every way through the first three rounds leads to three new positions", async () => {
  const { page } = await visit();
  await assertNewThrice(page);
});

test("who plays on is told once how many were new, then what there is to win, and where the question is", async () => {
  const { page } = await visit();
  const said = new Set();
  for (let round = 0; round < 7; round++) {
    await withTable(page, (element) => element.answer("+"));
    if (round < 3) continue;
    const { visited, round: now } = await stateOf(page);
    const left = 13 - visited.length;
    const vain =
      now - (await withTable(page, (element) => [0, ...element.route()].indexOf(element.state.visited.at(-1))));
    const goal = `${left} are still unvisited. Avoid them for 4 rounds in a row and you win.`;
    const { landings, visited: before } = await stateOf(page);
    const isForced = landings?.every((/** @type {number} */ position) => !before.includes(position));
    const near = isForced ? ", but here both are new: the count starts over." : ". Keep it up, and you win.";
    await says(page, vain > 0 ? `${vain} of 4 rounds without a new one${near}` : goal);
    await hears(page, isForced ? /Which way\? Or ask Why\? above\.$/ : /Which way\?$/);
    await expect(next(page, "Why?"), `round ${now}`).toBeVisible({ visible: isForced });
    said.add(await strip(page).getByRole("status").innerText());
  }
  assert.ok(said.size >= 3, [...said].join("\n"));
});

test("Why? after the count leaves the round as it is, and tells of the present pair until the next move", async () => {
  const { page } = await visit();
  await answerAll(page, WHY_AT_5);
  const before = await stateOf(page);
  const { token, round, landings } = before;
  assert.ok(landings);
  assert.equal(round, 5);
  await next(page, "Why?").click();
  await says(page, /is midway between \d+ and \d+, both new \(A, orange\): he gets one\./);
  const said = await strip(page).getByRole("status").innerText();
  assert.deepEqual(said.match(/\d+/g)?.slice(0, 3).map(Number).toSorted(), [token, ...landings].toSorted());
  assert.match(said, new RegExp(`^${token} is midway`));
  assert.deepEqual(await stateOf(page), before);
  const drawn = page.locator("magnus-derek path.midpoint.from-token");
  await expect(drawn, "and the picture shows it").toHaveCount(2);
  await expect(page.locator("magnus-derek .turn > .sentence"), "nothing more to ask").toHaveText(/Which way\?$/, {
    useInnerText: true,
  });
  await next(page, "Look at another game").click();
  await next(page, "Back to my game").click();
  await says(page, said);
  await withTable(page, (element) => element.answer("+"));
  await says(page, /still unvisited|without a new one/);
  await next(page, "Look at another game").waitFor();
  // Another way to the same round is another question.
  await withTable(page, (element) => element.goTo(4));
  await withTable(page, (element) => element.answer("+"));
  await says(page, /still unvisited|without a new one/);
});

test("a player who presses twice for the shield finds one game", async () => {
  const { page } = await visit();
  await loseThreeTimes(page);
  for (const name of WAY.slice(0, 4)) await next(page, name).click();
  // Both presses are heard before the first game is there.
  const opened = await withTable(page, async (element) => {
    let games = 0;
    element.addEventListener("md-change", () => {
      games += element.state.n === 9 ? 1 : 0;
    });
    const button = /** @type {HTMLElement} */ (document.querySelector(".first-minute .next"));
    for (let press = 0; press < 2; press++) button.click();
    while (element.state.n !== 9) await new Promise((resolve) => setTimeout(resolve));
    // A second game would have come in the same task.
    return games;
  });
  assert.equal(opened, 1);
});

test("in the shield “I know the game” has its place on a desk; on a phone the way back has it", async () => {
  for (const [width, height, hasRoom] of /** @type {const} */ ([
    [1360, 900, true],
    [820, 1180, true],
    [390, 844, false],
    [844, 390, false],
  ])) {
    const { page } = await visit({ viewport: { width, height } });
    await loseThreeTimes(page);
    await goToShield(page);
    await expect(next(page, "Back to my game")).toBeVisible();
    await expect(next(page, "I know the game"), `${width}`).toBeVisible({ visible: hasRoom });
  }
});

test("who loses the three can begin the shield again at its end", async () => {
  const { page } = await visit();
  await loseThreeTimes(page);
  await goToShield(page);
  await withTable(
    page,
    (element, kept) => {
      for (let round = 0; round < 40 && element.state.turn !== "over"; round++) {
        const [plus] = element.state.landings;
        element.answer(kept.includes(plus) ? "+" : "-");
      }
    },
    KEPT,
  );
  await says(page, /^Magnus has visited \d of 9: he got into the three\./);
  await page.locator("magnus-derek").getByRole("button", { name: "Play again" }).click();
  await says(page, /^A smaller table/);
});

test("“I know the game” is in sight from the first moment, leads to the first table of the ladder, and is remembered", async () => {
  const { page } = await visit();
  const known = strip(page).getByRole("button", { name: "I know the game" });
  const box = await known.boundingBox();
  assert.ok(box && box.y + box.height < 160);
  await known.click();
  await says(page, /^Nine is 3 · 3:/);
  assert.deepEqual([(await stateOf(page)).n, (await stateOf(page)).round], [9, 0]);
  assert.equal(
    await withTable(page, (element) => `${element.getAttribute("controls")} ${element.overlay}`),
    "null null",
  );
  assert.equal(new URL(page.url()).hash, "", "a game that nobody has touched leaves the address alone");
  await page.goto(`${running.url}?again`);
  await ready(page);
  await says(page, /^Nine is 3 · 3:/);
  assert.deepEqual([(await stateOf(page)).n, (await stateOf(page)).round], [9, 0]);
  await page.keyboard.press("+");
  assert.equal((await stateOf(page)).round, 1, "the table has the keys");
});

/** Goes to a page as by a link in the header of another one. @param {Page} page @param {string} path */
async function goTo(page, path) {
  await page.goto(running.url + path);
  await ready(page);
}

test("Play opens the game in progress, also after a lesson; after its end the next table of the ladder, at its first choice", async () => {
  const { page } = await visit();
  await strip(page).getByRole("button", { name: "I know the game" }).click();
  await says(page, /^Nine is 3 · 3:/);
  for (const key of ["+", "-"]) await page.keyboard.press(key);
  await expect.poll(() => stateOf(page)).toMatchObject({ round: 2 });
  const game = await withTable(page, (element) => element.getState());
  await page.goto(`${running.url}learn/lose.html`);
  await page.getByRole("link", { name: "Play", exact: true }).first().click();
  await ready(page);
  assert.equal(await withTable(page, (element) => element.getState()), game);
  await says(page, /^Nine is 3 · 3:/);
  // The link of another game, or a large carpet, is looked at: one's own game stays.
  await goTo(page, `?shared${FROM_THE_START}`);
  assert.notEqual(await withTable(page, (element) => element.getState()), game);
  await goTo(page, "?mine");
  assert.equal(await withTable(page, (element) => element.getState()), game);
  while ((await stateOf(page)).turn !== "over") await page.keyboard.press("+");
  await page.locator(".ladder-next").waitFor();
  await goTo(page, "?after");
  await says(page, /The first \d are played: all new/);
  assert.equal((await stateOf(page)).n, 13);
});

test("who has found the shield is not led again, and who has not goes on where it was left", async () => {
  const { page } = await visit();
  await page.keyboard.press("ArrowRight");
  await says(page, /^6 was new/);
  await page.waitForTimeout(450);
  assert.equal(new URL(page.url()).hash, "", "the first minute leaves the address alone");
  /** Reloads the page, whose table has the same game again. */
  const resume = async () => {
    const { n, round, token } = await stateOf(page);
    await page.reload();
    await isLed(page);
    const now = await stateOf(page);
    assert.deepEqual([now.n, now.round, now.token], [n, round, token]);
  };
  await resume();
  await says(page, /^6 was new/);
  for (const key of ["+", "+"]) await page.keyboard.press(key);
  await says(page, /^3 of 3 were new/);
  const { token } = await stateOf(page);
  for (const key of ["Enter", "Enter"]) await page.keyboard.press(key);
  await says(page, /^Round 10/);
  await page.reload();
  await isLed(page);
  await says(page, /^3 of 3 were new/);
  assert.equal((await stateOf(page)).token, token, "the example is short: the own game is resumed");
  for (const key of Array(5).fill("Enter")) await page.keyboard.press(key);
  await says(page, /^A smaller table/);
  await resume();
  await says(page, /^A smaller table/);
  await page.keyboard.press(await answer(page, false));
  await says(page, /^\d is not one of the three/);
  await resume();
  await says(page, /^\d is not one of the three/);
  while ((await stateOf(page)).turn !== "over") await page.keyboard.press(await answer(page, false));
  await says(page, /^Magnus is stuck/);
  await page.locator(".ladder-next").waitFor();
  await page.reload();
  await ready(page);
  await says(page, /The first \d are played: all new/);
});

/** Comes back to a first minute that was left. @param {Page} page @param {string} place its chapter and its game */
async function comeBack(page, place) {
  await page.addInitScript((kept) => {
    if (localStorage.length === 0) localStorage.setItem("magnus-derek-first-minute", kept);
  }, place);
  await page.goto(running.url);
}

test("the strip speaks to who came back to a first minute that did not come", async () => {
  const context = await running.browser.newContext({ viewport: { width: 1360, height: 900 } });
  const page = await context.newPage();
  await page.route("**/parts/first-minute-*.js", () => {});
  await comeBack(page, "lose n=13&magnus=scripted:6,3,2,4&derek=human");
  await ready(page);
  await strip(page).getByRole("button", { name: "I know the game" }).click();
  await says(page, /^Nine is 3 · 3:/);
  await expect(strip(page).getByRole("status")).toBeVisible();
});

test("who left the first minute in a chapter that is no more begins it anew", async () => {
  const page = await (await running.browser.newContext()).newPage();
  watchProblems(page);
  await comeBack(page, "meet n=13&magnus=any-pair&derek=human&seed=5");
  await isLed(page);
  await says(page, /^You are Derek: avoid new positions/);
  assert.deepEqual([(await stateOf(page)).magnitude, (await stateOf(page)).round], [6, 0]);
  await page.keyboard.press("+");
  await says(page, /^6 was new/);
});

test("a game that is over does not end the first minute: it is there after a reload, until one says that one knows the game", async () => {
  const { page } = await visit();
  await answerAll(page, "++-++-+-+++");
  await says(page, "The game is over: Magnus has visited 12 of 13.");
  await page.locator(".ladder-next").waitFor();
  await page.reload();
  await isLed(page);
  await says(page, "The game is over: Magnus has visited 12 of 13.");
  await strip(page).getByRole("button", { name: "I know the game" }).click();
  await says(page, /^Hold out 15 rounds:|^Nine is/);
  await page.goto(`${running.url}?again`);
  await ready(page);
  await says(page, /^Hold out 15 rounds:|^Nine is/);
});

test("the link of a game shows no strip, and one that is opened later ends it", async () => {
  const { page } = await visit();
  await says(page, /^You are Derek: avoid new positions/);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, FROM_THE_START);
  await strip(page).waitFor({ state: "hidden" });
  await expect.poll(() => stateOf(page)).toMatchObject({ magnitude: 1 });
  await page.reload();
  await ready(page);
  await expect(strip(page).locator(".words"), "but for the line of a guest").toBeHidden();
  await page.locator("magnus-derek .goal").waitFor();
});

test("without scripts the table is drawn where it would stand, and the sentence is there", async () => {
  for (const [width, height] of /** @type {const} */ ([
    [1360, 900],
    [390, 844],
    [844, 390],
  ])) {
    const viewport = { width, height };
    const { page } = await visit({ viewport, javaScriptEnabled: false });
    await page
      .getByText(
        "You are Derek: avoid new positions for 4 rounds in a row and you win. Magnus calls a number, you say which way. Here both lead to a new position.",
      )
      .waitFor();
    for (const name of [".first-minute .knows", ".once-more", ".put-in-notes"])
      await expect(page.locator(name), `no dead button: ${name}`).toBeHidden();
    const drawn = await page.locator(".first-picture svg").boundingBox();
    await expect(page.locator(".first-picture text", { hasText: /^[+−]6$/ })).toHaveCount(2);
    await assertNotWider(page).catch(() => {});
    const { page: alive } = await visit({ viewport });
    const table = await alive.locator("magnus-derek svg.table").boundingBox();
    for (const side of /** @type {const} */ (["x", "y", "width", "height"])) {
      assert.ok(Math.abs(Number(drawn?.[side]) - Number(table?.[side])) < 3, `${side} at ${width} × ${height}`);
    }
  }
});

test("on a phone that lies down the longest text takes no height from the table; upright the round stands beside the timeline", async () => {
  const { page } = await visit({ viewport: { width: 844, height: 390 } });
  const table = page.locator("magnus-derek");
  const before = await table.boundingBox();
  for (let round = 0; round < 3; round++) await page.keyboard.press("ArrowRight");
  await says(page, /were new/);
  for (let press = 0; press < 3; press++) {
    const text = await strip(page).innerText();
    await strip(page).locator(".next").click();
    assert.equal((await table.boundingBox())?.y, before?.y, text);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => {
    const middles = await table
      .locator(":is(.timeline, .where)")
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().y + one.clientHeight / 2)));
    assert.ok(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99)) <= 2, String(middles));
  }).toPass();
});

test("the strip is not printed, without scripts either", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visit({ javaScriptEnabled });
    await page.emulateMedia({ media: "print" });
    for (const name of [".first-minute", ".play h1", ".once-more", ".put-in-notes"])
      await expect(page.locator(name), name).toBeHidden();
  }
});

test("the strip looks as it will before the ladder has come", async () => {
  const context = await running.browser.newContext({ viewport: { width: 1360, height: 900 } });
  const page = await context.newPage();
  await page.route("**/parts/ladder-*.js", () => {});
  await page.goto(running.url);
  await isLed(page);
  for (const key of ["ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  const look = () =>
    next(page, "Why?").evaluate((one) => [
      getComputedStyle(one).backgroundColor !== "rgba(0, 0, 0, 0)",
      getComputedStyle(one, "::after").content.includes("⏎"),
    ]);
  await next(page, "Why?").waitFor();
  assert.deepEqual(await look(), [true, true]);
  // On a button Enter presses that one.
  await page.locator("magnus-derek .direction").first().focus();
  await expect.poll(look).toEqual([true, false]);
  await withTable(page, (element) => element.focus());
  await expect.poll(look).toEqual([true, true]);
});

test("who knows the game can be led once more, and go back to the game", async () => {
  const { page } = await visit();
  await strip(page).getByRole("button", { name: "I know the game" }).click();
  await says(page, /^Nine is 3 · 3:/);
  await page.keyboard.press("+");
  await expect(page).toHaveURL(/#1\./);
  await page.getByRole("button", { name: "Replay the first minute" }).click();
  await says(
    page,
    "You are Derek: avoid new positions for 4 rounds in a row and you win. Magnus calls a number, you say which way. Here both lead to a new position.",
  );
  assert.equal(await page.evaluate(() => scrollY), 0);
  await page.keyboard.press("ArrowRight");
  await says(page, /^6 was new/);
  await page.goBack();
  await expect.poll(() => stateOf(page)).toMatchObject({ n: 9, round: 1 });
  await says(page, /^Nine is 3 · 3:/);
  assert.equal(await page.evaluate(() => localStorage.getItem("magnus-derek-first-minute")), null, "it is left");
  await page.getByRole("button", { name: "Replay the first minute" }).click();
  await says(page, /^You are Derek: avoid new positions/);
});

test("a first minute that is asked for in the middle of one takes its place", async () => {
  const { page } = await visit();
  const again = page.locator(".once-more");
  await expect(again).toBeHidden();
  await again.evaluate((button) => {
    for (let press = 0; press < 2; press++) /** @type {HTMLElement} */ (button).click();
  });
  await strip(page).locator(".seats").waitFor({ state: "attached" });
  await page.waitForTimeout(200);
  await expect(strip(page).locator(".seats")).toHaveCount(1);
});

test("in a frame of another page there is no strip: it is what it was put there for", async () => {
  const { page } = await openPath(running, "reference.html");
  await page.evaluate(() => {
    document.body.innerHTML = '<iframe title="Table" width="1000" height="800" src="./"></iframe>';
  });
  const inside = page.frameLocator("iframe");
  await inside.getByRole("button", { name: /^clockwise/ }).waitFor();
  await expect(inside.getByRole("button", { name: "I know the game" })).toBeHidden();
  // A game in it, and the first minute there, are nobody's.
  const kept = { "magnus-derek-first-minute": "meet n=13&magnus=any-pair&derek=human&seed=5" };
  await page.evaluate((all) => Object.assign(localStorage, all), kept);
  await inside.getByRole("button", { name: "Replay the first minute" }).click();
  await inside.locator(".seats").waitFor({ state: "attached" });
  await inside.getByRole("button", { name: /^clockwise/ }).click();
  await inside.locator(".words", { hasText: /^6 was new/ }).waitFor();
  await inside.getByRole("button", { name: "Back to the game" }).click();
  await inside.locator("magnus-derek").evaluate(async (element) => {
    const table = /** @type {any} */ (element);
    table.setState("n=13&magnus=any-pair&derek=human&seed=5");
    while (table.state.turn !== "over") table.answer("+");
  });
  await inside.locator(".ladder-next").waitFor();
  assert.deepEqual(await page.evaluate(() => ({ ...localStorage })), kept);
});

test("nothing moves in the first minute: strip, picture and timeline stay where they are, to the end of the game", async () => {
  // On nine positions Magnus draws his calls: with 1 he wastes a round, which takes the longer words at the end.
  for (const [width, height, drawn] of /** @type {const} */ ([
    [1360, 900, 1],
    [1024, 768, 1],
    [390, 844, 1],
    [390, 844, 2],
    [820, 1180, 1],
  ])) {
    const { page } = await visit({ viewport: { width, height }, drawn });
    const places = () =>
      withTable(page, (element) =>
        [document.querySelector(".first-minute"), ...element.shadowRoot.querySelectorAll("svg.table, .turn, .passage")]
          .map((one) => one?.getBoundingClientRect())
          .map((box) => (box ? [Math.round(box.y), Math.round(box.x)] : null)),
      );
    const before = await places();
    const still = async (/** @type {string} */ when) => assert.deepEqual(await places(), before, when);
    for (const direction of ["+", "-", "+"]) await press(page, direction);
    for (const name of WAY) {
      await next(page, name).click();
      await still(`${width}: ${name}`);
    }
    await says(page, /^A smaller table/);
    while ((await stateOf(page)).turn !== "over") await page.keyboard.press(await answer(page, false));
    await page.locator(".ladder-next").waitFor();
    const rounds = drawn === 1 ? 6 : 5;
    assert.equal((await stateOf(page)).round, rounds);
    await expect(() => still(`${width}: the end after ${rounds} rounds`)).toPass();
    await page.context().close();
  }
});

test("by keys nothing moves either on phones, whose first screen also has what goes through the game", async () => {
  for (const path of ["", "de/"]) {
    for (const [width, height] of /** @type {const} */ ([
      [390, 844],
      [360, 740],
    ])) {
      const { page } = await openPath(running, path, { viewport: { width, height } });
      await isLed(page);
      const places = () =>
        withTable(page, ({ shadowRoot }) =>
          ["svg.table", ".turn", ".transport"].map((part) => {
            const { top, height } = shadowRoot.querySelector(part).getBoundingClientRect();
            return [Math.round(top), Math.round(height)];
          }),
        );
      const before = await places();
      const controls = await page.locator("magnus-derek .transport > *:visible").all();
      const ends = (await Promise.all(controls.map((one) => one.boundingBox()))).map((box) =>
        box ? box.y + box.height : 0,
      );
      assert.ok(ends.length > 0 && Math.max(...ends) <= height, `${path} ${width}: ${ends}`);
      await withTable(page, (element) => element.focus());
      for (const [at, key] of ["ArrowLeft", "ArrowLeft", "ArrowLeft", ...WAY.map(() => "Enter")].entries()) {
        const said = await page.locator(".first-minute .words").innerText();
        await page.keyboard.press(key);
        await expect.poll(() => page.locator(".first-minute .words").innerText()).not.toBe(said);
        assert.deepEqual(await places(), before, `${path} ${width}: key ${at + 1}`);
      }
      await page.context().close();
    }
  }
});

test("a guest, who opens the link of a game and has never been here, finds the rules in a line, until the first act; nothing moves", async () => {
  const game = "#n=13&magnus=layers&derek=human&moves=1+2+1+3+";
  for (const [path, width, height, rules, minute, close] of /** @type {const} */ ([
    [
      "",
      1360,
      900,
      /^Magnus names a distance.* You are Derek: avoid new positions\. New/,
      "New here? Play the first minute.",
      "Close",
    ],
    ["", 390, 844, /^You are Derek: avoid new positions\. New here\?/, "New here? Play the first minute.", "Close"],
    [
      "de/",
      820,
      1180,
      /^Magnus nennt die Entfernung.* Sie sind Derek: Meiden/,
      "Neu hier? Spielen Sie die erste Minute.",
      "Schließen",
    ],
    [
      "de/",
      390,
      844,
      /^Sie sind Derek: Meiden Sie neue Positionen\. Neu hier\?/,
      "Neu hier? Spielen Sie die erste Minute.",
      "Schließen",
    ],
  ])) {
    const context = await running.browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    watchProblems(page);
    // Where the table is while the line is not there yet.
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const at = () => document.querySelector("magnus-derek")?.getBoundingClientRect().top;
        Object.assign(globalThis, { tops: [at()] });
      });
    });
    await page.goto(running.url + path + game);
    await ready(page);
    const line = page.locator(".guest-line");
    await expect(line).toHaveText(rules, { useInnerText: true });
    const top = async () => (await page.locator("magnus-derek").boundingBox())?.y;
    const there = await top();
    assert.deepEqual(await page.evaluate(() => Reflect.get(globalThis, "tops")), [there], `${path} ${width}`);
    await assertNotWider(page, String(width));
    await page.keyboard.press("+");
    await expect(line, "gone after the first move").toHaveCount(0);
    assert.equal(await top(), there);
    // It comes again to who has done nothing, and is gone for good once closed.
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${running.url}${path}?again${game}`);
    await line.waitFor();
    await strip(page).getByRole("button", { name: close, exact: true }).click();
    await expect(line).toHaveCount(0);
    assert.equal(await top(), there);
    await page.reload();
    await ready(page);
    await page.waitForLoadState("networkidle");
    await expect(line).toHaveCount(0);
    assert.equal(await page.evaluate(() => document.documentElement.classList.contains("guest")), false);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByRole("button", { name: minute, exact: true }).click();
    await isLed(page);
    assert.deepEqual([(await stateOf(page)).n, (await stateOf(page)).round], [13, 0]);
    await expect(strip(page).locator(".words")).toBeVisible();
    await expect(line).toHaveCount(0);
    await expect(strip(page).locator("[data-knows]")).toHaveText(/^(Back to the game|Zur Partie davor)$/, {
      useInnerText: true,
    });
    await strip(page).locator("[data-knows]").click();
    await expect.poll(() => stateOf(page)).toMatchObject({ n: 13, round: 4 });
    await expect(page.locator("html.guest"), "no guest any more, and no room for the line").toHaveCount(0);
    await context.close();
  }
});

test("a guest who moves before the line has come does not get it", async () => {
  const page = await running.browser.newPage();
  /** @type {() => void} */
  let come = () => {};
  const waits = new Promise((resolve) => {
    come = () => resolve(null);
  });
  await page.route("**/guest-*.js", (route) => waits.then(() => route.continue()));
  const asked = page.waitForRequest("**/guest-*.js");
  await page.goto(`${running.url}#n=13&magnus=layers&derek=human&moves=1+2+`);
  await ready(page);
  await asked;
  await page.keyboard.press("+");
  await expect.poll(() => stateOf(page)).toMatchObject({ round: 3 });
  const there = page.waitForResponse("**/guest-*.js");
  come();
  await (await there).finished();
  await page.waitForLoadState("networkidle");
  await expect(page.locator(".guest-line")).toHaveCount(0);
  await page.close();
});

test("the first game that is won leads on also where the ladder has not come", async ({ mayLog }) => {
  mayLog(/Failed to load resource/);
  const context = await running.browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.route("**/ladder-*.js", (route) => route.abort());
  await page.goto(running.url);
  await isLed(page);
  await avoidNewPositions(page);
  await next(page, "Meet a Magnus who plans ahead").click();
  await expect.poll(() => stateOf(page)).toMatchObject({ n: 9, round: 0, turn: "derek" });
  await page.keyboard.press("+");
  await expect.poll(() => stateOf(page)).toMatchObject({ round: 1 });
  await context.close();
});

test("no frame has the line for a guest", async () => {
  const page = await running.browser.newPage();
  await page.goto(`${running.url}learn.html`);
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = "./#n=13&magnus=layers&derek=human&moves=1+2+";
    document.body.prepend(frame);
  });
  const frame = page.frameLocator("iframe");
  await frame.locator("magnus-derek .directions, magnus-derek .direction").first().waitFor();
  await expect(frame.locator("html.guest")).toHaveCount(0);
  await expect(frame.locator(".guest-line")).toHaveCount(0);
  await page.close();
});

test("who steps back in the example reads where the token is, and returns to the question", async () => {
  const { page } = await visit();
  await loseThreeTimes(page);
  await next(page, "Why?").click();
  await next(page, "Look at another game").click();
  await says(page, /^Round 10 of another game/);
  await page.keyboard.press("u");
  await says(page, /^The example after 9 rounds, with the token on 12\.$/);
  await next(page, "To its question").click();
  await says(page, /^Round 10 of another game/);
  assert.equal((await stateOf(page)).token, 4);
});

test("the way back to one's own game stays in sight when the shield is found", async () => {
  const { page } = await visit();
  const { before } = await leaveForShield(page);
  await page.getByRole("button", { name: "Back to my game", exact: true }).click();
  await expect.poll(() => stateOf(page)).toEqual(before);
});

test("“Next” at the end of the shield leaves the way back to one's own game, after a reload too, until one has gone back", async () => {
  const { page } = await visit();
  const { before, link } = await leaveForShield(page);
  const back = page.getByRole("button", { name: "Back to my game", exact: true });
  await page.getByRole("button", { name: "Next: 13" }).click();
  await expect.poll(() => stateOf(page)).toMatchObject({ n: 13 });
  await says(page, /Hold out/);
  await page.locator(".about-head").getByRole("button", { name: "Back to my game" }).waitFor();
  await expect(back).toHaveCount(1);
  await page.reload();
  await ready(page);
  await back.click();
  await expect.poll(() => withTable(page, (element) => element.getState())).toBe(link);
  assert.deepEqual(await stateOf(page), before);
  await says(page, /./);
  await expect(back, "until one has gone back").toHaveCount(0);
  // And the game of the ladder is not lost for it.
  await next(page, "Back to the game").click();
  await expect.poll(() => withTable(page, (element) => element.getState())).not.toBe(link);
  await says(page, /Hold out/);
  await expect(back).toHaveCount(0);
});

test("“Next” at the end of a repeated first minute leaves the way back to the game that was left for it", async () => {
  const { page } = await visit();
  await strip(page).getByRole("button", { name: "I know the game" }).click();
  await says(page, /^Nine is 3 · 3:/);
  await page.keyboard.press("+");
  await expect(page).toHaveURL(/#1\./);
  const link = await withTable(page, (element) => element.getState());
  await page.getByRole("button", { name: "Replay the first minute" }).click();
  await says(page, /^You are Derek: avoid new positions/);
  await avoidNewPositions(page);
  await next(page, "Meet a Magnus who plans ahead").click();
  await expect(strip(page).getByRole("status")).toHaveText(/Hold out/);
  await page.getByRole("button", { name: "Back to my game", exact: true }).click();
  await expect.poll(() => withTable(page, (element) => element.getState())).toBe(link);
  await says(page, /^Nine is 3 · 3:/);
  await expect(page.getByRole("button", { name: "Back to my game", exact: true })).toHaveCount(0);
});

test("who wins without asking why reads what arcs, small numbers and colours of the picture are", async () => {
  const { page } = await visit();
  await avoidNewPositions(page);
  await expect(page.locator("magnus-derek .trophy .key")).toHaveText(
    /Each arc is a round, each bar a first visit; its colour is the layer that the token left:.*M\(A\).*A never visited.*Small numbers: the order of visits/,
  );
});

test("the first minute, once more, leads back to the game that was left for it, whichever was the last one begun", async () => {
  const { page } = await visit();
  await page.goto(`${running.url}?game#n=13&magnus=layers&derek=human`);
  await ready(page);
  await page.keyboard.press("+");
  await expect(page).toHaveURL(/#1\./);
  const link = await withTable(page, (element) => element.getState());
  await page.evaluate(() => localStorage.setItem("magnus-derek-game", "n=21&magnus=layers&derek=human"));
  await page.getByRole("button", { name: "Replay the first minute" }).click();
  await says(page, /^You are Derek: avoid new positions/);
  await next(page, "Back to the game").click();
  await expect.poll(() => withTable(page, (element) => element.getState())).toBe(link);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${link}`);
});
