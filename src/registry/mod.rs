//! What a registry of strategies says about each of them.

mod guarantee;
mod refusal;

use crate::game::Game;
use crate::number::quoted;
use crate::player::Player;
use crate::zn::Zn;
pub use guarantee::{Guarantee, outlasting, papers, par, proved};
pub use refusal::{Named, Need, Refusal};

/// `dyn Magnus` and `dyn Derek`: which of the two players a strategy plays.
pub trait Seated {
    /// Which.
    const PLAYER: Player;
}

/// What a strategy is built from.
#[derive(Debug, Clone, Copy)]
pub struct Setting<'a> {
    /// The table.
    pub zn: Zn,
    /// The seed.
    pub seed: u32,
    /// What stands behind the colon of the id; see [`Argument`].
    pub argument: &'a str,
}

/// Builds a strategy.
pub type Make<Strategy> = fn(&Setting) -> Result<Box<Strategy>, Refusal>;

/// What may stand behind a colon after the id, as in `look-ahead:2` or `scripted:3,1,2`.
#[derive(Debug, Clone, Copy)]
pub enum Argument {
    /// Nothing.
    None,
    /// One of several variants, each an argument and a name; the first is the default and needs no colon.
    OneOf(&'static [(&'static str, &'static str)]),
    /// A list that the user writes; the text is an example.
    Script(&'static str),
}

/// A registry entry; `Strategy` is `dyn Magnus` or `dyn Derek`.
#[derive(Debug)]
pub struct Entry<Strategy: ?Sized + 'static> {
    /// The id, stable for ever: it stands in links and attributes.
    pub id: &'static str,
    /// Its number in short links: its own among the players of this kind, stable for ever; 0 is the human.
    pub code: u8,
    /// The name in menus.
    pub name: &'static str,
    /// One sentence on how it plays.
    pub about: &'static str,
    /// What it promises and whether that is proved, verified by computation or only observed; empty for a human.
    pub claim: &'static str,
    /// Whether it uses the seed.
    pub seeded: bool,
    /// What may stand behind the id.
    pub argument: Argument,
    /// On which tables it can play; otherwise what it would need.
    pub suits: fn(Zn) -> Result<(), Need>,
    /// From which games in progress it can go on; otherwise what it would need.
    pub takes_over: fn(&Game) -> Result<(), Need>,
    /// What it promises on a table it suits, from the first round on: a Magnus so many positions within so many rounds, a Derek that they are
    /// not visited before that round.
    pub promise: fn(Zn) -> Option<Guarantee>,
    /// Whether its moves are found quickly, and follow from the unvisited positions, the token, the number of the round and the seed
    /// alone: a search through its games may then remember positions. No for a strategy that looks back at earlier moves.
    pub by_position: bool,
    /// Builds it; `None` for a human, whose moves come from outside.
    pub make: Option<Make<Strategy>>,
}

impl<Strategy: ?Sized + Seated> Entry<Strategy> {
    /// An entry that suits every table and game and promises nothing, to be completed with `..Entry::ANY`.
    pub const ANY: Entry<Strategy> = Entry {
        id: "",
        code: 0,
        name: "",
        about: "",
        claim: "",
        seeded: false,
        argument: Argument::None,
        suits: |_| Ok(()),
        takes_over: |_| Ok(()),
        promise: |_| None,
        by_position: false,
        make: None,
    };

    /// Whether the moves come from outside.
    #[must_use]
    pub fn is_human(&self) -> bool {
        self.make.is_none()
    }

    /// Whether a search may go through games in which this player takes part: a human's moves are what it tries.
    #[must_use]
    pub fn is_searchable(&self) -> bool {
        self.by_position || self.is_human()
    }

    /// The strategy as an error names it.
    #[must_use]
    pub fn named(&self) -> Box<Named> {
        Box::new(Named { player: Strategy::PLAYER, id: self.id.to_string(), name: self.name.to_string() })
    }

