// @ts-check
/** The looks of all roles of the first picture: those of the board, and of what explains a game on it. */

import { BOARD_RULES, HALO, SERIF } from "../../board/board-looks.js";

/**
 * As in CSS, a selector of more classes wins, and among equal ones the later.
 * @type {Record<string, Record<string, string>>}
 */
export const FIRST_RULES = {
  ...BOARD_RULES,
  ".token-trail": { fill: "var(--accent-soft)" },
  ".ghost": { fill: "none", stroke: "var(--ink)", "stroke-width": "2.5", "stroke-dasharray": "5 5" },
  ".centre-title, .centre-line": { ...HALO, "stroke-width": "8px", "stroke-linejoin": "round" },
  ".centre-title": { "font-family": SERIF },
  ".centre-line": { fill: "var(--muted)" },
};
