//! Beginning of a game: from the fields of a tag or a form, or from a link.

use super::seat::Seat;
use super::{Refusal, Session};
use crate::link::Link;
use magnus_derek::derek::{self, Derek};
use magnus_derek::game::Game;
use magnus_derek::magnus::{self, Magnus};
use magnus_derek::player::Player;
use magnus_derek::registry::Chosen;
use magnus_derek::zn::Zn;

/// The settings of a new game. What is left out has its default.
#[derive(Debug, Clone, Default)]
pub struct Fields {
    /// The table.
    pub zn: Option<Zn>,
    /// Magnus.
    pub magnus: Option<Chosen<dyn Magnus>>,
    /// Derek.
    pub derek: Option<Chosen<dyn Derek>>,
    /// The seed.
    pub seed: Option<u32>,
}

/// The requests of a link beyond the game: for the picture, or rounds that have still to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Opening {
    /// The round at which the game is to stand, which may lie beyond its line.
    pub round: Option<u32>,
    /// Number of layers to be shown, A being the first; `None` for all.
    pub layers: Option<u32>,
    /// Shows the ranks of the positions in place of layers.
    pub ranks: bool,
    /// True if two people send the link to and fro.
    pub apart: bool,
    /// True if the link has comments, or a position set up by hand: what is said of them stands beside the turn.
    pub commented: bool,
}

/// A game that has begun.
pub struct Begun {
    /// The game.
    pub session: Session,
    /// The further requests of its link.
    pub opening: Opening,
    /// The players who were refused, and why. Those of the page's first game sit in their places.
    pub refusals: Vec<(Player, Refusal)>,
}

impl Begun {
    /// The game of a link, at the round that it names as far as its line goes. Costs what [`Session::open`] does.
    ///
    /// # Errors
    /// As [`Session::open`].
    pub fn from_link(link: &Link) -> Result<Begun, Refusal> {
        let &Link { round, layers, ranks, apart, commented, .. } = link;
        #[cfg(feature = "authoring")]
        let commented = commented || link.set_up.is_some();
        let opening = Opening { round, layers, ranks, apart, commented };
        Ok(Begun { session: Session::open(link)?, opening, refusals: Vec::new() })
    }

    /// The game that the fields describe. A player who cannot play on the table is refused alone: with n = 13 and the Magnus for
    /// powers of two it is the game on 13 positions with the Magnus of the page's first game.
    ///
    /// # Errors
    /// None: every table suits the players of the first game.
    pub fn from_fields(fields: Fields) -> Result<Begun, Refusal> {
        let link = Link::default();
        let zn = fields.zn.map_or_else(|| Zn::new(link.n), Ok)?;
        let (game, seed) = (Game::new(zn), fields.seed.unwrap_or(link.seed));
        let mut refusals = Vec::new();
        let seat = |chosen| Seat::<dyn Derek>::for_player(chosen, &game, seed);
        let derek = seat(fields.derek.unwrap_or(link.derek)).or_else(|refusal| {
            refusals.push((Player::Derek, refusal));
            seat(derek::first())
        })?;
        let seat = |chosen| Seat::<dyn Magnus>::with_plan(chosen, &game, seed);
        let magnus = seat(fields.magnus.unwrap_or(link.magnus)).or_else(|refusal| {
            refusals.push((Player::Magnus, refusal));
            seat(magnus::first())
        })?;
        Ok(Begun { session: Session::start(game, magnus, derek, seed), opening: Opening::default(), refusals })
    }
}

/// The beginning.
impl Session {
    /// A new game. The seed is for the players that use chance.
    ///
    /// # Errors
    /// [`magnus_derek::registry::Refusal`] if one of the two cannot play on the table.
    pub fn new(zn: Zn, magnus: Chosen<dyn Magnus>, derek: Chosen<dyn Derek>, seed: u32) -> Result<Session, Refusal> {
        let game = Game::new(zn);
        let derek = Seat::for_player(derek, &game, seed)?;
        let magnus = Seat::with_plan(magnus, &game, seed)?;
        Ok(Session::start(game, magnus, derek, seed))
    }

    /// A new game with the settings of this one where `fields` leave them out.
    ///
    /// # Errors
    /// As [`Session::new`].
    pub fn restart(&self, fields: Fields) -> Result<Session, Refusal> {
        let magnus = fields.magnus.unwrap_or_else(|| self.magnus().clone());
        let derek = fields.derek.unwrap_or_else(|| self.derek().clone());
        Session::new(fields.zn.unwrap_or(self.game.zn()), magnus, derek, fields.seed.unwrap_or(self.seed))
    }
}
