// @ts-check
/** Was die Seite von Multivision sagt. */

import { nameOf } from "./companions.js";
import { formatNumber } from "./numbers.js";

export { formatNumber };

/** @import { MultivisionReason } from "../../pages/companions/types" */
/** @import { Who } from "../en/companions.js" */
/** @import { Doing } from "../en/multivision.js" */

/** @param {Who} who @param {Doing} doing */
export function told(who, doing) {
  const begin = `${nameOf(who)} ${who === "you" ? "haben" : "hat"}`;
  if (typeof doing === "string") return `${begin} geteilt wie in **${doing}**.`;
  const parts = doing.map(
    ({ pile, by, product }) =>
      `Haufen ${pile} durch **${by}** geteilt${product ? ` und mit **${product}** multipliziert` : ""}`,
  );
  return `${begin} ${parts.join("; ")}.`;
}

/** @param {Doing} doing */
export function advice(doing) {
  if (typeof doing === "string") return `Teilen Sie wie in **${doing}**.`;
  const parts = doing.map(
    ({ pile, by, product }) =>
      `Haufen ${pile} durch **${by}**${product ? ` und multiplizieren Sie ihn mit **${product}**` : ""}`,
  );
  return `Teilen Sie ${parts.join("; teilen Sie ")}.`;
}

export const task =
  "Teilen Sie einen Haufen durch eine Primzahl, die in ihm steckt, und multiplizieren Sie ihn mit beliebigen Potenzen größerer Primzahlen. Wer den letzten Haufen zu 1 macht, gewinnt.";

export const fields = {
  piles: {
    label: "Haufen",
    note: (/** @type {number} */ most, /** @type {number} */ prime) =>
      `1 bis ${most}, wie in 12, 18 oder 2^3*5^T(7), (2..541)^p; Primzahlen bis ${prime}`,
  },
  k: { label: "K", note: (/** @type {number} */ most) => `2 bis ${most}; 2 ist Multivision selbst` },
};

/** „Quadrat“, „4. Potenz“. @param {number} k */
const noun = (k) => (k === 2 ? "Quadrat" : k === 3 ? "Kubikzahl" : `${k}. Potenz`);
/** „ein Quadrat“, „eine 4. Potenz“. @param {number} k */
export const powerName = (k) => `${k === 2 ? "ein" : "eine"} ${noun(k)}`;
/** @param {number} k @param {boolean} isPower */
const powerOrNot = (k, isPower) => (isPower ? powerName(k) : `k${powerName(k)}`);

/** @param {number} piles */
export const over = (piles) =>
  `${piles === 1 ? "Der Haufen ist 1" : "Alle Haufen sind 1"}: Kein Zug ist mehr möglich, und wer den letzten gemacht hat, gewinnt.`;

/** @param {number} piles @param {number} k @param {boolean} isPower */
export function position(piles, k, isPower) {
  const what = piles === 1 ? "Ein Haufen; seine Größe M" : `${piles} Haufen; ihr Produkt M`;
  return `${what} ist **${powerOrNot(k, isPower)}**.`;
}

/** @param {MultivisionReason} reason @param {number} k @param {number | undefined} least */
export function why(reason, k, least) {
  switch (reason.kind) {
    case "toPower": {
      const { prime, residue, mended } = reason;
      const smallest = prime === least && k === 2 ? "" : ", der kleinsten solchen Primzahl,";
      const first =
        k === 2
          ? `In M war der Exponent von ${prime}${smallest} ungerade; einer weniger macht ihn gerade.`
          : `In M ließ der Exponent von ${prime}${smallest} modulo ${k} den Rest ${residue}; ${residue} weniger lassen 0.`;
      const lacking = k === 2 ? "deren Exponent ungerade war" : `deren Exponent kein Vielfaches von ${k} war`;
      const which =
        mended === 1 ? `Eine größere Primzahl, ${lacking},` : `Jede von ${mended} größeren Primzahlen, ${lacking},`;
      const rest = mended === 0 ? "" : ` ${which} bekommt, was ihr fehlt.`;
      const none =
        k === 2
          ? "von einem Quadrat führt kein Zug zu einem anderen"
          : `von einer ${noun(k)} führt kein Zug zu einer anderen`;
      return `${first}${rest} So wird M ${powerName(k)}, und ${none}.`;
    }
    case "stubborn": {
      const spoilt =
        reason.spoilt === 1
          ? "verdirbt ihre Spalte, die"
          : `verdirbt ihre Spalte und alle größeren, zusammen ${formatNumber(reason.spoilt)}, die`;
      return `M ist schon ${powerName(k)}, also verliert jeder Zug gegen perfektes Spiel. Dieser teilt durch die kleinste Primzahl, die es gibt, und ${spoilt} die Antwort in einem Zug in Ordnung bringen muss.`;
    }
    default:
      return "Haufen, Primzahl und hinzugefügte Potenzen wurden zufällig gezogen.";
  }
}

