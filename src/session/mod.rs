//! Everything the page may ask, in plain Rust: a game, its two players, and whose move it is.
//!
//! Computer players answer a human at once; two computers wait for [`Session::step`]. Every method that can be refused
//! returns a [`Refusal`] and then has changed nothing.

mod allowed;
mod begin;
mod onwards;
mod refusal;
mod repeated;
mod saved;
mod solving;

use crate::derek::{self, Derek};
use crate::exact::Unsolved;
use crate::game::{self, Answer, Call, Game, Round};
use crate::magnus::two_phase::Plan;
use crate::magnus::{self, Magnus};
use crate::number::{Measure, whole_number};
use crate::player::Player;
use crate::reason::{DerekReason, MagnusReason};
use crate::registry::{Chosen, Seated};
use crate::tree::Line;
use crate::zn::Direction;
pub use begin::{Begun, Fields, Opening};
pub use onwards::rounds_in_sight;
pub use refusal::{InTheWay, Refusal};
pub use repeated::Repeated;
use serde::Serialize;

/// Whose move it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// Magnus has to call.
    Magnus,
    /// A call waits for Derek's answer.
    Derek,
    /// Nothing more can be forced. A human Magnus may still call.
    Over,
}

/// A seat at the table: who plays, and the strategy unless it is a human.
struct Seat<Strategy: ?Sized + 'static> {
    chosen: Chosen<Strategy>,
    strategy: Option<Box<Strategy>>,
    /// The round after which he sat down.
    since: u32,
}

impl<Strategy: ?Sized + Seated> Seat<Strategy> {
    /// Checks that the strategy can go on from `game`, then builds it.
    fn taken_by(chosen: Chosen<Strategy>, game: &Game, seed: u32) -> Result<Seat<Strategy>, Refusal> {
        let strategy = chosen.build(game, seed)?;
        Ok(Seat { chosen, strategy, since: game.round() })
    }
}

impl Seat<dyn Magnus> {
    /// As [`Seat::taken_by`]; a strategy with a plan begins it here, not when it is first asked.
    fn with_plan(chosen: Chosen<dyn Magnus>, game: &Game, seed: u32) -> Result<Seat<dyn Magnus>, Refusal> {
        let seat = Seat::taken_by(chosen, game, seed)?;
        seat.strategy.as_ref().and_then(|strategy| strategy.plan(game));
        Ok(seat)
    }
}

/// A game with its players. Build one with [`Session::new`].
pub struct Session {
    game: Game,
    magnus: Seat<dyn Magnus>,
    derek: Seat<dyn Derek>,
    seed: u32,
}

