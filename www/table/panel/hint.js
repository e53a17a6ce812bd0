// @ts-check
/** Help for a person who plays Magnus, given only when asked for: a pair to call for, and Derek's plan. */

import { h, setAttribute } from "../../kit/dom.js";
import { hintText, nudge } from "../../text/say/goal.js";
import { say } from "./say.js";

/** @import { Actions, Panel, Speaker } from "../types" */

/** @param {Speaker} words @param {Actions} actions @returns {Panel} */
export function hintRow(words, actions) {
  const quiet = h("p", { class: "note nudge" });
  const hint = h(
    "button",
    { type: "button", class: "plain", onclick: () => actions.hint() },
    words.plain("hintButton"),
  );
  const plan = h(
    "button",
    { type: "button", class: "plain", onclick: () => actions.togglePlan() },
    words.plain("showPlan"),
  );
  const said = h("p", { class: "hint" });
  const node = h("div", { class: "help-by-hand" }, quiet, h("div", { class: "row" }, hint, plan), said);
  return {
    node,
    update({ state, facts, settings, look }) {
      node.hidden = settings.readonly || !facts.mayCall || state.turn === "over";
      if (node.hidden) return;
      const pair = look.hint ? facts.pair : null;
      const advice = pair ? "" : nudge(words, state, facts);
      say(words, quiet, advice);
      quiet.hidden = advice === "";
      hint.disabled = pair !== null;
      // Two people have no plans that the table knows.
      plan.hidden = facts.derek.human;
      setAttribute(plan, "aria-pressed", String(look.plan === true));
      say(words, said, pair ? hintText(words, pair) : "");
      said.hidden = pair === null;
    },
  };
}
