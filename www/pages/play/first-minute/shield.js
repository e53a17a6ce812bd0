// @ts-check
/** What Derek's shield is found on. Data that two parts share which come at different times. */

/**
 * The smallest table on which Derek can keep three positions of one congruence class: every third position, without
 * the one where the token begins.
 */
export const SHIELD = 9;
export const KEPT = [1, 4, 7];
