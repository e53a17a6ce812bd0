// Written by src/typescript.rs: what the core gives to JavaScript.

/** Derek's half of a round. */
export interface Answer {
  /** The direction. */
  direction: Direction,
  /** Why he chose it. */
  reason: DerekReason,
}

/** The positions of all classes of one role. */
export interface Band {
  /** What they are. */
  role: ClassRole,
  /** The positions, upwards. */
  positions: Array<number>,
}

/** What is proved about the rounds on one table, whoever plays. */
export interface Bounds {
  /** B(n): layer play has ended after so many rounds (`crate::bounds`, Theorem 1). */
  layerPlay: number,
  /** For multiples of 3: layer play has visited f*(n) positions after so many rounds, fewer than 5n/6 (Theorem 2). */
  untilFStar: number | null,
  /** No Magnus gets f*(n) positions in fewer rounds out of a good Derek, where more is proved than a round for each of them (Theorems 4 to 6). */
  needed: Guarantee | null,
  /** What the papers have. */
  papers: Guarantee,
}

/** Magnus's half of a round. */
export interface Call {
  /** The magnitude, 1..=⌊n/2⌋. */
  magnitude: number,
  /** Why he called it. */
  reason: MagnusReason,
}

/** The players that can be chosen, and the limits of what can be typed. */
export interface Catalogue {
  /** Everybody who can be Magnus. */
  magnus: Array<Choice>,
  /** Everybody who can be Derek. */
  derek: Array<Choice>,
  /** The fewest positions of a table. */
  minN: number,
  /** The most positions. */
  maxN: number,
  /** The depth, in lists of depths, of what lies in no layer. */
  never: number,
}

/** A player that can be chosen. */
export interface Choice {
  /** The id, with its argument. */
  id: string,
  /** The name, with its variant. */
  name: string,
  /** One sentence on how he plays. */
  about: string,
  /** For a player with a list of moves the part of the id before the colon. */
  script: string | null,
}

/** What a class is to a player now. */
export type ClassRole = "here" | "gamma" | "target" | "other" | "kept";

/** Why a request was refused. Nothing has changed when one of these is returned. */
export type CoreRefusal = { "code": "number",
      /** What the number stands for. */
      what: Measure,
      /** The value as a message shows it: shortened, and in quotes unless it looks like a number. */
      value: string,
      /** The smallest value allowed. */
      min: number,
      /** The largest value allowed. */
      max: number, }
  | { "code": "direction",
      /** The value as it was given. */
      value: string, }
  | { "code": "unknownStrategy",
      /** `Magnus` or `Derek`. */
      player: string,
      /** The id as it was given. */
      id: string,
      /** All ids, separated by commas. */
      known: string, }
  | { "code": "tableUnsuited",
      /** The strategy. */
      strategy: Strategy,
      /** The number of positions. */
      n: number,
      /** What it would need. */
      why: Need, }
  | { "code": "cannotTakeOver",
      /** The strategy. */
      strategy: Strategy,
      /** The number of rounds played. */
      round: number,
      /** What it would need. */
      why: Need, }
  | { "code": "argument",
      /** The strategy. */
      strategy: Strategy,
      /** The argument as it was given. */
      value: string,
      /** What it must be. */
      why: Need, }
  | { "code": "alreadyCalled",
      /** The magnitude that waits for a direction. */
      magnitude: number, }
  | { "code": "nothingCalled" }
  | { "code": "notYours",
      /** `Magnus` or `Derek`. */
      player: string,
      /** The strategy that plays. */
      strategy: Strategy, }
  | { "code": "yourMove",
      /** `Magnus` or `Derek`. */
      player: string, }
  | { "code": "unsolved",
      /** The number of positions. */
      n: number, }
  | { "code": "over",
      /** The number of rounds played. */
      round: number, }
  | { "code": "unreached",
      /** The round that was asked for. */
      round: number,
      /** How far they come. */
      at: number,
      /** What is in the way. */
      why: InTheWay, }
  | { "code": "noEnd",
      /** The number of rounds played. */
      rounds: number, }
  | { "code": "link",
      /** What is wrong with it. */
      why: LinkFault, }
  | { "code": "excess",
      /** The number of positions. */
      n: number, }
  | { "code": "manyGames",
      /** How many it may have. */
      most: number,
      /** How many it has at least. */
      least: number, }
  | { "code": "magnitudeEntry",
      /** Its place in the list, from 1. */
      place: number,
      /** The entry as it was given. */
      value: string,
      /** The largest magnitude. */
      max: number, }
  | { "code": "directionEntry",
      /** Its place in the list, from 1. */
      place: number,
      /** The entry as it was given. */
      value: string, }
  | { "code": "magnitudeCount",
      /** How many may be. */
      most: number,
      /** How many are. */
      count: number, }
  | { "code": "directionCount",
      /** How many must be. */
      needed: number,
      /** How many are. */
      count: number, }
  | { "code": "thesisCells",
      /** How many cells. */
      cells: number,
      /** How many it may have. */
      most: number, }
  | { "code": "searchSteps",
      /** How many steps it has taken, with commas between the thousands. */
      steps: string,
      /** What is known of the minimum. */
      least: number, }
  | { "code": "sets",
      /** How many may be. */
      most: number,
      /** How many positions each has. */
      k: number,
      /** The number of positions of the table. */
      n: number, }
  | { "code": "unknownRounds",
      /** The number of positions. */
      n: number, }
  | { "code": "task",
      /** What is wrong with it. */
      why: TaskFault, }
  | { "code": "otherTable",
      /** The number of positions of the game. */
      other: number,
      /** That of the figure. */
      n: number, }
  | { "code": "otherGame" }
  | { "code": "otherPlayers",
      /** The first round that they would not have played. */
      round: number, }
  | { "code": "nothingToUndo" }
  | { "code": "onlyLine" }
  | { "code": "nothingToRedo" };

