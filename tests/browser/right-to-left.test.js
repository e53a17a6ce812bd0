// @ts-check
/**
 * Languages from the right to the left: with words 40 % longer everything has its place, formulas are read from the
 * left, and the round table is as it was.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { LESSONS } from "../../www/lessons/list.js";
import { mapTexts } from "../../www/lessons/translate.js";
import { assertNotWider, expect, openFold, test } from "./browser.js";
import { lengthened, longLanguage, mirrored } from "./long-language.js";
import { usePage } from "./one-page.js";
import { GAMES, trouble } from "./trouble.js";

/** @typedef {import("@playwright/test").Page} Page */

const running = usePage();
/** The script of the mirrored language. */
let rightToLeft = "";
test.beforeAll(async () => {
  rightToLeft = await longLanguage("rtl");
});
/** As text, to be run in pages. */
const ISOLATED = readFileSync(new URL("../../www/text/isolated.js", import.meta.url), "utf8").replaceAll(
  /^export /gm,
  "",
);

/** @type {[width: number, height: number][]} */
const WINDOWS = [
  [1360, 900],
  [820, 1180],
  [390, 844],
];

/** The page, in which the tables that speak German speak the other language. */
async function mirroredPage() {
  const { page } = await running.blank();
  const script = (/** @type {string} */ body) => ({ contentType: "text/javascript", body });
  await page.route("**/parts/de/all-*.js", (route) => route.fulfill(script(rightToLeft)));
  await page.route("**/parts/de/shield-*.js", async (route) => route.fulfill(script(await mirroredLesson("shield"))));
  await page.route(/\.html(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('dir="ltr"', 'dir="rtl"') });
  });
  return { page };
}

/** The part with the texts of a lesson. @param {string} id */
async function mirroredLesson(id) {
  const lesson = await LESSONS.find((one) => one.id === id)?.load();
  assert.ok(lesson);
  const other = mapTexts(lesson.default, (_, text) => mirrored(lengthened(text)));
  return `export default ${JSON.stringify({ ...other, english: [] })};`;
}

/** A table in a frame. @param {Page} page @param {string} link */
async function openTable(page, link) {
  await page.goto(`${running.url}embed.html?lang=de#${link}`);
  await page.locator("magnus-derek .frame[dir=rtl]").waitFor();
  await expect(page.locator("magnus-derek .coming")).toHaveCount(0);
}

/**
 * A page of the site, with its texts written otherwise once it is there.
 * @param {Page} page @param {string} path @param {string} [until] what its scripts have made last
 */
async function openPage(page, path, until) {
  await page.goto(running.url + path);
  await page.waitForLoadState("load");
  if (until) await page.locator(until).first().waitFor();
  await page.evaluate(
    (sources) => {
      const write = new Function(
        `${sources.join("\n")}\nreturn (text) => isolateFormulas(mirrored(lengthened(text)));`,
      )();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const within = node.parentElement?.closest("svg, script, style, code, pre, option, textarea, noscript, math");
        if (!within && node.nodeValue?.trim()) node.nodeValue = write(node.nodeValue);
      }
    },
    [String(lengthened), String(mirrored), ISOLATED],
  );
}

/** Fails if anything is cut off, lies over something else or is out of reach. @param {Page} page */
async function assertInPlace(page) {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await assertNotWider(page, `${width} × ${height}`);
    assert.deepEqual(await trouble(page), [], `${width} × ${height}`);
  }
}

/**
 * The texts of elements as an eye finds them on the screen, line by line from the left to the right.
 * @param {import("@playwright/test").Locator} locator
 */
function seen(locator) {
  return locator.evaluateAll((nodes) =>
    nodes.map((node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      /** @type {{sign: string, x: number, y: number}[][]} */
      const lines = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const [index, sign] of [...(text.nodeValue ?? "")].entries()) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const { left, top, width, height } = range.getBoundingClientRect();
          if (width === 0) continue;
          const [x, y] = [left + width / 2, top + height / 2];
          const line = lines.find(([first]) => first && Math.abs(first.y - y) < height / 2);
          if (line) line.push({ sign, x, y });
          else lines.push([{ sign, x, y }]);
        }
      }
      const ordered = lines.map((line) => line.sort((a, b) => a.x - b.x).map(({ sign }) => sign));
      return ordered.map((line) => line.join("")).join("\n");
    }),
  );
}

for (const [what, link] of Object.entries(GAMES)) {
  test(`a table whose words go from right to left has everything in its place: ${what}`, async () => {
    const { page } = await mirroredPage();
    await openTable(page, link);
    // The frame around it is read so too, and these are the other words.
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator("magnus-derek .turn").first()).toHaveText(/([א-ת])\1{2}/);
    await assertInPlace(page);
  });
}

for (const [what, path, until] of [
  ["the Lab", "lab.html", ".results tbody tr"],
  ["the page of all lessons, with the header", "learn.html", ".lessons h3"],
  ["the Play page", "de/index.html", "magnus-derek .frame[dir=rtl]"],
]) {
  test(`what is read from the right has everything in its place: ${what}`, async () => {
    const { page } = await mirroredPage();
    await openPage(page, String(path), until);
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).direction), "rtl");
    await assertInPlace(page);
  });
}

test("a lesson that is read from the right has everything in its place, with its task", async () => {
  const { page } = await mirroredPage();
  await openPage(page, "de/learn/shield.html", "magnus-derek .lesson .ask");
  const ask = page.locator("magnus-derek .lesson .ask").first();
  await expect(ask).toHaveText(/([א-ת])\1{2}/);
  await assertInPlace(page);
});

