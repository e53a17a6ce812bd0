// @ts-check
/** The first games of the page. Data only, because the build draws the first one into the page. */

/** @import { Overlay } from "../../table/element-types" */

/** Magnus's first call in the first minute. */
const FIRST_MAGNITUDE = 6;

/** The game of the first minute. Whatever Derek answers, both landings of each of these calls are new positions. */
export const FIRST_MINUTE = `n=13&magnus=scripted:${FIRST_MAGNITUDE},3,2,4&derek=human`;

/** Derek wins it after this many rounds without a new position, or when a position repeats. */
export const IN_VAIN = 4;

/** The table of the ladder to which one goes on then. */
export const AFTER_FIRST = 13;

/** The overlay of its first call: only the unvisited positions, and the landings of the call. @type {Overlay} */
export const FIRST_CALL = { layers: false, pulse: true };