    /// Whether the strategy can play on from this game.
    ///
    /// # Errors
    /// [`Refusal::TableUnsuited`] or [`Refusal::CannotTakeOver`].
    pub fn check(&self, game: &Game) -> Result<(), Refusal> {
        let (n, round) = (game.zn().n(), game.round());
        (self.suits)(game.zn()).map_err(|why| Refusal::TableUnsuited { strategy: self.named(), n, why })?;
        (self.takes_over)(game).map_err(|why| Refusal::CannotTakeOver { strategy: self.named(), round, why })
    }
}

/// A strategy with its argument: what an id names.
#[derive(Debug)]
pub struct Chosen<Strategy: ?Sized + 'static> {
    /// The entry.
    pub entry: &'static Entry<Strategy>,
    /// The argument; empty if there is none.
    pub argument: String,
}

impl<Strategy: ?Sized> Clone for Chosen<Strategy> {
    fn clone(&self) -> Self {
        Chosen { entry: self.entry, argument: self.argument.clone() }
    }
}

impl<Strategy: ?Sized + Seated> Chosen<Strategy> {
    /// The full id, which [`find`] understands; the default variant has no colon.
    #[must_use]
    pub fn id(&self) -> String {
        let default = match self.entry.argument {
            Argument::None => true,
            Argument::OneOf(variants) => variants[0].0 == self.argument,
            Argument::Script(_) => false,
        };
        if default { self.entry.id.to_string() } else { format!("{}:{}", self.entry.id, self.argument) }
    }

    /// The name in menus, with the variant.
    #[must_use]
    pub fn name(&self) -> String {
        match self.entry.argument {
            Argument::OneOf(variants) => {
                let variant = variants.iter().find(|(argument, _)| *argument == self.argument);
                format!("{}: {}", self.entry.name, variant.map_or("", |(_, name)| name))
            }
            _ => self.entry.name.to_string(),
        }
    }

    /// The strategy as an error names it, with the variant.
    #[must_use]
    pub fn named(&self) -> Box<Named> {
        Box::new(Named { player: Strategy::PLAYER, id: self.id(), name: self.name() })
    }

    /// Builds the strategy for a game; `None` for a human.
    ///
    /// # Errors
    /// [`Refusal::TableUnsuited`], [`Refusal::CannotTakeOver`], or what is wrong with the argument.
    pub fn build(&self, game: &Game, seed: u32) -> Result<Option<Box<Strategy>>, Refusal> {
        self.entry.check(game)?;
        let setting = Setting { zn: game.zn(), seed, argument: &self.argument };
        self.entry.make.map(|make| make(&setting)).transpose()
    }
}

/// The strategy with this id, which may have an argument behind a colon.
///
/// # Errors
/// [`Refusal::UnknownStrategy`], which lists the ids there are.
pub fn find<Strategy: ?Sized + Seated>(
    entries: &'static [Entry<Strategy>],
    id: &str,
) -> Result<Chosen<Strategy>, Refusal> {
    let (name, argument) = id.split_once(':').map_or((id, None), |(name, argument)| (name, Some(argument)));
    let fits = |entry: &&Entry<Strategy>| {
        entry.id == name
            && match (entry.argument, argument) {
                (Argument::None, Some(_)) => false,
                (Argument::OneOf(variants), Some(argument)) => variants.iter().any(|(known, _)| *known == argument),
                _ => true,
            }
    };
    let Some(entry) = entries.iter().find(fits) else {
        let known = choices(entries).iter().map(Chosen::id).collect::<Vec<_>>().join(", ");
        return Err(Refusal::UnknownStrategy { player: Strategy::PLAYER, id: quoted(id), known });
    };
    Ok(Chosen { entry, argument: argument.unwrap_or(default_argument(entry)).to_string() })
}

fn default_argument<Strategy: ?Sized>(entry: &Entry<Strategy>) -> &'static str {
    match entry.argument {
        Argument::None => "",
        Argument::OneOf(variants) => variants[0].0,
        Argument::Script(example) => example,
    }
}

/// Every entry with every variant, in the order of the menu; scripts with their example.
#[must_use]
pub fn choices<Strategy: ?Sized + Seated>(entries: &'static [Entry<Strategy>]) -> Vec<Chosen<Strategy>> {
    let mut choices = Vec::new();
    for entry in entries {
        let mut add = |argument: &str| choices.push(Chosen { entry, argument: argument.to_string() });
        match entry.argument {
            Argument::OneOf(variants) => variants.iter().for_each(|(argument, _)| add(argument)),
            _ => add(default_argument(entry)),
        }
    }
    choices
}
