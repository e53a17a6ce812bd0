// @ts-check
/**
 * The words beside the table: the goal, terms that explain themselves, and help for a person who plays Magnus, given
 * only when asked for.
 */

import assert from "node:assert/strict";
import { expect, frames, open, openFold, ready, stateOf, test, withTable } from "./browser.js";
import { usePage } from "./one-page.js";

const running = usePage();
const MID_GAME = { link: "n=13&magnus=layers&derek=human&moves=1+2-3+4-5+6-1+6+" };

/**
 * A table after some rounds, with its terms.
 * @param {Promise<{page: import("@playwright/test").Page}>} [opened]
 */
async function midGame(opened = running.load()) {
  const { page } = await opened;
  await withTable(page, (element, { link }) => element.setState(link), MID_GAME);
  const table = page.locator("magnus-derek");
  await table.locator(".why .term").first().waitFor();
  await openFold(page, ".score");
  return { page, table, meaning: table.locator(".meaning:not([hidden])") };
}

/**
 * The words and the headings that are seen beside the table and its legend now.
 * @param {import("@playwright/test").Page} page
 */
const inSight = (page) =>
  withTable(page, ({ shadowRoot }) => {
    const isSeen = (/** @type {Element} */ one) => {
      const { top, height } = one.getBoundingClientRect();
      const folded = one.closest("details:not([open]) > :not(summary)") !== null;
      // The row of layers is the legend of the picture.
      if (one.closest(".layers")) return false;
      return (
        !folded && one.checkVisibility() && height > 0 && top < innerHeight && !one.closest("select, svg, .unseen")
      );
    };
    const texts = document.createTreeWalker(shadowRoot.querySelector(".frame"), NodeFilter.SHOW_TEXT);
    let read = "";
    let wasLetter = false;
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      // The slanted letters of M(A) belong to one word.
      const isLetter = parentElement?.localName === "i";
      if (parentElement && isSeen(parentElement)) read += (isLetter || wasLetter ? "" : " ") + textContent;
      wasLetter = isLetter;
    }
    const words = read.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
    const headings = [...shadowRoot.querySelectorAll("h1, h2, h3, h4")].filter(isSeen).length;
    const folds = [...shadowRoot.querySelectorAll("details.fold")].map((one) => one.classList.item(1));
    return { words, headings, folds };
  });

test("in mid-game one calm panel: at most 90 words and three headings, the rest in three folds", async () => {
  const { page } = await running.load();
  for (const key of "++-+--") {
    await page.keyboard.press(key);
    await frames(page);
  }
  await expect(async () => {
    const { words, headings, folds } = await inSight(page);
    assert.ok(words > 40 && words <= 90, `${words} words`);
    assert.ok(headings >= 1 && headings <= 3, `${headings} headings`);
    assert.deepEqual(folds, ["rings", "players", "score"]);
  }).toPass();
  const button = page.locator("magnus-derek").getByRole("button", { name: "Analyse" });
  await expect(button).toHaveText("Analyse", { useInnerText: true });
  await button.click();
  await page.locator("magnus-derek .evaluation tbody tr").first().waitFor();
});

test("all that is folded is reached by keys: n leads to the positions, Enter opens the rest", async () => {
  const { page, table } = await midGame();
  await page.keyboard.press("n");
  await expect(table.getByLabel("Positions n")).toBeVisible();
  await withTable(page, (element) => element.focus());
  await table.locator(".score > summary").press("Enter");
  await expect(table.locator(".meter").first()).toBeHidden();
});

test("the counters are in sight, and the score is perfect play, visited and rounds", async () => {
  const { table } = await midGame();
  await expect(table.locator(".goal")).toHaveText(/^Round \d+: \d+ of 13 visited\.$/, { useInnerText: true });
  await expect(table.locator(".score p").first()).toHaveText(
    "Make Magnus waste rounds. With perfect play he needs 15.",
    { useInnerText: true },
  );
  const score = await table.locator(".meter p").allInnerTexts();
  assert.deepEqual(
    score.map((text) => text.replaceAll(/\s+/g, " ")),
    ["Perfect 15 rounds, R(13)", "Visited 8 of f*(13) = 12", "Rounds 8 of 15"],
  );
  await table.getByRole("heading", { name: "Why Magnus calls 2" }).waitFor();
});

