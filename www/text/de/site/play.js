// @ts-check
/** Sätze der ersten Minute. */

/** @type {import("../../types").Translated<typeof import("../../en/site/play.js").default>} */
export default {
  minuteCall: "Magnus nennt **{call}**. Wohin?",
  minuteCallOrWhy: "Magnus nennt **{call}**. Wohin? Oder fragen Sie oben **Warum?**",
  minuteNoCall: "Die Partie ist zu Ende: Niemand kann noch eine neue Position erzwingen.",

  minuteRound1:
    "**Sie sind Derek: Meiden Sie {rounds} in Folge neue Positionen, und Sie gewinnen.** Magnus nennt eine Zahl, Sie die Richtung. Hier sind beide neu.",
  minuteRound2: "**{token}** war neu. Jetzt muss der Spielstein um **{call}** ziehen.",
  minuteRound3: "Auch **{token}** war neu. Jetzt muss der Spielstein um **{call}** ziehen.",
  minuteCount: { one: "**{count} von {rounds} war neu.**", other: "**{count} von {rounds} waren neu.**" },
  minuteCountAll: {
    one: "**{count} von {rounds} war neu.** Sie konnten wählen, welche, aber nie, ob.",
    other: "**{count} von {rounds} waren neu.** Sie konnten wählen, welche, aber nie, ob.",
  },

  minuteGoal: "**{left} sind noch unbesucht.** Meiden Sie sie {rounds} in Folge, und Sie gewinnen.",
  minuteNear: "**{count} von {rounds} ohne eine neue.** Weiter so, und Sie gewinnen.",
  minuteForced: "**{count} von {rounds} ohne eine neue**, aber hier sind beide neu: Die Zählung beginnt von vorn.",

  minuteHeld: "**Gewonnen: Sie haben diesen Magnus bei {visited} von {n} gehalten.**",
  minuteHeldVerdict:
    "Die Partie ist zu Ende: Dieser Magnus wiederholt nur eine feste Liste von Ansagen. Einem Magnus, der vorausplant, sind **{few}** von {n} sicher.",
  minuteHeldRings: "**M(A)** sind die Mittelpunkte: Von dort können beide Wege zu neuen führen.",
  minuteMeet: "Gegen einen Magnus, der vorausplant",
  minuteEnd: "Die Partie ist zu Ende: Magnus hat **{visited} von {n}** besucht.",
  minuteEndVerdict: "**Er gewinnt:** Nie blieben {rounds} Runden in Folge ohne neue Position.",

  minuteWhy: "Warum?",
  minuteWhyText:
    "**{token} ist die Mitte von {minus} und {plus}**, beide neu (⟦A|layer:0⟧, orange). **Grün ist ⟦M(A)|layer:1⟧: alle solchen ⟦Mittelpunkte|midpoint⟧ und ⟦A|layer:0⟧.**",

  minuteLater: "Andere Partie ansehen",
  minuteHelpless:
    "**Runde {round} einer anderen Partie: Nur {count} sind neu.** **{seat}**, in der Mitte zwischen {minus} und {plus}, liegt in ⟦M(A)|layer:1⟧: Sie sind machtlos.",
  minuteBack: "Zurück zur Partie",
  minuteGameBefore: "Zur Partie davor",
  minuteElsewhere: {
    one: "**Das Beispiel nach einer Runde:** Der Spielstein steht auf {token}.",
    other: "**Das Beispiel nach {count} Runden:** Der Spielstein steht auf {token}.",
  },
  minuteToQuestion: "Zur Frage",
  minuteMore: "Eine andere finden",
  minuteTap: "**Tippen Sie auf eine andere Position** in der Mitte zwischen zwei orangen.",
  minuteTapBeside: "Magnus nennt **{call}**: zu {minus} oder zu {plus}, beide neu.",
  minuteTapKnown: "**{seat}** kennen Sie schon. Tippen Sie auf eine andere Mitte zwischen zwei orangen.",
  minuteTapWrong: "**Nicht {seat}:** Keine zwei orangen sind gleich weit entfernt: {away}.",
  minuteAway: "**{to}** hat Abstand {far}",
  minuteTapRight:
    "**Richtig:** {minus} und {plus} liegen je {call} von {seat} entfernt. Auf solchen ⟦Mittelpunkten|midpoint⟧ sind Sie machtlos. ⟦M(A)|layer:1⟧: sie und, blass, ⟦A|layer:0⟧.",
  minuteShowMe: "Eine zeigen",
  minuteSeats: "Positionen zur Auswahl",
  minuteMayDerekWin: "Wie kann ich gewinnen?",
  minuteTryAgain: "Noch einmal versuchen",

  minuteKeepTitle: "{kept} frei",
  minuteKeep1:
    "Ein kleinerer Tisch. **Halten Sie {kept} frei:** Der Spielstein darf nie dorthin. Er muss um **{call}** ziehen.",
  minuteKeep: "**{token}** ist keine der drei. Jetzt muss der Spielstein um **{call}** ziehen. Halten Sie {kept} frei.",
  minuteAlways: "Je zwei der drei haben die dritte zum Mittelpunkt; von außen führt also höchstens ein Weg hinein.",
  minuteEntered: "**{entered}** ist eine der drei; der andere Weg führte zu **{other}**. {always}",
  minuteLost: "Magnus hat **{visited} von {n}** besucht: Er hat eine der drei erreicht. {always}",
  minuteShield: "Magnus bleibt bei **{visited} von {n}**: Sie haben Dereks Schild gefunden. {always}",

  guestRules:
    "Magnus nennt die Entfernung und will viele Positionen besuchen; Derek sagt die Richtung und will nur wenige.",
  guestDerek: "Sie sind Derek: Meiden Sie neue Positionen.",
  guestMagnus: "Sie sind Magnus: Erreichen Sie neue Positionen.",
  guestMinute: "Neu hier? Spielen Sie die erste Minute.",
  guestEnd: "Schließen",
};
