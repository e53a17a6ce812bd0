// @ts-check
/** Chips: a choice of one of several, as radio buttons that look like what they choose. */

import { h } from "../../kit/dom.js";

/**
 * @param {HTMLElement} group a fieldset with its legend
 * @param {{id: string, name: string}[]} choices
 * @param {(id: string) => void} choose called when a person has chosen
 */
export function chips(group, choices, choose) {
  group.classList.add("chips");
  const inputs = choices.map(({ id, name }) => {
    const input = h("input", { type: "radio", name: group.id, value: id, onchange: () => choose(id) });
    group.append(h("label", { class: "chip" }, input, h("span", {}, name)));
    return input;
  });
  return {
    /** @param {string} id */
    show(id) {
      for (const input of inputs) input.checked = input.value === id;
    },
  };
}
