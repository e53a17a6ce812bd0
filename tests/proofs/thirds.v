(* Of a set with more than a third of a table the second layer is the whole table: Mann's lemma once more, in the group of the doubles. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game residues layers mann landings.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* ---- S + S is all of the group, or half as large again as S, or a subgroup that holds all doubles ---- *)

Section Third.
Variable U : finZmodType.
Variables G S : {set U}.
Hypotheses (G_add : add_closed G) (SG : S \subset G) (S0 : 0 \in S) (big : (#|G| < 3 * #|S|)%N).
Implicit Types (H X : {set U}) (x y z g : U).

Lemma shift_subset H g : H \subset G -> g \in G -> shift g H \subset G.
Proof. by move=> /subsetP HG gG; apply/subsetP=> z; rewrite inE => /HG zG; rewrite -[z](subrK g); apply: G_add. Qed.

Lemma sums_of_a_third :
  [\/ sumset S S = G, (3 * #|S| <= 2 * #|sumset S S|)%N | exists H,
    [/\ add_closed H, sumset S S = H & forall g, g \in G -> g + g \in H]].
Proof.
case: (twice_is_half_more G_add SG S0) => [|many|[H [H_add H0 /andP[HG GH] S_H]]]; [by constructor 1 | by constructor 2 | constructor 3].
exists H; have [g gG gH] : exists2 g, g \in G & g \notin H by apply/subsetPn.
have half : (2 * #|H| <= #|G|)%N.
  rewrite mul2n -addnn -{2}(card_shift g H) -cardsUI shift_outside // cards0 addn0; apply: subset_leq_card.
  by rewrite subUset HG shift_subset.
have third : (#|G| < 3 * #|H|)%N by rewrite (leq_trans big) // leq_mul2l subset_leq_card.
split=> //.
  apply/eqP; rewrite eqEsubset; apply/andP; split; apply/subsetP=> z.
    by case/sumsetP=> x [y [xS yS ->]]; apply: H_add; apply: (subsetP S_H).
  move=> zH; apply/sumsetP; have : S :&: mirror z S != set0.
    apply: contraTneq big => none; rewrite -leqNgt -(leq_pmul2l (isT : 0 < 2)%N).
    have : (2 * #|S| <= #|H|)%N.
      rewrite mul2n -addnn -{2}(card_mirror z S) -cardsUI none cards0 addn0; apply: subset_leq_card; rewrite subUset S_H.
      apply/subsetP=> y; rewrite inE => yS; have -> : y = z - (z - y) by rewrite subKr.
      exact: (H_add _ _ zH (closed_opp H_add (subsetP S_H _ yS))).
    move=> le; rewrite mulnCA (leq_trans (leq_mul (leqnn 3) le)) //.
    by rewrite (leq_trans _ (leq_mul (leqnn 2) half)) // mulnA leq_mul2r orbT.
  by case/set0Pn=> y /setIP[yS]; rewrite inE => zyS; exists y, (z - y); split=> //; rewrite addrC subrK.
move=> x xG; apply: contraLR third => xxH; rewrite -leqNgt.
have xH : x \notin H by apply: contra xxH => xH; apply: H_add.
have disj : (H :|: shift x H) :&: shift (x + x) H = set0.
  by rewrite setIUl shift_outside // setIC shift_disjoint ?setU0 // addrK.
have -> : (3 * #|H| = #|(H :|: shift x H) :|: shift (x + x) H|)%N.
  by rewrite cardsU disj cards0 subn0 cardsU shift_outside // cards0 subn0 !card_shift !mulSn mul0n addn0 addnA.
by apply: subset_leq_card; rewrite !subUset HG !shift_subset //; apply: G_add.
Qed.

End Third.

(* ---- A class of the doubles holds more than a third of itself, too ---- *)

Section Table.
Variable n : nat.
Hypothesis n_gt1 : (1 < n)%N.
Implicit Types (A W : {set 'Z_n}) (x y z g : 'Z_n).

(* What doubling reaches, and how often. *)
Definition doubles : {set 'Z_n} := [set z + z | z : 'Z_n].
Definition halves g : {set 'Z_n} := [set z | z + z == g].

Lemma doubles_add : add_closed doubles.
Proof. by move=> _ _ /imsetP[x _ ->] /imsetP[y _ ->]; rewrite addrACA; apply: imset_f. Qed.

Lemma card_halves g : g \in doubles -> #|halves g| = #|halves 0%R|.
Proof.
case/imsetP=> x _ ->; rewrite -(card_shift x (halves 0)); apply: eq_card => z; rewrite !inE.
by rewrite addrACA -opprD subr_eq0.
Qed.

Lemma card_doubled W : W \subset doubles -> #|[set z | z + z \in W]| = (#|W| * #|halves 0%R|)%N.
Proof.
move=> /subsetP sub; rewrite -sum1_card (partition_big (fun z => z + z) (mem W)) => [|z]; last by rewrite inE.
rewrite -sum_nat_const; apply: eq_bigr => g gW; rewrite -(card_halves (sub _ gW)) -sum1_card.
by apply: eq_bigl => z; rewrite !inE; case: eqP => [->|_]; rewrite ?andbF // andbT; apply: gW.
Qed.

Lemma card_table : (#|doubles| * #|halves 0%R| = n)%N.
Proof.
rewrite -card_doubled // -[RHS](card_Z n_gt1); apply: eq_card => z.
by rewrite !inE; apply: imset_f.
Qed.

(* Some class of the doubles holds its share of A. *)
Lemma share A : exists c, (#|A| * #|doubles| <= n * #|A :&: shift c doubles|)%N.
Proof.
pose f c := #|A :&: shift c doubles|; have [c _ most] := @arg_maxnP _ (0 : 'Z_n) xpredT f isT.
exists c; have <- : (\sum_(b : 'Z_n) f b = #|A| * #|doubles|)%N.
  under eq_bigr do rewrite /f -sum1_card.
  rewrite (exchange_big_dep (mem A)) /= => [|b y _]; last by rewrite inE => /andP[].
  rewrite -sum_nat_const; apply: eq_bigr => y yA.
  have inv : injective (fun b : 'Z_n => y - b) by move=> b b' /addrI/oppr_inj.
  rewrite -(card_imset doubles inv) -sum1_card; apply: eq_bigl => b; rewrite !inE yA /=.
  apply/idP/imsetP => [ybG|[g gG ->]]; first by exists (y - b); rewrite ?subKr.
  by rewrite subKr.
rewrite -[X in (_ <= X * _)%N](card_Z n_gt1) -sum_nat_const; apply: leq_sum => b _; exact: most.
Qed.

Lemma half_full A : (n <= #|A|.*2)%N -> midpoints A = setT.
Proof.
move=> big; apply/eqP; rewrite eqEsubset subsetT; apply/subsetP=> x _; apply: contraLR big => x_not.
rewrite -ltnNge -[X in (_ < X)%N](card_Z n_gt1) -cardsT; apply: mirrored x_not; rewrite ?subsetT ?inE //.
by move=> y _; rewrite inE.
Qed.

Theorem third_full A : (n < 3 * #|A|)%N -> layer 2 A = setT.
Proof.
move=> big; have [c much] := share A; have G_gt0 : (0 < #|doubles|)%N by apply/card_gt0P; exists 0; apply/imsetP; exists 0; rewrite ?addr0.
have n_gt0 : (0 < n)%N := ltnW n_gt1.
set B := A :&: _ in much; have big_B : (#|doubles| < 3 * #|B|)%N.
  rewrite -(ltn_pmul2l n_gt0) mulnCA (leq_trans _ (leq_mul (leqnn 3) much)) //.
  by rewrite mulnA ltn_pmul2r.
have [a aB] : exists a, a \in B by apply/card_gt0P; move: big_B; case: #|B|; rewrite ?muln0.
have /setIP[aA] := aB; rewrite inE => acG.
pose S := shift (- a) B; have memS z : (z \in S) = (z + a \in B) by rewrite inE opprK.
have SG : S \subset doubles.
  apply/subsetP=> z; rewrite memS => /setIP[_]; rewrite inE => zacG.
  have -> : z = (z + a - c) - (a - c) by rewrite -[z + a - c]addrA addrK.
  by apply: doubles_add => //; apply: closed_opp => //; apply: doubles_add.
have S0 : 0 \in S by rewrite memS add0r.
rewrite -(card_shift (- a) B) -/S in big_B.
have SS_G : sumset S S \subset doubles by apply: sumset_subset => //; apply: doubles_add.
pose P := [set z | z - a + (z - a) \in sumset S S].
have P_M : P \subset midpoints A.
  apply/subsetP=> z; rewrite inE => /sumsetP[s [s' [sS s'S zE]]]; apply/midpointsP; exists (s + a), (s' + a).
  rewrite memS in sS; rewrite memS in s'S; have [[sA _] [s'A _]] := (setIP sS, setIP s'S); split=> //.
  by rewrite addrACA -zE [X in _ = X]addrACA !subrK.
have size_P : #|P| = (#|sumset S S| * #|halves 0%R|)%N.
  by rewrite -card_doubled // -[RHS](card_shift a); apply: eq_card => z; rewrite !inE.
have [all_G|many|[H [H_add HE H_double]]] := sums_of_a_third doubles_add SG S0 big_B.
- apply/eqP; rewrite eqEsubset subsetT; apply: subset_trans (subset_midpoints _).
  by apply: subset_trans P_M; apply/subsetP=> z _; rewrite inE all_G; apply: imset_f.
- apply: half_full; rewrite ltnW // (leq_trans _ (_ : #|P|.*2 <= _)%N) ?leq_double ?subset_leq_card //.
  rewrite size_P -mul2n mulnA (leq_trans _ (leq_mul many (leqnn _))) // -{1}card_table.
  by rewrite ltn_pmul2r // lt0n; apply: contraTneq n_gt1 => h0; rewrite -card_table h0 muln0.
apply/eqP; rewrite eqEsubset subsetT; apply/subsetP=> x _; apply/midpointsP.
exists (a + (x - a + (x - a))), a; split.
- apply: (subsetP P_M); rewrite inE [a + _]addrC addrK HE; apply: H_double; exact: imset_f.
- apply: (subsetP P_M); rewrite inE subrr addr0; apply/sumsetP; exists 0, 0; by rewrite addr0.
by rewrite [X in _ = X]addrAC [X in _ = X]addrACA [a + _]addrC subrK.
Qed.

End Table.
