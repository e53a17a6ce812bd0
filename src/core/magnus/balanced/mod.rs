//! Balanced layers, our own: layer play that chooses among the witness pairs with care.
//!
//! Any n. Every move is a witness pair one layer or more up, so what is proved of layer play holds: f*(n) positions,
//! and the end within B(n) rounds ([`crate::bounds`]). The gain is in the choice of the pair: a careless choice lets
//! the unvisited set shrink to an interval whose layers grow as slowly as they can, nearly 2n rounds; a balanced choice
//! keeps every position the midpoint of many pairs for as long as possible. Measured, not proved: about n + 2√n rounds.
//!
//! With c(z) the number of ways on from z (see [`crate::layers::pair_counts`]), a = |A| and D(x) = Σ_{y ∈ A} 1 / (1 + c of the midpoints
//! of x and y), the price of giving up x is 4(a/n)·D(x), what the midpoints lose, + 1 / (1 + c(x)), the risk of standing on x.
//! 1. From depth 1: of a sample of pairs the one whose dearer end is cheapest.
//! 2. From depth 2 while a is large: the pair whose worse end has the most ways on.
//! 3. Otherwise: the fewest cheapest positions B ⊆ A that alone give the token the depth it has, and a witness for B.
//!
//! Large tables begin with pairs drawn at random, see [`dense`].

mod cache;
mod dense;

use super::Magnus;
use crate::chance::generator;
use crate::game::{Call, Game};
use crate::layers::LazyLayers;
use crate::layers::pair_counts::PairCounts;
use crate::player::Player;
use crate::position_set::PositionSet;
use crate::reason::MagnusReason;
use crate::registry::{Entry, Guarantee};
use crate::sorted::sorted;
use cache::CountCache;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::cell::RefCell;

pub(super) const ENTRY: Entry<dyn Magnus> = Entry {
    id: "balanced",
    code: 5,
    name: "Balanced layers",
    about: "Layer play that keeps every position the midpoint of many pairs: about n + 2√n rounds.",
    claim: "f*(n) positions on every n, within B(n) < 2(n − 1) rounds: proved, whichever pairs are taken. About n + 2√n rounds: measured.",
    seeded: true,
    promise: |zn| Some(Guarantee::of_layer_play(zn)),
    by_position: true,
    make: Some(|setting| Ok(Box::new(Balanced::new(setting.seed)))),
    ..Entry::ANY
};

/// Number of pairs around the token that are compared.
const PAIRS_COMPARED: usize = 16;
/// Number of positions y that stand for all of A in D(x) while A is large.
const SAMPLE: usize = 64;

pub(super) struct Balanced {
    seed: u32,
    /// Always brought in step with the game first.
    cache: RefCell<CountCache>,
}

impl Magnus for Balanced {
    fn call(&self, game: &Game) -> Option<Call> {
        if game.end().is_some() {
            return None;
        }
        let mut cache = self.cache.borrow_mut();
        let call = self.choose_call(game, &mut cache);
        cache.prepare_soon(game);
        call
    }

    fn prepare(&self, game: &Game) -> bool {
        game.end().is_none() && self.cache.borrow_mut().prepare(game)
    }
}

impl Balanced {
    pub fn new(seed: u32) -> Balanced {
        Balanced { seed, cache: RefCell::default() }
    }

    fn choose_call(&self, game: &Game, cache: &mut CountCache) -> Option<Call> {
        let mut chance = generator(self.seed, game.round(), Player::Magnus);
        if let Some(call) = dense::any_pair(game, &mut chance) {
            return Some(call);
        }
        if let Some(visited) = dense::counts_in_use(game) {
            return dense::call(&Situation { game, counts: cache.counts_at(game, visited) }, &mut chance);
        }
        let position = Situation { game, counts: cache.current_counts(game) };
        position
            .call_at_depth_1(&mut chance)
            .or_else(|| position.call_at_depth_2(&mut chance))
            .or_else(|| position.call_deeper(&mut chance))
    }
}

/// The present position with its counts.
struct Situation<'a> {
    game: &'a Game,
    counts: &'a PairCounts,
}

