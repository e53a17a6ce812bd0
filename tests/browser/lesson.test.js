// @ts-check
/**
 * A step of a lesson on a table: every kind of task wrong, helped, shown and done; keys alone; the messages for a page
 * and a reader.
 */

import assert from "node:assert/strict";
import { LESSONS } from "../../www/lessons/list.js";
import { plainText } from "../../www/text/names.js";
import { unbroken } from "../../www/text/unbroken.js";
import { expect, frames, test, useBrowser, watchProblems } from "./browser.js";
import { seat } from "./embedded.js";
import { CORS, openHost, serve } from "./servers.js";

/** @import { Page } from "@playwright/test" */
/** @import { Attempt, Step } from "../../www/table/lesson/types" */

const running = useBrowser();

/** @typedef {Step & {fails: {attempt: Attempt, why: string}[]}} Tried with what only tests and pages read of a step */

/** @param {string} name @returns {Promise<Tried>} */
async function stepNamed(name) {
  const [id, step] = name.split("/");
  const { default: lesson } = await import(`../../www/lessons/${id}.js`);
  return lesson.steps.find((/** @type {Step} */ one) => one.id === step) ?? assert.fail(name);
}

/** A page with a step, whose events are noted. @param {string} name @param {string} [attributes] */
async function openStep(name, attributes = "") {
  const head = `<script type="module" src="/element.js"></script><script>
    window.told = [];
    addEventListener("md-lesson", ({ detail }) => told.push([detail.step, detail.done, detail.failed, detail.why]));
  </script>`;
  const host = await openHost(running.browser, `<magnus-derek lesson="${name}" ${attributes}></magnus-derek>`, {
    head,
  });
  await host.page.evaluate(() => /** @type {any} */ (document.querySelector("magnus-derek")).ready);
  return host;
}

/** @param {Page} page @returns {Promise<[string, boolean, boolean, string | null][]>} */
const told = (page) => page.evaluate(() => /** @type {any} */ (globalThis).told);
const part = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.locator(`magnus-derek .lesson ${selector}`);
/** The last message to a screen reader. @param {Page} page */
const heard = (page) => page.locator("magnus-derek p.unseen[role=status][aria-live]").first();
const press = (/** @type {Page} */ page, /** @type {string | RegExp} */ name) =>
  part(page, "").or(page.locator("magnus-derek .lesson")).getByRole("button", { name }).first().click();

/**
 * Gives an answer as a reader would, or where the whole game is the answer, puts it on the table.
 * @param {Page} page @param {Attempt} attempt
 */
async function answer(page, { game, none, positions, option, magnitude, magnitudes, number }) {
  if (game !== undefined) {
    await page.evaluate((link) => /** @type {any} */ (document.querySelector("magnus-derek")).setState(link), game);
  }
  if (none) await press(page, "There is none");
  if (positions) {
    const chosen = await part(page, ".seat-button[aria-pressed=true]").allTextContents();
    const wanted = positions.map(String);
    for (const position of [...chosen, ...wanted].filter((one) => !(chosen.includes(one) && wanted.includes(one)))) {
      await press(page, new RegExp(`^${position}$`));
    }
    await press(page, "Check");
  }
  if (option !== undefined) await part(page, ".option").nth(option).click();
  const text = magnitude ?? magnitudes?.join(", ") ?? number;
  if (text === undefined) return;
  await part(page, "input").fill(String(text));
  await page.keyboard.press("Enter");
}

/** One step of each kind. */
const STEPS = {
  answers: "shield/hold",
  call: "distance/force",
  mark: "lose/three",
  place: "doubling/fewest",
  reach: "closed-sets/stuck",
  finish: "distance/half",
  hold: "rounds/hold",
  sequence: "ruler/four",
  number: "lose/try",
  choose: "lose/end",
};

