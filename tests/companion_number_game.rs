//! The Number Game: the theorem against brute force, the counts, the rounds, and play with numbers up to 10^18.

use magnus_derek_companions::notation::parse_move;
use magnus_derek_companions::number::Digits;
use magnus_derek_companions::number_game::count::{count_winning_pairs, last_losing, map_rows, winning_pairs};
use magnus_derek_companions::number_game::rounds::{Decision, rounds};
use magnus_derek_companions::number_game::{MAX, NumberName, NumberReason, Pair, Subtraction, is_winning};
use magnus_derek_companions::position::{Move, Position};
use magnus_derek_companions::view::PairMap;
use magnus_derek_companions::{Companion, Outcome};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use serde_json::{Value, json};
use std::ops::RangeInclusive;

const SIZE: usize = 120;

/// The winner of every pair below SIZE, and the number of moves until then, from the rules alone: a player who makes a
/// number ≤ 0 has lost.
fn by_brute_force() -> Vec<Vec<u32>> {
    let mut wins = vec![vec![0; SIZE]; SIZE];
    for a in 1..SIZE {
        for b in 1..SIZE {
            let mut winning_moves = 0;
            for times in 1..=SIZE {
                if a > times * b && wins[a - times * b][b] == 0 {
                    winning_moves += 1;
                }
                if b > times * a && wins[a][b - times * a] == 0 {
                    winning_moves += 1;
                }
            }
            wins[a][b] = winning_moves;
        }
    }
    wins
}

/// The recursion of [G10], as printed but for wider numbers.
fn printed(a: u128, b: u128) -> bool {
    if b == 0 || a >= 2 * b { true } else { !printed(b, a - b) }
}

fn pair(a: u64, b: u64) -> Pair {
    Pair::new(a, b).expect("a legal pair")
}

/// A move as it is typed, if it is legal.
fn read(here: Pair, text: &str) -> Result<Subtraction, String> {
    match parse_move(&Position::NumberGame(here), text).map_err(|refusal| refusal.to_string())?.one {
        Move::NumberGame(one) => here.check_move(&one).map_err(|refusal| refusal.to_string()),
        other => panic!("{other:?} is a move of another game"),
    }
}

#[test]
fn theorem_a_pair_is_winning_exactly_if_the_larger_number_is_at_least_phi_times_the_smaller() {
    for (a, row) in by_brute_force().iter().enumerate().skip(1) {
        for (b, wins) in row.iter().enumerate().skip(1) {
            assert_eq!(is_winning(a as u64, b as u64), *wins > 0, "({a}, {b})");
        }
    }
}

/// Stronger than [G10], which says that there is one.
#[test]
fn from_a_winning_pair_exactly_one_move_wins_and_the_perfect_player_makes_it() {
    let wins = by_brute_force();
    for a in 1..SIZE {
        for b in 1..SIZE {
            assert!(wins[a][b] <= 1, "({a}, {b})");
            let here = pair(a as u64, b as u64);
            let (one, reason) = here.perfect_move().expect("the game is not over");
            let after = here.after(&one);
            let lost = !after.is_over() && wins[after.a as usize][after.b as usize] == 0;
            assert_eq!(lost, wins[a][b] == 1, "({a}, {b}): {reason:?}");
            match reason {
                NumberReason::Lost => assert!(a == b && after.is_over()),
                NumberReason::Forced => assert!(wins[a][b] == 0 && !after.is_over()),
                NumberReason::AllSquares => assert!(one.times == here.squares()),
                NumberReason::AllButOne => assert!(one.times == here.squares() - 1),
                NumberReason::Random { .. } => panic!("nothing random about a perfect player"),
            }
        }
    }
}

