// @ts-check
/** Packages for a course: what a page reports, what fits into the text that is kept, and the files in a package. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { seedOf, tasksWithSeed } from "../../www/pages/course/own-tasks.js";
import { ELEMENTS, MOST_KEPT, newTask, readRecords, resultOf, writeRecords } from "../../www/pages/course/report.js";
import { findRuntime, openSession } from "../../www/pages/course/runtime.js";
import { contentsOf, lessonsNamed, puzzlesFrom } from "../../www/pages/notes/course/contents.js";
import { manifest } from "../../www/pages/notes/course/manifest.js";
import { packageId, packageName } from "../../www/pages/notes/course/names.js";
import { coursePage, packageFiles, SHARED } from "../../www/pages/notes/course/package.js";
import { recordAfter } from "../../www/table/lesson/score.js";
import { LESSONS } from "../../www/table/lesson/step.js";
import { LANGUAGES } from "../../www/text/languages.js";
import "./core.js";

/** @import { TaskRecord } from "../../www/pages/course/report.js" */

const TASKS = ["shield/hold", "shield/largest", "shield/even", "shield/none"];
const SOLVED = { done: true, hints: 0, sawSolution: false };

/** @param {Record<string, {done: boolean, hints: number, sawSolution: boolean}[]>} attempts by task */
function recordsAfter(attempts) {
  /** @type {Map<string, TaskRecord>} */
  const records = new Map();
  for (const [task, all] of Object.entries(attempts)) records.set(task, all.reduce(recordAfter, newTask()));
  return records;
}

test("the score is the mean over the tasks, complete when all are solved, passed from the pass mark", () => {
  assert.deepEqual(resultOf(TASKS, new Map(), 60), {
    done: 0,
    score: 0,
    isComplete: false,
    isPassed: false,
    isTried: false,
  });
  const some = recordsAfter({ "shield/hold": [SOLVED], "shield/largest": [{ ...SOLVED, hints: 2 }] });
  assert.deepEqual(resultOf(TASKS, some, 37.5), {
    done: 2,
    score: 37.5,
    isComplete: false,
    isPassed: true,
    isTried: true,
  });
  const shown = { ...SOLVED, sawSolution: true };
  const all = recordsAfter(Object.fromEntries(TASKS.map((task) => [task, [task.endsWith("hold") ? SOLVED : shown]])));
  const { score, isComplete, isPassed } = resultOf(TASKS, all, 60);
  assert.deepEqual([score, isComplete, isPassed], [25, true, false]);
  // Without a pass mark whoever is through has passed.
  assert.equal(resultOf(TASKS, all, 0).isPassed, true);
  assert.equal(resultOf(TASKS, some, 0).isPassed, false);
});

test("each version is told the same by its own names, and no score before the first attempt", () => {
  const told = (/** @type {"1.2" | "2004"} */ version, /** @type {Map<string, TaskRecord>} */ records, pass = 60) =>
    Object.fromEntries(ELEMENTS[version](resultOf(TASKS, records, pass), "text", "shield/hold", 3725));
  assert.deepEqual(told("1.2", new Map()), {
    "cmi.core.lesson_status": "incomplete",
    "cmi.core.lesson_location": "shield/hold",
    "cmi.suspend_data": "text",
    "cmi.core.session_time": "0001:02:05",
    "cmi.core.exit": "suspend",
  });
  const half = recordsAfter({ "shield/hold": [SOLVED], "shield/largest": [SOLVED] });
  assert.deepEqual(told("2004", half, 50), {
    "cmi.score.min": "0",
    "cmi.score.max": "100",
    "cmi.score.raw": "50",
    "cmi.score.scaled": "0.5",
    "cmi.completion_status": "incomplete",
    "cmi.success_status": "passed",
    "cmi.location": "shield/hold",
    "cmi.suspend_data": "text",
    "cmi.session_time": "PT3725S",
    "cmi.exit": "suspend",
  });
  assert.equal(told("1.2", half, 50)["cmi.core.lesson_status"], "incomplete");
  const all = recordsAfter(Object.fromEntries(TASKS.map((task) => [task, [{ ...SOLVED, hints: 1 }]])));
  assert.equal(told("1.2", all)["cmi.core.lesson_status"], "failed");
  assert.equal(told("1.2", all, 50)["cmi.core.lesson_status"], "passed");
  assert.equal(told("2004", all)["cmi.completion_status"], "completed");
  assert.equal(told("2004", all)["cmi.success_status"], "failed");
});

