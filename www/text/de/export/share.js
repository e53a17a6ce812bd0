// @ts-check
/** Das Fenster für Links, Bilder und Dateien, und Texte für den Druck. */

/** @type {import("../../types").Translated<typeof import("../../en/export/share.js").default>} */
export default {
  shareHeading: "Teilen und speichern",
  shareRest: "Für Skript, Unterricht und Artikel: Dateien und Code",
  shareClose: "Schließen",

  linkHeading: "Link",
  linkOpens: "Wer ihn öffnet, findet diese Partie, in dieser Runde, mit allen Zweigen.",
  linkOnDisk:
    "Diese Seite ist eine Datei auf Ihrer eigenen Festplatte, ihre Adresse kann also sonst niemand öffnen. Schicken Sie die Datei {file} und diesen Text: Hinter # in der Adresse der Datei oder einer Seite mit dem Tisch öffnet er diese Partie, in dieser Runde, mit allen Zweigen.",
  linkCopy: "Link kopieren",
  linkCopyText: "Text kopieren",
  linkHandOn: "Teilen …",
  linkOpen: "In eigenem Fenster öffnen",
  linkNotOpened: "Dieser Rahmen darf keine Fenster öffnen: Kopieren Sie den Link und öffnen Sie ihn in einem.",
  linkNotHandedOn: "Der Link konnte nicht geteilt werden: {why}",
  qrCode: "QR-Code des Links",
  qrTooLong: "Der Link ist zu lang für einen QR-Code.",
  qrNone: "Es gibt keinen QR-Code. {why}",

  saveHeading: "Herunterladen",
  saveBefore: "Herunterladen: ",
  saveLabel: "Die Datei",
  saveCopy: "Kopieren",
  saveCopyFormat: "{format} kopieren",
  copiedFile: "{file} kopiert",
  savedFile: "{file}, {kilobytes} kB",
  savedFileUnsure:
    "{file}, {kilobytes} kB. Ist keine Datei gekommen, darf dieser Rahmen keine speichern: Öffnen Sie die Partie mit ihrem Link in einem eigenen Fenster.",
  picturesHeading: "Alle Bilder",
  pictureRound: "Runde der Bilder",
  pictureRounds: "von {last}",
  pictureSlide: "Für Folien: weißer Grund, keine Fußzeile",
  pngHeading: "Das Bild in Bildpunkten",
  pngPixels: "Bildpunkte in der Breite",
  pngMaking: "Das PNG entsteht",
  pngCancelled: "Das PNG wurde abgebrochen.",
  gifHeading: "Die Animation",
  gifFromRound: "Von Runde",
  gifToRound: "Bis Runde",
  gifSeconds: "Sekunden je Runde",
  gifMaking: "Das GIF wird gemacht",
  gifHurries: "Ein GIF dauert höchstens {most} Sekunden, jede Runde ist also {seconds} s lang zu sehen.",
  gifSkips:
    "Ein GIF dauert höchstens {most} Sekunden, also sind gleichmäßig verteilt {shown} von {all} Bildern zu sehen, je {seconds} s lang.",
  fileDone: "{done} von {total}",
  fileCancel: "Abbrechen",
  gifCancelled: "Das GIF wurde abgebrochen.",
  gifWholeRounds: "Ein GIF geht von einer Runde bis zu einer anderen: Tippen Sie beide als ganze Zahlen ein.",
  gifSecondsRange: "Eine Runde eines GIFs ist 0,02 bis 60 Sekunden zu sehen: Tippen Sie eine Zahl dazwischen ein.",

  ownPage: "Auf Ihrer eigenen Seite",
  asTag: "Als Tag",
  tagUnscripted: "Eine Partie am Magnus–Derek-Tisch: im Browser öffnen",
  copyTag: "Tag kopieren",
  asFrame: "Als Rahmen",
  copyFrame: "Rahmen kopieren",
  frameTitle: "Der Magnus–Derek-Tisch, interaktiv",
  toNotes: "In mein Skript übernehmen",
  toNotesMore: ": Folien, Moodle, Notebooks, Bücher, mit Vorschau",

  printRings:
    "Ringe von außen nach innen; volle Farbe: neu in dieser Schicht, blass: aus einer früheren. Auf der dunklen Position steht der Spielstein.",
  printEnd:
    "Auf der dunklen Position steht der Spielstein; die Farbe einer Position ist die der Schicht, aus der er zu ihr aufbrach.",
  printLink: "Diese Partie im Browser",
  printPlayOn: "Von hier aus weiterspielen: ",
  printTooLong: " (der Link hat {characters} Zeichen, zu viele zum Drucken)",
  printGame: "Hinter # in der Adresse jeder Seite mit dem Tisch öffnet dieser Text die Partie: {game}",
  captionPlayers: "**{title}.** Magnus: {magnus}. Derek: {derek}.",
  captionPerson: "ein Mensch",
  captionScore: "Besucht: {visited} von {star} = {few}. Runden: {round}, {best}.",
  captionScoreMore: "Besucht: {visited} mehr als {star} = {few}. Runden: {round}, {best}.",
  captionDerek: "Derek ist am Zug: Magnus nennt {call}.",
  captionMagnus: "Magnus ist am Zug, von {token} aus.",
};
