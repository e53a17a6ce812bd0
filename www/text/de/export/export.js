// @ts-check
/** Texte in gespeicherten Dateien, und Sätze über Dateien, die es nicht geben kann. */

/** @type {import("../../types").Translated<typeof import("../../en/export/export.js").default>} */
export default {
  svg: "SVG",
  svgAbout: "Das Bild, scharf in jeder Größe.",
  png: "PNG",
  pngAbout: "Das Bild in Bildpunkten.",
  gif: "Animiertes GIF",
  gifAbout: "Die Partie, ein Bild je Runde.",
  tikz: "TikZ",
  tikzAbout: "Das Bild für LaTeX, zum Bearbeiten.",
  latex: "LaTeX-Tabelle",
  latexAbout: "Die Runden, für LaTeX.",
  tactile: "Schwellpapier",
  tactileAbout: "Für Hände: ein SVG in A4 mit Braille.",
  csv: "CSV",
  csvAbout: "Die Runden, je eine Zeile.",
  json: "JSON",
  jsonAbout: "Die Partie, für Programme.",

  fileTitle: {
    one: "Der Magnus–Derek-Tisch, n = {n}, nach {count} Runde",
    other: "Der Magnus–Derek-Tisch, n = {n}, nach {count} Runden",
  },
  fileSetUp: "Der Magnus–Derek-Tisch, n = {n}, mit einer von Hand aufgebauten Stellung",
  filePlayers: "Magnus: {magnus}. Derek: {derek}.",
  fileSeed: "Startwert {seed}.",
  fileVisited: {
    one: "Der Spielstein steht auf {token}; {count} von {n} Positionen ist besucht.",
    other: "Der Spielstein steht auf {token}; {count} von {n} Positionen sind besucht.",
  },
  fileCall: "Magnus nennt {call}.",
  fileOrder: "In der Reihenfolge der Besuche: {positions}.",
  fileOrderBegins: "In der Reihenfolge der Besuche: {positions}, ….",
  fileLayer: "Der Spielstein liegt in Schicht {layer}.",
  fileNoLayer: "Der Spielstein liegt in keiner Schicht.",

  tactileShapes:
    "Für Schwellpapier: Ein Dreieck ist der Spielstein, zu dem eine Linie aus der Mitte führt, eine Scheibe eine besuchte Position und ein Ring eine unbesuchte. Über dem Tisch sagt Braille, wie groß n ist, wo der Spielstein steht und wie viele Positionen besucht und unbesucht sind.",
  tactileEach: "Jede Position hat außen ihre Nummer, 0 oben.",
  tactileSome: "Nur die Positionen 0, {step}, {twice} und so weiter haben außen ihre Nummern, 0 oben.",

  footTable: "Magnus–Derek-Tisch, n = {n} · Magnus: {magnus} · Derek: {derek}",
  footPerson: "ein Mensch",
  footResult: {
    one: "{visited} von {n} besucht in {count} Runde",
    other: "{visited} von {n} besucht in {count} Runden",
  },
  footSetUp: "{visited} von {n} besucht, von Hand aufgebaute Stellung",

  frameRound: "Runde {round}",
  frameVisited: "{visited} von {n} besucht",
  frameCount: { one: "Der Magnus–Derek-Tisch, {count} Bild", other: "Der Magnus–Derek-Tisch, {count} Bilder" },

  latexRound: "Runde",
  latexFrom: "von",
  latexDirection: "Richtung",
  latexTo: "nach",
  latexNew: "neu?",
  latexYes: "ja",

  texGame: "Partie: {link}",
  latexNeeds: "Braucht kein Paket. Eine neue Position ist vermerkt; die Richtung + geht im Uhrzeigersinn.",

  tooManyRounds:
    "Eine LaTeX-Tabelle hat höchstens {most} Runden, diese Partie aber {given}: Speichern Sie sie stattdessen als CSV.",
  tooManyPositions:
    "Ein TikZ-Bild hat höchstens {most} Positionen, dieser Tisch aber {n}: Speichern Sie ihn stattdessen als SVG.",
  tooManyForHands:
    "Ein Bild für Schwellpapier hat höchstens {most} Positionen, aber dieser Tisch hat {n}: Für mehr ist unter den Fingern kein Platz. Die Runden stehen in der CSV-Datei.",
  noPng: "Dieser Browser kann kein PNG von {size} mal {size} Bildpunkten schreiben.",

  // Was ein Export ablehnt.
  refusedLayerNumber: "Die Schicht {range}.",
  refusedGifFrom: "Die erste Runde eines GIFs {range}.",
  refusedGifTo: "Die letzte Runde eines GIFs {range}.",
  refusedGifSize: "Die Größe eines GIFs in Bildpunkten {range}.",
  refusedGifPace: "Die Zeit für jede Runde eines GIFs in Millisekunden {range}.",
  refusedPngSize: "Die Größe eines PNGs in Bildpunkten {range}.",
  refusedOptions:
    "Die Optionen eines Exports müssen ein Objekt mit einigen der Felder {known} sein, angegeben ist „{value}“.",
  refusedOptionUnknown: "Ein Export hat keine Option „{name}“. Zur Wahl stehen {known}.",
  optionTheme: "Die Option {name} eines Exports muss light oder dark sein, angegeben ist „{value}“.",
  optionNumber: "Die Option {name} eines Exports muss eine Zahl sein, angegeben ist „{value}“.",
  optionBoolean: "Die Option {name} eines Exports muss true oder false sein, angegeben ist „{value}“.",
  optionSignal: "Die Option {name} eines Exports muss ein AbortSignal sein, angegeben ist „{value}“.",
  optionFunction: "Die Option {name} eines Exports muss eine Funktion sein, angegeben ist „{value}“.",
  refusedFormat: "Es gibt kein Format namens „{id}“. Zur Wahl stehen {known}.",
  refusedNotDrawn:
    "Der Browser konnte das Bild nicht zeichnen. Hat die Seite eine Content-Security-Policy, so braucht deren img-src den Eintrag blob:.",
  refusedNotDrawnAt: "Dieser Browser kann kein Bild von {size} mal {size} Bildpunkten zeichnen.",
};
