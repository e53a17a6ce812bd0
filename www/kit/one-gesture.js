// @ts-check
/**
 * A guard against doubled answers: the second half of a double click and a key held down do not press a button again.
 */

/**
 * The time in milliseconds in which browsers count two clicks
 * as a double click, unless the reader has set a longer one.
 */
const DOUBLE_MS = 500;

/**
 * The listeners for an element around the buttons.
 * @param {(place: HTMLElement) => void} refused called with the element when a click does not count, to say so
 */
export function ignoreRepeatedClicks(refused) {
  let last = Number.NEGATIVE_INFINITY;
  const click = (/** @type {MouseEvent} */ event) => {
    const isSame = event.detail > 1 && event.timeStamp - last < DOUBLE_MS;
    if (!isSame) {
      last = event.timeStamp;
      return;
    }
    stop(event);
    refused(/** @type {HTMLElement} */ (event.currentTarget));
  };
  const keydown = (/** @type {KeyboardEvent} */ event) => event.repeat && event.key === "Enter" && stop(event);
  return { click: { handleEvent: click, capture: true }, keydown: { handleEvent: keydown, capture: true } };
}

/** @param {Event} event */
function stop(event) {
  event.preventDefault();
  event.stopPropagation();
}
