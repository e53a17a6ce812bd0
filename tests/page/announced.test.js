// @ts-check
/** The page of announced moves without a browser: its picture, its sentences, its address, its histogram. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { LONGEST_TRAIL } from "../../www/board/drawn-overlay.js";
import { describedErrorText, describeError, errorText, refusalError } from "../../www/kit/sentences.js";
import { addressOf, readAddress } from "../../www/pages/announced/address.js";
import { histogramShapes } from "../../www/pages/announced/histogram.js";
import { overlayOf } from "../../www/pages/announced/path-overlay.js";
import { firstMagnitudes } from "../../www/pages/announced/strategy.js";
import { scene } from "../../www/table/picture/all-parts.js";
import basics from "../../www/text/de/basics.js";
import coreNumbers from "../../www/text/de/core-numbers.js";
import coreRefusals from "../../www/text/de/core-refusals.js";
import coreStudyRefusals from "../../www/text/de/core-study-refusals.js";
import decimals from "../../www/text/de/decimals.js";
import kit from "../../www/text/de/kit.js";
import announced from "../../www/text/de/site/announced.js";
import random from "../../www/text/de/site/random-games.js";
import names from "../../www/text/de/table/names.js";
import players from "../../www/text/de/table/players.js";
import { english } from "../../www/text/english.js";
import { refusalText } from "../../www/text/say/refusals.js";
import {
  derekStep,
  derekVerdict,
  formName,
  magnusStep,
  searchText,
  magnusVerdict as verdictOf,
} from "../../www/text/say/site/announced.js";
import {
  randomFinished,
  randomNumbers,
  randomSentence,
  randomStep,
  randomSummary,
  roundsText,
} from "../../www/text/say/site/random-games.js";
import { speakerOf } from "../../www/text/speaker.js";
import { outOfRange } from "../out-of-range.js";
import { viewOf } from "./core.js";
import { study as core } from "./study.js";

const german = speakerOf(
  basics,
  kit,
  names,
  announced,
  random,
  decimals,
  players,
  coreNumbers,
  coreRefusals,
  coreStudyRefusals,
);

/** The bounds on the minimum, as the page says them. @param {Thesis} told @param {Found | null} found */
const magnusVerdict = (told, found, words = english) => {
  /** @template {Thesis | Found} Answer @param {Answer} answer @returns {InWords<Answer>} */
  const spoken = (answer) => ({
    ...answer,
    refusal: answer.refusal ? refusalText(words, answer.refusal) : "",
  });
  return verdictOf(words, spoken(told), found && spoken(found));
};

/** @import { Refused } from "../../www/text/refusals" */
/** @import { InWords } from "../../www/text/say/site/announced.js" */
/** @import { Answered, CompleteGame, Found, Thesis, Way } from "../../www/pages/announced/types" */

const LIST = "1,1,2,2,1,3";
const thesis = () => core.thesisAnswer("6", LIST);
const found = () => core.exactAnswer("6", LIST, () => {});

/**
 * The tag's drawing of a game in one of its rounds.
 * @param {CompleteGame} shown @param {number} round @param {number | null} [hovered]
 */
function announcedScene(shown, round, hovered = null) {
  const record = core.Handle.open(`${shown.way.link}&round=${round}`);
  const overlay = overlayOf(shown)({ round });
  const place = hovered === null ? -1 : record.visited().indexOf(hovered);
  const hoveredVisit = place < 0 ? null : (record.firstVisits()[place] ?? null);
  const drawn = scene({
    ...viewOf(record, { hovered }),
    overlay,
    hoveredVisit,
  });
  record.free();
  return drawn;
}

/** @param {Partial<CompleteGame>} more @returns {CompleteGame} */
function minimumShown(more = {}) {
  const way = /** @type {Way} */ (found().way);
  return {
    n: 6,
    way,
    patterns: null,
    derekChooses: true,
    sentence: () => "",
    ...more,
  };
}

/** @param {Answered} answered @returns {CompleteGame} */
function answeredShown({ n, way, patterns }) {
  return { n, way, patterns, derekChooses: false, sentence: () => "" };
}

/** @param {string} text */
const roles = (text, scene = announcedScene(minimumShown(), 3)) =>
  scene.filter(({ role }) => role.split(" ").includes(text));

