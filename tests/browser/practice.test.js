// @ts-check
/** The page of puzzles in a browser: answered right and wrong, by keyboard, on a phone, in German, and after a reload. */

import assert from "node:assert/strict";
import { study } from "../page/study.js";
import { assertAccessible, assertNotWider, expect, openPath, ready, test, useBrowser, windows } from "./browser.js";
import { scanned } from "./shared-game.js";

/** @import { Page } from "@playwright/test" */

const running = useBrowser();
/** A puzzle that will be the same for ever. */
const NAME = "only-call&level=3&seed=5";
const PATH = `practice.html#${NAME}`;

/** The right call of that puzzle, and a wrong one with its cost. */
function callsOf() {
  const { task, figure } = study.findPuzzle("only-call", 3, 5);
  const moves = new study.Exercise(task, figure).ratedMoves();
  const isRight = (/** @type {(typeof moves)[number]} */ { loss }) => loss.positions + loss.rounds === 0;
  const [right, wrong] = [moves.find(isRight), moves.find((move) => !isRight(move))];
  return { right: String(right?.magnitude), wrong: String(wrong?.magnitude), rounds: wrong?.loss.rounds };
}

/** @param {string} path @param {import("@playwright/test").BrowserContextOptions} [options] */
async function open(path, options = {}) {
  const { page } = await openPath(running, path, options);
  await puzzleReady(page);
  return page;
}

/** Waits for the puzzle on the table. @param {Page} page */
async function puzzleReady(page) {
  await page.waitForSelector("magnus-derek[puzzle]");
  await ready(page);
}

/** The room that an element takes. @param {import("@playwright/test").Locator} element */
const boxOf = async (element) => (await element.boundingBox()) ?? assert.fail(String(element));

/** Types a magnitude and calls it, by keyboard alone. @param {Page} page @param {string} magnitude */
async function call(page, magnitude) {
  const field = page.getByRole("textbox", { name: /Magnitude|Weite/ });
  await field.focus();
  await field.fill(magnitude);
  await page.keyboard.press("Enter");
}

/** The verdict beside the table. @param {Page} page @param {string | RegExp} text */
const said = (page, text) => page.locator("magnus-derek .said", { hasText: text });

/** The account as it is kept. @param {Page} page */
const accountOf = (page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("magnus-derek-lessons") ?? "{}").practice ?? null);

