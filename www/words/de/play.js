// @ts-check
/** Was die erste Minute sagt. **Doppelte Sterne** sind fette Schrift, und Begriffe erklären sich, wo sie zum ersten Mal stehen. */

import { pageSpeaker } from "../../text/page.js";
import { meaningOf } from "../../text/say/terms.js";
import { formatNumber, listed } from "./numbers.js";

export * from "./first-call.js";

/** Ein Begriff mit seiner Bedeutung. @param {string} id @param {string} [name] */
const term = (id, name = id) => `⟦${name}|${id}|${meaningOf(pageSpeaker(), id)}⟧`;

const bold = (/** @type {number} */ value) => `**${formatNumber(value)}**`;

/** @param {number | null} magnitude @param {number} round */
export function callText(magnitude, round) {
  if (magnitude === null) return "Mehr lässt sich nicht erzwingen.";
  return `Magnus nennt ${bold(magnitude)}. Wohin${round === 0 ? ", ← oder →" : ""}?`;
}

/** @param {number[]} kept */
export const keepTitle = (kept) => `${kept.join(", ")} halten`;

/** @param {{round: number, token: number, magnitude: number}} state */
export function roundText({ round, token, magnitude }) {
  const call = bold(magnitude);
  if (round === 0) return `Der Spielstein muss um ${call} ziehen. Sie sagen, wohin. Meiden Sie neue Positionen.`;
  if (round === 1)
    return `${bold(token)} war neu. Jetzt muss der Spielstein um ${call} ziehen. Meiden Sie neue Positionen.`;
  return `Auch ${bold(token)} war neu. Noch einmal: Er muss um ${call} ziehen.`;
}

/** @param {number} fresh @param {number} rounds */
export function countText(fresh, rounds) {
  const count = `**${formatNumber(fresh)} von ${formatNumber(rounds)} ${fresh === 1 ? "war" : "waren"} neu.**`;
  return fresh === rounds ? `${count} Sie wählten, welche, nie, ob.` : count;
}

/** @param {number} magnitude */
export const meetText = (magnitude) =>
  `Dieser Magnus plant voraus. Der Spielstein muss um ${bold(magnitude)} ziehen. Meiden Sie neue Positionen.`;

/** @param {number} visited @param {number} n */
export const heldText = (visited, n) =>
  `**Gewonnen: Sie haben diesen Magnus bei ${formatNumber(visited)} von ${formatNumber(n)} gehalten.**`;

/** @param {number} fStar @param {number} n */
export const heldVerdict = (fStar, n) =>
  `Die Partie ist zu Ende: Er nennt nur immer wieder seine Liste. Einem Magnus, der vorausplant, sind ${bold(fStar)} von ${formatNumber(n)} sicher.`;

/** @param {number} visited @param {number} n */
export const endText = (visited, n) =>
  `Die Partie ist zu Ende: Magnus hat **${formatNumber(visited)} von ${formatNumber(n)}** besucht.`;

export const MEET = "Gegen einen, der vorausplant";

export const WHY = [
  {
    button: "Warum?",
    text: (/** @type {number[]} */ [minus = 0, plus = 0], /** @type {number} */ magnitude) =>
      `Der Spielstein steht in der Mitte zwischen ${bold(minus)} und ${bold(plus)}, beide neu. Zu jeder ist der Abstand ${bold(magnitude)}, also nennt Magnus ${formatNumber(magnitude)}: Sie wählen nur, welche.`,
  },
  {
    button: "Die neuen zeigen",
    text: () => `Der orange Ring ist ${term("layer:0", "A")}: alle Positionen, auf denen noch niemand war.`,
  },
  {
    button: "Mittelpunkte zeigen",
    text: (/** @type {number[]} */ _pair, /** @type {number} */ _magnitude, /** @type {boolean} */ isAll) =>
      `${term("layer:1", "M(A)")} ist A mit allen ${term("midpoint", "Mittelpunkten")} seiner Paare${isAll ? ", hier der ganze Tisch: Überall" : ". Solange der Spielstein dort steht,"} kann Magnus die nächste Position neu machen.`,
  },
];

export const MAY_DEREK_WIN = "Kann Derek gewinnen?";
export const TRY_AGAIN = "Noch einmal versuchen";

/** @param {{round: number, token: number, magnitude: number}} state @param {number[]} kept */
export function keepText({ round, token, magnitude }, kept) {
  const these = `Halten Sie diese: ${listed(kept)}.`;
  if (round === 0)
    return `Ein kleinerer Tisch. **${these}** Der Spielstein darf sie nie betreten. Er muss um ${bold(magnitude)} ziehen.`;
  return `${bold(token)} ist keine der drei. Jetzt muss der Spielstein um ${bold(magnitude)} ziehen. ${these}`;
}

const ALWAYS = "Je zwei der drei haben die dritte zum Mittelpunkt; von außen führt also höchstens ein Weg hinein.";

/** @param {number} entered @param {number} other */
export function enteredText(entered, other) {
  return `${bold(entered)} ist eine der drei; der andere Weg führte zu ${bold(other)}. ${ALWAYS}`;
}

/** @param {number} visited @param {number} n */
export function lostText(visited, n) {
  return `Magnus hat **${formatNumber(visited)} von ${formatNumber(n)}** besucht: Er ist in die drei gekommen. ${ALWAYS}`;
}

/** @param {number} visited @param {number} n */
export function shieldText(visited, n) {
  return `Magnus kommt über **${formatNumber(visited)} von ${formatNumber(n)}** nicht hinaus: Sie haben Dereks Schild gefunden. ${ALWAYS} Darüber hinaus kann Derek Magnus nur noch Runden verschwenden lassen.`;
}
