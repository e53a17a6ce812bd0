// @ts-check
/** The page embed.html, the table alone: in frames of every kind and size. */

import assert from "node:assert/strict";
import { outOfRange } from "../out-of-range.js";
import { expect, frames, stateOf, test, useBrowser, withTable } from "./browser.js";
import { HOST } from "./embedded.js";
import { CORS, openHost, ready, serve } from "./servers.js";

const running = useBrowser();

/**
 * embed.html by itself in a window.
 * @param {string} rest what follows in the address
 * @param {import("@playwright/test").BrowserContextOptions} [options]
 */
async function alone(rest, options = {}) {
  const { page, url } = await openHost(running.browser, "", { options });
  await page.goto(`${url}embed.html${rest}`);
  await ready(page);
  return { page, url };
}

/**
 * A page with frames.
 * @param {string} rest what follows in the address of the frame @param {string} [style] of the iframe
 * @param {import("@playwright/test").BrowserContextOptions} [options]
 */
async function framed(rest, style = "width: 100%; border: 0", options = {}) {
  const frame = `<iframe data-magnus-derek title="Table" style="${style}" src="/embed.html${rest}"></iframe>`;
  const opened = await openHost(running.browser, `${frame}<p id="after">After</p>`, { head: HOST, options });
  const inside = opened.page.frameLocator("iframe");
  await inside.locator("magnus-derek svg.table circle.seat").first().waitFor();
  return { ...opened, inside };
}

/** Heights of the frame and of its content. @param {import("@playwright/test").Page} page */
function heights(page) {
  return page.evaluate(() => {
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
    const main = frame.contentDocument?.querySelector("main");
    return [frame.offsetHeight, Math.ceil(main?.getBoundingClientRect().height ?? 0)];
  });
}

test("a game in the query, short or in fields, as editors keep it", async () => {
  const { page, url } = await alone("?controls=minimal&n=45&magnus=two-phase&derek=hoarder&moves=3%2B1-&round=1");
  assert.deepEqual([(await stateOf(page)).n, (await stateOf(page)).token], [45, 3]);
  const link = await withTable(page, (element) => element.getState());
  const written = "n=45&magnus=two-phase&derek=hoarder&moves=3+1-&round=1";
  const escaped = written.replaceAll("&", "&amp;");
  for (const rest of [
    `?game=${link}&controls=minimal`,
    `?game=${link}&utm_source=x`,
    `?game=${written}`,
    `?game=${encodeURIComponent(written)}`,
    `?controls=minimal&amp;${escaped}`,
    `?controls=minimal&n=9#${link}`,
    `?controls=minimal#${escaped}`,
  ]) {
    await page.goto("about:blank");
    await page.goto(`${url}embed.html${rest}`);
    await ready(page);
    assert.equal(await withTable(page, (element) => element.getState()), link, rest);
    await expect(page.locator("#unnamed"), rest).toBeHidden();
  }
});

test("a frame whose address has lost its game says so until another game is there", async () => {
  const { page, url } = await alone("?controls=minimal&utm_source=x");
  const sentence = page.locator("#unnamed");
  await expect(sentence).toHaveText(/^This address names no game/);
  await expect(sentence).toBeVisible();
  await withTable(page, (element) => element.newGame({ n: 21 }));
  await expect(sentence).toBeHidden();
  await page.goto(`${url}embed.html?lang=de`);
  await ready(page);
  await expect(sentence).toHaveText(/^Diese Adresse nennt keine Partie/);
});

test("a game behind #, written by hand, escaped or short, and another one after it", async () => {
  const { page } = await alone("#n=45&magnus=two-phase&derek=hoarder%3Abohr&seed=3&round=12&layers=2");
  const { n, round } = await stateOf(page);
  assert.deepEqual([n, round], [45, 12]);
  await expect(page.locator("magnus-derek .chip[aria-pressed=true]")).toHaveCount(1);
  const link = await withTable(page, (element) => element.getState());
  await page.evaluate(() => {
    location.hash = "n=21";
  });
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.n === 21);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, link);
  await page.waitForFunction(() => /** @type {any} */ (document.querySelector("magnus-derek")).state.round === 12);
});

test("what is wrong in the address is said on the table", async () => {
  for (const [rest, sentence] of /** @type {const} */ ([
    ["#n=0", outOfRange("n", 2, "1,048,576")],
    ["#%", "link"],
    ["?theme=pink", "theme must be light, dark or auto, but it is “pink”."],
    ["?controls=few#n=21", "controls must be full, minimal or none, but it is “few”."],
    ["?controls=none&theme=pink", "theme must be light, dark or auto, but it is “pink”."],
  ])) {
    const { page } = await alone(rest);
    await expect(page.locator("magnus-derek .error:visible:not(:empty)")).toHaveText(new RegExp(sentence, "i"));
    await page.close();
  }
});