test("a wrong call is refuted on the table with its cost and its lesson, and the right one lists the others", async () => {
  const page = await open(PATH);
  const { right, wrong, rounds } = callsOf();
  await page.getByRole("textbox", { name: /Guess first/ }).fill("5");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your guess: 5 rounds.")).toBeVisible();
  await call(page, wrong);
  await expect(said(page, `The call ${wrong} costs ${rounds} round`)).toBeVisible();
  await expect(page.getByText(/How it goes wrong: round 1 of/)).toBeVisible();
  await expect(page.getByText(/You guessed 5; it is/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Why? Lesson 3" })).toHaveAttribute("href", /learn\/rings\.html#climb$/);
  expect(await accountOf(page)).toMatchObject({ run: 0, best: 0 });
  expect(Object.values((await accountOf(page)).missed)).toMatchObject([{ puzzle: NAME, isSecond: false }]);
  await page.getByRole("button", { name: "Back to the puzzle" }).click();
  await call(page, right);
  await expect(said(page, "That is right.")).toBeVisible();
  await expect(page.getByText("What the other calls would have cost:")).toBeVisible();
  // The first answer counts.
  expect(await accountOf(page)).toMatchObject({ run: 0, best: 0 });
});

test("a right call counts, the next puzzle has the same kind and level, and a reload keeps the puzzle", async () => {
  const page = await open(PATH);
  await call(page, callsOf().right);
  await expect(page.getByText("1 right in a row; your best is 1.")).toBeVisible();
  await page.reload();
  await puzzleReady(page);
  await expect(page).toHaveURL(new RegExp(`#${NAME}$`));
  await call(page, callsOf().right);
  await expect(said(page, "That is right.")).toBeVisible();
  expect(await accountOf(page)).toMatchObject({ run: 1, best: 1 });
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page).not.toHaveURL(new RegExp(`#${NAME}$`));
  await expect(page).toHaveURL(/#only-call&level=3&seed=\d+$/);
  await expect(said(page, "That is right.")).toBeHidden();
  await page.goBack();
  await expect(page.locator("magnus-derek")).toHaveAttribute("puzzle", NAME);
});

test("what is asked for is a puzzle that the worker has found ahead, of this kind and of another one", async () => {
  const context = await running.browser.newContext();
  await context.addInitScript(() => {
    const names = /** @type {string[]} */ (Reflect.set(globalThis, "ahead", []) && Reflect.get(globalThis, "ahead"));
    window.Worker = class extends Worker {
      /** @param {[string | URL, WorkerOptions?]} how */
      constructor(...how) {
        super(...how);
        this.addEventListener("message", ({ data: { puzzle } }) => {
          if (puzzle) names.push(`${puzzle.kind}&level=${puzzle.level}&seed=${puzzle.seed}`);
        });
      }
    };
  });
  const page = await context.newPage();
  await page.goto(running.url + PATH);
  await puzzleReady(page);
  const ahead = () => page.evaluate(() => /** @type {string[]} */ (Reflect.get(globalThis, "ahead")));
  const shown = () => page.locator("magnus-derek").getAttribute("puzzle");
  for (const kind of ["only-call", "force"]) {
    const before = await shown();
    await expect.poll(async () => (await ahead()).filter((one) => one.startsWith(`${kind}&level=3`)).length).toBe(1);
    if (kind === "force") await page.getByLabel("Kind").selectOption(kind);
    else await page.getByRole("button", { name: "Another one" }).click();
    await expect(page.locator("magnus-derek")).not.toHaveAttribute("puzzle", before ?? "");
    expect(await ahead()).toContain(await shown());
  }
});

/** Windows in which little room is left below the choice: a phone, and a small laptop. */
const SMALL = /** @type {const} */ ([
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
]);

test("after an answer, right or wrong, the verdict is in sight with the table, in both languages", async () => {
  const { right, wrong } = callsOf();
  for (const viewport of SMALL)
    for (const language of ["", "de/"])
      for (const magnitude of [wrong, right]) {
        const page = await open(`${language}${PATH}`, { viewport });
        await call(page, magnitude);
        await expect(said(page, /\S/)).toBeInViewport({ ratio: 1 });
        await expect(page.locator("magnus-derek .picture")).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole("button", { name: /Next puzzle|Nächstes Rätsel/ })).toBeInViewport({ ratio: 1 });
      }
});

test("the task and its answer come before the guess, and on a phone the field for the answer is in sight below a large table with named rows, in both languages", async () => {
  for (const path of [PATH, `de/${PATH}`]) {
    const page = await open(path, { viewport: { width: 390, height: 844 } });
    const top = async (/** @type {string} */ selector) => (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
    await expect.poll(async () => (await top("#bet")) - (await top("magnus-derek .entry"))).toBeGreaterThan(0);
    await expect(page.getByRole("textbox", { name: /Magnitude|Weite/ })).toBeInViewport({ ratio: 1 });
    expect((await page.locator("magnus-derek .picture").boundingBox())?.width).toBeGreaterThan(300);
    for (const name of [/^(Today|Heute)$/, /^(Kind|Art)$/, /^(Level|Stufe)$/])
      await expect(page.locator(".head").getByText(name)).toBeInViewport({ ratio: 1 });
  }
});

test("every level says in words what one must see, in both languages", async () => {
  for (const [path, known] of /** @type {const} */ ([
    [
      PATH,
      [
        /two positions that a call leads to/,
        /halfway between two unvisited/,
        /such midpoints two/,
        /two rounds ahead/,
        /every third position/,
        /to the end/,
      ],
    ],
    [
      `de/${PATH}`,
      [
        /zu denen eine Ansage führt/,
        /Mitte zwischen zwei unbesuchten/,
        /Mitte zwischen zwei solchen Mitten sind es zwei/,
        /zwei Runden voraus/,
        /jede dritte Position/,
        /bis zum Ende/,
      ],
    ],
  ])) {
    const page = await open(path);
    for (const [index, text] of known.entries()) {
      await page.locator("#level").selectOption(String(index + 1));
      await expect(page.locator("#about")).toHaveText(text);
    }
  }
});

test("after a right answer a sentence says what it does and what the others would have cost, in both languages", async () => {
  const { right } = callsOf();
  for (const [path, others] of /** @type {const} */ ([
    ["", /are sure\. Every other call would have cost 1 round or more\.$/],
    ["de/", /sind sicher\. Jede andere Ansage hätte mindestens 1 Runde gekostet\.$/],
  ])) {
    const page = await open(`${path}${PATH}`);
    await call(page, right);
    await expect(page.locator("magnus-derek .aha")).toHaveText(new RegExp(`^${right} .*`));
    await expect(page.locator("magnus-derek .aha")).toHaveText(others);
    await expect(page.locator("magnus-derek p.unseen[role=status]")).toHaveText(others);
  }
});

test("a line of calls says how many rounds are left, and why it was right in the end, in both languages", async () => {
  for (const [path, left, why] of /** @type {const} */ ([
    ["", [/2 rounds are left\./, /1 round is left\./], /none of your calls lost a round/],
    ["de/", [/Noch 2 Runden\./, /Noch 1 Runde\./], /keine Ihrer Ansagen hat eine Runde verloren/],
  ])) {
    const page = await open(`${path}practice.html#force&level=2&seed=3`);
    const progress = page.locator("magnus-derek .progress");
    await expect(progress).toHaveText(left[0]);
    const best = async () => {
      const link = await page.locator("magnus-derek").evaluate((table) => /** @type {any} */ (table).getState());
      return String(study.explore(link).calls.find(({ loss }) => loss.positions + loss.rounds === 0)?.magnitude);
    };
    await call(page, await best());
    await expect(progress).toHaveText(left[1]);
    await call(page, await best());
    await expect(page.locator("magnus-derek .aha")).toHaveText(why);
  }
});

test("the first puzzle of the day has level 1", async () => {
  for (const [path, level] of /** @type {const} */ ([
    ["", "level 1"],
    ["de/", "Stufe 1"],
  ])) {
    const page = await open(`${path}practice.html`);
    await expect(page.locator("#day a").first()).toContainText(level);
    await expect(page.locator("#day a")).toHaveCount(3);
  }
});

test("a missed puzzle that comes back has an empty field, in both languages", async () => {
  for (const path of [PATH, `de/${PATH}`]) {
    const page = await open(path);
    await call(page, callsOf().wrong);
    await expect(said(page, /\S/)).toBeVisible();
    await page.goto(`${page.url()}&in=again`);
    await puzzleReady(page);
    await expect(page.getByRole("textbox", { name: /Magnitude|Weite/ })).toHaveValue("");
    await page.reload();
    await puzzleReady(page);
    await expect(page.getByRole("textbox", { name: /Magnitude|Weite/ })).toHaveValue("");
  }
});

test("every kind is there by the choice alone, and an address that names none says so", async () => {
  const page = await open(PATH);
  for (const { kind, levels } of study.practiceKinds()) {
    await page.locator("#kind").selectOption(kind);
    await expect(page).toHaveURL(new RegExp(`#${kind}&level=(${levels.join("|")})&seed=\\d+$`));
    await expect(
      page
        .locator("magnus-derek")
        .getByText(/\?|it can be done|Choose the largest/)
        .first(),
    ).toBeVisible();
  }
  await page.locator("#kind").selectOption("mixed");
  await expect(page).toHaveURL(/&in=mixed$/);
  for (const wrong of ["only-call&level=9&seed=1", "only-call"]) {
    await page.goto(`${running.url}practice.html#${wrong}`);
    await page.reload();
    await expect(page.locator("#error")).not.toBeEmpty();
    // Another puzzle stands in its place.
    await expect(page.locator("magnus-derek")).toHaveAttribute("puzzle", /&level=1&seed=\d+$/);
  }
});

test("Derek’s way is answered by an arrow key, and the day’s three puzzles are marked", async () => {
  const page = await open("practice.html#only-way&level=5&seed=5");
  await page.locator("magnus-derek").evaluate((table) => table.focus());
  await page.keyboard.press("ArrowLeft");
  await expect(said(page, /That is right\.|costs \d+ (position|round)/)).toBeVisible();
  const first = page.locator("#day a").first();
  await first.click();
  await expect(first).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(/&in=day$/);
});

test("the day's puzzles stand beside the task where there are two columns, also when the window changes", async () => {
  const page = await open(PATH, { viewport: { width: 1360, height: 900 } });
  await expect(page.locator("#table > .day:visible")).toHaveCount(1);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.locator(".head .day:visible")).toHaveCount(1);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator("#table > .day:visible")).toHaveCount(1);
});

