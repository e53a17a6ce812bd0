// @ts-check
/** Sätze der Leiter der ersten Partien. */

/** @type {import("../types").Translated<typeof import("../en/ladder.js").default>} */
export default {
  ladderNext9: "Weiter: 9 Positionen, drei gehören Ihnen",
  ladderNext13: "Weiter: 13 Positionen, nur Runden zählen",
  ladderNext15: "Weiter: 15 Positionen, alle bekommt er nicht",
  ladderNext16: "Weiter: 16 Positionen, nichts ist sicher",
  ladderNext21: "Weiter: 21 Positionen und zwei Schilde",
  ladderNextLearn: "Weiter: warum das alles so ist",
  ladderIdea9: "**Neun Positionen.** Halten Sie jede dritte, 1, 4 und 7, und Magnus bleibt bei 6 stehen.",
  ladderIdea13:
    "**Dreizehn ist prim:** Magnus soll Runden verschwenden. Aus M(A), dem **grünen** Ring, findet seine nächste Ansage immer eine neue Position: Gehen Sie hinaus.",
  ladderIdea15:
    "**Fünfzehn ist 3 · 5:** Halten Sie jede dritte Position, 1, 4, 7, 10, 13 oder 2, 5, 8, 11, 14, und er bekommt nur 10.",
  ladderIdea16:
    "**Sechzehn ist eine Zweierpotenz:** Nichts lässt sich halten. Es zählen nur die Runden: je mehr, desto besser für Sie.",
  ladderIdea21:
    "**Einundzwanzig ist 3 · 7:** Jede siebte Position ist ein Schild aus dreien, jede dritte einer aus sieben. Wählen Sie.",
  ladderIdeaMagnus:
    "**Sie sind Magnus auf {n} Positionen:** Suchen Sie zwei neue, gleich weit vom Spielstein, und nennen Sie diesen Abstand.",
  ladderBeMagnus: "Magnus sein",
  ladderBeDerek: "Derek sein",
  ladderLabel: "Die ersten Partien",
  ladderPositions: { one: "{count} Position", other: "{count} Positionen" },
  ladderBest: "Ihr Bestes auf {n}: **{rounds}**, perfekt sind {par}. Mehr Runden sind besser für Sie.",
  ladderBestPositions: "Ihr Bestes auf {n}: Er bekam **{visited}**, perfekt sind {few}. Weniger sind besser für Sie.",
  ladderBestMagnus: "Ihr Bestes auf {n}: **{visited}** Positionen in **{rounds}**, perfekt sind {few} in {par}.",
};
