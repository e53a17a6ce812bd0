/** B(n) cannot be lowered on powers of two. */

export default {
  title: { en: "B(n) on powers of two", de: "B(n) auf Zweierpotenzen" },
  about: {
    en: "On no power of two can B(n), the bound of Theorem 1 of the note, be lowered: the unvisited positions are a row beside the token, and the token always comes to the far end of it next, as late as the layers allow.",
    de: "Auf keiner Zweierpotenz lässt sich B(n), die Schranke von Satz 1 der Notiz, senken: Die unbesuchten Positionen sind eine Reihe neben dem Spielstein, und der Spielstein kommt als Nächstes immer an ihr fernes Ende, so spät, wie die Schichten es erlauben.",
  },
  entries: [
    {
      name: "powers_met",
      title: {
        en: "On every power of two layer play can take exactly B(n) rounds",
        de: "Auf jeder Zweierpotenz kann das Schichtspiel genau B(n) Runden dauern",
      },
      rows: [
        {
          rocq: "Theorem powers_met e : (0 < e)%N ->",
          en: "For every $n = 2^e$ with $e \\ge 1$",
          de: "Für jedes $n = 2^e$ mit $e \\ge 1$",
        },
        {
          rocq: "exists (M : magnus (2 ^ e)) (D : derek (2 ^ e)), takes_all_rounds M D.",
          en: "there are a layer play $M$ and a Derek $D$ that take exactly $B(n) = 2(n - 1) - e$ rounds.",
          de: "gibt es ein Schichtspiel $M$ und einen Derek $D$, die genau $B(n) = 2(n - 1) - e$ Runden brauchen.",
        },
      ],
    },
  ],
};
