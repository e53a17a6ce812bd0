//! A Derek who always says clockwise.

use super::Derek;
use crate::game::{Answer, Game};
use crate::reason::DerekReason;
use crate::registry::Entry;
use crate::zn::Direction;

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "clockwise",
    code: 7,
    name: "Always clockwise",
    about: "Says clockwise every time.",
    claim: "Nothing.",
    by_position: true,
    make: Some(|_| Ok(Box::new(AlwaysClockwise))),
    ..Entry::ANY
};

struct AlwaysClockwise;

impl Derek for AlwaysClockwise {
    fn answer(&self, _: &Game, _: u32) -> Answer {
        Answer { direction: Direction::Clockwise, reason: DerekReason::Clockwise }
    }
}
