//! Proved bounds on the number of rounds, with proofs: layer play is done after at most B(n) < 2(n − 1) of them on every table
//! ([`upper`]), a good Magnus needs f*(n) + o(n) ([`nearly_every`]) and on some tables only f*(n) − 1, which is no round too many ([`no_waste`]); and on
//! prime tables no Magnus needs fewer than p − 4 + ⌈¾⌈log₂ p⌉⌉ ([`lower`]), so n + c rounds are not enough for any c.
//!
//! | | says | where |
//! |---|---|---|
//! | Theorem 1 | layer play has f*(n) positions, and has ended after at most B(n) rounds | [`layer_play`] |
//! | Theorem 2 | if 3 divides n, it has f*(n) positions after at most n/3 − 1 + ⌊(n − 1)/2⌋ < 5n/6 rounds | [`until_f_star`] |
//! | Theorem 3 | R(p) ≥ p − 3 + ⌈½⌈log₂ p⌉⌉ for primes p ≥ 5 | [`three_left`] |
//! | Theorem 4 | R(p) ≥ p − 4 + ⌈¾⌈log₂ p⌉⌉ for primes p ≥ 5 | [`needed`] |
//! | Theorem 5 | more for large primes, by stages: R(p) > p − 5 + (13/12) log₂ p − (3/2)⌈log₂ log₂ p⌉ | [`needed`], [`stage`] |
//! | Theorem 6 | R(n) − f*(n) grows like log₂ p on n = 2^e·p, e fixed | [`needed`], [`stage`] |
//! | Theorem A | R(n) = f*(n) + o(n) | [`nearly_every`] |
//! | Theorem A₀ | R(p) < 47p/24 for primes p ≥ 5 | [`elementary`] |
//! | Theorem B | R(p) ≥ p + (½ − o(1)) log₂ p · log* p for primes | [`most_needed`] |
//! | Theorem Z | w(2n) ≤ w(n) for the waste w(n) = R(n) − (f*(n) − 1), and R(2^a·3^b) = f* − 1, R(51) = 33, … | [`without_waste`] |
//!
//! R(n) is the least number of rounds in which Magnus can force f*(n) positions. Every lemma of Theorems 1 to 6 is a test, under its own name, in
//! `tests/layer_play_lemmas.rs` and `tests/lower_bound_lemmas.rs`; those of A and B are in `tests/nearly_every_round.rs`, and Z is in `tests/tripling.rs`.
//!
//! # What stays open
//! R(p) − p grows faster than every multiple of log p (Theorem B) and slower than p (Theorem A). The exact values for p ≤ 41 would
//! suit log² p and √p alike, and `balanced` needs about p + 2√p rounds against the Dereks it was measured with.
//! n + c rounds are enough on powers of two and on multiples of 3 (Theorem 2), on 25 and 35 (R(25) = 20, R(35) = 28), on 5p for all but finitely many p (Theorem A) and on n = 2^e·p with
//! 2^e ≥ p − 4 (w(2^e·p) ≤ w(p) ≤ p − 2 − s(p − 2), Theorems Z and 1); they are not where 2^e is small beside log₂ p (Theorem 6). It is open for p² and for 2^e between log₂ p and w(p).

pub mod dichotomy;
pub mod lower;
pub mod nearly_every;
pub mod no_waste;
pub mod upper;

pub use dichotomy::{most_needed, wasted_between};
pub use lower::{needed, stage, three_left};
pub use nearly_every::elementary;
pub use no_waste::without_waste;
pub use upper::{layer_play, until_f_star, until_next_new};
