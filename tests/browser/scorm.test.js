// @ts-check
/**
 * Packages for a course in a run-time of SCORM, scorm-again: the page for notes makes both, they are unpacked, and a page of a course
 * opens them, keeps what they commit and gives it back on the next visit.
 */

import assert from "node:assert/strict";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { assertAccessible, expect, test, useBrowser, watchProblems } from "./browser.js";
import { openHost } from "./servers.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @type {typeof import("fflate")} */
const { unzipSync } = createRequire(new URL("../../www/package.json", import.meta.url))("fflate");

const running = useBrowser();
/** Below a folder that is served. */
const FOLDER = "target/courses-of-tests";

/** @typedef {"1.2" | "2004"} Version */
/** The names in each version. @type {Record<Version, {script: string, api: string, committed: string, finished: string, score: string, status: string}>} */
const NAMES = {
  1.2: {
    script: "scorm12.js",
    api: "window.API = new Scorm12API({ autocommit: false, logLevel: 5 })",
    committed: "LMSCommit",
    finished: "LMSFinish",
    score: "cmi.core.score.raw",
    status: "cmi.core.lesson_status",
  },
  2004: {
    script: "scorm2004.js",
    api: "window.API_1484_11 = new Scorm2004API({ autocommit: false, logLevel: 5 })",
    committed: "Commit",
    finished: "Terminate",
    score: "cmi.score.raw",
    status: "cmi.completion_status",
  },
};
const VERSIONS = /** @type {const} */ (["1.2", "2004"]);

/**
 * The page of a course, which keeps what is committed as a server would.
 * @param {Version} version
 */
const course = (version) => {
  const { script, api, committed, finished } = NAMES[version];
  return `<script src="/www/node_modules/scorm-again/dist/${script}"></script>
<script>
  window.told = [];
  const api = ${api};
  const kept = sessionStorage.getItem("kept");
  if (kept) api.loadFromJSON(JSON.parse(kept), "cmi");
  const keep = () => {
    const { cmi } = JSON.parse(JSON.stringify(api.renderCMIToJSONObject(api.cmi, false)));
    sessionStorage.setItem("kept", JSON.stringify(cmi));
  };
  api.on("${committed}", () => { told.push("commit"); keep(); });
  api.on("${finished}", () => sessionStorage.setItem("ended", "yes"));
  window.valueOf_ = (element) => element.split(".").slice(1).reduce((part, name) => part?.[name], api.cmi);
</script>`;
};

