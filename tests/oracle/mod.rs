//! Deliberately dumb versions of the crate's clever algorithms. Each test file uses some of them.
#![allow(dead_code)]

pub mod values;

use magnus_derek::game::{Answer, Call, Game};
use magnus_derek::magnus::Magnus;
use magnus_derek::position_set::PositionSet;
use magnus_derek::reason::{DerekReason, MagnusReason};
use magnus_derek::zn::{Direction, Zn};
use std::collections::{BTreeSet, HashMap};

/// The prime factors of n with multiplicity, by trying every number.
pub fn prime_factors(n: u32) -> Vec<u32> {
    let (mut rest, mut candidate, mut factors) = (n, 2, Vec::new());
    while rest > 1 {
        if rest.is_multiple_of(candidate) {
            factors.push(candidate);
            rest /= candidate;
        } else {
            candidate += 1;
        }
    }
    factors
}

/// M(A) by its definition, over all z, x, y.
pub fn midpoints(n: u32, set: &BTreeSet<u32>) -> BTreeSet<u32> {
    let is_midpoint = |z: &u32| set.iter().any(|x| set.iter().any(|y| (2 * z) % n == (x + y) % n));
    (0..n).filter(is_midpoint).collect()
}

/// A, M(A), M²(A), … as long as they grow.
pub fn layers(n: u32, set: &BTreeSet<u32>) -> Vec<BTreeSet<u32>> {
    let mut layers = vec![set.clone()];
    loop {
        let last = &layers[layers.len() - 1];
        let next = midpoints(n, last);
        if next == *last {
            return layers;
        }
        layers.push(next);
    }
}

/// The set whose members are the ones of `bits`.
pub fn from_bits(n: u32, bits: u32) -> BTreeSet<u32> {
    (0..n).filter(|z| bits >> z & 1 == 1).collect()
}

pub fn position_set(n: u32, set: &BTreeSet<u32>) -> PositionSet {
    PositionSet::of(n, set.iter().copied())
}

pub fn human_call(magnitude: u32) -> Call {
    Call { magnitude, reason: MagnusReason::Human }
}

pub fn human_answer(direction: Direction) -> Answer {
    Answer { direction, reason: DerekReason::Human }
}

pub fn table(n: u32) -> Zn {
    Zn::new(n).expect("a legal n")
}

/// The worst that any Derek can do to a Magnus from here on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Worst {
    /// Fewest positions visited at the end.
    pub visited: u32,
    /// Most rounds still played.
    pub rounds: u32,
}

/// Plays a Magnus whose call depends only on the unvisited set and the token against every Derek, to the end of each game.
pub fn against_every_derek(n: u32, magnus: &dyn Magnus) -> Worst {
    let mut known = HashMap::new();
    worst_from(&mut Game::new(table(n)), magnus, &mut known)
}

fn worst_from(game: &mut Game, magnus: &dyn Magnus, known: &mut HashMap<(Vec<u64>, u32), Worst>) -> Worst {
    let key = (game.unvisited().words().to_vec(), game.token());
    if let Some(&worst) = known.get(&key) {
        return worst;
    }
    assert!(game.round() < 20 * game.zn().n(), "no end in sight on n = {}", game.zn().n());
    let worst = match magnus.call(game) {
        None => {
            assert!(game.end().is_some(), "gave up although a new position can be forced");
            Worst { visited: game.visited().len() as u32, rounds: 0 }
        }
        Some(call) => {
            let mut worst = Worst { visited: u32::MAX, rounds: 0 };
            for direction in Direction::BOTH {
                game.call(call).expect("a legal call");
                game.answer(human_answer(direction)).expect("a call is waiting");
                let then = worst_from(game, magnus, known);
                worst.visited = worst.visited.min(then.visited);
                worst.rounds = worst.rounds.max(then.rounds + 1);
                game.undo().expect("a round was played");
            }
            worst
        }
    };
    known.insert(key, worst);
    worst
}
