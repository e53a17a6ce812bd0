// @ts-check
/**
 * Layout of the Play page: nothing moves while it loads, and everything needed is in the first screen of every window.
 */

import assert from "node:assert/strict";
import { expect, frames, open, ready, test, useBrowser, withTable } from "./browser.js";

const running = useBrowser();

for (const [width, height, game] of /** @type {const} */ ([
  [1360, 900, ""],
  [390, 844, ""],
  // Its panel about the plan is loaded late, and stands above others.
  [1360, 900, "#n=45&magnus=two-phase&derek=hoarder&seed=3&round=12"],
])) {
  test(`while it loads nothing moves about at ${width} × ${height} ${game}`, async () => {
    const context = await running.browser.newContext({
      viewport: { width, height },
    });
    await context.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(globalThis, { shifts });
      const add = (/** @type {PerformanceObserverEntryList} */ list) => {
        for (const entry of list.getEntries()) shifts.sum += Reflect.get(entry, "value");
      };
      new PerformanceObserver(add).observe({
        type: "layout-shift",
        buffered: true,
      });
    });
    const page = await context.newPage();
    // The page's own script comes after the table's, as it may on a slow line: nothing is drawn that it would change.
    await page.route(/\/parts\/open-.*\.js$/, async (route) => {
      await page.waitForTimeout(300);
      await route.continue();
    });
    await page.goto(running.url + game);
    await page.locator("magnus-derek .small-carpet").waitFor({ state: "attached" });
    await expect(page.locator("magnus-derek .coming")).toHaveCount(0);
    await page.waitForTimeout(300);
    const { sum } = await page.evaluate(() => Reflect.get(globalThis, "shifts"));
    assert.ok(sum <= 0.02, String(sum));
    await context.close();
  });
}

test("the table and both directions are in the first screen of small windows for who comes for the first time", async () => {
  const page = await running.browser.newPage();
  await page.goto(running.url);
  await ready(page);
  const table = page.locator("magnus-derek");
  const parts = [
    table.locator("svg.table"),
    ...[/^clockwise/, /^counter-clockwise/].map((name) => table.getByRole("button", { name })),
  ];
  for (const [name, width, height] of /** @type {const} */ ([
    ["a phone", 390, 844],
    ["a phone lying down", 844, 390],
    ["1360 × 900 at 200 %", 680, 450],
    ["1280 × 720 at 200 %", 640, 360],
  ])) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height });
      for (const part of parts) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    });
  }
  await page.close();
});

test("what goes through the game is in the first screen too: of the first minute on a phone, of the ladder on a tablet", async () => {
  for (const language of ["", "de/"]) {
    for (const [width, height, knows] of /** @type {const} */ ([
      [390, 844, false],
      [820, 1180, false],
      [820, 1180, true],
    ])) {
      const { page } = await open(running, { viewport: { width, height } }, language);
      if (knows) {
        await page.locator(".knows").click();
        await page.locator(".ladder").waitFor();
      }
      await expect(async () => {
        for (const control of await page.locator("magnus-derek .transport > *:visible").all()) {
          const box = await control.boundingBox();
          assert.ok(box && box.y + box.height <= height, `${language} ${width} ${knows}: ${JSON.stringify(box)}`);
        }
      }).toPass();
      await page.context().close();
    }
  }
});

test("on a tablet the end of a game leaves what goes through the game in the first screen", async () => {
  for (const language of ["", "de/"]) {
    const page = await running.browser.newPage({ viewport: { width: 820, height: 1180 } });
    await page.goto(`${running.url + language}#n=8&magnus=layers&derek=human`);
    await ready(page);
    await withTable(page, (element) => {
      while (element.state.turn !== "over") element.answer("+");
    });
    await page.locator("magnus-derek .told").waitFor();
    await frames(page);
    const controls = await page.locator("magnus-derek .transport > *:visible").all();
    assert.ok(controls.length >= 6);
    for (const control of controls) {
      const box = await control.boundingBox();
      assert.ok(box && box.y + box.height <= 1180, `${language}: ${JSON.stringify(box)}`);
    }
    await page.context().close();
  }
});

