// @ts-check
/** Was der Kern in den Begleitspielen ablehnt. Er sagt es als englischen Satz, aus dem hier ein deutscher wird. */

import { big } from "./numbers.js";

/** Wie der Kern nennt, was eine ganze Zahl sein muss. @type {Record<string, string>} */
const NUMBERS = {
  "The number of spaces": "Die Zahl der Felder",
  "The first space of a domino": "Das erste Feld eines Dominosteins",
  "The size of the map": "Die Größe der Karte",
  "The multiple": "Das Vielfache",
  "The seed": "Der Startwert",
};

/** Was in einem Text stehen sollte oder zu groß ist. @type {Record<string, string>} */
const PARTS = {
  "“*”, “^” or a comma before the next pile": "„*“, „^“ oder ein Komma vor dem nächsten Haufen",
  "“*”, “^” or the end of the move": "„*“, „^“ oder das Ende des Zugs",
  "the number of a pile": "die Nummer eines Haufens",
  "the prime that the pile is divided by": "die Primzahl, durch die der Haufen geteilt wird",
  "how often the pile is divided": "die Zahl, wie oft der Haufen geteilt wird",
  "the first prime of a range": "die erste Primzahl eines Bereichs",
  "the last prime of a range": "die letzte Primzahl eines Bereichs",
  "a number or a range such as (2..541)": "eine Zahl oder ein Bereich wie (2..541)",
  "a number, p, e, T or “(”": "eine Zahl, p, e, T oder „(“",
  "how often T is iterated": "die Zahl, wie oft T wiederholt wird",
  "the end": "das Ende",
};

/** Was mit einem Exponenten oder einer Zahl von Zügen nicht stimmt. @type {Record<string, string>} */
const FAULTS = {
  "is the product of two giants": "ist das Produkt zweier Riesen",
  "holds more than 100 giants, one in the other": "enthält mehr als 100 Riesen ineinander",
  "is below 0, or giants would have to be compared to find out":
    "ist kleiner als 0, oder man müsste Riesen vergleichen, um das herauszufinden",
  "has more than 1,000 digits, so write it as a power, such as 10^5000":
    "hat mehr als 1.000 Ziffern und ist deshalb als Potenz zu schreiben, wie 10^5000",
  "holds the same giant more than a million times": "enthält denselben Riesen mehr als eine Million Mal",
  "needs too many multiplications of large numbers": "braucht zu viele Multiplikationen großer Zahlen",
  "iterates T more than 1,000 times": "wiederholt T mehr als 1.000 Mal",
  "contains T(0), and a tower needs at least one copy": "enthält T(0), und ein Turm braucht mindestens eine Stufe",
};

/** Was mit einem Link nicht stimmt. @type {[RegExp, (...parts: string[]) => string][]} */
const LINKS = [
  [
    /^has (\d+) characters, and at most (\d+) are read$/,
    (length, most) => `Dieser Link hat ${big(length)} Zeichen, und höchstens ${big(most)} werden gelesen.`,
  ],
  [
    /^is not one of this game: it should say (.+)=… and how the game began$/,
    (name) => `Dieser Link gehört nicht zu diesem Spiel: Er müsste ${name}=… enthalten und wie die Partie begann.`,
  ],
  [
    /^has (\d+) moves, and at most (\d+) are read$/,
    (count, most) => `Dieser Link hat ${big(count)} Züge, und höchstens ${big(most)} werden gelesen.`,
  ],
  [
    /^cannot make its move (\d+): (.+)$/s,
    (number, why) => `Dieser Link kann seinen Zug ${number} nicht machen. ${companionRefusal(`${why}.`)}`,
  ],
  [
    /^would need (\d+) moves in (\d+) characters, and it holds at most (\d+) in (\d+)$/,
    (moves, length, most, longest) =>
      `Dieser Link bräuchte ${big(moves)} Züge in ${big(length)} Zeichen, und er fasst höchstens ${big(most)} in ${big(longest)}.`,
  ],
];

