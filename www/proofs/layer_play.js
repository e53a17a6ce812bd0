/** Theorem 1: layer play is over within B(n) rounds. */

const anyLayerPlay = {
  rocq: "Variable n : nat. Hypothesis n_gt1 : (1 < n)%N. Variables (M : magnus n) (D : derek n). Hypothesis layers_M : plays_layers M.",
  en: "Let $n \\ge 2$, Magnus play the layers, whatever pairs he takes, and Derek play anything.",
  de: "Sei $n \\ge 2$, Magnus spiele die Schichten, welche Paare er auch nimmt, und Derek spiele irgendetwas.",
};

export default {
  title: { en: "Layer play is over within B(n) rounds", de: "Das Schichtspiel endet innerhalb von B(n) Runden" },
  about: {
    en: "After at most B(n) < 2(n − 1) rounds of layer play nothing more can be forced and f*(n) positions are visited, whatever pairs are taken and whatever Derek does: Theorem 1 of the note.",
    de: "Nach höchstens B(n) < 2(n − 1) Runden Schichtspiel lässt sich nichts mehr erzwingen und sind f*(n) Positionen besucht, welche Paare auch genommen werden und was Derek auch tut: Satz 1 der Notiz.",
  },
  entries: [
    {
      name: "most_rounds",
      title: { en: "B(n)", de: "B(n)" },
      rows: [
        {
          rocq: "Fixpoint ones_within (digits k : nat) : nat := if digits is d.+1 then (odd k + ones_within d k./2)%N else 0.",
          en: "The ones among the last `digits` binary digits of $k$: the last one is 1 for odd $k$, the others are those of $\\lfloor k/2 \\rfloor$.",
          de: "Die Einsen unter den letzten `digits` Binärziffern von $k$: Die letzte ist 1 für ungerades $k$, die anderen sind die von $\\lfloor k/2 \\rfloor$.",
        },
        {
          rocq: "Definition ones (k : nat) : nat := ones_within k k.",
          en: "$s(k)$, the number of ones of $k$ in binary, which has at most $k$ digits.",
          de: "$s(k)$, die Anzahl der Einsen von $k$ im Binärsystem, wo es höchstens $k$ Ziffern hat.",
        },
        {
          rocq: "Definition most_rounds (n : nat) : nat := let e := logn 2 n in let m := odd_part n in",
          en: "$B(n)$, where $n = 2^e m$ with $m$ odd, is",
          de: "$B(n)$, wobei $n = 2^e m$ mit ungeradem $m$, ist",
        },
        {
          rocq: "(if m == 1 then 2 * (n - 1) - e",
          en: "$2(n - 1) - e$ for powers of two,",
          de: "$2(n - 1) - e$ für Zweierpotenzen,",
        },
        {
          rocq: "else 2 * (n - 2 - e) - ones (m - 2))%N.",
          en: "otherwise $2(n - 2 - e) - s(m - 2)$.",
          de: "sonst $2(n - 2 - e) - s(m - 2)$.",
        },
      ],
    },
    {
      name: "layer_play_ends",
      title: {
        en: "After at most B(n) rounds of layer play nothing more can be forced",
        de: "Nach höchstens B(n) Runden Schichtspiel lässt sich nichts mehr erzwingen",
      },
      lessons: ["accounts/sum"],
      rows: [
        anyLayerPlay,
        {
          rocq: "Theorem layer_play_ends : exists2 r, (r <= most_rounds n)%N",
          en: "Then there is an $r \\le B(n)$ such that after $r$ rounds,",
          de: "Dann gibt es ein $r \\le B(n)$, sodass Magnus nach $r$ Runden",
        },
        {
          rocq: "& forall k, ~~ forces #|visited (play M D r)|.+1 k (visited (play M D r)) (token (play M D r)).",
          en: "from the visited positions and the token as they are then, Magnus cannot force one position more in any number $k$ of rounds.",
          de: "aus den dann besuchten Positionen und dem Spielstein in keiner Anzahl $k$ von Runden eine Position mehr erzwingen kann.",
        },
      ],
    },
    {
      name: "layer_play_in_time",
      title: {
        en: "Layer play has f*(n) positions after B(n) rounds",
        de: "Das Schichtspiel hat nach B(n) Runden f*(n) Positionen",
      },
      lessons: ["rounds/sum", "accounts/sum"],
      rows: [
        anyLayerPlay,
        {
          rocq: "Theorem layer_play_in_time : (fstar n <= #|visited (play M D (most_rounds n))|)%N.",
          en: "Then at least $f^*(n)$ positions are visited after $B(n)$ rounds.",
          de: "Dann sind nach $B(n)$ Runden mindestens $f^*(n)$ Positionen besucht.",
        },
      ],
    },
    {
      name: "fewer_than_2n",
      title: { en: "B(n) < 2(n − 1)", de: "B(n) < 2(n − 1)" },
      lessons: ["accounts/sum"],
      rows: [
        { rocq: "Theorem fewer_than_2n n : (1 < n)%N ->", en: "For every $n \\ge 2$:", de: "Für jedes $n \\ge 2$:" },
        {
          rocq: "(most_rounds n < 2 * (n - 1))%N.",
          en: "$B(n) < 2(n - 1)$.",
          de: "$B(n) < 2(n - 1)$.",
        },
      ],
    },
    {
      name: "rounds_above",
      title: { en: "R(n) ≤ B(n)", de: "R(n) ≤ B(n)" },
      rows: [
        {
          rocq: "Theorem rounds_above n r : (1 < n)%N -> R_is n r ->",
          en: "For every $n \\ge 2$ with $R(n) = r$:",
          de: "Für jedes $n \\ge 2$ mit $R(n) = r$:",
        },
        { rocq: "(r <= most_rounds n)%N.", en: "$r \\le B(n)$.", de: "$r \\le B(n)$." },
      ],
    },
  ],
};
