//! `keep`: a move that loses nothing, by exact values.

use crate::best_play::{BestPlay, Position, Values};
use crate::evaluation::Loss;
use crate::lesson::attempt::{Attempt, require};
use crate::lesson::replay::{line, moves_of};
use crate::lesson::table::Table;
use crate::lesson::verdict::{Judged, Verdict, Why};
use crate::lesson::{Fault, Refusal};
use crate::session;
use magnus_derek::exact::Unsolved;
use magnus_derek::parse;
use magnus_derek::player::Player;
use magnus_derek::solver::Value;
use magnus_derek::zn::Direction;
use serde::{Deserialize, Serialize};

/// A move of one player at the figure that loses neither a position nor a round: a call of Magnus, or Derek's answer to the call that waits.
/// The figure needs exact values: n ≤ 22, or few positions left.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Keep {
    /// The player.
    pub player: Mover,
}

/// The player whose move is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Mover {
    /// Magnus calls.
    Magnus,
    /// Derek answers.
    Derek,
}

impl From<Player> for Mover {
    fn from(player: Player) -> Mover {
        match player {
            Player::Magnus => Mover::Magnus,
            Player::Derek => Mover::Derek,
        }
    }
}

/// A move at a figure with its exact value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RatedMove {
    /// The magnitude.
    pub magnitude: u32,
    /// Derek's answer; `None` for a call of Magnus.
    pub direction: Option<Direction>,
    /// The positions visited in the end and the rounds until then, this one counted, if both play perfectly afterwards.
    pub value: Value,
    /// The loss of the player who makes it.
    pub loss: Loss,
    /// The figure's game with this move and best play after it, as the text of a link that stands at the figure.
    pub line: String,
}

impl Keep {
    /// Judges a magnitude or a direction. Costs what [`BestPlay::of`] does.
    pub(in crate::lesson) fn check(&self, table: &Table, attempt: &Attempt) -> Result<Judged, Refusal> {
        let at = Rated::of(table)?;
        let (magnitude, direction) = match self.player {
            Mover::Magnus => (table.zn().check_magnitude(require(attempt.magnitude, "magnitude")?)?, None),
            Mover::Derek => {
                let direction = parse::direction(require(attempt.direction.as_deref(), "direction")?)?;
                (waiting_magnitude(table)?, Some(direction))
            }
        };
        let Loss { positions, rounds } = at.loss(magnitude, direction);
        if positions + rounds == 0 {
            return Ok(Verdict::Done.into());
        }
        let line = at.line(table, magnitude, direction)?;
        Ok(Verdict::Failed(Why::Costs { magnitude, direction, positions, rounds, line }).into())
    }

    /// All moves that could be made, magnitude 1 or clockwise first.
    pub(in crate::lesson) fn moves(&self, table: &Table) -> Result<Vec<RatedMove>, Refusal> {
        let at = Rated::of(table)?;
        let moves: Vec<(u32, Option<Direction>)> = match self.player {
            Mover::Magnus => (1..=table.zn().max_magnitude()).map(|magnitude| (magnitude, None)).collect(),
            Mover::Derek => {
                let magnitude = waiting_magnitude(table)?;
                Direction::BOTH.map(|direction| (magnitude, Some(direction))).into()
            }
        };
        let rate = |(magnitude, direction)| {
            Ok(RatedMove {
                magnitude,
                direction,
                value: at.value(magnitude, direction),
                loss: at.loss(magnitude, direction),
                line: at.line(table, magnitude, direction)?,
            })
        };
        moves.into_iter().map(rate).collect()
    }
}

/// The call that waits for Derek.
fn waiting_magnitude(table: &Table) -> Result<u32, Refusal> {
    let call = table.game().waiting_call();
    call.map(|call| call.magnitude).ok_or(Refusal::Task { why: Fault::NothingWaits })
}

/// The figure with its exact values.
struct Rated {
    play: BestPlay,
    position: Position,
    values: Values,
}

impl Rated {
    /// # Errors
    /// [`Unsolved`] where the figure has no exact values at hand.
    fn of(table: &Table) -> Result<Rated, Refusal> {
        let (zn, position) = (table.zn(), Position::of(table.game()));
        let play = BestPlay::of(zn, &position.unvisited);
        let play = play.ok_or_else(|| session::Refusal::from(Unsolved { n: zn.n() }))?;
        Ok(Rated { values: play.values(&position), play, position })
    }

    fn value(&self, magnitude: u32, direction: Option<Direction>) -> Value {
        match direction {
            None => self.values.call(magnitude),
            Some(direction) => self.values.answers(magnitude)[index(direction)],
        }
    }

    fn loss(&self, magnitude: u32, direction: Option<Direction>) -> Loss {
        match direction {
            None => self.values.call_loss(magnitude),
            Some(direction) => self.values.answer_losses(magnitude)[index(direction)],
        }
    }

    fn line(&self, table: &Table, magnitude: u32, direction: Option<Direction>) -> Result<String, Refusal> {
        let mut moves = moves_of(table.session());
        let round = moves.len() as u32;
        moves.extend(self.play.line(&self.position, (magnitude, direction)));
        line(table.session(), moves, round)
    }
}

/// The place of an answer, clockwise first.
fn index(direction: Direction) -> usize {
    usize::from(direction != Direction::Clockwise)
}
