//! The circle of dominoes: the values against brute force, the period as a theorem, and the values in print.

use magnus_derek_companions::dominoes::values::{
    MAX_VALUE_N, PERIOD, PREPERIOD, Values, by_definition, exceptions, explain_answer,
};
use magnus_derek_companions::dominoes::{Circle, DominoReason, Refusal, Segment};
use magnus_derek_companions::notation::parse_move;
use magnus_derek_companions::position::{Move, Position};
use magnus_derek_companions::{Companion, Outcome};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::collections::{BTreeSet, HashMap};

/// F(0), …, F(86) as [P12] prints them.
const PRINTED: [u8; 87] = [
    0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4, 0, 1, 1,
    2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7, 4, 8, 1, 1, 2, 0, 3, 1,
    1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9,
];

/// Grundy values of circles with any dominoes, straight from the rules: a position is a set of covered spaces.
struct Oracle {
    n: u32,
    known: HashMap<u32, u8>,
}

impl Oracle {
    fn options(&self, covered: u32) -> BTreeSet<u32> {
        let pair = |space: u32| 1_u32 << space | 1 << ((space + 1) % self.n);
        let pairs = (0..self.n).map(pair).filter(|pair| pair.count_ones() == 2 && covered & pair == 0);
        pairs.map(|pair| covered | pair).collect()
    }

    fn value(&mut self, covered: u32) -> u8 {
        if let Some(&value) = self.known.get(&covered) {
            return value;
        }
        let options: Vec<u8> = self.options(covered).into_iter().map(|option| self.value(option)).collect();
        let value = (0..).find(|value| !options.contains(value)).expect("finitely many options");
        self.known.insert(covered, value);
        value
    }
}

fn covered(circle: &Circle) -> u32 {
    let n = circle.n();
    circle.dominoes().iter().fold(0, |covered, &first| covered | 1 << (first - 1) | 1 << (first % n))
}

#[test]
fn every_position_to_n_14_has_the_value_moves_and_outcome_of_brute_force() {
    for n in 1..=14 {
        let mut oracle = Oracle { n, known: HashMap::new() };
        let mut seen = BTreeSet::new();
        let mut open = vec![Circle::new(n).expect("a legal circle")];
        while let Some(circle) = open.pop() {
            let position = covered(&circle);
            if !seen.insert(position) {
                continue;
            }
            let value = oracle.value(position);
            assert_eq!(circle.xor(), value, "n = {n}, {:?}", circle.dominoes());
            assert_eq!(circle.outcome() == Outcome::N, value > 0);
            let after: BTreeSet<u32> = circle.moves().iter().map(|one| covered(&circle.after(one))).collect();
            assert_eq!(after, oracle.options(position));
            assert_eq!(circle.moves().len(), after.len());
            assert_eq!(circle.is_over(), after.is_empty());
            match circle.perfect_move() {
                Some((one, _)) => assert_eq!(oracle.value(covered(&circle.after(&one))) == 0, value > 0),
                None => assert!(after.is_empty()),
            }
            open.extend(circle.moves().iter().map(|one| circle.after(one)));
        }
    }
}

#[test]
fn the_printed_table_of_f_is_right() {
    assert_eq!(by_definition(87), PRINTED);
    let values = Values::default();
    assert!((0..87).all(|m| values.path_value(m) == PRINTED[m as usize]));
}

/// The periodicity theorem for octal games: equality for PREPERIOD ≤ m < 2·PREPERIOD + PERIOD + 2, where 2 is the most that a
/// move removes, is equality for all m ≥ PREPERIOD. The proof is in `values`.
#[test]
fn f_has_the_period_34_from_53_on() {
    let enough = 2 * PREPERIOD + PERIOD + 2;
    let values = by_definition(enough + PERIOD);
    let holds = |m: u64| values[m as usize] == values[(m + PERIOD) as usize];
    assert!((PREPERIOD..enough).all(holds));
    assert!(!holds(PREPERIOD - 1), "52 is where the period begins too late");
    assert!(
        (1..PERIOD).all(|shorter| (PREPERIOD..enough).any(|m| values[m as usize] != values[(m + shorter) as usize]))
    );
}

