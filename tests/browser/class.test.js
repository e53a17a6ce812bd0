// @ts-check
/** A class without a server: the result at the end of a lesson, and the page that reads thirty of them. */

import assert from "node:assert/strict";
import { readResults } from "../../www/table/lesson/class-result.js";
import { scriptedClass } from "../scripted-class.js";
import { assertAccessible, bytesOf, expect, openPath, test, useBrowser } from "./browser.js";
import { scanned } from "./shared-game.js";

/** @import { Page } from "@playwright/test" */

const running = useBrowser();
const { lines, expected } = scriptedClass();
const PASTED = lines.join("\n");
const PROGRESS = {
  version: 1,
  done: { "shield/hold": "2026-11-20", "shield/largest": "2026-11-20" },
  steps: {
    "shield/hold": { attempts: 2, hints: 0, sawSolution: false, done: true },
    "shield/largest": { attempts: 3, hints: 1, sawSolution: false, done: true, wrong: { 9: 2 } },
  },
};

/** @param {string} path @param {import("@playwright/test").BrowserContextOptions} [options] */
const open = (path, options = {}) => openPath(running, path, options);

/** The page of a lesson after two tasks, with the result unfolded. @param {string} [folder] */
async function openResult(folder = "") {
  const { page } = await open("learn.html");
  await page.evaluate((kept) => localStorage.setItem("magnus-derek-lessons", kept), JSON.stringify(PROGRESS));
  await page.goto(`${running.url}${folder}learn/shield.html`);
  await page.locator(".class-result summary").focus();
  await page.keyboard.press("Enter");
  await page.locator(".class-result .qr").waitFor();
  return page;
}

/** @param {Page} page */
const resultOn = (page) => page.locator("#result-text").inputValue();

