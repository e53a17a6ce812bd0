(* The midpoint layers A ⊆ M(A) ⊆ M²(A) ⊆ … of the unvisited set A: from depth i Magnus forces a new position within i rounds, and no sooner
   than the depth. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game residues.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Layers.
Variable n : nat.
Hypothesis n_gt1 : (1 < n)%N.
Implicit Types (A C V : {set 'Z_n}) (x y z : 'Z_n).

(* M(A): what is halfway between two members of A, which may be the same. *)
Definition midpoints A : {set 'Z_n} := [set z | [exists x in A, [exists y in A, z + z == x + y]]].

Lemma midpointsP A z : reflect (exists x y, [/\ x \in A, y \in A & z + z = x + y]) (z \in midpoints A).
Proof.
rewrite inE; apply: (iffP exists_inP) => [[x xA /exists_inP[y yA /eqP]]|[x [y [xA yA zE]]]]; first by exists x, y.
by exists x => //; apply/exists_inP; exists y; rewrite ?zE.
Qed.

Lemma subset_midpoints A : A \subset midpoints A.
Proof. by apply/subsetP=> z zA; apply/midpointsP; exists z, z. Qed.

Lemma midpointsS A (B : {set 'Z_n}) : A \subset B -> midpoints A \subset midpoints B.
Proof.
move=> /subsetP AB; apply/subsetP=> z /midpointsP[x [y [xA yA zE]]]; apply/midpointsP.
by exists x, y; rewrite !AB.
Qed.

(* The layer of depth at most i. *)
Definition layer (i : nat) A : {set 'Z_n} := iter i midpoints A.

Lemma layerS i A : layer i.+1 A = midpoints (layer i A). Proof. by []. Qed.

Lemma layer_le i j A : (i <= j)%N -> layer i A \subset layer j A.
Proof.
move/subnK <-; elim: (j - i)%N => // k IH; rewrite addSn layerS.
by apply: subset_trans IH (subset_midpoints _).
Qed.

Lemma layer0 i : layer i set0 = set0.
Proof.
elim: i => // i IH; rewrite layerS IH; apply/setP=> z; rewrite [in RHS]inE.
by apply/negP=> /midpointsP[x [y []]]; rewrite inE.
Qed.

(* One round of Magnus: a midpoint of x and y comes to x or to y. *)
Lemma forces_midpoint k r V x y z : z \in V -> z + z = x + y ->
  forces k r (x |: V) x -> forces k r (y |: V) y -> forces k r.+1 V z.
Proof.
move=> zV zE Hx Hy; apply: (@forces_call _ _ _ _ _ (x - z)) => //; first by rewrite addrC subrK.
by rewrite opprB addrA zE addrAC subrr add0r.
Qed.

Lemma climb k r i V x : x \in V -> x \in layer i (~: V) ->
  (forall y, y \notin V -> forces k r (y |: V) y) -> forces k (i + r) V x.
Proof.
elim: i V x => [|i IH] V x xV; first by rewrite inE xV.
rewrite layerS => /midpointsP[y [z [yL zL xE]]] next.
have lands a : a \in layer i (~: V) -> forces k (i + r) (a |: V) a.
  move=> aL; have [aV|aV] := boolP (a \in V).
    by rewrite (setUidPr _) ?sub1set //; apply: IH.
  by apply: forces_mono (next _ aV); rewrite ?leq_addl.
by rewrite addSn; apply: forces_midpoint xE _ _ => //; apply: lands.
Qed.

(* From outside of a layer Derek stays outside of the ones below it, one a round. *)
Lemma stay_away i V x : x \in V -> x \notin layer i (~: V) -> ~~ forces #|V|.+1 i V x.
Proof.
elim: i x => [|i IH] x xV; first by rewrite forces0 ltnn.
move=> xL; apply/negP=> /(forces_inv n_gt1) [|[d _ /andP[Hp Hm]]]; first by rewrite ltnn.
have inside y : forces #|V|.+1 i (y |: V) y -> y \in layer i (~: V).
  move=> H; apply: contraT => yL.
  have yV : y \in V.
    apply: contraNT yL => yV; apply: (subsetP (layer_le _ (leq0n i))).
    by rewrite inE.
  by move: H; rewrite (setUidPr _) ?sub1set // => H; have := IH y yV yL; rewrite H.
case/negP: xL; rewrite layerS; apply/midpointsP; exists (x + d), (x - d).
by rewrite !inside //; split=> //; rewrite addrACA subrr addr0.
Qed.

Theorem depth_is_time i V x : x \in V -> forces #|V|.+1 i V x = (x \in layer i (~: V)).
Proof.
move=> xV; apply/idP/idP => [H|xL]; first by apply: contraTT H; apply: stay_away.
rewrite -[i]addn0; apply: climb xL _ => // y yV.
by apply: forces_done; rewrite cardsU1 yV.
Qed.

(* ---- The last layer ---- *)

Definition closed A : Prop := midpoints A \subset A.

Lemma closedP A : closed A <-> forall x y z, x \in A -> y \in A -> z + z = x + y -> z \in A.
Proof.
split=> [/subsetP cl x y z xA yA zE|cl]; first by apply: cl; apply/midpointsP; exists x, y.
by apply/subsetP=> z /midpointsP[x [y [xA yA zE]]]; apply: cl zE.
Qed.

Definition hull A := layer n A.

Lemma subset_hull A : A \subset hull A.
Proof. exact: (layer_le A (leq0n n)). Qed.

Lemma hull_closed A : closed (hull A).
Proof.
have grows i : closed (layer i A) \/ (i + #|A| <= #|layer i A|)%N.
  elim: i => [|i [cl|IH]]; [by right | left|].
    by apply: midpointsS.
  have [|open] := boolP (midpoints (layer i A) \subset layer i A); [left; exact: midpointsS | right].
  rewrite addSn; apply: leq_ltn_trans IH _; apply: proper_card.
  by rewrite properE subset_midpoints.
case: (grows n) => // H; have := leq_trans H (max_card _); rewrite card_Z // => {}H.
have /eqP : #|A| == 0%N by rewrite -leqn0 -(leq_add2l n) addn0.
by move/cards0_eq ->; rewrite /hull layer0 /closed -[midpoints _]/(layer 1 set0) layer0.
Qed.

(* Nothing is added after it, so that all layers lie in it. *)
Lemma layer_hull i A : layer i A \subset hull A.
Proof.
by elim: i => [|i IH]; [apply: subset_hull | apply: subset_trans (midpointsS IH) (hull_closed A)].
Qed.

End Layers.
