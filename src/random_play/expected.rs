//! The mean of the rounds until every position has been visited (\[L08] Theorem 6), and its exact value for even n.

use magnus_derek::zn::Zn;

/// The largest even n for which [`exact`] is computed: beyond, the chain has too many states.
pub const LARGEST_EVEN: u32 = 10_000;

/// The harmonic number H_n = 1 + 1/2 + … + 1/n; 0 for n = 0. O(n), from the smallest term on.
#[must_use]
pub fn harmonic(n: u32) -> f64 {
    (1..=n).rev().map(|term| 1.0 / f64::from(term)).sum()
}

/// Bounds of the mean. Odd n: (n − 1)·H_{n−1}, which is the mean itself (Theorem 6(a)). Even n: n·H_n − n and n·H_n − 1
/// (Theorem 6(b)). O(n).
///
/// The conclusion of the thesis says O(log n) rounds; n log n is meant.
#[must_use]
pub fn bounds(zn: Zn) -> (f64, f64) {
    let n = f64::from(zn.n());
    if zn.n() % 2 == 1 {
        let mean = (n - 1.0) * harmonic(zn.n() - 1);
        (mean, mean)
    } else {
        let product = n * harmonic(zn.n());
        (product - n, product - 1.0)
    }
}

/// The mean, or `None` for even n > [`LARGEST_EVEN`].
///
/// Odd n: every other position is as likely to be next, so it is (n − 1)·H_{n−1}. Even n: the opposite position is twice as likely
/// as any other, so what counts is how many of the n/2 antipodal pairs are *full* (both visited), *half* visited or empty, and
/// whether the token is on a full pair or on a half one. That chain has O(n²) states, which are solved from the end; 1, 17/3,
/// 1277/110 and 841607/45885 for n = 2, 4, 6, 8. O(n) for odd n, O(n²) for even n.
#[must_use]
pub fn exact(zn: Zn) -> Option<f64> {
    match zn.n() {
        odd if odd % 2 == 1 => Some(bounds(zn).0),
        even if even <= LARGEST_EVEN => Some(mean_by_pairs(even)),
        _ => None,
    }
}

/// The expected rounds still to go for one number of visited positions. Entry i is for i full pairs.
struct Level {
    on_full: Vec<f64>,
    on_half: Vec<f64>,
}

fn mean_by_pairs(n: u32) -> f64 {
    let pairs = n / 2;
    let zeros = || vec![0.0; pairs as usize + 2];
    let mut after = Level { on_full: zeros(), on_half: zeros() };
    for visited in (1..n).rev() {
        let mut level = Level { on_full: zeros(), on_half: zeros() };
        // visited = 2·full + half with full + half ≤ n/2.
        for full in visited.saturating_sub(pairs)..=visited / 2 {
            let index = full as usize;
            let solved = solve(n, full, visited - 2 * full, after.on_full[index + 1], after.on_half[index]);
            (level.on_full[index], level.on_half[index]) = solved;
        }
        after = level;
    }
    after.on_half[0]
}

/// Both expectations for `full` and `half` pairs. `filled` is the expectation after a half pair was filled (the token is on it),
/// `begun` after an empty pair was begun. With F on a full pair and H on a half one:
///
/// - n·F = n + 2·full·F + half·H + half·filled + 2·empty·begun,
/// - n·H = n + 2·full·F + (half − 1)·H + (half + 1)·filled + 2·empty·begun, as the opposite position is twice as likely.
fn solve(n: u32, full: u32, half: u32, filled: f64, begun: f64) -> (f64, f64) {
    let empty = f64::from(n / 2 - full - half);
    let (n, full, half) = (f64::from(n), f64::from(full), f64::from(half));
    let from_full = n + half * filled + 2.0 * empty * begun;
    let from_half = from_full + filled;
    let determinant = (n - 2.0 * full) * (n - half + 1.0) - 2.0 * full * half;
    let on_full = ((n - half + 1.0) * from_full + half * from_half) / determinant;
    let on_half = ((n - 2.0 * full) * from_half + 2.0 * full * from_full) / determinant;
    (on_full, on_half)
}
