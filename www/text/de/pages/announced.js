// @ts-check
/** Züge mit Ansage: Magnus sagt seine Weiten an, Derek seine Richtungen, oder beide spielen zufällig. */

/** @type {Record<string, string>} */
export default {
  "Announced moves": "Züge mit Ansage",
  "Three more games on the Magnus–Derek table: Magnus announces his magnitudes, Derek announces his directions, or both play at random.":
    "Drei weitere Spiele auf dem Magnus–Derek-Tisch: Magnus sagt seine Weiten an, Derek sagt seine Richtungen an, oder beide spielen zufällig.",
  "The round table, with moves announced or drawn at random.": "Der runde Tisch mit angesagten oder ausgelosten Zügen.",
  "Games of this page": "Spiele auf dieser Seite",
  "Magnus announces": "Magnus sagt an",
  "Derek announces": "Derek sagt an",
  "These games are computed in your browser: they need JavaScript and WebAssembly.":
    "Diese Spiele werden in Ihrem Browser berechnet: Dazu braucht er JavaScript und WebAssembly.",
  "Magnus announces his magnitudes": "Magnus sagt seine Weiten an",
  'Write down all <span data-term="magnitude">magnitudes</span> of Magnus. Derek reads the list and keeps the visited positions as few as possible.':
    'Schreiben Sie alle <span data-term="magnitude">Weiten</span> von Magnus auf. Derek liest die Liste und lässt möglichst wenige Positionen besuchen.',
  "Positions <var>n</var>": "Positionen <var>n</var>",
  "Magnitudes ℓ₁ … ℓᵣ": "Weiten ℓ₁ … ℓᵣ",
  "1 to <var>n</var>/2, at most 1,000 of them; <var>n</var> at most 1,000.":
    "1 bis <var>n</var>/2, höchstens 1.000; <var>n</var> höchstens 1.000.",
  Append: "Anfügen",
  "Show Derek’s answer": "Dereks Antwort zeigen",
  Cancel: "Abbrechen",
  "Take them from a strategy, or at random": "Aus einer Strategie oder zufällig nehmen",
  Magnus: "Magnus",
  "at random": "zufällig",
  Rounds: "Runden",
  "Strategies are played against a random Derek, and end where nothing more can be forced.":
    "Strategien spielen gegen einen zufälligen Derek, bis sich nichts mehr erzwingen lässt.",
  "Solving the game": "Die Partie wird berechnet",
  "Fill in": "Eintragen",
  "Search for the minimum": "Suche nach dem Minimum",
  "On the table": "Auf dem Tisch",
  "the minimum <span></span>": "das Minimum <span></span>",
  "Algorithm DEREK <span></span>": "Algorithmus DEREK <span></span>",
  "Derek announces his directions": "Derek sagt seine Richtungen an",
  'Write down the <span class="formula"><var>n</var> − 1</span> directions of Derek. Magnus reads the list and visits every position, a new one in each round.':
    'Schreiben Sie die <span class="formula"><var>n</var> − 1</span> Richtungen von Derek auf. Magnus liest die Liste und besucht jede Position, in jeder Runde eine neue.',
  "Directions <var>d</var>₁ … <var>d</var>ₙ₋₁": "Richtungen <var>d</var>₁ … <var>d</var>ₙ₋₁",
  '<span class="formula">+ is clockwise, − counter-clockwise.</span> There must be <span class="formula"><var>n</var> − 1;</span> <span id="directions-count" role="status"></span>':
    '+ ist im Uhrzeigersinn, − gegen den Uhrzeigersinn. Es müssen <span class="formula"><var>n</var> − 1</span> sein; <span id="directions-count" role="status"></span>',
  "Change the directions": "Die Richtungen ändern",
  "Append clockwise": "Im Uhrzeigersinn anfügen",
  "Append counter-clockwise": "Gegen den Uhrzeigersinn anfügen",
  "Remove last": "Letzte entfernen",
  'Repeat to <span class="formula">n − 1</span>': 'Bis <span class="formula">n − 1</span> wiederholen',
  "At random": "Zufällig",
  'If <var>n</var> is odd, Magnus may call <span class="formula">⌈<var>n</var>/2⌉</span> too':
    'Ist <var>n</var> ungerade, so darf Magnus auch <span class="formula">⌈<var>n</var>/2⌉</span> nennen',
  "Show Magnus’s answer": "Antwort von Magnus zeigen",
  "Both play at random": "Beide spielen zufällig",
  'In each round Magnus draws his <span data-term="magnitude">magnitude</span> from 1 to <var>n</var>/2 and Derek tosses a coin. How many rounds does it take until every position has been visited?':
    'In jeder Runde zieht Magnus seine <span data-term="magnitude">Weite</span> aus 1 bis <var>n</var>/2, und Derek wirft eine Münze. Wie viele Runden dauert es, bis jede Position besucht ist?',
  Games: "Partien",
  Seed: "Startwert",
  "The same seed gives the same games. <var>n</var> is at most 1,048,576, and there are at most 10,000,000 games.":
    "Derselbe Startwert ergibt dieselben Partien. <var>n</var> ist höchstens 1.048.576, und es sind höchstens 10.000.000 Partien.",
  Run: "Starten",
  "Games played": "Gespielte Partien",
  "Download CSV": "CSV herunterladen",
  "Rounds of the games": "Runden der Partien",
  "The table": "Der Tisch",
  Game: "Partie",
  Show: "Zeigen",
  "Open on the Play page": "Auf der Seite „Spielen“ öffnen",
  "All rounds as a table": "Alle Runden als Tabelle",
  "Download CSV of the rounds": "CSV der Runden herunterladen",
  "A false theorem": "Ein falscher Satz",
  'The thesis (chapter 3) keeps <em>one</em> set of visited positions for each round, position and count, and its Theorem 4 says that Algorithm DEREK finds the minimum in this way. It does not. The smallest counterexample has <var>n</var> = 6 and the magnitudes <span class="formula">1, 1, 2, 2, 1, 3.</span>':
    'Die Masterarbeit (Kapitel 3) hebt zu jeder Runde, Position und Anzahl <em>eine</em> Menge besuchter Positionen auf, und ihr Satz 4 sagt, dass der Algorithmus DEREK so das Minimum findet. Das tut er nicht. Das kleinste Gegenbeispiel hat <var>n</var> = 6 und die Weiten <span class="formula">1, 1, 2, 2, 1, 3.</span>',
  "Load 1 1 2 2 1 3": "1 1 2 2 1 3 laden",
  "Algorithm DEREK runs with the repairs that its printed form needs.":
    "Der Algorithmus DEREK läuft mit den Berichtigungen, die seine gedruckte Form braucht.",
  "Three ways, and what is wrong with one": "Drei Wege, und was an einem falsch ist",
  "On even tables two opposite blocks grow. On odd tables nearly the same works if Magnus may call ⌈<var>n</var>/2⌉. If ⌊<var>n</var>/2⌋ is his largest magnitude, the thesis distinguishes many cases, and its Theorem 5(c) is false for <var>n</var> = 3 and <var>n</var> = 5 with alternating directions. The thesis leaves out one case, and another one fails for <var>n</var> = 7; both are repaired here.":
    "Auf geraden Tischen wachsen zwei gegenüberliegende Blöcke. Auf ungeraden Tischen gelingt fast dasselbe, wenn Magnus ⌈<var>n</var>/2⌉ nennen darf. Ist ⌊<var>n</var>/2⌋ seine größte Weite, so unterscheidet die Masterarbeit viele Fälle, und ihr Satz 5(c) ist falsch für <var>n</var> = 3 und <var>n</var> = 5 mit abwechselnden Richtungen. Ein Fall fehlt in der Masterarbeit, ein anderer scheitert für <var>n</var> = 7; beides ist hier berichtigt.",
  "n = 5, not possible": "n = 5, nicht möglich",
  "the missing case": "der fehlende Fall",
  "even n": "gerades n",
  "What is known": "Was bekannt ist",
  'For odd <var>n</var> all other positions are equally likely to be next, so the mean is <span class="formula">(<var>n</var> − 1)·H<sub><var>n</var>−1</sub>,</span> where H<sub><var>k</var></sub> is the harmonic number 1 + ½ + … + 1/<var>k</var>. For even <var>n</var> the opposite position is twice as likely; the mean lies between <span class="formula"><var>n</var>·H<sub><var>n</var></sub> − <var>n</var></span> and <span class="formula"><var>n</var>·H<sub><var>n</var></sub> − 1,</span> and a small chain on pairs of opposite positions gives it exactly.':
    'Für ungerades <var>n</var> sind alle anderen Positionen als nächste gleich wahrscheinlich, der Mittelwert ist also <span class="formula">(<var>n</var> − 1)·H<sub><var>n</var>−1</sub></span> mit der harmonischen Zahl H<sub><var>k</var></sub> = 1 + ½ + … + 1/<var>k</var>. Für gerades <var>n</var> ist die Position gegenüber doppelt so wahrscheinlich; der Mittelwert liegt zwischen <span class="formula"><var>n</var>·H<sub><var>n</var></sub> − <var>n</var></span> und <span class="formula"><var>n</var>·H<sub><var>n</var></sub> − 1,</span> und eine kleine Markow-Kette auf Paaren gegenüberliegender Positionen gibt ihn genau an.',
  "J.-J. Lin, “More on the Magnus–Derek Game”, master’s thesis, National Chiao Tung University 2008, chapters 3 to 5.":
    'J.-J. Lin, <cite lang="en">More on the Magnus–Derek Game</cite>, Masterarbeit, National Chiao Tung University 2008, Kapitel 3 bis 5.',
};
