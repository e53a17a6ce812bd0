// @ts-check
/** Die Strategien: wie sie heißen, wie sie spielen und was sie versprechen, nach ihren Kennungen. */

/** @import { Player } from "../../table/types" */

const NOTHING = "Nichts.";
const PROTECTOR =
  "Hält den Spielstein für immer aus einer Restklasse heraus; auf einer Zweierpotenz gibt es keine, dort zieht er nur besuchte Positionen vor.";
const PROTECTS =
  "n/p Positionen bleiben für immer unbesucht, p der kleinste ungerade Primfaktor von n: bewiesen (Nedev 2010, Satz 1). Nichts auf Zweierpotenzen.";
const HOARDER =
  "Zieht besuchte Positionen vor und hält die unbesuchten in einer Gestalt zusammen, deren Schichten langsam wachsen.";
const HOARDS =
  "Bewiesen ist nichts. Gegen Mittelpunktschichten erzwingt das Intervall 1,98 n Runden auf n = 1009, die Schranke 2(n − 1) ist also fast scharf: beobachtet.";
const LOOK_AHEAD =
  "Wählt die Landung, von der Magnus am weitesten von einer neuen Position entfernt ist, und unter diesen die mit dem kleinsten M(A).";

/** @type {Record<Player, Record<string, {name: string, about: string, claim: string}>>} */
export const PLAYERS = {
  magnus: {
    human: { name: "Mensch", about: "Sie nennen die Weiten.", claim: "" },
    layers: {
      name: "Mittelpunktschichten",
      about:
        "Geht immer zu einem Paar von Positionen, die den unbesuchten eine Schicht näher liegen, was Derek auch sagt.",
      claim: "f*(n) Positionen für jedes n, in B(n) < 2(n − 1) Runden: bewiesen, welche Paare auch genommen werden.",
    },
    prime: {
      name: "Schichten auf Primzahlen",
      about: "Für eine ungerade Primzahl n: Mittelpunktschichten, mit der genauen Schranke aus Lemma 1.",
      claim:
        "n − 1 Positionen innerhalb der Summe, die Lemma 1 ergibt, höchstens 2(n − 1) Runden: bewiesen (Nedev 2010, Satz 4).",
    },
    "two-phase": {
      name: "Rekursion in zwei Phasen",
      about:
        "Für zusammengesetztes n: erkundet die Restklassen mod p eine nach der anderen und sammelt dann ein, was übrig ist.",
      claim:
        "f*(n) Positionen in höchstens 3(n − 1) Runden: bewiesen gegen einen Derek, der nicht mehr zulässt (Nedev 2010, Satz 5), für kleine n gegen jeden Derek geprüft.",
    },
    "power-of-two": {
      name: "Zweierpotenz",
      about:
        "Eine feste Liste von Weiten für n = 2, 4, 8, 16, …: in jeder Runde eine neue Position, was Derek auch sagt.",
      claim: "Alle n Positionen in genau n − 1 Runden, was niemand unterbieten kann: bewiesen (Nedev 2010, Satz 2).",
    },
    balanced: {
      name: "Ausgewogene Schichten",
      about: "Schichtspiel, bei dem jede Position Mittelpunkt vieler Paare bleibt: ungefähr n + 2√n Runden.",
      claim:
        "f*(n) Positionen für jedes n, in B(n) < 2(n − 1) Runden: bewiesen, welche Paare auch genommen werden. Ungefähr n + 2√n Runden: gemessen.",
    },
    endgame: {
      name: "Ausgewogene Schichten, am Ende exakt",
      about:
        "Ausgewogene Schichten, bis wenige Positionen übrig sind; von da an so wenige Runden, wie überhaupt möglich.",
      claim:
        "f*(n) Positionen für jedes n, in B(n) < 2(n − 1) Runden: bewiesen. Für n ≤ 30 nie mehr als drei Runden über R(n): berechnet.",
    },
    perfect: {
      name: "Perfektes Spiel",
      about:
        "Kennt den exakten Wert jeder Stellung: die meisten Positionen, die sich erzwingen lassen, in den wenigsten Runden.",
      claim: "f*(n) Positionen in R(n) Runden, den wenigsten, in denen man sie erzwingen kann: exakt berechnet.",
    },
    best: {
      name: "Das Beste für dieses n",
      about:
        "Was wir empfehlen: perfektes Spiel bis n = 29, die Liste für Zweierpotenzen, wo auch sie perfekt ist, sonst überall ausgewogene Schichten.",
      claim: "Das der Strategie, für die es auf diesem n steht.",
    },
    random: { name: "Zufällig", about: "Zieht jede Weite zufällig.", claim: NOTHING },
    scripted: {
      name: "Nach Liste",
      about: "Nennt die Weiten Ihrer Liste der Reihe nach und beginnt an ihrem Ende von vorn.",
      claim: NOTHING,
    },
  },
  derek: {
    human: { name: "Mensch", about: "Sie wählen die Richtungen.", claim: "" },
    protector: { name: "Beschützer: Klasse früh gewählt", about: PROTECTOR, claim: PROTECTS },
    "protector:late": { name: "Beschützer: Klasse spät gewählt", about: PROTECTOR, claim: PROTECTS },
    hoarder: { name: "Sammler: ein Intervall", about: HOARDER, claim: HOARDS },
    "hoarder:progression": { name: "Sammler: eine arithmetische Folge", about: HOARDER, claim: HOARDS },
    "hoarder:bohr": { name: "Sammler: eine Bohr-Menge", about: HOARDER, claim: HOARDS },
    outlast: {
      name: "Hinauszögerer",
      about:
        "Sammelt ein Intervall und macht das Ende lang: Von zwei neuen Positionen geht er zu der, von der aus der Rest mehr Runden braucht.",
      claim:
        "Auf einem Tisch mit p Positionen, p prim, hat kein Magnus p − 1 Positionen vor Runde p − 4 + ⌈¾⌈log₂ p⌉⌉, und für p > 512 einige Runden später; auf 2p mit p > 512 hat keiner f*(n) Positionen vor Runde f*(n), mancher am Ende aber vielleicht mehr. Auf den anderen Tischen 2^e·p bekommt kein Magnus mehr als f*(n), und Runden werden dort nicht versprochen. Alles das ist bewiesen (von uns, 2026).",
    },
    "look-ahead": { name: "Vorausschau: eine Runde", about: LOOK_AHEAD, claim: NOTHING },
    "look-ahead:2": { name: "Vorausschau: zwei Runden", about: LOOK_AHEAD, claim: NOTHING },
    "fewest-ways": {
      name: "Wenigste Auswege",
      about:
        "Zieht besuchte Positionen vor und lässt Magnus dann möglichst wenige Weiten, die sofort eine neue Position erzwingen.",
      claim: NOTHING,
    },
    rollout: {
      name: "Zu Ende spielen",
      about:
        "Spielt von jeder Landung aus mehrmals gegen den Magnus, dem er gegenübersitzt, zu Ende und nimmt die längere Partie.",
      claim:
        "Bewiesen ist nichts. Auf kleinen Tischen der stärkste Derek gegen ausgewogene Schichten, den wir kennen: beobachtet.",
    },
    endgame: {
      name: "Sammler, am Ende exakt",
      about: "Der Sammler eines Intervalls, bis wenige Positionen übrig sind; von da an so viele Runden wie möglich.",
      claim:
        "Sobald wenige Positionen übrig sind, kann niemand weniger davon zulassen, und ebenso viele niemand später: exakt berechnet.",
    },
    "late-rollout": {
      name: "Spät zu Ende spielen",
      about:
        "Sammelt ein Intervall, bis 4√n Positionen übrig sind; dann spielt er von jeder Landung aus gegen den Magnus zu Ende, dem er gegenübersitzt.",
      claim:
        "Bewiesen ist nichts. Oberhalb von n = 150, wo „Zu Ende spielen“ zu lange dauert, der stärkste Derek gegen ausgewogene Schichten, den wir kennen: Auf n = 1009 erzwingt er 1.079 bis 1.090 Runden, der Sammler 1.059 bis 1.074: beobachtet.",
    },
    perfect: {
      name: "Perfektes Spiel",
      about:
        "Kennt den exakten Wert jeder Stellung: lässt Magnus so wenige Positionen wie möglich besuchen, und so spät wie möglich.",
      claim: "Nie f*(n) Positionen vor Runde R(n); länger kann sie niemand aufhalten: exakt berechnet.",
    },
    random: { name: "Zufällig", about: "Wirft jedes Mal eine Münze.", claim: NOTHING },
    clockwise: { name: "Immer im Uhrzeigersinn", about: "Sagt jedes Mal im Uhrzeigersinn.", claim: NOTHING },
    alternating: {
      name: "Abwechselnd",
      about: "Sagt abwechselnd im Uhrzeigersinn und gegen den Uhrzeigersinn.",
      claim: NOTHING,
    },
    scripted: {
      name: "Nach Liste",
      about: "Sagt die Richtungen Ihrer Liste der Reihe nach und beginnt an ihrem Ende von vorn.",
      claim: NOTHING,
    },
  },
};