test("the query sets the options of the tag, and what it does not know it leaves out", async () => {
  const { page } = await alone("?controls=minimal&readonly&present=0&theme=dark&lang=de&onclick=x&width=99&wasm-url=x");
  const attributes = await withTable(page, (element) =>
    Object.fromEntries(
      element.getAttributeNames().map((/** @type {string} */ name) => [name, element.getAttribute(name)]),
    ),
  );
  assert.deepEqual(attributes, { controls: "minimal", readonly: "", theme: "dark", lang: "de" });
  assert.equal((await stateOf(page)).n, 13);
});

test("the paper of the frame is that of the table, and follows the system or the theme", async () => {
  for (const [rest, colorScheme, scheme] of /** @type {const} */ ([
    ["", "light", "light"],
    ["", "dark", "dark"],
    ["?theme=auto", "dark", "dark"],
    ["?theme=light", "dark", "light"],
    ["?theme=dark", "light", "dark"],
  ])) {
    const { page } = await alone(rest, { colorScheme });
    const [root, table] = await withTable(page, (element) =>
      [document.documentElement, element].map((one) => getComputedStyle(one).backgroundColor),
    );
    assert.equal(root, table);
    assert.equal(root, scheme === "dark" ? "rgb(18, 22, 31)" : "rgb(251, 250, 246)");
    await page.close();
  }
});

