// @ts-check
/** Texts of the first minute. */

export default /** @type {const} */ ({
  // Beside the table, where its own words would say more than has been met.
  minuteCall: "Magnus calls **{call}**. Which way?",
  minuteNoCall: "The game is over: nobody can force a new position any more.",

  // Before each of the first three rounds, and what came of them.
  minuteRound1: "The token must move **{call}**. You say which way. Avoid new positions.",
  minuteRound2: "**{token}** was new. Now the token must move **{call}**. Avoid new positions.",
  minuteRound3: "**{token}** was new, too. Once more: it must move **{call}**.",
  minuteCount: "**{count} of {rounds} were new.**",
  minuteCountAll: "**{count} of {rounds} were new.** You chose which, never whether.",

  // The first Magnus gets nowhere any more; the same beside the table; and before the first round of the second game.
  minuteHeld: "**You win: you held this Magnus to {visited} of {n}.**",
  minuteHeldVerdict:
    "The game is over: he only repeats his list. A Magnus who plans ahead is sure of **{few}** of {n}.",
  minuteMeet: "Meet a Magnus who plans ahead",
  minuteMeeting: "This Magnus plans ahead. The token must move **{call}**. Avoid new positions.",
  minuteEnd: "The game is over: Magnus has visited **{visited} of {n}**.",

  // Why, in two presses: the button, and what is said then.
  minuteWhy: "Why?",
  minuteWhyText:
    "The token stands midway between **{minus}** and **{plus}**, both new. It is **{call}** to each, so Magnus calls {call}: you only choose which.",
  minuteShowNew: "Show the new ones",
  minuteShowNewText: "The orange ring is ⟦A|layer:0⟧: all positions that nobody has visited.",

  // Where few positions are new: one seat from which Derek is helpless, and the task to find another.
  minuteLater: "And later?",
  minuteHelpless:
    "Later only **{new}** are new. The token stands on **{seat}**, midway between {minus} and {plus}: here Derek is helpless.",
  minuteMore: "Are there more?",
  minuteTap: "**Tap another such position:** midway between two orange ones.",
  minuteTapBeside: "From **{seat}** a move of {call} leads to {minus} or to {plus}: both new.",
  minuteTapKnown: "**{seat}** is the one you know. Tap another one midway between two orange ones.",
  minuteTapWrong: "**Not {seat}:** no two orange ones are equally far from it. {away}.",
  minuteAway: "**{to}** is {far} away",
  minuteTapRight:
    "**Right:** {minus} and {plus} are both {call} from {seat}. Such ⟦midpoints|midpoint⟧ and the orange ones are ⟦M(A)|layer:1⟧: there Derek is helpless.",
  minuteShowMe: "Show me one",
  minuteSeats: "Positions to choose from",
  minuteMayDerekWin: "Can Derek win?",
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
});
