// @ts-check
/** Sätze der Leiter der ersten Partien. */

/** @type {import("../../types").Translated<typeof import("../../en/site/ladder.js").default>} */
export default {
  ladderNext: "Weiter mit {n}",
  ladderNextLearn: "Die Gründe",
  ladderIdea9: "**Neun ist 3 · 3:** Drei Positionen können Sie für immer halten.",
  ladderIdea13:
    "**Er soll Runden verschwenden:** Von M(A), dem **grünen** Ring, findet er sofort eine neue Position, von tieferen später.",
  ladderIdea15: "**Fünfzehn ist 3 · 5:** Fünf Positionen können Sie für immer halten, er bekommt nur 10.",
  ladderIdea16: "Er bekommt alle 16, aber dieser Magnus lost seine Ansagen aus.",
  ladderIdea21: "**Einundzwanzig ist 3 · 7:** Drei Positionen können Sie für immer halten oder sogar sieben.",
  ladderSetUp: "**Ihre eigene Stellung** auf n = {n}.",
  ladderAsk9: "Welche drei?",
  ladderAsk15: "Welche fünf?",
  ladderAsk21: "Welche?",
  ladderPlayed: {
    one: "Die erste ist gespielt: zwangsläufig neu. Jetzt wählen Sie.",
    other: "Die ersten {count} sind gespielt: zwangsläufig neu. Jetzt wählen Sie.",
  },
  ladderAnyway: "{few} bekommt er ohnehin.",
  ladderGoal: "**Halten Sie {wanted} Runden durch.**",
  ladderGoalSent: "**Halten Sie {wanted} Runden durch:** Das schlägt die geschickte Partie.",
  ladderOnlyRounds: "Ihm sind {few} von {n} sicher, es zählen die Runden.",
  ladderHint: "Hinweis",
  ladderSolution: "**{way}**, zur {to}: Die andere Richtung spart ihm {lost}.",
  ladderSolutionPositions: "**{way}**, zur {to}: Die andere Richtung gibt ihm {lost}.",
  ladderSolutionKeep: "**{way}**, zur {to}: Die andere Richtung führt zur {other}, einer der umkreisten.",
  ladderSolutionBoth: "**Beliebig:** Bei perfektem Spiel von dort an dauert beides gleich lang.",
  ladderSolutionNone: "**Beliebig:** Keine Richtung führt zu einer umkreisten.",
  ladderSolve: "Lösung",
  ladderHintKeep: "**Hinweis:** Halten Sie die umkreisten, {kept}: Nie führen beide Richtungen dorthin. {now}",
  ladderHintKeepFew:
    "**Hinweis:** Für den Stern ist es zu spät, aber die umkreisten, {kept}, können Sie noch halten: Nie führen beide Richtungen dorthin. {now}",
  ladderHintOneWay: "Diesmal eine.",
  ladderHintNoWay: "Diesmal keine.",
  ladderHintNear:
    "**Hinweis:** Eine neue Position ist von **{near}** aus {rounds} entfernt, von **{far}** aus aber {more}. {end}",
  ladderHintNever:
    "**Hinweis:** Eine neue Position ist von **{near}** aus {rounds} entfernt, von **{far}** aus findet er keine mehr. {end}",
  ladderHintSame: "**Hinweis:** Eine neue Position ist von **{near}** wie von **{far}** aus {rounds} entfernt. {end}",
  ladderHintEqual: "Perfekt gespielt ist beides gleich gut.",
  ladderHintWastes: "Dort lassen Sie ihn {lost} verschwenden.",
  ladderHintSooner: "Aber über **{worse}** endet perfektes Spiel {lost} früher.",
  ladderHintMore: {
    one: "Aber über **{worse}** bekommt er {count} Position mehr.",
    other: "Aber über **{worse}** bekommt er {count} Positionen mehr.",
  },
  ladderHintOpposite: "**Hinweis:** {to} liegt gegenüber, beide Richtungen führen dorthin. Sie haben keine Wahl.",
  ladderHintNone: "**Hinweis:** Er findet keine neue Position mehr.",
  ladderIdeaMagnus:
    "**Sie sind Magnus:** Beginnen Sie beliebig. Später suchen Sie zwei neue Positionen, die gleich weit vom Spielstein entfernt sind, und nennen diesen Abstand.",
  ladderIdeaMagnusOn:
    "**Sie sind Magnus:** Suchen Sie zwei neue Positionen, die gleich weit vom Spielstein entfernt sind, und nennen Sie diesen Abstand.",
  ladderBeMagnus: "Magnus sein",
  ladderBeDerek: "Derek sein",
  ladderLabel: "Erste Partien",
  ladderPositions: { one: "{count} Position", other: "{count} Positionen" },
  ladderReached: "{visited} von {n}",
  ladderRung: "{name}, Bestes: {visited} in {rounds}",
  ladderRungMarked: "{name}, Bestes: {visited} in {rounds}, Stern",
  ladderBest: "Ihr Bestes: **{best}**.",
  ladderBestOf: "{visited} von {n} in {rounds}",
  ladderBestThis: "**Ihr Bestes bisher.**",
  ladderStar: "Stern: ab {wanted} Runden.",
  ladderStarKept: "Stern: {few} von {n} ab {wanted} Runden.",
  ladderAllStars: "**Alle fünf Sterne!** Warum das alles so ist, kommt als Nächstes.",
  ladderSame: "Selbst spielen",
  ladderBack: "Zurück zur Partie",
  ladderSent: "Jemand anders war {player}. **Können Sie es besser?**",
  ladderBeaten: "**Geschlagen:** In der geschickten Partie waren es {sent}!",
  ladderUnbeaten: "In der geschickten Partie waren es {sent}: noch nicht geschlagen.",
};