test("a lesson has the result as text and as a QR code, once a task has been tried", async () => {
  const { page: fresh } = await open("learn/shield.html");
  await fresh.locator(".class-result").waitFor({ state: "attached" });
  await expect(fresh.locator(".class-result")).toBeHidden();
  const page = await openResult();
  const [nameless] = readResults(await resultOn(page)).results;
  assert.match(nameless?.mark ?? "", /^[0-9a-z]{4}$/);
  await page.getByLabel("Name, if you like").fill("Änne B");
  await expect(page.locator("#result-text")).toHaveValue(/^MD1;shield;hold=a2,largest=h3\.1:9;;Änne\+B#/);
  const text = await resultOn(page);
  await expect.poll(() => scanned(page, ".class-result .qr")).toBe(text);
  await page.getByRole("button", { name: "Copy the result" }).click();
  await expect(page.locator(".class-result [role=status]")).not.toBeEmpty();
  await assertAccessible(page, ".class-result");
  // The name stays for the next lesson in this tab, and only there.
  await page.reload();
  await page.locator(".class-result summary").click();
  await expect(page.locator("#result-text")).toHaveValue(text);
  assert.ok(!(await page.evaluate(() => JSON.stringify(localStorage))).includes("Änne"));
  await page.getByRole("link", { name: "The page Class reads it" }).click();
  await page.waitForURL("**/class.html");
});

test("a set of puzzles ends with its result, and the page Class reads it with what was wrong", async () => {
  const { page } = await open("practice.html#safe&level=5&seed=7&count=2");
  const shown = page.locator("magnus-derek");
  await expect(shown).toHaveAttribute("puzzle", "safe&level=5&seed=7");
  await expect(page.locator("#set-account")).toContainText("0 of 2 tried, 0 solved");
  await expect(page.locator(".class-result")).toBeHidden();
  const press = (/** @type {string} */ name) => shown.locator(".lesson").getByRole("button", { name }).click();
  await press("[1]₃");
  await expect(page.locator("#set-account")).toContainText("1 of 2 tried, 0 solved · 0 of 2 points · 1 attempt");
  await press("There is none");
  await press("Next puzzle");
  await expect(page).toHaveURL(/#safe&level=5&seed=7&count=2&at=2$/);
  await expect(shown).toHaveAttribute("puzzle", "safe&level=5&seed=8");
  await press("[0]₃");
  await expect(page.locator("#set-account")).toContainText("all 2 solved");
  await page.reload();
  await expect(page.locator("#set-account")).toContainText("3 attempts");
  // All are solved: the result is open below the account that says so.
  await expect(page.locator(".head + .class-result[open] #result-text")).toBeVisible();
  await press("[0]₃");
  await press("My result");
  // The last one is solved, so that the way on leads to the result.
  const heading = page.locator(".class-result summary");
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.locator("#set-account")).toBeInViewport();
  await page.getByLabel("Name, if you like").fill("Bo");
  await expect(page.locator("#result-text")).toHaveValue(/^MD1;puzzles-safe-5-2;1=a2:o1,2=a1;7;Bo#[0-9a-z]{7}$/);
  const text = await resultOn(page);
  await expect.poll(() => scanned(page, ".class-result .qr")).toBe(text);
  await assertAccessible(page, ".class-result");
  for (const [folder, heading, cells] of /** @type {const} */ ([
    ["", "Is it safe?, level 5: 2 puzzles, from seed 7", ["Puzzle 1", "1", "0", "0", "0", "0", "0", "2.0"]],
    ["de/", "Ist das sicher?, Stufe 5: 2 Rätsel, ab Startwert 7", ["Rätsel 1", "1", "0", "0", "0", "0", "0", "2,0"]],
  ])) {
    await page.goto(`${running.url}${folder}class.html`);
    await page.locator("#results").fill(text);
    await expect(page.locator("#found h2")).toHaveText(heading);
    const row = page.locator("#found tbody tr").first();
    await expect(row.locator("th, td")).toHaveText([...cells, "[1]₃ (1×)"]);
    await expect(row.getByRole("link")).toHaveAttribute("href", "practice.html#safe&level=5&seed=7");
    await expect(page.locator(".bars svg")).toHaveCount(1);
  }
  await assertAccessible(page, "main");
});

test("thirty results that are pasted at once show where the class was stuck, as a table, as bars and as CSV", async () => {
  const { page } = await open("class.html");
  await page.getByRole("textbox", { name: "Results" }).focus();
  await page.keyboard.insertText(PASTED);
  await expect(page.locator("#count")).toHaveText(/^30 results read\. 1 stood twice, .* 2 could not be read\.$/);
  await expect(page.locator("#damaged li")).toHaveText([
    /^Line 32: a character is wrong, missing or too many: .* “MD1;shield;hald=….*;;Student\+02#[0-9a-z]{7}”$/,
    /^Line 33: its end is missing\./,
  ]);
  const table = page.getByRole("table", { name: "Tasks of lesson 4" });
  const cells = await table
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  assert.deepEqual(
    cells.map((row) => row.slice(1, 6).map(Number)),
    expected.map(({ outcomes }) => outcomes),
  );
  assert.deepEqual(cells[1], ["Why it holds", "10", "0", "15", "5", "0", "0", "2.3", "3 (25×); 4 (5×)"]);
  await expect(
    page.getByText("Hardest: “Why it holds”. Of 30 who tried it 20 did not solve it, or saw its solution first."),
  ).toBeVisible();
  await expect(page.locator(".bars path.alone")).toHaveCount(4);
  await expect(page.getByRole("img", { name: /one for each task of lesson 4/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as CSV" }).click(),
  ]);
  const students = page.getByRole("table", { name: "Students in lesson 4" });
  await expect(students.locator("tbody tr")).toHaveCount(30);
  await expect(students.locator("tbody tr").first().locator("th, td")).toHaveText([
    "Student 01",
    "4.5",
    "2/5",
    "7",
    "0",
  ]);
  await expect(students.locator("tbody tr").last()).toContainText("without a name");
  await expect(page.getByRole("button", { name: "Save students as CSV" })).toBeVisible();
  assert.equal(download.suggestedFilename(), "magnus-derek-class.csv");
  const csv = (await bytesOf(download)).toString().trim().split("\n");
  assert.equal(csv.length, 6);
  assert.equal(csv[2], "shield,none,Why it holds,30,10,0,15,5,2.33,3,25,4,5,,,0,0");
  // By keyboard: the links of the tasks, and away with it all.
  await page.getByRole("button", { name: "Clear" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#count")).toHaveText("No results yet.");
  await expect(page.getByRole("textbox", { name: "Results" })).toBeFocused();
  await expect(page.locator("table")).toHaveCount(0);
});

test("several lessons have a table each, a lesson that is unknown is said, and all of it is there in German", async () => {
  const { page } = await open("de/class.html");
  const rings = readResults(PASTED).results.slice(0, 2);
  assert.equal(rings.length, 2);
  const { resultText } = await import("../../www/table/lesson/class-result.js");
  const others = rings.flatMap((result) => [
    resultText({ ...result, lesson: "rings", tasks: {} }),
    resultText({ ...result, lesson: "nowhere" }),
  ]);
  await page.locator("#results").fill(`${PASTED}\n${others.join("\n")}`);
  await expect(page.locator("#found h2")).toHaveText([/^Lektion 3: Ringe$/, /^Lektion 4: Der Schild$/]);
  await expect(page.locator("#count")).toHaveText(/^32 Ergebnisse gelesen\..* 4 ließen sich nicht lesen\.$/);
  await expect(page.locator("#damaged li").last()).toHaveText(/^Zeile 37: Diese Lektion gibt es hier nicht\./);
  await expect(page.locator("[data-lesson=shield] tbody tr").nth(1)).toContainText("Warum der Schild hält");
  await expect(page.locator("[data-lesson=shield] tbody tr").nth(1)).toContainText("2,3");
});

test("codes are read from pictures, and what is no result is said", async () => {
  const lesson = await openResult();
  await lesson.getByLabel("Name, if you like").fill("Bo");
  await expect(lesson.locator("#result-text")).toHaveValue(/;;Bo#/);
  const text = await resultOn(lesson);
  await expect.poll(() => scanned(lesson, ".class-result .qr")).toBe(text);
  const picture = await lesson.locator(".class-result .qr").screenshot();
  const { page } = await open("class.html");
  const heading = await page.locator("h1").screenshot();
  /** @type {string[]} */
  const loaded = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.locator("#files").setInputFiles([
    { name: "code.png", mimeType: "image/png", buffer: picture },
    { name: "heading.png", mimeType: "image/png", buffer: heading },
    { name: "none.png", mimeType: "image/png", buffer: Buffer.from("none") },
  ]);
  await expect(page.locator("#said")).toHaveText(
    "1 result in the pictures. There is no readable code in heading.png. There is no readable code in none.png.",
  );
  await expect(page.locator("#results")).toHaveValue(`${text}\n`);
  await expect(page.getByText("1 result. From Bo.")).toBeVisible();
  assert.ok(
    loaded.some((address) => /jsQR/i.test(address)),
    "the reader of codes comes only now",
  );
});

test("a camera reads each code once, and without one the page says so", async () => {
  const lesson = await openResult();
  const text = await resultOn(lesson);
  const picture = (await lesson.locator(".class-result .qr").screenshot()).toString("base64");
  const { page } = await open("class.html");
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [640, 480];
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    // A stream has pictures while its canvas is drawn.
    const draw = () => {
      context.fillRect(0, 0, 640, 480);
      context.drawImage(bitmap, 200, 100);
      requestAnimationFrame(draw);
    };
    draw();
    const devices = { getUserMedia: async () => canvas.captureStream() };
    Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: devices });
  }, picture);
  await page.getByRole("button", { name: "Scan with the camera" }).click();
  await expect(page.locator("#said")).toHaveText("Scanned: a result without a name. 1 so far.");
  await expect(page.locator("#results")).toHaveValue(`${text}\n`);
  await page.getByRole("button", { name: "Stop the camera" }).click();
  await expect(page.locator("#said")).toHaveText("The camera is off.");
  await expect(page.locator("video")).toBeHidden();
  for (const [name, said] of /** @type {const} */ ([
    ["NotAllowedError", /^This browser does not let the page use the camera\./],
    ["NotFoundError", /^There is no camera that this page can use\./],
  ])) {
    await page.evaluate((name) => {
      const devices = { getUserMedia: () => Promise.reject(new DOMException("", name)) };
      Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: devices });
    }, name);
    await page.getByRole("button", { name: "Scan with the camera" }).click();
    await expect(page.locator("#said")).toHaveText(said);
  }
  await page.evaluate(() => Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: undefined }));
  await page.getByRole("button", { name: "Scan with the camera" }).click();
  await expect(page.locator("#said")).toHaveText(/^There is no camera that this page can use\./);
});

