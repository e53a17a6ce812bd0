// @ts-check
/** A game as the element needs it: the core's handle, with its facts about the present position asked for only once. */

import { guardCall } from "../core/core.js";
import { classesOf, endingOf, outcomesOf, tableOf } from "./picture-data.js";

/** @import { Outcome } from "../../text/say/table/after-move.js" */
/** @import { Direction, Evaluation, Facts, Fields, GameFacts, GameState, Landing, Meaning, NewGame, Opening } from "../types" */
/** @import { RatedPosition, RatedRound, Speaker, State, Verdict } from "../types" */
/** @import { Core } from "../core/core.js" */
/** @typedef {import("../../pkg/magnus_derek.js").Handle} Handle */

/** The longest line, in rounds, that is evaluated at every move. */
const LONGEST_EVALUATED = 2000;
/** The longest time for playing at once to a round that was asked for, in milliseconds; frames play the rest. */
const AT_ONCE_MS = 40;

/**
 * Facts about the present position; those in brackets are asked for when they are first needed.
 * @typedef {object} Known
 * @property {GameState} state
 * @property {GameFacts} facts
 * @property {Uint8Array} [depths]
 * @property {Uint32Array} [ranks]
 * @property {ReturnType<typeof classesOf>} [classes]
 * @property {ReturnType<typeof endingOf>} [ending]
 * @property {Uint32Array} [order]
 * @property {RatedPosition} [evaluation]
 * @property {Verdict} [verdict]
 * @property {RatedRound[]} [line]
 * @property {unknown} [noEvaluation]
 * @property {Partial<Record<string, import("./picture-data.js").ForeseenTable | null>>} [outlooks]
 * @property {Record<number, [Outcome, Outcome]> | null} [outcomes] of calls, by their magnitudes; null where they take too long
 * @property {Record<string, string>} links
 * @property {string} [beginning]
 * @property {{words: Speaker, state: State, facts: Facts}} [read] by scripts, in a language
 */

export class Game {
  #core;
  #handle;
  /** @type {Known | undefined} */
  #now;
  /** The game before a link was opened, kept until the round of the link is reached. @type {Handle | null} */
  #earlier = null;
  /** True if two people send the game to and fro. */
  apart;
  /** The link that was opened last. */
  source;

  /** @param {Core} core @param {Handle} handle @param {boolean} [apart] @param {string} [source] */
  constructor(core, handle, apart = false, source) {
    this.#core = core;
    this.#handle = handle;
    this.apart = apart;
    this.source = source;
  }

  /**
   * The game that the fields describe, such as the attributes of the tag, with the wishes of their link that are still
   * open. A refused field is replaced by its default; `refuse` is given its name and the reason.
   * @param {Core} core @param {Fields} fields
   * @param {(name: string, reason: unknown) => void} refuse
   * @returns {{game: Game, wanted: Opening}}
   */
  static begin(core, fields, refuse) {
    const handle = guardCall(core, () => core.Handle.begin(fields));
    const wanted = handle.opening();
    for (const refusal of handle.refusals()) refuse(refusal.about, refusal);
    try {
      return { game: new Game(core, handle, wanted.apart, fields.state), wanted: playForAtMost(handle, wanted) };
    } catch (reason) {
      // The computers do not reach the round that the link names.
      refuse("state", reason);
      return Game.begin(core, { ...fields, state: undefined }, refuse);
    }
  }

  /** The core's handle. After a change through it, call `changed`. */
  get handle() {
    return this.#handle;
  }

  /** The present position. */
  get now() {
    this.#now ??= { state: this.#handle.state(), facts: this.#handle.facts(), links: {} };
    return this.#now;
  }

  /** Drops everything known of the position before. */
  changed() {
    this.#now = undefined;
  }

  /**
   * Begins a new game; fields left out stay as they are. Throws and changes nothing if the core refuses.
   * @param {NewGame} choice
   */
  anew(choice) {
    this.#take(this.#handle.anew(choice));
  }

