//! The promise of outlast, kept against every Magnus on small tables, from every position with few left on larger ones, and
//! against all registered Magnuses in whole games.

use crate::oracle::{human_answer, human_call, table};
use crate::seated::seated;
use magnus_derek::bounds::rounds_needed;
use magnus_derek::derek::Derek;
use magnus_derek::game::Game;
use magnus_derek::layers::Layers;
use magnus_derek::magnus;
use magnus_derek::parse;
use magnus_derek::reason::DerekReason;
use magnus_derek::registry::choices;
use magnus_derek::zn::{Direction, is_odd_prime};
use magnus_derek_table::session::Turn;
use std::collections::HashMap;

fn outlast(n: u32) -> Box<dyn Derek> {
    let found = parse::derek("outlast").expect("registered");
    found.build(&Game::new(table(n)), 0).expect("suited").expect("a computer")
}

/// A game in which the token has come to `token` with only these positions left.
fn with_left(n: u32, left: &[u32], token: u32) -> Game {
    let mut game = Game::new(table(n));
    let go = |game: &mut Game, to: u32| {
        let forward = (to + n - game.token()) % n;
        if forward == 0 {
            return;
        }
        let (magnitude, direction) =
            if forward <= n / 2 { (forward, Direction::Clockwise) } else { (n - forward, Direction::CounterClockwise) };
        game.call(human_call(magnitude)).expect("legal");
        game.answer(human_answer(direction)).expect("a call is waiting");
    };
    for z in (0..n).filter(|z| !left.contains(z)) {
        go(&mut game, z);
    }
    go(&mut game, token);
    game
}

/// The fewest rounds in which any Magnus gets from here to one unvisited position: a walk through all calls, nearest first.
fn fewest_rounds(game: &Game, derek: &dyn Derek) -> u32 {
    let n = game.zn().n();
    let key = |game: &Game| (game.unvisited().words().to_vec(), game.token());
    let mut seen = HashMap::from([(key(game), ())]);
    let mut now = vec![game.clone()];
    for rounds in 0.. {
        let mut next = Vec::new();
        for game in &now {
            if game.unvisited().count() <= 1 {
                return rounds;
            }
            for magnitude in 1..=n / 2 {
                let direction = derek.answer(game, magnitude).direction;
                let mut after = game.clone();
                after.call(human_call(magnitude)).expect("legal");
                after.answer(human_answer(direction)).expect("a call is waiting");
                if seen.insert(key(&after), ()).is_none() {
                    next.push(after);
                }
            }
        }
        now = next;
    }
    unreachable!("one position is left in the end")
}

#[test]
fn outlast_keeps_his_promise_against_every_magnus_to_p_11() {
    for p in [5, 7, 11] {
        let game = Game::new(table(p));
        assert!(fewest_rounds(&game, &*outlast(p)) >= rounds_needed(table(p)), "p = {p}");
    }
}

#[test]
fn outlast_holds_out_three_quarters_of_log_p_with_four_left_against_every_magnus() {
    // Theorem 4: one round, and then ¾ log₂ p. Neighbours, progressions, and sets without a pattern.
    let tried = [
        (17, 5, [1, 2, 3, 4]),
        (31, 5, [1, 2, 3, 4]),
        (31, 5, [2, 3, 8, 13]),
        (37, 6, [1, 2, 5, 9]),
        (37, 6, [1, 6, 7, 12]),
    ];
    for (p, log, left) in tried {
        for token in [0, p - 1] {
            let rounds = fewest_rounds(&with_left(p, &left, token), &*outlast(p));
            assert!(rounds > 3 * log / 4, "p = {p}, {left:?}, token on {token}: {rounds}");
        }
    }
}

#[test]
fn outlast_wastes_a_round_between_seven_and_three_left_where_the_stage_says_so() {
    // σ₀ = 1 from p = 521 on: from seven left it takes 3 new ones, that round, one more and ¾·10 rounds.
    let p = 521;
    for left in [[1, 2, 3, 4, 5, 6, 7], [1, 3, 4, 8, 9, 11, 12]] {
        let mut game = with_left(p, &left, 0);
        let (derek, layers) = (outlast(p), parse::magnus("balanced").expect("registered"));
        let magnus = layers.build(&game, 0).expect("suited").expect("a computer");
        let begun = game.round();
        while game.unvisited().count() > 1 {
            let call = magnus.call(&game).expect("something can be forced");
            game.call(call).expect("legal");
            let answer = derek.answer(&game, call.magnitude);
            game.answer(answer).expect("a call is waiting");
        }
        assert!(game.round() - begun >= 3 + 1 + 1 + 8, "{left:?}: {} rounds", game.round() - begun);
    }
}

