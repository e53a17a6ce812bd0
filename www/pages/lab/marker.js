// @ts-check
/** Shapes that distinguish the lines of the plot without colour. */

/** Numbers of colours and shapes; shapes beyond the first five are the same ones, hollow. */
const COLOURS = 7;
const SHAPES = 10;

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

/** Classes for the look of a line or marker. @param {string} role @param {{colour: number, shape: number}} look */
export function markerClass(role, { colour, shape }) {
  return `${role} colour-${colour % COLOURS}${shape % SHAPES >= 5 ? " hollow" : ""}`;
}

/** @param {number} value */
function tenths(value) {
  return Math.round(value * 10) / 10;
}