impl Session {
    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The seed.
    #[must_use]
    pub fn seed(&self) -> u32 {
        self.seed
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

    /// Whether Magnus has played from the first round on, so that his promise holds for the whole game.
    #[must_use]
    pub fn magnus_played_all(&self) -> bool {
        self.magnus.since == 0
    }

    /// Whether the same players have sat here since the same rounds, so that they would make the same moves.
    #[must_use]
    pub fn has_players_of(&self, other: &Session) -> bool {
        let players = |session: &Session| (session.magnus.chosen.id(), session.derek.chosen.id());
        let since = |session: &Session| [session.magnus.since, session.derek.since];
        players(self) == players(other) && since(self) == since(other) && self.seed == other.seed
    }

    /// Where Magnus is in a longer plan, if he has one.
    #[must_use]
    pub fn plan(&self) -> Option<Plan> {
        self.magnus.strategy.as_ref()?.plan(&self.game)
    }

    /// Whose move it is.
    #[must_use]
    pub fn turn(&self) -> Turn {
        if self.game.waiting().is_some() {
            Turn::Derek
        } else if self.game.end().is_some() {
            Turn::Over
        } else {
            Turn::Magnus
        }
    }

    /// A human Magnus calls a magnitude; a computer Derek answers at once. Allowed after the end too, where it is futile
    /// unless Derek lets the token into his class.
    ///
    /// # Errors
    /// [`Refusal::NotYours`] if the computer plays Magnus, [`game::Refusal::AlreadyCalled`], [`crate::number::OutOfRange`].
    pub fn call(&mut self, magnitude: &str) -> Result<(), Refusal> {
        if self.magnus.strategy.is_some() {
            return Err(Refusal::NotYours { player: Player::Magnus, strategy: self.magnus.chosen.named() });
        }
        let magnitude = self.game.zn().parse_magnitude(magnitude)?;
        self.game.call(Call { magnitude, reason: MagnusReason::Human })?;
        self.let_derek_answer(magnitude)
    }

    /// A human Derek answers; a computer Magnus calls again at once.
    ///
    /// # Errors
    /// [`game::Refusal::NothingCalled`], [`Refusal::NotYours`], [`crate::zn::NoDirection`].
    pub fn answer(&mut self, direction: &str) -> Result<(), Refusal> {
        if self.derek.strategy.is_some() {
            return Err(Refusal::NotYours { player: Player::Derek, strategy: self.derek.chosen.named() });
        }
        let direction = Direction::parse(direction)?;
        self.game.answer(Answer { direction, reason: DerekReason::Human })?;
        self.let_magnus_call();
        Ok(())
    }

    /// Does some milliseconds of the work that Magnus's next call would wait for, and says whether there is more. To be called
    /// while nobody moves; the game is the same with it and without.
    pub fn prepare(&self) -> bool {
        self.magnus.strategy.as_ref().is_some_and(|strategy| strategy.prepare(&self.game))
    }

    /// Whether [`Session::step`] has something to do.
    #[must_use]
    pub fn can_step(&self) -> bool {
        self.why_no_step().is_none()
    }

    fn why_no_step(&self) -> Option<Refusal> {
        if self.game.round() < self.game.line_length() {
            None
        } else if self.turn() == Turn::Over {
            Some(Refusal::Over { round: self.game.round() })
        } else if self.awaits_solution() {
            Some(Unsolved { n: self.game.zn().n() }.into())
        } else if self.magnus.strategy.is_none() && self.turn() == Turn::Magnus {
            Some(Refusal::YourMove { player: Player::Magnus })
        } else if self.derek.strategy.is_none() {
            Some(Refusal::YourMove { player: Player::Derek })
        } else {
            None
        }
    }

    /// One round by the computer players, or the next round of the line after undo.
    ///
    /// # Errors
    /// [`Refusal::YourMove`] if a human has to move first, [`Refusal::Over`] after the end, [`Unsolved`].
    pub fn step(&mut self) -> Result<(), Refusal> {
        if let Some(refusal) = self.why_no_step() {
            return Err(refusal);
        }
        if self.game.round() < self.game.line_length() {
            return self.redo();
        }
        if self.game.waiting().is_none() {
            let call = self.computer_call().ok_or(Refusal::Over { round: self.game.round() })?;
            self.game.call(call)?;
        }
        match self.game.waiting() {
            Some(call) => self.let_derek_answer(call.magnitude),
            None => Ok(()),
        }
    }

    /// Takes back the last move a person can choose anew: a human Magnus's waiting call, otherwise the last round.
    ///
    /// # Errors
    /// [`game::Refusal::NothingToUndo`] at the start.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        let computer_called = self.magnus.strategy.is_some() && self.game.waiting().is_some();
        if computer_called && self.game.round() == 0 {
            return Err(game::Refusal::NothingToUndo.into());
        }
        if computer_called {
            self.game.undo()?;
        }
        self.game.undo()?;
        self.arrived();
        Ok(())
    }

    /// Plays the next round of the line again.
    ///
    /// # Errors
    /// [`game::Refusal::NothingToRedo`] at the end of the line.
    pub fn redo(&mut self) -> Result<(), Refusal> {
        self.game.redo()?;
        self.let_magnus_call();
        Ok(())
    }

    /// Goes to the position after `round` rounds of the line, forwards or back. O(rounds passed).
    ///
    /// # Errors
    /// [`crate::number::OutOfRange`] if `round` is not in 0..=the line's length.
    pub fn go_to(&mut self, round: &str) -> Result<(), Refusal> {
        let round = whole_number(Measure::Round, round, 0, self.game.line_length())?;
        self.game.go_to(round);
        self.arrived();
        Ok(())
    }

    /// Follows another line of the game, and goes to the first round in which it differs from the present one. Lines are
    /// numbered from 1 in the order of [`crate::tree::Tree::lines`]. O(rounds).
    ///
    /// # Errors
    /// [`crate::number::OutOfRange`] if there is no such line.
    pub fn switch_line(&mut self, line: &str) -> Result<(), Refusal> {
        let line = self.line(line)?;
        self.game.switch_to(&line);
        self.arrived();
        Ok(())
    }

