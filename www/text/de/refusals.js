// @ts-check
/** Was ein Tisch und die Seite selbst ablehnen, und Fehler. */

/** @type {import("../types").Translated<typeof import("../en/refusals.js").default>} */
export default {
  refusedChoice: "{name} muss {first} oder {last} sein, angegeben ist „{value}“.",
  refusedNotWhole: "{name} muss eine ganze Zahl ab 0 sein, angegeben ist „{value}“.",
  refusedFieldNumber: "{what} {range}.",
  refusedPictureRound: "Die Runde eines Bildes {range}.",
  fieldText: "{what} muss ein Text sein, angegeben ist „{value}“.",
  fieldFlag: "{what} muss true oder false sein, angegeben ist „{value}“.",
  fieldArray: "{what} muss ein Array sein, angegeben ist „{value}“.",
  refusedFieldDirection: "{what} muss + oder - sein, angegeben ist „{value}“.",
  refusedFieldObject: "{what} muss ein Objekt mit einigen der Felder {known} sein, angegeben ist „{value}“.",
  refusedFieldUnknown: "{what} hat kein Feld „{field}“. Zur Wahl stehen {known}.",
  refusedOverlayFailed: "Die Funktion des Overlays ist in Runde {round} gescheitert. Der Browser meldet: „{why}“.",
  refusedNoRandomNumbers: "Der Browser liefert keine Zufallszahlen.",
  refusedHref: "href muss eine Adresse mit http:, https: oder file: oder eine relative sein, angegeben ist „{value}“.",
  refusedNotOnPage: "Der Tisch steht nicht auf der Seite und kann deshalb nicht von selbst weiterspielen.",
  refusedLost: "Der Tisch ist ausgefallen; mit den Knöpfen an seiner Stelle geht die Partie weiter.",
  refusedLoading: "Der Tisch wird noch geladen: Erst muss seine Eigenschaft ready eintreten.",
  refusedTrap: "Der Tisch ist ausgefallen. Der Browser meldet: „{why}“.",
  refusedBrokenDown:
    "Die Berechnung ist ausgefallen. Der Browser meldet: „{why}“. Nach dem Neuladen der Seite geht es weiter.",
  refusedNoWorker: "Hier kann keine Partie berechnet werden, weil sich kein Worker starten ließ.",
  noWorkerTold:
    "Hier kann keine Partie berechnet werden, weil sich kein Worker starten ließ. Der Browser meldet: „{why}“.",
  noWorkerNeeds:
    "Hier kann keine Partie berechnet werden, weil sich kein Worker starten ließ. Die Content-Security-Policy der Seite erlaubt den Teil nicht, der rechnet. Ihr worker-src, oder ihr script-src, wenn es keines gibt, braucht {needs}.",
};