impl Situation<'_> {
    fn call_at_depth_1(&self, chance: &mut ChaCha8Rng) -> Option<Call> {
        let ways = self.counts.ways(self.game.token());
        if ways == 0 {
            return None;
        }
        let prices = Prices::draw_sample(self.counts, SAMPLE, chance);
        let drawn = if self.is_large() { dense::draw_pairs(self, chance) } else { None };
        let pairs = drawn.unwrap_or_else(|| self.some_pairs(ways, chance));
        let magnitude = self.cheapest(pairs, &prices)?;
        Some(Call { magnitude, reason: MagnusReason::Balanced { depth: 1, ways } })
    }

    /// The pair whose dearer end is cheapest.
    fn cheapest(&self, pairs: Vec<u32>, prices: &Prices) -> Option<u32> {
        pairs
            .into_iter()
            .map(|d| {
                let [a, b] = self.ends(d).map(|end| prices.price_of(end));
                (a.max(b), a + b, d)
            })
            .min_by(|x, y| x.partial_cmp(y).expect("prices are numbers"))
            .map(|(_, _, magnitude)| magnitude)
    }

    /// True if the table is so large that less is compared.
    fn is_large(&self) -> bool {
        self.game.zn().n() > dense::ALWAYS_EXACT
    }

    /// Both landings of a magnitude.
    fn ends(&self, magnitude: u32) -> [u32; 2] {
        let (zn, token) = (self.game.zn(), self.game.token());
        [zn.add(token, magnitude), zn.sub(token, magnitude)]
    }

    /// Up to [`PAIRS_COMPARED`] magnitudes with both ends in A, all of them if there are no more. O(|A|) at worst.
    fn some_pairs(&self, ways: u32, chance: &mut ChaCha8Rng) -> Vec<u32> {
        let (n, zn, token, set) = (self.game.zn().n(), self.game.zn(), self.game.token(), self.counts.set());
        let is_pair = |d: &u32| self.ends(*d).iter().all(|&end| set.contains(end));
        let mut pairs: Vec<u32> = Vec::new();
        if ways as usize > PAIRS_COMPARED {
            // A guess hits with probability ways / (n/2); give up guessing where looking at all members is cheaper.
            for _ in 0..(self.counts.members().len() / 4).min(40 * PAIRS_COMPARED) {
                let d = chance.random_range(1..=n / 2);
                if is_pair(&d) && !pairs.contains(&d) {
                    pairs.push(d);
                    if pairs.len() == PAIRS_COMPARED {
                        return pairs;
                    }
                }
            }
        }
        // Clockwise from the token as far as half a turn, so that each pair is met once and the closest first.
        let members = self.counts.members();
        let (behind, ahead) = members.split_at(members.partition_point(|&y| y < token));
        let magnitudes = ahead.iter().chain(behind).map(|&y| zn.sub(y, token)).take_while(|&d| d <= n / 2);
        pairs = magnitudes.filter(is_pair).collect();
        while pairs.len() > PAIRS_COMPARED {
            pairs.swap_remove(chance.random_range(0..pairs.len()));
        }
        pairs
    }

    /// A pair each of whose ends is in A or has ways on, the worse end as many as possible. `None` unless |A| > √n / 2. O(n).
    fn call_at_depth_2(&self, chance: &mut ChaCha8Rng) -> Option<Call> {
        let n = self.game.zn().n();
        let members = self.counts.members().len() as u32;
        if 4 * members * members <= n {
            return None;
        }
        if self.is_large() {
            let magnitude = dense::most_ways_on(self, chance)?;
            return Some(Call { magnitude, reason: MagnusReason::Layer { depth: 2 } });
        }
        // An end in A is worth more than any number of ways on.
        let worth = |end: u32| if self.counts.set().contains(end) { n } else { self.counts.ways(end) };
        let value = |d: u32| {
            let [a, b] = self.ends(d).map(worth);
            (a.min(b), a.max(b))
        };
        let (magnitude, (worse, _)) =
            (1..=n / 2).map(|d| (d, value(d))).filter(|(_, (worse, _))| *worse > 0).max_by_key(|&(d, v)| (v, n - d))?;
        Some(Call { magnitude, reason: MagnusReason::Balanced { depth: 2, ways: worse } })
    }

    /// The members of A, the cheapest first. O(|A|) prices.
    fn members_by_price(&self, prices: &Prices) -> Vec<u32> {
        let members = self.counts.members();
        // Prices are positive floats, whose bits are in the same order.
        sorted(members.iter().map(|&x| (prices.price_of(x).to_bits(), x))).map(|(_, x)| x).collect()
    }

    /// A witness for B, the fewest cheapest positions for which the token has the same depth as for all of A.
    fn call_deeper(&self, chance: &mut ChaCha8Rng) -> Option<Call> {
        let witness = self.game.witness()?;
        let (n, token, depth) = (self.game.zn().n(), self.game.token(), witness.depth);
        let by_price = self.members_by_price(&Prices::draw_sample(self.counts, SAMPLE, chance));
        let layers_of = |count: usize| LazyLayers::new(&PositionSet::of(n, by_price[..count].iter().copied()));
        // With fewer positions the token is as deep or deeper, so bisection finds how many are enough.
        let (mut enough, mut too_few) = (by_price.len(), 1);
        while enough - too_few > 1 {
            let middle = (enough + too_few) / 2;
            if layers_of(middle).is_within(token, depth) { enough = middle } else { too_few = middle }
        }
        let magnitude =
            layers_of(enough).depth_and_witness(token).map_or(witness.magnitude, |(_, magnitude)| magnitude);
        Some(Call { magnitude, reason: MagnusReason::Balanced { depth, ways: enough as u32 } })
    }
}

/// The prices of all positions of A.
struct Prices<'a> {
    counts: &'a PairCounts,
    /// The positions y over which D is summed, and how many members each of them stands for.
    sample: Vec<u32>,
    weight: f32,
}

impl Prices<'_> {
    fn draw_sample<'a>(counts: &'a PairCounts, most: usize, chance: &mut ChaCha8Rng) -> Prices<'a> {
        let members = counts.members();
        let n = counts.set().n();
        let large =
            members.len() > most && (n > dense::ALWAYS_EXACT || members.len() * members.len() > 16 * n as usize);
        let sample: Vec<u32> = if large {
            (0..most).map(|_| members[chance.random_range(0..members.len())]).collect()
        } else {
            members.to_vec()
        };
        let weight = members.len() as f32 / sample.len() as f32;
        Prices { counts, sample, weight }
    }

    /// The cost of giving up `x`.
    fn price_of(&self, x: u32) -> f32 {
        let share = self.counts.members().len() as f32 / self.counts.set().n() as f32;
        let others = self.sample.iter().filter(|&&y| y != x);
        let loss: f32 = others.map(|&y| 1.0 / (1.0 + self.counts.pairs_like(x, y) as f32)).sum();
        4.0 * share * self.weight * loss + 1.0 / (1.0 + self.counts.ways(x) as f32)
    }
}
