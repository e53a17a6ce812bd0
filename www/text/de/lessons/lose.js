// @ts-check
/** Lektion 1 auf Deutsch. */

/** Nach dem englischen Text. @type {Record<string, string>} */
export default {
  "Keep off new positions": "Neue Positionen meiden",
  "A token stands on position 0 of a round table with 13 positions. A round has two parts: **Magnus** calls a distance, here called the *magnitude* $\\ell$, and **Derek** says which way the token goes. Magnus wants the token to visit many positions. Derek wants it to stay where it has been.":
    "Ein Spielstein steht auf Position 0 eines runden Tisches mit 13 Positionen. Eine Runde besteht aus zwei Teilen: **Magnus** nennt eine Entfernung, hier *Weite* genannt und mit $\\ell$ bezeichnet, und **Derek** sagt, in welche Richtung der Spielstein zieht. Magnus möchte, dass der Spielstein viele Positionen besucht. Derek möchte, dass er dort bleibt, wo er schon war.",
  "You are Derek. Magnus has called 6: say + for clockwise or − for counter-clockwise.":
    "Sie sind Derek. Magnus hat 6 genannt: Sagen Sie + für „im Uhrzeigersinn“ oder − für „gegen den Uhrzeigersinn“.",
  "Play three rounds as Derek. How many of the three led to no new position?":
    "Spielen Sie drei Runden als Derek. Wie viele der drei führten zu keiner neuen Position?",
  "Play first, whichever way you like: + or −, three times. Then count the rounds that led to a position that had been visited before.":
    "Spielen Sie zuerst, ganz wie Sie mögen: dreimal + oder −. Zählen Sie dann die Runden, die zu einer schon vorher besuchten Position führten.",
  "Before you answer, look at both places where the token could land. Is one of them visited?":
    "Sehen Sie sich vor jeder Antwort beide Positionen an, auf denen der Spielstein landen könnte. Ist eine davon schon besucht?",
  "Count again. A round counts only if the token came to a position where it had been before.":
    "Zählen Sie noch einmal. Eine Runde zählt nur, wenn der Spielstein auf eine Position kam, auf der er schon gewesen war.",
  "None. **You choose which position is visited, never whether:** each of the three calls had two new positions at its ends. Try all eight ways to answer if you like; it is the same each time.":
    "Keine. **Sie bestimmen, welche neue Position besucht wird, aber nie, ob eine besucht wird:** Bei jeder der drei Ansagen waren beide Landungen neu. Probieren Sie, wenn Sie mögen, alle acht Antwortfolgen durch; es ist jedes Mal dasselbe.",
  "Let the audience call out + or −. The calls 6, 3, 1 are fixed in advance and work against all eight lists of answers, so nobody can spoil the demonstration.":
    "Lassen Sie das Publikum + oder − rufen. Die Ansagen 6, 3, 1 liegen im Voraus fest und halten allen acht Antwortfolgen stand, so dass niemand die Vorführung verderben kann.",
  "Sit on the other side": "Auf der anderen Seite",
  "Now you are Magnus. After three rounds the token is on 10, and 0, 6, 9 and 10 are visited. A call $\\ell$ has two *landings*, $10 + \\ell$ and $10 - \\ell$. Derek takes the one that suits him. So a call is good only if **both** landings are new.":
    "Jetzt sind Sie Magnus. Nach drei Runden steht der Spielstein auf 10, und 0, 6, 9 und 10 sind besucht. Eine Ansage $\\ell$ hat zwei *Landungen*, $10 + \\ell$ und $10 - \\ell$. Derek nimmt diejenige, die ihm passt. Gut ist eine Ansage also nur, wenn **beide** Landungen neu sind.",
  "Call a magnitude whose two landings are both new.": "Nennen Sie eine Weite, deren beide Landungen neu sind.",
  "The landings of 1 are 9 and 11. Derek will choose 9, because it is visited.":
    "Die Landungen von 1 sind 9 und 11. Derek wird 9 wählen, weil sie besucht ist.",
  "The positions other than 10 fall into six pairs, one for each magnitude. A visited position spoils only the pair that it is in.":
    "Die von 10 verschiedenen Positionen zerfallen in sechs Paare, eines für jede Weite. Eine besuchte Position verdirbt nur das Paar, zu dem sie gehört.",
  "Three of the six pairs are spoiled: those with 9, with 0 and with 6. Take one of the others.":
    "Drei der sechs Paare sind verdorben: die mit 9, mit 0 und mit 6. Nehmen Sie eines der anderen.",
  "{position} has been visited, so Derek can go there. Look for a magnitude with two new landings.":
    "{position} ist schon besucht, Derek kann also dorthin gehen. Suchen Sie eine Weite mit zwei neuen Landungen.",
  "There is one: six pairs of landings lie around the token, and only three other positions are visited.":
    "Es gibt eine: Um den Spielstein liegen sechs Paare von Landungen, und nur drei andere Positionen sind besucht.",
  "2, 5 and 6 are good. Six pairs lie around the token and only three other positions are visited, so some pair had to be free. **Early in the game Magnus always has a good call.**":
    "2, 5 und 6 sind gut. Um den Spielstein liegen sechs Paare, und nur drei andere Positionen sind besucht; irgendein Paar musste also frei sein. **Am Anfang der Partie hat Magnus immer eine gute Ansage.**",
  "How does it end?": "Wie geht es aus?",
  "Later it becomes harder for Magnus: the free pairs run out. But a call may also prepare the next one. He has all the time he wants; he counts rounds only after he has counted positions.":
    "Später wird es für Magnus schwerer: Die freien Paare gehen aus. Aber eine Ansage kann auch die nächste vorbereiten. Er hat alle Zeit der Welt; die Runden zählt er erst, nachdem er die Positionen gezählt hat.",
  "If both play as well as possible, how many of the 13 positions are visited in the end? Guess; the answer is computed.":
    "Wenn beide so gut wie möglich spielen, wie viele der 13 Positionen sind dann am Ende besucht? Raten Sie; die Antwort wird berechnet.",
  "Think of one position that you, Derek, want to keep. Whatever Magnus calls: can both landings be that position?":
    "Denken Sie an eine Position, die Sie als Derek behalten wollen. Können bei irgendeiner Ansage von Magnus beide Landungen diese Position sein?",
  "On an odd table the two landings of a call are always different. So Derek can keep one position for ever. Can he keep two?":
    "Auf einem ungeraden Tisch sind die beiden Landungen einer Ansage immer verschieden. Also kann Derek eine Position für immer behalten. Kann er zwei behalten?",
  "Not quite. Think of what Derek can keep for certain, whatever Magnus calls.":
    "Nicht ganz. Überlegen Sie, was Derek mit Sicherheit behalten kann, was Magnus auch nennt.",
  "⟦f*(13)|star:13⟧ = 12: Magnus can force twelve, and Derek can always keep one, because the two landings of a call differ. Why he cannot keep two is the story of the **⟦midpoints|midpoint⟧**, which begins in lesson 2; what he can keep on other tables is his **shield**, lesson 5.":
    "⟦f*(13)|star:13⟧ = 12: Magnus kann zwölf erzwingen, und Derek kann immer eine behalten, weil die beiden Landungen einer Ansage verschieden sind. Warum er nicht zwei behalten kann, erzählt die Geschichte der **⟦Mittelpunkte|midpoint⟧**, die in Lektion 2 beginnt; was er auf anderen Tischen behalten kann, ist sein **Schild**, Lektion 5.",
  "Half of them or fewer": "Höchstens die Hälfte",
  "All but one": "Alle bis auf eine",
  "All of them": "Alle",
  "Lose three times": "Dreimal verlieren",
  "Play Derek for one minute, lose, and see why: Derek chooses which position is visited next, never whether.":
    "Spielen Sie eine Minute lang Derek, verlieren Sie, und sehen Sie, warum: Derek bestimmt, welche Position als nächste besucht wird, aber nie, ob es eine neue ist.",
  "The game and f*(n): [N10], section 1.": "Das Spiel und f*(n): [N10], Abschnitt 1.",
};
