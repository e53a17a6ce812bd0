// @ts-check
/**
 * The names of the rings, in the lower corners outside of everything else: each ring has its line there, from which a
 * leader runs to the ring. Places depend on n and on the size of the picture alone, so nothing moves during a game.
 */

import { angleOf, EXTENT, leastSize, nameSize } from "../../board/geometry.js";
import { ringMiddle } from "../../board/midpoint.js";
import { colourOfDepth } from "../../board/rings.js";
import { writtenStep } from "../../board/seats.js";
import { neat, point } from "../../drawing/plane.js";
import { circle, path, text } from "../../drawing/primitives.js";
import { layerName } from "../../text/names.js";
import { ringName } from "../../text/say/picture.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/** The height of a line, also of one among many, and the width of a letter, in parts of the size of writing. */
const LINE = 1.45;
const CLOSE_LINE = 1.25;
const MANY_LINES = 4;
const LETTER = 0.55;
/** The radius of a name's mark, and the distance from its middle to the name, in parts of the size of writing. */
const MARK = 0.34;
const BESIDE_MARK = 0.6;
/** The largest size of writing for which there is room. */
const LARGEST = 44;
/** The distance kept from the circle of the landings' labels, at the usual size of writing. */
const CLEAR = 14;
/** The distance between leaders that run side by side: in units, and at least in pixels. */
const APART = 7;
const APART_PIXELS = 3;
/** The farthest that leaders are turned aside to run between two positions, in radians. */
const ASIDE = 0.2;
/** The distance that leaders keep from a seat or number if they do not run midway. */
const BESIDE_SEAT = 36;

/** @typedef {{size: number, lines: number, isShort: boolean}} Layout lines are those of a corner */

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function ringLegend(view, room) {
  const { state, look, facts } = view;
  const layout = layoutOf(view, room);
  if (!layout) return [];
  const { size, lines } = layout;
  const count = view.rings ? view.rings.length : Math.min(state.layerSizes.length, (look.layer ?? state.n) + 1);
  const shown = Math.min(count, 2 * lines);
  const rings = Array.from({ length: shown }, (_, ring) => ring);
  const named = rings.map((ring) => {
    const side = ring < lines ? "left" : "right";
    const { x, y } = markAt(ring, layout, room);
    const out = side === "left" ? -1 : 1;
    return [
      circle(
        `ring-mark-${ring}`,
        `ring-mark ${view.rings?.[ring]?.role ?? `depth-${colourOfDepth(ring, facts.deepestColour)}`}`,
        x,
        y,
        neat(MARK * size),
      ),
      text(
        `ring-name-${ring}`,
        `ring-name ${side}`,
        neat(x + out * BESIDE_MARK * size),
        y,
        size,
        nameOf(ring, layout, view),
      ),
    ];
  });
  return [...rings.flatMap((ring) => leader(view, ring, layout, room)), ...named.flat()];
}

/**
 * The name of a ring.
 * @param {number} ring @param {Layout} layout @param {Pick<PictureData, "words" | "rings">} view
 */
function nameOf(ring, { isShort }, { words, rings }) {
  // A has the same name among ranks.
  if (rings && ring > 0) return rings[ring]?.name ?? "";
  return isShort ? layerName(ring) : ringName(words, ring);
}

/**
 * The lines of a corner: with full names if there is room for them, else short ones, and of many rings the first; null
 * if the picture is too small.
 * @param {PictureData} view @param {Measures} room @returns {Layout | null}
 */
function layoutOf(view, room) {
  const size = Math.max(nameSize(room), neat(1.1 * leastSize(room)));
  if (size > LARGEST) return null;
  // No position of n has had more layers than this.
  const most = Math.max(view.rings?.length ?? 0, Math.ceil(Math.log2(view.state.n)) + 1);
  const all = Math.ceil(most / 2);
  const choices = [
    { size, lines: all, isShort: false },
    ...Array.from({ length: all }, (_, fewer) => ({ size, lines: all - fewer, isShort: true })),
  ];
  return choices.find((layout) => fits(layout, Math.min(most, 2 * layout.lines), view, room)) ?? null;
}

