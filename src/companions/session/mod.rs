//! Two players at a companion game: turns, undo and redo, hints, and the reason of each move.

mod refusal;

pub use refusal::Refusal;

use crate::companion::Outcome;
use crate::player::Player;
use crate::position::{self, Position, Reason, Written};
use serde::Serialize;

/// The author of a move, and the reason.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "why", rename_all = "lowercase")]
pub enum Author {
    /// A person.
    Human,
    /// It stands in the record of the game, and the computer that sits here now would not have made it.
    Recorded,
    /// A computer, with its reason.
    Computer(Reason),
}

/// A move that was made.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Made {
    /// As it was written.
    pub text: String,
    /// By whom, and why.
    pub author: Author,
    /// The position after it. The page is told of it by [`crate::view`] where it needs it.
    #[serde(skip)]
    pub after: Position,
}

/// A game in progress. The first player has moves 1, 3, 5, …; a computer answers a person at once, and two computers wait for
/// [`Session::step`]. Every method that can be refused returns a [`Refusal`] and then has changed nothing.
#[derive(Debug, Clone)]
pub struct Session {
    start: Position,
    pub(crate) made: Vec<Made>,
    /// Moves taken back, the next one last.
    ahead: Vec<Made>,
    players: [Player; 2],
    seed: u32,
}

impl Session {
    /// A new game. If a computer begins against a person, it has moved already.
    #[must_use]
    pub fn new(start: Position, players: [Player; 2], seed: u32) -> Session {
        let mut session = Session::waiting(start, players, seed);
        session.reply();
        session
    }

    /// A new game in which nobody has moved yet.
    pub(crate) fn waiting(start: Position, players: [Player; 2], seed: u32) -> Session {
        Session { start, made: Vec::new(), ahead: Vec::new(), players, seed }
    }

    /// The first position.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.made.last().map_or(&self.start, |made| &made.after)
    }

    /// The moves made so far.
    #[must_use]
    pub fn moves_made(&self) -> &[Made] {
        &self.made
    }

    /// The first player and the second.
    #[must_use]
    pub fn players(&self) -> [Player; 2] {
        self.players
    }

    /// The seed of a random player, 0..=4,294,967,295.
    #[must_use]
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// The seat that has to move, 0 or 1; after the end the one that would have to.
    #[must_use]
    pub fn seat(&self) -> usize {
        self.made.len() % 2
    }

    /// The seat that has won, once the game is over.
    #[must_use]
    pub fn winner(&self) -> Option<usize> {
        let previous_has_won = usize::from(self.position().outcome() == Outcome::P);
        self.position().is_over().then(|| (self.seat() + previous_has_won) % 2)
    }

    /// The position from which a person may move now.
    ///
    /// # Errors
    /// [`Refusal::NotYours`], and [`position::Refusal::Over`] after the end.
    pub fn persons_position(&self) -> Result<&Position, Refusal> {
        let player = self.players[self.seat()];
        match self.position() {
            position if position.is_over() => Err(position::Refusal::Over.into()),
            _ if player != Player::Human => Err(Refusal::NotYours { player }),
            position => Ok(position),
        }
    }

    /// A person's move.
    ///
    /// # Errors
    /// As [`Session::persons_position`], or why the move is not legal.
    pub fn make(&mut self, Written { one, text }: Written) -> Result<(), Refusal> {
        let after = self.persons_position()?.after(&one)?;
        self.made.push(Made { text, author: Author::Human, after });
        self.ahead.clear();
        self.reply();
        Ok(())
    }

    /// The computer's next move.
    ///
    /// # Errors
    /// [`Refusal::YourMove`] if a person has to move, [`position::Refusal::Over`] after the end.
    pub fn step(&mut self) -> Result<(), Refusal> {
        let Some(made) = self.computer_move() else {
            return Err(if self.position().is_over() { position::Refusal::Over.into() } else { Refusal::YourMove });
        };
        self.made.push(made);
        self.ahead.clear();
        Ok(())
    }

    /// True if [`Session::step`] has something to do.
    #[must_use]
    pub fn can_step(&self) -> bool {
        !self.position().is_over() && self.players[self.seat()] != Player::Human
    }

    /// The perfect player's move here, with its reason; `None` after the end.
    #[must_use]
    pub fn hint(&self) -> Option<(Written, Reason)> {
        self.position().choice(Player::Perfect, self.seed, self.made.len())
    }

    /// Takes back the moves since a person chose last; a single one if nobody at the table is a person.
    ///
    /// # Errors
    /// [`Refusal::NothingToUndo`].
    pub fn undo(&mut self) -> Result<(), Refusal> {
        let place = (0..self.made.len()).rfind(|&place| self.is_stop(place)).ok_or(Refusal::NothingToUndo)?;
        self.ahead.extend(self.made.drain(place..).rev());
        Ok(())
    }

    /// True if [`Session::undo`] has something to do.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        (0..self.made.len()).any(|place| self.is_stop(place))
    }

    /// Makes the moves again that the last [`Session::undo`] took back.
    ///
    /// # Errors
    /// [`Refusal::NothingToRedo`].
    pub fn redo(&mut self) -> Result<(), Refusal> {
        self.made.push(self.ahead.pop().ok_or(Refusal::NothingToRedo)?);
        while !self.is_stop(self.made.len())
            && let Some(made) = self.ahead.pop()
        {
            self.made.push(made);
        }
        self.reply();
        Ok(())
    }

    /// True if [`Session::redo`] has something to do.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.ahead.is_empty()
    }

    /// Puts another player into seat 0 or 1 in mid-game.
    ///
    /// # Errors
    /// [`Refusal::Seat`] if there is no such seat.
    pub fn set_player(&mut self, seat: u32, player: Player) -> Result<(), Refusal> {
        let Some(place) = self.players.get_mut(seat as usize) else {
            return Err(Refusal::Seat { seat });
        };
        *place = player;
        self.reply();
        Ok(())
    }

    /// True if undo and redo stop after `place` moves: where a person chooses, or anywhere between two computers.
    fn is_stop(&self, place: usize) -> bool {
        self.players[place % 2] == Player::Human || !self.players.contains(&Player::Human)
    }

    /// The computer moves if it plays against a person.
    pub(crate) fn reply(&mut self) {
        if self.players.contains(&Player::Human)
            && let Some(made) = self.computer_move()
        {
            self.made.push(made);
            self.ahead.clear();
        }
    }

    /// The move of the computer in this seat; `None` for a person and after the end.
    fn computer_move(&self) -> Option<Made> {
        let (Written { one, text }, reason) = self.choice()?;
        // It is legal, which the tests hold for every player and game.
        let after = self.position().after(&one).ok()?;
        Some(Made { text, author: Author::Computer(reason), after })
    }

    /// The choice of the computer in the seat that has to move.
    pub(crate) fn choice(&self) -> Option<(Written, Reason)> {
        self.position().choice(self.players[self.seat()], self.seed, self.made.len())
    }
}
