//! Algorithm 1 against every Derek, on the recursion itself: what it will do depends on nothing else, so positions that were
//! seen before need not be played again.

use super::Recursion;
use super::exploration::{Exploration, Version};
use crate::position_set::PositionSet;
use crate::zn::{Direction, Zn};
use std::collections::{HashMap, HashSet};

type Key = (Vec<u64>, u32, Vec<Exploration>);

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
    (recursion.unvisited.words().to_vec(), recursion.token, recursion.explorations.clone())
}

/// The two recursions after the next call, one for each direction.
fn next(recursion: &Recursion, zn: Zn) -> [Recursion; 2] {
    let (magnitude, _) = recursion.intent.expect("the recursion is not finished");
    Direction::BOTH.map(|direction| {
        let mut after = recursion.clone();
        after.arrive(zn.landing(recursion.token, magnitude, direction));
        after
    })
}

fn most_rounds(recursion: &Recursion, zn: Zn, known: &mut HashMap<Key, Most>, deep: u32) -> Most {
    assert!(deep < 3 * zn.n(), "no end in sight on n = {}", zn.n());
    if recursion.intent.is_none() {
        let visited = zn.n() - recursion.unvisited.count();
        assert!(visited >= zn.f_star(), "finished with {visited} of f* = {}", zn.f_star());
        return Most { any: 0, consistent: (visited == zn.f_star()).then_some(0) };
    }
    let key = key(recursion);
    if let Some(&most) = known.get(&key) {
        return most;
    }
    let [plus, minus] = next(recursion, zn).map(|after| most_rounds(&after, zn, known, deep + 1));
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
        let most = most_rounds(&start(n, Version::Repaired), zn, &mut HashMap::new(), 0);
        assert_eq!(most, Most { any, consistent: Some(consistent) }, "n = {n}");
        assert!(any <= 3 * (n - 1));
    }
}

#[test]
fn two_phase_keeps_its_bound_against_every_derek_on_every_composite_table_to_22() {
    let tables = (6..=22).filter(|&n: &u32| !n.is_power_of_two() && !crate::zn::is_odd_prime(n));
    for n in tables {
        let zn = Zn::new(n).expect("a legal n");
        let most = most_rounds(&start(n, Version::Repaired), zn, &mut HashMap::new(), 0);
        assert!(most.any <= 3 * (n - 1), "n = {n}: {most:?}");
    }
}

/// Whether Derek can circle for ever below f*(n): walks the graph of positions depth first and looks for a way back.
fn derek_can_circle(recursion: &Recursion, zn: Zn, path: &mut HashSet<Key>, done: &mut HashSet<Key>) -> Option<u32> {
    let visited = zn.n() - recursion.unvisited.count();
    recursion.intent?;
    let key = key(recursion);
    if path.contains(&key) {
        return Some(visited);
    }
    if !done.insert(key.clone()) {
        return None;
    }
    path.insert(key.clone());
    let found = next(recursion, zn).iter().find_map(|after| derek_can_circle(after, zn, path, done));
    path.remove(&key);
    found
}

#[test]
fn the_literal_pseudo_code_circles_at_19_of_20_on_n_25() {
    let zn = Zn::new(25).expect("a legal n");
    let circling = |version| {
        let mut recursion = start(25, version);
        for direction in "++----+++++-+--+-".chars() {
            let [plus, minus] = next(&recursion, zn);
            recursion = if direction == '+' { plus } else { minus };
        }
        derek_can_circle(&recursion, zn, &mut HashSet::new(), &mut HashSet::new())
    };
    assert_eq!(circling(Version::Literal), Some(19));
    assert_eq!(circling(Version::Repaired), None);
}
