// @ts-check
/** A game as the element needs it: the core's handle, with its facts about the present position asked for only once. */

import { inWords } from "../kit/sentences.js";
import { plainText } from "../text/names.js";
import { evaluationSentence } from "../text/say/evaluation.js";
import { verdictText } from "../text/say/verdict.js";
import { whyNow } from "../text/say/why.js";
import { hidesPlan } from "./about-reasons.js";
import { watched } from "./core.js";
import { classesOf } from "./picture/classes.js";
import { endingOf } from "./picture/ending.js";
import { foreseenView, tableOf } from "./picture/foreseen.js";

/** @import { Direction, Evaluation, Fields, GameFacts, GameState, Landing, Look, Meaning, Model } from "./types" */
/** @import { NewGame, Opening, Overlay, PictureData, Player, RatedPosition, RatedRound } from "./types" */
/** @import { ShownEvaluation, Speaker, State, Told, Verdict } from "./types" */
/** @import { Core } from "./core.js" */
/** @typedef {import("../pkg/magnus_derek.js").Handle} Handle */

/** The most pairs drawn when a layer is shown; more would be a grey web. */
const MOST_PAIRS = 240;
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
 * @property {ReturnType<typeof classesOf>} [classes]
 * @property {ReturnType<typeof endingOf>} [ending]
 * @property {Uint32Array} [visited]
 * @property {RatedPosition} [evaluation]
 * @property {Verdict} [verdict]
 * @property {RatedRound[]} [line]
 * @property {unknown} [noEvaluation]
 * @property {Partial<Record<Direction, import("./picture/foreseen.js").Table | null>>} [outlooks]
 * @property {Overlay | null} [overlay]
 */

export class Match {
  /** The speaker of its sentences. @type {Speaker} */
  words;
  #core;
  #game;
  /** @type {Known | undefined} */
  #now;
  /** The game before a link was opened, kept until the round of the link is reached. @type {Handle | null} */
  #earlier = null;

  /** @param {Core} core @param {Handle} game @param {Speaker} words */
  constructor(core, game, words) {
    this.words = words;
    this.#core = core;
    this.#game = game;
  }

  /**
   * The game that the fields describe, such as the attributes of the tag, with the wishes of their link that are still
   * open. A refused field is replaced by its default; `refuse` is given its name and the reason.
   * @param {Core} core @param {Fields} fields @param {Speaker} words
   * @param {(name: string, reason: unknown) => void} refuse
   * @returns {{match: Match, wanted: Opening}}
   */
  static begin(core, fields, words, refuse) {
    const game = watched(core, () => core.Handle.begin(fields));
    const wanted = game.opening();
    for (const refusal of game.refusals()) refuse(refusal.about, refusal);
    try {
      return { match: new Match(core, game, words), wanted: asFarAsQuick(game, wanted) };
    } catch (reason) {
      // The computers do not reach the round that the link names.
      refuse("state", reason);
      return Match.begin(core, { ...fields, state: undefined }, words, refuse);
    }
  }

  /** The core's handle. After a change through it, call `changed`. */
  get game() {
    return this.#game;
  }

