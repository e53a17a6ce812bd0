// @ts-check
/** The page that puts a table into notes: choices, copied texts, and the preview, which runs the very text. */

import assert from "node:assert/strict";
import { outOfRange } from "../out-of-range.js";
import { expect, test, useBrowser, watchProblems } from "./browser.js";

/** @typedef {import("@playwright/test").Page} Page */

const running = useBrowser();

/** @param {string} [hash] @param {import("@playwright/test").BrowserContextOptions} [options] */
async function open(hash = "", options = { viewport: { width: 1360, height: 900 } }) {
  const page = await running.browser.newPage(options);
  watchProblems(page);
  await page.goto(`${running.url}for-notes.html${hash}`);
  await page.locator("#copies textarea").first().waitFor();
  return { page };
}

/** The text to be copied. @param {Page} page */
const copied = (page) =>
  page
    .locator("#copies textarea")
    .evaluateAll((fields) => fields.map((field) => /** @type {HTMLTextAreaElement} */ (field).value).join("\n"));
/** @param {Page} page @param {RegExp} pattern */
const copies = (page, pattern) => expect.poll(() => copied(page)).toMatch(pattern);
/** @param {Page} page @param {string} name */
const choose = (page, name) =>
  // The label is what a person sees and presses.
  page
    .locator(".chip")
    .filter({ has: page.getByRole("radio", { name, exact: true }) })
    .click();
/** @param {Page} page */
const said = (page) => page.locator("#error").innerText();

test("the game on the table goes from the Play page into a tag, and the preview plays the very text", async () => {
  const page = await running.browser.newPage({ viewport: { width: 1360, height: 900 } });
  watchProblems(page);
  await page.goto(`${running.url}#n=15&magnus=layers&derek=human`);
  await page.locator("magnus-derek .turn").first().waitFor();
  await page.getByRole("button", { name: "Put it in my notes" }).last().click();
  await page.waitForURL("**/for-notes.html#*");
  await copies(
    page,
    /<magnus-derek n="15" magnus="layers" derek="human">An interactive figure: .* 15 positions\.<\/magnus-derek>$/,
  );
  const inside = page.frameLocator("#preview");
  await inside.getByRole("button", { name: /^clockwise/ }).click();
  await inside.getByText("round 1", { exact: true }).waitFor();
  const source = (await page.locator("#preview").getAttribute("srcdoc")) ?? "";
  assert.ok(source?.includes(await copied(page)));
});