for (const [width, height, least] of /** @type {const} */ ([
  [820, 1180, 200],
  [390, 844, 64],
])) {
  test(`the timeline stays under the finger during a drag at ${width} × ${height}`, async () => {
    for (const language of ["", "de/"]) {
      const page = await running.browser.newPage({ viewport: { width, height } });
      const moves = "1+2-3+4-5+6-1+6+2+1+3+4+";
      await page.goto(`${running.url + language}#n=15&magnus=human&derek=human&moves=${moves}`);
      await ready(page);
      const timeline = page.locator("magnus-derek .timeline input");
      await timeline.scrollIntoViewIfNeeded();
      const places = () =>
        withTable(page, ({ shadowRoot }) =>
          [...(shadowRoot?.querySelectorAll(".transport > *, .transport input") ?? [])].map((one) => {
            const { x, y, width } = one.getBoundingClientRect();
            const above = one.closest(".transport")?.getBoundingClientRect().y ?? 0;
            // On a phone the round may have a second line beside the slider.
            return one.matches(".where") ? [x, width] : [x, y - above, width];
          }),
        );
      const before = await places();
      const box = await timeline.boundingBox();
      assert.ok(box && box.width >= least, JSON.stringify(box));
      const at = (/** @type {number} */ part) => box.x + 8 + part * (box.width - 16);
      await page.mouse.move(at(1), box.y + box.height / 2);
      await page.mouse.down();
      for (const part of [0.9, 0.6, 0.3, 0, 0.5]) {
        await page.mouse.move(at(part), box.y + box.height / 2);
        await frames(page);
        assert.deepEqual(await places(), before, `${language} ${part}`);
      }
      await page.mouse.up();
      await expect(timeline).toHaveValue("6");
      await page.context().close();
    }
  });
}

/** How much lower the first line of the second element stands than that of the first. @param {import("@playwright/test").Locator} one @param {import("@playwright/test").Locator} other */
async function baselineGap(one, other) {
  const baseline = (/** @type {Element} */ element) => {
    const mark = document.createElement("span");
    mark.style.display = "inline-block";
    element.prepend(mark);
    const { bottom } = mark.getBoundingClientRect();
    mark.remove();
    return bottom;
  };
  const [above, below] = await Promise.all([one.evaluate(baseline), other.evaluate(baseline)]);
  return below - above;
}

test("the words of the strip begin beside the title and on its line, at one place in every game, in both languages", async () => {
  for (const language of ["", "de/"]) {
    const { page } = await open(running, {}, language);
    const [title, words] = [page.locator("h1"), page.locator(".first-minute .words")];
    const gap = async () => {
      const [left, right] = await Promise.all([title.boundingBox(), words.boundingBox()]);
      return left && right ? Math.round(right.x - left.x - left.width) : Number.NaN;
    };
    const first = await gap();
    assert.ok(first >= 8 && first <= 32, `${language}: ${first}`);
    const isOnLine = async () => assert.ok(Math.abs(await baselineGap(title, words)) <= 1, language);
    await isOnLine();
    await page.locator(".knows").click();
    await page.locator(".ladder").waitFor();
    assert.equal(await gap(), first, language);
    await isOnLine();
    await page.context().close();
  }
});

test("the site's name, the names of the pages and the button for the colours stand on one line, on every page", async () => {
  for (const [width, height] of [...DESKTOPS, /** @type {[number, number]} */ ([820, 1180])])
    for (const path of ["", "de/learn.html", "note.html", "class.html", "companions.html"]) {
      const page = await running.browser.newPage({ viewport: { width, height } });
      await page.goto(running.url + path);
      const site = page.locator("header .site");
      for (const other of [page.locator("header nav a").first(), page.locator("#theme")])
        assert.ok(Math.abs(await baselineGap(site, other)) <= 1, `${path} at ${width}`);
      await page.close();
    }
});

