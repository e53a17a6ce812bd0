//! Algorithm 1 against every Derek, on the recursion itself: what it will do depends on nothing else, so positions that were
//! seen before need not be played again.

use super::Memory;
use super::frame::{Frame, Reading};
use crate::position_set::PositionSet;
use crate::zn::{Direction, Zn};
use std::collections::{HashMap, HashSet};

type Key = (Vec<u64>, u32, Vec<Frame>);

/// The most rounds until the recursion is finished: against any Derek, and against those who allow exactly f*(n) positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Most {
    any: u32,
    consistent: Option<u32>,
}

fn start(n: u32, reading: Reading) -> Memory {
    let mut unvisited = PositionSet::full(n);
    unvisited.remove(0);
    Memory::new(unvisited, 0, reading)
}

fn key(memory: &Memory) -> Key {
    (memory.unvisited.words().to_vec(), memory.token, memory.frames.clone())
}

/// The two recursions after the next call, one for each direction.
fn next(memory: &Memory, zn: Zn) -> [Memory; 2] {
    let (magnitude, _) = memory.wish.expect("the recursion is not finished");
    Direction::BOTH.map(|direction| {
        let mut after = memory.clone();
        after.arrive(zn.landing(memory.token, magnitude, direction));
        after
    })
}

fn most_rounds(memory: &Memory, zn: Zn, known: &mut HashMap<Key, Most>, deep: u32) -> Most {
    assert!(deep < 3 * zn.n(), "no end in sight on n = {}", zn.n());
    if memory.wish.is_none() {
        let visited = zn.n() - memory.unvisited.count();
        assert!(visited >= zn.f_star(), "finished with {visited} of f* = {}", zn.f_star());
        return Most { any: 0, consistent: (visited == zn.f_star()).then_some(0) };
    }
    let key = key(memory);
    if let Some(&most) = known.get(&key) {
        return most;
    }
    let [plus, minus] = next(memory, zn).map(|after| most_rounds(&after, zn, known, deep + 1));
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
        let most = most_rounds(&start(n, Reading::Repaired), zn, &mut HashMap::new(), 0);
        assert_eq!(most, Most { any, consistent: Some(consistent) }, "n = {n}");
        assert!(any <= 3 * (n - 1));
    }
}

#[test]
fn two_phase_keeps_its_bound_against_every_derek_on_every_composite_table_to_22() {
    let tables = (6..=22).filter(|&n: &u32| !n.is_power_of_two() && !crate::zn::is_odd_prime(n));
    for n in tables {
        let zn = Zn::new(n).expect("a legal n");
        let most = most_rounds(&start(n, Reading::Repaired), zn, &mut HashMap::new(), 0);
        assert!(most.any <= 3 * (n - 1), "n = {n}: {most:?}");
    }
}

/// Whether Derek can circle for ever below f*(n): walks the graph of positions depth first and looks for a way back.
fn derek_can_circle(memory: &Memory, zn: Zn, path: &mut HashSet<Key>, done: &mut HashSet<Key>) -> Option<u32> {
    let visited = zn.n() - memory.unvisited.count();
    memory.wish?;
    let key = key(memory);
    if path.contains(&key) {
        return Some(visited);
    }
    if !done.insert(key.clone()) {
        return None;
    }
    path.insert(key.clone());
    let found = next(memory, zn).iter().find_map(|after| derek_can_circle(after, zn, path, done));
    path.remove(&key);
    found
}

#[test]
fn the_literal_pseudo_code_circles_at_19_of_20_on_n_25() {
    let zn = Zn::new(25).expect("a legal n");
    let circling = |reading| {
        let mut memory = start(25, reading);
        for direction in "++----+++++-+--+-".chars() {
            let [plus, minus] = next(&memory, zn);
            memory = if direction == '+' { plus } else { minus };
        }
        derek_can_circle(&memory, zn, &mut HashSet::new(), &mut HashSet::new())
    };
    assert_eq!(circling(Reading::Literal), Some(19));
    assert_eq!(circling(Reading::Repaired), None);
}
