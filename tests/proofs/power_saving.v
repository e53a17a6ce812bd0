(* Theorem 13: on a table whose size is a large prime p Magnus wastes at most p^(1 − 1/100), that is p^0.99, rounds. *)
From Coq Require Import Lia.
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar epochs.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Fewer positions in more rounds. *)
Lemma easier n k k' r r' : 1 < n -> k' <= k -> r <= r' -> magnus_forces n k r -> magnus_forces n k' r'.
Proof. by move=> n_gt1 le_k le_r /(forcesP _ _ n_gt1) H; apply/forcesP => //; apply: forces_mono H. Qed.

(* ---- Bounds by powers of one number u ---- *)

Section Powers.
Variable u : nat.
Hypothesis u_large : 216 <= u.
Let u_gt0 : 0 < u := leq_trans (isT : 0 < 216) u_large.
Implicit Types (x y a b : nat).

Lemma power_up a b x : x <= u ^ a -> a <= b -> x <= u ^ b.
Proof. by move=> le le_ab; apply: leq_trans le _; rewrite leq_pexp2l. Qed.

Lemma power_const b x : x <= 216 -> 0 < b -> x <= u ^ b.
Proof. by move=> le b_gt0; apply: (@power_up 1) => //; rewrite expn1 (leq_trans le). Qed.

Lemma power_mul a b e x y : x <= u ^ a -> y <= u ^ b -> a + b <= e -> x * y <= u ^ e.
Proof. by move=> le_x le_y; apply: power_up; rewrite expnD leq_mul. Qed.

Lemma power_add a b e x y : x <= u ^ a -> y <= u ^ b -> a < e -> b < e -> x + y <= u ^ e.
Proof.
case: e => // e le_x le_y le_a le_b; apply: leq_trans (leq_add (power_up le_x le_a) (power_up le_y le_b)) _.
by rewrite addnn -mul2n expnS leq_mul2r (leq_trans _ u_large) ?orbT.
Qed.

(* All inequalities of the finite form, if p is between u^(396f) and u^(396f + 1). *)
Variables (p f i : nat).
Hypotheses (p_prime : prime p) (p_gt2 : 2 < p) (f_gt0 : 0 < f) (i_gt0 : 0 < i) (i_le : i <= u) (p_lt : p < 2 ^ i).
Hypotheses (above : u ^ (396 * f) <= p) (below : p <= u ^ (396 * f).+1).

Let i1 : i <= u ^ 1. Proof. by rewrite expn1. Qed.

Ltac exponents := apply/leP; rewrite -?plusE -?multE; move/leP: f_gt0; lia.

Lemma by_powers : let y := u ^ (392 * f + 6) in
  magnus_forces p (p - y) ((fstar p).-1 + y) /\ magnus_forces p (fstar p) ((fstar p).-1 + y).
Proof.
pose T := u ^ (22 * f); pose s := u ^ (22 * f).+1; pose k := u ^ (165 * f); pose H := u ^ (44 * f); pose M := u ^ (392 * f + 3).
have c1 x : x <= 216 -> x <= u ^ 1 by move=> le; apply: power_const.
have twice_i : 2 * i <= u ^ 2 by apply: power_mul (c1 2 _) i1 _.
have T2 : T ^ 2 = u ^ (44 * f) by rewrite /T -expnM; congr (_ ^ _); rewrite -?multE; lia.
have T4 : T ^ 4 = u ^ (88 * f) by rewrite /T -expnM; congr (_ ^ _); rewrite -?multE; lia.
pose k' := 2 * s * k * T ^ 4; pose l := 4 * p * T ^ 2 %/ k; pose m := 8 * T ^ 2.
have s2 : 2 * s <= u ^ (22 * f + 2) by apply: power_mul (c1 2 _) (leqnn _) _ => //; exponents.
have sk : 2 * s * k <= u ^ (187 * f + 2) by apply: power_mul s2 (leqnn _) _; exponents.
have k'_le : k' <= u ^ (275 * f + 2) by rewrite /k' T4; apply: power_mul sk (leqnn _) _; exponents.
have p4 : 4 * p <= u ^ (396 * f + 2) by apply: power_mul (c1 4 _) below _ => //; exponents.
have l_le : l <= u ^ (275 * f + 2).
  have : 4 * p * T ^ 2 <= u ^ (275 * f + 2) * k by rewrite T2 -expnD; apply: power_mul p4 (leqnn _) _; exponents.
  by move/(leq_div2r k); rewrite mulnK // expn_gt0 u_gt0.
