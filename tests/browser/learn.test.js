// @ts-check
/**
 * The pages of the lessons in a browser: for everybody, without scripts, on paper; and the reader's progress, which
 * stays with the reader.
 */

import assert from "node:assert/strict";
import { lessons } from "../../www/build/lessons.mjs";
import { MOVED } from "../../www/lessons/moved.js";
import { unfold } from "./acts.js";
import { bytesOf, expect, frames, openPath, test, useBrowser } from "./browser.js";
import { lookAt } from "./look.js";

const running = useBrowser();
const FILE = "magnus-derek-lessons.json";
const SOME = {
  version: 1,
  done: { "lose/try": "2026-11-20", "lose/which": "2026-11-21", "midpoints/between": "2026-11-21" },
};

/** A desk, a tablet and a phone. @type {[number, number][]} */
const WINDOWS = [
  [1360, 900],
  [820, 1180],
  [390, 844],
];

/** @param {string} path @param {import("@playwright/test").BrowserContextOptions} [options] */
const open = (path, options = {}) => openPath(running, path, options);

/** Loads all tables of a page, wherever they stand. @param {import("@playwright/test").Page} page */
function allReady(page) {
  return page.evaluate(async () => {
    for (const folded of document.querySelectorAll("details.after")) folded.setAttribute("open", "");
    await customElements.whenDefined("magnus-derek");
    await Promise.all([...document.querySelectorAll("magnus-derek")].map((table) => /** @type {any} */ (table).ready));
  });
}

/** The headings of the tables stand under those of their steps. @param {import("@playwright/test").Page} page */
async function hasLevels(page) {
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll("magnus-derek")].flatMap((table) =>
      [...(table.shadowRoot?.querySelectorAll("h2:not(dialog *)") ?? [])].map((heading) =>
        heading.getAttribute("aria-level"),
      ),
    ),
  );
  assert.ok(levels.length > 0 && levels.every((level) => level === "3"), levels.join());
}

