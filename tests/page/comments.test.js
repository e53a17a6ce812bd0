// @ts-check
/** Comments on a game: their words for a screen reader, their marks on the table, and the link in the builder for notes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { angleOf, measures } from "../../www/board/geometry.js";
import { point } from "../../www/drawing/plane.js";
import { hasComments, openGame } from "../../www/pages/notes/game-for-notes.js";
import * as core from "../../www/pkg/magnus_derek.js";
import { arrows } from "../../www/table/picture/arrows.js";
import german from "../../www/text/de/table/comments.js";
import { english } from "../../www/text/english.js";
import { speakerIn } from "../../www/text/languages.js";
import { commentHeard, marksText, roundName, SIGNS, signName } from "../../www/text/say/table/comments.js";
import "./core.js";
import { study } from "./study.js";

const LINK = "n=13&magnus=human&derek=human&moves=3+1-6+&round=2&comments=0:Look.~2!?(5,3-9,14):The only call~3??";

test("the core gives the comments of a line in their parts, and leaves out marks that the table has no place for", () => {
  const game = study.Handle.open(LINK);
  assert.deepEqual(game.facts().comments, [
    { round: 0, sign: "", marks: "", circles: [], arrows: [], sentence: "Look." },
    { round: 2, sign: "!?", marks: "5,3-9,14", circles: [5], arrows: [[3, 9]], sentence: "The only call" },
    { round: 3, sign: "??", marks: "", circles: [], arrows: [], sentence: "" },
  ]);
  game.comment("!", " 1; 2 – 4 ", "Two\nlines.");
  assert.deepEqual(study.Handle.open(game.link()).facts().comments[1], {
    round: 2,
    sign: "!",
    marks: "1,2-4",
    circles: [1],
    arrows: [[2, 4]],
    sentence: "Two lines.",
  });
  game.comment("", "", "");
  assert.equal(game.facts().comments.length, 2);
  game.free();
});

test("what is refused is named with its value and the limit, and changes nothing", () => {
  const game = study.Handle.open(LINK);
  const before = game.link();
  assert.throws(() => game.comment("", "5, 13", ""), {
    message: "A position must be a whole number from 0 to 12, but it is 13.",
  });
  assert.throws(() => game.comment("", "3-x", ""), {
    message: "A position must be a whole number from 0 to 12, but it is “x”.",
  });
  assert.throws(() => game.comment("", "", "x".repeat(300)), {
    message: "The number of characters of a comment must be a whole number from 0 to 300, but it is 301.",
  });
  assert.equal(game.link(), before);
  game.free();
});

test("the core of the Play page says that a link has comments, and opens its game without them", () => {
  const game = core.Handle.open(LINK);
  assert.equal(game.opening().commented, true);
  assert.equal(game.state().round, 2);
  assert.equal(core.Handle.open("n=13").opening().commented, false);
});

test("a screen reader is told the sign, the sentence and the marks of a comment, in both languages", async () => {
  const comment = {
    round: 2,
    sign: "!?",
    marks: "",
    circles: [5, 7],
    arrows: [/** @type {[number, number]} */ ([3, 9])],
    sentence: "Now what",
  };
  assert.equal(
    commentHeard(english, comment),
    "Comment: interesting move. Now what. Circled: 5, 7. Arrow from 3 to 9.",
  );
  const speaker = await speakerIn("de");
  assert.equal(
    commentHeard(speaker, comment),
    "Kommentar: interessanter Zug. Now what. Eingekreist: 5, 7. Pfeil von 3 nach 9.",
  );
  assert.equal(marksText(english, { ...comment, circles: [], arrows: [] }), "");
  assert.equal(signName(english, ""), "");
  assert.deepEqual(new Set(Object.keys(SIGNS)), new Set(["!!", "!", "!?", "?!", "?", "??"]));
  assert.equal(roundName(english, 0, [3, 2]), "Start");
  assert.equal(roundName(english, 1, [3, 2]), "Round 1: 0 → 3");
  assert.equal(roundName(english, 2, [3, 2]), "Round 2: 3 → 2");
  assert.ok(german.commentStart);
});

test("an arrow leads from seat to seat with a head at its end, keeps out of the words in the middle, and has a halo", () => {
  const room = measures(12, 0.7);
  const view = /** @type {any} */ ({
    state: { n: 12 },
    overlay: {
      arrows: [
        [3, 9],
        [1, 2],
        [4, 4],
      ],
    },
  });
  const shapes = /** @type {any[]} */ (arrows(view, room));
  assert.deepEqual(
    shapes.map(({ role, arrow }) => [role, arrow === true]),
    [
      ["arrow-under", false],
      ["arrow", true],
      ["arrow-under", false],
      ["arrow", true],
    ],
  );
  for (const [index, [from, to]] of [
    [1, [3, 9]],
    [3, [1, 2]],
  ].map(([index, ends]) => /** @type {const} */ ([Number(index), /** @type {number[]} */ (ends)]))) {
    const [x0 = 0, y0 = 0, , , x1 = 0, y1 = 0] = shapes[index].d.match(/-?[\d.]+/g).map(Number);
    for (const [x, y, position] of [
      [x0, y0, from],
      [x1, y1, to],
    ]) {
      const seat = point(room.seats, angleOf(position ?? 0, 12));
      const away = Math.hypot((x ?? 0) - seat.x, (y ?? 0) - seat.y);
      assert.ok(away > room.seat && away < room.seat + 12, `${away} from the seat ${position}`);
    }
  }
  // Opposite positions: the arrow bends around the middle.
  const [, , cx = 0, cy = 0] = shapes[1].d.match(/-?[\d.]+/g).map(Number);
  assert.ok(Math.hypot(cx, cy) / 2 > 150, shapes[1].d);
});

test("the builder for notes keeps comments in its link", () => {
  assert.equal(hasComments(core, LINK), true);
  assert.equal(hasComments(core, "n=13"), false);
  const { link } = openGame(study, LINK);
  assert.equal(study.Handle.open(link).facts().comments.length, 3);
  assert.throws(() => hasComments(core, "comments=9:x&n=x"));
});