test("the page says without scripts what it needs, and that nothing leaves the device", async () => {
  const { page } = await open("class.html", { javaScriptEnabled: false });
  assert.match(await page.content(), /<noscript>.*that needs JavaScript/);
  await expect(page.locator(".give")).toBeHidden();
  await expect(page.getByText("Nothing leaves this device")).toBeVisible();
});

test("on paper the results stand without the field and its buttons, and the key has the colours of the bars", async () => {
  const { page } = await open("de/class.html");
  await page.locator("#results").fill(PASTED);
  await page.locator(".bars svg > *").first().waitFor();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".give, .about")).toHaveCount(2);
  for (const part of await page.locator("textarea, .buttons button, .about").all()) await expect(part).toBeHidden();
  await expect(page.getByRole("table").first()).toBeVisible();
  // An A4 page with margins of 2 cm: nobody can scroll there.
  await page.setViewportSize({ width: 642, height: 971 });
  await expect
    .poll(() =>
      page
        .locator(".scroller")
        .first()
        .evaluate((node) => node.scrollWidth - node.clientWidth),
    )
    .toBe(0);
  const keys = await page
    .locator(".legend li")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, "::before").printColorAdjust));
  assert.deepEqual(keys, ["exact", "exact", "exact", "exact", "exact"]);
});

test("an example shows what the page says of a class, and is offered only while the field is empty", async () => {
  const { page } = await open("class.html");
  await page.getByRole("button", { name: "Show an example" }).click();
  await expect(page.locator("#count")).toHaveText("6 results read.");
  await expect(page.locator("#found table").first()).toBeVisible();
  await expect(page.locator("#damaged")).toBeEmpty();
  await expect(page.getByRole("button", { name: "Show an example" })).toBeHidden();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByRole("button", { name: "Show an example" })).toBeVisible();
});
