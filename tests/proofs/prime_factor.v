(* Theorem 14: a table of n positions wastes little if n has a large prime factor P. In each class modulo n/P that he enters Magnus plays the epochs
   of a table of P positions; the classes themselves are a table, on which he plays by layers. *)
From Coq Require Import Lia.
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues value doubling layer_play runs epochs power_saving.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Classes.
Variables (n d P : nat).
Hypotheses (d_gt1 : (1 < d)%N) (P_gt1 : (1 < P)%N) (nE : n = (d * P)%N).
Let d_gt0 : (0 < d)%N := ltnW d_gt1.
Let n_gt1 : (1 < n)%N. Proof. by rewrite nE (leq_trans P_gt1) // leq_pmull. Qed.
Let d_dvd : (d %| n)%N. Proof. by rewrite nE dvdn_mulr. Qed.
Implicit Types (V W : {set 'Z_n}) (U : {set 'Z_d}) (x y : 'Z_n) (z : 'Z_P).

Let res : 'Z_n -> 'Z_d := @residue n d.
Let inner : 'Z_P -> 'Z_n := @in_class n P d.

Let res_inner z : res (inner z) = 0.
Proof. by rewrite /res /inner /in_class residue_nat // natrM char_Zp // mul0r. Qed.

(* The table of P positions in the class of x: position z is x + dz. *)
Let at_x x z : 'Z_n := x + inner z.

Let at_x_inj x : injective (at_x x).
Proof. by move=> y z /addrI/(in_class_inj P_gt1 d_gt0 nE). Qed.

Let res_at x z : res (at_x x z) = res x.
Proof. by rewrite /at_x /res residueD // -/res res_inner addr0. Qed.

Let at_x0 x : at_x x 0 = x.
Proof. by rewrite /at_x /inner in_class0 addr0. Qed.

(* How much of a class is visited. *)
Definition part V (c : 'Z_d) : {set 'Z_n} := [set w in V | res w == c].

