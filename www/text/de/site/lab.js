// @ts-check
/** Sätze des Labors: über ein Turnier, das perfekte Spiel und die letzten Positionen. */

/** @type {import("../../types").Translated<typeof import("../../en/site/lab.js").default>} */
export default {
  labNotLoaded: "Die Spieler konnten nicht geladen werden: {why}",

  // Das Formular.
  labChosen: "{chosen} von {all}",
  labAll: "Alle",
  labBadSeeds: "Die Zahl der Startwerte {range}.",
  labGroups: "Ein Komma steht hier zwischen zwei Zahlen. Schreiben Sie {plain} statt {typed}.",
  labNoTables: "Schreiben Sie mindestens ein n, wie in 101, 1009 oder 3-20.",
  labNoMagnus: "Wählen Sie mindestens einen Magnus.",
  labNoDerek: "Wählen Sie mindestens einen Derek.",
  labNoPairs:
    "Keine der gewählten Paarungen kann auf diesen Tischen spielen: Wählen Sie andere Spieler oder ein anderes n.",

  // Ein Turnier.
  labSettingUp: "Die Partien werden aufgestellt.",
  labPlaying: { one: "{count} Partie wird gespielt.", other: "{count} Partien werden gespielt." },
  labPlayed: { one: "{played} von {count} Partie", other: "{played} von {count} Partien" },
  labFinished: { one: "Fertig: {count} Partie gespielt.", other: "Fertig: {count} Partien gespielt." },
  labCancelledAtOnce: "Vor der ersten Partie abgebrochen.",
  labCancelled: {
    one: "Nach {played} von {count} Partie abgebrochen.",
    other: "Nach {played} von {count} Partien abgebrochen.",
  },
  labBrokeOff: "Das Turnier ist abgebrochen: {why} Die bisher gespielten Partien bleiben erhalten.",

  // Seine Tabelle.
  labResults: "Ergebnisse",
  labTableOfResults: "Tabelle der Ergebnisse",
  labRounds: "Runden",
  labRoundsPerN: "Runden / n",
  labVisited: "Besucht",
  labBound: "Schranke",
  labNoBound: "keine",
  labFirstRows: "Die ersten {most} von {all} Zeilen. Die CSV-Datei hat alle Partien.",
  labAgainst: "{magnus} gegen {derek}",
  labOpenGame: "Startwert {seed}: diese Partie öffnen",
  labOpenGameOf: {
    one: "{count} Runde: n = {n}, {pair}, Startwert {seed} auf der Seite „Spielen“ öffnen",
    other: "{count} Runden: n = {n}, {pair}, Startwert {seed} auf der Seite „Spielen“ öffnen",
  },
  labStoppedAt: "angehalten bei ",

  // Sein Diagramm.
  labPoint: { one: "n = {n}: {count} Runde, {what}", other: "n = {n}: {count} Runden, {what}" },
  labNothingPlotted: "Diagramm von Runden − n über n: Noch ist keine Partie zu Ende.",
  labPlotOf: {
    one: "Diagramm von Runden − n über n, {count} Linie.",
    other: "Diagramm von Runden − n über n, {count} Linien.",
  },
  labHighestMore: {
    one: "Am rechten Ende am höchsten ist {highest}: {count} Runde mehr als n bei n = {n}. Die Zahlen stehen in der Tabelle.",
    other:
      "Am rechten Ende am höchsten ist {highest}: {count} Runden mehr als n bei n = {n}. Die Zahlen stehen in der Tabelle.",
  },
  labHighestFewer: {
    one: "Am rechten Ende am höchsten ist {highest}: {count} Runde weniger als n bei n = {n}. Die Zahlen stehen in der Tabelle.",
    other:
      "Am rechten Ende am höchsten ist {highest}: {count} Runden weniger als n bei n = {n}. Die Zahlen stehen in der Tabelle.",
  },
  labAllStopped: "Alle Partien wurden angehalten: Es gibt nichts zu zeichnen.",
  labBounds:
    "Grau: ⟨2(n − 1)⟩ Runden, unter denen das Schichtspiel auf jedem Tisch bleibt, und ⟨3(n − 1),⟩ die Schranke von Nedev (2010) für Tische, deren ⟨n⟩ keine Primzahl ist.",
  labLooks: "Farbe und Zeichen stehen für den Derek, Striche für den Magnus.",
  labTooHigh: "Zu hoch für das Diagramm: {lines}.",
  labPartsTooHigh: "Teile dieser Linien sind zu hoch für das Diagramm: {lines}.",
  labMerged: "Mehr als {most} Paarungen: Jede Linie ist ein Magnus mit dem Derek, der für ihn am schlimmsten ist.",
  labStoppedRows: {
    one: "Angehaltene Partien sind nicht gezeichnet ({count} Zeile).",
    other: "Angehaltene Partien sind nicht gezeichnet ({count} Zeilen).",
  },

  // Perfektes Spiel.
  labBadUpTo: "n {range}.",
  labEmpty: "nichts",
  labSolving:
    "Die Tische von 2 bis {last} werden gelöst. Der letzte braucht höchstens ungefähr {megabytes} MB Speicher.",
  labSolvedSoFar: "n = {n}: {percent} %",
  labSolved: "Fertig: R(n) ist hier für n = 2 bis {last} berechnet.",
  labSolvingCancelled: "Abgebrochen. Die bisher gefundenen Werte bleiben erhalten.",
  labSolvingBrokeOff: "Die Berechnung ist abgebrochen: {why} Die bisher gefundenen Werte bleiben erhalten.",
  labDiffers: "Der hier für n = {n} berechnete Wert weicht von der Datei ab. Bitte melden Sie das.",
  labPerfect: "R(n), perfektes Spiel",
  labExactPlot:
    "Diagramm von Runden − n über n: perfektes Spiel, und darüber drei Strategien im schlimmsten Fall. Bei n = {n} ist im perfekten Spiel R(n) − n = {above}. Die Zahlen stehen in der Tabelle.",
  labExact: "Exakte Werte",
  labTableOfExact: "Tabelle der exakten Werte",
  labProved: "Bewiesen",
  labLayersHead: "Mittelpunkt\u00adschichten",
  labProvedRange: "{least} bis {most}",
  labUnknown: "unbekannt",
  labFound: "Aufwand",
  labFoundHere: "eben hier",
  labFoundBefore: "{seconds} s",
  labFoundBeforeWith: "{seconds} s, {mebibytes} MiB",
  labFoundBeforeWithMuch: "{seconds} s, {gibibytes} GiB",

  // Wie es wächst.
  labFitted: "⟨a + b·{curve}⟩, angepasst",
  labProvedAtMost: "bewiesen: höchstens",
  labProvedAtLeast: "bewiesen: mindestens",
  labExactLine: "⟨R(p) − p⟩, exakt",
  labGrowthPlot:
    "Diagramm von R(p) − p über den Primzahlen p: {above} bei p = {p}, wo mindestens {least} und höchstens {most} bewiesen ist; drei an die Werte angepasste Kurven trennen sich jenseits davon. Die Zahlen stehen in der Tabelle.",
  labGrowthNote:
    "Was bewiesen ist, ist für die Primzahlen gezeichnet, deren ⟨R(p)⟩ bekannt ist: mindestens ⟨p − 4 + ⌈¾⌈log₂ p⌉⌉⟩ Runden, höchstens ⟨B(p) = 2p − 4 − s(p − 2)⟩. Die Kurven gehen weiter bis dorthin, wo sie sich trennen.",
  labGrowth:
    "Für die Primzahlen von 5 bis {last} ist ⟨R(p) − p⟩ gleich {values}; in Klammern steht die Primzahl. Drei Kurven treffen diese {many} Zahlen mit den besten ⟨a⟩ und ⟨b⟩: {nearness}. Die Werte zeigen also nicht, wie ⟨R(p) − p⟩ wächst: Die Kurven trennen sich erst jenseits davon und liegen bei ⟨p = {far}⟩ etwa bei {beyond}. Die Notiz beweist, dass ⟨R(p) − p⟩ schneller wächst als jedes Vielfache von ⟨log₂ p⟩ und langsamer als ⟨p⟩ (Sätze 10 und 8).",
  labNearness: "⟨a + b·{curve}⟩ bis auf {off} Runden",

  // Die letzten Positionen.
  labWaste: "Kleinste Verschwendung, wenn wenige Positionen übrig sind",
  labTableOfWaste: "Tabelle der kleinsten Verschwendung",
  labPrimes: "Primzahlen",
  labHowMany: "Anzahl",
  labLeft: "{k} übrig",
  labPrimesFrom: "{from}–{to}",
  labWasteGrowth: {
    one: "Das Mittel, und in Klammern der kleinste und der größte Wert, auf {count} Primzahl. Mit jeder Verdopplung von ⟨p⟩ wächst das Mittel um ungefähr {growth}, wenn {left} Positionen übrig sind: Also wächst ⟨W⟩ wie ein Vielfaches von ⟨log₂ p⟩. Das ist beobachtet; bewiesen ist, dass es mindestens wie ⟨½ log₂ p⟩ wächst, wenn drei übrig sind, und wie ⟨¾ log₂ p⟩ bei vier oder mehr.",
    other:
      "Das Mittel, und in Klammern der kleinste und der größte Wert, auf {count} Primzahlen. Mit jeder Verdopplung von ⟨p⟩ wächst das Mittel um ungefähr {growth}, wenn {left} Positionen übrig sind: Also wächst ⟨W⟩ wie ein Vielfaches von ⟨log₂ p⟩. Das ist beobachtet; bewiesen ist, dass es mindestens wie ⟨½ log₂ p⟩ wächst, wenn drei übrig sind, und wie ⟨¾ log₂ p⟩ bei vier oder mehr.",
  },
};
