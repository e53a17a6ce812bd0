(* The chain of epochs, and Theorem 13 in a finite form: if so many inequalities hold between whole numbers, Magnus wastes few rounds on Z_p. *)
From Coq Require Import Arith Lia.
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues value layers odd_growth progressions runs averaging density containers potential epoch.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
(* ---- Whole numbers ---- *)

Section Arithmetic.
Lemma power_grows a T : (2 * a + 9 * T) ^ 2 * a ^ 7 <= 4 * (a + T) ^ 9.
Proof.
have -> : 4 * (a + T) ^ 9 = (2 * a + 9 * T) ^ 2 * a ^ 7 + (63 * a ^ 7 * T ^ 2 + 336 * a ^ 6 * T ^ 3 + 504 * a ^ 5 * T ^ 4 +
    504 * a ^ 4 * T ^ 5 + 336 * a ^ 3 * T ^ 6 + 144 * a ^ 2 * T ^ 7 + 36 * a * T ^ 8 + 4 * T ^ 9).
  by rewrite !expnS !expn0 -?plusE -?multE; lia.
exact: leq_addr.
Qed.

(* What the level grows by itself in an epoch does not matter as long as it is weighed with the power 9/2 of what is unvisited. *)
Lemma level_weighed u T K : T <= u -> (K + 9 * T * K %/ (2 * u)) ^ 2 * (u - T) ^ 9 <= K ^ 2 * u ^ 9.
Proof.
case: (posnP u) => [->|u_gt0]; first by rewrite leqn0 => /eqP->; rewrite sub0n exp0n ?muln0.
move=> le_T; set q := 9 * T * K %/ (2 * u); have qu : q * (2 * u) <= 9 * T * K by apply: leq_trunc_div.
have product : (u + T) * (u - T) <= u ^ 2 by rewrite mulnC -subn_sqr leq_subr.
have step1 : (K + q) * (2 * u) <= K * (2 * u + 9 * T) by rewrite mulnDl mulnDr leq_add2l (leq_trans qu) // mulnC.
rewrite -(@leq_pmul2r ((2 * u) ^ 2 * u ^ 7)) ?muln_gt0 ?expn_gt0 ?muln_gt0 ?u_gt0 //.
apply: (@leq_trans ((K * (2 * u + 9 * T)) ^ 2 * (u - T) ^ 9 * u ^ 7)).
  by rewrite mulnA leq_mul2r mulnAC -expnMn leq_mul2r leq_sqr step1 !orbT.
apply: (@leq_trans (K ^ 2 * (4 * (u + T) ^ 9) * (u - T) ^ 9)).
  by rewrite mulnAC leq_mul2r expnMn -mulnA leq_mul2l power_grows !orbT.
apply: (@leq_trans (K ^ 2 * (4 * ((u + T) * (u - T)) ^ 9))); first by rewrite expnMn !mulnA.
apply: (@leq_trans (K ^ 2 * (4 * (u ^ 2) ^ 9))); first by rewrite !leq_mul2l leq_exp2r // product !orbT.
have -> : (u ^ 2) ^ 9 = u ^ 9 * (u ^ 2 * u ^ 7) by rewrite -expnM -!expnD.
rewrite (expnMn 2) -[2 ^ 2]/4; move: (K ^ 2) (u ^ 9) (u ^ 7) (u ^ 2) => w x y v.
by apply: eq_leq; rewrite -?multE; lia.
Qed.

Variables (a K T e z : nat).
Hypotheses (e_large : 216 <= e) (le_T : T <= e) (z_small : 72 * z <= a) (Tz_small : T * z <= a) (K_small : 72 * K <= a) (a_gt0 : 0 < a).
Notation b := (2 * (K + 3 * a %/ e + z) + 2 * K).

Lemma b_small : 9 * b <= a.
Proof.
have := leq_trunc_div (3 * a) e; set q := 3 * a %/ e => qe.
have q_small : 72 * q <= a.
  have : 216 * q <= 3 * a by apply: leq_trans qe; rewrite mulnC leq_mul2l e_large orbT.
  by rewrite -[216]/(3 * 72) -mulnA leq_pmul2l.
by apply/leP; move/leP: q_small; move/leP: z_small; move/leP: K_small; rewrite -?plusE -?multE; lia.
Qed.