/// True if some Magnus visits a new position in each round until two are left.
fn wastes_nothing(game: &Game, derek: &dyn Derek) -> bool {
    let left = game.unvisited().count();
    left == 2
        || (1..=game.zn().max_magnitude()).any(|magnitude| {
            let answer = derek.answer(game, magnitude);
            if game.is_visited(game.zn().landing(game.token(), magnitude, answer.direction)) {
                return false;
            }
            let mut after = game.clone();
            after.call(human_call(magnitude)).expect("legal");
            after.answer(answer).expect("a call is waiting");
            wastes_nothing(&after, derek)
        })
}

/// Six positions that are left on 2p: neighbours, a progression, three pairs of opposite positions, and some without a pattern.
fn six_left(p: u32) -> [[u32; 6]; 5] {
    [
        [1, 2, 3, 4, 5, 6],
        [2, 4, 6, 8, 10, 12],
        [1, 2, 3, p + 1, p + 2, p + 3],
        [1, 3, p + 1, p + 3, 64, p + 100],
        [7, 11, 101, 200, 333, p + 9],
    ]
}

#[test]
fn outlast_makes_every_magnus_waste_a_round_between_six_and_two_left_on_two_p() {
    // Theorem 6, Q = q = 2 and σ = 1 from p = 521 on.
    for (p, tokens) in [(521, 0..6), (1031, 0..2)] {
        for left in six_left(p) {
            for token in tokens.clone().map(|i| [0, left[2] + p, 5, left[0] + p, 16, 200][i] % (2 * p)) {
                if !left.contains(&token) {
                    let game = with_left(2 * p, &left, token);
                    assert!(!wastes_nothing(&game, &*outlast(2 * p)), "p = {p}, {left:?}, token on {token}");
                }
            }
        }
    }
}

#[test]
fn below_512_some_magnus_wastes_nothing_from_six_left() {
    // n = 2·11, where the stage would be too long, and six positions with the token between them.
    let six = [1, 2, 3, 12, 13, 14];
    assert!(
        (0..22).filter(|z| !six.contains(z)).any(|token| wastes_nothing(&with_left(22, &six, token), &*outlast(22)))
    );
}

#[test]
fn outlast_wastes_two_rounds_for_magnuses_between_six_and_two_left_where_p_is_larger() {
    // σ = 2 from p = 32 771 on.
    let (p, mut done) = (32_771, 0);
    for left in six_left(p) {
        for id in ["balanced", "layers"] {
            let mut game = with_left(2 * p, &left, 0);
            let (derek, found) = (outlast(2 * p), parse::magnus(id).expect("registered"));
            let magnus = found.build(&game, 0).expect("suited").expect("a computer");
            let begun = game.round();
            while game.unvisited().count() > 2
                && let Some(call) = magnus.call(&game)
            {
                game.call(call).expect("legal");
                let answer = derek.answer(&game, call.magnitude);
                game.answer(answer).expect("a call is waiting");
            }
            let rounds = game.round() - begun;
            if game.unvisited().count() == 2 {
                done += 1;
                assert!(rounds >= 4 + 2, "{left:?}, {id}: {rounds} rounds");
            }
        }
    }
    assert!(done > 0, "some Magnus gets so far");
}

/// The most positions that a Magnus visits: a walk through all that can happen.
fn most_visited(n: u32) -> u32 {
    let derek = outlast(n);
    let (mut most, mut seen, mut now) = (0, HashMap::new(), vec![Game::new(table(n))]);
    while let Some(game) = now.pop() {
        if seen.insert((game.unvisited().words().to_vec(), game.token()), ()).is_some() {
            continue;
        }
        most = most.max(n - game.unvisited().count());
        for magnitude in 1..=n / 2 {
            let answer = derek.answer(&game, magnitude);
            let mut after = game.clone();
            after.call(human_call(magnitude)).expect("legal");
            after.answer(answer).expect("a call is waiting");
            now.push(after);
        }
    }
    most
}

#[test]
fn on_tables_without_a_stage_no_magnus_gets_more_than_f_star_positions() {
    for n in [10, 14, 20] {
        assert_eq!(most_visited(n), table(n).f_star(), "n = {n}");
    }
}

