/** Sums of two different members of a set. */

export default {
  title: { en: "Sums of two different members", de: "Summen von zwei verschiedenen Elementen" },
  about: {
    en: "Modulo a prime a set of k members has at least 2k − 3 sums of two different members, or all residues are such sums: a theorem of Dias da Silva and Hamidoune, proved here by the polynomial method of Alon, Nathanson and Ruzsa. Theorem 12 of the note needs it.",
    de: "Modulo einer Primzahl hat eine Menge von k Elementen mindestens 2k − 3 Summen von zwei verschiedenen Elementen, oder alle Reste sind solche Summen: ein Satz von Dias da Silva und Hamidoune, hier mit der Polynommethode von Alon, Nathanson und Ruzsa bewiesen. Satz 12 der Notiz braucht ihn.",
  },
  entries: [
    {
      name: "different_sums",
      title: { en: "The sums of two different members of X", de: "Die Summen von zwei verschiedenen Elementen von X" },
      rows: [
        {
          rocq: "Variable F : finFieldType. Implicit Types (A B X : {set F}) (f q : {poly F}) (x y z : F) (i j k m r : nat).",
          en: "In a finite field; capital letters are sets of its members.",
          de: "In einem endlichen Körper; Großbuchstaben sind Mengen von seinen Elementen.",
        },
        {
          rocq: "Definition different_sums X : {set F} := [set p.1 + p.2 | p in [set p : F * F | [&& p.1 \\in X, p.2 \\in X & p.1 != p.2]]].",
          en: "All $x + y$ with $x, y \\in X$ and $x \\ne y$.",
          de: "Alle $x + y$ mit $x, y \\in X$ und $x \\ne y$.",
        },
      ],
    },
    {
      name: "many_different_sums",
      title: {
        en: "Modulo p there are at least min(p, 2|X| − 3) of them",
        de: "Modulo p gibt es mindestens min(p, 2|X| − 3) davon",
      },
      rows: [
        {
          rocq: "Variable p : nat. Hypotheses (p_prime : prime p) (p_odd : odd p).",
          en: "Let $p$ be an odd prime.",
          de: "Sei $p$ eine ungerade Primzahl.",
        },
        {
          rocq: "Theorem many_different_sums (X : {set 'F_p}) : (minn p (2 * #|X| - 3) <= #|different_sums X|)%N.",
          en: "For every set $X$ of residues modulo $p$ there are at least $\\min(p, 2|X| - 3)$ sums of two different members.",
          de: "Zu jeder Menge $X$ von Resten modulo $p$ gibt es mindestens $\\min(p, 2|X| - 3)$ Summen von zwei verschiedenen Elementen.",
        },
      ],
    },
  ],
};
