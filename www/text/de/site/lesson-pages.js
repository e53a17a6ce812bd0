// @ts-check
/** Texte der Lektionsseiten neben den Lektionen selbst. Die Texte sind HTML. Titel stehen in der Sprache der Arbeit. */

/** @type {import("../../types").Translated<typeof import("../../en/site/lesson-pages.js").default>} */
export default {
  learnTitle: "Lernen",
  learnLead:
    "In der ersten Minute gewinnen Sie vielleicht; dann treffen Sie einen Magnus, der vorausplant. Nach etwa drei Stunden können Sie beweisen, wie viele Positionen Magnus auf jedem Tisch bekommt, und wie schnell auf einem Primzahltisch.",
  learnCourse: "Der Kurs",
  learnAboutCourse: "{lessons} Lektionen, etwa {hours} Stunden. Jede baut auf den vorigen auf.",
  learnForClass: 'Mit einer Klasse: <a href="{address}">Klasse</a> liest die Ergebnisse aller.',
  learnAdvanced: "Für Fortgeschrittene",
  learnAboutAdvanced:
    "Für alle, die jeden Beweis wollen: die Schranke für jeden Tisch, die Strategie aus Nedevs Arbeit von 2010, eine falsche Vermutung, und was niemand weiß.",
  learnBeside: "Andere Regeln, andere Spiele",
  learnAboutBeside: "Sie brauchen nicht mehr als den Anfang des Kurses.",
  learnMinutes: "Etwa {count} Minuten",
  learnHow: "Wie eine Lektion geht",
  learnAbout:
    "Jede Lektion besteht aus einigen Tischen, auf denen Sie spielen, jeder mit einer Aufgabe. Was Sie tun, wird durch Rechnung geprüft: Jede richtige Antwort zählt, und zu einer falschen sehen Sie ein Gegenbeispiel. Es läuft keine Uhr, und nichts ist gesperrt; welche Lektionen vorher hilfreich sind, ist nur ein Rat. Sie müssen nur im Kreis zählen können: Alles Weitere wird erklärt, wo es zum ersten Mal vorkommt.",
  learnDone: "Was Sie geschafft haben",
  learnKept:
    "Es bleibt auf diesem Gerät, in diesem Browser, und niemand sonst sieht es. Als Datei können Sie es auf ein anderes Gerät mitnehmen.",
  learnNoScript:
    "Ohne JavaScript können Sie die Lektionen mit Lösungen und Beweisen lesen, aber nicht auf ihren Tischen spielen.",
  learnSave: "Als Datei speichern",
  learnAdd: "Aus einer Datei ergänzen …",
  learnFile: "Eine Datei mit dem, was geschafft ist",
  learnPractice: "Üben",
  learnTheorems: "Unsere Sätze mit Beweisen, zum Drucken",
  learnOwnNotes: "Für Ihr eigenes Skript",
  learnDescription:
    "Das Magnus–Derek-Spiel in {lessons} Lektionen zum Spielen: warum Magnus gewinnt, was Derek behalten kann, wie viele Runden es dauert, und jeder Beweis.",
  learnBegin: "Hier beginnen: {lesson}",
  learnAfter: "Nach {lessons}",
  learnAboutNote:
    'Auf der Seite <a href="{address}">Notiz</a> steht, was bewiesen, berechnet und beobachtet ist, mit den Beweisen, den Fehlern, die sich in den Arbeiten fanden, und dem, was offen bleibt: zum Drucken und Zitieren. Der klassische Satz, wie viele Positionen Magnus bekommt, wird <a href="{address}#value">dort</a> auf einer Seite bewiesen und in <a href="{classical}">Lektion 5</a> Schritt für Schritt.',
  learnAboutNotes:
    'Jeder Schritt hat eine Adresse, und ein einziges Tag bringt ihn samt Aufgabe auf Ihre eigene Seite oder Folie: <code>{tag}</code>. Unter jedem Schritt steht der Text zum Kopieren, und in der <a href="{address}">Referenz</a> steht, wie man eine Lektion schreibt.',
  learnAboutClass:
    'Mit einer Klasse? Am Ende jeder Lektion steht ein Ergebnis zum Abgeben, als Text oder QR-Code, und die Seite <a href="{address}">Klasse</a> zeigt aus dreißig davon, woran die Klasse hängen blieb. Ein Startwert gibt <a href="{variants}">allen eine eigene Aufgabe</a>.',
  lessonTitle: "{title} – Lektion {number}",
  lessonPlace: '<a href="{address}">Lernen</a>, Lektion {number}',
  lessonPlay: "Dieses Spiel auf seiner eigenen Seite",
  lessonSteps: "Schritte",
  lessonOthers: "Lektionen",
  worksheetName: "Name",
  worksheetDate: "Datum",
  worksheetAnswer: "Antwort",
  lessonBefore: "Vorige Lektion",
  lessonNext: "Nächste Lektion",
  lessonBeforeThis: "Vorher hilfreich:",
  lessonTheorem: "Der Satz und sein Beweis",
  lessonLecturer: "Für die Lehrperson",
  lessonLink: "Link zu diesem Schritt",
  lessonHint: "Hinweis",
  lessonHints: "Hinweise",
  lessonSolution: "Lösung",
  lessonProof: "Beweis",
  lessonCheckedMark: "geprüft",
  lessonChecked: '<a class="mark checked" href="{address}">geprüft</a> {theorem}',
  lessonSource: "Quelle:",
  lessonTellsAnswer:
    "Dieser Schritt verrät die Antwort zu „{title}“. Lösen Sie den zuerst, oder öffnen Sie diesen trotzdem.",
  lessonScoreRule:
    "✓ allein gelöst: ein Punkt. ◐ mit Hinweisen: ein halber. ○ nach einem Blick auf die Lösung: keiner. Die Zahl der Versuche kostet nichts.",
  lessonResult:
    "Das Ergebnis dieser Lektion verrät die Antworten zu ihren Aufgaben. Lösen Sie die zuerst, oder öffnen Sie dies trotzdem.",
  lessonInShort: "Kurz gesagt",
  solvedMoves: "{moves} (Weiten, mit + für „im Uhrzeigersinn“).",
  solvedGame: '<a href="{address}">Eine gewonnene Partie auf der Seite dieses Spiels</a>.',
  solvedWatch: '<a href="{address}">Auf der Seite „Spielen“ Schritt für Schritt ansehen</a>.',
  emptyTableTitle: "Der Magnus–Derek-Tisch, n = {n}, leer",
  emptyTableDescription: "Die Positionen 0 bis {last} im Kreis, im Uhrzeigersinn.",
  paperN10:
    'Z. Nedev, „<span lang="en">An O(n)-Round Strategy for the Magnus–Derek Game</span>“, <span lang="en">Algorithms</span> 3 (2010).',
  paperL08:
    'J.-J. Lin, „<span lang="en">More on the Magnus–Derek Game</span>“, Masterarbeit, <span lang="en">National Chiao Tung University</span>, 2008.',
  paperF98:
    'A. S. Fraenkel, „<span lang="en">Multivision: An Intractable Impartial Game With a Linear Winning Strategy</span>“, <span lang="en">American Mathematical Monthly</span> 105 (1998).',
  paperP12: 'IBM Research, „<span lang="en">Ponder This</span>“, September 2012, mit der Lösung von C. Carroll.',
  paperG10:
    '„<span lang="en">Number Game</span>“, die Analyse einer Aufgabe aus <span lang="en">Google Code Jam</span> 2010.',
};
