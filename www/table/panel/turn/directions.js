// @ts-check
/**
 * Derek's two buttons: the left one moves the token to the left on the screen, the right one to the right. Where both
 * ways lead to one position there is one button.
 */

import { directionTo } from "../../../board/side.js";
import { html, nothing, slantLetters } from "../../../kit/lit.js";
import { ignoreRepeatedClicks } from "../../../kit/one-gesture.js";
import { answerWorth, answerWorthLabel } from "../../../text/say/table/evaluation.js";
import { eitherLabel, eitherText, isEither, landingLabel, landingText } from "../../../text/say/table/turn.js";
import { guardDoubleClicks } from "./double-click-guard.js";

/** @import { Actions, Direction, Landing, Model, RatedPosition, Speaker } from "../../types" */

/** The arrow over the top of the table to the right; mirrored for the left, and for the lower half. */
const TO_THE_RIGHT = "M4.5 17.5A8.5 8.5 0 0 1 17.3 9.2L19.5 7 21 14l-7-1.5 1.9-1.9A6.5 6.5 0 0 0 6.5 17.5z";

/** @param {Speaker} words @param {Actions} actions */
export function directionButtons(words, actions) {
  const once = ignoreRepeatedClicks(guardDoubleClicks(words));
  const listen = arrival();
  const pointed = (/** @type {Direction} */ direction) =>
    listen(
      () => actions.foresee(direction),
      () => actions.foresee(null),
    );
  return (/** @type {Model} */ model, /** @type {boolean} */ isOffered) => {
    const { state, facts } = model;
    const landings = isOffered && facts.mayAnswer ? facts.landings : null;
    const button = (/** @type {"left" | "right"} */ side) => {
      const direction = directionTo(side, state.token, state.n);
      const landing = landings?.find((one) => one.direction === direction);
      const said = landing ? buttonTexts(words, model, landing, landingLabel, landingText) : UNTOLD;
      const name = `${direction === "+" ? "+" : "−"}${magnitude(model)}`;
      return directionButton(actions, pointed(direction), direction, arrow(side, direction), name, said);
    };
    // Half a turn leads to one position both ways, so there is nothing to choose.
    const either = (/** @type {Landing} */ landing) => {
      const { direction } = landing;
      const said = buttonTexts(words, model, landing, eitherLabel, eitherText);
      return directionButton(actions, pointed(direction), direction, nothing, `±${magnitude(model)}`, said);
    };
    const both = landings && isEither(landings) ? landings[0] : null;
    return html`
      <div class="directions" ?hidden=${!landings} @click=${once.click} @keydown=${once.keydown}>
        ${both ? either(both) : button("left")}
        ${both ? nothing : button("right")}
      </div>`;
  };

  /** @param {Model} model */
  function magnitude({ state }) {
    return words.number(state.magnitude ?? 0);
  }
}

/** Texts of a hidden button. @type {ReturnType<typeof buttonTexts>} */
const UNTOLD = { outcome: "", worth: "", label: "", isNew: false, isForeseen: false };

/**
 * Composes the texts of a button.
 * @param {Speaker} words @param {Model} model @param {Landing} landing @param {typeof landingLabel} labelOf
 * @param {typeof landingText} textOf
 */
function buttonTexts(words, { state, evaluation, overlay, look }, landing, labelOf, textOf) {
  const { direction } = landing;
  const magnitude = state.magnitude ?? 0;
  const kept = overlay?.kept ?? [];
  const outlook = answerValue(evaluation.now, magnitude, direction);
  const label = [labelOf(words, landing, magnitude, overlay)];
  if (outlook) label.push(answerWorthLabel(words, outlook.value, outlook.loss));
  return {
    outcome: textOf(words, landing, overlay),
    worth: outlook ? answerWorth(words, outlook.value, outlook.loss) : "",
    label: label.join(", "),
    isForeseen: look.foreseen === direction,
    // Where positions are to be kept, which way is right is for the person to see.
    isNew: kept.length === 0 && landing.new,
  };
}

/**
 * @param {Actions} actions @param {ReturnType<ReturnType<typeof arrival>>} pointer @param {Direction} direction @param {unknown} icon @param {string} name
 * @param {ReturnType<typeof buttonTexts>} told
 */
function directionButton(actions, pointer, direction, icon, name, { outcome, worth, label, isNew, isForeseen }) {
  const foresee = () => actions.foresee(direction, true);
  const forget = () => actions.foresee(null);
  const isByKey = (/** @type {Event} */ { target }) => /** @type {Element} */ (target).matches(":focus-visible");
  return html`
    <button
      type="button"
      class=${`direction${isNew ? " new" : ""}${isForeseen ? " foreseen" : ""}`}
      part="direction"
      data-direction=${direction}
      aria-label=${label || nothing}
      @click=${() => actions.answer(direction)}
      @pointerenter=${pointer.enter}
      @pointermove=${pointer.move}
      @pointerleave=${pointer.leave}
      @focus=${(/** @type {Event} */ event) => isByKey(event) && foresee()}
      @blur=${forget}
    >
      <span>${icon}<b translate="no">${name}</b></span>
      <small>${slantLetters(outcome)}</small>
      <small class="worth" ?hidden=${!worth}>${worth}</small>
    </button>`;
}

/** @param {"left" | "right"} side @param {Direction} direction */
function arrow(side, direction) {
  // On the lower half of the table clockwise is to the left.
  const isUpper = (side === "right") === (direction === "+");
  const turned = `transform: scale(${side === "right" ? 1 : -1}, ${isUpper ? 1 : -1})`;
  return html`<svg viewBox="0 0 24 24" aria-hidden="true" class="icon" .style=${turned}><path d=${TO_THE_RIGHT}></path></svg>`;
}

/**
 * The value of an answer with its loss; null unless values are shown.
 * @param {RatedPosition | null} now @param {number} magnitude @param {Direction} direction
 */
function answerValue(now, magnitude, direction) {
  const index = direction === "+" ? 0 : 1;
  const value = now?.calls[magnitude - 1]?.answers[index];
  const loss = now?.answerLosses?.[index];
  return value && loss ? { value, loss } : null;
}

/**
 * Listeners for a pointer that comes to a button of a group and goes, told apart from one that rests where a button
 * appears or changes under it.
 */
function arrival() {
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
