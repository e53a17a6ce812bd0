// @ts-check
/** Goals of the players on this table, and advice for Magnus. */

export default /** @type {const} */ ({
  goal: "Magnus wants many positions in few rounds, Derek the opposite: {best} for {few} of {n} positions.",
  goalAll: "Magnus wants many positions in few rounds, Derek the opposite: {best} for all {n} positions.",
  goalMagnus: "Visit {few} of {n} positions in few rounds: {best}.",
  goalMagnusAll: "Visit all {n} positions in few rounds: {best}.",
  goalDerek: "Let Magnus visit at most {few} of {n} positions, in as many rounds as you can. {best}.",
  // All but one position are lost in any case, so rounds are what he plays for.
  goalDerekRounds: "Make Magnus waste rounds. {best}.",
  // For a table with known perfect play, and for one with only a guarantee.
  goalPerfect: "⟦perfect|par⟧ is **{par}**",
  goalPar: "**{par}** are ⟦enough|par⟧",
  goalPerfectHis: "With ⟦perfect|par⟧ play he needs **{par}**",
  goalParHis: "**{par}** are ⟦enough|par⟧ for him",
  nudgePair: "Look for two unvisited positions equally far from the token.",
  nudgeMidpoint: "Look for a position that is equally far from two unvisited positions, and bring the token there.",
});
