//! Notation of piles, exponents and moves of multivision, Example 1 of [F98] among them, and its refusals.

use crate::piles::{after, exponents, game, numbers};
use magnus_derek_companions::multivision::{MultivisionReason, Pile};
use magnus_derek_companions::notation::multivision::{parse_move, piles};
use magnus_derek_companions::{Companion, Outcome};

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
        let (one, reason) = position.perfect_move().expect("not over");
        assert!(matches!(reason, MultivisionReason::ToPower { residue: 1, .. }));
        assert_eq!(position.after(&one).outcome(), Outcome::P);
        assert_eq!(parse_move(position, &position.write_move(&one)), Ok(one));
    }
    // V_M after the first move: 1 in column 50, and in those larger columns where p! (even) took the place of p (odd).
    let expected: Vec<u32> = (0..100).map(|column| u32::from(column >= 49)).collect();
    assert_eq!(one.residues(), expected);
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
fn giants_have_the_right_parity() {
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
    let refused = |text: &str| piles(text, 2).expect_err(text).to_string();
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
        let sentence = refused(text);
        assert!(sentence.contains(words), "{text}: {sentence}");
        assert!(sentence.ends_with('.'), "{sentence}");
    }
    let long = format!("2^{}", "7".repeat(1001));
    assert!(
        refused(&long)
            .contains("may have at most 1000 digits, but 7777777777777777777777777777777777777777… has 1001.")
    );
    assert!(refused(&format!("2^{}", "(".repeat(100))).contains("more than 20 parentheses or exponents"));
    assert!(refused(&"2*".repeat(3000)).contains("The text has 6000 characters, and at most 4000 are read."));
    assert!(piles("12", 1).expect_err("K").to_string().contains("from 2 to 1000, but it is 1."));

    let here = game("12,18", 2);
    let sentence = |text: &str| parse_move(&here, text).expect_err(text).to_string();
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
    let sentence = parse_move(&three, "1/2^2,2/2").expect_err("three divisions").to_string();
    assert_eq!(sentence, "With K = 3 the divisions of a move, all piles together, must be 1 to 2, but they are 3.");
}

/// A number built into itself again and again would double with each move.
#[test]
fn giants_in_giants_are_refused_before_they_grow_beyond_all_bounds() {
    let mut here = game("2^300*3^10^2000", 2);
    let refusal = (0..300).find_map(|_| match parse_move(&here, "1/2*3^e^e") {
        Ok(one) => {
            here = here.after(&one);
            None
        }
        Err(error) => Some(error.to_string()),
    });
    assert_eq!(refusal.as_deref(), Some("An exponent of the prime 3 holds more than 100 giants, one in the other."));
}
