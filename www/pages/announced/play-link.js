// @ts-check
/** The game as a link to the Play page, where it can be shared, saved and played on, and as a record for the table of this page. */

import { hrefOf } from "../../kit/address.js";

/** @import { Shown } from "./types" */

/** A longer game is too long for an address that a person can read. */
const MOST_ROUNDS = 2000;

/** The game as the text of a link. On odd tables a call of ⌈n/2⌉ is played as ⌊n/2⌋ the other way, which leads to the same position. @param {Shown} shown */
export function recordOf({ n, way }) {
  const moves = way.rounds.map(({ magnitude, direction }) =>
    magnitude <= n / 2 ? `${magnitude}${direction}` : `${n - magnitude}${direction === "+" ? "-" : "+"}`,
  );
  return `n=${n}&magnus=human&derek=human&moves=${moves.join("")}`;
}

/** @param {Shown} shown @returns {string | null} null if the Play page cannot have it */
export function playLink(shown) {
  const { n, way } = shown;
  const legal = way.rounds.every(({ magnitude }) => magnitude <= n / 2);
  return legal && way.rounds.length <= MOST_ROUNDS ? hrefOf("play", `#${recordOf(shown)}`) : null;
}
