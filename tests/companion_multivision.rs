//! Multivision: Theorems 1 to 3 of [F98] and its Corollary against brute force. The notation of moves is in the next
//! file.

use crate::piles::{after, game, numbers};
use magnus_derek_companions::multivision::{Change, Move, Multivision, MultivisionReason, Pile};
use magnus_derek_companions::notation::multivision::{delaying_move, parse_move, piles};
use magnus_derek_companions::{Companion, Outcome};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::collections::{BTreeSet, HashMap};

/// Exponents of every pile, as plain numbers.
type Position = Vec<Vec<u32>>;

/// The rules by brute force, each added exponent being at most `bound`: without a bound there are infinitely many moves.
struct Oracle {
    k: u32,
    bound: u32,
    known: HashMap<Position, bool>,
}

impl Oracle {
    fn new(k: u32, bound: u32) -> Oracle {
        Oracle { k, bound, known: HashMap::new() }
    }

    fn options(&self, position: &Position) -> BTreeSet<Position> {
        let mut options = BTreeSet::new();
        for column in 0..position[0].len() {
            self.divide(position.clone(), 0, column, 0, &mut options);
        }
        options
    }

    /// All ways to divide `pile` and those after it, `taken` divisions having been made before.
    fn divide(&self, position: Position, pile: usize, column: usize, taken: u32, options: &mut BTreeSet<Position>) {
        if pile == position.len() {
            if taken > 0 {
                options.insert(position);
            }
            return;
        }
        for take in 0..=position[pile][column].min(self.k - 1 - taken) {
            let mut divided = position.clone();
            divided[pile][column] -= take;
            if take == 0 {
                self.divide(divided, pile + 1, column, taken, options);
                continue;
            }
            let larger = position[0].len() - column - 1;
            for code in 0..(self.bound + 1).pow(larger as u32) {
                let mut multiplied = divided.clone();
                let mut rest = code;
                for exponent in &mut multiplied[pile][column + 1..] {
                    *exponent += rest % (self.bound + 1);
                    rest /= self.bound + 1;
                }
                self.divide(multiplied, pile + 1, column, taken + take, options);
            }
        }
    }

    /// True if the player who has to move wins.
    fn wins(&mut self, position: &Position) -> bool {
        let mut sorted = position.clone();
        sorted.sort();
        if let Some(&wins) = self.known.get(&sorted) {
            return wins;
        }
        let options = self.options(&sorted);
        let wins = options.iter().any(|option| !self.wins(option));
        self.known.insert(sorted, wins);
        wins
    }
}

const PRIMES: [u32; 3] = [2, 3, 5];

/// The position as the library has it, in which the same primes are in play if the position [`spans`] them.
fn write_position(position: &Position) -> String {
    let pile = |exponents: &Vec<u32>| {
        let powers = exponents.iter().zip(PRIMES).map(|(exponent, prime)| prime.pow(*exponent));
        powers.product::<u32>().to_string()
    };
    position.iter().map(pile).collect::<Vec<String>>().join(",")
}

/// All positions of so many piles with exponents up to these.
fn positions(piles: usize, most: &[u32]) -> Vec<Position> {
    let one: Vec<Vec<u32>> = most.iter().fold(vec![Vec::new()], |shorter, &most| {
        shorter.iter().flat_map(|exponents| (0..=most).map(move |last| [&exponents[..], &[last]].concat())).collect()
    });
    (0..piles).fold(vec![Vec::new()], |fewer: Vec<Position>, _| {
        fewer
            .iter()
            .flat_map(|position| one.iter().map(move |pile| [&position[..], std::slice::from_ref(pile)].concat()))
            .collect()
    })
}

fn read_back(position: &Multivision) -> Position {
    let pile = |pile: &Pile| pile.exponents().iter().map(|exponent| exponent.small().expect("small")).collect();
    position.piles().map(pile).collect()
}

/// The smallest and the largest prime are in play from the start.
fn spans(position: &Position) -> bool {
    let last = position[0].len() - 1;
    [0, last].iter().all(|&column| position.iter().any(|pile| pile[column] > 0))
}

