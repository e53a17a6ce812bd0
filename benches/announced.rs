//! Announced moves and random play: the exact minimum, Algorithm DEREK, Magnus's answer, cover times. `cargo bench --bench
//! announced`.

use divan::{Bencher, black_box};
use magnus_derek::zn::{Direction, Zn};
use magnus_derek_table::announced::answer::answer;
use magnus_derek_table::announced::directions::Directions;
use magnus_derek_table::announced::minimum::{Minimum, STEPS, solve};
use magnus_derek_table::announced::{Magnitudes, thesis};
use magnus_derek_table::random_play::{CoverTimes, expected};

fn main() {
    divan::main();
}

/// Magnitudes drawn at random, the same in every run.
fn magnitudes(n: u32, rounds: usize) -> Magnitudes {
    let mut chance = n + rounds as u32;
    let mut draw = || {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        1 + (chance >> 8) % (n / 2)
    };
    let list = (0..rounds).map(|_| draw()).collect();
    Magnitudes::new(n, list).expect("legal magnitudes")
}

/// (n, rounds): all of these are found.
const SIZES: [(u32, usize); 9] =
    [(20, 40), (20, 400), (24, 100), (32, 40), (32, 100), (48, 60), (64, 50), (100, 40), (1000, 28)];

#[divan::bench(args = SIZES, sample_count = 5, sample_size = 1)]
fn exact(bencher: Bencher, (n, rounds): (u32, usize)) {
    let announced = magnitudes(n, rounds);
    bencher.bench(|| match solve(black_box(&announced), STEPS, |_| true) {
        Minimum::Exact { visited, .. } => visited,
        Minimum::AtLeast { .. } => panic!("out of reach"),
    });
}

/// A list that hill climbing found hard.
#[divan::bench(sample_count = 20)]
fn exact_hard_20_40(bencher: Bencher) {
    let list = [
        7, 6, 5, 6, 6, 5, 1, 5, 3, 2, 9, 4, 6, 1, 3, 10, 4, 9, 10, 2, 9, 7, 5, 10, 1, 6, 1, 2, 9, 2, 5, 10, 1, 10, 6,
        8, 10, 5, 2, 10,
    ];
    let announced = Magnitudes::new(20, list.to_vec()).expect("legal magnitudes");
    bencher.bench(|| solve(black_box(&announced), STEPS, |_| true));
}

#[divan::bench(args = [(20, 40), (100, 100), (1000, 70)])]
fn thesis_derek(bencher: Bencher, (n, rounds): (u32, usize)) {
    let announced = magnitudes(n, rounds);
    bencher.bench(|| thesis::derek(black_box(&announced)));
}

#[divan::bench(args = [999_999, 1_000_000])]
fn magnus_answers(bencher: Bencher, n: u32) {
    let sign = |i: u32| if (i % 7) * (i % 7) % 7 < 4 { Direction::Clockwise } else { Direction::CounterClockwise };
    let list = (1..n).map(sign).collect();
    let announced = Directions::new(Zn::new(n).expect("a legal n"), list).expect("n − 1 directions");
    bencher.bench(|| answer(black_box(&announced), false));
}

#[divan::bench(sample_count = 5)]
fn a_hundred_thousand_random_games_at_50() -> Option<f64> {
    let mut times = CoverTimes::new(Zn::new(50).expect("a legal n"), 1);
    times.play(100_000);
    times.mean()
}

#[divan::bench(sample_count = 5)]
fn exact_mean_at_the_largest_even_table() -> Option<f64> {
    expected::exact(Zn::new(expected::LARGEST_EVEN).expect("a legal n"))
}
