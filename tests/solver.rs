#![cfg(not(target_arch = "wasm32"))]
//! The solver beside a dumb one: all states at once, iterated until nothing changes, without symmetry.

mod oracle;

use magnus_derek::solver::{Solution, Value, rounds};
use oracle::table;
use std::collections::HashMap;

type State = (u32, u32);

fn states(n: u32) -> Vec<State> {
    let sets = 1..1_u32 << n;
    sets.flat_map(|set| (0..n).filter(move |token| set >> token & 1 == 1).map(move |token| (set, token))).collect()
}

/// Where Derek can let the token land, for each magnitude.
fn moves(n: u32, (set, token): State) -> Vec<[State; 2]> {
    let landing = |to: u32| (set | 1 << to, to);
    (1..=n / 2).map(|by| [landing((token + by) % n), landing((token + n - by) % n)]).collect()
}

/// For every state the most positions that Magnus can force, by growing the set of states from which he forces so many.
fn most_visited(n: u32) -> HashMap<State, u32> {
    let states = states(n);
    let mut most: HashMap<State, u32> = states.iter().map(|&state| (state, state.0.count_ones())).collect();
    loop {
        let mut changed = false;
        for &state in &states {
            let forced =
                moves(n, state).into_iter().map(|pair| pair.map(|next| most[&next]).into_iter().min().unwrap());
            let best = forced.max().unwrap().max(most[&state]);
            changed |= most.insert(state, best) != Some(best);
        }
        if !changed {
            return most;
        }
    }
}

/// For every state the fewest rounds to that many, against a Derek who never allows more.
fn fewest_rounds(n: u32, most: &HashMap<State, u32>) -> HashMap<State, u32> {
    let states = states(n);
    let mut fewest: HashMap<State, Option<u32>> = HashMap::new();
    for &state in &states {
        fewest.insert(state, (state.0.count_ones() == most[&state]).then_some(0));
    }
    loop {
        let mut changed = false;
        for &state in states.iter().filter(|state| state.0.count_ones() < most[*state]) {
            let after = |pair: [State; 2]| {
                if pair.iter().any(|next| most[next] < most[&state]) {
                    return None;
                }
                let held = pair.iter().filter(|next| most[*next] == most[&state]);
                held.map(|next| fewest[next]).try_fold(0, |worst, rounds| rounds.map(|rounds| worst.max(rounds + 1)))
            };
            let best = moves(n, state).into_iter().filter_map(after).min();
            if best.is_some() && best != fewest[&state] {
                fewest.insert(state, best);
                changed = true;
            }
        }
        if !changed {
            return fewest.into_iter().map(|(state, rounds)| (state, rounds.expect("reached"))).collect();
        }
    }
}

#[test]
fn every_state_has_the_value_that_the_dumb_solver_finds() {
    for n in 2..=10 {
        let solution = Solution::of(table(n), 1).expect("small");
        let most = most_visited(n);
        let fewest = fewest_rounds(n, &most);
        for state @ (set, token) in states(n) {
            let expected = Value { visited: most[&state], rounds: fewest[&state] };
            assert_eq!(solution.value(u64::from(set), token), expected, "n = {n}, {set:b}, {token}");
        }
    }
}

#[test]
fn two_threads_find_what_one_finds() {
    let (one, two) = (Solution::of(table(21), 1).expect("small"), Solution::of(table(21), 2).expect("small"));
    for set in (1..1_u64 << 21).step_by(2).step_by(97) {
        assert_eq!(one.value(set, 0), two.value(set, 0));
    }
    assert_eq!(rounds(table(23), 1).expect("small"), rounds(table(23), 2).expect("small"));
}

#[test]
fn r_of_n_is_known_to_24() {
    let known = [1, 1, 3, 4, 3, 7, 7, 5, 7, 13, 7, 15, 12, 9, 15, 21, 11, 23, 15, 13, 21, 28, 15];
    let found: Vec<u32> = (2..=24).map(|n| rounds(table(n), 1).expect("small")).collect();
    assert_eq!(found, known);
}

#[test]
fn a_derek_who_never_allows_more_is_beaten_in_r_of_n_rounds_or_fewer() {
    for n in 2..=24 {
        let start = Solution::of(table(n), 1).expect("small").value(1, 0);
        assert_eq!((start.visited, start.rounds), (table(n).f_star(), rounds(table(n), 1).expect("small")), "n = {n}");
    }
    // The smallest tables where it is fewer.
    for (n, held, r) in [(25, 19, 20), (26, 25, 26)] {
        assert_eq!(Solution::of(table(n), 2).expect("small").value(1, 0).rounds, held);
        assert_eq!(rounds(table(n), 2).expect("small"), r);
    }
}
