//! A new game from what is said of it: the fields of a tag or a form, or a link.

use super::{Refusal, Seat, Session};
use crate::derek::{self, Derek};
use crate::game::Game;
use crate::link::Link;
use crate::magnus::{self, Magnus};
use crate::number::{Measure, whole_number};
use crate::zn::Zn;

/// What is said of a new game, as text because it comes from outside. What is left out has its default.
#[derive(Debug, Clone, Copy, Default)]
pub struct Fields<'a> {
    /// A share link. If it can be opened, the other fields do not count.
    pub state: Option<&'a str>,
    /// The number of positions, 2..=1,048,576.
    pub n: Option<&'a str>,
    /// The id of Magnus.
    pub magnus: Option<&'a str>,
    /// The id of Derek.
    pub derek: Option<&'a str>,
    /// The seed, 0..=4,294,967,295.
    pub seed: Option<&'a str>,
}

/// What a link asks for beyond the game: the picture's business, or rounds that have still to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Opening {
    /// The round at which the game is to stand, which may lie beyond its line.
    pub round: Option<u32>,
    /// How many layers are to be shown, A being the first; `None` for all.
    pub layers: Option<u32>,
}

/// A game that has begun.
pub struct Begun {
    /// The game.
    pub session: Session,
    /// What its link asks for.
    pub opening: Opening,
    /// The fields that were refused, by their names, and why. Their defaults stand in for them.
    pub refusals: Vec<(&'static str, Refusal)>,
}

impl Begun {
    /// The game of a link, at the round that it names as far as its line goes. Costs what [`Session::open`] does.
    ///
    /// # Errors
    /// As [`Link::parse`] and [`Session::open`].
    pub fn from_link(text: &str) -> Result<Begun, Refusal> {
        let link = Link::parse(text)?;
        let opening = Opening { round: link.round, layers: link.layers };
        Ok(Begun { session: Session::open(&link)?, opening, refusals: Vec::new() })
    }

    /// The game that the fields describe. Nothing is refused as a whole: what cannot be had is replaced by its default, and
    /// stands in `refusals`. With n = 13 and magnus = `nobody` it is the game on 13 positions with the default Magnus.
    ///
    /// # Errors
    /// None: every table suits the default players.
    pub fn from_fields(fields: &Fields) -> Result<Begun, Refusal> {
        let mut refusals = Vec::new();
        if let Some(text) = fields.state {
            match Begun::from_link(text) {
                Ok(begun) => return Ok(begun),
                Err(error) => refusals.push(("state", error)),
            }
        }
        let session = begin(fields, &Link::default(), &mut refusals)?;
        Ok(Begun { session, opening: Opening::default(), refusals })
    }
}

impl Session {
    /// A new game in which what `fields` leave out is as it is in this one. The field `state` does not count here.
    ///
    /// # Errors
    /// [`crate::number::OutOfRange`] or [`crate::registry::Refusal`], for the first field that is wrong.
    pub fn anew(&self, fields: &Fields) -> Result<Session, Refusal> {
        begin_or_refuse(fields, &self.beginning())
    }

    /// A new game. All four are text because they come from outside: n in 2..=1,048,576, two strategy ids, and a seed in
    /// 0..=4,294,967,295 for the players that use chance.
    ///
    /// # Errors
    /// As [`Session::anew`].
    pub fn new(n: &str, magnus: &str, derek: &str, seed: &str) -> Result<Session, Refusal> {
        let fields = Fields { state: None, n: Some(n), magnus: Some(magnus), derek: Some(derek), seed: Some(seed) };
        begin_or_refuse(&fields, &Link::default())
    }
}

/// The game that the fields describe, or the first refusal.
fn begin_or_refuse(fields: &Fields, defaults: &Link) -> Result<Session, Refusal> {
    let mut refusals = Vec::new();
    let session = begin(fields, defaults, &mut refusals)?;
    match refusals.into_iter().next() {
        Some((_, error)) => Err(error),
        None => Ok(session),
    }
}

/// The game that the fields describe. A field that is refused is as in the page's first game, whose players suit every table.
fn begin(fields: &Fields, defaults: &Link, refusals: &mut Vec<(&'static str, Refusal)>) -> Result<Session, Refusal> {
    let first = Link::default();
    let mut or = |name, result: Result<_, Refusal>, instead| {
        result.unwrap_or_else(|error| {
            refusals.push((name, error));
            instead
        })
    };
    let n = or("n", fields.n.map_or(Ok(defaults.n), |text| Ok(Zn::parse(text)?.n())), first.n);
    let seed = fields.seed.map_or(Ok(defaults.seed), |text| Ok(whole_number(Measure::Seed, text, 0, u32::MAX)?));
    let seed = or("seed", seed, first.seed);
    let game = Game::new(Zn::new(n)?);
    let seat = |id: &str| Seat::<dyn Derek>::taken_by(derek::find(id)?, &game, seed);
    let derek = seat(fields.derek.unwrap_or(&defaults.derek)).or_else(|error| {
        refusals.push(("derek", error));
        seat(&first.derek)
    })?;
    let seat = |id: &str| Seat::<dyn Magnus>::with_plan(magnus::find(id)?, &game, seed);
    let magnus = seat(fields.magnus.unwrap_or(&defaults.magnus)).or_else(|error| {
        refusals.push(("magnus", error));
        seat(&first.magnus)
    })?;
    let mut session = Session { game, magnus, derek, seed };
    session.introduce();
    session.let_magnus_call();
    Ok(session)
}
