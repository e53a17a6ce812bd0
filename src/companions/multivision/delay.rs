//! Length of a game (\[F98], Theorem 1 and its Corollary).
//!
//! Every play ends: read the exponents of M, smallest prime first, as a word; each move makes the word smaller in the
//! lexicographic order, which has no infinite descent. Yet as long as M has a prime factor below the largest prime in play, each
//! player can make the rest of the game longer than any number: a move that takes that factor adds what is wanted to the exponent
//! of the largest prime. And since a move takes less than K exponents away, all of them together give a number of moves that the
//! game lasts whatever the players do.

use super::exponent::Exponent;
use super::moves::{Change, Move};
use super::piles::{Multivision, Pile};
use super::refusal::Refusal;
use crate::companion::{Companion, Outcome};

/// Bounds on the rest of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Length {
    /// All exponents of all piles together, or if there are giants one of them, which is less. A move takes at most K − 1 of them
    /// away.
    pub together: Exponent,
    /// So the game lasts at least so many moves: the same divided by K − 1, rounded up. `None` for giants with K > 2.
    pub least_moves: Option<Exponent>,
    /// While some prime below the largest one in play divides M, no number bounds the game; this is the largest such prime.
    pub endless_by: Option<u32>,
}

impl Multivision {
    /// Bounds on the rest of the game. O(piles · primes).
    #[must_use]
    pub fn length(&self) -> Length {
        let mut together = Exponent::default();
        for exponent in self.piles().flat_map(Pile::exponents) {
            together = match exponent.giant_part() {
                Some(giant) => giant,
                None if together.exact().is_some() => together.plus(exponent).unwrap_or(together),
                None => together,
            };
        }
        let most = self.k - 1;
        let least_moves = match together.exact() {
            Some(exact) => Some(Exponent::from((exact + (most - 1)) / most)),
            None => (most == 1).then(|| together.clone()),
        };
        Length { together, least_moves, endless_by: self.endless_column().map(|column| self.primes()[column]) }
    }

    fn endless_column(&self) -> Option<usize> {
        let last = self.primes().len().checked_sub(1)?;
        (0..last).rfind(|&column| self.piles().any(|pile| !pile.exponents[column].is_zero()))
    }

    /// A move after which the game lasts at least as many moves as are `wanted`: in an N-position a winning one, if it does not
    /// take the largest prime itself.
    ///
    /// # Errors
    /// If the game cannot be prolonged any more, or so long a one not be held.
    pub fn delaying_move(&self, wanted: &Exponent) -> Result<Move, Refusal> {
        let Some(endless) = self.endless_column() else { return Err(Refusal::NoLonger) };
        let last = self.primes().len() - 1;
        let winning = (self.outcome() == Outcome::N).then(|| self.perfect_move()).flatten().map(|(one, _)| one);
        let mut one = match winning {
            Some(winning) if winning.column < last => winning,
            Some(_) => return Err(Refusal::NotNow),
            None => {
                let pile = self.piles().position(|pile| !pile.exponents[endless].is_zero()).ok_or(Refusal::NoLonger)?;
                Move { column: endless, changes: vec![Change { pile, take: 1, add: Vec::new() }] }
            }
        };
        // K(K − 1) times the wanted number, so that no residue changes and K − 1 at a time are not enough.
        let more = wanted.times(&(self.k * (self.k - 1)).into()).map_err(|why| Refusal::Moves { why })?;
        let add = &mut one.changes[0].add;
        match add.iter_mut().find(|(column, _)| *column == last) {
            Some((_, sum)) => *sum = sum.plus(&more).map_err(|why| Refusal::Moves { why })?,
            None => add.push((last, more)),
        }
        self.check_move(&one)
    }
}