test("a game that is opened late is played from the start by one press, and is the reader's own after a move", async () => {
  const { page } = await open(running);
  const late = "#n=13&magnus=layers&derek=human&moves=1+2-3+4-5+6-1+6+";
  await page.goto(`${running.url}?late${late}`);
  await ready(page);
  const { n, round, layerSizes, turn } = await stateOf(page);
  assert.deepEqual({ n, round, turn }, { n: 13, round: 8, turn: "derek" });
  assert.ok(layerSizes[0] === 4 || layerSizes[0] === 5);
  assert.equal(new URL(page.url()).hash, late, "nobody has played yet");
  // One way a new position is visited at once, the other way a round is wasted.
  const ways = await page.locator("magnus-derek .direction small:first-of-type").allInnerTexts();
  assert.deepEqual(ways.sort(), ["to 2 · visited, in M(A)", "to 6 · new position"]);
  await page.getByRole("button", { name: "From the start" }).click();
  assert.deepEqual([(await stateOf(page)).round, (await stateOf(page)).n], [0, 13]);
  await expect(page.getByRole("button", { name: "From the start" })).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => stateOf(page)).toMatchObject({ round: 8 });
  // A move is the reader's own, from then on.
  await page.keyboard.press("+");
  await expect(page).toHaveURL(/#1\./);
  await expect(page.getByRole("button", { name: "From the start" })).toHaveCount(0);
});

test("a term is explained on hover and on focus, and Escape takes the words away and leaves the focus", async () => {
  const { page, table, meaning } = await midGame();
  const term = table.locator(".why .term", { hasText: "M²(A)" });
  await term.hover();
  await meaning.waitFor();
  await expect(meaning).toHaveText(/^M²\(A\) is M\(A\) together with the midpoints/, { useInnerText: true });
  // The pointer may go into the words.
  await meaning.hover();
  await page.waitForTimeout(400);
  await expect(meaning).toBeVisible();
  await page.mouse.move(5, 5);
  await meaning.waitFor({ state: "detached" }).catch(() => meaning.waitFor({ state: "hidden" }));
  // By keyboard.
  await table.locator(".turn .sentence .points").focus();
  await page.keyboard.press("ArrowLeft");
  await meaning.waitFor();
  await expect(meaning).toHaveText(/^ℓ is the magnitude/, { useInnerText: true });
  const described = await withTable(page, (element) => {
    const { activeElement } = element.shadowRoot;
    return element.shadowRoot.getElementById(activeElement.getAttribute("aria-describedby")).textContent;
  });
  assert.match(described, /^ℓ is the magnitude/);
  await page.keyboard.press("Escape");
  await expect(meaning).toHaveCount(0);
  const still = await withTable(page, (element) => element.shadowRoot.activeElement.textContent);
  assert.equal(still, "ℓ", "the key has not left the table");
});

test("the words of a panel are one stop of the Tab key; arrow keys go from word to word and move nothing", async () => {
  const { page, table } = await midGame();
  const focused = () =>
    withTable(page, ({ shadowRoot: { activeElement } }) => ({
      text: activeElement?.textContent,
      panel: activeElement?.closest(".turn, .why, .score, .layers")?.classList.item(1),
    }));
  const stops = (/** @type {string} */ panel) => table.locator(`${panel} :is(.points, .term)[tabindex="0"]`).count();
  for (const panel of [".turn", ".why", ".score"]) await expect.poll(() => stops(panel), panel).toBe(1);
  await table.locator(".why [tabindex='0']").focus();
  const words = await table.locator(".why :is(.points, .term)").allInnerTexts();
  assert.ok(words.length > 3);
  for (const [index, text] of words.entries()) {
    if (index > 0) await page.keyboard.press("ArrowRight");
    assert.deepEqual(await focused(), { text, panel: "why" });
  }
  await page.keyboard.press("ArrowRight");
  assert.equal((await focused()).text, words.at(-1), "it ends with the last one");
  await page.keyboard.press("ArrowLeft");
  assert.equal((await focused()).text, words.at(-2));
  await page.keyboard.press("Shift+Tab");
  assert.notEqual((await focused()).panel, "why");
  await page.keyboard.press("Tab");
  assert.equal((await focused()).text, words.at(-2), "the stop is where one was");
  assert.equal((await stateOf(page)).round, 8, "nothing was moved");
});

