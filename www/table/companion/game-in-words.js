// @ts-check
/** Sentences that the three games share, about a game as it is shown. */

import { plainText } from "../../text/names.js";
import { hasWon, losing, toMove, winning } from "../../text/say/companions/companions.js";

/** @import { Speaker } from "../../text/types" */
/** @import { Who } from "../../text/say/companions/companions.js" */
/** @import { CompanionKind, Made, ShownGame } from "./types" */

/** The player in a seat, as sentences name him. @param {ShownGame} view @param {number} seat @returns {Who} */
export function whoIn({ players }, seat) {
  const people = players.filter((player) => player === "human").length;
  if (people !== 1) return seat === 0 ? "first" : "second";
  return players[seat] === "human" ? "you" : "computer";
}

/** Says whether a person has to move. @param {ShownGame} view */
export function isYours({ over, players, seat }) {
  return !over && players[seat] === "human";
}

/** The possible winner, in one sentence. @param {Speaker} words @param {ShownGame} view */
export function outcomeText(words, view) {
  if (view.over) return "";
  const mover = whoIn(view, view.seat);
  return view.outcome === "N" ? winning(words, mover) : losing(words, mover);
}

/** The heading and the sentence above the form. @param {CompanionKind} kind @param {ShownGame} view */
export function yourTurn(kind, view) {
  const { words } = kind;
  if (view.over) return { heading: hasWon(words, whoIn(view, view.winner ?? 0)), sentence: kind.position(view) };
  const sentence = `${kind.position(view)} ${isYours(view) ? kind.task(view) : words.plain("companionStepToSee")}`;
  if (!isYours(view)) return { heading: words.plain("companionToMoveComputer"), sentence };
  const both = view.players[0] === view.players[1];
  return {
    heading: both ? toMove(words, view.seat === 0 ? "first" : "second") : words.plain("companionToMoveYou"),
    sentence,
  };
}

/**
 * A sentence about a move, and its reason.
 * @param {CompanionKind} kind
 * @param {Made} made
 * @param {number} index
 * @param {ShownGame} view
 * @param {boolean} [quiet] whether the reason is left out, which would say who can win
 */
export function moveStory(kind, made, index, view, quiet = false) {
  const { words } = kind;
  const sentence = kind.describeMove(made, whoIn(view, index % 2), view, index);
  const { author } = made;
  if (quiet) return sentence;
  if (author.kind === "computer") return `${sentence} ${kind.why(author.why, made, view)}`;
  if (author.kind === "recorded") return `${sentence} ${words.plain("companionFromLink")}`;
  return sentence;
}

/**
 * The announcement for screen readers after a change: the moves since `before`, and the state of the game.
 * @param {CompanionKind} kind
 * @param {ShownGame} view
 * @param {number} before
 * @param {boolean} [quiet] whether it is not said who can win
 */
export function announcement(kind, view, before, quiet = false) {
  const fresh = view.moves.slice(before).map((made, index) => moveStory(kind, made, before + index, view, quiet));
  const { heading, sentence } = yourTurn(kind, view);
  return plainText([...fresh, `${heading}.`, sentence, quiet ? "" : outcomeText(kind.words, view)].join(" "));
}
