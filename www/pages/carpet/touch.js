// @ts-check
/** Gestures on an element: pointers and the wheel as hovering, choosing, dragging and zooming. */

/**
 * Listeners; points are in pixels of the page from the upper left corner of the element.
 * @typedef {object} Gestures
 * @property {(x: number, y: number) => void} hover
 * @property {(x: number, y: number) => void} choose by a click or a tap
 * @property {() => void} leave
 * @property {(dx: number, dy: number) => void} drag
 * @property {(factor: number, x: number, y: number) => void} zoom
 */

/** In pixels: a pointer that has moved less only points. */
const SLACK = 4;
/** The pixels of the wheel that double the size. */
const WHEEL_DOUBLES = 240;

/** @param {HTMLElement} node @param {Gestures} gestures */
export function listen(node, gestures) {
  /** The pointers that are down, and their places. @type {Map<number, {x: number, y: number}>} */
  const down = new Map();
  let dragging = false;
  const place = (/** @type {MouseEvent} */ event) => {
    const { left, top } = node.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  node.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    dragging = down.size > 0;
    down.set(event.pointerId, place(event));
    node.setPointerCapture(event.pointerId);
  });
  node.addEventListener("pointermove", (event) => {
    const at = place(event);
    const before = down.get(event.pointerId);
    if (!before) return gestures.hover(at.x, at.y);
    const [dx, dy] = [at.x - before.x, at.y - before.y];
    if (down.size === 2) {
      const [other] = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      if (other) pinch(before, at, other);
    } else {
      if (!dragging && Math.hypot(dx, dy) < SLACK) return;
      dragging = true;
      gestures.drag(dx, dy);
    }
    down.set(event.pointerId, at);
  });
  const up = (/** @type {PointerEvent} */ event) => {
    const pressed = down.delete(event.pointerId);
    const at = place(event);
    if (pressed && !dragging && event.type === "pointerup") gestures.choose(at.x, at.y);
  };
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && gestures.leave());
  node.addEventListener(
    "wheel",
    (event) => {
      // Without Ctrl the wheel scrolls the page. Browsers tell of a pinch on a touchpad as of a wheel with Ctrl.
      if (!(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const { x, y } = place(event);
      gestures.zoom(2 ** (-event.deltaY / WHEEL_DOUBLES), x, y);
    },
    { passive: false },
  );

  /**
   * @param {{x: number, y: number}} before
   * @param {{x: number, y: number}} at
   * @param {{x: number, y: number}} other the finger that rests
   */
  function pinch(before, at, other) {
    const length = (/** @type {{x: number, y: number}} */ point) =>
      Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    gestures.zoom(length(at) / length(before), (at.x + other.x) / 2, (at.y + other.y) / 2);
  }
}
