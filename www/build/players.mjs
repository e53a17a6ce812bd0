/** The players as the core describes them, and what is said of them in another language: the words that the tables speak, nothing of its own. */

import * as core from "../pkg/magnus_derek.js";
import { readCore } from "./bundle.mjs";

/** @import { Catalogue } from "./translated.mjs" */

core.initSync({ module: await readCore() });

/** Who can be chosen, in English. */
export const PLAYERS = core.catalogue();

/** What a page says of the players, by the English. @param {string} language @returns {Promise<Catalogue>} */
export async function playerTexts(language) {
  /** @type {typeof import("../words/de/panels.js")} */
  const { described } = await import(`../words/${language}/panels.js`);
  const of = (/** @type {"magnus" | "derek"} */ player) =>
    PLAYERS[player].flatMap((choice) => {
      const said = described(player, choice);
      // Of whom nothing is said yet is handed back as he is: he is missing, and is not to pass as translated.
      return said === choice
        ? []
        : [
            [choice.name, said.name],
            [choice.about, said.about],
          ];
    });
  return Object.fromEntries([...of("magnus"), ...of("derek")]);
}
