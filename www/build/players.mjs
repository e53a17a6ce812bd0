/** The players as the core describes them, and what is said of them in another language: the words that the tables speak, nothing of its own. */

import * as core from "../pkg/magnus_derek.js";
import { described } from "../text/say/players.js";
import { begin } from "./core.mjs";

/** @import { Catalogue } from "./translated.mjs" */

begin(core, "magnus_derek");

/** Who can be chosen, in English. */
export const PLAYERS = core.catalogue();

/** What a page says of the players, by the English. @param {string} language @returns {Promise<Catalogue>} */
export async function playerTexts(language) {
  /** @type {{speaker: import("../text/types").Speaker}} */
  const { speaker } = await import(`../text/${language}/all.js`);
  const of = (/** @type {"magnus" | "derek"} */ player) =>
    PLAYERS[player].flatMap((choice) => {
      const said = described(speaker, player, choice);
      // What nobody has translated yet comes back as it is: it is missing, and is not to pass as translated.
      return [
        [choice.name, said.name],
        [choice.about, said.about],
      ].filter(([english, other]) => english !== other);
    });
  return Object.fromEntries([...of("magnus"), ...of("derek")]);
}
