//! Tables without waste: those on which every round of a good Magnus visits a new position, whatever Derek does.
//!
//! w(n) = R(n) − (f*(n) − 1) is the *waste*, the rounds that must visit nothing new. F(m) is the most positions of Z_m that Magnus can be
//! sure to visit before the first round that visits nothing new.
//!
//! # Theorem 7: w(2n) ≤ w(n), and if F(m) ≥ 2m/3, then R(3m) = 2m − 1
//! So R(2^a·3^b) = f* − 1 for all a and b.
//!
//! **Halves: w(2n) ≤ w(n).** Play the residues modulo n as Z_n. When the token enters a new residue, call n first, half the table:
//! the position opposite is new, and has the same residue. That is f*(2n) = 2f*(n) positions in R(n) + f*(n) rounds, so w(2n) ≤ R(n) + f*(n) − 2f*(n) + 1 = w(n). In
//! the same way F(2m) ≥ 2F(m). (Lemma 3.2 of Hurkens, Pendavingh and Woeginger in other words.)
//!
//! **Thirds: F(m) ≥ 2m/3 gives R(3m) = 2m − 1.** The classes modulo 3 are tables Z_m with step 3. Let w be ⌈2m/3⌉.
//! 1. In the class of the start visit w positions without waste. Then call a magnitude that 3 does not divide: the token comes to one of the
//!    other classes, α. The third one is γ. In α visit w positions in the same way. Now both classes have m − w ≤ m/3 *leftovers*, unvisited positions.
//! 2. With the token on K in one of them call the distance to a leftover J of the other one. The other target, 2K − J, lies in γ,
//!    because the three residues are different and add up to 0 modulo 3. So both targets are new as long as γ has not been entered. If
//!    Derek always gives J, the token changes between the classes until both are wholly visited: 2m positions.
//! 3. If he enters γ, visit w positions there too. Then at most m/3 are unvisited in each class, m in all.
//!
//! Each way 2m = f*(3m) positions are visited, and every round was new. ∎
//!
//! w(m) = 0 gives F(m) = f*(m) ≥ 2m/3. The exact values give more tables to begin with: w(10) = w(15) = w(28) = 0, F(7) = 5, F(11) = 8,
//! F(13) = 9, F(17) = 12, F(19) ≥ 13, F(23) ≥ 16 and F(25) ≥ 17, each at least two thirds; but F(5) = 3 is not. So R(51) = 33, R(57) = 37, R(69) = 45 and R(75) = 49, and
//! R(40) = 31 since R(10) = 7.
//!
//! `magnus` has a player who plays so, `tripling`.

use crate::zn::{Zn, odd_part};

/// Tables on which Magnus can visit so many positions without waste, found by exhaustive search: at least two thirds of each.
pub const SEARCHED: [(u32, u32); 10] =
    [(7, 5), (10, 8), (11, 8), (13, 9), (15, 10), (17, 12), (19, 13), (23, 16), (25, 17), (28, 24)];

/// A table without waste in its parts: n = 3^thirds · 2^halves · table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    /// Number of times that step "thirds" of the proof is taken.
    pub thirds: u32,
    /// Number of times that step "halves" is taken, inside of that.
    pub halves: u32,
    /// The table in the middle: 1, or one that has been [`SEARCHED`].
    pub table: u32,
    /// The positions of it that can be visited without waste.
    pub positions: u32,
}

/// The parts of a table on which Theorem 7 and the [`SEARCHED`] tables give R(n) = f*(n) − 1; `None` where they do not. O(log n).
#[must_use]
pub fn parts(zn: Zn) -> Option<Parts> {
    let n = zn.n();
    let odd = odd_part(n);
    let thirds = (1..).find(|&exponent| !odd.is_multiple_of(3_u32.pow(exponent)))? - 1;
    let rest = odd / 3_u32.pow(thirds);
    let halves = n.trailing_zeros();
    let (thirds, halves, table) = match (rest, thirds, halves) {
        (5, 1.., 0) => (thirds - 1, 0, 15),
        (5, _, 1..) => (thirds, halves - 1, 10),
        (7, 0, 2..) => (0, halves - 2, 28),
        // Two thirds are enough for step "thirds" alone.
        (1, ..) | (_, 1.., _) => (thirds, halves, rest),
        _ => return None,
    };
    let searched = SEARCHED.into_iter().find(|(searched, _)| *searched == table);
    let (table, positions) = searched.or((table == 1).then_some((1, 1)))?;
    Some(Parts { thirds, halves, table, positions })
}

/// R(n) = f*(n) − 1 where Theorem 7 gives it, from the [`SEARCHED`] tables on; `None` elsewhere, where it may be true all the same. O(log n).
#[must_use]
pub fn rounds_without_waste(zn: Zn) -> Option<u32> {
    parts(zn).map(|_| zn.f_star() - 1)
}
