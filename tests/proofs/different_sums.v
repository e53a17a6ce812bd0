(* Sums of two different members of a set: modulo a prime p there are at least min(p, 2|X| − 3) of them. Dias da Silva and Hamidoune proved
   it in 1994; here is the polynomial method of Alon, Nathanson and Ruzsa. *)
From mathcomp Require Import all_ssreflect all_algebra.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Field.
Variable F : finFieldType.
Implicit Types (A B X : {set F}) (f q : {poly F}) (x y z : F) (i j k m r : nat).

(* ---- Divided differences: a weight for each member of A, by which a polynomial of degree below |A| adds up to its top coefficient ---- *)

Definition others A x : {poly F} := \prod_(y in A :\ x) ('X - y%:P).
Definition weight A x : F := (others A x).[x]^-1.

Lemma size_others A x : x \in A -> size (others A x) = #|A|.
Proof.
by move=> xA; rewrite /others -big_enum size_prod_XsubC -cardE [in RHS](cardsD1 x) xA.
Qed.

Lemma others_at A x y : x \in A -> y \in A -> (others A x).[y] * weight A x = (y == x)%:R.
Proof.
move=> xA yA; have [->|ne] := eqVneq y x.
  rewrite mulfV //; rewrite /others horner_prod; apply/prodf_neq0 => z.
  by rewrite !inE hornerXsubC subr_eq0 eq_sym => /andP[].
by rewrite /others horner_prod (bigD1 y) ?inE ?ne //= hornerXsubC subrr !mul0r.
Qed.

Lemma top_coefficient A f : (size f <= #|A|)%N -> \sum_(x in A) weight A x * f.[x] = f`_(#|A|.-1).
Proof.
move=> small; pose e := \sum_(x in A) (weight A x * f.[x]) *: others A x.
have e_at y : y \in A -> e.[y] = f.[y].
  move=> yA; rewrite horner_sum (bigD1 y) //= big1 => [|x /andP[xA ne]].
    by rewrite hornerZ addr0 mulrAC mulrC [weight _ _ * _]mulrC others_at // eqxx mulr1.
  by rewrite hornerZ mulrAC [weight _ _ * _]mulrC others_at // eq_sym (negbTE ne) mul0r.
have size_e : (size e <= #|A|)%N.
  rewrite (leq_trans (size_sum _ _ _)) //; apply/bigmax_leqP=> x xA.
  by rewrite (leq_trans (size_scale_leq _ _)) // size_others.
have fE : f = e.
  apply/eqP; rewrite -subr_eq0; apply/eqP; apply: (@roots_geq_poly_eq0 _ _ (enum A)).
  - by apply/allP=> y; rewrite mem_enum => yA; rewrite /root hornerD hornerN e_at // subrr.
  - exact: enum_uniq.
  by rewrite -cardE (leq_trans (size_add _ _)) // geq_max small size_opp.
rewrite [in RHS]fE coef_sum; apply: eq_bigr => x xA; rewrite coefZ.
suff -> : (others A x)`_(#|A|.-1) = 1 by rewrite mulr1.
rewrite -(size_others xA) -/(lead_coef _); apply/monicP.
by rewrite /others -big_enum; apply: monic_prod_XsubC.
Qed.

(* The weights add up powers. *)
Definition powers A k : F := \sum_(x in A) weight A x * x ^+ k.

Lemma powersE A k : (k < #|A|)%N -> powers A k = (k == #|A|.-1)%:R.
Proof.
move=> lt; have := @top_coefficient A 'X^k; rewrite size_polyXn coefXn eq_sym => <- //.
by apply: eq_bigr => x _; rewrite hornerXn.
Qed.

Lemma two_powers A B i j : (0 < #|A|)%N -> (0 < #|B|)%N -> (i + j <= #|A|.-1 + #|B|.-1)%N ->
  powers A i * powers B j = ((i == #|A|.-1) && (j == #|B|.-1))%:R.
Proof.
move=> A_gt0 B_gt0 le; have [lt|ge] := ltnP i #|A|.
  rewrite powersE //; case: eqP => [iE|_]; last by rewrite mul0r.
  by rewrite mul1r powersE // -(prednK B_gt0) ltnS -(leq_add2l i) {2}iE.
have lt : (j < #|B|.-1)%N.
  by rewrite -(ltn_add2l #|A|.-1); apply: leq_trans le; rewrite -addSn prednK // leq_add2r.
by rewrite [powers B j]powersE ?(leq_trans lt) ?leq_pred // (ltn_eqF lt) mulr0 andbF.
Qed.

(* ---- The theorem ---- *)

Definition different_sums X : {set F} := [set p.1 + p.2 | p in [set p : F * F | [&& p.1 \in X, p.2 \in X & p.1 != p.2]]].

Lemma different_sumsP X z : reflect (exists x y, [/\ x \in X, y \in X, x != y & z = x + y]) (z \in different_sums X).
Proof.
apply: (iffP imsetP) => [[[x y]]|[x [y [xX yX ne ->]]]]; last by exists (x, y); rewrite ?inE ?xX ?yX.
by rewrite inE /= => /and3P[xX yX ne] ->; exists x, y.
Qed.

(* The same in two variables. *)
Section Both.
Variables A B : {set F}.
Implicit Types h : F -> F -> F.

Definition both h : F := \sum_(x in A) \sum_(y in B) weight A x * weight B y * h x y.

Lemma both_eq h h' : (forall x y, h x y = h' x y) -> both h = both h'.
Proof. by move=> hh'; apply: eq_bigr => x _; apply: eq_bigr => y _; rewrite hh'. Qed.

Lemma both_sum n (h : nat -> F -> F -> F) : both (fun x y => \sum_(i < n) h i x y) = \sum_(i < n) both (h i).
Proof.
transitivity (\sum_(x in A) \sum_(i < n) \sum_(y in B) weight A x * weight B y * h i x y); last by rewrite exchange_big.
by apply: eq_bigr => x _; rewrite exchange_big; apply: eq_bigr => y _; rewrite mulr_sumr.
Qed.

Lemma both_term c k h h' : both (fun x y => c * ((h x y - h' x y) *+ k)) = c * ((both h - both h') *+ k).
Proof.
rewrite /both -sumrB -sumrMnl mulr_sumr; apply: eq_bigr => x _.
rewrite -sumrB -sumrMnl mulr_sumr; apply: eq_bigr => y _.
by rewrite mulrCA mulrnAr mulrBr.
Qed.

Lemma both_powers i j : both (fun x y => x ^+ i * y ^+ j) = powers A i * powers B j.
Proof.
rewrite /powers mulr_suml; apply: eq_bigr => x _; rewrite mulr_sumr; apply: eq_bigr => y _.
by rewrite -!mulrA; congr (_ * _); rewrite mulrCA.
Qed.

Lemma both_poly q : both (fun x y => (x - y) * q.[y + x]) = \sum_(k < size q) \sum_(i < k.+1)
  q`_k * ((powers A i.+1 * powers B (k - i) - powers A i * powers B (k - i).+1) *+ 'C(k, i)).
Proof.
pose term k i x y := q`_k * ((x ^+ i.+1 * y ^+ (k - i) - x ^+ i * y ^+ (k - i).+1) *+ 'C(k, i)).
rewrite (@both_eq _ (fun x y => \sum_(k < size q) \sum_(i < k.+1) term k i x y)) => [|x y].
  rewrite (both_sum _ (fun k x y => \sum_(i < k.+1) term k i x y)); apply: eq_bigr => k _.
  by rewrite (both_sum _ (term k)); apply: eq_bigr => i _; rewrite both_term !both_powers.
rewrite horner_coef mulr_sumr; apply: eq_bigr => k _; rewrite mulrCA exprDn !mulr_sumr; apply: eq_bigr => i _.
have b_a (b a : F) : (x - y) * (b * a) = x * a * b - a * (y * b) by rewrite mulrBl -!mulrA [a * (y * b)]mulrCA [a * b]mulrC.
by rewrite /term mulrnAr b_a !exprS.
Qed.

End Both.

(* A polynomial of degree 2r that is 0 at all sums of different members of a set of r + 2. *)
Lemma all_sums_roots X r q : #|X| = r.+2 -> q \is monic -> size q = (2 * r).+1 ->
  {in different_sums X, forall z, q.[z] = 0} -> ('C(2 * r, r)%:R : F) = 'C(2 * r, r.+1)%:R.
Proof.
move=> size_X q_monic size_q zero.
have [x0 x0X] : exists x, x \in X by apply/set0Pn; rewrite -card_gt0 size_X.
pose B := X :\ x0; have size_B : #|B| = r.+1 by apply/eqP; move/eqP: size_X; rewrite (cardsD1 x0) x0X.
have two i j : (i + j <= r.+1 + r)%N -> powers X i * powers B j = ((i == r.+1) && (j == r))%:R.
  by move=> le; rewrite two_powers; rewrite ?size_X ?size_B.
have total : both X B (fun x y => (x - y) * q.[y + x]) = 0.
  apply: big1 => x xX; apply: big1 => y; rewrite !inE => /andP[_ yX].
  have [->|ne] := eqVneq x y; first by rewrite subrr mul0r mulr0.
  by rewrite [y + x]addrC zero ?mulr0 //; apply/different_sumsP; exists x, y.
have below k : (k < 2 * r)%N -> \sum_(i < k.+1)
    q`_k * ((powers X i.+1 * powers B (k - i) - powers X i * powers B (k - i).+1) *+ 'C(k, i)) = 0.
  move=> lt; apply: big1 => -[i /=]; rewrite ltnS => le _.
  have sum1 : (i.+1 + (k - i) = k.+1)%N by rewrite addSn subnKC.
  have sum2 : (i + (k - i).+1 = k.+1)%N by rewrite addnS subnKC.
  have fits : (k.+1 <= r.+1 + r)%N by rewrite addSn ltnS addnn -mul2n ltnW.
  have off (c d : nat) : (c + d = k.+1)%N -> (c == r.+1) && (d == r) = false.
    move=> cd; apply/negP=> /andP[/eqP cE /eqP dE]; move: lt.
    by rewrite -ltnS -cd cE dE mul2n -addnn addSn ltnn.
  by rewrite !two ?sum1 ?sum2 // !off // subrr mul0rn mulr0.
have top : \sum_(i < (2 * r).+1) q`_(2 * r) * ((powers X i.+1 * powers B (2 * r - i) - powers X i * powers B (2 * r - i).+1) *+ 'C(2 * r, i))
    = 'C(2 * r, r)%:R - 'C(2 * r, r.+1)%:R.
  have r_le : (r < (2 * r).+1)%N by rewrite ltnS mul2n -addnn leq_addr.
  have minus_r : (2 * r - r = r)%N by rewrite mul2n -addnn addnK.
  have q_top : q`_(2 * r) = 1 by move/monicP: q_monic; rewrite /lead_coef size_q.
  transitivity (\sum_(i < (2 * r).+1) ((((i == r :> nat) && (2 * r - i == r))%N * 'C(2 * r, i))%:R
    - (((i == r.+1 :> nat) && ((2 * r - i).+1 == r))%N * 'C(2 * r, i))%:R : F)).
    apply: eq_bigr => -[i /=]; rewrite ltnS => le _; rewrite q_top mul1r !two.
    - by rewrite eqSS mulrnBl -!mulrnA.
    - by rewrite addnS subnKC // addSn addnn -mul2n.
    by rewrite addSn subnKC // addSn addnn -mul2n.
  rewrite sumrB -!natr_sum; congr (_%:R - _%:R).
    rewrite (bigD1 (Ordinal r_le)) //= minus_r !eqxx mul1n big1 ?addn0 // => i ne.
    by rewrite -[(i : nat) == r]/(i == Ordinal r_le) (negbTE ne).
  have [r0|r_gt0] := posnP r; first by rewrite r0 muln0 big_ord1.
  have r1_le : (r.+1 < (2 * r).+1)%N by rewrite ltnS mul2n -addnn -addn1 leq_add2l.
  have minus_r1 : ((2 * r - r.+1).+1 = r)%N by rewrite subnSK ?minus_r // mul2n -addnn -[X in (X < _)%N]addn0 ltn_add2l.
  rewrite (bigD1 (Ordinal r1_le)) //= minus_r1 !eqxx mul1n big1 ?addn0 // => i ne.
  by rewrite -[(i : nat) == r.+1]/(i == Ordinal r1_le) (negbTE ne).
move: total; rewrite both_poly size_q big_ord_recr /= top big1 => [|k _]; last exact: below.
by rewrite add0r => /eqP; rewrite subr_eq0 => /eqP.
Qed.

Lemma few_sums_roots X r : #|X| = r.+2 -> (#|different_sums X| <= 2 * r)%N -> ('C(2 * r, r)%:R : F) = 'C(2 * r, r.+1)%:R.
Proof.
move=> size_X few; pose q := 'X^(2 * r - #|different_sums X|) * \prod_(z in different_sums X) ('X - z%:P).
apply: (all_sums_roots (q := q) size_X).
- by rewrite monicMl ?monicXn // -big_enum monic_prod_XsubC.
- rewrite /q -big_enum size_Mmonic ?monic_prod_XsubC -?size_poly_eq0 ?size_polyXn // size_prod_XsubC -cardE.
  by rewrite addnS addSn /= subnK.
by move=> z zX; rewrite /q hornerM horner_prod (bigD1 z) //= hornerXsubC subrr mul0r mulr0.
Qed.

End Field.

(* The theorem of Dias da Silva and Hamidoune for two equal summands. *)
Section Prime.
Variable p : nat.
Hypotheses (p_prime : prime p) (p_odd : odd p).

(* The binomials of `few_sums_roots` differ modulo p if 2r < p. *)
Lemma binomials_differ r : (2 * r < p)%N -> ('C(2 * r, r)%:R : 'F_p) != 'C(2 * r, r.+1)%:R.
Proof.
move=> lt; apply/eqP=> same.
have zero : ('C(2 * r, r)%:R : 'F_p) = 0.
  have left : (r.+1 * 'C(2 * r, r.+1) = r * 'C(2 * r, r))%N by rewrite mul_bin_left mul2n -addnn addnK.
  have := congr1 (fun k => k%:R : 'F_p) left; rewrite !natrM -same => /eqP.
  by rewrite -subr_eq0 -mulrBl -natrB // subSnn mul1r => /eqP.
have : (p %| 'C(2 * r, r))%N by rewrite (dvdn_charf (char_Fp p_prime)) zero.
move/(dvdn_mulr (r`! * (2 * r - r)`!)%N); rewrite bin_fact; last by rewrite mul2n -addnn leq_addr.
apply/negP; move: lt; elim: (2 * r)%N => [|m IH] lt; first by rewrite fact0 dvdn1 neq_ltn prime_gt1 ?orbT.
by rewrite factS Euclid_dvdM // negb_or IH ?(ltnW lt) // andbT gtnNdvd.
Qed.

Theorem many_different_sums (X : {set 'F_p}) : (minn p (2 * #|X| - 3) <= #|different_sums X|)%N.
Proof.
have [small|] := leqP #|X| 1; first by rewrite (leq_trans (geq_minr _ _)) //; case: #|X| small => [|[]].
have mono (Y : {set 'F_p}) : Y \subset X -> (#|different_sums Y| <= #|different_sums X|)%N.
  move=> /subsetP YX; apply/subset_leq_card/subsetP=> z /different_sumsP[x [y [xY yY ne ->]]].
  by apply/different_sumsP; exists x, y; rewrite !YX.
have few r : (2 * r < p)%N -> (r.+2 <= #|X|)%N -> (2 * r < #|different_sums X|)%N.
  move=> lt le; have [Y size_Y YX] : exists2 Y : {set 'F_p}, #|Y| = r.+2 & Y \subset X.
    pose s := take r.+2 (enum X); exists [set x in s].
      by rewrite cardsE (card_uniqP _) ?take_uniq ?enum_uniq // size_takel // -cardE.
    by apply/subsetP=> x; rewrite inE => /mem_take; rewrite mem_enum.
  apply: leq_trans (mono _ YX); rewrite ltnNge; apply/negP=> /(few_sums_roots size_Y) same.
  by have := binomials_differ lt; rewrite same eqxx.
move=> big; have [r size_X] : exists r, #|X| = r.+2 by case: #|X| big => [|[|r]] // _; exists r.
have [lt|ge] := ltnP (2 * r) p.
  have -> : (2 * #|X| - 3 = (2 * r).+1)%N by rewrite size_X !mulnS.
  by rewrite (leq_trans (geq_minr _ _)) // few // size_X.
have p_half : (p = (2 * p./2).+1)%N by rewrite -{1}(odd_double_half p) p_odd mul2n.
have lt : (2 * p./2 < p)%N by rewrite [X in (_ < X)%N]p_half.
rewrite (leq_trans (geq_minl _ _)) //; apply: (@leq_trans (2 * p./2).+1); first by rewrite -p_half.
apply: few lt _; rewrite size_X !ltnS -(leq_pmul2l (isT : 0 < 2)%N) -ltnS -p_half.
exact: leqW ge.
Qed.

End Prime.
