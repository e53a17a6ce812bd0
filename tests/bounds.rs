//! The bounds on rounds: against every Derek and every choice of pairs on small tables, against every registered Derek on larger ones.

use crate::oracle::table;
use crate::seated::seated;
use magnus_derek::bounds::{layer_play, rounds_needed, rounds_needed_with_three_left, rounds_until_f_star};
use magnus_derek::derek;
use magnus_derek::game::Game;
use magnus_derek::parse;
use magnus_derek::registry::choices;
use magnus_derek::solver::known_rounds;
use magnus_derek::zn::{Direction, is_odd_prime, odd_part};
use magnus_derek_table::session::{Session, Turn};

/// The worst that any Derek and any pairs can do to layer play, from the start.
#[derive(Debug, PartialEq, Eq)]
struct WorstPlay {
    rounds: u32,
    rounds_until_f_star: u32,
    visited: u32,
}

/// The midpoints of a set, bit z for position z.
pub fn midpoints(n: u32, set: u32) -> u32 {
    let has = |z: u32| set >> (z % n) & 1 == 1;
    (0..n).filter(|&z| (0..=n / 2).any(|d| has(z + d) && has(z + n - d))).fold(0, |all, z| all | 1 << z)
}

/// Every set of unvisited positions, small ones first, with every token outside of it, in order of depth.
fn worst_layer_play(n: u32) -> WorstPlay {
    let all = (1_u32 << n) - 1;
    let place = |set: u32, token: u32| (set * n + token) as usize;
    let mut rounds = vec![0_u8; place(all, n)];
    let mut until = vec![0_u8; place(all, n)];
    let mut left = vec![0_u8; place(all, n)];
    // A subset is a smaller number.
    for unvisited in (0..=all).filter(|set| set & 1 == 0) {
        let mut layers = vec![unvisited];
        loop {
            let last = layers[layers.len() - 1];
            let next = midpoints(n, last);
            if next == last {
                break;
            }
            layers.push(next);
        }
        let reached = layers[layers.len() - 1];
        for token in (0..n).filter(|token| reached >> token & 1 == 0) {
            left[place(unvisited, token)] = unvisited.count_ones() as u8;
        }
        let enough = n - unvisited.count_ones() >= table(n).f_star();
        for (above, here) in layers.iter().zip(&layers[1..]) {
            for token in (0..n).filter(|token| (here & !above) >> token & 1 == 1) {
                let own = place(unvisited, token);
                for d in 1..=n / 2 {
                    let landings = [(token + d) % n, (token + n - d) % n];
                    if landings.iter().any(|landing| above >> landing & 1 == 0) {
                        continue;
                    }
                    for landing in landings {
                        let then = place(unvisited & !(1 << landing), landing);
                        rounds[own] = rounds[own].max(1 + rounds[then]);
                        left[own] = left[own].max(left[then]);
                        if !enough {
                            until[own] = until[own].max(1 + until[then]);
                        }
                    }
                }
            }
        }
    }
    let start = place(all - 1, 0);
    WorstPlay {
        rounds: rounds[start].into(),
        rounds_until_f_star: until[start].into(),
        visited: n - u32::from(left[start]),
    }
}

#[test]
fn layer_play_with_any_pairs_against_any_derek_ends_within_b_of_n_with_f_star_to_n_18() {
    let exact = [1, 1, 4, 4, 5, 7, 11, 11, 12, 15, 15, 19, 19, 22, 26, 26, 27];
    for (n, rounds) in (2..=18).zip(exact) {
        let worst = worst_layer_play(n);
        assert_eq!((worst.rounds, worst.visited), (rounds, table(n).f_star()), "n = {n}");
        assert!(worst.rounds <= layer_play(table(n)), "n = {n}");
        assert!(worst.rounds_until_f_star <= rounds_until_f_star(table(n)), "n = {n}");
        if n.is_multiple_of(3) {
            assert_eq!(worst.rounds_until_f_star, rounds_until_f_star(table(n)), "n = {n}: Theorem 2 is exact here");
        }
    }
}

/// The layers of A by their definition, A first, as long as they grow.
fn layers_by_definition(unvisited: &[bool]) -> Vec<Vec<bool>> {
    let n = unvisited.len();
    let mut layers = vec![unvisited.to_vec()];
    loop {
        let last = &layers[layers.len() - 1];
        let next: Vec<bool> = (0..n).map(|z| (0..n).any(|d| last[(z + d) % n] && last[(z + n - d) % n])).collect();
        if next == *last {
            return layers;
        }
        layers.push(next);
    }
}

#[test]
fn on_powers_of_two_a_row_beside_the_token_takes_layer_play_all_b_of_n_rounds() {
    for exponent in 1..=7 {
        let n = 1_usize << exponent;
        let mut unvisited = vec![true; n];
        unvisited[0] = false;
        // The row is token + s, token + 2s, …, token + row·s, for s = 1 and s = −1 in turn.
        let (mut token, mut row, mut forward, mut rounds) = (0, n - 1, true, 0);
        while row > 0 {
            let at = |k: usize| (if forward { token + k } else { token + n * n - k }) % n;
            let first = 1 << (row.ilog2() + 1);
            let stops = (row.ilog2() + 1..exponent).map(|power| row + (1 << power)).chain([row]);
            let mut now = 0;
            for stop in stops {
                let step = if now == 0 { row + first } else { now - row };
                let layers = layers_by_definition(&unvisited);
                let depth =
                    layers.iter().position(|layer| layer[at(now)]).expect("every layer grows to the whole table");
                let other = at(now + n * n - step);
                assert!(
                    depth > 0 && layers[depth - 1][at(stop)] && layers[depth - 1][other],
                    "n = {n}, round {rounds}"
                );
                assert!((at(now + step)) == at(stop), "the answer leads to the stop");
                (now, rounds) = (stop, rounds + 1);
            }
            token = at(row);
            unvisited[token] = false;
            (row, forward) = (row - 1, !forward);
        }
        assert_eq!(rounds, layer_play(table(u32::try_from(n).expect("a small table"))), "n = {n}");
    }
}

