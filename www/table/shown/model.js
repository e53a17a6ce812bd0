// @ts-check
/**
 * Views of a table as pure functions of its state: the data of the picture,
 * the model for the panels and the words for a screen reader.
 */

import { errorText } from "../../kit/sentences.js";
import { plainText } from "../../text/names.js";
import { evaluationSentence } from "../../text/say/table/evaluation.js";
import { factsForReader } from "../../text/say/table/facts.js";
import { announcement } from "../../text/say/table/turn.js";
import { repeatedText, verdictText } from "../../text/say/table/verdict.js";
import { hidesPlan } from "../game/about-reasons.js";
import { endingOf } from "../game/picture-data.js";
import { isBare } from "../picture/bare.js";
import { optionalParts } from "../picture/optional-parts.js";
import { answerPointedAt, previewOf } from "./look.js";

/** @import { Direction, Look, Model, Overlay, Picture, Refusal, Settings, ShownEvaluation, SolvingProgress } from "../types" */
/** @import { LayerInTheMaking, Speaker } from "../types" */
/** @import { Game } from "../game/game.js" */
/** @import { ForeseenTable } from "../game/picture-data.js" */
/**
 * The state of a table: all that is shown follows from it.
 * @typedef {object} TableState
 * @property {Game} game
 * @property {Look} look
 * @property {Speaker} words
 * @property {Settings} settings
 * @property {Overlay | null} overlay the page's for the present position
 * @property {Refusal[]} refusals
 * @property {SolvingProgress | null} solving
 * @property {boolean} playing
 * @property {number} never the depth that stands for "in no layer"
 */

/** The most pairs drawn when a layer is shown; more would be a grey web. */
const MOST_PAIRS = 240;

/** The look with what follows from it. @param {TableState} table @returns {Look} */
function resolveLook({ game, look, settings }) {
  const hint = look.advice?.sooner === null;
  if (settings.readonly) return { ...look, hint, preview: null, foreseen: null };
  const foreseen = settings.previews ? (look.foreseen ?? answerPointedAt(game, look)) : null;
  return { ...look, hint, preview: previewOf(game, look), foreseen };
}

/** What has become of the game at its end, also at the one that a page sets; null before. @param {TableState} table */
const endingIn = ({ game, overlay }) =>
  game.ending || !overlay?.ended ? game.ending : endingOf(game.handle, { ...game.now.state, turn: "over" });

/** The data of the picture. @param {TableState} table @returns {Picture} */
export function pictureOf(table) {
  const { game, words, overlay, never, settings } = table;
  const { state, facts } = game.now;
  const look = resolveLook(table);
  const { layer, hovered } = look;
  const rated = evaluationOf(table);
  // An overlay already marks the positions to keep; bands of classes would reveal how to keep them.
  const isSilent = hidesPlan(look, facts) || overlay?.kept || settings.hidesClass;
  const classes = isSilent ? { ...game.classes, bands: [] } : game.classes;
  const ranks = ranksOf(table);
  const ending = endingIn(table);
  const isEnded = ending !== game.ending;
  const view = {
    words,
    ...classes,
    pairs: layer ? game.handle.layerPairs(layer, MOST_PAIRS) : new Uint32Array(),
    hoveredPair: hovered === null ? null : game.pair(hovered),
    hoveredVisit: overlay?.layers === false && hovered !== null ? game.firstVisit(hovered) : null,
    look,
    evaluation: rated.now,
    lastRated: (state.round > 0 && rated.line?.[state.round]) || null,
    overlay,
    ending: settings.hidesClass ? null : ending,
    state,
    facts: {
      ...facts,
      ...(look.advice && { pair: look.advice.pair }),
      ...(isEnded && { landings: null, called: null }),
    },
    never,
    depths: game.depths,
    ranks,
    ...callPreview(table, look),
  };
  if (look.supposing) return look.supposing(view);
  if (look.story && layer) return layerStoryView(view, layer, look.story);
  const after = look.foreseen ? game.outlook(look.foreseen, ranks !== null) : null;
  return look.foreseen && after ? previewView(view, after, look.foreseen) : view;
}

/**
 * The view while a layer is being made: the layers above it, and its story. No call is shown meanwhile.
 * @param {Picture} view @param {number} layer @param {LayerInTheMaking} told @returns {Picture}
 */
function layerStoryView(view, layer, told) {
  const { look, facts, pairs } = view;
  const story = { ...told, layer, pairs };
  const plain = { hoveredPair: null, pairs: new Uint32Array(), facts: { ...facts, landings: null, called: null } };
  return { ...view, ...plain, story, look: { ...look, hovered: null, preview: null, layer: layer - 1 } };
}

/**
 * The view of the table as an answer would leave it.
 * @param {Picture} now @param {ForeseenTable} table @param {Direction} direction @returns {Picture}
 */
function previewView(now, table, direction) {
  const look = { ...now.look, hovered: null, layer: null };
  const none = { hoveredPair: null, evaluation: null, lastRated: null, innerTable: null, bands: [] };
  const middle = isBare(now) ? undefined : optionalParts.afterMove?.middleAfter(now.words, table);
  return { ...now, ...none, ...table, look, foreseen: { direction, now }, ...(middle && { inMiddle: middle }) };
}

