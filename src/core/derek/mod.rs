//! Derek's strategies: one file each, and the registry.
//!
//! A strategy of one's own is a value with one method:
//!
//! ```
//! use magnus_derek::derek::Derek;
//! use magnus_derek::game::{Answer, Game};
//! use magnus_derek::reason::DerekReason;
//! use magnus_derek::zn::{Direction, Zn};
//!
//! /// Goes where he has been; else clockwise.
//! struct Homebody;
//!
//! impl Derek for Homebody {
//!     fn answer(&self, game: &Game, magnitude: u32) -> Answer {
//!         let been = |direction: &Direction| game.is_visited(game.zn().landing(game.token(), magnitude, *direction));
//!         let direction = Direction::BOTH.into_iter().find(been).unwrap_or(Direction::Clockwise);
//!         Answer { direction, reason: DerekReason::Human }
//!     }
//! }
//!
//! let game = Game::new(Zn::new(9)?);
//! assert_eq!(Homebody.answer(&game, 3).direction, Direction::Clockwise);
//! # Ok::<(), magnus_derek::number::OutOfRange>(())
//! ```

mod alternating;
mod clockwise;
mod endgame;
mod fewest_ways;
mod hoarder;
mod human;
mod landing;
mod late_rollout;
mod look_ahead;
mod outlast;
mod perfect;
mod protector;
mod random;
mod rollout;
mod scripted;

use crate::game::{Answer, Game};
use crate::magnus::Magnus;
use crate::player::Player;
use crate::registry::{Chosen, Entry, Seated};

/// A Derek. Deterministic given (n, seed, transcript).
pub trait Derek {
    /// The direction for a call of `magnitude` (1..=⌊n/2⌋) with its reason.
    fn answer(&self, game: &Game, magnitude: u32) -> Answer;

    /// True if a move can be made at once; otherwise the exact values of this table have to be found first, see
    /// [`crate::exact`].
    fn is_ready(&self) -> bool {
        true
    }

    /// Names his opponent; most do not care.
    fn meet_opponent(&mut self, _opponent: &Chosen<dyn Magnus>) {}
}

impl Seated for dyn Derek {
    const PLAYER: Player = Player::Derek;
}

/// All of them, in the order of the menu.
pub static REGISTRY: &[Entry<dyn Derek>] = &[
    human::ENTRY,
    protector::ENTRY,
    hoarder::ENTRY,
    outlast::ENTRY,
    look_ahead::ENTRY,
    fewest_ways::ENTRY,
    rollout::ENTRY,
    endgame::ENTRY,
    late_rollout::ENTRY,
    perfect::ENTRY,
    random::ENTRY,
    clockwise::ENTRY,
    alternating::ENTRY,
    scripted::ENTRY,
];

/// The first of the menu, a person: the Derek of the page's first game, and of every game in which nobody else can play.
#[must_use]
pub fn first() -> Chosen<dyn Derek> {
    Chosen::of(&REGISTRY[0])
}
