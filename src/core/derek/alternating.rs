//! A Derek who says clockwise and counter-clockwise in turn.

use super::Derek;
use crate::game::{Answer, Game};
use crate::reason::DerekReason;
use crate::registry::Entry;
use crate::zn::Direction;

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "alternating",
    code: 8,
    name: "Alternating",
    about: "Says clockwise and counter-clockwise in turn.",
    claim: "Nothing.",
    by_position: true,
    make: Some(|_| Ok(Box::new(Alternating))),
    ..Entry::ANY
};

struct Alternating;

impl Derek for Alternating {
    fn answer(&self, game: &Game, _: u32) -> Answer {
        let direction = if game.round().is_multiple_of(2) { Direction::Clockwise } else { Direction::CounterClockwise };
        Answer { direction, reason: DerekReason::Alternating }
    }
}