#[test]
fn counts_agree_with_the_source_and_with_brute_force() {
    for (most, winning) in [(6, 20), (10, 58), (100, 6142)] {
        assert_eq!(count_winning_pairs(1..=most, 1..=most), Ok(winning));
    }
    let wins = by_brute_force();
    let slow = |a1: usize, a2: usize, b1: usize, b2: usize| {
        (a1..=a2).map(|a| (b1..=b2).filter(|&b| wins[a][b] > 0).count() as u64).sum::<u64>()
    };
    for (a1, a2, b1, b2) in
        [(1, 1, 1, 1), (3, 40, 5, 60), (50, 110, 1, 9), (1, 9, 50, 110), (70, 80, 70, 80), (1, 119, 1, 119)]
    {
        assert_eq!(winning_pairs(a1..=a2, b1..=b2), slow(a1 as usize, a2 as usize, b1 as usize, b2 as usize));
    }
}

#[test]
fn the_map_of_a_million_pairs_is_the_integer_test() {
    let rows = map_rows(1000).expect("a legal size");
    assert_eq!(rows.len(), 1000);
    for b in 1..=1000_u64 {
        let [first, last] = rows[b as usize - 1];
        for a in 1..=1000 {
            assert_eq!(!(first..=last).contains(&(a as u32)), is_winning(a, b), "({a}, {b})");
        }
        assert!(last <= 1000);
    }
}

#[test]
fn for_every_b_exactly_b_numbers_a_lose() {
    for b in 1..=1000 {
        assert_eq!((1..2 * b + 2).filter(|&a| !is_winning(a, b)).count() as u64, b);
        assert_eq!(winning_pairs(1..=1_000_000, b..=b), 1_000_000 - b);
    }
}

#[test]
fn the_boundary_is_exact_to_a_million() {
    for b in 1..=1_000_000 {
        let last = last_losing(b);
        assert!(!is_winning(last, b) && is_winning(last + 1, b), "{b}");
    }
}

#[test]
fn a_million_times_a_million_pairs_are_counted() {
    // Another way: for every larger number A, how far B goes. Pairs of equal numbers lose.
    let (mut b, mut halves) = (0, 0_u64);
    for a in 1..=1_000_000 {
        while is_winning(a, b + 1) && b + 1 < a {
            b += 1;
        }
        halves += b;
    }
    assert_eq!(count_winning_pairs(1..=1_000_000, 1..=1_000_000), Ok(2 * halves));
}

#[test]
fn rounds_decide_at_the_fibonacci_quotients() {
    let ratio = |a: u64, b: u64, Digits(above): Digits, Digits(below): Digits| (a * below).cmp(&(b * above));
    for a in 1..400_u64 {
        for b in 1..=a {
            let rounds = rounds(pair(a, b));
            for (place, round) in rounds.iter().enumerate() {
                let side = ratio(a, b, round.above, round.below);
                let decided = if place % 2 == 0 { side.is_ge() } else { side.is_le() };
                assert_eq!(decided, round.decides, "({a}, {b}), round {}", place + 1);
                assert_eq!(round.decides, place + 1 == rounds.len());
            }
            assert_eq!(rounds.len() % 2 == 1, is_winning(a, b));
        }
    }
    let quotients: Vec<String> =
        rounds(pair(89, 55)).iter().map(|round| format!("{}/{}", round.above, round.below)).collect();
    assert_eq!(quotients[..4], ["2/1", "3/2", "5/3", "8/5"], "as [G10] prints them");
}

/// The quotients by Euclid's algorithm, with the last one at least 2 unless it is the only one.
fn continued_fraction(mut a: u64, mut b: u64) -> Vec<Digits> {
    let mut quotients = Vec::new();
    while b > 0 {
        quotients.push(Digits(a / b));
        (a, b) = (b, a % b);
    }
    quotients
}

#[test]
fn the_first_quotient_of_the_continued_fraction_that_is_not_1_decides() {
    for a in 1..400_u64 {
        for b in 1..=a {
            let fraction = continued_fraction(a, b);
            let rounds = rounds(pair(a, b));
            let told: Vec<Digits> = rounds.iter().filter_map(|round| round.quotient).collect();
            assert_eq!(told, fraction[..told.len()], "({a}, {b})");
            match told.iter().position(|&quotient| quotient != Digits(1)) {
                Some(place) => assert_eq!((place + 1, told.len()), (rounds.len(), rounds.len())),
                None => assert_eq!((a, rounds.len()), (b, 2), "only of equal numbers are all quotients 1"),
            }
        }
    }
}