/** The congruence class [γ]_q: all positions z with z ≡ γ (mod q). */
export interface Coset {
  /** γ, in 0..q. */
  gamma: number,
  /** The index q, a divisor of n; 1 means the whole table. */
  q: number,
}

/** Why Derek chose his direction. */
export type DerekReason = { "kind": "human" }
  | { "kind": "recorded",
      /** Whether he has been asked since for a reason, and had none because he would have moved otherwise. */
      asked: boolean, }
  | { "kind": "samePosition" }
  | { "kind": "protects",
      /** The class. */
      kept: Coset, }
  | { "kind": "prefersVisited",
      /** The class that Derek keeps, neither landing in it; null if n has no odd factor and there is nothing to keep. */
      kept: Coset | null, }
  | { "kind": "nothingToChoose",
      /** The class that Derek keeps; null if n has no odd factor and there is nothing to keep. */
      kept: Coset | null,
      /** Whether both landings are unvisited. */
      new: boolean, }
  | { "kind": "keepsOpen",
      /** How many classes are still wholly unvisited. */
      classes: number, }
  | { "kind": "hoards",
      /** The shape that he keeps. */
      shape: Shape,
      /** Whether he had to give up a position of it. */
      gaveUp: boolean,
      /** Whether the other landing was unvisited and this one is not. */
      spared: boolean, }
  | { "kind": "outlasts",
      /** Rounds that Magnus needs at least from this landing on until one position is left, where few are. */
      rounds: number | null,
      /** In a stage of the lower bound: the rounds that he can waste, and how many positions are left when it ends. */
      stage: [number, number] | null,
      /** Whether both landings were unvisited. */
      gaveUp: boolean,
      /** Whether the other landing was unvisited and this one is not. */
      spared: boolean,
      /** Whether it is the other way round: in a stage a visited position may help Magnus more than a new one. */
      risked: boolean, }
  | { "kind": "looksAhead",
      /** How many rounds he looked ahead. */
      rounds: number,
      /** The token's depth after this landing; null if nothing more can be forced then. */
      depth: number | null, }
  | { "kind": "fewestWays",
      /** How many magnitudes force a new position at once after this landing. */
      ways: number, }
  | { "kind": "rollout",
      /** The rounds of the longest game after this landing. */
      rounds: number, }
  | { "kind": "perfect",
      /** The positions that Magnus can force in the end after this answer. */
      visited: number,
      /** The rounds until then, this one counted; 0 if none is to come. */
      rounds: number,
      /** Whether the other direction would have been worth less, but with f*(n) positions before round R(n). */
      inTime: boolean, }
  | { "kind": "endgame",
      /** The positions that Magnus can force in the end after this answer. */
      visited: number,
      /** The rounds after this one until then; 0 if none is to come. */
      rounds: number, }
  | { "kind": "clockwise" }
  | { "kind": "alternating" }
  | { "kind": "random" }
  | { "kind": "scripted",
      /** The place in the list, from 1. */
      place: number, };

