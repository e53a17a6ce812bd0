// @ts-check
/** Lesson 16, data only; the reference says in "How to write a lesson" what the fields mean. */

/** The prices 0, 1, −1, 1, −1, … of n positions. @param {number} n */
const byTurns = (n) => [...Array(n).keys()].map((position) => (position === 0 ? 0 : position % 2 ? 1 : -1));

export default {
  id: "prices",
  number: 16,
  title: "Derek’s choice costs nothing on average",
  summary:
    "Magnus pays a price for each landing, and Derek takes the dearer one. If Magnus is greedy, he pays round after round; if he looks ahead, he pays in the long run hardly more than the average price.",
  before: ["doubling", "nearly-every-round"],
  source:
    "The averaging lemma and what follows from it are ours (2026). The proof uses a theorem of Dias da Silva and Hamidoune (1994).",
  steps: [
    {
      id: "seats",
      title: "Prices on the positions",
      figure: { game: "n=7&magnus=human&derek=human", prices: [0, 2, -3, 2, -2, 3, -2] },
      text: [
        "Whenever the token comes to a position, Magnus pays its **price**; if it is below zero, he is paid. Nothing is used up: a position costs the same each time. As always Magnus calls a magnitude and Derek chooses the direction, now to make Magnus pay as much as he can.",
      ],
      ask: "You are Magnus. Play one round, and pay no more than 2.",
      task: { kind: "pay", rounds: 1, most: 2 },
      hints: [
        "Look at both landings of each magnitude. Derek takes the dearer one.",
        "The call 2 leads to position 2, price −3, or to position 5, price 3. So Derek goes to position 5.",
      ],
      wrong: { dear: "Derek went to the dearer landing, position {position}. The best call costs you only {most}." },
      aha: "The calls 1 and 3 cost 2. Nothing costs less: these prices are antisymmetric about 0, so every call from there offers one price above zero, and Derek takes it.",
      solution: { magnitudes: [1] },
      fails: [{ attempt: { magnitudes: [2] }, why: "dear" }],
    },
    {
      id: "greedy",
      title: "Greed",
      figure: { game: "n=7&magnus=human&derek=human", prices: [0, 2, -3, 2, -2, 3, -2] },
      text: [
        "A *greedy* Magnus always calls the magnitude whose dearer landing is as cheap as possible. Here he calls 1 and pays 2. If the token is then on position 1, he calls 1 again: Derek has to choose between position 0, price 0, and position 2, price −3, and goes back to position 0. Then it all begins again, so the greedy Magnus pays 2 every other round, for ever.",
      ],
      ask: "Play six rounds and pay no more than 0 in all. The greedy Magnus pays 6.",
      task: { kind: "pay", rounds: 6, most: 0 },
      hints: [
        "From position 0 the calls 1 and 3 both cost you 2 now. But where does the token stand then? What can you offer from position 1 or 6, and what from position 3 or 4?",
        "From position 3 the call 1 offers positions 2 and 4, whose prices are both below zero. From position 4 the call 2 offers positions 2 and 6.",
      ],
      wrong: {
        dear: "Derek went to position {position}. From there he can make you pay {least} in all. Look one round ahead.",
      },
      aha: "The best first call is 3: you pay 2 as with 1, but from positions 3 and 4 you can then offer two positions below zero. **A landing costs its price and what the rounds after it cost.** Whoever looks far enough ahead is sure of −2 in these six rounds: he is paid.",
      solution: { magnitudes: [3, 1, 2, 3, 1, 2] },
      fails: [
        { attempt: { magnitudes: [1] }, why: "dear" },
        { attempt: { magnitudes: [2] }, why: "dear" },
        { attempt: { magnitudes: [1, 1, 1, 1, 1, 1] }, why: "dear" },
      ],
    },
    {
      id: "cheap-half",
      title: "Halfway between cheap ones",
      figure: { game: "n=11&magnus=human&derek=human", prices: [0, 3, 3, -2, -2, -3, 3, 2, 2, -3, -3] },
      text: [
        "From where can Magnus offer two cheap positions, so that Derek’s choice does not matter? From the positions halfway between them. On this table six positions cost 0 or less. Call them the *cheap half*.",
        "**Theorem.** Let $\\bar g$ be the mean of the prices, and let no price be farther from it than $G$. On a prime number $p \\ge 5$ of positions Magnus pays in the long run at most $\\bar g + 3G/(p - 3)$ a round, whatever Derek does: the mean, and a little more.",
      ],
      ask: "Mark the positions from which Magnus can **not** offer two different positions of the cheap half.",
      task: { kind: "mark", price: 0 },
      hints: [
        "The cheap half is 0, 3, 4, 5, 9, 10. Take each position as the centre: is there a distance at which both sides are cheap?",
        "From position 1 the call 2 leads to positions 3 and 10, from position 2 it leads to positions 0 and 4. There are two positions without such a pair.",
      ],
      wrong: { halfway: "From position {position} Magnus can offer positions {pair}, and both cost 0 or less." },
      aha: "Only from positions 0 and 3. On a prime table i positions have at least 2i − 3 midpoints of two different ones, or all positions are such midpoints: here six have nine. So half of the positions are cheap, and from nearly all positions Magnus can offer two of them. **The midpoints of the cheap half are nearly everything.**",
      proof: [
        "*The lists.* Let $g(u)$ be the price of position $u$, and take $\\bar g$ off all prices, so that they add up to 0. Let $J_0 = 0$. Let $m_k(z)$ be the least number $\\tau$ for which some pair $z - d$, $z + d$ has $J_k \\le \\tau$ at both places, and $J_{k+1}(u) = g(u) + m_k(u)$. From $z$ Magnus pays at most $m_k(z)$ in $k$ rounds: he calls the distance $d$ of that pair and comes to a $u$ with $g(u) + m_{k-1}(u) \\le m_k(z)$.",
        "*The cost.* Let $J^{(1)} \\le J^{(2)} \\le \\dots$ be the values of $J_k$ in order. The $i$ positions with the least $J_k$ have at least $\\min(p, 2i - 3)$ midpoints of two different ones (Dias da Silva and Hamidoune), so as many $z$ have $m_k(z) \\le J^{(i)}$. Leave out the three least values: let $S_k$ be the sum of the others. Let $Z$ be all positions but the three with the least $J_{k+1}$. The $j$-th smallest $m_k$ on $Z$ is at most $J^{(i)}$ with $i = 3 + \\lceil j/2 \\rceil \\le 3 + j$, so all $m_k$ on $Z$ add up to at most $S_k$. The prices on $Z$ add up to at most $3G$. Hence $S_{k+1} \\le S_k + 3G$, and $S_k \\le 3Gk$.",
        "*The end.* So the fourth value of $J_k$ is at most $\\frac{3Gk}{p - 3}$. By the midpoints again the values up to $J_{k+1}^{(2i - 3)}$ are at most $J_k^{(i)} + G$. After about $\\log_2 p$ further rounds, at a cost of $G$ each, that is true of all positions, and in the long run these few rounds do not count. ∎ ⟦The note|../note.html#averaging⟧ has every step, also for positions that are used up.",
      ],
      solution: { positions: [0, 3] },
      fails: [
        { attempt: { positions: [1] }, why: "halfway" },
        { attempt: { positions: [0] }, why: "missing" },
      ],
    },
    {
      id: "tables",
      title: "Let the lists play",
      figure: {
        game: "n=31&magnus=human&derek=human",
        prices: byTurns(31),
      },
      tables: [7, 11, 13, 101].map((n) => ({ game: `n=${n}&magnus=human&derek=human`, prices: byTurns(n) })),
      text: [
        "To look ahead, Magnus keeps lists with a number for each position: $J_1$ is its price, $J_2$ its price plus what the next round costs from there. Take position 0 with the prices of step 1: the call 1 leads to prices 2 and −2, the call 2 to −3 and 3, the call 3 to 2 and −2. Derek takes the dearer of each two: 2, 3, 2. So the best call costs 2, and $J_2 = 0 + 2$. In the same way $J_3$ is made of $J_2$:",
        "$\\begin{array}{r|rrrrrrr} u & 0 & 1 & 2 & 3 & 4 & 5 & 6 \\\\ \\hline J_1 & 0 & 2 & -3 & 2 & -2 & 3 & -2 \\\\ J_2 & 2 & 2 & -3 & 0 & -4 & 1 & 0 \\\\ J_3 & 0 & 2 & -2 & -1 & -2 & 3 & -2 \\end{array}$",
        "With three rounds left call by $J_3$, then by $J_2$, then by $J_1$; the greedy Magnus always calls by $J_1$.",
        "Here are 31 positions with prices 1 and −1 by turns. Let the greedy Magnus play on and watch the average in the middle; then begin again, and let the lists play.",
      ],
      ask: "Pay no more than −15 in 30 rounds, that is, be paid at least 15.",
      task: { kind: "pay", rounds: 30, most: -15, players: true },
      hints: [
        "Each of the two players plays all rounds that are left. Have both play from the beginning, and compare what they pay.",
        "Let the lists play on from the beginning.",
      ],
      wrong: {
        dear: "Too dear: from position {position} you cannot be sure of paying less than {least} in all. Begin again, and let the lists play.",
      },
      aha: "The lists pay −22, the greedy Magnus 15. In 60 rounds with such prices the lists pay 0 on 7 positions, −20 on 11, −30 on 13, −44 on 31 and −54 on 101, and the greedy Magnus 30 on each. The theorem of step 3 allows in the long run at most 3/(n − 3) a round: 0.75, 0.38, 0.3, 0.11 and 0.03. **As n grows, this falls below every bound above the mean, which is 0.**",
      lecturer: [
        "Why prime tables? On n = 9 let the multiples of 3 cost −8 and the others 4. Then the mean is 0, but from position 1 Derek never lets the token come to a multiple of 3, and Magnus pays 4 a round. On a prime table there is no such class.",
      ],
      solution: {
        magnitudes: [10, 1, 2, 2, 2, 2, 13, 2, 2, 2, 2, 2, 2, 14, 1, 2, 2, 2, 2, 2, 2, 15, 1, 2, 2, 2, 2, 2, 2, 2],
      },
      fails: [{ attempt: { magnitudes: [1, 1, 1, 1, 1, 1, 1, 1] }, why: "dear" }],
    },
    {
      id: "keep-it-low",
      title: "Without the lists",
      figure: { game: "n=11&magnus=human&derek=human", prices: [0, 3, 3, -2, -2, -3, 3, 2, 2, -3, -3] },
      text: [
        "The table of step 3 again, and a Derek who looks as far ahead as there are rounds. The greedy Magnus would pay 8 in these eight rounds.",
      ],
      ask: "Play eight rounds and pay no more than −4, that is, be paid at least 4.",
      task: { kind: "pay", rounds: 8, most: -4 },
      hints: [
        "From every position but 0 and 3 you can offer two positions of price 0 or less. So beware of positions 0 and 3: from there you can offer no two cheap ones.",
        "The first round costs at least 2. Begin with the call 4: from both landings, positions 4 and 7, you can then offer two positions of price −3.",
      ],
      wrong: {
        dear: "Derek went to position {position}. From there he can hold you to {least} in all. Look what you can offer from both landings.",
      },
      aha: "Whoever looks all eight rounds ahead is sure of −8, that is, −1 a round. The theorem of step 3 is a ceiling: with the mean 0 and the largest price 3 it allows at most 1.13 a round in the long run, whichever positions are the dear ones. These prices are kinder.",
      solution: { magnitudes: [4, 3, 5, 2, 2, 5, 4, 2] },
      fails: [
        { attempt: { magnitudes: [3, 3, 3] }, why: "dear" },
        { attempt: { magnitudes: [3, 3, 3, 3, 3, 3, 3, 3] }, why: "dear" },
      ],
    },
    {
      id: "theorem",
      title: "What it gives",
      figure: { game: "n=101&magnus=balanced&derek=hoarder", layers: 1 },
      text: [
        "In the game itself nobody pays, and a position is new only once. But Magnus can think up prices himself: he wants the unvisited positions to stay evenly spread, and a position is dear if its visit would spoil that. On average such a price is at most 0, so he pays hardly more than nothing. The unvisited positions stay evenly spread until few are left, and as long as they are, nearly every round is new.",
        "That proves $R(p) \\le p + p^{0.99}$ for all large primes $p$, where $R(p)$ is the number of rounds that Magnus needs on $p$ positions if both play perfectly: Theorem 13 of the note. So no more than $p^{0.99}$ rounds are wasted; lesson 14 says only that their share goes to 0. “Large” is out of reach of any computer, and nobody knows whether $p + \\sqrt p$ would be true.",
        "On the table *Balanced layers* plays, a Magnus who calls the pair whose ends are cheapest to give up. Press Play and watch the rounds that are not new: he visits 100 of 101 positions in 118 rounds.",
      ],
      proof: [
        "⟦The note|../note.html#power-saving⟧ has the whole proof: the lemma for positions that are used up, and how the prices measure what is even.",
      ],
    },
  ],
};