for (const [kind, name] of Object.entries(STEPS)) {
  test(`${kind}: a wrong answer is told why, hints come one by one, then the solution with its reason, and a right answer is done`, async () => {
    const { page } = await openStep(name);
    const step = await stepNamed(name);
    const wrong = step.fails.find(({ why }) => why !== "missing");
    assert.ok(wrong && step.solution && step.hints);
    assert.equal(step.task?.kind, kind);
    await expect(part(page, ".ask")).toHaveText(/\w/);

    await answer(page, wrong.attempt);
    await part(page, ".said.bad").waitFor();
    const why = String(await part(page, ".said").textContent());
    assert.match(why, /^✗ .+/);
    const said = String(await heard(page).textContent());
    assert.ok(said.startsWith(why.slice(2)), "a screen reader hears why, before what follows");
    const [id, done, failed, reason] = (await told(page)).at(-1) ?? [];
    assert.deepEqual([id, done, failed], [step.id, false, true]);
    assert.match(String(reason), /^[a-z]+$/);

    for (const [index] of step.hints.entries()) {
      await press(page, index === 0 ? "Hint" : "Another hint");
      await expect(part(page, ".hints li")).toHaveCount(index + 1);
    }
    await press(page, "Show the solution");
    if (step.solution.game && kind !== "number") {
      // It is a line to step through, and the reader's own game is there again after it.
      const before = await page.locator("magnus-derek .where").textContent();
      await expect(part(page, ".because")).toHaveText(plainText(unbroken(step.aha ?? "")));
      await press(page, "Next round");
      await expect.poll(() => page.locator("magnus-derek .where").textContent()).not.toBe(before);
      await press(page, "Back to my game");
      await part(page, ".said.bad").waitFor();
    } else {
      await part(page, ".solution").waitFor();
      await expect(part(page, ".aha")).toHaveText(plainText(unbroken(step.aha ?? "")));
    }
    assert.equal(
      (await told(page)).some(([, done]) => done),
      false,
      "who has been shown it has not done it",
    );

    const again = part(page, "button").filter({ hasText: "Again" });
    if (await again.isVisible()) await again.click();
    await answer(page, step.solution);
    await part(page, ".said.good").waitFor();
    await expect(part(page, ".said")).toHaveText(/^✓ /);
    if (step.aha) await part(page, ".aha").waitFor();
    // An earlier lesson does not tell about a later one.
    if (kind === "mark")
      await expect(page.locator("magnus-derek").getByText("M³(A)").filter({ visible: true })).toHaveCount(0);
    assert.deepEqual((await told(page)).at(-1), [step.id, true, false, null]);
    const kept = await page.evaluate(() => localStorage.getItem("magnus-derek-lessons"));
    assert.ok(Object.hasOwn(JSON.parse(kept ?? "").done, name));
  });
}