fn check_against_brute_force(k: u32, piles: usize, most: &[u32]) {
    let mut oracle = Oracle::new(k, k - 1);
    for position in positions(piles, most).into_iter().filter(spans) {
        let here = game(&write_position(&position), k);
        assert_eq!(read_back(&here), position);
        let wins = oracle.wins(&position);
        assert_eq!(here.outcome() == Outcome::N, wins, "K = {k}, {}", write_position(&position));
        let lost: BTreeSet<Position> = oracle.options(&position).into_iter().filter(|one| !oracle.wins(one)).collect();
        let found: BTreeSet<Position> = here.winning_moves().iter().map(|one| read_back(&here.after(one))).collect();
        assert!(found.is_subset(&lost), "K = {k}, {}: {found:?}", write_position(&position));
        assert_eq!(found.is_empty(), lost.is_empty());
        // With K = 2 these are all the winning moves that add no more than needed: any other one adds K or more somewhere.
        if k == 2 {
            assert_eq!(found, lost, "{}", write_position(&position));
        }
    }
}

#[test]
fn theorem_2_the_squares_are_lost_and_every_winning_move_is_found() {
    check_against_brute_force(2, 1, &[3, 3, 3]);
    check_against_brute_force(2, 2, &[2, 1, 2]);
    check_against_brute_force(2, 3, &[2, 2]);
}

#[test]
fn theorem_3_the_kth_powers_are_lost() {
    check_against_brute_force(3, 2, &[2, 4]);
    check_against_brute_force(3, 3, &[1, 2]);
    check_against_brute_force(4, 2, &[1, 3]);
}

/// [F98] bounds nothing; an oracle has to, and with a bound below K − 1 another game is played.
#[test]
fn a_bound_on_added_exponents_below_k_minus_1_changes_the_outcome() {
    let position = vec![vec![1, 1]];
    assert_eq!(game("6", 2).outcome(), Outcome::N);
    assert!(Oracle::new(2, 1).wins(&position));
    assert!(!Oracle::new(2, 0).wins(&position));
}

/// Checks apply alike to a move that is read from a text and to one that is given as data.
#[test]
fn a_move_is_legal_or_not_however_it_is_given() {
    let here = game("12,18", 3);
    let change = |pile, take, add| Change { pile, take, add };
    let refused = |column, changes| here.check_move(&Move { column, changes }).expect_err("refused").to_string();
    let (legal, text) = (Move { column: 0, changes: vec![change(0, 2, vec![(1, 4.into())])] }, "1/2^2*3^4");
    assert_eq!((here.check_move(&legal), parse_move(&here, text)), (Ok(legal.clone()), Ok(legal)));
    for (column, changes, text) in [
        (0, vec![change(2, 1, Vec::new())], "3/2"),
        (0, vec![change(0, 1, Vec::new()), change(0, 1, Vec::new())], "1/2,1/2"),
        (0, vec![change(0, 3, Vec::new())], "1/2^3"),
        (0, vec![change(0, 0, Vec::new())], "1/2^0"),
        (0, vec![change(0, 2, Vec::new()), change(1, 1, Vec::new())], "1/2^2,2/2"),
        (1, vec![change(0, 1, vec![(0, 1.into())])], "1/3*2"),
    ] {
        assert_eq!(refused(column, changes), parse_move(&here, text).expect_err(text).to_string());
    }
    let beside = "The prime must be one of those in play, from 2 to 3, but it is 0.";
    assert_eq!(refused(2, vec![change(0, 1, Vec::new())]), beside);
    assert_eq!(refused(0, vec![change(0, 1, vec![(2, 1.into())])]), beside);
    assert!(refused(0, Vec::new()).contains("must be 1 to 2, but they are 0."));
}

#[test]
fn piles_that_are_numbers_are_the_same_as_written() {
    for numbers in [&[12, 18][..], &[1], &[1009, 1], &[0], &[], &[2; 13]] {
        let text = numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
        match (Multivision::of_numbers(numbers, 2), piles(&text, 2)) {
            (Ok(given), Ok(read)) => assert_eq!(given, read),
            (Err(given), Err(read)) if !numbers.is_empty() => assert_eq!(given.to_string(), read.to_string()),
            (Err(given), _) => assert_eq!(given.to_string(), "There may be 1 to 12 piles, but there are 0."),
            (given, read) => panic!("{text}: {given:?}, {read:?}"),
        }
    }
}

