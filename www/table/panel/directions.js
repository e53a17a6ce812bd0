// @ts-check
/** Derek's two buttons: the left one moves the token to the left on the screen, the right one to the right. */

import { h, icon, setAttribute, setText } from "../../kit/dom.js";
import { onceAGesture } from "../../kit/one-gesture.js";
import { answerWorth, answerWorthLabel } from "../../text/say/evaluation.js";
import { landingLabel, landingText } from "../../text/say/turn.js";
import { directionTo } from "../picture/side.js";

/** @import { Actions, Direction, Panel, RatedPosition, Speaker } from "../types" */

/** The arrow over the top of the table to the right; mirrored for the left, and for the lower half. */
const TO_THE_RIGHT = "M4.5 17.5A8.5 8.5 0 0 1 17.3 9.2L19.5 7 21 14l-7-1.5 1.9-1.9A6.5 6.5 0 0 0 6.5 17.5z";

/** @param {Speaker} words @param {Actions} actions @returns {Panel} */
export function directionButtons(words, actions) {
  const buttons = /** @type {const} */ (["left", "right"]).map((side) => {
    /** @type {Direction} */
    let direction = side === "right" ? "+" : "-";
    const name = h("b");
    const outcome = h("small");
    const worth = h("small", { class: "worth" });
    const picture = icon(TO_THE_RIGHT);
    const foresee = (/** @type {boolean} */ on) => () => actions.foresee(on ? direction : null);
    const button = h(
      "button",
      { type: "button", class: "direction", onclick: () => actions.answer(direction), part: "direction" },
      h("span", {}, picture, name),
      outcome,
      worth,
    );
    // A touch answers at once, so there is nothing to preview.
    button.addEventListener("pointerenter", ({ pointerType }) => pointerType === "touch" || foresee(true)());
    button.addEventListener("pointerleave", foresee(false));
    button.addEventListener("focus", () => button.matches(":focus-visible") && foresee(true)());
    button.addEventListener("blur", foresee(false));
    const turn = (/** @type {Direction} */ wanted) => {
      direction = wanted;
      // On the lower half of the table clockwise is to the left.
      const isUpper = (side === "right") === (direction === "+");
      picture.style.transform = `scale(${side === "right" ? 1 : -1}, ${isUpper ? 1 : -1})`;
    };
    return { side, turn, button, name, outcome, worth };
  });
  const node = onceAGesture(h("div", { class: "directions" }, ...buttons.map(({ button }) => button)));
  return {
    node,
    update({ state, facts, settings, evaluation, overlay }) {
      const kept = overlay?.kept ?? [];
      const landings = !settings.readonly && facts.mayAnswer ? facts.landings : null;
      node.hidden = !landings;
      for (const { side, turn, button, name, outcome, worth } of buttons) {
        const direction = directionTo(side, state.token, state.n);
        turn(direction);
        const landing = landings?.find((one) => one.direction === direction);
        if (!landing) continue;
        const magnitude = state.magnitude ?? 0;
        setText(name, `${direction === "+" ? "+" : "−"}${words.number(magnitude)}`);
        setText(outcome, landingText(words, landing, kept));
        const outlook = worthOf(evaluation.now, magnitude, direction);
        setText(worth, outlook ? answerWorth(words, outlook.value, outlook.loss) : "");
        worth.hidden = !outlook;
        const label = [landingLabel(words, landing, magnitude, kept)];
        if (outlook) label.push(answerWorthLabel(words, outlook.value, outlook.loss));
        setAttribute(button, "aria-label", label.join(", "));
        button.classList.toggle("new", kept.length > 0 ? kept.includes(landing.position) : landing.new);
      }
    },
  };
}

/**
 * The value of an answer with its loss; null unless values are shown.
 * @param {RatedPosition | null} now @param {number} magnitude @param {Direction} direction
 */
function worthOf(now, magnitude, direction) {
  const index = direction === "+" ? 0 : 1;
  const value = now?.calls[magnitude - 1]?.answers[index];
  const loss = now?.answerLosses?.[index];
  return value && loss ? { value, loss } : null;
}