  /** The present position. */
  get now() {
    this.#now ??= { state: this.#game.state(), facts: this.#game.facts() };
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
  newGame(choice) {
    this.#take(this.#game.anew(choice));
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
    const game = watched(this.#core, () => this.#core.Handle.open(link));
    const wanted = asFarAsQuick(game, game.opening());
    const earlier = this.#game;
    this.#game = game;
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
    const game = this.#game.copy();
    const rest = playTo(game, round);
    this.#take(game);
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
    this.#game.free();
    this.#game = this.#earlier;
    this.#earlier = null;
    return true;
  }

  /** @param {Handle} game */
  #take(game) {
    this.arrived();
    this.#game.free();
    this.#game = game;
  }

  /** A copy of the game that moves by itself; the caller frees it. */
  copy() {
    return this.#game.copy();
  }

  /** @param {Player} player @param {string} id */
  setPlayer(player, id) {
    if (player === "magnus") this.#game.setMagnus(id);
    else this.#game.setDerek(id);
  }

  /** The number of visited positions. */
  get visited() {
    const { n, layerSizes } = this.now.state;
    return n - (layerSizes[0] ?? 0);
  }

  /** The state for scripts. @returns {State} */
  get state() {
    const { state, facts } = this.now;
    const { reason } = state;
    const inWords = reason && { ...reason, text: plainText(whyNow(this.words, state, facts)) };
    this.now.visited ??= this.#game.visited();
    return /** @type {State} */ (withLazyList({ ...state, reason: inWords }, "visited", this.now.visited));
  }

  /**
   * The positions where a call of this magnitude may lead. Throws a sentence if the magnitude is not legal.
   * @param {number} magnitude
   */
  landingsOf(magnitude) {
    return [...new Set(this.#game.landings(magnitude).map(({ position }) => position))];
  }

  /**
   * The landings of the magnitude that a human Magnus has typed or points at; null if it is not legal.
   * @param {Look} look @returns {[Landing, Landing] | null}
   */
  preview({ hovered, considered }) {
    if (!this.now.facts.mayCall) return null;
    // A typed magnitude counts more than the position where the pointer happens to rest.
    const meaning = hovered === null ? null : this.#meaning(hovered);
    const magnitude = considered ?? (meaning && "call" in meaning ? meaning.call : null);
    if (magnitude === null) return null;
    try {
      return this.#game.landings(magnitude);
    } catch {
      // A number that is still being typed need not be legal; calling it says why not.
      return null;
    }
  }

  /**
   * The meaning of a click on a position: a landing answers; another position stands for its distance, which is
   * considered first and called with the second click.
   * @param {number} position @param {string | null} considered
   * @returns {{answer?: Direction, call?: string, consider?: string} | null}
   */
  meaningOf(position, considered) {
    const meaning = this.#meaning(position);
    if (!meaning || "answer" in meaning) return meaning;
    const call = String(meaning.call);
    return considered === call ? { call } : { consider: call };
  }

  /** @param {number} position @returns {Meaning | null} null if the table has no such position any more */
  #meaning(position) {
    return position < this.now.state.n ? this.#game.meaning(position) : null;
  }

  /** The values of the position; null if the table is not solved. @returns {RatedPosition | null} */
  get evaluation() {
    const { now } = this;
    if (!now.facts.solvable || !this.#game.isSolved()) return null;
    now.evaluation ??= this.#game.evaluation();
    return now.evaluation;
  }

  /** The losses of both players, once the game is over and the table solved; else null. @returns {Verdict | null} */
  get verdict() {
    const { now } = this;
    const isOver = now.state.turn === "over" && now.facts.lineLength <= LONGEST_EVALUATED;
    if (!isOver || !now.facts.solvable || !this.#game.isSolved()) return null;
    now.verdict ??= this.#game.verdict();
    return now.verdict;
  }

  /** The whole game, once it is over. */
  get #ending() {
    const { now } = this;
    if (now.ending === undefined) now.ending = endingOf(this.#game, now.state);
    return now.ending;
  }

  /** The verdict for a screen reader. */
  get verdictInWords() {
    const { state, facts } = this.now;
    return plainText(verdictText(this.words, state, facts, this.visited, this.verdict));
  }

  /** The values of the position and the line, for scripts. @returns {Evaluation | null} */
  get fullEvaluation() {
    const { evaluation } = this;
    return evaluation && { ...evaluation, line: this.#game.evaluatedLine() };
  }

  /** The values as the panels show them. @param {boolean} on whether it is wanted @returns {ShownEvaluation} */
  evaluationView(on) {
    const { facts } = this.now;
    const evaluation = on ? this.evaluation : null;
    const tooLong = evaluation !== null && facts.lineLength > LONGEST_EVALUATED;
    if (evaluation && !tooLong) this.now.line ??= this.#game.evaluatedLine();
    const line = (evaluation && this.now.line) ?? null;
    return { on, refusal: this.noEvaluation, now: evaluation, line, tooLong };
  }

  /** The values in words for a screen reader; "" unless they are wanted. @param {boolean} on */
  evaluationInWords(on) {
    return evaluationSentence(this.words, this.now.state, this.now.facts, this.evaluationView(on));
  }

  /** The core's reason why this table has no exact values; "" if it has. */
  get noEvaluation() {
    const { now } = this;
    if (now.facts.solvable) return "";
    now.noEvaluation ??= this.#refusal();
    return inWords(this.words, now.noEvaluation);
  }

  #refusal() {
    try {
      this.#game.evaluation();
      return "";
    } catch (reason) {
      return reason;
    }
  }

  /**
   * The data of the picture.
   * @param {Look} look @param {number} never @param {ShownEvaluation} rated @param {Overlay | null} overlay
   * @returns {Omit<PictureData, "scale">}
   */
  view(look, never, rated, overlay) {
    const { now } = this;
    now.depths ??= this.#game.depths();
    const { layer, hovered } = look;
    const pairs = layer ? this.#game.layerPairs(layer, MOST_PAIRS) : new Uint32Array();
    const hoveredPair = hovered === null || hovered >= now.state.n ? null : this.#game.pair(hovered);
    const evaluation = rated.now;
    const lastRated = (now.state.round > 0 && rated.line?.[now.state.round]) || null;
    const { state, facts, depths } = now;
    const hoveredVisit = overlay?.layers === false ? this.#firstVisit(hovered) : null;
    now.classes ??= classesOf(this.#game, state, facts);
    const seen = { pairs, hoveredPair, hoveredVisit, look, evaluation, lastRated, overlay, ending: this.#ending };
    const classes = hidesPlan(look, facts) ? { ...now.classes, bands: [] } : now.classes;
    const view = { words: this.words, ...classes, ...seen, state, facts, never, depths };
    if (look.supposing) return look.supposing(view);
    if (look.story && layer) return toldView(view, layer, look.story);
    const table = look.foreseen ? this.#outlook(look.foreseen) : null;
    return look.foreseen && table ? foreseenView(view, table, look.foreseen) : view;
  }

  /**
   * The table as it would be after an answer; null if nobody may answer, or if it would take too long.
   * @param {Direction} direction
   */
  #outlook(direction) {
    const { now } = this;
    now.outlooks ??= {};
    if (now.outlooks[direction] === undefined) {
      const after = this.#game.foreseen(direction);
      now.outlooks[direction] = after ? tableOf(after) : null;
    }
    return now.outlooks[direction] ?? null;
  }

  /** The round of a position's first visit; null if it is unvisited. @param {number | null} position */
  #firstVisit(position) {
    const place = position === null ? -1 : this.#game.visited().indexOf(position);
    return place < 0 ? null : (this.#game.firstVisits()[place] ?? null);
  }

  /**
   * The model for the panels.
   * @param {Omit<Model, "words" | "order" | "firstVisits" | "depths" | "route" | "verdict" | "ending" | "state" |
   *   "facts" | "visited" | "isRecord">} rest
   * @returns {Model}
   */
  model(rest) {
    const { state, facts } = this.now;
    // Read from the game on the table when they are called, which may be a later one.
    const lists = {
      order: () => this.#game.visited(),
      firstVisits: () => this.#game.firstVisits(),
      depths: () => this.#game.depths(),
      route: () => this.#game.route(0),
    };
    const isRecord = rest.settings.readonly && facts.magnus.human && facts.derek.human;
    return {
      words: this.words,
      ...rest,
      ...lists,
      state,
      facts,
      isRecord,
      visited: this.visited,
      verdict: this.verdict,
      ending: this.#ending,
    };
  }
}

/**
 * The view while a layer is being made: the layers above it, and its story. No call is shown meanwhile.
 * @param {Omit<PictureData, "scale">} view @param {number} layer @param {Told} told
 * @returns {Omit<PictureData, "scale">}
 */
function toldView(view, layer, told) {
  const { look, facts, pairs } = view;
  const story = { ...told, layer, pairs };
  const plain = { hoveredPair: null, pairs: new Uint32Array(), facts: { ...facts, landings: null, called: null } };
  return { ...view, ...plain, story, look: { ...look, hovered: null, preview: null, layer: layer - 1 } };
}

/**
 * Plays on to the round that is wanted, for a short time. If the
 * round cannot be reached, frees the game and throws the reason.
 * @param {Handle} game @param {Opening} wanted @returns {Opening} the wishes that are still open
 */
function asFarAsQuick(game, { round, layers }) {
  return { round: round === null ? null : playTo(game, round), layers };
}

/**
 * Plays on to a round, for a short time. If the round cannot be reached, frees the game and throws the reason.
 * @param {Handle} game @param {number} round @returns {number | null} the round if it is not reached yet
 */
function playTo(game, round) {
  try {
    const started = performance.now();
    let left = game.roundsTo(round);
    while (left > 0 && game.canStep() && performance.now() - started < AT_ONCE_MS) {
      game.step();
      left -= 1;
    }
    return game.roundsTo(round) > 0 ? round : null;
  } catch (reason) {
    game.free();
    throw reason;
  }
}

/**
 * Adds a list as a plain array that is only built when it is read: it can have a million entries.
 * @param {object} target @param {string} name @param {Uint32Array} values
 */
function withLazyList(target, name, values) {
  /** @type {number[] | undefined} */
  let list;
  return Object.defineProperty(target, name, {
    enumerable: true,
    configurable: true,
    get: () => {
      list ??= Array.from(values);
      return list;
    },
  });
}
