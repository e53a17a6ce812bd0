//! A Magnus who reads his magnitudes from a list, over and over: `scripted:3,1,2`.

use super::Magnus;
use crate::game::{Call, Game};
use crate::reason::MagnusReason;
use crate::registry::{Argument, Arguments, Entry, Need};

pub(super) const ENTRY: Entry<dyn Magnus> = Entry {
    id: "scripted",
    code: 8,
    name: "Scripted",
    about: "Calls the magnitudes of your list one after the other, and begins again at its end.",
    claim: "Nothing.",
    arguments: Arguments::Magnitudes(&[1, 2]),
    by_position: true,
    make: Some(|setting| match setting.argument {
        Argument::Magnitudes(list)
            if !list.is_empty() && list.iter().all(|&one| setting.zn.check_magnitude(one).is_ok()) =>
        {
            Ok(Box::new(Scripted { magnitudes: list.clone() }))
        }
        other => Err(other.refusal(ENTRY.named(), Need::Magnitudes)),
    }),
    ..Entry::ANY
};

struct Scripted {
    /// Not empty.
    magnitudes: Vec<u32>,
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