#[test]
fn b_of_n_is_below_twice_n_minus_1_and_for_odd_primes_the_sum_of_nedevs_theorem_4() {
    let first: Vec<u32> = (2..=20).map(|n| layer_play(table(n))).collect();
    assert_eq!(first, [1, 1, 4, 4, 5, 8, 11, 11, 12, 16, 15, 19, 20, 23, 26, 26, 27, 32, 30]);
    for n in (2..5000).chain([999_983, 1_000_000, 1 << 20]) {
        assert!(layer_play(table(n)) < 2 * (n - 1), "n = {n}");
        assert!(rounds_until_f_star(table(n)) <= layer_play(table(n)), "n = {n}");
        if is_odd_prime(n) {
            let h = n.ilog2();
            let theorem_4 = (0..=h).map(|j| (n - 1).div_ceil(1 << j)).sum::<u32>() - (h + 1);
            assert_eq!(layer_play(table(n)), theorem_4, "n = {n}");
        }
    }
}

#[test]
fn r_of_n_lies_between_the_bounds_wherever_it_is_known() {
    let known: Vec<(u32, u32)> = (2..100).filter_map(|n| Some((n, known_rounds(n)?))).collect();
    assert!(known.len() >= 38);
    for (n, rounds) in known {
        assert!(rounds_needed(table(n)) <= rounds && rounds <= rounds_until_f_star(table(n)), "n = {n}");
    }
    assert_eq!([5, 7, 11, 13, 37, 1009].map(|p| rounds_needed(table(p))), [4, 6, 10, 12, 38, 1014]);
    assert_eq!([5, 7, 11, 13, 37, 1009].map(|p| rounds_needed_with_three_left(table(p))), [4, 6, 10, 12, 37, 1011]);
}

/// The most i-events that an order of visits can have, by Lemmas 2, 3 and 5.
pub fn most_events(n: u32, i: u32) -> u32 {
    let (e, m) = (n.trailing_zeros(), odd_part(n));
    match (m, i <= e) {
        (1, true) => (n >> i) - 1,
        (1, false) => 0,
        (_, true) => (n >> i) - 2,
        (_, false) => (m - 2) >> (i - e),
    }
}

/// Plays a game to its end, auditing layer play if the Magnus is to play it; counts the i-events, which are bounded whoever plays.
fn play(n: u32, magnus: &str, derek: &str, audited: bool) -> Session {
    let mut session = seated(n, magnus, derek, 1).expect("both suit the table");
    let mut events: Vec<u32> = Vec::new();
    let depth_of = |game: &Game| game.layers().depth(game.token());
    while session.turn() == Turn::Magnus && session.game().round() < 3 * n {
        let depth = depth_of(session.game());
        let game = session.game();
        if game.round() == 0 || game.last_round().is_some_and(|round| round.new) {
            for i in 0..depth.unwrap_or(0) as usize {
                events.resize(events.len().max(i + 1), 0);
                events[i] += 1;
            }
        }
        let (from, layers) = (game.token(), game.layers().depths().to_vec());
        session.step().expect("two computers");
        let magnitude = session.last_round().expect("a round").call.magnitude;
        for direction in Direction::BOTH.into_iter().filter(|_| audited) {
            let landing = table(n).landing(from, magnitude, direction);
            assert!(u32::from(layers[landing as usize]) < depth.expect("something can be forced"), "n = {n}, {magnus}");
        }
    }
    for (i, &count) in (0..).zip(&events) {
        assert!(count <= most_events(n, i), "n = {n}, {magnus} against {derek}: {count} events for i = {i}");
    }
    session
}

fn computers_against(n: u32, magnuses: &[&str], audited: bool) {
    let empty = Game::new(table(n));
    // Perfect players where they need not be waited for.
    let quick = |id: &str| id != "perfect" || n <= 20;
    let suits = |id: &str| quick(id) && parse::magnus(id).is_ok_and(|found| found.entry.check(&empty).is_ok());
    for magnus in magnuses.iter().filter(|id| suits(id)) {
        let dereks = choices(derek::REGISTRY).into_iter();
        let dereks = dereks.filter(|chosen| !chosen.entry.is_human() && quick(chosen.entry.id));
        // Those who look far ahead take long, and are nobody new to a bound that holds for every Derek.
        for derek in dereks.filter(|chosen| chosen.entry.check(&empty).is_ok() && !chosen.entry.id.ends_with("rollout"))
        {
            let session = play(n, magnus, &derek.id(), audited);
            if audited {
                let (visited, rounds) = (session.game().visited().len() as u32, session.game().round());
                assert!(visited >= table(n).f_star() && rounds <= layer_play(table(n)), "n = {n}, {magnus}");
            }
        }
    }
}

#[test]
fn every_call_of_the_layer_players_leads_to_a_pair_one_layer_up_and_they_end_within_b_of_n() {
    for n in (2..=48).chain([64, 81, 97, 105, 128]) {
        computers_against(n, &["layers", "prime", "balanced"], true);
    }
    for n in [1000, 1009] {
        play(n, "balanced", "hoarder", true);
    }
}

#[test]
fn the_events_of_the_proof_are_within_their_bounds_in_games_of_every_kind() {
    for n in (2..=32).chain([45, 64, 96]) {
        computers_against(n, &["random", "two-phase", "power-of-two", "perfect"], false);
    }
}
