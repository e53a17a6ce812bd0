// @ts-check
/**
 * The leaders from the names of the rings to the rings, in thousands of pictures. SAMPLE=1, which `./build.sh check` sets, looks at
 * every fifth size of the table alone.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { angleOf, measures, positionAt, ringRadii } from "../../www/board/geometry.js";
import { scene } from "../../www/table/picture/all-parts.js";
import { newGame, viewOf } from "./core.js";
import { endOf, find, ringNames } from "./shapes.js";

/** @typedef {import("../../www/drawing/types").Primitive} Primitive */

/** One size of the table in so many is looked at. */
const EVERY = process.env.SAMPLE === "1" ? 5 : 1;

/** The sizes from `first` to `last` and others that are looked at. @param {number} first @param {number} last @param {number[]} others */
function sizes(first, last, ...others) {
  const all = [...Array.from({ length: last - first + 1 }, (_, k) => first + k), ...others];
  return all.filter((_, index) => index % EVERY === 0);
}

/** The corners of a leader, with both ends. @param {Primitive} line */
function cornersOf(line) {
  const numbers = line.kind === "path" ? (line.d.match(/-?[\d.]+/g) ?? []).map(Number) : [];
  assert.ok(numbers.length >= 4);
  return Array.from({ length: numbers.length / 2 }, (_, k) => ({ x: numbers[2 * k] ?? 0, y: numbers[2 * k + 1] ?? 0 }));
}

/** The points of a leader, close together. @param {Primitive} line */
function pointsOf(line) {
  const corners = cornersOf(line);
  return corners.slice(1).flatMap((b, index) => {
    const a = corners[index] ?? b;
    return Array.from({ length: 101 }, (_, k) => ({
      x: a.x + ((b.x - a.x) * k) / 100,
      y: a.y + ((b.y - a.y) * k) / 100,
    }));
  });
}

/** The distance of a point from a line of several pieces. @param {{x: number, y: number}[]} corners @param {{x: number, y: number}} point */
function distance(corners, { x, y }) {
  let least = Number.POSITIVE_INFINITY;
  for (let k = 1; k < corners.length; k++) {
    const [a, b] = [corners[k - 1], corners[k]];
    if (!a || !b) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const part = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(a.x + part * dx - x, a.y + part * dy - y));
  }
  return least;
}

test("no leader crosses a number, an arrow head, a name or another leader: n = 8…24 and 64, in every round, for several calls", () => {
  let [named, led] = [0, 0];
  for (const n of sizes(8, 24, 64)) {
    const game = newGame({ n, magnus: "human", derek: "hoarder" });
    for (let round = 0; round < 30 && !game.facts().end; round++) {
      const half = Math.floor(n / 2);
      for (const called of [null, 1, 1 + ((3 * round) % half), half]) {
        const view = { ...viewOf(game), ending: null };
        const { token } = view.state;
        const landings = called && [
          { position: (token + called) % n, direction: /** @type {const} */ ("+"), magnitude: called },
          { position: (token - called + n) % n, direction: /** @type {const} */ ("-"), magnitude: called },
        ];
        const look = /** @type {typeof view.look} */ ({ ...view.look, preview: landings });
        for (const scale of [0.34, 0.7]) {
          const about = `n = ${n} at ${scale}, token ${token}, call ${called}`;
          const drawn = scene({ ...view, look, scale });
          const leaders = drawn.filter(({ key }) => /^ring-leader-\d+$/.test(key));
          named += ringNames(drawn).length;
          led += leaders.length;
          for (const [index, leader] of leaders.entries()) {
            const way = pointsOf(leader);
            for (const other of leaders.slice(0, index)) assert.ok(!cross(cornersOf(leader), cornersOf(other)), about);
            for (const one of drawn) {
              if (one.kind === "text" && /^(number|label|ring-name)-/.test(one.key)) {
                const width = 0.56 * one.size * one.text.length;
                const left = /left/.test(one.role) ? one.x - width : /right/.test(one.role) ? one.x : one.x - width / 2;
                const isOver = way.some(
                  ({ x, y }) => x > left && x < left + width && Math.abs(y - one.y) < 0.38 * one.size,
                );
                assert.ok(!isOver, `${about}: ${leader.key} over ${one.key} “${one.text}”`);
              } else if (one.kind === "path" && one.role.startsWith("call-arc")) {
                const head = endOf(one);
                assert.ok(
                  distance(cornersOf(leader), head) >= 18,
                  `${about}: ${leader.key} over the head of ${one.key}`,
                );
              }
            }
          }
        }
      }
      game.call(1 + ((5 * round) % half));
      if (game.facts().canStep) game.step();
    }
    game.free();
  }
  assert.ok(led > named / 2, `${led} of ${named} names have a leader`);
});

