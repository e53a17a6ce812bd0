(* Landings on odd tables, Lemma 5 behind the bound on layer play: of depth more than i ≥ 1 there are at most (m − 2)/2^i. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues layers closed_sets mann primes_above odd_growth landings.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* ---- Sums of h members of S; h + 1 of them contain more than h by at least κ ---- *)

Section Sums.
Variable U : finZmodType.
Implicit Types (X S G : {set U}).

Definition sums h S : {set U} := iter h (fun X => sumset X S) [set 0].

Lemma sumsS h S : sums h.+1 S = sumset (sums h S) S. Proof. by []. Qed.

Lemma sums_split h k S z : z \in sums (h + k) S -> exists u v, [/\ u \in sums h S, v \in sums k S & z = u + v].
Proof.
elim: k z => [|k IH] z; first by rewrite addn0 => zh; exists z, 0; rewrite set11 addr0.
rewrite addnS sumsS => /sumsetP[_ [s [/IH[u [v [uh vk ->]]] sS ->]]].
by exists u, (v + s); rewrite sumsS mem_sumset // addrA.
Qed.

Lemma sums_grow G S kappa h : add_closed G -> S \subset G -> 0 \in S ->
  (forall X, partial G S X -> (#|X| + kappa <= #|sumset X S|)%N) -> sums h S != G -> (h * kappa < #|G|.-1)%N.
Proof.
move=> G_closed SG S0 grow not_all; have G0 : 0 \in G by apply: (subsetP SG).
have sub j : sums j S \subset G by elim: j => [|j IH]; rewrite ?sub1set // sumsS sumset_subset.
have le j k : (j <= k)%N -> sums j S \subset sums k S.
  by move/subnK <-; elim: (k - j)%N => // d IH; apply: subset_trans IH (subset_sumset S0 _).
have size j : (j <= h)%N -> (j * kappa < #|sums j S|)%N.
  elim: j => [|j IH] lt; first by rewrite cards1.
  have : partial G S (sums j S).
    apply/and3P; split; rewrite ?sub //; first by rewrite -card_gt0 (leq_trans _ (IH (ltnW lt))).
    by rewrite -sumsS; apply: contra not_all => /eqP all; rewrite eqEsubset sub -{1}all le.
  move/grow; apply: leq_trans; rewrite mulSn addnC -addSn leq_add2r.
  exact: IH (ltnW lt).
have : (#|sums h S| < #|G|)%N by apply: proper_card; rewrite properEneq not_all sub.
by move/(leq_ltn_trans (size h (leqnn h))); case: #|G|.
Qed.

End Sums.

Section Odd.
Variable n : nat.
Hypotheses (n_gt1 : (1 < n)%N) (n_odd : odd n).
Implicit Types (A C S : {set 'Z_n}) (x y z g : 'Z_n) (s : seq 'Z_n).

Lemma power_inj i : injective (fun x : 'Z_n => x *+ 2 ^ i).
Proof.
elim: i => [|i IH] x y; first by rewrite !mulr1n.
by rewrite expnSr !mulrnA => /(double_inj n_gt1 n_odd)/IH.
Qed.

(* Doubling can be undone, and so the layers are sums: 2^i x is a sum of 2^i members. *)
Lemma layer_of_sum i S x : x *+ 2 ^ i \in sums (2 ^ i) S -> x \in layer i S.
Proof.
elim: i x => [|i IH] x; first by rewrite mulr1n /sums /= sumset0.
rewrite expnS mul2n -addnn => /sums_split[u [v [uS vS xE]]].
have [half _ halfK] := injF_bij (@power_inj i).
rewrite layerS; apply/midpointsP; exists (half u), (half v).
split; try by apply: IH; rewrite halfK.
by apply: (@power_inj i); rewrite mulrnDl mulrnDl !halfK -mulrnDr.
Qed.

Lemma layer_shift i g A x : x \in layer i (shift g A) -> x - g \in layer i A.
Proof.
elim: i x => [|i IH] x; first by rewrite inE.
rewrite !layerS => /midpointsP[u [v [/IH uA /IH vA xE]]]; apply/midpointsP; exists (u - g), (v - g); split=> //.
by rewrite addrACA xE addrACA.
Qed.

(* ---- The classes modulo d: at most (q + 1)/2 landings in each, q its size, and none at the end of the last two ---- *)

Section Classes.
Variables d q : nat.
Hypotheses (d_gt1 : (1 < d)%N) (d_n : (d %| n)%N).
Let d_odd : odd d := dvdn_odd d_n n_odd.
Let res := @residue n d.

Definition class c : {set 'Z_n} := [set z | res z == c].

Hypothesis class_size : forall c, #|class c| = q.

Lemma class_closed_mid c : closed (class c).
Proof. exact: class_of_closed. Qed.

(* What is left in the class of a position that is no midpoint has no two members mirrored in it. *)
Lemma half_class A x : x \notin midpoints A -> (#|A :&: class (res x)| <= (q.-1)./2)%N.
Proof.
move=> x_not; suff : (#|A :&: class (res x)|.*2 < q)%N.
  by case: (q) => // k; rewrite ltnS -[X in _ -> (X <= _)%N]doubleK; apply: half_leq.
rewrite -(class_size (res x)); apply: (mirrored (x := x)); [exact: subsetIr | by rewrite inE | |].
  by move=> y; rewrite !inE /res residueB // residueD // => /eqP ->; rewrite addrK.
by apply: contra x_not; apply/subsetP/midpointsS/subsetIl.
Qed.

Definition met A := #|res @: A|.

(* What the landings to come may be at most: the members of A, but of each class only (q + 1)/2. *)
Definition allowed A := (\sum_(c : 'Z_d) minn #|A :&: class c| (q.-1)./2.+1)%N.

Lemma allowed_le A : (allowed A <= met A * (q.-1)./2.+1)%N.
Proof.
rewrite /allowed (bigID (mem (res @: A))) /= [X in (_ + X)%N]big1 ?addn0 => [|c c_not].
  by rewrite -sum_nat_const; apply: leq_sum => c _; apply: geq_minr.
rewrite (_ : A :&: class c = set0) ?cards0 ?min0n //.
apply/setP=> z; rewrite !inE; apply: contraNF c_not => /andP[zA /eqP <-]; exact: imset_f.
Qed.

(* Another position, in front of those of A. *)
Lemma allowed_add A x : x \notin A ->
  allowed (x |: A) = (allowed A + (#|A :&: class (res x)| <= (q.-1)./2))%N.
Proof.
move=> xA; rewrite /allowed (bigD1 (res x)) //= [in RHS](bigD1 (res x)) //= addnAC; congr (_ + _)%N; last first.
  apply: eq_bigr => c c_x; congr (minn #|pred_of_set _| _); apply/setP=> z; rewrite !inE.
  by case: (eqVneq z x) => // ->; rewrite eq_sym (negbTE c_x) !andbF.
have -> : #|(x |: A) :&: class (res x)| = #|A :&: class (res x)|.+1.
  rewrite setIUl (setIidPl _) ?sub1set ?inE //.
  by rewrite cardsU1 !inE (negbTE xA).
case: leqP => [le|lt]; first by rewrite (minn_idPl (leqW le)) addn1; apply/minn_idPl.
by rewrite addn0 (minn_idPr lt); apply/minn_idPr/leqW.
Qed.

Lemma landings_allowed i s : (0 < i)%N -> uniq s -> (landings i s + minn 2 (met (members s)) <= allowed (members s))%N.
Proof.
move=> i_gt0; elim: s => [_|x s IH /= /andP[x_s /IH {}IH]].
  by rewrite /= /met members0 imset0 cards0 minn0 addn0.
have xA : x \notin members s by rewrite inE.
rewrite members_cons; move: (members s) xA IH => A xA IH.
have step (add : bool) : (minn 2 (add + met A) + deep i A x <= minn 2 (met A) + (#|A :&: class (res x)| <= (q.-1)./2))%N ->
    (deep i A x + landings i s + minn 2 (add + met A) <= allowed A + (#|A :&: class (res x)| <= (q.-1)./2))%N.
  move=> le; apply: leq_trans (leq_add IH (leqnn _)).
  by rewrite addnAC [(deep _ _ _ + _)%N]addnC [X in (X <= _)%N]addnC -[X in (_ <= X)%N]addnA leq_add2l.
rewrite allowed_add // /met imsetU1 cardsU1; apply: step.
have small : deep i A x -> (#|A :&: class (res x)| <= (q.-1)./2)%N.
  case/andP=> _ x_not; apply: half_class; apply: contra x_not; apply/subsetP.
  exact: (@layer_le n 1 i).
have [new|_] := boolP (res x \notin res @: A); last first.
  by rewrite leq_add2l; case: (boolP (deep i A x)) => // /small ->.
have -> : A :&: class (res x) = set0.
  apply/setP=> z; rewrite !inE; apply: contraNF new => /andP[zA /eqP zx]; apply/imsetP; by exists z.
rewrite cards0 add1n addn1 -/(met A).
(* In front of a new class, depth is finite only if there are two others. *)
case: (boolP (deep i A x)) => [/andP[x_hull _]|_]; last first.
  by rewrite addn0 -minnSS leq_min !geq_min leqnn orbT.
suff : (1 < met A)%N by move=> two; rewrite !(minn_idPl _) // ltnW.
rewrite ltnNge; apply/negP=> /card_le1_eqP one; case/negP: new.
have [a aA] : exists a, a \in A by apply/set0Pn; apply: contraTneq x_hull => ->; rewrite /hull layer0 inE.
suff /subsetP/(_ x x_hull) : hull A \subset class (res a) by rewrite inE => /eqP ->; apply: imset_f.
apply: hull_least (class_closed_mid _); apply/subsetP=> z zA; rewrite inE; apply/eqP/one; exact: imset_f.
Qed.

End Classes.

(* ---- Lemma 5 ---- *)

(* The first landing and all that follow. *)
Lemma first_landing i x s : (0 < i)%N -> uniq s -> deep i (members s) x -> (2 ^ i * (landings i s).+1 <= n - 2)%N.
Proof.
move=> i_gt0 uniq_s.
have count d q (d_gt1 : (1 < d)%N) (d_n : (d %| n)%N) (sizes : forall c, #|@class d c| = q) := landings_allowed d_gt1 d_n sizes i_gt0 uniq_s.
move: (members s) count => A count /andP[x_hull x_not].
have [a aA] : exists a, a \in A by apply/set0Pn; apply: contraTneq x_hull => ->; rewrite /hull layer0 inE.
pose S := shift (- a) A; pose G := shift (- a) (hull A).
have memG z : (z \in G) = (z + a \in hull A) by rewrite inE opprK.
have G0 : 0 \in G by rewrite memG add0r (subsetP (subset_hull A)).
have G_add : add_closed G.
  move=> y z; apply: closed_add => //; apply/closedP=> u v w; rewrite !memG => uG vG wE.
  have /closedP cl := hull_closed n_gt1 A.
  by apply: cl uG vG _; rewrite addrACA wE addrACA.
have SG : S \subset G by apply/subsetP=> z; rewrite memG inE opprK; apply: (subsetP (subset_hull A)).
have S0 : 0 \in S by rewrite inE opprK add0r.
have xaG : x - a \in G by rewrite memG subrK.
have sums_G : sums (2 ^ i) S != G.
  apply: contra x_not => /eqP all.
  have mul k : (x - a) *+ k \in G by elim: k => [|k IH]; rewrite ?mulr0n // mulrS; apply: G_add.
  have := mul (2 ^ i)%N; rewrite -all => /layer_of_sum/layer_shift.
  by rewrite opprK subrK.
have S_G : S != G.
  apply: contra x_not => /eqP all; have : x - a \in S by rewrite all.
  by rewrite inE opprK subrK; apply: (subsetP (layer_le A (leq0n i))).
have [kappa [H [grow /and3P[HG _ H_small] H0 H_add H_grow]]] := mann G_add SG S0 S_G.
have kappa_le := sums_grow G_add SG S0 grow sums_G.
(* H is the class of 0 modulo a divisor. *)
have [d [d_odd d_m HE size_H]] := closed_subgroup n_gt1 (subgroup_closed n_gt1 n_odd H_add) H0.
have d_n : (d %| n)%N by apply: dvdn_trans d_m (odd_part_dvd n).
have d_gt1 : (1 < d)%N.
  case: d d_odd d_m HE size_H d_n => [|[|d]] // _ _ HE _ _; case/negP: H_small.
  rewrite eqEsubset sumset_subset //=; apply: subset_trans (subset_sumset S0 H).
  by apply/subsetP=> z _; rewrite HE inE dvd1n.
have memH z : (z \in H) = (residue d z == 0) by rewrite HE inE residue_eq0.
have class_size (c : 'Z_d) : #|class c| = #|H|.
  pose g : 'Z_n := (val c)%:R; have res_g : residue d g = c by apply: residue_lift.
  rewrite -(card_shift g); apply: eq_card => z; rewrite !inE memH residueB // res_g.
  by rewrite subr_eq0.
have sum_size : #|sumset H A| = (met d A * #|H|)%N.
  have -> : sumset H A = [set z | residue d z \in residue d @: A].
    apply/setP=> z; rewrite [in RHS]inE; apply/sumsetP/imsetP => [[y [b [yH bA ->]]]|[b bA zb]].
      by exists b => //; move: yH; rewrite memH residueD // => /eqP ->; rewrite add0r.
    by exists (z - b), b; rewrite memH residueB // zb subrr subrK.
  rewrite -sum1_card (partition_big (residue d) (mem (residue d @: A))) => [|z]; last by rewrite inE.
  rewrite -sum_nat_const; apply: eq_bigr => c cA; rewrite -(class_size c) -sum1_card.
  by apply: eq_bigl => z; rewrite !inE; case: eqP => [->|_]; rewrite ?andbF // andbT; apply: cA.
have two : (1 < met d A)%N.
  rewrite ltnNge; apply/negP=> /card_le1_eqP one; case/negP: H_small.
  have sub : hull A \subset class (residue d a).
    by apply: hull_least (class_closed_mid _ _ _) => //; apply/subsetP=> z zA; rewrite inE; apply/eqP/one; apply: imset_f.
  rewrite eqEsubset sumset_subset //=; apply: subset_trans (subset_sumset S0 H).
  apply/subsetP=> z; rewrite memG => /(subsetP sub); rewrite inE memH residueD //.
  by rewrite -[X in _ == X]add0r (inj_eq (addIr _)).
have H_odd : odd #|H| by apply: dvdn_odd n_odd; apply/dvdnP; exists d; rewrite mulnC size_H.
have met_size : (met d A * #|H| = #|H| + kappa)%N by rewrite -sum_size -H_grow sumset_shift2 card_shift.
suff few : (landings i s < kappa)%N.
  apply: leq_trans (_ : 2 ^ i * kappa <= _)%N; first by rewrite leq_mul2l few orbT.
  have G_n : (#|G| <= n)%N by apply: card_le_n.
  by move: kappa_le; case: #|G| G_n => [|[|g]] // g_n le; rewrite leq_subRL // (leq_trans _ g_n).
have := leq_trans (count _ _ d_gt1 d_n class_size) (allowed_le d #|H| A).
move: met_size two; have := odd_double_half #|H|; rewrite H_odd add1n => <- /=; rewrite doubleK.
case: (met d A) => [|[|b]] // eq_kappa _; rewrite (minn_idPl _) // => le.
move: eq_kappa; rewrite mulSn => /addnI <-; rewrite addn2 in le; rewrite -ltnS (leq_trans le) //.
rewrite -addnn -addSn mulnDr mulSn addnC -addnS leq_add2l ltnS.
exact: leq_pmull.
Qed.

Theorem landings_odd i s : (0 < i)%N -> uniq s -> (landings i s <= (n - 2) %/ 2 ^ i)%N.
Proof.
move=> i_gt0; elim: s => //= x s IH /andP[_ uniq_s]; rewrite leq_divRL ?expn_gt0 //.
case: (boolP (deep _ _ _)) => [first|_]; first by rewrite add1n mulnC; apply: (first_landing i_gt0 uniq_s first).
by rewrite add0n -leq_divRL ?expn_gt0 // IH.
Qed.

End Odd.
