// @ts-check
/** Urteil über eine Partie, die sich im Kreis dreht und die ein Mensch beendet. */

/** @type {import("../../types").Translated<typeof import("../../en/table/repetition.js").default>} */
export default {
  endHere: "Die Partie hier beenden",
  playOn: "Weiterspielen",
  meetPlanner: "Gegen einen Magnus, der vorausplant",
  endedMagnus:
    "Sie haben **{visited} von {n}** Positionen besucht. Einem Magnus, der vorausplant, sind {few} in {par} sicher.",
  endedHeld:
    "Sie haben diesen Magnus bei **{visited} von {n}** Positionen gehalten. Einem Magnus, der vorausplant, sind {few} sicher.",
  endedGot:
    "Dieser Magnus hat Ihnen **{visited} von {n}** Positionen abgewonnen. Einem Magnus, der vorausplant, sind {few} sicher.",
  ended: "Magnus hat **{visited} von {n}** Positionen besucht. Einem Magnus, der vorausplant, sind {few} sicher.",
};
