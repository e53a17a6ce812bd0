use crate::oracle::{against_every_derek, human_answer, human_call, midpoints, table};
use crate::seated::{self, seated};
use magnus_derek::bounds::layer_play;
use magnus_derek::derek;
use magnus_derek::derek::Derek;
use magnus_derek::game::{Answer, Game};
use magnus_derek::magnus;
use magnus_derek::magnus::Magnus;
use magnus_derek::parse;
use magnus_derek::reason::{End, MagnusReason};
use magnus_derek::registry::{choices, paper_bound, par, proved_bound};
use magnus_derek::zn::{Direction, smallest_odd_prime_factor};
use magnus_derek_table::session::{Session, Turn};
use std::collections::BTreeSet;

fn magnus(id: &str, n: u32, seed: u32) -> Box<dyn Magnus> {
    parse::magnus(id).expect("registered").build(&Game::new(table(n)), seed).expect("suited").expect("a computer")
}

fn derek(id: &str, n: u32, seed: u32) -> Box<dyn Derek> {
    parse::derek(id).expect("registered").build(&Game::new(table(n)), seed).expect("suited").expect("a computer")
}

/// A Derek of the tests only: the landing after which the token is deepest, the visited one if that is equal.
struct Deepest;

impl Derek for Deepest {
    fn answer(&self, game: &Game, magnitude: u32) -> Answer {
        let rank = |direction| {
            let landing = game.zn().landing(game.token(), magnitude, direction);
            game.layers().depth(landing).unwrap_or(u32::MAX)
        };
        let [plus, minus] = Direction::BOTH.map(rank);
        human_answer(if minus > plus { Direction::CounterClockwise } else { Direction::Clockwise })
    }
}

/// Plays to the end and audits every call against the layers.
fn play_out(n: u32, magnus: &dyn Magnus, derek: &dyn Derek) -> Game {
    let mut game = Game::new(table(n));
    while let Some(call) = magnus.call(&game) {
        if let MagnusReason::Layer { depth } = call.reason {
            assert_eq!(game.layers().depth(game.token()), Some(depth));
            for direction in Direction::BOTH {
                let landing = game.landing(call.magnitude, direction).expect("legal");
                assert!(game.layers().depth(landing) < Some(depth), "n = {n}: not a witness");
            }
        }
        game.call(call).expect("legal");
        let answer = derek.answer(&game, call.magnitude);
        game.answer(answer).expect("a call is waiting");
        assert!(game.round() <= 3 * n, "n = {n}: no end in sight");
    }
    assert!(game.end().is_some());
    game
}

#[test]
fn hull_play_visits_f_star_against_every_derek_to_n_20() {
    for n in 2..=20 {
        let worst = against_every_derek(n, &*magnus("layers", n, 0));
        assert!(worst.visited >= table(n).f_star(), "n = {n}: {worst:?}");
        assert!(worst.rounds <= layer_play(table(n)), "n = {n}: {worst:?}");
    }
}

#[test]
fn prime_visits_n_minus_1_positions_within_the_sum_of_theorem_4_against_every_derek_to_n_19() {
    for n in [3, 5, 7, 11, 13, 17, 19] {
        let promise = (parse::magnus("prime").expect("registered").entry.promise)(table(n)).expect("an odd prime");
        assert_eq!(promise.rounds, layer_play(table(n)), "which is the sum of Theorem 4: tests/bounds.rs");
        let worst = against_every_derek(n, &*magnus("prime", n, 0));
        assert_eq!(worst.visited, n - 1, "n = {n}");
        assert!(worst.rounds <= promise.rounds, "n = {n}: {worst:?}");
    }
}

