// @ts-check
/**
 * Die Strategien: ihre Namen, ihre Spielweise und ihre Zusagen, nach ihren Kennungen. Auf Englisch sagt es der
 * Kern.
 */

/** @type {{readonly [key: string]: string}} */
export default {
  "magnus.human.name": "Mensch",
  "magnus.human.about": "Sie nennen die Weiten.",
  "magnus.layers.name": "Mittelpunktschichten",
  "magnus.layers.about":
    "Geht immer zu einem Paar von Positionen, die den unbesuchten eine Schicht näher liegen, was Derek auch sagt.",
  "magnus.layers.claim":
    "f*(n) Positionen für jedes n, in B(n) < 2(n − 1) Runden: bewiesen, welche Paare auch genommen werden.",
  "magnus.prime.name": "Schichten auf Primzahlen",
  "magnus.prime.about": "Für eine ungerade Primzahl n: Mittelpunktschichten, mit der genauen Schranke aus Lemma 1.",
  "magnus.prime.claim":
    "n − 1 Positionen innerhalb der Summe, die Lemma 1 ergibt, höchstens 2(n − 1) Runden: bewiesen (Nedev 2010, Satz 4).",
  "magnus.two-phase.name": "Rekursion in zwei Phasen",
  "magnus.two-phase.about":
    "Für zusammengesetztes n: erkundet die Restklassen mod p eine nach der anderen und sammelt dann die Restpositionen ein.",
  "magnus.two-phase.claim":
    "f*(n) Positionen in höchstens 3(n − 1) Runden: bewiesen gegen einen Derek, der nicht mehr zulässt (Nedev 2010, Satz 5), für kleine n gegen jeden Derek geprüft.",
  "magnus.tripling.name": "Verdreifachen",
  "magnus.tripling.about":
    "Verschwendet keine Runde: besucht zwei Drittel einer Klasse, zwei Drittel einer zweiten und bietet dann die Restpositionen an: Derek gibt sie auf oder betritt die dritte Klasse.",
  "magnus.tripling.claim":
    "f*(n) Positionen in genau f*(n) − 1 Runden, was niemand unterbieten kann: bewiesen (unser Satz vom Verdreifachen).",
  "magnus.power-of-two.name": "Zweierpotenz",
  "magnus.power-of-two.about":
    "Eine feste Liste von Weiten für n = 2, 4, 8, 16, …: in jeder Runde eine neue Position, was Derek auch sagt.",
  "magnus.power-of-two.claim":
    "Alle n Positionen in genau n − 1 Runden, was niemand unterbieten kann: bewiesen (Nedev 2010, Satz 2).",
  "magnus.any-pair.name": "Mittelpunktschichten, irgendein Paar",
  "magnus.any-pair.about":
    "Wie Mittelpunktschichten, aber mit einem ausgelosten Paar, damit keine zwei Partien gleich sind.",
  "magnus.any-pair.claim":
    "f*(n) Positionen für jedes n, in B(n) < 2(n − 1) Runden: bewiesen, welche Paare auch genommen werden.",
  "magnus.balanced.name": "Ausgewogene Schichten",
  "magnus.balanced.about":
    "Schichtspiel, bei dem jede Position Mittelpunkt vieler Paare bleibt: ungefähr n + 2√n Runden.",
  "magnus.balanced.claim":
    "f*(n) Positionen für jedes n, in B(n) < 2(n − 1) Runden: bewiesen, welche Paare auch genommen werden. Ungefähr n + 2√n Runden: gemessen.",
  "magnus.endgame.name": "Ausgewogene Schichten, am Ende exakt",
  "magnus.endgame.about":
    "Ausgewogene Schichten, bis wenige Positionen übrig sind; von da an so wenige Runden, wie überhaupt möglich.",
  "magnus.endgame.claim":
    "f*(n) Positionen für jedes n, in B(n) < 2(n − 1) Runden: bewiesen. Für n ≤ 30 nie mehr als drei Runden über R(n): berechnet.",
  "magnus.perfect.name": "Perfektes Spiel",
  "magnus.perfect.about":
    "Kennt den exakten Wert jeder Stellung: die meisten Positionen, die sich erzwingen lassen, in den wenigsten Runden.",
  "magnus.perfect.claim":
    "f*(n) Positionen in R(n) Runden, den wenigsten, in denen man sie erzwingen kann: exakt berechnet.",
  "magnus.best.name": "Das Beste für dieses n",
  "magnus.best.about":
    "Was wir empfehlen: perfektes Spiel bis n = 29, die Liste für Zweierpotenzen und „Verdreifachen“ auf 2^a·3^b und seinesgleichen, die auch perfekt sind, sonst überall ausgewogene Schichten.",
  "magnus.best.claim": "Das der Strategie, für die es auf diesem n steht.",
  "magnus.random.name": "Zufällig",
  "magnus.random.about": "Zieht jede Weite zufällig.",
  "magnus.random.claim": "Nichts.",
  "magnus.scripted.name": "Nach Liste",
  "magnus.scripted.about": "Nennt die Weiten Ihrer Liste der Reihe nach und beginnt an ihrem Ende von vorn.",
  "magnus.scripted.claim": "Nichts.",
  "derek.human.name": "Mensch",
  "derek.human.about": "Sie wählen die Richtungen.",
  "derek.protector.name": "Beschützer: Klasse früh gewählt",
  "derek.protector.about":
    "Hält den Spielstein für immer aus einer Restklasse heraus; auf einer Zweierpotenz gibt es keine, dort zieht er nur besuchte Positionen vor.",
  "derek.protector.claim":
    "n/p Positionen bleiben für immer unbesucht, p der kleinste ungerade Primfaktor von n: bewiesen (Nedev 2010, Satz 1). Nichts auf Zweierpotenzen.",
  "derek.protector:late.name": "Beschützer: Klasse spät gewählt",
  "derek.hoarder.name": "Sammler: ein Intervall",
  "derek.hoarder.about":
    "Zieht besuchte Positionen vor und hält die unbesuchten in einer Gestalt zusammen, deren Schichten langsam wachsen.",
  "derek.hoarder.claim":
    "Bewiesen ist nichts. Gegen Mittelpunktschichten erzwingt das Intervall 1,98 n Runden auf n = 1009, die Schranke 2(n − 1) ist also fast scharf: beobachtet.",
  "derek.hoarder:progression.name": "Sammler: eine arithmetische Folge",
  "derek.hoarder:bohr.name": "Sammler: eine Bohr-Menge",
  "derek.outlast.name": "Hinauszögerer",
  "derek.outlast.about":
    "Sammelt ein Intervall und macht das Endspiel lang: Von zwei neuen Positionen geht er zu der, von der aus der Rest mehr Runden braucht.",
  "derek.outlast.claim":
    "Auf einem Tisch mit p Positionen, p prim, hat kein Magnus p − 1 Positionen vor Runde p − 4 + ⌈¾⌈log₂ p⌉⌉, und für p > 512 einige Runden später; auf 2p mit p > 512 hat keiner f*(n) Positionen vor Runde f*(n), mancher am Ende aber vielleicht mehr. Auf den anderen Tischen 2^e·p bekommt kein Magnus mehr als f*(n), und Runden werden dort nicht versprochen. Alles das ist bewiesen (von uns, 2026).",
  "derek.look-ahead.name": "Vorausschau: eine Runde",
  "derek.look-ahead.about":
    "Wählt das Ziel, von dem Magnus am weitesten von einer neuen Position entfernt ist, und unter diesen das mit dem kleinsten M(A).",
  "derek.look-ahead.claim": "Nichts.",
  "derek.look-ahead:2.name": "Vorausschau: zwei Runden",
  "derek.fewest-ways.name": "Wenigste Auswege",
  "derek.fewest-ways.about":
    "Zieht besuchte Positionen vor und lässt Magnus dann möglichst wenige Weiten, die sofort eine neue Position erzwingen.",
  "derek.fewest-ways.claim": "Nichts.",
  "derek.rollout.name": "Zu Ende spielen",
  "derek.rollout.about":
    "Spielt von jedem Ziel aus mehrmals gegen den Magnus, dem er gegenübersitzt, zu Ende und nimmt die längere Partie.",
  "derek.rollout.claim":
    "Bewiesen ist nichts. Auf kleinen Tischen der stärkste Derek gegen ausgewogene Schichten, den wir kennen: beobachtet.",
  "derek.endgame.name": "Sammler, am Ende exakt",
  "derek.endgame.about":
    "Der Sammler eines Intervalls, bis wenige Positionen übrig sind; von da an so viele Runden wie möglich.",
  "derek.endgame.claim":
    "Sobald wenige Positionen übrig sind, kann niemand weniger davon zulassen, und ebenso viele niemand später: exakt berechnet.",
  "derek.late-rollout.name": "Spät zu Ende spielen",
  "derek.late-rollout.about":
    "Sammelt ein Intervall, bis 4√n Positionen übrig sind; dann spielt er von jedem Ziel aus gegen den Magnus zu Ende, dem er gegenübersitzt.",
  "derek.late-rollout.claim":
    "Bewiesen ist nichts. Oberhalb von n = 150, wo „Zu Ende spielen“ zu lange dauert, der stärkste Derek gegen ausgewogene Schichten, den wir kennen: Auf n = 1009 erzwingt er 1.079 bis 1.090 Runden, der Sammler 1.059 bis 1.074: beobachtet.",
  "derek.perfect.name": "Perfektes Spiel",
  "derek.perfect.about":
    "Kennt den exakten Wert jeder Stellung: lässt Magnus so wenige Positionen wie möglich besuchen, und so spät wie möglich.",
  "derek.perfect.claim": "Nie f*(n) Positionen vor Runde R(n); länger kann sie niemand aufhalten: exakt berechnet.",
  "derek.random.name": "Zufällig",
  "derek.random.about": "Wirft jedes Mal eine Münze.",
  "derek.random.claim": "Nichts.",
  "derek.clockwise.name": "Immer im Uhrzeigersinn",
  "derek.clockwise.about": "Sagt jedes Mal im Uhrzeigersinn.",
  "derek.clockwise.claim": "Nichts.",
  "derek.alternating.name": "Abwechselnd",
  "derek.alternating.about": "Sagt abwechselnd im Uhrzeigersinn und gegen den Uhrzeigersinn.",
  "derek.alternating.claim": "Nichts.",
  "derek.scripted.name": "Nach Liste",
  "derek.scripted.about": "Sagt die Richtungen Ihrer Liste der Reihe nach und beginnt an ihrem Ende von vorn.",
  "derek.scripted.claim": "Nichts.",
};
