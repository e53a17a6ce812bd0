// @ts-check
/** What a move leaves, before it is made, in words. */

import afterMove from "../../en/table/after-move.js";
import { english } from "../../english.js";
import { titled } from "./picture.js";
import { isEither } from "./turn.js";

/** @import { Landing } from "../../../core/types" */
/** @import { Speaker, Words } from "../../types" */
/** A landing with the depth of the token after it; null where nothing more can be forced. @typedef {Landing & {after: number | null}} Outcome */

english.learn(afterMove);

/**
 * Words in the middle of the table as an answer would leave it.
 * @param {Speaker} words @param {number} depth of the token then @param {boolean} isNew whether its landing is new
 */
export const afterAnswer = (words, depth, isNew) =>
  titled(words.plain(isNew ? "afterNew" : "afterVisited", { count: depth, layer: { layer: depth } }));

/** Words in the middle for both landings of a call. @param {Speaker} words @param {[Outcome, Outcome]} outcomes @returns {Words} */
export function afterCall(words, outcomes) {
  const [plus, minus] = outcomes;
  const { magnitude } = plus;
  const said = outcome(words, plus);
  return titled(
    isEither(outcomes)
      ? words.plain("afterCallEither", { magnitude, either: said })
      : words.plain("afterCall", { magnitude, minus: outcome(words, minus), plus: said }),
  );
}

/** @param {Speaker} words @param {Outcome} outcome */
function outcome(words, { after, new: isNew }) {
  if (after === null) return words.plain(isNew ? "afterOutOfReachNew" : "afterOutOfReach");
  return words.plain(isNew ? "afterLandingNew" : "afterLanding", { count: after });
}

/** What a screen reader says of the table after a move. @param {Speaker} words @param {number | null} depth of the token then */
export const heardAfter = (words, depth) =>
  depth === null ? words.plain("heardAfterEnd") : words.plain("heardAfter", { count: depth, layer: { layer: depth } });