fn promise(n: u32) -> Option<(u32, u32)> {
    let promise = (parse::derek("outlast").expect("registered").entry.promise)(table(n));
    promise.map(|promise| (promise.rounds, promise.positions))
}

#[test]
fn outlast_promises_rounds_on_primes_and_where_two_p_has_a_stage() {
    assert_eq!(promise(13), Some((12, 12)));
    assert_eq!(promise(2 * 509), None, "more than a round for each position is not proved");
    assert_eq!(promise(2 * 521), Some((1040, 1040)));
    assert_eq!(promise(2 * 32_771), Some((65_541, 65_540)));
    assert_eq!(promise(4 * 521), None);
    for (n, suited) in
        [(3, false), (6, false), (8, false), (10, true), (15, false), (25, false), (26, true), (2084, true)]
    {
        let found = parse::derek("outlast").expect("registered");
        assert_eq!(found.entry.check(&Game::new(table(n))).is_ok(), suited, "n = {n}");
    }
}

#[test]
fn outlast_keeps_his_promise_against_all_registered_magnuses() {
    let tables = (5..60).filter(|&n| is_odd_prime(n)).chain([67, 131, 257, 521, 1009, 2 * 521, 2 * 1031]);
    for n in tables {
        let (promised, positions) = promise(n).expect("a prime, or two of a large one");
        assert_eq!((promised, positions), (rounds_needed(table(n)), table(n).f_star()));
        let game = Game::new(table(n));
        for chosen in choices(magnus::REGISTRY).iter().filter(|chosen| matches!(chosen.build(&game, 0), Ok(Some(_)))) {
            // Players who need the exact values of the table are left out here, and a random Magnus takes too long.
            if ["perfect", "best"].contains(&chosen.entry.id) || (chosen.entry.id == "random" && n > 60) {
                continue;
            }
            let mut session = seated(n, &chosen.id(), "outlast", 1).expect("both suit the table");
            while session.turn() != Turn::Over
                && session.game().unvisited().count() > n - positions
                && session.game().round() < 20 * n
            {
                session.step().expect("two computers");
            }
            let rounds = session.game().round();
            let visited = n - session.game().unvisited().count();
            assert!(rounds >= promised || visited < positions, "n = {n}, {}: {rounds} rounds", chosen.id());
        }
    }
}

/// The stage of so many positions left on n = q·p: the rounds that are wasted, and where it ends; by trying all numbers.
fn stage(n: u32, q: u32, left: u32) -> Option<(u32, u32)> {
    let p = n / q;
    let (until, size) = (0..9)
        .map(|i| if q == 1 { (3 << i, 6 << i) } else { (((2 << i) - 1) * q, (2 * ((2 << i) - 1) + 1) * q) })
        .find(|&(until, _)| left <= 2 * until + q)?;
    // (σ + ½)·size < log₂ p
    let sigma = (1..9).rev().find(|sigma| f64::from((2 * sigma + 1) * size) / 2.0 < f64::from(p).log2())?;
    (left > until).then_some((sigma, until))
}

/// Positions from 1 to `last` that look like chance, and one more for the token.
fn some_left(n: u32, count: usize, seed: u32, last: u32) -> (Vec<u32>, u32) {
    let draws = std::iter::successors(Some(seed + n), |x| Some(x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223)));
    let mut drawn: Vec<u32> = Vec::new();
    for position in draws.map(|x| 1 + (x >> 8) % last) {
        if !drawn.contains(&position) {
            drawn.push(position);
        }
        if drawn.len() > count {
            break;
        }
    }
    let token = drawn.pop().expect("a position");
    drawn.sort_unstable();
    (drawn, token)
}

#[test]
fn outlast_names_the_stage_of_the_lower_bound_that_he_is_in() {
    for (n, q) in [(509, 1), (521, 1), (1018, 2), (1042, 2), (2084, 4)] {
        let derek = outlast(n);
        for count in 2..=8 {
            let (left, token) = some_left(n, count, 7, n - 1);
            let answer = derek.answer(&with_left(n, &left, token), 1);
            let DerekReason::Outlasts { stage: said, .. } = answer.reason else { panic!("{:?}", answer.reason) };
            assert_eq!(said, stage(n, q, count as u32), "n = {n}, {left:?}, {token}");
        }
    }
    assert_eq!((stage(521, 1, 7), stage(1042, 2, 6), stage(509, 1, 7)), (Some((1, 3)), Some((1, 2)), None));
}