test("in a game, what is answered, what goes through it and what leads out of it is in the first screen of low windows and of a phone, and the speeds can be read in windows of every width", async () => {
  const { page } = await open(running);
  const table = page.locator("magnus-derek");
  for (const [width, height] of /** @type {const} */ ([
    [390, 844],
    [844, 390],
    [680, 450],
  ])) {
    await page.setViewportSize({ width, height });
    const buttons = await table.locator(".transport button:visible").all();
    assert.ok(buttons.length >= 7, String(buttons.length));
    buttons.push(...[/^clockwise/, /^counter-clockwise/].map((name) => table.getByRole("button", { name })));
    for (const button of buttons) {
      const box = await button.boundingBox();
      assert.ok(box && box.y + box.height <= height, `${width} × ${height}: ${JSON.stringify(box)}`);
    }
  }
  for (const width of [320, 390, 560, 680, 820, 1360]) {
    await page.setViewportSize({ width, height: 900 });
    const free = await table.getByRole("combobox", { name: "Speed" }).evaluate((select) => {
      const { font, paddingLeft } = getComputedStyle(select);
      const context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
      context.font = font;
      const widths = [.../** @type {HTMLSelectElement} */ (select).options].map(
        ({ text }) => context.measureText(text).width,
      );
      // The arrow takes about so much.
      return select.clientWidth - Number.parseFloat(paddingLeft) - Math.max(...widths) - 18;
    });
    assert.ok(free >= 0, `${width}: ${free}`);
  }
  await page.close();
});

for (const [n, rounds, width, height] of /** @type {const} */ ([
  [13, 12, 390, 844],
  [100, 24, 1360, 900],
])) {
  test(`from answer to answer nothing moves below words that become a line longer or shorter, n = ${n} at ${width} × ${height}`, async () => {
    const page = await running.browser.newPage({ viewport: { width, height } });
    await page.goto(`${running.url}#n=${n}&magnus=best&derek=human&seed=1`);
    await ready(page);
    await frames(page);
    const tops = () =>
      withTable(page, ({ shadowRoot }) =>
        [".passage", ".why", ".why .to-lesson", ".score", ".rings"].map(
          (part) => shadowRoot?.querySelector(part)?.getBoundingClientRect().top,
        ),
      );
    const first = await tops();
    for (let round = 0; round < rounds; round++) {
      // Where both directions lead to one position there is one button.
      const buttons = page.locator("magnus-derek .direction");
      await buttons
        .nth(Math.min(round % 2, (await buttons.count()) - 1))
        .evaluate((button) => /** @type {HTMLElement} */ (button).click());
      await page.waitForFunction(
        (least) => /** @type {any} */ (document.querySelector("magnus-derek")).state.round > least,
        round,
      );
      await frames(page);
      assert.deepEqual(await tops(), first, `round ${round + 1}`);
    }
    await page.context().close();
  });
}

for (const [width, height] of /** @type {const} */ ([
  [1440, 900],
  [1024, 768],
  [820, 1180],
  [390, 844],
])) {
  test(`the analysis moves nothing that is pressed, and stands next below the table or beside it, at ${width} × ${height}`, async () => {
    for (const n of [13, 45]) {
      const page = await running.browser.newPage({ viewport: { width, height } });
      await page.goto(`${running.url}#n=${n}&magnus=layers&derek=human&seed=1`);
      await ready(page);
      await withTable(page, (element) => element.answer("+"));
      await frames(page);
      const places = () =>
        withTable(page, ({ shadowRoot }) =>
          [".direction", ".direction + .direction"].map((part) => {
            const { left, top } = shadowRoot.querySelector(part).getBoundingClientRect();
            return [left, top];
          }),
        );
      const before = await places();
      const button = page.locator("magnus-derek .evaluate");
      for (const isOn of [true, false, true]) {
        await button.click();
        await expect(page.locator("magnus-derek .evaluation")).toHaveCount(isOn ? 1 : 0);
        await frames(page);
        assert.deepEqual(await places(), before, `n = ${n}, ${isOn}`);
      }
      const [evaluation, carpet] = await withTable(page, ({ shadowRoot }) =>
        [".evaluation", ".small-carpet"].map((part) => shadowRoot.querySelector(part).getBoundingClientRect().top),
      );
      if (width < 900) assert.ok(evaluation < carpet, `${evaluation} above ${carpet}`);
      await expect(page.locator("magnus-derek .goal")).toHaveText(
        n === 13 ? /^Evaluation: \d+ positions in the end, / : "No exact value for this position yet.",
      );
      await page.close();
    }
  });
}