test("on a phone the words stay clear of the sentence that they explain, and inside the window", async () => {
  const { page, table, meaning } = await midGame(
    open(running, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
  );
  for (const term of await table.locator(".term").all()) {
    await term.tap();
    await meaning.waitFor();
    const [words, sentence] = await Promise.all([
      meaning.boundingBox(),
      term.locator("xpath=ancestor::p").boundingBox(),
    ]);
    assert.ok(words && sentence);
    const name = await term.innerText();
    assert.ok(words.x >= 0 && words.x + words.width <= 390, name);
    assert.ok(words.y + words.height <= sentence.y || words.y >= sentence.y + sentence.height, name);
    await term.tap();
    await expect(meaning).toHaveCount(0);
  }
  assert.equal((await stateOf(page)).round, 8, "nothing was moved");
});

test("who plays Magnus gets a pair, and Derek's reasons, only when asked, and nothing is called by that", async () => {
  const { page } = await running.place();
  const table = page.locator("magnus-derek");
  await withTable(page, (element) => {
    element.newGame({ n: 45, magnus: "human", derek: "protector" });
    for (const magnitude of [3, 5, 2]) element.call(magnitude);
    element.addEventListener("md-change", () => element.setAttribute("data-changed", ""));
  });
  const before = await withTable(page, (element) => element.getState());
  const why = table.locator(".why");
  await expect(why).toHaveText(/Derek said (counter-)?clockwise\.$/, { useInnerText: true });
  await expect(table.locator("path.band")).toHaveCount(0);
  await table.getByRole("button", { name: "Show Derek’s plan" }).click();
  await expect(why).toHaveText(/\[\d\]₃/);
  await expect(table.locator("path.band")).toHaveCount(1);
  await table.getByRole("button", { name: "Hint" }).click();
  await table
    .locator(".hint", {
      hasText:
        /Hint: call \d+\. \d+ is the midpoint of \d+ and \d+, both unvisited\. That is good, though not always the best\./,
    })
    .waitFor();
  await expect(table.locator("circle.landing")).toHaveCount(2);
  const after = await withTable(page, (element) => [element.getState(), element.hasAttribute("data-changed")]);
  assert.deepEqual(after, [before, false]);
});

test("the meaning of a term covers no button that is needed next", async () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
    { width: 1360, height: 900 },
  ]) {
    const { page } = await running.load(undefined, viewport);
    const table = page.locator("magnus-derek");
    await withTable(page, async (element) => {
      element.newGame({ n: 13, magnus: "human", derek: "perfect" });
      // Until the token is two rounds from a new position.
      while (element.state.depth !== 2) {
        const { calls } = await element.evaluation();
        element.call(calls.find((/** @type {any} */ { loss }) => loss.positions + loss.rounds === 0).magnitude);
      }
    });
    await table.getByRole("button", { name: "Hint" }).click();
    const term = table.locator(".hint .term");
    await term.click();
    const boxOf = async (/** @type {string} */ one) => (await table.locator(one).boundingBox()) ?? assert.fail(one);
    const [note, call] = [await boxOf(".meaning:not([hidden])"), await boxOf("form.call .primary")];
    const apart = note.y >= call.y + call.height || note.y + note.height <= call.y || note.x >= call.x + call.width;
    assert.ok(apart, `${viewport.width}: ${JSON.stringify({ note, call })}`);
  }
});

test("after three wasted rounds a person who plays Magnus is told what to look for", async () => {
  const { page } = await running.place();
  await withTable(page, (element) => {
    element.newGame({ n: 13, magnus: "human", derek: "alternating" });
    for (const magnitude of [1, 1, 1]) element.call(magnitude);
  });
  const nudge = page.locator("magnus-derek .nudge");
  await expect(nudge).toBeHidden();
  await withTable(page, (element) => element.call(1));
  await nudge.waitFor();
  await expect(nudge).toHaveText("Look for two unvisited positions equally far from the token.", {
    useInnerText: true,
  });
});

test("terms in the text of the Lab and of the announced moves explain themselves too, and the proof has an address", async () => {
  const { page } = await running.blank();
  for (const [path, name, meaning] of /** @type {const} */ ([
    ["lab.html#proof-of-layer-play", "R(n)", /^R\(n\) is the fewest rounds/],
    ["announced.html", "magnitudes", /^ℓ is the magnitude/],
  ])) {
    await page.goto(running.url + path);
    const term = page.getByRole("button", { name, exact: true });
    await term.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    const words = page.getByRole("tooltip");
    await words.waitFor();
    await expect(words).toHaveText(meaning, { useInnerText: true });
    await page.keyboard.press("Escape");
    await expect(words).toHaveCount(0);
    if (path.includes("#"))
      assert.ok(await page.locator("#proof-of-layer-play").evaluate((node) => node.hasAttribute("open")));
  }
});
