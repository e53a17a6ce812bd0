// @ts-check
/** A pointer that comes to a button, told apart from one that rests where a button appears or changes under it. */

/** The listeners for buttons in a group, and what is done when the pointer has come to one of them and goes. */
export function arrival() {
  /** Where the pointer moved last; "" once it has gone elsewhere. */
  let place = "";
  let isNear = false;
  const placeOf = (/** @type {PointerEvent} */ { clientX, clientY }) => `${clientX} ${clientY}`;
  return (/** @type {() => void} */ come, /** @type {() => void} */ gone) => ({
    // A touch presses at once.
    enter: (/** @type {PointerEvent} */ { pointerType }) => {
      isNear = pointerType !== "touch";
    },
    move: (/** @type {PointerEvent} */ event) => {
      const hasCome = isNear && placeOf(event) !== place;
      place = placeOf(event);
      if (!hasCome) return;
      isNear = false;
      come();
    },
    // A button that shrinks or goes leaves the pointer in its place.
    leave: (/** @type {PointerEvent} */ event) => {
      if (placeOf(event) !== place) place = "";
      gone();
    },
  });
}
