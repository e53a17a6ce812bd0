//! Whole solves: `cargo bench --bench exact`. Two threads beside one, and all values beside R(n) alone.

use divan::{Bencher, black_box};
use magnus_derek::solver::{Aim, Solution, rounds};
use magnus_derek::zn::Zn;
use std::ops::ControlFlow;

fn main() {
    divan::main();
}

fn table(n: u32) -> Zn {
    Zn::new(n).expect("a legal n")
}

#[divan::bench(args = [(29, 1), (29, 2), (31, 1), (31, 2), (33, 1), (33, 2)], sample_count = 5, sample_size = 1)]
fn r_of_n_with_threads(bencher: Bencher, (n, threads): (u32, usize)) {
    bencher.bench(|| rounds(black_box(table(n)), threads, &mut |_| ControlFlow::Continue(())));
}

#[divan::bench(args = [24, 26, 28], sample_count = 5, sample_size = 1)]
fn all_values(bencher: Bencher, n: u32) {
    bencher.bench(|| Solution::solve(black_box(table(n)), Aim::Most, 1, &mut |_| ControlFlow::Continue(())));
}
