// @ts-check
/** The key to the rings' colours, in the lower corners of the picture, where the rings are too thin to carry names. */

import { EXTENT, leastSize, ringRadii } from "../../board/geometry.js";
import { colourOfDepth } from "../../board/rings.js";
import { neat } from "../../drawing/plane.js";
import { layerName } from "../../text/names.js";

/** @import { Measures } from "../../board/geometry.js" */
/** @import { PictureData } from "../types" */
/** @import { Primitive } from "../../drawing/types" */

/** The height of a line, the side of a square and the width of a letter, in parts of the size of writing. */
const LINE = 1.4;
const SQUARE = 0.8;
const LETTER = 0.54;
/** The largest size of writing for which there is room for a key. */
const LARGEST = 44;
/** The distance kept from the labels of the landings. */
const CLEAR = 30;

/** @param {PictureData} view @param {Measures} room @returns {Primitive[]} */
export function ringKey(view, room) {
  const { state, look, facts } = view;
  const count = state.layerSizes.length;
  const shown = state.layerSizes.slice(0, (look.layer ?? count) + 1);
  const size = neat(1.2 * leastSize(room));
  if (size > LARGEST || shown.every((_, ring) => ringRadii(ring, count, room).isNamed)) return [];
  const names = shown.map((_, ring) => layerName(ring));
  const width = size * (1.5 * SQUARE + LETTER * Math.max(...names.map((name) => name.length)));
  const most = linesOf(width, size, room);
  const lines = names.length > most ? Math.min(most, Math.ceil(names.length / 2)) : most;
  return names.slice(0, 2 * lines).flatMap((name, ring) => {
    const isRight = ring >= lines;
    const below = Math.min(lines, names.length - (isRight ? lines : 0)) - (ring % lines) - 1;
    const left = isRight ? EXTENT - width : -EXTENT;
    const y = neat(EXTENT - size * LINE * (below + 0.5));
    const [side, half] = [neat(size * SQUARE), neat((size * SQUARE) / 2)];
    const d = `M${neat(left)} ${neat(y - half)}h${side}v${side}h${-side}Z`;
    const depth = colourOfDepth(ring, facts.deepestColour);
    return [
      { key: `ring-key-${ring}`, kind: "path", role: "new", d, depth },
      { key: `ring-key-name-${ring}`, kind: "text", role: "ring-key", x: neat(left + 1.5 * side), y, size, text: name },
    ];
  });
}

/**
 * The number of lines that fit into a corner beside the labels.
 * @param {number} width @param {number} size @param {Measures} room
 */
function linesOf(width, size, room) {
  const free = Math.sqrt((room.labels + CLEAR) ** 2 - (EXTENT - width) ** 2);
  return Math.max(1, Math.floor((EXTENT - free) / (size * LINE)));
}
