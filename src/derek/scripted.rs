//! A Derek who reads his directions from a list, over and over: `scripted:+-+`.

use super::Derek;
use crate::game::{Answer, Game};
use crate::number::quoted;
use crate::reason::DerekReason;
use crate::registry::{self, Argument, Entry, Need, Refusal, Setting};
use crate::zn::Direction;

const NAME: &str = "Scripted";

pub(super) const ENTRY: Entry<dyn Derek> = Entry {
    id: "scripted",
    code: 9,
    name: NAME,
    about: "Says the directions of your list one after the other, and begins again at its end.",
    claim: "Nothing.",
    argument: Argument::Script("+-"),
    by_position: true,
    make: Some(|setting| Ok(Box::new(Scripted { directions: parse(setting)? }))),
    ..Entry::ANY
};

struct Scripted {
    /// Not empty.
    directions: Vec<Direction>,
}

fn parse(setting: &Setting) -> Result<Vec<Direction>, Refusal> {
    let directions = setting.argument.chars().map(|sign| Direction::parse(sign.encode_utf8(&mut [0; 4])));
    match directions.collect::<Result<Vec<_>, _>>() {
        Ok(list) if !list.is_empty() => Ok(list),
        _ => Err(registry::Refusal::Argument {
            strategy: ENTRY.named(),
            value: quoted(setting.argument),
            why: Need::Signs,
        }),
    }
}

impl Derek for Scripted {
    fn answer(&self, game: &Game, _: u32) -> Answer {
        let place = game.round() % self.directions.len() as u32;
        let reason = DerekReason::Scripted { place: place + 1 };
        Answer { direction: self.directions[place as usize], reason }
    }
}
