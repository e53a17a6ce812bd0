// @ts-check
/**
 * The panel for a position that has come again while nobody forces
 * anything: the offer to end the game, then its verdict and the way on.
 */

import { h, setRichText } from "../../kit/dom.js";
import { endedText, repeatedText } from "../../text/say/verdict.js";

/** @import { Actions, Model, Panel, Speaker } from "../types" */

/** The Magnus offered for the next game. */
const PLANNER = "layers";

/**
 * Says whether the game goes round in circles and a person may
 * end it. A page that speaks for the table decides that itself.
 * @param {Model} model
 */
export const goesRound = ({ state, settings, overlay, playing }) =>
  state.repeated !== null && !settings.readonly && !playing && overlay?.sentence === undefined;

/** The row, which takes the place of the verdict. @param {Speaker} words @param {Actions} actions @returns {Panel} */
export function repeatedRow(words, actions) {
  const offer = h("p", { class: "note" });
  const judged = h("p", { class: "sentence" });
  const button = (/** @type {string} */ kind, /** @type {string} */ name, /** @type {() => void} */ onclick) =>
    h("button", { type: "button", class: kind, onclick }, name);
  const end = button("plain", words.plain("endHere"), () => actions.end(true));
  const meet = button("primary ending", words.plain("meetPlanner"), () => actions.newGame({ magnus: PLANNER }));
  const again = button("primary ending", words.plain("playAgain"), actions.playAgain);
  const on = button("", words.plain("playOn"), () => actions.end(false));
  const node = h("div", { class: "repeated" }, offer, judged, h("div", { class: "row" }, end, meet, again, on));
  return {
    node,
    update(model) {
      node.hidden = !goesRound(model);
      const { state, facts, visited, look } = model;
      if (node.hidden || !state.repeated) return;
      const ended = look.ended === true;
      setRichText(offer, repeatedText(words, state.repeated));
      setRichText(judged, endedText(words, state, facts, visited));
      offer.hidden = end.hidden = ended;
      judged.hidden = on.hidden = !ended;
      // A person who plays Magnus is left to plan for himself.
      meet.hidden = !ended || facts.magnus.human;
      again.hidden = !ended || !facts.magnus.human;
    },
  };
}