Lemma part_at x V : (#|at_x x @^-1: V| <= #|part V (res x)|)%N.
Proof.
rewrite -(card_imset _ (@at_x_inj x)); apply/subset_leq_card/subsetP=> _ /imsetP[u + ->].
by rewrite !inE res_at eqxx andbT.
Qed.

Lemma parts V U q : (forall c, c \in U -> (q <= #|part V c|)%N) -> (#|U| * q <= #|V|)%N.
Proof.
move=> many; rewrite -sum_nat_const; apply: (@leq_trans (\sum_(c in U) #|part V c|)%N); first exact: leq_sum.
rewrite -[X in (_ <= X)%N]sum1_card (partition_big res predT) //= [X in (_ <= X)%N](bigID (mem U)) /=.
apply: leq_trans (leq_addr _ _); apply: leq_sum => c _.
by rewrite -sum1_card; apply: eq_leq; apply: eq_bigl => w; rewrite inE.
Qed.

(* What is forced on it is forced in the class. *)
Lemma play_class k r K r' x V z : at_x x z \in V -> forces k r (at_x x @^-1: V) z ->
  (forall W y, y \in W -> V \subset W -> (forall w, w \in W -> w \in V \/ res w = res x) -> res y = res x ->
     (k <= #|at_x x @^-1: W|)%N -> forces K r' W y) -> forces K (r + r') V (at_x x z).
Proof.
elim: r V z => [|r IH] V z zV H next.
  by apply: next => // [w|]; [left | rewrite forces0 in H].
have [many|[e _ /andP[plus minus]]] := forces_inv P_gt1 H.
  by apply: (@forces_mono _ K _ r' _ V) => //; [apply: leq_addl | apply: next => // w; left].
have lands z' : forces k r (z' |: at_x x @^-1: V) z' -> forces K (r + r') (at_x x z' |: V) (at_x x z').
  move=> H'; apply: IH => [||W y yW sub new resy many]; first exact: setU11.
    have -> : at_x x @^-1: (at_x x z' |: V) = z' |: at_x x @^-1: V by apply/setP=> u; rewrite !inE (inj_eq (@at_x_inj x)).
    exact: H'.
  apply: next => // [|w /new[/setU1P[->|]|]]; first by apply: subset_trans sub; apply: subsetUr.
  - by right; apply: res_at.
  - by left.
  by right.
rewrite addSn; apply: (@forces_call _ _ _ _ _ (inner e)) => //.
  by rewrite -addrA -(in_classD P_gt1 d_gt0 nE); apply: lands.
by rewrite -addrA -(in_classN P_gt1 d_gt0 nE) -(in_classD P_gt1 d_gt0 nE); apply: lands.
Qed.

(* In a class that is entered q positions are visited within B rounds. *)
Variables (q B : nat).
Hypothesis inside : forces q B [set 0 : 'Z_P] 0.

Lemma enter K r' U V x : (forall v, v \in V -> res v \in U) -> res x \notin U ->
  (forall W y, y \in W -> V \subset W -> (forall w, w \in W -> res w \in res x |: U) -> res y = res x -> (q <= #|part W (res x)|)%N ->
    forces K r' W y) -> forces K (B + r') (x |: V) x.
Proof.
move=> known new next; rewrite -[X in forces _ _ _ X]at_x0; apply: (play_class (k := q)) => [||W y yW sub old resy many].
- by rewrite at_x0 setU11.
- suff -> : at_x x @^-1: (x |: V) = [set 0] by [].
  apply/setP=> u; rewrite !inE -[X in at_x x u == X]at_x0 (inj_eq (@at_x_inj x)); case: eqVneq => //= _.
  by apply: contraNF new => /known; rewrite res_at.
apply: next => //; first by apply: subset_trans sub; apply: subsetUr.
- move=> w /old[/setU1P[->|/known wU]|->]; rewrite ?setU11 //; exact: setU1r.
exact: leq_trans many (part_at _ _).
Qed.

Lemma play_all k r K r' U V x : x \in V -> res x \in U -> (forall v, v \in V -> res v \in U) ->
  (forall c, c \in U -> (q <= #|part V c|)%N) -> forces k r U (res x) ->
  (forall W y, y \in W -> (k * q <= #|W|)%N -> forces K r' W y) -> forces K (r + (k - #|U|) * B + r') V x.
Proof.
move=> + + + + + next; elim: r U V x => [|r IH] U V x xV xU known full H.
  rewrite forces0 in H; apply: (@forces_mono _ K _ r' _ V) => //; first exact: leq_addl.
  by apply: next => //; apply: leq_trans (parts full); rewrite leq_mul2r H orbT.
have [many|less] := leqP k #|U|.
  apply: (@forces_mono _ K _ r' _ V) => //; first exact: leq_addl.
  by apply: next => //; apply: leq_trans (parts full); rewrite leq_mul2r many orbT.
have [|[e _ /andP[plus minus]]] := forces_inv d_gt1 H; first by rewrite leqNgt less.
pose e' : 'Z_n := (val e)%:R; have res_e : res e' = e by apply: residue_lift.
have lands x' : forces k r (res x' |: U) (res x') -> forces K (r + (k - #|U|) * B + r') (x' |: V) x'.
  have [x'U|x'U] := boolP (res x' \in U) => H'.
    have U_eq : res x' |: U = U by apply/setUidPr; rewrite sub1set.
    rewrite U_eq in H'; apply: IH => [|//|v /setU1P[->|/known]//|c cU|//]; first exact: setU11.
    apply: leq_trans (full c cU) _; apply/subset_leq_card/subsetP=> w.
    by rewrite !inE => /andP[-> ->]; rewrite orbT.
  have size : #|res x' |: U| = #|U|.+1 by rewrite cardsU1 x'U.
  have -> : (r + (k - #|U|) * B + r' = B + (r + (k - #|res x' |: U|) * B + r'))%N.
    by rewrite size -(subnSK less) mulSn addnCA -!addnA.
  apply: enter known x'U _ => W y yW sub all resy many; apply: (IH (res x' |: U)) => //; rewrite ?resy ?setU11 //.
  move=> c /setU1P[->//|cU]; apply: leq_trans (full c cU) _; apply/subset_leq_card/subsetP=> w.
  by rewrite !inE => /andP[/(subsetP sub)-> ->].
have resD : res (x + e') = res x + e by rewrite /res residueD // -/res res_e.
have resB : res (x - e') = res x - e by rewrite /res residueB // -/res res_e.
by rewrite 2!addSn; apply: (@forces_call _ _ _ _ _ e') => //; apply: lands; rewrite ?resD ?resB.
Qed.

(* From the start, and then by layers. *)
Variables (k r i y : nat).
Hypotheses (classes : forces k r [set 0 : 'Z_d] 0) (near : (n <= 2 ^ i)%N) (n_odd : odd n) (left_over : (fstar n <= k * q + y)%N).

Theorem by_classes : (0 < k)%N -> magnus_forces n (fstar n) (r + k * B + 2 * i * y).
Proof.
move=> k_gt0; apply: forces_magnus => //; have res0 : res 0 = 0 by rewrite /res /residue.
have -> : (r + k * B + 2 * i * y = B + (r + (k - #|[set (0%R : 'Z_d)]|) * B + 2 * i * y))%N.
  by rewrite cards1 -[in LHS](prednK k_gt0) mulSn subn1 addnCA -!addnA.
have -> : [set 0 : 'Z_n] = 0 |: set0 by rewrite setU0.
apply: (@enter _ _ set0) => [v||W x xW _ known resx many]; rewrite ?inE //.
have U_eq : res 0 |: set0 = [set 0] by rewrite setU0 res0.
rewrite U_eq in known; apply: play_all => //; rewrite ?resx ?res0 ?set11 //; first by move=> c /set1P->; rewrite -res0.
move=> {W x xW known resx many} W x xW many; apply: forces_mono (last_positions n_gt1 n_odd (cost := fun=> i) (M := y) _ xW _) => //.
- by rewrite sum_nat_const_nat subn1 /= mulnC.
- by move=> u /andP[u_gt0 _]; apply: leq_trans near (leq_pmulr _ _).
by rewrite /wanted leq_subLR (leq_trans left_over) // leq_add2r.
Qed.

End Classes.

(* ---- Theorem 14 ---- *)

Local Close Scope ring_scope.

Lemma odd_part_odd_id m : 0 < m -> odd m -> odd_part m = m.
Proof. by move=> m_gt0 m_odd; rewrite /odd_part lognE dvdn2 m_odd andbF divn1. Qed.

Lemma fstar_odd m : 1 < m -> odd m -> fstar m = m - m %/ pdiv m.
Proof.
move=> m_gt1 m_odd; have m_gt0 := ltnW m_gt1; have oddE := odd_part_odd_id m_gt0 m_odd.
by rewrite fstarE ?oddE // gtn_eqF.
Qed.

(* The smallest prime factor of n stays when the largest one is divided out. *)
Lemma fstar_times d P : 1 < d -> prime P -> odd (d * P) -> P = max_pdiv (d * P) -> fstar (d * P) = fstar d * P.
Proof.
move=> d_gt1 P_prime m_odd P_max; have P_gt1 := prime_gt1 P_prime; have d_gt0 := ltnW d_gt1.
have m_gt1 : 1 < d * P by rewrite (leq_trans d_gt1) // leq_pmulr // ltnW.
have d_odd : odd d by move: m_odd; rewrite oddM => /andP[].
have q_prime := pdiv_prime d_gt1; have q_dvd := pdiv_dvd d.
have same : pdiv (d * P) = pdiv d.
  apply/eqP; rewrite eqn_leq pdiv_min_dvd ?prime_gt1 ?dvdn_mulr //=.
  have := pdiv_dvd (d * P); rewrite (Euclid_dvdM _ _ (pdiv_prime m_gt1)) => /orP[dvd|].
    by rewrite pdiv_min_dvd // prime_gt1 ?pdiv_prime.
  rewrite (dvdn_prime2 (pdiv_prime m_gt1) P_prime) => /eqP->.
  by rewrite [X in _ <= X]P_max max_pdiv_max // mem_primes q_prime muln_gt0 d_gt0 ltnW // dvdn_mulr.
by rewrite !fstar_odd // same mulnBl divn_mulAC.
Qed.

(* Layer play on a table of d positions. *)
Lemma all_of_table d : 1 < d -> forces (fstar d) (2 * d) [set 0%R : 'Z_d] 0%R.
Proof.
move=> d_gt1; have [r Rr] := R_exists d_gt1; apply/forcesP => //; apply: easier (proj1 Rr) => //.
apply: leq_trans (rounds_above d_gt1 Rr) _; apply: leq_trans (ltnW (fewer_than_2n d_gt1)) _.
by rewrite leq_mul2l leq_subr.
Qed.

Lemma odd_tables_save : exists C, forall m r, 1 < m -> odd m -> R_is m r ->
  (r.+1 - fstar m) ^ 100 * max_pdiv m <= (C * m * up_log 2 m) ^ 100.
Proof.
have [p0 save] := @saving 100 isT; exists (6 + 2 * p0) => m r m_gt1 m_odd Rr; have m_gt0 := ltnW m_gt1.
set P := max_pdiv m; set L := up_log 2 m; have P_prime : prime P by apply: max_pdiv_prime.
have P_gt0 := prime_gt0 P_prime.
have L_gt0 : 0 < L by rewrite up_log_gt0.
have [small|large] := ltnP P p0.
  have wasted : r.+1 - fstar m <= 2 * m.
    apply: leq_trans (leq_subr _ _) _; apply: leq_ltn_trans (rounds_above m_gt1 Rr) _.
    by apply: leq_trans (fewer_than_2n m_gt1) _; rewrite leq_mul2l leq_subr.
  apply: (@leq_trans ((2 * m) ^ 100 * p0 ^ 100)).
    rewrite leq_mul ?leq_exp2r // (leq_trans (ltnW small)) //.
    by rewrite -[X in X <= _]expn1 leq_pexp2l // (leq_trans P_gt0) // ltnW.
  rewrite -expnMn leq_exp2r //; apply: (@leq_trans ((6 + 2 * p0) * m)); last by rewrite leq_pmulr.
  by rewrite mulnAC leq_mul2r leq_addl orbT.
have [P_gt2 [y [y_gt0 y_le nearly all]]] := save P P_prime large.
have yP : y ^ 100 * P <= P ^ 100 by rewrite [P ^ 100](expnSr P 99) leq_mul2r y_le orbT.
have [_ least] := Rr; have [d mE] : exists d, m = d * P by exists (m %/ P); rewrite divnK // max_pdiv_dvd.
have d_gt0 : 0 < d by move: m_gt0; rewrite mE muln_gt0 => /andP[].
suff wasted : r.+1 - fstar m <= 6 * d * L * y.
  apply: (@leq_trans ((6 * d * L * y) ^ 100 * P)); first by rewrite leq_mul2r leq_exp2r // wasted orbT.
  apply: (@leq_trans ((6 * d * L) ^ 100 * P ^ 100)); first by rewrite expnMn -mulnA leq_mul2l yP orbT.
  rewrite -expnMn leq_exp2r // mulnAC -(mulnA 6) -mE leq_mul2r leq_mul2r leq_addr !orbT //.
rewrite leq_subLR.
have [d_le1|d_gt1] := leqP d 1.
  have mP : m = P by rewrite mE (_ : d = 1) ?mul1n //; apply/eqP; rewrite eqn_leq d_le1.
  have /least r_le : magnus_forces m (fstar m) ((fstar m).-1 + y) by rewrite mP.
  apply: (@leq_trans (fstar m + y)); first by rewrite -(prednK (fstar_gt0 m_gt0)) addSn ltnS.
  by rewrite leq_add2l leq_pmull // !muln_gt0 d_gt0.
have P_gt1 := prime_gt1 P_prime; have fE : fstar m = fstar d * P.
  by rewrite mE; apply: fstar_times; rewrite -?mE.
have inside : forces (P - y) ((fstar P).-1 + y) [set 0%R : 'Z_P] 0%R by apply/forcesP.
have left_over : fstar m <= fstar d * (P - y) + d * y.
  rewrite fE; apply: (@leq_trans (fstar d * (P - y) + fstar d * y)); last by rewrite leq_add2l leq_mul2r fstar_le orbT.
  by rewrite -mulnDr leq_mul2l addnC -leq_subLR leqnn orbT.
have /least r_le := by_classes d_gt1 P_gt1 mE inside (all_of_table d_gt1) (up_logP m (isT : 1 < 2)) m_odd left_over (fstar_gt0 d_gt0).
have inside_le : fstar d * ((fstar P).-1 + y) <= fstar m + d * y.
  rewrite fE mulnDr leq_add // ?leq_mul2r ?leq_mul2l ?fstar_le ?orbT //.
  by rewrite (leq_trans (leq_pred _)) ?fstar_le ?orbT.
have one : 1 <= d * L * y by rewrite !muln_gt0 d_gt0 L_gt0.
have two : d <= d * L * y by rewrite -mulnA leq_pmulr // muln_gt0 L_gt0.
have three : d * y <= d * L * y by rewrite leq_mul2r leq_pmulr ?orbT.
apply: leq_ltn_trans (leq_trans r_le (leq_add (leq_add (leqnn (2 * d)) inside_le) (leqnn _))) _.
have -> : 2 * L * (d * y) = 2 * (d * L * y) by rewrite -!mulnA (mulnCA L).
rewrite -!(mulnA 6) -(mulnA d); move: one two three; rewrite -(mulnA d); move: (d * (L * y)) (d * y) => a b /leP one /leP two /leP three.
by apply/leP; move: one two three; rewrite -?plusE -?multE; lia.
Qed.

(* w(n) ≤ C·m·P^(−1/100)·log m, where m is the odd part of n and P its largest prime factor. *)
Theorem large_prime_factor : exists C, forall n r, let m := odd_part n in 1 < m -> R_is n r ->
  (r.+1 - fstar n) ^ 100 * max_pdiv m <= (C * m * up_log 2 m) ^ 100.
Proof.
have [C save] := odd_tables_save; exists C => n r m m_gt1 Rr.
have n_gt0 : 0 < n by move: m_gt1; rewrite /m /odd_part; case: (n) => // _; rewrite div0n.
have m_odd : odd m by apply: odd_part_odd.
have [r0 R0] := R_exists m_gt1; apply: leq_trans (save m r0 m_gt1 m_odd R0).
rewrite leq_mul2r leq_exp2r //; apply/orP; right.
have [r1] := doubling_tower (logn 2 n) m_gt1 R0; rewrite -(odd_partE n) => R1 le.
have -> : r = r1 by apply/eqP; rewrite eqn_leq (proj2 Rr r1 (proj1 R1)) (proj2 R1 r (proj1 Rr)).
have least : fstar m <= r0.+1 by have /(forcesP _ _ m_gt1)/forces_card := proj1 R0; rewrite cards1.
by rewrite leq_subLR addnBA // leq_subRL ?(leq_trans least) ?leq_addl // !addnS ltnS addnC [fstar n + _]addnC.
Qed.
