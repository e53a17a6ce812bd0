(* The rounds that are not new, counted by r_3: at most C·(log m·m^(1/3)·r_3(m)^(2/3) + (log m)^(5/2)·r_3(m)) of them, m the odd part of n. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues value doubling progressions runs nearly_every_round.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section OddTable.
Variable n : nat.
Hypotheses (n_gt1 : (1 < n)%N) (n_odd : odd n).
Implicit Types (V : {set 'Z_n}) (x : 'Z_n).

(* ⌈log₂ n⌉ pairs of layers hold everything. Runs of 4^l rounds while more than 6·8^l·r_3(n) positions are wanted: 42·2^l·r_3(n) runs
   at most, until fewer are wanted than that. *)
Variables (i first : nat).
Hypotheses (near : (n <= 2 ^ i)%N) (long : (2 * i <= 4 ^ first)%N).
Notation scale l := (6 * 8 ^ l * r3 n)%N.
Notation waste l := (2 * i * ((6 * 8 ^ first + 42 * 2 ^ l) * r3 n))%N.

Lemma shorter_runs l T : (first <= l)%N ->
  (forall V x, x \in V -> (wanted V <= scale l)%N -> forces (fstar n) (wanted V + T) V x) ->
  forall V x, x \in V -> (wanted V <= scale l.+1)%N -> forces (fstar n) (wanted V + (2 * i * (42 * 2 ^ l * r3 n) + T)) V x.
Proof.
move=> le_l base V x xV le; have N_gt0 : (0 < 3 * 2 ^ l)%N by rewrite muln_gt0 expn_gt0.
have pow4 : (4 ^ l = 2 ^ l * 2 ^ l)%N by rewrite -expnMn.
have pow8 : (8 ^ l = 2 ^ l * 2 ^ l * 2 ^ l)%N by rewrite -!expnMn.
have enough : (4 * (2 * i + 4 ^ l) <= (3 * 2 ^ l) ^ 2)%N.
  rewrite expnMn -(mulnn (2 ^ l)) -pow4 -[(3 ^ 2)%N]/(4 + (4 + 1))%N !mulnDl mulnDr leq_add //.
    by rewrite leq_mul2l (leq_trans long) // leq_exp2l.
  by rewrite leq_addr.
have lost : (4 ^ l * (2 * (3 * 2 ^ l) * r3 n) = scale l)%N.
  by rewrite pow4 pow8 [(2 * (3 * _))%N]mulnA mulnA mulnCA.
apply: (phases n_gt1 n_odd N_gt0 enough (M := scale l)) => //; rewrite ?lost ?expn_gt0 //.
  by rewrite subSnn muln1.
apply: leq_trans le _; rewrite expnS (mulnA 6%N) -[(6 * 8)%N]/(6 + 42)%N (mulnDl 6%N 42%N) (mulnDl (6 * _)%N) leq_add2l.
by rewrite [X in (_ <= X)%N]mulnAC pow4 pow8 !mulnA leqnn.
Qed.

Lemma runs_by_scale l : (first <= l)%N ->
  forall V x, x \in V -> (wanted V <= scale l)%N -> forces (fstar n) (wanted V + waste l) V x.
Proof.
move=> le_l; rewrite -(subnKC le_l); elim: (l - first)%N => [|t IH] V x xV.
  rewrite addn0 => few; apply: forces_mono (last_positions n_gt1 n_odd (cost := fun=> i) _ xV few) => //.
    rewrite sum_nat_const_nat subn1 /= mulnC; apply: leq_trans (leq_addl _ _).
    by rewrite leq_mul2l mulnDl leq_addr orbT.
  by move=> u /andP[u_gt0 _]; apply: leq_trans near (leq_pmulr _ _).
rewrite addnS => few; apply: forces_mono (shorter_runs (leq_addr _ _) IH xV few) => //.
rewrite leq_add2l -mulnDr leq_mul2l -mulnDl leq_mul2r addnCA leq_add2l expnS.
by rewrite mulnCA (mul2n (42 * _)%N) addnn leqnn !orbT.
Qed.

(* Theorem 8 for odd tables, with powers for roots. *)
Theorem odd_waste last : (first <= last)%N -> (fstar n <= (scale last).+1)%N ->
  magnus_forces n (fstar n) ((fstar n).-1 + waste last).
Proof.
move=> le_last all_wanted; apply: forces_magnus => //.
have start : wanted [set 0 : 'Z_n] = (fstar n).-1 by rewrite /wanted cards1 subn1.
rewrite -start; apply: runs_by_scale; rewrite ?set11 // start -ltnS prednK //.
exact: fstar_gt0 (ltnW n_gt1).
Qed.

End OddTable.

(* ---- In closed form ---- *)

Lemma odd_waste_roots n (h := up_log 2 n) : (1 < n)%N -> odd n -> exists a b,
  [/\ magnus_forces n (fstar n) ((fstar n).-1 + (a + b)),
      (a ^ 3 <= (168 * h) ^ 3 * n * r3 n ^ 2)%N & (b ^ 2 <= (96 * h * r3 n) ^ 2 * (8 * h) ^ 3)%N].
Proof.
move=> n_gt1 n_odd; have near : (n <= 2 ^ h)%N by apply: up_logP.
have h_gt0 : (0 < h)%N by rewrite up_log_gt0.
have two_h : (1 < 2 * h)%N by rewrite -[2%N]muln1 leq_pmul2l.
pose first := up_log 4 (2 * h); have /andP[first_least long] := up_log_bounds (isT : 1 < 4)%N two_h.
have first_gt0 : (0 < first)%N by rewrite up_log_gt0.
have short : (4 ^ first <= 8 * h)%N.
  by rewrite -(prednK first_gt0) expnS -[8%N]/(4 * 2)%N -mulnA leq_mul2l ltnW.
have ex : exists l, (fstar n <= (6 * 8 ^ l * r3 n).+1)%N.
  exists n; rewrite leqW // (leq_trans (fstar_le _)) // (leq_trans (ltnW (ltn_expl n (isT : 1 < 8)%N))) //.
  by rewrite mulnAC leq_pmull // muln_gt0 r3_gt0.
pose b := (96 * h * r3 n * 8 ^ first)%N.
have b_small : (b ^ 2 <= (96 * h * r3 n) ^ 2 * (8 * h) ^ 3)%N.
  rewrite /b expnMn leq_mul2l; apply/orP; right.
  by rewrite -expnM mulnC expnM -[(8 ^ 2)%N]/(4 ^ 3)%N -expnM mulnC expnM leq_exp2r.
case: (ex_minnP ex) => last enough least; have [early|late] := leqP last first.
  exists 0%N, b; rewrite exp0n //; split=> //.
  have enough' : (fstar n <= (6 * 8 ^ first * r3 n).+1)%N.
    by apply: leq_trans enough _; rewrite ltnS leq_mul2r leq_mul2l leq_exp2l // early !orbT.
  have := odd_waste n_gt1 n_odd near long (leqnn first) enough'.
  move=> /(forcesP _ _ n_gt1) H; apply/forcesP=> //; apply: forces_mono H => //; rewrite leq_add2l add0n /b.
  have le : ((6 * 8 ^ first + 42 * 2 ^ first) <= 48 * 8 ^ first)%N.
    by rewrite -[48%N]/(6 + 42)%N (mulnDl 6%N 42%N) leq_add2l leq_mul2l leq_exp2r.
  apply: leq_trans (leq_mul (leqnn _) (leq_mul le (leqnn _))) _; apply: eq_leq.
  by rewrite [(48 * _ * _)%N]mulnAC !mulnA [(2 * h * 48)%N]mulnAC.
have last_gt0 : (0 < last)%N by apply: leq_ltn_trans late.
have before : (8 ^ last * r3 n <= 8 * n)%N.
  rewrite -(prednK last_gt0) expnS -mulnA leq_mul2l /=.
  have /ltnW : (last.-1 < last)%N by rewrite prednK.
  have : ~~ (fstar n <= (6 * 8 ^ last.-1 * r3 n).+1)%N.
    by apply/negP=> /least; rewrite leqNgt prednK ?leqnn.
  rewrite -ltnNge => /ltnW/ltnW le _; apply: leq_trans (leq_trans le (fstar_le n)).
  by rewrite -mulnA leq_pmull.
have cube c : ((c * (2 ^ last * r3 n)) ^ 3 <= (2 * c) ^ 3 * n * r3 n ^ 2)%N.
  rewrite !expnMn -[((2 ^ last) ^ 3)%N]expnM [(last * 3)%N]mulnC expnM -[(2 ^ 3)%N]/8%N.
  rewrite (expnS (r3 n)) [(8 * c ^ 3)%N]mulnC; move: (c ^ 3)%N (r3 n ^ 2)%N => c3 r2.
  by rewrite -!(mulnA c3) leq_mul2l !mulnA leq_mul2r before !orbT.
exists (84 * h * (2 ^ last * r3 n))%N, b; split=> //; last first.
  by apply: leq_trans (cube _) _; rewrite mulnA.
have := odd_waste n_gt1 n_odd near long (ltnW late) enough.
move=> /(forcesP _ _ n_gt1) H; apply/forcesP=> //; apply: forces_mono H => //; rewrite leq_add2l.
rewrite (mulnDl (6 * _)%N) mulnDr addnC leq_add //.
  by apply: eq_leq; rewrite !mulnA [(2 * h * 42)%N]mulnAC.
rewrite /b [(6 * _ * _)%N]mulnAC !mulnA leq_mul2r leq_mul2r [(2 * h * 6)%N]mulnAC leq_mul2r.
by rewrite !orbT.
Qed.

(* Theorem 8: Magnus wastes at most a + b rounds, a at most a constant times log m·m^(1/3)·r_3(m)^(2/3), b one times (log m)^(5/2)·r_3(m). *)
Theorem waste_by_r3 n r (m := odd_part n) (h := up_log 2 m) : (1 < n)%N -> m != 1%N -> R_is n r -> exists a b,
  [/\ (r < fstar n + (a + b))%N,
      (a ^ 3 <= (168 * h) ^ 3 * m * r3 m ^ 2)%N & (b ^ 2 <= (96 * h * r3 m) ^ 2 * (8 * h) ^ 3)%N].
Proof.
move=> n_gt1 m_neq1 Rr; have n_gt0 := ltnW n_gt1.
have m_odd : odd m by apply: odd_part_odd.
have m_gt1 : (1 < m)%N by rewrite ltn_neqAle eq_sym m_neq1 odd_part_gt0.
have [a [b [forced a_small b_small]]] := odd_waste_roots m_gt1 m_odd; exists a, b; split=> //.
have [r0 R0] := R_exists m_gt1.
have [r' R'] := doubling_tower (logn 2 n) m_gt1 R0; rewrite -odd_partE // in R' * => le_r'.
rewrite -(ltn_add2r (fstar m)) (leq_ltn_trans (leq_add (R_least Rr (proj1 R')) (leqnn _))) //.
apply: leq_ltn_trans le_r' _; rewrite -addnA [(a + b + _)%N]addnC addnA [(fstar n + _)%N]addnC addnAC ltn_add2r.
apply: leq_ltn_trans (R_least R0 forced) _.
by rewrite ltn_add2r prednK ?leqnn // fstar_gt0 // ltnW.
Qed.
