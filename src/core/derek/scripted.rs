//! A Derek who reads his directions from a list, over and over: `scripted:+-+`.

use super::Derek;
use crate::game::{Answer, Game};
use crate::reason::DerekReason;
use crate::registry::{Argument, Arguments, Entry, Need};
use crate::zn::Direction;

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "scripted",
    code: 9,
    name: "Scripted",
    about: "Says the directions of your list one after the other, and begins again at its end.",
    claim: "Nothing.",
    arguments: Arguments::Directions(&Direction::BOTH),
    by_position: true,
    make: Some(|setting| match setting.argument {
        Argument::Directions(list) if !list.is_empty() => Ok(Box::new(Scripted { directions: list.clone() })),
        other => Err(other.refusal(ENTRY.named(), Need::Signs)),
    }),
    ..Entry::ANY
};

struct Scripted {
    /// Not empty.
    directions: Vec<Direction>,
}

impl Derek for Scripted {
    fn answer(&self, game: &Game, _: u32) -> Answer {
        let place = game.round() % self.directions.len() as u32;
        let reason = DerekReason::Scripted { place: place + 1 };
        Answer { direction: self.directions[place as usize], reason }
    }
}
