// @ts-check
/** Sätze der Leiter der ersten Partien. */

/** @type {import("../types").Translated<typeof import("../en/ladder.js").default>} */
export default {
  ladderNext: "Weiter mit {n}",
  ladderNextLearn: "Weiter: warum",
  ladderIdea9: "**Neun ist 3 · 3:** Drei Positionen können Sie für immer halten.",
  ladderIdea13:
    "**Er soll Runden verschwenden:** Von M(A), dem **grünen** Ring, findet er sofort eine neue, von tieferen später.",
  ladderIdea15: "**Fünfzehn ist 3 · 5:** Fünf Positionen können Sie für immer halten, er bekommt nur 10.",
  ladderIdea16: "**Nichts ist zu halten,** aber dieser Magnus lost seine Ansagen aus.",
  ladderIdea21: "**Einundzwanzig ist 3 · 7:** Drei Positionen können Sie für immer halten oder sogar sieben.",
  ladderAsk9: "Welche drei?",
  ladderAsk15: "Welche fünf?",
  ladderAsk16: "Schaffen Sie {wanted} Runden?",
  ladderAsk21: "Welche?",
  ladderPlayed: {
    one: "{count} Runde ist gespielt: neu, was Derek auch sagt. **Ab jetzt wählen Sie: Er soll Runden verlieren.**",
    other:
      "{count} Runden sind gespielt: alle neu, was Derek auch sagt. **Ab jetzt wählen Sie: Er soll Runden verlieren.**",
  },
  ladderHint: "Hinweis",
  ladderSolution: "**{way}**, zur {to}: Die andere Richtung spart ihm {lost}.",
  ladderSolutionPositions: "**{way}**, zur {to}: Die andere Richtung gibt ihm {lost}.",
  ladderSolutionKeep: "**{way}**, zur {to}: Die andere Richtung führt zur {other}, einer der umkreisten.",
  ladderSolutionBoth: "Beide Richtungen sind hier gleich gut.",
  ladderSolve: "Lösung",
  ladderHintKeep: "**Hinweis:** Halten Sie die umkreisten, {kept}. {now}",
  ladderHintOneWay: "Eine der beiden Richtungen führt zu einer davon.",
  ladderHintNoWay: "Diesmal führt keine Richtung dorthin.",
  ladderHintNear:
    "**Hinweis:** Eine neue Position ist von **{near}** aus {rounds} entfernt, von **{far}** aus aber {more}. {end}",
  ladderHintNever:
    "**Hinweis:** Eine neue Position ist von **{near}** aus {rounds} entfernt, von **{far}** aus findet er keine mehr. {end}",
  ladderHintSame: "**Hinweis:** Eine neue Position ist von **{near}** wie von **{far}** aus {rounds} entfernt. {end}",
  ladderHintEqual: "Am Ende sind beide Richtungen gleich gut.",
  ladderHintSooner: "Aber über **{worse}** ist er {lost} früher fertig.",
  ladderHintMore: "Aber über **{worse}** bekommt er {lost} mehr.",
  ladderHintNone: "**Hinweis:** Er findet keine neue Position mehr.",
  ladderIdeaMagnus:
    "**Sie sind Magnus:** Beginnen Sie beliebig. Später suchen Sie zwei neue, gleich weit vom Spielstein, und nennen diesen Abstand.",
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
