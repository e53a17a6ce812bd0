//! Lower bounds: the rounds that every Magnus needs if Derek plays well. The conjecture of \[N10] (open problem 2) that
//! n + c are enough is false, and this answers his open problem 3, the question for a lower bound.
//!
//! p ≥ 5 is a prime, log is to base 2, Λ = ⌈log p⌉, A what is unvisited, and a *landing* (A, x) is the moment after x has been
//! visited for the first time and A is left; the two positions to which a call can lead are its *targets*. On a prime table Magnus has to get down to |A| = 1.
//!
//! **(★)** If z ∈ M^i(B), then 2^i·z is a sum of 2^i members of B, each as often as one likes: add up 2z = x + y. And from x ∉ M^s(B) Derek can stay outside
//! M^(s−1)(B), …, M(B), B in the next s rounds, for if both targets were in M^(i−1)(B), the token would be in M^i(B).
//!
//! # Theorem 3: R(p) ≥ p − 3 + ⌈½Λ⌉
//! **Lemma A.** Of three positions x, y, z let D be the depth of x in {y, z} and E that of y in {x, z}: D + E ≥ Λ. So the second smallest
//! of the three depths is at least ⌈½Λ⌉. *Proof.* Move the table so that z = 0. By (★) 2^D·x ≡ j·y with 0 ≤ j ≤ 2^D, and j is
//! neither end, as x is neither 0 nor y. In the same way 2^E·y ≡ i·x with 0 < i < 2^E. So p divides 2^(D+E) − ij, which is positive.
//!
//! Derek takes a visited target while three positions are left, if there is one. The first p − 3 new positions take p − 3 rounds at least, and the last
//! of them is forced by two unvisited targets, different ones as p is odd. He takes the deeper one, of depth ⌈½Λ⌉ or more, and the next new position
//! is that many rounds away by (★). ∎
//!
//! # Theorem 4: R(p) ≥ p − 4 + ⌈¾Λ⌉
//! For a set S let w_S(y) be the rounds that perfect play takes from the landing (S ∖ y, y) to |A| = 1, m₂(S) the second smallest w_S(y), and V(S, x) the rounds
//! from (S, x), x ∉ S.
//!
//! **Lemma B: V(S, x) = m₂(S) + s with s ≥ 1 and x ∈ M^s(S),** for |S| ≥ 2. Let X_t be the members y of S with w_S(y) ≤ t and the visited K with V(S, K) ≤ t. Such
//! a K is in X_{t+1} exactly if it is in M(X_t). For t < m₂(S), X_t has at most one member, which has no other midpoint (p is odd). So X_{m₂} ⊆ S and
//! X_{m₂+s} ⊆ M^s(S).
//!
//! So with |A| = 4 at least 1 + m₂(A) rounds remain, and R(p) ≥ (p − 5) + 1 + C, C being the least m₂(T) of all T with four members.
//!
//! **Lemma C: C ≥ ¾Λ.** Let x, x′ be the two members of T = {x, x′, y, z} with the smallest w_T; T₁ = T ∖ x, T₂ = T ∖ x′, μ_i = m₂(T_i). By Lemma B, C ≥ s₁ + μ₁ and C ≥ s₂ + μ₂ with
//! 2^s₁·x ≡ a′x′ + b′y + c′z and 2^s₂·x′ ≡ ax + by + cz, all coefficients ≥ 0 and adding up to 2^s₁ and 2^s₂. Put S = s₁ + s₂ and eliminate x:
//! Δx′ ≡ By + Γz with Δ = 2^S − aa′, B and Γ ≥ 0, B + Γ = Δ; and Δ > 0, for Δ = 0 would need a′ = 2^s₁ and x = x′.
//! *First, μ₁ + S ≥ Λ.* Two of the three members of T₁ have depth ≤ μ₁ in the other two, so y or z has; say y (otherwise exchange the names), and move
//! the table so that z = 0: 2^D·y ≡ i·x′ with D ≤ μ₁, 0 < i < 2^D, and Δx′ ≡ By. So p divides 2^D·Δ − iB, and 0 < 2^D·Δ − iB ≤ 2^(D+S). In the same way
//! μ₂ + S ≥ Λ. *Second,* μ₁ + μ₂ ≥ Λ by Lemma A. So 2C ≥ S + μ₁ + μ₂ ≥ max(S + Λ, 2Λ − S) ≥ 3Λ/2. ∎
//!
//! # Stages: Theorems 5 and 6
//! Now n = 2^e·p, q = 2^e, and π: Z_n → Z_p.
//!
//! **Shadow lemma.** Let T ⊆ Z_n, U = π(T), u = |U| ≥ 2, σ ≥ 1, and let relations 2^σ·x ≡ Σ c_y·y with c_y ≥ 0, Σ c_y = 2^σ hold among members of U modulo p. If (σ + ½)(u − 1) < log p, there
//! are different rational numbers φ(v), v ∈ U, that satisfy all of them. *Proof.* A relation is a row of U integers with squares adding up to 2·4^σ at most. By Hadamard, minors of at most
//! u − 1 rows are smaller than p, so those that are not 0 are not 0 modulo p either. Modulo p the vectors (1)_v and (v)_v are solutions, so the rank there is at most u − 2; over
//! the rationals it is u − 1 at most, and so it is the same, ρ. If φ(v) = φ(v′) in all rational solutions, then e_v − e_{v′} is a combination of ρ independent rows, with
//! coefficients of denominator Δ, a minor, by Cramer. As p does not divide Δ, v ≡ v′ modulo p. So no two members are equal in all solutions, and as a space over the rationals is no
//! union of finitely many smaller ones, some solution keeps all of them apart.
//!
//! **Stage lemma.** Fix Q ≥ q and σ ≥ 1. Call a landing (A, x) *good*, for Magnus, if |A| = Q, or if |A| > Q and x ∈ M^σ(G_A), where G_A are the y ∈ A with (A ∖ y, y) good.
//! - **(a)** From a landing that is not good Derek wastes σ rounds in a row for Magnus while |A| > Q: he stays off G_A for σ rounds (★). If he visits a y on the way, (A ∖ y, y) is
//!   not good either, and |A ∖ y| > Q.
//! - **(b)** Let (A₀, x₀) be good, T = A₀ ∪ {x₀}, (σ + ½)(|T| − 1) < log p, and φ from the shadow lemma for the relations "x ∈ M^σ(G_A)" inside T. φ(x) is a weighted mean of the φ of
//!   members of G_A, so some y ∈ G_A has φ(y) ≥ φ(x). Going on so, |A₀| − Q members of A₀ have φ ≥ φ(x₀), and as many have φ ≤ φ(x₀).
//! - **(c)** n = p, |T| = 2Q + 1, (σ + ½)·2Q < log p: at most one y ∈ T has (T ∖ y, y) good, for two, φ(y) < φ(y′), would have Q members below y and Q above y′. So with |A| = 2Q + 1
//!   Derek takes a visited target, else one that is not good, and **σ rounds are wasted before |A| = Q.**
//! - **(d)** |A₀| = 2Q + q, (σ + ½)(2Q + q) < log p: no landing (A₀, x₀) is good, since 2(|A₀| − Q) ≤ |A₀| + q − 1, as π takes q positions to one. **σ rounds are wasted between
//!   |A| = 2Q + q and Q.**
//!
//! All this waste comes while |A| ≥ Q + 1, so that another stage can begin at Q + 1: there Derek first completes the wasted rounds.
//!
//! **Theorem 5: R(p) ≥ p − 4 + ⌈¾Λ⌉ + σ₀ + σ₁ + …,** σ_j = max(0, ⌈log p/(6·2^j) − ½⌉ − 1): stages (c) with Q = 3·2^j, from 6·2^j + 1 positions left to 3·2^j + 1, the largest j
//! first, then Theorem 4 from |A| = 4. As σ_j ≥ log p/(6·2^j) − 3/2, summed over j < ⌈log log p⌉, R(p) > p − 5 + (13/12) log p − (3/2)⌈log log p⌉. ∎
//!
//! **Theorem 6: R(n) ≥ f*(n) − 1 + Σ_{i ≥ 1} max(0, ⌈log p/((2^(i+1) − 1)q) − ½⌉ − 1)** for n = 2^e·p: stages (d) with Q = (2^i − 1)q. Already i = 1 gives
//! R(n) ≥ n − q − 1 + log p/(3q) − 3/2, so n + c rounds are not enough once log p > 3q(q + c + 5/2). ∎
//!
//! `derek` has a player who keeps to these theorems, `outlast`.

