//! The interface to other games that tasks ask about and the core does not know.

use super::Fault;

/// Numbers of three other games, for the tasks that ask for them. Whoever has a task checked brings them.
pub trait OtherGames {
    /// The Grundy value of a path of free spaces, for dominoes.
    fn domino_path(&self, spaces: u32) -> u8;

    /// The Grundy value of an empty circle.
    fn domino_circle(&self, spaces: u32) -> u8;

    /// True if the player who has to move wins the Number Game from two numbers, each at least 1.
    fn wins_number_game(&self, a: u32, b: u32) -> bool;

    /// The largest A with which the player who has to move from (A, b) loses the Number Game; b is from 1 to 1,000,000.
    fn last_losing(&self, b: u32) -> u64;

    /// The prime that a winning move of multivision takes, if there is such a move.
    ///
    /// # Errors
    /// [`Fault::PileCount`], [`Fault::ZeroPile`] or [`Fault::PileFactor`], if these are no piles.
    fn prime_of_winning_move(&self, piles: &[u32]) -> Result<Option<u32>, Fault>;

    /// The standing of a person in a game that has been played on from a beginning, both as the texts of links.
    ///
    /// # Errors
    /// [`Fault::Beginning`] if a person and the perfect computer do not play there, and [`Fault::PlayedOn`] if it was not played on from
    /// there by the two.
    fn standing(&self, beginning: &str, game: &str) -> Result<Standing, Fault>;
}

/// The standing of a person against the perfect computer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// The person can force a win.
    Ahead,
    /// The computer can.
    Behind,
    /// The person has won.
    Won,
    /// The computer has won.
    Beaten,
}