test("the picture shows what is visited, the way so far, and both landings of the next call", () => {
  // After − + + the token has gone 0 5 0 2.
  assert.equal(roles("unvisited").filter(({ kind }) => kind === "circle").length, 3);
  assert.equal(roles("trail").length, 2);
  assert.equal(roles("last").length, 1);
  const arcs = roles("call-arc");
  assert.deepEqual(arcs.map(({ role }) => role).sort(), ["call-arc", "call-arc considered"]);
  assert.deepEqual(
    roles("landing-label").map((label) => label.kind === "text" && label.text),
    ["+2", "−2"],
  );
  const title = roles("centre-title")[0];
  assert.ok(title?.kind === "text" && title.text === "3 visited");
});

test("before the first and after the last round there is no way to draw, or no call", () => {
  const first = announcedScene(minimumShown(), 0);
  assert.equal(roles("trail", first).length, 0);
  assert.equal(roles("call-arc", first).length, 2);
  const last = announcedScene(minimumShown(), 6);
  assert.equal(roles("call-arc", last).length, 0);
  assert.equal(roles("landing", last).length, 0);
});

test("keys of the picture are unique, on small and on large tables", () => {
  const signs = core.randomDirections("500", "1");
  for (const shown of [minimumShown(), answeredShown(core.magnusAnswer("500", signs, false))]) {
    const last = shown.way.rounds.length;
    for (const step of [0, 1, Math.floor(last / 2), last]) {
      const keys = announcedScene(shown, step).map(({ key }) => key);
      assert.equal(new Set(keys).size, keys.length);
    }
  }
});

test("a long way is drawn only in its last part, and each line once", () => {
  const way = core.randomGame("97", "1", "1");
  assert.ok(way.rounds.length > 2 * LONGEST_TRAIL);
  const [trail] = roles("trail", announcedScene(minimumShown({ n: 97, way }), way.rounds.length));
  const lines = trail?.kind === "path" ? trail.d.split("M").length - 1 : 0;
  assert.ok(lines > LONGEST_TRAIL / 2 && lines <= LONGEST_TRAIL, String(lines));
  const there = core.thesisAnswer("6", "1,".repeat(40)).way;
  assert.equal(there?.visited, 2);
  const [back] = roles("trail", announcedScene(minimumShown({ way: there }), 40));
  assert.ok(back?.kind === "path" && back.d.split("M").length - 1 === 2);
});

test("two opposite blocks are drawn with the line between them, and the end where the token is", () => {
  const shown = answeredShown(core.magnusAnswer("12", "+--+-++-+--", false));
  const balanced = announcedScene(shown, 5);
  assert.equal(roles("block", balanced).length, 2);
  assert.equal(roles("block-axis", balanced).length, 1);
  assert.equal(roles("mark", balanced).length, 1);
  const title = roles("centre-title", balanced)[0];
  assert.ok(title?.kind === "text" && title.text === "3-balanced");
  // In between, one block is longer and the form has no name.
  assert.equal(roles("mark", announcedScene(shown, 6)).length, 0);
  const whole = announcedScene(shown, 11);
  assert.equal(roles("block", whole).length, 0);
});

test("the table draws the direction that Derek announced, also where its record has the other one", () => {
  const relaxed = answeredShown(core.magnusAnswer("9", "-+-+-+-+", true));
  const [arc] = roles("landing-label", announcedScene(relaxed, 4));
  assert.ok(arc?.kind === "text" && arc.text === (relaxed.way.rounds[4]?.direction === "+" ? "+4" : "−5"));
});

test("a position under the pointer says when it was first visited", () => {
  const said = (/** @type {number} */ position) => {
    const texts = announcedScene(minimumShown(), 3, position).filter(({ role }) => role.startsWith("centre"));
    return texts.map((text) => text.kind === "text" && text.text);
  };
  assert.deepEqual(said(0), ["Position 0", "visited at the start"]);
  assert.deepEqual(said(5), ["Position 5", "first visited in round 1"]);
  assert.deepEqual(said(4), ["Position 4", "not visited yet"]);
});

