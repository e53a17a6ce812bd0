// @ts-check
/** The picture as a pure function: from a view to a list of things to draw, back to front. Runs without a browser. */

import { formatNumber } from "../../kit/numbers.js";
import { layerName, tableName } from "../words/names.js";
import { classPicture, hasInnerTable } from "./classes.js";
import { endingPicture, showsEnding } from "./ending.js";
import { evaluationMarks } from "./evaluation.js";
import { angleOf, chord, measures, point, ringRadii } from "./geometry.js";
import { callArcs, landingMarks } from "./landings.js";
import { lens, showsLens } from "./lens.js";
import { aboutVisit, aboutVisited, isBare, overlayShapes, withoutLayers } from "./overlay.js";
import { ringCells } from "./rings.js";
import { seats } from "./seats.js";

/** @import { Measures } from "./geometry.js" */
/** @import { PictureData, Primitive } from "../types" */

/**
 * @param {PictureData} whole
 * @returns {Primitive[]}
 */
export function scene(whole) {
  const view = isBare(whole) ? withoutLayers(whole) : whole;
  const room = measures(view.state.n, view.scale);
  if (showsEnding(view)) {
    const onTop = [...evaluationMarks(view, room), ...callArcs(view, room), ...landingMarks(view, room)];
    return [...endingPicture(view, room), ...onTop];
  }
  return [
    ...ringCells(view, room),
    ...classPicture(view, room),
    ...overlayShapes(view, room),
    ...layerMaking(view, room),
    ...spoke(view, room),
    ...witnessArrows(view, room),
    ...evaluationMarks(view, room),
    ...callArcs(view, room),
    ...seats(view, room),
    ...landingMarks(view, room),
    ...centre(view, room),
    ...lens(view, room),
  ];
}

/** The middle radius of a ring. @param {PictureData} view @param {Measures} room @param {number} depth */
function ringMiddle(view, room, depth) {
  const { inner, outer } = ringRadii(depth, view.state.layerSizes.length, room.rings);
  return (inner + outer) / 2;
}

/** The first layer that contains a position; 0 for those in none, which are never asked for. @param {PictureData} view @param {number} position */
function depthOf(view, position) {
  return view.depths[position] ?? 0;
}

/**
 * How the new members of the layer being looked at are made: each joined to its pair.
 * @param {PictureData} view @param {Measures} room @returns {Primitive[]}
 */
function layerMaking(view, room) {
  const { pairs, state, look } = view;
  if (look.layer === null || look.layer === 0) return [];
  const depth = look.layer;
  let d = "";
  for (let i = 0; i + 2 < pairs.length; i += 3) {
    const [position, minus, plus] = [pairs[i] ?? 0, pairs[i + 1] ?? 0, pairs[i + 2] ?? 0];
    for (const end of minus === plus ? [minus] : [minus, plus]) {
      d += chord(
        ringMiddle(view, room, depth - 1),
        angleOf(end, state.n),
        ringMiddle(view, room, depth),
        angleOf(position, state.n),
      );
    }
  }
  return d ? [{ key: `making-${depth}`, kind: "path", role: "making", d, depth }] : [];
}

/**
 * The line from the token through the rings down to the layer that it first appears in.
 * @param {PictureData} view @param {Measures} room @returns {Primitive[]}
 */
function spoke(view, room) {
  const { state } = view;
  if (state.depth === null || !isShown(view, state.depth)) return [];
  const angle = angleOf(state.token, state.n);
  const from = point(room.seats, angle);
  const to = point(ringMiddle(view, room, state.depth), angle);
  return [{ key: "spoke", kind: "path", role: "spoke", d: `M${from.x} ${from.y}L${to.x} ${to.y}` }];
}

/** Whether the layer is among those revealed. @param {PictureData} view @param {number} depth */
function isShown(view, depth) {
  return view.look.layer === null || depth <= view.look.layer;
}

/**
 * Arrows from the token's cell, and from the hovered one, to the pair that it is the midpoint of.
 * @param {PictureData} view @param {Measures} room @returns {Primitive[]}
 */