use crate::zn::{Zn, is_odd_prime, odd_part};

/// Theorem 3: no Magnus has p − 1 positions in fewer rounds if Derek plays well, p ≥ 5 prime. On other tables a round for each new
/// position.
#[must_use]
pub fn rounds_needed_with_three_left(zn: Zn) -> u32 {
    let n = zn.n();
    if n >= 5 && is_odd_prime(n) { n - 3 + log_up(n).div_ceil(2) } else { zn.f_star() - 1 }
}

/// The most that is proved: rounds that every Magnus needs for f*(n) positions if Derek plays well. Theorem 5 for primes p ≥ 5, Theorem 6
/// for 2^e·p, otherwise a round for each new position.
#[must_use]
pub fn rounds_needed(zn: Zn) -> u32 {
    let (n, p) = (zn.n(), odd_part(zn.n()));
    if p < 5 || !is_odd_prime(p) {
        return zn.f_star() - 1;
    }
    if n == p {
        n - 4 + (3 * log_up(n)).div_ceil(4) + rounds_wasted(p, (0..).map(|j| 6 << j))
    } else {
        zn.f_star() - 1 + rounds_wasted(p, (2..).map(|i| ((1 << i) - 1) * (n / p)))
    }
}

/// The rounds that all stages of these sizes waste together. The sizes grow, so that after one that wastes nothing none
/// does.
fn rounds_wasted(p: u32, sizes: impl Iterator<Item = u32>) -> u32 {
    sizes.map(|size| rounds_wasted_in_stage(p, size)).take_while(|&rounds| rounds > 0).sum()
}

/// σ, the rounds that a stage wastes: the largest number with (σ + ½)·`size` < log₂ p, or 0. `size` is |T| − 1 of the stage lemma: 2Q in (c),
/// 2Q + q in (d).
#[must_use]
pub fn rounds_wasted_in_stage(p: u32, size: u32) -> u32 {
    // 2^((2σ + 1)·size) < p², and p² is no power of two.
    let double_log = (u64::from(p) * u64::from(p)).ilog2();
    (double_log / size.max(1)).saturating_sub(1) / 2
}

/// ⌈log₂ n⌉, n ≥ 2.
pub(super) fn log_up(n: u32) -> u32 {
    (n - 1).ilog2() + 1
}