test("every step of both games has a sentence without gaps", () => {
  const told = thesis();
  for (const way of [told.way, found().way]) {
    for (let step = 0; step <= 6; step++)
      assert.match(magnusStep(english, told, /** @type {Way} */ (way), step), /^[^{}]+\.$/);
  }
  const way = /** @type {Way} */ (found().way);
  assert.equal(
    magnusStep(english, told, way, 3),
    "Round 3: Magnus calls **2**, Derek says **clockwise**: from 0 to **2**, a **new position**. The other way led to 4, which was unvisited. 3 positions visited so far.",
  );
  assert.match(magnusStep(english, told, way, 6), /Half a turn leads there both ways\./);
  for (const [n, signs, relaxed] of /** @type {const} */ ([
    ["12", "+--+-++-+--", false],
    ["9", "-+-+-+-+", false],
    ["9", "-+-+-+-+", true],
    ["5", "+-+-", false],
    ["2", "+", false],
  ])) {
    const answered = core.magnusAnswer(n, signs, relaxed);
    for (let step = 0; step < answered.n; step++) {
      assert.match(derekStep(english, answered, step), /^(?!.*(undefined|NaN|null))[^{}]+[.*]$/);
    }
  }
});

test("every sentence about a step is true of the step", () => {
  const answered = core.magnusAnswer("9", "-+-+-+-+", false);
  assert.match(
    derekStep(english, answered, 1),
    /one block, and the token is at its counter-clockwise end: it is \*\*negative biased\*\*/,
  );
  assert.match(derekStep(english, answered, 2), /This is move 1 of the 5 that the case prescribes/);
  assert.match(derekStep(english, answered, 8), /\*\*All positions are visited\.\*\*$/);
  assert.match(
    derekStep(english, core.magnusAnswer("12", "+--+-++-+--", false), 5),
    /\*\*3-balanced\*\*: two opposite blocks of 3/,
  );
  assert.match(
    derekStep(english, core.magnusAnswer("9", "-+-+-+-+", true), 4),
    /\*\*2-skew-balanced\*\*: a block of 2 and one of 3/,
  );
  assert.equal(formName(english, { kind: "positiveBiased" }), "positive biased");
});

test("the verdict says where the thesis and the minimum differ, and what is only an upper bound", () => {
  const told = thesis();
  assert.deepEqual(magnusVerdict(told, found()), {
    headline: "Derek can hold Magnus to **3 of 6** positions, and to no fewer.",
    note: "Algorithm DEREK of the thesis says **4**: here Theorem 4 of the thesis, that this is the minimum, is **false**.",
  });
  const same = core.thesisAnswer("6", "1,1");
  assert.match(
    magnusVerdict(
      same,
      core.exactAnswer("6", "1,1", () => {}),
    ).note,
    /says \*\*2\*\* as well\./,
  );
  assert.match(
    magnusVerdict(told, null).headline,
    /\*\*4 of 6\*\* positions \(upper bound: Algorithm DEREK of the thesis\)/,
  );
  /** @type {Found} */
  const lost = {
    way: null,
    atLeast: 3,
    refusal: { code: "searchSteps", steps: 1000, least: 3 },
  };
  const verdict = magnusVerdict(told, lost);
  assert.match(verdict.headline, /upper bound/);
  assert.equal(
    verdict.note,
    "The exact minimum is out of reach here: a search that stops at step 1,000 shows only that it is at least 3.",
  );
  /** @type {Thesis} */
  const large = {
    ...told,
    way: null,
    refusal: { code: "thesisCells", cells: 9, most: 8 },
  };
  assert.match(magnusVerdict(large, found()).headline, /3 of 6/);
  assert.match(magnusVerdict(large, found()).note, /^Algorithm DEREK of the thesis is out of reach here/);
});

test("every case is named and explained", () => {
  const cases = new Map();
  for (const [n, relaxed] of /** @type {const} */ ([
    [8, false],
    [7, true],
    [3, false],
    [5, false],
    [7, false],
    [9, false],
    [11, false],
  ])) {
    for (let code = 0; code < 2 ** (n - 1); code++) {
      const signs = Array.from({ length: n - 1 }, (_, i) => (code & (1 << i) ? "-" : "+")).join("");
      const answered = core.magnusAnswer(String(n), signs, relaxed);
      const { headline, note } = derekVerdict(english, answered);
      assert.match(
        headline,
        answered.case === "impossible" ? /only \*\*\d of \d\*\*/ : /\*\*all \d+\*\* positions in \d+ rounds/,
      );
      cases.set(answered.case, note);
      if (answered.mirrored) assert.match(note, /clockwise and counter-clockwise are exchanged/);
    }
  }
  assert.equal(cases.size, 13);
  assert.equal(new Set(cases.values()).size, 13);
});

