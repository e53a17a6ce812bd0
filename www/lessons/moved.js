// @ts-check
/** Steps that have moved into another lesson: links, tags and progress with their old names lead to where they are now. */

/** The names by the old ones. @type {Record<string, string>} */
export const MOVED = {
  "midpoints/between": "lose/between",
  "midpoints/around": "lose/around",
  "midpoints/three": "lose/three",
  "midpoints/opposite": "distance/even",
  "midpoints/sums": "doubling/sums",
  "every-table/sum": "accounts/sum",
  "every-table/thirds": "accounts/thirds",
  "announced/open": "open/composites",
};

/** The present name of a step. @param {string} name such as "midpoints/between" */
export const nowAt = (name) => (Object.hasOwn(MOVED, name) ? String(MOVED[name]) : name);

/** The old name of a step; null if it has none. @param {string} name such as "lose/between" */
export const formerName = (name) => Object.keys(MOVED).find((old) => MOVED[old] === name) ?? null;