#[test]
fn the_reason_of_prime_names_the_least_layer_that_lemma_1_fills_and_a_size_that_layer_has() {
    for n in [3, 5, 7, 11, 13, 23, 31] {
        let (magnus, derek) = (magnus("prime", n, 0), derek("rollout", n, 1));
        let mut game = Game::new(table(n));
        while let Some(call) = magnus.call(&game) {
            let MagnusReason::Prime { unvisited, at_most, size, .. } = call.reason else { panic!("{call:?}") };
            let a: BTreeSet<u32> = (0..n).filter(|&z| !game.is_visited(z)).collect();
            assert_eq!(unvisited as usize, a.len());
            // Lemma 1 alone: from each layer to the next the size less 1 doubles.
            let mut layers = vec![(a, unvisited)];
            while layers[layers.len() - 1].1 < n {
                let (layer, least) = &layers[layers.len() - 1];
                layers.push((midpoints(n, layer), 2 * least - 1));
            }
            let (layer, least) = &layers[layers.len() - 1];
            assert_eq!((at_most as usize, size), (layers.len() - 1, *least), "n = {n}, {unvisited} unvisited");
            assert!(layer.len() as u32 >= size.min(n), "n = {n}: M^{at_most}(A) has {} positions", layer.len());
            game.call(call).expect("legal");
            let answer = derek.answer(&game, call.magnitude);
            game.answer(answer).expect("a call is waiting");
        }
        assert_eq!(game.unvisited().count(), 1, "n = {n}");
    }
}

#[test]
fn the_reason_of_power_of_two_names_the_part_of_the_table_that_is_called() {
    for n in [2, 4, 8, 64, 1024] {
        let game = play_out(n, &*magnus("power-of-two", n, 0), &*derek("clockwise", n, 0));
        for (round, played) in (1..).zip(game.transcript()) {
            let MagnusReason::PowerOfTwo { round: told, exponent, part } = played.call.reason else {
                panic!("no list")
            };
            // The exponent by halving, the part by doubling.
            let halvings = std::iter::successors(Some(round), |half| Some(half / 2)).take_while(|half| half % 2 == 0);
            assert_eq!((told, exponent), (round, halvings.count() as u32), "n = {n}");
            assert_eq!(part, (0..=exponent).fold(1, |part, _| 2 * part), "n = {n}, round {round}");
            assert_eq!(part * played.call.magnitude, n, "n = {n}, round {round}");
        }
    }
}

#[test]
#[ignore = "takes long"]
fn hull_play_visits_f_star_within_its_bound_for_all_n_to_200() {
    for n in 2..=200 {
        let layers = magnus("layers", n, 0);
        let mut dereks: Vec<Box<dyn Derek>> = vec![Box::new(Deepest), derek("clockwise", n, 0)];
        for seed in 0..4 {
            dereks.push(derek("random", n, seed));
            dereks.push(derek("protector", n, seed));
        }
        for derek in dereks {
            let game = play_out(n, &*layers, &*derek);
            assert!(game.visited().len() as u32 >= table(n).f_star(), "n = {n}");
            assert!(game.round() <= layer_play(table(n)), "n = {n}");
        }
    }
}

#[test]
fn powers_of_two_take_exactly_n_minus_1_rounds_against_every_derek_to_n_16() {
    for n in [2, 4, 8, 16] {
        let worst = against_every_derek(n, &*magnus("power-of-two", n, 0));
        assert_eq!((worst.visited, worst.rounds), (n, n - 1));
    }
}

#[test]
fn powers_of_two_meet_a_new_position_in_every_round() {
    for n in [8, 64, 1024] {
        for seed in 0..5 {
            let game = play_out(n, &*magnus("power-of-two", n, 0), &*derek("random", n, seed));
            assert!(game.transcript().all(|round| round.new), "n = {n}, seed = {seed}");
            assert_eq!(game.end(), Some(End::AllVisited));
        }
    }
    let game = play_out(8, &*magnus("power-of-two", 8, 0), &*derek("clockwise", 8, 0));
    let magnitudes: Vec<u32> = game.transcript().map(|round| round.call.magnitude).collect();
    assert_eq!(magnitudes, [4, 2, 4, 1, 4, 2, 4]);
}

#[test]
fn the_protector_keeps_n_over_p_positions_against_every_magnus_to_n_12() {
    for n in (3..=12).filter(|n: &u32| !n.is_power_of_two()) {
        let p = smallest_odd_prime_factor(n).expect("not a power of two");
        for seed in 0..p - 1 {
            let protector = derek("protector", n, seed);
            let mut least = n;
            let mut seen = BTreeSet::new();
            every_reachable_state(&mut Game::new(table(n)), &*protector, &mut seen, &mut least);
            assert_eq!(least, n / p, "n = {n}, seed = {seed}");
        }
    }
}

