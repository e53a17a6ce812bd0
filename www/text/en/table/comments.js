// @ts-check
/** Messages of a game with comments of an author, and of the form in which they are written. */

export default /** @type {const} */ ({
  commentStart: "Comment on this game",
  commentStartTitle: "Comment on this game: a sentence, a sign and marks at any round (m)",
  // The signs, as in books on chess.
  signBrilliant: "brilliant move",
  signBlunder: "blunder",
  signInteresting: "interesting move",
  signDubious: "dubious move",
  signGood: "good move",
  signMistake: "mistake",
  // Announced, and read with the table. The sign and the marks come first.
  commentHeard: "Comment: {text}",
  commentCircles: "Circled: {list}.",
  commentArrow: "Arrow from {from} to {to}.",
  // The list of rounds with comments.
  commentList: { one: "{count} comment", other: "{count} comments" },
  commentListName: "Rounds with comments",
  commentAtStart: "Start",
  commentAtRound: "Round {round}: {from} → {to}",
  commentBefore: "Comment before",
  commentNext: "Next comment",
  // The form.
  commentOnStart: "Comment on the start",
  commentOnRound: "Comment on round {round}",
  commentSign: "Sign",
  commentNoSign: "none",
  commentSentence: "Sentence",
  commentMarks: "Circles and arrows",
  commentMarksExample: "5, 3-9",
  commentMarksHelp: "Positions with commas between them are circled; 3-9 is an arrow from 3 to 9.",
  commentTravels:
    "Each round of each line has a comment of its own. They travel in the link, in a frame and in a file.",
  commentSave: "Keep",
  commentRemove: "Remove",
  commentClose: "Done",
  commentSaved: "Kept.",
  commentRemoved: "Removed.",
  // Refused.
  commentNotHere: "In a lesson, a puzzle or a game of two people apart no comments can be written.",
});