    /// Forgets the rounds that belong to this line only. The only line is kept. O(rounds).
    ///
    /// # Errors
    /// [`crate::number::OutOfRange`] if there is no such line, [`Refusal::OnlyLine`].
    pub fn remove_line(&mut self, line: &str) -> Result<(), Refusal> {
        let line = self.line(line)?;
        if self.game.tree().line_count() == 1 {
            return Err(Refusal::OnlyLine);
        }
        self.game.remove_line(&line);
        self.arrived();
        Ok(())
    }

    fn line(&self, line: &str) -> Result<Line, Refusal> {
        let lines = self.game.tree().lines();
        let number = whole_number(Measure::Line, line, 1, lines.len() as u32)?;
        Ok(lines[number as usize - 1])
    }

    /// After going back or forth. A player who sat down later than here sits down here.
    fn arrived(&mut self) {
        self.derek.since = self.derek.since.min(self.game.round());
        if self.game.round() < self.magnus.since
            && let Ok(seat) = Seat::with_plan(self.magnus.chosen.clone(), &self.game, self.seed)
        {
            self.magnus = seat;
        }
        self.let_magnus_call();
    }

    /// Puts another Magnus in the seat, in mid-game. A waiting call of the old one is withdrawn.
    ///
    /// # Errors
    /// [`crate::registry::Refusal`].
    pub fn set_magnus(&mut self, id: &str) -> Result<(), Refusal> {
        if id == self.magnus.chosen.id() {
            return Ok(());
        }
        self.magnus = Seat::with_plan(magnus::find(id)?, &self.game, self.seed)?;
        self.introduce();
        if self.game.waiting().is_some() {
            self.game.undo()?;
        }
        if self.magnus_calls_at_once() {
            self.make(self.computer_call());
        }
        Ok(())
    }

    /// Puts another Derek in the seat, in mid-game. A computer answers the waiting call of a human Magnus at once.
    ///
    /// # Errors
    /// [`crate::registry::Refusal`].
    pub fn set_derek(&mut self, id: &str) -> Result<(), Refusal> {
        self.derek = Seat::taken_by(derek::find(id)?, &self.game, self.seed)?;
        self.introduce();
        self.let_magnus_call();
        match self.game.waiting() {
            Some(call) if self.magnus.strategy.is_none() => self.let_derek_answer(call.magnitude),
            _ => Ok(()),
        }
    }

    /// The last round played.
    #[must_use]
    pub fn last_round(&self) -> Option<&Round> {
        self.game.last_round()
    }

    /// Derek is told whom he faces.
    fn introduce(&mut self) {
        if let Some(derek) = &mut self.derek.strategy {
            derek.meets(&self.magnus.chosen);
        }
    }

    fn computer_call(&self) -> Option<Call> {
        self.magnus.strategy.as_ref().filter(|strategy| strategy.is_ready())?.call(&self.game)
    }

    /// Whether a computer Magnus meets a human Derek and has to call: then he does it at once.
    fn magnus_calls_at_once(&self) -> bool {
        self.magnus.strategy.is_some() && self.derek.strategy.is_none() && self.turn() == Turn::Magnus
    }

    /// A computer Magnus calls if he meets a human. Inside the line he calls what it says, so that going back shows what happened.
    fn let_magnus_call(&mut self) {
        if !self.magnus_calls_at_once() {
            return;
        }
        let call = match self.game.next_call_in_line().filter(|call| call.reason != MagnusReason::Human) {
            Some(call @ Call { magnitude, reason: MagnusReason::Recorded { asked: false } }) => {
                Some(Call { reason: self.reason_to_call(magnitude), ..call })
            }
            from_line => from_line.or_else(|| self.computer_call()),
        };
        self.make(call);
    }

    fn make(&mut self, call: Option<Call>) {
        // A strategy names legal magnitudes and no call is waiting, so this cannot be refused.
        let _ = call.map(|call| self.game.call(call));
    }

    fn let_derek_answer(&mut self, magnitude: u32) -> Result<(), Refusal> {
        if let Some(strategy) = self.derek.strategy.as_ref().filter(|strategy| strategy.is_ready()) {
            let answer = strategy.answer(&self.game, magnitude);
            self.game.answer(answer)?;
        }
        Ok(())
    }
}