/// Walks through all states that some Magnus can reach; `least` becomes the smallest number of unvisited positions.
fn every_reachable_state(game: &mut Game, derek: &dyn Derek, seen: &mut BTreeSet<(Vec<u64>, u32)>, least: &mut u32) {
    if !seen.insert((game.unvisited().words().to_vec(), game.token())) {
        return;
    }
    *least = (*least).min(game.unvisited().count());
    for magnitude in 1..=game.zn().max_magnitude() {
        game.call(human_call(magnitude)).expect("legal");
        let answer = derek.answer(game, magnitude);
        game.answer(answer).expect("a call is waiting");
        every_reachable_state(game, derek, seen, least);
        game.undo().expect("a round was played");
    }
}

#[test]
fn the_protector_keeps_exactly_n_over_p_against_layers_to_n_300() {
    for n in (3..=300).filter(|n: &u32| !n.is_power_of_two()) {
        let p = smallest_odd_prime_factor(n).expect("not a power of two");
        let game = play_out(n, &*magnus("layers", n, 0), &*derek("protector", n, n));
        assert_eq!(game.unvisited().count(), n / p, "n = {n}");
        let Some(End::Safe { kept }) = game.end() else { panic!("n = {n}: Derek keeps a class") };
        assert_eq!(kept.q, p);
    }
}

#[test]
fn a_protector_who_takes_over_late_keeps_the_fullest_class_without_the_token() {
    // n = 15: 1, 2, … visited one by one, so that every class mod 3 has been touched and [4]₅ has not.
    let mut game = Game::new(table(15));
    for _ in 0..3 {
        game.call(human_call(1)).unwrap();
        game.answer(human_answer(Direction::Clockwise)).unwrap();
    }
    let late = derek("protector", 15, 0);
    let layers = magnus("layers", 15, 0);
    let before = game.unvisited().iter().filter(|z| z % 3 == 1).count();
    while let Some(call) = layers.call(&game) {
        game.call(call).unwrap();
        let answer = late.answer(&game, call.magnitude);
        game.answer(answer).unwrap();
    }
    assert_eq!(game.unvisited().count() as usize, before, "all of [1]₃ that was left when he took over");
}

/// All computer players that suit the table, by their full ids.
fn computers(n: u32) -> (Vec<String>, Vec<String>) {
    let game = Game::new(table(n));
    let magnuses = choices(magnus::REGISTRY).into_iter().filter(|chosen| matches!(chosen.build(&game, 0), Ok(Some(_))));
    let dereks = choices(derek::REGISTRY).into_iter().filter(|chosen| matches!(chosen.build(&game, 0), Ok(Some(_))));
    (magnuses.map(|chosen| chosen.id()).collect(), dereks.map(|chosen| chosen.id()).collect())
}

fn both(n: u32, magnus: &str, derek: &str, seed: u32) -> Session {
    seated(n, magnus, derek, seed).expect("both suit the table")
}

#[test]
#[ignore = "takes long"]
fn every_registered_pair_replays_exactly_from_its_seed() {
    for n in [2, 13, 16, 45] {
        let (magnuses, dereks) = computers(n);
        for (magnus, derek) in magnuses.iter().flat_map(|m| dereks.iter().map(move |d| (m, d))) {
            let mut first = both(n, magnus, derek, 7);
            for _ in 0..60 {
                if first.turn() == Turn::Over {
                    break;
                }
                first.step().expect("two computers");
            }
            // The same game with a detour in the middle: the other direction is said and taken back, and all that follows is
            // computed anew by strategies that remember the detour.
            let (rounds, middle) = (first.game().round(), first.game().round() / 2);
            let mut second = both(n, magnus, derek, 7);
            for _ in 0..middle {
                second.step().expect("two computers");
            }
            second.set_derek(seated::derek("human")).expect("a person can always sit down");
            let said = first.game().transcript().nth(middle as usize).expect("played").answer.direction;
            for direction in [said.opposite(), said] {
                second.answer(direction).expect("Derek's turn");
                if direction != said {
                    second.go_to(middle).expect("in the line");
                }
            }
            second.set_derek(seated::derek(derek)).expect("he can go on");
            while second.game().round() < rounds {
                second.step().expect("two computers");
            }
            let moves = |session: &Session| {
                let rounds = session.game().transcript();
                rounds.map(|round| (round.call.magnitude, round.answer.direction)).collect::<Vec<_>>()
            };
            assert_eq!(moves(&second), moves(&first), "n = {n}, {magnus} against {derek}");
        }
    }
}

