(* Arithmetic of f*(n), the number of positions that Magnus gets out of a good Derek. *)
From mathcomp Require Import all_ssreflect.
From MagnusDerek Require Import game.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section OddPart.
Variable n : nat.
Hypothesis n_gt0 : 0 < n.

Lemma odd_partE : n = 2 ^ logn 2 n * odd_part n.
Proof. by rewrite mulnC divnK // pfactor_dvdnn. Qed.

Lemma odd_part_dvd : odd_part n %| n.
Proof. by rewrite [X in _ %| X]odd_partE dvdn_mull. Qed.

Lemma odd_part_gt0 : 0 < odd_part n.
Proof. by apply: dvdn_gt0 odd_part_dvd. Qed.

Lemma odd_part_odd : odd (odd_part n).
Proof.
apply: contraT; rewrite -dvdn2 => even.
have : 2 ^ (logn 2 n).+1 %| n by rewrite expnSr {2}odd_partE dvdn_pmul2l ?expn_gt0.
by rewrite pfactor_dvdn // ltnn.
Qed.

(* If n is no power of two, p := pdiv (odd_part n) is its smallest odd prime factor. *)
Lemma odd_factor_prime : odd_part n != 1 -> prime (pdiv (odd_part n)).
Proof. by move=> neq1; rewrite pdiv_prime // ltn_neqAle eq_sym neq1 odd_part_gt0. Qed.

Lemma odd_factor_dvd : pdiv (odd_part n) %| n.
Proof. by apply: dvdn_trans odd_part_dvd; apply: pdiv_dvd. Qed.

Lemma odd_factor_odd : odd (pdiv (odd_part n)).
Proof. by apply: dvdn_odd (pdiv_dvd _) odd_part_odd. Qed.

Lemma odd_factor_ge3 : odd_part n != 1 -> 3 <= pdiv (odd_part n).
Proof.
by move=> /odd_factor_prime/prime_gt1; move: odd_factor_odd; case: (pdiv _) => [|[|[|p]]] //=.
Qed.

Lemma fstarE : odd_part n != 1 -> fstar n = n - n %/ pdiv (odd_part n).
Proof.
move=> neq1; rewrite /fstar (negbTE neq1) -subn1 mulnBr muln1.
by rewrite divnK ?odd_factor_dvd.
Qed.

Lemma fstar_le : fstar n <= n.
Proof.
have [eq1|neq1] := eqVneq (odd_part n) 1; first by rewrite /fstar eq1 eqxx.
by rewrite fstarE // leq_subr.
Qed.

Lemma fstar_gt0 : 0 < fstar n.
Proof.
have [eq1|neq1] := eqVneq (odd_part n) 1; first by rewrite /fstar eq1 eqxx.
by rewrite fstarE // subn_gt0 ltn_Pdiv // ltnW // odd_factor_ge3.
Qed.

Lemma two_thirds : 2 * n <= 3 * fstar n.
Proof.
have [eq1|neq1] := eqVneq (odd_part n) 1; first by rewrite /fstar eq1 eqxx leq_mul2r orbT.
have le : 3 * (n %/ pdiv (odd_part n)) <= n.
  by apply: leq_trans (leq_trunc_div n (pdiv (odd_part n))); rewrite mulnC leq_mul2l odd_factor_ge3 ?orbT.
by rewrite fstarE // mulnBr (leq_trans _ (leq_sub2l _ le)) // -[X in _ <= _ - X]mul1n -mulnBl.
Qed.

Lemma odd_part_double : odd_part (2 * n) = odd_part n.
Proof. by rewrite /odd_part lognM // (@logn_prime 2 2) // eqxx expnS divnMl. Qed.

Lemma fstar_double : fstar (2 * n) = 2 * fstar n.
Proof.
rewrite /fstar odd_part_double; case: ifP => // _.
by rewrite -muln_divA ?odd_factor_dvd // mulnA.
Qed.

Lemma fstar_triple : fstar (3 * n) = 2 * n.
Proof.
have odd_part3 : odd_part (3 * n) = 3 * odd_part n.
  by rewrite /odd_part lognM // (@logn_prime 2 3) // add0n muln_divA // pfactor_dvdnn.
have pdiv3 : pdiv (odd_part (3 * n)) = 3.
  have div3 : 3 %| odd_part (3 * n) by rewrite odd_part3 dvdn_mulr.
  have gt1 : 1 < odd_part (3 * n) by rewrite (leq_trans (_ : 1 < 3)) // dvdn_leq // odd_part3 muln_gt0 odd_part_gt0.
  have odd3 : odd (odd_part (3 * n)) by rewrite odd_part3 oddM odd_part_odd.
  apply/eqP; rewrite eqn_leq pdiv_min_dvd //=.
  by move/prime_gt1: (pdiv_prime gt1); move: (dvdn_odd (pdiv_dvd _) odd3); case: (pdiv _) => [|[|[|p]]] //=.
rewrite /fstar pdiv3 ifF; last by rewrite odd_part3 muln_eq1.
by rewrite mulKn // mulnC.
Qed.

End OddPart.

Lemma prime_odd p : prime p -> 2 < p -> odd p.
Proof. by move=> /even_prime[->|]. Qed.

Lemma fstar_prime p : prime p -> 2 < p -> fstar p = p.-1.
Proof.
move=> p_prime p_gt2; have p_odd := prime_odd p_prime p_gt2.
have -> : fstar p = p %/ pdiv p * (pdiv p).-1.
  rewrite /fstar /odd_part logn_prime // (_ : 2 == p = false) ?expn0 ?divn1 ?ifF //; first last.
    by rewrite eq_sym; case: p p_gt2 {p_prime p_odd} => [|[|[|]]].
  by case: p p_gt2 {p_prime p_odd} => [|[|]].
by rewrite pdiv_id // divnn prime_gt0 // mul1n.
Qed.