test("the arrow in the corner opens this position in a window of its own, and controls=none hides it", async () => {
  const { page } = await alone("");
  await withTable(page, (element) => element.answer("+"));
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Open this position" }).click();
  const whole = await opened;
  await whole.waitForURL(/index\.html#1\./);
  await ready(whole);
  assert.equal((await stateOf(whole)).round, 1);
  await expect.poll(() => whole.evaluate(() => opener)).toBe(null);
  await withTable(page, (element) => element.setAttribute("controls", "none"));
  await page.getByRole("link", { name: "Open this position" }).waitFor({ state: "hidden" });
});

test("the row of a layer that a link asks for stands below the arrow in the corner", async () => {
  const { page } = await alone("#n=15&visited=1-4,6-11,13-14&token=2&magnus=human&derek=human&layers=2");
  for (const width of [900, 1024, 1199]) {
    await page.setViewportSize({ width, height: 768 });
    await expect
      .poll(async () => {
        const [link, row] = [page.locator("#open"), page.locator("magnus-derek .steps.asked")];
        const [corner, box] = [await link.boundingBox(), await row.boundingBox()];
        return corner && box ? box.y - corner.y - corner.height : -1;
      })
      .toBeGreaterThanOrEqual(0);
  }
});

test("the arrow in the corner touches neither the table nor the words", async () => {
  const { page, url } = await alone("");
  for (const [rest, width, height] of /** @type {const} */ ([
    ["", 320, 640],
    ["", 390, 844],
    ["", 700, 900],
    ["", 1000, 900],
    ["?controls=minimal", 700, 900],
    ["?present", 960, 540],
    ["?present", 640, 480],
  ])) {
    await page.setViewportSize({ width, height });
    if (new URL(page.url()).search !== rest) await page.goto(`${url}embed.html${rest}`);
    await ready(page);
    await withTable(page, (element) => element.newGame({ magnus: "human", derek: "human" }));
    await frames(page);
    const hit = await withTable(page, (element) => {
      const link = document.querySelector("#open")?.getBoundingClientRect();
      return [...element.shadowRoot.querySelectorAll("svg.table path, svg.table circle, svg.table text, h2, .sentence")]
        .map((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return (node instanceof SVGElement ? node : range).getBoundingClientRect();
        })
        .filter(
          ({ left, right, top, bottom }) =>
            link && left < link.right && right > link.left && top < link.bottom && bottom > link.top,
        ).length;
    });
    // The box of the rings has corners that the rings have not.
    const corner = await page.evaluate(() => {
      const { left, bottom } = /** @type {Element} */ (document.querySelector("#open")).getBoundingClientRect();
      const table = document
        .querySelector("magnus-derek")
        ?.shadowRoot?.querySelector("svg.table")
        ?.getBoundingClientRect();
      if (!table) return 0;
      const [x, y] = [left - table.left - table.width / 2, bottom - table.top - table.height / 2];
      return Math.hypot(x, y) / (table.width / 2);
    });
    assert.ok(hit === 0 || corner > 0.95, `${rest} ${width}: ${hit} ${corner}`);
  }
});

for (const width of [390, 700, 1100]) {
  test(`a frame ${width} pixels wide has the height of its content, and follows it`, async () => {
    const { page, inside } = await framed("", undefined, { viewport: { width, height: 800 } });
    await ready(page.frames()[1] ?? assert.fail("no frame"));
    /** @param {(height: number) => boolean} expected */
    const same = async (expected) => {
      await expect(async () => {
        const [frame = 0, content] = await heights(page);
        assert.equal(frame, content);
        assert.ok(expected(frame), `${frame}`);
      }).toPass();
      await frames(page);
      return (await heights(page))[0] ?? 0;
    };
    const before = await same((height) => height > 300);
    await inside.getByText("All positions as a table").click();
    await same((height) => height > before);
    await inside.getByText("All positions as a table").click();
    await same((height) => height === before);
    await page.setViewportSize({ width: width - 60, height: 800 });
    await frames(page);
    await same((height) => height > 300);
  });
}

test("a lazy frame is never lower than its page has made it while the table or the lesson in it is loaded", async () => {
  for (const rest of ["?controls=minimal", "?lesson=shield/hold", "?lang=de&lesson=shield/hold"]) {
    const room = '<div style="height: 3000px"></div>';
    const frame = `<iframe data-magnus-derek title="Table" width="100%" height="560" loading="lazy" style="border: 0" src="/embed.html${rest}"></iframe>`;
    const { page } = await openHost(running.browser, `${room}${frame}${room}`, { head: HOST });
    await page.evaluate(() => {
      const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
      const seen = /** @type {number[]} */ ([]);
      new ResizeObserver(() => seen.push(frame.offsetHeight)).observe(frame);
      Object.assign(window, { seen });
      scrollTo(0, 2700);
    });
    await page.frameLocator("iframe").locator("magnus-derek svg.table circle.seat").first().waitFor();
    await expect(async () => {
      const [frame = 0, content] = await heights(page);
      assert.equal(frame, content);
      assert.ok(frame > 560, String(frame));
    }).toPass();
    const seen = await page.evaluate(() => /** @type {any} */ (window).seen);
    assert.deepEqual([seen[0], Math.min(...seen)], [560, 560], `${rest}: ${seen}`);
    await page.close();
  }
});

test("in a frame 700 pixels high, which no script follows, all controls are in sight at every width", async () => {
  const games = [
    // A frame that names no game says so in a sentence, for which it needs more room.
    "?n=13",
    "?lang=de&n=13",
    "?controls=minimal&n=13",
    "#n=13",
    "?lang=de#n=13",
    "?controls=minimal#n=13",
    "#n=45&magnus=layers&derek=protector&round=12",
  ];
  for (const rest of games) {
    const { page } = await openHost(running.browser, `<iframe title="Table" src="/embed.html${rest}"></iframe>`, {
      head: "<style>iframe { border: 0; height: 700px }</style>",
    });
    const inside = page.frameLocator("iframe");
    await inside.locator("magnus-derek svg.table circle.seat").first().waitFor();
    const seen = await page.evaluate(async () => {
      const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
      const root = frame.contentDocument?.querySelector("magnus-derek")?.shadowRoot;
      const seen = [];
      for (let width = 320; width <= 1280; width += 24) {
        frame.style.width = `${width}px`;
        for (let drawn = 0; drawn < 2; drawn++) await new Promise(requestAnimationFrame);
        seen.push({ width, bottom: root?.querySelector(".passage")?.getBoundingClientRect().bottom ?? Number.NaN });
      }
      return seen;
    });
    for (const { width, bottom } of seen) assert.ok(bottom <= 700, `${rest} ${width} pixels wide: ${bottom}`);
    await page.close();
  }
});

test("a frame with a border is as much higher", async () => {
  const { page } = await framed("", "box-sizing: border-box; border: 5px solid; width: 100%");
  await expect(async () => {
    const [frame, content] = await heights(page);
    assert.equal(frame, (content ?? 0) + 10);
  }).toPass();
});

test("the host's scroll bar, which the frame's own height brings about, does not make it jump for ever", async () => {
  // A padding that comes and goes with the height stands for the bar, which headless browsers do not have.
  const { page } = await framed("?controls=none", undefined, { viewport: { width: 600, height: 640 } });
  await frames(page, 10);
  const jumps = await page.evaluate(async () => {
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
    const limit = frame.offsetHeight - 7;
    let count = 0;
    new MutationObserver(() => {
      count += 1;
    }).observe(frame, { attributes: true, attributeFilter: ["style"] });
    new ResizeObserver(() => {
      document.body.style.paddingRight = frame.offsetHeight > limit ? "15px" : "0px";
    }).observe(frame);
    // Each jump takes a message and a drawing.
    for (let drawn = 0; drawn < 60; drawn++) await new Promise(requestAnimationFrame);
    return count;
  });
  assert.ok(jumps < 5, `${jumps} changes of height`);
});

test("a frame whose host does not follow its height can be scrolled", async () => {
  const { page } = await openHost(
    running.browser,
    '<iframe title="Table" src="/embed.html" style="width: 600px; height: 300px"></iframe>',
    { head: "" },
  );
  const inside = page.frameLocator("iframe");
  await inside.locator("magnus-derek svg.table circle.seat").first().waitFor();
  await page.mouse.move(300, 150);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => document.querySelector("iframe")?.contentWindow?.scrollY === 200);
});