test("the day's puzzles are named on a phone, the menus say what is shown, and after the third one another comes", async () => {
  const page = await open("practice.html", { viewport: { width: 390, height: 844 } });
  const links = page.locator("#day a");
  for (const index of [0, 1, 2]) {
    const link = links.nth(index);
    await expect(link).toHaveText(/^\d\. \S.*level \d$/);
    const [, level = ""] = /level (\d)/.exec((await link.textContent()) ?? "") ?? [];
    await link.click();
    await puzzleReady(page);
    await expect(page.locator("#level")).toHaveValue(level);
    // Nothing is reserved below the table.
    const empty = () =>
      page.locator("#table").evaluate((table) => {
        const frame = /** @type {ShadowRoot} */ (table.shadowRoot).querySelector(".frame");
        return table.getBoundingClientRect().bottom - /** @type {Element} */ (frame).getBoundingClientRect().bottom;
      });
    await expect.poll(empty).toBeLessThan(40);
    // Which answer it is does not matter here, only that there is one.
    await page.evaluate(() => {
      const table = /** @type {any} */ (document.querySelector("#table"));
      const detail = { puzzle: table.getAttribute("puzzle"), done: false, failed: true };
      table.dispatchEvent(new CustomEvent("md-lesson", { detail }));
    });
  }
  await expect(page.locator("#bet")).toContainText("All three are answered");
  await page.evaluate(() => {
    const detail = { puzzle: "", lesson: "", step: "" };
    document.querySelector("#table")?.dispatchEvent(new CustomEvent("md-next", { detail, cancelable: true }));
  });
  await expect(page).not.toHaveURL(/&in=day$/);
  await expect(page.locator("#day [aria-current]")).toHaveCount(0);
  await expect(page.locator("#bet")).not.toContainText("All three");
});

