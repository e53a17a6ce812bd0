(* Runs of new rounds: from the j-th set of the chain of the unvisited set Magnus has j new rounds in a row, and the chain loses little. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues layers progressions odd_growth.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Table.
Variable n : nat.
Hypothesis n_gt1 : (1 < n)%N.
Implicit Types (A G H S U V W X : {set 'Z_n}) (x y z d : 'Z_n).
Notation spared := (spared n).

(* ---- The chain: A, the members of A around which more than s pairs lie in A, and so on. `around` counts each pair twice ---- *)

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

(* Little is lost: |A ∖ G_j| ≤ 2jN·r_3(n) if N² ≥ 4s. *)
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

(* j new rounds in a row, from the j-th set of the chain of A, if few of A were visited since. *)
Lemma run k r s j A V x : x \in V -> x \in chain s j A -> (#|A :&: V| + j <= s.+1)%N ->
  (forall W y, y \in W -> (#|V| + j <= #|W|)%N -> forces k r W y) -> forces k (j + r) V x.
Proof.
elim: j V x => [|j IH] V x xV xC few next; first by apply: next; rewrite ?addn0.
have few_V : (#|chain s j A :&: V| <= s)%N.
  rewrite addnS ltnS in few; apply: leq_trans (leq_trans (leq_addr j _) few).
  by apply/subset_leq_card/setSI/chain_subset.
have /setIdP[_ many] : x \in rich s (chain s j A) := xC.
have [d [_ pC mC pV mV]] := untouched many few_V; rewrite addSn.
have lands y : y \in chain s j A -> y \notin V -> forces k (j + r) (y |: V) y.
  move=> yC yV; have size : #|y |: V| = #|V|.+1 by rewrite cardsU1 yV.
  apply: IH => [|//||W z zW]; [exact: setU11 | | by rewrite size addSnnS; apply: next].
  apply: leq_trans few; rewrite addnS -addSn leq_add2r setIUr -[X in (_ <= X)%N]add1n.
  apply: leq_trans (leq_card_setU _ _) _; rewrite leq_add2r -(cards1 y).
  by apply/subset_leq_card/subsetIr.
by apply: (@forces_call _ _ _ _ _ d) => //; apply: lands.
Qed.

(* The run lemma: A is what was unvisited when the chain was made, V what is visited now. *)
Theorem new_in_a_row s j A V x : x \in V -> x \in chain s j A -> (#|A :&: V| + j <= s.+1)%N -> forces (#|V| + j) j V x.
Proof.
move=> xV xC few; rewrite -[X in forces _ X]addn0; apply: run xV xC few _ => W y _.
by rewrite forces0.
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

Hypothesis n_odd : odd n.

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

End Table.
