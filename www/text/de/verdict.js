// @ts-check
/** Urteil über eine beendete Partie: ihre Runden im Vergleich zu perfektem Spiel, und verschenkte Runden und Positionen. */

/** @type {import("../types").Translated<typeof import("../en/verdict.js").default>} */
export default {
  headlineYouDerek: "Sie hielten **{rounds}** durch",
  headlineYouMagnus: "Sie bekamen **{visited} von {n}** in **{rounds}**",
  headlineYouKept: "Er bekam **{visited} von {n}** in **{rounds}**",
  headlineYouLost: "Er bekam **{visited} von {n}**",
  headlineDerek: "Derek hielt **{rounds}** durch",
  headlineVisited: "Magnus bekam **{visited} von {n}**",
  youBelow: "**Das geht besser:** {said}, perfekt sind {best}.",
  youPar: "**Gut gespielt:** {said}; nachweislich reichen {best}.",
  youPerfect: "**Perfekt:** {said}.",
  youEven: "**Am Ende perfekt:** {said}.",
  youBeyond: "**Besser als gegen perfektes Spiel:** {said}, perfekt sind {best}.",
  parIs: "**Das Ergebnis:** {said}; nachweislich reichen {best}.",
  perfectEven: "**So viele Runden wie bei perfektem Spiel:** {said}.",
  perfectIs: "{said}. Perfekt sind {best}.",
  perfectThis: "{said}. **Perfekt!** Nichts wurde verschenkt.",
  verdictMore: "Mehr über diese Partie",
  verdict: "{head}: {told}.",
  verdictHead: "**{rounds}, {best}**",
  verdictHeadMore: "**{rounds}, {best}**, aber **{positions}**, obwohl {star} = {few} ist",
  verdictOfBoth: "{first}; {second}",
  verdictEven: "{first}, aber {second}: Das macht wieder {par}",
  gaveYouMagnus: {
    one: "Sie haben **{lost}** verschenkt, mit Ihrer Ansage in Runde {where}",
    other: "Sie haben **{lost}** verschenkt, mit Ihren Ansagen in den Runden {where}",
  },
  gaveYouDerek: {
    one: "Sie haben **{lost}** verschenkt, mit Ihrer Antwort in Runde {where}",
    other: "Sie haben **{lost}** verschenkt, mit Ihren Antworten in den Runden {where}",
  },
  gaveMagnus: {
    one: "Magnus hat **{lost}** verschenkt, mit seiner Ansage in Runde {where}",
    other: "Magnus hat **{lost}** verschenkt, mit seinen Ansagen in den Runden {where}",
  },
  gaveDerek: {
    one: "Derek hat **{lost}** verschenkt, mit seiner Antwort in Runde {where}",
    other: "Derek hat **{lost}** verschenkt, mit seinen Antworten in den Runden {where}",
  },
  gaveInMore: "{count} weiteren",
  gaveNothingYou: "Sie haben nichts verschenkt",
  gaveNothingMagnus: "Magnus hat nichts verschenkt",
  gaveNothingDerek: "Derek hat nichts verschenkt",
  perfectGame: "eine perfekte Partie. Keiner von beiden hat etwas verschenkt",
  perfectGameMagnus: "eine perfekte Partie. Jede Ihrer Ansagen war die bestmögliche, und ebenso jede Antwort von Derek",
  perfectGameDerek:
    "eine perfekte Partie. Jede Ihrer Antworten war die bestmögliche, und ebenso jede Ansage von Magnus",
  parExactly: "genau so viele",
  parMoreYou: "Sie haben Magnus mehr besuchen lassen, als er hätte erzwingen können",
  parMoreDerek: "Derek hat Magnus mehr besuchen lassen, als er hätte erzwingen können",
  parHeldYou: "Sie haben **{by}** länger durchgehalten, als ein guter Magnus braucht",
  parHeldDerek: "Derek hat **{by}** länger durchgehalten, als ein guter Magnus braucht",
  parUnderYou: "Sie brauchten **{by}** weniger als die bewiesenen {formula}",
  parUnderMagnus: "Magnus brauchte **{by}** weniger als die bewiesenen {formula}",
  repeated:
    "Nach Runde {again} war alles wieder so wie nach Runde {first}: Die Partie kann sich ewig so wiederholen. Sie dürfen sie hier beenden.",
};
