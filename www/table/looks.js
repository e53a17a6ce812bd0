// @ts-check
/**
 * The view of a person: the position under the pointer, a layer,
 * a call before it is made. None of it is part of the game.
 */

import { plainText } from "../text/names.js";
import { hintText } from "../text/say/goal.js";
import { layerSentence, yourTurn } from "../text/say/turn.js";
import { endedText } from "../text/say/verdict.js";

/** @import { Direction, Look, Named, Told } from "./types" */
/** @import { Match } from "./match.js" */
/**
 * @typedef {object} LookListeners
 * @property {() => void} changed the view has changed
 * @property {(sentence: string) => void} say tells a screen reader
 * @property {(userInitiated: boolean) => void} layers the shown layers have changed
 */

/** The part of the view that a change of the game resets. */
const AT_FIRST = {
  layer: null,
  story: null,
  hovered: null,
  considered: null,
  preview: null,
  foreseen: null,
  lit: null,
  hint: false,
  ended: false,
};

export class Looks {
  #match;
  #listeners;
  /** @type {Look} */
  #now;
  /** The deepest layer shown while nobody asks for another; null for all. @type {number | null} */
  standing = null;

  /**
   * Shows the table of something else in place of the game; null shows the game.
   * @param {Look["supposing"]} supposing
   */
  suppose(supposing) {
    this.#now.supposing = supposing;
  }

  /** @param {Match} match @param {LookListeners} listeners */
  constructor(match, listeners) {
    this.#match = match;
    this.#listeners = listeners;
    this.#now = { ...AT_FIRST, lens: false, plan: false, opened: true };
  }

  get now() {
    return this.#now;
  }

  /** The number of layers shown; undefined for all. */
  get layers() {
    return this.#now.layer === null ? undefined : this.#now.layer + 1;
  }

  /** Resets the view after a change of the game. @param {boolean} opened whether the game has just been opened */
  begin(opened) {
    const { hovered } = this.#now;
    const deepest = this.#match.now.state.layerSizes.length - 1;
    const layer = this.standing === null || this.standing > deepest ? null : this.standing;
    this.#now = { ...this.#now, ...AT_FIRST, layer, hovered, opened };
  }

  /** Finds the landings of the magnitude being considered, which depend on the game. @param {boolean} readonly */
  prepare(readonly) {
    this.#now.preview = readonly ? null : this.#match.preview(this.#now);
  }

  /** @param {Partial<Look>} change */
  #look(change) {
    Object.assign(this.#now, change);
    this.#listeners.changed();
  }

  /** Shows the landings of a magnitude before it is called. @param {string | null} magnitude */
  consider(magnitude) {
    this.#look({ considered: magnitude });
  }

  /**
   * Ends a game that goes round in circles, or goes on with it. Nothing is lost: any move goes on with it too.
   * @param {boolean} ended
   */
  end(ended) {
    const { words, visited, now } = this.#match;
    const { state, facts } = now;
    const said = ended ? endedText(words, state, facts, visited) : yourTurn(words, state, facts).sentence;
    this.#listeners.say(plainText(said));
    this.#look({ ended });
  }

  /** Shows a person who plays Magnus a pair to call for, as if its magnitude had been typed. Nothing is called. */
  hint() {
    const { pair } = this.#match.now.facts;
    if (!pair) return;
    this.#listeners.say(plainText(hintText(this.#match.words, pair)));
    this.#look({ hint: true, considered: String(pair.magnitude) });
  }

  /** Shows or hides Derek's plan, for a person who plays Magnus. */
  togglePlan() {
    this.#look({ plan: !this.#now.plan });
  }

  /**
   * Shows this many layers, A being the first; null for all. Throws a sentence if there are fewer.
   * @param {number | null} count
   */
  showLayers(count) {
    const most = this.#match.now.state.layerSizes.length;
    if (count !== null && !(Number.isInteger(count) && count >= 1 && count <= most)) {
      throw new Error(this.#match.words.plain("layersRefused", { most, given: String(count) }));
    }
    this.showLayer(count === null ? null : count - 1);
  }

  /**
   * Shows the layers up to this one, which may be told in part only; null for all.
   * @param {number | null} layer @param {Told | null} [story] @param {boolean} [userInitiated]
   */
  showLayer(layer, story = null, userInitiated = false) {
    const goesOn = layer === this.#now.layer && (story || this.#now.story);
    this.#look({ layer, story });
    if (goesOn) return;
    if (layer !== null) this.#listeners.say(layerSentence(this.#match.words, layer, this.#match.now.state));
    this.#listeners.layers(userInitiated);
  }

  /** Shows the table as an answer would leave it. @param {Direction | null} direction */
  foresee(direction) {
    if (direction !== this.#now.foreseen) this.#look({ foreseen: direction });
  }

  /** Outlines on the table the positions, the layer or the class that a word names. @param {Named | null} named */
  light(named) {
    const isCalled = named && "magnitude" in named;
    this.#look({ lit: isCalled ? { positions: this.#match.landingsOf(named.magnitude) } : named });
  }

  toggleLens() {
    this.#look({ lens: !this.#now.lens });
  }

  /** @param {number | null} position */
  hover(position) {
    if (position !== this.#now.hovered) this.#look({ hovered: position });
  }
}
