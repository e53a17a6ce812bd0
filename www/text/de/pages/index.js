// @ts-check
/** Die Seite „Spielen“. */

/** @type {Record<string, string>} */
export default {
  "Play the Magnus–Derek game on a round table and watch the midpoint layers that make Magnus win.":
    "Spielen Sie das Magnus–Derek-Spiel auf einem runden Tisch, und sehen Sie die Mittelpunktschichten, mit denen Magnus gewinnt.",
  "The first minute": "Die erste Minute",
  "<strong>You are Derek: avoid new positions for 4 rounds in a row and you win.</strong> Magnus calls a number, you say which way. Here both lead to a new position.":
    "<strong>Sie sind Derek: Meiden Sie 4 Runden in Folge neue Positionen, und Sie gewinnen.</strong> Magnus nennt eine Zahl, Sie die Richtung. Hier sind beide neu.",
  "Two people<span> at one table</span>": "Zwei Personen<span> an einem Tisch</span>",
  "How <i>M</i>²(<i>A</i>)<span> is made</span>": "Wie <i>M</i>²(<i>A</i>)<span> entsteht</span>",
  "With somebody elsewhere": "Mit jemandem woanders",
  "Play with somebody elsewhere": "Mit jemandem woanders spielen",
  "Put it in my notes": "In mein Skript",
  "I know the game": "Ich kenne das Spiel",
  "The table needs JavaScript and WebAssembly. What you would see is described below.":
    "Der Tisch braucht JavaScript und WebAssembly. Was Sie sähen, steht unten.",
  "The carpet": "Der Teppich",
  "The whole game at once: positions across, time downwards.":
    "Die ganze Partie auf einen Blick: die Positionen nebeneinander, die Zeit von oben nach unten.",
  "Key c, while the table has the focus": "Taste c, solange der Tisch den Fokus hat",
  "Show the carpet": "Den Teppich zeigen",
  "What you see": "Was Sie sehen",
  "Replay the first minute": "Die erste Minute noch einmal",
  "<strong>The game.</strong> A token starts on position 0 of a round table. Each round Magnus names a <em>magnitude</em> ℓ from 1 to n/2 and Derek a <em>direction</em>; the token moves ℓ positions that way. Magnus wants to visit many positions in few rounds, Derek wants him to visit few.":
    "<strong>Das Spiel.</strong> Ein Spielstein beginnt auf Position 0 eines runden Tisches. In jeder Runde nennt Magnus eine <em>Weite</em> ℓ von 1 bis n/2 und Derek eine <em>Richtung</em>; der Spielstein zieht um ℓ Positionen dorthin. Magnus will in wenigen Runden viele Positionen besuchen, Derek will, dass er wenige besucht.",
  "<strong>The rings.</strong> The outermost ring is <i>A</i>, the unvisited positions. The next ring is <i>M</i>(<i>A</i>): <i>A</i> with all midpoints of its pairs. From such a midpoint Magnus calls the distance to the pair, and Derek only chooses which of the two is visited. <i>M</i>²(<i>A</i>) holds the midpoints of <i>M</i>(<i>A</i>), and so on: each ring inwards is one round farther from a new position.":
    "<strong>Die Ringe.</strong> Der äußerste Ring ist <i>A</i>, die unbesuchten Positionen. Der nächste Ring ist <i>M</i>(<i>A</i>): <i>A</i> mit allen Mittelpunkten seiner Paare. Auf einem solchen Mittelpunkt nennt Magnus den Abstand zu dem Paar, und Derek wählt nur noch, welche der beiden besucht wird. <i>M</i>²(<i>A</i>) enthält die Mittelpunkte von <i>M</i>(<i>A</i>), und so weiter: Jeder Ring weiter innen ist eine Runde weiter von einer neuen Position entfernt.",
  "<strong>Who wins.</strong> On n = 2, 4, 8, 16, … Magnus visits everything. On any other n, with p its smallest odd prime factor, Derek can protect one residue class modulo p for ever; Magnus can force all other positions: f*⁠(n)&nbsp;=&nbsp;n(p&nbsp;−&nbsp;1)/p positions.":
    "<strong>Wer gewinnt.</strong> Für n = 2, 4, 8, 16, … besucht Magnus alles. Für jedes andere n mit dem kleinsten ungeraden Primfaktor p kann Derek eine Restklasse modulo p für immer schützen; alle anderen Positionen kann Magnus erzwingen: f*⁠(n)&nbsp;=&nbsp;n(p&nbsp;−&nbsp;1)/p Positionen.",
};
