//! The numbers of these games that lessons ask for.

use crate::companion::Outcome;
use crate::dominoes::values::Values;
use crate::multivision::{Multivision, Refusal};
use crate::notation::link;
use crate::number_game::{count, is_winning};
use crate::player::Player;
use crate::session::{Author, Made, Session};
use magnus_derek_table::lesson::{Fault, OtherGames, Standing};

/// The three games.
#[derive(Debug, Clone, Copy)]
pub struct Companions {
    standing: fn(&str, &str) -> Result<Standing, Fault>,
}

impl Companions {
    /// With all that lessons ask for.
    pub const ALL: Companions = Companions { standing };
    /// With their numbers alone, for a core in which nobody plays them: it is smaller by a tenth.
    pub const NUMBERS: Companions = Companions { standing: |_, _| Err(Fault::PlayedElsewhere) };
}

impl OtherGames for Companions {
    fn domino_path(&self, spaces: u32) -> u8 {
        Values::default().path_value(spaces.into())
    }

    fn domino_circle(&self, spaces: u32) -> u8 {
        Values::default().circle_value(spaces.into())
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
            // Of piles that are numbers only 0 is refused besides.
            _ => Fault::ZeroPile,
        })?;
        Ok(game.leftmost().map(|column| game.primes()[column]))
    }

    fn standing(&self, beginning: &str, game: &str) -> Result<Standing, Fault> {
        (self.standing)(beginning, game)
    }
}

fn standing(beginning: &str, game: &str) -> Result<Standing, Fault> {
    let begun = open(beginning).ok_or(Fault::Beginning)?;
    let person = match begun.players() {
        [Player::Human, Player::Perfect] => 0,
        [Player::Perfect, Player::Human] => 1,
        _ => return Err(Fault::Beginning),
    };
    let played = open(game).filter(|played| continues_game(&begun, played)).ok_or(Fault::PlayedOn)?;
    // Whoever can force a win, or after the end has won: from a P-position it is the player who has just moved.
    let winner = (played.seat() + usize::from(played.position().outcome() == Outcome::P)) % 2;
    Ok(match (played.position().is_over(), winner == person) {
        (false, true) => Standing::Ahead,
        (false, false) => Standing::Behind,
        (true, true) => Standing::Won,
        (true, false) => Standing::Beaten,
    })
}

/// A game from a link, which begins with its name.
fn open(text: &str) -> Option<Session> {
    let name = text.split('=').next()?;
    link::open(name, text).ok()
}

/// True if a game has the start, the players and all moves of another, and the computer made its own moves.
fn continues_game(begun: &Session, played: &Session) -> bool {
    let is_same = |(one, other): (&Made, &Made)| one.after == other.after;
    begun.start() == played.start()
        && begun.players() == played.players()
        && begun.moves_made().len() <= played.moves_made().len()
        && begun.moves_made().iter().zip(played.moves_made()).all(is_same)
        && played.moves_made().iter().all(|made| made.author != Author::Recorded)
}
