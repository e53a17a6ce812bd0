//! The recommended Magnus: perfect play where it is known, the schedule on powers of two and tripling on other tables without waste, where
//! they are perfect too, and balanced layers everywhere else.

use super::{Magnus, balanced, perfect, power_of_two, tripling};
use crate::exact;
use crate::registry::{Entry, Setting};
use crate::zn::Zn;

pub(super) const ENTRY: Entry<dyn Magnus> = Entry {
    id: "best",
    code: 6,
    name: "Best for this n",
    about: "What we recommend: perfect play up to n = 29, the list for powers of two and tripling on 2^a·3^b and the like, which are perfect too, balanced layers everywhere else.",
    claim: "That of the strategy it stands for on this n.",
    seeded: true,
    takes_over: |game| (recommended(game.zn()).takes_over)(game),
    promise: |zn| (recommended(zn).promise)(zn),
    by_position: true,
    make: Some(|setting: &Setting| match recommended(setting.zn).make {
        Some(make) => make(setting),
        None => unreachable!("every recommended strategy is played by the computer"),
    }),
    ..Entry::ANY
};

fn recommended(zn: Zn) -> Entry<dyn Magnus> {
    if exact::check_size(zn).is_ok() {
        perfect::ENTRY
    } else if zn.n().is_power_of_two() {
        power_of_two::ENTRY
    } else if (tripling::ENTRY.suits)(zn).is_ok() {
        tripling::ENTRY
    } else {
        balanced::ENTRY
    }
}
