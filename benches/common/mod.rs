//! Sets, the definition as a program and tables of times: shared by the benches.
#![allow(dead_code)]

use magnus_derek::position_set::PositionSet;
use std::time::{Duration, Instant};

/// Draws that are the same in every run, and no generator to depend on.
pub struct Draws(pub u64);

impl Draws {
    pub fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % u64::from(limit)) as u32
    }
}

/// The sizes of all layers on any table by the definition, pair by pair with one array of booleans: O(|A|²) a layer.
pub fn naive_sizes(set: &PositionSet) -> Vec<usize> {
    let n = set.n();
    let mut members: Vec<u32> = set.iter().collect();
    let mut sizes = vec![members.len()];
    loop {
        let mut is_sum = vec![false; n as usize];
        for &x in &members {
            for &y in &members {
                let sum = x + y;
                is_sum[(if sum >= n { sum - n } else { sum }) as usize] = true;
            }
        }
        members = (0..n).filter(|&z| is_sum[(2 * z % n) as usize]).collect();
        if members.len() == sizes[sizes.len() - 1] {
            return sizes;
        }
        sizes.push(members.len());
    }
}

/// Depth and closest witness of a position outside `set` by the same loops, `None` if no layer contains it.
pub fn naive_witness(set: &PositionSet, position: u32) -> Option<(u32, u32)> {
    let n = set.n();
    let mut members: Vec<u32> = set.iter().collect();
    for depth in 1.. {
        let mut is_sum = vec![false; n as usize];
        let mut is_member = vec![false; n as usize];
        for &x in &members {
            is_member[x as usize] = true;
            for &y in &members {
                let sum = x + y;
                is_sum[(if sum >= n { sum - n } else { sum }) as usize] = true;
            }
        }
        if is_sum[(2 * position % n) as usize] {
            let is_pair =
                |d: &u32| is_member[((position + d) % n) as usize] && is_member[((position + n - d) % n) as usize];
            return (1..=n / 2).find(is_pair).map(|magnitude| (depth, magnitude));
        }
        let larger: Vec<u32> = (0..n).filter(|&z| is_sum[(2 * z % n) as usize]).collect();
        if larger.len() == members.len() {
            return None;
        }
        members = larger;
    }
    None
}

/// The shortest of some runs; at least three, more as long as they take less than a quarter of a second together.
pub fn shortest(mut run: impl FnMut()) -> Duration {
    let mut times = Vec::new();
    let begin = Instant::now();
    while times.len() < 3 || (begin.elapsed() < Duration::from_millis(250) && times.len() < 1000) {
        let start = Instant::now();
        run();
        times.push(start.elapsed());
    }
    times.into_iter().min().unwrap_or_default()
}

/// A time in the unit that fits.
pub fn write_duration(time: Duration) -> String {
    let micros = time.as_secs_f64() * 1e6;
    match micros {
        ..1e3 => format!("{micros:.0} µs"),
        ..1e6 => format!("{:.2} ms", micros / 1e3),
        _ => format!("{:.2} s", micros / 1e6),
    }
}

/// True in `cargo bench`, false in a test or a list of the benches.
pub fn is_bench() -> bool {
    std::env::args().any(|argument| argument == "--bench")
}
