/**
 * The players as the core describes them, and their descriptions in other languages: the same messages as in
 * tables.
 */

import * as core from "../pkg/magnus_derek.js";
import { playerChoice } from "../text/say/table/players.js";
import { begin } from "./core.mjs";

/** @import { Catalogue } from "./translated.mjs" */

begin(core, "magnus_derek");

/** The players that can be chosen, in English. */
export const PLAYERS = core.catalogue();

/** Translations of the texts about players, by the English. @param {string} language @returns {Promise<Catalogue>} */
export async function playerTexts(language) {
  /** @type {{speaker: import("../text/types").Speaker}} */
  const { speaker } = await import(`../text/${language}/all.js`);
  const of = (/** @type {"magnus" | "derek"} */ player) =>
    PLAYERS[player].flatMap((choice) => {
      const said = playerChoice(speaker, player, choice);
      // A text without a translation comes back unchanged: it is left out, so that it does not count as translated.
      return [
        [choice.name, said.name],
        [choice.about, said.about],
      ].filter(([english, other]) => english !== other);
    });
  return Object.fromEntries([...of("magnus"), ...of("derek")]);
}