#[test]
fn values_by_the_period_are_those_of_the_definition() {
    let values = Values::default();
    let slow = by_definition(1500);
    assert!((0..1500).all(|m| values.path_value(m) == slow[m as usize]));
    assert!(slow.iter().all(|&value| value <= 9));
}

#[test]
fn the_exceptions_are_the_lengths_below_53_whose_value_does_not_come_again() {
    let slow = by_definition(PREPERIOD + 4 * PERIOD);
    let settled = |m: u64| slow[(PREPERIOD..).find(|later| later % PERIOD == m % PERIOD).expect("one in 34") as usize];
    let found: Vec<u64> = (0..slow.len() as u64).filter(|&m| slow[m as usize] != settled(m)).collect();
    assert_eq!(exceptions(), found);
    assert_eq!(found, [0, 1, 15, 17, 18, 32, 35, 52]);
}

#[test]
fn a_long_path_is_traced_back_to_one_in_the_table() {
    assert_eq!((explain_answer(1111).reduced, explain_answer(1111).residue), (Some(1109 - 31 * 34), 23));
    assert_eq!((explain_answer(88).reduced, explain_answer(89).reduced), (None, Some(53)));
    assert_eq!((explain_answer(1).reduced, explain_answer(1).answer.first), (None, None));
}

#[test]
fn the_first_player_wins_by_the_residue_rule() {
    let values = Values::default();
    let slow = by_definition(3000);
    let rule = |n: u64| [7, 11, 23, 27, 31].contains(&(n % 34)) || [2, 3, 17, 37].contains(&n);
    for n in 1..=3000 {
        assert_eq!(values.circle_value(n) > 0, rule(n), "{n}");
        assert_eq!(values.circle_value(n) > 0, n >= 2 && slow[n as usize - 2] == 0, "{n}");
    }
    for n in MAX_VALUE_N - 100..=MAX_VALUE_N {
        assert_eq!(values.circle_value(n) > 0, rule(n), "{n}");
    }
}

/// [P12] lists the N of digits 0 and 1 that the first player wins. Below a million the 11 is missing.
#[test]
fn erratum_the_printed_list_of_winning_n_with_digits_0_and_1_omits_11() {
    let printed = [1111, 11111, 100001, 101011, 110001, 111101];
    let values = Values::default();
    let digits = |n: u64| n.to_string().bytes().all(|digit| digit <= b'1');
    let found: Vec<u64> = (1..1_000_000).filter(|&n| digits(n) && values.circle_value(n) > 0).collect();
    assert_eq!(found[0], 11);
    assert_eq!(found[1..], printed);
}

/// [P12] works out F(12) = mex{1, 0, 0, 0, 3, 0} = 2, from F(10) = 1, 1 ⊕ 2 = 3 and 1 ⊕ 1 = 0. The options are others, and the
/// value is right.
#[test]
fn erratum_the_printed_options_of_f_12_are_wrong_and_its_value_is_right() {
    let values = Values::default();
    let options: Vec<u8> = (0..=5).map(|i| values.path_value(i) ^ values.path_value(10 - i)).collect();
    assert_eq!(options, [3, 0, 0, 0, 1, 0]);
    assert_ne!(options, [1, 0, 0, 0, 3, 0]);
    assert_eq!(values.path_value(12), 2);
}

#[test]
fn the_perfect_player_wins_every_n_position_on_large_circles_too() {
    for n in [17, 37, 41, 79, 133, 199, 200] {
        for seed in 0..6 {
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            let mut circle = Circle::new(n).expect("a legal circle");
            let wins = circle.outcome() == Outcome::N;
            let mut mover = 0;
            while !circle.is_over() {
                // The perfect player sits where the win is.
                let perfect = (mover == 0) == wins;
                let choice = if perfect { circle.perfect_move() } else { circle.random_move(&mut chance) };
                circle = circle.after(&choice.expect("a move is left").0);
                mover = 1 - mover;
            }
            assert_eq!(mover == 1, wins, "n = {n}: whoever is to move has lost");
        }
    }
}

