(* The layers of a set that lies in no proper class of an odd table grow at least by half each, so the way to it is short. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues layers mann closed_sets primes_above.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section OddTable.
Variable n : nat.
Hypotheses (n_gt1 : (1 < n)%N) (n_odd : odd n).
Implicit Types (A G H S U V W X : {set 'Z_n}) (x y z d : 'Z_n).
Let n_gt0 : (0 < n)%N := ltnW n_gt1.

(* What nobody can make Derek give up: n/p positions, p the smallest prime factor. *)
Definition spared : nat := (n - fstar n)%N.

Lemma odd_part_n : odd_part n = n.
Proof.
have [k nE] : exists k, n = k by exists n.
rewrite /odd_part (_ : logn 2 n = 0%N) ?divn1 //.
by apply/eqP; rewrite -leqn0 leqNgt logn_gt0 mem_primes /= n_gt0 dvdn2 n_odd.
Qed.

Lemma closed_spared X : closed X -> X != set0 -> X != setT -> (#|X| <= spared)%N.
Proof.
move=> cl X0 XT; have [m1 le] := closed_small n_gt1 cl X0 XT.
by rewrite /spared fstarE // subKn // leq_div.
Qed.

Lemma subgroup_closed H : add_closed H -> closed H.
Proof.
move=> cl; apply/closedP=> x y z xH yH zE.
have mul k w : w \in H -> w *+ k.+1 \in H.
  by move=> wH; elim: k => // k IH; rewrite mulrS; apply: cl.
have -> : z = (x + y) *+ (n./2).+1; last by apply/mul/cl.
rewrite -zE -mulr2n -mulrnA mul2n doubleS; have -> : ((n./2).*2.+2 = n + 1)%N.
  by rewrite -[in RHS](odd_double_half n) n_odd addnC add1n.
by rewrite mulrnDr mulr1n -mulr_natr char_Zp // mulr0 add0r.
Qed.

Lemma sumset_grows_half A : (spared < #|A|)%N -> sumset A A = setT \/ (3 * #|A| <= 2 * #|sumset A A|)%N.
Proof.
move=> big; have /card_gt0P[a aA] : (0 < #|A|)%N by apply: leq_ltn_trans big.
pose S := shift (- a) A; have S0 : 0 \in S by rewrite inE opprK add0r.
rewrite -(card_shift (- a) A) -(card_sumset_shift (- a) A) -/S.
have [|all_S||[H [H_closed H0 H_T S_H]]] := @twice_is_half_more _ setT S _ (subsetT S) S0; [by move=> x y; rewrite !inE | | by right |].
  by left; apply/eqP; rewrite eqEcard subsetT -(card_sumset_shift (- a) A) -/S all_S leqnn.
have H_n0 : H != set0 by apply/set0Pn; exists 0.
have H_small : (#|H| <= spared)%N by apply: closed_spared; rewrite -?properT //; apply: subgroup_closed.
by have := leq_trans (subset_leq_card S_H) H_small; rewrite card_shift leqNgt big.
Qed.

Lemma midpoints_grow A : (spared < #|A|)%N -> midpoints A = setT \/ (3 * #|A| <= 2 * #|midpoints A|)%N.
Proof.
move=> /sumset_grows_half; rewrite card_midpoints // => -[all_A|]; [left | by right].
by apply/eqP; rewrite eqEcard subsetT card_midpoints // all_A leqnn.
Qed.

(* Two layers double. *)
Lemma layers_grow i A : (spared < #|A|)%N -> layer (2 * i) A = setT \/ (2 ^ i * #|A| <= #|layer (2 * i) A|)%N.
Proof.
move=> big; elim: i => [|i IH]; first by right; rewrite mul1n.
have full X : X = setT -> midpoints X = setT.
  by move=> ->; apply/eqP; rewrite eqEsubset subsetT subset_midpoints.
rewrite mulnS add2n !layerS; case: IH => [/full/full->|IH]; first by left.
have big_X X : A \subset X -> (spared < #|X|)%N by move/subset_leq_card; apply: leq_trans.
set L := layer _ _ in IH *; have AL : A \subset L by apply: layer_le (leq0n _).
case: (midpoints_grow (big_X _ AL)) => [/full->|once]; first by left.
have AM : A \subset midpoints L by apply: subset_trans AL (subset_midpoints _).
case: (midpoints_grow (big_X _ AM)) => [->|more]; [by left | right].
rewrite expnS -mulnA (leq_trans (leq_mul (leqnn 2) IH)) //.
have := leq_trans (leq_mul (leqnn 3) once) (_ : _ <= 2 * (2 * #|midpoints (midpoints L)|))%N.
rewrite mulnCA leq_mul2l /= more => /(_ isT); rewrite !mulnA => le.
by rewrite -(leq_pmul2l (isT : 0 < 4)%N) (leq_trans _ le) // mulnA leq_mul2r orbT.
Qed.

Lemma way i G : (spared < #|G|)%N -> (n <= 2 ^ i * #|G|)%N -> layer (2 * i) G = setT.
Proof.
move=> big le; case: (layers_grow i big) => // grow.
by apply/eqP; rewrite eqEcard subsetT cardsT card_Z // (leq_trans le).
Qed.

End OddTable.
