// @ts-check
/** In the place of a table: that it could not be loaded; or, where its core has trapped, what is left of the game and how to go on. */

import { freshId, h } from "../../kit/dom.js";
import { formatNumber } from "../../kit/numbers.js";

/** @param {string} message */
export function notLoadedNote(message) {
  return h("p", { class: "not-loaded", role: "alert", lang: "en" }, message);
}

/**
 * @param {{link: string, round: number}} known the game as it was when last noted; "" if there was none
 * @param {string} address of the game, or its link if the page has no address for others
 * @param {string} why @param {(link?: string) => void} goOn with this game, or without one with a fresh table
 */
export function lostNote(known, address, why, goOn) {
  const id = freshId("link");
  const field = h("input", { id, readonly: true, value: address, onfocus: () => field.select() });
  const button = (/** @type {string} */ text, /** @type {string | undefined} */ link) =>
    h("button", { type: "button", class: link ? "primary" : "", onclick: () => goOn(link) }, text);
  const fresh = button("A fresh table", undefined);
  const kept = [
    h("p", {}, "Your game is kept. This is its link:"),
    h("div", { class: "row" }, h("label", { class: "unseen", for: id }, "Link of the game"), field),
    h("div", { class: "row" }, button(`Go on after round ${formatNumber(known.round)}`, known.link), fresh),
  ];
  return h(
    "div",
    { class: "failed", role: "alert", lang: "en" },
    h("h2", {}, "The table has broken down"),
    h("p", {}, `Something failed in the computation that never should, and the table had to stop: ${why}.`),
    ...(known.link ? kept : [fresh]),
  );
}
