//! The rank of a position against its definition, and what Theorem 8 says of the positions of one rank.

use magnus_derek::layers::ranks;
use magnus_derek::parse;
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::Zn;
use magnus_derek_table::session::Session;
use magnus_derek_table::view;

/// Pairs {z − d, z + d} in a set with 1 ≤ d ≤ n/2; sets as bits.
fn pairs_around(n: u32, set: u32, z: u32) -> u32 {
    let has = |z: u32| set >> (z % n) & 1;
    (1..=n / 2).map(|d| has(z + d) & has(z + n - d)).sum()
}

/// The rank by its definition, up to the number of positions, after which it is unbounded: sets as bits.
fn dumb_ranks(n: u32, set: u32, pairs: u32) -> Vec<Option<u32>> {
    let mut at_least = vec![set];
    for j in 0..=n as usize {
        let deeper = (0..n).filter(|&z| at_least[j] >> z & 1 == 1 && pairs_around(n, at_least[j], z) >= pairs);
        at_least.push(deeper.fold(0, |all, z| all | 1 << z));
    }
    let rank = |z| at_least.iter().position(|&set| pairs_around(n, set, z) < pairs).map(|rank| rank as u32);
    (0..n).map(rank).collect()
}

#[test]
fn ranks_are_those_of_the_definition_for_every_set_to_n_12_and_one_to_three_pairs() {
    for n in 2..=12 {
        for set in 0..1_u32 << n {
            let positions = PositionSet::of(n, (0..n).filter(|z| set >> z & 1 == 1));
            for pairs in 1..=3 {
                assert_eq!(ranks(&positions, pairs), dumb_ranks(n, set, pairs), "n = {n}, {set:b}, {pairs} pairs");
            }
        }
    }
}

#[test]
fn the_first_new_round_is_sure_from_rank_1_on_and_the_token_of_a_full_table_has_no_bound() {
    let mut unvisited = PositionSet::full(9);
    unvisited.remove(0);
    assert_eq!(ranks(&unvisited, 1), [None; 9]);
    // 1 is halfway between 0 and 2; nothing else is halfway between two of these.
    let three = PositionSet::of(11, [0, 1, 2]);
    let found = ranks(&three, 1);
    assert_eq!((found[1], found[0]), (Some(1), Some(0)));
}

#[test]
fn positions_peeled_off_contain_few_triples_on_random_sets_to_n_2000() {
    let mut draw = 7_u64;
    for n in [101, 401, 999, 2000] {
        for pairs in [1, 3] {
            let member = |_: &u32| {
                draw = draw.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                (draw >> 40).is_multiple_of(12)
            };
            let set = PositionSet::of(n, (0..n).filter(member));
            let found = ranks(&set, pairs);
            let most = set.iter().filter_map(|z| found[z as usize]).max().unwrap_or(0);
            for rank in 0..=most {
                let peeled: Vec<u32> = set.iter().filter(|&z| found[z as usize] == Some(rank)).collect();
                let has = |z: u32| peeled.binary_search(&(z % n)).is_ok();
                for &z in &peeled {
                    let around = (1..n.div_ceil(2)).filter(|&d| has(z + d) && has(z + n - d)).count();
                    assert!(around < pairs as usize, "n = {n}: around {z}");
                }
            }
        }
    }
}

/// A game on n positions of the Magnus and the Derek whose ids these are.
fn game(n: u32, magnus: &str, derek: &str) -> Session {
    let zn = Zn::new(n).expect("a table");
    Session::new(zn, parse::magnus(magnus).expect("a Magnus"), parse::derek(derek).expect("a Derek"), 1)
        .expect("a game")
}

#[test]
fn a_picture_gets_the_ranks_of_the_definition_after_every_round_with_n_for_no_bound() {
    for (n, magnus, derek) in [(13, "layers", "protector"), (17, "balanced", "hoarder"), (27, "balanced", "hoarder")] {
        let mut session = game(n, magnus, derek);
        while session.can_step() {
            let set = session.game().unvisited().iter().fold(0, |all, z| all | 1 << z);
            let expected: Vec<u32> = dumb_ranks(n, set, 1).into_iter().map(|rank| rank.unwrap_or(n)).collect();
            assert_eq!(view::ranks(&session).expect("a small table"), expected, "n = {n}, {set:b}");
            session.step().expect("a round");
        }
    }
}

#[test]
fn ranks_of_a_table_that_is_too_large_are_refused() {
    let most = view::RANKED.max;
    assert_eq!(view::ranks(&game(most, "layers", "human")).expect("not too large").len(), most as usize);
    assert!(view::ranks(&game(most + 1, "layers", "human")).is_err());
}
