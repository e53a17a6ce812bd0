(* An epoch in the game: on the way to a run of cheap new rounds Magnus wastes few rounds, and after the run the potential has grown little. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues layers odd_growth progressions runs averaging density potential.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* ---- Rounds with prices, then the rest of the game ---- *)

Section Run.
Variables (n : nat) (R : realFieldType).
Implicit Types (A V W : {set 'Z_n}) (x y : 'Z_n).

Lemma priced_run A (g : 'Z_n -> R) k r T mu V x : x \in V -> new_rounds A g T mu V x ->
  (forall W y, y \in W -> V \subset W -> #|W| = (#|V| + T)%N -> W :\: V \subset A -> \sum_(u in W :\: V) g u <= mu ->
    forces k r W y) -> forces k (T + r) V x.
Proof.
elim: T mu V x => [|T IH] mu V x xV.
  by move=> mu_ge0; apply; rewrite ?addn0 // setDv ?sub0set // big_set0.
rewrite [new_rounds _ _ _ _ _ _]/= => /existsP[l /forallP lands] next; rewrite addSn.
apply/orP; right; apply/existsP; exists l; apply/forallP=> dir; have := lands dir.
set y := move _ _ => /= /andP[/setDP[yA yV] run]; apply: IH run _ => [|W z zW sub size WA cheap]; first exact: setU11.
have yW : y \in W by apply: (subsetP sub); apply: setU11.
have parts : W :\: V = y |: (W :\: (y |: V)).
  by apply/setP=> u; rewrite !inE negb_or; case: eqVneq => // ->; rewrite yV yW.
apply: next => //.
- exact: subset_trans (subsetUr _ _) sub.
- by rewrite size cardsU1 yV add1n addSnnS.
- by rewrite parts subUset sub1set yA.
rewrite parts big_setU1 /=; last by rewrite !inE eqxx.
by rewrite addrC -ler_subr_addr.
Qed.

End Run.

Lemma bernoulli (R : realFieldType) (x : R) k : 0 <= x -> 1 + x * k%:R <= (1 + x) ^+ k.
Proof.
move=> x_ge0; elim: k => [|k IH]; first by rewrite mulr0 addr0.
have r_ge0 : 0 <= 1 + x by rewrite addr_ge0 ?ler01.
rewrite exprS; apply: le_trans (ler_wpmul2l r_ge0 IH).
by rewrite mulrSr mulrDl mul1r !mulrDr !mulr1 !addrA ler_addl mulr_ge0 // mulr_ge0 ?ler0n.
Qed.

(* ---- The epoch ---- *)

Section Epoch.
Variables (p : nat) (R : realFieldType).
Hypotheses (p_prime : prime p) (p_gt2 : (2 < p)%N).
Let p_gt1 : (1 < p)%N := prime_gt1 p_prime.
Let p_odd : odd p := prime_odd p_prime p_gt2.
Implicit Types (A S U V W X : {set 'Z_p}) (x y z u : 'Z_p).

(* Test sets, λ = 1/H and η = λ/p. If no discrepancy is more than K, (D) holds with F = 2K and with an E that may depend on |A| and K. *)
Variables (tests : {set {set 'Z_p}}) (H s : nat) (E : nat -> nat -> nat).
Hypothesis H_gt0 : (0 < H)%N.
Hypothesis condition_D : forall A K, (forall S, S \in tests -> `|discrepancy R S A| <= K%:R) ->
  forall X, X \subset A -> (#|A :\: halfway s X| <= (#|A| + 2 * K - 2 * #|X|) + E #|A| K)%N.

Let lambda : R := H%:R^-1.
Let eta : R := lambda / p%:R.

(* The potential, with powers of 1 + η, is that of a discrepancy K at most. *)
Definition level A K : Prop := potential (c_power eta) tests A <= (1 + eta) ^+ (p * K).

Let P_gt0 : 0 < p%:R :> R. Proof. by rewrite ltr0n ltnW. Qed.
Let lambda_gt0 : 0 < lambda. Proof. by rewrite invr_gt0 ltr0n. Qed.
Let eta_gt0 : 0 < eta. Proof. by rewrite divr_gt0. Qed.
Let alike := powers_like_cosh eta_gt0.

(* At level K no discrepancy is more than K. *)
Lemma level_even A K S : level A K -> S \in tests -> `|discrepancy R S A| <= K%:R.
Proof.
move=> low St; rewrite -(ler_pmul2l P_gt0) -{1}[p%:R]gtr0_norm // -normrM -excessE //.
rewrite -natrM -intr_norm.
have r_gt1 : 1 < 1 + eta by rewrite ltr_addl.
have r_gt0 i : 0 < (1 + eta) ^ i by rewrite exprz_gt0 // addr_gt0 ?ltr01.
have c_gt0 i : 0 <= c_power eta i by rewrite addr_ge0 // ltW.
rewrite pmulrn ler_int -(ler_eexpz2l r_gt1); apply: le_trans low; apply: le_trans (_ : c_power eta (excess S A) <= _).
  case: (ger0P (excess S A)) => _; first by rewrite ler_addl ltW.
  by rewrite ler_addr ltW.
by rewrite /potential (big_setD1 S) //= ler_addl sumr_ge0.
Qed.

(* V is visited and a positions are not, at level K; runs of T rounds. Q stands for what they cost, J for the second-order change. *)
Variables (V : {set 'Z_p}) (K T i Q J : nat).
Notation size_A := #|~: V|.
Notation two_E_F := (2 * E size_A K + 2 * K)%N.
Hypotheses (low : level (~: V) K) (E_gt0 : (0 < E size_A K)%N) (large : (two_E_F < size_A)%N).
Hypotheses (near : (p <= 2 ^ i)%N) (le_i : (i <= T)%N) (le_s : (2 * i + T <= s.+1)%N) (le_H : (2 * i + T <= H)%N).
Hypotheses (paid : (two_E_F * (T - i) <= Q * (size_A - two_E_F))%N) (second : ((2 * i + T) ^ 2 <= J * H)%N).

Theorem epoch k r x : x \in V ->
  (forall W y, y \in W -> (#|V| + T <= #|W|)%N -> level (~: W) (K + (3 * i + Q + J)) -> forces k r W y) ->
  forces k (2 * i + (T + r)) V x.
Proof.
move=> xV next; pose A := ~: V; pose e := E #|A| K; pose B := (2 * e + 2 * K)%N; pose c := c_power eta; pose h := h_power eta.
pose Phi := potential c tests A; pose g := price lambda h tests A; pose G := lambda * Phi.
have Phi_ge0 : 0 <= Phi.
  by apply: sumr_ge0 => S _; case: alike => bound _ _; apply: le_trans (bound _); apply: normr_ge0.
have G_ge0 : 0 <= G by rewrite mulr_ge0 // ltW.
have prices u : u \in A -> `|g u| <= G by move=> _; exact: (price_bounded p_gt1 tests (ltW lambda_gt0) alike A u).
have total : \sum_(u in A) g u <= 0 by exact: (prices_total p_gt1 tests (ltW lambda_gt0) alike A).
have even S : S \in tests -> `|discrepancy R S A| <= K%:R by apply: (@level_even A).
have midpoints_in := condition_D even; rewrite -/e in midpoints_in.
have enough : (size_A + 2 * K <= 2 * (e + 2 * K + 2 ^ i))%N.
  rewrite [(size_A + _)%N]addnC !mulnDr leq_add //.
    by rewrite (@leq_trans (2 * (2 * K))) ?leq_addl // leq_pmull.
  by apply: leq_trans (card_le_n _ p_gt1) _; apply: leq_trans near _; apply: leq_pmull.
have [X [XA _ few run]] := averaging p_gt1 prices total midpoints_in large le_i enough.
pose N := A :&: halfway s X.
have N_big : (1 < #|N|)%N.
  have := cardsID (halfway s X) A; rewrite -/N => parts.
  rewrite -(ltn_add2r #|A :\: halfway s X|) parts; apply: leq_ltn_trans (leq_add (leqnn 1%N) few) _.
  by apply: leq_ltn_trans large; rewrite mul2n -addnn -addnA leq_add ?leq_addr.
have spared1 : spared p = 1%N by rewrite /spared fstar_prime // -subn1 subKn // ltnW.
have full : layer (2 * i) N = setT.
  apply: (way p_gt1 p_odd); first by rewrite spared1.
  by apply: leq_trans near _; rewrite leq_pmulr // ltnW.
apply: (@approach _ p_gt1 k (T + r) (2 * i) N V x xV); first by rewrite full inE.
move=> W y VW yW /setIP[_ yH] size_W; apply: priced_run (run W y yH _) _ => //.
  apply: leq_trans le_s; rewrite leq_add2r -(leq_add2l #|V|) (leq_trans _ size_W) //.
  by rewrite -(cardsID V W) (setIidPr VW) leq_add2l subset_leq_card // setIC -setDE.
move=> W' y' yW' WW' size_W' new cheap_W'; have VW' := subset_trans VW WW'.
have sizes : #|W' :\: V| = (#|W'| - #|V|)%N by rewrite cardsDS.
apply: next => //; first by rewrite size_W' leq_add2r subset_leq_card.
pose U := W' :\: V; have UA : U \subset A by rewrite /U setDE subsetIr.
have -> : ~: W' = A :\: U.
  by apply/setP=> u; rewrite !inE; have := subsetP VW' u; case: (u \in V); case: (u \in W') => // /(_ isT).
have size_U : (#|U| <= 2 * i + T)%N.
  by rewrite /U sizes size_W' leq_subLR addnA leq_add2r.
have lambdaH : lambda * H%:R = 1 by rewrite /lambda mulVf // pnatr_eq0 -lt0n.
have short : lambda * #|U|%:R <= 1.
  by rewrite -[X in _ <= X]lambdaH ler_pmul2l // ler_nat (leq_trans size_U).
have paid_U : \sum_(u in U) g u <= G * (3 * i + Q)%:R.
  have parts : \sum_(u in U) g u = \sum_(u in W :\: V) g u + \sum_(u in W' :\: W) g u.
    have -> : W' :\: W = U :\: (W :\: V).
      apply/setP=> u; rewrite !inE negb_and negbK; have := subsetP VW u.
      by case: (u \in V); case: (u \in W); case: (u \in W') => // /(_ isT).
    rewrite (big_setID (W :\: V)) /= (setIidPr _) //; exact: setSD.
  have way_cost : \sum_(u in W :\: V) g u <= G * (2 * i)%:R.
    apply: (@le_trans _ _ (G * #|W :\: V|%:R)); last first.
      by rewrite ler_wpmul2l // ler_nat cardsDS // leq_subLR.
    rewrite mulr_natr -sumr_const; apply: ler_sum => u; rewrite setDE => /setIP[_ uA].
    exact: le_trans (ler_norm _) (prices u uA).
  have run_cost : \sum_(u in W' :\: W) g u <= G * Q%:R + G * i%:R.
    apply: le_trans cheap_W' _; rewrite /cost addr0 -[G *+ i]mulr_natr ler_add2r -/e -/B.
    rewrite ler_pdivr_mulr ?ltr0n ?subn_gt0 // -mulrnA -[X in X <= _]mulr_natr -[X in _ <= X]mulrA -natrM.
    by rewrite ler_wpmul2l // ler_nat.
  rewrite parts; apply: le_trans (ler_add way_cost run_cost) _.
  by rewrite -!mulrDr -!natrD ler_wpmul2l // ler_nat (mulSn 2) [(Q + i)%N]addnC addnA [(2 * i + i)%N]addnC.
have small_square : (lambda * #|U|%:R) ^+ 2 <= lambda * J%:R.
  rewrite exprMn expr2 -mulrA ler_pmul2l // -natrX.
  apply: (@le_trans _ _ (lambda * (J * H)%:R)); last by rewrite mulnC natrM mulrA lambdaH mul1r.
  by rewrite ler_pmul2l // ler_nat (leq_trans _ second) // leq_sqr.
have := @potential_in_epoch _ _ p_gt1 lambda c h tests (ltW lambda_gt0) alike A U (3 * i + Q)%:R UA short.
move=> /(_ paid_U) grown; apply: le_trans grown _; rewrite mulnDr exprD; apply: ler_pmul => //.
  by rewrite !addr_ge0 ?ler01 ?sqr_ge0 // mulr_ge0 ?ler0n // ltW.
apply: le_trans (bernoulli _ (ltW eta_gt0)); rewrite -addrA ler_add2l.
by rewrite natrM mulrA /eta divfK ?gt_eqF // [(_ + J)%:R]natrD mulrDr ler_add2l.
Qed.

End Epoch.
