// @ts-check
/** The German pages at work: each does its main task, and says nothing in English on the way. */

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { outOfRangeInGerman } from "../out-of-range.js";
import { expect, test, useBrowser, watchProblems } from "./browser.js";
import { holdShield, isLed, next, says } from "./first-minute.js";

const running = useBrowser();

/** Words that no German text has. */
const ENGLISH = /\b(the|of|and|is|are|you|which|with|rounds?|visited|games?|against|between|must|table|none|seed)\b/i;

/** @param {string} path */
async function openGerman(path) {
  const page = await running.browser.newPage({ viewport: { width: 1360, height: 900 }, locale: "de-DE" });
  watchProblems(page);
  await page.goto(`${running.url}de/${path}`);
  return { page };
}

/**
 * Fails unless the main part says everything in German, also to those who do not see it.
 * @param {import("@playwright/test").Page} page
 */
async function assertGerman(page) {
  const texts = await page.locator("main").evaluate((main) => {
    const said = ["aria-label", "title", "data-meaning", "placeholder", "alt"];
    const inAttributes = [...main.querySelectorAll("*")].flatMap((node) => said.map((name) => node.getAttribute(name)));
    // Texts side by side are no words together.
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const inside = [];
    while (walker.nextNode()) {
      // Titles of papers are in the language that they are in, and so is what is typed.
      if (!walker.currentNode.parentElement?.closest("[lang=en], cite, code, pre")) {
        inside.push(walker.currentNode.nodeValue);
      }
    }
    return [...inside, ...inAttributes];
  });
  const spoken = texts.filter((text) => text?.trim());
  assert.ok(spoken.length > 20);
  // A wheel is named by a rule of Python, and addresses on paper by the English steps.
  for (const text of spoken) assert.doesNotMatch(String(text).replaceAll(/\S+\.(?:whl\b|html#\S+)/g, ""), ENGLISH);
}

test("each step of the first minute has two lines beside the title from 1200 pixels on", async () => {
  const { page } = await openGerman("");
  const words = page.locator(".first-minute .words");
  const expectTwoLines = async () => {
    for (const width of [1200, 1280, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => words.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)))
        .toBeLessThan(2.5);
    }
  };
  await isLed(page);
  await expectTwoLines();
  for (const key of ["+", "-", "+"]) await page.keyboard.press(key);
  await says(page, "3 von 3 waren neu. Sie konnten wählen, welche, aber nie, ob.");
  await expectTwoLines();
  for (const button of [
    "Warum?",
    "Andere Partie ansehen",
    "Eine andere finden",
    "Eine zeigen",
    "Wie kann ich gewinnen?",
  ]) {
    await next(page, button).click();
    await expectTwoLines();
  }
  await page.close();
});

test("the Play page: the first minute with its shield, the carpet, the way to a lesson and to notes", async () => {
  const { page } = await openGerman("");
  const table = page.locator("magnus-derek");
  const stateOf = () => table.evaluate((element) => /** @type {any} */ (element).state);
  await isLed(page);
  await says(page, /^Sie sind Derek: Meiden Sie 4 Runden in Folge neue Positionen, und Sie gewinnen\./);
  await table.getByText("Magnus nennt 6. Wohin, ← oder →?").waitFor();
  await assertGerman(page);
  for (const key of ["+", "-", "+"]) await page.keyboard.press(key);
  await says(page, "3 von 3 waren neu. Sie konnten wählen, welche, aber nie, ob.");
  for (const [button, words] of /** @type {const} */ ([
    ["Warum?", /ist die Mitte von \d+ und \d+, beide neu .* Grün ist M\(A\): alle solchen Mittelpunkte/],
    ["Andere Partie ansehen", /^Runde 10 einer anderen Partie: Nur 3 sind neu\./],
    ["Eine andere finden", /^Tippen Sie auf eine andere Position in der Mitte/],
    ["Eine zeigen", /^Richtig: 11 und 2 liegen je 2 von 0 entfernt\./],
    ["Wie kann ich gewinnen?", /^Ein kleinerer Tisch\. Halten Sie 1, 4 und 7 frei:/],
  ])) {
    await next(page, button).click();
    await says(page, words);
    await assertGerman(page);
  }
  await holdShield(page);
  await says(page, /Dereks Schild/);
  await assertGerman(page);
  await page.getByRole("button", { name: "Weiter mit 13" }).click();
  await says(page, /Die ersten? (ist|\d+ sind) gespielt: zwangsläufig neu/);
  await assertGerman(page);
  while ((await stateOf()).turn !== "over") await page.keyboard.press("+");
  await page
    .getByText(/^★?\s*Ihr Bestes bisher/)
    .first()
    .waitFor();
  await page.locator(".carpet-of").first().waitFor();
  await assertGerman(page);
  // The next game has all controls, and says more of itself.
  await page.getByRole("button", { name: "Weiter mit 15" }).click();
  await says(page, /Fünfzehn ist 3/);
  while ((await stateOf()).turn !== "over") await page.keyboard.press("+");
  await assertGerman(page);
  await table.getByText("Mehr über diese Partie").click();
  const lesson = table.getByRole("link", { name: /Lektion/ }).first();
  await lesson.waitFor();
  const to = String(await lesson.getAttribute("href")).slice(running.url.length);
  assert.ok(existsSync(new URL(`../../target/site/${to.replace(/#.*/, "")}`, import.meta.url)), to);
  await page.getByRole("button", { name: "Den Teppich zeigen" }).click();
  await page.locator("#carpet").getByRole("button", { name: "PNG" }).waitFor();
  await assertGerman(page);
  await page.getByRole("button", { name: "In mein Skript" }).filter({ visible: true }).click();
  await page.waitForURL(/for-notes\.html#.*&lang=de$/);
  await page.close();
});

test("a lesson: its task is played in German, its progress is that of the English page, and links stay in German", async () => {
  const { page } = await openGerman("learn/lose.html");
  await assertGerman(page);
  const table = page.locator("#which magnus-derek");
  await table.scrollIntoViewIfNeeded();
  await table.getByText("Nennen Sie eine Weite, deren beide Ziele neu sind.").waitFor();
  await table.getByLabel("Weite ℓ").filter({ visible: true }).fill("2");
  await table.getByRole("button", { name: "Nennen" }).filter({ visible: true }).click();
  await page.locator("[data-step=which].done").getByText("(gelöst)").waitFor();
  await assertGerman(page);
  const notes = page.locator("#which").getByRole("link", { name: "Diesen Schritt in mein Skript" });
  await expect(notes).toHaveAttribute("href", /\/de\/for-notes\.html#lesson=lose\/which&lang=de$/);
  await page.getByRole("link", { name: "Lernen" }).first().click();
  await page.waitForURL("**/de/learn.html");
  await page.getByText("1 von 6 Aufgaben gelöst").waitFor();
  await page.getByRole("link", { name: "Weiter mit: Dreimal verlieren" }).waitFor();
  await assertGerman(page);
  await page
    .locator("#file")
    .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await page.getByText("Diese Datei enthält keinen Fortschritt in diesen Lektionen.").waitFor();
  await page.getByRole("button", { name: "Alles vergessen" }).click();
  await page.getByText("Drücken Sie noch einmal, um alles zu vergessen").waitFor();
  await page.goto(`${running.url}learn.html?lang=en`);
  await page.getByText("1 of 6 tasks done").waitFor();
  await page.close();
});

test("the Lab: a tournament, perfect play, what the form refuses, a game on the Play page", async () => {
  const { page } = await openGerman("lab.html");
  const status = page.locator("#status");
  await status.getByText("Fertig: 132 Partien gespielt.").waitFor();
  await page.locator("#exact-status").getByText("Fertig: R(n) ist hier für n = 2 bis 22 berechnet.").waitFor();
  await assertGerman(page);
  await page.getByRole("img", { name: /^Diagramm von Runden − n über n, 6 Linien\. Am rechten Ende/ }).waitFor();
  const row = page.locator("#table tbody tr", { hasText: /^47\s*Mittelpunktschichten\s*Sammler/ });
  await expect(row.locator("td").nth(3)).toHaveText(/^\d,\d{3}$/);
  await page.getByRole("button", { name: "Schicht", exact: true }).focus();
  await page.getByRole("tooltip").getByText("Schicht 0 besteht aus den unbesuchten Positionen").waitFor();

  const alert = page.locator("#error");
  const run = page.getByRole("button", { name: "Starten" });
  await page.getByLabel("Startwerte").fill("0");
  await run.click();
  await alert.getByText(outOfRangeInGerman("Die Zahl der Startwerte", 1, 20, "„0“")).waitFor();
  await page.getByLabel("Startwerte").fill("1");
  await page.getByLabel("Tische n").fill("");
  await run.click();
  await alert.getByText("Schreiben Sie mindestens ein n").waitFor();
  for (const [n, sentence] of [
    ["x", outOfRangeInGerman("n", 2, "1.048.576", "„x“")],
    ["9-3", outOfRangeInGerman("Das Ende eines Bereichs von n", 9, "1.048.576", 3)],
    ["2-30000", outOfRangeInGerman("Die Zahl der Partien", 1, "100.000")],
    ["2-200000", outOfRangeInGerman("Die Länge eines Bereichs von n", 1, "100.000", "2-200000")],
  ]) {
    await page.getByLabel("Tische n").fill(String(n));
    await run.click();
    await alert.getByText(String(sentence)).waitFor();
  }
  await page.getByLabel(/^Hier berechnen/).fill("99");
  await page.getByRole("button", { name: "Berechnen" }).click();
  const bad = outOfRangeInGerman("n", 2, 34, 99);
  await page.locator("#exact-error").getByText(bad).waitFor();
  await page.getByLabel("Tische n").fill("1009-1013");
  await page.getByRole("group", { name: "Magnus" }).getByLabel("Alle").check();
  await page.getByRole("group", { name: "Magnus" }).getByLabel("Alle").uncheck();
  await run.click();
  await alert.getByText("Wählen Sie mindestens einen Magnus.").waitFor();
  await page.getByRole("checkbox", { name: "Zweierpotenz" }).check();
  await run.click();
  await alert.getByText("Keine der gewählten Paarungen kann auf diesen Tischen spielen").waitFor();
  await assertGerman(page);

  await page.getByRole("checkbox", { name: "Mittelpunktschichten", exact: true }).check();
  await run.click();
  await status.getByText(/^Fertig: 15 Partien gespielt\.$/).waitFor();
  const link = page.locator("#table tbody a").first();
  const to = new URL(String(await link.getAttribute("href")), page.url());
  const play = String(await page.locator("header nav a").first().getAttribute("href"));
  assert.equal(to.href.replace(/#.*/, ""), new URL(play, page.url()).href, "the Play page that the header leads to");
  assert.match(to.hash, /^#n=1009&magnus=layers&derek=/);
  await page.close();
});

test("what cannot be loaded is told in German, whether it is the core or what computes beside the page", async ({
  mayLog,
}) => {
  mayLog(/Failed to load resource/);
  const { page } = await openGerman("companions.html");
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 404 }));
  await page.goto(`${running.url}de/lab.html`);
  const gone =
    /^Die Spieler konnten nicht geladen werden: Auf die Frage nach study_bg[-\w]*\.wasm hat der Server mit 404 geantwortet\./;
  await page.locator("#error").getByText(gone).waitFor();
  await assertGerman(page);
  await page.unroute("**/*.wasm");
  // Its name in the tree, and where the site is built.
  await page.route(/\/(lab\/worker\.js|parts\/worker-[^/]*\.js)$/, (route) => route.abort());
  await page.reload();
  await page
    .locator("#error")
    .getByText("Das Turnier ist abgebrochen: Der Teil der Seite, der rechnet, konnte")
    .waitFor();
  await assertGerman(page);
  await page.close();
});

test("the Play page: its game goes into notes on a German page, whatever the browser prefers", async () => {
  const page = await running.browser.newPage({ viewport: { width: 1360, height: 900 }, locale: "en-US" });
  await page.goto(`${running.url}de/#n=21&magnus=layers&derek=human`);
  await page.locator("magnus-derek .turn").first().waitFor();
  await page.getByRole("button", { name: "In mein Skript" }).last().click();
  await page.waitForURL("**/de/for-notes.html#*");
  const tag = page.locator("#copies textarea").first();
  await expect(tag).toHaveValue(/n="21" .* lang="de">Eine interaktive/);
  await page.close();
});

test("Put it in my notes: every place is told in German, its table speaks German unless English is chosen, and so is what is refused", async ({
  mayLog,
}) => {
  // This server refuses the scripts to the sandboxed preview if it loads them, and the page says so.
  mayLog(/404|from origin 'null'|net::ERR_FAILED/);
  const { page } = await openGerman("for-notes.html");
  // The preview names files that only a built site has beside it.
  const missing = new Set();
  page.on("response", (response) => response.status() === 404 && missing.add(response.url().split("/").at(-1)));
  const copied = () => page.locator("#copies textarea").first().inputValue();
  await expect.poll(copied).toMatch(/ lang="de">Eine interaktive Abbildung/);
  await page.frameLocator("#preview").getByRole("heading", { name: "Sie sind am Zug, Derek" }).waitFor();
  await expect(page).toHaveURL(/&lang=de$/);
  for (const place of await page.locator("#places input").all()) {
    const id = await place.getAttribute("value");
    // Its label, as a reader does, once it stays where it is: what is shown above may still come.
    await place.locator("xpath=..").click();
    // The address follows what is shown.
    if (id !== "tag") await expect(page).toHaveURL(new RegExp(`&place=${id}$`));
    await assertGerman(page);
  }
  for (const view of await page.locator("#views input").all()) {
    await view.check({ force: true });
    await assertGerman(page);
  }
  await page.getByRole("radio", { name: "Eine eigene Seite" }).check({ force: true });
  await page.getByLabel("Lektion", { exact: true }).selectOption({ label: "4 Der Schild" });
  await expect.poll(copied).toMatch(/lesson="shield\/\w+" lang="de">Eine .* Lektion „Der Schild“/);
  await page.getByRole("radio", { name: "Eine Datei, kein Netz" }).check({ force: true });
  await page.getByText("Ein Schritt einer Lektion kann dort nicht stehen: „Eine Datei, kein Netz“").waitFor();
  await page.getByRole("textbox", { name: "Breite in Pixeln" }).fill("12");
  await page.getByRole("textbox", { name: "Breite in Pixeln" }).blur();
  await page.getByText(outOfRangeInGerman("Die Breite in Pixeln", 160, "4.000", 12)).waitFor();
  await page.locator("#source").fill("n=1");
  await page.keyboard.press("Enter");
  await page.getByText(outOfRangeInGerman("n", 2, "1.048.576", 1)).waitFor();
  await assertGerman(page);
  await page.getByLabel("Sprache des Tisches").selectOption("en");
  await expect.poll(copied).toMatch(/lesson="shield\/\w+">An interactive figure/);
  await expect(page).toHaveURL(/&lang=en/);
  assert.deepEqual(
    [...missing].filter((file) => !["anywidget.js", "magnus-derek.html"].includes(String(file))),
    [],
  );
  await page.close();
});

test("Announced: the three games from the form to the table, their verdicts, what they refuse, the file of the rounds", async () => {
  const { page } = await openGerman("announced.html");
  const table = page.locator("#table");
  const sentence = table.locator(".turn > .sentence");
  const next = table.getByRole("button", { name: "Eine Runde weiter" });
  await page
    .getByText("Derek kann Magnus auf 3 von 6 Positionen beschränken, aber nicht auf weniger.")
    .first()
    .waitFor();
  await page
    .locator("#magnus-note")
    .getByText(/sagt 4: Hier ist Satz 4 der Masterarbeit/)
    .waitFor();
  for (let round = 1; round <= 6; round++) await next.click();
  await sentence.getByText(/^Runde 6: Magnus nennt 3, Derek sagt .* Bisher sind 3 Positionen besucht\.$/).waitFor();
  await page.getByRole("button", { name: "Weiten", exact: true }).hover();
  await page.getByRole("tooltip").getByText("ℓ ist die Weite").waitFor();
  await page.getByText("Aus einer Strategie oder zufällig nehmen").click();
  await page.locator("#take-from").selectOption({ label: "Zweierpotenz" });
  await page.getByRole("button", { name: "Eintragen" }).click();
  await page
    .locator("#take-error")
    .getByText("„Zweierpotenz“ spielt nur auf Zweierpotenzen: 2, 4, 8, 16, …; n = 6 ist keine.")
    .waitFor();
  await page.getByLabel("Weiten ℓ₁").fill("1, 9");
  await page.getByRole("button", { name: "Dereks Antwort zeigen" }).click();
  const wrong = outOfRangeInGerman("Weite Nummer 2 der Liste", 1, 3, 9);
  await page.locator("#magnus-error").getByText(wrong).waitFor();
  await assertGerman(page);

  await page.getByRole("link", { name: "Derek sagt an" }).click();
  await page.getByText("Magnus besucht alle 9 Positionen in 8 Runden.").first().waitFor();
  await next.click();
  await sentence.getByText(/^Runde 1: Derek muss gegen den Uhrzeigersinn gehen, Magnus nennt 1/).waitFor();
  // In a wide window the fold is open.
  await page.getByRole("cell", { name: "vom Fall vorgeschrieben" }).first().waitFor();
  await assertGerman(page);
  // The file is the same in every language.
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV der Runden herunterladen" }).click(),
  ]);
  const [head, first] = (await readFile(await file.path(), "utf8")).split("\n");
  assert.deepEqual([head, first], ["round,direction,ℓ,to,visited,why", '1,"-",1,8,2,the next position']);
  await page.getByRole("button", { name: "Letzte entfernen" }).click();
  await page.getByRole("button", { name: "Antwort von Magnus zeigen" }).click();
  await page.locator("#derek-error").getByText("genau n − 1 = 8 sein, angegeben sind 7.").waitFor();

  await page.getByRole("link", { name: "Zufällig" }).click();
  await page.locator("#random-headline").getByText("Der exakte Mittelwert ist 219,56.").waitFor();
  await page
    .locator("#random-status")
    .getByText(/^Fertig\. 100\.000 Partien dauerten im Mittel 219,86/)
    .waitFor();
  await page.getByRole("img", { name: /^Histogramm der Runden von 100\.000 Partien/ }).waitFor();
  await page.locator("#games").fill("0");
  await page.getByRole("button", { name: "Starten" }).click();
  await page.locator("#random-error").getByText("Die Zahl der Partien muss").waitFor();
  await assertGerman(page);
  const link = new URL(String(await page.locator("#play-link").getAttribute("href")), page.url());
  const play = String(await page.locator("header nav a").first().getAttribute("href"));
  assert.equal(link.href.replace(/#.*/, ""), new URL(play, page.url()).href, "the Play page that the header leads to");
  await page.close();
});

test("the changelog: what is read for ever, and the links of it", async () => {
  const { page } = await openGerman("changelog.html");
  await page.getByRole("heading", { name: "Änderungen" }).waitFor();
  await assertGerman(page);
  await page.getByRole("link", { name: "Nachrichten des Rahmens" }).click();
  assert.equal(new URL(page.url()).hash, "#messages");
  await page.getByRole("button", { name: "Dunkel: zu dunklen Farben wechseln" }).click();
  await page.getByRole("button", { name: "Hell: zu hellen Farben wechseln" }).waitFor();
  await page.close();
});

test("the reference: the contents lead to entries, a player, an example to copy, the way to notes and back to English", async () => {
  const { page } = await openGerman("reference.html#derek-outlast");
  await page.getByRole("button", { name: "Kopieren" }).first().waitFor();
  await assertGerman(page);
  await page.locator("#derek-outlast:target").getByText("Hinauszögerer").waitFor();
  await expect(async () => {
    const box = await page.locator("#derek-outlast").boundingBox();
    assert.ok(box && box.y >= 0 && box.y < 900);
  }).toPass();
  await page.getByRole("navigation", { name: "Inhalt" }).getByRole("link", { name: "Was der Rahmen sagt" }).click();
  assert.equal(new URL(page.url()).hash, "#says");
  await page.getByRole("group").getByText("Die Wörter des Deutschen").click();
  await page.getByRole("listitem").filter({ hasText: "magnitude: Weite" }).waitFor();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Kopieren" }).first().click();
  await page.getByText("Kopiert", { exact: true }).waitFor();
  await page.getByRole("link", { name: "English" }).click();
  await page.waitForURL(`${running.url}reference.html*`);
  await page.getByRole("link", { name: "Deutsch" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Referenz" }).click();
  await page.waitForURL("**/de/reference.html");
  await page.getByRole("main").getByRole("link", { name: "In mein Skript" }).first().click();
  await page.waitForURL("**/de/for-notes.html");
  await page.close();
});

test("the circle of dominoes: a game, hint, help, a refusal, and who wins on many spaces", async () => {
  const { page } = await openGerman("dominoes.html");
  await page.getByRole("heading", { name: "Sie sind am Zug" }).waitFor();
  await page.getByRole("button", { name: "Hinweis" }).click();
  await page.locator(".hinted", { hasText: "Hinweis: Legen Sie einen Stein auf" }).waitFor();
  await page.getByRole("button", { name: "Legen", exact: true }).click();
  await page.locator(".why", { hasText: "Der Computer hat einen Stein auf" }).waitFor();
  await page.getByLabel("Felder N, 1 bis 10¹²").fill("0");
  await page.getByRole("button", { name: "Fragen" }).click();
  const limits = outOfRangeInGerman("Die Zahl der Felder", 1, "1.000.000.000.000", 0);
  await page.getByRole("alert").filter({ hasText: limits }).waitFor();
  await page.getByLabel("Felder N, 1 bis 10¹²").fill("1000000000000");
  await page.getByRole("button", { name: "Fragen" }).click();
  await page.locator("#answer", { hasText: "N = 1.000.000.000.000: Der erste Spieler" }).waitFor();
  await page.getByRole("button", { name: "Tasten" }).click();
  await page.getByRole("button", { name: "Schließen" }).waitFor();
  await assertGerman(page);
  await page.close();
});

test("the Number Game: a game to its end, the map, how many pairs win", async () => {
  const { page } = await openGerman("number-game.html");
  await page.getByRole("heading", { name: "Sie sind am Zug" }).waitFor();
  await page.getByRole("button", { name: "Hinweis" }).click();
  await page.locator(".hinted", { hasText: "Hinweis: A − " }).waitFor();
  await page.getByRole("button", { name: "Abziehen" }).click();
  await page.locator(".why", { hasText: "Der Computer hat abgezogen: " }).waitFor();
  await page.getByRole("button", { name: "Zählen" }).click();
  await page.locator("#count", { hasText: / Paaren gewinnen: \d+,\d %\./ }).waitFor();
  await page.getByRole("img", { name: /^Karte der Paare A, B von 1 bis 100/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByText(/^A = \d+, B = \d+: Wer ziehen muss, /).waitFor();
  await assertGerman(page);
  await page.close();
});

test("the note: its proofs with all formulas, its entry is copied, the way to a lesson", async () => {
  const { page } = await openGerman("note.html");
  await page.getByRole("button", { name: "Kopieren" }).waitFor();
  await assertGerman(page);
  const english = await running.browser.newPage();
  await english.goto(`${running.url}note.html`);
  const formulasOf = (/** @type {import("@playwright/test").Page} */ note) =>
    note.locator("article math").evaluateAll((all) => all.map((formula) => formula.textContent).sort());
  const formulas = await formulasOf(page);
  assert.ok(formulas.length > 300, `${formulas.length} formulas`);
  const withCommas = (await formulasOf(english)).map((formula) => formula?.replaceAll(/(?<=\d)\.(?=\d)/g, ","));
  assert.deepEqual(formulas, withCommas.sort(), "the English ones, with a decimal comma");
  assert.ok(formulas.includes("0,98ρ2p"));
  await english.close();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Kopieren" }).click();
  await page.getByText("Kopiert", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Satz 3 als Lektion" }).click();
  await page.waitForURL(/three-left\.html/);
  await page.close();
});

test("multivision: a hint, a move, its preview, how long the loser can delay, many primes", async () => {
  const { page } = await openGerman("multivision.html");
  await page.getByRole("heading", { name: "Sie sind am Zug" }).waitFor();
  await page.getByRole("button", { name: "Wer kann gewinnen?" }).click();
  await page.getByRole("button", { name: "Hinweis" }).click();
  await page.locator(".hinted", { hasText: "Hinweis: Teilen Sie Haufen" }).waitFor();
  await page.getByText(/Haufen 1 ist dann .*M ist dann ein Quadrat\./).waitFor();
  await assertGerman(page);
  await page.getByRole("button", { name: "Ziehen", exact: true }).click();
  await page.locator(".why", { hasText: "Der Computer hat Haufen" }).waitFor();
  await assertGerman(page);
  await page.goto(`${running.url}de/multivision.html#multivision=(2..541)^p,12&k=3&first=human&second=human`);
  await page.reload();
  await page.getByText("Ein Balken für jede Primzahl", { exact: false }).first().waitFor();
  await assertGerman(page);
  await page.close();
});
