// @ts-check
/** The beginning of a table: with the game that its attributes describe, or with the figure of a lesson's step. */

import { describeErrorIn } from "../../kit/sentences.js";
import { applyLinkRequests } from "../acts/acts.js";
import { Game } from "../game/game.js";
import { applyAttribute, CHECKED, checkAttribute, FIELDS } from "./attributes.js";
import { teachStep } from "./steps.js";

/** @import { Speaker, Refusal } from "../types" */
/** @import { Controller } from "../controller.js" */
/** @import { Learnt } from "./steps.js" */

/**
 * Begins the game. A wrong attribute is reported and replaced by its default; the others count.
 * @param {import("../core/core.js").Core} core
 * @param {object} asked
 * @param {(name: string) => string | null} asked.attribute the attributes of the table
 * @param {(name: string) => string | null} asked.ofGame the attributes of its game
 * @param {Learnt | null} asked.learnt a step, whose figure takes the place of the attributes of the game
 * @param {Speaker} asked.words
 * @param {(game: Game) => Controller} make makes the controller; later steps fire events, which need it for their state
 * @returns {Refusal[]} one for each wrong attribute
 */
export function beginTable(core, { attribute, ofGame, learnt, words }, make) {
  /** @type {Refusal[]} */
  const refusals = [];
  const refuse = (/** @type {string} */ about, /** @type {unknown} */ reason) => {
    const advice = words.plain("adviceWithout");
    refusals.push({ ...describeErrorIn(words, reason), about, advice });
  };
  const attempt = (/** @type {string} */ name, /** @type {() => void} */ act) => {
    try {
      act();
    } catch (reason) {
      refuse(name, reason);
    }
  };
  const figure = learnt?.found?.step.figure;
  const named = FIELDS.map((name) => [name, ofGame(name) ?? undefined]);
  if (learnt?.refusal) refuse(learnt.about, learnt.refusal);
  const { game, wanted } = Game.begin(core, figure ? { state: figure.game } : Object.fromEntries(named), refuse);
  const controller = make(game);
  attempt("state", () => applyLinkRequests(controller, wanted));
  teachStep(controller, learnt);
  for (const name of figure ? [] : ["round", "layers"]) {
    const value = ofGame(name);
    if (value !== null) attempt(name, () => applyAttribute(controller, name, value));
  }
  for (const name of CHECKED) attempt(name, () => checkAttribute(name, attribute(name)));
  controller.refusals = [...controller.refusals, ...refusals];
  return refusals;
}
