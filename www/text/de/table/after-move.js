// @ts-check
/** Was ein Zug hinterlässt, bevor er gemacht wird. */

/** @type {import("../../types").Translated<typeof import("../../en/table/after-move.js").default>} */
export default {
  afterNew: {
    one: "dann {count} Runde\nbis zur nächsten neuen Position\nSpielstein in {layer}",
    other: "dann {count} Runden\nbis zur nächsten neuen Position\nSpielstein in {layer}",
  },
  afterVisited: {
    one: "dann {count} Runde\nbis zu einer neuen Position\nSpielstein in {layer}",
    other: "dann {count} Runden\nbis zu einer neuen Position\nSpielstein in {layer}",
  },
  afterCall: "ℓ = {magnitude}\n−: {minus}\n+: {plus}",
  afterCallEither: "ℓ = {magnitude}\n±: {either}",
  afterLanding: { one: "dann {count} Runde", other: "dann {count} Runden" },
  afterLandingNew: { one: "neu, dann {count} Runde", other: "neu, dann {count} Runden" },
  afterOutOfReach: "dann unerreichbar",
  afterOutOfReachNew: "neu, dann keine mehr",
  heardAfter: {
    one: "Dann {count} Runde bis zu einer neuen Position, von {layer} aus.",
    other: "Dann {count} Runden bis zu einer neuen Position, von {layer} aus.",
  },
  heardAfterEnd: "Dann kann Magnus keine neue Position mehr erzwingen.",
};
