// @ts-check
/** Looks that distinguish the lines of the plot: colours, shapes of markers, dashes. */

/** Numbers of colours and shapes; shapes beyond the first five are the same ones, hollow. */
const COLOURS = 7;
const SHAPES = 10;
/** The number of dashes, of which the first is a whole line. */
const DASHES = 6;

/**
 * The outline of a shape around a point, as a path.
 * @param {number} shape 0..SHAPES
 * @param {number} x
 * @param {number} y
 * @param {number} r about its radius
 */
export function markerPath(shape, x, y, r) {
  const polygon = (/** @type {[number, number][]} */ corners) =>
    `M${corners.map(([dx, dy]) => `${tenths(x + dx * r)},${tenths(y + dy * r)}`).join("L")}Z`;
  switch (shape % 5) {
    case 0:
      return `M${tenths(x - r)},${tenths(y)}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
    case 1:
      return polygon([
        [-0.9, -0.9],
        [0.9, -0.9],
        [0.9, 0.9],
        [-0.9, 0.9],
      ]);
    case 2:
      return polygon([
        [0, -1.25],
        [1.25, 0],
        [0, 1.25],
        [-1.25, 0],
      ]);
    case 3:
      return polygon([
        [0, -1.2],
        [1.15, 0.85],
        [-1.15, 0.85],
      ]);
    default:
      return polygon([
        [0, 1.2],
        [1.15, -0.85],
        [-1.15, -0.85],
      ]);
  }
}

/** The class of a colour. @param {{colour: number}} look */
export const colourClass = ({ colour }) => `colour-${colour % COLOURS}`;

/** Classes for the look of a marker. @param {{colour: number, shape: number}} look */
export function markerClass({ colour, shape }) {
  return `marker ${colourClass({ colour })}${shape % SHAPES >= 5 ? " hollow" : ""}`;
}

/** Classes for the look of a line. @param {{colour: number, dash?: number}} look */
export const lineClass = ({ colour, dash = 0 }) => `line ${colourClass({ colour })} dash-${dash % DASHES}`;

/** @param {number} value */
function tenths(value) {
  return Math.round(value * 10) / 10;
}
