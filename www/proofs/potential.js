/** The potential of Theorem 13. */

const table = {
  rocq: "Variables (p : nat) (R : rcfType). Hypothesis p_gt1 : (1 < p)%N. Implicit Types (A S U : {set 'Z_p}) (u : 'Z_p) (x y : R).",
  en: "Let $p \\ge 2$; capital letters are sets of positions of $\\mathbb{Z}_p$. Numbers are members of a real closed field, such as that of the real numbers.",
  de: "Sei $p \\ge 2$; Großbuchstaben sind Mengen von Positionen aus $\\mathbb{Z}_p$. Zahlen sind Elemente eines reell abgeschlossenen Körpers, etwa der reellen Zahlen.",
};
const family = [
  {
    rocq: "Variables (lambda : R) (c h : R -> R) (F : {set {set 'Z_p}}).",
    en: "Let $\\lambda$ be a number, $c$ and $h$ functions, and $F$ a family of test sets,",
    de: "Sei $\\lambda$ eine Zahl, seien $c$ und $h$ Funktionen und $F$ eine Familie von Testmengen,",
  },
  {
    rocq: "Hypotheses (lambda_ge0 : 0 <= lambda) (alike : like_cosh c h).",
    en: "with $\\lambda \\ge 0$ and with $c$ and $h$ like the hyperbolic cosine and sine.",
    de: "mit $\\lambda \\ge 0$ und mit $c$ und $h$ wie Kosinus und Sinus hyperbolicus.",
  },
];

export default {
  title: { en: "The potential", de: "Das Potential" },
  about: {
    en: "The potential of Theorem 13 of the note, a sum over test sets that grows with their discrepancies: the prices that it gives the positions add up to at most 0, and the factor by which an epoch multiplies it.",
    de: "Das Potential von Satz 13 der Notiz, eine Summe über Testmengen, die mit ihren Diskrepanzen wächst: Die Preise, die es den Positionen gibt, sind zusammen höchstens 0, und der Faktor, mit dem eine Epoche es vervielfacht.",
  },
  entries: [
    {
      name: "like_cosh",
      title: {
        en: "What is used of the hyperbolic cosine and sine",
        de: "Was von Kosinus und Sinus hyperbolicus gebraucht wird",
      },
      rows: [
        table,
        {
          rocq: "Definition like_cosh (c h : R -> R) : Prop :=",
          en: "Two functions $c$ and $h$ are like the hyperbolic cosine and sine if for all numbers",
          de: "Zwei Funktionen $c$ und $h$ sind wie Kosinus und Sinus hyperbolicus, wenn für alle Zahlen",
        },
        {
          rocq: "[/\\ forall x, `|h x| <= c x, forall x, 0 <= x * h x",
          en: "$|h(x)| \\le c(x)$ and $x\\,h(x) \\ge 0$,",
          de: "$|h(x)| \\le c(x)$ und $x\\,h(x) \\ge 0$ ist",
        },
        {
          rocq: "& forall x y, `|y| <= 1 -> c (x + y) <= c x + y * h x + y ^+ 2 * c x].",
          en: "and $c(x + y) \\le c(x) + y\\,h(x) + y^2 c(x)$ if $|y| \\le 1$.",
          de: "und $c(x + y) \\le c(x) + y\\,h(x) + y^2 c(x)$, falls $|y| \\le 1$.",
        },
      ],
    },
    {
      name: "drift",
      title: { en: "What a visit changes of the discrepancy", de: "Was ein Besuch an der Diskrepanz ändert" },
      rows: [
        table,
        {
          rocq: "Definition drift S u : R := #|S|%:R / p%:R - (u \\in S)%:R.",
          en: "$|S|/p - \\mathbf{1}_S(u)$, where $\\mathbf{1}_S(u)$ is 1 if $u \\in S$ and 0 otherwise.",
          de: "$|S|/p - \\mathbf{1}_S(u)$, wobei $\\mathbf{1}_S(u)$ für $u \\in S$ gleich 1 ist und sonst 0.",
        },
      ],
    },
    {
      name: "potential",
      title: { en: "The potential", de: "Das Potential" },
      rows: [
        table,
        family[0],
        {
          rocq: "Definition potential A : R := \\sum_(S in F) c (lambda * discrepancy R S A).",
          en: "$\\Phi(A) = \\sum_{S \\in F} c(\\lambda D_S(A))$",
          de: "$\\Phi(A) = \\sum_{S \\in F} c(\\lambda D_S(A))$",
        },
      ],
    },
    {
      name: "price",
      title: { en: "The price of a position", de: "Der Preis einer Position" },
      rows: [
        table,
        family[0],
        {
          rocq: "Definition price A u : R := \\sum_(S in F) lambda * h (lambda * discrepancy R S A) * drift S u.",
          en: "$g(u) = \\sum_{S \\in F} \\lambda\\,h(\\lambda D_S(A)) (|S|/p - \\mathbf{1}_S(u))$",
          de: "$g(u) = \\sum_{S \\in F} \\lambda\\,h(\\lambda D_S(A)) (|S|/p - \\mathbf{1}_S(u))$",
        },
      ],
    },
    {
      name: "prices_total",
      title: { en: "All prices together are at most 0", de: "Alle Preise zusammen sind höchstens 0" },
      rows: [
        table,
        ...family,
        {
          rocq: "Theorem prices_total A : \\sum_(u in A) price A u <= 0.",
          en: "Then $\\sum_{u \\in A} g(u) \\le 0$.",
          de: "Dann ist $\\sum_{u \\in A} g(u) \\le 0$.",
        },
      ],
    },
    {
      name: "price_bounded",
      title: { en: "No price is more than λ times the potential", de: "Kein Preis ist mehr als λ mal das Potential" },
      rows: [
        table,
        ...family,
        {
          rocq: "Theorem price_bounded A u : `|price A u| <= lambda * potential A.",
          en: "Then $|g(u)| \\le \\lambda\\Phi(A)$.",
          de: "Dann ist $|g(u)| \\le \\lambda\\Phi(A)$.",
        },
      ],
    },
    {
      name: "potential_in_epoch",
      title: {
        en: "The factor by which an epoch multiplies the potential",
        de: "Der Faktor, mit dem eine Epoche das Potential vervielfacht",
      },
      rows: [
        table,
        ...family,
        {
          rocq: "Corollary potential_in_epoch A U M : U \\subset A -> lambda * #|U|%:R <= 1 ->",
          en: "If $U \\subseteq A$ are visited and $\\lambda|U| \\le 1$,",
          de: "Wenn $U \\subseteq A$ besucht werden und $\\lambda|U| \\le 1$ ist,",
        },
        {
          rocq: "\\sum_(u in U) price A u <= lambda * potential A * M ->",
          en: "and if their prices add up to at most $\\lambda\\Phi(A)M$,",
          de: "und wenn ihre Preise zusammen höchstens $\\lambda\\Phi(A)M$ sind,",
        },
        {
          rocq: "potential (A :\\: U) <= potential A * (1 + lambda * M + (lambda * #|U|%:R) ^+ 2).",
          en: "then $\\Phi(A \\setminus U) \\le \\Phi(A) (1 + \\lambda M + (\\lambda|U|)^2)$.",
          de: "dann ist $\\Phi(A \\setminus U) \\le \\Phi(A) (1 + \\lambda M + (\\lambda|U|)^2)$.",
        },
      ],
    },
  ],
};
