// @ts-check
/** Messages of positions set up by hand: the editor, and games that begin with one. */

export default /** @type {const} */ ({
  positionStart: "Set up a position",
  positionHeading: "Set up a position",
  positionHeardStart:
    "Set up a position. Arrow keys go round the table, Enter makes a position visited or unvisited, T puts the token there, Escape cancels.",
  positionClick: "A click",
  positionClickVisits: "visits a position, or takes that back",
  positionClickPlaces: "puts the token there",
  positionSize: "Positions (n)",
  positionsVisited: "Visited",
  positionsUnvisited: "Unvisited",
  positionToken: "Token on",
  positionHelp:
    "With keys: arrows go round the table, Enter or Space makes a position visited or unvisited, T puts the token there. 3-5 stands for 3, 4 and 5. The token’s position is always visited.",
  positionTokenVisits: "Position {position} has the token, so it is visited.",
  positionNone: "Visit only the token’s position",
  positionAll: "Visit all",
  positionPlay: "Play from here",
  positionCancel: "Cancel",
  positionCancelled: "Cancelled. The game is as it was.",
  positionHasToken: "Position {position}: the token, visited.",
  positionIsVisited: "Position {position}: visited.",
  positionIsUnvisited: "Position {position}: unvisited.",
  // What the position is.
  positionCount: "{visited} of {n} visited.",
  positionIsStart: "This is the start of a game.",
  positionNoGame: "No game leads here: each begins on 0, and 0 is unvisited.",
  positionByGame: "A game can lead here, after {rounds} at the earliest.",
  positionEnded: "No new position can be forced.",
  positionWorth: "Perfect play from here: {worth}.",
  // A game that began with one.
  positionBegan: "The game begins with a position set up by hand. {leads}",
  positionChange: "Change the position",
  positionBack: "Back to the game before",
  positionOver: "No new position can be forced: **{visited} of {n}** visited, {rounds} after the position set up.",
  positionPerfect: "Perfect play from there: **{visited} of {n}** in {rounds}.",
  positionNotHere: "In a lesson, a puzzle or a game of two people apart no position can be set up.",
});
