// @ts-check
/** The refusals with their reasons, above the turn until they are dismissed or something else is done. */

import { h } from "../../kit/dom.js";

/** @import { Actions, Panel, Refusal, Speaker } from "../types" */

/** @param {Speaker} words @param {Actions} actions @returns {Panel} */
export function refusals(words, actions) {
  const list = h("div", { role: "alert" });
  const dismiss = h(
    "button",
    { type: "button", class: "plain", onclick: () => actions.dismiss() },
    words.plain("dismiss"),
  );
  const node = h("div", { class: "refusals" }, list, dismiss);
  /** @type {Refusal[]} */
  let shown = [];
  return {
    node,
    update({ refusals }) {
      node.hidden = refusals.length === 0;
      if (refusals === shown) return;
      shown = refusals;
      list.replaceChildren(...refusals.map(sentence));
    },
  };
}

/** @param {Refusal} refusal */
function sentence({ message, advice }) {
  const more = advice && h("span", { class: "note" }, ` ${advice}`);
  return h("p", {}, h("span", { class: "error" }, message), more);
}
