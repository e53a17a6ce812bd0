//! Proved bounds on the number of rounds, with proofs: layer play is done after B(n) < 2(n − 1) of them on every table
//! ([`upper`]), and on prime tables no Magnus needs fewer than p − 4 + ⌈¾⌈log₂ p⌉⌉ ([`lower`]), so n + c rounds are not
//! enough for any c.
//!
//! | | says | where |
//! |---|---|---|
//! | Theorem 1 | layer play has f*(n) positions, and has ended after B(n) rounds | [`layer_play`] |
//! | Theorem 2 | if 3 divides n, it has f*(n) positions after n/3 − 1 + ⌊(n − 1)/2⌋ < 5n/6 rounds | [`until_f_star`] |
//! | Theorem 3 | R(p) ≥ p − 3 + ⌈½⌈log₂ p⌉⌉ for primes p ≥ 5 | [`three_left`] |
//! | Theorem 4 | R(p) ≥ p − 4 + ⌈¾⌈log₂ p⌉⌉ for primes p ≥ 5 | [`needed`] |
//! | Theorem 5 | more for large primes, by stages: R(p) > p − 5 + (13/12) log₂ p − (3/2)⌈log₂ log₂ p⌉ | [`needed`], [`stage`] |
//! | Theorem 6 | R(n) − f*(n) grows like log₂ p on n = 2^e·p, e fixed | [`needed`], [`stage`] |
//!
//! R(n) is the least number of rounds in which Magnus can force f*(n) positions. Every lemma of the proofs is a test, under its own name, in
//! `tests/layer_play_lemmas.rs` and `tests/lower_bound_lemmas.rs`.
//!
//! # What stays open
//! R(p) lies between p + (13/12) log₂ p, or nearly, and 2p. The exact values of R(p) − p for p ≤ 41 grow faster than log₂ p, and would
//! suit log² p and √p alike. No upper bound of the form p + o(p) is proved, although `balanced` needs about p + 2√p rounds against the Dereks it was
//! measured with. Whether n + c rounds are enough on n = 25, 35, 5p, p² or n = 2^e·p with 2^e much larger than log₂ p is not known; they are on powers of two and
//! on multiples of 3 (Theorem 2).

pub mod lower;
pub mod upper;

pub use lower::{needed, stage, three_left};
pub use upper::{layer_play, until_f_star, until_next_new};
