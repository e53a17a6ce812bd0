// @ts-check
/** The turn as a sentence, with the two directions for a human Derek and the magnitude for a human Magnus. */

import { freshId, h, section, setAttribute, setRichText, setText } from "../../kit/dom.js";
import { onceAGesture } from "../../kit/one-gesture.js";
import { callWorth } from "../../text/say/evaluation.js";
import { goal } from "../../text/say/goal.js";
import { previewText, yourTurn } from "../../text/say/turn.js";
import { directionButtons } from "./directions.js";
import { hintRow } from "./hint.js";
import { refusals } from "./refusals.js";
import { goesRound, repeatedRow } from "./repeated.js";
import { say } from "./say.js";
import { verdictRow } from "./verdict.js";
import { waitRow } from "./wait.js";

/** @import { Actions, GameState, RatedPosition, Panel, GameFacts, Speaker } from "../types" */

/** @param {Speaker} words @param {Actions} actions @returns {Panel} */
export function turnPanel(words, actions) {
  const aim = h("p", { class: "goal" });
  const sentence = h("p", { class: "sentence" });
  const refused = refusals(words, actions);
  const directions = directionButtons(words, actions);
  const magnitude = magnitudeForm(words, actions);
  const help = hintRow(words, actions);
  const again = h(
    "button",
    { type: "button", class: "primary ending", onclick: actions.playAgain },
    words.plain("playAgain"),
  );
  const onclick = () => actions.newGame({});
  const fromStart = h("button", { type: "button", class: "plain from-start", onclick }, words.plain("fromStart"));
  const wait = waitRow(words, actions);
  const verdict = verdictRow(words, actions);
  const repeated = repeatedRow(words, actions);
  const { node, title } = section(
    "",
    aim,
    sentence,
    verdict.node,
    wait.node,
    directions.node,
    magnitude.node,
    help.node,
    repeated.node,
    again,
  );
  title.before(fromStart);
  node.classList.add("turn");
  node.prepend(refused.node);
  return {
    node,
    update(model) {
      const { state, facts, settings, look, overlay } = model;
      const turn = yourTurn(words, state, facts, settings.readonly);
      const said = overlay?.sentence;
      const ended = look.ended === true && goesRound(model);
      setText(title, ended ? words.plain("endedHere") : turn.heading);
      // Where nobody moves, a page's own sentence needs no heading, and the timeline shows the round.
      title.hidden = said !== undefined && settings.readonly;
      const seen = new Set();
      say(words, aim, goal(words, state, facts), seen);
      aim.hidden = said !== undefined || settings.readonly || ended || state.turn === "over";
      if (said === undefined) say(words, sentence, turn.sentence, seen);
      else setRichText(sentence, said);
      // While a computer waits for the table to be solved, the wait is the only message.
      sentence.hidden = ended || model.solving?.forPlayer === true;
      wait.update(model);
      verdict.update(model);
      repeated.update(model);
      // The verdict says more than the sentence and replaces it, except where a person may go on. A slide keeps the
      // sentence, as it has no room for the verdict.
      node.classList.toggle("judged", !verdict.node.hidden && !facts.mayCall);
      directions.update(model);
      magnitude.update(model);
      help.update(model);
      // The forms are hidden, but a move by key or on the table still goes on with the game.
      if (ended) for (const part of [directions, magnitude, help]) part.node.hidden = true;
      // A reader who came in after some rounds can have the game from the start.
      const isLater = look.opened === true && state.round > 0 && state.turn !== "over";
      fromStart.hidden = !isLater || settings.readonly || said !== undefined;
      again.hidden = state.turn !== "over" || settings.readonly;
      refused.update(model);
      const yours = !settings.readonly && !ended && isYours(state, facts);
      node.classList.toggle("yours", yours);
    },
  };
}

/** Says whether a person has the move. @param {GameState} state @param {GameFacts} facts */
function isYours(state, facts) {
  return facts.mayAnswer || (facts.mayCall && state.turn !== "over");
}

/** @param {Speaker} words @param {Actions} actions @returns {Panel} */
function magnitudeForm(words, actions) {
  const id = freshId("magnitude");
  const field = h("input", {
    id,
    class: "magnitude",
    inputmode: "numeric",
    autocomplete: "off",
    oninput: () => actions.preview(field.value.trim() || null),
  });
  const button = h("button", { class: "primary" }, words.plain("callButton"));
  const outcomes = h("p", { class: "outcomes", "aria-live": "polite" });
  const onsubmit = (/** @type {Event} */ event) => {
    event.preventDefault();
    actions.call(field.value);
  };
  const row = h("div", { class: "row" }, h("label", { for: id }, words.plain("magnitudeField")), field, button);
  const node = onceAGesture(h("form", { class: "call", novalidate: true, onsubmit }, row, outcomes));
  return {
    node,
    update({ facts, look, settings, evaluation }) {
      node.hidden = settings.readonly || !facts.mayCall;
      if (node.hidden) return;
      const wanted = look.considered ?? "";
      if (field.value.trim() !== wanted) field.value = wanted;
      setAttribute(field, "placeholder", words.plain("magnitudeRange", { most: facts.maxMagnitude }));
      const shown = look.preview?.[0].magnitude ?? null;
      setText(
        button,
        wanted && shown !== null ? words.plain("callMagnitude", { magnitude: shown }) : words.plain("callButton"),
      );
      setText(
        outcomes,
        look.preview
          ? previewText(words, look.preview, shown ?? 0) + worthOf(words, evaluation.now, shown ?? 0)
          : words.plain("typeMagnitude"),
      );
    },
  };
}

/**
 * The value of a call, on a line of its own; "" unless values are shown.
 * @param {Speaker} words @param {RatedPosition | null} now @param {number} magnitude
 */
function worthOf(words, now, magnitude) {
  const call = now?.calls[magnitude - 1];
  return call ? `\n${callWorth(words, call.value, call.loss)}` : "";
}
