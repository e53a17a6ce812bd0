//! Growth of R(p) − p on prime tables: curves that the exact values cannot tell apart, and the n at which they part.

use crate::known::KnownTable;
use serde::Serialize;

/// The least prime whose value counts: below it nothing is proved.
const FIRST: u32 = 5;
/// The end of the curves beyond the last value, in multiples of its prime: there they part.
const BEYOND: u32 = 3;

/// A possible growth of R(p) − p.
type Shape = fn(f64) -> f64;
/// The candidates, as they are written and as they are computed.
const CANDIDATES: [(&str, Shape); 3] = [("√p", f64::sqrt), ("log² p", |p| p.log2().powi(2)), ("p", |p| p)];

/// The candidates, fitted to the exact values.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Growth {
    /// The least prime whose value counts.
    pub from: u32,
    /// The last n of the curves, far beyond the last value.
    pub to: u32,
    /// One for each candidate.
    pub curves: Vec<Curve>,
}

/// A curve a + b·f(p) through the values, as near as can be: least squares.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Curve {
    /// f(p).
    pub name: &'static str,
    /// The distance of the farthest value from it.
    pub off: f64,
    /// Its values from n = `from` to n = `to`, one number for each n.
    pub above: Vec<f64>,
}

impl Growth {
    /// Fits the candidates to R(p) − p on the prime tables among these; no curves where fewer than two count.
    #[must_use]
    pub fn of(tables: &[KnownTable]) -> Growth {
        let primes: Vec<&KnownTable> = tables.iter().filter(|table| table.prime && table.n >= FIRST).collect();
        let value = |table: &&KnownTable| (f64::from(table.n), f64::from(table.rounds) - f64::from(table.n));
        let values: Vec<(f64, f64)> = primes.iter().map(value).collect();
        let to = BEYOND * primes.last().map_or(0, |last| last.n);
        let fitted = |(name, of)| Curve::fit_curve(&values, name, of, to);
        Growth { from: FIRST, to, curves: CANDIDATES.into_iter().filter_map(fitted).collect() }
    }
}

impl Curve {
    /// Fits the curve through two points or more.
    fn fit_curve(points: &[(f64, f64)], name: &'static str, of: Shape, to: u32) -> Option<Curve> {
        if points.len() < 2 {
            return None;
        }
        let mean = |value: &dyn Fn(f64, f64) -> f64| {
            points.iter().map(|&(p, above)| value(of(p), above)).sum::<f64>() / points.len() as f64
        };
        let (x, y) = (mean(&|x, _| x), mean(&|_, y| y));
        let b = mean(&|px, py| (px - x) * (py - y)) / mean(&|px, _| (px - x).powi(2));
        let at = |p: f64| y + b * (of(p) - x);
        let off = points.iter().map(|&(p, above)| (above - at(p)).abs()).fold(0.0, f64::max);
        Some(Curve { name, off, above: (FIRST..=to).map(|n| at(f64::from(n))).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::{Curve, Growth};
    use crate::known::tables;

    #[test]
    fn the_curves_go_through_the_values_as_near_as_can_be_and_through_all_of_them_where_they_are_of_that_kind() {
        let line = [5.0, 7.0, 11.0, 13.0].map(|p: f64| (p, 3.0 * p - 2.0));
        let fitted = |of| Curve::fit_curve(&line, "f", of, 100).expect("four points");
        let linear = fitted(|p| p);
        assert!(linear.off < 1e-9 && (linear.above[95] - 298.0).abs() < 1e-9, "{linear:?}");
        assert!(fitted(f64::sqrt).off > 0.1 && fitted(|p| p.log2().powi(2)).off > 0.1);
        // A little to either side the squares are larger.
        let bent = [(5.0, -1.0), (7.0, 0.0), (11.0, 2.0), (13.0, 2.0), (17.0, 4.0)];
        let squares = |at: &dyn Fn(f64) -> f64| bent.iter().map(|&(p, above)| (above - at(p)).powi(2)).sum::<f64>();
        let curve = Curve::fit_curve(&bent, "p", |p| p, 20).expect("five points");
        let best = |p: f64| curve.above[p as usize - 5];
        for (a, b) in [(0.01, 0.0), (-0.01, 0.0), (0.0, 0.001), (0.0, -0.001)] {
            assert!(squares(&best) < squares(&|p| best(p) + a + b * p), "{a} {b}");
        }
        assert_eq!(Curve::fit_curve(&line[..1], "p", |p| p, 20), None);
    }

    #[test]
    fn three_curves_are_near_all_that_is_known_and_part_far_beyond_it() {
        let tables = tables();
        let Growth { from, to, curves } = Growth::of(&tables);
        let last = tables.iter().filter(|table| table.prime).map(|table| table.n).max().expect("primes");
        assert_eq!((from, to), (5, 3 * last));
        assert_eq!(curves.iter().map(|curve| curve.name).collect::<Vec<_>>(), ["√p", "log² p", "p"]);
        for Curve { name, off, above } in &curves {
            assert!(above.len() as u32 == to - from + 1, "{name}");
            let near = |n: u32, rounds: u32| (above[(n - from) as usize] - f64::from(rounds) + f64::from(n)).abs();
            let primes = tables.iter().filter(|table| table.prime && table.n >= from);
            let farthest = primes.map(|table| near(table.n, table.rounds)).fold(0.0, f64::max);
            assert!((off - farthest).abs() < 1e-12 && *off < 1.0, "{name}: {off}");
        }
        let mut ends: Vec<f64> = curves.iter().filter_map(|curve| curve.above.last().copied()).collect();
        ends.sort_by(f64::total_cmp);
        assert!(ends.windows(2).all(|pair| pair[1] - pair[0] > 1.0), "{ends:?}");
        assert!(Growth::of(&[]).curves.is_empty());
    }
}
