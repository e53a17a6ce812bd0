//! Nearly every round is new: w(n) = R(n) − (f*(n) − 1) is o(n), and for primes R(p) < 47p/24 without any theory.
//!
//! A is the unvisited set, a *pair around x* two positions x ± d of a set, d ≠ 0; r₃(n) is the largest size of a subset of {1, …, n} without three terms in arithmetic progression.
//!
//! # Theorem A: R(n) = f*(n) + o(n), more exactly w(n) ≤ m·exp(−c(log m)^(1/9)) with m the odd part of n
//! As w(2n) ≤ w(n) ([`super::no_waste`]), let n be odd. **Chain.** G₀ = A, and G_{j+1} are the members of G_j with at least K pairs around them in G_j ([`crate::layers::ranks()`]).
//!
//! **Lemma 1 (little is lost).** |G_j ∖ G_{j+1}| ≤ (3√3/2)·√(K − 1)·r₃(n) for K ≥ 2, and ≤ r₃(n) for K = 1. *Proof.* Around each member of D = G_j ∖ G_{j+1} lie at most s = K − 1 pairs in D, so
//! at most s|D| triples x − d, x, x + d. Keep each member with probability 1/√(3s) and take one out of each triple that survives: (2/(3√(3s)))|D| members are left on average, and they contain no
//! progression, read as whole numbers either. For s = 0 there is no triple in D.
//!
//! **Lemma 2 (a free run).** If the token is on x ∈ G_J, and of A at most K − J positions have been visited since the chain was made, then the next J rounds can all be new. *Proof.* Each visited
//! position spoils one of the K pairs around x in G_{J−1}; one is whole. Magnus calls it, and goes on from G_{J−1}.
//!
//! **Lemma 3 (the way there).** A set G with more than n/q members, q the smallest prime factor of n, has depth at most L = ⌈log₂ n⌉ everywhere: with 0 ∈ G the sets hG grow until they are a subgroup, here
//! everything, and M^i(G) is all of Z_n as soon as 2^i ≥ n − 1.
//!
//! *Proof of Theorem A.* Let K = J + L + 1. While more than n/q + J·max|G_j ∖ G_{j+1}| positions are unvisited, G_J has more than n/q members. Go there by its layers, at most L rounds, then run: at most L − 1 of these
//! rounds are wasted, and J + 1 positions are new. That is done n/(J + 1) times at most, and what is left then is J·max|G_j ∖ G_{j+1}| positions for layer play, each within L rounds. By Roth's theorem r₃(n) = o(n), and one
//! takes J growing slowly; the bound of Bloom and Sisask (2023, after Kelley and Meka) on r₃ gives the second form. ∎
//!
//! So fewer than n rounds are enough on all but finitely many n with a given smallest odd prime factor, such as 5p.
//!
//! # Theorem A₀: R(p) < 47p/24 for primes p ≥ 5
//! *Proof.* Call x ∈ A bad if no pair of A lies around it, a = |A|. The midpoints of different members are at least min(p, 2a − 3) (Dias da Silva and Hamidoune), none of them bad, so the others G are at least 3a − p − 3,
//! and M²(G) = Z_p by Cauchy and Davenport once 12a ≥ 5p + 15. For such a up to (p − 1)/2 go to G by its layers: either the first round is new, or after at most two rounds the token is in G, and
//! the next round is new as well. B(p) allows a wasted round for each of these a, of which there are (p − 21)/12 at least; after each that is wasted the next position has none, so that (p − 21)/24 − 2 of the 2p − 5 are saved. ∎

use super::upper::layer_play;
use crate::zn::{Zn, is_odd_prime};

/// Theorem A₀ where it says more than B(n), otherwise that: some Magnus has f*(n) positions after so many rounds.
#[must_use]
pub fn elementary(zn: Zn) -> u32 {
    let n = zn.n();
    if n < 5 || !is_odd_prime(n) {
        return layer_play(zn);
    }
    layer_play(zn).min(((47 * u64::from(n)).div_ceil(24) - 1) as u32)
}