#[test]
fn the_longest_explanation_has_87_rounds_at_most() {
    // The largest two neighbouring Fibonacci numbers below 10^18.
    let (large, small) = (679_891_637_638_612_258, 420_196_140_727_489_673);
    assert!(large + small > MAX);
    let rounds = rounds(pair(large, small));
    assert!(rounds.len() <= 87, "{}", rounds.len());
    assert_eq!(rounds.len() % 2 == 1, is_winning(large, small));
}

proptest! {
    #[test]
    fn up_to_10_to_the_18_the_integer_test_is_the_recursion_of_the_source(a in 1..=MAX, b in 1..=MAX) {
        let (large, small) = (a.max(b), a.min(b));
        prop_assert_eq!(is_winning(a, b), printed(large.into(), small.into()));
    }

    #[test]
    fn up_to_10_to_the_18_it_is_exact_beside_the_golden_line(b in 1..=618_033_988_749_894_848_u64, off in -2..=2_i64) {
        // ⌊φb⌋ by a square root in 128 bits.
        let golden = ((u128::from(b) + (5 * u128::from(b) * u128::from(b)).isqrt()) / 2) as u64;
        let a = golden.saturating_add_signed(off).clamp(b, MAX);
        prop_assert_eq!(is_winning(a, b), a > golden);
        prop_assert_eq!(is_winning(a, b), printed(a.into(), b.into()));
    }

    #[test]
    fn up_to_10_to_the_18_the_perfect_player_wins_what_is_winning(a in 1..=MAX, b in 1..=MAX, seed in 0..1000_u64) {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let mut here = pair(a, b);
        let perfect = usize::from(here.outcome() == Outcome::P);
        let mut mover = 0;
        while !here.is_over() {
            let choice = if mover == perfect { here.perfect_move() } else { here.random_move(&mut chance) };
            let (one, _) = choice.expect("the game is not over");
            prop_assert_eq!(read(here, &here.write_move(&one)), Ok(one));
            here = here.after(&one);
            mover = 1 - mover;
        }
        // Whoever would have to move has won: the other one made a number ≤ 0.
        prop_assert_eq!(mover, perfect);
        prop_assert_eq!(here.outcome(), Outcome::N);
    }
}

#[test]
fn a_subtraction_of_nothing_or_too_much_is_refused() {
    for (from, times) in [(NumberName::A, 0), (NumberName::A, -1), (NumberName::A, 5), (NumberName::B, 2)] {
        assert!(pair(10, 3).check_move(&Subtraction { from, times }).is_err(), "{from} {times}");
    }
}

#[test]
fn a_multiple_that_loses_is_as_legal_as_one_that_does_not() {
    let here = pair(10, 3);
    assert_eq!(read(here, "a3"), Ok(Subtraction { from: NumberName::A, times: 3 }));
    assert_eq!(here.after(&Subtraction { from: NumberName::A, times: 3 }), pair(1, 3));
    let lost = here.after(&read(here, " A4 ").expect("legal, and a loss"));
    assert_eq!((lost.a, lost.is_over()), (-2, true));
    let lost = here.after(&read(here, "b1").expect("legal, and a loss"));
    assert_eq!((lost.b, lost.is_over()), (-7, true));
    // The extreme case: nothing overflows.
    let lost = pair(MAX, 1).after(&Subtraction { from: NumberName::B, times: 1 });
    assert_eq!((lost.b, lost.is_over()), (1 - MAX as i64, true));
    assert_eq!(read(pair(MAX, 1), &format!("a{MAX}")).map(|one| pair(MAX, 1).after(&one).a), Ok(0));
}

