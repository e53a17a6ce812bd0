// @ts-check
/** Positions set up by hand: which core opens them, their words in both languages, their files, and the builder for notes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openGame } from "../../www/pages/notes/game-for-notes.js";
import * as core from "../../www/pkg/magnus_derek.js";
import { needsStudy } from "../../www/table/core/core.js";
import { csvFile } from "../../www/table/export/csv.js";
import { jsonFile } from "../../www/table/export/json.js";
import { carpetCells } from "../../www/table/panel/timeline/small-carpet.js";
import { english } from "../../www/text/english.js";
import { speakerIn } from "../../www/text/languages.js";
import { footText, titleText } from "../../www/text/say/export/export.js";
import { captionText } from "../../www/text/say/export/share.js";
import { roundName } from "../../www/text/say/table/comments.js";
import { figureText, pictureText } from "../../www/text/say/table/figure.js";
import { positionOver, positionsInRuns, positionText } from "../../www/text/say/table/position.js";
import { carpetModel } from "./core.js";
import { study } from "./study.js";

const LINK = "n=13&visited=1-4,9&token=9&magnus=human&derek=human&moves=3+2-";

test("only links with a position need the larger core, and the core of the Play page refuses the short ones", () => {
  const game = study.Handle.open(LINK);
  const short = game.link();
  for (const link of [short, `#${short}`, LINK, `#${LINK}`, "visited=", " 2.AAAA"]) assert.ok(needsStudy(link), link);
  for (const link of ["", "1.WEAQA_X", "#n=13&moves=2+", "12.AAAA", "n=22&comments=2.:x"])
    assert.ok(!needsStudy(link), link);
  assert.throws(() => core.Handle.open(short), {
    message: "This link has version 2, and this page reads versions up to 1; a newer page may read it.",
  });
  game.free();
});

test("the core sets a position up for the players of a game, and refuses one that is none", () => {
  const game = study.Handle.open("n=13&magnus=layers&derek=human&seed=7");
  const begun = game.setUp({ n: "12", visited: "0, 3 - 5,9", token: "4" });
  assert.deepEqual(begun.facts().begunPosition?.visited, [0, 3, 4, 5, 9]);
  assert.deepEqual([begun.state().n, begun.facts().magnus.id, begun.facts().seed], [12, "layers", 7]);
  assert.equal(game.setUp({ visited: "0", token: "0" }).facts().begunPosition, null);
  for (const wrong of [{ visited: "12-14" }, { token: "13" }, { n: "1" }, { visited: "x" }])
    assert.throws(() => game.setUp(wrong), Error);
});

test("the core says with which position a game began, and how soon a whole game leads there", () => {
  const begun = (/** @type {string} */ link) => study.Handle.open(link).facts().begunPosition;
  assert.deepEqual(begun(LINK), { visited: [1, 2, 3, 4, 9], token: 9, rounds: null });
  assert.deepEqual(begun("n=13&visited=0,3,5&token=5"), { visited: [0, 3, 5], token: 5, rounds: 2 });
  assert.deepEqual(begun("n=13&visited=0,3,5"), { visited: [0, 3, 5], token: 0, rounds: 3 });
  assert.equal(begun("n=13&visited=0"), null);
});

test("the words say whether a game leads to a position, in both languages", async () => {
  const german = await speakerIn("de");
  const none = { visited: [1], token: 1, rounds: null };
  assert.equal(
    positionText(english, none),
    "The game begins with a position set up by hand. No game leads here: each begins on 0, and 0 is unvisited.",
  );
  assert.equal(
    positionText(german, { ...none, rounds: 1 }),
    "Die Partie beginnt mit einer von Hand aufgebauten Stellung. Eine Partie kann hierher führen, frühestens nach 1 Runde.",
  );
  const state = study.Handle.open("n=13").state();
  assert.equal(
    positionOver(english, { ...state, round: 1 }, 9, null),
    "No new position can be forced: **9 of 13** visited, 1 round after the position set up.",
  );
  assert.equal(positionsInRuns([0, 1, 2, 5, 7, 8]), "0-2, 5, 7-8");
  assert.equal(positionsInRuns([]), "");
  assert.equal(roundName(english, 1, [12], 9), "Round 1: 9 → 12");
});

test("a game from a position is not measured by f* and R(n) on paper", () => {
  const captionOf = (/** @type {string} */ link) => {
    const game = study.Handle.open(link);
    const state = game.state();
    const caption = captionText(english, "Title", { state, facts: game.facts(), visited: 3 });
    game.free();
    return caption;
  };
  const measured = /Visited: 3/;
  assert.match(captionOf("n=13&magnus=human&derek=human&moves=3+"), measured);
  assert.doesNotMatch(captionOf(LINK), measured);
  assert.doesNotMatch(captionOf("n=9&visited=0,1,2,4,5,7,8&token=0&magnus=human&derek=human&moves=3+"), measured);
});

test("a picture of such a game does not say that rounds led there", async () => {
  const game = study.Handle.open("n=15&visited=0-10,12&token=0&magnus=human&derek=human");
  const [state, facts] = [game.state(), game.facts()];
  assert.equal(footText(english, state, facts, "")[1], "12 of 15 visited, from a position set up by hand");
  assert.equal(titleText(english, state, facts), "The Magnus–Derek table, n = 15, with a position set up by hand");
  const said = "with 15 positions (a position set up by hand): 12 are visited, and the token stands on 0.";
  assert.ok(figureText(english, state, facts, 12).includes(said));
  assert.ok(pictureText(english, state, facts, 12, 1).includes(said));
  assert.match(
    figureText(await speakerIn("de"), state, facts, 12),
    /mit 15 Positionen \(eine von Hand aufgebaute Stellung\): 12 sind besucht/,
  );
  game.free();
});

test("files of such a game count on from its position, and the JSON names it", () => {
  const game = study.Handle.open(LINK);
  const request = /** @type {import("../../www/table/export/request.js").ExportRequest} */ (
    /** @type {unknown} */ ({ game, link: "x" })
  );
  assert.deepEqual(csvFile(request).trim().split("\n").slice(1), [
    '1,9,3,"+",12,1,6,clockwise',
    '2,12,2,"-",10,1,7,counter-clockwise',
  ]);
  const json = JSON.parse(jsonFile(request));
  assert.deepEqual(json.position, { visited: [1, 2, 3, 4, 9], token: 9 });
  assert.deepEqual(json.visited, [1, 2, 3, 4, 9, 12, 10]);
  const whole = study.Handle.open("n=13&magnus=human&derek=human&moves=3+");
  const plain = JSON.parse(jsonFile({ ...request, game: /** @type {any} */ (whole) }));
  assert.ok(!("position" in plain));
  for (const one of [game, whole]) one.free();
});

test("the small carpet begins with the token and the visited positions of the position", () => {
  const game = study.Handle.open(LINK);
  const { columns, kinds, shares } = carpetCells(carpetModel(game));
  assert.equal(columns, 13);
  assert.equal(kinds[9], 3, "the token");
  const visited = [...shares.subarray(0, 13)].flatMap((share, position) => (share === 0 ? [position] : []));
  assert.deepEqual(visited, [1, 2, 3, 4, 9]);
  game.free();
});

test("the builder for notes keeps the position in its link", () => {
  const { link, state } = openGame(study, LINK);
  assert.match(link, /^2\./);
  assert.deepEqual([state.round, state.token], [2, 10]);
});
