// @ts-check
/** Chips: a choice of one of several, as radio buttons that look like what they choose. */

import { html, live, nothing, render } from "../../kit/lit.js";

/**
 * @param {HTMLElement} group a fieldset with its legend
 * @param {{id: string, name: string, of?: string}[]} choices `of` names those from one choice to the next that has it
 * @param {(id: string) => void} choose called when a person has chosen
 * @returns {(chosen: string) => void} shows which one is chosen
 */
export const chips = (group, choices, choose) => (chosen) =>
  render(
    choices.map(
      ({ id, name, of }) => html`
${of ? html`<span class="of">${of}</span>` : nothing}
<label class="chip">
  <input
    type="radio"
    name=${group.id}
    value=${id}
    .checked=${live(id === chosen)}
    @change=${() => choose(id)}
  ><span>${name}</span>
</label>`,
    ),
    group,
  );