test("no leader crosses a cell on its way to its own, so that no cell looks like two; up to three rings all have one or none: random games with n = 7…24 and 64", () => {
  let [led, inner] = [0, 0];
  for (const n of sizes(7, 24, 64)) {
    const game = newGame({ n, derek: "random", seed: n });
    for (let round = 0; round < 2 * n && game.facts().canStep; round++, game.step()) {
      for (const scale of [0.34, 0.7, 1.2]) {
        const view = { ...viewOf(game), ending: null, scale };
        const drawn = scene(view);
        const room = measures(n, scale);
        const count = view.state.layerSizes.length;
        const about = `n = ${n} at ${scale}, round ${round}`;
        assert.ok(!drawn.some(({ role }) => role === "ring-leader-under"), `${about}: no halo`);
        const leaders = drawn.filter(({ key }) => /^ring-leader-\d+$/.test(key));
        assert.ok([0, ringNames(drawn).length].includes(leaders.length), `${about}: ${leaders.length} of ${count}`);
        if (count > 3) assert.equal(leaders.length, 0, about);
        for (const leader of leaders) {
          led++;
          const own = Number(leader.key.split("-").at(-1));
          for (const { x, y } of pointsOf(leader)) {
            const radius = Math.hypot(x, y);
            for (let ring = 0; ring < own; ring++) {
              const cells = ringRadii(ring, count, room);
              if (radius < cells.inner || radius > cells.outer) continue;
              inner++;
              const step = angleOf(1, n);
              const turn = Math.atan2(x, -y) / step;
              const off = Math.abs(turn - Math.floor(turn) - 0.5) * step * radius;
              if (off >= 0.5) assert.fail(`${about}: ${leader.key} is ${off} beside the gap`);
            }
          }
        }
      }
    }
    game.free();
  }
  assert.ok(led > 300 / EVERY && inner > 1000 / EVERY, `${led} leaders, ${inner} points`);
});

test("no leader touches a seat: n = 3…96, with the token in several places, on phones and desks", () => {
  let led = 0;
  for (const n of sizes(3, 96)) {
    const view = { ...viewOf(newGame({ n })), ending: null };
    for (const scale of [0.34, 0.5, 0.7])
      for (let token = 0; token < n; token += Math.ceil(n / 7)) {
        const drawn = scene({ ...view, scale, state: { ...view.state, token } });
        const seats = drawn.flatMap((one) => (one.kind === "circle" && /^(seat|token)/.test(one.key) ? [one] : []));
        assert.ok(seats.length >= n);
        for (const leader of drawn.filter(({ key }) => /^ring-leader-\d+$/.test(key))) {
          led++;
          const corners = cornersOf(leader);
          for (const seat of seats) {
            const apart = distance(corners, seat) - seat.r;
            if (apart > 2.5) continue;
            assert.fail(`n = ${n} at ${scale}, token ${token}: ${leader.key} is ${apart} from ${seat.key}`);
          }
        }
      }
  }
  assert.ok(led > 2000 / EVERY, String(led));
});

test("at the beginning A has its leader on every large picture whose seats stand apart, nearly every name has one, and each ends in its ring", () => {
  let [named, led] = [0, 0];
  for (const n of sizes(8, 51)) {
    const view = { ...viewOf(newGame({ n })), ending: null, scale: 0.7 };
    const [drawn, room] = [scene(view), measures(n, 0.7)];
    const count = view.state.layerSizes.length;
    find(drawn, "ring-leader-0");
    const shown = drawn.filter(({ key }) => /^ring-leader-\d+$/.test(key)).length;
    if (n <= 33) assert.equal(shown, count, `n = ${n}: none is missing`);
    named += count;
    for (let ring = 0; ring < count; ring++) {
      const line = drawn.find(({ key }) => key === `ring-leader-${ring}`);
      if (!line) continue;
      led++;
      const { x, y } = endOf(line);
      const { inner, outer } = ringRadii(ring, count, room);
      assert.ok(Math.hypot(x, y) > inner && Math.hypot(x, y) < outer, `n = ${n}: ring ${ring}`);
    }
  }
  assert.ok(led > 0.9 * named, `${led} of ${named}`);
});

/** The positions at which the leaders of all rings end. @param {Primitive[]} drawn @param {number} n @param {number} count of rings */
function endsOfLeaders(drawn, n, count) {
  return Array.from({ length: count }, (_, ring) => {
    const leader = drawn.find(({ key }) => key === `ring-leader-${ring}`);
    if (!leader) return null;
    const { x, y } = endOf(leader);
    return positionAt(x, y, n);
  });
}