test("what is kept comes back, and what is not ours is not taken", () => {
  const records = recordsAfter({
    "shield/hold": [
      { ...SOLVED, done: false },
      { ...SOLVED, hints: 1 },
    ],
  });
  records.set("shield/hold", { .../** @type {TaskRecord} */ (records.get("shield/hold")), game: "1.WEAQA_X" });
  const { text, dropped } = writeRecords(records);
  assert.equal(text, '{"version":1,"tasks":{"shield/hold":[2,1,0,1,"1.WEAQA_X"]}}');
  assert.equal(dropped, 0);
  assert.deepEqual(readRecords(text, TASKS), records);
  assert.equal(readRecords(text, ["shield/none"]).size, 0);
  for (const other of [
    "",
    "text",
    "null",
    "[]",
    '{"version":2}',
    text.replace("[2,", '["2",'),
    text.replace("1,0,1", "1"),
  ])
    assert.equal(readRecords(other, TASKS).size, 0, other);
});

test("in every language the longest lesson and the longest set of puzzles stay below 4,000 characters with their results", async () => {
  for (const { id: language } of LANGUAGES) {
    const lessons = await lessonsNamed(
      LESSONS.map(({ id }) => id),
      language,
    );
    const puzzles = await puzzlesFrom("only-call&level=3&seed=4294967000", 40, language);
    for (const { id, tasks } of [...lessons.items, ...puzzles.items]) {
      // Each game as long as a game of hundreds of rounds on a large table, with characters that are escaped.
      const record = { ...newTask(), attempts: 999, hints: 9, sawSolution: true, done: true };
      const records = new Map(
        tasks.map(({ name }, index) => [name, { ...record, game: "ü".repeat(300 + 40 * index) }]),
      );
      const { text, dropped } = writeRecords(records);
      assert.ok(text.length <= MOST_KEPT && MOST_KEPT <= 4096, `${id} ${language}: ${text.length}`);
      const names = tasks.map(({ name }) => name);
      const back = readRecords(text, names);
      assert.equal(back.size, tasks.length, id);
      assert.equal([...back.values()].filter(({ game }) => game === "").length, dropped);
      // Only games are dropped, the longest first.
      for (const [name, { game, ...rest }] of back) {
        const { game: whole, ...before } = /** @type {TaskRecord} */ (records.get(name));
        assert.deepEqual(rest, before);
        assert.ok(game === whole || game === "");
      }
      if (dropped > 0) assert.equal(back.get(names.at(-1) ?? "")?.game, "");
    }
  }
});

test("the run-time is found in windows around the page and around its opener, past pages of other sites", () => {
  const top = /** @type {any} */ ({ API: { name: "top" } });
  top.parent = top;
  const other = {
    parent: top,
    get API() {
      throw new Error("another site");
    },
  };
  const page = /** @type {any} */ ({ parent: other, top });
  assert.equal(findRuntime(page, "1.2"), top.API);
  assert.equal(findRuntime(page, "2004"), null);
  const popup = /** @type {any} */ ({ opener: { API_1484_11: { name: "opener" }, parent: top } });
  Object.assign(popup, { parent: popup, top: popup });
  assert.equal(findRuntime(popup, "2004"), popup.opener.API_1484_11);
  assert.equal(findRuntime(popup, "1.2"), top.API);
});

test("a platform that refuses or breaks is quoted, and the page goes on", () => {
  const refusing = {
    LMSInitialize: () => "false",
    LMSGetLastError: () => "101",
    LMSGetErrorString: () => "General exception",
  };
  assert.equal(openSession(refusing, "1.2").begin(), "General exception");
  const broken = {
    LMSSetValue: () => {
      throw new Error("gone");
    },
    LMSCommit: () => "true",
  };
  assert.equal(openSession(broken, "1.2").report([["cmi.core.exit", "suspend"]]), "gone");
  assert.equal(openSession(broken, "1.2").get("cmi.suspend_data"), "");
  assert.equal(openSession({ Initialize: () => true }, "2004").begin(), "");
});

