//! Landings of a call, and the meaning of choosing a position.

use super::Reason;
use crate::session::Session;
use magnus_derek::game::{Answer, Call, Game, Round};
use magnus_derek::number::OutOfRange;
use magnus_derek::zn::Direction;
use serde::{Serialize, Serializer};

/// One possible landing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Landing {
    /// The direction.
    pub direction: Direction,
    /// The distance.
    pub magnitude: u32,
    /// The position.
    pub position: u32,
    /// True if it is unvisited.
    pub new: bool,
    /// Its depth.
    pub depth: Option<u32>,
}

impl Landing {
    /// Both landings of a legal magnitude, clockwise first.
    pub(super) fn both_landings(game: &Game, magnitude: u32) -> [Landing; 2] {
        Direction::BOTH.map(|direction| {
            let position = game.zn().landing(game.token(), magnitude, direction);
            let (new, depth) = (!game.is_visited(position), game.layers().depth(position));
            Landing { direction, magnitude, position, new, depth }
        })
    }
}

/// The last round, with both landings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LastRound {
    /// The magnitude that Magnus called.
    #[serde(serialize_with = "serialize_call")]
    pub call: Call,
    /// The direction that Derek answered.
    #[serde(serialize_with = "serialize_answer")]
    pub answer: Answer,
    /// The token's position before.
    pub from: u32,
    /// The token's position after.
    pub to: u32,
    /// True if it had never been there.
    pub new: bool,
    /// The two landings of the call, clockwise first.
    pub landings: [u32; 2],
}

/// Writes a call with its reason as a [`Reason`], the form that the state of the game has: two forms would make the wasm larger.
fn serialize_call<S: Serializer>(call: &Call, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct CallWithReason {
        magnitude: u32,
        reason: Reason,
    }
    CallWithReason { magnitude: call.magnitude, reason: Reason::Magnus(call.reason) }.serialize(serializer)
}

/// Writes an answer in the same way.
fn serialize_answer<S: Serializer>(answer: &Answer, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct AnswerWithReason {
        direction: Direction,
        reason: Reason,
    }
    AnswerWithReason { direction: answer.direction, reason: Reason::Derek(answer.reason) }.serialize(serializer)
}

impl LastRound {
    pub(super) fn of(game: &Game) -> Option<LastRound> {
        let &Round { call, answer, from, to, new } = game.last_round()?;
        let landings = Direction::BOTH.map(|direction| game.zn().landing(from, call.magnitude, direction));
        Some(LastRound { call, answer, from, to, new, landings })
    }
}

/// Both landings of a magnitude from the token's position, clockwise first.
///
/// # Errors
/// [`OutOfRange`] unless the magnitude is from 1 to ⌊n/2⌋.
pub fn landings(session: &Session, magnitude: u32) -> Result<[Landing; 2], OutOfRange> {
    let game = session.game();
    Ok(Landing::both_landings(game, game.zn().check_magnitude(magnitude)?))
}

/// The meaning of a person's choice of a position on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Meaning {
    /// To send the token there, with this answer.
    Answer(Direction),
    /// To call the magnitude that separates it from the token.
    Call(u32),
}

/// The meaning of choosing `position`: an answer if a person has to give one and it leads there, a call if a person may
/// call; otherwise nothing.
///
/// # Errors
/// [`OutOfRange`] unless `position` is from 0 to n − 1.
pub fn meaning(session: &Session, position: u32) -> Result<Option<Meaning>, OutOfRange> {
    let (game, zn) = (session.game(), session.game().zn());
    let position = zn.positions().check(position)?;
    if session.may_call() {
        let magnitude = zn.distance(game.token(), position);
        return Ok((magnitude > 0).then_some(Meaning::Call(magnitude)));
    }
    let Some(call) = game.waiting_call().filter(|_| session.may_answer()) else { return Ok(None) };
    let leads = |&direction: &Direction| zn.landing(game.token(), call.magnitude, direction) == position;
    Ok(Direction::BOTH.into_iter().find(leads).map(Meaning::Answer))
}