#[test]
fn hand_picked_piles_have_their_winning_moves() {
    let winning = |piles: &str, k: u32| -> Vec<(usize, String)> {
        let here = game(piles, k);
        let to = |one: &Move| {
            let pile = one.changes[0].pile;
            (pile, numbers(&here.after(one))[pile].clone())
        };
        here.winning_moves().iter().map(to).collect()
    };
    assert_eq!(winning("12,18", 2), [(0, "18".to_string()), (1, "27".to_string())]);
    assert_eq!(winning("6", 2), [(0, "9".to_string())]);
    assert_eq!(winning("10", 2), [(0, "25".to_string())]);
    for square in ["36", "8,18", "12,75", "16,81", "1", "1,1"] {
        assert_eq!(game(square, 2).outcome(), Outcome::P, "{square}");
        assert!(winning(square, 2).is_empty());
    }
    assert_eq!(game("8,27,125", 3).outcome(), Outcome::P);
    assert_eq!(winning("4", 3), [(0, "1".to_string())], "both factors at once");
    let spread = game("2,2", 3);
    assert_eq!(spread.write_move(&spread.winning_moves()[0]), "1/2,2/2", "no pile alone has enough");
}

/// The primes in play are all between the smallest and the largest one ([F98]: "if an exponent was 0 in the initial position … it
/// may become positive"), so 3 may appear in 10.
#[test]
fn primes_between_the_smallest_and_the_largest_are_in_play() {
    let ten = game("10", 2);
    assert_eq!(ten.primes(), [2, 3, 5]);
    assert_eq!(numbers(&after(&ten, "1/2*3^2*5")), ["225"]);
    let sentence = parse_move(&ten, "1/2*7").expect_err("7 is not in play").to_string();
    assert_eq!(sentence, "The prime must be one of those in play, from 2 to 5, but it is 7.");
}

/// [F98] takes its winning move from a pile in which the exponent is odd. Any pile that the prime divides will do.
#[test]
fn erratum_the_exponent_in_the_pile_need_not_be_odd() {
    let here = game("4,2", 2);
    let even = after(&here, "1/2");
    assert_eq!((numbers(&even), even.outcome()), (vec!["2".to_string(), "2".to_string()], Outcome::P));
}

#[test]
fn theorem_1_the_exponents_of_m_as_a_word_get_smaller_with_every_move() {
    let word = |position: &Multivision| -> Vec<u32> {
        let sum = |column: usize| position.piles().map(|pile| pile.exponents()[column].small().expect("small")).sum();
        (0..position.primes().len()).map(sum).collect()
    };
    for k in 2..=4 {
        for seed in 0..20 {
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            let mut here = game("72,90", k);
            while let Some((one, reason)) = here.random_move(&mut chance) {
                assert_eq!(reason, MultivisionReason::Random);
                assert_eq!(parse_move(&here, &here.write_move(&one)), Ok(one.clone()), "random moves are legal");
                let next = here.after(&one);
                assert!(word(&next) < word(&here));
                here = next;
            }
            assert!(here.is_over() && here.length().together.is_zero());
        }
    }
}

#[test]
fn the_perfect_player_beats_chance_from_every_n_position() {
    for k in 2..=4 {
        for (seed, piles) in ["12,18", "72,90", "30,30", "64", "2^5*3, 7"].into_iter().enumerate() {
            let mut chance = ChaCha8Rng::seed_from_u64(seed as u64);
            let mut here = game(piles, k);
            let perfect = usize::from(here.outcome() == Outcome::P);
            let mut mover = 0;
            while !here.is_over() {
                let choice = if mover == perfect { here.perfect_move() } else { here.random_move(&mut chance) };
                let (one, _) = choice.expect("not over");
                assert_eq!(parse_move(&here, &here.write_move(&one)), Ok(one.clone()));
                here = here.after(&one);
                mover = 1 - mover;
            }
            assert_ne!(mover, perfect, "K = {k}, {piles}: the perfect player moved last");
        }
    }
}

#[test]
fn the_stubborn_loser_spoils_as_many_columns_as_it_says() {
    let here = game("36,25", 2);
    let (one, reason) = here.perfect_move().expect("not over");
    let spoilt = here.after(&one).residues().iter().sum::<u32>();
    assert_eq!(reason, MultivisionReason::Stubborn { spoilt });
    assert_eq!(spoilt, 3);
}

