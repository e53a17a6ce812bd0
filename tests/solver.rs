//! The solver beside a dumb one: all states at once, iterated until nothing changes, without symmetry.

use crate::oracle::table;
use magnus_derek::solver::{Aim, KNOWN, Solution, Value, aims_agree, known_rounds, memory_need, rounds};
use std::collections::HashMap;
use std::ops::ControlFlow;

type State = (u32, u32);

fn states(n: u32) -> Vec<State> {
    let sets = 1..1_u32 << n;
    sets.flat_map(|set| (0..n).filter(move |token| set >> token & 1 == 1).map(move |token| (set, token))).collect()
}

/// The positions to which Derek can take the token, for each magnitude.
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

fn solution(n: u32, aim: Aim, threads: usize) -> Solution {
    Solution::solve(table(n), aim, threads, &mut |_| ControlFlow::Continue(())).expect("small")
}

fn r(n: u32, threads: usize) -> u32 {
    rounds(table(n), threads, &mut |_| ControlFlow::Continue(())).expect("small")
}

/// For every state the fewest rounds to f*(n) positions against every Derek.
fn fewest_rounds_to_f_star(n: u32) -> HashMap<State, u32> {
    let target = table(n).f_star();
    let states = states(n);
    let start = |&state: &State| (state, if state.0.count_ones() >= target { 0 } else { u32::MAX });
    let mut fewest: HashMap<State, u32> = states.iter().map(start).collect();
    loop {
        let mut changed = false;
        for &state in &states {
            let worst = |pair: [State; 2]| pair.map(|next| fewest[&next]).into_iter().max().unwrap().saturating_add(1);
            let best = moves(n, state).into_iter().map(worst).min().unwrap().min(fewest[&state]);
            changed |= fewest.insert(state, best) != Some(best);
        }
        if !changed {
            return fewest;
        }
    }
}

#[test]
fn every_state_has_the_value_that_the_dumb_solver_finds() {
    for n in 2..=10 {
        let solution = solution(n, Aim::Most, 1);
        let most = most_visited(n);
        let fewest = fewest_rounds(n, &most);
        for state @ (set, token) in states(n) {
            let expected = Value { visited: most[&state], rounds: fewest[&state] };
            assert_eq!(solution.value(u64::from(set), token), expected, "n = {n}, {set:b}, {token}");
        }
    }
}

#[test]
fn every_state_has_the_rounds_to_f_star_that_the_dumb_solver_finds() {
    for n in 2..=10 {
        let solution = solution(n, Aim::FStar, 1);
        for (state @ (set, token), rounds) in fewest_rounds_to_f_star(n) {
            assert_eq!(solution.value(u64::from(set), token).rounds, rounds, "n = {n}, {state:?}");
        }
    }
}

#[test]
fn both_aims_agree_on_odd_primes_and_powers_of_two() {
    for n in (2..=19).filter(|&n| aims_agree(table(n))) {
        let (most, soonest) = (solution(n, Aim::Most, 1), solution(n, Aim::FStar, 1));
        for set in (1..1_u64 << n).step_by(2).filter(|set| set.count_ones() < table(n).f_star()) {
            assert_eq!(most.value(set, 0), soonest.value(set, 0), "n = {n}, {set:b}");
        }
    }
}

#[test]
fn two_threads_find_what_one_finds_and_it_survives_as_bytes() {
    let (one, two) = (solution(21, Aim::Most, 1), solution(21, Aim::Most, 2));
    let bytes = one.to_bytes();
    let stored = Solution::from_bytes(table(21), Aim::Most, &bytes).expect("just made");
    for set in (1..1_u64 << 21).step_by(2).step_by(97) {
        assert_eq!(one.value(set, 0), two.value(set, 0));
        assert_eq!(one.value(set, 0), stored.value(set, 0));
    }
    assert_eq!(r(23, 1), r(23, 2));
}

#[test]
#[ignore = "takes long"]
fn damaged_bytes_are_refused_or_give_some_solution_but_never_a_panic() {
    let bytes = solution(12, Aim::Most, 1).to_bytes();
    for length in (0..bytes.len()).step_by(7) {
        assert!(Solution::from_bytes(table(12), Aim::Most, &bytes[..length]).is_err(), "{length} bytes");
    }
    for index in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[index] ^= 0xff;
        if let Ok(solution) = Solution::from_bytes(table(12), Aim::Most, &damaged) {
            for set in (1..1_u64 << 12).step_by(302) {
                let _ = solution.value(set, 0);
            }
        }
    }
}

#[test]
fn a_stopped_solver_reports_that_it_was_stopped() {
    let mut calls = 0;
    let stopped = rounds(table(20), 1, &mut |done| {
        calls += 1;
        if done > 0.5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(stopped.unwrap_err().to_string(), "The computation was stopped before its end.");
    assert!((5..19).contains(&calls), "{calls}");
}

#[test]
fn r_of_n_in_the_table_is_found_again_to_22() {
    for n in 2..=22 {
        assert_eq!(known_rounds(n), Some(r(n, 1)), "n = {n}");
    }
    let told = [1, 1, 3, 4, 3, 7, 7, 5, 7, 13, 7, 15, 12, 9, 15];
    assert_eq!((2..=16).map(|n| known_rounds(n).expect("stands there")).collect::<Vec<_>>(), told);
}

#[test]
fn the_table_of_r_has_every_n_to_36_at_least_with_its_f_star_and_states() {
    let lines: Vec<&str> = KNOWN.lines().collect();
    assert_eq!(lines[0], "n,fStar,rounds,states,seconds,mebibytes,checksum");
    assert!(lines.len() > 36);
    for (n, line) in (2_u32..).zip(&lines[1..]) {
        let start = format!("{n},{},{},{},", table(n).f_star(), known_rounds(n).expect("this line"), 1_u64 << (n - 1));
        assert!(line.starts_with(&start), "{line}");
    }
}

#[test]
fn the_memory_need_is_stated_before_and_was_enough_for_every_table_in_the_file() {
    for line in KNOWN.lines().skip(1) {
        let cells: Vec<&str> = line.split(',').collect();
        let (n, measured): (u32, u64) = (cells[0].parse().unwrap(), cells[5].parse().unwrap());
        // A few mebibytes are the program itself.
        let stated = (memory_need(table(n), false) >> 20) + 16;
        assert!(measured <= stated, "n = {n}: {measured} MiB measured, {stated} stated");
    }
    let bytes = solution(24, Aim::Most, 1).to_bytes().len() as u64;
    assert!(bytes <= memory_need(table(24), true), "{bytes}");
}

#[test]
#[ignore = "takes long"]
fn a_derek_who_never_allows_more_is_beaten_in_r_of_n_rounds_or_fewer() {
    for n in 2..=24 {
        let start = solution(n, Aim::Most, 1).value(1, 0);
        assert_eq!((start.visited, Some(start.rounds)), (table(n).f_star(), known_rounds(n)), "n = {n}");
    }
    // The smallest tables where it is fewer.
    for (n, held, r) in [(25, 19, 20), (26, 25, 26)] {
        assert_eq!(solution(n, Aim::Most, 2).value(1, 0), Value { visited: table(n).f_star(), rounds: held });
        assert_eq!(known_rounds(n), Some(r));
    }
}