/**
 * What each landing of the call that is considered leaves; null where there is none, or a page leaves the layers out.
 * @param {TableState} table @param {Look} look
 */
const outcomesShown = ({ game, settings, overlay, never }, { preview }) =>
  preview && settings.previews && !isBare({ overlay }) ? game.outcomes(preview, never) : null;

/**
 * The same in the picture: nothing beside a layer that is looked at, and words only for a call that a person has chosen.
 * @param {TableState} table @param {Look} look
 */
function callPreview(table, look) {
  const outcomes = look.layer === null ? outcomesShown(table, look) : null;
  if (!outcomes) return {};
  const middle = look.considered === null ? undefined : optionalParts.afterMove?.afterCall(table.words, outcomes);
  return { outcomes, ...(middle && { inMiddle: middle }) };
}

/** The same for a screen reader. @param {TableState} table @param {Look} look */
function heardOutcomes(table, look) {
  const outcomes = outcomesShown(table, look);
  return (outcomes && optionalParts.afterMove?.outcomesSaid(table.words, outcomes)) ?? "";
}

/** The model for the panels. @param {TableState} table @returns {Model} */
export function modelOf(table) {
  const { game, words, settings, overlay, refusals, solving, playing, never } = table;
  const { state, facts } = game.now;
  const look = resolveLook(table);
  const isRecord = settings.readonly && facts.magnus.human && facts.derek.human;
  return {
    words,
    state,
    facts,
    look,
    heardOutcomes: heardOutcomes(table, look),
    playing,
    solving,
    settings,
    overlay,
    refusals,
    never,
    visited: game.visited,
    verdict: game.verdict,
    ending: endingIn(table),
    evaluation: evaluationOf(table),
    isRecord,
    goesRound: goesRound(table),
    canReplay: (isRecord || overlay?.byOthers === true) && facts.lineLength > 0,
    // Read from the game on the table when they are called, which may be a later one.
    order: () => game.handle.visited(),
    firstVisits: () => game.handle.firstVisits(),
    depths: () => game.depths,
    ranks: () => ranksOf(table),
    landings: (magnitude) => game.landings(magnitude),
    link: () => game.handle.link(),
    route: () => game.handle.route(0),
    layerPairs: (layer) => game.handle.layerPairs(layer, MOST_PAIRS),
  };
}

/**
 * Says whether a position has come again while nobody forces anything, so that a person may end the game. A page that
 * speaks for the table, or a lesson, decides that itself.
 * @param {TableState} table
 */
const goesRound = ({ game, settings, overlay, playing }) =>
  game.now.state.repeated !== null &&
  settings.setUp === undefined &&
  !settings.readonly &&
  !playing &&
  overlay?.sentence === undefined;

/** The ranks that are shown; null if they are not. @param {TableState} table */
const ranksOf = ({ game, look, overlay }) => (look.ranks && overlay?.layers !== false ? game.ranks : null);

/** Description of the ranks for a screen reader; "" while they are hidden. @param {TableState} table */
export function ranksHeard(table) {
  const ranks = ranksOf(table);
  return (ranks && optionalParts.ranks?.ranksText(table.words, ranks, table.game.depths, table.game.now.state)) || "";
}

/** The values as the page shows them. @param {TableState} table @returns {ShownEvaluation} */
function evaluationOf({ game, words, settings }) {
  const on = settings.evaluate;
  const now = on ? game.evaluation : null;
  const { noEvaluation } = game;
  const refusal = noEvaluation === null ? "" : errorText(words, noEvaluation);
  return { on, refusal, now, line: now && game.line, tooLong: now !== null && game.isTooLong };
}

/** The values in words for a screen reader; "" unless they are wanted. @param {TableState} table */
export function evaluationHeard(table) {
  const { state, facts } = table.game.now;
  return evaluationSentence(table.words, state, facts, evaluationOf(table));
}

/** Announcement of the last event for a screen reader. @param {TableState} table @param {string} [before] the words said first */
export function announcementText(table, before = "") {
  const { game, words, overlay, settings } = table;
  if (settings.hidesClass) return before;
  const { state, facts } = game.now;
  const sentence = overlay?.sentence;
  const said = sentence === undefined ? announcement(words, state, facts, game.visited, overlay) : plainText(sentence);
  const isJudged = sentence === undefined && state.turn === "over";
  const judged = isJudged
    ? plainText(verdictText(words, state, factsForReader(facts, overlay), game.visited, game.verdict))
    : "";
  return [before, said, judged, endOffer(table), evaluationHeard(table), ranksHeard(table)].filter(Boolean).join(" ");
}

/** The offer to end the game, where it is news; else "". @param {TableState} table */
function endOffer(table) {
  const { repeated, round } = table.game.now.state;
  return repeated?.again === round && goesRound(table) ? repeatedText(table.words, repeated) : "";
}