test("a package lists all its files, with a page for each lesson, in the language of its tables", async () => {
  const encoder = new TextEncoder();
  const shared = /** @type {any} */ (Object.fromEntries(SHARED.map((file) => [file, encoder.encode(file)])));
  for (const version of /** @type {const} */ (["1.2", "2004"])) {
    for (const { id: language } of LANGUAGES) {
      const contents = await lessonsNamed(["lose", "shield"], language);
      const files = await packageFiles(
        contents,
        { version, pass: 60, seeds: "same", options: [["lang", language]] },
        shared,
      );
      const text = new TextDecoder().decode(files["imsmanifest.xml"]);
      const named = [...text.matchAll(/<file href="([^"]+)"/g)].map(([, file]) => file);
      assert.deepEqual([...named, "imsmanifest.xml"].sort(), Object.keys(files).sort());
      assert.equal(text.match(version === "1.2" ? /adlcp:scormtype="sco"/g : /adlcp:scormType="sco"/g)?.length, 2);
      const page = new TextDecoder().decode(files["lesson-shield.html"]);
      assert.ok(page.includes(`<html lang="${language}"`) && page.includes(`<magnus-derek lang="${language}">`));
      assert.doesNotMatch(page, /https?:/);
    }
  }
});

test("the page keeps its data whole, whatever is in a title", async () => {
  const item = /** @type {const} */ ({ id: "lesson-x", about: "lesson", title: '</script><b> & "', tasks: [] });
  const page = await coursePage({ ...item, tasks: [{ name: "x/y", title: "</script>" }] }, "en", {
    version: "1.2",
    pass: 60,
    seeds: "same",
    options: [],
  });
  const [, data = ""] = /id="course">(.*)<\/script>/.exec(page) ?? [];
  assert.equal(JSON.parse(data).tasks[0].title, "</script>");
  assert.doesNotMatch(page, /<b>/);
  const text = manifest("2004", { id: "x", title: "1 < 2 & 3", language: "en", items: [{ ...item, tasks: [] }] }, []);
  assert.match(text, /<title>1 &lt; 2 &amp; 3<\/title>/);
});

test("a game has no package, and further lessons come in the order of the course", async () => {
  const chosen = { further: "rings,lose", count: "3", lang: "en" };
  const shown = { lesson: "shield/hold" };
  assert.equal(packageId({ ...chosen, shown: { link: "n=9" } }), "");
  assert.deepEqual((await contentsOf({ ...chosen, shown: { link: "n=9" } })).items, []);
  assert.deepEqual(
    (await contentsOf({ ...chosen, shown })).items.map(({ id }) => id),
    ["lesson-lose", "lesson-rings", "lesson-shield"],
  );
  assert.equal(packageName(packageId({ ...chosen, shown }), "de", "1.2"), "magnus-derek-3-lessons-de-scorm-1.2.zip");
  const { items } = await contentsOf({ ...chosen, shown: { puzzle: "depth&level=2&seed=7" } });
  assert.deepEqual(
    items[0]?.tasks.map(({ name }) => name),
    ["depth&level=2&seed=7", "depth&level=2&seed=8", "depth&level=2&seed=9"],
  );
});

test("a student's id makes the same seed each time, another one the next, and no id none", async () => {
  assert.equal(seedOf("4711"), seedOf(" 4711 "));
  const seeds = Array.from({ length: 500 }, (_, index) => seedOf(`student-${index}`));
  assert.equal(new Set(seeds).size, 500);
  assert.deepEqual([seedOf(""), seedOf("  ")], [null, null]);
  const tasks = [7, 8].map((seed) => ({ name: `depth&level=2&seed=${seed}`, title: "" }));
  const named = (/** @type {number | null} */ seed) =>
    tasksWithSeed({ about: "puzzle", tasks }, seed).map(({ name }) => name);
  assert.deepEqual(
    named(null),
    tasks.map(({ name }) => name),
  );
  assert.deepEqual(named(2 ** 32 - 8), ["depth&level=2&seed=4294967295", "depth&level=2&seed=0"]);
  const steps = [{ name: "lose/three", title: "" }];
  assert.deepEqual(tasksWithSeed({ about: "lesson", tasks: steps }, 5), steps);
});