test("with keys alone Derek's shield is found: a wrong answer is taken back, and five right ones are the task", async () => {
  const { page } = await openStep("shield/hold");
  assert.equal(
    await page.evaluate(() => document.activeElement === document.body),
    true,
    "nothing has taken the focus",
  );
  // It asks to keep three, so its buttons say which landing is one of them.
  const outcomes = page.locator("magnus-derek .direction small:not(.worth)");
  await expect
    .poll(async () => (await outcomes.allTextContents()).sort())
    .toEqual(["to 4 · one of your three", "to 5 · new position"]);
  await page.keyboard.press("Tab");
  for (
    let i = 0;
    i < 12 &&
    !(await page.evaluate(
      () => document.querySelector("magnus-derek")?.shadowRoot?.activeElement?.className === "picture",
    ));
    i++
  )
    await page.keyboard.press("Tab");
  // A wrong answer stays wrong, however long one plays on.
  for (const key of ["+", "-", "-"]) await page.keyboard.press(key);
  await part(page, ".said.bad").waitFor();
  const back = part(page, "button").filter({ hasText: "Take it back" });
  await back.focus();
  await page.keyboard.press("Enter");
  await expect(part(page, ".said")).toBeHidden();
  await expect(part(page, ".progress")).toHaveText(/^0 of /);
  // The button has gone, and the keys are the table's.
  for (const key of ["-", "-", "+", "-", "+"]) await page.keyboard.press(key);
  await part(page, ".said.good").waitFor();
  await expect(heard(page)).toHaveText(/That is right\./);
  await page.getByRole("button", { name: "Next step" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("magnus-derek[lesson='shield/none']").waitFor({ state: "attached" });
  await expect(part(page, "h2")).toHaveText((await stepNamed("shield/none")).title);
});

test("a game played out in a lesson offers neither to save its picture nor to share it: there is more to learn", async () => {
  const { page } = await openStep("rings/delay");
  await page.evaluate(() => {
    const table = /** @type {any} */ (document.querySelector("magnus-derek"));
    while (table.state.turn !== "over") table.answer("+");
  });
  await page.locator("magnus-derek .keep").waitFor({ state: "attached" });
  await expect(page.locator("magnus-derek .keep")).toBeHidden();
});

test("with keys alone positions are chosen: arrows go round, space chooses, and the table shows it", async () => {
  const { page } = await openStep("lose/three");
  await part(page, ".seat-button").first().focus();
  await page.keyboard.press("Space");
  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.locator("magnus-derek")).toMatchAriaSnapshot(`
    - group "Round 10":
      - region "Three pairs":
        - heading "Three pairs" [level=2]
      - paragraph: "Chosen: 0 and 4."
      - toolbar "Positions":
        - button "0" [pressed]
        - button "1"
        - button "4" [pressed]
      - button "Check"
      - button "Hint (½ point)"
    - status: /4 chosen\\./
  `);
  await expect(page.locator("magnus-derek svg.table .circled")).toHaveCount(2);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await part(page, ".said.good").waitFor();
});

test("positions are chosen on the table too", async () => {
  const { page } = await openStep("lose/three");
  for (const position of [0, 4]) {
    const box = await page.locator("magnus-derek svg.table circle.seat").nth(position).boundingBox();
    assert.ok(box);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }
  await press(page, "Check");
  await part(page, ".said.good").waitFor();
});

test("a call is pointed out on the table and called by the second click there, as in play", async () => {
  const { page } = await openStep("lose/which");
  const seats = page.locator("magnus-derek svg.table circle.seat");
  const click = async (/** @type {number} */ position) => {
    const box = await seats.nth(position).boundingBox();
    assert.ok(box);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  await click(1);
  await expect(part(page, "input")).toHaveValue("4");
  await page.locator("magnus-derek .lesson").getByRole("button", { name: "Call 4", exact: true }).waitFor();
  await expect(part(page, ".said")).toBeHidden();
  await click(1);
  await part(page, ".said.bad").waitFor();
  await click(5);
  await expect(part(page, "input")).toHaveValue("5");
  await expect(part(page, ".said"), "what was said was said of another call").toBeHidden();
  await click(5);
  await part(page, ".said.good").waitFor();
  await expect(part(page, "input")).toHaveValue("5");
});

test("a game of others is gone through: nobody is to move, and nothing is played", async () => {
  const { page } = await openStep("two-phases/circle");
  const heading = page.locator("magnus-derek .turn > h2");
  await expect(heading).toHaveText("Round 18 of 26");
  await expect(page.locator("magnus-derek .call")).toBeHidden();
  await part(page, "input").fill("8");
  await page.keyboard.press("Enter");
  await expect(part(page, ".progress")).toHaveText("Play first: 0 of 8 rounds are played.");
  for (let round = 1; round <= 8; round++) {
    await page.locator("magnus-derek").getByRole("button", { name: "One round on", exact: true }).click();
    if (round < 8) {
      const sentence = `Play first: ${round} of 8 rounds are played.`;
      await expect(part(page, ".progress")).toHaveText(sentence);
    }
  }
  await part(page, ".said.good").waitFor();
});

test("what a full device has no room for is said, to a screen reader as well, and counts while the page is open", async () => {
  const { page } = await openStep("lose/end");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
  await answer(page, { option: (await stepNamed("lose/end")).solution?.option ?? -1 });
  await part(page, ".said.good").waitFor();
  const sentence = "This is not kept, because this browser’s storage for this site is full";
  await part(page, ".not-kept").getByText(sentence).waitFor();
  await expect(heard(page)).toHaveText(new RegExp(`^That is right. ${sentence}`));
});

test("a step that there is not is refused with a sentence, and the table begins without it", async () => {
  const { page } = await openStep("shield/nothing");
  await page.getByText("The lesson “shield” has no step “nothing”.").waitFor();
  await page.getByText("The table begins without it.").waitFor();
  await expect(part(page, ".ask")).toHaveCount(0);
  // A step that is set later takes the place of the game.
  await page.evaluate(() => document.querySelector("magnus-derek")?.setAttribute("lesson", "lose/try"));
  await part(page, ".ask").waitFor();
  await expect(page.getByText("has no step")).toHaveCount(0);
  await page.evaluate(() => document.querySelector("magnus-derek")?.removeAttribute("lesson"));
  await expect(part(page, ".ask")).toHaveCount(0);
});

test("a table without a lesson loads nothing of the lessons", async () => {
  const { page } = await openHost(running.browser, "<magnus-derek></magnus-derek>");
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  await page.evaluate(() => /** @type {any} */ (document.querySelector("magnus-derek")).ready);
  await page.waitForLoadState("networkidle");
  // Which lesson a link beside the table leads to is no part of any lesson.
  const ids = LESSONS.map(({ id }) => id).join("|");
  const ofLessons = () => asked.filter((address) => new RegExp(`/parts/(?:lesson|study|step|${ids})`).test(address));
  assert.deepEqual(ofLessons(), []);
  await page.evaluate(() => document.querySelector("magnus-derek")?.setAttribute("lesson", "lose/try"));
  await part(page, ".ask").waitFor();
  await expect
    .poll(() => ofLessons().length, "the task, the lesson and the core that checks it")
    .toBeGreaterThanOrEqual(3);
});

test("a page can go to the next step in its own way", async () => {
  const { page } = await openStep("lose/end");
  await page.evaluate(() => document.querySelector("magnus-derek")?.setAttribute("lesson", "lose/which"));
  await expect(part(page, "input")).toHaveCount(1);
  await page.evaluate(() =>
    addEventListener("md-next", (event) => {
      event.preventDefault();
      Object.assign(globalThis, { wanted: /** @type {CustomEvent} */ (event).detail.step });
    }),
  );
  await answer(page, { magnitude: 5 });
  await press(page, "Next step");
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).wanted), "between");
  await expect(page.locator("magnus-derek")).toHaveAttribute("lesson", "lose/which");
});