test("an address keeps the game, the input and the step", () => {
  /** @type {import("../../www/pages/announced/address.js").Address[]} */
  const addresses = [
    {
      game: "magnus",
      fields: { n: "6", magnitudes: "1,1,2,2,1,3", way: "thesis", step: "4" },
    },
    { game: "derek", fields: { n: "5", directions: "+-+-", relaxed: "1" } },
    {
      game: "random",
      fields: { n: "50", games: "100000", seed: "1", game: "3", step: "12" },
    },
  ];
  for (const address of addresses) assert.deepEqual(readAddress(addressOf(address)), address);
  assert.equal(addressOf(/** @type {any} */ (addresses[1])), "#derek&n=5&directions=+-+-&relaxed=1");
  assert.equal(addressOf({ game: "derek", fields: { n: "5", directions: "+-+-" } }), "#derek&n=5&directions=+-+%2D");
  assert.deepEqual(readAddress("#derek&n=5&nonsense=1&directions=%2B-"), {
    game: "derek",
    fields: { n: "5", directions: "+-" },
  });
  assert.deepEqual(readAddress("#magnus&n=%"), {
    game: "magnus",
    fields: { n: "%" },
  });
  for (const hash of ["", "#", "#nothing", "#n=6", "#constructor"]) assert.equal(readAddress(hash), null);
});

test("the magnitudes with buttons are those of the core, and an impossible n has none", () => {
  const largest = ["2", " 7 ", "40", "41", "0", "1", "-4", "6.5", "six", ""].map((n) => core.largestMagnitude(n));
  assert.deepEqual(largest, [1, 3, 20, 20, undefined, undefined, undefined, undefined, undefined, undefined]);
});

test("the histogram has a bar for each part, the means, and the bounds where they are apart", () => {
  const run = new core.RandomGames("8", "2000", "1");
  run.play(2000);
  const [times, expected] = [run.times(), run.expected()];
  const shapes = histogramShapes(times, expected, 700, 300);
  const of = (/** @type {string} */ role) => shapes.filter((shape) => shape.role.split(" ").includes(role));
  const bars = of("bars")[0];
  const filled = times.histogram?.bars.filter((games) => games > 0).length;
  assert.ok(bars?.kind === "path" && bars.d.split("M").length - 1 === filled);
  assert.deepEqual([of("exact").length, of("mean").length, of("bounds").length], [1, 1, 1]);
  for (const shape of shapes) {
    if (shape.kind === "text") assert.ok(shape.x >= 0 && shape.x <= 700 && shape.y >= 0 && shape.y <= 300, shape.text);
  }
  const odd = new core.RandomGames("9", "10", "1");
  odd.play(10);
  const narrow = histogramShapes(odd.times(), odd.expected(), 300, 260);
  assert.equal(narrow.filter(({ role }) => role === "bounds").length, 0);
  assert.deepEqual(histogramShapes(new core.RandomGames("9", "10", "1").times(), expected, 300, 260), []);
  const two = new core.RandomGames("2", "10", "1");
  two.play(10);
  assert.ok(
    histogramShapes(two.times(), two.expected(), 300, 260).every((shape) => !JSON.stringify(shape).includes("null")),
  );
});

test("random games are told in numbers, sentences and steps", () => {
  assert.deepEqual([roundsText(english, 5.666), roundsText(english, 1234567.89)], ["5.67", "1,234,567.9"]);
  const run = new core.RandomGames("8", "2000", "1");
  run.play(2000);
  const [times, expected] = [run.times(), run.expected()];
  assert.match(
    randomSentence(english, times, expected),
    /^2,000 games took \*\*18\.\d\d ± 0\.\d\d\*\* rounds on average\. The exact mean is \*\*18\.34\*\*\.$/,
  );
  assert.equal(randomNumbers(english, times, expected).length, 5);
  assert.equal(randomNumbers(english, times, { ...expected, largestEven: null }).length, 3);
  assert.match(
    randomSummary(english, times, expected),
    /^Histogram of the rounds of 2,000 games, from \d+ to \d+\. Most of them took \d+( to \d+)? rounds\. The exact mean is 18\.34\.$/,
  );
  const far = new core.RandomGames("20000", "1", "1").expected();
  assert.match(randomSentence(english, times, far), /The mean lies between/);
  const single = core.randomGame("8", "1", "1");
  const last = single.rounds.length;
  for (let step = 0; step <= last; step++)
    assert.match(randomStep(english, single, 8, step), /^(?!.*(undefined|NaN)).+\.$/);
  assert.match(randomStep(english, single, 8, last), /a \*\*new position\*\*\. 8 of 8 positions visited\.$/);
});

