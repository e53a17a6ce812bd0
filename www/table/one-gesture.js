// @ts-check
/** One gesture is one answer: neither the second half of a double click nor a key that is held down presses a button again. */

/** What a browser counts as a click more at the same place comes within this time, unless somebody has made it longer. */
const DOUBLE_MS = 500;

/** @param {HTMLElement} node with what is pressed in it */
export function onceAGesture(node) {
  let last = Number.NEGATIVE_INFINITY;
  const click = (/** @type {MouseEvent} */ event) => {
    const isSame = event.detail > 1 && event.timeStamp - last < DOUBLE_MS;
    if (!isSame) last = event.timeStamp;
    else stop(event);
  };
  const keydown = (/** @type {KeyboardEvent} */ event) => event.repeat && event.key === "Enter" && stop(event);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("keydown", keydown, { capture: true });
  return node;
}

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopPropagation();
}
