/** The game and its numbers as Rocq has them: what a reader has to believe; and that one of the two always wins. */

export default {
  title: { en: "The game in Rocq", de: "Das Spiel in Rocq" },
  about: {
    en: "The game, f*(n) and R(n) as Rocq has them. All other files speak of these definitions; whoever trusts Rocq’s kernel has to believe nothing but that these lines, from `magnitude` to `R_is`, are the game. They are explained here line by line.",
    de: "Das Spiel, f*(n) und R(n), wie Rocq sie kennt. Alle anderen Dateien sprechen von diesen Definitionen; wer dem Kern von Rocq vertraut, muss nur noch glauben, dass diese Zeilen, von `magnitude` bis `R_is`, das Spiel sind. Hier sind sie Zeile für Zeile erklärt.",
  },
  entries: [
    {
      name: "magnitude",
      title: { en: "Magnitudes", de: "Weiten" },
      rows: [
        {
          rocq: "Variable n : nat.",
          en: "$n$ is the number of positions; the theorems ask for $n \\ge 2$. The positions are `'Z_n`, the residues modulo $n$.",
          de: "$n$ ist die Anzahl der Positionen; die Sätze verlangen $n \\ge 2$. Die Positionen sind `'Z_n`, die Reste modulo $n$.",
        },
        {
          rocq: "Definition magnitude := 'I_n./2.",
          en: "A magnitude is a number $l$ below $\\lfloor n/2 \\rfloor$ and stands for $l + 1$; so the magnitudes are $1, \\dots, \\lfloor n/2 \\rfloor$.",
          de: "Eine Weite ist eine Zahl $l$ unter $\\lfloor n/2 \\rfloor$ und steht für $l + 1$; die Weiten sind also $1, \\dots, \\lfloor n/2 \\rfloor$.",
        },
      ],
    },
    {
      name: "direction",
      title: { en: "Directions", de: "Richtungen" },
      rows: [
        {
          rocq: "Definition direction := bool.",
          en: "A direction is true or false: clockwise or the other way.",
          de: "Eine Richtung ist wahr oder falsch: im Uhrzeigersinn oder andersherum.",
        },
      ],
    },
    {
      name: "round",
      title: { en: "A round", de: "Eine Runde" },
      rows: [
        {
          rocq: "Definition round : Type := magnitude * direction.",
          en: "A round is a pair: Magnus’s magnitude and Derek’s direction. `r.1` and `r.2` are its parts.",
          de: "Eine Runde ist ein Paar: die Weite von Magnus und die Richtung von Derek. `r.1` und `r.2` sind seine Teile.",
        },
      ],
    },
    {
      name: "move",
      title: { en: "Where the token goes", de: "Wohin der Spielstein zieht" },
      rows: [
        {
          rocq: "Definition move (x : 'Z_n) (r : round) : 'Z_n :=",
          en: "From position $x$ the token goes in round $r$ to",
          de: "Von Position $x$ zieht der Spielstein in Runde $r$ nach",
        },
        {
          rocq: "if r.2 then x + r.1.+1%:R else x - r.1.+1%:R.",
          en: "$x + (l + 1)$ or $x - (l + 1)$ modulo $n$, as the direction says; $l + 1$ is the magnitude.",
          de: "$x + (l + 1)$ oder $x - (l + 1)$ modulo $n$, wie es die Richtung sagt; $l + 1$ ist die Weite.",
        },
      ],
    },
    {
      name: "history",
      title: { en: "What was played", de: "Was gespielt wurde" },
      rows: [
        {
          rocq: "Definition history := seq round.",
          en: "A history is a list of rounds, the first one first.",
          de: "Ein Verlauf ist eine Liste von Runden, die erste zuerst.",
        },
      ],
    },
    {
      name: "token",
      title: { en: "The token", de: "Der Spielstein" },
      rows: [
        {
          rocq: "Definition token (h : history) : 'Z_n := foldl move 0 h.",
          en: "The token is where the rounds of $h$ lead, one after the other, from position 0.",
          de: "Der Spielstein ist dort, wohin die Runden von $h$ nacheinander führen, von Position 0 aus.",
        },
      ],
    },
    {
      name: "visited",
      title: { en: "Visited positions", de: "Besuchte Positionen" },
      rows: [
        {
          rocq: "Definition visited (h : history) : {set 'Z_n} :=",
          en: "The visited positions are a set:",
          de: "Die besuchten Positionen sind eine Menge:",
        },
        {
          rocq: "[set x in 0 :: scanl move 0 h].",
          en: "position 0, and each one that the token has come to on the way.",
          de: "Position 0 und jede, auf die der Spielstein unterwegs gekommen ist.",
        },
      ],
    },
    {
      name: "magnus",
      title: { en: "A strategy for Magnus", de: "Eine Strategie für Magnus" },
      rows: [
        {
          rocq: "Definition magnus := history -> magnitude.",
          en: "Any function from what was played to a magnitude.",
          de: "Irgendeine Funktion von dem, was gespielt wurde, in die Weiten.",
        },
      ],
    },
    {
      name: "derek",
      title: { en: "A strategy for Derek", de: "Eine Strategie für Derek" },
      rows: [
        {
          rocq: "Definition derek := history -> magnitude -> direction.",
          en: "Any function from what was played, and from the magnitude that was called, to a direction.",
          de: "Irgendeine Funktion von dem, was gespielt wurde, und der angesagten Weite in die Richtungen.",
        },
      ],
    },
    {
      name: "play",
      title: { en: "A game", de: "Eine Partie" },
      rows: [
        {
          rocq: "Fixpoint play (M : magnus) (D : derek) (rounds : nat) : history :=",
          en: "The history after so many rounds, when Magnus plays $M$ and Derek plays $D$:",
          de: "Der Verlauf nach so vielen Runden, wenn Magnus $M$ und Derek $D$ spielt:",
        },
        {
          rocq: "if rounds is r.+1 then let h := play M D r in rcons h (M h, D h (M h)) else [::].",
          en: "after $r + 1$ rounds it is the history $h$ after $r$ rounds with one round more, in which Magnus calls $M(h)$ and Derek, who has heard it, answers; after 0 rounds the empty list.",
          de: "nach $r + 1$ Runden der Verlauf $h$ nach $r$ Runden und dazu eine Runde, in der Magnus $M(h)$ ansagt und Derek, der das gehört hat, antwortet; nach 0 Runden die leere Liste.",
        },
      ],
    },
    {
      name: "magnus_forces",
      title: { en: "Magnus forces k positions in r rounds", de: "Magnus erzwingt k Positionen in r Runden" },
      rows: [
        {
          rocq: "Definition magnus_forces (k r : nat) : Prop :=",
          en: "Magnus forces $k$ positions in $r$ rounds:",
          de: "Magnus erzwingt $k$ Positionen in $r$ Runden:",
        },
        {
          rocq: "exists M : magnus, forall D : derek,",
          en: "he has a strategy with which, whatever strategy Derek has,",
          de: "Er hat eine Strategie, mit der, welche Strategie Derek auch hat,",
        },
        {
          rocq: "(k <= #|visited (play M D r)|)%N.",
          en: "at least $k$ positions are visited after $r$ rounds.",
          de: "nach $r$ Runden mindestens $k$ Positionen besucht sind.",
        },
      ],
    },
    {
      name: "derek_holds",
      title: { en: "Derek keeps Magnus below k positions", de: "Derek lässt Magnus weniger als k Positionen" },
      rows: [
        {
          rocq: "Definition derek_holds (k r : nat) : Prop :=",
          en: "Derek holds $k$ positions off for $r$ rounds:",
          de: "Derek verhindert $k$ Positionen für $r$ Runden:",
        },
        {
          rocq: "exists D : derek, forall M : magnus, (#|visited (play M D r)| < k)%N.",
          en: "he has a strategy with which fewer than $k$ positions are visited after $r$ rounds, whatever Magnus plays.",
          de: "Er hat eine Strategie, mit der nach $r$ Runden weniger als $k$ Positionen besucht sind, was Magnus auch spielt.",
        },
      ],
    },
    {
      name: "derek_holds_for_ever",
      title: { en: "The same in any number of rounds", de: "Dasselbe in beliebig vielen Runden" },
      rows: [
        {
          rocq: "Definition derek_holds_for_ever (k : nat) : Prop :=",
          en: "Derek holds $k$ positions off for ever:",
          de: "Derek verhindert $k$ Positionen für immer:",
        },
        {
          rocq: "exists D : derek, forall (M : magnus) (r : nat), (#|visited (play M D r)| < k)%N.",
          en: "one strategy keeps every Magnus below $k$ positions after any number of rounds.",
          de: "Eine einzige Strategie lässt jedem Magnus nach beliebig vielen Runden weniger als $k$ Positionen.",
        },
      ],
    },
    {
      name: "odd_part",
      title: { en: "The odd part of n", de: "Der ungerade Teil von n" },
      rows: [
        {
          rocq: "Definition odd_part (n : nat) : nat := (n %/ 2 ^ logn 2 n)%N.",
          en: "$n$ divided by the largest power of two that divides it; `logn 2 n` is the exponent of 2 in $n$.",
          de: "$n$ durch die größte Zweierpotenz geteilt, die darin aufgeht; `logn 2 n` ist der Exponent von 2 in $n$.",
        },
      ],
    },
    {
      name: "fstar",
      title: { en: "f*(n)", de: "f*(n)" },
      rows: [
        {
          rocq: "Definition fstar (n : nat) : nat :=",
          en: "$f^*(n)$ is",
          de: "$f^*(n)$ ist",
        },
        {
          rocq: "if odd_part n == 1%N then n",
          en: "$n$ for powers of two,",
          de: "$n$ für Zweierpotenzen,",
        },
        {
          rocq: "else (n %/ pdiv (odd_part n) * (pdiv (odd_part n)).-1)%N.",
          en: "otherwise $n/p \\cdot (p - 1)$, where $p$ is the smallest prime factor of the odd part: the smallest odd prime factor of $n$.",
          de: "sonst $n/p \\cdot (p - 1)$, wobei $p$ der kleinste Primfaktor des ungeraden Teils ist: der kleinste ungerade Primfaktor von $n$.",
        },
      ],
    },
    {
      name: "R_is",
      title: { en: "R(n) = r", de: "R(n) = r" },
      rows: [
        {
          rocq: "Definition R_is (n r : nat) : Prop :=",
          en: "$R(n) = r$ says:",
          de: "$R(n) = r$ heißt:",
        },
        {
          rocq: "magnus_forces n (fstar n) r /\\",
          en: "Magnus forces $f^*(n)$ positions in $r$ rounds, and",
          de: "Magnus erzwingt $f^*(n)$ Positionen in $r$ Runden, und",
        },
        {
          rocq: "forall s, magnus_forces n (fstar n) s -> (r <= s)%N.",
          en: "he needs at least $r$ rounds for it.",
          de: "er braucht dafür mindestens $r$ Runden.",
        },
      ],
    },
    {
      name: "forces",
      title: { en: "The same as a recursion", de: "Dasselbe als Rekursion" },
      rows: [
        {
          rocq: "Fixpoint forces (k r : nat) (V : {set 'Z_n}) (x : 'Z_n) : bool :=",
          en: "Magnus forces $k$ visited positions within $r$ rounds, when those of $V$ are visited and the token is on $x$,",
          de: "Magnus erzwingt $k$ besuchte Positionen innerhalb von $r$ Runden, wenn die von $V$ besucht sind und der Spielstein auf $x$ steht,",
        },
        {
          rocq: "(k <= #|V|)%N ||",
          en: "if $V$ has $k$ members already, or",
          de: "wenn $V$ schon $k$ Elemente hat oder",
        },
        {
          rocq: "(if r is s.+1 then [exists l : magnitude n, [forall dir : direction,",
          en: "if there is a round left and some magnitude such that, in both directions,",
          de: "wenn noch eine Runde übrig ist und es eine Weite gibt, sodass er in beiden Richtungen,",
        },
        {
          rocq: "let y := move x (l, dir) in forces k s (y |: V) y]]",
          en: "from where the token lands, which is visited now, he forces it in the rounds that are left;",
          de: "von dort, wo der Spielstein landet und was nun besucht ist, es in den restlichen Runden erzwingt;",
        },
        {
          rocq: "else false).",
          en: "with no round left he does not.",
          de: "ohne weitere Runde nicht.",
        },
      ],
    },
    {
      name: "forcesP",
      title: {
        en: "A strategy that forces k positions is the same as the recursion",
        de: "Eine Strategie, die k Positionen erzwingt, ist dasselbe wie die Rekursion",
      },
      rows: [
        {
          rocq: "Theorem forcesP k r : (1 < n)%N ->",
          en: "For $n \\ge 2$ and all $k$, $r$:",
          de: "Für $n \\ge 2$ und alle $k$, $r$:",
        },
        {
          rocq: "reflect (magnus_forces n k r)",
          en: "Magnus has a strategy that forces $k$ positions in $r$ rounds",
          de: "Magnus hat eine Strategie, die $k$ Positionen in $r$ Runden erzwingt,",
        },
        {
          rocq: "(forces k r [set 0] 0).",
          en: "exactly if the recursion says so at the start, where 0 is visited and the token is on 0.",
          de: "genau dann, wenn die Rekursion das am Anfang sagt, wo 0 besucht ist und der Spielstein auf 0 steht.",
        },
      ],
    },
    {
      name: "determinacy",
      title: { en: "One of the two always wins", de: "Einer von beiden gewinnt immer" },
      rows: [
        {
          rocq: "Theorem determinacy k r : (1 < n)%N ->",
          en: "For $n \\ge 2$ and all $k$, $r$:",
          de: "Für $n \\ge 2$ und alle $k$, $r$:",
        },
        {
          rocq: "magnus_forces n k r \\/ derek_holds n k r.",
          en: "Magnus can force $k$ positions in $r$ rounds, or Derek can prevent it.",
          de: "Magnus kann $k$ Positionen in $r$ Runden erzwingen, oder Derek kann es verhindern.",
        },
      ],
    },
  ],
};