#[test]
fn a_seed_gives_the_game_of_balanced_that_it_has_always_given() {
    // A link may have nothing but the seed and the number of rounds. All stages of his play are here: drawn pairs, counts of a while ago
    // and exact ones on a large table, the largest table that is counted exactly from the start, and small ones to the end.
    let games = [
        (300, 3, u32::MAX, 2_115_030_291),
        (2_003, 4, u32::MAX, 2_881_213_488),
        (16_384, 5, 60, 1_317_297_419),
        (16_411, 6, u32::MAX, 849_439_954),
        (20_000, 7, 13_000, 2_124_806_259),
    ];
    for (n, seed, rounds, wanted) in games {
        let mut game = Game::new(table(n));
        let (magnus, derek) = (magnus("balanced", n, seed), derek("random", n, seed));
        let mut sum = 0_u32;
        while let Some(call) = magnus.call(&game).filter(|_| game.round() < rounds) {
            game.call(call).expect("legal");
            let answer = derek.answer(&game, call.magnitude);
            game.answer(answer).expect("a call is waiting");
            sum = sum.wrapping_mul(16_777_619) ^ call.magnitude;
        }
        assert_eq!(sum, wanted, "n = {n}: another game after {} rounds", game.round());
    }
}

#[test]
#[ignore = "takes long"]
fn every_magnus_keeps_his_promise_against_every_registered_derek_to_n_100() {
    every_magnus_keeps_his_promise(2..=100);
}

#[test]
#[ignore = "takes long"]
fn every_magnus_keeps_his_promise_against_every_registered_derek_from_n_101_to_200() {
    every_magnus_keeps_his_promise(101..=200);
}

#[test]
#[ignore = "takes long"]
fn every_magnus_keeps_his_promise_against_every_registered_derek_on_every_third_n_from_201_to_300() {
    every_magnus_keeps_his_promise((201..=300).step_by(3));
}

/// Slow players play only where they are quick, or on every twentieth n.
fn every_magnus_keeps_his_promise(tables: impl Iterator<Item = u32>) {
    for n in tables {
        let (magnuses, dereks) = computers(n);
        for (m, d) in magnuses.iter().flat_map(|m| dereks.iter().map(move |d| (m, d))) {
            let plays = |ids: &[&str]| ids.iter().any(|id| m == id || d == id);
            let solves = plays(&["perfect", "best"]);
            let slow = (d.ends_with("rollout") && n > 24)
                || (plays(&["endgame"]) && n > 45 && n % 20 != 1)
                || (d == "look-ahead:2" && n > 40)
                || (solves && (27..=29).contains(&n));
            let promise = (parse::magnus(m).expect("registered").entry.promise)(table(n));
            let Some(promise) = promise.filter(|_| !slow) else { continue };
            // Players without chance play the same game with every seed.
            let uses_chance = |id: &str| m.starts_with(id) || d.starts_with(id);
            let seeds = if ["random", "any-pair", "balanced", "endgame", "best", "protector"]
                .iter()
                .any(|id| uses_chance(id))
            {
                2
            } else {
                1
            };
            for seed in 0..seeds {
                let mut session = both(n, m, d, seed);
                session.solve().expect("small enough");
                while session.turn() != Turn::Over && session.game().round() < 4 * n {
                    session.step().expect("two computers");
                }
                let visited = session.game().visited().len() as u32;
                let reached = first_round_with(&session, promise.positions);
                assert!(visited >= promise.positions, "n = {n}: {m} against {d}, seed {seed}: {visited}");
                assert!(reached <= promise.rounds, "n = {n}: {m} against {d}, seed {seed}: {reached} rounds");
                if d.starts_with("protector") && !n.is_power_of_two() {
                    assert_eq!(visited, table(n).f_star(), "n = {n}: {m} against {d}, seed {seed}");
                }
            }
        }
    }
}

/// The round in which so many positions were visited for the first time.
fn first_round_with(session: &Session, positions: u32) -> u32 {
    let rounds = (1..).zip(session.game().transcript()).filter(|(_, round)| round.new);
    std::iter::once(0).chain(rounds.map(|(number, _)| number)).nth(positions as usize - 1).unwrap_or(u32::MAX)
}

