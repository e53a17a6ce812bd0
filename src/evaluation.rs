//! Values of the moves of a game: of the present position for the bars around the table, and of the whole line for the
//! curve over the timeline. [`magnus_derek::exact`] defines the values.

use magnus_derek::exact::{self, CallValue, SolvedTable, State, Unsolved};
use magnus_derek::game::Game;
use magnus_derek::number::{Measure, OutOfRange, in_range};
use magnus_derek::refusal::english;
use magnus_derek::solver::Value;
use magnus_derek::zn::{Direction, Zn};
use serde::Serialize;
use std::sync::Arc;

/// The reason why a game is not rated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Refusal {
    /// A number is not a whole number in its range.
    Number(OutOfRange),
    /// The exact values are missing that a player needs.
    Unsolved(Unsolved),
}

english! {
    Refusal:
    passed on: Number(OutOfRange), Unsolved(Unsolved)
}

impl std::error::Error for Refusal {}

/// The difference between a move and the best one: in positions, or else in rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Loss {
    /// Positions: given up by Magnus, or allowed by Derek.
    pub positions: u32,
    /// If no positions, the rounds wasted by Magnus or spared him by Derek.
    pub rounds: u32,
}

impl Loss {
    /// The loss between the value that the mover could have had and the one that he has.
    pub(crate) fn between(could: Value, has: Value) -> Loss {
        let positions = could.visited.abs_diff(has.visited);
        Loss { positions, rounds: if positions == 0 { could.rounds.abs_diff(has.rounds) } else { 0 } }
    }

    /// True if nothing is lost.
    #[must_use]
    pub fn is_nothing(self) -> bool {
        self.positions + self.rounds == 0
    }
}

/// The value of calling a magnitude now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RatedCall {
    /// The magnitude.
    pub magnitude: u32,
    /// If Derek answers perfectly.
    pub value: Value,
    /// If he says clockwise, and if he says counter-clockwise.
    pub answers: [Value; 2],
    /// The loss of calling it.
    pub loss: Loss,
}

impl RatedCall {
    /// The call in a position that is worth `best`.
    pub(crate) fn of(best: Value, call: CallValue) -> RatedCall {
        let value = call.value();
        RatedCall { magnitude: call.magnitude, value, answers: call.answers, loss: Loss::between(best, value) }
    }
}

/// The value of the present position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RatedPosition {
    /// If both play perfectly from here on; with a waiting call after that call.
    pub value: Value,
    /// The values of all calls, magnitude 1 first; the one that waits is among them.
    pub calls: Vec<RatedCall>,
    /// Derek's loss with each answer to the waiting call, clockwise first.
    pub answer_losses: Option<[Loss; 2]>,
}

impl RatedPosition {
    /// Rates the present position. O(n) values.
    ///
    /// # Errors
    /// [`OutOfRange`] if n is above [`exact::MAX_N`] = 29, [`Unsolved`] if it is not at hand, see [`exact::table_at_hand`].
    pub fn of(game: &Game) -> Result<RatedPosition, Refusal> {
        let exact = solved_table(game.zn())?;
        let state = State::of(game);
        let best = exact.value(state);
        let calls: Vec<CallValue> = exact.calls(state);
        let waiting = game.waiting_call().and_then(|call| calls.get(call.magnitude as usize - 1)).copied();
        Ok(RatedPosition {
            value: waiting.map_or(best, |call| call.value()),
            calls: calls.iter().map(|&call| RatedCall::of(best, call)).collect(),
            answer_losses: waiting.map(|call| call.answers.map(|answer| Loss::between(call.value(), answer))),
        })
    }
}

/// The exact values of a table, where they are at hand.
fn solved_table(zn: Zn) -> Result<Arc<SolvedTable>, Refusal> {
    in_range(Measure::Exact, zn.n(), 2, exact::MAX_N)?;
    Ok(exact::table_at_hand(zn).ok_or(Unsolved { n: zn.n() })?)
}

/// The value of one position of the line, and the losses of the round that led there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RatedRound {
    /// The positions visited in the end if both play perfectly from here on.
    pub visited: u32,
    /// The round in which the last of them is visited.
    pub end: u32,
    /// Magnus's loss with the call that led here; nothing at the start.
    pub call: Loss,
    /// Derek's loss with the answer that led here.
    pub answer: Loss,
}

/// The whole line of a game, undone rounds included: the start first, then the position after each round. O(rounds) values.
///
/// # Errors
/// As [`RatedPosition::of`].
pub fn rate_line(game: &Game) -> Result<Vec<RatedRound>, Refusal> {
    let exact = solved_table(game.zn())?;
    let none = Loss { positions: 0, rounds: 0 };
    let mut state = State::at_start(game);
    let mut value = exact.value(state);
    let mut last_new = 0;
    let mut line = vec![RatedRound { visited: value.visited, end: value.rounds, call: none, answer: none }];
    for (number, round) in (1..).zip(game.tree().rounds(game.line_length() as usize)) {
        let call = exact.call(state, round.call.magnitude);
        let chosen = call.answers[usize::from(round.answer.direction != Direction::Clockwise)];
        let losses = (Loss::between(value, call.value()), Loss::between(call.value(), chosen));
        state = state.after(game.zn(), round.call.magnitude, round.answer.direction);
        value = exact.value(state);
        if round.new {
            last_new = number;
        }
        let end = if value.rounds == 0 { last_new } else { number + value.rounds };
        line.push(RatedRound { visited: value.visited, end, call: losses.0, answer: losses.1 });
    }
    Ok(line)
}

/// A player's losses: their sum, and the rounds of them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GivenAway {
    /// Positions: given up by Magnus, or allowed by Derek.
    pub positions: u32,
    /// Rounds, of the moves that lost no position: wasted by Magnus, or spared him by Derek.
    pub rounds: u32,
    /// The rounds in which he lost something, upwards, from 1.
    #[serde(rename = "where")]
    #[cfg_attr(feature = "typescript", ts(rename = "where"))]
    pub where_lost: Vec<u32>,
}

impl GivenAway {
    fn of(line: &[RatedRound], loss: impl Fn(&RatedRound) -> Loss) -> GivenAway {
        (0..).zip(line).fold(GivenAway::default(), |mut sum, (number, round)| {
            let Loss { positions, rounds } = loss(round);
            sum.positions += positions;
            sum.rounds += rounds;
            if positions + rounds > 0 {
                sum.where_lost.push(number);
            }
            sum
        })
    }
}

/// The losses of both players in the rounds played. Where no position was lost, the game has taken as many rounds more
/// than perfect play as Magnus wasted, and as many fewer as Derek spared him.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Verdict {
    /// Magnus.
    pub magnus: GivenAway,
    /// Derek.
    pub derek: GivenAway,
}

impl Verdict {
    /// Rates the rounds played. O(rounds) values.
    ///
    /// # Errors
    /// As [`RatedPosition::of`].
    pub fn of(game: &Game) -> Result<Verdict, Refusal> {
        let line = rate_line(game)?;
        let played = &line[..=game.round() as usize];
        Ok(Verdict {
            magnus: GivenAway::of(played, |round| round.call),
            derek: GivenAway::of(played, |round| round.answer),
        })
    }
}
