// @ts-check
/** A button that is held down: pressed for a moment it is clicked, held it begins something that ends when it is let go. */

/** The time in milliseconds from which a press is held. */
const HOLD_MS = 350;

/** @param {() => void} begin @param {() => void} end */
export function holdToPlay(begin, end) {
  let waiting = 0;
  let isHeld = false;
  /** True from the end of a hold until the next press: the browser's click that follows means nothing. */
  let isSpent = false;

  function start(act = begin) {
    isHeld = true;
    act();
  }

  function stop() {
    clearTimeout(waiting);
    if (!isHeld) return;
    isHeld = false;
    isSpent = true;
    end();
  }

  return {
    press: (/** @type {PointerEvent} */ { button }) => {
      isSpent = false;
      if (button === 0) waiting = window.setTimeout(() => start(), HOLD_MS);
    },
    end: stop,
    /** A key is held: it ends when a key is let go, or the window is left. Its first press has been a step already. @param {() => void} act */
    byKey: (act) => {
      if (isHeld) return;
      start(act);
      const over = () => {
        stop();
        for (const name of ["keyup", "blur"]) removeEventListener(name, over, true);
      };
      for (const name of ["keyup", "blur"]) addEventListener(name, over, true);
    },
    /** Says whether a click ends a hold: one by a key or a script, which has no count, begins a step of its own. */
    isEndedBy: (/** @type {MouseEvent} */ { detail }) => isSpent && detail > 0,
    // A finger that holds would open a menu otherwise.
    menu: (/** @type {Event} */ event) => event.preventDefault(),
  };
}
