(* R(p) ≤ 2(p − 2) for odd primes p: the layers grow as Cauchy and Davenport say, so that all depths together are at most 2(p − 2). *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues layers mann pollard.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* On odd tables doubling is a bijection, and so there are as many midpoints as sums. *)
Lemma card_midpoints n (A : {set 'Z_n}) : (1 < n)%N -> odd n -> #|midpoints A| = #|sumset A A|.
Proof.
move=> n_gt1 n_odd; have double := double_inj n_gt1 n_odd.
rewrite -(card_imset (pred_of_set (midpoints A)) double); congr #|pred_of_set _|.
have [half _ halfK] := injF_bij double.
apply/setP=> z; apply/imsetP/sumsetP => [[y /midpointsP[x [s [xA sA yE]]] ->]|[x [s [xA sA zE]]]]; first by exists x, s.
by exists (half z); rewrite ?halfK //; apply/midpointsP; exists x, s; rewrite halfK.
Qed.

(* ---- Cauchy and Davenport, for the midpoints of one set ---- *)

Section Growth.
Variable p : nat.
Hypotheses (p_prime : prime p) (p_gt2 : (2 < p)%N).
Let p_gt1 : (1 < p)%N := prime_gt1 p_prime.
Let p_odd : odd p := prime_odd p_prime p_gt2.
Implicit Types (A : {set 'Z_p}).

Lemma sumset_grows A : A != set0 -> sumset A A = setT \/ (2 * #|A| <= #|sumset A A| + 1)%N.
Proof.
move=> A0; have [le|lt] := leqP p #|sumset A A|; [left | right].
  by apply/eqP; rewrite eqEcard subsetT cardsT card_Z.
have := cauchy_davenport p_prime A0 A0; rewrite geq_min leqNgt lt /= addnn -mul2n.
by rewrite leq_subLR addnC.
Qed.

Lemma layer_grows i A : A != set0 -> layer i A = setT \/ (2 ^ i * #|A|.-1 < #|layer i A|)%N.
Proof.
move=> A_n0; have A_gt0 : (0 < #|A|)%N by rewrite card_gt0.
elim: i => [|i [IH|IH]]; first by right; rewrite mul1n prednK.
  by left; rewrite layerS IH; apply/eqP; rewrite eqEsubset subsetT subset_midpoints.
have L_n0 : layer i A != set0 by rewrite -card_gt0 (leq_trans _ IH).
have [all_L|grow] := sumset_grows L_n0; [left | right].
  by apply/eqP; rewrite layerS eqEcard subsetT card_midpoints // all_L leqnn.
rewrite layerS card_midpoints // -(leq_add2r 1) (leq_trans _ grow) // addn1 expnS -mulnA.
by rewrite (@leq_trans (2 * (2 ^ i * #|A|.-1).+1)) ?leq_mul2l // mulnS.
Qed.

Lemma layer_full i A : (p <= (2 ^ i * #|A|.-1).+1)%N -> layer i A = setT.
Proof.
move=> big; have A_n0 : A != set0.
  by apply: contraTneq big => ->; rewrite cards0 muln0 -ltnNge.
case: (layer_grows i A_n0) => // lt; apply/eqP; rewrite eqEcard subsetT cardsT card_Z //.
exact: leq_trans big lt.
Qed.

End Growth.

(* ---- The sum of all depths ---- *)

(* The least i with N < 2^i·b. *)
Definition depth N b := up_log 2 (N %/ b).+1.

Lemma depth_halves N b : (depth N b <= (b <= N) + depth N./2 b)%N.
Proof.
apply: up_log_min => //; case: (posnP b) => [->|b_gt0]; first by rewrite divn0 expn_gt0.
have small := up_logP (N./2 %/ b).+1 (leqnn 2); rewrite -/(depth _ _) ltn_divLR // in small.
rewrite ltn_divLR //; case: (leqP b N) => [_|lt]; last by rewrite (leq_trans lt) // leq_pmull ?expn_gt0.
rewrite expnD -mulnA mul2n -[X in (X < _)%N]odd_double_half.
by apply: (@leq_trans (N./2).+1.*2); [rewrite doubleS; case: (odd N) | rewrite leq_double].
Qed.

Lemma depths_sum N M : (\sum_(1 <= b < M.+1) depth N b <= 2 * N)%N.
Proof.
have [k] := ubnP N; elim: k N => // k IH N lt_k.
have [->|N_gt0] := posnP N; first by rewrite big1_seq // => b _; rewrite /depth div0n up_log1.
have {IH}IH : (\sum_(1 <= b < M.+1) depth N./2 b <= N)%N.
  apply: leq_trans (IH _ _) _; first by rewrite -divn2 (leq_trans (ltn_Pdiv _ N_gt0)).
  by rewrite mul2n -[X in (_ <= X)%N]odd_double_half leq_addl.
have count : (\sum_(1 <= b < M.+1) (b <= N) <= minn M N)%N.
  elim: M {IH} => [|M IHM]; first by rewrite big_geq // min0n.
  rewrite big_nat_recr //=; have [le|lt] := leqP M.+1 N.
    by rewrite addn1 ltnS (leq_trans IHM) // geq_minl.
  by rewrite addn0 (leq_trans IHM) // geq_minr.
apply: (@leq_trans (\sum_(1 <= b < M.+1) ((b <= N) + depth N./2 b))).
  by apply: leq_sum => b _; apply: depth_halves.
by rewrite big_split /= mul2n -addnn leq_add // (leq_trans count) // geq_minr.
Qed.

(* ---- Layer play ---- *)

Section Play.
Variable p : nat.
Hypotheses (p_prime : prime p) (p_gt2 : (2 < p)%N).
Let p_gt1 : (1 < p)%N := prime_gt1 p_prime.

(* With two positions left or more every position is in this layer. *)
Lemma all_in_layer (A : {set 'Z_p}) x : (1 < #|A|)%N -> x \in layer (depth (p - 2) (#|A|).-1) A.
Proof.
move=> big; rewrite (layer_full p_prime p_gt2) ?inE //.
have a_gt0 : (0 < (#|A|).-1)%N by rewrite -ltnS prednK // ltnW.
have := up_logP ((p - 2) %/ (#|A|).-1).+1 (leqnn 2); rewrite -/(depth _ _) ltn_divLR //.
by rewrite -[X in (X <= _.+1)%N](subnKC p_gt1) add2n ltnS.
Qed.

(* With j + 1 positions left. *)
Lemma prime_play j (V : {set 'Z_p}) x : x \in V -> (#|~: V| = j.+1)%N ->
  forces p.-1 (\sum_(1 <= b < j.+1) depth (p - 2) b) V x.
Proof.
elim: j V x => [|j IH] V x xV left_j.
  apply: forces_done; have := cardsC V; rewrite left_j card_Z // => size_V.
  by rewrite -[X in (X.-1 <= _)%N]size_V addn1.
rewrite big_nat_recr //= addnC; apply: climb => // [|y yV].
  by have := @all_in_layer (~: V) x; rewrite left_j; apply.
apply: IH; rewrite ?setU11 //; move: left_j.
by rewrite (cardsD1 y) inE yV add1n setCU setIC -setDE => -[].
Qed.

Theorem prime_rounds : magnus_forces p (fstar p) (2 * (p - 2)).
Proof.
apply: forces_magnus => //; rewrite fstar_prime //.
have left_all : #|~: [set 0 : 'Z_p]| = (p - 2).+1%N.
  by rewrite cardsCs setCK cards1 card_Z // subnSK.
apply: forces_mono (prime_play (set11 0) left_all) => //.
exact: depths_sum.
Qed.

End Play.

(* With the lower bound: p − 4 + ⌈¾⌈log₂ p⌉⌉ ≤ R(p) ≤ 2p − 4 for primes p ≥ 5. *)
Corollary prime_rounds_above p r : prime p -> (2 < p)%N -> R_is p r -> (r <= 2 * (p - 2))%N.
Proof. by move=> p_prime p_gt2 [_ least]; apply: least; apply: prime_rounds. Qed.
