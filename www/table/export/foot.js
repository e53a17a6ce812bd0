// @ts-check
/** The quiet line at the foot of a picture: what a picture that travels without its page cannot say otherwise. */

import { footText } from "../../text/say/export/export.js";

/** @import { PictureData } from "../types" */

/** The longest address that is written whole; of a longer one only the page is. */
const LONGEST_ADDRESS = 64;

/**
 * The table with its players, and what came of it with the address of the page, or of the game if it is short.
 * Returns nothing on a slide.
 * @param {Pick<PictureData, "words" | "state" | "facts">} view @param {{link: string, slide?: boolean}} request
 */
export function footOf({ words, state, facts }, { link, slide }) {
  return slide ? [] : footText(words, state, facts, readableAddress(link));
}

/** An address as a person would type it; "" if it is none. @param {string} link */
function readableAddress(link) {
  const [, address = ""] = /^https?:\/\/(.*)$/.exec(link) ?? [];
  return address.length <= LONGEST_ADDRESS ? address : address.replace(/#.*$/, "");
}
