// @ts-check
/** Sätze eines Tisches über eine weitere Aufgabe derselben Art: Titel, Frage, Hin- und Rückweg. */

/** @type {import("../../types").Translated<typeof import("../../en/table/another.js").default>} */
export default {
  anotherTask: "Noch so eine Aufgabe",
  anotherTitle: "Noch so eine Aufgabe, Nr. {number}",
  variantTitle: "Ihre eigene Aufgabe, Nr. {seed}",
  anotherBack: "Zurück zur Aufgabe der Lektion",
  anotherNone: "Eine weitere Aufgabe dieser Art wurde nicht gefunden.",
  askCallNew:
    "Sie sind Magnus. Sagen Sie eine Weite an, deren beide Ziele unbesucht sind, oder sagen Sie, dass es keine gibt.",
  askMarkLayer: "Markieren Sie die Positionen von {layer}, die nicht in {above} liegen.",
  askMarkBad:
    "Markieren Sie die schlechten Stellen: die unbesuchten Positionen, die zwischen keinen zwei anderen in der Mitte liegen.",
  askPlaceSize: "Wählen Sie {count} der {n} Positionen so, dass {layer} {size} Elemente hat.",
  askLayerSize: "Wie viele Elemente hat {layer}?",
  askStar: "Wie viele der {n} Positionen sind am Ende besucht, wenn beide so gut wie möglich spielen?",
  askBound: "Wie groß ist {bound}, die Zahl der Runden, nach denen Schichtspiel auf {n} Positionen spätestens endet?",
  askHalvings: "Halbieren Sie 1 immer wieder modulo {n}. Nach wie vielen Halbierungen sind Sie wieder bei 1?",
  askMidpoint: "Welche Position ist der Mittelpunkt von {x} und {y} auf {n} Positionen?",
};