/** Derek's word in a round. */
export type Direction = "+" | "-";

/** Why nothing more can be forced (closed-set lemma). */
export type End = { "kind": "allVisited" }
  | { "kind": "safe",
      /** The coset that Derek keeps. */
      kept: Coset, };

/** Everything besides its `GameState` that the page shows of a game. */
export interface GameFacts {
  /** The smallest odd prime factor of n. */
  prime: number | null,
  /** The largest magnitude. */
  maxMagnitude: number,
  /** In how many rounds a good Magnus gets f*(n) positions: R(n) where it is known, otherwise the best bound that is proved. */
  par: Guarantee,
  /** What is proved about the rounds on this table. */
  bounds: Bounds,
  /** The number of rounds in the line, those undone included. */
  lineLength: number,
  /** All lines if there are several. */
  lines: Array<GameLine>,
  /** The last round played. */
  lastRound: LastRound | null,
  /** The landings of the waiting call, clockwise first. */
  landings: [Landing, Landing] | null,
  /** The witness pair of the token. */
  pair: WitnessPair | null,
  /** The pair that the waiting call leads to; null unless both landings are nearer to A than the token. */
  called: WitnessPair | null,
  /** Where Magnus is in a longer plan. */
  plan: Plan | null,
  /** The deepest layer that has a colour of its own; deeper ones share it. */
  deepestColour: number,
  /** The coset that the last layer is. */
  lastLayer: Coset | null,
  /** Why nothing more can be forced. */
  end: End | null,
  /** The round that reached the last new position; 0 before the first. */
  lastVisit: number,
  /** Once the game has ended with more than f*(n) visited: where Derek let it happen. */
  lastClassLost: LostClass | null,
  /** Whether a person may call a magnitude now: also after the end, as long as there is a position to hope for. */
  mayCall: boolean,
  /** Whether a person who plays Magnus has called in vain for some rounds, and may be told what to look for. */
  nudge: boolean,
  /** Whether a person may answer the waiting call now. */
  mayAnswer: boolean,
  /** Whether undo has something to do. */
  canUndo: boolean,
  /** Whether redo has something to do. */
  canRedo: boolean,
  /** Whether step has something to do: rounds of the line, or a move by the computers. */
  canStep: boolean,
  /** Whether a computer waits for the table to be solved; `Handle.resume` lets it move then. */
  awaitsSolution: boolean,
  /** Whether two computers would play on if the table were solved. */
  wouldPlayOn: boolean,
  /** Whether exact values exist for tables of this size. */
  solvable: boolean,
  /** About how many megabytes of memory that takes at most; null if there are no exact values. */
  solvingNeed: number | null,
  /** R(n), where it is known. */
  optimum: number | null,
  /** Magnus. */
  magnus: SeatedPlayer,
  /** Derek. */
  derek: SeatedPlayer,
  /** The seed. */
  seed: number,
}

/** A line of a game that has several. */
export interface GameLine {
  /** The rounds it shares with the line it leaves; 0 for the first. */
  from: number,
  /** Its length in rounds. */
  to: number,
  /** The number of the line it leaves, from 1. */
  parent: number,
  /** Whether it is followed. */
  followed: boolean,
  /** The magnitude of its first round of its own. */
  magnitude: number,
  /** The direction of that round. */
  direction: Direction,
}

/** How a game ended. */
export interface GameResult {
  /** f*(n). */
  fStar: number,
  /** The positions visited. */
  visited: number,
  /** The rounds played. */
  rounds: number,
  /** Magnus's promise on rounds, if he has one. */
  bound: number | null,
  /** Whether the game came to its end within `rounds_in_sight` rounds. */
  finished: boolean,
}

