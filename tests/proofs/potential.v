(* The potential of Theorem 13: a sum over test sets that grows with their discrepancies. Its first-order changes are prices that add up to at most 0,
   and what is visited for a low price lets it grow little. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import residues density.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

Section Potential.
Variables (p : nat) (R : rcfType).
Hypothesis p_gt1 : (1 < p)%N.
Implicit Types (A S U : {set 'Z_p}) (u : 'Z_p) (x y : R).

(* What the hyperbolic cosine c and sine h have: so much is used of them, and 1 + x² and 2x have it too. *)
Definition like_cosh (c h : R -> R) : Prop :=
  [/\ forall x, `|h x| <= c x, forall x, 0 <= x * h x & forall x y, `|y| <= 1 -> c (x + y) <= c x + y * h x + y ^+ 2 * c x].

Lemma squares_like_cosh : like_cosh (fun x => 1 + x ^+ 2) (fun x => 2%:R * x).
Proof.
split=> [x|x|x y _]; last first.
- have -> : y * (2%:R * x) = x * y *+ 2 by rewrite mulrCA mulr_natl mulrC.
  by rewrite sqrrD mulrDr mulr1 !addrA ler_addl mulr_ge0 ?sqr_ge0.
- by rewrite mulrCA mulr_ge0 ?ler0n // -expr2 sqr_ge0.
rewrite normrM ger0_norm ?ler0n // -subr_ge0 -[x ^+ 2]real_normK ?num_real //.
by have := sqr_ge0 (1 - `|x|); rewrite sqrrB expr1n mul1r mulr_natl addrAC.
Qed.

(* What the visit of u changes of the discrepancy at S. *)
Definition drift S u : R := #|S|%:R / p%:R - (u \in S)%:R.

Lemma drift_le1 S u : `|drift S u| <= 1.
Proof.
have p_gt0 : 0 < p%:R :> R by rewrite ltr0n ltnW.
have share0 : 0 <= #|S|%:R / p%:R :> R by rewrite divr_ge0 ?ler0n.
have share1 : #|S|%:R / p%:R <= 1 :> R by rewrite ler_pdivr_mulr // mul1r ler_nat card_le_n.
rewrite ler_norml /drift; case: (u \in S); last by rewrite subr0 share1 (le_trans _ share0) // oppr_le0 ler01.
by rewrite ler_subr_addr addrC subrr share0 ler_subl_addr (le_trans share1) // ler_addl ler01.
Qed.

Lemma drift_sum S U : \sum_(u in U) drift S u = - discrepancy R S U.
Proof.
rewrite /drift /discrepancy sumrB sumr_const opprB -[_ *+ #|U|]mulr_natl mulrA mulrAC; congr (_ - _).
rewrite -natr_sum; congr (_%:R); rewrite -sum1_card (big_setID S) /= [X in (_ + X)%N]big1 ?addn0 => [|u].
  by apply: eq_bigr => u /setIP[_ ->].
by rewrite inE => /andP[/negPf->].
Qed.

Lemma discrepancyD S A U : U \subset A -> discrepancy R S (A :\: U) = discrepancy R S A + \sum_(u in U) drift S u.
Proof.
move=> /setIidPr UA; have sums X : discrepancy R S X = - \sum_(u in X) drift S u by rewrite drift_sum opprK.
by rewrite !sums [X in - X + _](big_setID U) /= UA opprD addrAC addNr add0r.
Qed.

Variables (lambda : R) (c h : R -> R) (F : {set {set 'Z_p}}).
Hypotheses (lambda_ge0 : 0 <= lambda) (alike : like_cosh c h).

Definition potential A : R := \sum_(S in F) c (lambda * discrepancy R S A).

(* The first-order change of the potential when u is visited. *)
Definition price A u : R := \sum_(S in F) lambda * h (lambda * discrepancy R S A) * drift S u.

Let c_ge0 x : 0 <= c x.
Proof. by case: alike => bound _ _; apply: le_trans (bound x); apply: normr_ge0. Qed.

Theorem prices_total A : \sum_(u in A) price A u <= 0.
Proof.
case: alike => _ sign _; rewrite exchange_big /= -oppr_ge0 -sumrN sumr_ge0 // => S _.
by rewrite -mulr_sumr drift_sum mulrN opprK mulrAC sign.
Qed.

Theorem price_bounded A u : `|price A u| <= lambda * potential A.
Proof.
case: alike => bound _ _; rewrite /potential mulr_sumr; apply: le_trans (ler_norm_sum _ _ _) _; apply: ler_sum => S _.
rewrite normrM -[X in _ <= X]mulr1 ler_pmul ?normr_ge0 ?drift_le1 // normrM ger0_norm //.
exact: ler_wpmul2l.
Qed.

Theorem potential_grows A U : U \subset A -> lambda * #|U|%:R <= 1 ->
  potential (A :\: U) <= potential A + \sum_(u in U) price A u + (lambda * #|U|%:R) ^+ 2 * potential A.
Proof.
move=> UA short; case: alike => _ _ step.
rewrite exchange_big /= /potential mulr_sumr -!big_split /=; apply: ler_sum => S _.
rewrite discrepancyD // mulrDr -mulr_sumr; set x := lambda * discrepancy R S A; set y := lambda * \sum_(u in U) _.
have y_le : `|y| <= lambda * #|U|%:R.
  rewrite normrM ger0_norm // ler_wpmul2l // (le_trans (ler_norm_sum _ _ _)) // -sumr_const.
  by apply: ler_sum => u _; apply: drift_le1.
apply: le_trans (step _ _ (le_trans y_le short)) _; apply: ler_add.
  by rewrite ler_add2l mulrAC.
rewrite ler_wpmul2r // -[y ^+ 2]real_normK ?num_real // ler_pexpn2r ?nnegrE ?normr_ge0 //.
by rewrite mulr_ge0 ?ler0n.
Qed.

(* The factor of an epoch, in which prices of at most M times their bound are paid. *)
Corollary potential_in_epoch A U M : U \subset A -> lambda * #|U|%:R <= 1 -> \sum_(u in U) price A u <= lambda * potential A * M ->
  potential (A :\: U) <= potential A * (1 + lambda * M + (lambda * #|U|%:R) ^+ 2).
Proof.
move=> UA short paid; apply: le_trans (potential_grows UA short) _.
by rewrite !mulrDr mulr1 [X in _ <= _ + X]mulrC ler_add2r ler_add2l [X in _ <= X]mulrCA mulrA.
Qed.

End Potential.
