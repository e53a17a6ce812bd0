/** The potential of Theorem 13. */

const step = {
  rocq: "Variables (R : realFieldType) (eta : R). Hypothesis eta_gt0 : 0 < eta. Implicit Types (i j : int) (x : R) (k : nat).",
  en: "Let $\\eta > 0$ be a member of an ordered field, such as that of the rational numbers.",
  de: "Sei $\\eta > 0$ ein Element eines angeordneten Körpers, etwa des Körpers der rationalen Zahlen.",
};
const powers = [
  {
    rocq: "Definition c_power i : R := (1 + eta) ^ i + (1 + eta) ^ (- i).",
    en: "With $r = 1 + \\eta$ put $c(i) = r^i + r^{-i}$",
    de: "Mit $r = 1 + \\eta$ sei $c(i) = r^i + r^{-i}$",
  },
  {
    rocq: "Definition h_power i : R := (1 + eta) ^ i - (1 + eta) ^ (- i).",
    en: "and $h(i) = r^i - r^{-i}$ for all integers $i$.",
    de: "und $h(i) = r^i - r^{-i}$ für alle ganzen Zahlen $i$.",
  },
];
const table = {
  rocq: "Variables (p : nat) (R : realFieldType). Hypothesis p_gt1 : (1 < p)%N. Implicit Types (A S U : {set 'Z_p}) (u : 'Z_p) (i j : int).",
  en: "Let $p \\ge 2$; capital letters are sets of positions of $\\mathbb{Z}_p$. Numbers are members of an ordered field, such as that of the rational numbers.",
  de: "Sei $p \\ge 2$; Großbuchstaben sind Mengen von Positionen aus $\\mathbb{Z}_p$. Zahlen sind Elemente eines angeordneten Körpers, etwa des Körpers der rationalen Zahlen.",
};
const family = [
  {
    rocq: "Variables (lambda : R) (c h : int -> R) (F : {set {set 'Z_p}}).",
    en: "Let $\\lambda$ be a number, $c$ and $h$ functions of integers, and $F$ a family of test sets,",
    de: "Sei $\\lambda$ eine Zahl, seien $c$ und $h$ Funktionen ganzer Zahlen und $F$ eine Familie von Testmengen,",
  },
  {
    rocq: "Hypotheses (lambda_ge0 : 0 <= lambda) (alike : like_cosh (lambda / p%:R) c h).",
    en: "with $\\lambda \\ge 0$ and with $c$ and $h$ like the hyperbolic cosine and sine at the multiples of $\\lambda/p$.",
    de: "mit $\\lambda \\ge 0$ und mit $c$ und $h$ wie Kosinus und Sinus hyperbolicus an den Vielfachen von $\\lambda/p$.",
  },
];

export default {
  title: { en: "The potential", de: "Das Potential" },
  about: {
    en: "The potential of Theorem 13 of the note, a sum over test sets that grows with their discrepancies: the prices that it gives the positions add up to at most 0, and the factor by which an epoch multiplies it. Powers will do instead of the hyperbolic cosine.",
    de: "Das Potential von Satz 13 der Notiz, eine Summe über Testmengen, die mit ihren Diskrepanzen wächst: Die Preise, die es den Positionen gibt, sind zusammen höchstens 0, und der Faktor, mit dem eine Epoche es vervielfacht. Statt des Kosinus hyperbolicus genügen Potenzen.",
  },
  entries: [
    {
      name: "like_cosh",
      title: {
        en: "What is used of the hyperbolic cosine and sine",
        de: "Was von Kosinus und Sinus hyperbolicus gebraucht wird",
      },
      rows: [
        step,
        {
          rocq: "Definition like_cosh (c h : int -> R) : Prop :=",
          en: "Two functions $c$ and $h$ of integers are like the hyperbolic cosine and sine at the multiples of $\\eta$ if for all integers",
          de: "Zwei Funktionen $c$ und $h$ ganzer Zahlen sind wie Kosinus und Sinus hyperbolicus an den Vielfachen von $\\eta$, wenn für alle ganzen Zahlen",
        },
        {
          rocq: "[/\\ forall i, `|h i| <= c i, forall i, 0 <= i%:~R * h i &",
          en: "$|h(i)| \\le c(i)$ and $i\\,h(i) \\ge 0$,",
          de: "$|h(i)| \\le c(i)$ und $i\\,h(i) \\ge 0$ ist",
        },
        {
          rocq: "forall i j, `|eta * j%:~R| <= 1 -> c (i + j) <= c i + eta * j%:~R * h i + (eta * j%:~R) ^+ 2 * c i].",
          en: "and $c(i + j) \\le c(i) + \\eta j\\,h(i) + (\\eta j)^2 c(i)$ if $|\\eta j| \\le 1$.",
          de: "und $c(i + j) \\le c(i) + \\eta j\\,h(i) + (\\eta j)^2 c(i)$, falls $|\\eta j| \\le 1$.",
        },
      ],
    },
    {
      name: "h_power",
      title: { en: "Sums and differences of powers", de: "Summen und Differenzen von Potenzen" },
      rows: [step, ...powers],
    },
    {
      name: "powers_like_cosh",
      title: {
        en: "Powers have what is used of the hyperbolic cosine and sine",
        de: "Potenzen haben, was von Kosinus und Sinus hyperbolicus gebraucht wird",
      },
      rows: [
        step,
        ...powers,
        {
          rocq: "Lemma powers_like_cosh : like_cosh c_power h_power.",
          en: "Then $c$ and $h$ are like the hyperbolic cosine and sine at the multiples of $\\eta$.",
          de: "Dann sind $c$ und $h$ wie Kosinus und Sinus hyperbolicus an den Vielfachen von $\\eta$.",
        },
      ],
    },
    {
      name: "excess",
      title: { en: "p times the discrepancy, a whole number", de: "Das p-Fache der Diskrepanz, eine ganze Zahl" },
      rows: [
        table,
        {
          rocq: "Definition excess S A : int := (p * #|A :&: S|)%N%:Z - (#|A| * #|S|)%N%:Z.",
          en: "$p\\,\\Delta_S(A) = p|A \\cap S| - |A||S|$.",
          de: "$p\\,\\Delta_S(A) = p|A \\cap S| - |A||S|$.",
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
          rocq: "Definition potential A : R := \\sum_(S in F) c (excess S A).",
          en: "$\\Phi(A) = \\sum_{S \\in F} c(p \\Delta_S(A))$",
          de: "$\\Phi(A) = \\sum_{S \\in F} c(p \\Delta_S(A))$",
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
          rocq: "Definition price A u : R := \\sum_(S in F) lambda * h (excess S A) * drift S u.",
          en: "$g(u) = \\sum_{S \\in F} \\lambda\\,h(p \\Delta_S(A)) (|S|/p - \\mathbf{1}_S(u))$",
          de: "$g(u) = \\sum_{S \\in F} \\lambda\\,h(p \\Delta_S(A)) (|S|/p - \\mathbf{1}_S(u))$",
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
