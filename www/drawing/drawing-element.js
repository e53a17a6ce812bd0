// @ts-check
/** The elements that drawings stand in: their building, the point of one under the pointer, their width. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(SVGElement | string)} children
 */
export function svg(tag, attributes, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/**
 * Distance between the marks of `measureByMarks`, in units of the drawing: large enough for a browser's rounding to do no
 * harm.
 */
const APART = 400;

/** The largest accepted error of a drawing's matrix, in pixels. */
const ROUNDED = 2;

/**
 * Returns a function that finds the point of a drawing under the pointer, in the drawing's units; null while the
 * drawing is hidden. Its `viewBox` must fill it. `getScreenCTM()` converts points of the drawing to the screen, but
 * WebKit's ignores scaling or rotation around the drawing, as of a slide. In that case the matrix is measured at
 * three points.
 * @param {SVGSVGElement} drawing
 * @returns {(event: MouseEvent) => DOMPoint | null}
 */
export function pointerOn(drawing) {
  /** @type {ReturnType<typeof measureByMarks> | undefined} */
  let marks;
  return ({ clientX, clientY }) => {
    let matrix = drawing.getScreenCTM();
    if (!matrix) return null;
    if (!matchesScreen(matrix, drawing)) {
      marks ??= measureByMarks(drawing);
      matrix = marks();
    }
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return Number.isNaN(point.x) ? null : point;
  };
}

/**
 * Says whether the matrix agrees with the drawing's place on the screen.
 * @param {DOMMatrix} matrix
 * @param {SVGSVGElement} drawing
 */
function matchesScreen(matrix, drawing) {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const corners = [0, 1, 2, 3].map((corner) =>
    new DOMPoint(x + (corner & 1) * width, y + (corner >> 1) * height).matrixTransform(matrix),
  );
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const { left, right, top, bottom } = drawing.getBoundingClientRect();
  const apart = [Math.min(...xs) - left, Math.max(...xs) - right, Math.min(...ys) - top, Math.max(...ys) - bottom];
  return apart.every((pixels) => Math.abs(pixels) <= ROUNDED);
}

/**
 * Returns a function that measures the matrix at three small marks in the drawing.
 * @param {SVGSVGElement} drawing
 * @returns {() => DOMMatrix}
 */
function measureByMarks(drawing) {
  const mark = (/** @type {number} */ x, /** @type {number} */ y) =>
    svg("rect", { x: x - 0.5, y: y - 0.5, width: 1, height: 1, fill: "none", "pointer-events": "none" });
  const marks = { origin: mark(0, 0), right: mark(APART, 0), down: mark(0, APART) };
  drawing.append(marks.origin, marks.right, marks.down);
  return () => {
    const [origin, right, down] = [centre(marks.origin), centre(marks.right), centre(marks.down)];
    const along = [(right.x - origin.x) / APART, (right.y - origin.y) / APART];
    const across = [(down.x - origin.x) / APART, (down.y - origin.y) / APART];
    return new DOMMatrix([...along, ...across, origin.x, origin.y]);
  };
}

/** The middle of an element in the window. @param {Element} element */
function centre(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Calls `draw` for every new width of the place. A new height does not count, because drawing itself may cause it.
 * @param {HTMLElement} place
 * @param {() => void} draw
 */
export function observeWidth(place, draw) {
  let width = 0;
  new ResizeObserver(() => {
    if (place.clientWidth === width) return;
    width = place.clientWidth;
    draw();
  }).observe(place);
}