#[test]
fn balanced_visits_f_star_against_every_derek_to_n_20_in_the_rounds_that_the_readme_tells() {
    // The worst case over all Dereks, to the end of the game; R(n) from 3 to 16 is 1 3 4 3 7 7 5 7 13 7 15 12 9 15.
    let told = [1, 4, 4, 4, 7, 10, 10, 10, 13, 12, 17, 16, 20, 22, 23, 22, 26, 25];
    for (n, told) in (3..).zip(told) {
        let worst = against_every_derek(n, &*magnus("balanced", n, 0));
        assert!(worst.visited >= table(n).f_star(), "n = {n}: {worst:?}");
        assert!(worst.rounds <= layer_play(table(n)), "n = {n}: {worst:?}");
        assert_eq!(worst.rounds, told, "n = {n}");
    }
}

fn rounds_played(n: u32, magnus: &str, derek: &str, seed: u32) -> u32 {
    let mut session = both(n, magnus, derek, seed);
    while session.turn() != Turn::Over {
        session.step().expect("two computers");
    }
    session.game().round()
}

#[test]
fn any_pair_visits_f_star_against_every_derek_to_n_14_within_the_bound_of_layer_play() {
    for (n, seed) in (3..=14).flat_map(|n| (0..3).map(move |seed| (n, seed))) {
        let worst = against_every_derek(n, &*magnus("any-pair", n, seed));
        assert!(worst.visited >= table(n).f_star(), "n = {n}, seed {seed}: {worst:?}");
        assert!(worst.rounds <= layer_play(table(n)), "n = {n}, seed {seed}: {worst:?}");
    }
}

#[test]
fn any_pair_plays_another_game_with_another_seed() {
    for n in [9, 13, 15, 16, 21] {
        let games: std::collections::BTreeSet<Vec<u32>> = (0..20)
            .map(|seed| {
                let mut session = both(n, "any-pair", "clockwise", seed);
                while session.turn() != Turn::Over {
                    session.step().expect("two computers");
                }
                session.game().transcript().map(|round| round.call.magnitude).collect()
            })
            .collect();
        assert!(games.len() >= 15, "n = {n}: {} games", games.len());
    }
}

#[test]
fn layers_needs_nearly_two_n_rounds_against_the_hoarder() {
    assert!(rounds_played(1009, "layers", "hoarder", 0) * 10 >= 1009 * 19);
}

#[test]
#[ignore = "takes long"]
fn balanced_needs_at_most_1_065_n_at_1009_and_1_0165_n_at_10007_against_every_derek_who_does_not_play_it_out() {
    for (n, most) in [(1009, 1074), (10_007, 10_172)] {
        for derek in computers(n).1.into_iter().filter(|id| id != "late-rollout") {
            for seed in 0..3 {
                let rounds = rounds_played(n, "balanced", &derek, seed);
                assert!(rounds <= most, "n = {n}, {derek}, seed {seed}: {rounds} rounds");
            }
        }
    }
}

#[test]
fn the_late_rollout_costs_balanced_clearly_more_than_the_hoarder() {
    // The whole list, on n = 1009: 1079, 1083 and 1090 with the seeds 0 to 2, against 1066, 1059 and 1074.
    let [late, hoarder] = ["late-rollout", "hoarder"].map(|derek| rounds_played(499, "balanced", derek, 0));
    assert!(late >= hoarder + 10, "{late} and {hoarder} rounds");
}

#[test]
fn with_few_positions_left_the_endgame_player_never_takes_back_what_he_promised() {
    for (n, derek) in [(64, "random"), (101, "late-rollout"), (101, "hoarder"), (127, "endgame"), (128, "hoarder")] {
        let mut session = both(n, "endgame", derek, 3);
        let mut promised: Option<u32> = None;
        while session.turn() != Turn::Over {
            session.step().expect("two computers");
            let call = session.game().last_round().expect("just played").call;
            let MagnusReason::Endgame { visited, rounds } = call.reason else {
                assert!(promised.is_none(), "n = {n}, {derek}: exact to the end");
                continue;
            };
            // Here all that is not spared for good is wanted: n or n − 1 positions.
            assert_eq!(visited, table(n).f_star());
            let end = session.game().round() - 1 + rounds;
            assert!(promised.is_none_or(|before| end <= before), "n = {n}, {derek}");
            promised = Some(end);
        }
        assert!(promised.is_some_and(|end| session.game().round() <= end), "n = {n}, {derek}");
    }
}

