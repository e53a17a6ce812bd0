//! The lower bound that grows faster than every multiple of log p: R(p) ≥ p + (½ − o(1))·log p·log* p for primes p.
//!
//! Notation of [`crate::bounds::lower`]. T ⊆ Z_p has u ≥ 2 members; 𝓛(T) are the whole numbers c_v, v ∈ T, with Σ c_v = 0 and
//! Σ c_v·v ≡ 0 modulo p, and ‖c‖ is the sum of the positive ones.
//!
//! **Lemma 1 (Hadamard for such rows).** A minor of rows c₁, …, c_r with sum 0 is at most Π‖c_i‖ in absolute value. *Proof.* c_i/‖c_i‖ is a weighted mean of rows
//! e_v − e_w, the minor is linear in each row, and a matrix of rows e_v − e_w is totally unimodular.
//!
//! **Lemma 2.** If b₁, …, b_r ∈ 𝓛(T) are independent and e_v − e_w, v ≠ w, is a rational combination of them, then Π‖b_i‖ ≥ p. *Proof.* By Cramer Δ(e_v − e_w) = Σ Δ_i·b_i with whole
//! numbers and a minor Δ ≠ 0. At the positions: Δ(v − w) ≡ 0, so p divides Δ, and |Δ| ≤ Π‖b_i‖.
//!
//! Let h be the largest number for which some injective φ: T → Q satisfies all c ∈ 𝓛(T) with ‖c‖ ≤ 2^h. For h + 1 there is none, so (as a space over Q is no union of finitely many
//! smaller ones) some e_v − e_w is a combination of the c with ‖c‖ ≤ 2^(h+1), and Lemma 2 applies to r independent ones of these, the smallest ones: λ₁·…·λ_r ≥ p, λ_i ≤ 2^(h+1), r ≤ u − 1.
//!
//! # Theorem B₁: from |A| = 2^m·q + 1 until |A| = q Derek can waste at least m(log p − 2^m·q)/(m + q) rounds
//! *Proof.* When |A| = u = 2^m·q + 1 he looks at T = A and takes the better of two ways.
//! *Shadow.* In m stages (c) of the stage lemma, from 2Q + 1 to Q with Q = 2^j·q and σ = h, the same φ serves: all relations that are used have ‖c‖ ≤ 2^h. That is m·h rounds.
//! *Depth.* From each landing he stays outside of A as long as its depth D_i allows: 2^(D_i)·x_i is a sum of 2^(D_i) members that are left, a member of 𝓛(T) with ‖·‖ = 2^(D_i) in which
//! x_i occurs and earlier landings do not; so these are independent. There are u − q − 1 of them, hence Σ D_i ≥ log p − q(h + 1), and Σ D_i − (u − q − 1) rounds are wasted.
//! The larger of m·h and log p − q(h + 1) − (u − q − 1) is at least the value where both are equal. ∎
//!
//! # Theorem B: R(p) ≥ p − 4 + ⌈¾Λ⌉ + Σ_j ⌈m_j(log p − q_{j+1})/(m_j + q_j)⌉
//! for q₀ = 3, q_{j+1} = 2^(m_j)·q_j and any m_j ≥ 1, as long as the terms are positive: one stage after the other, then Theorem 4 from four positions on. With m_j = q_j each term
//! is ½(log p − q_{j+1}) at least, and the q_j are a tower: log* p − O(1) terms. ∎
//!
//! No strategy of [`crate::derek`] promises it: `outlast` keeps to [`super::needed`].

use super::lower::{log_up, needed};
use crate::zn::{Zn, is_odd_prime};

/// Theorem B₁: the rounds that Derek can waste from 2^m·q + 1 positions left until q are left, for a prime p ≤ 2^31, q ≥ 1 and 1 ≤ m ≤ 4.
#[must_use]
pub fn wasted_between(p: u32, q: u32, m: u32) -> u32 {
    // ⌈m(log p − Q)/(m + q)⌉ with the irrational log p: the largest k with k(m + q) + mQ ≤ log p^m, and one more.
    let (log, size) = (u128::from(p).pow(m).ilog2(), m * (q << m));
    log.checked_sub(size).map_or(0, |room| room / (m + q) + 1)
}

/// The most that stages of Theorem B₁ waste together after which q positions are left.
fn all_stages(p: u32, q: u32) -> u32 {
    let stages = (1..=4).map(|m| (m, wasted_between(p, q, m))).filter(|&(_, wasted)| wasted > 0);
    stages.map(|(m, wasted)| wasted + all_stages(p, q << m)).max().unwrap_or(0)
}

/// Theorem B where it says more than [`needed`], otherwise that: rounds that every Magnus needs for f*(n) positions if Derek plays well.
#[must_use]
pub fn most_needed(zn: Zn) -> u32 {
    let n = zn.n();
    if n < 5 || !is_odd_prime(n) {
        return needed(zn);
    }
    needed(zn).max(n - 4 + (3 * log_up(n)).div_ceil(4) + all_stages(n, 3))
}
