//! R(p) − p grows faster than every multiple of log p, log being to base 2. [`lower`](super::lower) has the stages that this puts together, and its notation.
//!
//! # Theorem 10
//! Let q₀ = 3 and q_{j+1} = 2^{m_j}·q_j with any m_j ≥ 1. Then **R(p) ≥ p − 4 + ⌈¾Λ⌉ + Σ_j max(0, ⌈m_j(log p − q_{j+1})/(m_j + q_j)⌉)** ([`rounds_needed_by_depth`] takes the best m_j).
//! With m_j = q_j this is p + (½ − o(1))·log p·log* p.
//!
//! For a set T of u ≥ 2 positions let 𝓛(T) be the integer rows (c_v) with Σ c_v = 0 and Σ c_v·v ≡ 0 modulo p, and ‖c‖ the sum of the positive entries.
//!
//! **Minor lemma.** A minor of rows with the sum 0 is at most the product of their ‖·‖ in size: a row c is ‖c‖ times a mean of rows e_v − e_w, a minor is linear in each row,
//! and matrices of rows e_v − e_w are totally unimodular.
//!
//! **Product lemma.** If b₁, …, b_r in 𝓛(T) are independent and some e_v − e_{v′}, v ≠ v′, is in their rational span, then Π‖b_i‖ ≥ p: by Cramer a minor Δ ≠ 0 has
//! Δ(v − v′) ≡ 0.
//!
//! **Stages together.** Let u = 2^m·q + 1 ≤ p − 1. From |A| = u until |A| = q Derek can waste at least m(log p − 2^m·q)/(m + q) rounds ([`rounds_wasted_by_stages`]), completed while
//! |A| > q. Let T be A at the beginning, and h the largest integer for which different rational numbers satisfy all c in 𝓛(T) with ‖c‖ ≤ 2^h. *Shadow:* the stages (c)
//! for 2^(m−1)·q, …, 2q, q with σ = h and the same numbers waste mh rounds. *Depth:* if Derek always keeps off A as long as he can, the ways from landing to landing are independent
//! members of 𝓛(T), the i-th of size 2^(D_i); by the product lemma they waste at least log p − q(h + 1) − (u − q − 1) rounds. As h grows, the first number grows and the second
//! falls; so the larger is at least their common value, at h = (log p − 2^m·q)/(m + q). ∎

use super::lower::{log_up, rounds_needed};
use crate::zn::{Zn, is_odd_prime};

/// The rounds that Derek can waste for Magnus from 2^m·q + 1 unvisited positions on until q are left, on a prime table p: ⌈m(log₂ p − 2^m·q)/(m + q)⌉, or 0.
#[must_use]
pub fn rounds_wasted_by_stages(p: u32, m: u32, q: u32) -> u32 {
    let size = u64::from(q) << m.min(32);
    if m == 0 || size + 2 > u64::from(p) {
        return 0;
    }
    let log = f64::from(p).log2();
    // No integer: log₂ p is irrational. So a rounding error does not matter.
    (f64::from(m) * (log - size as f64) / f64::from(m + q)).ceil().max(0.0) as u32
}

/// Rounds that every Magnus needs for p − 1 positions if Derek plays well, by Theorem 10 with the best m_j, or by the earlier theorems where they say more. On tables that are
/// no primes from 5 on it is [`rounds_needed`].
#[must_use]
pub fn rounds_needed_by_depth(zn: Zn) -> u32 {
    let p = zn.n();
    if p < 5 || !is_odd_prime(p) {
        return rounds_needed(zn);
    }
    rounds_needed(zn).max(p - 4 + (3 * log_up(p)).div_ceil(4) + most_rounds_wasted(p, 3))
}

/// The most rounds that the stages from some size on down to q positions waste together.
fn most_rounds_wasted(p: u32, q: u32) -> u32 {
    // A stage that begins with log₂ p positions or more, at most 32, wastes nothing.
    let stages = (1..=5).map(|m| (m, rounds_wasted_by_stages(p, m, q))).filter(|&(_, rounds)| rounds > 0);
    stages.map(|(m, rounds)| rounds + most_rounds_wasted(p, q << m)).max().unwrap_or(0)
}