/** @type {[RegExp, (...parts: string[]) => string][]} */
const SENTENCES = [
  [
    /^(.+) must be a whole number from (\d+) to (\d+), but it is (.*)\.$/s,
    (what, min, max, value) =>
      `${NUMBERS[what] ?? what} muss eine ganze Zahl von ${big(min)} bis ${big(max)} sein, angegeben ist ${quoted(value)}.`,
  ],
  [/^This link (.+)\.$/s, (why) => first(LINKS, why) ?? `This link ${why}.`],
  [
    /^There may be 1 to (\d+) piles, but there are (\d+)\.$/,
    (most, count) => `Es können 1 bis ${most} Haufen sein, angegeben sind ${big(count)}.`,
  ],
  [
    /^A circle of one space has no room for a domino\.$/,
    () => "Ein Kreis aus einem Feld hat keinen Platz für einen Dominostein.",
  ],
  [
    /^A domino on the spaces (\d+) and (\d+) is not possible: there is one on space (\d+) already\.$/,
    (one, two, covered) =>
      `Ein Dominostein auf den Feldern ${one} und ${two} ist nicht möglich: Auf Feld ${covered} liegt schon einer.`,
  ],
  [
    /^The range of (\w) is empty: it goes from (\d+) to (\d+)\.$/,
    (name, from, to) => `Der Bereich von ${name} ist leer: Er geht von ${big(from)} bis ${big(to)}.`,
  ],
  [
    /^The pile must be from 1 to (\d+), but it is (\d+)\.$/,
    (most, number) => `Der Haufen muss von 1 bis ${most} sein, angegeben ist ${big(number)}.`,
  ],
  [
    /^Pile (\d+) is named twice: say at once how often it is divided\.$/,
    (number) => `Haufen ${number} ist zweimal genannt: Es ist auf einmal zu sagen, wie oft er geteilt wird.`,
  ],
  [/^One move divides by one prime only\.$/, () => "Ein Zug teilt nur durch eine Primzahl."],
  [
    /^Pile (\d+) can be divided by (\d+) from 1 to (\d+) times, but it is (\d+)\.$/,
    (number, prime, most, take) =>
      `Haufen ${number} kann 1- bis ${most}-mal durch ${prime} geteilt werden, angegeben ist ${big(take)}.`,
  ],
  [
    /^Pile (\d+) cannot be divided by (\d+)\.$/,
    (number, prime) => `Haufen ${number} kann nicht durch ${prime} geteilt werden.`,
  ],
  [
    /^The prime must be one of those in play, from (\d+) to (\d+), but it is (\d+)\.$/,
    (from, to, prime) =>
      `Die Primzahl muss eine von denen im Spiel sein, von ${from} bis ${to}, angegeben ist ${big(prime)}.`,
  ],
  [
    /^A pile that is divided by (\d+) can be multiplied by larger primes only, but (\d+) is not\.$/,
    (divisor, prime) =>
      `Ein Haufen, der durch ${divisor} geteilt wird, kann nur mit größeren Primzahlen multipliziert werden, und ${prime} ist keine.`,
  ],
  [
    /^An exponent of the prime (\d+) (.+)\.$/,
    (prime, why) => `Ein Exponent der Primzahl ${prime} ${FAULTS[why] ?? why}.`,
  ],
  [/^The number of moves (.+)\.$/, (why) => `Die Zahl der Züge ${FAULTS[why] ?? why}.`],
  [
    /^One move divides one pile by a prime once, but this one divides (\d+) times\.$/,
    (total) => `Ein Zug teilt einen Haufen einmal durch eine Primzahl, dieser aber ${big(total)}-mal.`,
  ],
  [
    /^With K = (\d+) the divisions of a move, all piles together, must be 1 to (\d+), but they are (\d+)\.$/,
    (k, most, total) =>
      `Mit K = ${k} muss ein Zug, alle Haufen zusammen, 1- bis ${most}-mal teilen, dieser teilt ${big(total)}-mal.`,
  ],
  [
    /^The text has (\d+) characters, and at most (\d+) are read\.$/,
    (length, most) => `Der Text hat ${big(length)} Zeichen, und höchstens ${big(most)} werden gelesen.`,
  ],
  [
    /^There should be (.+) (at the beginning|after “.*”), but there is (.+)\.$/s,
    (wanted, place, found) =>
      `${place === "at the beginning" ? "Am Anfang" : quoted(place).replace("after", "Nach")} sollte ${PARTS[wanted] ?? quoted(wanted)} stehen, es steht dort aber ${PARTS[found] ?? quoted(found)}.`,
  ],
  [
    /^(“.*”|\d+) is too large for (.+)\.$/s,
    (digits, what) => `${quoted(digits)} ist zu groß für ${PARTS[what] ?? what}.`,
  ],
  [
    /^A range such as \(2\.\.541\) must hold a prime and end at (\d+) at most, but it is \((.*)\.\.(.*)\)\.$/,
    (most, from, to) =>
      `Ein Bereich wie (2..541) muss eine Primzahl enthalten und höchstens bis ${most} gehen, angegeben ist (${from}..${to}).`,
  ],
  [
    /^0 cannot be a factor of a pile: all its prime factors would have to be in it\.$/,
    () => "0 kann kein Faktor eines Haufens sein: Alle Primfaktoren müssten darin sein.",
  ],
  [
    /^(.+) has a prime factor above (\d+), which is the largest prime here\.$/,
    (number, most) => `${quoted(number)} hat einen Primfaktor über ${most}, der größten Primzahl hier.`,
  ],
  [
    /^There are more than (\d+) parentheses or exponents inside each other\.$/,
    (most) => `Mehr als ${most} Klammern oder Exponenten stehen ineinander.`,
  ],
  [
    /^“e” stands for the exponent before a move: here there is none\.$/,
    () => "„e“ steht für den Exponenten vor einem Zug: Hier gibt es keinen.",
  ],
  [
    /^No prime below the largest one is left, so the game cannot be prolonged any more\.$/,
    () => "Außer der größten ist keine Primzahl mehr übrig, also lässt sich die Partie nicht mehr verlängern.",
  ],
  [
    /^There is no companion game called (.+)\. They are (.+), (.+), (.+)\.$/s,
    (name, one, two, three) => `Es gibt kein Begleitspiel namens ${quoted(name)}. Es gibt ${one}, ${two} und ${three}.`,
  ],
  [/^The game is over: no move is left\.$/, () => "Die Partie ist zu Ende: Kein Zug ist mehr möglich."],
  [
    /^The game needs two numbers, as in 100,62, but they are (.+)\.$/s,
    (shown) => `Das Spiel braucht zwei Zahlen, wie in 100,62, angegeben ist ${quoted(shown)}.`,
  ],
  [
    /^A move is written as in a3, which is A − 3B, or b1, but it is (.+)\.$/s,
    (shown) => `Ein Zug wird geschrieben wie a3, das ist A − 3B, oder b1, angegeben ist ${quoted(shown)}.`,
  ],
  [
    /^There is no player called (.+)\. The choices are human, perfect, random\.$/s,
    (id) => `Es gibt keinen Spieler namens ${quoted(id)}. Zur Wahl stehen human, perfect und random.`,
  ],
  [
    /^This move belongs to the (\w+) player\. Take that seat to make it\.$/,
    () => "Dieser Zug gehört dem Computer. Wer ihn machen will, muss sich auf seinen Platz setzen.",
  ],
  [
    /^It is your move: a step needs a computer player\.$/,
    () => "Sie sind am Zug: Ein Schritt braucht einen Computer als Spieler.",
  ],
];

/** Ein Wert, der eingegeben wurde. @param {string} value */
function quoted(value) {
  if (/^\d+$/.test(value)) return big(value);
  return value.replaceAll(/“([^”]*)”/gs, "„$1“");
}

/** Der erste Satz, dessen Muster passt. @param {[RegExp, (...parts: string[]) => string][]} sentences @param {string} english */
function first(sentences, english) {
  for (const [pattern, sentence] of sentences) {
    const found = pattern.exec(english);
    if (found) return sentence(...found.slice(1));
  }
  return null;
}

/** Der Satz auf Deutsch; was hier nicht bekannt ist, bleibt, wie es ist. @param {string} english @returns {string} */
export function companionRefusal(english) {
  return first(SENTENCES, english) ?? english;
}
