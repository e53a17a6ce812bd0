//! Both play at random: simulated cover times, and the mean against a chain over all visited sets.

use magnus_derek::zn::Zn;
use magnus_derek_table::random_play::expected::{LARGEST_EVEN, bounds, exact, harmonic};
use magnus_derek_table::random_play::{CoverTimes, Histogram};

fn table(n: u32) -> Zn {
    Zn::new(n).expect("a legal n")
}

fn play_games(n: u32, seed: u32, games: u32) -> CoverTimes {
    let mut times = CoverTimes::new(table(n), seed);
    times.play(games);
    times
}

fn assert_close(a: f64, b: f64, what: &str) {
    assert!((a - b).abs() <= 1e-9 * b.abs(), "{what}: {a} and {b}");
}

/// The mean by the definition: one unknown for every visited set and token, solved by going round until nothing changes.
fn mean_by_all_sets(n: usize) -> f64 {
    let full = (1 << n) - 1;
    let mut rounds = vec![vec![0.0_f64; n]; 1 << n];
    for set in (1..full).rev() {
        loop {
            let mut change = 0.0_f64;
            for token in (0..n).filter(|token| set >> token & 1 == 1) {
                let mut mean = 1.0;
                for magnitude in 1..=n / 2 {
                    for landing in [(token + magnitude) % n, (token + n - magnitude) % n] {
                        mean += rounds[set | 1 << landing][landing] / (2 * (n / 2)) as f64;
                    }
                }
                change = change.max((mean - rounds[set][token]).abs());
                rounds[set][token] = mean;
            }
            if change < 1e-13 {
                break;
            }
        }
    }
    rounds[1][0]
}

#[test]
fn theorem_6_the_mean_is_that_of_the_chain_over_all_visited_sets() {
    for n in 2..=10 {
        assert_close(exact(table(n)).expect("small n"), mean_by_all_sets(n as usize), &format!("n = {n}"));
    }
}

#[test]
fn the_exact_means_of_even_tables_are_the_known_fractions() {
    for (n, numerator, denominator) in [(2, 1.0, 1.0), (4, 17.0, 3.0), (6, 1277.0, 110.0), (8, 841_607.0, 45_885.0)] {
        assert_close(exact(table(n)).expect("small n"), numerator / denominator, &format!("n = {n}"));
    }
}

#[test]
fn theorem_6_odd_tables_take_n_minus_1_times_the_harmonic_number() {
    for n in (3..100).step_by(2) {
        let mean: f64 = (1..n).map(|unvisited| f64::from(n - 1) / f64::from(unvisited)).sum();
        assert_close(exact(table(n)).expect("odd n"), mean, &format!("n = {n}"));
        assert_eq!(bounds(table(n)), (exact(table(n)).expect("odd n"), exact(table(n)).expect("odd n")));
    }
    assert!(exact(table(999_999)).is_some());
}

#[test]
fn theorem_6_the_mean_of_even_tables_lies_between_the_bounds() {
    assert_close(harmonic(4), 25.0 / 12.0, "H_4");
    for n in (2..=300).step_by(2).chain([LARGEST_EVEN]) {
        let (lower, upper) = bounds(table(n));
        let product: f64 = (1..=n).map(|term| f64::from(n) / f64::from(term)).sum();
        assert_close(lower + f64::from(n), product, "n·H_n − n");
        assert_close(upper + 1.0, product, "n·H_n − 1");
        let mean = exact(table(n)).expect("small n");
        assert!(lower <= mean && mean <= upper, "n = {n}: {lower} ≤ {mean} ≤ {upper}");
    }
    assert_eq!(exact(table(LARGEST_EVEN + 2)), None);
}

#[test]
fn simulated_means_agree_with_the_exact_ones() {
    for n in (2..=16).chain([50, 51]) {
        let times = play_games(n, 1, 20_000);
        let (mean, error) = (times.mean().expect("games"), times.standard_error().expect("games"));
        let off = (mean - exact(table(n)).expect("small n")).abs();
        assert!(off <= 4.0 * error, "n = {n}: {mean} ± {error}");
        // The spread is that of a sum of geometric variables, below n·π/√6 and, from n = 3 on, not 0.
        assert!(error * 20_000_f64.sqrt() < f64::from(n) * 1.3 && (n == 2 || error > 0.0), "n = {n}: {error}");
    }
}

#[test]
fn mean_and_standard_error_are_those_of_the_games() {
    let times = play_games(9, 3, 500);
    let games: Vec<f64> =
        times.counts().flat_map(|(rounds, games)| (0..games).map(move |_| f64::from(rounds))).collect();
    assert_eq!(games.len(), 500);
    assert!(games.iter().all(|&rounds| rounds >= 8.0));
    let mean = games.iter().sum::<f64>() / 500.0;
    let variance = games.iter().map(|rounds| (rounds - mean).powi(2)).sum::<f64>() / 499.0;
    assert_close(times.mean().expect("games"), mean, "mean");
    assert_close(times.standard_error().expect("games"), (variance / 500.0).sqrt(), "standard error");
}

#[test]
fn without_games_there_is_no_mean_and_with_one_no_error() {
    let none = play_games(9, 1, 0);
    assert_eq!((none.mean(), none.standard_error(), none.histogram(10)), (None, None, None));
    let one = play_games(9, 1, 1);
    assert!(one.mean().is_some_and(|mean| mean >= 8.0) && one.standard_error().is_none());
    // On two positions the first round covers the table, always.
    assert_eq!(play_games(2, 1, 10).standard_error(), Some(0.0));
}

#[test]
fn it_does_not_matter_in_how_many_parts_the_games_are_played() {
    let whole = play_games(12, 7, 100);
    let mut parts = play_games(12, 7, 1);
    parts.play(59);
    parts.play(0);
    parts.play(40);
    assert!(whole.counts().eq(parts.counts()));
    assert_eq!(whole.games(), parts.games());
    assert!(!whole.counts().eq(play_games(12, 8, 100).counts()), "another seed, the same games");
}

#[test]
fn a_histogram_has_all_games_in_bars_of_a_round_width() {
    let times = play_games(30, 1, 3000);
    for most in [1, 7, 40, 100_000] {
        let Histogram { first, width, bars, last, tallest: [from, to] } = times.histogram(most).expect("games");
        assert!(bars.len() <= most as usize);
        assert_eq!((last + 1 - first, to + 1 - from), (width * bars.len() as u32, width));
        let tallest = ((from - first) / width) as usize;
        assert!(bars[..tallest].iter().all(|&bar| bar < bars[tallest]) && bars.iter().all(|&bar| bar <= bars[tallest]));
        assert_eq!(bars.iter().sum::<u32>(), 3000);
        assert!(bars[0] > 0 && bars[bars.len() - 1] > 0);
        assert_eq!(first % width, 0);
        let digits = width.to_string();
        assert!("125".contains(&digits[..1]) && digits[1..].bytes().all(|digit| digit == b'0'), "{width}");
        for (index, &bar) in bars.iter().enumerate() {
            let range = first + index as u32 * width..first + (index as u32 + 1) * width;
            let games: u32 = times.counts().filter(|(rounds, _)| range.contains(rounds)).map(|(_, games)| games).sum();
            assert_eq!(bar, games);
        }
    }
}