test("formulas, numbers with signs and moves are read from the left among words that are not", async () => {
  const { page } = await mirroredPage();
  await openTable(page, "n=13&magnus=layers&derek=human");
  const turn = page.locator("magnus-derek .turn .sentence").first();
  await expect.poll(async () => (await seen(turn)).join("\n")).toMatch(/(?<![\d=])ℓ = 1(?!\d)/);
  assert.deepEqual(await seen(page.locator("magnus-derek .direction b")), ["−1", "+1"]);
  for (const fold of [".players", ".score"]) await openFold(page, fold);
  assert.ok((await seen(page.locator("magnus-derek .chip"))).join("\n").includes("M(A) 13"));
  const said = (await seen(page.locator("magnus-derek .info p"))).join("\n");
  for (const formula of ["M(A)", "f*(13) = 12", "R(13)", "B(13) = 19", "2(n − 1) = 24", "p − 4 + ⌈¾⌈log₂ p⌉⌉ = 12"])
    assert.ok(said.includes(formula), `${formula} in\n${said}`);
  // Words are read from the right: who begins a sentence stands on its right.
  const [sentence = ""] = (await seen(turn))[0]?.split("\n") ?? [];
  assert.match(sentence, /קקקקשנזאמ$/);
  await openTable(page, "n=45&magnus=two-phase&derek=hoarder&seed=3&round=12");
  await expect.poll(async () => (await seen(turn)).join("\n")).toMatch(/15 → 6/);
  await openTable(page, "n=21&magnus=human&derek=protector");
  await page.locator("magnus-derek input.magnitude").fill("6");
  await expect.poll(async () => (await seen(page.locator("magnus-derek .outcomes"))).join("\n")).toMatch(/6[+−]|[+−]6/);
  const outcomes = (await seen(page.locator("magnus-derek .outcomes"))).join("\n");
  assert.match(outcomes, /:−6$/m);
  assert.match(outcomes, /:\+6$/m);
});

test("on the round table keys and buttons mean what they mean in every language", async () => {
  const LINK = "n=13&magnus=layers&derek=human";
  /**
   * The effect of a key, or of the button on a side.
   * @param {Page} page @param {(page: Page) => Promise<void>} open @param {(page: Page) => Promise<void>} act
   */
  const after = async (page, open, act) => {
    await page.goto("about:blank");
    await open(page);
    await act(page);
    const state = () => page.evaluate(() => document.querySelector("magnus-derek")?.state ?? null);
    await expect.poll(async () => (await state())?.round).toBe(1);
    return (await state())?.token;
  };
  const button = (/** @type {"left" | "right"} */ side) => async (/** @type {Page} */ page) => {
    const buttons = page.locator("magnus-derek .direction");
    const places = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    const first = (places[0] ?? 0) < (places[1] ?? 0);
    await buttons.nth(first === (side === "left") ? 0 : 1).click();
  };
  const key = (/** @type {string} */ name) => async (/** @type {Page} */ page) => {
    await page.locator("magnus-derek .picture").focus();
    await page.keyboard.press(name);
  };
  const acts = {
    right: key("ArrowRight"),
    left: key("ArrowLeft"),
    plus: key("+"),
    minus: key("-"),
    "the button on the right": button("right"),
    "the button on the left": button("left"),
  };
  const inEnglish = async (/** @type {Page} */ page) => {
    await page.goto(`${running.url}embed.html#${LINK}`);
    await page.locator("magnus-derek .frame[dir=ltr]").waitFor();
  };
  const { page } = await mirroredPage();
  await page.unroute(/\.html(\?.*)?$/);
  for (const [what, act] of Object.entries(acts)) {
    const wanted = await after(page, inEnglish, act);
    assert.equal(await after(page, (one) => openTable(one, LINK), act), wanted, what);
    assert.equal(wanted, /right|plus/.test(what) ? 1 : 12, what);
  }
});

test("time goes to the right on the timeline, and what a table opens is read as the table is", async () => {
  const { page } = await mirroredPage();
  await openTable(page, GAMES["two computers"]);
  const directionOf = (/** @type {string} */ selector) =>
    page
      .locator(`magnus-derek ${selector}`)
      .first()
      .evaluate((node) => getComputedStyle(node).direction);
  for (const picture of ["svg.table", ".timeline input", ".buttons"])
    assert.equal(await directionOf(picture), "ltr", picture);
  await page.locator("magnus-derek .help").click();
  assert.equal(await directionOf("dialog[open]"), "rtl");
  await page.keyboard.press("Escape");
  await page.locator("magnus-derek .share").click();
  await page.locator("magnus-derek dialog.sharing[open]").waitFor();
  assert.equal(await directionOf("dialog[open]"), "rtl");
  // An address is one from its beginning on.
  assert.equal(await directionOf(".sharing input"), "ltr");
  await assertInPlace(page);
});

test("in a sentence that is read from the right the left arrow key goes on to the next name", async () => {
  const { page } = await mirroredPage();
  await openTable(page, GAMES["an ending"]);
  // One of them is the stop of Tab as soon as the keys are there.
  const names = page.locator("magnus-derek .why :is(.points, .term)");
  await page.locator("magnus-derek .why [tabindex='-1']").first().waitFor();
  const focused = () => names.evaluateAll((all) => all.findIndex((one) => one.matches(":focus")));
  await names.first().focus();
  await page.keyboard.press("ArrowLeft");
  assert.equal(await focused(), 1);
  await page.keyboard.press("ArrowLeft");
  assert.equal(await focused(), 2);
  await page.keyboard.press("ArrowRight");
  assert.equal(await focused(), 1);
});
