// @ts-check
/** Messages of the page of the Number Game. */

export default /** @type {const} */ ({
  // The moves, and why. `taken` is an equation such as "A − 3B = 100 − 3 · 15 = 55".
  numbersTold: "{who} took {taken}.",
  numbersToldYou: "You took {taken}.",
  numbersAdvice: "{taken}.",
  numbersAllOne:
    "The one square that fits comes off, and what is left is fat: the other player can only cut it to a thin rectangle, or lose at once.",
  numbersAllTwo:
    "Both squares that fit come off, and what is left is fat: the other player can only cut it to a thin rectangle, or lose at once.",
  numbersAll:
    "All {times} squares that fit come off, and what is left is fat: the other player can only cut it to a thin rectangle, or lose at once.",
  numbersAllButOne:
    "All squares that fit come off but one. Cutting that one off too would leave a thin rectangle. As it is, what is left is fat, and the other player has to cut it.",
  numbersForced: "The rectangle is fat: only this cut leaves something, and what it leaves is thin.",
  numbersLost: "Both numbers are equal, so every move loses.",
  numbersAtRandomOne: "The only cut that leaves something.",
  numbersAtRandom: "Drawn at random from the {cuts} cuts that leave something.",

  // The state of the game.
  numbersOver: "{name} is {value}: the player who made it so has lost.",
  numbersEqual: "A = **{a}** and B = **{b}**: equal numbers. Every move makes one of them zero or negative.",
  numbersThin: "A = **{a}** and B = **{b}**: a thin rectangle.",
  numbersFat: "A = **{a}** and B = **{b}**: a fat rectangle.",
  numbersRule: "A player who makes a number zero or negative loses.",
  numbersTask: "Subtract a multiple of one number from the other.",

  // The picture for those who do not see it.
  pictureEqual: "Rectangle {a} by {b}: a square. Squares that can be cut off with something left: {squares}.",
  pictureThin:
    "Rectangle {a} by {b}: thin, longer than the golden rectangle. Squares that can be cut off with something left: {squares}.",
  pictureFat:
    "Rectangle {a} by {b}: fat, shorter than the golden rectangle. Squares that can be cut off with something left: {squares}.",
  pictureNone: "No rectangle is left.",

  // The form of a move, "From A take 2 × B, Subtract"; the fields of a new game; the keys of this game.
  numbersFrom: "From",
  numbersTake: "take",
  numbersTimes: "× {name}",
  numbersSubtract: "Subtract",
  numbersUpTo: "1 to {most}",
  numbersField: "A, B",
  numbersFieldNote: "two numbers from 1 to 10¹⁸",
  numbersKeyArrows: "one square fewer or more",
  numbersKeyEnter: "cut them off",
  numbersHintNone: "Only moves that lose at once are left.",
  numbersHintOne:
    "Subtract from the larger number: each time a square is cut off the rectangle. Cutting one leaves something, cutting more would lose.",
  numbersHint:
    "Subtract from the larger number: each time a square is cut off the rectangle. Up to {squares} can be cut with something left.",
  numbersLoses: "That makes {name} = {value}, which loses.",
  leavesEqual: "Leaves {a} and {b}, equal numbers: the other player has lost.",
  leavesThin: "Leaves {a} and {b}, thin: the other player can win.",
  leavesFat: "Leaves {a} and {b}, fat: the other player loses against perfect play.",

  // The number of winning pairs, and the map of all pairs.
  pairsWinning: "**{winning}** of {all} pairs are winning: {percent} %.",
  mapUpTo: "Numbers up to",
  mapDraw: "Draw",
  mapLosing: "losing",
  mapWinning: "winning",
  mapLabel:
    "Map of the pairs A, B from 1 to {size}. Between the two golden lines A = φB and B = φA the pairs are losing, outside they are winning. Arrow keys read single pairs.",
  mapEqual: "A = {a}, B = {b}: losing for the player to move (equal numbers).",
  mapThin: "A = {a}, B = {b}: winning for the player to move (thin).",
  mapFat: "A = {a}, B = {b}: losing for the player to move (fat).",

  // The rounds of Euclid's algorithm, as a table and in sentences.
  euclidTitle: "Round by round",
  euclidLabel: "Rounds, a table",
  euclidNote:
    "The quotients are those of Euclid’s algorithm; the first that is not 1 decides. In other words: does A/B reach the next quotient of Fibonacci numbers?",
  euclidAll: { one: "The round", other: "All {count} rounds" },
  euclidRound: "Round",
  euclidPair: "Pair",
  euclidQuotient: "Quotient",
  euclidYes: "Yes",
  euclidNo: "No",
  choiceNow: "{large} is at least twice {small}, so there is a choice, and the player who has it **wins**.",
  choiceMover: {
    one: "After one forced move the pair is {large}, {small}: the larger number is at least twice the smaller one, so the player to move now has a choice and **wins**.",
    other:
      "After {count} forced moves the pair is {large}, {small}: the larger number is at least twice the smaller one, so the player to move now has a choice and **wins**.",
  },
  choiceOther: {
    one: "After one forced move the pair is {large}, {small}: the larger number is at least twice the smaller one, so the other player has a choice and **wins**.",
    other:
      "After {count} forced moves the pair is {large}, {small}: the larger number is at least twice the smaller one, so the other player has a choice and **wins**.",
  },
  zeroMover: {
    one: "After one forced move one number would be 0, so the player to move now **wins**.",
    other: "After {count} forced moves one number would be 0, so the player to move now **wins**.",
  },
  zeroOther: {
    one: "After one forced move one number would be 0, so the other player **wins**.",
    other: "After {count} forced moves one number would be 0, so the other player **wins**.",
  },
  fraction: "The continued fraction of the ratio begins with {quotients}, the first quotient that is not 1.",
  fractionOne: "The continued fraction of the ratio begins with {quotients}, which is not 1.",
});
