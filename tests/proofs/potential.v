(* The potential of Theorem 13: a sum over test sets that grows with their discrepancies. Its first-order changes are prices that add up to at most 0,
   and what is visited for a low price lets it grow little. Whole powers of 1 + η stand for the hyperbolic cosine. *)
From Coq Require Import Ring.
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import residues density.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* ---- What `ring` shows of commutative rings ---- *)

Section Identities.
Variable K : ringType.
Hypothesis mulC : forall x y : K, x * y = y * x.
Implicit Types (x y : K).

Let laws : @ring_theory (GRing.Zmodule.sort K) 0 1 +%R *%R (fun x y => x - y) -%R eq.
Proof. by split=> //; [exact: add0r | exact: addrC | exact: addrA | exact: mul1r | exact: mulrA | exact: mulrDl | exact: subrr]. Qed.
Add Ring commutative : laws.

Lemma above_identity x y : 1 + y * (x + 1) + (y * (x + 1)) ^+ 2 - (1 + y) * (1 + y * x + (y * x) ^+ 2) = y ^+ 2 * (x * (1 - y * x) + 1).
Proof. by rewrite !expr2; ring. Qed.

Lemma below_identity x y :
  (1 + y) * (1 + 1 - (1 + 1) * y * (x + 1) + (x + 1) * (x + 1 + 1) * y ^+ 2) - (1 + 1 - (1 + 1) * y * x + x * (x + 1) * y ^+ 2) =
  y * y ^+ 2 * ((x + 1) * (x + 1 + 1)).
Proof. by rewrite !expr2; ring. Qed.

Lemma half_identity x y : (1 + 1) * (1 - y * x + (y * x) ^+ 2) - (1 + 1 - (1 + 1) * y * x + x * (x + 1) * y ^+ 2) = y ^+ 2 * (x * (x - 1)).
Proof. by rewrite !expr2; ring. Qed.

Lemma cosh_identity x y a b : a * (1 + y + y ^+ 2) + b * (1 - y + y ^+ 2) = a + b + y * (a - b) + y ^+ 2 * (a + b).
Proof. by rewrite !expr2; ring. Qed.

End Identities.

(* ---- Powers that grow like the exponential function ---- *)

Section Powers.
Variables (R : realFieldType) (eta : R).
Hypothesis eta_gt0 : 0 < eta.
Implicit Types (i j : int) (x : R) (k : nat).

(* What the hyperbolic cosine c and sine h have at the multiples of eta: so much is used of them. *)
Definition like_cosh (c h : int -> R) : Prop :=
  [/\ forall i, `|h i| <= c i, forall i, 0 <= i%:~R * h i &
   forall i j, `|eta * j%:~R| <= 1 -> c (i + j) <= c i + eta * j%:~R * h i + (eta * j%:~R) ^+ 2 * c i].

Notation r := (1 + eta).
Let r_gt0 : 0 < r. Proof. by rewrite addr_gt0 ?ltr01. Qed.
Let r_ge1 : 1 <= r. Proof. by rewrite ler_addl ltW. Qed.
Let r_neq0 : r != 0. Proof. exact: lt0r_neq0. Qed.

