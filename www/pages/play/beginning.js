// @ts-check
/** The games that the page begins with. Data alone: the build draws the first of them into the page. */

/** @import { Overlay } from "../../table/element-types" */

/**
 * The game of an address that names none, for who knows the game: a few rounds on, where Derek has a choice that matters. Five positions
 * are left; one way the game can still last two rounds longer than par, the other way it reaches par at best. Derek has given nothing
 * away until then, so that nobody is blamed for moves that he did not make.
 */
export const FIRST_GAME = "n=13&magnus=layers&derek=human&moves=1+2-3+4-5+6-1+6+";

/** What Magnus calls first in the first minute. */
export const FIRST_MAGNITUDE = 6;

/** The game of the first minute. Whatever Derek says, both ways of each of these calls lead to new positions. */
export const FIRST_MINUTE = `n=13&magnus=scripted:${FIRST_MAGNITUDE},3,2,4&derek=human`;

/** What is drawn over its first call: the unvisited positions alone, and where the call leads. @type {Overlay} */
export const FIRST_CALL = { layers: false, pulse: true };
