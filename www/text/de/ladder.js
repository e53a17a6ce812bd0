// @ts-check
/** Sätze der Leiter der ersten Partien. */

/** @type {import("../types").Translated<typeof import("../en/ladder.js").default>} */
export default {
  ladderNext: "Weiter mit {n}",
  ladderNextLearn: "Weiter: warum",
  ladderIdea9: "**Neun ist 3 · 3:** Drei Positionen können Sie für immer halten. Welche drei?",
  ladderIdea13:
    "**Er soll Runden verschwenden:** Auf M(A), dem **grünen** Ring, findet er sofort eine neue Position. Gehen Sie hinaus.",
  ladderIdea15: "**Fünfzehn ist 3 · 5:** Fünf Positionen können Sie für immer halten, er bekommt nur 10. Welche fünf?",
  ladderIdea16:
    "**Nichts ist zu halten,** aber dieser Magnus lost seine Ansagen aus. Zufällige Antworten reichen 17 oder 18 Runden. Schaffen Sie {wanted}?",
  ladderIdea21: "**Einundzwanzig ist 3 · 7:** Drei Positionen können Sie für immer halten oder sogar sieben. Welche?",
  ladderPlayed: {
    one: "{count} Runde ist gespielt: neu, was Derek auch sagt. **Ab jetzt zählt Ihre Antwort.**",
    other: "{count} Runden sind gespielt: alle neu, was Derek auch sagt. **Ab jetzt zählt Ihre Antwort.**",
  },
  ladderHint: "Hinweis",
  ladderSolution: "**{way}**, zur {to}: Die andere Richtung spart ihm {lost}.",
  ladderSolutionPositions: "**{way}**, zur {to}: Die andere Richtung gibt ihm {lost}.",
  ladderSolutionKeep: "**{way}**, zur {to}: Die andere Richtung führt zur {other}, einer der umkreisten.",
  ladderSolutionBoth: "Beide Richtungen sind hier gleich gut.",
  ladderSolve: "Lösung",
  ladderHintKeep: "**Hinweis:** Halten Sie die umkreisten, {kept}. Von außen führt höchstens eine Richtung dorthin.",
  ladderHintNear: "**Hinweis:** Von {near} ist eine neue Position {rounds} entfernt, von {far} {more}.",
  ladderHintFarther:
    "**Hinweis:** Von {near} ist eine neue Position {rounds} entfernt, von {far} {more}. Aber schauen Sie diesmal weiter voraus.",
  ladderHintNever: "**Hinweis:** Von {near} ist eine neue Position {rounds} entfernt, von {far} findet er keine mehr.",
  ladderHintSame: "**Hinweis:** Von {near} wie von {far} ist eine neue Position {rounds} entfernt.",
  ladderHintNone: "**Hinweis:** Er findet keine neue Position mehr.",
  ladderIdeaMagnus:
    "**Sie sind Magnus auf {n} Positionen:** Suchen Sie zwei neue, gleich weit vom Spielstein, und nennen Sie diesen Abstand.",
  ladderBeMagnus: "Magnus sein",
  ladderBeDerek: "Derek sein",
  ladderLabel: "Die ersten Partien",
  ladderPositions: { one: "{count} Position", other: "{count} Positionen" },
  ladderRung: "{name}, Bestes: {rounds}",
  ladderRungMarked: "{name}, Bestes: {rounds}, Stern",
  ladderBest: "Ihr Bestes auf {n}: **{best}**.",
  ladderBestOf: "{visited} von {n} in {rounds}",
  ladderBestThis: "**Ihr Bestes auf {n} bisher.**",
  ladderBetterRounds: "Mehr Runden sind besser für Sie.",
  ladderBetterKept: "Weniger Positionen sind besser für Sie, dann mehr Runden.",
  ladderBetterMagnus: "Mehr Positionen sind besser für Sie, dann weniger Runden.",
  ladderStar: "Den Stern gibt es ab {wanted} Runden.",
  ladderStarKept: "Den Stern gibt es für {few} Positionen in mindestens {wanted} Runden.",
};
