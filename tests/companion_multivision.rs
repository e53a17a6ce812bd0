#![cfg(not(target_arch = "wasm32"))]
//! Multivision: Theorems 1 to 3 of [F98] against brute force, its Example 1, and how piles and moves are written.

use magnus_derek::companions::multivision::exponent::Exponent;
use magnus_derek::companions::multivision::{Multivision, Pile, Reason};
use magnus_derek::companions::{Companion, Outcome};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::collections::{BTreeSet, HashMap};

fn game(piles: &str, k: u32) -> Multivision {
    Multivision::new(piles, k).unwrap_or_else(|error| panic!("{piles}: {error}"))
}

fn numbers(position: &Multivision) -> Vec<String> {
    position.piles().map(|pile| position.pile_text(pile)).collect()
}

fn after(position: &Multivision, text: &str) -> Multivision {
    position.after(&position.read_move(text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

fn exponents(pile: &Pile) -> Vec<String> {
    pile.exponents().iter().map(Exponent::text).collect()
}

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

    /// Whether the player who has to move wins.
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

/// As a position of the library; a factor of the largest prime in a pile of its own keeps all primes in play.
fn written(position: &Position) -> String {
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
        let here = game(&written(&position), k);
        assert_eq!(read_back(&here), position);
        let wins = oracle.wins(&position);
        assert_eq!(here.outcome() == Outcome::N, wins, "K = {k}, {}", written(&position));
        let lost: BTreeSet<Position> = oracle.options(&position).into_iter().filter(|one| !oracle.wins(one)).collect();
        let found: BTreeSet<Position> = here.winning_moves().iter().map(|one| read_back(&here.after(one))).collect();
        assert!(found.is_subset(&lost), "K = {k}, {}: {found:?}", written(&position));
        assert_eq!(found.is_empty(), lost.is_empty());
        // With K = 2 these are all the winning moves that add no more than needed: any other one adds K or more somewhere.
        if k == 2 {
            assert_eq!(found, lost, "{}", written(&position));
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

#[test]
fn samples() {
    let winning = |piles: &str, k: u32| -> Vec<(usize, String)> {
        let here = game(piles, k);
        let to = |one: &magnus_derek::companions::multivision::Move| {
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
    let sentence = ten.read_move("1/2*7").expect_err("7 is not in play").to_string();
    assert_eq!(sentence, "The prime must be one of those in play, from 2 to 5, but it is 7.");
}

/// [F98] takes its winning move from a pile in which the exponent is odd. Any pile that the prime divides will do.
#[test]
fn erratum_the_exponent_in_the_pile_need_not_be_odd() {
    let here = game("4,2", 2);
    let even = after(&here, "1/2");
    assert_eq!((numbers(&even), even.outcome()), (vec!["2".to_string(), "2".to_string()], Outcome::P));
}

const EXAMPLE_1: &str = "(2..541)^p, (2..541)^2p, (2..541)^3p";

#[test]
fn example_1_is_a_p_position_with_the_vectors_of_section_3() {
    let here = game(EXAMPLE_1, 2);
    assert_eq!((here.primes().len(), here.primes()[99]), (100, 541));
    let vectors: Vec<&[u32]> = here.piles().map(Pile::residues).collect();
    let but_leftmost: Vec<u32> = (0..100).map(|column| u32::from(column > 0)).collect();
    assert_eq!((vectors[0], vectors[2]), (&but_leftmost[..], &but_leftmost[..]));
    assert_eq!((vectors[1], here.residues()), (&[0; 100][..], vec![0; 100]));
    assert_eq!(here.outcome(), Outcome::P);
}

#[test]
fn example_1_can_be_played_with_its_towers() {
    let start = game(EXAMPLE_1, 2);
    // n₁ is divided by p₅₀ = 229, and its exponents from p₅₁ on become p!.
    let one = after(&start, "1/229*(233..541)^(p!-e)");
    let first: Vec<String> = exponents(one.piles().next().expect("three piles"));
    assert_eq!((&*first[48], &*first[49]), ("227", "228"));
    assert_eq!(first[50].len(), 452, "233! has 452 digits");
    assert_eq!(first[99], "541!");
    // n₃ is divided by p₆₀ = 281, and its exponents from p₆₁ on become T(3p).
    let two = after(&one, "3/281*(283..541)^(T(3p)-e)");
    let third = exponents(two.piles().nth(2).expect("three piles"));
    assert_eq!((&*third[59], &*third[60], &*third[99]), ("842", "T(849)", "T(1623)"));
    // n₁ again, by p₃₇ = 157, with T^(p)(p) from p₃₈ on.
    let three = after(&two, "1/157*(163..541)^(T^p(p)-e)");
    let first = exponents(three.piles().next().expect("three piles"));
    assert_eq!((&*first[36], &*first[37], &*first[99]), ("156", "T^163(163)", "T^541(541)"));
    // After each of these moves it is known at once who wins, and the answer is found.
    for position in [&one, &two, &three] {
        assert_eq!(position.outcome(), Outcome::N);
        let (one, reason) = position.perfect().expect("not over");
        assert!(matches!(reason, Reason::ToPower { residue: 1, .. }));
        assert_eq!(position.after(&one).outcome(), Outcome::P);
        assert_eq!(position.read_move(&position.write_move(&one)), Ok(one));
    }
    // V_M after the first move: 1 in column 50, and in those larger columns where p! (even) took the place of p (odd).
    let expected: Vec<u32> = (0..100).map(|column| u32::from(column >= 49)).collect();
    assert_eq!(one.residues(), expected);
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
            while let Some((one, reason)) = here.random(&mut chance) {
                assert_eq!(reason, Reason::Random);
                assert_eq!(here.read_move(&here.write_move(&one)), Ok(one.clone()), "random moves are legal");
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
                let choice = if mover == perfect { here.perfect() } else { here.random(&mut chance) };
                let (one, _) = choice.expect("not over");
                assert_eq!(here.read_move(&here.write_move(&one)), Ok(one.clone()));
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
    let (one, reason) = here.perfect().expect("not over");
    let spoilt = here.after(&one).residues().iter().sum::<u32>();
    assert_eq!(reason, Reason::Stubborn { spoilt });
    assert_eq!(spoilt, 3);
}

#[test]
fn corollary_both_players_can_prolong_the_game_by_any_number() {
    for (piles, outcome) in [("12,18", Outcome::N), ("36", Outcome::P)] {
        let here = game(piles, 2);
        assert_eq!(here.outcome(), outcome);
        assert!(here.length().endless_by.is_some());
        for wanted in ["1000", "10^100", "T(5)"] {
            let delayed = here.after(&here.delaying_move(wanted).expect("there is a smaller prime"));
            // Who wins stays the same.
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
    let refusal = after(&powers_of_three, "1/2").delaying_move("5").expect_err("only one prime is left").to_string();
    assert_eq!(refusal, "No prime below the largest one is left, so the game cannot be prolonged any more.");
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

#[test]
fn piles_and_exponents_are_read_as_they_are_written() {
    let read = |piles: &str| -> Vec<Vec<String>> { game(piles, 2).piles().map(exponents).collect() };
    for (text, expected) in [
        ("12", vec![vec!["2", "1"]]),
        ("12, 18", vec![vec!["2", "1"], vec!["1", "2"]]),
        ("2 ^ 3 · 3 × 5", vec![vec!["3", "1", "1"]]),
        ("12^3*5", vec![vec!["6", "3", "1"]]),
        ("(2..7)^2p", vec![vec!["4", "6", "10", "14"]]),
        ("(2..5)^(p^2-1)*2", vec![vec!["4", "8", "24"]]),
        ("2^2^3^0", vec![vec!["2"]]),
        ("2^3!", vec![vec!["6"]]),
        ("2^3!!", vec![vec!["720"]]),
        ("2^(2*3!+1)", vec![vec!["13"]]),
        ("2^T(3)", vec![vec!["7625597484987"]]),
        ("2^T^2(2)", vec![vec!["T(4)"]]),
        ("2^T(T(4))", vec![vec!["T(T(4))"]]),
        ("2^(10^5000+10^5000-5)", vec![vec!["2*10^5000-5"]]),
        ("2^(3T(7)-T(7)+1)", vec![vec!["2*T(7)+1"]]),
        ("2^(T(9)-450!)", vec![vec!["T(9)-450!"]]),
        ("2^(10^5000+1−10^5000)*3", vec![vec!["1", "1"]]),
        ("1,2^0", vec![vec!["0"], vec!["0"]]),
        ("2^340282366920938463463374607431768211456", vec![vec!["340282366920938463463374607431768211456"]]),
    ] {
        assert_eq!(read(text), expected, "{text}");
        let position = game(text, 2);
        let again = game(&numbers(&position).join(","), 2);
        assert_eq!(again.piles().map(exponents).collect::<Vec<_>>(), expected, "{text} written and read again");
    }
}

#[test]
fn parity_of_giants() {
    for (text, odd) in [
        ("T(541)", 1),
        ("T(4)", 0),
        ("T^100(7)+1", 0),
        ("450!", 0),
        ("10^5000-1", 1),
        ("3^10^10", 1),
        ("3T(7)", 1),
        ("T(9)-450!", 1),
    ] {
        let here = game(&format!("2^({text})"), 2);
        assert_eq!(here.residues(), [odd], "{text}");
    }
    // 7^7^… ends in …43, so modulo 10 it is 3.
    assert_eq!(game("2^T(7)", 10).residues(), [3]);
}

#[test]
fn long_numbers_are_exact() {
    let digits = "9".repeat(1000 - 1);
    let here = game(&format!("2^{digits}"), 2);
    let one = after(&here, "1/2");
    assert_eq!(exponents(one.piles().next().expect("a pile")), [format!("{}8", "9".repeat(998))]);
    assert_eq!((here.outcome(), one.outcome()), (Outcome::N, Outcome::P));
    // A pile is written as one number while that has about 60 digits.
    assert_eq!(numbers(&game("2^200", 2)), ["2^200"]);
    assert_eq!(numbers(&game("2^199", 2)), ["803469022129495137770981046170581301261101496891396417650688"]);
}

#[test]
fn refusals_name_the_value_and_the_limit() {
    let piles = |text: &str| Multivision::new(text, 2).expect_err(text).to_string();
    for (text, words) in [
        ("", "There should be a number or a range such as (2..541) at the beginning, but there is the end."),
        ("12,", "after “12,”, but there is the end."),
        ("12;18", "There should be “*”, “^” or a comma before the next pile after “12”, but there is “;”."),
        ("0", "0 cannot be a factor of a pile"),
        ("1009", "1009 has a prime factor above 997"),
        ("(2..1009)", "end at 997 at most, but it is (2..1009)."),
        ("(8..10)", "must hold a prime"),
        ("2^", "There should be a number, p, e, T or “(” after “2^”, but there is the end."),
        ("2^e", "“e” stands for the exponent before a move"),
        ("2^(3", "There should be “)” after “2^(3”"),
        ("2^T(0)", "An exponent of the prime 2 contains T(0)"),
        ("2^T^1001(5)", "iterates T more than 1,000 times"),
        ("2^(1-2)", "is below 0"),
        ("2^(T(4)-T(5))", "giants would have to be compared"),
        ("2^(T(4)*T(5))", "is the product of two giants"),
        ("2^x", "but there is “x”."),
        ("-5", "but there is “-”."),
        ("2^5000000T(9)", "the same giant more than a million times"),
        ("(2..997)^p^900", "too many multiplications"),
        ("1,1,1,1,1,1,1,1,1,1,1,1,1", "There may be 1 to 12 piles, but there are 13."),
    ] {
        let sentence = piles(text);
        assert!(sentence.contains(words), "{text}: {sentence}");
        assert!(sentence.ends_with('.'), "{sentence}");
    }
    let long = format!("2^{}", "7".repeat(1001));
    assert!(
        piles(&long).contains("may have at most 1000 digits, but 7777777777777777777777777777777777777777… has 1001.")
    );
    assert!(piles(&format!("2^{}", "(".repeat(100))).contains("more than 20 parentheses or exponents"));
    assert!(piles(&"2*".repeat(3000)).contains("The text has 6000 characters, and at most 4000 are read."));
    assert!(Multivision::new("12", 1).expect_err("K").to_string().contains("from 2 to 1000, but it is 1."));

    let here = game("12,18", 2);
    let sentence = |text: &str| here.read_move(text).expect_err(text).to_string();
    for (text, words) in [
        ("", "There should be the number of a pile at the beginning, but there is the end."),
        ("3/2", "The pile must be from 1 to 2, but it is 3."),
        ("1/5", "The prime must be one of those in play, from 2 to 3, but it is 5."),
        ("1/2^2", "One move divides one pile by a prime once, but this one divides 2 times."),
        ("1/2,2/2", "One move divides one pile by a prime once, but this one divides 2 times."),
        ("1/2,1/2", "Pile 1 is named twice"),
        ("1/2,2/3", "One move divides by one prime only."),
        ("1/3*2", "can be multiplied by larger primes only, but 2 is not."),
        ("1/3^2", "Pile 1 can be divided by 3 from 1 to 1 times, but it is 2."),
        ("1*2", "There should be “/” after “1”, but there is “*”."),
        ("1/2+3", "but there is “+”."),
        ("99999999999/2", "is too large for the number of a pile."),
    ] {
        assert!(sentence(text).contains(words), "{text}: {}", sentence(text));
    }
    let three = game("12,18", 3);
    let sentence = three.read_move("1/2^2,2/2").expect_err("three divisions").to_string();
    assert_eq!(sentence, "With K = 3 the divisions of a move, all piles together, must be 1 to 2, but they are 3.");
}

/// What is built into itself again and again would double with each move.
#[test]
fn giants_in_giants_are_refused_before_they_grow_beyond_all_bounds() {
    let mut here = game("2^300*3^10^2000", 2);
    let refusal = (0..300).find_map(|_| match here.read_move("1/2*3^e^e") {
        Ok(one) => {
            here = here.after(&one);
            None
        }
        Err(error) => Some(error.to_string()),
    });
    assert_eq!(refusal.as_deref(), Some("An exponent of the prime 3 holds more than 100 giants, one in the other."));
}