/**
 * Says whether all names have room between their marks and the edge of the picture.
 * @param {Layout} layout @param {number} rings @param {PictureData} view @param {Measures} room
 */
function fits(layout, rings, view, room) {
  return Array.from({ length: rings }, (_, ring) => {
    const { x } = markAt(ring, layout, room);
    return EXTENT - Math.abs(x) > layout.size * (BESIDE_MARK + LETTER * nameOf(ring, layout, view).length);
  }).every(Boolean);
}

/**
 * The mark of a name: as near to the table as its line may come. The first lines are in the left corner.
 * @param {number} ring @param {Layout} layout @param {Measures} room
 */
function markAt(ring, { size, lines }, room) {
  const below = lines - 1 - (ring % lines);
  const y = EXTENT - size * (lines < MANY_LINES ? LINE : CLOSE_LINE) * (below + 0.5);
  const x = Math.sqrt(Math.max(0, (room.labels + CLEAR * room.writing) ** 2 - (y - size / 2) ** 2)) + MARK * size;
  return { x: neat(ring < lines ? -x : x), y: neat(y) };
}

/**
 * The leader from a mark to its ring. All of a corner run side by side through the seats, if they can between two.
 * @param {PictureData} view @param {number} ring @param {Layout} layout @param {Measures} room @returns {Primitive[]}
 */
function leader(view, ring, layout, room) {
  const { lines, size } = layout;
  const { x, y } = markAt(ring, layout, room);
  const out = ring < lines ? -1 : 1;
  // Near the second line, as there are seldom many. It is measured in the left corner, whose mirror image is the right.
  const near = markAt(Math.min(1, lines - 1), layout, room);
  const wanted = Math.atan2(near.x, -near.y) + 2 * Math.PI;
  const turn = out * (2 * Math.PI - betweenSeats(wanted, view.state.n, room));
  const aside = out * ((lines - 1) / 2 - (ring % lines)) * Math.max(APART, APART_PIXELS * room.pixel);
  const [along, across] = [point(1000, turn), point(1000, turn + Math.PI / 2)];
  const at = (/** @type {number} */ radius) => ({
    x: neat((along.x * Math.sqrt(radius ** 2 - aside ** 2) - across.x * aside) / 1000),
    y: neat((along.y * Math.sqrt(radius ** 2 - aside ** 2) - across.y * aside) / 1000),
  });
  const [corner, end] = [at(room.rim), at(ringMiddle(view, room, ring))];
  // It begins beside the mark, on the way to its corner.
  const part = (1.7 * MARK * size) / Math.hypot(corner.x - x, corner.y - y);
  const start = { x: neat(x + part * (corner.x - x)), y: neat(y + part * (corner.y - y)) };
  const d = `M${start.x} ${start.y}L${corner.x} ${corner.y}L${end.x} ${end.y}`;
  return [
    path(`ring-leader-under-${ring}`, "ring-leader-under", d),
    path(`ring-leader-${ring}`, "ring-leader", d),
    circle(`ring-leader-end-${ring}`, "ring-leader-end", end.x, end.y, Math.max(5, 1.8 * room.pixel)),
  ];
}

/**
 * An angle near the wanted one that is midway between two seats or numbers; if that is far, one beside the next of them.
 * @param {number} wanted @param {number} n @param {Measures} room
 */
function betweenSeats(wanted, n, room) {
  const step = angleOf(writtenStep(n, room), n);
  const between = (Math.floor(wanted / step) + 0.5) * step;
  if (Math.abs(between - wanted) < ASIDE) return between;
  const next = Math.round(wanted / step) * step;
  const clear = (BESIDE_SEAT * room.writing) / room.seats;
  return wanted < next ? Math.min(wanted, next - clear) : Math.max(wanted, next + clear);
}
