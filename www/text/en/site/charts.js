// @ts-check
/** Words in the charts of the note. Formulas are plain text; the captions stand in the note itself. */

export default /** @type {const} */ ({
  chartPositions: "n, positions",
  chartWasted: "w(n), wasted rounds",
  chartPrime: "n prime, at least 5",
  chartTwice: "n twice such a prime",
  chartOther: "other n",
  chartProved: "proved: at least",
  chartOfWaste:
    "Chart of the wasted rounds w(n) over n from 2 to {last}. On primes they grow from {first} at n = {prime} to {most} at n = {lastPrime}, where at least {proved} is proved. On twice a prime there are at most {twice}, on all other tables at most {other}.",
  chartPrimes: "p, primes between powers of two",
  chartLeastWaste: "W(p, k), least wasted rounds",
  chartLeft: "k = {k} left",
  chartOfLeft:
    "Chart of the least wasted rounds W(p, k) over the primes p to {last}, on a logarithmic scale. From one power of two to the next the means grow by about as much each time. For p from {from} to {to} they are {means} with {left} positions left.",
  chartPoint: "{x}: {y}",
  chartRange: "p from {from} to {to}, k = {k}: {mean} on average, {least} to {most}",
});
