//! The companion games on their largest tasks: `cargo bench --bench companions`.

use divan::{Bencher, black_box};
use magnus_derek_companions::number_game::count::count_winning_pairs;

fn main() {
    divan::main();
}

/// Count of the winning pairs among the 10¹² pairs up to 10⁶.
#[divan::bench(sample_count = 10)]
fn a_million_times_a_million_pairs(bencher: Bencher) {
    bencher.bench(|| count_winning_pairs(black_box(1..=1_000_000), black_box(1..=1_000_000)));
}
