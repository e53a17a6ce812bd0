// @ts-check
/** The rings: ring i shows M^i(A), with members that are new at i in full colour and inherited ones pale. */

import { listOf } from "../drawing/list-of.js";
import { fullRing, roundCoordinate, sector } from "../drawing/plane.js";
import { angleOf, MOST_CELLS, ringRadii } from "./geometry.js";

/** @import { Measures } from "./geometry.js" */
/** @import { Primitive } from "../drawing/types" */
/**
 * @typedef {object} RingData the data of the rings
 * @property {{n: number, layerSizes: number[]}} state
 * @property {Uint8Array} depths
 * @property {number} never
 * @property {{layer: number | null}} look
 */

/** The number of shades of a shared cell, for its share of members. */
const SHADES = 6;
/** The most cells between which a gap can be seen. */
export const WIDE_CELLS = 180;

/**
 * The cells of all rings. Those of a ring that look the same are
 * one path, so that a picture of any n has a few dozen elements.
 * @param {RingData} view @param {Measures} room @returns {Primitive[]}
 */
export function ringCells(view, room) {
  const { state, look } = view;
  const rings = state.layerSizes.length;
  const bins = binCells(view);
  /** @type {Primitive[]} */
  const cells = [];
  for (let ring = 0; ring < rings; ring++) {
    const { inner, outer } = ringRadii(ring, rings, room);
    cells.push({ key: `track-${ring}`, kind: "path", role: "track", d: trackOf(state.n, inner, outer) });
    if (look.layer !== null && ring > look.layer) continue;
    for (const { role, share } of [
      { role: "inherited", share: bins.inherited(ring) },
      { role: "new", share: bins.fresh(ring) },
    ]) {
      const cell = role === "new" ? { inner, outer } : inheritedRadii({ inner, outer });
      shadePaths(share, bins.edges, cell.inner, cell.outer).forEach((d, shade) => {
        if (!d) return;
        const opacity = (shade + 1) / SHADES;
        cells.push({
          key: `${role}-${ring}-${shade}`,
          kind: "path",
          role,
          d,
          depth: colourOfDepth(ring),
          opacity,
        });
      });
    }
  }
  return cells;
}

/**
 * The radii of inherited members, which are lower as well as paler, so that colour is not the only sign.
 * @param {{inner: number, outer: number}} ring
 */
export function inheritedRadii({ inner, outer }) {
  const lower = (outer - inner) * 0.22;
  return { inner: roundCoordinate(inner + lower), outer: roundCoordinate(outer - lower) };
}

/** The deepest layer with a colour of its own. More colours could not be told apart. */
export const DEEPEST_COLOUR = 7;

/**
 * The number of a layer's colour. Layers deeper than the colours take the last two in turn, so that neighbours differ.
 * @param {number} depth
 */
export function colourOfDepth(depth) {
  return depth <= DEEPEST_COLOUR ? depth : DEEPEST_COLOUR - ((depth - DEEPEST_COLOUR) % 2);
}

/** The free angle on each side of a cell; 0 where cells are too narrow for a gap. @param {number} n */
export function gapOf(n) {
  return n > WIDE_CELLS ? 0 : Math.min(0.012, angleOf(0.07, n));
}

/**
 * The cells of one ring that hold members of a set, as a path for each shade, of which a small table has one.
 * @param {number} n @param {(position: number) => boolean} isMember @param {number} inner @param {number} outer
 * @returns {{shade: number, opacity: number, d: string}[]}
 */
export function cellPaths(n, isMember, inner, outer) {
  const { first, sizes, edges } = cellsOf(n);
  const share = sizes.map((size, c) => {
    let members = 0;
    for (let position = first(c); position < first(c) + size; position++) members += isMember(position) ? 1 : 0;
    return members / size;
  });
  const paths = shadePaths(share, edges, inner, outer);
  return paths.flatMap((d, shade) => (d ? [{ shade, opacity: (shade + 1) / SHADES, d }] : []));
}

/** The cells of a ring: their first positions, sizes and edges. @param {number} n */
function cellsOf(n) {
  const count = Math.min(n, MOST_CELLS);
  /** The first position of cell c, which ends before first(c + 1). @param {number} c */
  const first = (c) => Math.ceil((c * n) / count);
  const sizes = listOf(count, (c) => first(c + 1) - first(c));
  const edges = sizes.map((size, c) => cellEdges(first(c), first(c) + size - 1, n));
  return { count, first, sizes, edges };
}

/**
 * The cells of all rings: their edges, and for each ring the share of a cell that is new there or inherited.
 * @param {RingData} view
 */
function binCells(view) {
  const { n } = view.state;
  const rings = view.state.layerSizes.length;
  const { count, first, sizes, edges } = cellsOf(n);
  const counts = listOf(rings, () => new Uint32Array(count));
  for (let c = 0; c < count; c++) {
    for (let position = first(c); position < first(c + 1); position++) {
      const row = counts[view.depths[position] ?? view.never];
      if (row) row[c] = (row[c] ?? 0) + 1;
    }
  }
  const shares = counts.map((row) => [...row].map((members, c) => members / (sizes[c] ?? 1)));
  return {
    edges,
    /** @param {number} ring */
    fresh: (ring) => shares[ring] ?? [],
    /** @param {number} ring */
    inherited: (ring) => sizes.map((_, c) => shares.slice(0, ring).reduce((sum, row) => sum + (row[c] ?? 0), 0)),
  };
}

/**
 * The angles between which positions from..=to are drawn, with a gap on both sides.
 * @param {number} from @param {number} to @param {number} n
 */
function cellEdges(from, to, n) {
  const gap = gapOf(n);
  return { from: angleOf(from - 0.5, n) + gap, to: angleOf(to + 0.5, n) - gap };
}

/**
 * The outlines of the cells, one path for each shade.
 * @param {number[]} share @param {{from: number, to: number}[]} edges @param {number} inner @param {number} outer
 */
function shadePaths(share, edges, inner, outer) {
  const paths = listOf(SHADES, () => "");
  const count = edges.length;
  const shades = new Int8Array(count);
  for (let c = 0; c < count; c++) shades[c] = Math.ceil((share[c] ?? 0) * SHADES) - 1;
  // Cells too narrow for a gap are joined with neighbours of the same shade, also across position 0, so a run begins
  // where the shade changes.
  const touching = count > WIDE_CELLS;
  let start = 0;
  while (touching && start < count && shades[start] === shades[start === 0 ? count - 1 : start - 1]) start++;
  if (start === count) {
    const [shade = -1] = shades;
    if (shade >= 0) paths[shade] = fullRing(inner, outer);
    return paths;
  }
  for (let c = start; c < start + count; c++) {
    const from = c < count ? c : c - count;
    const shade = shades[from] ?? -1;
    while (touching && c + 1 < start + count && shades[c + 1 < count ? c + 1 : c + 1 - count] === shade) c++;
    if (shade < 0) continue;
    const over = c >= count && from < count && from >= start ? 2 * Math.PI : 0;
    paths[shade] += sector(inner, outer, edges[from]?.from ?? 0, (edges[c < count ? c : c - count]?.to ?? 0) + over);
  }
  return paths;
}

/**
 * The empty cells under a ring: single cells while they are wide enough, else one band.
 * @param {number} n @param {number} inner @param {number} outer
 */
function trackOf(n, inner, outer) {
  if (n > WIDE_CELLS) return fullRing(inner, outer);
  let d = "";
  for (let position = 0; position < n; position++) {
    const { from, to } = cellEdges(position, position, n);
    d += sector(inner, outer, from, to);
  }
  return d;
}
