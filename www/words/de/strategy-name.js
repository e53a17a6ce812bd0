// @ts-check
/** Wie in einem Satz eine Strategie heißt. */

import basics from "../../text/de/basics.js";
import players from "../../text/de/players.js";
import { playerName } from "../../text/say/players.js";
import { speakerOf } from "../../text/speaker.js";

/** @import { Strategy } from "../../table/core-types" */

const speaker = speakerOf(basics, players);

/** @param {Strategy} strategy */
export function strategyName({ player, id, name }) {
  return playerName(speaker, player === "Magnus" ? "magnus" : "derek", { id, name });
}