  /** The fields that make a new game differ from this one: a fresh seed, if a player uses chance. @returns {NewGame} */
  another() {
    const { magnus, derek } = this.now.facts;
    return magnus.seeded || derek.seeded ? { seed: this.#core.freshSeed() } : {};
  }

  /**
   * Opens the game of a link. Throws and changes nothing if it cannot be opened as a whole.
   * @param {string} link @returns {Opening} its wishes beyond the game
   */
  open(link) {
    const handle = guardCall(this.#core, () => this.#core.Handle.open(link));
    const wanted = playForAtMost(handle, handle.opening());
    const earlier = this.#handle;
    this.#handle = handle;
    this.apart = wanted.apart;
    this.source = link;
    this.arrived();
    if (wanted.round === null) earlier.free();
    else this.#earlier = earlier;
    return wanted;
  }

  /**
   * Lets the computers play on to a round beyond the line, as far as
   * the time for it allows. Throws and changes nothing if they cannot.
   * @param {number} round @returns {number | null} the round if it is not reached yet
   */
  playTo(round) {
    const handle = this.#handle.copy();
    const rest = playTo(handle, round);
    this.#take(handle);
    return rest;
  }

  /** Lets go of the game before the link: its round is reached, or no longer wanted. */
  arrived() {
    this.#earlier?.free();
    this.#earlier = null;
  }

  /**
   * Puts back the game before the link, whose round cannot be reached after all.
   * @returns {boolean} whether there was one
   */
  back() {
    if (!this.#earlier) return false;
    this.#handle.free();
    this.#handle = this.#earlier;
    this.#earlier = null;
    return true;
  }

  /** @param {Handle} handle */
  #take(handle) {
    this.arrived();
    this.#handle.free();
    this.#handle = handle;
  }

  /**
   * The game as a link. Throws a sentence if it is too long for one.
   * @param {number} [layers] how many are shown, if not all @param {boolean} [isRanked] whether the ranks are shown
   */
  link(layers, isRanked = false) {
    const { now, apart } = this;
    const shown = `${layers}${isRanked}${apart}`;
    now.links[shown] ??= this.#handle.link(layers, isRanked, apart);
    return now.links[shown];
  }

  /** The game without its moves, as a link. */
  get beginning() {
    this.now.beginning ??= this.#handle.beginning();
    return this.now.beginning;
  }

  /** The number of visited positions. */
  get visited() {
    const { n, layerSizes } = this.now.state;
    return n - (layerSizes[0] ?? 0);
  }

  /** The visited positions in the order of their first visit. */
  get order() {
    this.now.order ??= this.#handle.visited();
    return this.now.order;
  }

  /** The landings of a magnitude. Throws a sentence if it is not legal. @param {number | string} magnitude */
  landings(magnitude) {
    return /** @type {[Landing, Landing]} */ (this.#handle.landings(magnitude));
  }

  /** @param {number} position @returns {Meaning | null} null if the table has no such position any more */
  meaningOf(position) {
    return position < this.now.state.n ? this.#handle.meaning(position) : null;
  }

  /** The pair that keeps a position in its layer. @param {number} position */
  pair(position) {
    return position < this.now.state.n ? this.#handle.pair(position) : null;
  }

  /** For each position the first layer that contains it. */
  get depths() {
    this.now.depths ??= this.#handle.depths();
    return this.now.depths;
  }

  /** The ranks of all positions, n for no bound; null if the table is too large for them. */
  get ranks() {
    if (!this.now.facts.table.rankable) return null;
    this.now.ranks ??= this.#handle.ranks();
    return this.now.ranks;
  }

  /** The classes that are drawn. */
  get classes() {
    const { now } = this;
    now.classes ??= classesOf(this.#handle, now.state, now.facts);
    return now.classes;
  }

  /** The whole game, once it is over. */
  get ending() {
    const { now } = this;
    if (now.ending === undefined) now.ending = endingOf(this.#handle, now.state);
    return now.ending;
  }

  /** The round of a position's first visit; null if it is unvisited. @param {number} position */
  firstVisit(position) {
    const place = this.order.indexOf(position);
    return place < 0 ? null : (this.#handle.firstVisits()[place] ?? null);
  }

  /**
   * The table as it would be after an answer; null if nobody may answer, or if it would take too long.
   * @param {Direction} direction @param {boolean} isRanked whether its ranks are wanted
   */
  outlook(direction, isRanked) {
    const { now } = this;
    now.outlooks ??= {};
    const key = `${direction}${isRanked}`;
    if (now.outlooks[key] === undefined) {
      const after = this.#handle.foreseen(direction);
      now.outlooks[key] = after ? tableOf(after, isRanked) : null;
    }
    return now.outlooks[key] ?? null;
  }

  /**
   * The landings of a call with the token's depth after each, null for no layer.
   * @param {[Landing, Landing]} landings @param {number} never the depth that stands for no layer
   * @returns {[Outcome, Outcome] | null} null on a table so large that this takes too long
   */
  outcomes(landings, never) {
    const { now } = this;
    // On such a table no call of this position is asked for again.
    if (now.outcomes === null) return null;
    now.outcomes ??= {};
    const [{ magnitude }] = landings;
    const known = now.outcomes[magnitude] ?? outcomesOf(this.#handle, landings, never);
    if (known) now.outcomes[magnitude] = known;
    else now.outcomes = null;
    return known;
  }

  get #isSolved() {
    return this.now.facts.table.solvable && this.#handle.isSolved();
  }

  /** The values of the position; null if the table is not solved. @returns {RatedPosition | null} */
  get evaluation() {
    if (!this.#isSolved) return null;
    this.now.evaluation ??= this.#handle.evaluation();
    return this.now.evaluation;
  }

  /** True if the line is too long for an evaluation at every move. */
  get isTooLong() {
    return this.now.facts.lineLength > LONGEST_EVALUATED;
  }

  /** The values of the line; null if the table is not solved, or the line too long. @returns {RatedRound[] | null} */
  get line() {
    if (!this.#isSolved || this.isTooLong) return null;
    this.now.line ??= this.#handle.evaluatedLine();
    return this.now.line;
  }

  /** The losses of both players, once the game is over and the table solved; else null. @returns {Verdict | null} */
  get verdict() {
    if (this.now.state.turn !== "over" || this.isTooLong || !this.#isSolved) return null;
    this.now.verdict ??= this.#handle.verdict();
    return this.now.verdict;
  }

  /** The values of the position and the line, for scripts. @returns {Evaluation | null} */
  get fullEvaluation() {
    const { evaluation } = this;
    return evaluation && { ...evaluation, line: this.#handle.evaluatedLine() };
  }

  /** The core's reason why this table has no exact values; null if it has. */
  get noEvaluation() {
    const { now } = this;
    if (now.facts.table.solvable) return null;
    now.noEvaluation ??= this.#refusal();
    return now.noEvaluation;
  }

  #refusal() {
    try {
      this.#handle.evaluation();
      return null;
    } catch (reason) {
      return reason;
    }
  }
}

/**
 * Plays on to the round that is wanted, for a short time. If the
 * round cannot be reached, frees the handle and throws the reason.
 * @param {Handle} handle @param {Opening} wanted @returns {Opening} the wishes that are still open
 */
function playForAtMost(handle, wanted) {
  const { round } = wanted;
  return { ...wanted, round: round === null ? null : playTo(handle, round) };
}

/**
 * Plays on to a round, for a short time. If the round cannot be reached, frees the handle and throws the reason.
 * @param {Handle} handle @param {number} round @returns {number | null} the round if it is not reached yet
 */
function playTo(handle, round) {
  try {
    const started = performance.now();
    let left = handle.roundsTo(round);
    while (left > 0 && handle.canStep() && performance.now() - started < AT_ONCE_MS) {
      handle.step();
      left -= 1;
    }
    return handle.roundsTo(round) > 0 ? round : null;
  } catch (reason) {
    handle.free();
    throw reason;
  }
}
