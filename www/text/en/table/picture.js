// @ts-check
/** Texts in the picture: short, because the room is small. Of several lines the first is the largest. */

export default /** @type {const} */ ({
  // The state of the table.
  middleAllVisited: "All visited\nno position is left",
  middleSafe: "Derek is safe\nthe token lies in no layer",
  middleOutOfReach: "Out of reach\nthe token lies in no layer",
  middleDepth: {
    one: "{count} round\nfrom a new position\ntoken in {layer}",
    other: "{count} rounds\nfrom a new position\ntoken in {layer}",
  },
  // A layer that is looked at.
  middleLayer: "{layer}\n{size} of {n} positions",
  middleLayerAll: "{layer}\nall {n} positions",
  // A position.
  middlePosition: "Position {position}",
  positionUnvisited: "unvisited",
  positionVisited: "visited",
  positionNoLayer: "visited\nin no layer: out of reach",
  positionLayer: "visited, in {layer}",
  positionMidpoint: "visited, in {layer}\nmidpoint of {minus} and {plus}",
  lensNoLayer: "in no layer",
  lensLayer: "in {layer}",
  // Along a ring.
  ringOfUnvisited: "{layer} · unvisited",
  ring: { one: "{layer} · ≤ {count} round away", other: "{layer} · ≤ {count} rounds away" },
  // A table without layers.
  countVisited: "{visited} visited",
  countOf: "of {count} positions",
  countRound: "round {round}",
  countRoundOf: "round {round} of {last}",
  visitNone: "not visited yet",
  visitStart: "visited at the start",
  visitRound: "first visited in round {round}",
  // In the inner table.
  innerClasses: "{p} classes\nmod {p}, phase {phase}",
  innerClassesOf: "{p} classes\nof {class}, phase {phase}",
  // At the end.
  endVisited: "{visited} of {n}\npositions visited\nthe last in round {round}\n{best}",
  endPerfectMagnus: "perfect Magnus: {par}",
  endPerfect: "perfect is {par}",
  endPar: "{par} are enough",
  // For a game with more or fewer positions than perfect play: positions count first.
  endPositions: "perfect {player}: {few} of {n}",
  endStart: "visited from the start",
  endNever: "never visited",
  endPlace: "new position {place}\nin round {round}",
});
