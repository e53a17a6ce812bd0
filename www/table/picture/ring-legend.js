// @ts-check
/**
 * The names of the rings, in the lower corners outside of everything else: each ring has its line there, from which a
 * leader runs to the ring. Places depend on n and on the size of the picture alone, so no name moves during a game.
 */

import { EXTENT, nameSize } from "../../board/geometry.js";
import { LABEL_SIZE } from "../../board/landings.js";
import { colourOfDepth } from "../../board/rings.js";
import { listOf } from "../../drawing/list-of.js";
import { roundCoordinate } from "../../drawing/plane.js";
import { circle, text } from "../../drawing/primitives.js";
import { layerName } from "../../text/names.js";
import { ringName } from "../../text/say/table/picture.js";
import { isBare } from "./bare.js";
import { leaders } from "./ring-leaders.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/** The height of a line, also of one among many, and the width of a letter, in parts of the size of writing. */
const LINE = 1.45;
const CLOSE_LINE = 1.15;
const MANY_LINES = 4;
const LETTER = 0.57;
/** The radius of a name's mark, and the distance from its middle to the name, in parts of the size of writing. */
const MARK = 0.34;
const BESIDE_MARK = 0.6;
/** The distance from a mark at which its leader begins, in parts of the mark's radius. */
const FREE = 1.7;
/** The largest size of writing for which there is room. */
const LARGEST = 44;
/** The height of a name on a phone where there is room for it, in pixels, and the units in a pixel from which a picture is one of a phone. */
const READABLE = 12;
const PHONE = 2.7;
/** The distance kept from the labels of landings, and the width of a sign or digit there, in parts of its size. */
const CLEAR = 3;
const DIGIT = 0.72;
/** The largest magnitude that is written there as a number. */
const LONGEST = 999;

/** @typedef {{size: number, lines: number, isShort: boolean}} Layout lines are those of a corner */

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function ringLegend(view, room) {
  const { state, look } = view;
  // Over unvisited positions alone a page speaks of something else than A.
  if (isBare(view) && state.layerSizes.length < 2) return [];
  const layout = layoutOf(view, room);
  if (!layout) return [];
  const { size, lines } = layout;
  const count = view.rings ? view.rings.length : Math.min(state.layerSizes.length, (look.layer ?? state.n) + 1);
  const shown = Math.min(count, 2 * lines);
  // A name without members would have nothing to point at. Among ranks only A can be empty.
  const rings = listOf(shown, (ring) => ring).filter(
    (ring) => (view.rings && ring > 0) || (state.layerSizes[ring] ?? 0) > 0,
  );
  const named = rings.map((ring) => {
    const side = ring < lines ? "left" : "right";
    const { x, y } = markAt(ring, layout, view, room);
    const out = side === "left" ? -1 : 1;
    return [
      circle(
        `ring-mark-${ring}`,
        `ring-mark ${view.rings?.[ring]?.role ?? `depth-${colourOfDepth(ring)}`}`,
        x,
        y,
        roundCoordinate(MARK * size),
      ),
      text(
        `ring-name-${ring}`,
        `ring-name ${side}`,
        roundCoordinate(x + out * BESIDE_MARK * size),
        y,
        size,
        legendName(ring, layout, view),
      ),
    ];
  });
  const marks = rings.map((ring) => ({ ring, ...markAt(ring, layout, view, room), r: FREE * MARK * size }));
  return [...leaders(view, marks, named.flat(), room), ...named.flat()];
}

/**
 * The name of a ring.
 * @param {number} ring @param {Layout} layout @param {Pick<PictureData, "words" | "rings">} view
 */
function legendName(ring, { isShort }, { words, rings }) {
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
  const size = nameSize(room);
  if (size > LARGEST) return null;
  const readable =
    room.pixel < PHONE ? size : roundCoordinate(Math.min(LARGEST, Math.max(size, READABLE * room.pixel)));
  // No position of n has had more layers than this.
  const most = Math.max(view.rings?.length ?? 0, Math.ceil(Math.log2(view.state.n)) + 1);
  const all = Math.ceil(most / 2);
  const choices = [
    { size: readable, lines: all, isShort: false },
    { size, lines: all, isShort: false },
    { size: readable, lines: all, isShort: true },
    ...listOf(all, (fewer) => ({ size, lines: all - fewer, isShort: true })),
  ];
  return choices.find((layout) => fits(layout, Math.min(most, 2 * layout.lines), view, room)) ?? null;
}

/**
 * Says whether all names have room between their marks and the edge of the picture.
 * @param {Layout} layout @param {number} rings @param {PictureData} view @param {Measures} room
 */
function fits(layout, rings, view, room) {
  return listOf(rings, (ring) => {
    const { x } = markAt(ring, layout, view, room);
    return EXTENT - Math.abs(x) > layout.size * (BESIDE_MARK + LETTER * legendName(ring, layout, view).length);
  }).every(Boolean);
}

/**
 * The mark of a name: as near to the table as its line may come, whatever landing has its label there. The first lines
 * are in the left corner.
 * @param {number} ring @param {Layout} layout @param {Pick<PictureData, "facts">} view @param {Measures} room
 */
function markAt(ring, { size, lines }, { facts }, room) {
  const below = lines - 1 - (ring % lines);
  const y = EXTENT - size * (lines < MANY_LINES ? LINE : CLOSE_LINE) * (below + 0.5);
  const label = LABEL_SIZE * room.writing;
  const longest = 1 + String(Math.min(LONGEST, facts.table.maxMagnitude)).length;
  const [height, far] = [y - size / 2 - label / 2, room.labels + CLEAR * room.writing];
  const x = Math.sqrt(Math.max(0, far ** 2 - height ** 2)) + (DIGIT * label * longest) / 2 + MARK * size;
  return { x: roundCoordinate(ring < lines ? -x : x), y: roundCoordinate(y) };
}