function witnessArrows(view, room) {
  const { state, facts, hoveredPair, look } = view;
  // While a magnitude is considered or called that is not the witness, arrows to the witness would only confuse.
  const called = look.preview ? null : state.magnitude;
  const witnessIsCalled = !look.preview && (called === null || called === facts.pair?.magnitude);
  const shown = [
    { name: "from-hovered", pair: hoveredPair },
    { name: "from-token", pair: witnessIsCalled ? facts.pair : null },
  ];
  /** @type {Primitive[]} */
  const arrows = [];
  for (const { name, pair } of shown) {
    if (!pair || !isShown(view, pair.depth)) continue;
    const ends = pair.minus === pair.plus ? [pair.minus] : [pair.minus, pair.plus];
    const from = { radius: ringMiddle(view, room, pair.depth), angle: angleOf(pair.position, state.n) };
    ends.forEach((end, index) => {
      const d = chord(from.radius, from.angle, ringMiddle(view, room, depthOf(view, end)), angleOf(end, state.n));
      arrows.push({ key: `witness-${name}-${index}`, kind: "path", role: `witness ${name}`, d, arrow: true });
    });
    const dot = point(from.radius, from.angle);
    arrows.push({ key: `witness-${name}-dot`, kind: "circle", role: `witness-dot ${name}`, ...dot, r: 6 });
  }
  return arrows;
}

/**
 * What stands in the middle: the hovered position, or the last layer and the token's depth.
 * @param {PictureData} view @param {Measures} room @returns {Primitive[]}
 */
function centre(view, room) {
  // An inner table needs the middle for its arrows, and the lens all of it.
  if (hasInnerTable(view) || showsLens(view)) return [];
  const [title, ...lines] = middle(view);
  const larger = Math.min(1.65, room.writing);
  const titleSize = Math.min(34 * larger, 560 / (title ?? "").length);
  /** @type {Primitive[]} */
  const texts = [
    { key: "title", kind: "text", role: "centre-title", x: 0, y: -14 * larger, size: titleSize, text: title ?? "" },
  ];
  lines.forEach((text, index) => {
    const y = (24 + 30 * index) * larger;
    texts.push({ key: `line-${index}`, kind: "text", role: "centre-line", x: 0, y, size: 23 * larger, text });
  });
  return texts;
}

/** A title and lines below it. @param {PictureData} view @returns {string[]} */
function middle(view) {
  const { hovered } = view.look;
  if (isBare(view)) return hovered === null ? aboutVisited(view) : aboutVisit(view, hovered);
  return hovered === null ? aboutTable(view) : aboutPosition(view, hovered);
}

/** @param {PictureData} view @returns {string[]} */
function aboutTable(view) {
  const { state, facts, look } = view;
  if (view.overlay?.title) return [view.overlay.title];
  const top = state.layerSizes.length - 1;
  if (look.layer !== null) {
    const size = state.layerSizes[look.layer] ?? 0;
    const share = size === state.n ? "all" : `${formatNumber(size)} of`;
    return [layerName(look.layer), `${share} ${formatNumber(state.n)} positions`];
  }
  if (facts.end?.kind === "allVisited") return ["All visited", "no position is left"];
  if (facts.end) return ["Derek is safe", "the token lies in no layer"];
  const name = layerName(top);
  const whole = facts.lastLayer?.q === 1;
  const title = whole ? `${name} = ${tableName(state.n)}` : `${name} = last layer`;
  return [title, state.depth === null ? "the token lies in no layer" : `token in layer ${state.depth}`];
}

/** @param {PictureData} view @param {number} position @returns {string[]} */
function aboutPosition(view, position) {
  const depth = view.depths[position];
  const title = `Position ${formatNumber(position)}`;
  if (depth === undefined || depth === view.never) return [title, "visited", "in no layer: out of reach"];
  if (depth === 0) return [title, "unvisited"];
  const pair = view.hoveredPair;
  const ends = pair ? [`midpoint of ${formatNumber(pair.minus)} and ${formatNumber(pair.plus)}`] : [];
  return [title, `visited, in ${layerName(depth)}`, ...ends];
}
