use crate::oracle::{from_bits, human_answer, human_call, position_set, table};
use crate::seated::seated;
use magnus_derek::game::Game;
use magnus_derek::layers::LazyLayers;
use magnus_derek::layers::runs::{Runs, first_multiple_in};
use magnus_derek::layers::{Layers, hull, spanned_hull};
use magnus_derek::parse;
use magnus_derek::position_set::PositionSet;
use magnus_derek::registry::{Entry, Seated, choices};
use magnus_derek::zn::Direction;
use magnus_derek::{derek, magnus};
use magnus_derek_table::session::{Session, Turn};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Depth and smallest witness by the definition, from the naive layers.
fn naive_witness(n: u32, layers: &[BTreeSet<u32>], z: u32) -> Option<(u32, u32)> {
    let depth = layers.iter().position(|layer| layer.contains(&z)).filter(|&depth| depth > 0)?;
    let one_up = &layers[depth - 1];
    let magnitude = (1..=n / 2).find(|d| one_up.contains(&((z + d) % n)) && one_up.contains(&((z + n - d) % n)));
    Some((depth as u32, magnitude.expect("a position of the next layer has a witness")))
}

#[test]
fn depth_and_witness_of_a_position_are_those_of_the_definition_for_every_set_to_n_11() {
    for n in 2..=11 {
        for bits in 0..1_u32 << n {
            let set = from_bits(n, bits);
            let naive = crate::oracle::layers(n, &set);
            for z in 0..n {
                // Layers of their own for each position: what was asked before must not be needed.
                let mut lazy = LazyLayers::new(&position_set(n, &set));
                assert_eq!(lazy.depth_and_witness(z), naive_witness(n, &naive, z), "n = {n}, A = {set:?}, z = {z}");
                let depth = naive.iter().position(|layer| layer.contains(&z)).map(|depth| depth as u32);
                assert_eq!(lazy.depth(z), depth, "n = {n}, A = {set:?}, z = {z}");
            }
        }
    }
}

proptest! {
    #[test]
    fn depth_and_witness_are_those_of_the_layers_whether_the_set_is_runs_or_dust(
        n in 12..=700_u32,
        runs in proptest::collection::vec((0..700_u32, 1..30_u32), 1..4),
        dust in proptest::collection::vec(0..700_u32, 0..40),
    ) {
        for dust in [&[][..], &dust[..]] {
            let of_runs = runs.iter().flat_map(|&(first, length)| (first..first + length).map(|z| z % n));
            let set = PositionSet::of(n, of_runs.chain(dust.iter().map(|z| z % n)));
            let layers = Layers::of(&set);
            let mut lazy = LazyLayers::new(&set);
            for z in 0..n {
                prop_assert_eq!(lazy.depth(z), layers.depth(z), "n = {}, z = {}", n, z);
                let witness = layers.witness(z).and_then(|magnitude| Some((layers.depth(z)?, magnitude)));
                prop_assert_eq!(lazy.depth_and_witness(z), witness, "n = {}, z = {}", n, z);
            }
        }
    }

    #[test]
    fn runs_are_found_and_summed_as_bits_are(
        m in 1..=300_u32,
        runs in proptest::collection::vec((0..300_u32, 1..20_u32), 0..5),
    ) {
        let set: BTreeSet<u32> = runs.iter().flat_map(|&(first, length)| (first..first + length).map(|z| z % m)).collect();
        let found = Runs::of(&position_set(m, &set)).expect("at most 10 runs");
        prop_assert_eq!(found.to_set(), position_set(m, &set));
        let sums: BTreeSet<u32> = set.iter().flat_map(|x| set.iter().map(move |y| (x + y) % m)).collect();
        if let Some(summed) = found.sum_with_itself() {
            prop_assert_eq!(summed.to_set(), position_set(m, &sums));
            prop_assert_eq!(summed, Runs::of(&position_set(m, &sums)).expect("no more runs than its own"));
        }
    }

    #[test]
    fn the_first_multiple_in_a_stretch_is_the_first(factor in 0..500_u32, m in 1..200_u32, ends in (0..200_u32, 0..200_u32)) {
        let (first, last) = (ends.0.min(ends.1) % m, ends.0.max(ends.1) % m);
        let (first, last) = (first.min(last), first.max(last));
        let wanted = (0..m).find(|x| (first..=last).contains(&(factor * x % m)));
        prop_assert_eq!(first_multiple_in(factor, m, first, last), wanted);
    }

    #[test]
    fn a_few_members_span_the_hull(n in 1..400_u32, members in proptest::collection::btree_set(0..400_u32, 0..30), step in 1..9_u32) {
        let set = PositionSet::of(n, members.iter().map(|z| z * step % n));
        match spanned_hull(&set) {
            None => prop_assert!(set.is_empty()),
            Some((coset, span)) => {
                prop_assert!(set.iter().all(|z| coset.contains(z)) && span.iter().all(|&z| set.contains(z)));
                prop_assert!(span.len() <= 1 + n.ilog2() as usize);
                prop_assert_eq!(hull(&PositionSet::of(n, span)), Some(coset));
            }
        }
    }
}

