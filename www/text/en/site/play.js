// @ts-check
/** Texts of the first minute. */

export default /** @type {const} */ ({
  // Beside the table, where its own words would say more than has been met.
  minuteCall: "Magnus calls **{call}**. Which way?",
  // After more rounds, beside the first question of the strip.
  minuteCallOrWhy: "Magnus calls **{call}**. Which way? Or ask **Why?** above.",
  minuteNoCall: "The game is over: nobody can force a new position any more.",

  // Before each of the first three rounds, and what came of them.
  minuteRound1:
    "**You are Derek: avoid new positions. {rounds} in a row without one, and you win.** Magnus calls a number, you say which way. Here both lead to a new one.",
  minuteRound2: "**{token}** was new. Now the token must move **{call}**.",
  minuteRound3: "**{token}** was new, too. Now the token must move **{call}**.",
  minuteCount: "**{count} of {rounds} were new.**",
  minuteCountAll: "**{count} of {rounds} were new.** You chose which, never whether.",

  // Who plays on is told what there is to win.
  minuteGoal: "**{left} are still new.** {rounds} in a row without a new one, and you win.",
  minuteNear: "**{count} of {rounds} without a new one.** Keep it up, and you win.",
  minuteForced: "**{count} of {rounds} without a new one**, but here both are new: the count starts over.",

  // This Magnus gets nowhere any more; the same beside the table; and the way on, to the ladder.
  minuteHeld: "**You win: you held this Magnus to {visited} of {n}.**",
  minuteHeldVerdict:
    "The game is over: he only repeats his list. A Magnus who plans ahead is sure of **{few}** of {n}.",
  // The signs of the next game, for who has not asked why.
  minuteHeldRings:
    "There you see rings: **A**, orange, is what is new; **M(A)**, green, are the midpoints, from which both ways of a call **ℓ** can be new.",
  minuteMeet: "Meet a Magnus who plans ahead",
  minuteEnd: "The game is over: Magnus has visited **{visited} of {n}**.",

  // Why: the button, and what is said then.
  minuteWhy: "Why?",
  minuteWhyText:
    "**{token} is midway between {minus} and {plus}**, both new (⟦A|layer:0⟧, orange): Magnus gets one. **Green is ⟦M(A)|layer:1⟧: all such ⟦midpoints|midpoint⟧ (pale: A itself).**",

  // Another game, in which few positions are new: from one position Derek is helpless, and the task is to find another.
  minuteLater: "Example (my game is kept)",
  minuteHelpless:
    "**Round {round} of another game: only {count} are new.** The token on **{seat}**, midway between {minus} and {plus}, is in ⟦M(A)|layer:1⟧: you are helpless.",
  minuteBack: "Back to my game",
  // Where another game was left for the first minute.
  minuteGameBefore: "Back to the game",
  // Where somebody goes back through the example.
  minuteElsewhere: {
    one: "**The example after one round,** with the token on {token}.",
    other: "**The example after {count} rounds,** with the token on {token}.",
  },
  minuteToQuestion: "To its question",
  minuteMore: "Find another",
  minuteTap: "**Tap another such position:** midway between two orange ones.",
  minuteTapBeside: "Magnus calls **{call}**: to {minus} or to {plus}, both new.",
  minuteTapKnown: "**{seat}** is the one you know. Tap another one midway between two orange ones.",
  minuteTapWrong: "**Not {seat}:** no two orange ones are equally far from it. {away}.",
  minuteAway: "**{to}** is {far} away",
  minuteTapRight:
    "**Right:** {minus} and {plus} are both {call} from {seat}. ⟦M(A)|layer:1⟧ is all such ⟦midpoints|midpoint⟧ and, pale, A itself: whenever the token is in it, you are helpless.",
  minuteShowMe: "Show me one",
  minuteSeats: "Positions to choose from",
  minuteMayDerekWin: "How can I win?",
  minuteTryAgain: "Try again",

  // The shield. In the middle of the table stands what is to be kept.
  minuteKeepTitle: "keep {kept}",
  minuteKeep1: "A smaller table. **Keep these: {kept}.** The token must never enter them. It must move **{call}**.",
  minuteKeep: "**{token}** is not one of the three. Now the token must move **{call}**. Keep these: {kept}.",
  // Stands in the others.
  minuteAlways: "The midpoint of two of the three is the third, so from elsewhere at most one way leads in.",
  minuteEntered: "**{entered}** is one of the three; the other way led to **{other}**. {always}",
  minuteLost: "Magnus has visited **{visited} of {n}**: he got into the three. {always}",
  minuteShield: "Magnus is stuck at **{visited} of {n}**: you have found Derek's shield. {always}",

  // For who opens the link of a game and has never been here.
  guestRules: "Magnus names a distance and wants many positions visited; Derek names the direction and wants few.",
  guestDerek: "You are Derek: avoid new positions.",
  guestMagnus: "You are Magnus: reach new positions.",
  guestMinute: "New here? Play the first minute.",
  guestEnd: "Close",
});
