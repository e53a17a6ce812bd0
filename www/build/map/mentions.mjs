/**
 * What the links in the note's proofs do not say rightly, by the English names of its statements, or the id of a claim without a name.
 * `tests/page/theorem-map.test.js` holds that each line is still needed.
 */

/** Named beside a proof, but not used by it: a comparison, or a result that follows. @type {[by: string, named: string][]} */
export const ONLY_NAMED = [
  ["Theorem 5", "Theorem 6"],
  ["Theorem 6", "Theorem 4"],
  ["Theorem 6", "Theorem 5"],
  ["Theorem 8", "Theorem 13"],
  ["Theorem 8", "Theorem 14"],
  ["Minor lemma", "Shadow lemma"],
  ["faster-than-log-4", "Alternative lemma"],
  // The chain of its proof, which the loss lemma and the run lemma are about.
  ["Theorem 11", "Theorem 8"],
  ["Theorem 14", "Theorem 8"],
  ["Theorem 15", "Theorem 11"],
  ["perfect-0", "Theorem 1"],
  ["perfect-0", "Theorem 4"],
];

/** Used without being named there. @type {[by: string, used: string][]} */
export const UNNAMED = [
  // Layer play goes from depth to depth.
  ["Theorem 1", "Midpoint lemma"],
  ["Theorem 2", "Midpoint lemma"],
  // The hull of a single position.
  ["Base lemma", "Hull lemma"],
  // Its proof stands with that of Theorem 1, whose bound is attained.
  ["upper-3", "Theorem 1"],
  // “The alternative lemma”: the product of the successive minima.
  ["Alternative lemma", "Product lemma"],
  // B(p).
  ["Theorem 9", "Theorem 1"],
  // Layer play on the table of the classes.
  ["Theorem 16", "Theorem 0"],
  ["Theorem 16", "Way lemma"],
  ["without-waste-4", "Theorem 7"],
  ["without-waste-4", "perfect-0"],
];