test("that there is none is framed in place of the class pressed before", async () => {
  const page = await open("practice.html#safe&level=5&seed=5");
  const pressed = page.locator("magnus-derek .entry [aria-pressed=true]");
  await page.locator("magnus-derek .entry .option").first().click();
  await expect(pressed).toHaveCount(1);
  await page.getByRole("button", { name: "There is none" }).click();
  await expect(pressed).toHaveText("There is none");
});

test("Derek's two ways have the same order in every puzzle", async () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const page = await open(`practice.html#only-way&level=5&seed=${seed}`);
    await expect(page.locator("magnus-derek .ways .option").first()).toHaveText(/^\s*counter-clockwise/i);
    await page.context().close();
  }
});

test("practice is one press away from the Play page, by mouse and on a phone, in both languages", async () => {
  for (const [path, options, name] of /** @type {const} */ ([
    ["", { viewport: { width: 1360, height: 900 }, hasTouch: false }, "Practice"],
    ["", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, "Practice"],
    ["de/", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, "Üben"],
  ])) {
    const { page } = await openPath(running, path, options);
    await ready(page);
    const link = page.getByRole("banner").getByRole("link", { name, exact: true });
    await expect(link).toBeInViewport();
    await (options.hasTouch ? link.tap() : link.click());
    await puzzleReady(page);
    await expect(page).toHaveURL(/practice\.html/);
  }
});

