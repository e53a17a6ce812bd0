// @ts-check
/** The attributes of the tag: their names, the words they take, and the properties that stand for them. */

import { checkChoice, wholeNumber } from "../../kit/sentences.js";
import { newGame, playTo, setPlayer, showLayers, showRanks } from "../acts/acts.js";
import { addressOfPage } from "../page/game-address.js";

/** @import { Controller } from "../controller.js" */
/** @import { Player } from "../types" */

/** The attributes with which a game begins. */
export const FIELDS = ["n", "magnus", "derek", "seed", "state"];
/** The attributes that choose the game; `applyAttribute` follows their changes. */
export const GAME = [...FIELDS, "round", "layers"];
/** Attributes that take one of a few words. */
const CHOICES = { theme: ["light", "dark", "auto"], controls: ["full", "minimal", "none"], previews: ["on", "off"] };
/** Attributes that are present or not. */
export const FLAGS = ["readonly", "present", "evaluate"];
/**
 * Values that switch a flag off where no attribute can be left out: in an address, a message, a notebook.
 * @type {unknown[]}
 */
const OFF = [false, 0, "0", "false"];
/** A puzzle, or else the step of a lesson. Only a table that has one loads the modules for it. */
export const TASKS = ["puzzle", "lesson"];
/** The language of the table, an attribute of every element. */
export const LANGUAGE = "lang";
/** Attributes that are checked when they are set and leave the game alone. */
export const CHECKED = [...Object.keys(CHOICES), "href"];
/** All attributes that take effect when they change. */
export const ATTRIBUTES = [...GAME, ...TASKS, ...CHECKED, ...FLAGS];

/**
 * The task of a table: the attribute that names it, and its value; null for none.
 * @param {Element} element @returns {{about: string, name: string | null}}
 */
export function taskOf(element) {
  const about = TASKS.find((name) => element.hasAttribute(name)) ?? "";
  return { about, name: element.getAttribute(about) };
}

/** Says whether a value that stands for a flag switches it off. @param {unknown} value */
export const isOff = (value) => value === null || value === undefined || OFF.includes(value);

/** @param {string} name @param {string | null} value throws a sentence if the attribute does not take this word */
export function checkAttribute(name, value) {
  const words = CHOICES[/** @type {keyof typeof CHOICES} */ (name)];
  if (words && value !== null) checkChoice(name, value, words);
  if (name === "href" && value !== null) addressOfPage(value);
}

/** @param {string} text "all" or a number; "ranks" is no number of layers */
function layersOf(text) {
  return text === "all" || text === "" ? null : wholeNumber("layers", text);
}

/**
 * Follows a change of a game attribute. It is compared with the game
 * as it is now, which may have moved on since the attribute was set.
 * @param {Controller} controller @param {string} name @param {string} value
 */
export function applyAttribute(controller, name, value) {
  const { state, facts } = controller.game.now;
  if (name === "round") {
    playTo(controller, wholeNumber("round", value));
  } else if (name === "layers") {
    if (value === "ranks") showRanks(controller, true);
    else showLayers(controller, layersOf(value));
  } else if (name === "n" || name === "seed") {
    if (String({ n: state.n, seed: facts.seed }[name]) !== value) newGame(controller, { [name]: value });
  } else if (facts[/** @type {Player} */ (name)].id !== value) {
    setPlayer(controller, /** @type {Player} */ (name), value);
  }
}

/**
 * Adds the properties that stand for attributes. `state` differs: it is set as an attribute and read as an object.
 * @param {HTMLElement} prototype
 */
export function addProperties(prototype) {
  for (const name of [...GAME, ...TASKS, ...CHECKED]) {
    const known = Object.getOwnPropertyDescriptor(prototype, name);
    add(prototype, name, {
      get() {
        return known?.get ? known.get.call(this) : this.getAttribute(name);
      },
      set(value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, value);
      },
    });
  }
  for (const name of FLAGS) {
    add(prototype, name, {
      get() {
        return this.hasAttribute(name);
      },
      set(value) {
        this.toggleAttribute(name, Boolean(value));
      },
    });
  }
}

/** Takes over properties that a script set before the element was defined. @param {HTMLElement} element */
export function adoptEarlyProperties(element) {
  for (const name of [...ATTRIBUTES, "overlay"]) {
    if (!Object.hasOwn(element, name)) continue;
    const value = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

/** @param {HTMLElement} prototype @param {string} name @param {PropertyDescriptor & ThisType<HTMLElement>} accessors */
function add(prototype, name, accessors) {
  Object.defineProperty(prototype, name, { configurable: true, enumerable: true, ...accessors });
}
