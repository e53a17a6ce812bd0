//! The form of an entry in a registry of strategies.

mod guarantee;
mod refusal;

use crate::game::Game;
#[cfg(feature = "strategies")]
use crate::number::quote;
use crate::player::Player;
use crate::zn::{Direction, Zn};
pub use guarantee::{Guarantee, lower_bound, paper_bound, par, proved_bound};
pub use refusal::{Named, Need, Refusal};
#[cfg(feature = "serde")]
use serde::{Serialize, Serializer};
use std::fmt;

/// The player that a strategy plays; for `dyn Magnus` and `dyn Derek`.
pub trait Seated {
    /// The player.
    const PLAYER: Player;
}

/// The materials of which a strategy is built.
#[derive(Debug, Clone, Copy)]
pub struct Setting<'a> {
    /// The table.
    pub zn: Zn,
    /// The seed.
    pub seed: u32,
    /// The variant of it, or the list.
    pub argument: &'a Argument,
}

/// Builds a strategy.
pub type Make<Strategy> = fn(&Setting) -> Result<Box<Strategy>, Refusal>;

/// The kind of argument that a strategy has beside its name; in its id it stands behind a colon, as in `look-ahead:2`
/// or `scripted:3,1,2`.
///
/// Complete: ids and links have a form for each of these, so that a new one has to be met wherever they are read.
#[derive(Debug, Clone, Copy)]
pub enum Arguments {
    /// Nothing.
    None,
    /// One of several variants, each an id and a name; the first is the default and needs no colon.
    OneOf(&'static [(&'static str, &'static str)]),
    /// A list of magnitudes, of which this is an example.
    Magnitudes(&'static [u32]),
    /// A list of directions, of which this is an example.
    Directions(&'static [Direction]),
}

impl Arguments {
    /// True if it is a list, which the user writes.
    #[must_use]
    pub fn is_list(self) -> bool {
        matches!(self, Arguments::Magnitudes(_) | Arguments::Directions(_))
    }

    /// The argument where none is given: the default variant, or the example.
    #[must_use]
    pub fn default_argument(self) -> Argument {
        match self {
            Arguments::None => Argument::None,
            Arguments::OneOf(_) => Argument::Variant(0),
            Arguments::Magnitudes(example) => Argument::Magnitudes(example.to_vec()),
            Arguments::Directions(example) => Argument::Directions(example.to_vec()),
        }
    }

    /// The choices of the menu: every variant, the default first; of lists the example.
    #[must_use]
    pub fn choices(self) -> Vec<Argument> {
        let variants = if let Arguments::OneOf(variants) = self { variants.len() } else { 1 };
        (0..variants).map(|place| if place > 0 { Argument::Variant(place) } else { self.default_argument() }).collect()
    }
}

/// The argument itself.
///
/// Complete, as [`Arguments`] are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// Nothing.
    None,
    /// The place of a variant among those there are.
    Variant(usize),
    /// A list of magnitudes.
    Magnitudes(Vec<u32>),
    /// A list of directions.
    Directions(Vec<Direction>),
}

impl Argument {
    /// The place of the variant; 0, the default, where there are none.
    #[must_use]
    pub fn variant(&self) -> usize {
        if let Argument::Variant(variant) = self { *variant } else { 0 }
    }

    /// A list as an id has it, `3,1,2` or `+-+`.
    #[must_use]
    pub fn list(&self) -> Option<String> {
        match self {
            Argument::None | Argument::Variant(_) => None,
            Argument::Magnitudes(list) => {
                let mut text = String::new();
                for magnitude in list {
                    if !text.is_empty() {
                        text.push(',');
                    }
                    text += &magnitude.to_string();
                }
                Some(text)
            }
            Argument::Directions(list) => Some(list.iter().map(|direction| direction.sign()).collect()),
        }
    }

    /// The refusal of a list that is none for this table.
    #[cfg(feature = "strategies")]
    #[cold]
    pub(crate) fn refusal(&self, strategy: Box<Named>, why: Need) -> Refusal {
        Refusal::Argument { strategy, value: quote(&self.list().unwrap_or_default()), why }
    }
}

/// The head of an entry: all that is needed to read and write its ids, whoever plays.
#[derive(Debug, Clone, Copy)]
pub struct Head {
    /// The player.
    pub player: Player,
    /// The id.
    pub id: &'static str,
    /// The name.
    pub name: &'static str,
    /// The kind of argument.
    pub arguments: Arguments,
    /// True if the moves come from outside.
    pub is_human: bool,
}

impl Head {
    /// The id and the name of a variant.
    fn variant(&self, argument: &Argument) -> Option<&'static (&'static str, &'static str)> {
        if let Arguments::OneOf(variants) = self.arguments { variants.get(argument.variant()) } else { None }
    }

    /// The full id; the default variant has no colon.
    #[must_use]
    pub fn full_id(&self, argument: &Argument) -> String {
        let variant = self.variant(argument).filter(|_| argument.variant() > 0).map(|(id, _)| (*id).to_string());
        match variant.or_else(|| argument.list()) {
            Some(behind) => format!("{}:{behind}", self.id),
            None => self.id.to_string(),
        }
    }

    /// The name with the variant.
    #[must_use]
    pub fn full_name(&self, argument: &Argument) -> String {
        match self.variant(argument) {
            Some((_, variant)) => format!("{}: {variant}", self.name),
            None => self.name.to_string(),
        }
    }

    /// The strategy as an error names it, with the variant.
    fn full_named(&self, argument: &Argument) -> Box<Named> {
        Box::new(Named { player: self.player, id: self.full_id(argument), name: self.full_name(argument) })
    }

    /// The strategy as an error names it.
    #[must_use]
    pub fn named(&self) -> Box<Named> {
        Box::new(Named { player: self.player, id: self.id.to_string(), name: self.name.to_string() })
    }
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
    /// Its promise, and whether that is proved, verified by computation or only observed; empty for a human.
    pub claim: &'static str,
    /// True if it uses the seed.
    pub seeded: bool,
    /// The kind of argument.
    pub arguments: Arguments,
    /// Accepts a table that it can play on; otherwise the need that is not met.
    pub suits: fn(Zn) -> Result<(), Need>,
    /// Accepts a game in progress that it can go on from; otherwise the need that is not met.
    pub takes_over: fn(&Game) -> Result<(), Need>,
    /// Its promise on a table it suits, from the first round on: a Magnus so many positions within so many rounds, a
    /// Derek that they are not visited before that round.
    pub promise: fn(Zn) -> Option<Guarantee>,
    /// True if its moves are found quickly, and follow from the unvisited positions, the token, the number of the round and the seed
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
        arguments: Arguments::None,
        suits: |_| Ok(()),
        takes_over: |_| Ok(()),
        promise: |_| None,
        by_position: false,
        make: None,
    };

