// @ts-check
/** Reasons for a move, and for the end of the game. Messages about an answered call end with …Past. */

export default /** @type {const} */ ({
  // Magnus's calls.
  whyHuman: "You called **{call}**.",
  whyPerson: "Magnus called **{call}** from **{from}**.",
  whyRecorded:
    "The call **{call}** is from the record of the game: the current Magnus would call something else, or took over later.",
  whyRandom: "Magnus drew **{call}** at random from 1 to {most}.",
  whyScripted:
    "Magnus fixed all his calls in a list before the game began: call {place} is **{call}**, wherever the token is.",
  whyListOdd:
    "Round {round} of the list for n = {n}: **{round}** is odd, so he calls n/2 = **{call}**. With this list every round reaches a new position, whatever Derek says.",
  whyList: {
    one: "Round {round} of the list for n = {n}: 2 divides **{round}** once, so he calls n/{part} = **{call}**. With this list every round reaches a new position, whatever Derek says.",
    other:
      "Round {round} of the list for n = {n}: 2 divides **{round}** {count} times, so he calls n/{part} = **{call}**. With this list every round reaches a new position, whatever Derek says.",
  },
  whyPair:
    "The token is on **{from}**, which lies in {layer} but not in {above}: it is the ⟦midpoint|midpoint⟧ of **{minus}** and **{plus}**, both unvisited.",
  whyPairPast:
    "The token was on **{from}**, which lay in {layer} but not in {above}: it was the ⟦midpoint|midpoint⟧ of **{minus}** and **{plus}**, both unvisited.",
  whyPairIn:
    "The token is on **{from}**, which lies in {layer} but not in {above}: it is the ⟦midpoint|midpoint⟧ of **{minus}** and **{plus}**, both in {above}.",
  whyPairInPast:
    "The token was on **{from}**, which lay in {layer} but not in {above}: it was the ⟦midpoint|midpoint⟧ of **{minus}** and **{plus}**, both in {above}.",
  whyHalfTurn:
    "The token is on **{from}**, which lies in {layer} but not in {above}: half a turn either way leads to **{plus}** opposite, which lies in {above}.",
  whyHalfTurnPast:
    "The token was on **{from}**, which lay in {layer} but not in {above}: half a turn either way led to **{plus}** opposite, which lay in {above}.",
  // The choice among the calls that lead up, by chance: only `any-pair` plays so.
  whyDraws: "Of such calls he draws one by chance.",
  whyForces: "Whatever Derek says, the token lands on a **new position**.",
  whyForcesPast: "Whatever Derek said, the token had to land on a **new position**.",
  whyNears: {
    one: "Whatever Derek says, Magnus is then at most **{count} more round** from a new position.",
    other: "Whatever Derek says, Magnus is then at most **{count} more rounds** from a new position.",
  },
  whyNearsPast: {
    one: "Whatever Derek said, Magnus was then at most **{count} more round** from a new position.",
    other: "Whatever Derek said, Magnus was then at most **{count} more rounds** from a new position.",
  },
  whyLemma: {
    one: "With |⟦A|layer:0⟧| = {unvisited}, Lemma 1 gives |{layer}| ≥ min(n, {size}) = {n}: from anywhere a new position takes at most {count} round.",
    other:
      "With |⟦A|layer:0⟧| = {unvisited}, Lemma 1 gives |{layer}| ≥ min(n, {size}) = {n}: from anywhere a new position takes at most {count} rounds.",
  },
  whyOnlyPair: "It is the only such pair.",
  whyMostPairs: "There are {ways} such pairs. He takes one that leaves the most pairs to the other positions.",
  whyBothEnds: "He takes this pair because both of its ends are unvisited.",
  whyMostWays: "Of all such pairs he takes the one that leaves the most good calls: {ways} from the worse end.",
  whyCheapest: "He looks only at the {count} unvisited positions that are cheapest to give up.",
  whyBest:
    "Perfect play: of all magnitudes **{call}** has the best exact value, {outcome} if Derek plays perfectly too.",
  whyBestPast:
    "Perfect play: of all magnitudes **{call}** had the best exact value, {outcome} if Derek played perfectly too.",
  whyInTime:
    "Perfect play: **{call}** is worth {outcome}. Another magnitude has a better value, but it might break his promise of {star} positions within {R} rounds.",
  whyInTimePast:
    "Perfect play: **{call}** was worth {outcome}. Another magnitude had a better value, but it might have broken his promise of {star} positions within {R} rounds.",
  whyOutcome: "**{positions}** in the end",
  whyOutcomeIn: "**{positions}** in the end, in {rounds} including this one",
  whyEndgame:
    "Few positions are left, so Magnus knows what every landing is worth: with **{call}** he has **{positions}** after at most {rounds}, including this one, whatever Derek says. No magnitude promises them sooner.",
  whyEndgamePast:
    "Few positions were left, so Magnus knew what every landing was worth: with **{call}** he had **{positions}** after at most {rounds}, including this one, whatever Derek said. No magnitude promised them sooner.",
  whyClassList:
    "The size of this class is a power of two, so inside it Magnus follows the list for powers of two. Round {round} of that list is **{call}**.",
  whyClassListPast:
    "The size of this class is a power of two, so inside it Magnus follows the list for powers of two. Round {round} of that list was **{call}**.",
  whyClassLayers:
    "The size of this class is a prime number, so inside it Magnus plays by ⟦layers|layer⟧. The token is in layer {depth} of the class, midway between **{minus}** and **{plus}**.",
  whyClassLayersPast:
    "The size of this class is a prime number, so inside it Magnus played by ⟦layers|layer⟧. The token was in layer {depth} of the class, midway between **{minus}** and **{plus}**.",
  whyNewClass:
    "Phase 1: on the imaginary table of classes the token’s class is in ⟦layer|layer⟧ {depth} of the classes not yet entered. Whatever Derek says, the token lands in a **new class**.",
  whyNewClassPast:
    "Phase 1: on the imaginary table of classes the token’s class was in ⟦layer|layer⟧ {depth} of the classes not yet entered. Whatever Derek said, the token had to land in a **new class**.",
  whyToNewClass:
    "Phase 1: on the imaginary table of classes the token’s class is in ⟦layer|layer⟧ {depth} of the classes not yet entered. Whatever Derek says, it comes nearer to a new class.",
  whyToNewClassPast:
    "Phase 1: on the imaginary table of classes the token’s class was in ⟦layer|layer⟧ {depth} of the classes not yet entered. Whatever Derek said, it came nearer to a new class.",
  whyToMarked:
    "Phase 2: Magnus goes to a class from which a leftover and the class γ lie at equal distance, or to γ itself. The token’s class is in ⟦layer|layer⟧ {depth} of these targets.",
  whyToMarkedPast:
    "Phase 2: Magnus went to a class from which a leftover and the class γ lie at equal distance, or to γ itself. The token’s class was in ⟦layer|layer⟧ {depth} of these targets.",
  whyLeftover:
    "One direction leads to the leftover **{leftover}** (J), the other to **{other}** in the class never entered (γ). Derek has to give up one of them.",
  whyLeftoverPast:
    "One direction led to the leftover **{leftover}**, the other to **{other}** in the class never entered. Derek had to give up one of them.",
  whyOtherClass:
    "Two thirds of this class are visited, {visited} of {size}; the rest are its leftovers. Both directions of **{call}** lead to classes not yet entered, so the next position is **new**.",
  whyOtherClassPast:
    "Two thirds of this class were visited, {visited} of {size}; the rest were its leftovers. Both directions of **{call}** led to classes not yet entered, so the next position had to be **new**.",
  whyOpposite:
    "Magnus goes through {size} positions by repeated halving: **{call}** is a step over 1/{part} of them, and both landings are **new**.",
  whyOppositePast:
    "Magnus went through {size} positions by repeated halving: **{call}** was a step over 1/{part} of them, and both landings were **new**.",
  whySearched:
    "On a table with {size} positions Magnus searches all possibilities: after **{call}** the token is on a **new** position, from which he can go on, whatever Derek says.",
  whySearchedPast:
    "On a table with {size} positions Magnus searched all possibilities: after **{call}** the token was on a **new** position, from which he could go on, whatever Derek said.",
  // Derek's answers.
  derekSaid: "Derek said **{way}**.",
  answerHuman: "You said **{way}**.",
  answerRecorded:
    "The answer **{way}** is from the record of the game: the current Derek would say something else, or took over later.",
  answerKeepsOpen: "Derek said **{way}** to keep his choice open: {count} classes had not been entered.",
  answerAhead: "Derek looked {ahead} ahead and said **{way}**: from there Magnus is {away} from a new position.",
  answerAheadSafe: "Derek looked {ahead} ahead and said **{way}**: from there Magnus can force nothing more.",
  answerFewest: {
    one: "Derek said **{way}** because that leaves Magnus the fewest good calls: {count} magnitude that forces a new position at once.",
    other:
      "Derek said **{way}** because that leaves Magnus the fewest good calls: {count} magnitudes that force a new position at once.",
  },
  answerRollout:
    "Derek tried both landings, playing on to the end, and said **{way}**: from there the longest game takes {rounds}.",
  answerBest:
    "Perfect play: after **{way}** Magnus gets **{positions}** in the end; **{other}** would have been worth no less to him.",
  answerBestIn:
    "Perfect play: after **{way}** Magnus gets **{positions}** in the end, {rounds} after this one; **{other}** would have been worth no less to him.",
  answerInTime:
    "Perfect play: Derek said **{way}**, after which Magnus gets **{positions}** in the end. **{other}** would have given him less, but could have let him reach {star} positions before round {R}, which Derek never allows.",
  answerInTimeIn:
    "Perfect play: Derek said **{way}**, after which Magnus gets **{positions}** in the end, {rounds} after this one. **{other}** would have given him less, but could have let him reach {star} positions before round {R}, which Derek never allows.",
  answerEndgame:
    "Few positions are left, so Derek knew what every landing is worth: after **{way}** Magnus gets **{positions}** in the end, at most {rounds} after this one. The other way would have been worth no less to Magnus.",
  answerAlternating: "Derek says clockwise and counter-clockwise in turn: **{way}**.",
  answerScripted:
    "Derek fixed all his answers in a list before the game began: answer {place} is **{way}**, whatever Magnus calls.",
  answerClockwise: "Derek always says **clockwise**.",
  answerRandom: "Derek tossed a coin and said **{way}**.",
  answerSame: "Half a turn leads to the same position both ways, so Derek had no choice.",
  answerProtects:
    "Derek said **{way}** because the other way led to **{other}**. He keeps the token out of its class, **{class}** = {members}.",
  answerVisited: "Derek said **{way}** because that position had already been visited.",
  answerBothNew: "Both landings were new, so Derek said **{way}**.",
  answerBothVisited: "Both landings were visited, so Derek said **{way}**.",
  answerKeeps: "He keeps the token out of {class} = {members}.",
  answerKeepsNone: "On a power of two such as {n} there is no class that he can keep.",
  answerHoards:
    "Derek said **{way}** because that position had already been visited. He tries to keep {shape} unvisited.",
  answerHoardsLess:
    "Both landings were new: Derek said **{way}** and gave up the one farther out. He tries to keep {shape} unvisited.",
  shapeInterval: "an interval",
  shapeProgression: "a progression",
  shapeBohr: "a Bohr set",
  answerHoardsOut:
    "Both landings were visited: Derek said **{way}** because from there a new position is farther away.",
  answerSpared: {
    one: "Derek said **{way}** because that position had already been visited. From there Magnus needs at least {count} more round until one position is left.",
    other:
      "Derek said **{way}** because that position had already been visited. From there Magnus needs at least {count} more rounds until one position is left.",
  },
  answerRisked: "Derek said **{way}** although that position was new: the other landing would have helped Magnus more.",
  answerLonger: "Both landings were new: Derek said **{way}** and gave up the one that leaves the longer ending.",
  answerLongerBy: {
    one: "Both landings were new: Derek said **{way}** and gave up the one that leaves the longer ending. From there Magnus needs at least {count} more round until one position is left.",
    other:
      "Both landings were new: Derek said **{way}** and gave up the one that leaves the longer ending. From there Magnus needs at least {count} more rounds until one position is left.",
  },
  answerHelpsLess: "Both landings were new: Derek said **{way}** and gave up the one that helps Magnus less.",
  answerFartherOut: "Both landings were new: Derek said **{way}** and gave up the one farther out.",
  answerFarther: "Both landings were visited: Derek said **{way}** because from there a new position is farther away.",
  answerFartherBy: {
    one: "Both landings were visited: Derek said **{way}** because from there a new position is farther away. Magnus still needs at least {count} more round until one position is left.",
    other:
      "Both landings were visited: Derek said **{way}** because from there a new position is farther away. Magnus still needs at least {count} more rounds until one position is left.",
  },
  answerStage: "He can make Magnus waste {rounds} before {count} positions are left.",
  // The end.
  endOne:
    "The only unvisited position is **{kept}**, and the token is on {token}. Whatever Magnus calls, at most one of the two landings can be {gamma}, because {q} is odd. So Derek can always say the other direction, and nothing more can be forced.",
  endClass:
    "All unvisited positions lie in the class **{class}** = {members}, and the token, on {token}, does not. Whatever Magnus calls, at most one of the two landings can lie in that class, because {q} is odd. So Derek can always say the other direction, and nothing more can be forced.",
  result: "Magnus visited **{visited} of {n}** positions in {rounds}.",
  resultAll: "Against a perfect Magnus nobody can prevent that on this table.",
  resultExact:
    "That is exactly {star} = {few}. A perfect Magnus always gets that many, and a perfect Derek never allows more.",
  resultExactYou:
    "That is exactly {star} = {few}. You could not have held him to fewer: a perfect Magnus always gets that many, and a perfect Derek never allows more.",
  resultMore: "That is more than {star} = {few}. Derek could have held him to {few}.",
  resultMoreYou: "That is more than {star} = {few}. You could have held him to {few}.",
  resultLost: "In round {round} Derek let the token into {class} = {members}, the last class that it had not entered.",
  resultLostYou: "In round {round} you let the token into {class} = {members}, the last class that it had not entered.",
});
