// @ts-check
/** Was die Spieler auf diesem Tisch wollen, in einem Satz. */

import { layerName } from "../names.js";
import { place } from "./names.js";
import { formatNumber } from "./numbers.js";

/** @import { GameFacts, GameState, WitnessPair } from "../../table/types" */

/** @param {Pick<GameState, "n" | "fStar">} state @param {Pick<GameFacts, "magnus" | "derek" | "par">} facts */
export function goal({ n, fStar }, { magnus, derek, par: { rounds } }) {
  const par = `Par ist **${formatNumber(rounds)}**`;
  const positions =
    fStar === n ? `alle ${formatNumber(n)} Positionen` : `${formatNumber(fStar)} von ${formatNumber(n)} Positionen`;
  if (magnus.human === derek.human)
    return `Magnus will viele Positionen in wenigen Runden, Derek das Gegenteil: ${par} für ${positions}.`;
  if (magnus.human) return `Sie sind Magnus. Besuchen Sie ${positions} in wenigen Runden: ${par}.`;
  return fStar >= n - 1
    ? `Sie sind Derek. Lassen Sie Magnus Runden verschwenden: ${par}.`
    : `Sie sind Derek. Lassen Sie Magnus höchstens ${positions} besuchen und dabei Runden verschwenden: ${par}.`;
}

/** @param {GameState} state @param {GameFacts} facts */
export function nudge({ depth }, facts) {
  if (!facts.nudge || depth === null) return "";
  return depth === 1
    ? "Suchen Sie zwei unbesuchte Positionen, die gleich weit vom Spielstein entfernt sind."
    : "Suchen Sie eine Position, die von zwei unbesuchten gleich weit entfernt ist, und bringen Sie den Spielstein dorthin.";
}

/** @param {WitnessPair} pair */
export function hintText({ position, depth, magnitude, minus, plus }) {
  const [token, left, right] = [position, minus, plus].map(place);
  const call = formatNumber(magnitude);
  const above = layerName(depth - 1);
  if (minus === plus) {
    const why = depth === 1 ? "das ist unbesucht" : `das liegt in ${above}`;
    return `**Hinweis:** Nennen Sie ${call}. Von ${token} führt eine halbe Drehung auf beiden Wegen zu ${left}, und ${why}.`;
  }
  const why = depth === 1 ? "beide unbesucht" : `beide in ${above}`;
  return `**Hinweis:** Nennen Sie ${call}. ${token} ist der Mittelpunkt von ${left} und ${right}, ${why}.`;
}