    /// True if the moves come from outside.
    #[must_use]
    pub fn is_human(&self) -> bool {
        self.make.is_none()
    }

    /// True if a search may go through games in which this player takes part: a human's moves are what it tries.
    #[must_use]
    pub fn is_searchable(&self) -> bool {
        self.by_position || self.is_human()
    }

    /// The strategy as an error names it.
    #[must_use]
    pub fn named(&self) -> Box<Named> {
        self.head().named()
    }

    /// The head.
    #[must_use]
    // Copied into its callers, all that ask for an id or a name, it is 400 bytes of the Play page's wasm.
    #[inline(never)]
    pub fn head(&self) -> Head {
        Head {
            player: Strategy::PLAYER,
            id: self.id,
            name: self.name,
            arguments: self.arguments,
            is_human: self.is_human(),
        }
    }

    /// Checks that the strategy can play on from this game.
    ///
    /// # Errors
    /// [`Refusal::TableUnsuited`] or [`Refusal::CannotTakeOver`].
    pub fn check(&self, game: &Game) -> Result<(), Refusal> {
        let (n, round) = (game.zn().n(), game.round());
        (self.suits)(game.zn()).map_err(|why| Refusal::TableUnsuited { strategy: self.named(), n, why })?;
        (self.takes_over)(game).map_err(|why| Refusal::CannotTakeOver { strategy: self.named(), round, why })
    }
}

/// A strategy with its argument, as an id names it.
pub struct Chosen<Strategy: ?Sized + 'static> {
    /// The entry.
    pub entry: &'static Entry<Strategy>,
    /// The variant of it, or the list.
    pub argument: Argument,
}

impl<Strategy: ?Sized> Clone for Chosen<Strategy> {
    fn clone(&self) -> Self {
        Chosen { entry: self.entry, argument: self.argument.clone() }
    }
}

impl<Strategy: ?Sized + Seated> PartialEq for Chosen<Strategy> {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl<Strategy: ?Sized + Seated> Eq for Chosen<Strategy> {}

impl<Strategy: ?Sized + Seated> fmt::Debug for Chosen<Strategy> {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(&self.id())
    }
}

/// Serialized as its id.
#[cfg(feature = "serde")]
impl<Strategy: ?Sized + Seated> Serialize for Chosen<Strategy> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.id())
    }
}

impl<Strategy: ?Sized + Seated> Chosen<Strategy> {
    /// The strategy without an argument: the default variant, or the list that is the example.
    #[must_use]
    pub fn of(entry: &'static Entry<Strategy>) -> Chosen<Strategy> {
        Chosen { entry, argument: entry.arguments.default_argument() }
    }

    /// The full id, which stands in links and attributes; the default variant has no colon.
    #[must_use]
    pub fn id(&self) -> String {
        self.entry.head().full_id(&self.argument)
    }

    /// The name in menus, with the variant.
    #[must_use]
    pub fn name(&self) -> String {
        self.entry.head().full_name(&self.argument)
    }

    /// The strategy as an error names it, with the variant.
    #[must_use]
    pub fn named(&self) -> Box<Named> {
        self.entry.head().full_named(&self.argument)
    }

    /// Builds the strategy for a game; `None` for a human.
    ///
    /// # Errors
    /// [`Refusal::TableUnsuited`], [`Refusal::CannotTakeOver`], or the fault of the list.
    pub fn build(&self, game: &Game, seed: u32) -> Result<Option<Box<Strategy>>, Refusal> {
        self.entry.check(game)?;
        let setting = Setting { zn: game.zn(), seed, argument: &self.argument };
        self.entry.make.map(|make| make(&setting)).transpose()
    }
}

/// Every entry with every variant, in the order of the menu; scripts with their example.
#[must_use]
pub fn choices<Strategy: ?Sized + Seated>(entries: &'static [Entry<Strategy>]) -> Vec<Chosen<Strategy>> {
    let mut choices = Vec::new();
    for entry in entries {
        for argument in entry.arguments.choices() {
            choices.push(Chosen { entry, argument });
        }
    }
    choices
}
