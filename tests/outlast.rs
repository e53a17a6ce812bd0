//! The promise of outlast, kept against every Magnus on small tables, from every position with few left on larger ones, and
//! against all registered Magnuses in whole games.

use crate::oracle::{human_answer, human_call, table};
use crate::seated::seated;
use magnus_derek::bounds::needed;
use magnus_derek::derek::Derek;
use magnus_derek::game::Game;
use magnus_derek::magnus;
use magnus_derek::parse;
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
        assert!(fewest_rounds(&game, &*outlast(p)) >= needed(table(p)), "p = {p}");
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

/// Whether some Magnus visits a new position in each round until two are left.
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
        assert_eq!((promised, positions), (needed(table(n)), table(n).f_star()));
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