#[test]
fn different_seeds_give_different_random_games() {
    let games: BTreeSet<Vec<u32>> = (0..5)
        .map(|seed| {
            let mut session = seated(101, "random", "random", seed).expect("legal");
            (0..20).for_each(|_| session.step().expect("two computers"));
            session.game().visited().to_vec()
        })
        .collect();
    assert_eq!(games.len(), 5);
}

#[test]
fn registered_ids_are_unique_and_every_entry_explains_itself() {
    let magnus = magnus::REGISTRY.iter().map(|entry| (entry.id, entry.name, entry.about));
    let derek = derek::REGISTRY.iter().map(|entry| (entry.id, entry.name, entry.about));
    for entries in [magnus.collect::<Vec<_>>(), derek.collect()] {
        let ids: BTreeSet<&str> = entries.iter().map(|entry| entry.0).collect();
        assert_eq!(ids.len(), entries.len());
        for (id, name, about) in entries {
            assert!(!id.is_empty() && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{id}");
            assert!(!name.is_empty() && about.ends_with('.'), "{id}");
        }
    }
}

#[test]
fn layer_players_promise_b_of_n_and_the_page_the_best_proved_bound() {
    for n in 3..=200 {
        let empty = Game::new(table(n));
        let promised = |id: &str| (parse::magnus(id).expect("registered").entry.promise)(table(n)).expect("a promise");
        for id in ["layers", "balanced", "endgame"] {
            assert_eq!((promised(id).positions, promised(id).rounds), (table(n).f_star(), layer_play(table(n))));
        }
        if parse::magnus("two-phase").expect("registered").entry.check(&empty).is_ok() {
            assert_eq!(
                (promised("two-phase").rounds, promised("two-phase").source),
                (paper_bound(table(n)).rounds, "Nedev 2010, Theorem 5, for a Derek who allows no more"),
                "n = {n}: the paper has it for such a Derek alone"
            );
        }
        let fits = |id: &str| parse::magnus(id).is_ok_and(|found| found.entry.check(&empty).is_ok());
        let best = ["perfect", "power-of-two", "tripling", "balanced"]
            .into_iter()
            .find(|id| fits(id))
            .expect("balanced fits all");
        assert_eq!(promised("best"), promised(best), "n = {n}: best promises what he picks");
        assert!(proved_bound(table(n)).rounds <= promised("layers").rounds, "n = {n}");
    }
    let page: Vec<u32> = [13, 15, 16, 45, 64].map(|n| proved_bound(table(n)).rounds).into();
    assert_eq!(page, [19, 9, 15, 29, 63]);
}

#[test]
fn par_is_r_of_n_where_it_is_known_and_otherwise_the_best_proved_bound() {
    let shown = |n: u32| (par(table(n)).rounds, par(table(n)).formula);
    assert_eq!([13, 23, 39].map(shown), [(15, "R(n)"), (28, "R(n)"), (25, "R(n)")]);
    assert_eq!([45, 64].map(shown), [(29, "f*(n) − 1"), (63, "n − 1")]);
    assert_eq!(shown(105), (86, "n/3 − 1 + ⌊(n − 1)/2⌋"));
    assert_eq!(shown(1009), (layer_play(table(1009)), "B(n)"));
    for n in 2..=300 {
        let [par, proved, papers] = [par, proved_bound, paper_bound].map(|bound| bound(table(n)));
        assert!(par.rounds <= proved.rounds && proved.rounds <= papers.rounds, "n = {n}");
        assert_eq!([par.positions, papers.positions], [table(n).f_star(); 2], "n = {n}");
    }
}

#[test]
fn looking_ahead_takes_the_landing_after_which_nothing_can_be_forced() {
    // n = 9 with {1, 2, 5, 8} unvisited and the token on 0: on 1 Derek is safe with [2]₃, on 8 he is not.
    let mut game = Game::new(table(9));
    for magnitude in [3, 1, 2, 1, 2] {
        game.call(human_call(magnitude)).expect("legal");
        game.answer(human_answer(Direction::Clockwise)).expect("a call is waiting");
    }
    assert_eq!(game.unvisited().iter().collect::<Vec<_>>(), [1, 2, 5, 8]);
    for id in ["look-ahead", "look-ahead:2"] {
        assert_eq!(derek(id, 9, 0).answer(&game, 1).direction, Direction::Clockwise, "{id}");
    }
}
