// @ts-check
/** Kommentare in einem TikZ-Bild: was jeder Teil des Codes zeichnet. */

/** @type {import("../../types").Translated<typeof import("../../en/export/tikz.js").default>} */
export default {
  tikzNeeds: "Braucht {latex}. In plain TeX: {plain}, und {around}.",
  tikzSize: "Etwa {size} cm hoch, so passt es auf eine 16:9-Folie mit Titel. Für eine andere Größe ändern Sie {scale}.",
  tikzAngle: "Der Winkel einer Position: 0 ist oben, und weiter geht es im Uhrzeigersinn.",
  tikzGround: "Der Untergrund.",

  tikzCell: "Eine Zelle umfasst die Positionen \\a bis \\b, zwischen den Radien \\inner und \\outer.",
  tikzUnvisited: { one: "A: die {count} unbesuchte Position.", other: "A: die {count} unbesuchten Positionen." },
  tikzRing: {
    one: "{layer}: {count} neues Element und die {pale} des Rings außerhalb, blass.",
    other: "{layer}: {count} neue Elemente und die {pale} des Rings außerhalb, blass.",
  },
  tikzNotShown: "{layer} ist nicht zu sehen.",
  tikzVeil: "Über den Zellen anderer Klassen.",
  tikzBand: "Zwischen den Ringen und den Plätzen: die Klassen.",
  tikzRanks: "Die Ränge: Balken und Zahlen.",
  tikzLegend: "Von den Namen der Ringe zu den Ringen.",
  tikzMaking: "Paare, deren Mittelpunkte in {layer} neu sind.",

  tikzThread: "Vom Spielstein zu seiner Klasse.",
  tikzClassRings: "Die Ringe der Schichten der Klassen.",
  tikzClassSteps: "Wohin die Ansage unter den Klassen führt.",
  tikzClasses: "Die Klassen mod {p} als gedachter Tisch.",

  tikzUnder: "Der Untergrund der Linien, die folgen.",
  tikzSpoke: "Vom Spielstein nach innen zu seiner Schicht.",
  tikzFeet: "Von beiden Zielen nach innen zu ihren Schichten.",
  tikzCall: "Die Ansage, in beide Richtungen.",
  tikzTicks: "Beide Wege sind gleich lang.",
  tikzLandings: "Wohin die Ansage führen kann.",

  tikzSeats: "Die Plätze.",
  tikzSomeNumbers: "Einige der Zahlen.",
  tikzToken: "Der Spielstein.",
  tikzMiddle: "Die Worte in der Mitte.",

  tikzNever: "Positionen, die nie besucht wurden.",
  tikzTrail: "Der Weg des Spielsteins, nach der Tiefe, aus der er jeweils aufbrach.",
  tikzBars: "Ein Balken für jede Position, je später besucht, desto länger.",
  tikzOrder: "Die Reihenfolge der Besuche, und außen die Positionen.",
};