/** The state for scripts. The visited positions, up to a million of them, are handed over separately. */
export interface GameState {
  /** The number of positions. */
  n: number,
  /** f*(n), the number of positions that Magnus gets out of good players. */
  fStar: number,
  /** The token's position, 0 to n − 1. */
  token: number,
  /** Complete rounds played. */
  round: number,
  /** Who moves; `over`: nothing more can be forced. */
  turn: Turn,
  /** The call that waits for a direction. */
  magnitude: number | null,
  /** Where that call can lead, clockwise first; null if no call waits. */
  landings: [number, number] | null,
  /** The first layer that contains the token; null if none does. */
  depth: number | null,
  /** |A|, |M(A)|, … up to the last layer. */
  layerSizes: Array<number>,
  /** Why the last move was made; null before the first. */
  reason: Reason | null,
  /** Where a position has come again since the last new one, so that the game may go round for ever: the round after which it stood `first`, and the one after which it stood `again`. null with a Magnus who promises something, and once the game is over. */
  repeated: Repeated | null,
}

/** What a player has given away: the sum of his losses, and where they were. */
export interface GivenAway {
  /** Positions: given up by Magnus, or allowed by Derek. */
  positions: number,
  /** Rounds, of the moves that lost no position: wasted by Magnus, or spared him by Derek. */
  rounds: number,
  /** The rounds in which he lost something, upwards, from 1. */
  where: Array<number>,
}

/** What a player promises on one table: what is proved, or computed exactly. A Magnus promises to be so quick, a Derek to hold out so long. */
export interface Guarantee {
  /** A Magnus visits at least this many positions against every Derek; a Derek speaks of the same number. */
  positions: number,
  /** A Magnus needs at most this many rounds for it; against a Derek every Magnus needs at least so many. */
  rounds: number,
  /** The bound on rounds as a formula. */
  formula: string,
  /** Who proved it, or how it was found. */
  source: string,
}

/** What is in the way of a round that was asked for. */
export type InTheWay = "end" | "person";

/** A position of the inner table. */
export interface InnerPosition {
  /** What this class is to Magnus. */
  role: ClassRole,
  /** The first layer of the targets that contains it; null if none does. */
  depth: number | null,
}

/** The imaginary table of classes that a two-phase Magnus plays on. */
export interface InnerTable {
  /** Its positions, in order. */
  classes: Array<InnerPosition>,
  /** Where the waiting call leads on it, clockwise first, if it was made to travel there. */
  steps: Array<number>,
}

/** One table of `solver::KNOWN`, with the worst cases of `worst::KNOWN`. */
export interface KnownTable {
  /** The number of positions. */
  n: number,
  /** Whether n is an odd prime. */
  prime: boolean,
  /** f*(n). */
  fStar: number,
  /** R(n). */
  rounds: number,
  /** How many states the table has. */
  states: number,
  /** No Magnus needs fewer rounds against a good Derek: `bounds::needed`. */
  needed: number,
  /** Some Magnus needs no more: `proved`. */
  enough: number,
  /** The milliseconds that it took: on one core, from n = 40 on through files and on two. */
  milliseconds: number,
  /** The memory that it took, in mebibytes, where that was measured. */
  mebibytes: number | null,
  /** A number over all values that were found on the way, by which two computations can be compared; where there is one. */
  checksum: string | null,
  /** The most rounds that any Derek can make the strategies in `worst::IDS` need, in their order; empty where that is not known. */
  worst: Array<number>,
}

/** All tables that have been solved in advance. */
export interface KnownTables {
  /** Ids and names of the strategies in `worst::IDS`. */
  strategies: Array<[string, string]>,
  /** The tables, the smallest first. */
  tables: Array<KnownTable>,
}

/** One possible landing. */
export interface Landing {
  /** The direction. */
  direction: Direction,
  /** How far that is. */
  magnitude: number,
  /** The position. */
  position: number,
  /** Whether it is unvisited. */
  new: boolean,
  /** Its depth. */
  depth: number | null,
}

/** The last round, with where it might have led. */
export interface LastRound {
  /** What Magnus called. */
  call: Call,
  /** What Derek answered. */
  answer: Answer,
  /** Where the token stood before. */
  from: number,
  /** Where it landed. */
  to: number,
  /** Whether it had never been there. */
  new: boolean,
  /** The two landings of the call, clockwise first. */
  landings: [number, number],
}

