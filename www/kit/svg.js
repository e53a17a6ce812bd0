// @ts-check
/** Building elements of pictures, and drawing them anew when there is another width for them. */

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

/** @param {number} x @param {number} y @param {string} content @param {Record<string, string | number>} attributes */
export function svgText(x, y, content, attributes) {
  return svg("text", { x, y, ...attributes }, content);
}

/** The marks of `byMarks` lie so far apart, in units of the drawing, that it does no harm where a browser rounds. */
const APART = 400;

/** So many pixels may lie between where a drawing is and where its matrix says that it is. */
const ROUNDED = 2;

/**
 * Gives a function that says which point of a drawing, in its own units, is under the pointer; null while the drawing is not shown.
 * Its `viewBox` has to fill it. `getScreenCTM()` says where points of the drawing are on the screen, but in WebKit it leaves out
 * that something around the drawing is scaled or turned, as a slide is. There three points are looked for where they are.
 * @param {SVGSVGElement} drawing @returns {(event: MouseEvent) => DOMPoint | null}
 */
export function pointerOn(drawing) {
  /** @type {ReturnType<typeof byMarks> | undefined} */
  let marks;
  return ({ clientX, clientY }) => {
    let matrix = drawing.getScreenCTM();
    if (!matrix) return null;
    if (!leadsTo(matrix, drawing)) {
      marks ??= byMarks(drawing);
      matrix = marks();
    }
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return Number.isNaN(point.x) ? null : point;
  };
}

/** Whether the matrix leads to the place where the drawing is. @param {DOMMatrix} matrix @param {SVGSVGElement} drawing */
function leadsTo(matrix, drawing) {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const corners = [0, 1, 2, 3].map((corner) =>
    new DOMPoint(x + (corner & 1) * width, y + (corner >> 1) * height).matrixTransform(matrix),
  );
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const { left, right, top, bottom } = drawing.getBoundingClientRect();
  const apart = [Math.min(...xs) - left, Math.max(...xs) - right, Math.min(...ys) - top, Math.max(...ys) - bottom];
  return apart.every((pixels) => Math.abs(pixels) <= ROUNDED);
}

/** Gives a function that finds the matrix by three small marks in the drawing. @param {SVGSVGElement} drawing @returns {() => DOMMatrix} */
function byMarks(drawing) {
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

/** Where the middle of an element is in the window. @param {Element} element */
function centre(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Calls `draw` whenever the place has another width, and not for another height, which drawing itself may cause. @param {HTMLElement} place @param {() => void} draw */
export function onWidth(place, draw) {
  let width = 0;
  new ResizeObserver(() => {
    if (place.clientWidth === width) return;
    width = place.clientWidth;
    draw();
  }).observe(place);
}