test("the core refuses with a sentence", () => {
  for (const [act, sentence] of /** @type {[() => unknown, RegExp][]} */ ([
    [() => core.thesisAnswer("6", "1,4"), new RegExp(outOfRange("Magnitude number 2 of the list", 1, 3, 4))],
    [() => core.magnusAnswer("9", "+-", false), /exactly n − 1 = 8, but it is 2\./],
    [() => core.magnusAnswer(undefined, "+-", false), new RegExp(outOfRange("n", 2, "10,000", "“undefined”"))],
    [() => new core.RandomGames("9", "-1", "1"), new RegExp(outOfRange("The number of games", 1, "10,000,000"))],
    [() => core.randomGame("2000", "1", "1"), new RegExp(outOfRange("n", 2, "1,000"))],
  ])) {
    assert.throws(act, (/** @type {Error} */ error) => sentence.test(error.message));
  }
});

test("no number below the histogram is cut off, however large", () => {
  const run = new core.RandomGames("20000", "5", "3");
  run.play(5);
  for (const width of [300, 900]) {
    for (const shape of histogramShapes(run.times(), run.expected(), width, 300)) {
      if (shape.kind !== "text" || shape.role !== "tick") continue;
      // A digit is about eight wide.
      const half = 4 * shape.text.length;
      assert.ok(shape.x >= half && shape.x <= width - half, `${shape.text} at ${shape.x} of ${width}`);
    }
  }
});

test("the magnitudes of a strategy are those it calls, as many as wanted, and of a perfect one once the table is solved", () => {
  const taken = (/** @type {string} */ n, /** @type {string} */ magnus, /** @type {number} */ wanted) => {
    /** @type {number[]} */
    const shares = [];
    const magnitudes = firstMagnitudes(core, { n, magnus, seed: "1" }, wanted, (share) => shares.push(share));
    return { magnitudes: [...magnitudes], shares };
  };
  const schedule = [8, 4, 8, 2, 8, 4, 8, 1, 8, 4, 8, 2, 8, 4, 8];
  assert.deepEqual(taken("16", "power-of-two", 100), {
    magnitudes: schedule,
    shares: [],
  });
  assert.equal(taken("13", "layers", 5).magnitudes.length, 5);
  assert.throws(() => taken("13", "power-of-two", 5), /power/);
  const { magnitudes, shares } = taken("23", "perfect", 4);
  assert.equal(magnitudes.length, 4);
  assert.ok(shares.length > 2 && Number(shares.at(-1)) > 0.99, String(shares));
});

/** @param {import("../../www/text/types").Message} message */
const formsOf = (message) =>
  (typeof message === "string" ? [message] : Object.values(message)).map((text) => text.replaceAll(/\{\w+\}/g, ""));

/** Words that no German sentence has. */
const ENGLISH =
  /\b(the|of|and|is|are|to|from|it|must|rounds?|games?|visited|positions?|token|magnitudes?|directions?|calls|says|found|here)\b/;