/// M of a few positions.
fn midpoints_of(n: u32, set: &[u32]) -> Vec<u32> {
    let sums = set.iter().flat_map(|a| set.iter().map(move |b| a + b));
    sums.flat_map(|sum| [sum, sum + n]).filter(|sum| sum % 2 == 0).map(|sum| sum / 2 % n).collect()
}

/// G_A by the definition: the members after which Q positions are left, or that lie in M^σ(G) for the G of what is left.
fn good(n: u32, sigma: u32, until: usize, left: &[u32]) -> Vec<u32> {
    if left.len() <= until {
        return Vec::new();
    }
    let is_good = |&y: &u32| {
        let rest: Vec<u32> = left.iter().copied().filter(|&z| z != y).collect();
        rest.len() == until
            || (0..sigma).fold(good(n, sigma, until, &rest), |layer, _| midpoints_of(n, &layer)).contains(&y)
    };
    left.iter().copied().filter(is_good).collect()
}

/// Compares the answers in some positions of a stage with the rule, and counts those in which the rounds off the good positions differ
/// and those in which one of two new landings is bad.
fn stage_answers(n: u32, p: u32, until: usize, count: usize, seeds: std::ops::Range<u32>) -> (u32, u32) {
    let (mut off, mut bad) = (0, 0);
    let derek = outlast(n);
    let (sigma, _) = stage(n, n / p, count as u32).expect("a stage");
    for seed in seeds {
        // Neighbours, of which some are good and some are not.
        let left = some_left(n, count, seed, 14).0;
        let good = good(n, sigma, until, &left);
        let halfway = |(a, b): (u32, u32)| if (a + b) % 2 == 0 { (a + b) / 2 } else { (a + b + n) / 2 % n };
        let mut others: Vec<u32> = left.iter().copied().filter(|z| !good.contains(z)).collect();
        if seed % 2 == 0 {
            others.reverse();
        }
        let pairs = good.iter().flat_map(|&a| others.iter().map(move |&b| (a, b)));
        let token = pairs.map(halfway).find(|token| !left.contains(token)).unwrap_or(0);
        let game = with_left(n, &left, token);
        let layers = Layers::of(game.unvisited());
        // The calls that offer one of them, or one of their midpoints.
        let offered = left.iter().copied().chain(midpoints_of(n, &good)).filter(|&z| z != token);
        for magnitude in offered.map(|z| ((z + n - token) % n).min((token + n - z) % n)) {
            let landings = [(token + magnitude) % n, (token + n - magnitude) % n];
            let new = landings.map(|z| left.contains(&z));
            let score = |z: u32| {
                let layer = |i: u32| (0..i).fold(good.clone(), |layer, _| midpoints_of(n, &layer));
                // With 2Q + 1 left on a prime table he has yet to choose a landing that is not good.
                let chooses = n == p && count > 2 * until;
                let rounds_off = if chooses { 0 } else { (0..sigma).find(|&i| layer(i).contains(&z)).unwrap_or(sigma) };
                let depth = if new == [false; 2] { layers.depth(z).unwrap_or(u32::MAX) } else { 0 };
                let is_bad = new == [true; 2] && !good.contains(&z);
                let place = z % p;
                let from_middle = place.abs_diff(p / 2).min(p - place.abs_diff(p / 2));
                (rounds_off, !left.contains(&z), depth, is_bad, from_middle)
            };
            let [plus, minus] = landings.map(score);
            let wanted = if minus > plus { Direction::CounterClockwise } else { Direction::Clockwise };
            assert_eq!(derek.answer(&game, magnitude).direction, wanted, "n = {n}, {left:?}, {token}, {magnitude}");
            off += u32::from(plus.0 != minus.0);
            bad += u32::from(plus.3 != minus.3);
        }
    }
    (off, bad)
}

#[test]
fn in_a_stage_outlast_stays_off_the_good_positions_and_of_two_new_ones_takes_a_bad_one() {
    let (_, bad) = stage_answers(1042, 521, 2, 4, 0..70);
    // A midpoint of good positions is kept off, too, where two rounds are wasted.
    let (off, _) = stage_answers(65_542, 32_771, 2, 4, 0..4);
    assert!(bad > 10 && off > 5, "{bad}, {off}");
}
