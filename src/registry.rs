//! What a registry of strategies says about each of them.

use crate::error::{Error, quoted};
use crate::game::Game;
use crate::zn::{Zn, is_odd_prime};
use serde::Serialize;

/// How well a bound is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Standing {
    /// There is a proof, in the source named.
    Proved,
    /// It held in every game tested; nobody has proved it.
    Observed,
}

/// What a Magnus promises on one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Promise {
    /// He visits at least this many positions against every Derek.
    pub positions: u32,
    /// He needs at most this many rounds for it.
    pub rounds: u32,
    /// The bound on rounds as a formula.
    pub formula: &'static str,
    /// How well the bound on rounds is known.
    pub standing: Standing,
    /// The source.
    pub source: &'static str,
}

/// What is proved that some Magnus can do on this table: n − 1 rounds for powers of two ([N10] Theorem 2), 2(n − 1) for odd
/// primes (Theorem 4), 3(n − 1) for the others (Theorem 5, against every Derek who does not allow more than f*(n) positions).
#[must_use]
pub fn proved(zn: Zn) -> Promise {
    let n = zn.n();
    let (factor, formula, source) = if n.is_power_of_two() {
        (1, "n − 1", "Nedev 2010, Theorem 2")
    } else if is_odd_prime(n) {
        (2, "2(n − 1)", "Nedev 2010, Theorem 4")
    } else {
        (3, "3(n − 1)", "Nedev 2010, Theorem 5")
    };
    Promise { positions: zn.f_star(), rounds: factor * (n - 1), formula, standing: Standing::Proved, source }
}

/// Builds a strategy for one table and seed.
pub type Make<Strategy> = fn(Zn, u32) -> Box<Strategy>;

/// A registry entry; `Strategy` is `dyn Magnus` or `dyn Derek`.
#[derive(Debug)]
pub struct Entry<Strategy: ?Sized + 'static> {
    /// The id, stable for ever: it stands in links and attributes.
    pub id: &'static str,
    /// The name in menus.
    pub name: &'static str,
    /// One sentence on how it plays.
    pub about: &'static str,
    /// Whether it uses the seed.
    pub seeded: bool,
    /// On which tables it can play; otherwise what it would need.
    pub suits: fn(Zn) -> Result<(), &'static str>,
    /// From which games in progress it can go on; otherwise what it would need.
    pub takes_over: fn(&Game) -> Result<(), &'static str>,
    /// What it promises on a table it suits.
    pub promise: fn(Zn) -> Option<Promise>,
    /// Builds it; `None` for a human, whose moves come from outside.
    pub make: Option<Make<Strategy>>,
}

impl<Strategy: ?Sized> Entry<Strategy> {
    /// An entry that suits every table and game and promises nothing, to be completed with `..Entry::ANY`.
    pub const ANY: Entry<Strategy> = Entry {
        id: "",
        name: "",
        about: "",
        seeded: false,
        suits: |_| Ok(()),
        takes_over: |_| Ok(()),
        promise: |_| None,
        make: None,
    };

    /// Whether the moves come from outside.
    #[must_use]
    pub fn is_human(&self) -> bool {
        self.make.is_none()
    }

    /// Whether the strategy can play on from this game.
    ///
    /// # Errors
    /// [`Error::TableUnsuited`] or [`Error::CannotTakeOver`].
    pub fn check(&self, game: &Game) -> Result<(), Error> {
        let (name, n, round) = (self.name, game.zn().n(), game.round());
        (self.suits)(game.zn()).map_err(|why| Error::TableUnsuited { name, n, why })?;
        (self.takes_over)(game).map_err(|why| Error::CannotTakeOver { name, round, why })
    }
}

/// The entry with this id.
///
/// # Errors
/// [`Error::UnknownStrategy`], which lists the ids there are.
pub fn find<Strategy: ?Sized>(
    entries: &'static [Entry<Strategy>],
    player: &'static str,
    id: &str,
) -> Result<&'static Entry<Strategy>, Error> {
    entries.iter().find(|entry| entry.id == id).ok_or_else(|| {
        let known = entries.iter().map(|entry| entry.id).collect::<Vec<_>>().join(", ");
        Error::UnknownStrategy { player, id: quoted(id), known }
    })
}
