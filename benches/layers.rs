//! All layers of a set, ours against the definition (all pairs, one array of booleans). `cargo bench`.

use divan::{Bencher, black_box};
use magnus_derek::layers::Layers;
use magnus_derek::position_set::PositionSet;

fn main() {
    divan::main();
}

/// Half of the table as one interval, ⌊2√n⌋ scattered positions, a tenth of the table scattered.
#[derive(Debug, Clone, Copy)]
enum Shape {
    Interval,
    Sparse,
    Dust,
}

const SHAPES: [Shape; 3] = [Shape::Interval, Shape::Sparse, Shape::Dust];

fn set(n: u32, shape: Shape) -> PositionSet {
    // A multiplicative scramble: scattered, the same in every run, and no generator to depend on.
    let scattered = |count: u32| (0..count).map(move |i| (u64::from(i) * u64::from(i) * 48_271 % u64::from(n)) as u32);
    match shape {
        Shape::Interval => PositionSet::of(n, n / 4..3 * n / 4),
        Shape::Sparse => PositionSet::of(n, scattered(2 * n.isqrt())),
        Shape::Dust => PositionSet::of(n, scattered(n / 10)),
    }
}

#[divan::bench(args = SHAPES)]
fn ours_20_011(bencher: Bencher, shape: Shape) {
    let set = set(20_011, shape);
    bencher.bench(|| Layers::of(black_box(&set)));
}

#[divan::bench(args = SHAPES, sample_count = 3)]
fn naive_20_011(bencher: Bencher, shape: Shape) {
    let set = set(20_011, shape);
    bencher.bench(|| naive_sizes(black_box(&set)));
}

#[divan::bench(args = SHAPES)]
fn ours_1_000_003(bencher: Bencher, shape: Shape) {
    let set = set(1_000_003, shape);
    bencher.bench(|| Layers::of(black_box(&set)));
}

/// The sizes of all layers on an odd table, pair by pair.
fn naive_sizes(set: &PositionSet) -> Vec<usize> {
    let n = set.n();
    let mut members: Vec<u32> = set.iter().collect();
    let mut sizes = vec![members.len()];
    loop {
        let mut is_midpoint = vec![false; n as usize];
        for &x in &members {
            for &y in &members {
                let sum = (x + y) % n;
                let half = if sum.is_multiple_of(2) { sum / 2 } else { (sum + n) / 2 };
                is_midpoint[half as usize] = true;
            }
        }
        members = (0..n).filter(|&z| is_midpoint[z as usize]).collect();
        if members.len() == sizes[sizes.len() - 1] {
            return sizes;
        }
        sizes.push(members.len());
    }
}
