// @ts-check
/** Messages of the page of multivision. */

export default /** @type {const} */ ({
  // A move that was made, with what it did to each pile, and one to make.
  pilesTold: "{who} {changes}.",
  pilesToldYou: "You {changes}.",
  pilesToldAs: "{who} divided as in **{move}**.",
  pilesToldAsYou: "You divided as in **{move}**.",
  pilesDivided: "divided pile {pile} by **{by}**",
  pilesDividedTimes: "divided pile {pile} by **{by}** and multiplied it by **{product}**",
  pilesAdvice: "{changes}.",
  pilesAdviceAs: "Divide as in **{move}**.",
  pilesDivide: "Divide pile {pile} by **{by}**",
  pilesDivideTimes: "Divide pile {pile} by **{by}** and multiply it by **{product}**",
  pilesThenDivide: "divide pile {pile} by **{by}**",
  pilesThenDivideTimes: "divide pile {pile} by **{by}** and multiply it by **{product}**",

  // A Kth power, a number that is none, and the theorem that no move leads from one power to another. "An" is for 8, 11 and the like.
  ordinalOne: "{k}st",
  ordinalTwo: "{k}nd",
  ordinalFew: "{k}rd",
  ordinalOther: "{k}th",
  isSquare: "a square",
  isCube: "a cube",
  isPower: "a {nth} power",
  isPowerAn: "an {nth} power",
  noSquare: "not **a square**",
  noCube: "not **a cube**",
  noPower: "not **a {nth} power**",
  noPowerAn: "not **an {nth} power**",
  fromSquare: "no move leads from one square to another",
  fromCube: "no move leads from one cube to another",
  fromPower: "no move leads from one {nth} power to another",
  fromPowerAn: "no move leads from one {nth} power to another",

  // The state of the game.
  pilesOver: {
    one: "The pile is 1: no move is left, and the player who made the last one wins.",
    other: "All piles are 1: no move is left, and the player who made the last one wins.",
  },
  pilesPosition: {
    one: "One pile; its size M is **{power}**.",
    other: "{count} piles; their product M is **{power}**.",
  },
  pilesPositionNot: { one: "One pile; its size M is {no}.", other: "{count} piles; their product M is {no}." },
  pilesRule: "The player who makes the last pile 1 wins.",
  pilesTask:
    "Divide a pile by a prime in it, and multiply it by any powers of larger primes. The player who makes the last pile 1 wins.",

  // The reason for a move: to make a power of M, in three sentences, or because none helps.
  pilesOddLeast: "In M the exponent of {prime} was odd; one less makes it even.",
  pilesOdd: "In M the exponent of {prime}, the smallest such prime, was odd; one less makes it even.",
  pilesResidue:
    "In M the exponent of {prime}, the smallest such prime, left {residue} modulo {k}; {residue} less leaves 0.",
  pilesMendOdd: {
    one: "One larger prime whose exponent was odd gets what it lacks.",
    other: "Each of {count} larger primes whose exponent was odd gets what it lacks.",
  },
  pilesMend: {
    one: "One larger prime whose exponent was not a multiple of {k} gets what it lacks.",
    other: "Each of {count} larger primes whose exponent was not a multiple of {k} gets what it lacks.",
  },
  pilesMakes: "That makes M {power}, and {from}.",
  pilesStubborn: {
    one: "M is {power} already, so every move loses against perfect play. This one divides by the smallest prime in the piles and upsets its column; the answer has to put it right in one move.",
    other:
      "M is {power} already, so every move loses against perfect play. This one divides by the smallest prime in the piles and upsets its column and all larger ones, {count} in all; the answer has to put them right in one move.",
  },
  pilesAtRandom: "Pile, prime and added powers were drawn at random.",

  // The size of a pile.
  aboutPower: "about 10^{exponent}",
  manyDigits: "a number with about 10^{exponent} digits",
  tooLarge: "too large for its digits to be counted",

  // The panel of the delay. `together` are all exponents.
  delayTitle: "How long can the loser delay?",
  delayMoves: "Moves",
  delayFind: "Find such a move",
  delayVagueSquare:
    "A move takes one exponent away, and all exponents together are at least {together}. The game lasts at least that many **moves**, whatever the players do. No calendar reaches so far.",
  delayVague:
    "A move takes at most {less} exponents away, and all exponents together are at least {together}. That number divided by {less} is the least number of **moves** in the game, whatever the players do. No calendar reaches so far.",
  delayLeastSquare: {
    one: "A move takes one exponent away, and all together they are {together}: so the game lasts at least **{moves} move**, whatever the players do.",
    other:
      "A move takes one exponent away, and all together they are {together}: so the game lasts at least **{moves} moves**, whatever the players do.",
  },
  delayLeast: {
    one: "A move takes at most {less} exponents away, and all together they are {together}: so the game lasts at least **{moves} move**, whatever the players do.",
    other:
      "A move takes at most {less} exponents away, and all together they are {together}: so the game lasts at least **{moves} moves**, whatever the players do.",
  },
  delayYears: "At one move a nanosecond that is about 10^{exponent} years.",
  delayNearEnd: "Only {last} is left, and its exponents can no longer grow: the end is near.",
  delayUnbounded:
    "And no number bounds it (Theorem 1): as long as {by} is in a pile, dividing by it once may add any number to the exponents of {last}. The winner can do the same and keep M {power}, at the latest when the loser has taken a smaller prime than {last} (Corollary). Yet every game ends.",

  // The fields of a new game.
  pilesField: "Piles",
  pilesFieldNote: "1 to {most}, as in 12, 18 or 2^3*5^T(7), (2..541)^p; primes up to {prime}",
  pilesFieldK: "K",
  pilesFieldKNote: "2 to {most}; 2 is multivision itself",

  // The form of a move, and the result of the move.
  pilesDividePile: "Divide pile",
  pilesBy: "by",
  pilesTimes: "times",
  pilesTimesTo: "times, 1 to {most}",
  pilesWriting: "The move, written out",
  pilesMove: "Move",
  pilesAddTo: "add {exponent} to {prime}",
  pilesMultiply: "and multiply it by",
  pilesAsIn: "as in {one} or {other}",
  pilesChoose: "Choose above or on the towers, or type it: pile / prime * added powers.",
  pilesBecomes: "Pile {pile} becomes {size}",
  pilesPreview: "{piles}. M is {power} then.",

  // The picture, and the same for those who do not see it.
  towersPile: "Pile {pile}",
  towersPileInWords: "Pile {pile}: {product}; modulo K {residues}.",
  towersPower: "{prime} to the {exponent}",
  towersTimes: "{first} times {second}",
  // After its name M.
  towersProduct: ", the product",
  towersProductInWords: "V M, by primes: {residues}.",
  towersAllZero: "All are 0: a P-position.",
  towersLeftmost: "The leftmost that is not 0 belongs to {prime}: a winning move divides by it.",
  towersAllZeroAfter: "→ all 0 after the move",
  towersNotZeroAfter: "→ {left} not 0 after the move",
  // What the numbers of a tower are, from above.
  towersRows:
    "Above each line stands the exponent, as a number and in blocks; below it the prime, and in the box the exponent modulo {k}.",
  towersLegendOdd:
    "One bar for each prime, its height the length of the exponent; dark bars stand for exponents too large to be written out. The boxes below are the vectors V of the piles and of M: filled where the exponent is odd.",
  towersLegend:
    "One bar for each prime, its height the length of the exponent; dark bars stand for exponents too large to be written out. The boxes below are the vectors V of the piles and of M: filled where the exponent is not a multiple of {k}.",
});
