// @ts-check
/** Was an einem Link nicht stimmt. */

import { formatNumber, rounds } from "./numbers.js";
import { inQuotes } from "./quoted.js";
import { strategyName } from "./strategy-name.js";

/** @import { LinkFault } from "../../table/core-types" */

/** @type {{[Code in LinkFault["code"]]: (fault: Extract<LinkFault, {code: Code}>) => string}} */
export const LINK_FAULTS = {
  characters: ({ count, most }) =>
    `Dieser Link hat ${formatNumber(count)} Zeichen, gelesen werden höchstens ${formatNumber(most)}.`,
  version: ({ version, known }) =>
    `Dieser Link hat die Version ${version}, diese Seite liest nur die Version ${known}; eine neuere Seite kann ihn vielleicht lesen.`,
  roundsNeeded: ({ count, most }) =>
    `Für diese Partie müsste ein Link ${rounds(count)} enthalten, er fasst aber höchstens ${formatNumber(most)}.`,
  linesNeeded: ({ count, most }) =>
    `Für diese Partie müsste ein Link ${formatNumber(count)} Varianten enthalten, er fasst aber höchstens ${formatNumber(most)}.`,
  list: ({ strategy, most }) =>
    `Ein Link kann die Liste von „${strategyName(strategy)}“ nicht enthalten: Sie kann dafür höchstens ${formatNumber(most)} Zeichen haben.`,
  rounds: (fault) =>
    `Dieser Link hat mindestens ${rounds(fault.rounds)}, gelesen werden höchstens ${formatNumber(fault.most)}.`,
  moves: ({ count, most }) =>
    `Dieser Link hat ${formatNumber(count)} Züge, gelesen werden höchstens ${formatNumber(most)}.`,
  field: ({ name, meant }) =>
    `Dieser Link hat das Feld ${inQuotes(name)}, das es nicht gibt: Vielleicht ist ${meant} gemeint.`,
  noLink: ({ text }) =>
    `Dieser Link lautet ${inQuotes(text)}, müsste aber mit 1. beginnen oder Felder nennen wie in n=45&magnus=layers.`,
  noDirection: ({ text }) =>
    `Dieser Link hat den Zug ${inQuotes(text)} ohne Richtung: Züge werden wie in 3+1-2+ geschrieben.`,
  player: ({ player, number }) =>
    `Dieser Link nennt ${player} Nummer ${formatNumber(number)}, den diese Seite nicht kennt; eine neuere Seite kennt ihn vielleicht.`,
  variant: ({ strategy, number }) =>
    `Dieser Link nennt die Spielart ${formatNumber(number)} von „${strategyName(strategy)}“, die diese Seite nicht kennt; eine neuere Seite kennt sie vielleicht.`,
  character: ({ text }) =>
    `Dieser Link ist beschädigt: Er enthält ${inQuotes(text)}, ein Zeichen, das in keinem Link vorkommt.`,
  short: () => "Dieser Link ist beschädigt: Er endet zu früh. Er muss noch einmal ganz kopiert werden.",
  check: () =>
    "Dieser Link ist beschädigt: Seine letzten beiden Zeichen passen nicht zum Rest. Er muss noch einmal ganz kopiert werden.",
  largeNumber: () => "Dieser Link ist beschädigt: Er enthält eine Zahl von mehr als 32 Bit.",
  branch: ({ line }) =>
    `Dieser Link ist beschädigt: Seine Variante ${formatNumber(line)} zweigt nicht von der vorigen ab.`,
  sameLines: () => "Dieser Link ist beschädigt: Zwei seiner Varianten sind gleich.",
  shortField: ({ number }) => `Dieser Link ist beschädigt: Sein Feld ${formatNumber(number)} ist zu kurz.`,
  rest: () => "Dieser Link ist beschädigt: Nach seinem Ende folgt noch etwas.",
  move: () => "Dieser Link ist beschädigt: Er enthält einen Zug, den es auf dem Tisch nicht gibt.",
};
