//! A game with its two players: everything that a page may ask of it, in plain Rust.
//!
//! # State
//! A [`Session`] is a [`Game`] at which two are sitting: each seat has a computer, that is a strategy, or a person, whose moves come
//! from outside. It stands at one round of one of its lines. It begins with [`Session::new`], from fields of which some may be
//! missing ([`Begun::from_fields`]), or as a link says ([`Session::open`]).
//!
//! # Turns
//! [`Session::turn`] says whose move it is, whoever sits there. The acts allowed now are told by [`Session::may_call`],
//! [`Session::may_answer`], [`Session::can_step`], [`Session::can_undo`] and their neighbours.
//!
//! - Two people: each move is an act of theirs.
//! - A person and a computer: the computer moves at once, so that after every act it is the person's move, or the game is over.
//! - Two computers: nothing happens until [`Session::step`], which is a round.
//! - A computer who needs the exact values of the table does not move before they are there ([`Session::awaits_solution`]).
//!
//! # Acts
//! Acts take `&mut self`: [`Session::call`] and [`Session::answer`] are a person's moves, [`Session::step`] a round of the computers,
//! [`Session::undo`], [`Session::redo`], [`Session::go_to`], [`Session::switch_line`] and [`Session::remove_line`] go about in the
//! rounds that there are, [`Session::comment`] says something about one,
//! [`Session::set_magnus`] and [`Session::set_derek`] put another player in a seat. An act that has been done
//! gives nothing back: the session is what came out of it. One that is not allowed gives a [`Refusal`], and then has changed nothing.

mod answer_preview;
mod autoplay;
mod begin;
#[cfg(feature = "authoring")]
mod comments;
mod links;
mod moves;
mod navigation;
mod permissions;
mod refusal;
mod repetition;
mod seat;
mod solving;

#[cfg(feature = "authoring")]
use crate::comment::Comment;
pub use answer_preview::LARGEST_PREVIEWED;
pub use autoplay::round_limit;
pub use begin::{Begun, Fields, Opening};
use magnus_derek::derek::Derek;
use magnus_derek::game::{Game, Round};
use magnus_derek::magnus::Magnus;
use magnus_derek::magnus::plan::Plan;
use magnus_derek::registry::Chosen;
pub use refusal::{InTheWay, Refusal};
pub use repetition::Repeated;
use seat::Seat;
use serde::Serialize;

/// The player to move, or the end of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// Magnus has to call.
    Magnus,
    /// A call waits for Derek's answer.
    Derek,
    /// Nothing more can be forced. A human Magnus may still call.
    Over,
}

/// A game with its players.
pub struct Session {
    game: Game,
    magnus: Seat<dyn Magnus>,
    derek: Seat<dyn Derek>,
    seed: u32,
    #[cfg(feature = "authoring")]
    comments: Vec<Comment>,
}

/// The state: the game, the players in their seats, the turn.
impl Session {
    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The last round played.
    #[must_use]
    pub fn last_round(&self) -> Option<&Round> {
        self.game.last_round()
    }

    /// The Magnus who plays.
    #[must_use]
    pub fn magnus(&self) -> &Chosen<dyn Magnus> {
        &self.magnus.chosen
    }

    /// The Derek who plays.
    #[must_use]
    pub fn derek(&self) -> &Chosen<dyn Derek> {
        &self.derek.chosen
    }

    /// The seed of the players that use chance.
    #[must_use]
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// True if Magnus has played a whole game from its first round on, so that his promise holds.
    #[must_use]
    pub fn has_magnus_played_all(&self) -> bool {
        self.magnus.since == 0 && self.game.is_whole()
    }

    /// True if the same players have sat here since the same rounds, so that they would make the same moves.
    #[must_use]
    pub fn has_players_of(&self, other: &Session) -> bool {
        let players = |session: &Session| (session.magnus.chosen.id(), session.derek.chosen.id());
        let since = |session: &Session| [session.magnus.since, session.derek.since];
        players(self) == players(other) && since(self) == since(other) && self.seed == other.seed
    }

    /// Magnus's place in a longer plan, if he has one.
    #[must_use]
    pub fn plan(&self) -> Option<Plan> {
        self.magnus.strategy.as_ref()?.plan(&self.game)
    }

    /// The player to move, or the end of the game.
    #[must_use]
    pub fn turn(&self) -> Turn {
        if self.game.waiting_call().is_some() {
            Turn::Derek
        } else if self.game.end().is_some() {
            Turn::Over
        } else {
            Turn::Magnus
        }
    }
}
