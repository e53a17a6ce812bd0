(* Nearly every round is new: R(n) = f*(n) + o(n), if the largest sets without three evenly spaced members are o(n) (Roth's theorem). *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar value primes_above doubling without_waste progressions runs.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section OddTable.
Variable n : nat.
Hypotheses (n_gt1 : (1 < n)%N) (n_odd : odd n).
Implicit Types (V : {set 'Z_n}) (x : 'Z_n).
Let n_gt0 : (0 < n)%N := ltnW n_gt1.

Lemma depth_near u : (0 < u)%N -> (n <= 2 ^ depth n u * u)%N.
Proof. by move=> u_gt0; rewrite ltnW // -ltn_divLR // up_logP. Qed.

(* The finite form. P runs of j rounds, at most 2i rounds to each, until M positions are wanted; then layer play. N² ≥ 4(2i + j) stands for
   the root in the loss lemma, and `lost` is what the chain of a run can lose. *)
Theorem rounds_within i j N M P : (0 < N)%N -> (0 < j)%N -> (4 * (2 * i + j) <= N ^ 2)%N ->
  let lost := (j * (2 * N * r3 n))%N in (lost <= M)%N -> (n <= 2 ^ i * (M.+1 - lost))%N -> (fstar n <= (M + P * j).+1)%N ->
  magnus_forces n (fstar n) ((fstar n).-1 + (2 * i * P + \sum_(1 <= u < M.+1) 2 * depth n u)).
Proof.
move=> N_gt0 j_gt0 enough lost le_M near all_wanted; apply: forces_magnus => //.
have start : wanted [set 0 : 'Z_n] = (fstar n).-1 by rewrite /wanted cards1 subn1.
rewrite -start; apply: (phases n_gt1 n_odd N_gt0 enough (M := M)) => //; first last.
- by rewrite start -ltnS prednK // fstar_gt0.
- by rewrite set11.
move=> V x xV few; apply: forces_mono (last_positions n_gt1 n_odd _ xV few) => //; first exact: leq_addl.
by move=> u /andP[u_gt0 _]; apply: depth_near.
Qed.

End OddTable.

(* ---- The sum ---- *)

(* The depths of the last M positions. *)
Lemma few_depths k N M : (\sum_(1 <= b < M.+1) depth N b <= k * M + 2 * (N %/ 2 ^ k))%N.
Proof.
elim: k N => [|k IH] N; first by rewrite divn1 depths_sum.
apply: (@leq_trans (\sum_(1 <= b < M.+1) (1 + depth N./2 b))%N).
  by apply: leq_sum => b _; apply: leq_trans (depth_halves N b) _; rewrite leq_add2r leq_b1.
rewrite big_split /= sum_nat_const_nat subn1 muln1 mulSn -addnA leq_add2l.
by apply: leq_trans (IH _) _; rewrite -divn2 -divnMA -expnS.
Qed.

(* Of any K there is a c such that an odd table with r_3(n) ≤ n/c wastes at most n/K rounds. Layer play begins when n/4^k positions are
   wanted; their depths are at most 3n/2^k together. *)
Theorem odd_tables K : (0 < K)%N -> exists c, forall n, (1 < n)%N -> odd n -> (c * r3 n <= n)%N ->
  exists2 w, (K * w <= n)%N & magnus_forces n (fstar n) ((fstar n).-1 + w).
Proof.
move=> K_gt0; pose k := up_log 2 (12 * K); pose i := (2 * k).+1; pose j := (8 * i * K)%N.
pose N := (2 * (2 * i + j))%N; pose q := (2 ^ (2 * k))%N.
have q_gt0 : (0 < q)%N by rewrite expn_gt0.
have j_gt0 : (0 < j)%N by rewrite !muln_gt0.
have N_gt0 : (0 < N)%N by rewrite muln_gt0 addn_gt0 j_gt0 orbT.
exists (q * (2 * (j * (2 * N))))%N => n n_gt1 n_odd le.
pose M := (n %/ q)%N; pose lost := (j * (2 * N * r3 n))%N.
have lost_M : (2 * lost <= M)%N.
  by rewrite leq_divRL // mulnC /lost !mulnA; rewrite !mulnA in le.
have le_M : (lost <= M)%N by apply: leq_trans lost_M; rewrite leq_pmull.
have near : (n <= 2 ^ i * (M.+1 - lost))%N.
  rewrite /i expnSr -mulnA -/q; apply: (@leq_trans (q * M.+1)%N); first by rewrite mulnC ltnW // ltn_ceil.
  rewrite leq_mul2l mulnBr leq_subRL ?leq_mul2l ?(leqW le_M) ?orbT //; apply/orP; right.
  by rewrite [X in (_ <= X)%N]mul2n -addnn leq_add2r leqW.
have j_le : (j <= n)%N.
  apply: leq_trans le; apply: dvdn_leq; first by rewrite muln_gt0 r3_gt0 // andbT muln_gt0 q_gt0 muln_gt0 /= muln_gt0 j_gt0.
  by rewrite dvdn_mulr // dvdn_mull // dvdn_mull // dvdn_mulr.
pose P := (n %/ j).+1; pose rest := (\sum_(1 <= u < M.+1) 2 * depth n u)%N.
exists (2 * i * P + rest)%N; last first.
  apply: rounds_within (le_M) near _ => //.
    by rewrite /N expnMn -[4%N]/(2 ^ 2)%N leq_pmul2l // -mulnn leq_pmull // addn_gt0 j_gt0 orbT.
  rewrite leqW // (leq_trans (fstar_le _)) // (leq_trans (ltnW (ltn_ceil n j_gt0))) //.
  exact: leq_addl.
have phases_waste : (2 * (K * (2 * i * P)) <= n)%N.
  rewrite -(leq_pmul2l (isT : 0 < 2)%N) !mulnA; apply: (@leq_trans (j * P)%N).
    rewrite leq_mul2r; apply/orP; right; apply: eq_leq; rewrite /j.
    by rewrite -!mulnA (mulnCA K) [(K * i)%N]mulnC !mulnA.
  by rewrite /P mulnS mul2n -addnn leq_add // mulnC leq_trunc_div.
have rest_waste : (2 * (K * rest) <= n)%N.
  have k_le : (12 * K <= 2 ^ k)%N by apply: up_logP.
  have rest_le : (2 ^ k * rest <= 6 * n)%N.
    rewrite /rest -big_distrr /= mulnCA -[6%N]/(2 * 3)%N -mulnA leq_mul2l /=.
    apply: leq_trans (leq_mul (leqnn _) (few_depths k n M)) _; rewrite mulnDr (mulSn 2) leq_add //.
      rewrite mulnA; apply: (@leq_trans (2 ^ k * 2 ^ k * M)%N).
        by rewrite leq_mul2r leq_mul2l (ltnW (ltn_expl _ _)) // !orbT.
      by rewrite -expnD addnn -mul2n mulnC leq_trunc_div.
    by rewrite mulnCA leq_mul2l mulnC leq_trunc_div.
  rewrite -(leq_pmul2l (isT : 0 < 6)%N) (leq_trans _ rest_le) // !mulnA leq_mul2r.
  by rewrite -[(6 * 2)%N]/12%N k_le orbT.
by rewrite -(leq_pmul2l (isT : 0 < 2)%N) mulnDr mulnDr [X in (_ <= X)%N]mul2n -addnn leq_add.
Qed.

(* ---- The theorem ---- *)

(* Roth's theorem, r_3(m) = o(m): of any c there is an N from which on r_3(m) is at most m/c. It is not proved here. *)
Definition roth : Prop := forall c, exists N, forall m, (N <= m)%N -> (c * r3 m <= m)%N.

Lemma R_least n r s : R_is n r -> magnus_forces n (fstar n) s -> (r <= s)%N.
Proof. by case=> _; apply. Qed.

Lemma R_at_least n r : (1 < n)%N -> R_is n r -> (fstar n <= r.+1)%N.
Proof.
by move=> n_gt1 [/(forcesP _ _ n_gt1)/forces_card]; rewrite cards1.
Qed.

(* If Roth's theorem holds, R(n) = f*(n) + o(n): between f*(n) − 1 and f*(n) + n/K for every K, from some n on. *)
Theorem nearly_every_round : roth -> forall K, (0 < K)%N ->
  exists N, forall n r, (N <= n)%N -> R_is n r -> (fstar n <= r.+1)%N /\ (K * r <= K * fstar n + n)%N.
Proof.
move=> few K K_gt0; have [c odd_w] := odd_tables K_gt0; have [N0 few_N0] := few c.
exists (K * N0 ^ 2).+2 => n r big Rr; have n_gt1 : (1 < n)%N by apply: leq_trans big.
split; first exact: R_at_least.
have n_gt0 := ltnW n_gt1; pose m := odd_part n; pose e := logn 2 n.
have nE : n = (2 ^ e * m)%N by apply: odd_partE.
have m_odd : odd m by apply: odd_part_odd.
have m_gt0 : (0 < m)%N by apply: odd_part_gt0.
have [m1|m_neq1] := eqVneq m 1%N.
  have e_gt0 : (0 < e)%N by move: n_gt1; rewrite nE m1 muln1; case: (e).
  have -> : r = (fstar n).-1.
    apply/eqP; rewrite eqn_leq; apply/andP; split; last by rewrite -ltnS prednK ?fstar_gt0 // R_at_least.
    have : R_is n n.-1 by rewrite nE m1 muln1 -(prednK e_gt0); apply: R_power_of_2.
    by case=> /(R_least Rr); rewrite /fstar -/m m1 eqxx.
  by apply: leq_trans (leq_addr _ _); rewrite leq_mul2l leq_pred orbT.
have m_gt1 : (1 < m)%N by rewrite ltn_neqAle eq_sym m_neq1.
have m_le : (m <= n)%N by rewrite nE leq_pmull // expn_gt0.
have [r0 R0] := R_exists m_gt1.
have [r' R' le_r'] := doubling_tower e m_gt1 R0; rewrite -nE in R' le_r'.
have {R'} r'E : r = r'.
  by apply/eqP; rewrite eqn_leq (R_least Rr (proj1 R')) (R_least R' (proj1 Rr)).
rewrite -{}r'E in le_r'.
have waste : (K * r0 <= K * fstar m + n)%N.
  have [small|large] := ltnP m N0.
    have := R_least R0 (at_least_fstar m_gt1) => le0.
    apply: leq_trans (leq_addl _ _); apply: leq_trans (leq_trans (leq_trans (leqnSn _) (leqnSn _)) big).
    rewrite leq_mul2l; apply/orP; right; apply: leq_trans le0 _; rewrite -mulnn leq_mul ?(ltnW small) //.
    by apply: leq_trans (leq_pred _) _; apply: leq_trans (fstar_le _) (ltnW small).
  have [w le_w forced] := odd_w m m_gt1 m_odd (few_N0 m large).
  have := leq_mul (leqnn K) (R_least R0 forced); rewrite mulnDr => /leq_trans; apply.
  by apply: leq_add; [rewrite leq_mul2l leq_pred orbT | apply: leq_trans m_le].
rewrite -(leq_add2r (K * fstar m)) -mulnDr (leq_trans (leq_mul (leqnn K) le_r')) //.
by rewrite mulnDr addnC -addnA leq_add2l addnC.
Qed.

(* Of primes: R(p) ≤ (1 + 1/K)·p from some p on. *)
Corollary nearly_every_round_of_primes : roth -> forall K, (0 < K)%N ->
  exists N, forall p r, prime p -> (N <= p)%N -> R_is p r -> (p <= r.+2)%N /\ (K * r <= K.+1 * p)%N.
Proof.
move=> few K K_gt0; have [N nearly] := nearly_every_round few K_gt0.
exists (maxn 3 N) => p r p_prime; rewrite geq_max => /andP[p_gt2 big] Rp.
have [] := nearly p r big Rp; rewrite fstar_prime // => above below; split.
  by move: above; rewrite -ltnS prednK // ltnW // ltnW.
by apply: leq_trans below _; rewrite mulSn addnC leq_add2l leq_mul2l leq_pred orbT.
Qed.
