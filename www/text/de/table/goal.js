// @ts-check
/** Ziele der Spieler auf diesem Tisch, und Rat für Magnus. */

/** @type {import("../../types").Translated<typeof import("../../en/table/goal.js").default>} */
export default {
  goal: "Magnus will viele Positionen in wenigen Runden, Derek das Gegenteil: {best} für {few} von {n} Positionen.",
  goalAll: "Magnus will viele Positionen in wenigen Runden, Derek das Gegenteil: {best} für alle {n} Positionen.",
  goalMagnus: "Besuchen Sie {few} von {n} Positionen in wenigen Runden: {best}.",
  goalMagnusAll: "Besuchen Sie alle {n} Positionen in wenigen Runden: {best}.",
  goalDerek: "Lassen Sie Magnus höchstens {few} von {n} Positionen, und das in möglichst vielen Runden. {best}.",
  goalPerfect: "**{par}** sind ⟦perfekt|par⟧",
  goalPar: "**{par}** ⟦reichen|par⟧",
  goalPerfectHis: "Mit ⟦perfektem|par⟧ Spiel braucht er **{par}**",
  goalParHis: "**{par}** ⟦reichen|par⟧ ihm",
  goalDerekRounds: "Magnus soll Runden verschwenden. {best}.",
  nudgePair: "Suchen Sie zwei unbesuchte Positionen, die gleich weit vom Spielstein entfernt sind.",
  nudgeMidpoint:
    "Suchen Sie eine Position, die von zwei unbesuchten gleich weit entfernt ist, und bringen Sie den Spielstein dorthin.",
};
