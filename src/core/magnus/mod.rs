//! Magnus's strategies: one file each, and the registry.
//!
//! A strategy of one's own is a value with one method:
//!
//! ```
//! use magnus_derek::game::{Call, Game};
//! use magnus_derek::magnus::Magnus;
//! use magnus_derek::reason::MagnusReason;
//! use magnus_derek::{parse, zn::Zn};
//!
//! /// Calls the largest magnitude that takes the token one layer up.
//! struct Far;
//!
//! impl Magnus for Far {
//!     fn call(&self, game: &Game) -> Option<Call> {
//!         let (depth, zn) = (game.witness()?.depth, game.zn());
//!         let leads_up = |magnitude: &u32| {
//!             let depths = magnus_derek::zn::Direction::BOTH.map(|direction| {
//!                 game.depth(zn.landing(game.token(), *magnitude, direction))
//!             });
//!             depths.into_iter().all(|landing| landing.is_some_and(|landing| landing < depth))
//!         };
//!         let magnitude = (1..=zn.max_magnitude()).rev().find(leads_up)?;
//!         Some(Call { magnitude, reason: MagnusReason::Human })
//!     }
//! }
//!
//! let mut game = Game::new(Zn::new(21)?);
//! let derek = parse::derek("protector")?.build(&game, 1)?.expect("a computer");
//! while let Some(call) = Far.call(&game) {
//!     game.call(call)?;
//!     game.answer(derek.answer(&game, call.magnitude))?;
//! }
//! assert_eq!(game.visited().len() as u32, game.zn().f_star());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any_pair;
mod balanced;
mod best;
mod endgame;
mod human;
mod layers;
mod perfect;
pub mod plan;
mod power_of_two;
mod prime;
mod random;
mod scripted;
mod tripling;
mod two_phase;

use crate::game::{Call, Game};
use crate::player::Player;
use crate::registry::{Chosen, Entry, Seated};
use plan::Plan;

/// A Magnus. Deterministic given (n, seed, transcript).
pub trait Magnus {
    /// The magnitude for the next round with its reason, or `None` if nothing more can be forced. Asked only when no call
    /// is waiting.
    fn call(&self, game: &Game) -> Option<Call>;

    /// True if a move can be made at once; otherwise the exact values of this table have to be found first, see
    /// [`crate::exact`].
    fn is_ready(&self) -> bool {
        true
    }

    /// Does some milliseconds of the work that the next call would wait for, and says whether there is more. The calls are the
    /// same with it and without.
    fn prepare(&self, _game: &Game) -> bool {
        false
    }

    /// The strategy's place in a longer plan, for the page to draw; most have none.
    fn plan(&self, _game: &Game) -> Option<Plan> {
        None
    }
}

impl Seated for dyn Magnus {
    const PLAYER: Player = Player::Magnus;
}

/// All of them, in the order of the menu.
pub static REGISTRY: &[Entry<dyn Magnus>] = &[
    layers::ENTRY,
    any_pair::ENTRY,
    prime::ENTRY,
    two_phase::ENTRY,
    tripling::ENTRY,
    power_of_two::ENTRY,
    balanced::ENTRY,
    endgame::ENTRY,
    perfect::ENTRY,
    best::ENTRY,
    random::ENTRY,
    scripted::ENTRY,
    human::ENTRY,
];

/// The first of the menu, layer play: the Magnus of the page's first game, and of every game in which nobody else can play.
#[must_use]
pub fn first() -> Chosen<dyn Magnus> {
    Chosen::of(&REGISTRY[0])
}
