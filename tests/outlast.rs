//! Outlast keeps his promise: against every Magnus on small tables, from every position with few left on larger ones, and against all
//! registered Magnuses in whole games.

use crate::oracle::{human_answer, human_call, table};
use magnus_derek::bounds::needed;
use magnus_derek::derek::{self, Derek};
use magnus_derek::game::Game;
use magnus_derek::magnus;
use magnus_derek::registry::choices;
use magnus_derek::session::{Session, Turn};
use magnus_derek::zn::{Direction, is_odd_prime};
use std::collections::HashMap;

fn outlast(n: u32) -> Box<dyn Derek> {
    let found = derek::find("outlast").expect("registered");
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
        let (derek, layers) = (outlast(p), magnus::find("balanced").expect("registered"));
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

#[test]
fn outlast_keeps_his_promise_against_all_registered_magnuses() {
    let tables = (5..60).filter(|&n| is_odd_prime(n)).chain([67, 131, 257, 521, 1009]);
    for p in tables {
        let promise = (derek::find("outlast").expect("registered").entry.promise)(table(p)).expect("a prime");
        assert_eq!((promise.rounds, promise.positions), (needed(table(p)), p - 1));
        let game = Game::new(table(p));
        for chosen in choices(magnus::REGISTRY).iter().filter(|chosen| matches!(chosen.build(&game, 0), Ok(Some(_)))) {
            // Who needs the exact values of the table has them against the perfect Derek; a random Magnus takes long.
            if ["perfect", "best"].contains(&chosen.entry.id) || (chosen.entry.id == "random" && p > 60) {
                continue;
            }
            let mut session = Session::new(&p.to_string(), &chosen.id(), "outlast", "1").expect("both suit the table");
            while session.turn() != Turn::Over
                && session.game().unvisited().count() > 1
                && session.game().round() < 20 * p
            {
                session.step().expect("two computers");
            }
            let rounds = session.game().round();
            assert!(rounds >= promise.rounds, "p = {p}, {}: {rounds} rounds", chosen.id());
        }
    }
}
