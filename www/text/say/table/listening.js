// @ts-check
/** What stands beside the tones of the positions. */

import messages from "../../en/table/listening.js";
import { english } from "../../english.js";

/** @import { Speaker } from "../../types" */

english.learn(messages);

/**
 * A place on the table.
 * @param {Speaker} words @param {number} position @param {number | null} layer null for none @param {boolean} hasToken
 */
export function placeText(words, position, layer, hasToken) {
  const place =
    layer === null
      ? words.plain("listenNone", { position })
      : layer === 0
        ? words.plain("listenUnvisited", { position })
        : words.plain("listenLayer", { position, layer });
  return hasToken ? words.plain("listenToken", { place }) : place;
}
