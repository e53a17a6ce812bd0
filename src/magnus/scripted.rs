//! A Magnus who reads his magnitudes from a list, over and over: `scripted:3,1,2`.

use super::Magnus;
use crate::game::{Call, Game};
use crate::number::quoted;
use crate::reason::MagnusReason;
use crate::registry::{self, Argument, Entry, Need, Refusal, Setting};

const NAME: &str = "Scripted";

pub(super) const ENTRY: Entry<dyn Magnus> = Entry {
    id: "scripted",
    code: 8,
    name: NAME,
    about: "Calls the magnitudes of your list one after the other, and begins again at its end.",
    claim: "Nothing.",
    argument: Argument::Script("1,2"),
    by_position: true,
    make: Some(|setting| Ok(Box::new(Scripted { magnitudes: parse(setting)? }))),
    ..Entry::ANY
};

struct Scripted {
    /// Not empty.
    magnitudes: Vec<u32>,
}

fn parse(setting: &Setting) -> Result<Vec<u32>, Refusal> {
    let read = |text: &str| setting.zn.parse_magnitude(text);
    let magnitudes: Result<Vec<u32>, _> = setting.argument.split(',').map(read).collect();
    magnitudes.map_err(|_| registry::Refusal::Argument {
        strategy: ENTRY.named(),
        value: quoted(setting.argument),
        why: Need::Magnitudes,
    })
}

impl Magnus for Scripted {
    fn call(&self, game: &Game) -> Option<Call> {
        if game.end().is_some() {
            return None;
        }
        let place = game.round() % self.magnitudes.len() as u32;
        Some(Call { magnitude: self.magnitudes[place as usize], reason: MagnusReason::Scripted { place: place + 1 } })
    }
}
