// @ts-check
/** Texts of the first minute. */

export default /** @type {const} */ ({
  // Beside the table, in place of its own words, which use terms that a newcomer has not met.
  minuteCall: "Magnus calls **{call}**. Which way?",
  // After more rounds, beside the first question of the strip.
  minuteCallOrWhy: "Magnus calls **{call}**. Which way? Or ask **Why?** above.",
  minuteNoCall: "The game is over: nobody can force a new position any more.",

  // Before each of the first three rounds, and their result.
  minuteRound1:
    "**You are Derek: avoid new positions for {rounds} in a row and you win.** Magnus calls a number, you say which way. Here both lead to a new position.",
  minuteRound2: "**{token}** was new. Now the token must move **{call}**.",
  minuteRound3: "**{token}** was new, too. Now the token must move **{call}**.",
  minuteCount: "**{count} of {rounds} were new.**",
  minuteCountAll: "**{count} of {rounds} were new.** You chose which, never whether.",

  // The goal, for a person who plays on.
  minuteGoal: "**{left} are still unvisited.** Avoid them for {rounds} in a row and you win.",
  minuteNear: "**{count} of {rounds} without a new one.** Keep it up, and you win.",
  minuteForced: "**{count} of {rounds} without a new one**, but here both are new: the count starts over.",

  // The end: this Magnus finds nothing new any more; the same beside the table; and the way on, to the ladder.
  minuteHeld: "**You win: you held this Magnus to {visited} of {n}.**",
  minuteHeldVerdict:
    "The game is over: this Magnus only repeats a fixed list of calls. A Magnus who plans ahead is sure of **{few}** of {n}.",
  // What the layers in the legend below are, for a person who has not asked why with the rings of the next game.
  minuteHeldRings: "**M(A)** are the midpoints: from there both ways can be new.",
  minuteMeet: "Meet a Magnus who plans ahead",
  minuteEnd: "The game is over: Magnus has visited **{visited} of {n}**.",
  minuteEndVerdict: "**He wins:** you never had {rounds} rounds in a row without a new position.",

  // The button "Why?", and its answer.
  minuteWhy: "Why?",
  minuteWhyText:
    "**{token} is midway between {minus} and {plus}**, both new (⟦A|layer:0⟧, orange): he gets one. **Green is ⟦M(A)|layer:1⟧: all such ⟦midpoints|midpoint⟧, and ⟦A|layer:0⟧.**",

  // The example, a game with few new positions: Derek is helpless from one, and the person looks for another such position.
  minuteLater: "Look at another game",
  minuteHelpless:
    "**Round {round} of another game: only {count} are new.** The token on **{seat}**, midway between {minus} and {plus}, is in ⟦M(A)|layer:1⟧: you are helpless.",
  minuteBack: "Back to my game",
  // Back to the game that was left for the first minute.
  minuteGameBefore: "Back to the game",
  // For a person who goes back through the example.
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
    "**Right:** {minus} and {plus} are both {call} from {seat}. ⟦M(A)|layer:1⟧ is all such ⟦midpoints|midpoint⟧, where you are helpless, and, pale, ⟦A|layer:0⟧ itself.",
  minuteShowMe: "Show me one",
  minuteSeats: "Positions to choose from",
  minuteMayDerekWin: "How can I win?",
  minuteTryAgain: "Try again",

  // The shield. The title, in the middle of the table, names the positions to keep.
  minuteKeepTitle: "keep {kept}",
  minuteKeep1: "A smaller table. **Keep these: {kept}.** The token must never enter them. It must move **{call}**.",
  minuteKeep: "**{token}** is not one of the three. Now the token must move **{call}**. Keep these: {kept}.",
  // The last sentence of the three below.
  minuteAlways: "The midpoint of two of the three is the third, so from elsewhere at most one way leads in.",
  minuteEntered: "**{entered}** is one of the three; the other way led to **{other}**. {always}",
  minuteLost: "Magnus has visited **{visited} of {n}**: he got into the three. {always}",
  minuteShield: "Magnus is stuck at **{visited} of {n}**: you have found Derek’s shield. {always}",

  // For a newcomer who opens the link of a game.
  guestRules: "Magnus names a distance and wants many positions visited; Derek names the direction and wants few.",
  guestDerek: "You are Derek: avoid new positions.",
  guestMagnus: "You are Magnus: reach new positions.",
  guestMinute: "New here? Play the first minute.",
  guestEnd: "Close",
});