for (const path of ["#n=13&magnus=layers&derek=human", "#n=45&magnus=two-phase&derek=hoarder", "ladder"]) {
  test(`what goes through the game and leads out of it is in the first screen at 1024 × 768: ${path}`, async () => {
    const { page } = await open(running, { viewport: { width: 1024, height: 768 } }, path === "ladder" ? "" : path);
    if (path === "ladder") {
      await page.locator(".knows").click();
      await page.locator(".ladder").waitFor();
    }
    // Once the late looks are there.
    await expect(async () => {
      const boxes = await page.locator("magnus-derek .transport > *:visible").all();
      assert.ok(boxes.length >= 7);
      for (const one of boxes) {
        const box = await one.boundingBox();
        assert.ok(box && box.y + box.height <= 756, JSON.stringify(box));
      }
    }).toPass();
    await page.context().close();
  });
}

test("the small carpet under the table opens the large one", async () => {
  const { page } = await open(running);
  await page.locator("magnus-derek .small-carpet canvas").click();
  await page.locator("#carpet .carpet-empty").waitFor();
  await expect(page.locator("#carpet-button")).toHaveAttribute("aria-expanded", "true");
  await page.close();
});

for (const width of [700, 820, 960, 1360]) {
  test(`what the strip says and offers stands beside the title or below it in a window of ${width} pixels`, async () => {
    const { page } = await open(running, { viewport: { width, height: 900 } }, "");
    /** What lies over the title. */
    const over = () =>
      page.evaluate(() => {
        const box = (/** @type {Element} */ one) => one.getBoundingClientRect();
        const title = box(/** @type {Element} */ (document.querySelector("h1")));
        return [...document.querySelectorAll(".first-minute > *")]
          .filter((one) => {
            const { left, right, top, bottom, width } = box(one);
            return width > 0 && left < title.right && right > title.left && top < title.bottom && bottom > title.top;
          })
          .map((one) => one.className);
      });
    assert.deepEqual(await over(), []);
    await page.getByRole("button", { name: "I know the game" }).click();
    await page.getByRole("button", { name: "Hint", exact: true }).waitFor();
    assert.deepEqual(await over(), []);
    await page.context().close();
  });
}

test("the way back to the start covers no word", async () => {
  const { page } = await open(running, {}, "#n=13&magnus=layers&derek=human&moves=1+2-3+4-5+6-1+6+");
  await page.locator("magnus-derek .from-start").waitFor();
  for (const [width, height] of /** @type {const} */ ([
    [1360, 900],
    [390, 844],
    [844, 390],
    [640, 360],
  ])) {
    await page.setViewportSize({ width, height });
    const free = await page.locator("magnus-derek .from-start").evaluate((button) => {
      const goal = /** @type {Element} */ (button.parentElement?.querySelector(".goal"));
      const words = document.createRange();
      words.selectNodeContents(goal);
      return Math.min(...[...words.getClientRects()].map(({ top }) => top)) - button.getBoundingClientRect().bottom;
    });
    assert.ok(free >= 0, `${width} × ${height}: ${free}`);
    const beside = await page.locator("magnus-derek .from-start").evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(/** @type {Element} */ (button.parentElement?.querySelector("h2")));
      return button.getBoundingClientRect().left - words.getBoundingClientRect().right;
    });
    assert.ok(beside >= 0, `${width} × ${height}: ${beside}`);
  }
  await page.close();
});

test("the header stands in one line wherever there is room for it, in both languages", async () => {
  const page = await running.browser.newPage();
  for (const path of ["companions.html", "de/companions.html"]) {
    await page.goto(running.url + path);
    for (const [width, height, most] of /** @type {const} */ ([
      [741, 900, 60],
      [820, 1180, 60],
      [931, 900, 60],
      [1360, 900, 60],
      [640, 360, 46],
      [844, 390, 46],
    ])) {
      await page.setViewportSize({ width, height });
      const own = await page.evaluate(() => document.querySelector("header")?.offsetHeight ?? 0);
      assert.ok(own > 0 && own <= most, `${path} ${width} × ${height}: ${own}`);
    }
  }
  await page.close();
});

/**
 * Opens Play for a visitor who knows the game, or for a new one.
 * @param {boolean} knows @param {readonly [number, number]} window
 */
async function visit(knows, [width, height]) {
  const context = await running.browser.newContext({ viewport: { width, height } });
  if (knows) await context.addInitScript(() => localStorage.setItem("magnus-derek-knows-the-game", "yes"));
  const page = await context.newPage();
  await page.goto(running.url);
  await ready(page);
  return page;
}

