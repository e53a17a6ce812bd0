//! The positions that Derek has to keep away from: those from which Magnus needs less excess than at the start.

use super::table::{START, Table};
use std::collections::{BTreeMap, BTreeSet};

/// Writes for each excess below that of the start how many states have it, and these in order, each as its distance from the one before.
pub(super) fn write(table: &Table, bytes: &mut Vec<u8>) {
    let wanted = table.excess(START);
    let mut by_excess: BTreeMap<u32, BTreeSet<u64>> = BTreeMap::new();
    for state in dangerous_states(table, wanted) {
        by_excess.entry(table.excess(state)).or_default().insert(state);
    }
    for excess in 0..wanted {
        let states = by_excess.remove(&excess).unwrap_or_default();
        number(states.len() as u64, bytes);
        let mut before = 0;
        for state in states {
            // The token's bit is always set.
            number((state >> 1) - before, bytes);
            before = state >> 1;
        }
    }
}

/// Seven bits a byte, the lowest first; all bytes but the last have their highest bit set.
fn number(mut value: u64, bytes: &mut Vec<u8>) {
    while value > 127 {
        bytes.push(value as u8 | 128);
        value >>= 7;
    }
    bytes.push(value as u8);
}

/// All states with less than `wanted` excess before f*(n) is reached. Whoever has so little goes to one with as little and one position
/// more, or with less and the same positions: so they are found backwards.
fn dangerous_states(table: &Table, wanted: u32) -> Vec<u64> {
    let mut all = Vec::new();
    if wanted == 0 {
        return all;
    }
    let mut above = states_at_goal(table);
    for _ in 1..table.f_star {
        let mut found = BTreeSet::new();
        let mut agenda: Vec<u64> = above.into_iter().flat_map(|state| tokens(table, state & !1)).collect();
        while let Some(state) = agenda.pop() {
            if table.excess(state) < wanted && found.insert(state) {
                agenda.extend(tokens(table, state));
            }
        }
        all.extend(&found);
        above = found;
    }
    all
}

/// All states in which f*(n) positions have been visited.
fn states_at_goal(table: &Table) -> BTreeSet<u64> {
    let mut states = BTreeSet::from([START]);
    for _ in 1..table.f_star {
        let more = |state: u64| {
            (1..table.cycle.n).map(move |position| state | 1 << position).filter(move |&larger| larger != state)
        };
        states = states.iter().flat_map(|&state| more(state)).map(|state| table.state(state, 0)).collect();
    }
    states
}

/// The states with these visited positions, and the token on any of them.
fn tokens(table: &Table, visited: u64) -> impl Iterator<Item = u64> {
    (0..table.cycle.n).filter(move |token| visited >> token & 1 == 1).map(move |token| table.state(visited, token))
}