#[test]
fn corollary_both_players_can_prolong_the_game_by_any_number() {
    for (piles, outcome) in [("12,18", Outcome::N), ("36", Outcome::P)] {
        let here = game(piles, 2);
        assert_eq!(here.outcome(), outcome);
        assert!(here.length().endless_by.is_some());
        for wanted in ["1000", "10^100", "T(5)"] {
            let delayed = after(&here, &delaying_move(&here, wanted).expect("there is a smaller prime"));
            // The winner stays the same.
            let other = if outcome == Outcome::N { Outcome::P } else { Outcome::N };
            assert_eq!(delayed.outcome(), other);
            let together = delayed.length().together;
            let enough = match wanted {
                "1000" => together.is_at_least(1000),
                "10^100" => together.text().len() > 100,
                _ => together.text() == "2*T(5)",
            };
            assert!(enough, "{wanted}: {}", together.text());
        }
    }
    let powers_of_three = game("2,3^5", 2);
    assert_eq!(after(&powers_of_three, "1/2").length().endless_by, None);
    let refusal = delaying_move(&after(&powers_of_three, "1/2"), "5").expect_err("only one prime is left").to_string();
    assert_eq!(refusal, "No prime below the largest one is left, so the game cannot be prolonged any more.");
}

/// The proof of the Corollary: while the loser keeps taking the largest prime the winner has to take it too; then the loser must take a
/// smaller one, and the answer is as long a game as the winner likes.
#[test]
fn corollary_the_winner_can_prolong_the_game_now_or_when_the_largest_prime_is_used_up() {
    let mut later = 0;
    for position in positions(2, &[2, 3]).into_iter().filter(spans) {
        let mut here = game(&write_position(&position), 2);
        if here.outcome() == Outcome::P || here.length().endless_by.is_none() {
            continue;
        }
        loop {
            match here.delaying_move(&1000.into()) {
                Ok(one) => {
                    let delayed = here.after(&one);
                    assert_eq!(delayed.outcome(), Outcome::P);
                    assert!(delayed.length().least_moves.is_some_and(|moves| moves.is_at_least(1000)));
                    break;
                }
                Err(refusal) => assert!(refusal.to_string().starts_with("Every winning move takes the largest prime")),
            }
            later += 1;
            let (winning, _) = here.perfect_move().expect("not over");
            here = here.after(&winning);
            let loser = ["1/3", "2/3"].into_iter().find_map(|text| parse_move(&here, text).ok());
            here = here.after(&loser.or_else(|| Some(here.perfect_move()?.0)).expect("a smaller prime is left"));
        }
    }
    assert!(later > 0, "the winner has to wait somewhere");
}

/// The claim that `together` is a number of moves: no option has lost more than K − 1 of it.
#[test]
fn a_move_takes_at_most_k_minus_1_exponents_away() {
    for k in 2..=3 {
        let oracle = Oracle::new(k, k - 1);
        for position in positions(2, &[2, 2]) {
            let sum = |position: &Position| position.iter().flatten().sum::<u32>();
            for option in oracle.options(&position) {
                assert!(sum(&option) + k > sum(&position));
            }
        }
    }
}

/// The fewest moves to the end, if both players want it.
fn shortest(oracle: &Oracle, position: &Position) -> u32 {
    let (mut reached, mut moves) = (BTreeSet::from([position.clone()]), 0);
    while !reached.iter().any(|position| position.iter().flatten().all(|&exponent| exponent == 0)) {
        reached = reached.iter().flat_map(|position| oracle.options(position)).collect();
        moves += 1;
    }
    moves
}

#[test]
fn the_game_lasts_at_least_as_many_moves_as_the_bound_says_and_with_k_2_it_can_end_then() {
    for k in 2..=4 {
        // Added powers only make the game longer, so the oracle need not add any.
        let oracle = Oracle::new(k, 0);
        for position in positions(2, &[2, 3]).into_iter().filter(spans) {
            let least = game(&write_position(&position), k).length().least_moves.and_then(|moves| moves.small());
            let least = least.expect("a small number");
            let shortest = shortest(&oracle, &position);
            assert!(least <= shortest, "K = {k}, {}", write_position(&position));
            assert!(k > 2 || least == shortest);
        }
    }
}