test("a set of puzzles is a sheet: figures that tell no answer, codes that lead to the puzzles in their set, and the solutions at the end", async () => {
  for (const [folder, heading, unvisited, solution] of /** @type {const} */ ([
    ["", "Is it safe?, level 5: 3 puzzles", "Unvisited: 3, 6, 9, 12, 15, 21 and 24.", "A right answer: [0]₃."],
    [
      "de/",
      "Ist das sicher?, Stufe 5: 3 Rätsel",
      "Unbesucht: 3, 6, 9, 12, 15, 21 und 24.",
      "Eine richtige Antwort: [0]₃.",
    ],
  ])) {
    const { page } = await openPath(running, `${folder}practice.html#safe&level=5&seed=7&count=3&sheet`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    const tasks = page.locator(".sheet section");
    await expect(tasks.locator("svg.drawn")).toHaveCount(3);
    await expect(page.locator("magnus-derek")).toBeHidden();
    await expect(tasks.nth(1).locator("desc")).toContainText(unvisited);
    // Derek can keep a class there: its bands would tell which.
    await expect(tasks.locator(".band")).toHaveCount(0);
    await expect(tasks.nth(1).locator("li")).toHaveCount(7);
    await expect(page.locator(".live:visible, .answers:visible")).toHaveCount(0);
    await assertAccessible(page, "a sheet of puzzles");
    for await (const { width } of windows(page)) await assertNotWider(page, `${width} pixels`);
    // As wide as paper.
    await page.setViewportSize({ width: 680, height: 960 });
    await page.emulateMedia({ media: "print" });
    const address = `${running.url}${folder}practice.html#safe&level=5&seed=7&count=3&at=2`;
    await expect(page.locator(".live:visible")).toHaveCount(3);
    await expect(page.locator(".live").nth(1)).toHaveAttribute("href", address);
    await expect(page.locator(".answered:visible").nth(1)).toContainText(solution);
    await expect(page.locator(".answers")).toHaveCSS("break-before", "page");
    await expect(page.locator(".sheet :is(button, details, .step-links):visible")).toHaveCount(0);
    for (const one of await tasks.all()) {
      await expect(one).toHaveCSS("break-inside", "avoid");
      // The address in the line of the title takes nothing from the room for the answer.
      assert.equal((await boxOf(one.locator(".task"))).width, (await boxOf(one)).width);
      const figure = await boxOf(one.locator("figure"));
      const code = await boxOf(one.locator(".live"));
      assert.ok(code.x > figure.x + figure.width, "the code lies in the room for the answer");
    }
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("link", { name: /3 (puzzles here|Rätsel hier)/ }).click();
    await expect(page.locator("magnus-derek")).toHaveAttribute("puzzle", "safe&level=5&seed=7");
    await expect(page.locator(".sheet")).toHaveCount(0);
    await page.getByRole("link", { name: /sheet|Arbeitsblatt/ }).click();
    await expect(page.locator(".sheet h1")).toHaveText(heading);
  }
});

test("every other wrong answer to a puzzle of a set is an attempt, also if the same is said of it; the same answer again is none", async () => {
  const page = await open("practice.html#depth&level=3&seed=4285551550&count=4");
  const account = page.locator("#set-account");
  for (const [answer, attempts] of /** @type {const} */ ([
    ["1", "1 attempt"],
    ["2", "2 attempts"],
    ["2", "2 attempts"],
    ["4", "3 attempts"],
  ])) {
    await page.locator("magnus-derek .lesson").getByRole("textbox").last().fill(answer);
    await page.keyboard.press("Enter");
    await expect(account).toContainText(`0 solved · 0 of 4 points · ${attempts}`);
  }
});

test("ten puzzles and their solutions are five sheets of paper, each code leads to its puzzle in the set, and a line begins with a right call", async () => {
  const { page } = await openPath(running, "practice.html#only-way&level=3&seed=7&count=10&sheet");
  await expect(page.locator(".sheet section svg.drawn")).toHaveCount(10);
  const pdf = (
    await page.pdf({ format: "A4", margin: { top: "12mm", bottom: "12mm", left: "15mm", right: "15mm" } })
  ).toString("latin1");
  assert.equal([...pdf.matchAll(/\/Type \/Page\b/g)].length, 5);
  await page.emulateMedia({ media: "print" });
  await expect
    .poll(() => scanned(page, ".sheet section:nth-child(3) .qr"))
    .toBe(`${running.url}practice.html#only-way&level=3&seed=7&count=10&at=3`);
  await page.emulateMedia({ media: "screen" });
  await page.goto(`${running.url}practice.html#force&level=3&seed=7&count=2&sheet`);
  await expect(page.locator(".sheet .ask")).toHaveCount(2);
  await page.locator(".sheet summary").first().click();
  await expect(page.getByText(/^Right first calls: \d/).first()).toBeVisible();
});

test("the page offers a set that begins with its puzzle, and says how many puzzles a set can have", async () => {
  const page = await open(PATH);
  const count = page.getByLabel("Puzzles", { exact: true });
  await count.fill("41");
  await expect(page.getByText("A set has 1 to 40 puzzles.")).toBeVisible();
  await count.fill("2");
  await expect(page.getByRole("link", { name: "Print them as a sheet" })).toHaveAttribute(
    "href",
    `#${NAME}&count=2&sheet`,
  );
  await page.getByRole("link", { name: "Solve 2 puzzles here" }).click();
  await expect(page.locator("#set a")).toHaveCount(2);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await page.locator("#set a").nth(1).click();
  await expect(page).toHaveURL(new RegExp(`#${NAME}&count=2&at=2$`));
  await assertAccessible(page, "a set");
});

test("a set for a class has its link to copy, a code as large as the window, and its one kind in words, in both languages", async () => {
  for (const [folder, kind, copy, code] of /** @type {const} */ ([
    [
      "",
      "A set has one kind and level: The only call, level 3. For others, choose above.",
      "Copy the link",
      "QR code of the set, for the projector",
    ],
    [
      "de/",
      "Eine Reihe hat eine Art und Stufe: Die einzige Ansage, Stufe 3. Andere wählen Sie oben.",
      "Link kopieren",
      "QR-Code der Reihe, für den Beamer",
    ],
  ])) {
    const page = await open(`${folder}${PATH}&in=mixed`, { permissions: ["clipboard-read", "clipboard-write"] });
    await expect(page.locator(".for-class")).toContainText(kind);
    const link = page.locator("#set-link");
    await expect(link).toHaveValue(`${running.url}${folder}${PATH}&count=10`);
    await page.locator("#count").fill("3");
    await expect(link).toHaveValue(`${running.url}${folder}${PATH}&count=3`);
    await page.getByRole("button", { name: copy }).click();
    await expect(page.locator("#set-share .row .note")).toHaveText(/\S/);
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${running.url}${folder}${PATH}&count=3`);
    await page.getByText(code, { exact: true }).click();
    await expect.poll(() => page.locator("#set-share .qr").evaluate((one) => one.clientWidth)).toBeGreaterThan(500);
    await expect.poll(() => scanned(page, "#set-share .qr")).toBe(`${running.url}${folder}${PATH}&count=3`);
    await assertAccessible(page, ".for-class");
    await page.locator("#count").fill("41");
    await expect(link).toHaveCount(0);
    for await (const { width } of windows(page)) await assertNotWider(page, `${width} pixels`);
  }
});

test("the page is in German, accessible, and never wider than the window", async () => {
  const page = await open(`de/${PATH}`, { locale: "de-DE" });
  await expect(page.getByRole("heading", { name: "Üben", exact: true })).toBeVisible();
  await expect(page.locator("magnus-derek .ask")).toContainText("Genau eine Ansage verschenkt nichts");
  await call(page, callsOf().wrong);
  await expect(said(page, /Die Ansage \d+ kostet/)).toBeVisible();
  await assertAccessible(page, "after a wrong call");
  for await (const { width } of windows(page)) await assertNotWider(page, `${width} pixels`);
});

test("a frame shows a puzzle by its address, leads to its page, and goes on to the next seed", async () => {
  const page = await open(`embed.html?puzzle=${NAME}&controls=minimal`);
  await call(page, callsOf().right);
  await expect(said(page, "That is right.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the puzzle" })).toHaveAttribute("href", `practice.html#${NAME}`);
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page.locator("magnus-derek")).toHaveAttribute("puzzle", "only-call&level=3&seed=6");
  await expect(page.locator("magnus-derek .ask")).toBeVisible();
});
