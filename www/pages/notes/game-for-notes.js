// @ts-check
/** The game for the notes: opened by the core, changed field by field, and written as a link. */

/** @import { Core } from "../../table/core/core.js" */
/** @import { GameFacts, GameState } from "../../table/types" */
/** @typedef {import("../../pkg/magnus_derek.js").Handle} Handle */
/** Layers to show: a number of them, all, or the ranks in their place. @typedef {number | "ranks" | null} Layers */

/**
 * A game as the form shows it.
 * @typedef {{link: string, facts: GameFacts, state: GameState, round: number, layers: Layers}} NotesGame
 */
/**
 * The fields that the form can change.
 * @typedef {{n?: string, seed?: string, magnus?: string, derek?: string, round?: string, layers?: string}} FieldChange
 */

/** In milliseconds: computers play on to a round for this long at most; the reader's table plays the rest. */
const PATIENCE_MS = 400;
/** The longest line that is compared with the computers' play. */
const MOST_COMPARED = 2000;
/** The fields of a readable link. The core ignores all others, which may hold anything. */
const FIELDS = ["n", "magnus", "derek", "seed", "moves", "round", "layers", "comments", "visited", "token"];

/** Opens a link; throws a sentence if that fails. @param {Core} core @param {string} link @returns {NotesGame} */
export function openGame(core, link) {
  const game = core.Handle.open(link);
  try {
    const { round } = game.opening();
    const layers = layersInLink(game);
    const missing = round === null ? 0 : playTo(game, round);
    const written = missing > 0 ? known(link) : linkOf(core, game, layers);
    return describeGame(game, written, missing > 0 ? round : null, layers);
  } finally {
    game.free();
  }
}

/** Says whether a link has comments, which only the core of lessons keeps; throws a sentence if it is none. @param {Core} core @param {string} link */
export function hasComments(core, link) {
  const game = core.Handle.open(link);
  const { commented } = game.opening();
  game.free();
  return commented;
}

/**
 * The same game with changes; throws a sentence if they are refused.
 * @param {Core} core
 * @param {string} link
 * @param {FieldChange} change
 * @returns {NotesGame}
 */
export function changedGame(core, link, { n, seed, magnus, derek, round, layers }) {
  if (round !== undefined) return gameAtRound(core, link, round);
  let game = core.Handle.open(link);
  try {
    const wanted = game.opening();
    const before = layersInLink(game);
    if (wanted.round !== null) playTo(game, wanted.round);
    if (n !== undefined || seed !== undefined) {
      const other = game.anew({ n, seed });
      game.free();
      game = other;
    }
    if (magnus !== undefined) game.setMagnus(magnus);
    if (derek !== undefined) game.setDerek(derek);
    const shown = layers === undefined ? before : layersOf(core, layers);
    return openGame(core, linkOf(core, game, shown));
  } finally {
    game.free();
  }
}

/** A link without fields that do not belong to it. @param {string} link */
function known(link) {
  const text = link.replace(/^\s*#|\s/g, "");
  if (/^\d+\./.test(text)) return text;
  const fields = text.split("&").filter((field) => FIELDS.includes(field.split("=")[0] ?? ""));
  return fields.join("&");
}

/** Reads the layers that the link of a game shows. @param {Handle} game @returns {Layers} */
function layersInLink(game) {
  const { layers, ranks } = game.opening();
  return ranks ? "ranks" : layers;
}

/** Parses the layers to show; the core refuses a wrong number. @param {Core} core @param {string} text */
function layersOf(core, text) {
  if (["", "all"].includes(text.trim())) return null;
  const game = core.Handle.open(`layers=${text.trim()}`);
  const layers = layersInLink(game);
  game.free();
  return layers;
}

/**
 * The game at another round; the computers play on if it is beyond the line.
 * @param {Core} core
 * @param {string} link
 * @param {string} round
 */
function gameAtRound(core, link, round) {
  const { facts, link: written, layers } = openGame(core, link);
  const wanted = round.trim() || "0";
  if (!/^\d+\./.test(written)) return openGame(core, byHand({ facts, n: nOf(written), layers, round: wanted }));
  const game = core.Handle.open(written);
  try {
    // Computers can always play on, so that only what is no round is refused here.
    const asked = core.Handle.open(`magnus=random&derek=random&round=${wanted}`);
    const to = asked.opening().round ?? 0;
    asked.free();
    if (to <= facts.lineLength) game.goTo(to);
    else playTo(game, to);
    return describeGame(game, shortLink(game, layers), null, layers);
  } finally {
    game.free();
  }
}

/** @param {string} link a readable one */
const nOf = (link) => Number(/(?:^|&)n=(\d+)/.exec(link)?.[1]);

/**
 * Plays on to a round; throws a sentence if the computers do not reach it.
 * @param {Handle} game
 * @param {number} round
 * @returns {number} the number of rounds still to be played
 */
function playTo(game, round) {
  const started = performance.now();
  let left = game.roundsTo(round);
  while (left > 0 && game.canStep() && performance.now() - started < PATIENCE_MS) {
    game.step();
    left -= 1;
  }
  return game.roundsTo(round);
}

/**
 * A readable link if the computers play the whole game, otherwise the short link.
 * @param {Core} core
 * @param {Handle} game
 * @param {Layers} layers
 */
function linkOf(core, game, layers) {
  const facts = game.facts();
  const { n, round } = game.state();
  const link = byHand({ facts, n, layers, round: String(round) });
  return facts.lineLength === round && isPlayedBy(core, game, link, round) ? link : shortLink(game, layers);
}

/** @param {Handle} game @param {Layers} layers */
const shortLink = (game, layers) => (layers === "ranks" ? game.link(undefined, true) : game.link(layers));

/** @param {{facts: GameFacts, n: number, layers: Layers, round: string}} game */
function byHand({ facts: { magnus, derek, seed }, n, layers, round }) {
  const parts = [`n=${n}`, `magnus=${magnus.id}`, `derek=${derek.id}`];
  if (seed !== 1) parts.push(`seed=${seed}`);
  if (round !== "0") parts.push(`round=${round}`);
  if (layers !== null) parts.push(`layers=${layers}`);
  return parts.join("&");
}

/**
 * Says whether a readable link, which has no moves, leads to this game.
 * @param {Core} core
 * @param {Handle} game
 * @param {string} link
 * @param {number} round
 */
function isPlayedBy(core, game, link, round) {
  if (round > MOST_COMPARED) return false;
  const other = core.Handle.open(link.replace(/&round=\d+/, ""));
  try {
    if (round > 0 && playTo(other, round) > 0) return false;
    return other.link() === game.link();
  } catch {
    // Persons do not play on by themselves.
    return false;
  } finally {
    other.free();
  }
}

/**
 * @param {Handle} game
 * @param {string} link
 * @param {number | null} round still to be reached
 * @param {Layers} layers
 * @returns {NotesGame}
 */
function describeGame(game, link, round, layers) {
  const [facts, state] = [game.facts(), game.state()];
  return { link, facts, state, round: round ?? state.round, layers };
}