have m_le : m <= u ^ (44 * f + 1) by rewrite /m T2; apply: power_mul (c1 8 _) (leqnn _) _ => //; exponents.
have P_le : (p %/ T).+1 <= u ^ (374 * f + 2).
  have : p <= u ^ (374 * f + 1) * T by rewrite -expnD; apply: power_up below _; exponents.
  move/(leq_div2r T); rewrite mulnK ?expn_gt0 ?u_gt0 // => le.
  by rewrite -addn1; apply: power_add le (c1 1 _) _ _ => //; exponents.
have epochs_le : 2 * i * (p %/ T).+1 <= u ^ (392 * f + 6) by apply: power_mul twice_i P_le _; exponents.
have all_le : 2 * i * (p %/ T).+1 + 2 * i * M <= u ^ (392 * f + 6).
  by apply: power_add (power_mul twice_i P_le (leqnn _)) (power_mul twice_i (leqnn M) (leqnn _)) _ _; exponents.
have M_le : M <= u ^ (392 * f + 6) by apply: power_up (leqnn _) _; exponents.
have noted : k' + k + l <= u ^ (275 * f + 4).
  have k_le : k <= u ^ (275 * f + 2) by apply: power_up (leqnn _) _; exponents.
  by apply: power_add (power_add k'_le k_le (ltnSn _) (ltnSn _)) l_le _ _; exponents.
pose bits := 2 + m * (1 + i * (k' + k + l)).
have bits_le : bits <= u ^ (319 * f + 8).
  have step : i * (k' + k + l) <= u ^ (275 * f + 5) by apply: power_mul i1 noted _; exponents.
  have step2 : 1 + i * (k' + k + l) <= u ^ (275 * f + 6) by apply: power_add (c1 1 _) step _ _ => //; exponents.
  have step3 : m * (1 + i * (k' + k + l)) <= u ^ (319 * f + 7) by apply: power_mul m_le step2 _; exponents.
  by apply: power_add (c1 2 _) step3 _ _ => //; exponents.
have K0_le : (H * bits).+1 <= u ^ (374 * f + 6).
  have step : H * bits <= u ^ (363 * f + 8) by apply: power_mul (leqnn _) bits_le _; exponents.
  by rewrite -addn1; apply: power_add step (c1 1 _) _ _ => //; exponents.
have growth_le : 3 * i + 10 + 4 <= u ^ 4.
  by apply: power_add (power_add (power_mul (c1 3 _) i1 (leqnn 2)) (c1 10 _) (ltnSn 2) _) (c1 4 _) _ _.
have M_large : (72 * ((H * bits).+1 + (3 * i + 10 + 4) * (p %/ T).+1)) ^ 2 * p ^ 9 <= M ^ 11.
  have step : (3 * i + 10 + 4) * (p %/ T).+1 <= u ^ (374 * f + 6) by apply: power_mul growth_le P_le _; exponents.
  have step2 : 72 * ((H * bits).+1 + (3 * i + 10 + 4) * (p %/ T).+1) <= u ^ (374 * f + 8).
    by apply: power_mul (c1 72 _) (power_add K0_le step (ltnSn _) (ltnSn _)) _ => //; exponents.
  have p9 : p ^ 9 <= u ^ (3564 * f + 9).
    by apply: leq_trans (_ : (u ^ (396 * f).+1) ^ 9 <= _); rewrite ?leq_exp2r // -expnM leq_pexp2l //; exponents.
  have M11 : M ^ 11 = u ^ (4312 * f + 33) by rewrite /M -expnM; congr (_ ^ _); rewrite -?plusE -?multE; lia.
  by rewrite M11 -mulnn; apply: power_mul (power_mul step2 step2 (leqnn _)) p9 _; exponents.
have z_le : (8 * k * T ^ 2).+1 <= u ^ (209 * f + 2).
  have step : 8 * k <= u ^ (165 * f + 1) by apply: power_mul (c1 8 _) (leqnn _) _ => //; exponents.
  have step2 : 8 * k * T ^ 2 <= u ^ (209 * f + 1) by rewrite T2; apply: power_mul step (leqnn _) _; exponents.
  by rewrite -addn1; apply: power_add step2 (c1 1 _) _ _ => //; exponents.
have iT : 2 * i <= T by apply: power_up twice_i _; exponents.
have T_i : 2 * i + T <= u ^ (22 * f).+1 by apply: power_add iT (leqnn _) _ _.
have i_T : i <= T by apply: leq_trans iT; rewrite leq_pmull.
have T_large : 216 <= T by apply: leq_trans u_large _; apply: power_up (_ : u <= u ^ 1) _; rewrite ?expn1 //; exponents.
have second : (2 * i + T) ^ 2 <= 4 * H.
  have le : 2 * i + T <= 2 * T by rewrite [X in _ <= X]mul2n -addnn leq_add2r.
  by apply: leq_trans (_ : (2 * T) ^ 2 <= _); [rewrite leq_exp2r | rewrite expnMn T2].
have s_gt0 : 0 < s by rewrite expn_gt0 u_gt0.
have k_gt0 : 0 < k by rewrite expn_gt0 u_gt0.
have k'_small : 4 * k' * T ^ 2 <= p.
  by apply: leq_trans above; rewrite T2; apply: power_mul (power_mul (c1 4 _) k'_le (leqnn _)) (leqnn _) _ => //; exponents.
have T_H : 2 * i + T <= H by apply: power_up T_i _; exponents.
have z_M : 72 * (8 * k * T ^ 2).+1 <= M by apply: power_mul (c1 72 _) z_le _ => //; exponents.
have Tz_M : T * (8 * k * T ^ 2).+1 <= M by apply: power_mul (leqnn T) z_le _; exponents.
split.
  have := nearly_all p_prime p_gt2 s_gt0 k_gt0 T_large k'_small p_lt i_gt0 i_T (leqnn T) (leqW T_i) T_H second z_M Tz_M M_large.
  by apply: easier; rewrite ?prime_gt1 ?leq_sub2l ?leq_add2l.
have := wasted_rounds p_prime p_gt2 s_gt0 k_gt0 T_large k'_small p_lt i_gt0 i_T (leqnn T) (leqW T_i) T_H second z_M Tz_M M_large.
by apply: easier; rewrite ?prime_gt1 ?leq_add2l.
Qed.

End Powers.

(* ---- The theorem ---- *)

(* Two powers outgrow every multiple of the exponent. *)
Lemma power_of_2_large c v : c ^ 2 <= v -> c * v <= 2 ^ v.
Proof.
move=> le; have [d vE] : exists d, v = c + d.
  by exists (v - c); rewrite subnKC // (leq_trans _ le) // -mulnn; case: (c) => // c1; rewrite leq_pmulr.
rewrite vE expnD; apply: leq_trans (leq_mul (ltn_expl c (isT : 1 < 2)) (ltn_expl d (isT : 1 < 2))).
move: le; rewrite vE => /leP le; apply/leP; move: le; rewrite -mulnn -?plusE -?multE; lia.
Qed.

(* Each large p lies between two powers of a number u, and log₂ p is below u. *)
Lemma between_powers N : 0 < N -> exists p0, forall p, p0 <= p ->
  exists u i, [/\ 216 <= u, 0 < i, i <= u, p < 2 ^ i & u ^ N <= p <= u ^ N.+1].
Proof.
move=> N_gt0; pose c := 2 * N.+2; pose v0 := (c ^ 2 + N).+2; pose u0 := 2 ^ v0; exists ((216 + u0) ^ N) => p large.
have bounded v : v ^ N <= p -> v <= p by apply: leq_trans; rewrite -[X in X <= _]expn1; case: (v) => // v1; rewrite leq_pexp2l.
have ex : exists v, v ^ N <= p by exists (216 + u0).
case: (ex_maxnP ex bounded) => u le_u most; have u_large := most _ large.
have u216 : 216 <= u by apply: leq_trans u_large; apply: leq_addr.
have u0_le : u0 <= u by apply: leq_trans u_large; apply: leq_addl.
have u_gt0 : 0 < u by apply: leq_trans u216.
have p_lt : p < u.+1 ^ N by rewrite ltnNge; apply/negP=> /most; rewrite ltnn.
have p_le : p <= u ^ N.+1.
  apply: leq_trans (ltnW p_lt) _; apply: (@leq_trans ((2 * u) ^ N)).
    by rewrite leq_exp2r // mul2n -addnn -addn1 leq_add2l.
  rewrite expnMn expnS leq_mul2r; apply/orP; right; apply: leq_trans u0_le.
  by rewrite leq_exp2l //; do 2!apply: leqW; apply: leq_addl.
pose v := up_log 2 u; have u_gt1 : 1 < u by apply: leq_trans u216.
have /andP[v_min v_max] := up_log_bounds (isT : 1 < 2) u_gt1; rewrite -/v in v_min v_max.
have v_large : v0 <= v by rewrite -(@leq_exp2l 2) // (leq_trans u0_le).
have v_gt0 : 0 < v by apply: leq_trans v_large.
have few : N.+2 * v < u.
  have c_le : c ^ 2 <= v by apply: leq_trans v_large; rewrite /v0 -addnS -addnS leq_addr.
  have := power_of_2_large c_le; rewrite /c -[in X in _ <= X](prednK v_gt0) expnS -mulnA leq_pmul2l // => le.
  exact: leq_ltn_trans le v_min.
exists u, (v * N.+1 + 1); split=> //; last by rewrite le_u.
- by rewrite addn1.
- by apply: leq_trans (ltnW few); rewrite (mulSn N.+1) addnC mulnC leq_add2r.
apply: (@leq_ltn_trans (2 ^ (v * N.+1))); last by rewrite ltn_exp2l // addn1.
by apply: leq_trans p_le _; rewrite expnM leq_exp2r.
Qed.

Lemma saving c : 100 <= c -> exists p0, forall p, prime p -> p0 <= p -> 2 < p /\ exists y,
  [/\ 0 < y, y ^ c <= p ^ c.-1, magnus_forces p (p - y) ((fstar p).-1 + y) & magnus_forces p (fstar p) ((fstar p).-1 + y)].
Proof.
move=> c_ge; have c_gt0 : 0 < c by apply: leq_trans c_ge.
have [|p0 between] := @between_powers (396 * (2 * c)); first by rewrite !muln_gt0.
exists (maxn 3 p0) => p p_prime; rewrite geq_max => /andP[p_gt2 large]; split=> //.
have [u [i [u_large i_gt0 i_le p_lt /andP[above below]]]] := between p large.
have u_gt0 : 0 < u by apply: leq_trans u_large.
have f_gt0 : 0 < 2 * c by rewrite muln_gt0.
have [nearly all] := by_powers u_large p_prime p_gt2 f_gt0 i_gt0 i_le p_lt above below.
exists (u ^ (392 * (2 * c) + 6)); split=> //; first by rewrite expn_gt0 u_gt0.
apply: (@leq_trans ((u ^ (396 * (2 * c))) ^ c.-1)); last by rewrite leq_exp2r // -ltnS prednK // (leq_trans _ c_ge).
rewrite -!expnM leq_pexp2l //.
rewrite -[X in (_ + 6) * X]prednK //; case: (c) c_ge => // d; rewrite succnK ltnS => d_ge.
apply/leP; move/leP: d_ge; rewrite -?plusE -?multE; nia.
Qed.

(* R(p) − (p − 2), what is wasted, is at most p^0.99. *)
Theorem power_saving : exists p0, forall p r, prime p -> p0 <= p -> R_is p r -> (r + 2 - p) ^ 100 <= p ^ 99.
Proof.
have [p0 save] := @saving 100 isT; exists p0 => p r p_prime large [_ least].
have [p_gt2 [y [_ y_le _ /least]]] := save p p_prime large; rewrite fstar_prime // => r_le.
apply: leq_trans y_le; rewrite leq_exp2r // leq_subLR addn2.
case: (p) p_gt2 r_le => [|[|q]] //= _; rewrite !addSn !ltnS; exact.
Qed.
