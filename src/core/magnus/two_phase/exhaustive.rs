//! Algorithm 1 against every Derek, on the recursion itself: what it will do depends on nothing else, so positions that were
//! seen before need not be played again.

use super::Recursion;
use super::exploration::{Exploration, Procedure, Version};
use crate::position_set::PositionSet;
use crate::zn::{Direction, Zn};
use std::collections::{HashMap, HashSet};

/// A recursion on a table of at most 56 positions in four numbers: the unvisited positions with the token, and three levels.
type Key = [u64; 4];

/// The most rounds until the recursion is finished: against any Derek, and against those who allow exactly f*(n) positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Most {
    any: u32,
    consistent: Option<u32>,
}

fn start(n: u32, version: Version) -> Recursion {
    let mut unvisited = PositionSet::full(n);
    unvisited.remove(0);
    Recursion::new(unvisited, 0, version)
}

fn key(recursion: &Recursion) -> Key {
    let unvisited = only_word(&recursion.unvisited);
    assert!(recursion.unvisited.n() <= 56 && recursion.explorations.len() <= 3, "more than the key has room for");
    let mut key = [unvisited << 8 | u64::from(recursion.token), 0, 0, 0];
    for (level, exploration) in key[1..].iter_mut().zip(&recursion.explorations) {
        *level = pack_level(exploration);
    }
    key
}

/// All that distinguishes two levels of one table, in one number; never 0.
fn pack_level(exploration: &Exploration) -> u64 {
    let (procedure, number, set) = match &exploration.procedure {
        Procedure::Schedule { done } => (1_u64, *done, 0),
        Procedure::PrimeLayers => (2, 0, 0),
        Procedure::Phase1 { unentered } => (3, 0, only_word(unentered)),
        Procedure::Phase2 { gamma, marked } => (4, *gamma, only_word(marked)),
        Procedure::Done => (5, 0, 0),
    };
    // The classes of an imaginary table are a prime factor of a composite n ≤ 56.
    assert!(set < 1 << 29 && number < 56, "more than the key has room for");
    set << 32
        | procedure << 24
        | u64::from(number) << 16
        | u64::from(exploration.class.q << 8 | exploration.class.gamma)
}

fn only_word(set: &PositionSet) -> u64 {
    let [word] = *set.words() else { panic!("more than 64 positions") };
    word
}

/// The two recursions after the next call, one for each direction.
fn next(recursion: Recursion, zn: Zn) -> [Recursion; 2] {
    let (magnitude, _) = recursion.intent.expect("the recursion is not finished");
    let landings = Direction::BOTH.map(|direction| zn.landing(recursion.token, magnitude, direction));
    let mut after = [recursion.clone(), recursion];
    for (after, landing) in after.iter_mut().zip(landings) {
        after.land_on(landing);
    }
    after
}

fn most_rounds(recursion: Recursion, zn: Zn, known: &mut HashMap<Key, Most>, deep: u32) -> Most {
    assert!(deep < 3 * zn.n(), "no end in sight on n = {}", zn.n());
    if recursion.intent.is_none() {
        let visited = zn.n() - recursion.unvisited.count();
        assert!(visited >= zn.f_star(), "finished with {visited} of f* = {}", zn.f_star());
        return Most { any: 0, consistent: (visited == zn.f_star()).then_some(0) };
    }
    let key = key(&recursion);
    if let Some(&most) = known.get(&key) {
        return most;
    }
    let [plus, minus] = next(recursion, zn).map(|after| most_rounds(after, zn, known, deep + 1));
    let most = Most {
        any: 1 + plus.any.max(minus.any),
        consistent: plus.consistent.max(minus.consistent).map(|rounds| rounds + 1),
    };
    known.insert(key, most);
    most
}

#[test]
#[ignore = "takes long"]
fn two_phase_visits_f_star_against_every_derek_in_the_rounds_known_for_smallest_witnesses() {
    // n: against any Derek, against Dereks who allow exactly f*(n). Nedev 2010, Theorem 5 allows 3(n − 1).
    for (n, any, consistent) in [
        (6, 3, 3),
        (9, 6, 5),
        (10, 8, 8),
        (12, 7, 7),
        (15, 15, 11),
        (18, 14, 11),
        (21, 24, 17),
        (25, 28, 25),
        (27, 24, 18),
        (30, 29, 21),
        (33, 45, 31),
        (35, 43, 36),
    ] {
        let zn = Zn::new(n).expect("a legal n");
        let most = most_rounds(start(n, Version::Repaired), zn, &mut HashMap::new(), 0);
        assert_eq!(most, Most { any, consistent: Some(consistent) }, "n = {n}");
        assert!(any <= 3 * (n - 1));
    }
}

#[test]
fn two_phase_keeps_its_bound_against_every_derek_on_every_composite_table_to_22() {
    let tables = (6..=22).filter(|&n: &u32| !n.is_power_of_two() && !crate::zn::is_odd_prime(n));
    for n in tables {
        let zn = Zn::new(n).expect("a legal n");
        let most = most_rounds(start(n, Version::Repaired), zn, &mut HashMap::new(), 0);
        assert!(most.any <= 3 * (n - 1), "n = {n}: {most:?}");
    }
}

/// True if Derek can circle for ever below f*(n): walks the graph of positions depth first and looks for a way back.
fn derek_can_circle(recursion: Recursion, zn: Zn, path: &mut HashSet<Key>, done: &mut HashSet<Key>) -> Option<u32> {
    let visited = zn.n() - recursion.unvisited.count();
    recursion.intent?;
    let key = key(&recursion);
    if path.contains(&key) {
        return Some(visited);
    }
    if !done.insert(key) {
        return None;
    }
    path.insert(key);
    let found = next(recursion, zn).into_iter().find_map(|after| derek_can_circle(after, zn, path, done));
    path.remove(&key);
    found
}

#[test]
fn the_literal_pseudo_code_circles_at_19_of_20_on_n_25() {
    let zn = Zn::new(25).expect("a legal n");
    let circling = |version| {
        let mut recursion = start(25, version);
        for direction in "++----+++++-+--+-".chars() {
            let [plus, minus] = next(recursion, zn);
            recursion = if direction == '+' { plus } else { minus };
        }
        derek_can_circle(recursion, zn, &mut HashSet::new(), &mut HashSet::new())
    };
    assert_eq!(circling(Version::Literal), Some(19));
    assert_eq!(circling(Version::Repaired), None);
}
