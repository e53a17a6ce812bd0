// @ts-check
/** The table of Derek's shield: data shared by two parts that load at different times. */

/**
 * The smallest table on which Derek can keep three positions of one congruence class: every third position, without
 * the one where the token begins.
 */
export const SHIELD = 9;
export const KEPT = [1, 4, 7];
