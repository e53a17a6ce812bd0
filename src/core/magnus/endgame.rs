//! Balanced layers as long as many positions are left, then exact play, our own.
//!
//! Any n. As soon as no more than [`most_left`](crate::endgame::max_left) positions are unvisited, he knows the value of every landing ([`crate::endgame`]) and
//! needs as few rounds to f*(n) positions as anybody can from there; so never more than layer play, whose promise he keeps. If Derek's
//! mistakes let him have more than f*(n) positions, he goes for the most, then for the fewest rounds.

use super::Magnus;
use super::balanced::Balanced;
use crate::endgame::{Ending, Latest};
use crate::game::{Call, Game};
use crate::reason::MagnusReason;
use crate::registry::{Entry, Guarantee};
use crate::zn::Direction;

pub(super) const ENTRY: Entry<dyn Magnus> = Entry {
    id: "endgame",
    code: 11,
    name: "Balanced layers, exact at the end",
    about: "Balanced layers until a few positions are left, then the fewest rounds that anybody can need from there.",
    claim: "f*(n) positions on every n, within B(n) < 2(n − 1) rounds: proved. Never more than three rounds beyond R(n) for n ≤ 30: computed.",
    seeded: true,
    promise: |zn| Some(Guarantee::of_layer_play(zn)),
    by_position: true,
    make: Some(|setting| {
        Ok(Box::new(ExactAtTheEnd { before: Balanced::new(setting.seed), solved: Latest::default() }))
    }),
    ..Entry::ANY
};

struct ExactAtTheEnd {
    before: Balanced,
    solved: Latest,
}

impl Magnus for ExactAtTheEnd {
    fn call(&self, game: &Game) -> Option<Call> {
        if game.end().is_some() {
            return None;
        }
        let (zn, token) = (game.zn(), game.token());
        let enough = zn.n() - zn.f_star();
        let spared = if game.unvisited().count() > enough { enough } else { 0 };
        let Some(landings) = self.solved.landings(zn, game.unvisited(), spared) else {
            return self.before.call(game);
        };
        // The worse answer, then the other; of equal magnitudes the smallest.
        let worth = |&magnitude: &u32| {
            let [plus, minus] = Direction::BOTH.map(|way| landings.value_after(zn.landing(token, magnitude, way)));
            (plus.max(minus), plus.min(minus))
        };
        let magnitude = (1..=zn.max_magnitude()).min_by_key(worth)?;
        let Ending { kept, rounds } = worth(&magnitude).0;
        let visited = zn.n() - spared - kept;
        Some(Call { magnitude, reason: MagnusReason::Endgame { visited, rounds: rounds + 1 } })
    }

    fn prepare(&self, game: &Game) -> bool {
        self.before.prepare(game)
    }
}
