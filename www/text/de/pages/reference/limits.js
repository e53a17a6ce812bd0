// @ts-check
/** Grenzen, Daten, und wie man zitiert. */

/** @type {Record<string, string>} */
export default {
  Positions: "Positionen",
  "2 to 1,048,576.": "2 bis 1.048.576.",
  Seeds: "Startwerte",
  "0 to 4,294,967,295.": "0 bis 4.294.967.295.",
  "A link": "Ein Link",
  "At most 50,000 rounds in 1,000 lines, and 200,000 characters. A longer game has no link; its beginning has one.":
    "Höchstens 50.000 Runden in 1.000 Varianten und 200.000 Zeichen. Eine längere Partie hat keinen Link; ihr Anfang hat einen.",
  "Playing on by itself": "Von selbst weiterspielen",
  "Stops after 20<var>n</var> rounds without an end in sight.":
    "Hört nach 20<var>n</var> Runden auf, wenn kein Ende in Sicht ist.",
  "Exact values": "Exakte Werte",
  '<var>n</var> ≤ 29; in the Lab <span class="formula"><var>R</var>(<var>n</var>)</span> is computed to <var>n</var> = 34.':
    '<var>n</var> ≤ 29; im Labor wird <span class="formula"><var>R</var>(<var>n</var>)</span> bis <var>n</var> = 34 berechnet.',
  "A frame": "Ein Rahmen",
  "Is asked to be at most 10,000 pixels high, and tells of changes at most ten times a second.":
    "Verlangt höchstens 10.000 Pixel Höhe und meldet Änderungen höchstens zehnmal in der Sekunde.",
  "Circles of 200 spaces, numbers to 10¹⁸; piles of multivision may be towers, which its page explains how to write.":
    "Kreise aus 200 Feldern, Zahlen bis 10¹⁸; die Haufen von Multivision dürfen Türme sein, und wie man sie schreibt, erklärt die Seite dazu.",
  "Data for others": "Daten für andere",
  'The folder <code>data</code> of the site has the tables of exact values as CSV, <span class="formula"><var>R</var>(<var>n</var>)</span> also as a b-file and as the draft of an entry for an encyclopedia of integer sequences. Its <a href="data/README.txt">README</a> says of each file what a row means, whether it is proved or computed, by which command, and its checksum.':
    'Im Ordner <code>data</code> der Site liegen die Tabellen der exakten Werte als CSV, <span class="formula"><var>R</var>(<var>n</var>)</span> außerdem als b-file und als Entwurf eines Eintrags für eine Enzyklopädie der Zahlenfolgen. Die <a href="data/README.txt">README-Datei</a> (englisch) sagt zu jeder Datei, was eine Zeile bedeutet, ob sie bewiesen oder berechnet ist und mit welchem Befehl, und nennt ihre Prüfsumme.',
  'For <var>n</var> ≤ 30 the values do not rest on the solver: <a href="data/certificates/README.md">certificates</a> list Magnus’s calls and the states that Derek avoids, and <a href="data/certificates/check.py">a checker of 270 lines of Python</a> verifies both sides.':
    'Für <var>n</var> ≤ 30 beruhen die Werte nicht auf dem Löser: <a href="data/certificates/README.md">Zertifikate</a> nennen Magnus’ Ansagen und die Stellungen, von denen Derek sich fernhält, und <a href="data/certificates/check.py">ein Prüfprogramm aus 270 Zeilen Python</a> bestätigt beide Seiten.',
  '<code>CITATION.cff</code> has the same, and the papers that the theorems come from. Add the address at which you found the table; a link to a game shows your reader the very position that you write about. The <a href="changelog.html">changelog</a> says what stays readable.':
    '<code>CITATION.cff</code> hat dasselbe und die Arbeiten, aus denen die Sätze stammen. Geben Sie dazu die Adresse an, unter der Sie den Tisch gefunden haben; ein Link zu einer Partie zeigt Ihren Lesern genau die Stellung, über die Sie schreiben. Was lesbar bleibt, steht in den <a href="changelog.html">Änderungen</a>.',
};
