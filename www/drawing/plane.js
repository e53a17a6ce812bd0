// @ts-check
/**
 * Points and curves around the centre (0, 0), x to the right, y down. Angles run clockwise from the top, in radians.
 */

/** Rounds a coordinate for output: a hundredth of a unit is far below a pixel. @param {number} value */
export function roundCoordinate(value) {
  return Math.round(value * 100) / 100;
}

/** @param {number} radius @param {number} angle */
export function point(radius, angle) {
  return { x: roundCoordinate(radius * Math.sin(angle)), y: roundCoordinate(-radius * Math.cos(angle)) };
}

/**
 * The outline of a piece of a ring.
 * @param {number} inner @param {number} outer @param {number} from
 * @param {number} to angles, to > from, less than a full turn apart
 */
export function sector(inner, outer, from, to) {
  const a = point(outer, from);
  const b = point(outer, to);
  const c = point(inner, to);
  const d = point(inner, from);
  const large = to - from > Math.PI ? 1 : 0;
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`;
}

/**
 * A full ring, as two half rings.
 * @param {number} inner @param {number} outer
 */
export function fullRing(inner, outer) {
  const circle = (/** @type {number} */ r, /** @type {0 | 1} */ sweep) =>
    `M0 ${-r}A${r} ${r} 0 0 ${sweep} 0 ${r}A${r} ${r} 0 0 ${sweep} 0 ${-r}Z`;
  return circle(outer, 1) + circle(inner, 0);
}

/**
 * An arc along a circle, clockwise if to > from, otherwise counter-clockwise.
 * @param {number} radius @param {number} from @param {number} to
 */
export function arc(radius, from, to) {
  const a = point(radius, from);
  const b = point(radius, to);
  const large = Math.abs(to - from) > Math.PI ? 1 : 0;
  return `M${a.x} ${a.y}A${radius} ${radius} 0 ${large} ${to > from ? 1 : 0} ${b.x} ${b.y}`;
}

/**
 * A curve between two points of the rings that bends more towards the centre the farther they are apart.
 * @param {number} radiusA @param {number} angleA @param {number} radiusB @param {number} angleB
 * @param {number} [keptOff] no point of the curve is nearer to the centre, where words may stand
 */
export function chord(radiusA, angleA, radiusB, angleB, keptOff = 0) {
  const a = point(radiusA, angleA);
  const b = point(radiusB, angleB);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const near = Math.hypot(middle.x, middle.y);
  // Opposite points have no side of their own.
  const side = near > 1 ? middle : { x: a.y, y: -a.x };
  const bend = Math.max(0.72 * near, 2 * keptOff - near) / Math.hypot(side.x, side.y);
  return `M${a.x} ${a.y}Q${roundCoordinate(side.x * bend)} ${roundCoordinate(side.y * bend)} ${b.x} ${b.y}`;
}

/**
 * The outline of a rectangle.
 * @param {number} x of its left edge @param {number} y of its upper edge @param {number} width
 * @param {number} height @param {number} [r] the radius of its corners
 */
export function box(x, y, width, height, r = 0) {
  const [left, right, top, bottom] = [
    roundCoordinate(x),
    roundCoordinate(x + width),
    roundCoordinate(y),
    roundCoordinate(y + height),
  ];
  if (r === 0) return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  const corner = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const sides = [`H${roundCoordinate(right - r)}${corner(r, r)}`, `V${roundCoordinate(bottom - r)}${corner(-r, r)}`];
  const back = [`H${roundCoordinate(left + r)}${corner(-r, -r)}`, `V${roundCoordinate(top + r)}${corner(r, -r)}`];
  return `M${roundCoordinate(left + r)} ${top}${sides.join("")}${back.join("")}Z`;
}
