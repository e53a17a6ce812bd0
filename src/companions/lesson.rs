//! The numbers of these games that lessons ask for.

use crate::dominoes::values::Values;
use crate::multivision::{Multivision, Refusal};
use crate::number_game::{count, is_winning};
use magnus_derek::lesson::{Fault, OtherGames};

/// The numbers of the three games.
#[derive(Debug, Clone, Copy)]
pub struct Companions;

impl OtherGames for Companions {
    fn domino_path(&self, spaces: u32) -> u8 {
        Values::default().of_path(spaces.into())
    }

    fn domino_circle(&self, spaces: u32) -> u8 {
        Values::default().of_circle(spaces.into())
    }

    fn wins_number_game(&self, a: u32, b: u32) -> bool {
        is_winning(a.into(), b.into())
    }

    fn last_losing(&self, b: u32) -> u64 {
        count::last_losing(b.into())
    }

    fn prime_of_winning_move(&self, piles: &[u32]) -> Result<Option<u32>, Fault> {
        let game = Multivision::of_numbers(piles, 2).map_err(|refusal| match refusal {
            Refusal::Piles { most, count } => Fault::PileCount { most, count },
            Refusal::LargeFactor { value, most } => Fault::PileFactor { value, most },
            // What else is refused of piles that are numbers is 0.
            _ => Fault::ZeroPile,
        })?;
        Ok(game.leftmost().map(|column| game.primes()[column]))
    }
}
