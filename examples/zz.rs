use magnus_derek::layers::Layers;
use magnus_derek::position_set::PositionSet;
use std::time::Instant;
fn main() {
    let ns: Vec<u32> = std::env::args().skip(1).map(|a| a.parse().unwrap()).collect();
    for n in ns {
        let mut seed = 12345u64;
        let mut rnd = move |k: u32| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            ((seed >> 33) % k as u64) as u32
        };
        let mut fam: Vec<(String, PositionSet)> = vec![];
        let half: Vec<u32> = (0..n).filter(|_| rnd(2) == 0).collect();
        fam.push(("half".into(), PositionSet::of(n, half)));
        let t: Vec<u32> = (0..n).filter(|_| rnd(10) == 0).collect();
        fam.push(("tenth".into(), PositionSet::of(n, t)));
        for c in [2 * n.isqrt(), 4 * n.isqrt(), 8 * n.isqrt(), 16 * n.isqrt(), n.isqrt(), 20] {
            let t: Vec<u32> = (0..c).map(|_| rnd(n)).collect();
            fam.push((format!("random {c}"), PositionSet::of(n, t)));
        }
        for l in [2, 1000.min(n / 8), n / 60, n / 10, n / 4, n / 3, n * 49 / 100] {
            for rep in 0..2 {
                let u = rnd(n) | 1;
                fam.push((
                    format!("AP {l} {rep}"),
                    PositionSet::of(n, (0..l).map(|i| (i as u64 * u as u64 % n as u64) as u32)),
                ));
            }
        }
        for (k, l) in [(2, n / 100), (3, n / 30), (5, n / 50), (3, 1000), (20, 300)] {
            let mut v = vec![];
            for _ in 0..k {
                let u = rnd(n) as u64;
                let s = rnd(n);
                for i in 0..l {
                    v.push(((i as u64 * u + s as u64) % n as u64) as u32)
                }
            }
            fam.push((format!("{k} APs of {l}"), PositionSet::of(n, v)));
        }
        for (a, b) in [(n / 10, n / 10), (n / 30, n / 30), (n / 4, n / 4), (n / 3, n / 1000), (n / 100, n / 100)] {
            let u = rnd(n) as u64;
            let w = rnd(n) as u64;
            fam.push((
                format!("Bohr {a} {b}"),
                PositionSet::of(
                    n,
                    (0..n)
                        .filter(|&x| ((x as u64 * u % n as u64) as u32) < a && ((x as u64 * w % n as u64) as u32) < b),
                ),
            ));
        }
        for (a,) in [(n / 5,), (n / 15,)] {
            let u = rnd(n) as u64;
            let w = rnd(n) as u64;
            let v = rnd(n) as u64;
            fam.push((
                format!("Bohr3 {a}"),
                PositionSet::of(
                    n,
                    (0..n).filter(|&x| {
                        ((x as u64 * u % n as u64) as u32) < a
                            && ((x as u64 * w % n as u64) as u32) < a
                            && ((x as u64 * v % n as u64) as u32) < a
                    }),
                ),
            ));
        }
        for (d, l) in [(10, n / 5), (100, n / 5), (1000, n / 10), (30, 1000)] {
            let u = rnd(n) as u64;
            let mut v: Vec<u32> = (0..l).map(|i| (i as u64 * u % n as u64) as u32).collect();
            for _ in 0..d {
                v.push(rnd(n))
            }
            fam.push((format!("AP {l} + dust {d}"), PositionSet::of(n, v)));
        }
        {
            let u = rnd(n) as u64;
            let w = rnd(n) as u64;
            let v: Vec<u32> =
                (0..16u64).flat_map(|i| (0..16u64).map(move |j| ((i * u + j * w) % n as u64) as u32)).collect();
            fam.push(("GAP 16x16".into(), PositionSet::of(n, v)));
        }
        for x in [3u32, 4, 5] {
            let v: Vec<u32> = (0..x).map(|_| rnd(n)).collect();
            fam.push((format!("{x} points"), PositionSet::of(n, v)));
        }
        // thinned structured
        {
            let u = rnd(n) as u64;
            let v: Vec<u32> = (0..n / 3).filter(|_| rnd(4) == 0).map(|i| (i as u64 * u % n as u64) as u32).collect();
            fam.push(("thinned AP".into(), PositionSet::of(n, v)));
        }
        {
            let u = rnd(n) as u64;
            let v: Vec<u32> = (0..n / 3).filter(|_| rnd(40) == 0).map(|i| (i as u64 * u % n as u64) as u32).collect();
            fam.push(("thinned40 AP".into(), PositionSet::of(n, v)));
        }
        {
            let v: Vec<u32> = (0..n / 3).filter(|_| rnd(40) == 0).collect();
            fam.push(("thinned40 interval".into(), PositionSet::of(n, v)));
        }
        for (name, set) in fam {
            let mut best = u128::MAX;
            let mut sizes = vec![];
            for _ in 0..3 {
                let t = Instant::now();
                let l = Layers::of(&set);
                best = best.min(t.elapsed().as_micros());
                sizes = l.sizes().to_vec();
            }
            println!("{n} {name:24} {:9.2} ms  {sizes:?}", best as f64 / 1000.0);
        }
    }
}
