(* Layer play visits f*(n) positions on every table, and on primes within 2(p − 2) rounds, whatever pairs are taken and whatever Derek does. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues layers value primes_above.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* Magnus always moves to a pair of the layer above: from depth i + 1 both landings have depth at most i. *)
Definition plays_layers n (M : magnus n) : Prop :=
  forall (h : history n) i, let A := ~: visited h in
  token h \in layer i.+1 A -> token h \notin layer i A -> forall dir, move (token h) (M h, dir) \in layer i A.

Section AnyPairs.
Variable n : nat.
Hypothesis n_gt1 : (1 < n)%N.

Lemma least_layer i (A : {set 'Z_n}) x : x \in layer i A -> x \notin A ->
  exists2 k, (k < i)%N & x \in layer k.+1 A /\ x \notin layer k A.
Proof.
move=> xi xA; have ex : exists k, x \in layer k A by exists i.
case: (ex_minnP ex) => [[|k]] xk least; first by rewrite xk in xA.
exists k; first exact: least.
by split=> //; apply/negP=> /least; rewrite ltnn.
Qed.

(* There is such a Magnus. *)
Lemma layers_can_be_played : exists M : magnus n, plays_layers M.
Proof.
have n2_gt0 : (0 < n./2)%N by rewrite half_gt0.
pose good (h : history n) (l : magnitude n) := [forall dir : direction, forall i : 'I_n.+1,
  (token h \in layer i.+1 (~: visited h)) && (token h \notin layer i (~: visited h)) ==>
  (move (token h) (l, dir) \in layer i (~: visited h))].
exists (fun h => odflt (Ordinal n2_gt0) [pick l | good h l]) => h i A xS xN dir.
have [all_i|big] := ltnP i n.+1; last first.
  by case/negP: xN; apply: (subsetP (layer_le A (ltnW big))); apply: (subsetP (layer_hull n_gt1 i.+1 A)).
suff [l Hl] : exists l, good h l.
  case: pickP => [l' /forallP/(_ dir)/forallP/(_ (Ordinal all_i))/implyP/= H|none]; last by rewrite none in Hl.
  by apply: H; rewrite xS xN.
move: xS; rewrite layerS => /midpointsP[a [b [aL bL xE]]].
have d_neq0 : a - token h != 0 by rewrite subr_eq0; apply: contraNneq xN => <-.
have lands dir' (l : magnitude n) : (l.+1%:R = a - token h \/ l.+1%:R = - (a - token h)) -> move (token h) (l, dir') \in layer i A.
  have plus : token h + (a - token h) = a by rewrite addrC subrK.
  have minus : token h - (a - token h) = b by rewrite opprB addrA xE addrAC subrr add0r.
  by rewrite /move /=; case: dir'; case=> ->; rewrite ?opprK ?plus ?minus.
have [l Hl] := magnitude_of_difference n_gt1 d_neq0; exists l.
apply/forallP=> dir'; apply/forallP=> k; apply/implyP=> /andP[kS kN].
suff <- : i = k by apply: lands.
apply/eqP; rewrite eqn_leq; apply/andP; split; rewrite leqNgt; apply/negP=> lt.
  by case/negP: xN; apply: (subsetP (layer_le _ lt)).
by case/negP: kN; apply: (subsetP (layer_le _ lt)); rewrite layerS; apply/midpointsP; exists a, b.
Qed.

(* On every table, by a crude count: each new position within n rounds. *)
Theorem any_pairs_reach_fstar (M : magnus n) (D : derek n) : plays_layers M ->
  (fstar n <= #|visited (play M D (n * fstar n))|)%N.
Proof.
move=> layers_M; pose V r := visited (play M D r); have f_gt0 := fstar_gt0 (ltnW n_gt1).
have inv r : (fstar n <= #|V r|)%N \/
    exists i, token (play M D r) \in layer i (~: V r) /\ (r + i + n * (fstar n - #|V r|) <= n * fstar n)%N.
  elim: r => [|r [done|[i [in_i le]]]].
  - have [|few] := leqP (fstar n) #|V 0%N|; [by left | right; exists n; split; first exact: token_in_hull].
    have -> : #|V 0%N| = 1%N by rewrite /V /= visited0 cards1.
    by rewrite add0n -mulnS -subSn // subSS subn0.
  - by left; rewrite (leq_trans done) // /V /= visited_rcons subset_leq_card // subsetUr.
  have [|few] := leqP (fstar n) #|V r.+1|; [by left | right].
  have outside : token (play M D r) \notin ~: V r by rewrite inE token_visited.
  have [k lt_k [xS xN]] := least_layer in_i outside.
  set h := play M D r in in_i outside xS xN *; set rd := (M h, D h (M h)).
  have lands : move (token h) rd \in layer k (~: V r) by apply: layers_M.
  have VE : V r.+1 = move (token h) rd |: V r by rewrite /V /= visited_rcons.
  have tokenE : token (play M D r.+1) = move (token h) rd by rewrite /= token_rcons.
  have [old|new] := boolP (move (token h) rd \in V r).
    exists k; rewrite tokenE VE (setUidPr _) ?sub1set //; split=> //.
    by rewrite (leq_trans _ le) // leq_add2r addSnnS leq_add2l.
  exists n; split; first exact: token_in_hull.
  move: few; rewrite VE cardsU1 new add1n => few.
  by rewrite -addnA -mulnS subnSK ?(ltnW few) // (leq_trans _ le) // leq_add2r -addn1 leq_add2l (leq_trans _ lt_k).
case: (inv (n * fstar n)%N) => // -[i [in_i le]].
move: le; rewrite -addnA -[X in (_ <= X)%N]addn0 leq_add2l leqn0 addn_eq0 => /andP[/eqP i0 _].
by move: in_i; rewrite i0 inE token_visited.
Qed.

End AnyPairs.

Section Primes.
Variable p : nat.
Hypotheses (p_prime : prime p) (p_gt2 : (2 < p)%N).
Let p_gt1 : (1 < p)%N := prime_gt1 p_prime.

Notation rest j := (\sum_(1 <= b < j) depth (p - 2) b)%N.

(* With a + 2 positions left every position is in this layer. *)
Lemma all_in_layer a (A : {set 'Z_p}) x : (#|A| = a.+2)%N -> x \in layer (depth (p - 2) a.+1) A.
Proof.
move=> size_A; rewrite (layer_full p_prime p_gt2) ?inE // size_A /=.
have := up_logP ((p - 2) %/ a.+1).+1 (leqnn 2); rewrite -/(depth _ _) ltn_divLR //.
by rewrite -[X in (X <= _.+1)%N](subnKC p_gt1) add2n ltnS.
Qed.

Theorem any_pairs (M : magnus p) (D : derek p) : plays_layers M -> (p.-1 <= #|visited (play M D (2 * (p - 2)))|)%N.
Proof.
move=> layers_M; pose left r := ~: visited (play M D r).
have inv r : (p.-1 <= #|visited (play M D r)|)%N \/
    exists i a, [/\ (#|left r| = a.+2)%N, token (play M D r) \in layer i (left r) & (r + i + rest a.+1 <= rest p.-1)%N].
  elim: r => [|r [done|[i [a [size_left in_i le]]]]].
  - have size0 : (#|left 0| = (p - 3).+2)%N.
      by rewrite /left /= visited0 cardsCs setCK cards1 card_Z // !subnSK.
    right; exists (depth (p - 2) (p - 3).+1), (p - 3)%N; split=> //; first exact: all_in_layer.
    by rewrite add0n addnC -big_nat_recr //= !subnSK // subn1.
  - by left; rewrite (leq_trans done) //= visited_rcons subset_leq_card // subsetUr.
  have outside : token (play M D r) \notin left r by rewrite inE token_visited.
  have [k lt_k [xS xN]] := least_layer in_i outside.
  set h := play M D r in size_left in_i outside xS xN *; set rd := (M h, D h (M h)).
  have lands : move (token h) rd \in layer k (left r) by apply: layers_M.
  have visitedE : visited (play M D r.+1) = move (token h) rd |: visited h by rewrite /= visited_rcons.
  have tokenE : token (play M D r.+1) = move (token h) rd by rewrite /= token_rcons.
  have [old|new] := boolP (move (token h) rd \in visited h).
    have leftE : left r.+1 = left r by rewrite /left visitedE (setUidPr _) ?sub1set.
    right; exists k, a; rewrite leftE tokenE; split=> //.
    by rewrite (leq_trans _ le) // leq_add2r addSnnS leq_add2l.
  have size_next : (#|left r.+1| = a.+1)%N.
    move: size_left; rewrite (cardsD1 (move (token h) rd)) inE new add1n => -[<-].
    by rewrite /left visitedE setCU setIC -setDE.
  case: a size_left le size_next => [|a] size_left le size_next; [left | right].
    have := cardsC (visited (play M D r.+1)); rewrite -/(left r.+1) size_next card_Z // addn1 => size_V.
    by have /= <- := congr1 predn size_V.
  exists (depth (p - 2) a.+1), a; rewrite tokenE; split=> //; first exact: all_in_layer.
  rewrite -addnA [(depth _ _ + _)%N]addnC -big_nat_recr //= (leq_trans _ le) // addSnnS -addnA leq_add2l.
  by rewrite -add1n leq_add2r (leq_trans _ lt_k).
have total : (rest p.-1 <= 2 * (p - 2))%N.
  have -> : p.-1 = (p - 2).+1 by rewrite subnSK // subn1.
  exact: depths_sum.
case: (inv (2 * (p - 2))%N) => // -[i [a [_ in_i le]]].
have := leq_trans le total; rewrite -addnA -[X in (_ <= X)%N]addn0 leq_add2l leqn0 addn_eq0 => /andP[/eqP i0 _].
by move: in_i; rewrite i0 inE token_visited.
Qed.

End Primes.
