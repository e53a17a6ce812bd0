(* On multiples of 3 layer play has 2n/3 positions in fewer than 5n/6 rounds, whatever pairs are taken and whatever Derek does. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues layers any_pairs thirds.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Play.
Variable t : nat.
Hypothesis t_gt0 : (0 < t)%N.
Notation n := (3 * t)%N.
Let n_gt1 : (1 < n)%N. Proof. by rewrite (@leq_trans 3) // leq_pmulr. Qed.

(* How deep the token may be when b positions are unvisited. *)
Definition deepest b : nat := (1 + (b <= (n.-1)./2))%N.

Lemma within_deepest (A : {set 'Z_n}) x : (t < #|A|)%N -> x \in layer (deepest #|A|) A.
Proof.
move=> big; rewrite /deepest; case: leqP => [_|half].
  by rewrite third_full ?inE // ltn_pmul2l.
rewrite /layer /= half_full ?inE //.
by move: half; rewrite ltnNge geq_half_double -ltnNge prednK // ltnW.
Qed.

Lemma deepest_sum : (\sum_(t.+1 <= b < n) deepest b = t.-1 + (n.-1)./2)%N.
Proof.
have nE : (n.-1 = t.-1 + t * 2)%N by case: (t) t_gt0 => // k _; rewrite [(3 * _)%N]mulnC mulnSr addnC.
have t_half : (t <= (n.-1)./2)%N by rewrite geq_half_double nE muln2 leq_addl.
have half_n : ((n.-1)./2 <= n.-1)%N by rewrite -{2}(odd_double_half n.-1) -addnn addnA leq_addl.
rewrite -[X in (\sum_(_ <= b < X) _)%N](prednK (ltnW n_gt1)) (big_cat_nat _ (n := (n.-1)./2.+1)) //=.
have const c a b f : (forall k, (a <= k < b)%N -> f k = c) -> (\sum_(a <= k < b) f k = (b - a) * c)%N.
  by move=> E; rewrite (eq_big_nat _ _ E) sum_nat_const_nat.
rewrite (const 2%N) => [|k /andP[_ lt]]; last by rewrite /deepest -ltnS lt.
rewrite (const 1%N) => [|k /andP[lt _]]; last by rewrite /deepest leqNgt lt.
by apply: (@addIn (t * 2)%N); rewrite muln1 !subSS addnAC -mulnDl subnK // addnAC -nE muln2 -addnn -addnA subnKC // addnC.
Qed.

Theorem any_pairs_on_multiples_of_3 (M : magnus n) (D : derek n) : plays_layers M ->
  (2 * t <= #|visited (play M D (t.-1 + (n.-1)./2))|)%N.
Proof.
move=> layers_M; have left_t : (n - 2 * t = t)%N by rewrite -mulnBl mul1n.
apply: visited_if_left; rewrite ?leq_mul2r ?orbT // left_t; apply: (@left_after _ n_gt1 deepest) => //.
  by move=> V x _; apply: within_deepest.
by rewrite deepest_sum.
Qed.

End Play.

(* R(n) ≤ n/3 − 1 + ⌊(n − 1)/2⌋ < 5n/6. *)
Theorem rounds_on_multiples_of_3 t r : (0 < t)%N -> R_is (3 * t) r -> (r <= t.-1 + (3 * t).-1./2)%N /\ (6 * r < 5 * (3 * t))%N.
Proof.
move=> t_gt0 [_ least]; have n_gt1 : (1 < 3 * t)%N by rewrite (@leq_trans 3) // leq_pmulr.
have le : (r <= t.-1 + (3 * t).-1./2)%N.
  apply: least; have [M layers_M] := layers_can_be_played n_gt1; exists M => D.
  by rewrite fstar_triple //; apply: any_pairs_on_multiples_of_3.
split=> //; have half : (2 * (3 * t).-1./2 < 3 * t)%N.
  by rewrite mul2n (leq_ltn_trans (_ : _ <= (3 * t).-1)%N) -?geq_half_double // prednK // ltnW.
apply: leq_ltn_trans (leq_mul (leqnn 6) le) _; have -> : (5 * (3 * t) = 6 * t + 3 * (3 * t))%N by rewrite !mulnA -mulnDl.
rewrite mulnDr -addnS leq_add ?leq_mul2l ?leq_pred //.
have -> : (6 * (3 * t).-1./2 = 3 * (2 * (3 * t).-1./2))%N by rewrite mulnA.
by rewrite ltn_mul2l.
Qed.