test("everything that is chosen is in the snippet and in the address, and is there again after a reload", async () => {
  const { page } = await open();
  await page.getByLabel("Positions n").fill("45");
  await page.getByLabel("Positions n").press("Enter");
  await page.getByLabel("Positions n").blur();
  await copies(page, /n="45"/);
  await page.getByLabel("Derek", { exact: true }).selectOption("protector");
  await page.getByLabel("Round", { exact: true }).fill("12");
  await page.getByLabel("Round", { exact: true }).blur();
  await page.locator("#layers").selectOption("M(A)");
  await copies(page, /n="45" magnus="layers" derek="protector" round="12" layers="2"/);
  await choose(page, "A frame");
  await page.getByLabel("Controls").selectOption("minimal");
  await page.getByLabel("Width in pixels").fill("480");
  await page.getByLabel("Width in pixels").blur();
  await page.getByLabel("Height", { exact: true }).selectOption("wide");
  await copies(
    page,
    /width="480" .*aspect-ratio: 16 \/ 9.*\n.*embed\.html\?controls=minimal&amp;present&amp;n=45&amp;magnus=layers&amp;derek=protector&amp;round=12&amp;layers=2"/,
  );
  const text = await copied(page);
  await expect(page).toHaveURL(/#n=45&.*controls=minimal&width=480&height=wide&place=frame$/);
  await page.reload();
  await expect.poll(() => copied(page)).toBe(text);
  await page.frameLocator("#preview").frameLocator("iframe").getByText("round 12", { exact: true }).waitFor();
});

test("what is refused is said with its value and limit, and nothing is lost", async () => {
  const { page } = await open("#n=21&magnus=layers&derek=human&width=-5");
  await expect.poll(() => said(page)).toBe(outOfRange("The width in pixels", 160, "4,000", -5));
  await copies(page, /n="21"/);
  const before = await copied(page);
  for (const [label, text, sentence] of /** @type {const} */ ([
    ["Positions n", "-5", /-5/],
    ["Round", "99999", /99999|99,999|cannot be reached/],
    ["Width in pixels", "12", outOfRange("The width in pixels", 160, "4,000", 12)],
    ["A link of a game, a step of a lesson, or a puzzle", "1.WEAQA_Y", /link/],
    [
      "A link of a game, a step of a lesson, or a puzzle",
      "shield/nothing",
      "The lesson “shield” has no step “nothing”. Its steps are",
    ],
    ["A link of a game, a step of a lesson, or a puzzle", "nothing/hold", "There is no lesson “nothing”."],
  ])) {
    const field = page.getByLabel(label, { exact: true });
    const old = await field.inputValue();
    await field.fill(text);
    await field.press(label.startsWith("A link") ? "Enter" : "Tab");
    await page.locator("#error").getByText(sentence).waitFor();
    await expect(field).toHaveValue(text);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    assert.equal(await copied(page), before);
    await field.fill(old);
    await field.press(label.startsWith("A link") ? "Enter" : "Tab");
    await expect.poll(() => said(page)).toBe("");
  }
});

test("a table that speaks German is in the snippet, the address and the preview; where it cannot go that is said", async () => {
  const { page } = await open();
  await page.getByLabel("Language of the table").selectOption("de");
  await copies(
    page,
    /<magnus-derek n="15" magnus="layers" derek="human" lang="de">Eine interaktive Abbildung: der Magnus–Derek-Tisch mit 15 Positionen\.<\/magnus-derek>$/,
  );
  await page.frameLocator("#preview").getByRole("heading", { name: "Sie sind am Zug, Derek" }).waitFor();
  await expect(page).toHaveURL(/#n=15&magnus=layers&derek=human&lang=de$/);
  for (const place of ["A frame", "Moodle", "PreTeXt"]) {
    const before = (await page.locator("#preview").getAttribute("srcdoc")) ?? "";
    await choose(page, place);
    await copies(page, /embed\.html\?lang=de&amp;n=15/);
    // Waits for the preview of this place: that of the one before may still be shown.
    await expect(page.locator("#preview")).not.toHaveAttribute("srcdoc", before);
    const frame = page.frameLocator("#preview").frameLocator('iframe[src*="lang=de"]');
    await frame.getByRole("heading", { name: "Sie sind am Zug, Derek" }).waitFor();
  }
  await expect(page.locator("#lang-note")).toHaveText("", { useInnerText: true });
  await choose(page, "Markdown");
  await copies(page, /^\[!\[Der Magnus–Derek-Tisch mit 15 Positionen/);
  const picture = page.frameLocator("#preview").locator("img");
  await expect(picture).toHaveAttribute("src", new RegExp(encodeURIComponent("<title>Der Magnus–Derek-Tisch")));
  await choose(page, "One file, no network");
  await page.locator("#lang-note").getByText("The single file speaks only English.", { exact: true }).waitFor();
  await choose(page, "A page of my own");
  await expect.poll(() => page.url()).not.toMatch(/place=/);
  await page.reload();
  await copies(page, /lang="de">Eine/);
  await page.getByLabel("Lesson", { exact: true }).selectOption("shield");
  await copies(page, /lang="de">Eine interaktive Abbildung: der Schritt „.+“ der Lektion „Der Schild“/);
});

test("a script that pages of other sites may not load is not written without a word", async () => {
  const warning = /^The server of this site does not send Access-Control-Allow-Origin: \*, .*standalone\.js/;
  for (const allows of [false, true]) {
    const page = await running.browser.newPage();
    await page.route("**/element.js", async (route) => {
      if (route.request().method() !== "HEAD") return route.continue();
      await route.fulfill({ headers: allows ? { "access-control-allow-origin": "*" } : {} });
    });
    await page.goto(`${running.url}for-notes.html`);
    const [script, count] = allows
      ? [/^<script type="module" src="http.*\/element\.js" data-external="1"><\/script>\n/, 0]
      : [/^<script src="http.*\/standalone\.js"><\/script>\n/, 1];
    await copies(page, script);
    await expect(page.locator("#copies p").filter({ hasText: warning })).toHaveCount(count);
    await choose(page, "Moodle sandbox");
    await page
      .locator("#preview-note")
      .getByText("As in a frame that may run scripts, save files and open windows, and nothing else.", { exact: true })
      .waitFor();
    // A frame asks for no permission.
    await choose(page, "A frame");
    await copies(page, /^<iframe/);
    await expect(page.locator("#copies p").filter({ hasText: warning })).toHaveCount(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.close();
  }
});

test("what goes beside the notes is saved, not opened", async () => {
  const page = await running.browser.newPage({ acceptDownloads: true });
  const body = "export default { render() {} };";
  await page.route(/\/downloads\/(magnus_derek-.*\.whl|magnus-derek\.html)$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
  await page.goto(`${running.url}for-notes.html`);
  for (const [place, file] of [
    ["Jupyter", "magnus_derek-0.1.0-py3-none-any.whl"],
    ["One file, no network", "magnus-derek.html"],
  ]) {
    await choose(page, String(place));
    // By key: the preview of a place that was chosen just now moves what stands below it, and a click could miss the link.
    const link = page.locator("#copies li").getByRole("link", { name: /^Save / });
    await expect(link).toHaveAttribute("href", new RegExp(`${file}$`));
    const [saved] = await Promise.all([page.waitForEvent("download"), link.press("Enter")]);
    assert.equal(saved.suggestedFilename(), file);
  }
  assert.match(page.url(), /for-notes\.html/);
});

test("a German table is taken along as a German one", async () => {
  const page = await running.browser.newPage();
  await page.goto(`${running.url}embed.html?lang=de#n=15&magnus=layers&derek=human`);
  await page.getByRole("button", { name: /^Teilen/ }).click();
  await page.getByText("Für Skript, Unterricht und Artikel: Dateien und Code").click();
  const text = (/** @type {string} */ name) => page.getByRole("textbox", { name, exact: true }).inputValue();
  await expect
    .poll(() => text("Als Tag"))
    .toMatch(/lang="de"><a href="[^"]*">Eine Partie am Magnus–Derek-Tisch: im Browser öffnen<\/a><\/magnus-derek>$/);
  const frame = /title="Der Magnus–Derek-Tisch, interaktiv".*\n.*embed\.html\?lang=de&amp;game=/;
  await expect.poll(() => text("Als Rahmen")).toMatch(frame);
  await expect(page.getByRole("link", { name: /Skript/ })).toHaveAttribute("href", /&lang=de$/);
});

test("a step of a lesson is pasted or chosen, and where it cannot go that is said", async () => {
  const { page } = await open("#lesson=shield/hold");
  await copies(
    page,
    /<magnus-derek lesson="shield\/hold">An interactive figure: the step “.+” of the lesson “The shield”/,
  );
  await page.frameLocator("#preview").locator("magnus-derek .ask, magnus-derek .task").first().waitFor();
  await page.getByLabel("Lesson", { exact: true }).selectOption("rings");
  await copies(page, /lesson="rings\//);
  const before = await copied(page);
  await page.getByRole("radio", { name: "One file, no network" }).check({ force: true });
  await page
    .locator("#error")
    .getByText("A step of a lesson cannot go there: “One file, no network” takes only games.")
    .waitFor();
  assert.equal(await copied(page), before);
});

test("Copy is in the first screen beside the places, and the preview follows the place", async () => {
  const { page } = await open();
  await page.setViewportSize({ width: 1024, height: 768 });
  const view = page.locator("#views input:checked");
  for (const [place, shown] of [
    ["Moodle", "sandbox"],
    ["A reveal.js slide", "slide"],
    ["A frame", "page"],
  ]) {
    await choose(page, String(place));
    await expect(view).toHaveValue(String(shown));
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole("button", { name: "Copy: The frame" })).toBeInViewport();
});

test("a frame with the single file shows the table alone, and both answers at each width", async () => {
  const { page } = await open();
  await choose(page, "One file, no network");
  await copies(page, /height="900"/);
  for (const width of [320, 480, 720, 1100]) {
    await page.route("**/framed.html", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><iframe width="${width}" height="900" src="downloads/magnus-derek.html?table#n=15&magnus=layers&derek=human"></iframe>`,
      }),
    );
    await page.goto(`${running.url}framed.html`);
    const frame = page.frameLocator("iframe");
    const answers = frame.getByRole("button", { name: /clockwise/ });
    await expect(answers).toHaveCount(2);
    const ends = () => answers.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().bottom));
    await expect.poll(async () => Math.max(...(await ends()))).toBeLessThanOrEqual(900);
    await expect(frame.locator("header, footer, h1").filter({ visible: true })).toHaveCount(0);
    await page.unroute("**/framed.html");
  }
});

test("a picture is saved as SVG and PNG, and printed for a PDF", async () => {
  const page = await running.browser.newPage({ acceptDownloads: true });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto(`${running.url}for-notes.html`);
  await choose(page, "A picture: SVG, PNG, PDF");
  for (const type of ["svg", "png"]) {
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: new RegExp(`^Save .*\\.${type}$`) }).click(),
    ]);
    assert.match(saved.suggestedFilename(), /^magnus-derek-n15-round0\./);
  }
  await page.getByRole("button", { name: /^Print .*\.pdf$/ }).click();
  const sheet = page.frameLocator("iframe.sheet");
  await expect(sheet.locator("html")).toHaveAttribute("data-printed");
  await expect(sheet.locator("svg").first()).toBeAttached();
});

test("on a phone the lead leads to the preview and to what is copied, and the address keeps the choices", async () => {
  const { page } = await open("#n=9&magnus=layers", { viewport: { width: 390, height: 844 } });
  for (const [link, heading] of /** @type {const} */ ([
    ["look at it", "Preview"],
    ["copy it", "Copy"],
  ])) {
    await page.locator(".lead").getByRole("link", { name: link }).click();
    const part = page.getByRole("heading", { name: heading, exact: true });
    await expect(part).toBeFocused();
    await expect(part).toBeInViewport();
    assert.match(new URL(page.url()).hash, /^#n=9&magnus=layers/);
  }
});

test("the preview is never wider than its column, and says how much smaller it is shown", async () => {
  const { page } = await open("", { viewport: { width: 1024, height: 768 } });
  await page.frameLocator("#preview").locator("magnus-derek .picture").waitFor();
  for (const place of ["A page of my own", "A frame", "Moodle"]) {
    await choose(page, place);
    await expect(async () => {
      const [frame, column] = await Promise.all(
        ["#preview", "#copies"].map((part) => page.locator(part).boundingBox()),
      );
      assert.ok(frame && column && frame.width > 300, place);
      assert.ok(frame.x + frame.width <= column.x + column.width + 1, `${place}: ${JSON.stringify([frame, column])}`);
    }).toPass();
    await expect(page.locator("#preview-scale")).toHaveText(/^Shown at \d\d % of its size/);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator("#preview-scale")).toBeEmpty();
  await page.close();
});

test("a picture that nobody plays is described by what is seen on it, and is called no interactive figure", async () => {
  const { page } = await open("#n=23&magnus=layers&derek=hoarder&round=16");
  await choose(page, "A picture: SVG, PNG, PDF");
  await copies(
    page,
    /^The Magnus–Derek table with 23 positions after 16 rounds: \d+ are visited, and the token stands on \d+\. Its rings, from the outside in: A with \d+/,
  );
  // The layer that is chosen is the last one that is named and drawn.
  const names = ["A", "M(A)", "M²(A)"];
  for (const [at, name] of names.entries()) {
    await page.locator("#layers").selectOption(name);
    const rings = names.slice(0, at + 1).map((one) => `${one.replaceAll(/[()]/g, "\\$&")} with \\d+`);
    await copies(page, new RegExp(`from the outside in: ${rings.join("(?:, | and )")}\\.$`));
    const ringNamed = (/** @type {string} */ one) => encodeURIComponent(`>${one} ·`).replaceAll(/[()]/g, "\\$&");
    const drawn = page.frameLocator("#preview").locator("img");
    const next = names[at + 1] ?? "M³(A)";
    await expect(drawn).toHaveAttribute("src", new RegExp(at === 0 ? "<svg|%3Csvg" : ringNamed(name)));
    await expect(drawn).not.toHaveAttribute("src", new RegExp(ringNamed(next)));
  }
  await choose(page, "A frame");
  await page.goto(`${running.url}for-notes.html#lesson=shield/hold&place=picture`);
  await copies(page, /^The Magnus–Derek table in the step “.+” of the lesson “The shield”\.$/);
  await page.close();
});
