// What positions and moves are worth, as the core gives it and as the panels are given it.

/** What a position or a move is worth if both play perfectly afterwards. */
export interface Value {
  /** The positions visited in the end. */
  visited: number;
  /** The rounds until the last of them; 0 if none is to come. */
  rounds: number;
}

/** How much worse than the best move one was: in positions, or else in rounds. */
export interface Loss {
  positions: number;
  rounds: number;
}

/** What a magnitude is worth, its own round counted. */
export interface CallView {
  magnitude: number;
  value: Value;
  /** After each answer, clockwise first. */
  answers: [Value, Value];
  loss: Loss;
}

/** What the present position is worth: with a waiting call after that call. */
export interface Evaluation {
  value: Value;
  /** Magnitude 1 first; a call that waits is among them. */
  calls: CallView[];
  /** What the answers to the waiting call would lose, clockwise first. */
  answerLosses: [Loss, Loss] | null;
}

/** The position after a round of the line, and what the round lost. */
export interface EvaluatedRound {
  visited: number;
  /** The round in which the last of these positions is visited. */
  end: number;
  /** What Magnus lost, and what Derek lost. */
  call: Loss;
  answer: Loss;
}

/** `el.evaluation()`: with the whole line, the start first. */
export interface FullEvaluation extends Evaluation {
  line: EvaluatedRound[];
}

/** What the page shows of the values. */
export interface EvaluationView {
  /** Whether the person wants to see them. */
  on: boolean;
  /** Why there are none for this table; empty if there are. */
  refusal: string;
  /** Null unless wanted and solved. */
  now: Evaluation | null;
  /** The same of the whole line; null also if it is very long. */
  line: EvaluatedRound[] | null;
  /** Whether the line is too long to be evaluated again after every move. */
  tooLong: boolean;
}

/** A table that is being solved for somebody. */
export interface SolvingView {
  n: number;
  /** Whether a computer cannot move before. */
  forPlayer: boolean;
  /** The part that is done, from 0 to 1. */
  share: number;
  /** Why it has stopped; empty while it goes on. */
  stopped: string;
}
