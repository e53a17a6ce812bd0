// @ts-check
/** What the three games have in common to say. */

import { plainText } from "../../words/names.js";

/** @import { Kind, Made, Player, ShownGame } from "./types" */

/** @type {Record<Player, string>} */
export const PLAYER_NAMES = { human: "You", perfect: "Perfect computer", random: "Random computer" };
const SEAT_NAMES = ["The first player", "The second player"];

/** Who sits in a seat, as the beginning of a sentence. @param {ShownGame} view @param {number} seat */
export function nameOf({ players }, seat) {
  const people = players.filter((player) => player === "human").length;
  if (people !== 1) return SEAT_NAMES[seat] ?? "";
  return players[seat] === "human" ? "You" : "The computer";
}

/** The same within a sentence. @param {ShownGame} view @param {number} seat */
function inSentence(view, seat) {
  const name = nameOf(view, seat);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Whether a person has to move. @param {ShownGame} view */
export function isYours({ over, players, seat }) {
  return !over && players[seat] === "human";
}

/** Who can win, in one sentence. @param {ShownGame} view */
export function outcomeText(view) {
  if (view.over) return "";
  const mover = inSentence(view, view.seat);
  const [has, loses] = mover === "you" ? ["have", "lose"] : ["has", "loses"];
  return view.outcome === "N"
    ? `An **N-position**: ${mover}, who ${has} the move, can force a win.`
    : `A **P-position**: ${mover}, who ${has} the move, ${loses} against perfect play.`;
}

/** The heading and the sentence over the form. @param {Kind} kind @param {ShownGame} view */
export function yourTurn(kind, view) {
  if (view.over) {
    const winner = nameOf(view, view.winner ?? 0);
    const heading = winner === "You" ? "You have won" : `${winner} has won`;
    return { heading, sentence: kind.position(view) };
  }
  const sentence = `${kind.position(view)} ${isYours(view) ? kind.task(view) : "Step to see the computer's move."}`;
  if (!isYours(view)) return { heading: "The computer to move", sentence };
  const both = view.players[0] === view.players[1];
  return { heading: both ? `${SEAT_NAMES[view.seat]} to move` : "Your move", sentence };
}

/** What happened in a move and why. @param {Kind} kind @param {Made} made @param {number} index @param {ShownGame} view */
export function story(kind, made, index, view) {
  const told = kind.told(made, nameOf(view, index % 2), view, index);
  const { author } = made;
  if (author.kind === "computer") return `${told} ${kind.why(author.why, made, view)}`;
  if (author.kind === "recorded")
    return `${told} It stands in the link; the computer that sits here now would have moved otherwise.`;
  return told;
}

/** What a screen reader hears after a change: the moves since `before`, and where the game stands. @param {Kind} kind @param {ShownGame} view @param {number} before */
export function announcement(kind, view, before) {
  const fresh = view.moves.slice(before).map((made, index) => story(kind, made, before + index, view));
  const { heading, sentence } = yourTurn(kind, view);
  return plainText([...fresh, `${heading}.`, sentence, outcomeText(view)].join(" "));
}
