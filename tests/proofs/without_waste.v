(* Theorem Z: doubling and tripling keep a table without waste, and so R(n) is f*(n) − 1 for n = 2^a·3^b. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar doubling tripling small_tables.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* Magnus gets f*(n) positions and every round is new. *)
Definition no_waste (n : nat) : Prop := R_is n (fstar n).-1.

Lemma no_wasteP n : (1 < n)%N -> reflect (no_waste n) (forces (fstar n) (fstar n).-1 [set 0 : 'Z_n] 0).
Proof.
move=> n_gt1; apply: (iffP idP) => [H|[/(forcesP _ _ n_gt1) //]]; apply: R_isP => // s lt_s.
by apply: contraL lt_s => /forces_card; rewrite cards1 add1n -leqNgt; case: fstar.
Qed.

Theorem no_waste_double n : (1 < n)%N -> no_waste n -> no_waste (2 * n).
Proof.
move=> n_gt1 /(no_wasteP n_gt1) H; have n_gt0 := ltnW n_gt1.
apply/no_wasteP; first by rewrite (leq_trans n_gt1) // leq_pmull.
rewrite fstar_double //; have := doubling_forces n_gt1 (fstar_gt0 n_gt0) H.
by case: (fstar n) (fstar_gt0 n_gt0) => // f _; rewrite [X in _ -> forces _ X.-1 _ _]mul2n -addnn.
Qed.

(* Two thirds of Z_m without waste are enough for Z_3m. *)
Theorem R_triple m w : (1 < m)%N -> (2 * m <= 3 * w)%N -> forces w w.-1 [set 0 : 'Z_m] 0 -> R_is (3 * m) (2 * m).-1.
Proof.
move=> m_gt1 w_big /(tripling m_gt1 w_big); rewrite -(fstar_triple (ltnW m_gt1)).
by move/(no_wasteP (triple_gt1 m_gt1)).
Qed.

Theorem no_waste_triple n : (1 < n)%N -> no_waste n -> no_waste (3 * n).
Proof.
move=> n_gt1 /(no_wasteP n_gt1) H; have n_gt0 := ltnW n_gt1.
by rewrite /no_waste fstar_triple //; apply: R_triple H; rewrite ?two_thirds.
Qed.

Theorem no_waste_tower n a b : (1 < n)%N -> no_waste n -> no_waste (2 ^ a * 3 ^ b * n).
Proof.
move=> n_gt1 H; have gt1 k : (0 < k)%N -> (1 < k * n)%N by move=> k_gt0; rewrite (leq_trans n_gt1) // leq_pmull.
elim: a => [|a IH]; last by rewrite expnS -!mulnA; apply: no_waste_double; rewrite mulnA // gt1 // muln_gt0 !expn_gt0.
rewrite mul1n; elim: b => [|b IH]; first by rewrite mul1n.
by rewrite expnS -mulnA; apply: no_waste_triple => //; rewrite gt1 // expn_gt0.
Qed.

Theorem no_waste_2_3 a b : (1 < 2 ^ a * 3 ^ b)%N -> no_waste (2 ^ a * 3 ^ b).
Proof.
case: a => [|a]; last by rewrite expnSr mulnAC => _; apply: no_waste_tower R_2.
by case: b => [|b] // _; rewrite expnSr mulnA; apply: no_waste_tower R_3.
Qed.

(* In numbers: R(2^a) = 2^a − 1, and R(2^a·3^b) = (2/3)·2^a·3^b − 1 for b ≥ 1. *)
Theorem R_2_3 a b : R_is (2 ^ a * 3 ^ b.+1) (2 ^ a.+1 * 3 ^ b).-1.
Proof.
have -> : (2 ^ a.+1 * 3 ^ b)%N = fstar (2 ^ a * 3 ^ b.+1).
  by rewrite (expnS 3) mulnCA fstar_triple ?muln_gt0 ?expn_gt0 // mulnA -expnS.
by apply: no_waste_2_3; rewrite (expnS 3) mulnCA (@leq_trans 3) // leq_pmulr // muln_gt0 !expn_gt0.
Qed.

Theorem R_power_of_2 a : R_is (2 ^ a.+1) (2 ^ a.+1).-1.
Proof.
have := @no_waste_2_3 a.+1 0; rewrite muln1 /no_waste /fstar /odd_part pfactorK // divnn expn_gt0 /=.
by apply; rewrite -[1%N]/(2 ^ 0)%N ltn_exp2l.
Qed.

Theorem R_40 : R_is 40 31. Proof. exact: (@no_waste_tower 10 2 0 isT R_10). Qed.
Theorem R_36 : R_is 36 23. Proof. exact: (@R_2_3 2 1). Qed.