/** Makes the packages on the page for notes and unpacks them; gives their folders. @param {string} hash @param {(page: Page) => unknown} [act] */
async function packed(hash, act = () => {}) {
  const page = await running.browser.newPage({ acceptDownloads: true, viewport: { width: 1360, height: 900 } });
  watchProblems(page);
  await page.goto(`${running.url}for-notes.html${hash}`);
  await page.locator("#copies .row button").first().waitFor();
  await act(page);
  const folders = { 1.2: "", 2004: "" };
  for (const version of VERSIONS) {
    const button = page.getByRole("button", { name: `scorm-${version}.zip` });
    const [saved] = await Promise.all([page.waitForEvent("download"), button.click()]);
    const folder = `${FOLDER}/${saved.suggestedFilename().replace(".zip", "")}`;
    for (const [name, content] of Object.entries(unzipSync(readFileSync(await saved.path())))) {
      const file = fileURLToPath(new URL(`../../${folder}/${name}`, import.meta.url));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    folders[version] = folder;
  }
  await page.close();
  return folders;
}

/** @param {string} file */
async function assertWellFormed(file) {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
  const page = await running.browser.newPage();
  const faults = await page.evaluate(
    (text) => new DOMParser().parseFromString(text, "application/xml").querySelectorAll("parsererror").length,
    text,
  );
  assert.equal(faults, 0, text);
  await page.close();
}

/** Opens a page of a package in a course. @param {string} file @param {Version} version @param {string} [more] of its head */
async function opened(file, version, more = "") {
  const frame = `<iframe title="Lesson" style="width: 1000px; height: 1000px" src="/${file}"></iframe>`;
  const { page, url } = await openHost(running.browser, frame, { head: course(version) + more });
  const inside = page.frameLocator("iframe");
  /** @param {string} element @returns {Promise<any>} */
  const value = (element) => page.evaluate((element) => /** @type {any} */ (window).valueOf_(element), element);
  const answer = async (/** @type {string} */ text) => {
    const input = inside.locator(".lesson input");
    await input.fill(text);
    await input.press("Enter");
  };
  return { page, inside, value, answer, url };
}

test.afterAll(() => rmSync(new URL(`../../${FOLDER}`, import.meta.url), { recursive: true, force: true }));

test("both packages report score, completion and state after each attempt, and go on at the next visit", async () => {
  const folders = await packed("#lesson=shield/hold&place=moodle-scorm&pass=20");
  for (const version of VERSIONS) {
    const { score, status } = NAMES[version];
    await assertWellFormed(`${folders[version]}/imsmanifest.xml`);
    const { page, inside, value, answer } = await opened(`${folders[version]}/lesson-shield.html`, version);
    await inside.getByText("Your result goes to the course after each attempt.").waitFor();
    // At the beginning the lesson is incomplete, and has no score.
    assert.deepEqual([await value(status), await value(score)], ["incomplete", ""]);
    await inside
      .getByRole("button", { name: /The largest|How many/ })
      .first()
      .click();
    await expect(inside.locator("magnus-derek")).toHaveAttribute("lesson", "shield/largest");
    await answer("9");
    await expect.poll(() => value(score)).toBe("0");
    await answer("10");
    await expect.poll(() => value(score)).toBe("20");
    await inside.getByText("1 of 5 tasks solved, score 20 of 100. The pass mark is 20. You have passed.").waitFor();
    assert.equal(await value(status), "incomplete");
    if (version === "2004") {
      assert.deepEqual([await value("cmi.success_status"), await value("cmi.score.scaled")], ["passed", "0.2"]);
    }
    assert.match(
      await value("cmi.suspend_data"),
      /^\{"version":1,"tasks":\{"shield\/largest":\[2,0,0,1,"[^"]*"\]\}\}$/,
    );
    await inside.getByRole("button", { name: "1: Hold three positions" }).click();
    await inside.getByRole("heading", { name: "Hold three positions" }).waitFor();
    // Leaving the page ends the visit, and keeps the task on the table.
    await page.goto("about:blank");
    await page.goBack();
    assert.equal(await page.evaluate(() => sessionStorage.getItem("ended")), "yes");
    await inside.getByRole("heading", { name: "Hold three positions" }).waitFor();
    await inside.getByText("1 of 5 tasks solved, score 20 of 100.").waitFor();
    assert.equal(await value(score), "20");
    await page.close();
  }
});

test("a course that shows a page for review is told nothing, and one that refuses to begin is quoted", async () => {
  const folders = await packed("#lesson=shield/hold&place=moodle-scorm");
  const file = `${folders["1.2"]}/lesson-shield.html`;
  const review = await opened(file, "1.2", '<script>api.cmi.core.lesson_mode = "review"</script>');
  await review.inside.getByText("The course shows this for review, so nothing is reported.").waitFor();
  await review.inside.getByRole("button", { name: "2: " }).click();
  await review.page.goto("about:blank");
  await review.page.goBack();
  await review.inside.getByText(/^The course shows this for review/).waitFor();
  assert.equal(await review.value("cmi.suspend_data"), "");
  const refusing = '<script>API.LMSInitialize = () => "false"; API.LMSGetErrorString = () => "No licence"</script>';
  const { inside } = await opened(file, "1.2", refusing);
  await inside.getByText("The course did not begin, so no result is reported or kept: No licence.").waitFor();
  await inside.getByRole("region", { name: "Hold three positions" }).waitFor();
});

test("a game goes on where it was left, in German, and the course keeps the hint", async () => {
  const folders = await packed("#lesson=shield/hold&lang=de&place=canvas");
  const { page, inside, value } = await opened(`${folders["1.2"]}/lesson-shield.html`, "1.2");
  await inside.getByText("Ihr Ergebnis geht nach jedem Versuch an den Kurs.").waitFor();
  await inside.locator("magnus-derek .lesson").getByRole("button", { name: "Hinweis" }).click();
  await expect.poll(() => value("cmi.suspend_data")).toMatch(/"shield\/hold":\[0,1,0,0,""\]/);
  // To one of the three positions: the attempt has failed.
  await inside
    .locator("magnus-derek")
    .getByRole("button", { name: /im Uhrzeigersinn/ })
    .click();
  await expect.poll(() => value("cmi.suspend_data")).toMatch(/"shield\/hold":\[1,1,0,0,"/);
  await page.reload();
  const round = () => inside.locator("magnus-derek").evaluate((/** @type {any} */ element) => element.state?.round);
  await expect.poll(round).toBe(1);
  await inside.getByText("0 von 5 Aufgaben gelöst").waitFor();
});

test("without a course the page says so and works, and the next puzzle is the next of the set", async () => {
  const folders = await packed("#puzzle=depth%26level%3D2%26seed%3D7&place=moodle-scorm&count=3");
  const { page, url } = await openHost(running.browser, "", { head: "" });
  await page.goto(`${url}${folders["1.2"]}/puzzles-depth-2.html`);
  await page.getByText(/^No course was found around this page/).waitFor();
  await expect(page.locator("#tasks button")).toHaveCount(3);
  const table = page.locator("magnus-derek");
  await expect(table).toHaveAttribute("puzzle", "depth&level=2&seed=7");
  await page.locator("magnus-derek .lesson").first().waitFor();
  await assertAccessible(page, "a page of a package");
  for (const seed of ["8", "9", "7"]) {
    await table.evaluate((element) => {
      element.dispatchEvent(new CustomEvent("md-next", { cancelable: true, detail: {} }));
    });
    await expect(table).toHaveAttribute("puzzle", `depth&level=2&seed=${seed}`);
    await expect(page.locator('#tasks [aria-current="step"]')).toHaveText(String(Number(seed) - 6));
  }
});

/**
 * In each frame before its scripts: what is posted anywhere, stored or told to the course is kept in `leaving` of the top window. What the course of
 * these tests keeps for itself is left out.
 */
function hearWhatLeaves() {
  const page = /** @type {any} */ (window);
  page.top.leaving ??= [];
  const told = page.top.leaving;
  const written = (/** @type {unknown[]} */ values) =>
    values.map((value) => JSON.stringify(value) ?? String(value)).join();
  page.hear = (/** @type {any} */ object, /** @type {string} */ name) => {
    const own = object[name];
    object[name] = function (/** @type {unknown[]} */ ...values) {
      if (page !== page.top || object !== Storage.prototype) told.push(`${name} ${written(values)}`);
      return own.apply(this, values);
    };
  };
  page.hear(page, "postMessage");
  for (const { prototype } of [MessagePort, BroadcastChannel, Worker]) page.hear(prototype, "postMessage");
  page.hear(Storage.prototype, "setItem");
  for (const name of ["put", "add"]) page.hear(IDBObjectStore.prototype, name);
}

/**
 * Opens the page of a package once more, as the next visit, and hears all that leaves it: requests, messages, what is stored, and what the course is told.
 * @param {Page} page @param {Version} version
 */
async function hearAll(page, version) {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => {
    asked.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`);
  });
  page.on("websocket", (socket) => {
    asked.push(socket.url());
    socket.on("framesent", ({ payload }) => asked.push(String(payload)));
  });
  await page.addInitScript(hearWhatLeaves);
  await page.addInitScript(
    ({ api, set }) =>
      addEventListener(
        "DOMContentLoaded",
        () =>
          /** @type {any} */ (window)[api] && /** @type {any} */ (window).hear(/** @type {any} */ (window)[api], set),
      ),
    { api: { 1.2: "API", 2004: "API_1484_11" }[version], set: { 1.2: "LMSSetValue", 2004: "SetValue" }[version] },
  );
  await page.reload();
  return async () => {
    const inFrames = page.frames().map((frame) =>
      frame.evaluate(() => {
        const kept = { ...localStorage, ...(window === top ? {} : sessionStorage), kept: "" };
        return JSON.stringify([location.href, window.name, document.cookie, history.state, kept]);
      }),
    );
    const leaving = await page.evaluate(() => /** @type {any} */ (window).leaving);
    return { asked, leaving: [...leaving, ...(await Promise.all(inFrames))] };
  };
}

/** The table of the task: its size and the positions to be visited. @param {import("@playwright/test").FrameLocator} inside */
const tableOn = (inside) =>
  inside.locator("magnus-derek").evaluate(async (/** @type {any} */ element) => {
    await element.ready;
    const { n, token, visited } = element.state;
    return JSON.stringify([n, token, visited]);
  });

test("each learner has tasks of their own, the same at the next visit, and the id goes nowhere", async () => {
  const ids = { 1.2: "cmi.core.student_id", 2004: "cmi.learner_id" };
  const folders = await packed("#lesson=lose/three&place=moodle-scorm", async (page) => {
    await page.getByLabel("Tasks", { exact: true }).selectOption("learner");
    await page
      .getByText("Each student has tasks of their own, the same ones at every visit")
      .waitFor({ state: "attached" });
    await expect(page).toHaveURL(/seeds=learner/);
  });
  for (const version of VERSIONS) {
    /** @type {Map<string, {seed: string, table: string}>} */
    const seen = new Map();
    for (const learner of ["annak4711", "benx0815", "annak4711"]) {
      const asLearner = `<script>api.${ids[version]} = ${JSON.stringify(learner)}</script>`;
      const { page, inside } = await opened(`${folders[version]}/lesson-lose.html`, version, asLearner);
      const whatLeft = await hearAll(page, version);
      const own = await inside.getByText(/These tasks are your own: number \d+,/).textContent();
      const [, seed = ""] = /number (\d+)/.exec(own ?? "") ?? [];
      await inside
        .getByRole("button", { name: /^\d+: .*three/i })
        .first()
        .click();
      await expect(inside.locator("magnus-derek")).toHaveAttribute("lesson", `lose/three&seed=${seed}`);
      const table = await tableOn(inside);
      assert.deepEqual(seen.get(learner) ?? { seed, table }, { seed, table }, `${learner} again`);
      seen.set(learner, { seed, table });
      await inside.locator("magnus-derek .lesson").getByRole("button", { name: "0", exact: true }).click();
      await inside.locator("magnus-derek .lesson").getByRole("button", { name: "Check" }).click();
      await expect
        .poll(async () => (await whatLeft()).leaving.join("\n"))
        .toMatch(/SetValue "cmi.suspend_data",.*lose/);
      const { asked, leaving } = await whatLeft();
      assert.ok(asked.some((request) => /lessons\.js/.test(request)));
      const carrying = [...asked, ...leaving].filter((text) => text.includes(learner));
      assert.deepEqual(carrying, [], "the id has left the page");
      await page.close();
    }
    const [anna, ben] = [...seen.values()];
    assert.notEqual(anna?.seed, ben?.seed);
    const [[n], [other]] = [JSON.parse(anna?.table ?? "[]"), JSON.parse(ben?.table ?? "[]")];
    assert.notEqual(n, other, "another table");
    assert.notEqual(anna?.table, ben?.table);
  }
});

test("a set of puzzles has others for each learner, and a course without ids gives everybody the same", async () => {
  const folders = await packed("#puzzle=depth%26level%3D2%26seed%3D7&place=moodle-scorm&count=2&seeds=learner&lang=de");
  const file = `${folders["1.2"]}/puzzles-depth-2.html`;
  const { inside, page } = await opened(file, "1.2", '<script>api.cmi.core.student_id = "anna"</script>');
  const own = await inside.getByText(/Dies sind Ihre eigenen Aufgaben: Nummer \d+/).textContent();
  const seed = Number(/Nummer (\d+)/.exec(own ?? "")?.[1]);
  await expect(inside.locator("magnus-derek")).toHaveAttribute("puzzle", `depth&level=2&seed=${(seed + 7) % 2 ** 32}`);
  await page.close();
  const without = await opened(file, "1.2");
  await without.inside.getByText("Der Kurs nennt hier keine Kennung").waitFor();
  await expect(without.inside.locator("magnus-derek")).toHaveAttribute("puzzle", "depth&level=2&seed=7");
});

test("a game has nothing to be graded, further lessons are in the package, and the preview is its first page", async () => {
  const page = await running.browser.newPage({ viewport: { width: 1360, height: 900 } });
  watchProblems(page);
  await page.goto(`${running.url}for-notes.html#n=15&place=moodle-scorm`);
  await page
    .locator("#preview-note")
    .getByText("Choose a lesson or a puzzle above: a game alone has no task to be graded.")
    .waitFor();
  await expect(page.getByRole("button", { name: /zip/ })).toHaveCount(0);
  await page.getByLabel("Lesson", { exact: true }).selectOption("shield");
  await page.getByRole("button", { name: "magnus-derek-shield-en-scorm-1.2.zip" }).waitFor();
  // What makes the zip is fetched when somebody asks for it.
  const fetched = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  assert.ok(!(await fetched()).some((name) => /\/save-[\w-]+\.js$/.test(name)));
  const inside = page.frameLocator("#preview").frameLocator("iframe");
  await inside.getByRole("heading", { name: "The shield", level: 1 }).waitFor();
  await inside.getByRole("region", { name: "Hold three positions" }).waitFor();
  await page.getByText("Further lessons").click();
  await page.getByRole("checkbox", { name: "3 Rings" }).check();
  await page.getByRole("button", { name: "magnus-derek-2-lessons-en-scorm-1.2.zip" }).waitFor();
  await expect(page).toHaveURL(/further=rings/);
});
