(* Pollard's theorem on sums of two sets modulo a prime, by Dyson's transform; Cauchy and Davenport's theorem is its first case. *)
From Coq Require Import Lia.
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import residues mann.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Lemma minnD a b x y : (minn a x + minn b y <= minn (a + b) (x + y))%N.
Proof. by rewrite leq_min !leq_add ?geq_minl ?geq_minr. Qed.

(* A part of a given size. *)
Lemma subset_of_size (U : finType) (B : {set U}) k : (k <= #|B|)%N -> exists2 C : {set U}, C \subset B & #|C| = k.
Proof.
case/card_geqP=> s [s_uniq s_size sB]; exists [set x in s].
  by apply/subsetP=> x; rewrite inE => /sB.
by rewrite cardsE (card_uniqP s_uniq).
Qed.

Section Ways.
Variable U : finZmodType.
Implicit Types (A B I : {set U}) (g x z : U).

(* In how many ways z is a member of A plus a member of B. *)
Definition ways A B z : nat := #|[set x in A | z - x \in B]|.

Definition popular_sum (t : nat) A B : nat := (\sum_z minn t (ways A B z))%N.

Lemma waysE A B z : ways A B z = (\sum_(x in A) ((z - x)%R \in B))%N.
Proof. by rewrite /ways -sum1dep_card big_mkcondr. Qed.

Lemma ways_le_left A B z : (ways A B z <= #|A|)%N.
Proof. by apply: subset_leq_card; apply/subsetP=> x; rewrite inE => /andP[]. Qed.

Lemma ways_le_right A B z : (ways A B z <= #|B|)%N.
Proof.
have inj : injective (fun x : U => z - x) by move=> x y /addrI/oppr_inj.
rewrite /ways -(card_imset _ inj); apply: subset_leq_card; apply/subsetP=> _ /imsetP[x + ->].
by rewrite inE => /andP[].
Qed.

(* All pairs together. *)
Lemma ways_sum A B : (\sum_z ways A B z = #|A| * #|B|)%N.
Proof.
under eq_bigr do rewrite waysE; rewrite exchange_big /= -sum_nat_const; apply: eq_bigr => x _.
by rewrite -(card_shift x B) -sum1_card [RHS]big_mkcond; apply: eq_bigr => z _; rewrite inE; case: (_ \in _).
Qed.

Lemma ways_shift g A B z : ways A (shift g B) (z + g) = ways A B z.
Proof. by congr #|pred_of_set _|; apply/setP=> x; rewrite !inE addrAC addrK. Qed.

Lemma popular_shift t g A B : popular_sum t A (shift g B) = popular_sum t A B.
Proof.
rewrite /popular_sum (reindex_inj (@addIr _ g)) /=.
by apply: eq_bigr => z _; rewrite ways_shift.
Qed.

Lemma popularS t A (B C : {set U}) : B \subset C -> (popular_sum t A B <= popular_sum t A C)%N.
Proof.
move=> /subsetP BC; apply: leq_sum => z _; rewrite leq_min geq_minl (leq_trans (geq_minr _ _)) //.
apply: subset_leq_card; apply/subsetP=> x; rewrite !inE => /andP[-> /BC->]; by [].
Qed.

(* Nothing is cut off where t is at least the size of one of the sets. *)
Lemma popular_all t A B : (#|B| <= t)%N -> popular_sum t A B = (#|A| * #|B|)%N.
Proof.
move=> B_le; rewrite -ways_sum; apply: eq_bigr => z _.
by apply/minn_idPr/(leq_trans (ways_le_right A B z)).
Qed.

Lemma ways_split A A' B z : A' \subset A -> ways A B z = (ways A' B z + ways (A :\: A') B z)%N.
Proof.
move=> A'A; rewrite !waysE (big_setID A') /=; congr (_ + _)%N.
by apply: eq_bigl => x; rewrite (setIidPr A'A).
Qed.

Lemma ways_split_right A B B' z : B' \subset B -> ways A B z = (ways A B' z + ways A (B :\: B') z)%N.
Proof.
move=> /subsetP B'B; rewrite !waysE -big_split /=; apply: eq_bigr => x _; rewrite in_setD.
by case: (boolP (_ \in B')) => [/B'B->|_] //=.
Qed.

Lemma waysC A B z : ways A B z = ways B A z.
Proof.
have inj : injective (fun x : U => z - x) by move=> x y /addrI/oppr_inj.
rewrite /ways -(card_imset (pred_of_set [set x in A | z - x \in B]) inj); congr #|pred_of_set _|.
apply/setP=> y; apply/imsetP/idP => [[x + ->]|]; rewrite inE => /andP[yA yB].
  by rewrite inE yB subKr.
by exists (z - y); rewrite ?inE subKr ?yA ?yB.
Qed.

(* Dyson's transform: the pairs of the union and the intersection are pairs of the two sets, and what is left are those of the differences. *)
Lemma ways_dyson A B z :
  ways A B z = (ways (A :|: B) (A :&: B) z + ways (A :\: (A :&: B)) (B :\: (A :&: B)) z)%N.
Proof.
set I := A :&: B; have IA : I \subset A by apply: subsetIl. have IB : I \subset B by apply: subsetIr.
rewrite (ways_split_right A z IB) (ways_split (B :\: I) z IA) addnA; congr (_ + _)%N.
have -> : ways I (B :\: I) z = ways (B :\: I) I z by apply: waysC.
rewrite (@ways_split (A :|: B) A I z) ?subsetUl //; congr (_ + ways _ _ _)%N.
by apply/setP=> x; rewrite !inE; case: (x \in A); case: (x \in B).
Qed.

End Ways.

Section Pollard.
Variable p : nat.
Hypothesis p_prime : prime p.
Let p_gt1 : (1 < p)%N := prime_gt1 p_prime.
Implicit Types (A B X : {set 'Z_p}).

(* A set that is closed under one step is empty or everything. *)
Lemma step_closed A d : d != 0 -> A != set0 -> (forall a, a \in A -> a + d \in A) -> A = setT.
Proof.
move=> d0 /set0Pn[a aA] step; have unit_d : d \is a GRing.unit.
  by rewrite -[d]natr_Zp unitZpE // prime_coprime // gtnNdvd ?lt0n //; apply: Z_ltn.
have mul k : a + d *+ k \in A by elim: k => [|k IH]; rewrite ?mulr0n ?addr0 // mulrSr addrA; apply: step.
apply/setP=> y; rewrite inE; have := mul (val (d^-1 * (y - a))).
by rewrite -mulr_natr natr_Zp mulVKr // addrC subrK.
Qed.

(* Some translate of B meets A and does not lie in it. *)
Lemma translate A B : A != set0 -> A != setT -> (1 < #|B|)%N ->
  exists g, A :&: shift g B != set0 /\ ~~ (shift g B \subset A).
Proof.
move=> A0 AT /card_gt1P[b [c [bB cB bc]]].
have [/existsP[a /andP[aA out]]|/existsPn all_in] := boolP [exists a, (a \in A) && (a + (c - b) \notin A)].
  exists (a - b); split; first by apply/set0Pn; exists a; rewrite !inE aA subKr.
  apply: contra out => /subsetP; apply; rewrite inE.
  by have -> : a + (c - b) - (a - b) = c by rewrite opprB !addrA subrK addrC addKr.
case/eqP: AT; apply: (@step_closed _ (c - b)) => // [|a aA]; first by rewrite subr_eq0 eq_sym.
by have := all_in a; rewrite aA /= negbK.
Qed.

Lemma pollard_within t A B : (t <= #|A|)%N -> (t <= #|B|)%N -> (#|A| + #|B| <= p + t)%N ->
  (t * (#|A| + #|B| - t) <= popular_sum t A B)%N.
Proof.
have [k] := ubnP #|B|; elim: k t A B => // k IH t A B lt_k tA tB within.
have [Bt|t_lt] := leqP #|B| t.
  have -> : t = #|B| by apply/eqP; rewrite eqn_leq tB Bt.
  by rewrite popular_all // addnK mulnC.
have [->|t_gt0] := posnP t; first by rewrite mul0n.
have A0 : A != set0 by rewrite -card_gt0 (leq_trans t_gt0).
have AT : A != setT.
  by apply: contraTneq within => ->; rewrite cardsT card_Z // leq_add2l -ltnNge.
have [g [meets not_in]] := translate A0 AT (leq_ltn_trans t_gt0 t_lt).
rewrite -(popular_shift t g) -(card_shift g B); rewrite -(card_shift g B) in lt_k tB within.
move: {B t_lt} (shift g B) lt_k tB within meets not_in => B lt_k tB within meets not_in.
have sizes := cardsUI A B; set I := A :&: B in meets sizes.
have I_gt0 : (0 < #|I|)%N by rewrite card_gt0.
have I_lt : (#|I| < #|B|)%N.
  by apply: proper_card; rewrite properE subsetIr /= subsetI subxx andbT.
have I_le : (#|I| <= #|A :|: B|)%N by apply/subset_leq_card/(subset_trans (subsetIl A B))/subsetUl.
have [tI|It] := leqP t #|I|.
  rewrite -sizes; apply: leq_trans (IH _ _ _ _ _ _ _) _ => //.
  - exact: leq_trans I_lt lt_k.
  - exact: leq_trans tI I_le.
  - by rewrite sizes.
  by apply: leq_sum => z _; rewrite (ways_dyson A B) leq_min geq_minl (leq_trans (geq_minr _ _)) ?leq_addr.
have sizeA : #|A :\: I| = (#|A| - #|I|)%N by rewrite cardsD (setIidPr (subsetIl _ _)).
have sizeB : #|B :\: I| = (#|B| - #|I|)%N by rewrite cardsD (setIidPr (subsetIr _ _)).
have rest : ((t - #|I|) * (#|A :\: I| + #|B :\: I| - (t - #|I|)) <= popular_sum (t - #|I|) (A :\: I) (B :\: I))%N.
  apply: IH; rewrite ?sizeA ?sizeB; last 1 first.
  - by move: within It tA tB => /leP w /ltP i /leP a /leP b; apply/leP; rewrite -?plusE -?minusE in w *; lia.
  - by apply: (@leq_trans #|B|); rewrite ?ltn_subrL ?I_gt0 ?(ltn_trans I_gt0 I_lt).
  - exact: leq_sub2r.
  exact: leq_sub2r.
have split : (popular_sum #|I| (A :|: B) I + popular_sum (t - #|I|) (A :\: I) (B :\: I) <= popular_sum t A B)%N.
  rewrite -big_split /=; apply: leq_sum => z _; rewrite (ways_dyson A B) -/I.
  by apply: leq_trans (minnD _ _ _ _) _; rewrite subnKC // ltnW.
apply: leq_trans split; rewrite popular_all //; apply: leq_trans (leq_add (leqnn _) rest).
rewrite sizeA sizeB; move: sizes It tA tB I_lt I_le => sizes /ltP i /leP a /leP b /ltP c /leP d.
move: #|A| #|B| #|I| #|A :|: B| sizes i a b c d => nA nB nI nU sizes i a b c d.
have [d1 tE] : exists d1, t = (nI + d1)%N by exists (t - nI)%N; rewrite -?plusE -?minusE; lia.
have [a1 AE] : exists a1, nA = (t + a1)%N by exists (nA - t)%N; rewrite -?plusE -?minusE; lia.
have [b1 BE] : exists b1, nB = (t + b1)%N by exists (nB - t)%N; rewrite -?plusE -?minusE; lia.
have UE : nU = (nA + nB - nI)%N by rewrite -sizes addnK.
apply/leP; rewrite UE AE BE tE -?plusE -?minusE -?multE; nia.
Qed.

(* Pollard's theorem. *)
Theorem pollard t A B : (t <= #|A|)%N -> (t <= #|B|)%N ->
  (t * minn p (#|A| + #|B| - t) <= \sum_z minn t (ways A B z))%N.
Proof.
move=> tA tB; rewrite -/(popular_sum t A B).
have [within|above] := leqP (#|A| + #|B|) (p + t).
  by apply: leq_trans (pollard_within tA tB within); rewrite leq_mul2l geq_minr orbT.
have A_le : (#|A| <= p)%N by apply: card_le_n.
have le : (p + t - #|A| <= #|B|)%N by rewrite leq_subLR ltnW.
have [B' B'B B'size] := subset_of_size le.
have sizes : (#|A| + #|B'| = p + t)%N by rewrite B'size subnKC // (leq_trans A_le) ?leq_addr.
apply: leq_trans (popularS t A B'B); apply: leq_trans (pollard_within tA _ _).
- by rewrite sizes addnK leq_mul2l geq_minl orbT.
- by rewrite -(leq_add2l #|A|) sizes leq_add2r.
by rewrite sizes.
Qed.

(* The same as Pollard says it: by the sets of all z that are a sum in at least i ways. *)
Corollary pollard_popular t A B : (t <= #|A|)%N -> (t <= #|B|)%N ->
  (t * minn p (#|A| + #|B| - t) <= \sum_(1 <= i < t.+1) #|[set z | i <= ways A B z]|)%N.
Proof.
move=> tA tB; apply: leq_trans (pollard tA tB) _; rewrite [X in (_ <= X)%N](eq_bigr (fun i => \sum_z (i <= ways A B z)))%N.
  rewrite exchange_big /=; apply: leq_sum => z _; move: (ways A B z) => w {tA tB}.
  elim: t => [|t IH]; first by rewrite min0n.
  rewrite big_nat_recr //= (leq_trans _ (leq_add IH (leqnn _))) //.
  by case: (leqP t.+1 w) => [lt|le]; [rewrite (minn_idPl (ltnW lt)) addn1 | rewrite addn0; apply/eq_leq/esym/minn_idPr].
by move=> i _; rewrite -sum1_card big_mkcond; apply: eq_bigr => z _; rewrite inE; case: (_ <= _)%N.
Qed.

(* The case t = 1. *)
Corollary cauchy_davenport A B : A != set0 -> B != set0 -> (minn p (#|A| + #|B| - 1) <= #|sumset A B|)%N.
Proof.
move=> A0 B0; have := @pollard 1 A B; rewrite !card_gt0 mul1n => /(_ A0 B0) le; apply: leq_trans le _.
rewrite -[X in (_ <= X)%N]sum1_card [X in (_ <= X)%N]big_mkcond; apply: leq_sum => z _; case: ifP => [_|/negbT out]; first exact: geq_minl.
rewrite geq_min orbC leqn0 cards_eq0; apply/orP; left; apply/set0Pn=> -[x]; rewrite inE => /andP[xA xB].
by case/negP: out; apply/sumsetP; exists x, (z - x); rewrite addrCA subrr addr0.
Qed.

End Pollard.
