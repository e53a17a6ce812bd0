// @ts-check
/** Bedeutungen der Begriffe des Spiels. */

/** @type {import("../../types").Translated<typeof import("../../en/table/terms.js").default>} */
export default {
  meaningOfLayerI:
    "Mⁱ(A) entsteht, wenn man mit A beginnt und i-mal nacheinander die Mittelpunkte aller Paare hinzunimmt. Von dort braucht Magnus höchstens i Runden bis zu einer neuen Position.",
  meaningOfLayerN:
    "{layer} ist {above} zusammen mit den Mittelpunkten aller Paare aus {above}. Von dort braucht Magnus höchstens {times} Runden bis zu einer neuen Position.",
  meaningOfM:
    "M(A) ist A, die unbesuchten Positionen, mit allen Mittelpunkten von Paaren aus A; bei geradem n auch, was A gegenüberliegt. Von dort nennt Magnus den Abstand zu dem Paar, und welchen Weg Derek auch wählt, eine neue Position wird besucht.",
  meaningOfA: "A ist die Menge der unbesuchten Positionen.",
  meaningOfStar:
    "f*({n}) ist die Zahl der Positionen, die Magnus auf einem Tisch mit {n} erzwingen und auf die Derek ihn beschränken kann. Sie ist n, wenn n eine Zweierpotenz ist, sonst n(p − 1)/p mit dem kleinsten ungeraden Primfaktor p von n.",
  meaningOfR:
    "R({n}) ist die kleinste Zahl von Runden, in denen Magnus auf einem Tisch mit {n} Positionen f*({n}) davon erzwingen kann, was Derek auch sagt. Sie ist exakt berechnet.",
  meaningOfB:
    "Auf jedem Tisch ist das Schichtspiel nach höchstens B(n) Runden zu Ende, was Derek auch sagt. Diese Zahl ist kleiner als 2(n − 1). Für n = 2ᵉ·m mit ungeradem m > 1 ist sie 2(n − 2 − e) − s, wobei s die Zahl der Einsen von m − 2 im Binärsystem ist; für n = 2ᵉ ist sie 2(n − 1) − e.",
  meaningOfTable:
    "{table} ist der ganze Tisch: die Positionen 0 bis {last}, im Kreis gezählt, so dass 0 auf {last} folgt.",
  meaningOfClass:
    "{class} ist eine Restklasse: die Positionen, die beim Teilen durch {q} den Rest {first} lassen, also jede {q}. Position des Tisches.",
  meaningOfPar:
    "Perfekt ist die Zahl der Runden, in denen Magnus die Positionen bekommt, die ihm sicher sind, wenn beide perfekt spielen: R(n). Wo sie nicht bekannt ist, steht an ihrer Stelle eine Zahl von Runden, die bewiesen ausreichen. Mehr Runden sind ein Erfolg für Derek, weniger einer für Magnus.",
  meaningOfMagnitude:
    "ℓ ist die Weite: um wie viele Positionen der Spielstein in dieser Runde zieht. Magnus nennt sie, von 1 bis n/2, und Derek sagt, in welche Richtung.",
  meaningOfMidpoint:
    "Ein Mittelpunkt zweier Positionen ist von beiden gleich weit entfernt: Mit derselben Ansage geht der Spielstein von ihm im Uhrzeigersinn zur einen und gegen den Uhrzeigersinn zur anderen.",
  meaningOfLayer:
    "Schicht 0 besteht aus den unbesuchten Positionen, Schicht 1 aus den Mittelpunkten von zweien davon, Schicht 2 aus den Mittelpunkten von Positionen in den Schichten 0 und 1 und so weiter. Aus der Schicht mit der Nummer i braucht Magnus höchstens i Runden bis zu einer neuen Position.",
};
