//! Theorem 7: tables on which no round is wasted, and the Magnus who wastes none.

use crate::oracle::{human_answer, table};
use crate::seated::{magnus, seated};
use magnus_derek::bounds::no_waste::{Parts, SEARCHED, parts};
use magnus_derek::bounds::rounds_without_waste;
use magnus_derek::derek;
use magnus_derek::game::Game;
use magnus_derek::magnus::Magnus;
use magnus_derek::reason::MagnusReason;
use magnus_derek::registry::choices;
use magnus_derek::solver::known_rounds;
use magnus_derek::zn::Direction;
use magnus_derek_table::session::Turn;
use std::collections::{HashMap, HashSet};

fn tripling(n: u32) -> Box<dyn Magnus> {
    magnus("tripling").build(&Game::new(table(n)), 1).expect("suited").expect("a computer")
}

/// Plays on against both directions until f*(n) positions are visited; the number of games.
fn every_derek_gives_a_new_position_in_every_round(game: &mut Game, magnus: &dyn Magnus) -> u64 {
    if game.visited().len() as u32 >= game.zn().f_star() {
        return 1;
    }
    let mut games = 0;
    for direction in Direction::BOTH {
        let call = magnus.call(game).expect("more can be forced");
        game.call(call).expect("legal");
        let round = game.answer(human_answer(direction)).expect("a call is waiting");
        assert!(round.new, "n = {}: {:?}", game.zn().n(), game.visited());
        games += every_derek_gives_a_new_position_in_every_round(game, magnus);
        game.undo().expect("a round was played");
    }
    games
}

#[test]
fn tripling_wastes_no_round_against_every_derek_to_n_24() {
    for n in [2, 3, 4, 6, 8, 9, 10, 12, 15, 16, 18, 20, 21, 24] {
        let games = every_derek_gives_a_new_position_in_every_round(&mut Game::new(table(n)), &*tripling(n));
        assert_eq!(games, 1 << (table(n).f_star() - 1), "n = {n}: two directions in each round");
    }
}

/// The same where positions come again: what he does follows from the position, so each is looked at once.
fn remembered(game: &mut Game, magnus: &dyn Magnus, seen: &mut HashSet<(Vec<u64>, u32)>) {
    let position = (game.unvisited().words().to_vec(), game.token());
    if game.visited().len() as u32 >= game.zn().f_star() || !seen.insert(position) {
        return;
    }
    for direction in Direction::BOTH {
        game.call(magnus.call(game).expect("more can be forced")).expect("legal");
        assert!(game.answer(human_answer(direction)).expect("a call is waiting").new, "{:?}", game.visited());
        remembered(game, magnus, seen);
        game.undo().expect("a round was played");
    }
}

#[test]
fn tripling_wastes_no_round_against_every_derek_on_n_27() {
    remembered(&mut Game::new(table(27)), &*tripling(27), &mut HashSet::new());
}

fn against_registered_dereks(n: u32, most_for_slow: u32) {
    let empty = Game::new(table(n));
    for derek in choices(derek::REGISTRY) {
        let slow = ["rollout", "late-rollout", "look-ahead", "endgame"].contains(&derek.entry.id);
        let suits = !derek.entry.is_human() && derek.entry.check(&empty).is_ok() && derek.entry.id != "perfect";
        if !suits || slow && n > most_for_slow {
            continue;
        }
        let mut session = seated(n, "tripling", &derek.id(), 7).expect("both suit the table");
        let f_star = table(n).f_star();
        while (session.game().visited().len() as u32) < f_star {
            assert_eq!(session.turn(), Turn::Magnus);
            session.step().expect("two computers");
        }
        assert_eq!(session.game().round(), f_star - 1, "n = {n} against {}", derek.id());
    }
}

#[test]
fn tripling_wastes_no_round_against_the_registered_dereks_to_n_243() {
    for n in (2..=243).filter(|&n| parts(table(n)).is_some_and(|parts| parts.table < 28)) {
        against_registered_dereks(n, 36);
    }
}

