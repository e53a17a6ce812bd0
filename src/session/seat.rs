//! The two seats and their players.

use super::{Refusal, Session};
use magnus_derek::derek::Derek;
use magnus_derek::game::Game;
use magnus_derek::magnus::Magnus;
use magnus_derek::registry::{Chosen, Seated};

/// A seat at the table: its player, with the strategy unless it is a human.
pub(super) struct Seat<Strategy: ?Sized + 'static> {
    pub chosen: Chosen<Strategy>,
    pub strategy: Option<Box<Strategy>>,
    /// The round after which he sat down.
    pub since: u32,
}

impl<Strategy: ?Sized + Seated> Seat<Strategy> {
    /// Checks that the strategy can go on from `game`, then builds it.
    pub fn for_player(chosen: Chosen<Strategy>, game: &Game, seed: u32) -> Result<Seat<Strategy>, Refusal> {
        let strategy = chosen.build(game, seed)?;
        Ok(Seat { chosen, strategy, since: game.round() })
    }

    /// True if a person sits in it.
    pub fn is_human(&self) -> bool {
        self.strategy.is_none()
    }
}

impl Seat<dyn Magnus> {
    /// As [`Seat::for_player`]; a strategy with a plan begins it here, not when it is first asked.
    pub fn with_plan(chosen: Chosen<dyn Magnus>, game: &Game, seed: u32) -> Result<Seat<dyn Magnus>, Refusal> {
        let seat = Seat::for_player(chosen, game, seed)?;
        seat.strategy.as_ref().and_then(|strategy| strategy.plan(game));
        Ok(seat)
    }
}

/// The players in their seats, changed in mid-game.
impl Session {
    /// The game with these two in their seats; a computer Magnus who meets a person makes his first call.
    pub(super) fn start(game: Game, magnus: Seat<dyn Magnus>, derek: Seat<dyn Derek>, seed: u32) -> Session {
        let mut session = Session {
            game,
            magnus,
            derek,
            seed,
            #[cfg(feature = "authoring")]
            comments: Vec::new(),
        };
        session.introduce_opponent();
        session.let_magnus_call();
        session
    }

    /// Puts another Magnus in the seat. A waiting call of the old one is withdrawn; a computer calls at once if he meets a person.
    ///
    /// # Errors
    /// [`magnus_derek::registry::Refusal`] if he cannot play on from here.
    pub fn set_magnus(&mut self, magnus: Chosen<dyn Magnus>) -> Result<(), Refusal> {
        if magnus == self.magnus.chosen {
            return Ok(());
        }
        self.magnus = Seat::with_plan(magnus, &self.game, self.seed)?;
        self.introduce_opponent();
        if self.game.waiting_call().is_some() {
            self.game.undo()?;
        }
        if self.must_magnus_call() {
            self.make(self.computer_call());
        }
        Ok(())
    }

    /// Puts another Derek in the seat. A computer answers the waiting call of a person at once.
    ///
    /// # Errors
    /// [`magnus_derek::registry::Refusal`] if he cannot play on from here.
    pub fn set_derek(&mut self, derek: Chosen<dyn Derek>) -> Result<(), Refusal> {
        self.derek = Seat::for_player(derek, &self.game, self.seed)?;
        self.introduce_opponent();
        self.let_magnus_call();
        match self.game.waiting_call() {
            Some(call) if self.magnus.is_human() => self.let_derek_answer(call.magnitude),
            _ => Ok(()),
        }
    }

    /// Names Derek's opponent.
    fn introduce_opponent(&mut self) {
        if let Some(derek) = &mut self.derek.strategy {
            derek.meet_opponent(&self.magnus.chosen);
        }
    }
}
