// @ts-check
/** Verdict on an ended game: its rounds compared with perfect play, and the losses of each player. */

export default /** @type {const} */ ({
  // The result in the headline.
  headlineYouDerek: "you held out **{rounds}**",
  headlineYouMagnus: "**You visited {visited} of {n} in {rounds}.**",
  headlineYouKept: "he got **{visited} of {n}** in **{rounds}**",
  headlineYouLost: "he got **{visited} of {n}**",
  headlineDerek: "Derek held out **{rounds}**",
  headlineVisited: "Magnus got **{visited} of {n}**",
  // The headline: that result, and its worth for the person. It must fit on two lines of a phone.
  youBelow: "**You can do better:** {said}, perfect is {best}.",
  youPerfect: "**Perfect:** {said}.",
  // For a result as of perfect play in which gifts cancelled each other out.
  youEven: "**Perfect in the end:** {said}.",
  // For a person whose opponent gave away more: in rounds, with positions kept, and in positions.
  youBeyond: "You held out **{rounds}**; a perfect Magnus would have needed only {best}.",
  youBeyondKept: "He got **{visited} of {n}** in **{rounds}**; a perfect Magnus would have needed only {count}.",
  youBeyondFew: "He got **{visited} of {n}**; a perfect Magnus would have got {best}.",
  // For Magnus the visited positions come first.
  magnusBelow: "{said} You can do better: perfect is {best}.",
  magnusPar: "{said} Well done: {best} are proved to be enough.",
  magnusBound: "{said} {best} are proved to be enough.",
  magnusPerfect: "{said} **Perfect!**",
  magnusEven: "{said} **Perfect in the end!**",
  magnusAsMany: "{said} As many rounds as in perfect play.",
  magnusBeyond: "{said} Perfect is {best}: **you beat it!**",
  // For a table where Magnus gets all n: only he can waste rounds there, so no play of Derek's is perfect.
  youLasted: "You held out **{rounds}**; a perfect Magnus would have needed {best}.",
  // Without a grade: only a bound is known, or nobody knows who gave what away.
  parIs: "**The result:** {said}; {best} are proved to be enough.",
  perfectEven: "**As many rounds as in perfect play:** {said}.",
  // Of two computers.
  perfectIs: "{said}. Perfect is {best}.",
  perfectThis: "{said}. **Perfect!** Nothing was given away.",
  verdict: "{head}: {told}.",
  verdictHead: "**{rounds}, {best}**",
  verdictHeadMore: "**{rounds}, {best}**, but **{positions}** where {star} is {few}",
  // The losses of each player by his moves.
  verdictOfBoth: "{first}; {second}",
  // Both gave rounds away, as many as came back.
  verdictEven: "{first}, but {second}, which makes {par} again",
  gaveYouMagnus: {
    one: "you gave away **{lost}**, with your call in round {where}",
    other: "you gave away **{lost}**, with your calls in rounds {where}",
  },
  gaveYouDerek: {
    one: "you gave away **{lost}**, with your answer in round {where}",
    other: "you gave away **{lost}**, with your answers in rounds {where}",
  },
  gaveMagnus: {
    one: "Magnus gave away **{lost}**, with his call in round {where}",
    other: "Magnus gave away **{lost}**, with his calls in rounds {where}",
  },
  gaveDerek: {
    one: "Derek gave away **{lost}**, with his answer in round {where}",
    other: "Derek gave away **{lost}**, with his answers in rounds {where}",
  },
  gaveInMore: "{count} more",
  gaveNothingYou: "you gave nothing away",
  gaveNothingMagnus: "Magnus gave nothing away",
  gaveNothingDerek: "Derek gave nothing away",
  perfectGame: "a perfect game. Neither player gave anything away",
  perfectGameMagnus: "a perfect game. Each of your calls was the best possible, and so was each of Derek’s answers",
  perfectGameDerek: "a perfect game. Each of your answers was the best possible, and so was each of Magnus’s calls",
  // Verdicts without exact losses.
  parExactly: "exactly as many",
  parMoreYou: "you let Magnus visit more than he could have forced",
  parMoreDerek: "Derek let Magnus visit more than he could have forced",
  parHeldYou: "you held out **{by}** longer than a good Magnus needs",
  parHeldDerek: "Derek held out **{by}** longer than a good Magnus needs",
  parUnderYou: "you needed **{by}** fewer than the proved {formula}",
  parUnderMagnus: "Magnus needed **{by}** fewer than the proved {formula}",
  // A game that goes round.
  repeated:
    "After round {again} everything was as it had been after round {first}: the game can go round like this for ever. You may end it here.",
});