test("both announced games and random ones are told in German, step for step, with their verdicts and reasons", () => {
  const told = [];
  for (const list of [LIST, "1,1", "3,3,3"]) {
    const thesis = core.thesisAnswer("6", list);
    const found = core.exactAnswer("6", list, () => {});
    told.push(
      ...Object.values(magnusVerdict(thesis, found, german)),
      ...Object.values(magnusVerdict(thesis, null, german)),
    );
    for (const way of [thesis.way, found.way]) {
      if (way) for (let step = 0; step <= way.rounds.length; step++) told.push(magnusStep(german, thesis, way, step));
    }
  }
  const cases = new Set();
  const whys = new Set();
  for (const [n, relaxed] of /** @type {const} */ ([
    [2, false],
    [5, false],
    [7, false],
    [7, true],
    [8, false],
    [9, false],
    [11, false],
  ])) {
    for (let code = 0; code < 2 ** (n - 1); code++) {
      const signs = Array.from({ length: n - 1 }, (_, i) => (code & (1 << i) ? "-" : "+")).join("");
      const answered = core.magnusAnswer(String(n), signs, relaxed);
      cases.add(answered.case);
      for (const why of answered.whys) whys.add(why);
      told.push(...Object.values(derekVerdict(german, answered)));
      for (let step = 0; step < n; step++) told.push(derekStep(german, answered, step));
    }
  }
  assert.deepEqual([cases.size, whys.size], [13, 7]);
  for (const n of ["2", "8", "9", "20000"]) {
    const run = new core.RandomGames(n, "3", "1");
    const expected = run.expected();
    told.push(randomSummary(german, run.times(), expected));
    run.play(3);
    const times = run.times();
    told.push(
      randomSentence(german, times, expected),
      randomSummary(german, times, expected),
      randomFinished(german, times, expected),
    );
    told.push(...randomNumbers(german, times, expected).flat());
  }
  const single = core.randomGame("8", "1", "1");
  for (let step = 0; step <= single.rounds.length; step++) told.push(randomStep(german, single, 8, step));
  told.push(...[announced, random].flatMap((part) => Object.values(part)).flatMap(formsOf), searchText(german, 5, 0.5));
  for (const text of new Set(told)) {
    assert.doesNotMatch(text, ENGLISH);
    assert.doesNotMatch(text, /undefined|NaN|null/);
  }
  const way = /** @type {Way} */ (found().way);
  assert.equal(
    magnusStep(german, thesis(), way, 3),
    "Runde 3: Magnus nennt **2**, Derek sagt **im Uhrzeigersinn**: von 0 nach **2**, eine **neue Position**. Der andere Weg hätte zu Position 4 geführt, die unbesucht war. Bisher sind 3 Positionen besucht.",
  );
  assert.deepEqual([roundsText(german, 5.666), roundsText(german, 1234567.89)], ["5,67", "1.234.567,9"]);
});

test("every refusal of the core has a German sentence with the value and the limit", () => {
  const long = Array(1000).fill(1).join();
  const refusedActs = [
    () => core.thesisAnswer("6", "1,4"),
    () => core.thesisAnswer("6", "1,x"),
    () => core.thesisAnswer("6", ""),
    () => core.thesisAnswer("6", `${long},1`),
    () => core.thesisAnswer("six", "1"),
    () => core.thesisAnswer("", "1"),
    () => core.thesisAnswer("1001", "1"),
    () => core.magnusAnswer("9", "+-", false),
    () => core.magnusAnswer("2", "", false),
    () => core.magnusAnswer("9", "+-?", false),
    () => core.magnusAnswer("10001", "+-", false),
    () => new core.RandomGames("9", "-1", "1"),
    () => new core.RandomGames("1", "1", "1"),
    () => new core.RandomGames("9", "1", "1.5"),
    () => core.randomGame("2000", "1", "1"),
    () => core.randomGame("20", "0", "1"),
    () => core.randomMagnitudes("9", "0", "1"),
    () => core.randomDirections("0", "1"),
    () => {
      throw refusalError(/** @type {Refused} */ (core.thesisAnswer("1000", long).refusal));
    },
    () => firstMagnitudes(core, { n: "13", magnus: "power-of-two", seed: "1" }, 5, () => {}),
    () => firstMagnitudes(core, { n: "15", magnus: "prime", seed: "1" }, 5, () => {}),
    () => firstMagnitudes(core, { n: "13", magnus: "two-phase", seed: "1" }, 5, () => {}),
    () => firstMagnitudes(core, { n: "100", magnus: "perfect", seed: "1" }, 5, () => {}),
  ];
  for (const act of refusedActs) {
    assert.throws(act, (/** @type {Error} */ error) => {
      const { message } = error;
      assert.equal(errorText(english, error), message);
      const said = describedErrorText(german, structuredClone(describeError(error)));
      assert.doesNotMatch(said, ENGLISH);
      assert.notEqual(said, message);
      const numbers = said.replaceAll(".", "");
      for (const [number] of message.matchAll(/\d+/g)) assert.ok(numbers.includes(number), `${number} in ${said}`);
      return true;
    });
  }
  const message =
    "The exact minimum is out of reach here: a search that stops at step 10,000,000 shows only that it is at least 5.";
  assert.equal(
    describedErrorText(german, {
      message,
      refusal: { code: "searchSteps", steps: 10_000_000, least: 5 },
    }),
    "Das genaue Minimum ist hier außer Reichweite: Eine Suche, die bei Schritt 10.000.000 endet, zeigt nur, dass es mindestens 5 ist.",
  );
});
