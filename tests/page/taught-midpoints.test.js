// @ts-check
/** What the pictures of the first minute say of M(A) is true, in every state of its games. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { positionAt } from "../../www/board/geometry.js";
import { FIRST_MINUTE } from "../../www/pages/play/first-games.js";
import { losingStrip } from "../../www/pages/play/first-minute/losing-strip.js";
import { askThreeLeft, gameAt, HELPLESS, OFFERED } from "../../www/pages/play/first-minute/three-left.js";
import * as core from "../../www/pkg/magnus_derek.js";
import { scene } from "../../www/table/picture/all-parts.js";
import { viewOf } from "./core.js";

/** @typedef {import("../../www/table/element-types").Overlay} Overlay */

/** M(A) by its definition. @param {number} n @param {number[]} visited */
function midpointsOf(n, visited) {
  const isNew = (/** @type {number} */ position) => !visited.includes(((position % n) + n) % n);
  const all = Array.from({ length: n }, (_, position) => position);
  return all.filter((z) => all.some((d) => isNew(z + d) && isNew(z - d)));
}

/** The positions whose cells are filled in a ring. @param {import("../../www/drawing/types").Primitive[]} drawn @param {number} ring */
function filled(drawn, ring) {
  const positions = drawn.flatMap((one) => {
    if (one.kind !== "path" || !new RegExp(`^(new|inherited)-${ring}-`).test(one.key)) return [];
    return one.d.split("M").flatMap((cell) => {
      // The beginning and the opposite corner.
      const corners = [...`M${cell}`.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
      const [x, y] = [1, 2].map((at) => corners.reduce((sum, corner) => sum + Number(corner[at]), 0));
      return cell ? [positionAt(x ?? 0, y ?? 0, 13)] : [];
    });
  });
  return positions.sort((a, b) => a - b);
}

/** The state as a page is told it. @param {core.Handle} game */
function stateOf(game) {
  const state = game.state();
  const call = state.magnitude ?? 0;
  const landings = call ? [(state.token + call) % state.n, (state.token - call + state.n) % state.n] : null;
  return { ...state, landings, visited: [...game.visited()] };
}

/**
 * Holds a picture against the definition; says whether it shows M(A).
 * @param {string} link @param {Overlay | null} overlay @param {string} about
 */
function check(link, overlay, about) {
  const game = core.Handle.open(link);
  const view = { ...viewOf(game), overlay };
  const { n, visited, token, landings } = stateOf(game);
  const drawn = scene({ ...view, ending: null });
  const unvisited = Array.from({ length: n }, (_, position) => position).filter((one) => !visited.includes(one));
  assert.deepEqual(filled(drawn, 0), unvisited, `${about}: A`);
  const isShown = drawn.some(({ key }) => /^(track|new|inherited|ring-name)-1\b/.test(key));
  if (isShown) assert.deepEqual(filled(drawn, 1), midpointsOf(n, visited), `${about}: M(A)`);
  const ends = drawn.flatMap((one) => {
    if (one.kind !== "path" || !/^midpoint-from-token-\d$/.test(one.key)) return [];
    const numbers = (one.d.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers;
    assert.equal(positionAt(x, y, n), token, `${about}: the arcs begin at the token`);
    return [positionAt(numbers.at(-2) ?? 0, numbers.at(-1) ?? 0, n)];
  });
  if (isShown) assert.deepEqual(new Set(ends), new Set(landings), `${about}: the pair`);
  else assert.deepEqual(ends, []);
  game.free();
  return isShown;
}

test("after every answer of the first game, before and after Why?, the ring of M(A) is the whole of M(A), and its pair the called one", () => {
  const ways = { meet() {}, ask() {}, later() {}, shield() {} };
  let [shown, refused] = [0, 0];
  for (let rounds = 0; rounds <= 6; rounds++) {
    for (let way = 0; way < 2 ** rounds; way++) {
      const game = core.Handle.open(FIRST_MINUTE);
      let lastVisit = 0;
      for (let round = 0; round < rounds; round++) {
        game.answer((way >> round) % 2 ? "+" : "-");
        ({ lastVisit } = game.facts());
      }
      const [state, link] = [stateOf(game), game.link()];
      game.free();
      const says = (/** @type {boolean} */ asked) =>
        losingStrip(/** @type {any} */ (state), { isAsked: asked, isAnswered: asked, lastVisit, ways });
      const before = says(false);
      assert.equal(check(link, before.overlay, link), false, link);
      const isForced = state.landings?.every((position) => !state.visited.includes(position)) ?? false;
      assert.equal(before.press === ways.ask, rounds >= 2 && isForced, `${link}: asked where both ways are new`);
      if (before.press !== ways.ask) {
        refused += Number(rounds > 3);
        continue;
      }
      shown += 1;
      assert.equal(check(link, says(true).overlay, `${link}, asked`), true, link);
    }
  }
  assert.ok(shown > 4 + 8 && refused > 0, `${shown}, ${refused}`);
});

test("no ring gives the answer away in the later example, and after each right one the ring is the whole of M(A)", () => {
  const table = {
    addEventListener() {},
    removeEventListener() {},
    link: gameAt(4),
    setState(/** @type {string} */ link) {
      this.link = link;
    },
  };
  const example = askThreeLeft(
    /** @type {any} */ (table),
    () => {},
    () => {},
  );
  /** The position on the table. */
  function shown() {
    const game = core.Handle.open(table.link);
    const state = /** @type {import("../../www/table/element-types").State} */ (game.state());
    game.free();
    return state;
  }
  const now = (/** @type {string} */ about) => check(table.link, example.stripFor(shown()).overlay, about);
  assert.equal(now("the first"), false);
  example.stripFor(shown()).press();
  for (const seat of OFFERED.filter((seat) => seat === 4 || !HELPLESS.some((one) => one.seat === seat))) {
    example.choose(seat);
    assert.equal(now(`not ${seat}`), false);
  }
  for (const { seat } of HELPLESS.filter((one) => one.seat !== 4)) {
    example.choose(seat);
    assert.equal(now(`found ${seat}`), true);
  }
});
