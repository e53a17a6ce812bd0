// @ts-check
/** Sentences about announced moves. */

import announced from "../../en/site/announced.js";
import { english } from "../../english.js";
import { directionName } from "../table/names.js";

/** @import { Answered, Form, Found, Pattern, Thesis, Way, Why } from "../../../core/announced/core-types" */
/** @import { Key, Speaker } from "../../types" */

/**
 * An answer in which the refusal that explains a missing part is a sentence in the page's language; "" if no part is
 * missing.
 * @template Answer @typedef {Omit<Answer, "refusal"> & {refusal: string}} InWords
 */

english.learn(announced);

/**
 * The progress of the search for the minimum.
 * @param {Speaker} words
 * @param {number} trying the number of positions tried
 * @param {number} done the share done, from 0 to 1
 */
export const searchText = (words, trying, done) =>
  words.plain("searchedPart", { fewer: trying - 1, trying, percent: Math.floor(100 * done) });

/** The form of the visited positions, in a word or two. @param {Speaker} words @param {Form} form */
export function formName(words, form) {
  switch (form.kind) {
    case "balanced":
      return words.plain("formBalanced", { k: form.k });
    case "skewBalanced":
      return words.plain("formSkewBalanced", { k: form.k });
    case "positiveBiased":
      return words.plain("formPositiveBiased");
    case "negativeBiased":
      return words.plain("formNegativeBiased");
    case "start":
      return words.plain("formStart");
    case "whole":
      return words.plain("formWhole");
  }
  /** @satisfies {never} */ (form);
}

/**
 * The form in a sentence; "" if there is nothing to say.
 * @param {Speaker} words
 * @param {Pattern | undefined} pattern
 */
function formSentence(words, pattern) {
  const form = pattern?.form;
  const [block] = pattern?.blocks ?? [];
  const values = { form: form ? formName(words, form) : "", count: block?.length ?? 0 };
  switch (form?.kind) {
    case "balanced":
      return words.say("isBalanced", { ...values, k: form.k });
    case "skewBalanced":
      return words.say("isSkewBalanced", { ...values, k: form.k, more: form.k + 1 });
    case "positiveBiased":
      return words.say("isPositiveBiased", values);
    case "negativeBiased":
      return words.say("isNegativeBiased", values);
    case "whole":
      return words.say("isWhole");
    default:
      return "";
  }
}

/**
 * A step of a game in which Derek answers announced magnitudes.
 * @param {Speaker} words @param {Thesis} told @param {Way} way @param {number} step
 */
export function magnusStep(words, { magnitudes }, way, step) {
  const round = way.rounds[step - 1];
  if (!round) return words.say("magnusAnnounced", { count: magnitudes.length, first: magnitudes[0] ?? 0 });
  const { from, to, magnitude: call, isNew, visited } = round;
  const direction = directionName(words, round.direction);
  const moved = words.say(isNew ? "derekTookNew" : "derekTookOld", { round: step, call, direction, from, to });
  return [moved, otherWay(words, round), words.say("visitedSoFar", { count: visited })].join(" ");
}

/** @param {Speaker} words @param {Way["rounds"][number]} round */
function otherWay(words, { to, other, otherWasNew }) {
  if (other === to) return words.say("otherWaySame");
  return words.say(otherWasNew ? "otherWayNew" : "otherWayOld", { other });
}

/**
 * A step of a game in which Magnus answers announced directions.
 * @param {Speaker} words
 * @param {Answered} answered
 * @param {number} step
 */
export function derekStep(words, answered, step) {
  const { way } = answered;
  const round = way.rounds[step - 1];
  if (!round) return words.say("derekAnnounced", { count: way.rounds.length });
  const { from, to, magnitude: call } = round;
  const direction = directionName(words, round.direction);
  const moved = words.say("derekHasTo", { round: step, direction, call, from, to });
  const because = reasonSentence(words, answered, step, direction);
  return [moved, because, formSentence(words, answered.patterns[step])].filter(Boolean).join(" ");
}

/**
 * @param {Speaker} words
 * @param {Answered} answered
 * @param {number} step
 * @param {string} way the direction of this step, in words
 */
function reasonSentence(words, { n, halves: [down, up], whys, prescribed }, step, way) {
  switch (whys[step - 1]) {
    case "halfTurn":
      return words.say("becauseHalfTurn");
    case "nearlyHalfTurn":
      return words.say("becauseNearlyHalfTurn", { down, up });
    case "beside":
      return words.say("becauseBeside", { way });
    case "across":
      return words.say("becauseAcross", { way });
    case "prescribed":
      return words.say("becausePrescribed", { move: step - prescribed.from + 1, all: prescribed.count });
    case "farthest":
      return words.say("becauseFarthest", { way });
    default:
      return words.say("becauseTried", { n });
  }
}

/** @type {Record<Why, Extract<Key, `briefly${string}`>>} */
const BRIEFLY = {
  halfTurn: "brieflyHalfTurn",
  nearlyHalfTurn: "brieflyNearlyHalfTurn",
  beside: "brieflyBeside",
  across: "brieflyAcross",
  prescribed: "brieflyPrescribed",
  farthest: "brieflyFarthest",
  tried: "brieflyTried",
};

/** The reason for a magnitude, in a few words. @param {Speaker} words @param {Why} why @returns {string} */
export const reasonName = (words, why) => words.plain(BRIEFLY[why]);

/**
 * Sentences on the page about the fewest positions: the results known.
 * @param {Speaker} words
 * @param {InWords<Thesis>} told
 * @param {InWords<Found> | null} found
 * @returns {{headline: string, note: string}}
 */
export function magnusVerdict(words, { n, way, refusal }, found) {
  const exact = found?.way?.visited;
  if (exact !== undefined) {
    const headline = words.say("derekCanHold", { visited: exact, n });
    if (!way) return { headline, note: refusal };
    const thesis = way.visited;
    return { headline, note: words.say(thesis === exact ? "thesisSaysSame" : "thesisSaysMore", { thesis }) };
  }
  const headline = way ? words.say("derekCanHoldAtMost", { visited: way.visited, n }) : `${refusal} `;
  return { headline, note: found?.refusal ?? "" };
}

/** Sentences about Magnus's choice of magnitudes. @param {Speaker} words @param {Answered} answered */
export function derekVerdict(words, answered) {
  const { n, mirrored, way } = answered;
  const headline =
    way.visited === n
      ? words.say("magnusVisitsAll", { n, count: way.rounds.length })
      : words.say("magnusVisitsOnly", { visited: way.visited, n });
  const note = caseText(words, answered);
  return { headline, note: mirrored ? `${note} ${words.say("caseMirrored")}` : note };
}

/** A sentence about a case. @param {Speaker} words @param {Answered} answered */
function caseText(words, { case: which, n, halves: [down, up], middle }) {
  const lemma = middle ? words.say("caseLemma", middle) : "";
  switch (which) {
    case "even":
      return words.say("caseEven");
    case "relaxed":
      return words.say("caseRelaxed", { down, up });
    case "corollary-1":
      return words.say("caseCorollary", { round: down, next: up });
    case "impossible":
      return words.say("caseImpossible", { n });
    case "4c-n7":
      return `${lemma} ${words.say("caseRepaired")}`;
    case "4d":
      return `${lemma} ${words.say("caseLeftOut")}`;
    default:
      return lemma;
  }
}
