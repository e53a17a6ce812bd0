// @ts-check
/** Sätze einer Lektionsseite über das eigene Ergebnis für eine Klasse. */

/** @type {import("../../types").Translated<typeof import("../../en/site/class-result.js").default>} */
export default {
  resultHeading: "Mein Ergebnis für die Klasse",
  resultAbout:
    "Für eine Lehrperson, die sehen will, woran die Klasse hängen blieb: Schicken Sie es als Text, oder lassen Sie den Code scannen. Darin stehen die Lektion oder die Reihe von Rätseln, die Aufgaben, die Sie versucht haben, mit Versuchen, Hinweisen, gesehenen Lösungen und Ihrer häufigsten falschen Antwort, und Ihr Name, wenn Sie einen eintippen. Diese Seite verschickt nichts. Die sieben Zeichen am Ende finden Fehler beim Abschreiben; gegen Schummeln helfen sie nicht.",
  resultName: "Name, wenn Sie möchten",
  resultText: "Ergebnis",
  resultCopy: "Ergebnis kopieren",
  resultCode: "QR-Code des Ergebnisses",
  resultNoCode: "Es gibt keinen QR-Code: Der Teil, der ihn zeichnet, ließ sich nicht laden.",
  resultRead: "Die Seite „Klasse“ liest es",
};
