#[path = "../benches/common/mod.rs"]
mod common;
use common::*;
use magnus_derek::layers::Layers;
use magnus_derek::position_set::PositionSet;
use std::time::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n: u32 = a[1].parse().unwrap();
    let secs: f64 = a[3].parse().unwrap();
    let mut d = Draws(u64::from(n));
    let set = match a[2].as_str() {
        "half" => PositionSet::of(n, (0..n).filter(|_| d.below(2) == 0)),
        "ten" => PositionSet::of(n, (0..n).filter(|_| d.below(10) == 0)),
        "hun" => PositionSet::of(n, (0..n).filter(|_| d.below(100) == 0)),
        "roots" => PositionSet::of(n, (0..2 * n.isqrt()).map(|_| d.below(n))),
        "thin" => PositionSet::of(
            n,
            (0..n / 3).filter(|_| d.below(4) > 0).map(|i| (u64::from(i) * 7654321 % u64::from(n)) as u32),
        ),
        k => {
            let k: u32 = k.parse().unwrap();
            PositionSet::of(n, (0..n / k).map(|i| (u64::from(i) * 7654321 % u64::from(n)) as u32))
        }
    };
    let s = Instant::now();
    let mut best = Duration::MAX;
    while s.elapsed().as_secs_f64() < secs {
        let t = Instant::now();
        std::hint::black_box(Layers::of(&set));
        best = best.min(t.elapsed());
    }
    println!("{n} {} {} {:?}", a[2], written(best), Layers::of(&set).sizes());
}
