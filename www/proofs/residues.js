/** Maps between tables. */

export default {
  title: { en: "Maps between tables", de: "Abbildungen zwischen Tischen" },
  about: {
    en: "Maps between tables: the residue of a position modulo a divisor, and a class as a table of its own.",
    de: "Abbildungen zwischen Tischen: der Rest einer Position modulo einem Teiler, und eine Restklasse als eigener Tisch.",
  },
  entries: [
    {
      name: "power_of_2_is_1",
      title: { en: "A power of two is 1 modulo n, for odd n", de: "Eine Zweierpotenz ist 1 modulo n, für ungerades n" },
      rows: [
        { rocq: "Lemma power_of_2_is_1 n : odd n ->", en: "For all odd $n$", de: "Für alle ungeraden $n$" },
        {
          rocq: "exists k, (2 ^ k.+1 = 1 %[mod n])%N.",
          en: "there is a $k \\ge 0$ with $2^{k + 1} \\equiv 1$ modulo $n$: halving often enough is doubling.",
          de: "gibt es ein $k \\ge 0$ mit $2^{k + 1} \\equiv 1$ modulo $n$: Oft genug halbieren heißt verdoppeln.",
        },
      ],
    },
    {
      name: "residue",
      title: { en: "The residue modulo a divisor", de: "Der Rest modulo einem Teiler" },
      rows: [
        {
          rocq: "Definition residue (x : 'Z_n) : 'Z_d := (val x)%:R.",
          en: "The residue modulo $d$ of a position $x$ of $\\mathbb{Z}_n$, as a position of $\\mathbb{Z}_d$; it is used where $d$ divides $n$.",
          de: "Der Rest modulo $d$ einer Position $x$ von $\\mathbb{Z}_n$, als Position von $\\mathbb{Z}_d$; verwendet, wo $d$ ein Teiler von $n$ ist.",
        },
      ],
    },
  ],
};
