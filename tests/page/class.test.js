// @ts-check
/** Results for a class: their text, its checksum, and what thirty of them say. */

import assert from "node:assert/strict";
import test from "node:test";
import { barShapes } from "../../www/pages/class/bars.js";
import {
  byLesson,
  csvOf,
  hardest,
  onceEach,
  studentRows,
  studentsCsv,
  taskRows,
} from "../../www/pages/class/statistics.js";
import { newMark, plainName, readResults, resultText } from "../../www/table/lesson/class-result.js";
import { puzzlesIn, readSetId, setId, setName } from "../../www/table/lesson/puzzle-set.js";
import { newRecord, recordAfter, recordWithHelp } from "../../www/table/lesson/score.js";
import { speaker } from "../../www/text/de/all.js";
import german from "../../www/text/de/site/class.js";
import { english } from "../../www/text/english.js";
import { damagedText, foundText, namesText, wrongText } from "../../www/text/say/site/class.js";
import { scriptedClass } from "../scripted-class.js";

speaker.learn(german);

const SOLVED = { done: true, hints: 0, sawSolution: false };
const missed = (/** @type {string} */ wrong) => recordAfter(newRecord(), { ...SOLVED, done: false, wrong });

const TASKS = {
  hold: recordAfter(missed(""), SOLVED),
  largest: recordAfter(recordWithHelp(missed("9"), { hints: 1, sawSolution: false }), SOLVED),
  even: recordWithHelp(missed("o1"), { hints: 2, sawSolution: true }),
  odd: missed("d-"),
  not: newRecord(),
};
const RESULT = { lesson: "shield", tasks: TASKS, seed: "7", name: "Änne O'Brien", mark: "" };
const TEXT = resultText(RESULT);

