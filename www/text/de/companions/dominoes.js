// @ts-check
/** Sätze der Seite des Dominokreises. */

/** @type {import("../../types").Translated<typeof import("../../en/companions/dominoes.js").default>} */
export default {
  // Die Züge, und warum.
  dominoTold: "{who} hat einen Stein auf **{first}** und **{next}** gelegt.",
  dominoToldYou: "Sie haben einen Stein auf **{first}** und **{next}** gelegt.",
  dominoAdvice: "Legen Sie einen Stein auf **{first}** und **{next}**.",
  dominoOpeningWins: {
    one: "Auf einem leeren Kreis sind alle Züge gleich: Es bleibt ein Weg aus {count} Feld mit dem Wert {value}, und wer darauf zieht, kann gewinnen.",
    other:
      "Auf einem leeren Kreis sind alle Züge gleich: Es bleibt ein Weg aus {count} Feldern mit dem Wert {value}, und wer darauf zieht, kann gewinnen.",
  },
  dominoOpeningLoses: {
    one: "Auf einem leeren Kreis sind alle Züge gleich: Es bleibt ein Weg aus {count} Feld mit dem Wert {value}, und wer darauf zieht, verliert.",
    other:
      "Auf einem leeren Kreis sind alle Züge gleich: Es bleibt ein Weg aus {count} Feldern mit dem Wert {value}, und wer darauf zieht, verliert.",
  },
  dominoToZero:
    "Das macht {left} und {right} aus dem Abschnitt der Länge {length}, und alle Werte zusammen ergeben 0 statt {xor}. Jede Antwort macht etwas anderes daraus, und dann kann ein Zug sie wieder zu 0 machen.",
  dominoFewestReplies: {
    one: "Alle Werte zusammen ergeben 0, also verliert jeder Zug gegen perfektes Spiel. Nach diesem gewinnt eine von {of} Antworten, und kein Zug lässt weniger zu.",
    other:
      "Alle Werte zusammen ergeben 0, also verliert jeder Zug gegen perfektes Spiel. Nach diesem gewinnen {count} von {of} Antworten, und kein Zug lässt weniger zu.",
  },
  dominoAtRandom: { one: "Der einzige Zug.", other: "Zufällig gezogen aus {count} Zügen." },

  // Wie die Partie steht.
  dominoEmpty: { one: "Der Kreis aus {count} Feld ist leer.", other: "Der Kreis aus {count} Feldern ist leer." },
  dominoOver: "Keine zwei benachbarten Felder sind frei: Wer jetzt ziehen müsste, hat verloren.",
  dominoOneSegment: "In einem Abschnitt kann man noch spielen; sein Wert ist **{xor}**.",
  dominoSegments: "In {many} Abschnitten kann man noch spielen; ihre Werte ergeben {sum} = **{xor}**.",
  dominoRule: "Wer nicht ziehen kann, verliert.",
  dominoTask: "Legen Sie einen Dominostein auf zwei benachbarte freie Felder.",

  // Der Kreis.
  dominoEmptyCircle: { one: "Kreis aus {count} Feld. Er ist leer.", other: "Kreis aus {count} Feldern. Er ist leer." },
  dominoCircle: {
    one: "Kreis aus {count} Feld. Steine beginnen auf {dominoes}. Freie Abschnitte: {free}. Alle Werte zusammen ergeben {xor}.",
    other:
      "Kreis aus {count} Feldern. Steine beginnen auf {dominoes}. Freie Abschnitte: {free}. Alle Werte zusammen ergeben {xor}.",
  },
  dominoFree: "{length} ab {first}, Wert {value}",
  dominoNoneFree: "keine",
  dominoMiddle1: "noch kein Stein:",
  dominoMiddle2: "der erste macht",
  dominoMiddle3: "daraus eine Reihe",
  dominoWhoMovesWins: "wer zieht, gewinnt",
  dominoWhoMovesLoses: "wer zieht, verliert",

  // Die Felder zum Ausfüllen, und die Tasten dieses Spiels.
  dominoSize: "Felder N",
  dominoSpaces: "Felder",
  dominoRange: "1 bis {most}",
  dominoPlace: "Legen",
  dominoAndNext: "und {next}",
  dominoAndTheNext: "und das nächste",
  dominoChoose: "Geben Sie das erste der beiden Felder ein, oder wählen Sie es auf dem Kreis.",
  dominoLastMove: "Danach ist kein Zug mehr möglich: Sie gewinnen.",
  dominoLeaves: "Übrig bleiben {segments}: ⊕ = {xor}.",
  dominoLength: "{length} (Wert {value})",
  dominoKeyArrows: "von Zug zu Zug gehen",
  dominoKeyEnter: "den Stein dorthin legen",

  // Die Tabelle der Abschnitte.
  segmentsTitle: "Abschnitte",
  segmentsLabel: "Abschnitte, eine Tabelle",
  segmentsNote: "⊕ addiert Binärziffern ohne Übertrag. Wer 0 übrig lässt, gewinnt.",
  segmentsSpaces: "Felder",
  segmentsLength: "Länge",
  segmentsValue: "Wert F",
  segmentsBinary: "Binär",
  segmentsAllInCircle: "alle, ein Kreis",
  segmentsOfAll: "⊕ von allen",
  segmentsAfterMove: "⊕ nach dem Zug",

  // Die Werte von Wegen.
  valuesPlot:
    "Diagramm von F(m) für m von 0 bis {last}. Ab m = {preperiod} wiederholt es sich alle {period}. Die Zahlen stehen in der Tabelle.",
  valuesPeriod: "{from} bis {to}: Periode",
  valuesBefore: "0 bis {to}: vor der Periode",
  valuesTable: "Werte von F, eine Tabelle",

  // Wer auf N Feldern gewinnt.
  circleOneSpace: "Auf einem einzigen Feld kann man keinen Stein legen: Der **erste Spieler verliert**.",
  circleWins: {
    one: "N = {n}: Der **erste Spieler gewinnt**. Jeder erste Zug lässt einen Weg aus {count} Feld übrig, und {values}. N ≡ {residue} (mod {period}).",
    other:
      "N = {n}: Der **erste Spieler gewinnt**. Jeder erste Zug lässt einen Weg aus {count} Feldern übrig, und {values}. N ≡ {residue} (mod {period}).",
  },
  circleLoses: {
    one: "N = {n}: Der **erste Spieler verliert**. Jeder erste Zug lässt einen Weg aus {count} Feld übrig, und {values}. N ≡ {residue} (mod {period}).",
    other:
      "N = {n}: Der **erste Spieler verliert**. Jeder erste Zug lässt einen Weg aus {count} Feldern übrig, und {values}. N ≡ {residue} (mod {period}).",
  },
};