#[test]
fn refusals_name_the_value_and_the_limit() {
    let here = pair(10, 3);
    let sentence = |text: &str| read(here, text).expect_err("refused");
    assert_eq!(sentence("a5"), "The multiple must be a whole number from 1 to 4, but it is 5.");
    assert_eq!(sentence("a0"), "The multiple must be a whole number from 1 to 4, but it is 0.");
    assert_eq!(sentence("b2"), "The multiple must be a whole number from 1 to 1, but it is 2.");
    assert_eq!(sentence("7"), "A move is written as in a3, which is A − 3B, or b1, but it is 7.");
    assert_eq!(sentence("ä"), "A move is written as in a3, which is A − 3B, or b1, but it is “ä”.");
    assert_eq!(
        Pair::new(0, 1).expect_err("too small").to_string(),
        "A must be a whole number from 1 to 1000000000000000000, but it is 0."
    );
    assert_eq!(
        map_rows(1001).expect_err("too large").to_string(),
        "The size of the map must be a whole number from 2 to 1000, but it is 1001."
    );
    assert!(count_winning_pairs(1..=1_000_001, 1..=2).expect_err("too large").to_string().starts_with("A₂ must be"));
    assert_eq!(
        count_winning_pairs(RangeInclusive::new(5, 4), 1..=2).expect_err("empty").to_string(),
        "The range of A is empty: it goes from 5 to 4."
    );
}

/// Data of a pair for the page.
fn shown(a: i64, b: i64) -> Value {
    serde_json::to_value(Position::NumberGame(Pair { a, b }).shown()).expect("plain data")
}

#[test]
fn the_page_gets_the_shape_of_every_pair_and_the_number_that_squares_are_cut_off() {
    for (a, row) in by_brute_force().iter().enumerate().skip(1) {
        for (b, wins) in row.iter().enumerate().skip(1) {
            let told = shown(a as i64, b as i64);
            let shape = if a == b { "equal" } else { ["fat", "thin"][usize::from(*wins > 0)] };
            assert_eq!((&told["shape"], &told["fromA"]), (&json!(shape), &json!(a >= b)), "({a}, {b})");
        }
    }
    assert!(shown(3, 1)["spent"].is_null());
    assert_eq!((&shown(3, -1)["spent"], &shown(0, 3)["spent"]), (&json!("B"), &json!("A")));
    // JavaScript could not hold the numbers themselves.
    assert_eq!(shown(1_000_000_000_000_000_000, 3)["rounds"][0]["large"], json!("1000000000000000000"));
    let over = shown(0, 3);
    assert!(over["shape"].is_null() && over["decision"].is_null() && over["rounds"] == json!([]), "{over}");
    let golden = serde_json::to_value(PairMap::up_to(10).expect("a legal size")).expect("plain data");
    assert_eq!(golden["losing"][9], json!([7, 10]));
    assert!(golden["golden"].as_f64().is_some_and(|phi| (phi * phi - phi - 1.0).abs() < 1e-12));
}

#[test]
fn the_player_with_the_first_choice_wins_and_the_quotients_up_to_there_are_those_of_euclid() {
    for (a, row) in by_brute_force().iter().enumerate().skip(1) {
        for (b, wins) in row.iter().enumerate().skip(1) {
            let decision = Decision::of(&rounds(pair(a as u64, b as u64))).expect("the game is not over");
            assert_eq!(decision.mover, *wins > 0, "({a}, {b})");
            let (mut large, mut small, mut euclid) = (a.max(b), a.min(b), Vec::new());
            while small > 0 && (euclid.is_empty() || euclid.last() == Some(&1)) {
                euclid.push(large / small);
                (large, small) = (small, large % small);
            }
            // Two equal numbers, in the end: no quotient but 1 comes.
            let none = euclid.last() == Some(&1);
            let told: Vec<Digits> = euclid.iter().map(|&quotient| Digits(quotient as u64)).collect();
            assert_eq!(decision.quotients, if none { Vec::new() } else { told }, "({a}, {b})");
            assert_eq!((decision.forced, decision.pair.is_none()), (euclid.len() - usize::from(!none), none));
        }
    }
    assert_eq!(Decision::of(&[]), None);
    let later = Decision::of(&rounds(pair(62, 100))).expect("the game is not over");
    // 100, 62; 62, 38; 38, 24; 24, 14; 14, 10; 10, 4.
    assert_eq!((later.forced, later.pair), (5, Some([Digits(10), Digits(4)])));
}