test("the share dialog gives the tag and the frame with the lesson, and the frame works and tells its page", async () => {
  const { page } = await openStep("lose/end");
  await page.evaluate(() => document.querySelector("magnus-derek")?.setAttribute("lesson", "lose/try"));
  await expect(part(page, "input")).toHaveCount(1);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText("For notes, lessons and papers: files and code").click();
  const section = page.locator("section", { has: page.getByRole("heading", { name: "On your own page" }) });
  await expect(section.getByLabel("As a tag")).toHaveValue(
    /<magnus-derek lesson="lose\/try"><a href="[^"]*">[^<]*<\/a><\/magnus-derek>$/,
  );
  const frame = await section.getByLabel("As a frame").inputValue();
  assert.match(frame, /src="[^"]*embed\.html\?lesson=lose\/try"/);

  const other = await serve({ ...CORS, pages: { "/notes.html": `<!doctype html><title>Notes</title>${frame}` } });
  const notes = await (await running.browser.newContext()).newPage();
  watchProblems(notes);
  await notes.addInitScript(() => {
    /** @type {any} */ (globalThis).heard = [];
    addEventListener(
      "message",
      ({ data }) => data?.type === "lesson" && /** @type {any} */ (globalThis).heard.push(data),
    );
  });
  await notes.goto(`${other.url}notes.html`);
  const inside = notes.frameLocator("iframe");
  // A number that is counted in the game is known when it has been played.
  await inside.locator(".lesson input").fill("3");
  await inside.locator(".lesson input").press("Enter");
  await inside.locator(".progress", { hasText: "Play first: 0 of 3 rounds are played." }).waitFor();
  for (let i = 0; i < 3; i++) await inside.getByRole("button", { name: /^clockwise/ }).click();
  await inside.locator(".lesson .said.bad").waitFor();
  assert.equal(await notes.evaluate(() => document.activeElement?.tagName), "IFRAME");
  await expect
    .poll(() => notes.evaluate(() => /** @type {any} */ (globalThis).heard.at(-1)))
    .toMatchObject({ lesson: "lose", step: "try", done: false, failed: true });
  await frames(notes);
  other.stop();
});

