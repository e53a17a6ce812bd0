/** Pollard’s theorem. */

const prime = {
  rocq: "Variable p : nat. Hypothesis p_prime : prime p. Implicit Types (A B X : {set 'Z_p}).",
  en: "Let $p$ be a prime; $A$ and $B$ are sets of residues modulo $p$.",
  de: "Sei $p$ eine Primzahl; $A$ und $B$ sind Mengen von Resten modulo $p$.",
};

export default {
  title: { en: "Pollard’s theorem", de: "Der Satz von Pollard" },
  about: {
    en: "Pollard’s theorem on the sums of two sets modulo a prime, proved by Dyson’s transform. The size lemma behind Theorem 13 of the note rests on it.",
    de: "Der Satz von Pollard über die Summen zweier Mengen modulo einer Primzahl, bewiesen mit der Transformation von Dyson. Auf ihm ruht das Größenlemma hinter Satz 13 der Notiz.",
  },
  entries: [
    {
      name: "ways",
      title: { en: "In how many ways z is a sum", de: "Auf wie viele Arten z eine Summe ist" },
      rows: [
        {
          rocq: "Variable U : finZmodType. Implicit Types (A B I : {set U}) (g x z : U).",
          en: "$U$ is a finite abelian group, written with +; capital letters are sets of members.",
          de: "$U$ ist eine endliche abelsche Gruppe, mit + geschrieben; Großbuchstaben sind Mengen von Elementen.",
        },
        {
          rocq: "Definition ways A B z : nat := #|[set x in A | z - x \\in B]|.",
          en: "$r(z)$: the number of $x \\in A$ for which $z - x \\in B$, so of the ways in which $z$ is a member of $A$ plus a member of $B$.",
          de: "$r(z)$: die Anzahl der $x \\in A$ mit $z - x \\in B$, also der Arten, auf die $z$ ein Element von $A$ plus ein Element von $B$ ist.",
        },
      ],
    },
    {
      name: "pollard",
      title: {
        en: "Pollard’s theorem: a sum in at least t ways is common",
        de: "Satz von Pollard: Summen auf mindestens t Arten sind häufig",
      },
      rows: [
        prime,
        {
          rocq: "Theorem pollard t A B : (t <= #|A|)%N -> (t <= #|B|)%N ->",
          en: "If neither $A$ nor $B$ has fewer than $t$ members,",
          de: "Wenn weder $A$ noch $B$ weniger als $t$ Elemente hat,",
        },
        {
          rocq: "(t * minn p (#|A| + #|B| - t) <= \\sum_z minn t (ways A B z))%N.",
          en: "then $\\sum_z \\min(t, r(z)) \\ge t \\min(p, |A| + |B| - t)$.",
          de: "dann ist $\\sum_z \\min(t, r(z)) \\ge t \\min(p, |A| + |B| - t)$.",
        },
      ],
    },
    {
      name: "pollard_popular",
      title: { en: "The same theorem, by popular sums", de: "Derselbe Satz, mit beliebten Summen" },
      rows: [
        prime,
        {
          rocq: "Corollary pollard_popular t A B : (t <= #|A|)%N -> (t <= #|B|)%N ->",
          en: "If neither $A$ nor $B$ has fewer than $t$ members,",
          de: "Wenn weder $A$ noch $B$ weniger als $t$ Elemente hat,",
        },
        {
          rocq: "(t * minn p (#|A| + #|B| - t) <= \\sum_(1 <= i < t.+1) #|[set z | i <= ways A B z]|)%N.",
          en: "then $|N_1| + \\dots + |N_t| \\ge t \\min(p, |A| + |B| - t)$, where $N_i$ is the set of all $z$ with $r(z) \\ge i$.",
          de: "dann ist $|N_1| + \\dots + |N_t| \\ge t \\min(p, |A| + |B| - t)$, wobei $N_i$ die Menge aller $z$ mit $r(z) \\ge i$ ist.",
        },
      ],
    },
    {
      name: "cauchy_davenport",
      title: {
        en: "The theorem of Cauchy and Davenport, the case t = 1",
        de: "Der Satz von Cauchy und Davenport, der Fall t = 1",
      },
      rows: [
        prime,
        {
          rocq: "Corollary cauchy_davenport A B : A != set0 -> B != set0 ->",
          en: "If neither $A$ nor $B$ is empty,",
          de: "Wenn weder $A$ noch $B$ leer ist,",
        },
        {
          rocq: "(minn p (#|A| + #|B| - 1) <= #|sumset A B|)%N.",
          en: "then $|A + B| \\ge \\min(p, |A| + |B| - 1)$.",
          de: "dann ist $|A + B| \\ge \\min(p, |A| + |B| - 1)$.",
        },
      ],
    },
  ],
};
