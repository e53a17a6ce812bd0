// @ts-check
/** Sätze der ersten Minute. */

/** @type {import("../types").Translated<typeof import("../en/play.js").default>} */
export default {
  minuteCall: "Magnus nennt **{call}**. Wohin?",
  minuteNoCall: "Die Partie ist zu Ende: Niemand kann noch eine neue Position erzwingen.",

  minuteRound1: "Der Spielstein muss um **{call}** ziehen. Sie sagen, wohin. Meiden Sie neue Positionen.",
  minuteRound2: "**{token}** war neu. Jetzt muss der Spielstein um **{call}** ziehen. Meiden Sie neue Positionen.",
  minuteRound3: "Auch **{token}** war neu. Noch einmal: Er muss um **{call}** ziehen.",
  minuteCount: { one: "**{count} von {rounds} war neu.**", other: "**{count} von {rounds} waren neu.**" },
  minuteCountAll: {
    one: "**{count} von {rounds} war neu.** Sie konnten wählen, welche, aber nie, ob.",
    other: "**{count} von {rounds} waren neu.** Sie konnten wählen, welche, aber nie, ob.",
  },

  minuteHeld: "**Gewonnen: Sie haben diesen Magnus bei {visited} von {n} gehalten.**",
  minuteHeldVerdict:
    "Die Partie ist zu Ende: Er wiederholt nur seine Liste. Einem Magnus, der vorausplant, sind **{few}** von {n} sicher.",
  minuteMeet: "Gegen einen Magnus, der vorausplant",
  minuteMeeting: "Dieser Magnus plant voraus. Der Spielstein muss um **{call}** ziehen. Meiden Sie neue Positionen.",
  minuteEnd: "Die Partie ist zu Ende: Magnus hat **{visited} von {n}** besucht.",

  minuteWhy: "Warum?",
  minuteWhyText:
    "Der Spielstein steht in der Mitte zwischen **{minus}** und **{plus}**, beide neu. Zu jeder ist der Abstand **{call}**, also nennt Magnus {call}: Sie wählen nur, welche.",
  minuteShowNew: "Die neuen zeigen",
  minuteShowNewText: "Der orange Ring ist ⟦A|layer:0⟧: alle Positionen, auf denen noch niemand war.",

  minuteLater: "Und später?",
  minuteHelpless:
    "Später sind nur noch **{new}** neu. Der Spielstein steht auf **{seat}**, mitten zwischen {minus} und {plus}: Hier ist Derek machtlos.",
  minuteMore: "Gibt es mehr?",
  minuteTap: "**Tippen Sie auf eine andere solche Position:** mitten zwischen zwei orangen.",
  minuteTapBeside: "Von **{seat}** führt ein Zug um {call} zu {minus} oder zu {plus}: beide neu.",
  minuteTapKnown: "**{seat}** kennen Sie schon. Tippen Sie auf eine andere mitten zwischen zwei orangen.",
  minuteTapWrong: "**Nicht {seat}:** Keine zwei orangen sind gleich weit davon entfernt. {away}.",
  minuteAway: "**{to}** ist {far} entfernt",
  minuteTapRight:
    "**Richtig:** {minus} und {plus} sind beide {call} von {seat} entfernt. Solche ⟦Mittelpunkte|midpoint⟧ und die orangen sind ⟦M(A)|layer:1⟧: Dort ist Derek machtlos.",
  minuteShowMe: "Einen zeigen",
  minuteSeats: "Positionen zur Auswahl",
  minuteMayDerekWin: "Kann Derek gewinnen?",
  minuteTryAgain: "Noch einmal versuchen",

  minuteKeepTitle: "{kept} halten",
  minuteKeep1:
    "Ein kleinerer Tisch. **Halten Sie diese: {kept}.** Der Spielstein darf sie nie betreten. Er muss um **{call}** ziehen.",
  minuteKeep:
    "**{token}** ist keine der drei. Jetzt muss der Spielstein um **{call}** ziehen. Halten Sie diese: {kept}.",
  minuteAlways: "Je zwei der drei haben die dritte zum Mittelpunkt; von außen führt also höchstens ein Weg hinein.",
  minuteEntered: "**{entered}** ist eine der drei; der andere Weg führte zu **{other}**. {always}",
  minuteLost: "Magnus hat **{visited} von {n}** besucht: Er ist in die drei gekommen. {always}",
  minuteShield: "Magnus kommt über **{visited} von {n}** nicht hinaus: Sie haben Dereks Schild gefunden. {always}",
};
