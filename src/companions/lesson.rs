//! The numbers of these games that lessons ask for.

use crate::dominoes::values::Values;
use crate::multivision::Multivision;
use crate::number_game::{count, is_winning};
use magnus_derek::lesson::OtherGames;

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

    fn prime_of_winning_move(&self, piles: &[u32]) -> Result<Option<u32>, String> {
        let game = Multivision::of_numbers(piles, 2).map_err(|refusal| refusal.to_string())?;
        Ok(game.leftmost().map(|column| game.primes()[column]))
    }
}
