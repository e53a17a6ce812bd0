//! The sum of logarithms of \[N10] Theorem 4 as bricks.

use super::limits::MAX_N;
use super::{Fault, Refusal};
use magnus_derek::bounds;
use magnus_derek::number::{Measure, in_range};
use magnus_derek::zn::{Zn, is_odd_prime};

/// For n − 1, n − 2, …, 2 unvisited positions the rounds that layer play needs at most for the next new one: the columns of bricks, which
/// together are B(n). O(n).
///
/// # Errors
/// [`magnus_derek::number::OutOfRange`] for a table too large for a lesson, [`Refusal::Task`] unless n is an odd prime.
pub fn bricks(n: u32) -> Result<Vec<u32>, Refusal> {
    let zn = Zn::new(in_range(Measure::Lesson, n, 2, MAX_N)?)?;
    if !is_odd_prime(n) {
        return Err(Refusal::Task { why: Fault::Bricks { n } });
    }
    Ok((2..n).rev().map(|left| bounds::rounds_until_new(zn, left)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bricks_are_b_of_n_together() {
        assert_eq!(bricks(13).ok(), Some(vec![1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4]));
        for n in (3..1000).filter(|&n| is_odd_prime(n)) {
            let zn = Zn::new(n).expect("a legal n");
            assert_eq!(bricks(n).ok().map(|columns| columns.iter().sum()), Some(bounds::layer_play(zn)), "n = {n}");
        }
    }

    #[test]
    fn only_odd_primes_have_bricks() {
        for n in [2, 9, 1009, 1 << 20] {
            assert!(bricks(n).is_err(), "n = {n}");
        }
    }
}
