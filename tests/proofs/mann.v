(* Mann's lemma on sums of sets in a finite abelian group, from which layer play is counted: the set that grows least is a subgroup. *)
From Coq Require Import Lia.
From mathcomp Require Import all_ssreflect all_algebra.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Sumset.
Variable U : finZmodType.
Implicit Types (X Y S G H : {set U}) (x y g : U).

Definition sumset X S : {set U} := [set z | [exists x in X, z - x \in S]].

Lemma sumsetP X S z : reflect (exists x s, [/\ x \in X, s \in S & z = x + s]) (z \in sumset X S).
Proof.
rewrite inE; apply: (iffP exists_inP) => [[x xX zS]|[x [s [xX sS ->]]]].
  by exists x, (z - x); split=> //; rewrite addrC subrK.
by exists x; rewrite // [x + s]addrC addrK.
Qed.

Lemma mem_sumset X S x s : x \in X -> s \in S -> x + s \in sumset X S.
Proof. by move=> xX sS; apply/sumsetP; exists x, s. Qed.

Lemma sumsetS X Y S : X \subset Y -> sumset X S \subset sumset Y S.
Proof.
move=> /subsetP XY; apply/subsetP=> _ /sumsetP[x [s [xX sS ->]]].
by apply: mem_sumset; rewrite ?XY.
Qed.

Lemma sumsetU X Y S : sumset (X :|: Y) S = sumset X S :|: sumset Y S.
Proof.
apply/eqP; rewrite eqEsubset; apply/andP; split; last by rewrite subUset !sumsetS ?subsetUl ?subsetUr.
apply/subsetP=> _ /sumsetP[x [s [xXY sS ->]]]; rewrite inE.
by case/setUP: xXY => xX; apply/orP; [left | right]; apply: mem_sumset.
Qed.

Lemma sumset0 S : sumset [set 0] S = S.
Proof.
apply/setP=> z; apply/sumsetP/idP => [[x [s [/set1P-> sS ->]]]|zS]; first by rewrite add0r.
by exists 0, z; rewrite set11 add0r.
Qed.

(* A translate. *)
Definition shift g X : {set U} := [set z | z - g \in X].

Lemma card_shift g X : #|shift g X| = #|X|.
Proof.
rewrite -(card_imset (pred_of_set X) (@addIr _ g)); congr #|pred_of_set _|.
apply/setP=> z; rewrite inE; apply/idP/imsetP => [zX|[x xX ->]]; last by rewrite addrK.
by exists (z - g); rewrite ?subrK.
Qed.

Lemma sumset_shift g X S : sumset (shift g X) S = shift g (sumset X S).
Proof.
apply/setP=> z; rewrite [in RHS]inE; apply/sumsetP/sumsetP => [[x [s [xX sS ->]]]|[x [s [xX sS zE]]]].
  by exists (x - g), s; rewrite inE in xX; rewrite addrAC.
by exists (x + g), s; rewrite inE addrK addrAC -zE subrK.
Qed.

Lemma sumset_shift2 g X S : sumset X (shift g S) = shift g (sumset X S).
Proof.
apply/setP=> z; rewrite [in RHS]inE; apply/sumsetP/sumsetP => [[x [s [xX sS ->]]]|[x [s [xX sS zE]]]].
  by exists x, (s - g); rewrite inE in sS; rewrite addrA.
by exists x, (s + g); rewrite inE addrK addrA -zE subrK.
Qed.

(* The mirror image: z is in it if g − z is in X. *)
Definition mirror g X : {set U} := [set z | g - z \in X].

Lemma card_mirror g X : #|mirror g X| = #|X|.
Proof.
have inv : injective (fun z : U => g - z) by move=> y z /addrI/oppr_inj.
rewrite -(card_imset (pred_of_set (mirror g X)) inv); congr #|pred_of_set _|.
apply/setP=> z; apply/imsetP/idP => [[y]|zX]; first by rewrite inE => yX ->.
by exists (g - z); rewrite ?inE subKr.
Qed.

Definition add_closed G : Prop := forall x y, x \in G -> y \in G -> x + y \in G.

Lemma closed_opp G x : add_closed G -> x \in G -> - x \in G.
Proof.
move=> cl xG; have mul k : x *+ k.+1 \in G by elim: k => // k IH; rewrite mulrS; apply: cl.
have x_inj : injective (fun y => y + x) := addIr x.
have : x *+ (order (fun y => y + x) 0) = 0.
  have := iter_order x_inj 0; suff -> k : iter k (fun y => y + x) 0 = x *+ k by [].
  by elim: k => //= k ->; rewrite -mulrSr.
move: (order_gt0 (fun y => y + x) 0); case: (order _ _) => // -[|k] _.
  by rewrite mulr1n => x0; rewrite x0 oppr0 -x0.
by rewrite mulrSr => /eqP; rewrite addr_eq0 => /eqP<-; apply: mul.
Qed.

Section Mann.
Variables (G S : {set U}).
Hypotheses (G_closed : add_closed G) (SG : S \subset G) (S0 : 0 \in S) (S_small : S != G).

Lemma subG x : x \in S -> x \in G. Proof. exact: (subsetP SG). Qed.

(* The sets X whose sums with S are not all of G. *)
Definition partial X := [&& X \subset G, X != set0 & sumset X S != G].

Lemma subset_sumset X : X \subset sumset X S.
Proof. by apply/subsetP=> x xX; rewrite -[x]addr0 mem_sumset. Qed.

Lemma sumset_subset X : X \subset G -> sumset X S \subset G.
Proof.
move=> /subsetP XG; apply/subsetP=> _ /sumsetP[x [s [xX sS ->]]].
by apply: G_closed; [apply: XG | apply: subG].
Qed.

Definition growth X := (#|sumset X S| - #|X|)%N.

Lemma growthE X : #|sumset X S| = (#|X| + growth X)%N.
Proof. by rewrite subnKC // subset_leq_card // subset_sumset. Qed.

Lemma partial0 : partial [set 0].
Proof.
rewrite /partial sumset0 sub1set subG // S_small andbT.
by apply/set0Pn; exists 0; rewrite set11.
Qed.

Lemma partial_shift g X : g \in G -> partial X -> partial (shift g X).
Proof.
move=> gG /and3P[/subsetP XG /set0Pn[x xX] not_all]; apply/and3P; split.
- by apply/subsetP=> z; rewrite inE => /XG zG; rewrite -[z](subrK g); apply: G_closed.
- by apply/set0Pn; exists (x + g); rewrite inE addrK.
apply: contra not_all => /eqP all_G; rewrite eqEsubset sumset_subset //=; last by apply/subsetP.
apply/subsetP=> z zG; have : z + g \in sumset (shift g X) S by rewrite all_G; apply: G_closed.
by rewrite sumset_shift inE addrK.
Qed.

Theorem mann : exists kappa H,
  [/\ forall X, partial X -> (#|X| + kappa <= #|sumset X S|)%N,
      partial H, 0 \in H, add_closed H & #|sumset H S| = (#|H| + kappa)%N].
Proof.
have [X0 X0p X0min] := arg_minnP growth partial0; set kappa := growth X0 in X0min.
have grow X : partial X -> (#|X| + kappa <= #|sumset X S|)%N by move=> Xp; rewrite growthE leq_add2l X0min.
pose fragment X := partial X && (#|sumset X S| == #|X| + kappa)%N.
have frag0 : fragment X0 by rewrite /fragment X0p growthE eqxx.
have [X1 /andP[X1p /eqP X1E] X1min] := arg_minnP (fun X => #|X|) frag0.
have /and3P[/subsetP X1G /set0Pn[x xX1] _] := X1p.
pose X := shift (- x) X1.
have Xp : partial X by apply: partial_shift => //; apply: closed_opp => //; apply: X1G.
have XE : #|sumset X S| = (#|X| + kappa)%N by rewrite sumset_shift !card_shift.
have Xmin Y : fragment Y -> (#|X| <= #|Y|)%N by rewrite card_shift; apply: X1min.
have X_0 : 0 \in X by rewrite inE sub0r opprK.
clearbody X; have /and3P[XG _ not_all] := Xp.
(* X* is a fragment, and so 2|X| + κ ≤ |G|. *)
have half : (#|X| + #|X| + kappa <= #|G|)%N.
  pose X' := mirror 0 (G :\: sumset X S); have card_X' : #|X'| = #|G :\: sumset X S| by apply: card_mirror.
  have size_G : (#|X'| + (#|X| + kappa) = #|G|)%N.
    by rewrite card_X' -XE addnC -(cardsID (sumset X S) G) (setIidPr (sumset_subset XG)).
  have X'G : X' \subset G.
    by apply/subsetP=> z; rewrite inE sub0r => /setDP[zG _]; rewrite -[z]opprK; apply: closed_opp.
  have disj y : y \in X -> - y \notin sumset X' S.
    move=> yX; apply/negP=> /sumsetP[z [s [zX' sS yE]]]; move: zX'; rewrite inE sub0r => /setDP[_ /negP]; apply.
    have -> : - z = y + s by rewrite -[y]opprK yE opprD subrK.
    exact: mem_sumset.
  have le : (#|sumset X' S| + #|X| <= #|G|)%N.
    have NI : sumset X' S :&: mirror 0 X = set0.
      by apply/setP=> z; rewrite [in RHS]inE; apply/negP=> /setIP[zX']; rewrite inE sub0r => /disj; rewrite opprK zX'.
    rewrite -(card_mirror 0 X) -cardsUI NI cards0 addn0; apply: subset_leq_card; rewrite subUset sumset_subset //=.
    by apply/subsetP=> z; rewrite inE sub0r => zX; rewrite -[z]opprK; apply: closed_opp => //; apply: (subsetP XG).
  have X_gt0 : (0 < #|X|)%N by apply/card_gt0P; exists 0.
  have X'p : partial X'.
    apply/and3P; split=> //.
      rewrite -card_gt0 card_X' card_gt0 setD_eq0; apply: contra not_all => sub.
      by rewrite eqEsubset sub sumset_subset.
    by apply: contraTneq le => ->; rewrite -ltnNge -[X in (X < _)%N]addn0 ltn_add2l.
  have X'f : fragment X'.
    rewrite /fragment X'p eqn_leq grow // andbT.
    by rewrite -(leq_add2r #|X|) (leq_trans le) // -size_G -addnA [(kappa + _)%N]addnC.
  by have := Xmin X' X'f; rewrite -(leq_add2r (#|X| + kappa)) size_G addnA.
(* X + g meets X, and the part in both is a fragment. *)
have shifts g : g \in X -> shift g X = X.
  move=> gX; set Y := shift g X; have gG : g \in G by apply: (subsetP XG).
  have YG : Y \subset G by have /and3P[] := partial_shift gG Xp.
  have gI : g \in X :&: Y by rewrite !inE gX subrr X_0.
  have I_gt0 : (0 < #|X :&: Y|)%N by apply/card_gt0P; exists g.
  have size_Y : #|Y| = #|X| by apply: card_shift.
  have sum_Y : #|sumset Y S| = (#|X| + kappa)%N by rewrite sumset_shift card_shift.
  have Ip : partial (X :&: Y).
    apply/and3P; split; [exact: subset_trans (subsetIl _ _) XG | by apply/set0Pn; exists g |].
    apply: contra not_all => /eqP all_G; rewrite eqEsubset sumset_subset //= -{1}all_G.
    exact/sumsetS/subsetIl.
  have sums : (#|sumset (X :&: Y) S| + #|sumset (X :|: Y) S| <= (#|X| + kappa) + (#|X| + kappa))%N.
    rewrite -{1}XE -sum_Y -(cardsUI (sumset X S)) addnC sumsetU leq_add2l; apply: subset_leq_card.
    by rewrite subsetI !sumsetS ?subsetIl ?subsetIr.
  have sizes : (#|X :|: Y| + #|X :&: Y| = #|X| + #|X|)%N by rewrite cardsUI size_Y.
  have grow_I := grow _ Ip.
  have Up : partial (X :|: Y).
    apply/and3P; split; [by rewrite subUset XG | by apply/set0Pn; exists 0; rewrite inE X_0 |].
    apply: contraTneq sums => ->; rewrite -ltnNge.
    by move: half grow_I I_gt0 => /leP h /leP gi /ltP pos; apply/ltP; rewrite -?plusE in h gi pos *; lia.
  have grow_U := grow _ Up.
  have If : fragment (X :&: Y).
    rewrite /fragment Ip eqn_leq grow_I andbT.
    by move: sums sizes grow_U => /leP le_sums eq_sizes /leP gu; apply/leP; rewrite -?plusE in le_sums eq_sizes gu *; lia.
  have XY : X :&: Y = X by apply/eqP; rewrite eqEcard subsetIl Xmin.
  by apply/esym/eqP; rewrite eqEcard size_Y leqnn andbT; apply/setIidPl.
exists kappa, X; split=> // y z yX zX.
by rewrite -(shifts z zX) inE addrK.
Qed.

End Mann.

(* ---- S + S: as large as the lemma says, and half as large again as S if S lies in no subgroup ---- *)

Lemma shift_disjoint H g g' : add_closed H -> g - g' \notin H -> shift g H :&: shift g' H = set0.
Proof.
move=> H_add out; apply/setP=> z; rewrite [in RHS]inE; apply/negP=> /setIP[]; rewrite !inE => zg zg'.
case/negP: out; have -> : g - g' = (z - g') - (z - g) by rewrite opprB [RHS]addrC addrA subrK.
exact: (H_add _ _ zg' (closed_opp H_add zg)).
Qed.

Lemma shift_outside H g : add_closed H -> g \notin H -> H :&: shift g H = set0.
Proof.
move=> H_add gH; have {1}-> : H = shift 0 H by apply/setP=> z; rewrite inE subr0.
by rewrite setIC; apply: shift_disjoint; rewrite ?subr0.
Qed.

Section Twice.
Variables (G S : {set U}).
Hypotheses (G_closed : add_closed G) (SG : S \subset G) (S0 : 0 \in S).

Lemma twice : sumset S S = G \/ exists kappa H,
  [/\ add_closed H, 0 \in H, H \proper G, (#|S| + kappa <= #|sumset S S|)%N & #|sumset H S| = (#|H| + kappa)%N].
Proof.
have [|not_all] := eqVneq (sumset S S) G; [by left | right].
have grows X : X \subset sumset X S by apply: subset_sumset.
have sums_G X : X \subset G -> sumset X S \subset G by apply: sumset_subset.
have S_G : S != G.
  by apply: contra not_all => /eqP SE; rewrite eqEsubset sums_G //= -{1}SE.
have [kappa [H [grow /and3P[HG _ H_small] H0 H_closed H_grow]]] := mann G_closed SG S0 S_G.
exists kappa, H; split=> //.
  by rewrite properEneq HG andbT; apply: contra H_small => /eqP HE; rewrite eqEsubset sums_G //= -{1}HE.
by apply: grow; rewrite /partial SG not_all andbT; apply/set0Pn; exists 0.
Qed.

Lemma twice_is_half_more : [\/ sumset S S = G, (3 * #|S| <= 2 * #|sumset S S|)%N |
  exists H, [/\ add_closed H, 0 \in H, H \proper G & S \subset H]].
Proof.
case: twice => [|[kappa [H [H_closed H0 H_G grow H_grow]]]]; first by constructor 1.
have [S_H|/subsetPn[s sS sH]] := boolP (S \subset H); [by constructor 3; exists H | constructor 2].
have H_le : (#|H| <= kappa)%N.
  rewrite -(leq_add2l #|H|) -H_grow -{2}(card_shift s H) -cardsUI shift_outside // cards0 addn0; apply: subset_leq_card; rewrite subUset subset_sumset //; apply/subsetP=> z; rewrite inE => zH.
  by rewrite -[z](subrK s); apply: mem_sumset.
have S_le : (#|S| <= 2 * kappa)%N.
  rewrite mul2n -addnn (leq_trans _ (leq_add H_le (leqnn _))) // -H_grow; apply: subset_leq_card.
  by apply/subsetP=> z zS; rewrite -[z]add0r; apply: mem_sumset.
by apply: leq_trans (leq_mul (leqnn 2) grow); rewrite mulnDr mulSn addnC leq_add2l.
Qed.

End Twice.

(* A set and its translates have sums of the same size. *)
Lemma card_sumset_shift g A : #|sumset (shift g A) (shift g A)| = #|sumset A A|.
Proof. by rewrite sumset_shift sumset_shift2 !card_shift. Qed.

End Sumset.