#[test]
fn reasons_tell_the_truth() {
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    for n in 2..=60 {
        let mut circle = Circle::new(n).expect("a legal circle");
        while let Some((one, reason)) = circle.perfect_move() {
            let after = circle.after(&one);
            let winning = || after.moves().iter().filter(|&one| after.after(one).xor() == 0).count() as u32;
            match reason {
                DominoReason::Opening { rest, value } => {
                    assert!(circle.dominoes().is_empty());
                    assert_eq!((rest, value), (n - 2, after.xor()));
                }
                DominoReason::ToZero { length, left, right, xor } => {
                    assert_eq!((left + right + 2, xor, after.xor()), (length, circle.xor(), 0));
                    assert!(
                        circle
                            .segments()
                            .iter()
                            .any(|segment| { segment.length == length && (segment.first - 1 + left) % n + 1 == one })
                    );
                }
                DominoReason::FewestReplies { winning: count, of } => {
                    assert_eq!((circle.xor(), count, of), (0, winning(), after.moves().len() as u32));
                    let moves = circle.moves();
                    let least = moves.iter().map(|one| {
                        let after = circle.after(one);
                        after.moves().iter().filter(|&one| after.after(one).xor() == 0).count() as u32
                    });
                    assert_eq!(least.min(), Some(count));
                }
                DominoReason::Random { .. } => panic!("nothing random about a perfect player"),
            }
            circle = circle.after(&circle.random_move(&mut chance).expect("a move is left").0);
        }
    }
}

#[test]
fn refusals_name_the_value_and_the_limit() {
    let sentence = |result: Result<_, Refusal>| result.map(|_: u32| ()).expect_err("refused").to_string();
    assert_eq!(
        Circle::new(201).expect_err("too large").to_string(),
        "The number of spaces must be a whole number from 1 to 200, but it is 201."
    );
    let circle = Circle::new(5).expect("a legal circle").after(&5);
    assert_eq!(
        sentence(circle.check_move(&4)),
        "A domino on the spaces 4 and 5 is not possible: there is one on space 5 already."
    );
    assert_eq!(
        sentence(circle.check_move(&1)),
        "A domino on the spaces 1 and 2 is not possible: there is one on space 1 already."
    );
    assert!(sentence(circle.check_move(&0)).contains("from 1 to 5, but it is 0."));
    assert!(sentence(Circle::new(1).expect("legal").check_move(&1)).contains("no room"));
    let two = Circle::new(2).expect("legal");
    assert_eq!(two.check_move(&2), Ok(1), "both pairs of a circle of two are the same");
    assert!(two.after(&1).is_over());
}

#[test]
fn a_domino_is_read_as_its_first_space() {
    let circle = Position::Dominoes(Circle::new(5).expect("a legal circle"));
    assert_eq!(
        parse_move(&circle, " 3 ").map(|written| (written.one, written.text)),
        Ok((Move::Dominoes(3), "3".into()))
    );
    for (text, shown) in [("0", "0."), ("two", "“two”."), ("2.5", "2.5."), ("+3", "+3."), ("6", "6.")] {
        let sentence = parse_move(&circle, text).expect_err(text).to_string();
        assert_eq!(
            sentence,
            format!("The first space of a domino must be a whole number from 1 to 5, but it is {shown}")
        );
    }
}

#[test]
fn both_spaces_of_a_domino_are_given_around_the_end_too() {
    let circle = Circle::new(5).expect("a legal circle").after(&5).after(&2);
    assert_eq!(circle.covered_spaces().collect::<Vec<_>>(), [[5, 1], [2, 3]]);
}

#[test]
fn a_segment_says_where_it_ends_and_whether_a_domino_fits_into_it() {
    let segments = |game: &Circle| {
        let all = game.segments().into_iter();
        all.map(|Segment { first, last, length, open, .. }| (first, last, length, open)).collect::<Vec<_>>()
    };
    let empty = Circle::new(9).expect("a legal size");
    assert_eq!(segments(&empty), [(1, 9, 9, true)]);
    assert_eq!(segments(&Circle::new(1).expect("a legal size")), [(1, 1, 1, false)]);
    // Free are 1, 2; 5; and 8, 9 with 1, 2, around the end.
    let game = empty.after(&3).after(&6);
    assert_eq!(segments(&game), [(5, 5, 1, false), (8, 2, 4, true)]);
    for game in [&empty, &game] {
        assert_eq!(game.segments().iter().any(|segment| segment.open), !game.moves().is_empty());
    }
}