#[test]
fn tripling_wastes_no_round_on_n_2187_and_6561() {
    for n in [2187, 6561] {
        against_registered_dereks(n, 0);
    }
}

#[test]
fn best_is_tripling_where_it_holds_and_there_is_no_exact_play() {
    for (n, holds) in
        [(30, true), (40, true), (51, true), (69, true), (2187, true), (31, false), (35, false), (56, false)]
    {
        let mut session = seated(n, "best", "hoarder", 1).expect("both suit the table");
        session.step().expect("two computers");
        let reason = session.last_round().expect("a round").call.reason;
        assert_eq!(!matches!(reason, MagnusReason::Balanced { .. }), holds, "n = {n}: {reason:?}");
    }
}

/// True if so many positions of Z_m can be visited without waste, by the definition; sets as bits.
fn searched(m: u32, wanted: u32, visited: u64, token: u32, known: &mut HashMap<(u64, u32), bool>) -> bool {
    if visited.count_ones() >= wanted {
        return true;
    }
    if let Some(&answer) = known.get(&(visited, token)) {
        return answer;
    }
    let answer = (1..=m / 2).any(|magnitude| {
        let landings = [(token + magnitude) % m, (token + m - magnitude) % m];
        landings
            .iter()
            .all(|landing| visited >> landing & 1 == 0 && searched(m, wanted, visited | 1 << landing, *landing, known))
    });
    known.insert((visited, token), answer);
    answer
}

#[test]
fn the_searched_tables_have_two_thirds_without_waste_and_z_5_has_not() {
    for (m, positions) in SEARCHED {
        // 28 is the solver's: R(28) = 23.
        assert!(m == 28 || searched(m, positions, 1, 0, &mut HashMap::new()), "m = {m}");
        assert!(3 * positions >= 2 * m);
    }
    assert!(!searched(5, 4, 1, 0, &mut HashMap::new()), "F(5) = 3 < 10/3");
}

#[test]
fn theorem_7_agrees_with_every_known_r_and_goes_beyond_them() {
    let by_theorem: Vec<u32> = (2..=41).filter(|&n| rounds_without_waste(table(n)).is_some()).collect();
    let known = (2..=41).filter(|&n| known_rounds(n) == Some(table(n).f_star() - 1)).collect::<Vec<u32>>();
    assert_eq!(by_theorem, known, "R(n) = f* − 1 exactly where the theorem says so");
    assert_eq!([40, 51, 57, 69, 75].map(|n| rounds_without_waste(table(n))), [31, 33, 37, 45, 49].map(Some));
    for (n, expected) in [
        (2187, Parts { thirds: 7, halves: 0, table: 1, positions: 1 }),
        (45, Parts { thirds: 1, halves: 0, table: 15, positions: 10 }),
        (120, Parts { thirds: 1, halves: 2, table: 10, positions: 8 }),
        (84, Parts { thirds: 1, halves: 2, table: 7, positions: 5 }),
        (56, Parts { thirds: 0, halves: 1, table: 28, positions: 24 }),
    ] {
        assert_eq!(parts(table(n)), Some(expected), "n = {n}");
    }
    assert_eq!([5, 7, 14, 22, 25, 35, 87, 105].map(|n| parts(table(n))), [None; 8]);
}

#[test]
fn the_plan_of_tripling_counts_wasted_rounds_and_names_the_third_class() {
    let mut session = seated(27, "tripling", "protector", 3).expect("both suit the table");
    let mut gammas = 0;
    while session.turn() == Turn::Magnus {
        let plan = session.plan().expect("tripling has one");
        assert_eq!(plan.wasted, Some(0));
        gammas += u32::from(format!("{plan:?}").contains("gamma: Some"));
        session.step().expect("two computers");
    }
    assert!(gammas > 0, "leftovers were offered");
}
