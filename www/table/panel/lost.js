// @ts-check
/**
 * Notes in place of a table: that it could not be loaded, or that its
 * core has trapped, with the game as last known and ways to go on.
 */

import { freshId, h, speakIn } from "../../kit/dom.js";

/** @import { Speaker } from "../types" */

/** @param {Speaker} words @param {string} message */
export function notLoadedNote(words, message) {
  return speakIn(h("p", { class: "not-loaded", role: "alert" }, message), words);
}

/**
 * @param {Speaker} words
 * @param {{link: string, round: number}} known the last noted game; its link is "" if there was none
 * @param {string} address of the game, or its link if the page has no address for others
 * @param {string} why @param {(link?: string) => void} goOn goes on with this game, or with a fresh table
 */
export function lostNote(words, known, address, why, goOn) {
  const id = freshId("link");
  const field = h("input", { id, readonly: true, value: address, onfocus: () => field.select() });
  const button = (/** @type {string} */ text, /** @type {string | undefined} */ link) =>
    h("button", { type: "button", class: link ? "primary" : "", onclick: () => goOn(link) }, text);
  const fresh = button(words.plain("lostFresh"), undefined);
  const kept = [
    h("p", {}, words.plain("lostKept")),
    h("div", { class: "row" }, h("label", { class: "unseen", for: id }, words.plain("lostLink")), field),
    h("div", { class: "row" }, button(words.plain("lostGoOn", { round: known.round }), known.link), fresh),
  ];
  const heading = h("h2", {}, words.plain("lostHeading"));
  const said = [heading, h("p", {}, words.plain("lost", { why })), ...(known.link ? kept : [fresh])];
  return speakIn(h("div", { class: "failed", role: "alert" }, ...said), words);
}