/** The contrast of two colours, by the formula of WCAG 2. @param {string[]} colours such as "rgb(1, 2, 3)" */
function contrast(...colours) {
  const [low = 0, high = 0] = colours
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

for (const [number, { id, steps }] of lessons.entries()) {
  test(`${id}: axe finds nothing on desk and phone, no window is too narrow, and every control can be hit`, async () => {
    // The lessons are made of the same parts, so every other one is looked at in dark colours.
    const { page } = await open(`learn/${id}.html`, { colorScheme: number % 2 ? "dark" : "light" });
    await allReady(page);
    // Each table has its step, and has refused nothing.
    await expect(async () => {
      const tables = await page.locator("magnus-derek").evaluateAll((all) =>
        all.map((table) => {
          const { shadowRoot } = /** @type {any} */ (table);
          return [shadowRoot.querySelector(".lesson") !== null, shadowRoot.querySelectorAll(".refusals .error").length];
        }),
      );
      assert.deepEqual(
        tables,
        tables.map(() => [true, 0]),
      );
    }).toPass();
    await hasLevels(page);
    await lookAt(page, { name: `${id} with all that is folded`, act: unfold, colours: "one" });
  });

  test(`${id}: without scripts every step shows its figure, its task and its solution`, async () => {
    const { page } = await open(`learn/${id}.html`, {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    await expect(page.locator("section")).toHaveCount(steps.length);
    // All at once: a step takes no time but that of asking.
    const shown = await page.locator("section").evaluateAll((sections) =>
      sections.map((section) => {
        const visible = (/** @type {string} */ selector) => section.querySelector(selector)?.checkVisibility() ?? null;
        /** @type {NodeListOf<HTMLElement>} */
        const folded = section.querySelectorAll(".after > summary, .solution summary");
        for (const summary of folded) summary.click();
        const drawn = section.querySelector("figure > .drawn");
        const { width = 0, height = 0 } = drawn?.getBoundingClientRect() ?? {};
        return [
          section.id,
          { drawn: drawn?.tagName, width, height, ask: visible(".ask"), solution: visible(".solution p") },
        ];
      }),
    );
    for (const { id: step, figure, ask, task } of steps) {
      const { drawn, width, height, ...texts } = Object.fromEntries(shown)[step];
      if (figure) {
        assert.ok(width > 250 && width <= 390 && height > 50, step);
        // A table is round; another game and prices have their own picture.
        assert.equal(drawn === "svg", id !== "cousins" && !("prices" in figure), step);
        if (drawn === "svg") assert.ok(Math.abs(width - height) < 2, step);
      }
      assert.deepEqual([texts.ask === true, texts.solution === true], [Boolean(ask), Boolean(task)], step);
    }
  });
}

test("what is said of an answer that is not whole comes into sight, as a verdict does", async () => {
  const { page } = await openPath(running, "learn/rings.html", { viewport: { width: 1024, height: 600 } });
  const table = page.locator("magnus-derek").first();
  for (const position of ["1", "3"]) await table.getByRole("button", { name: position, exact: true }).click();
  await table.getByRole("button", { name: "Check" }).click();
  await expect(table.locator(".said")).toContainText("There is more to mark");
  await expect(table.locator(".said")).toBeInViewport({ ratio: 1 });
});

test("the other games are played from the lesson about them, at the very position of the step", async () => {
  const { steps } = lessons.find(({ id }) => id === "cousins") ?? assert.fail();
  const led = steps.filter(({ play }) => play);
  assert.equal(led.length, 4);
  for (const { id, play = "" } of led) {
    const { page } = await open("learn/cousins.html");
    await page.locator(`#${id}`).getByRole("link", { name: "This game on its own page" }).click();
    await page.waitForURL((address) => address.href.startsWith(running.url + play.replace(/[&].*/s, "")));
    await page.locator("main :is(svg, canvas)").first().waitFor();
    await expect(page.locator(".error:visible, .refusals:visible"), id).toHaveCount(0);
    await page.context().close();
  }
});

test("an address of a step that has moved leads to where it is, with scripts and without, in both languages", async () => {
  for (const folder of ["learn/", "de/learn/"]) {
    for (const [old, now] of Object.entries(MOVED)) {
      const { page } = await open(folder + old.replace("/", ".html#"));
      await page.waitForURL(`**/${folder}${now.replace("/", ".html#")}`);
      await page.context().close();
    }
    const { page } = await open(`${folder}midpoints.html`, { javaScriptEnabled: false });
    await page.waitForURL(`**/${folder}lose.html#between`);
    await page.context().close();
  }
});

/** As in a browser without scroll anchoring, if it is "none". @param {import("@playwright/test").Page} page @param {string} value */
const anchored = (page, value) =>
  page.addInitScript((given) => {
    const style = new CSSStyleSheet();
    style.replaceSync(`* { overflow-anchor: ${given} }`);
    document.adoptedStyleSheets = [style];
  }, value);

/** How far below the row of steps a part begins, or below the top of the window, where the row does not stay in it. @param {import("@playwright/test").Locator} part */
async function belowRow(part) {
  const row = part.page().getByRole("navigation", { name: "Steps" });
  const stays = await row.evaluate((one) => getComputedStyle(one).position === "sticky");
  const [top, bar] = [await part.boundingBox(), await row.boundingBox()];
  assert.ok(top && bar);
  return top.y - (stays ? bar.y + bar.height : 0);
}

for (const [width, height] of WINDOWS) {
  test(`an old address shows the title of its step once all tables are there, also in a browser that keeps no place by itself, until one scrolls, at ${width} × ${height}`, async () => {
    for (const anchor of ["auto", "none"]) {
      for (const [old, now] of Object.entries(MOVED)) {
        const context = await running.browser.newContext({ viewport: { width, height } });
        const page = await context.newPage();
        await anchored(page, anchor);
        await page.goto(`${running.url}learn/${old.replace("/", ".html#")}`);
        await page.waitForURL(`**/learn/${now.replace("/", ".html#")}`);
        await allReady(page);
        const title = page.locator(`section#${now.replace(/.*\//, "")} > h2`);
        const top = async () => (await title.boundingBox())?.y ?? assert.fail(old);
        await expect(async () => {
          const y = await belowRow(title);
          assert.ok(y >= 0 && y <= 60, `${old}, overflow-anchor ${anchor}: ${y}`);
        }).toPass();
        // What still grows may bring it back once; who goes on scrolling is not held back.
        await expect(async () => {
          await page.evaluate(() => scrollBy(0, -300));
          await frames(page);
          expect(await top(), "whoever scrolls is not held back").toBeGreaterThan(120);
        }).toPass();
        await context.close();
      }
    }
  });

  test(`the step that is read is marked with number and name in the row of all steps, at ${width} × ${height}`, async () => {
    for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
      const { page } = await open("learn/lose.html", { viewport: { width, height }, colorScheme });
      const row = page.getByRole("navigation", { name: "Steps" });
      for (const [place, name] of ["Keep off new positions", "Change sides", "Halfway"].entries()) {
        await row.getByRole("link", { name }).click();
        const current = row.locator("[aria-current=step]");
        await expect(current).toContainText(name);
        await expect(page.locator("section > h2").nth(place)).toHaveText(name);
        // On a desk the row stands at the top of the page alone.
        if (width < 960) await expect(current).toBeInViewport({ ratio: 1 });
        await page.evaluate(() => scrollTo(0, 0));
      }
      if (width < 960) {
        const marks = await row.locator("a").evaluateAll((all) => all.map((a) => getComputedStyle(a).borderColor));
        const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        for (const mark of marks) assert.ok(contrast(mark, paper) >= 3, `${mark} on ${paper}`);
      }
      await page.context().close();
    }
  });

  test(`every lesson begins with its table, which stands in the first screen with its text beside or below it, and then its question, at ${width} × ${height}`, async () => {
    for (const { id } of lessons) {
      const { page } = await open(`learn/${id}.html`, { viewport: { width, height } });
      const first = page.locator("magnus-derek").first();
      await first.locator(".lesson .ask").waitFor();
      await expect(async () => {
        const table = await first.locator("svg.table:visible, .companion-picture").first().boundingBox();
        const told = await first.locator("div.told").boundingBox();
        const ask = await first.locator(".lesson .ask").boundingBox();
        assert.ok(table && told && ask, id);
        // The legend of a picture stands between the two in one column.
        const legend = first.locator(".lesson > .legend:visible");
        const under = (await legend.count()) > 0 ? await legend.boundingBox() : table;
        assert.ok(under && under.y + under.height < table.y + table.height + 90, `${id}: ${JSON.stringify(under)}`);
        assert.ok(table.y > 0 && table.y + table.height <= height, `${id}: ${JSON.stringify(table)}`);
        assert.ok(Math.max(table.width, table.height) >= Math.min(width, 620) * 0.8, `${id}: it is large`);
        const beside = told.x >= table.x + table.width && told.y < table.y + 40;
        const below = told.y >= under.y + under.height && told.y < under.y + under.height + 70;
        assert.ok(width > 960 ? beside : below, `${id}: ${JSON.stringify({ table, told })}`);
        assert.ok(ask.y >= told.y + told.height, `${id}: what explains stands before what is asked`);
        // On a phone the text takes the rest of the first screen.
        if (width > 560) assert.ok(ask.y + ask.height <= height, `${id}: ${JSON.stringify(ask)}`);
        const right = await first.evaluate((table) =>
          [table.closest("section"), table.shadowRoot?.querySelector(".turn")].map(
            (part) => part?.getBoundingClientRect().right,
          ),
        );
        assert.equal(right[1], right[0], `${id}: it ends where the lines of the page end`);
      }).toPass();
      await page.context().close();
    }
  });
}

test("what tells the answer to a task is folded until that is done, and is on paper all the same", async () => {
  const { page } = await open("learn/ruler.html");
  const folded = page.locator("section details.after");
  const names = await folded.evaluateAll((all) => all.map((one) => [one.closest("section")?.id, one.dataset.after]));
  assert.deepEqual(names, [
    ["middle", "eight"],
    ["sixteen", "eight"],
  ]);
  // On the screen it stands beside the table, on paper beside the figure.
  const text = page.getByText("After 4, 2, 4 all even positions have been visited").filter({ visible: true });
  await expect(text).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(text).toHaveCount(1);
  await page.emulateMedia({ media: "screen" });
  await page.locator("#middle summary").first().click();
  await expect(text, "who will not wait may open it").toHaveCount(1);
  await page.locator("#middle summary").first().click();
  await page.locator("#eight magnus-derek .magnitudes").fill("4, 2, 4, 1, 4, 2, 4");
  await page.locator("#eight magnus-derek").getByRole("button", { name: "Check" }).click();
  await expect(page.locator("section details.after[open]")).toHaveCount(2);
  const warnings = page.locator("section details.after > summary").filter({ visible: true });
  await expect(warnings, "what is done has no answer that could be told").toHaveCount(0);
});

test("on paper stand figures with their marks, texts, proofs and room to answer, two steps on the first page, and nothing that is only for the screen", async () => {
  for (const javaScriptEnabled of [true, false]) {
    // A4 without its margins.
    const paper = { width: 658, height: 1009 };
    const { page } = await open("learn/shield.html", { javaScriptEnabled, viewport: paper });
    if (javaScriptEnabled) await allReady(page);
    await page.emulateMedia({ media: "print" });
    const shown = (/** @type {string} */ selector) => page.locator(selector).filter({ visible: true }).count();
    const { length } = lessons.find(({ id }) => id === "shield")?.steps ?? [];
    await expect.poll(() => shown("svg.drawn")).toBe(length);
    assert.equal(await shown(".ask"), length);
    assert.ok((await shown(".proof p")) > 0);
    assert.equal(await shown("#hold svg.drawn .block"), 3);
    const rooms = await page
      .locator("main :is(.on-paper, magnus-derek) > .ask:visible")
      .evaluateAll((all) =>
        all.map((ask) =>
          Number.parseFloat(getComputedStyle(/** @type {Element} */ (ask.parentElement), "::after").height),
        ),
      );
    assert.ok(rooms.length === length && rooms.every((room) => room > 80), rooms.join());
    const second = await page.locator("section").nth(1).locator("svg.drawn").boundingBox();
    assert.ok(second && second.y + second.height < paper.height, JSON.stringify(second));
    assert.equal(await shown(".lecturer, .hints, .solution p, .step-links, nav, button, input"), 0);
  }
});

test("no heading of a printed lesson stands alone at the foot of a page", async () => {
  for (const path of ["learn/prices.html", "de/learn/shield.html"]) {
    const { page } = await open(path, { javaScriptEnabled: false });
    await page.emulateMedia({ media: "print" });
    const headings = page.locator("main :is(h2, h3, .proof > summary)");
    await expect(headings.nth(3)).toBeAttached();
    for (const heading of await headings.all()) await expect(heading).toHaveCSS("break-after", "avoid");
  }
});

test("a printed lesson has a code that leads to each live step, and its answers at the end", async () => {
  for (const path of ["learn/shield.html", "de/learn/shield.html"]) {
    const { page } = await open(path);
    await page.locator(".answers").waitFor({ state: "attached" });
    await expect(page.locator(".live:visible, .answers:visible")).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    const addresses = await page
      .locator(".live:visible")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    const { steps = [] } = lessons.find(({ id }) => id === "shield") ?? {};
    assert.deepEqual(
      addresses,
      steps.map(({ id }) => `${page.url().replace(/#.*/, "")}#${id}`),
    );
    await expect(page.locator(".live:visible svg")).toHaveCount(steps.length);
    await expect(page.locator(".answered:visible")).toHaveCount(steps.length);
    await expect(page.locator(".answers")).toContainText("10");
    // What a task asks for is told with its solution alone.
    await expect(page.locator("section details.proof:visible")).toHaveCount(0);
    await expect(page.locator(".answers .proof:visible")).toHaveCount(2);
    await expect(page.locator(".who:visible")).toHaveText(/^Name (Date|Datum)$/);
    const labels = await page
      .locator(".live:visible")
      .evaluateAll((all) =>
        all.map((one) => getComputedStyle(/** @type {Element} */ (one.parentElement), "::after").content),
      );
    assert.ok(
      labels.every((label) => /^"(Answer|Antwort)"$/.test(label)),
      labels.join(),
    );
    assert.equal(await page.locator(".answers").evaluate((node) => getComputedStyle(node).breakBefore), "page");
    await page.context().close();
  }
});

test("two steps fill the first page of the printed lesson on rings", async () => {
  const { page } = await open("learn/rings.html", { javaScriptEnabled: false, viewport: { width: 658, height: 1009 } });
  await page.emulateMedia({ media: "print" });
  const second = await page.locator("section").nth(1).locator("svg.drawn").first().boundingBox();
  assert.ok(second && second.y > 500 && second.y + second.height < 1009, JSON.stringify(second));
  await page.context().close();
});

test("the address leads to a step, and a step can be put into notes", async () => {
  const { page } = await open("learn/shield.html#none");
  await expect(async () => {
    const box = await page.locator("#none h2").first().boundingBox();
    assert.ok(box && box.y >= 0 && box.y < 300, JSON.stringify(box));
  }).toPass();
  await page.locator("#none").getByRole("link", { name: "Put this step in my notes" }).click();
  await page.waitForURL("**/for-notes.html#lesson=shield/none");
  const tag = page.getByRole("textbox", { name: "The tag with its script" });
  await expect(tag).toHaveValue(/<magnus-derek lesson="shield\/none">An interactive/);
});

test("a reader who turns the wheel just as the page grows is not taken back to the step of the address", async () => {
  const { page } = await open("learn/lose.html#which");
  await allReady(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
  await page.mouse.move(20, 450);
  const held = await page.evaluate(async () => {
    const before = scrollY;
    document.body.dispatchEvent(new WheelEvent("wheel", { bubbles: true, deltaY: -300 }));
    document.body.append(Object.assign(document.createElement("div"), { style: "height: 600px" }));
    scrollTo(0, before - 300);
    // By then whoever watches the size of the page has been told.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return before - scrollY;
  });
  assert.equal(Math.round(held), 300);
  await page.context().close();
});

test("the address follows the step, Back stays in the lesson, and a page loaded anew goes on where the reader left off", async () => {
  const { page } = await open("learn/lose.html");
  const step = (/** @type {string} */ id) => page.locator(`#${id} magnus-derek`);
  const hash = () => page.evaluate(() => location.hash);
  await page.getByRole("navigation", { name: "Steps" }).getByRole("link").last().click();
  await expect.poll(hash).toBe("#end");
  // The page grows on the way back, as it does where tables come late.
  await page.evaluate(() => {
    history.back();
    document.body.style.paddingBottom = "500px";
  });
  await expect.poll(hash).toBe("");
  await frames(page, 10);
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.equal(await hash(), "");
  await allReady(page);
  await step("try").locator(".lesson").getByRole("button", { name: "Hint" }).click();
  await step("try").locator(".lesson input").fill("0");
  for (const _ of "+-")
    await step("try")
      .getByRole("button", { name: /^clockwise/ })
      .click();
  assert.equal(await hash(), "#try");
  await page.reload();
  await allReady(page);
  const { round } = await step("try").evaluate((table) => /** @type {any} */ (table).state);
  assert.equal(round, 2);
  await expect(step("try").locator(".hints li")).toHaveCount(1);
  await expect(step("try").locator(".lesson input")).toHaveValue("0");
  await step("try")
    .getByRole("button", { name: /^clockwise/ })
    .click();
  await step("try").locator(".lesson input").press("Enter");
  await step("try").getByRole("button", { name: "Next step" }).click();
  assert.equal(await hash(), "#which");
  await page.goBack();
  await expect.poll(hash).toBe("#try");
  await expect
    .poll(() => page.locator("#try").evaluate((node) => Math.abs(node.getBoundingClientRect().top)))
    .toBeLessThan(2);
  await page.mouse.move(20, 450);
  await page.mouse.wheel(0, 100_000);
  await expect.poll(hash).toBe(`#${lessons.find(({ id }) => id === "lose")?.steps.at(-1)?.id}`);
  await page.reload();
  await allReady(page);
  const last = page.locator("section[id]").last();
  await expect
    .poll(() => last.evaluate((node) => node.getBoundingClientRect().top / innerHeight), "there again")
    .toBeLessThan(1 / 2);
});

test("what is done is ticked on the page of its lesson and counted on the page of all", async () => {
  const { page } = await open("learn.html");
  await expect(page.locator(".begin .primary")).toHaveText(/^Begin here: /, { useInnerText: true });
  await page.evaluate((text) => localStorage.setItem("magnus-derek-lessons", text), JSON.stringify(SOME));
  await page.reload();
  await expect(page.locator('[data-lesson="lose"] .done')).toHaveText(/^3 of \d tasks done$/);
  await expect(page.locator('[data-lesson="shield"] .done')).toHaveText("", { useInnerText: true });
  await expect(page.locator(".at-work h3 a")).toHaveText(["Lose three times, and why"], { useInnerText: true });
  await expect(page.locator(".at-work .here")).toHaveText("You are here", { useInnerText: true });
  await expect(page.locator(".begin .primary")).toHaveText(/^Go on: /, { useInnerText: true });
  await page.goto(`${running.url}learn/lose.html`);
  await expect(page.locator("li.done a")).toHaveText(["Keep off new positions", "Change sides", "Halfway"]);
});

test("the score says what was solved alone, with hints and after the solution, on its lesson and on the page of all", async () => {
  const { page } = await open("learn/shield.html#largest");
  const [step, score] = [page.locator("#largest magnus-derek"), page.locator(".score b")];
  await expect(score).toBeHidden();
  const answer = async (/** @type {string} */ number) => {
    const input = step.locator(".lesson input");
    await input.fill(number);
    await input.press("Enter");
  };
  await answer("9");
  await expect(score).toHaveText("0 of 5 tasks done · 0 of 5 points · 1 attempt");
  await step.getByRole("button", { name: "Hint" }).click();
  await page.reload();
  await answer("10");
  await expect(score).toHaveText("1 of 5 tasks done, 1 with hints · ½ of 5 points · 2 attempts");
  await expect(page.locator("[data-step=largest]")).toHaveClass("done hinted");
  await expect(page.locator("[data-step=largest] .unseen")).toHaveText("(done with hints)");
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("magnus-derek-lessons") ?? "{}").steps);
  assert.deepEqual(kept["shield/largest"], { attempts: 2, hints: 1, sawSolution: false, done: true, wrong: { 9: 1 } });
  await page.goto(`${running.url}learn.html`);
  await expect(page.locator('[data-lesson="shield"] .done')).toHaveText("1 of 5 tasks done, 1 with hints");
  await expect(page.locator("#kept-score")).toHaveText(
    "1 of 98 tasks done, 1 with hints · ½ of 98 points · 2 attempts",
  );
});

test("what is done is saved as a file, forgotten, and taken from the file again; a wrong file changes nothing", async () => {
  const { page } = await open("learn.html");
  const status = page.locator("#kept-status");
  const give = async (/** @type {string} */ text) =>
    page.locator("#file").setInputFiles({ name: FILE, mimeType: "application/json", buffer: Buffer.from(text) });
  await give(JSON.stringify(SOME));
  await status.getByText("Added 3 tasks that had not been done here.").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  assert.equal(download.suggestedFilename(), FILE);
  const saved = (await bytesOf(download)).toString();
  // What was done under an old name is done under the new one, too.
  const done = { ...SOME.done, "lose/between": "2026-11-21" };
  assert.deepEqual(JSON.parse(saved), { summary: "3 of 98 tasks done", ...SOME, done });
  await status.getByText(`Saved as ${FILE}: 3 of 98 tasks done.`).waitFor();
  for (const bad of [
    "",
    "not JSON",
    "[]",
    '{"version": 1}',
    '{"version": 1, "done": {"lose/try": 3}}',
    JSON.stringify({ done: {} }),
  ]) {
    await give(bad);
    await status.getByText("This file does not hold progress in these lessons.").waitFor();
  }
  await give(saved);
  await status.getByText("The file has nothing that is new here.").waitFor();
  await give('{"version": 2, "done": {"lose/try": "2026-11-20", "lose/no-such": "2026-11-20", "a": "2026-11-20"}}');
  await status
    .getByText(
      /^The file has nothing new that this version knows\. A later version .* 2 names in it are not tasks of these/,
    )
    .waitFor();
  await page.getByRole("button", { name: "Forget all" }).click();
  await expect(page.locator('[data-lesson="lose"] .done'), "asked only once").toHaveText(/^3 of/, {
    useInnerText: true,
  });
  await page.getByRole("button", { name: "Really forget all" }).click();
  await status.getByText("Forgotten.").waitFor();
  await expect(page.locator('[data-lesson="lose"] .done')).toHaveText("", { useInnerText: true });
  await give(saved);
  await expect(page.locator('[data-lesson="lose"] .done')).toHaveText(/^3 of/);
});

for (const [width, height] of WINDOWS) {
  test(`that proof stays below the row of steps while tables above it are loaded, also in a browser that keeps no place by itself, at ${width} × ${height}`, async () => {
    for (const anchor of ["auto", "none"]) {
      const context = await running.browser.newContext({ viewport: { width, height } });
      const page = await context.newPage();
      await anchored(page, anchor);
      await page.goto(`${running.url}learn/closed-sets.html`);
      await page.waitForFunction(() => document.querySelector("magnus-derek.at-table"));
      await page.locator("magnus-derek [data-theorem]").click();
      await allReady(page);
      await expect(async () => {
        const y = await belowRow(page.locator("#stuck details.proof"));
        // The browser scrolls by whole pixels.
        assert.ok(y > -1 && y <= 20, `overflow-anchor ${anchor}: ${y}`);
      }).toPass();
      await context.close();
    }
  });
}

test("the first lines of lesson 5 lead to the theorem on f*(n): its proof is opened and shown", async () => {
  const { page } = await open("learn/closed-sets.html");
  const proof = page.locator("#stuck details.proof");
  await page.waitForFunction(() => document.querySelector("magnus-derek.at-table"));
  await expect(proof, "it is folded until a task is done").toBeHidden();
  await page.locator("magnus-derek [data-theorem]").click();
  await expect(proof.locator("p", { hasText: "Theorem." })).toBeVisible();
  assert.match(page.url(), /closed-sets\.html#stuck$/);
  await page.goto(`${running.url}note.html`);
  await page.getByRole("link", { name: /^The same proof step by step/ }).click();
  await page.waitForURL(/closed-sets\.html#proof-stuck$/);
  const shown = page.locator("#stuck details.proof p", { hasText: "Theorem." });
  await expect(shown, "whoever comes to a proof finds it open").toBeVisible();
  await page.locator("#stuck details.proof").getByRole("link", { name: "the closed-set lemma" }).click();
  await page.locator("#no-other details.proof p", { hasText: "Lemma." }).waitFor();
});

test("the end of the last step leads to the next lesson, and so does the task that is done last", async () => {
  const { page } = await open("learn/shield.html");
  const link = page.locator("magnus-derek .next-lesson");
  const answer = async (/** @type {string} */ step, /** @type {string} */ number) => {
    const table = page.locator(`#${step} magnus-derek`);
    await table.scrollIntoViewIfNeeded();
    const input = table.locator(".lesson input");
    await input.fill(number);
    // A part that comes late may draw the field again; the key goes to the field that is there.
    await input.press("Enter");
    await table.locator(".said.good").waitFor();
  };
  await answer("largest", "10");
  await expect(link).toHaveText("Next: lesson 5");
  await expect(link).toHaveAttribute("href", /learn\/closed-sets\.html$/);
  // Done before all others but one.
  await page.evaluate(() => {
    const done = Object.fromEntries(
      ["hold", "none", "twelve", "largest"].map((step) => [`shield/${step}`, "2026-01-01"]),
    );
    localStorage.setItem("magnus-derek-lessons", JSON.stringify({ version: 1, done }));
  });
  await page.reload();
  await expect(link, "not before").toHaveCount(0);
  await answer("even", "1");
  await expect(page.locator("#even magnus-derek .next-lesson")).toHaveCount(1);
});
