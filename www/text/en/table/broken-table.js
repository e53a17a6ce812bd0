// @ts-check
/** Messages after a trap of the core. */

export default /** @type {const} */ ({
  lostHeading: "The table has broken down",
  lost: "Something failed in the computation that should never fail, so the table had to stop: {why}.",
  lostKept: "Your game is kept. This is its link:",
  lostLink: "Link of the game",
  lostGoOn: "Go on after round {round}",
  lostFresh: "A fresh table",
});