#[test]
fn sums_of_at_most_24_runs_are_given_as_runs_and_of_more_are_none() {
    let (mut given, mut none) = (0, 0);
    for draw in 0..400_u32 {
        // Single positions and short runs at random; the more, the more runs their sums have, until these flow together.
        let (m, members) = (100 + draw, 1 + draw % 11);
        let place = |i: u32| (draw * 977 + i * i * 61 + i * 29) % m;
        let set: BTreeSet<u32> =
            (0..members).flat_map(|i| (0..=i % 3).map(move |more| (place(i) + more) % m)).collect();
        let sums: BTreeSet<u32> = set.iter().flat_map(|x| set.iter().map(move |y| (x + y) % m)).collect();
        let runs = sums.iter().filter(|&&z| z == 0 || !sums.contains(&(z - 1))).count();
        let found = Runs::of(&position_set(m, &set)).expect("at most 11 runs and one at the seam");
        match found.sum_with_itself() {
            Some(summed) => assert_eq!(summed.to_set(), position_set(m, &sums), "m = {m}, {set:?}"),
            None => none += 1,
        }
        assert_eq!(found.sum_with_itself().is_some(), runs <= 24, "m = {m}, {set:?}: {runs} runs");
        given += u32::from(runs <= 24);
    }
    assert!(given > 100 && none >= 100, "{given}, {none}");
}

/// The ids of all players that need nobody, but for those that are too slow here.
fn ids<Strategy: ?Sized + Seated>(entries: &'static [Entry<Strategy>], too_slow: &[&str]) -> Vec<String> {
    let ids = choices(entries).into_iter().map(|chosen| chosen.id());
    ids.filter(|id| !["human", "scripted"].iter().any(|kind| id.starts_with(kind)) && !too_slow.contains(&id.as_str()))
        .collect()
}

/// Plays all these players against each other where they suit the table, and looks at each position of each game.
fn in_every_position(n: u32, magnuses: &[String], dereks: &[String], look: impl Fn(&Session, &str)) {
    for (magnus, derek) in magnuses.iter().flat_map(|magnus| dereks.iter().map(move |derek| (magnus, derek))) {
        let Ok(mut session) = seated(n, magnus, derek, 3) else { continue };
        session.solve().expect("small enough");
        let game = format!("n = {n}: {magnus} against {derek}");
        while session.turn() != Turn::Over {
            look(&session, &game);
            session.step().expect("two computers");
        }
        assert_eq!(session.game().witness(), None, "{game}");
    }
}

#[test]
fn depth_and_witness_are_those_of_the_definition_at_every_call_of_small_games_of_all_players() {
    for n in [2, 3, 6, 9, 12, 13, 15, 16] {
        in_every_position(n, &ids(magnus::REGISTRY, &["random"]), &ids(derek::REGISTRY, &[]), |session, name| {
            let game = session.game();
            let layers = crate::oracle::layers(n, &game.unvisited().iter().collect());
            let witness = game.witness().map(|found| (found.depth, found.magnitude));
            assert_eq!(witness, naive_witness(n, &layers, game.token()), "{name}, round {}", game.round());
        });
    }
}