/** What the table draws, with the words in the middle. @param {Page} page */
async function drawing(page) {
  await frames(page);
  return page.locator("magnus-derek svg.table").innerHTML();
}

/** The drawing without the mark of the seat under the pointer. @param {string} svg */
const withoutHover = (svg) => svg.replaceAll(/ hovered"/g, '"');

for (const { name, terms } of [
  { name: "rings/second", terms: ["M²(A)"] },
  { name: "rings/full", terms: ["M³(A)"] },
  { name: "lose/three", terms: ["M(A)"] },
  { name: "doubling/sums", terms: ["M(A)"] },
  { name: "perfect/values", terms: [] },
])
  test(`${name}: an open task draws nothing of its answer for a term, a position, a key or a script`, async () => {
    const { page } = await openStep(name);
    const step = await stepNamed(name);
    const table = page.locator("magnus-derek");
    // The names of the rings are drawn last, where the figure has rings with names.
    if (/^(rings|perfect)/.test(name))
      await page.locator("magnus-derek svg.table .ring-name").first().waitFor({ state: "attached" });
    let before = "";
    await expect(async () => {
      const [earlier, now] = [before, await drawing(page)];
      before = now;
      assert.ok(now === earlier, "the drawing is at rest");
    }).toPass();
    // Not `equal`, whose message would be two drawings.
    const same = (/** @type {string} */ how) =>
      expect.poll(async () => withoutHover(await drawing(page)) === before, how).toBe(true);
    const meaning = page.locator("magnus-derek .meaning");
    for (const text of terms) {
      const term = part(page, ".ask .term").filter({ hasText: text }).first();
      await term.hover();
      await expect(meaning, "it is explained in words").toBeVisible();
      await same(`the pointer on ${text}`);
      await page.mouse.move(0, 0);
      await page.keyboard.press("Escape");
      await term.focus();
      await same(`the focus on ${text}`);
      await term.dispatchEvent("pointerover", { pointerType: "touch", bubbles: true, composed: true });
      await same(`a finger on ${text}`);
    }
    await page.mouse.move(0, 0);
    await table.evaluate((/** @type {any} */ node) => {
      for (const layers of ["5", "4", "3", "all", "ranks"]) node.setAttribute("layers", layers);
    });
    await same("the attribute layers");
    await table.evaluate((/** @type {any} */ node) => node.setAttribute("evaluate", ""));
    await same("the attribute evaluate");
    await table.evaluate((/** @type {any} */ node) => node.removeAttribute("evaluate"));
    await page.locator("magnus-derek .picture").first().focus();
    for (const key of ["l", "l", "a", "k", "k", "e", "e"]) {
      await page.keyboard.press(key);
      await same(`the key ${key}`);
    }
    for (const text of terms)
      await expect
        .poll(async () => String(await heard(page).textContent()).startsWith(text), "nor does a screen reader hear it")
        .toBe(false);
    const fold = page.locator("magnus-derek .positions summary");
    if (await fold.isVisible()) {
      await fold.click();
      await expect(page.locator("magnus-derek .positions thead th:visible")).toHaveCount(2);
    }
    await answer(page, /** @type {Attempt} */ (step.solution));
    await expect.poll(async () => (await told(page)).at(-1)?.slice(1, 3)).toEqual([true, false]);
    if (terms.length > 0) {
      await part(page, ".ask .term").first().hover();
      await expect.poll(() => drawing(page), "once solved it is drawn").toMatch(/class="lit"/);
    }
  });

test("a position under the pointer tells no layer that is asked for, and those that are drawn", async () => {
  const { page } = await openStep("rings/second");
  await page.locator("magnus-derek svg.table .ring-name").first().waitFor({ state: "attached" });
  const before = await drawing(page);
  const over = async (/** @type {number} */ position) => {
    await page.mouse.move(...(await seat(page, position)));
    return drawing(page);
  };
  assert.ok(withoutHover(await over(12)) === before, "12 is asked for");
  assert.ok(withoutHover(await over(8)) === before, "8 comes later");
  assert.ok(withoutHover(await over(0)) !== before, "0 is the midpoint of 2 and 11");
});