/** One level: a class explored as a table of its own. */
export interface Level {
  /** The class; q = 1 is the whole table. */
  class: Coset,
  /** The number of its positions. */
  size: number,
  /** What it is explored by. */
  procedure: LevelProcedure,
}

/** What a level is explored by. Classes are numbered on the level's imaginary table, 0..p. */
export type LevelProcedure = { "kind": "schedule",
      /** Rounds of it done. */
      done: number, }
  | { "kind": "primeLayers" }
  | { "kind": "phase",
      /** 1 or 2. */
      number: number,
      /** The number of classes. */
      p: number,
      /** The token's class. */
      here: number,
      /** γ, the class that stays unentered, in phase 2. */
      gamma: number | null,
      /** The classes that Magnus wants to reach: the unentered ones, or the marked ones and γ. */
      targets: Array<number>, }
  | { "kind": "done" };

/** What is wrong with a link. */
export type LinkFault = { "code": "characters",
      /** How many characters it has. */
      count: number,
      /** The most that are read. */
      most: number, }
  | { "code": "version",
      /** The version that it names. */
      version: string,
      /** The version that is read. */
      known: string, }
  | { "code": "roundsNeeded",
      /** How many rounds it has. */
      count: number,
      /** The most that a link holds. */
      most: number, }
  | { "code": "linesNeeded",
      /** How many lines it has. */
      count: number,
      /** The most that a link holds. */
      most: number, }
  | { "code": "list",
      /** The strategy. */
      strategy: Strategy,
      /** The most characters that a link holds. */
      most: number, }
  | { "code": "rounds",
      /** How many rounds it has at least. */
      rounds: number,
      /** The most that are read. */
      most: number, }
  | { "code": "moves",
      /** How many moves it has. */
      count: number,
      /** The most that are read. */
      most: number, }
  | { "code": "field",
      /** The name as it was given. */
      name: string,
      /** A name that is known. */
      meant: string, }
  | { "code": "noLink",
      /** What it says. */
      text: string, }
  | { "code": "noDirection",
      /** The move as it was given. */
      text: string, }
  | { "code": "player",
      /** `Magnus` or `Derek`. */
      player: string,
      /** The number of the strategy. */
      number: number, }
  | { "code": "variant",
      /** The strategy. */
      strategy: Strategy,
      /** The number of the variant. */
      number: number, }
  | { "code": "character",
      /** The character. */
      text: string, }
  | { "code": "short" }
  | { "code": "check" }
  | { "code": "largeNumber" }
  | { "code": "branch",
      /** The number of the line. */
      line: number, }
  | { "code": "sameLines" }
  | { "code": "shortField",
      /** The number of the field. */
      number: number, }
  | { "code": "rest" }
  | { "code": "move" };

/** How much worse a move was than the best one: positions, or else rounds. */
export interface Loss {
  /** Positions: given up by Magnus, or allowed by Derek. */
  positions: number,
  /** If no positions, the rounds wasted by Magnus or spared him by Derek. */
  rounds: number,
}

/** The moment when the token entered the last class mod p that it had not been in, p the smallest odd prime factor. */
export interface LostClass {
  /** The round. */
  round: number,
  /** The class. */
  class: Coset,
}