/** @param {number} exponent */
export const aboutPower = (exponent) => `etwa 10^${formatNumber(exponent)}`;
/** @param {number} exponent */
export const manyDigits = (exponent) => `eine Zahl mit etwa 10^${exponent} Ziffern`;
export const tooLarge = "zu groß, als dass man die Ziffern zählen könnte";

export const delay = {
  title: "Wie lange kann der Verlierer verzögern?",
  moves: "Züge",
  find: "Einen solchen Zug suchen",
};

/** @param {string} digits */
const shown = (digits) => (digits.length > 15 ? aboutPower(digits.length - 1) : formatNumber(Number(digits)));
/** @param {number} k */
const taken = (k) => (k === 2 ? "einen Exponenten" : `höchstens ${k - 1} Exponenten`);

/** @param {number} k @param {string} together */
export function atLeastVague(k, together) {
  const divided = k === 2 ? "" : `, geteilt durch ${k - 1},`;
  return `Ein Zug nimmt ${taken(k)} weg, und alle zusammen sind mindestens ${together}: So viele **Züge**${divided} dauert die Partie mindestens, was die Spieler auch tun. Kein Kalender reicht so weit.`;
}

/** @param {number} k @param {string} together @param {string} moves */
export const atLeast = (k, together, moves) =>
  `Ein Zug nimmt ${taken(k)} weg, und alle zusammen sind ${shown(together)}: Also dauert die Partie mindestens **${shown(moves)} ${moves === "1" ? "Zug" : "Züge"}**, was die Spieler auch tun.`;

/** @param {number} exponent */
export const years = (exponent) => `Bei einem Zug je Nanosekunde sind das etwa 10^${formatNumber(exponent)} Jahre.`;

/** @param {number | undefined} last */
export const nearEnd = (last) =>
  `Nur ${last} ist noch übrig, und die Exponenten können nicht mehr wachsen: Das Ende ist nah.`;

/** @param {number} by @param {number | undefined} last @param {number} k */
export const unbounded = (by, last, k) =>
  `Und keine Zahl beschränkt die Dauer (Satz 1): Solange ${by} in einem Haufen steckt, darf, wer einmal dadurch teilt, zu den Exponenten von ${last} jede Zahl addieren. Der Gewinner kann dasselbe tun, und M bleibt ${powerName(k)}, spätestens wenn der Verlierer eine kleinere Primzahl als ${last} genommen hat (Korollar). Und doch endet jede Partie.`;

export const form = {
  pile: "Haufen",
  prime: "teilen durch",
  times: "wie oft",
  timesTo: (/** @type {number} */ most) => `wie oft, 1 bis ${most}`,
  writing: "Der Zug in Schrift",
  move: "Ziehen",
  addTo: (/** @type {number} */ prime) => `zu ${prime} dazu`,
  multiply: "und multiplizieren mit",
  asIn: (/** @type {string} */ one, /** @type {string} */ other) => `wie in ${one} oder ${other}`,
  choose: "Wählen Sie oben oder auf den Türmen, oder schreiben Sie: Haufen / Primzahl * hinzugefügte Potenzen.",
};

/** @param {{pile: number, size: string}[]} changed @param {number} k @param {boolean} isPower */
export function preview(changed, k, isPower) {
  const piles = changed.map(({ pile, size }) => `Haufen ${pile} ist dann ${size}`).join(", ");
  return `${piles}. M ist dann ${powerOrNot(k, isPower)}.`;
}

/** @param {number} number */
export const pile = (number) => `Haufen ${number}`;

/** @param {number} number @param {{prime: number | undefined, exponent: string}[]} powers @param {number[]} residues */
export function pileInWords(number, powers, residues) {
  const product = powers.map(({ prime, exponent }) => `${prime} hoch ${exponent}`).join(" mal ") || "1";
  return `Haufen ${number}: ${product}; modulo K ${residues.join(" ")}.`;
}

/** @param {number} k */
export const product = (k) => `, das Produkt: Exponenten modulo ${k}`;
/** @param {string} residues */
export const productInWords = (residues) => `V M, nach Primzahlen: ${residues}.`;
export const allZero = "Alle sind 0: eine P-Stellung.";
/** @param {number | undefined} prime */
export const leftmost = (prime) =>
  `Was von links als Erstes nicht 0 ist, gehört zu ${prime}: Ein Gewinnzug teilt dadurch.`;
/** @param {number} left */
export const afterMove = (left) => (left === 0 ? "→ alle 0 nach dem Zug" : `→ ${left} nicht 0 nach dem Zug`);

/** @param {number} k */
export function legend(k) {
  const filled = k === 2 ? "ungerade" : `kein Vielfaches von ${k}`;
  return `Ein Balken für jede Primzahl, so hoch, wie der Exponent lang ist; dunkle Balken stehen für Exponenten, die zu groß sind, um ausgeschrieben zu werden. Die Kästchen darunter sind die Vektoren V der Haufen und von M: ausgefüllt, wo der Exponent ${filled} ist.`;
}
