// @ts-check
/** Lektion 15 auf Deutsch, nach ihrem Englisch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "The third that is given away": "Das verschenkte Drittel",
  "Magnus visits two thirds of one class and of another. Then he offers what he has left behind, and Derek gives it or enters the third class. So on 9, 18, 27 and many other tables no round is wasted.":
    "Magnus besucht zwei Drittel einer Klasse und einer zweiten. Dann bietet er an, was er liegen gelassen hat, und Derek gibt es her oder betritt die dritte Klasse. So wird auf 9, 18, 27 und vielen anderen Tischen keine Runde verschwendet.",
  "Theorem 7 of the note: tripling and its proof are ours (2026), doubling is a lemma of Hurkens, Pendavingh and Woeginger (2009) in other words. The offer is that of lesson 12.":
    "Satz 7 der Notiz: Das Verdreifachen und sein Beweis sind von uns (2026), das Verdoppeln ist ein Lemma von Hurkens, Pendavingh und Woeginger (2009) in anderen Worten. Das Angebot ist das von Lektion 12.",
  "Three tables in one": "Drei Tische in einem",
  "A round is *wasted* if it visits nothing new. In lesson 9 you got $f^*(9) = 6$ positions in 5 rounds by trying. Here is a plan for it, which works on much larger tables.":
    "Eine Runde ist *verschwendet*, wenn sie nichts Neues besucht. In Lektion 9 haben Sie durch Probieren $f^*(9) = 6$ Positionen in 5 Runden bekommen. Hier ist ein Plan dafür, der auch auf viel größeren Tischen aufgeht.",
  "Each class modulo 3 is a round table by itself, with steps of 3: 0, 3, 6, which are marked, then 1, 4, 7, then 2, 5, 8.":
    "Jede Klasse modulo 3 ist ein runder Tisch für sich, mit Schritten von 3: 0, 3, 6, sie sind markiert, dann 1, 4, 7 und dann 2, 5, 8.",
  "Call a magnitude after which the token is on a new position of its class 0, 3, 6, whichever way Derek goes.":
    "Nennen Sie eine Weite, nach der der Spielstein auf einer neuen Position seiner Klasse 0, 3, 6 steht, wohin Derek auch geht.",
  "The remainder modulo 3 must stay the same. Which steps do not change it?":
    "Der Rest modulo 3 muss gleich bleiben. Welche Schritte ändern ihn nicht?",
  "Steps that are multiples of 3. Up to 4 there is one of them.": "Vielfache von 3. Bis 4 gibt es davon eines.",
  "After {magnitude} Derek can go to {position}, which is in another class.":
    "Nach {magnitude} kann Derek zu {position} gehen, in eine andere Klasse.",
  "3: the token comes to 3 or to 6. **A multiple of 3 keeps the token in its class.** Every other magnitude leads out of it, and its two landings are one in each of the other classes.":
    "3: Der Spielstein kommt zu 3 oder zu 6. **Ein Vielfaches von 3 hält den Spielstein in seiner Klasse.** Jede andere Weite führt aus ihr hinaus, und von ihren beiden Zielen liegt in jeder der anderen Klassen eines.",
  "Stop in time": "Rechtzeitig aufhören",
  "The token has come to 3. Two of the three positions of its class are visited, and 6 is left over. Should Magnus go for it?":
    "Der Spielstein ist zu 3 gekommen. Zwei der drei Positionen seiner Klasse sind besucht, 6 ist übrig. Soll Magnus sie sich holen?",
  "Call a magnitude so that the next round is new, whichever way Derek goes.":
    "Nennen Sie eine Weite, bei der die nächste Runde neu ist, wohin Derek auch geht.",
  "There are only four magnitudes. Look at both landings of each.":
    "Es gibt nur vier Weiten. Sehen Sie sich bei jeder beide Ziele an.",
  "With 3 the token stays in its class, where only one position is new. What about the others?":
    "Bei 3 bleibt der Spielstein in seiner Klasse, und dort ist nur eine Position neu. Wie ist es bei den anderen?",
  "After {magnitude} Derek goes back to {position}, and the round is wasted.":
    "Nach {magnitude} geht Derek zu {position} zurück, und die Runde ist verschwendet.",
  "There is one. Leave the class: in the other two nothing has been visited.":
    "Es gibt eine. Verlassen Sie die Klasse: In den beiden anderen ist noch nichts besucht.",
  "1, 2 or 4: each leads to two classes in which nothing has been visited. With 3 Derek would go back to 0. **Magnus stops at two thirds of the class, leaves the 6 behind, and goes where everything is new.**":
    "1, 2 oder 4: Jede führt in zwei Klassen, in denen noch nichts besucht ist. Bei 3 ginge Derek zu 0 zurück. **Magnus hört bei zwei Dritteln der Klasse auf, lässt die 6 liegen und geht dorthin, wo alles neu ist.**",
  "The offer": "Das Angebot",
  "Derek has let the token into the class 1, 4, 7, and Magnus has done the same there: 4 and 7 are visited. So far every round was new. Two **leftovers** have stayed behind, 6 and 1. The class 2, 5, 8, now marked, has never been entered.":
    "Derek hat den Spielstein in die Klasse 1, 4, 7 gelassen, und Magnus hat es dort ebenso gemacht: 4 und 7 sind besucht. Bisher war jede Runde neu. Zwei **Restpositionen** sind liegen geblieben, 6 und 1. Die Klasse 2, 5, 8, jetzt markiert, wurde nie betreten.",
  "The token is on 7. In its class only 1 is new, and in the class 0, 3, 6 only 6. Magnus cannot get them by force, but he can make an offer.":
    "Der Spielstein steht auf 7. In seiner Klasse ist nur 1 neu, und in der Klasse 0, 3, 6 nur 6. Erzwingen kann Magnus sie nicht, aber er kann ein Angebot machen.",
  "One landing should be a leftover, the other one in the class that has never been entered.":
    "Ein Ziel sollte eine Restposition sein, das andere in der Klasse liegen, die nie betreten wurde.",
  "Offer the leftover 6. How far is it from 7, and what lies as far on the other side?":
    "Bieten Sie die Restposition 6 an. Wie weit ist sie von 7 entfernt, und was liegt auf der anderen Seite ebenso weit?",
  "After {magnitude} Derek can go to {position}, which is visited: he has given up nothing.":
    "Nach {magnitude} kann Derek zu {position} gehen; sie ist besucht, und er hat nichts aufgegeben.",
  "There is one. How far is it from 7 to the leftover 6?": "Es gibt eine. Wie weit ist es von 7 zur Restposition 6?",
  "1: Derek gives the leftover 6, or he goes to 8 and enters the third class. That is no accident, for **each of the three classes is halfway between the other two.** Seen from 7, each leftover of the class 0, 3, 6 has its mirror image in 2, 5, 8.":
    "1: Derek gibt die Restposition 6 her, oder er geht zu 8 und betritt die dritte Klasse. Das ist kein Zufall, denn **jede der drei Klassen liegt in der Mitte zwischen den beiden anderen.** Von 7 aus gesehen hat jede Restposition der Klasse 0, 3, 6 ihr Spiegelbild in 2, 5, 8.",
  "Let $K$ be the position of the token, $J$ a leftover of another class, and $\\gamma$ a position of the third class. The remainders of the three are 0, 1 and 2 in some order, so $K + J + \\gamma \\equiv 0$ modulo 3. The other landing is $2K - J$, and $2K - J \\equiv -K - J \\equiv \\gamma$. **So if one landing is a leftover of the other class, the second one lies in the third class.** While nothing has been visited there, both are new.":
    "Es sei $K$ die Position des Spielsteins, $J$ eine Restposition einer anderen Klasse und $\\gamma$ eine Position der dritten. Die Reste der drei sind in irgendeiner Reihenfolge 0, 1 und 2, also ist $K + J + \\gamma \\equiv 0$ modulo 3. Das andere Ziel ist $2K - J$, und $2K - J \\equiv -K - J \\equiv \\gamma$. **Ist also ein Ziel eine Restposition der anderen Klasse, so liegt das zweite in der dritten Klasse.** Solange dort nichts besucht ist, sind beide neu.",
  "With $p$ classes only one class is halfway between the class of the leftover and $[\\gamma]_p$, and Magnus may have to travel there first, which costs rounds (lesson 12). With three he is always there already. That is all that is special about 3.":
    "Bei $p$ Klassen liegt nur eine in der Mitte zwischen der Klasse der Restposition und $[\\gamma]_p$, und Magnus muss vielleicht erst dorthin reisen, was Runden kostet (Lektion 12). Bei dreien ist er immer schon dort. Das ist alles, was an der 3 besonders ist.",
  "Derek gives": "Derek gibt",
  "Now $n = 18$: three classes of six positions. Two thirds of six are four. In seven rounds Magnus has visited 0, 9, 12, 3 and 4, 13, 16, 7, and stopped in both classes. Every second call was 9, half a turn: the position opposite lies in the same class, and Derek has no choice.":
    "Nun $n = 18$: drei Klassen mit je sechs Positionen. Zwei Drittel von sechs sind vier. In sieben Runden hat Magnus 0, 9, 12, 3 und 4, 13, 16, 7 besucht und in beiden Klassen aufgehört. Jede zweite Ansage war 9, eine halbe Drehung: Die Position gegenüber liegt in derselben Klasse, und Derek hat keine Wahl.",
  "There are four leftovers: 6 and 15, 1 and 10. Nothing of the marked class 2, 5, 8, 11, 14, 17 has been visited. You are Derek, and you would like to keep it.":
    "Es gibt vier Restpositionen: 6 und 15, 1 und 10. Von der markierten Klasse 2, 5, 8, 11, 14, 17 ist nichts besucht. Sie sind Derek und möchten sie behalten.",
  "Keep the token off the class 2, 5, 8, 11, 14, 17 for four calls.":
    "Halten Sie den Spielstein vier Ansagen lang aus der Klasse 2, 5, 8, 11, 14, 17 heraus.",
  "Of the two landings of a call, only one is in the class that you want to keep. Take the other one.":
    "Von den beiden Zielen einer Ansage liegt nur eines in der Klasse, die Sie behalten möchten. Nehmen Sie das andere.",
  "The other landing is always a leftover: 6, 15, 1 or 10.":
    "Das andere Ziel ist immer eine Restposition: 6, 15, 1 oder 10.",
  "{position} is in the class that you wanted to keep. Take it back, and give the leftover instead.":
    "{position} liegt in der Klasse, die Sie behalten wollten. Nehmen Sie den Zug zurück, und geben Sie stattdessen die Restposition.",
  "You have kept the class, but in each round you had to give a leftover. Now the other two classes are wholly visited: 12 positions in 11 rounds, and f*(18) is 12. **The third that Magnus left behind was given to him, and no round was wasted.**":
    "Sie haben die Klasse behalten, aber in jeder Runde mussten Sie eine Restposition hergeben. Nun sind die beiden anderen Klassen ganz besucht: 12 Positionen in 11 Runden, und f*(18) ist 12. **Das Drittel, das Magnus liegen ließ, wurde ihm geschenkt, und keine Runde war verschwendet.**",
  "Derek enters": "Derek tritt ein",
  "The other answer. Magnus has offered the leftover 6, and Derek has gone to 8. The third class has been entered, and the offers are over. But this class is a table with six positions, like the others, and Magnus can do for the third time what he has done twice.":
    "Die andere Antwort. Magnus hat die Restposition 6 angeboten, und Derek ist zu 8 gegangen. Die dritte Klasse ist betreten, und mit den Angeboten ist es vorbei. Aber auch diese Klasse ist ein Tisch mit sechs Positionen, und Magnus kann zum dritten Mal tun, was er zweimal getan hat.",
  "You are Magnus, after 8 rounds with 9 visited positions. Visit 12 positions by round 11.":
    "Sie sind Magnus, nach 8 Runden mit 9 besuchten Positionen. Besuchen Sie bis Runde 11 insgesamt 12 Positionen.",
  "Stay in the class of the token. Which position is the safest to call for?":
    "Bleiben Sie in der Klasse des Spielsteins. Welche Position ist Ihnen am sichersten?",
  "9 leads to the position opposite. It is new, in the same class, and Derek has no choice.":
    "9 führt zur Position gegenüber. Sie ist neu, in derselben Klasse, und Derek hat keine Wahl.",
  "Then 3 or 6, with two new landings, and then 9 again.": "Dann 3 oder 6, mit zwei neuen Zielen, und dann wieder 9.",
  "Three positions in three rounds: none of them may be wasted. Look at both landings before you call.":
    "Drei Positionen in drei Runden: Keine davon darf verschwendet sein. Sehen Sie sich beide Ziele an, bevor Sie etwas nennen.",
  "12 positions in 11 rounds, as before. If Derek gives, two classes are wholly visited. If he enters the third class, Magnus visits two thirds of all three. **Either way it is two thirds of the table.**":
    "12 Positionen in 11 Runden, wie zuvor. Gibt Derek, so werden zwei Klassen ganz besucht. Betritt er die dritte Klasse, so besucht Magnus zwei Drittel von allen dreien. **So oder so sind es zwei Drittel des Tisches.**",
  "Before it gets expensive": "Bevor es teuer wird",
  "So all that the plan needs is two thirds of a class, without a wasted round. On $n = 21$ there are three classes of seven positions. Seven is a prime: on the table with seven positions Magnus needs $R(7) = 7$ rounds for six of them, and two rounds are wasted (lesson 9).":
    "Der Plan braucht also nur zwei Drittel einer Klasse, ohne verschwendete Runde. Auf $n = 21$ gibt es drei Klassen mit je sieben Positionen. Sieben ist eine Primzahl: Auf dem Tisch mit sieben Positionen braucht Magnus für sechs davon $R(7) = 7$ Runden, und zwei Runden sind verschwendet (Lektion 9).",
  "How many rounds are wasted on n = 21 if both play perfectly?":
    "Wie viele Runden werden bei n = 21 verschwendet, wenn beide perfekt spielen?",
  none: "keine",
  "one or two, as on 7": "eine oder zwei, wie auf 7",
  "three or more, as there are three classes": "drei oder mehr, da es drei Klassen sind",
  "How many positions are two thirds of seven, rounded up? And which of the six positions on 7 is the expensive one?":
    "Wie viele Positionen sind zwei Drittel von sieben, aufgerundet? Und welche der sechs Positionen ist auf 7 die teure?",
  "On 7 the first five positions come without waste. Only for the sixth are two rounds wasted.":
    "Auf 7 kommen die ersten fünf Positionen ohne Verschwendung. Erst für die sechste werden zwei Runden verschwendet.",
  "Two rounds are wasted on 7 if Magnus wants six of the seven positions. Here he may stop earlier.":
    "Auf 7 werden zwei Runden verschwendet, wenn Magnus sechs der sieben Positionen will. Hier darf er früher aufhören.",
  "Rounds are wasted on 7 if Magnus wants six of the seven positions. Here he need not have six of any class.":
    "Auf 7 werden Runden verschwendet, wenn Magnus sechs der sieben Positionen will. Hier braucht er von keiner Klasse sechs.",
  "None: ⟦R(21)|R:21⟧ = 13. On 7 five positions come without waste, and five are more than two thirds of seven. **Magnus stops before it gets expensive, and what is left behind is given away.**":
    "Keine: ⟦R(21)|R:21⟧ = 13. Auf 7 kommen fünf Positionen ohne Verschwendung, und fünf sind mehr als zwei Drittel von sieben. **Magnus hört auf, bevor es teuer wird, und was liegen bleibt, wird verschenkt.**",
  "Two thirds of m positions come without waste for every m from 2 to 25 but 5 (computed). So R(51) = 33, R(57) = 37, R(69) = 45 and R(75) = 49, on tables that no computer has solved. On 5 only three positions come without waste, and 3 is less than 10/3. Still R(15) = 9: there Magnus needs another plan.":
    "Zwei Drittel von m Positionen kommen für jedes m von 2 bis 25 außer 5 ohne Verschwendung (berechnet). Also ist R(51) = 33, R(57) = 37, R(69) = 45 und R(75) = 49, auf Tischen, die kein Computer gelöst hat. Auf 5 kommen nur drei Positionen ohne Verschwendung, und 3 ist weniger als 10/3. Trotzdem ist R(15) = 9: Dort braucht Magnus einen anderen Plan.",
  "Play it on 27": "Auf 27 gespielt",
  "On $n = 27$ a class has nine positions, and nine is where this lesson began. So the plan is there twice: you visit six of the nine positions of a class by the plan for 9, with steps three times as large. You do the same in a second class. Then you make your offers.":
    "Auf $n = 27$ hat eine Klasse neun Positionen, und mit neun hat diese Lektion begonnen. Der Plan kommt also zweimal vor: Sie besuchen sechs der neun Positionen einer Klasse nach dem Plan für 9, mit dreimal so großen Schritten. In einer zweiten Klasse tun Sie dasselbe. Dann machen Sie Ihre Angebote.",
  "$f^*(27) = 18$, and position 0 is visited already. Seventeen rounds remain for seventeen new positions. Derek keeps a class, and chooses it as late as he can.":
    "$f^*(27) = 18$, und Position 0 ist schon besucht. Für siebzehn neue Positionen bleiben siebzehn Runden. Derek behält eine Klasse und wählt sie so spät wie möglich.",
  "You are Magnus. Visit 18 positions by round 17: not one round may be wasted.":
    "Sie sind Magnus. Besuchen Sie bis Runde 17 insgesamt 18 Positionen: Keine einzige Runde darf verschwendet sein.",
  "Begin in the marked class of 0, with multiples of 3. What was 3 on the table with nine is 9 here, and what was 1 is 3.":
    "Beginnen Sie in der markierten Klasse von 0, mit Vielfachen von 3. Was auf dem Tisch mit neun die 3 war, ist hier die 9, und was die 1 war, ist die 3.",
  "Call 9, 3 and 9. Two more calls, each a multiple of 3 that offers a leftover, and six of the nine are visited. Then call 1, and do the same in the class to which the token has come.":
    "Nennen Sie 9, 3 und 9. Noch zwei Ansagen, jede ein Vielfaches von 3, das eine Restposition anbietet, und sechs der neun sind besucht. Nennen Sie dann 1, und tun Sie dasselbe in der Klasse, in die der Spielstein gekommen ist.",
  "When both classes have six, offer leftovers: call the distance from the token to an unvisited position of the other class that you have explored.":
    "Wenn in beiden Klassen sechs besucht sind, bieten Sie Restpositionen an: Nennen Sie den Abstand vom Spielstein zu einer unbesuchten Position der anderen Klasse, die Sie erkundet haben.",
  "A round has led to a visited position, and that is one too many. Go back, and look at both landings before you call.":
    "Eine Runde hat zu einer besuchten Position geführt, und das ist eine zu viel. Gehen Sie zurück, und sehen Sie sich beide Ziele an, bevor Sie etwas nennen.",
  "No round has been wasted yet, but from here Derek can make you waste one, whatever you call. Go back a few rounds.":
    "Noch ist keine Runde verschwendet, aber von hier aus kann Derek Sie dazu bringen, was Sie auch nennen. Gehen Sie ein paar Runden zurück.",
  "18 positions in 17 rounds: nobody can be faster. Against one Derek some luck may do it as well. **The plan does it against every Derek.**":
    "18 Positionen in 17 Runden: Schneller kann niemand sein. Gegen einen einzelnen Derek kann auch etwas Glück genügen. **Der Plan genügt gegen jeden Derek.**",
  "Three times as large": "Dreimal so groß",
  "What works from 3 to 9 and from 9 to 27 works always: **if Magnus can visit two thirds of $m$ positions without waste, then no round is wasted on $3m$.** And if none is wasted on $n$, none is wasted on $2n$: half a turn visits a second position for each one. So no round is wasted on any table $2^a 3^b$.":
    "Was von 3 zu 9 und von 9 zu 27 geht, geht immer: **Kann Magnus zwei Drittel von $m$ Positionen ohne Verschwendung besuchen, so wird auf $3m$ keine Runde verschwendet.** Und wird auf $n$ keine verschwendet, so auch auf $2n$ keine: Eine halbe Drehung besucht zu jeder Position eine zweite. Also wird auf keinem Tisch $2^a 3^b$ eine Runde verschwendet.",
  "Where it ends, nobody knows. For $n = 3p$ with a large prime $p$ no round is wasted either (Theorem 11 of the note), and none is wasted on any multiple of 3 up to 84. The table shows the plan at work on $n = 81$: after 38 rounds 39 positions are visited.":
    "Wo das endet, weiß niemand. Für $n = 3p$ mit einer großen Primzahl $p$ wird auch keine Runde verschwendet (Satz 11 der Notiz), und ebenso keine auf den Vielfachen von 3 bis 84. Der Tisch zeigt den Plan auf $n = 81$: Nach 38 Runden sind 39 Positionen besucht.",
  "What is R(81), the least number of rounds in which Magnus can force f*(81) positions?":
    "Was ist R(81), die kleinste Zahl von Runden, in der Magnus f*(81) Positionen erzwingen kann?",
  "81 = 3 · 27, so no round is wasted. How many positions does Magnus want, and where does the token begin?":
    "81 = 3 · 27, also wird keine Runde verschwendet. Wie viele Positionen will Magnus, und wo beginnt der Spielstein?",
  "He wants two thirds of 81, and position 0 is visited before the first round.":
    "Er will zwei Drittel von 81, und Position 0 ist vor der ersten Runde besucht.",
  "54 positions are wanted, but one of them is visited before the first round.":
    "54 Positionen sind verlangt, aber eine davon ist vor der ersten Runde besucht.",
  "Magnus cannot have all 81 positions: Derek can keep a third of them.":
    "Magnus kann nicht alle 81 Positionen haben: Ein Drittel davon kann Derek behalten.",
  "That is too few: 54 positions are wanted, one is visited before the first round, and each round visits one at most.":
    "Das ist zu wenig: 54 Positionen sind verlangt, eine ist vor der ersten Runde besucht, und jede Runde besucht höchstens eine.",
  "That is too many: not one round has to be wasted, and f*(81) = 54 positions are wanted.":
    "Das ist zu viel: Keine einzige Runde muss verschwendet werden, und verlangt sind f*(81) = 54 Positionen.",
  "53 = f*(81) − 1. A round for each new position is the least that anybody needs, and here it is enough. **Is it enough on every multiple of 3?** Nobody knows: see lesson 16.":
    "53 = f*(81) − 1. Eine Runde für jede neue Position braucht jeder mindestens, und hier genügt es. **Genügt es auf jedem Vielfachen von 3?** Niemand weiß es: Davon handelt Lektion 16.",
  "**Theorem.** Let $w(n) = R(n) - (f^*(n) - 1)$ be the number of wasted rounds in perfect play. If Magnus can visit $v \\ge 2m/3$ positions of $\\mathbb{Z}_m$ in $v - 1$ rounds, then $R(3m) = 2m - 1$. Moreover $w(2n) \\le w(n)$. So $w(2^a 3^b) = 0$.":
    "**Satz.** Es sei $w(n) = R(n) - (f^*(n) - 1)$ die Zahl der verschwendeten Runden bei perfektem Spiel. Kann Magnus $v \\ge 2m/3$ Positionen von $\\mathbb{Z}_m$ in $v - 1$ Runden besuchen, so ist $R(3m) = 2m - 1$. Außerdem ist $w(2n) \\le w(n)$. Also ist $w(2^a 3^b) = 0$.",
  "*Tripling.* The classes modulo 3 of $\\mathbb{Z}_{3m}$ are tables $\\mathbb{Z}_m$ with steps of 3. Magnus visits exactly $v$ positions of the class of 0, calls a magnitude that 3 does not divide, and visits exactly $v$ positions of the class to which the token has come. All $2v - 1$ rounds were new, and each of the two classes has $m - v \\le m/3$ leftovers.":
    "*Verdreifachen.* Die Klassen modulo 3 von $\\mathbb{Z}_{3m}$ sind Tische $\\mathbb{Z}_m$ mit Schritten von 3. Magnus besucht genau $v$ Positionen der Klasse von 0, nennt eine Weite, die 3 nicht teilt, und besucht genau $v$ Positionen der Klasse, in die der Spielstein gekommen ist. Alle $2v - 1$ Runden waren neu, und jede der beiden Klassen hat $m - v \\le m/3$ Restpositionen.",
  "Now he always offers a leftover of the class in which the token is not; the other landing is in the third class, as shown above. If Derek always gives, the token goes from one class to the other and back. Both classes have equally many leftovers, so there is one to offer until both are wholly visited: $2m$ positions in $2m - 1$ rounds. If Derek enters the third class, Magnus visits $v$ positions there. Then at most $3(m - v) \\le m$ positions are unvisited, and no round was wasted.":
    "Nun bietet er immer eine Restposition der Klasse an, in der der Spielstein nicht ist; das andere Ziel liegt, wie oben gezeigt, in der dritten Klasse. Gibt Derek immer, so geht der Spielstein von der einen Klasse zur anderen und zurück. Beide Klassen haben gleich viele Restpositionen, also ist immer eine anzubieten, bis beide ganz besucht sind: $2m$ Positionen in $2m - 1$ Runden. Betritt Derek die dritte Klasse, so besucht Magnus dort $v$ Positionen. Dann sind höchstens $3(m - v) \\le m$ Positionen unbesucht, und keine Runde war verschwendet.",
  "*Doubling.* On $\\mathbb{Z}_{2n}$ Magnus plays the game of the residues modulo $n$. Whenever the token comes to a new residue, he calls $n$ next: the position opposite is new and has the same residue. That gives $2f^*(n) = f^*(2n)$ positions in $R(n) + f^*(n)$ rounds, so $w(2n) \\le R(n) + f^*(n) - (2f^*(n) - 1) = w(n)$.":
    "*Verdoppeln.* Auf $\\mathbb{Z}_{2n}$ spielt Magnus das Spiel der Reste modulo $n$. Sooft der Spielstein zu einem neuen Rest kommt, nennt Magnus als Nächstes $n$: Die Position gegenüber ist neu und hat denselben Rest. Das ergibt $2f^*(n) = f^*(2n)$ Positionen in $R(n) + f^*(n)$ Runden, also $w(2n) \\le R(n) + f^*(n) - (2f^*(n) - 1) = w(n)$.",
  "*All of it.* $w(1) = 0$. If $w(m) = 0$, then $w(2m) = 0$, and as $f^*(m) \\ge 2m/3$ for every $m$, also $w(3m) = 0$. ∎":
    "*Zusammen.* $w(1) = 0$. Ist $w(m) = 0$, so ist $w(2m) = 0$ und, da $f^*(m) \\ge 2m/3$ für jedes $m$ gilt, auch $w(3m) = 0$. ∎",
};
