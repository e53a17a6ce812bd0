// @ts-check
/** Templates: what a panel, a form or a dialog shows, as a function of its state. lit-html changes what differs. */

import { html, nothing, render as renderInPlace, svg } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { live } from "lit-html/directives/live.js";

export { html, keyed, live, nothing, svg };

/** @typedef {import("lit-html").TemplateResult | string | typeof nothing} LitContent */

/** The letters of a layer's name, as in M²(A). */
const LETTERS = /(^A$|M(?=\W*\([AM])|(?<=\()A(?=\)))/;

/**
 * A text with marks: **bold**, ⟦term|target|meaning⟧ for a term that explains itself (see `explain-terms.js`),
 * ⟦name|target|⟧ for a name that points at the table, and ⟦name|target⟧ for a name alone. The caller handles events of `.points`.
 * Another text has other elements, so that none is explained by the words of the
 * text before.
 * @param {string} text
 */
export function renderMarks(text) {
  return keyed(
    text,
    text.split("**").map((part, index) => (index % 2 ? html`<strong>${withTerms(part)}</strong>` : withTerms(part))),
  );
}

/** @param {string} text */
function withTerms(text) {
  /** @type {unknown[]} */
  const shown = [];
  // Every mark gives four parts: what comes before it, its words, its target, and its meaning.
  const parts = text.split(/⟦([^|]*)\|([^|⟧]*)(?:\|([^⟧]*))?⟧/);
  let [before = ""] = parts;
  for (let i = 1; i + 3 < parts.length; i += 4) {
    const [words = "", target = "", meaning, after = ""] = parts.slice(i, i + 4);
    const name = slantLetters(words);
    if (meaning === undefined) {
      shown.push(slantLetters(before), name);
      before = after;
      continue;
    }
    const word = meaning
      ? term(name, meaning, target)
      : html`<span class="points" translate="no" role="button" tabindex="0" data-target=${target}>${name}</span>`;
    // A line may not end between a button and what stands beside it without a space, such as a comma or a bar.
    const [start = ""] = /[^ ]*$/.exec(before) ?? [];
    const [end = ""] = /^[^ ]*/.exec(after) ?? [];
    before = before.slice(0, before.length - start.length);
    shown.push(slantLetters(before), start || end ? html`<span class="together">${start}${word}${end}</span>` : word);
    before = after.slice(end.length);
  }
  return [...shown, slantLetters(before)];
}

/** A text in which the letters of layers are slanted, as in formulas. @param {string} text */
export const slantLetters = (text) =>
  text.split(LETTERS).map((part, index) => (index % 2 ? html`<i>${part}</i>` : part));

/**
 * A term that shows its meaning on hover, focus and tap, once `explainTerms` listens.
 * @param {unknown} name
 * @param {string} meaning
 * @param {string} [target] what it points at on the table
 */
export const term = (name, meaning, target) =>
  html`<button type="button" class="term" data-meaning=${meaning} data-target=${target ?? nothing}>${name}</button>`;

/** An icon from a path in a 24 × 24 square, hidden from screen readers. @param {string} d */
export const icon = (d) => html`<svg viewBox="0 0 24 24" aria-hidden="true" class="icon"><path d=${d}></path></svg>`;

/**
 * Shows something in a place. A browser that translates the page puts `<font>` elements in the place of text nodes, and what
 * lit-html then writes into its text nodes nobody sees: such a place is filled anew.
 * @param {unknown} shown @param {HTMLElement | DocumentFragment} place
 */
export function render(shown, place) {
  const restore = place.querySelector("font") && empty(place);
  renderInPlace(shown, place);
  restore?.();
}

/**
 * Empties a place of what was rendered there. What it returns brings back the focus, the text that is being typed and what a
 * person has unfolded.
 * @param {HTMLElement | DocumentFragment} place
 */
function empty(place) {
  const all = () => [
    .../** @type {NodeListOf<any>} */ (place.querySelectorAll("button,a,input,select,textarea,summary")),
  ];
  const { activeElement } = /** @type {ShadowRoot} */ (place.getRootNode());
  const before = all();
  const focused = before.indexOf(activeElement);
  const open = before.map((node) => node.parentNode.open);
  const rendered = /** @type {{ _$litPart$?: import("lit-html").RootPart }} */ (place);
  const start = rendered._$litPart$?.startNode;
  while (start?.nextSibling) start.nextSibling.remove();
  start?.parentNode?.removeChild(start);
  delete rendered._$litPart$;
  return () => {
    const after = all();
    for (const [index, node] of after.entries()) if (open[index]) node.parentNode.open = true;
    const typed = before[focused];
    const again = typed?.id ? after.find((node) => node.id === typed.id) : after[focused];
    if (again?.type === "text") again.value = typed.value;
    again?.focus();
  };
}

/** The places that `renderInstead` has taken over. @type {WeakSet<HTMLElement>} */
const taken = new WeakSet();

/** Shows something where the page itself has a text until then. @param {unknown} shown @param {HTMLElement} place */
export function renderInstead(shown, place) {
  if (!taken.has(place)) place.replaceChildren();
  taken.add(place);
  render(shown, place);
}

/**
 * The element of a template that is rendered once, for callers who place it themselves.
 * @param {import("lit-html").TemplateResult} template
 */
export function elementOf(template) {
  const place = document.createDocumentFragment();
  render(template, place);
  return /** @type {HTMLElement} */ (place.firstElementChild);
}
