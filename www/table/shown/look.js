// @ts-check
/**
 * Look of a table: the person's view of the game as plain data, and the steps from one
 * look to the next. None of it is part of the game; an unchanged look is the same object.
 */

/** @import { Advice, Direction, Landing, LayerInTheMaking, Look, Named } from "../types" */
/** @import { Game } from "../game/game.js" */
/** A step from one look to the next. @typedef {(look: Look) => Look} LookChange */

/** Parts of the look that a change of the game resets. */
const RESET = {
  layer: null,
  story: null,
  considered: null,
  preview: null,
  foreseen: null,
  pointed: null,
  lit: null,
  advice: null,
  ended: false,
};

/** The look at a game that has just been opened. @type {Look} */
export const FIRST_LOOK = {
  ...RESET,
  hovered: null,
  lens: false,
  ranks: false,
  plan: false,
  opened: true,
  standing: null,
};

/**
 * The look after a change of the game.
 * @param {Game} game @param {boolean} opened whether it has just been opened @returns {LookChange}
 */
export const startLook = (game, opened) => (look) => {
  const { standing = null } = look;
  const deepest = game.now.state.layerSizes.length - 1;
  return { ...look, ...RESET, layer: standing === null || standing > deepest ? null : standing, opened };
};

/**
 * Shows layers up to this one while nobody asks for another; null for all. The rest of the look begins anew.
 * @param {number | null} standing @param {Game} game @returns {LookChange}
 */
export const showStandingLayer = (standing, game) => (look) => startLook(game, false)({ ...look, standing });

/** Shows the table of something else in place of the game; null shows the game. @param {Look["supposing"]} supposing @returns {LookChange} */
export const showSupposition = (supposing) => (look) => ({ ...look, supposing });

/** @param {number | null} position under the pointer @returns {LookChange} */
export const hoverPosition = (position) => (look) =>
  position === look.hovered ? look : { ...look, hovered: position, pointed: position };

/** Shows the landings of a magnitude before it is called. @param {string | null} magnitude @returns {LookChange} */
export const considerMagnitude = (magnitude) => (look) => ({ ...look, considered: magnitude });

/** Shows the table as an answer would leave it. @param {Direction | null} direction @returns {LookChange} */
export const previewAnswer = (direction) => (look) =>
  direction === look.foreseen ? look : { ...look, foreseen: direction };

/**
 * Outlines on the table the positions, the layer or the class that a word names. A magnitude that is not legal is
 * refused with a sentence.
 * @param {Named | null} named @param {Game} game @returns {LookChange}
 */
export function highlight(named, game) {
  const isCalled = named && "magnitude" in named;
  const lit = isCalled ? { positions: landingsOf(game, named.magnitude) } : named;
  return (look) => ({ ...look, lit });
}

/** @param {Game} game @param {number} magnitude */
const landingsOf = (game, magnitude) => [...new Set(game.landings(magnitude).map(({ position }) => position))];

/** Ends a game that goes round in circles, or goes on with it. Nothing is lost: any move goes on with it too. @param {boolean} ended @returns {LookChange} */
export const setEnded = (ended) => (look) => ({ ...look, ended });

/** Shows the landings of an advised call, as if its magnitude had been typed. @param {Advice} advice @returns {LookChange} */
export const showAdvice = (advice) => (look) => ({
  ...look,
  advice,
  considered: String(advice.pair.magnitude),
});

/** Shows or hides Derek's plan. @type {LookChange} */
export const togglePlan = (look) => ({ ...look, plan: !look.plan });

/** @type {LookChange} */
export const toggleLandings = (look) => ({ ...look, landings: !look.landings });

/** @type {LookChange} */
export const toggleLens = (look) => ({ ...look, lens: !look.lens });

/**
 * Shows the layers up to this one, which may be told in part only; null for all.
 * @param {number | null} layer @param {LayerInTheMaking | null} [story] @returns {LookChange}
 */
export const showLayer =
  (layer, story = null) =>
  (look) => ({ ...look, layer, story, ranks: false });

/** Shows the ranks of the positions in place of layers, or the layers. @param {boolean} ranks @returns {LookChange} */
export const showRanks = (ranks) => (look) =>
  ranks === (look.ranks ?? false) ? look : { ...look, ranks, layer: ranks ? null : look.layer, story: null };

/** Says whether the second look only continues the story of the first. @param {Look} before @param {Look} after */
export const continuesStory = (before, after) => after.layer === before.layer && Boolean(after.story || before.story);

/** The number of layers shown; undefined for all. @param {Look} look */
export const layersShown = ({ layer }) => (layer === null ? undefined : layer + 1);

/** The answer that would be given by a click where the pointer has come to. @param {Game} game @param {Look} look @returns {Direction | null} */
export function answerPointedAt(game, { pointed = null }) {
  const meaning = pointed === null ? null : meaningHere(game, pointed);
  return meaning && "answer" in meaning ? meaning.answer : null;
}

/**
 * The landings of the magnitude that a human Magnus has typed or points at; null if it is not legal.
 * @param {Game} game @param {Look} look @returns {[Landing, Landing] | null}
 */
export function previewOf(game, { hovered, considered }) {
  if (!game.now.facts.mayCall) return null;
  // A typed magnitude counts more than the position where the pointer happens to rest.
  const meaning = hovered === null ? null : meaningHere(game, hovered);
  const magnitude = considered ?? (meaning && "call" in meaning ? meaning.call : null);
  if (magnitude === null) return null;
  try {
    return game.landings(magnitude);
  } catch {
    // A number that is still being typed need not be legal; calling it says why not.
    return null;
  }
}

/** At the end the picture is looked at: only who types still calls. @param {Game} game @param {number} position */
const meaningHere = (game, position) => (game.now.state.turn === "over" ? null : game.meaningOf(position));

/**
 * The meaning of a click on a position: a landing answers; another position stands for its distance, which is
 * considered first and called with the second click.
 * @param {Game} game @param {Look} look @param {number} position
 * @returns {{answer?: Direction, call?: string, consider?: string} | null}
 */
export function clickOn(game, look, position) {
  const meaning = meaningHere(game, position);
  if (!meaning || "answer" in meaning) return meaning;
  const call = String(meaning.call);
  return look.considered === call ? { call } : { consider: call };
}