/** Why Magnus called his magnitude. */
export type MagnusReason = { "kind": "human" }
  | { "kind": "recorded",
      /** Whether he has been asked since for a reason, and had none because he would have moved otherwise. */
      asked: boolean, }
  | { "kind": "layer",
      /** The index of the first layer that contains the token. */
      depth: number, }
  | { "kind": "balanced",
      /** The index of the first layer that contains the token. */
      depth: number,
      /** At depth 1 the ways on from the token; at depth 2 those from the worse landing (n if it is unvisited); deeper the number of cheapest positions that were enough. */
      ways: number, }
  | { "kind": "powerOfTwo",
      /** The number i of this round, from 1. */
      round: number,
      /** v₂(i), the exponent of 2 in i. */
      exponent: number, }
  | { "kind": "prime",
      /** The index of the first layer that contains the token. */
      depth: number,
      /** |A|. */
      unvisited: number,
      /** The smallest k with 2^k(|A| − 1) + 1 ≥ n: a new position takes at most k rounds from anywhere. */
      atMost: number, }
  | { "kind": "classSchedule",
      /** The level, 0 for the whole table. */
      level: number,
      /** The round of the schedule, from 1. */
      round: number, }
  | { "kind": "classLayers",
      /** The level. */
      level: number,
      /** The token's depth inside the class. */
      depth: number, }
  | { "kind": "toUnentered",
      /** The level. */
      level: number,
      /** The depth of the token's class on the imaginary table. */
      depth: number, }
  | { "kind": "toMarked",
      /** The level. */
      level: number,
      /** The depth of the token's class on the imaginary table. */
      depth: number, }
  | { "kind": "leftover",
      /** The level. */
      level: number,
      /** The leftover J. */
      position: number, }
  | { "kind": "perfect",
      /** The positions that will be visited in the end, whatever Derek does. */
      visited: number,
      /** The rounds until then, this one counted; 0 if none is to come. */
      rounds: number,
      /** Whether a better value was passed over, because f*(n) positions would have come later than in round R(n). */
      inTime: boolean, }
  | { "kind": "endgame",
      /** The positions that will be visited in the end, whatever Derek does; f*(n) as long as these are not visited. */
      visited: number,
      /** The rounds until then at most, this one counted. */
      rounds: number, }
  | { "kind": "random" }
  | { "kind": "scripted",
      /** The place in the list, from 1. */
      place: number, };

/** What a person means who chooses a position on the table. */
export type Meaning = { "answer": Direction }
  | { "call": number };

/** What a number stands for. */
export type Measure = "n" | "exact" | "lesson" | "magnitude" | "magnitudes" | "round" | "lessonRounds" | "line" | "layers" | "position" | "onePosition" | "seed" | "linkN" | "linkList" | "linkLines" | "linkLine" | "games" | "game" | "rounds" | "rangeEnd" | "rangeLength" | "worst" | "firstPlace" | "lastPlace" | "columns" | "roundBefore" | "rowRounds" | "rows" | "remainder" | "firstRound" | "lastRound" | "roundsKept" | "colours" | "figureRound" | "markedPosition" | "class" | "unvisited" | "halvings" | "coverTime" | "sequence" | "numberGame" | "numberGameB";

/** What a strategy would need. */
export type Need = { "code": "powerOfTwo" }
  | { "code": "oddPrime" }
  | { "code": "primeTimesPowerOfTwo" }
  | { "code": "composite" }
  | { "code": "exactValues",
      /** The largest such table. */
      most: number, }
  | { "code": "time",
      /** The largest such table. */
      most: number, }
  | { "code": "foresight",
      /** The largest such table. */
      most: number, }
  | { "code": "wholeGame" }
  | { "code": "magnitudes" }
  | { "code": "signs" };

/** What the page has to do that has opened a game. */
export interface Opened {
  /** The round to play on to. */
  round: number | null,
  /** How many layers to show; null for all. */
  layers: number | null,
}

/** A table as it would be after an answer to the waiting call. */
export interface Outlook {
  /** Where the token would be. */
  token: number,
  /** Its depth there. */
  depth: number | null,
  /** |A|, |M(A)|, … up to the last layer. */
  layerSizes: Array<number>,
  /** The depth of every position, 255 for those in no layer. */
  depths: Array<number>,
  /** The coset that the last layer would be. */
  lastLayer: Coset | null,
  /** Why nothing more could be forced. */
  end: End | null,
}

/** One game to be played. */
export interface Pairing {
  /** The number of positions. */
  n: number,
  /** The id of Magnus. */
  magnus: string,
  /** The id of Derek. */
  derek: string,
  /** The seed of both. */
  seed: number,
}

/** The levels from the whole table inwards. Empty when the recursion is finished and layer play goes on. */
export interface Plan {
  /** The levels. */
  levels: Array<Level>,
}

/** What a magnitude is worth if it is called now. */
export interface RatedCall {
  /** The magnitude. */
  magnitude: number,
  /** If Derek answers perfectly. */
  value: Value,
  /** If he says clockwise, and if he says counter-clockwise. */
  answers: [Value, Value],
  /** What calling it would lose. */
  loss: Loss,
}

