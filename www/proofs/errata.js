/** Errors of the papers. */

export default {
  title: { en: "Errata of the papers", de: "Fehler der Arbeiten" },
  about: {
    en: "Errors in the papers, and a lemma for primes that does not extend, each shown by a computation. Positions are numbers below n; true is +, clockwise.",
    de: "Fehler in den Arbeiten und ein Lemma für Primzahlen, das sich nicht ausdehnen lässt, jeweils durch eine Rechnung gezeigt. Positionen sind Zahlen unter n; wahr ist +, im Uhrzeigersinn.",
  },
  entries: [
    {
      name: "midpoints",
      title: { en: "M(A), with lists", de: "M(A), mit Listen" },
      rows: [
        {
          rocq: "Definition midpoints (n : nat) (A : seq nat) : seq nat :=",
          en: "$M(A)$ on $n$ positions:",
          de: "$M(A)$ auf $n$ Positionen:",
        },
        {
          rocq: "[seq z <- iota 0 n | has (fun x => has (fun y => z + z == x + y %[mod n]) A) A].",
          en: "the $z$ among $0, \\dots, n - 1$ with $2z \\equiv x + y$ modulo $n$ for some $x, y$ of the list $A$.",
          de: "die $z$ unter $0, \\dots, n - 1$ mit $2z \\equiv x + y$ modulo $n$ für irgendwelche $x, y$ der Liste $A$.",
        },
      ],
    },
    {
      name: "lemma_1_fails_on_9",
      title: {
        en: "Lemma 1 of Nedev 2010, stated for primes, does not extend to 9 positions",
        de: "Lemma 1 von Nedev 2010, für Primzahlen formuliert, lässt sich nicht auf 9 Positionen ausdehnen",
      },
      lessons: ["doubling/nine"],
      rows: [
        {
          rocq: "Theorem lemma_1_fails_on_9 : let A := [:: 0; 3] in let i := 2 in",
          en: "For $A = \\{0, 3\\}$ and $i = 2$ on 9 positions",
          de: "Für $A = \\{0, 3\\}$ und $i = 2$ auf 9 Positionen",
        },
        {
          rocq: "size (iter i (midpoints 9) A) < minn 9 (2 ^ i * (size A).-1 + 1).",
          en: "$|M^i(A)|$ is less than $\\min(9,\\ 2^i(|A| - 1) + 1)$.",
          de: "ist $|M^i(A)|$ kleiner als $\\min(9,\\ 2^i(|A| - 1) + 1)$.",
        },
      ],
    },
    {
      name: "count",
      title: { en: "The way, and how many positions it visits", de: "Der Weg, und wie viele Positionen er besucht" },
      rows: [
        {
          rocq: "Fixpoint way (n x : nat) (magnitudes : seq nat) (dirs : seq bool) : seq nat :=",
          en: "The positions of the token from $x$ on, when all magnitudes and directions are known:",
          de: "Die Positionen des Spielsteins von $x$ an, wenn alle Weiten und Richtungen bekannt sind:",
        },
        {
          rocq: "x :: if (magnitudes, dirs) is (l :: magnitudes', d :: dirs') then way n (landing n x l d) magnitudes' dirs' else [::].",
          en: "$x$, and then the way from where the first magnitude and the first direction lead, with the rest of both lists.",
          de: "$x$ und dann der Weg von dort, wohin die erste Weite und die erste Richtung führen, mit dem Rest beider Listen.",
        },
        {
          rocq: "Definition count (n : nat) (magnitudes : seq nat) (dirs : seq bool) : nat := size (undup (way n 0 magnitudes dirs)).",
          en: "How many different positions the way from 0 has.",
          de: "Wie viele verschiedene Positionen der Weg von 0 aus hat.",
        },
      ],
    },
    {
      name: "algorithm_derek",
      title: {
        en: "Algorithm DEREK of the thesis, repaired so that it can run",
        de: "Algorithmus DEREK der Masterarbeit, repariert, damit er laufen kann",
      },
      rows: [
        {
          rocq: "Definition directions : seq bool := [:: true; false].",
          en: "The two directions.",
          de: "Die beiden Richtungen.",
        },
        {
          rocq: "Fixpoint B (n : nat) (announced : seq nat) (j k : nat) (d : bool) : option (seq nat) :=",
          en: "One set of $k$ visited positions with which the token can be on $j$ after the announced magnitudes (the last one first), the last direction being $d$; or none.",
          de: "Eine Menge von $k$ besuchten Positionen, mit der der Spielstein nach den angesagten Weiten (die letzte zuerst) auf $j$ stehen kann, wobei $d$ die letzte Richtung ist; oder keine.",
        },
        {
          rocq: "if announced is l :: before then let back := landing n j l (~~ d) in",
          en: "After a round with magnitude $l$ the token came from the position `back`.",
          de: "Nach einer Runde mit der Weite $l$ kam der Spielstein von der Position `back`.",
        },
        {
          rocq: "let same d' := if B n before back k d' is Some b then if j \\in b then Some b else None else None in",
          en: "`same`: as many were visited before, $j$ among them.",
          de: "`same`: Es waren schon so viele besucht, darunter $j$.",
        },
        {
          rocq: "let fewer d' := if k is k'.+1 then if B n before back k' d' is Some b then if j \\in b then None else Some (j :: b) else None else None in",
          en: "`fewer`: one fewer was visited before, $j$ not among them.",
          de: "`fewer`: Es war eine weniger besucht, und $j$ war nicht darunter.",
        },
        {
          rocq: "if same true is Some b then Some b else if same false is Some b then Some b else if fewer true is Some b then Some b else fewer false",
          en: "The first of these that there is, the direction before being + or −.",
          de: "Das erste davon, das es gibt, wobei die Richtung davor + oder − war.",
        },
        {
          rocq: "else if (j == 0) && (k == 1) then Some [:: 0] else None.",
          en: "Before the first round only position 0 is visited, and the token is there.",
          de: "Vor der ersten Runde ist nur Position 0 besucht, und dort steht der Spielstein.",
        },
        {
          rocq: "Definition algorithm_derek (n : nat) (announced : seq nat) : nat :=",
          en: "Its answer for a list of announced magnitudes:",
          de: "Seine Antwort für eine Liste angesagter Weiten:",
        },
        {
          rocq: "find (fun k => has (fun j => has (fun d => isSome (B n (rev announced) j k d)) directions) (iota 0 n)) (iota 0 (size announced).+2).",
          en: "the smallest $k$, from 0 to one more than there are magnitudes, for which there is such a set with some position $j$ and some direction.",
          de: "das kleinste $k$, von 0 bis eins mehr, als es Weiten sind, für das es eine solche Menge mit irgendeiner Position $j$ und irgendeiner Richtung gibt.",
        },
      ],
    },
    {
      name: "derek_is_not_optimal_on_6",
      title: {
        en: "Algorithm DEREK is not optimal on 6 positions",
        de: "Algorithmus DEREK ist auf 6 Positionen nicht optimal",
      },
      lessons: ["announced/forget"],
      rows: [
        {
          rocq: "Theorem derek_is_not_optimal_on_6 : let announced := [:: 1; 1; 2; 2; 1; 3] in",
          en: "When Magnus announces 1 1 2 2 1 3,",
          de: "Wenn Magnus 1 1 2 2 1 3 ansagt,",
        },
        {
          rocq: "[/\\ algorithm_derek 6 announced = 4,",
          en: "the algorithm says 4 positions;",
          de: "sagt der Algorithmus 4 Positionen;",
        },
        {
          rocq: "count 6 announced [:: false; true; true; false; false; true] = 3",
          en: "− + + − − + visits 3;",
          de: "− + + − − + besucht 3;",
        },
        {
          rocq: "& forall dirs, size dirs = 6 -> 3 <= count 6 announced dirs].",
          en: "and no list of 6 directions visits fewer.",
          de: "und keine Liste von 6 Richtungen besucht weniger.",
        },
      ],
    },
    {
      name: "derek_is_not_optimal_on_7",
      title: {
        en: "Algorithm DEREK is not optimal on 7 positions",
        de: "Algorithmus DEREK ist auf 7 Positionen nicht optimal",
      },
      rows: [
        {
          rocq: "Theorem derek_is_not_optimal_on_7 : let announced := [:: 1; 2; 1; 2; 1; 3] in",
          en: "When Magnus announces 1 2 1 2 1 3,",
          de: "Wenn Magnus 1 2 1 2 1 3 ansagt,",
        },
        {
          rocq: "[/\\ algorithm_derek 7 announced = 5,",
          en: "the algorithm says 5 positions;",
          de: "sagt der Algorithmus 5 Positionen;",
        },
        {
          rocq: "exists dirs, size dirs = 6 /\\ count 7 announced dirs = 4",
          en: "some 6 directions visit 4;",
          de: "gewisse 6 Richtungen besuchen 4;",
        },
        {
          rocq: "& forall dirs, size dirs = 6 -> 4 <= count 7 announced dirs].",
          en: "and no list of 6 directions visits fewer.",
          de: "und keine Liste von 6 Richtungen besucht weniger.",
        },
      ],
    },
    {
      name: "visits_all",
      title: { en: "Magnus can visit every position", de: "Magnus kann jede Position besuchen" },
      rows: [
        {
          rocq: "Definition magnitudes_of (n : nat) : seq nat := iota 1 n./2.",
          en: "The magnitudes $1, \\dots, \\lfloor n/2 \\rfloor$.",
          de: "Die Weiten $1, \\dots, \\lfloor n/2 \\rfloor$.",
        },
        {
          rocq: "Definition visits_all (n : nat) (dirs : seq bool) : Prop := exists magnitudes,",
          en: "For announced directions there are magnitudes:",
          de: "Zu angesagten Richtungen gibt es Weiten:",
        },
        {
          rocq: "[/\\ size magnitudes = n.-1, all (mem (magnitudes_of n)) magnitudes & count n magnitudes dirs = n].",
          en: "$n - 1$ of them, all from 1 to $\\lfloor n/2 \\rfloor$, with which all $n$ positions are visited.",
          de: "$n - 1$ Stück, alle von 1 bis $\\lfloor n/2 \\rfloor$, mit denen alle $n$ Positionen besucht werden.",
        },
      ],
    },
    {
      name: "announced_on_3",
      title: {
        en: "Theorem 5(c) of the thesis fails on 3 positions",
        de: "Satz 5(c) der Masterarbeit gilt auf 3 Positionen nicht",
      },
      lessons: ["announced/directions"],
      rows: [
        {
          rocq: "Theorem announced_on_3 : ~ visits_all 3 [:: true; false]",
          en: "On 3 positions Magnus cannot visit all when Derek announces + −,",
          de: "Auf 3 Positionen kann Magnus nicht alle besuchen, wenn Derek + − ansagt,",
        },
        {
          rocq: "/\\ ~ visits_all 3 [:: false; true].",
          en: "nor when he announces − +.",
          de: "und auch nicht, wenn er − + ansagt.",
        },
      ],
    },
    {
      name: "announced_on_5",
      title: {
        en: "Theorem 5(c) of the thesis fails on 5 positions",
        de: "Satz 5(c) der Masterarbeit gilt auf 5 Positionen nicht",
      },
      lessons: ["announced/directions"],
      rows: [
        {
          rocq: "Theorem announced_on_5 : ~ visits_all 5 [:: true; false; true; false]",
          en: "On 5 positions Magnus cannot visit all when Derek announces + − + −,",
          de: "Auf 5 Positionen kann Magnus nicht alle besuchen, wenn Derek + − + − ansagt,",
        },
        {
          rocq: "/\\ ~ visits_all 5 [:: false; true; false; true].",
          en: "nor when he announces − + − +.",
          de: "und auch nicht, wenn er − + − + ansagt.",
        },
      ],
    },
    {
      name: "announced_else_on_3_5_7",
      title: {
        en: "No other directions fail on 3 and 5 positions, and none on 7",
        de: "Auf 3 und 5 Positionen scheitert es an keinen anderen Richtungen, auf 7 an gar keinen",
      },
      rows: [
        {
          rocq: "Theorem announced_else_on_3_5_7 n dirs : n \\in [:: 3; 5; 7] -> size dirs = n.-1 ->",
          en: "For $n = 3$, 5 or 7 and $n - 1$ announced directions,",
          de: "Für $n = 3$, 5 oder 7 und $n - 1$ angesagte Richtungen,",
        },
        {
          rocq: "(n < 7 -> exists i, nth true dirs i = nth true dirs i.+1 /\\ i.+2 < n) ->",
          en: "of which, if $n < 7$, some two after each other are the same,",
          de: "von denen, falls $n < 7$, irgendwelche zwei aufeinanderfolgende gleich sind,",
        },
        {
          rocq: "visits_all n dirs.",
          en: "Magnus can visit all positions.",
          de: "kann Magnus alle Positionen besuchen.",
        },
      ],
    },
  ],
};