Lemma paid_small : b * T <= (9 * T * K %/ (2 * a) + 10) * (a - b).
Proof.
have small := b_small; have := leq_trunc_div (3 * a) e; move: small; set q := 3 * a %/ e => small qe.
have Tq : T * q <= 3 * a by apply: leq_trans qe; rewrite mulnC leq_mul.
have a2_gt0 : 0 < 2 * a by rewrite muln_gt0.
have big := ltn_ceil (9 * T * K) a2_gt0; set t := 9 * T * K %/ (2 * a) in big *; pose c := a - (2 * (K + q + z) + 2 * K).
have cE : c + (2 * (K + q + z) + 2 * K) = a by rewrite subnK // (leq_trans _ small) // leq_pmull.
have c_large : (t + 10) * (8 * a) <= (t + 10) * (9 * c).
  rewrite leq_mul2l; apply/orP; right; apply/leP; move/leP: small; move: cE; rewrite -?plusE -?multE; lia.
rewrite -/c; apply/leP; move/leP: c_large; move/leP: big; move/leP: Tq; move/leP: Tz_small; rewrite -?plusE -?multE; lia.
Qed.

(* Minkowski's inequality for two numbers. *)
Lemma weighed_sum x y B C w W : x ^ 2 * w <= B ^ 2 * W -> y ^ 2 * w <= C ^ 2 * W -> (x + y) ^ 2 * w <= (B + C) ^ 2 * W.
Proof.
move=> le_x le_y; have mixed : x * y * w <= B * C * W.
  rewrite -leq_sqr -!mulnn; have := leq_mul le_x le_y; rewrite -!mulnn -?multE.
  by apply: etrans; congr (_ <= _); lia.
by rewrite !sqrnD !mulnDl leq_add ?leq_add // -2!mulnA !(mulnA _ _ w) !(mulnA _ _ W) leq_mul2l mixed orbT.
Qed.

End Arithmetic.

Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* ---- One epoch after the other ---- *)

