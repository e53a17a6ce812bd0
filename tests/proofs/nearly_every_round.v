(* Nearly every round is new: R(n) = f*(n) + o(n), if the largest sets without three evenly spaced members are o(n) (Roth's theorem). *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues layers mann closed_sets value primes_above doubling without_waste progressions.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* ---- The way: layers of a set that is in no proper class grow at least by half ---- *)

Section OddTable.
Variable n : nat.
Hypotheses (n_gt1 : (1 < n)%N) (n_odd : odd n).
Implicit Types (A G H S U V W X : {set 'Z_n}) (x y z d : 'Z_n).
Let n_gt0 : (0 < n)%N := ltnW n_gt1.

(* What nobody can make Derek give up: n/p positions, p the smallest prime factor. *)
Definition spared : nat := (n - fstar n)%N.

Lemma odd_part_n : odd_part n = n.
Proof.
have [k nE] : exists k, n = k by exists n.
rewrite /odd_part (_ : logn 2 n = 0%N) ?divn1 //.
by apply/eqP; rewrite -leqn0 leqNgt logn_gt0 mem_primes /= n_gt0 dvdn2 n_odd.
Qed.

Lemma closed_spared X : closed X -> X != set0 -> X != setT -> (#|X| <= spared)%N.
Proof.
move=> cl X0 XT; have [m1 le] := closed_small n_gt1 cl X0 XT.
by rewrite /spared fstarE // subKn // leq_div.
Qed.

Lemma subgroup_closed H : add_closed H -> closed H.
Proof.
move=> cl; apply/closedP=> x y z xH yH zE.
have mul k w : w \in H -> w *+ k.+1 \in H.
  by move=> wH; elim: k => // k IH; rewrite mulrS; apply: cl.
have -> : z = (x + y) *+ (n./2).+1; last by apply/mul/cl.
rewrite -zE -mulr2n -mulrnA mul2n doubleS; have -> : ((n./2).*2.+2 = n + 1)%N.
  by rewrite -[in RHS](odd_double_half n) n_odd addnC add1n.
by rewrite mulrnDr mulr1n -mulr_natr char_Zp // mulr0 add0r.
Qed.

Lemma sumset_grows_half A : (spared < #|A|)%N -> sumset A A = setT \/ (3 * #|A| <= 2 * #|sumset A A|)%N.
Proof.
move=> big; have /card_gt0P[a aA] : (0 < #|A|)%N by apply: leq_ltn_trans big.
pose S := shift (- a) A.
have S0 : 0 \in S by rewrite inE opprK add0r.
have size_S : #|S| = #|A| by apply: card_shift.
have sum_S : sumset A S = shift (- a) (sumset A A) by apply: sumset_shift2.
have [all_S|not_all_S] := eqVneq (sumset A A) setT; [by left | right].
have not_T : sumset A S != setT.
  apply: contra not_all_S => /eqP all_S; rewrite eqEcard subsetT -(card_shift (- a) (sumset A A)) -sum_S all_S.
  exact: leqnn.
have S_T : S != setT.
  apply: contra not_T => /eqP S_T; rewrite eqEsubset subsetT; apply/subsetP=> z _.
  by apply/sumsetP; exists a, (z - a); rewrite S_T inE addrC subrK.
have [|kappa [H [grow /and3P[_ _ H_small] H0 H_closed H_grow]]] := @mann _ setT S _ (subsetT S) S0 S_T.
  by move=> x y _ _; rewrite inE.
have H_T : H != setT.
  apply: contra H_small => /eqP H_T; rewrite eqEsubset subsetT; apply: (subset_trans _ (subset_sumset S0 H)).
  by rewrite H_T.
have H_n0 : H != set0 by apply/set0Pn; exists 0.
have /subsetPn[s sS sH] : ~~ (S \subset H).
  apply: contraTN big => /subset_leq_card; rewrite size_S -leqNgt => /leq_trans; apply.
  by apply: closed_spared => //; apply: subgroup_closed.
have twice : (2 * #|H| <= #|sumset H S|)%N.
  have disj : H :&: shift s H = set0.
    apply/setP=> z; rewrite [in RHS]inE; apply/negP=> /setIP[zH]; rewrite inE => zsH; case/negP: sH.
    have -> : s = z - (z - s) by rewrite opprB addrC subrK.
    exact: (H_closed _ _ zH (mann.closed_opp H_closed zsH)).
  rewrite mul2n -addnn -{2}(card_shift s H) -cardsUI disj cards0 addn0; apply: subset_leq_card.
  rewrite subUset subset_sumset //; apply/subsetP=> z; rewrite inE => zH.
  by rewrite -[z](subrK s); apply: mem_sumset.
have S_le : (#|A| <= #|sumset H S|)%N.
  by rewrite -size_S; apply: subset_leq_card; apply/subsetP=> z zS; rewrite -[z]add0r; apply: mem_sumset.
have : partial setT S A by rewrite /partial subsetT not_T andbT; apply/set0Pn; exists a.
move/grow; rewrite sum_S card_shift => /(leq_mul (leqnn 2)); apply: leq_trans.
have -> : (3 * #|A| = 2 * #|A| + #|A|)%N by rewrite -[X in (_ + X)%N]mul1n -mulnDl.
rewrite mulnDr leq_add2l (leq_trans S_le) //.
by rewrite -(leq_add2l (2 * #|H|)) -mulnDr -H_grow [X in (_ <= X)%N]mul2n -addnn leq_add2r.
Qed.

Lemma card_midpoints_odd A : #|midpoints A| = #|sumset A A|.
Proof.
rewrite -(card_imset (pred_of_set (midpoints A)) (double_inj n_gt1 n_odd)); congr #|pred_of_set _|.
have [half _ halfK] := injF_bij (double_inj n_gt1 n_odd).
apply/setP=> z; apply/imsetP/sumsetP => [[y /midpointsP[x [s [xA sA yE]]] ->]|[x [s [xA sA zE]]]]; first by exists x, s.
by exists (half z); rewrite ?halfK //; apply/midpointsP; exists x, s; rewrite halfK.
Qed.

Lemma midpoints_grow A : (spared < #|A|)%N -> midpoints A = setT \/ (3 * #|A| <= 2 * #|midpoints A|)%N.
Proof.
move=> /sumset_grows_half; rewrite card_midpoints_odd => -[all_A|]; [left | by right].
by apply/eqP; rewrite eqEcard subsetT card_midpoints_odd all_A leqnn.
Qed.

(* Two layers double. *)
Lemma layers_grow i A : (spared < #|A|)%N -> layer (2 * i) A = setT \/ (2 ^ i * #|A| <= #|layer (2 * i) A|)%N.
Proof.
move=> big; elim: i => [|i IH]; first by right; rewrite mul1n.
have full X : X = setT -> midpoints X = setT.
  by move=> ->; apply/eqP; rewrite eqEsubset subsetT subset_midpoints.
rewrite mulnS add2n !layerS; case: IH => [/full/full->|IH]; first by left.
have big_X X : A \subset X -> (spared < #|X|)%N by move/subset_leq_card; apply: leq_trans.
set L := layer _ _ in IH *; have AL : A \subset L by apply: layer_le (leq0n _).
case: (midpoints_grow (big_X _ AL)) => [/full->|once]; first by left.
have AM : A \subset midpoints L by apply: subset_trans AL (subset_midpoints _).
case: (midpoints_grow (big_X _ AM)) => [->|more]; [by left | right].
rewrite expnS -mulnA (leq_trans (leq_mul (leqnn 2) IH)) //.
have := leq_trans (leq_mul (leqnn 3) once) (_ : _ <= 2 * (2 * #|midpoints (midpoints L)|))%N.
rewrite mulnCA leq_mul2l /= more => /(_ isT); rewrite !mulnA => le.
by rewrite -(leq_pmul2l (isT : 0 < 4)%N) (leq_trans _ le) // mulnA leq_mul2r orbT.
Qed.

Lemma way i G : (spared < #|G|)%N -> (n <= 2 ^ i * #|G|)%N -> layer (2 * i) G = setT.
Proof.
move=> big le; case: (layers_grow i big) => // grow.
by apply/eqP; rewrite eqEcard subsetT cardsT card_Z // (leq_trans le).
Qed.

(* ---- The chain: A, the members of A around which more than s pairs lie in A, and so on ---- *)

Definition rich s X : {set 'Z_n} := [set x in X | (2 * s < #|around X x|)%N].
Definition chain s j A : {set 'Z_n} := iter j (rich s) A.

Lemma chain_subset s j A : chain s j A \subset A.
Proof.
elim: j => // j IH; apply: subset_trans IH; apply/subsetP=> x.
by rewrite inE => /andP[].
Qed.

Lemma r3_gt0 : (0 < r3 n)%N.
Proof.
rewrite -(cards1 (0 : 'Z_n)); apply: evenly_spaced => // x /set1P->; apply/setP=> d; rewrite !inE.
by rewrite add0r; apply/and3P=> -[dd /eqP d0 _]; rewrite d0 addr0 eqxx in dd.
Qed.

(* Little is lost. *)
Lemma chain_loses s N j A : (0 < N)%N -> (4 * s <= N ^ 2)%N -> (#|A| <= #|chain s j A| + j * (2 * N * r3 n))%N.
Proof.
move=> N_gt0 le; elim: j => [|j IH]; first by rewrite addn0.
apply: leq_trans IH _; rewrite (mulSn j) addnA leq_add2r; set X := chain s j A.
rewrite -(cardsID (rich s X) X) -/(chain s j.+1 A) (setIidPr _); last first.
  by apply/subsetP=> x; rewrite inE => /andP[].
rewrite leq_add2l; apply: (@loss_root _ _ _ (2 * s)) => //; last by rewrite mulnA.
move=> x /setDP[xX]; rewrite inE xX -leqNgt; apply: leq_trans.
by apply/subset_leq_card/aroundS/subsetDl.
Qed.

(* Around a rich position there is a pair that is not yet touched. *)
Lemma untouched s X V x : x \in rich s X -> (#|X :&: V| <= s)%N ->
  exists d, [/\ x + d \in X, x - d \in X, x + d \notin V & x - d \notin V].
Proof.
rewrite inE => /andP[_ many] few; pose spoilt := [set y - x | y in X :&: V] :|: [set x - y | y in X :&: V].
have /subsetPn[d] : ~~ (around X x \subset spoilt).
  apply: contraTN many => /subset_leq_card le; rewrite -leqNgt (leq_trans le) // mul2n -addnn.
  apply: leq_trans (leq_card_setU _ _) _.
  by apply: leq_add; apply: leq_trans (leq_imset_card _ _) few.
rewrite inE => /and3P[_ pX mX]; rewrite inE negb_or => /andP[/imsetP p /imsetP m].
exists d; split=> //; apply/negP=> inV.
  by case: p; exists (x + d); rewrite ?inE ?pX // addrAC subrr add0r.
by case: m; exists (x - d); rewrite ?inE ?mX // opprB addrCA subrr addr0.
Qed.

(* j new rounds in a row, from the j-th set of the chain of A, if few of A were visited since. *)
Lemma run k r s j A V x : x \in V -> x \in chain s j A -> (#|A :&: V| + j <= s.+1)%N ->
  (forall W y, y \in W -> (#|V| + j <= #|W|)%N -> forces k r W y) -> forces k (j + r) V x.
Proof.
elim: j V x => [|j IH] V x xV xC few next; first by apply: next; rewrite ?addn0.
have few_V : (#|chain s j A :&: V| <= s)%N.
  rewrite addnS ltnS in few; apply: leq_trans (leq_trans (leq_addr j _) few).
  by apply/subset_leq_card/setSI/chain_subset.
have [d [pC mC pV mV]] := untouched xC few_V; rewrite addSn.
have lands y : y \in chain s j A -> y \notin V -> forces k (j + r) (y |: V) y.
  move=> yC yV; have size : #|y |: V| = #|V|.+1 by rewrite cardsU1 yV.
  apply: IH => [|//||W z zW]; [exact: setU11 | | by rewrite size addSnnS; apply: next].
  apply: leq_trans few; rewrite addnS -addSn leq_add2r setIUr -[X in (_ <= X)%N]add1n.
  apply: leq_trans (leq_card_setU _ _) _; rewrite leq_add2r -(cards1 y).
  by apply/subset_leq_card/subsetIr.
by apply: (@forces_call _ _ _ _ _ d) => //; apply: lands.
Qed.

(* So the rank is a number of new rounds that are sure. *)
Theorem new_in_a_row s j V x : x \in V -> x \in chain s j (~: V) -> (j <= s.+1)%N -> forces (#|V| + j) j V x.
Proof.
move=> xV xC le; rewrite -[X in forces _ X]addn0; apply: run xC _ _ => // [|W y _]; last by rewrite forces0.
by rewrite setIC setICr cards0 add0n.
Qed.

(* ---- The way to a set, which may be long or short ---- *)

Lemma approach k r i G V x : x \in V -> x \in layer i G ->
  (forall W y, V \subset W -> y \in W -> y \in G -> (#|W| <= #|V| + i)%N -> forces k r W y) -> forces k (i + r) V x.
Proof.
elim: i V x => [|i IH] V x xV; first by move=> xG; apply; rewrite ?addn0.
rewrite layerS => /midpointsP[y [z [yL zL xE]]] next; rewrite addSn.
have lands a : a \in layer i G -> forces k (i + r) (a |: V) a.
  move=> aL; apply: IH => [|//|W b sub bW bG le]; [exact: setU11 | apply: next => //].
    by apply: subset_trans sub; apply: subsetUr.
  apply: leq_trans le _; rewrite cardsU1 -addSnnS leq_add2r.
  by case: (a \notin V); rewrite ?leqnSn.
by apply: forces_midpoint xE _ _ => //; apply: lands.
Qed.

(* ---- A phase: at most 2i rounds to the j-th set of the chain, then j new rounds ---- *)

Definition wanted V : nat := (fstar n - #|V|)%N.

Lemma card_left V : (0 < wanted V)%N -> #|~: V| = (wanted V + spared)%N.
Proof.
rewrite subn_gt0 => lt; have := cardsC V; rewrite card_Z // => size; apply/eqP.
rewrite -(eqn_add2l #|V|) size addnA /wanted subnKC 1?ltnW // /spared subnKC //.
exact: fstar_le.
Qed.

Section Phase.
Variables (i j N : nat).
Hypotheses (N_gt0 : (0 < N)%N) (enough : (4 * (2 * i + j) <= N ^ 2)%N).
Notation lost := (j * (2 * N * r3 n))%N.

Lemma phase k r V x : x \in V -> (lost < wanted V)%N -> (n <= 2 ^ i * (wanted V - lost))%N ->
  (forall W y, y \in W -> (#|V| + j <= #|W|)%N -> forces k r W y) -> forces k (2 * i + (j + r)) V x.
Proof.
move=> xV little near next; pose s := (2 * i + j)%N.
have le_chain : (#|~: V| <= #|chain s j (~: V)| + lost)%N by apply: chain_loses.
have size : (wanted V + spared <= #|chain s j (~: V)| + lost)%N.
  by rewrite -card_left // (leq_ltn_trans _ little).
have big : (spared < #|chain s j (~: V)|)%N.
  by rewrite -(ltn_add2r lost) (leq_trans _ size) // addnC ltn_add2r.
have full : layer (2 * i) (chain s j (~: V)) = setT.
  apply: way => //; apply: leq_trans near _; rewrite leq_mul2l leq_subLR addnC; apply/orP; right.
  by apply: leq_trans (leq_addr _ _) size.
apply: (@approach _ _ _ (chain s j (~: V))); rewrite ?full ?inE // => W y VW yW yC le.
apply: (@run _ _ s _ (~: V)) => // [|U z zU big_U].
  rewrite setIC -setDE -addSn leq_add2r leqW // -(leq_add2l #|V|) (leq_trans _ le) //.
  by rewrite -{1}(setIidPr VW) cardsID.
by apply: next => //; apply: leq_trans big_U; rewrite leq_add2r subset_leq_card.
Qed.

(* Phases until at most M positions are wanted, each with at most 2i wasted rounds. *)
Lemma phases M T : (0 < j)%N -> (lost <= M)%N -> (n <= 2 ^ i * (M.+1 - lost))%N ->
  (forall V x, x \in V -> (wanted V <= M)%N -> forces (fstar n) (wanted V + T) V x) ->
  forall P V x, x \in V -> (wanted V <= M + P * j)%N -> forces (fstar n) (wanted V + (2 * i * P + T)) V x.
Proof.
move=> j_gt0 le_M near base; elim=> [|P IH] V x xV; first by rewrite addn0 muln0 add0n; apply: base.
move=> le; have [few|lt] := leqP (wanted V) M.
  by apply: forces_mono (base V x xV few); rewrite ?leq_add2l ?leq_addl.
have j_le : (j <= wanted V)%N.
  apply: leq_trans (ltnW (leq_ltn_trans le_M lt)).
  by rewrite -[X in (X <= _)%N]muln1 leq_mul2l !muln_gt0 N_gt0 r3_gt0 orbT.
have -> : (wanted V + (2 * i * P.+1 + T) = 2 * i + (j + ((wanted V - j) + (2 * i * P + T))))%N.
  by rewrite [in RHS](addnA j) subnKC // (mulnS _ P) -(addnA (2 * i)%N) addnCA.
apply: phase => //; first exact: leq_ltn_trans lt.
  by apply: leq_trans near _; rewrite leq_mul2l leq_sub2r ?orbT.
move=> W y yW size; have le_W : (wanted W <= wanted V - j)%N by rewrite /wanted -subnDA leq_sub2l.
apply: forces_mono (IH W y yW _) => //; first by rewrite leq_add2r.
by apply: leq_trans le_W _; rewrite leq_subLR addnCA -mulSn.
Qed.

End Phase.

(* The last M positions by layer play. *)
Lemma last_positions (cost : nat -> nat) M V x : (forall u, (0 < u <= M)%N -> (n <= 2 ^ cost u * u)%N) ->
  x \in V -> (wanted V <= M)%N -> forces (fstar n) (\sum_(1 <= u < M.+1) 2 * cost u) V x.
Proof.
pose sum m := (\sum_(1 <= v < m.+1) 2 * cost v)%N.
move=> near xV le; apply: (@forces_mono _ (fstar n) _ (sum (wanted V)) _ V) => //.
  by rewrite /sum [X in (_ <= X)%N](@big_cat_nat _ _ _ (wanted V).+1) ?leq_addr.
have [u uE] : exists u, u = wanted V by exists (wanted V).
rewrite -uE in le *; elim: u V x xV uE le => [|u IH] V x xV uE le.
  by apply/forces_done; rewrite -subn_eq0 -[_ == _]/(wanted V == 0%N) -uE.
have big : (spared < #|~: V|)%N by rewrite card_left -uE // addSn ltnS leq_addl.
have -> : (sum u.+1 = 2 * cost u.+1 + sum u)%N by rewrite /sum big_nat_recr //= addnC.
apply: climb => // [|y yV].
  rewrite way ?inE // card_left -uE //; apply: leq_trans (near u.+1 _) _; first by rewrite le.
  by rewrite leq_mul2l leq_addr orbT.
apply: IH; rewrite ?setU11 ?(ltnW le) //.
by rewrite /wanted cardsU1 yV add1n subnS -/(wanted V) -uE.
Qed.

Lemma depth_near u : (0 < u)%N -> (n <= 2 ^ depth n u * u)%N.
Proof. by move=> u_gt0; rewrite ltnW // -ltn_divLR // up_logP. Qed.

(* The finite form: runs of j rounds until M positions are wanted, then layer play. *)
Theorem rounds_within i j N M P : (0 < N)%N -> (0 < j)%N -> (4 * (2 * i + j) <= N ^ 2)%N ->
  let lost := (j * (2 * N * r3 n))%N in (lost <= M)%N -> (n <= 2 ^ i * (M.+1 - lost))%N -> (fstar n <= (M + P * j).+1)%N ->
  magnus_forces n (fstar n) ((fstar n).-1 + (2 * i * P + \sum_(1 <= u < M.+1) 2 * depth n u)).
Proof.
move=> N_gt0 j_gt0 enough lost le_M near all_wanted; apply: forces_magnus => //.
have start : wanted [set 0] = (fstar n).-1 by rewrite /wanted cards1 subn1.
rewrite -start; apply: (@phases _ _ _ N_gt0 enough M) => //; first last.
- by rewrite start -ltnS prednK // fstar_gt0.
- by rewrite set11.
move=> V x xV few; apply: forces_mono (last_positions _ xV few) => //; first exact: leq_addl.
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
