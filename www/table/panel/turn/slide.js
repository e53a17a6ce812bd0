// @ts-check
/**
 * A finger on Derek's buttons: it rests on one to see what that answer leaves, slides to the other to compare, and gives
 * the answer on which it is let go; beside them it gives none. Loaded after the first picture.
 */

/** @import { Direction } from "../../types" */

/** The time in milliseconds for which a finger rests before it sees anything: a tap is shorter. */
const REST_MS = 140;

/**
 * Listens to fingers on the buttons in a frame.
 * @param {HTMLElement} frame @param {(direction: Direction | null) => void} foresee
 */
export function slideOverDirections(frame, foresee) {
  /** The button under the finger; undefined while no finger looks. @type {HTMLElement | null | undefined} */
  let under;
  let waiting = 0;
  /** True from the end of a look until the next press: the browser's own click is for the button where the finger came down. */
  let isSpent = false;

  /** @param {HTMLElement | null} button */
  function look(button) {
    clearTimeout(waiting);
    if (button === under) return;
    under = button;
    foresee(/** @type {Direction | undefined} */ (button?.dataset.direction) ?? null);
  }

  /** @param {PointerEvent} event */
  function slide(event) {
    const button = buttonAt(event);
    if (under !== undefined || button !== buttonOf(event.target)) look(button);
  }

  /** Ends the look, and gives the answer that is looked at if `isGiven`. @param {boolean} isGiven */
  function end(isGiven) {
    clearTimeout(waiting);
    frame.removeEventListener("pointermove", slide);
    const chosen = under;
    if (chosen === undefined) return;
    under = undefined;
    isSpent = true;
    foresee(null);
    if (isGiven) chosen?.click();
  }

  frame.addEventListener("pointerdown", (event) => {
    end(false);
    isSpent = false;
    const button = buttonOf(event.target);
    if (event.pointerType !== "touch" || !event.isPrimary || !button) return;
    waiting = window.setTimeout(() => look(button), REST_MS);
    frame.addEventListener("pointermove", slide);
  });
  frame.addEventListener("pointerup", () => end(true));
  frame.addEventListener("pointercancel", () => end(false));
  const refuse = (/** @type {MouseEvent} */ event) => {
    if (isSpent && event.isTrusted && event.detail > 0 && buttonOf(event.target)) event.stopImmediatePropagation();
  };
  frame.addEventListener("click", refuse, { capture: true });
  // A finger that rests would open a menu otherwise.
  frame.addEventListener("contextmenu", (event) => under !== undefined && event.preventDefault());
}

/** Derek's button around an element; null if there is none. @param {EventTarget | null} target @returns {HTMLElement | null} */
const buttonOf = (target) => /** @type {Element | null} */ (target)?.closest(".direction") ?? null;

/** The button under a finger, which the browser sends to where it came down. @param {PointerEvent} event */
const buttonAt = ({ currentTarget, clientX, clientY }) =>
  buttonOf(
    /** @type {ShadowRoot} */ (/** @type {Element} */ (currentTarget).getRootNode()).elementFromPoint(clientX, clientY),
  );
