use crate::oracle::{prime_factors, table};
use magnus_derek::zn::{Direction, MAX_N, Zn, odd_prime_factors};

#[test]
fn f_star_begins_as_nedev_lists_it() {
    let listed = [2, 2, 4, 4, 4, 6, 8, 6, 8];
    let computed: Vec<u32> = (2..=10).map(|n| table(n).f_star()).collect();
    assert_eq!(computed, listed);
    assert_eq!([99, 225, 1009, 1024].map(|n| table(n).f_star()), [66, 150, 1008, 1024]);
}

#[test]
fn f_star_follows_the_formula_to_ten_thousand() {
    for n in 2..=10_000 {
        let expected = match prime_factors(n).into_iter().find(|p| p % 2 == 1) {
            None => n,
            Some(p) => n * (p - 1) / p,
        };
        assert_eq!(table(n).f_star(), expected, "n = {n}");
    }
}

#[test]
fn odd_prime_factors_match_trial_by_every_number() {
    for n in 1..=3_000 {
        let mut expected = prime_factors(n);
        expected.retain(|p| p % 2 == 1);
        expected.dedup();
        assert_eq!(odd_prime_factors(n), expected, "n = {n}");
    }
}

#[test]
fn arithmetic_is_that_of_the_integers_mod_n() {
    for n in 2..=40_u32 {
        let zn = table(n);
        for a in 0..n {
            for b in 0..n {
                assert_eq!(zn.add(a, b), (a + b) % n);
                assert_eq!(zn.sub(a, b), (a + n - b) % n);
                let distance = zn.distance(a, b);
                assert!(distance <= zn.max_magnitude());
                assert!((a + distance) % n == b || (b + distance) % n == a);
            }
            for magnitude in 1..=n / 2 {
                assert_eq!(zn.landing(a, magnitude, Direction::Clockwise), (a + magnitude) % n);
                assert_eq!(zn.landing(a, magnitude, Direction::CounterClockwise), (a + n - magnitude) % n);
            }
        }
    }
}

#[test]
fn a_table_has_from_2_to_2_to_the_20_positions() {
    for good in [2, 13, MAX_N] {
        assert_eq!(Zn::new(good).map(Zn::n), Ok(good));
    }
    for bad in [0, 1, MAX_N + 1, u32::MAX] {
        let sentence = Zn::new(bad).unwrap_err().to_string();
        assert_eq!(sentence, format!("n must be a whole number from 2 to 1048576, but it is {bad}."));
    }
}

#[test]
fn a_magnitude_goes_from_1_to_half_the_table() {
    let zn = table(13);
    assert_eq!(zn.check_magnitude(6), Ok(6));
    for bad in [0, 7] {
        let sentence = zn.check_magnitude(bad).unwrap_err().to_string();
        assert_eq!(sentence, format!("The magnitude must be a whole number from 1 to 6, but it is {bad}."));
    }
}