Section Epochs.
Variables (p : nat) (R : realFieldType).
Hypotheses (p_prime : prime p) (p_gt2 : (2 < p)%N).
Let p_gt1 : (1 < p)%N := prime_gt1 p_prime.
Let p_odd : odd p := prime_odd p_prime p_gt2.
Implicit Types (A S V W X : {set 'Z_p}) (x y z : 'Z_p).
Variables (tests : {set {set 'Z_p}}) (H s e z T i J K0 P M : nat).
Hypothesis H_gt0 : (0 < H)%N.

(* Condition (D), if all discrepancies are at most K. *)
Hypothesis condition_D : forall A K, (forall S, S \in tests -> `|discrepancy R S A| <= K%:R) ->
  forall X, X \subset A -> (#|A :\: halfway s X| <= (#|A| + 2 * K - 2 * #|X|) + (K + 3 * #|A| %/ e + z))%N.

(* p ≤ 2^i, runs of T rounds, P epochs at most, and M positions for layer play in the end. *)
Hypotheses (near : (p <= 2 ^ i)%N) (le_i : (i <= T)%N) (le_s : (2 * i + T <= s.+1)%N) (le_H : (2 * i + T <= H)%N).
Hypotheses (second : ((2 * i + T) ^ 2 <= J * H)%N) (e_large : (216 <= e)%N) (le_T : (T <= e)%N) (z_gt0 : (0 < z)%N).
Hypotheses (z_small : (72 * z <= M)%N) (Tz_small : (T * z <= M)%N).
Notation growth := (3 * i + 10 + J)%N.
Hypothesis M_large : ((72 * (K0 + growth * P)) ^ 2 * p ^ 9 <= M ^ 11)%N.

Lemma wantedE V : wanted V = #|~: V|.-1.
Proof.
have size := cardsC V; rewrite card_Z // in size.
have -> : #|~: V| = (p - #|V|)%N by apply/eqP; rewrite -(eqn_add2l #|V|) size subnKC // card_le_n.
by rewrite /wanted fstar_prime // -!subn1 subnAC.
Qed.

Lemma chain V x K j r : x \in V -> level R tests H (~: V) K -> (K ^ 2 * #|~: V| ^ 9 <= (K0 + growth * j) ^ 2 * p ^ 9)%N ->
  (j + r <= P)%N -> (#|~: V| <= M + r * T)%N -> forces (p - M) (wanted V + 2 * i * r) V x.
Proof.
have few_left (U : {set 'Z_p}) y s' : (#|~: U| <= M)%N -> forces (p - M) s' U y.
  move=> few; apply: forces_done; rewrite leq_subLR; have := cardsC U; rewrite card_Z // => size.
  by apply: leq_trans (_ : #|U| + #|~: U| <= _)%N; [rewrite size | rewrite addnC leq_add2r].
elim: r V x K j => [|r IH] V x K j xV low weighed le_P le_a.
  by apply: few_left; rewrite mul0n addn0 in le_a.
have [few|many] := leqP #|~: V| M; first exact: few_left.
set a := #|~: V| in weighed le_a many.
have T_le : (T <= M)%N by apply: leq_trans Tz_small; rewrite leq_pmulr.
have a_gt0 : (0 < a)%N by apply: leq_ltn_trans many.
have K_small : (72 * K <= a)%N.
  rewrite -leq_sqr -(@leq_pmul2r (a ^ 9)) ?expn_gt0 ?a_gt0 // -expnD expnMn -mulnA.
  apply: leq_trans (leq_mul (leqnn (72 ^ 2)) weighed) _; rewrite mulnA -expnMn.
  apply: (@leq_trans ((72 * (K0 + growth * P)) ^ 2 * p ^ 9)).
    by rewrite leq_mul2r leq_sqr leq_mul2l leq_add2l leq_mul2l (leq_trans (leq_addr _ _) le_P) !orbT.
  by apply: leq_trans M_large _; rewrite leq_exp2r // ltnW.
have z_small' := leq_trans z_small (ltnW many); have Tz_small' := leq_trans Tz_small (ltnW many).
have small := b_small e_large z_small' K_small; have := paid_small e_large le_T z_small' Tz_small' K_small a_gt0.
set Q := (9 * T * K %/ (2 * a) + 10)%N => paid.
have wanted_T : (T <= wanted V)%N.
  by rewrite wantedE -/a -ltnS prednK // (leq_ltn_trans T_le).
have -> : (wanted V + 2 * i * r.+1 = 2 * i + (T + (wanted V - T + 2 * i * r)))%N.
  by rewrite [in RHS](addnA T) subnKC // (mulnS _ r) addnCA.
apply: (@epoch _ _ p_prime p_gt2 _ _ _ (fun a K => K + 3 * a %/ e + z)%N H_gt0 condition_D _ _ T i Q J low) => //.
- by rewrite /= addn_gt0 z_gt0 orbT.
- by rewrite /= -/a; apply: leq_trans small; rewrite ltn_Pmull // addn_gt0 muln_gt0 addn_gt0 z_gt0 orbT.
- by rewrite /= -/a; apply: leq_trans paid; rewrite leq_mul2l leq_subr orbT.
move=> W y yW size level_W.
have size_W : (#|~: W| <= a - T)%N.
  rewrite leq_subRL ?(leq_trans T_le (ltnW many)) // -(leq_add2l #|W|) addnCA cardsC -(cardsC V) -/a addnA leq_add2r.
  by rewrite addnC.
apply: forces_mono (IH W y _ j.+1 yW level_W _ _ _) => //.
- by rewrite leq_add2r !wantedE -/a -!subn1 [X in (_ <= X)%N]subnAC leq_sub2r.
- have -> : (K + (3 * i + Q + J) = K + 9 * T * K %/ (2 * a) + growth)%N.
    by rewrite /Q; move: (9 * T * K %/ _)%N => t; rewrite -?plusE -?multE; lia.
  apply: (@leq_trans ((K + 9 * T * K %/ (2 * a) + growth) ^ 2 * (a - T) ^ 9)).
    by rewrite leq_mul2l leq_exp2r // size_W orbT.
  rewrite mulnS [(growth + _)%N]addnC [X in (_ <= X ^ 2 * _)%N]addnA; apply: weighed_sum.
    by apply: leq_trans (level_weighed K _) weighed; apply: leq_trans T_le (ltnW many).
  by rewrite leq_mul2l leq_exp2r // (leq_trans (leq_subr _ _)) ?orbT // card_le_n.
- by rewrite addSnnS.
by apply: leq_trans size_W _; rewrite leq_subLR addnCA -mulSn.
Qed.

(* ---- The start ---- *)

Lemma level_start l : (2 * #|tests| <= 2 ^ l)%N -> K0 = (H * l).+1 -> level R tests H (~: [set 0]) K0.
Proof.
move=> few K0E; set eta : R := H%:R^-1 / p%:R.
have P_gt0 : 0 < p%:R :> R by rewrite ltr0n ltnW.
have eta_gt0 : 0 < eta by rewrite divr_gt0 // invr_gt0 ltr0n.
have r_ge1 : 1 <= 1 + eta by rewrite ler_addl ltW.
have r_gt0 : 0 < 1 + eta by apply: lt_le_trans r_ge1.
have each S : c_power eta (excess S (~: [set 0])) <= (1 + eta) ^+ p *+ 2.
  have bound (j : int) : j <= p%:Z -> (1 + eta) ^ j <= (1 + eta) ^+ p by apply: (ler_weexpz2l r_ge1).
  have : `|excess S (~: [set 0])| <= p%:Z.
    rewrite -(ler_int R) intr_norm excessE // -setTD discrepancyD ?subsetT // big_set1 normrM gtr0_norm //.
    have -> : discrepancy R S setT = 0 by rewrite /discrepancy setTI cardsT card_Z // divff ?gt_eqF // mul1r subrr.
    by rewrite add0r -[X in _ <= X]mulr1 ler_pmul2l // drift_le1 ?(ltnW p_gt1).
  by rewrite ler_norml ler_oppl => /andP[low high]; rewrite mulr2n ler_add // bound.
rewrite /level -/eta /potential.
apply: (@le_trans _ _ ((1 + eta) ^+ p * (2 * #|tests|)%:R)).
  rewrite natrM mulrA [_ * #|tests|%:R]mulr_natr -sumr_const; apply: ler_sum => S _.
  by rewrite mulr_natr.
rewrite K0E mulnS exprD ler_pmul2l ?exprn_gt0 //.
apply: (@le_trans _ _ (2 ^ l)%:R); first by rewrite ler_nat.
rewrite natrX mulnA exprM; apply: ler_expn2r; rewrite ?nnegrE ?exprn_ge0 ?ler0n ?(ltW r_gt0) //.
apply: le_trans (bernoulli (p * H) (ltW eta_gt0)).
by rewrite /eta natrM mulrA divfK ?gt_eqF // mulVf ?pnatr_eq0 -?lt0n // -[1 + 1]/(2%:R).
Qed.

End Epochs.

(* ---- First one thing, then another ---- *)

Lemma in_turn n k r k' r' (V : {set 'Z_n}) x : (1 < n)%N -> x \in V -> forces k r V x ->
  (forall (W : {set 'Z_n}) y, y \in W -> V \subset W -> (k <= #|W|)%N -> forces k' r' W y) -> forces k' (r + r') V x.
Proof.
move=> n_gt1; elim: r V x => [|r IH] V x xV; first by rewrite forces0 => many; apply.
case/(forces_inv n_gt1) => [many|[d _ /andP[plus minus]]] next.
  by apply: forces_mono (next V x xV (subxx _) many); rewrite // leq_addl.
have further y : forces k r (y |: V) y -> forces k' (r + r') (y |: V) y.
  move=> then_; apply: IH then_ _ => [|W z zW sub many]; first exact: setU11.
  by apply: next => //; apply: subset_trans sub; apply: subsetUr.
by rewrite addSn; apply: (@forces_call _ _ _ _ _ d) => //; apply: further.
Qed.

(* ---- Theorem 13 in a finite form ---- *)

Section Finite.
Variables (p : nat).
Hypotheses (p_prime : prime p) (p_gt2 : (2 < p)%N).
Let p_gt1 : (1 < p)%N := prime_gt1 p_prime.
Implicit Types (A S X : {set 'Z_p}).

(* Runs of T rounds; ε = 1/e² and λ = 1/H in the note. *)
Variables (T s e k i H J M : nat).
Notation k1 := (2 * s * k * e ^ 4)%N.
Notation l1 := (4 * p * e ^ 2 %/ k)%N.
Notation m1 := (8 * e ^ 2)%N.
Notation bits := (2 + m1 * (1 + i * (k1 + k + l1)))%N.
Notation z1 := (8 * k * e ^ 2).+1.

Hypotheses (s_gt0 : (0 < s)%N) (k_gt0 : (0 < k)%N) (e_large : (216 <= e)%N) (k1_small : (4 * k1 * e ^ 2 <= p)%N).

Let E : rat := e%:R.
Let E_gt0 : 0 < E. Proof. by rewrite ltr0n (leq_trans _ e_large). Qed.
Let eps : rat := E^-1 ^+ 2.
Let epsE : eps^-1 = (e ^ 2)%:R. Proof. by rewrite /eps -exprVn invrK natrX. Qed.

(* The containers as test sets: at most 2^bits/2 of them. *)
Lemma test_sets : (p < 2 ^ i)%N -> exists2 tests : {set {set 'Z_p}}, (2 * #|tests| <= 2 ^ bits)%N &
  forall A K, (forall S, S \in tests -> `|discrepancy rat_realFieldType S A| <= K%:R) ->
  forall X, X \subset A -> (#|A :\: halfway s X| <= (#|A| + 2 * K - 2 * #|X|) + (K + 3 * #|A| %/ e + z1))%N.
Proof.
move=> p_lt; have eps_gt0 : 0 < eps by rewrite exprn_gt0 // invr_gt0.
have e_ge1 : 1 <= E by rewrite ler1n (leq_trans _ e_large).
have inv_ge0 : 0 <= E^-1 by rewrite invr_ge0 ltW.
have eps_le1 : eps <= 1 by apply: exprn_ile1 => //; rewrite invf_le1.
have h1 : (2 * s * k)%:R / eps ^+ 2 <= k1%:R.
  by rewrite -exprVn epsE -natrX -natrM ler_nat -expnM.
have h2 : k1%:R <= eps * p%:R / 4%:R.
  rewrite ler_pdivl_mulr ?ltr0n // -ler_pdivr_mull // epsE -!natrM ler_nat.
  by rewrite mulnC [(k1 * 4)%N]mulnC.
have h3 : 4%:R * p%:R / (eps * k%:R) < l1.+1%:R.
  rewrite invfM mulrA epsE -!natrM ltr_pdivr_mulr ?ltr0n // -natrM ltr_nat; exact: ltn_ceil.
have h4 : 8%:R / eps < m1.+1%:R by rewrite epsE -natrM ltr_nat.
have h5 : eps <= 64%:R^-1.
  rewrite -[64%:R^-1]mul1r ler_pdivl_mulr ?ltr0n // -ler_pdivl_mull // epsE mulr1 ler_nat.
  by rewrite (@leq_exp2r 8 e 2) // (leq_trans _ e_large).
have [C [size_C D]] := density_by_containers p_prime p_gt2 eps_gt0 eps_le1 s_gt0 k_gt0 h1 h2 h3 h4 inv_ge0 (erefl eps) h5.
have p_le : (p.+1 <= 2 ^ i)%N := p_lt.
exists ([set c.1 | c in C] :|: [set c.2 | c in C]) => [|A K even].
  have -> : (2 ^ bits = 2 * (2 * 2 ^ (m1 * (1 + i * (k1 + k + l1)))))%N by rewrite expnD mulnA.
  rewrite leq_mul2l (leq_trans (leq_card_setU _ _)) //= mul2n -addnn.
  have small : (#|C| <= 2 ^ (m1 * (1 + i * (k1 + k + l1))))%N.
    have part x y : (x <= y)%N -> (p.+1 ^ x <= 2 ^ (i * y))%N.
      move=> le_y; rewrite expnM; apply: leq_trans (_ : (2 ^ i) ^ x <= _)%N; last by rewrite leq_pexp2l ?expn_gt0.
      by case: (x) => // x1; rewrite leq_exp2r.
    apply: leq_trans size_C _; rewrite [(m1 * _)%N]mulnC [X in (_ <= X)%N]expnM leq_exp2r; last by rewrite muln_gt0 expn_gt0 (leq_trans _ e_large).
    by rewrite [X in (_ <= X)%N]expnD expn1 [X in (_ <= X)%N]mul2n -addnn; apply: leq_add; apply: part; rewrite -addnA ?leq_addr ?leq_addl.
  by apply: leq_add; apply: leq_trans (leq_imset_card _ _) small.
apply: (D A K%:R (K + 3 * #|A| %/ e + z1)%N (2 * K)%N); rewrite ?natrM //.
  by move=> c cC; split; apply: even; apply/setUP; [left | right]; apply: imset_f.
have share : 3%:R * E^-1 * #|A|%:R < (3 * #|A| %/ e)%:R + 1 :> rat.
  by rewrite mulrAC ltr_pdivr_mulr // -natrM -[1]/(1%:R) -natrD addn1 /E -natrM ltr_nat; apply: ltn_ceil; apply: leq_trans e_large.
have fixed : 8%:R * k%:R / eps = (8 * k * e ^ 2)%:R by rewrite epsE -!natrM.
rewrite fixed; move: share; move: (3 * #|A| %/ e)%N (3%:R * _ * _) (8 * k * e ^ 2)%N => q x y share.
have -> : (K + q + y.+1).+1%:R = K%:R + (q%:R + 1) + y%:R + 1 :> rat.
  by rewrite -[1]/(1%:R) -!natrD; congr _%:R; rewrite !addn1 !addnS addSn.
by rewrite !ltr_add2r ltr_add2l.
Qed.

Notation growth := (3 * i + 10 + J)%N.
Notation epoch_count := (p %/ T).+1.

(* The epochs: all but M positions are visited, and at most 2i rounds are wasted in each of them. *)
Hypotheses (p_lt : (p < 2 ^ i)%N) (i_gt0 : (0 < i)%N) (le_i : (i <= T)%N) (le_T : (T <= e)%N).
Hypotheses (le_s : (2 * i + T <= s.+1)%N) (le_H : (2 * i + T <= H)%N) (second : ((2 * i + T) ^ 2 <= J * H)%N).
Hypotheses (z_small : (72 * z1 <= M)%N) (Tz_small : (T * z1 <= M)%N).
Hypothesis M_large : ((72 * ((H * bits).+1 + growth * epoch_count)) ^ 2 * p ^ 9 <= M ^ 11)%N.

Theorem nearly_all : magnus_forces p (p - M) ((fstar p).-1 + 2 * i * epoch_count).
Proof.
apply: forces_magnus => //.
have T_gt0 : (0 < T)%N by apply: leq_trans le_i.
have H_gt0 : (0 < H)%N by apply: leq_trans le_H; rewrite addn_gt0 T_gt0 orbT.
have [tests few condition_D] := test_sets p_lt.
have start : wanted [set 0 : 'Z_p] = (fstar p).-1 by rewrite /wanted cards1 subn1.
rewrite -start; apply: (chain p_prime p_gt2 H_gt0 condition_D (ltnW p_lt) le_i le_s le_H second e_large le_T (ltn0Sn _) z_small Tz_small M_large
  (K := (H * bits).+1) (j := 0%N)).
- by rewrite set11.
- exact: (level_start _ p_prime H_gt0 few (erefl _)).
- by rewrite muln0 addn0 leq_mul // leq_exp2r // card_le_n.
- by rewrite add0n.
by apply: leq_trans (card_le_n _ p_gt1) (leq_trans _ (leq_addl _ _)); rewrite ltnW // ltn_ceil.
Qed.

(* The finite form of the theorem: layer play wastes at most 2i rounds more for each of the last M positions. *)
Theorem wasted_rounds : magnus_forces p (fstar p) ((fstar p).-1 + (2 * i * epoch_count + 2 * i * M)).
Proof.
have p_odd : odd p := prime_odd p_prime p_gt2.
apply: forces_magnus => //; rewrite addnA; apply: (@in_turn _ (p - M)) (set11 _) _ _ => //.
  by apply/forcesP => //; apply: nearly_all.
move=> V x xV _ many; apply: forces_mono (last_positions p_gt1 p_odd (cost := fun=> i) (M := M) _ xV _) => //.
- by rewrite sum_nat_const_nat subn1 /= mulnC.
- by move=> u /andP[u_gt0 _]; apply: leq_trans (ltnW p_lt) (leq_pmulr _ _).
rewrite leq_subLR addnC in many; by rewrite /wanted leq_subLR (leq_trans (fstar_le p)).
Qed.

End Finite.