/** @type {[number, number][]} */
const DESKTOPS = [
  [1360, 900],
  [1440, 900],
  [1024, 768],
];
/** What stands above and below the table: the header, the strip, and what goes through the game. */
const AROUND = 240;

test("on a desktop the table fills the height or its column, in the first minute too, and all controls are in sight", async () => {
  for (const size of DESKTOPS)
    for (const knows of [false, true]) {
      const page = await visit(knows, size);
      const { table, column, end } = await withTable(page, ({ shadowRoot }) => {
        const box = (/** @type {string} */ part) => shadowRoot.querySelector(part).getBoundingClientRect();
        const column = box(".passage").width;
        return { table: box("svg.table").height, column, end: box(".buttons").bottom };
      });
      assert.ok(table >= Math.min(column - 1, size[1] - AROUND), `${size} ${knows}: ${table} of ${column}`);
      assert.ok(end <= size[1], `${size} ${knows}: ${end}`);
      await page.context().close();
    }
});

test("two people have a table of their own one press after the first screen, whoever comes", async () => {
  for (const size of [
    ...DESKTOPS,
    /** @type {[number, number]} */ ([820, 1180]),
    /** @type {[number, number]} */ ([390, 844]),
  ])
    for (const knows of [false, true]) {
      const page = await visit(knows, size);
      const link = page.getByRole("link", { name: /^Two people/ });
      const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
      assert.ok(height >= 24 && x >= 0 && x + width <= size[0] && y + height <= size[1], `${size} ${knows}`);
      await link.click();
      const seats = () => withTable(page, ({ facts: { magnus, derek } }) => [magnus.human, derek.human]);
      await expect.poll(seats).toEqual([true, true]);
      await expect(page.locator("magnus-derek")).not.toHaveAttribute("controls");
      await page.context().close();
    }
});

test("on a tablet the question stands directly below the table, then the layers, then what goes through the game", async () => {
  const page = await visit(true, [820, 1180]);
  const parts = ["svg.table", ".turn", ".layers", ".passage"];
  const boxes = await withTable(
    page,
    ({ shadowRoot }, /** @type {string[]} */ parts) =>
      parts.map((part) => shadowRoot.querySelector(part).getBoundingClientRect().toJSON()),
    parts,
  );
  for (const [at, box] of boxes.entries()) {
    const gap = at === 0 ? 0 : box.top - boxes[at - 1].bottom;
    assert.ok(gap >= 0 && gap < 24, `${parts[at]}: ${gap}`);
  }
  assert.ok(boxes[3].bottom <= 1180, String(boxes[3].bottom));
});

test("where the row of layers stands beside the table the picture leaves out the names of the rings; alone it has them", async () => {
  const page = await visit(true, [1360, 900]);
  const name = page.locator("magnus-derek .ring-name").first();
  await name.waitFor({ state: "attached" });
  await expect(name).toBeHidden();
  await page.locator("magnus-derek").evaluate((table) => table.setAttribute("controls", "none"));
  await name.waitFor();
});

test("while it loads the table stands there as a drawing; only a failure says what is needed, and offers to try again", async ({
  mayLog,
}) => {
  mayLog(/Failed to load resource/);
  for (const knows of [false, true]) {
    const context = await running.browser.newContext({ viewport: { width: 1440, height: 900 } });
    if (knows) await context.addInitScript(() => localStorage.setItem("magnus-derek-knows-the-game", "yes"));
    const page = await context.newPage();
    /** @type {(value?: unknown) => void} */
    let fail = () => {};
    const held = new Promise((resolve) => {
      fail = resolve;
    });
    let asked = 0;
    await page.route("**/*.wasm", async (route) => {
      asked += 1;
      await held;
      await route.fulfill({ status: 404 });
    });
    await page.goto(running.url, { waitUntil: "commit" });
    const drawing = page.locator(".first-picture svg");
    await drawing.waitFor();
    assert.ok(((await drawing.boundingBox())?.height ?? 0) > 600, "as large as the table will be");
    await expect(page.locator("main")).not.toHaveText(/JavaScript/, { useInnerText: true });
    fail();
    await page.getByText("The table could not be loaded: ").waitFor();
    const again = page.getByRole("button", { name: "Try again" });
    await again.waitFor();
    const before = asked;
    await again.click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await context.close();
  }
});
