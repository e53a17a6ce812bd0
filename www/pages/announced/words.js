// @ts-check
/** Who speaks on this page, and what is said of what is refused. */

import { pageSpeaker } from "../../text/page.js";
import "../../text/say/announced.js";
import "../../text/say/random-games.js";
import { said } from "../../words/spoken.js";

export const words = pageSpeaker();
export const wording = { refusals: said("refusals", undefined) };
/**
 * A player in the language of the page: what the core says of him is English.
 * @template {{id: string, name: string, about: string}} Described
 * @param {"magnus" | "derek"} player @param {Described} choice @returns {Described}
 */
export const described = (player, choice) =>
  said("described", (/** @type {string} */ _, /** @type {Described} */ same) => same)(player, choice);
