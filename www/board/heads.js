// @ts-check
/** The heads of the board's arrows, apart from other looks: the first drawing needs them, before its style sheet. */

/** The outline of an arrow's head. */
export const HEAD = "M0 0 10 5 0 10 2.5 5Z";
/** The attributes of the head's marker beside its id: the square around the outline, and where the line ends in it. */
export const HEAD_PLACE = {
  viewBox: "0 0 10 10",
  refX: 8,
  refY: 5,
  orient: "auto",
  markerUnits: "userSpaceOnUse",
  markerWidth: 20,
  markerHeight: 20,
};
/** The colours of the arrow heads, by the id of their marker. */
export const HEADS = { arrow: "var(--ink)", "arrow-call": "var(--accent)" };
/** The head of a role's arrows. @param {string} role @returns {keyof typeof HEADS} */
export const headOf = (role) => (/\b(call-arc|class-step)\b/.test(role) ? "arrow-call" : "arrow");
/** The halo of arrow heads, which makes them visible on any colour. */
export const HEAD_HALO = { "paint-order": "stroke", stroke: "var(--paper)", "stroke-width": "1.6" };