test("each leader ends at a member of its ring, in every position of random games with n = 5..64, and while the number of rings stays moves only when that is none any more", () => {
  for (const n of sizes(5, 64)) {
    // A phone, and a desk.
    for (const scale of n % 2 ? [0.34] : [0.7]) {
      const game = newGame({ n, magnus: "random", derek: "random", seed: n });
      /** @type {(number | null)[]} */
      let before = [];
      let rings = 0;
      for (let round = 0; round < 2 * n && game.facts().canStep; round++) {
        const view = { ...viewOf(game), scale, ending: null };
        const ends = endsOfLeaders(scene(view), n, view.state.layerSizes.length);
        if (view.state.layerSizes.length !== rings) before = [];
        rings = view.state.layerSizes.length;
        ends.forEach((end, ring) => {
          const about = `n = ${n} at ${scale}, round ${round}, ring ${ring}: ${before[ring]} → ${end}`;
          // A leader that has no room is left out.
          if (end === null) return;
          const isIn = (/** @type {number} */ position, of = ring) => (view.depths[position] ?? view.never) <= of;
          assert.ok(isIn(end), about);
          // Or when the leader of a ring outside of it has moved into its way.
          const isFree = before.slice(0, ring).every((outer, of) => typeof outer === "number" && isIn(outer, of));
          const last = before[ring] ?? null;
          assert.ok(last === null || last === end || !isIn(last) || !isFree, about);
        });
        const moved = ends.findIndex((end, ring) => end !== (before[ring] ?? null) && end !== null);
        before = ends.map((end, ring) => end ?? (moved >= 0 && moved < ring ? null : (before[ring] ?? null)));
        game.step();
      }
      game.free();
    }
  }
});

test("with any positions visited each leader ends at a member of its ring, and within its cell", () => {
  for (const n of sizes(5, 64)) {
    const view = { ...viewOf(newGame({ n })), ending: null };
    for (let visited = 1; visited < n; visited += Math.ceil(n / 9)) {
      // A multiplier without a common factor scatters them.
      const seen = new Set(Array.from({ length: visited }, (_, k) => (k * (n % 7 === 0 ? 11 : 7)) % n));
      const depths = layersOf(n, (position) => !seen.has(position));
      const count = Math.max(...depths.filter((depth) => depth < view.never)) + 1;
      const layerSizes = Array.from({ length: count }, (_, ring) => depths.filter((depth) => depth <= ring).length);
      const placed = { ...view, depths, state: { ...view.state, layerSizes, depth: null } };
      const drawn = scene(placed);
      endsOfLeaders(drawn, placed.state.n, count).forEach((end, ring) => {
        const about = `n = ${n}, ${visited} visited, ring ${ring}`;
        if (end === null) return;
        assert.ok((depths[end] ?? view.never) <= ring, about);
        const { x, y } = endOf(find(drawn, `ring-leader-${ring}`));
        const off = Math.atan2(x, -y) - angleOf(end, n);
        const turn = Math.abs(((off + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
        const inside = angleOf(0.5, n) - turn;
        assert.ok(inside > Math.min(angleOf(0.1, n), 10 / Math.hypot(x, y)), `${about}: ${inside} inside of its cell`);
      });
    }
  }
});

/** The layers by their definition. @param {number} n @param {(position: number) => boolean} isUnvisited */
function layersOf(n, isUnvisited) {
  const depths = Uint8Array.from({ length: n }, (_, position) => (isUnvisited(position) ? 0 : 255));
  const half = Array.from({ length: Math.floor(n / 2) }, (_, magnitude) => magnitude + 1);
  for (let depth = 1; ; depth++) {
    const isIn = Array.from(depths, (one) => one < depth);
    const fresh = [...depths.keys()].filter((position) => {
      return !isIn[position] && half.some((l) => isIn[(position + l) % n] && isIn[(position - l + n) % n]);
    });
    if (fresh.length === 0) return depths;
    for (const position of fresh) depths[position] = depth;
  }
}

/** True if two lines of several pieces cross. @param {{x: number, y: number}[]} one @param {{x: number, y: number}[]} other */
function cross(one, other) {
  const side = (/** @type {any} */ a, /** @type {any} */ b, /** @type {any} */ c) =>
    Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
  return one.slice(1).some((b, i) =>
    other.slice(1).some((d, j) => {
      const [a, c] = [one[i], other[j]];
      return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
    }),
  );
}
