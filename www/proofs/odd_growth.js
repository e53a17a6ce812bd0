/** The growth of the layers on odd tables. */

const odd = {
  rocq: "Variable n : nat. Hypotheses (n_gt1 : (1 < n)%N) (n_odd : odd n).",
  en: "Let $n > 1$ be odd.",
  de: "Sei $n > 1$ ungerade.",
};

export default {
  title: { en: "Layers on odd tables", de: "Schichten auf ungeraden Tischen" },
  about: {
    en: "On odd tables the layers of a set of more than n − f*(n) positions grow at least by half each, so the way to it is short: a form of the way lemma of Theorem 8 of the note.",
    de: "Auf ungeraden Tischen wächst jede Schicht einer Menge von mehr als n − f*(n) Positionen mindestens um die Hälfte, deshalb ist der Weg zu ihr kurz: eine Form des Weglemmas von Satz 8 der Notiz.",
  },
  entries: [
    {
      name: "spared",
      title: { en: "What Derek keeps", de: "Was Derek behält" },
      rows: [
        {
          rocq: "Definition spared : nat := (n - fstar n)%N.",
          en: "$n - f^*(n)$; for odd $n > 1$ that is $n/p$ with the smallest prime factor $p$ of $n$.",
          de: "$n - f^*(n)$; für ungerades $n > 1$ ist das $n/p$ mit dem kleinsten Primfaktor $p$ von $n$.",
        },
      ],
    },
    {
      name: "midpoints_grow",
      title: { en: "A layer grows at least by half", de: "Eine Schicht wächst mindestens um die Hälfte" },
      rows: [
        odd,
        {
          rocq: "Lemma midpoints_grow A : (spared < #|A|)%N ->",
          en: "For every set $A$ of more than $n - f^*(n)$ positions",
          de: "Für jede Menge $A$ von mehr als $n - f^*(n)$ Positionen",
        },
        {
          rocq: "midpoints A = setT \\/ (3 * #|A| <= 2 * #|midpoints A|)%N.",
          en: "$M(A)$ is the whole table, or $|M(A)| \\ge \\frac32 |A|$.",
          de: "ist $M(A)$ der ganze Tisch, oder $|M(A)| \\ge \\frac32 |A|$.",
        },
      ],
    },
    {
      name: "way",
      title: { en: "The way to a large set is short", de: "Der Weg zu einer großen Menge ist kurz" },
      rows: [
        odd,
        {
          rocq: "Lemma way i G : (spared < #|G|)%N -> (n <= 2 ^ i * #|G|)%N ->",
          en: "For every set $G$ of more than $n - f^*(n)$ positions and every $i$ with $n \\le 2^i |G|$:",
          de: "Für jede Menge $G$ von mehr als $n - f^*(n)$ Positionen und jedes $i$ mit $n \\le 2^i |G|$:",
        },
        {
          rocq: "layer (2 * i) G = setT.",
          en: "$M^{2i}(G)$ is the whole table.",
          de: "$M^{2i}(G)$ ist der ganze Tisch.",
        },
      ],
    },
  ],
};
