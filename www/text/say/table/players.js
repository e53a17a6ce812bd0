// @ts-check
/**
 * Names and descriptions of players. The core's are English; other languages have messages for each, which English
 * does not need.
 */

/** @import { Player, SeatedPlayer } from "../../../core/types" */
/** @import { Speaker } from "../../types" */

/**
 * The core's text about a player, in the language. Players that differ by more than their name, as "hoarder:bohr",
 * share a text if they have none of their own.
 * @param {Speaker} words
 * @param {Player} player
 * @param {string} id
 * @param {"name" | "about" | "claim"} part
 * @param {string} english
 */
function ofCore(words, player, id, part, english) {
  const [base] = id.split(":");
  const key = [`${player}.${id}.${part}`, `${player}.${base}.${part}`].find((one) => words.knows(one));
  return key ? words.plain(/** @type {"seatMagnus"} */ (key)) : english;
}

/**
 * A player as menus and sentences show him.
 * @template {{id: string, name: string, about: string}} Described
 * @param {Speaker} words
 * @param {Player} player
 * @param {Described} choice
 * @returns {Described}
 */
export function playerChoice(words, player, choice) {
  const { id, name, about } = choice;
  return {
    ...choice,
    name: ofCore(words, player, id, "name", name),
    about: ofCore(words, player, id, "about", about),
  };
}

/** The name of a player. @param {Speaker} words @param {Player} player @param {{id: string, name: string}} choice */
export const playerName = (words, player, { id, name }) => ofCore(words, player, id, "name", name);

/**
 * A player's way of playing, and his promise.
 * @param {Speaker} words
 * @param {Player} player
 * @param {SeatedPlayer} view
 */
export function playerText(words, player, view) {
  const { name, about } = playerChoice(words, player, view);
  if (view.human) return words.plain(player === "magnus" ? "aboutMagnusHuman" : "aboutDerekHuman", { about });
  const claim = ofCore(words, player, view.id, "claim", view.claim);
  return words.plain(player === "magnus" ? "aboutMagnus" : "aboutDerek", { name, about, claim });
}