#[test]
fn depth_and_witness_are_those_of_the_layers_from_scratch_at_every_call_of_larger_games() {
    for n in [45, 96, 101, 225, 256, 1009] {
        let slow: &[&str] = if n < 50 { &[] } else { &["rollout", "late-rollout", "look-ahead:2"] };
        let very_slow =
            &["rollout", "late-rollout", "look-ahead:2", "look-ahead", "fewest-ways", "protector:late", "perfect"];
        let dereks = ids(derek::REGISTRY, if n < 300 { slow } else { very_slow });
        in_every_position(n, &ids(magnus::REGISTRY, &["random", "perfect"]), &dereks, |session, name| {
            let (game, token) = (session.game(), session.game().token());
            let fresh = Layers::of(game.unvisited());
            let witness = game.witness();
            assert_eq!(witness.map(|found| found.depth), fresh.depth(token), "{name}");
            assert_eq!(witness.map(|found| found.magnitude), fresh.witness(token), "{name}");
            let elsewhere = (token + game.round()) % n;
            assert_eq!(game.depth(elsewhere), fresh.depth(elsewhere), "{name}");
            assert_eq!(game.end().is_some(), !fresh.last().is_some_and(|last| last.contains(token)), "{name}");
        });
    }
}

#[test]
fn balanced_goes_at_least_one_layer_up_at_every_call_where_the_counts_are_of_a_while_ago() {
    for (n, id) in [(16_411, "random"), (16_425, "hoarder")] {
        let mut game = Game::new(table(n));
        let magnus =
            parse::magnus("balanced").and_then(|chosen| chosen.build(&game, 3)).expect("suited").expect("no human");
        let derek = parse::derek(id).and_then(|chosen| chosen.build(&game, 3)).expect("suited").expect("no human");
        while let Some(call) = magnus.call(&game) {
            let fresh = Layers::of(game.unvisited());
            for direction in Direction::BOTH {
                let landing = game.landing(call.magnitude, direction).expect("legal");
                let (before, after) = (fresh.depth(game.token()), fresh.depth(landing));
                assert!(after.is_some() && after < before, "n = {n}, {id}, round {}", game.round());
            }
            game.call(call).expect("legal");
            let answer = derek.answer(&game, call.magnitude);
            game.answer(answer).expect("a call is waiting");
        }
        assert!(game.end().is_some());
    }
}

#[test]
fn balanced_calls_the_same_with_counts_prepared_call_by_call_as_with_none() {
    for (n, id) in [(16_411, "random"), (35_999, "random"), (33_000, "protector")] {
        let mut game = Game::new(table(n));
        let new = |game: &Game| {
            parse::magnus("balanced").and_then(|chosen| chosen.build(game, 3)).expect("suited").expect("no human")
        };
        let (magnus, derek) = (
            new(&game),
            parse::derek(id).and_then(|chosen| chosen.build(&game, 3)).expect("suited").expect("no human"),
        );
        while let Some(call) = magnus.call(&game) {
            if game.round().is_multiple_of(n / 50) {
                assert_eq!(new(&game).call(&game), Some(call), "n = {n}, {id}, round {}", game.round());
            }
            // Now and then a round is played, taken back and played again.
            for undone in [game.round() % (n / 20) == 1, false] {
                game.call(call).expect("legal");
                let answer = derek.answer(&game, call.magnitude);
                game.answer(answer).expect("a call is waiting");
                if !undone {
                    break;
                }
                magnus.call(&game);
                game.undo().expect("a round was played");
                assert_eq!(magnus.call(&game), Some(call), "n = {n}, {id}, round {} again", game.round());
            }
        }
        assert!(game.end().is_some());
    }
}

#[test]
fn balanced_forgets_the_counts_of_a_past_that_was_taken_back() {
    let n = 16_411;
    // Rounds that look like chance until so many positions are visited.
    let play = |game: &mut Game, seed: u32, visited: usize| {
        let mut draw = seed;
        while game.visited().len() < visited {
            draw = draw.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            game.call(human_call(1 + (draw >> 8) % (n / 2))).expect("legal");
            game.answer(human_answer(Direction::BOTH[(draw >> 7 & 1) as usize])).expect("a call is waiting");
        }
    };
    let balanced = |game: &Game| {
        parse::magnus("balanced").and_then(|chosen| chosen.build(game, 3)).expect("suited").expect("no human")
    };
    let mut game = Game::new(table(n));
    let magnus = balanced(&game);
    for seed in 0..3 {
        // The counts in use are of the moment when some 48 in a hundred were visited; all of that is another past each time.
        game.go_to(3000);
        play(&mut game, seed, 8500);
        assert_eq!(magnus.call(&game), balanced(&game).call(&game), "past {seed}");
    }
}
