//! Times of all layers of a set, beside those of the definition: `cargo bench --bench layers`.
//!
//! First two tables: at n = 20,011 our time, the naive one and their ratio; near n = 10⁶ our time on a prime, an even, an odd table
//! and a power of two. Then the same by divan, with the peak of memory (`max alloc`).

mod common;

use common::{Draws, is_bench, naive_sizes, shortest, write_duration};
use divan::{AllocProfiler, Bencher, black_box};
use magnus_derek::layers::Layers;
use magnus_derek::position_set::PositionSet;
use magnus_derek::zn::gcd;
use std::fmt;

#[global_allocator]
static ALLOCATOR: AllocProfiler = AllocProfiler::system();

fn main() {
    if is_bench() {
        compare_with_definition();
        time_large_tables();
    }
    divan::main();
}

/// A kind of set to measure.
#[derive(Debug, Clone, Copy)]
enum Shape {
    /// Each position with the chance 1 / `.0`.
    Random(u32),
    /// ⌊2√n⌋ positions drawn at random.
    Roots,
    /// A number of positions drawn at random, as at the end of a game.
    Few(u32),
    /// One interval of n / `.0` positions.
    Interval(u32),
    /// A progression of n / `.0` positions whose step scatters them.
    Progression(u32),
    /// A progression of n/3 positions of which a quarter has been taken at random.
    Thinned,
    /// Three scattered progressions of n/30 positions each.
    Three,
    /// The positions of which two fixed multiples both lie in the first 1 / `.0` of the table.
    Bohr(u32),
}

use Shape::{Bohr, Few, Interval, Progression, Random, Roots, Thinned, Three};

const RANDOM: [Shape; 7] = [Random(2), Random(10), Random(100), Roots, Few(24), Few(8), Few(4)];
const STRUCTURED: [Shape; 8] =
    [Interval(2), Progression(1000), Progression(60), Progression(10), Progression(3), Thinned, Three, Bohr(10)];

impl fmt::Display for Shape {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Random(share) => write!(out, "random, 1/{share} of the table"),
            Roots => write!(out, "random, 2√n positions"),
            Few(count) => write!(out, "random, {count} positions"),
            Interval(share) => write!(out, "an interval, n/{share}"),
            Progression(share) => write!(out, "a scattered progression, n/{share}"),
            Thinned => write!(out, "a thinned progression"),
            Three => write!(out, "three scattered progressions"),
            Bohr(share) => write!(out, "a Bohr set, 1/{share} twice"),
        }
    }
}

/// A set of this shape, the same in every run.
fn draw_set(n: u32, shape: Shape) -> PositionSet {
    let mut draws = Draws(u64::from(n));
    let scattered = |draws: &mut Draws, count: u32| {
        let step = (0..).map(|_| draws.below(n)).find(|&step| gcd(step, n) == 1).unwrap_or(1);
        let start = draws.below(n);
        (0..count).map(move |i| ((u64::from(start) + u64::from(i) * u64::from(step)) % u64::from(n)) as u32)
    };
    match shape {
        Random(share) => PositionSet::of(n, (0..n).filter(|_| draws.below(share) == 0)),
        Roots => PositionSet::of(n, (0..2 * n.isqrt()).map(|_| draws.below(n))),
        Few(count) => PositionSet::of(n, (0..count).map(|_| draws.below(n))),
        Interval(share) => PositionSet::of(n, n / 4..n / 4 + n / share),
        Progression(share) => PositionSet::of(n, scattered(&mut draws, n / share)),
        Thinned => {
            let progression: Vec<u32> = scattered(&mut draws, n / 3).collect();
            PositionSet::of(n, progression.into_iter().filter(|_| draws.below(4) > 0))
        }
        Three => PositionSet::of(n, (0..3).flat_map(|_| scattered(&mut draws, n / 30).collect::<Vec<_>>())),
        Bohr(share) => {
            let factors = [draws.below(n), draws.below(n)].map(u64::from);
            let is_near = |z: u32, factor: u64| u64::from(z) * factor % u64::from(n) < u64::from(n / share);
            PositionSet::of(n, (0..n).filter(|&z| factors.iter().all(|&factor| is_near(z, factor))))
        }
    }
}

/// The shortest time of all layers of such a set.
fn time_layers(n: u32, shape: Shape) -> std::time::Duration {
    let set = draw_set(n, shape);
    shortest(|| drop(Layers::of(black_box(&set))))
}

/// Prints our times beside the naive ones at n = 20,011.
fn compare_with_definition() {
    let n = 20_011;
    println!("{:34}{:>12}{:>12}{:>10}", format!("n = {n}"), "naive", "ours", "ratio");
    for shape in RANDOM.into_iter().chain(STRUCTURED) {
        let set = draw_set(n, shape);
        let naive = shortest(|| drop(naive_sizes(black_box(&set))));
        let ours = time_layers(n, shape);
        let ratio = naive.as_secs_f64() / ours.as_secs_f64();
        println!("{:34}{:>12}{:>12}{ratio:>10.0}", shape.to_string(), write_duration(naive), write_duration(ours));
    }
}

/// Prints our times near n = 10⁶.
fn time_large_tables() {
    let tables = [1_000_003, 1_000_000, 999_999, 1 << 20];
    println!("\n{:34}{}", "all layers, n =", tables.map(|n| format!("{n:>12}")).concat());
    for shape in RANDOM.into_iter().chain(STRUCTURED) {
        println!(
            "{:34}{}",
            shape.to_string(),
            tables.map(|n| format!("{:>12}", write_duration(time_layers(n, shape)))).concat()
        );
    }
    println!("limits: 15 ms for random sets, 150 ms for the others\n");
}

#[divan::bench(args = RANDOM.into_iter().chain(STRUCTURED))]
fn ours_20_011(bencher: Bencher, shape: Shape) {
    let set = draw_set(20_011, shape);
    bencher.bench(|| Layers::of(black_box(&set)));
}

#[divan::bench(args = RANDOM, sample_count = 3)]
fn naive_20_011(bencher: Bencher, shape: Shape) {
    let set = draw_set(20_011, shape);
    bencher.bench(|| naive_sizes(black_box(&set)));
}

#[divan::bench(args = RANDOM.into_iter().chain(STRUCTURED), max_time = 1)]
fn ours_1_000_003(bencher: Bencher, shape: Shape) {
    let set = draw_set(1_000_003, shape);
    bencher.bench(|| Layers::of(black_box(&set)));
}
