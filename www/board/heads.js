// @ts-check
/** The heads of the board's arrows, apart from other looks: the first drawing needs them, before its style sheet. */

/** The head of an arrow: an outline in a square of side `box`; the line ends at the point `tip`. */
export const HEAD = { d: "M0 0 10 5 0 10 2.5 5Z", box: 10, tip: { x: 8, y: 5 }, size: 20 };
/** The colours of the arrow heads, by the id of their marker. */
export const HEADS = { arrow: "var(--ink)", "arrow-call": "var(--accent)" };
/** The head of a role's arrows. @param {string} role @returns {keyof typeof HEADS} */
export const headOf = (role) => (/^(call-arc|class-step)/.test(role) ? "arrow-call" : "arrow");
/** The halo of arrow heads, which makes them visible on any colour. */
export const HEAD_HALO = { "paint-order": "stroke", stroke: "var(--paper)", "stroke-width": "1.6" };