test("a result is one word with lesson, tasks, seed, name and checksum, and is read as it was written", () => {
  assert.equal(TEXT.split("#")[0], "MD1;shield;hold=a2,largest=h2.1:9,even=v1.2:o1,odd=o1:d-;7;Änne+O’Brien");
  assert.match(TEXT, /#[0-9a-z]{7}$/);
  const { results, damaged } = readResults(TEXT);
  assert.deepEqual(damaged, []);
  const { not: _, ...tried } = TASKS;
  assert.deepEqual(results, [{ ...RESULT, name: "Änne O’Brien", tasks: tried, line: 1 }]);
  const nameless = resultText({ ...RESULT, name: " ;#~ ", mark: "7k3x", seed: "" });
  assert.deepEqual(
    readResults(nameless).results.map(({ name, mark, seed }) => [name, mark, seed]),
    [["", "7k3x", ""]],
  );
  assert.match(newMark(), /^[0-9a-z]{4}$/);
  assert.equal(plainName("  Zoë\n#;~+ van 't Hof, 3b "), "Zoë van ’t Hof 3b");
});

/** Results as the first version and the one with sets of puzzles wrote them: they are read for ever. */
const GOLDEN = `MD1;shield;hold=a2,largest=h2.1:9,even=v1.2:o1,odd=o1:d-;;Änne+O’Brien#3a8xeh5
MD1;lose;three=a1,none=o1:none,five=o1:p0.3.5,call=o1:m1.2.4;4294967295;~7k3x#3ndz46n
MD1;puzzles-only-call-3-10;1=a1,2=a2:m7,10=o1:m3;20261124;Bo#3k3s0es`;

test("results that were handed in once are read and written as ever, those of lessons and those of sets of puzzles", () => {
  const { results, damaged } = readResults(GOLDEN);
  assert.deepEqual(damaged, []);
  assert.equal(results.map(resultText).join("\n"), GOLDEN);
  const { not: _, ...tried } = TASKS;
  const wrong = (/** @type {string} */ answer) => ({ ...newRecord(), attempts: 1, wrong: { [answer]: 1 } });
  const solved = { ...newRecord(), attempts: 1, done: true };
  assert.deepEqual(
    results.map(({ lesson, seed, name, mark, tasks }) => [lesson, seed, name, mark, tasks]),
    [
      ["shield", "", "Änne O’Brien", "", tried],
      [
        "lose",
        "4294967295",
        "",
        "7k3x",
        { three: solved, none: wrong("none"), five: wrong("p0.3.5"), call: wrong("m1.2.4") },
      ],
      [
        "puzzles-only-call-3-10",
        "20261124",
        "Bo",
        "",
        { 1: solved, 2: { ...wrong("m7"), attempts: 2, done: true }, 10: wrong("m3") },
      ],
    ],
  );
});

test("a set of puzzles is told by its kind, level, count and first seed, and results of it say what was wrong on its tables", () => {
  const set = { first: { kind: /** @type {const} */ ("only-call"), level: 3, seed: 2 ** 32 - 2 }, count: 3 };
  assert.deepEqual(readSetId(setId(set), "4294967294"), set);
  assert.equal(setName(set), "only-call&level=3&seed=4294967294&count=3");
  assert.deepEqual(
    puzzlesIn(set).map(({ seed }) => seed),
    [4294967294, 4294967295, 0],
  );
  for (const id of ["puzzles-only-call-3", "puzzles-nothing-3-10", "puzzles-depth-2-41", "puzzles-depth-2-0", "shield"])
    assert.equal(readSetId(id, "7"), null, id);
  assert.deepEqual([readSetId(setId(set), ""), readSetId(setId(set), "4294967296")], [null, null]);
  const student = (/** @type {string} */ name, /** @type {string} */ answer, seed = "7") => ({
    lesson: "puzzles-only-call-3-2",
    tasks: { 1: missed(answer) },
    seed,
    name,
    mark: "",
  });
  const all = [student("A", "m5"), student("B", "m5"), student("C", "m2"), student("A", "m5", "8")];
  assert.equal(onceEach(all).repeated, 0, "another set of the same kind is another one");
  const groups = byLesson(all);
  assert.deepEqual([...groups.keys()], ["only-call&level=3&seed=7&count=2", "only-call&level=3&seed=8&count=2"]);
  const [first, second] = taskRows(groups.get("only-call&level=3&seed=7&count=2") ?? [], ["1", "2"]);
  assert.deepEqual(first?.wrong, [
    { answer: "m5", count: 2 },
    { answer: "m2", count: 1 },
  ]);
  assert.deepEqual([first?.open, second?.open, second?.untried, second?.attempts], [3, 0, 3, null]);
});

test("results are found in a chat, in mails that break their lines, and twice in a line", () => {
  const other = resultText({ ...RESULT, name: "Bo" });
  const chat = `[29.11.26, 10:14] Anna: here it is! #homework\n${TEXT} :-)\n> > ${other.slice(0, 30)}\n> > ${other.slice(30)}\nbye;=#\n"${TEXT}","${other}"`;
  const { results, damaged } = readResults(chat);
  assert.deepEqual(damaged, []);
  assert.deepEqual(
    results.map(({ name, line }) => [name, line]),
    [
      ["Änne O’Brien", 2],
      ["Bo", 3],
      ["Änne O’Brien", 6],
      ["Bo", 6],
    ],
  );
});

test("every slip of one character is caught, wherever it is, and is told with its line", () => {
  const signs = [..."MD1;shield=a.,:+-~#0123456789xyzÄä’ \n>é😀"];
  let tried = 0;
  for (let at = 0; at < TEXT.length; at++) {
    const [before, after] = [TEXT.slice(0, at), TEXT.slice(at + 1)];
    const slips = [...signs.filter((sign) => sign !== TEXT[at]).map((sign) => before + sign + after), before + after];
    if (TEXT[at] !== after[0] && after) slips.push(before + after.slice(0, 1) + TEXT[at] + after.slice(1));
    for (const slip of slips) {
      const { results, damaged } = readResults(`first line\n${slip}\nlast line`);
      assert.deepEqual(results, [], slip);
      assert.equal(damaged.length, 1, `${slip} ${JSON.stringify(damaged)}`);
      // A line's end among the first characters leaves a result without its beginning on the next line.
      assert.equal(damaged[0]?.line, 2 + (slip.slice(0, 4).includes("\n") ? 1 : 0), slip);
      tried++;
    }
  }
  assert.ok(tried > 2500, `${tried}`);
});

test("an inserted character is caught, unless it is a space, which is none of a result", () => {
  for (let at = 1; at < TEXT.length; at++) {
    for (const sign of "a;#0=") {
      const { results } = readResults(TEXT.slice(0, at) + sign + TEXT.slice(at));
      // A doubled sign at the very end of the checksum stands behind it.
      assert.deepEqual(results, [], `${at} ${sign}`);
    }
  }
  const { results, damaged } = readResults(`${TEXT.slice(0, 20)}\n ${TEXT.slice(20)}`);
  assert.deepEqual([results.length, damaged], [1, []]);
});

test("what is damaged says why, and does not take the next result with it", () => {
  const later = TEXT.replace("MD1", "MD2");
  const forged = (() => {
    const { results } = readResults(resultText({ ...RESULT, lesson: "UPPER" }));
    return results;
  })();
  assert.deepEqual(forged, []);
  const lines = [TEXT.slice(0, 40), TEXT, TEXT.slice(8), later, TEXT.replace("hold", "hild"), TEXT];
  const { results, damaged } = readResults(lines.join("\n"));
  assert.deepEqual(
    results.map(({ line }) => line),
    [2, 6],
  );
  assert.deepEqual(
    damaged.map(({ line, why }) => [line, why]),
    [
      [1, "cut"],
      [3, "start"],
      [4, "later"],
      [5, "slip"],
    ],
  );
  const [cut, , , slip] = damaged;
  assert.ok(cut && slip);
  assert.equal(damagedText(english, cut), "Line 1: its end is missing. “MD1;shield;hold=…argest=h2.1:9,even=v”");
  assert.match(damagedText(speaker, slip), /^Zeile 5: Ein Zeichen ist falsch, .* Die Prüfsumme passt nicht\. „MD1;/);
  assert.deepEqual(readResults(""), { results: [], damaged: [] });
  assert.deepEqual(readResults("MD1; is no result;\nnor is MD1 #5").damaged.length, 1);
});

test("a student counts once in a lesson: the better result, or else the later one; results without a name by their marks", () => {
  const better = { ...RESULT, tasks: { ...TASKS, odd: recordAfter(newRecord(), SOLVED) }, name: "änne o’brien" };
  const again = { ...RESULT, name: "Änne O’Brien", seed: "8" };
  const nameless = (/** @type {string} */ mark) => ({ ...RESULT, name: "", mark });
  const all = [better, again, nameless("aaaa"), nameless("bbbb"), nameless("aaaa"), { ...again, lesson: "rings" }];
  const { kept, repeated } = onceEach(all);
  assert.equal(repeated, 2);
  assert.deepEqual(
    kept.map(({ name, mark, lesson }) => name + mark + lesson),
    ["änne o’brienshield", "aaaashield", "bbbbshield", "Änne O’Brienrings"],
  );
  assert.deepEqual(
    [...byLesson(kept)].map(([lesson, { length }]) => [lesson, length]),
    [
      ["shield", 3],
      ["rings", 1],
    ],
  );
  assert.equal(onceEach([again, { ...again, seed: "9" }]).kept[0]?.seed, "9");
  assert.equal(namesText(english, kept), "From änne o’brien, Änne O’Brien. 2 without a name.");
});

test("thirty results of a class say for each task how it went, and what was the commonest wrong answer", () => {
  const { lines, expected, steps } = scriptedClass();
  const { results, damaged } = readResults(lines.join("\n"));
  const { kept, repeated } = onceEach(results);
  assert.deepEqual([kept.length, repeated, damaged.length], [30, 1, 2]);
  const rows = taskRows(kept, steps);
  assert.deepEqual(
    rows.map(({ alone, hinted, seen, open, untried }) => [alone, hinted, seen, open, untried]),
    expected.map(({ outcomes }) => outcomes),
  );
  for (const [at, row] of rows.entries()) {
    assert.equal(row.alone + row.hinted + row.seen + row.open + row.untried, 30);
    assert.equal(row.attempts?.toFixed(2), expected[at]?.attempts);
    assert.deepEqual(row.wrong, expected[at]?.wrong);
  }
  const { row, ...worst } = hardest(rows) ?? {};
  assert.deepEqual([row?.step, worst], ["none", { unsolved: 20, tried: 30, isSeen: true }]);
  assert.equal(
    foundText(english, { results: 30, repeated, damaged: 2 }),
    "30 results read. 1 stood twice, with the same name and lesson: the better one counts. 2 could not be read.",
  );
  const seeded = kept.map((result, at) => ({ ...result, seed: at === 0 ? "7" : "" }));
  assert.deepEqual(taskRows(seeded, steps)[1]?.wrong[0], { answer: "m3", count: 24 }, "tables of their own differ");
  const titled = rows.map((row) => ({ ...row, title: `Title, ${row.step}` }));
  const csv = csvOf([{ id: "shield", results: kept, rows: titled }], (answer) => wrongText(english, answer));
  const [head = "", first = ""] = csv.split("\n");
  assert.match(head, /^lesson,task,title,results,alone,hints,solution seen,not solved,mean attempts,wrong answer 1,/);
  assert.equal(first, 'shield,hold,"Title, hold",30,18,6,3,3,1.89,,,,,,,3,18');
  assert.equal(csv.trim().split("\n").length, 1 + steps.length);
});

test("of each student the class has points, first tries and attempts, and a task that nobody tried is not the hardest", () => {
  const solvedAfter = (/** @type {number} */ count) => ({ ...newRecord(), attempts: count, done: true });
  const result = (/** @type {string} */ name, /** @type {Record<string, ReturnType<typeof newRecord>>} */ tasks) => ({
    lesson: "puzzles-only-call-1-3",
    tasks,
    seed: "7",
    name,
    mark: name ? "" : "7k3x",
  });
  const results = [
    result("", { 1: missed("m3") }),
    result("Bo", { 1: solvedAfter(8), 2: solvedAfter(8), 3: solvedAfter(1) }),
    result("Anna, 3b", { 2: { ...solvedAfter(1), hints: 1 }, 3: solvedAfter(1) }),
  ];
  const steps = ["1", "2", "3"];
  const students = studentRows(results, steps);
  assert.deepEqual(students, [
    { name: "Anna, 3b", points: 1.5, first: 1, tasks: 3, attempts: 2, untried: 1 },
    { name: "Bo", points: 3, first: 1, tasks: 3, attempts: 17, untried: 0 },
    { name: "", points: 0, first: 0, tasks: 3, attempts: 1, untried: 2 },
  ]);
  assert.deepEqual(
    taskRows(results, steps).map(({ first, open, untried }) => [first, open, untried]),
    [
      [0, 1, 1],
      [0, 0, 1],
      [2, 0, 1],
    ],
  );
  const { row, ...worst } = hardest(taskRows(results, steps)) ?? {};
  assert.deepEqual([row?.step, worst], ["1", { unsolved: 1, tried: 2, isSeen: false }]);
  assert.equal(hardest(taskRows([result("A", { 1: solvedAfter(2) })], steps)), null);
  assert.equal(
    studentsCsv([{ id: "set", students }]),
    'lesson,name,points,first try,attempts,not tried,tasks\nset,"Anna, 3b",1.5,1,2,1,3\nset,Bo,3,1,17,0,3\nset,,0,0,1,2,3\n',
  );
});

test("the bars of a task are as long as its students are many", () => {
  const rows = taskRows([{ ...RESULT, tasks: TASKS }], ["hold", "even"]).map((row) => ({ ...row, title: row.step }));
  const shapes = barShapes(rows, 1, 302, String);
  assert.deepEqual(
    shapes.map(({ key, role }) => [key, role]),
    [
      ["hold-title", "title"],
      ["hold-alone", "alone"],
      ["hold-alone-number", "number"],
      ["even-title", "title"],
      ["even-seen", "seen"],
      ["even-seen-number", "number"],
    ],
  );
  const [, bar] = shapes;
  assert.ok(bar?.kind === "path" && bar.d === "M1 22H301v20H1z");
});

test("wrong answers are told in words", () => {
  const options = [{ label: "fewer than 25" }];
  const told = ["none", "o0", "o4", "m7", "m1.2", "p0.1000", "d-", "-3"].map((one) => wrongText(english, one, options));
  assert.deepEqual(told, ["there is none", "fewer than 25", "option 5", "7", "1, 2", "0, 1,000", "−", "−3"]);
});
