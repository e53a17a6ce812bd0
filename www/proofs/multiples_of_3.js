/** Theorem 2: multiples of 3. */

export default {
  title: { en: "Multiples of 3 are fast", de: "Vielfache von 3 sind schnell" },
  about: {
    en: "If 3 divides n, layer play has f*(n) = 2n/3 positions after fewer than 5n/6 rounds: Theorem 2 of the note.",
    de: "Wenn 3 ein Teiler von n ist, hat das Schichtspiel f*(n) = 2n/3 Positionen nach weniger als 5n/6 Runden: Satz 2 der Notiz.",
  },
  entries: [
    {
      name: "any_pairs_on_multiples_of_3",
      title: {
        en: "On 3t positions layer play has 2t after t − 1 + ⌊(3t − 1)/2⌋ rounds, whatever pairs are taken",
        de: "Auf 3t Positionen hat das Schichtspiel 2t nach t − 1 + ⌊(3t − 1)/2⌋ Runden, welche Paare auch genommen werden",
      },
      lessons: ["accounts/thirds"],
      rows: [
        {
          rocq: "Variable t : nat. Hypothesis t_gt0 : (0 < t)%N. Notation n := (3 * t)%N.",
          en: "Let $n = 3t$ with $t \\ge 1$.",
          de: "Sei $n = 3t$ mit $t \\ge 1$.",
        },
        {
          rocq: "Theorem any_pairs_on_multiples_of_3 (M : magnus n) (D : derek n) : plays_layers M ->",
          en: "Whenever Magnus plays the layers, against every Derek",
          de: "Wann immer Magnus die Schichten spielt, sind, was Derek auch tut,",
        },
        {
          rocq: "(2 * t <= #|visited (play M D (t.-1 + (n.-1)./2))|)%N.",
          en: "at least $2t = f^*(n)$ positions are visited after $t - 1 + \\lfloor (n - 1)/2 \\rfloor$ rounds.",
          de: "nach $t - 1 + \\lfloor (n - 1)/2 \\rfloor$ Runden mindestens $2t = f^*(n)$ Positionen besucht.",
        },
      ],
    },
    {
      name: "rounds_on_multiples_of_3",
      title: { en: "R(3t) < 5·3t/6", de: "R(3t) < 5·3t/6" },
      rows: [
        {
          rocq: "Theorem rounds_on_multiples_of_3 t r : (0 < t)%N -> R_is (3 * t) r ->",
          en: "For every $t \\ge 1$ with $R(3t) = r$:",
          de: "Für jedes $t \\ge 1$ mit $R(3t) = r$:",
        },
        {
          rocq: "(r <= t.-1 + (3 * t).-1./2)%N /\\ (6 * r < 5 * (3 * t))%N.",
          en: "$r \\le t - 1 + \\lfloor (3t - 1)/2 \\rfloor$, and $6r < 5 \\cdot 3t$.",
          de: "$r \\le t - 1 + \\lfloor (3t - 1)/2 \\rfloor$, und $6r < 5 \\cdot 3t$.",
        },
      ],
    },
  ],
};