/** What the present position is worth. */
export interface RatedPosition {
  /** If both play perfectly from here on; with a waiting call after that call. */
  value: Value,
  /** What each call is worth, magnitude 1 first; the one that waits is among them. */
  calls: Array<RatedCall>,
  /** What each answer to the waiting call would lose for Derek, clockwise first. */
  answerLosses: [Loss, Loss] | null,
}

/** What one position of the line is worth, and what the round that led there lost. */
export interface RatedRound {
  /** The positions visited in the end if both play perfectly from here on. */
  visited: number,
  /** The round in which the last of them is visited. */
  end: number,
  /** What Magnus lost with the call that led here; nothing at the start. */
  call: Loss,
  /** What Derek lost with the answer that led here. */
  answer: Loss,
}

/** The reason shown for the present position: of the waiting call, else of the end, else of the last answer. */
export type Reason = { "by": "magnus" } & MagnusReason | { "by": "derek" } & DerekReason | { "by": "rules" } & End;

/** Two rounds after which the position was the same. */
export interface Repeated {
  /** The round after which it stood first. */
  first: number,
  /** The round after which it stood again. */
  again: number,
}

/** A player as the page shows him. */
export interface SeatedPlayer {
  /** The id, with its argument. */
  id: string,
  /** The name, with its variant. */
  name: string,
  /** One sentence on how he plays. */
  about: string,
  /** What he promises and how well that is known, in a sentence; empty for a human. */
  claim: string,
  /** Whether a person plays. */
  human: boolean,
  /** Whether chance is used. */
  seeded: boolean,
  /** What he promises on this table; null if he took over in mid-game, for then nothing is promised of the whole. */
  promise: Guarantee | null,
}

/** The shape that a hoarder keeps. */
export type Shape = "interval" | "progression" | "bohr";

/** A strategy in a sentence. */
export interface Strategy {
  /** `Magnus` or `Derek`. */
  player: string,
  /** Its id. */
  id: string,
  /** Its name. */
  name: string,
}

/** What is wrong with a task, its figure or an attempt. */
export type TaskFault = { "code": "unreadable",
      /** What, as the beginning of a sentence. */
      part: string,
      /** What the reader says of it, in English. */
      detail: string, }
  | { "code": "attemptField",
      /** The name of the field. */
      field: string, }
  | { "code": "callFields" }
  | { "code": "placeFields" }
  | { "code": "reachFields" }
  | { "code": "avoided" }
  | { "code": "played" }
  | { "code": "choice",
      /** Its number as it was given. */
      option: number,
      /** How many there are. */
      count: number, }
  | { "code": "class",
      /** The modulus. */
      q: number,
      /** The number of positions. */
      n: number, }
  | { "code": "twice",
      /** The position. */
      position: number, }
  | { "code": "bricks",
      /** The number of positions. */
      n: number, }
  | { "code": "roundsLeft",
      /** The number of positions. */
      n: number, }
  | { "code": "lowerBound",
      /** The number of positions. */
      n: number, }
  | { "code": "halves",
      /** The number of positions. */
      n: number, }
  | { "code": "phaseOne",
      /** The number of positions. */
      n: number, }
  | { "code": "midpoint",
      /** The number of positions. */
      n: number, }
  | { "code": "piles",
      /** What the game says of them, in English. */
      detail: string, };

/** Whose move it is. */
export type Turn = "magnus" | "derek" | "over";

/** What a position or a move is worth if both play perfectly afterwards. */
export interface Value {
  /** The positions visited in the end; at least so many if they play for f*(n) positions only. */
  visited: number,
  /** The rounds until the last of them; 0 if none is to come. */
  rounds: number,
}

/** What both players have given away in the rounds played. Where no position was lost, the game has taken as many rounds more than perfect play as Magnus wasted, and as many fewer as Derek spared him. */
export interface Verdict {
  /** Magnus. */
  magnus: GivenAway,
  /** Derek. */
  derek: GivenAway,
}

/** A position with the pair that it is the midpoint of. */
export interface WitnessPair {
  /** The position, of depth ≥ 1. */
  position: number,
  /** Its depth. */
  depth: number,
  /** The distance of the two from it. */
  magnitude: number,
  /** The counter-clockwise one, of smaller depth. */
  minus: number,
  /** The clockwise one, of smaller depth; the same as `minus` if the distance is n/2. */
  plus: number,
}