Lemma power_above k : eta * k%:R <= 1 -> r ^+ k <= 1 + eta * k%:R + (eta * k%:R) ^+ 2.
Proof.
elim: k => [|k IH] short; first by rewrite mulr0 expr0n !addr0 expr0.
have short' : eta * k%:R <= 1 by apply: le_trans short; rewrite ler_pmul2l // ler_nat.
rewrite exprS; apply: le_trans (ler_wpmul2l (ltW r_gt0) (IH short')) _.
rewrite mulrSr -subr_ge0; move: short' (ler0n R k); move: (k%:R : R) => x le_x x_ge0.
rewrite (above_identity (@mulrC R)).
by rewrite mulr_ge0 ?sqr_ge0 // addr_ge0 ?ler01 // mulr_ge0 // subr_ge0.
Qed.

Lemma inverse_above k : 1 <= r ^+ k * (1 - eta * k%:R + (eta * k%:R) ^+ 2).
Proof.
have twice : 1 + 1 <= r ^+ k * (1 + 1 - (1 + 1) * eta * k%:R + k%:R * (k%:R + 1) * eta ^+ 2).
  elim: k => [|k IH]; first by rewrite mulr0 !mul0r subr0 addr0 mul1r.
  apply: le_trans IH _; rewrite [r ^+ _.+1]exprSr mulrSr -[X in _ <= X]mulrA ler_pmul2l ?exprn_gt0 // -subr_ge0.
  move: (ler0n R k); move: (k%:R : R) => x x_ge0.
  rewrite (below_identity (@mulrC R)).
  by rewrite mulr_ge0 ?mulr_ge0 ?addr_ge0 ?sqr_ge0 ?ler01 // ltW.
rewrite -(ler_pmul2l (ltr0n R 2)) mulr1; apply: le_trans twice _.
rewrite [2%:R * _]mulrCA ler_pmul2l ?exprn_gt0 // -subr_ge0.
have k_sqr : 0 <= k%:R * (k%:R - 1) :> R.
  by case: (k) => [|l]; rewrite ?mul0r // mulr_ge0 ?ler0n // subr_ge0 ler1n.
move: k_sqr; move: (k%:R : R) => x x_sqr.
rewrite (natrD R 1 1) (half_identity (@mulrC R)).
by rewrite mulr_ge0 ?sqr_ge0.
Qed.

(* Whole powers have it too. *)
Definition c_power i : R := (1 + eta) ^ i + (1 + eta) ^ (- i).
Definition h_power i : R := (1 + eta) ^ i - (1 + eta) ^ (- i).

Lemma power_step j : `|eta * j%:~R| <= 1 -> r ^ j <= 1 + eta * j%:~R + (eta * j%:~R) ^+ 2.
Proof.
rewrite ler_norml => /andP[low high]; case: (intP j) low high => [|k|k] low high.
- by rewrite mulr0 expr0n !addr0.
- exact: power_above.
have := inverse_above k.+1; rewrite -exprnN -lter_pdivr_mull ?exprn_gt0 // mulr1 => le.
by apply: le_trans le _; rewrite mulrNz mulrN sqrrN.
Qed.

Let power_gt0 i : 0 < r ^ i. Proof. exact: exprz_gt0. Qed.

Lemma powers_like_cosh : like_cosh c_power h_power.
Proof.
split=> [i|i|i j short].
- by apply: le_trans (ler_norm_sub _ _) _; rewrite !gtr0_norm.
- have up k : 0 <= r ^ k%:Z - r ^ (- k%:Z) by rewrite subr_ge0 ler_weexpz2l // (@le_trans _ _ 0) // oppr_le0.
  case: i => k; first by rewrite mulr_ge0 ?ler0n ?up.
  by rewrite NegzE /h_power opprK mulrNz mulNr -mulrN opprB mulr_ge0 ?ler0n ?up.
have minus : r ^ (- j) <= 1 - eta * j%:~R + (eta * j%:~R) ^+ 2.
  have := @power_step (- j); rewrite mulrNz mulrN sqrrN normrN; exact.
rewrite /c_power /h_power opprD !expfzDr //.
apply: le_trans (ler_add (ler_wpmul2l (ltW (power_gt0 i)) (power_step short)) (ler_wpmul2l (ltW (power_gt0 (- i))) minus)) _.
by rewrite (cosh_identity (@mulrC R)).
Qed.

End Powers.

(* ---- The potential ---- *)

Section Potential.
Variables (p : nat) (R : realFieldType).
Hypothesis p_gt1 : (1 < p)%N.
Implicit Types (A S U : {set 'Z_p}) (u : 'Z_p) (i j : int).

(* p times the discrepancy is a whole number. *)
Definition excess S A : int := (p * #|A :&: S|)%N%:Z - (#|A| * #|S|)%N%:Z.

Lemma excessE S A : (excess S A)%:~R = p%:R * discrepancy R S A.
Proof.
have p_neq0 : p%:R != 0 :> R by rewrite pnatr_eq0 -lt0n ltnW.
by rewrite /excess /discrepancy mulrzBr mulrBr -!pmulrn !natrM mulrA mulrCA divff // mulr1.
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

Variables (lambda : R) (c h : int -> R) (F : {set {set 'Z_p}}).
Hypotheses (lambda_ge0 : 0 <= lambda) (alike : like_cosh (lambda / p%:R) c h).

Definition potential A : R := \sum_(S in F) c (excess S A).

(* The first-order change of the potential when u is visited. *)
Definition price A u : R := \sum_(S in F) lambda * h (excess S A) * drift S u.

Let c_ge0 x : 0 <= c x.
Proof. by case: alike => bound _ _; apply: le_trans (bound x); apply: normr_ge0. Qed.

Theorem prices_total A : \sum_(u in A) price A u <= 0.
Proof.
case: alike => _ sign _; have p_gt0 : 0 < p%:R :> R by rewrite ltr0n ltnW.
rewrite exchange_big /= -oppr_ge0 -sumrN sumr_ge0 // => S _.
by rewrite -mulr_sumr drift_sum mulrN opprK -mulrA mulr_ge0 // mulrC -(pmulr_rge0 _ p_gt0) mulrA -excessE sign.
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
set i := excess S A; set y := lambda * \sum_(u in U) drift S u.
have [j jE yE] : exists2 j, excess S (A :\: U) = i + j & lambda / p%:R * j%:~R = y.
  exists (excess S (A :\: U) - i); first by rewrite addrC subrK.
  have p_neq0 : p%:R != 0 :> R by rewrite pnatr_eq0 -lt0n ltnW.
  by rewrite mulrzBr !excessE -mulrBr discrepancyD // addrAC subrr add0r mulrA divfK.
have y_le : `|y| <= lambda * #|U|%:R.
  rewrite normrM ger0_norm // ler_wpmul2l // (le_trans (ler_norm_sum _ _ _)) // -sumr_const.
  by apply: ler_sum => u _; apply: drift_le1.
rewrite jE; apply: le_trans (step _ _ _) _; rewrite yE; first exact: le_trans short.
rewrite -mulr_sumr -/y; apply: ler_add.
  by rewrite ler_add2l mulrAC /y.
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