test("present fills the frame that the host has made, and says no height", async () => {
  const { page, inside } = await framed("?present", "width: 960px; height: 540px; border: 0");
  await frames(page, 10);
  assert.equal(await page.evaluate(() => document.querySelector("iframe")?.offsetHeight), 540);
  const size = await inside
    .locator("magnus-derek")
    .evaluate((/** @type {any} */ { offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]);
  assert.deepEqual(size, [960, 540]);
});

test("where storage is denied the table works as it does elsewhere", async () => {
  const other = await serve({ headers: () => ({ "access-control-allow-origin": "*" }) });
  const frame = `<iframe title="Table" sandbox="allow-scripts" style="width: 900px; height: 900px" src="${other.url}embed.html"></iframe>`;
  const { page } = await openHost(running.browser, frame, { head: "" });
  const inside = page.frameLocator("iframe");
  await inside.getByRole("button", { name: /^clockwise/ }).click();
  await inside.getByText("round 1", { exact: true }).waitFor();
  const denied = await inside.locator("body").evaluate(() => {
    try {
      return Boolean(localStorage);
    } catch {
      return "denied";
    }
  });
  assert.equal(denied, "denied");
  other.stop();
});

test("without scripts the page says what it would show", async () => {
  const { page, url } = await openHost(running.browser, "", { options: { javaScriptEnabled: false } });
  await page.goto(`${url}embed.html`);
  await expect(page.getByText("needs JavaScript and WebAssembly")).toBeVisible();
});

test("a frame far below the window fetches the core when one scrolls near it", async () => {
  const body =
    '<div style="height: 5000px"></div><iframe title="Table" width="700" height="700" src="/embed.html"></iframe>';
  const { page, paths } = await openHost(running.browser, body, { head: "" });
  await page.frameLocator("iframe").locator("magnus-derek:defined").waitFor({ state: "attached" });
  await frames(page, 10);
  const hasCore = () => paths.some((path) => /\/magnus_derek_bg-.*\.wasm$/.test(path));
  assert.ok(paths.some((path) => path.startsWith("/parts/embed-")) && !hasCore());
  await page.evaluate(() => scrollTo(0, 4500));
  await page.frameLocator("iframe").locator("magnus-derek svg.table circle.seat").first().waitFor();
  assert.ok(hasCore());
});

test("a dialog in a frame taller than the window opens on the screen, with its end in reach", async () => {
  const site = await serve(CORS);
  const frame = `<iframe title="Table" style="width: 100%; height: 2600px; border: 0" src="${site.url}embed.html?controls=full&n=13"></iframe>`;
  const options = { viewport: { width: 390, height: 700 } };
  const { page } = await openHost(running.browser, `<p style="height: 300px">Before</p>${frame}`, {
    head: "",
    options,
  });
  const inside = page.frameLocator("iframe");
  await inside.locator("magnus-derek svg.table circle.seat").first().waitFor();
  const open = [
    () => page.keyboard.press("?"),
    () => inside.getByRole("button", { name: "Share", exact: true }).first().click(),
  ];
  for (const act of open) {
    await inside.locator("magnus-derek .picture").focus();
    await page.evaluate(() => scrollTo(0, 500));
    await act();
    const dialog = inside.locator("magnus-derek dialog[open]");
    const close = dialog.getByRole("button", { name: "Close" });
    for (const part of [dialog, close]) {
      await part.waitFor();
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await close.click();
    await expect(dialog).toHaveCount(0);
  }
  await page.close();
  site.stop();
});
