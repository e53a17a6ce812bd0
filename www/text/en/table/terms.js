// @ts-check
/** Meanings of the terms of the game, for readers who meet them for the first time. */

export default /** @type {const} */ ({
  meaningOfLayerI:
    "To get Mⁱ(A), begin with A and add the midpoints of all pairs, i times. From there Magnus needs at most i rounds to reach a new position.",
  meaningOfLayerN:
    "{layer} is {above} together with the midpoints of all pairs from {above}. From there Magnus needs at most {times} rounds to reach a new position.",
  meaningOfM:
    "M(A) is A, the unvisited positions, with all midpoints of pairs from A; if n is even, also what lies opposite A. From there Magnus calls the distance to the pair, and whichever way Derek says, a new position is visited.",
  meaningOfA: "A is the set of the unvisited positions.",
  meaningOfStar:
    "f*({n}) is the number of positions that Magnus can force on a table of {n}, and that Derek can hold him to. It is n if n is a power of two; otherwise it is n(p − 1)/p, with p the smallest odd prime factor of n.",
  meaningOfR:
    "R({n}) is the fewest rounds in which Magnus can force f*({n}) positions on a table of {n}, whatever Derek says. It has been computed exactly.",
  meaningOfB:
    "Layer play is over after at most B(n) rounds, whatever Derek says: fewer than 2(n − 1). For n = 2ᵉ·m with odd m > 1 it is 2(n − 2 − e) − s, where m − 2 has s ones in binary; for n = 2ᵉ it is 2(n − 1) − e.",
  meaningOfTable: "{table} is the whole table: the positions 0 to {last}, counted round, so that 0 comes after {last}.",
  meaningOfClass:
    "{class} is a class: the positions that leave the remainder {first} when divided by {q}, so every {q}th position of the table belongs to it.",
  meaningOfPar:
    "Perfect is R(n), the number of rounds in which Magnus gets what he is sure of if both play perfectly. Where it is not known, the table names a number that is proved to be enough. More rounds are good for Derek, fewer for Magnus.",
  meaningOfMagnitude:
    "ℓ is the magnitude: how many positions the token moves in this round. Magnus names it, from 1 to n/2, and Derek says which way.",
  meaningOfMidpoint:
    "A midpoint of two positions is equally far from both: one call leads from it to one of them clockwise and to the other counter-clockwise.",
  meaningOfLayer:
    "Layer 0 is A, the unvisited positions. Layer 1 adds the midpoints of pairs in A, layer 2 those of pairs in layer 1, and so on. From layer i Magnus needs at most i rounds to reach a new position.",
});
