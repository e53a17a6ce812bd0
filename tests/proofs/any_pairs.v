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

Lemma visited_grows (M : magnus n) (D : derek n) r s : (r <= s)%N -> visited (play M D r) \subset visited (play M D s).
Proof.
by move/subnK <-; elim: (s - r)%N => // k IH; apply: subset_trans IH _; rewrite /= visited_rcons subsetUr.
Qed.

(* If the depth is at most `cost b` while b positions are left, t are left once all costs above t are paid. *)
Lemma left_after (cost : nat -> nat) t r (M : magnus n) (D : derek n) : plays_layers M ->
  (forall (V : {set 'Z_n}) x, x \in V -> (t < #|~: V|)%N -> x \in layer (cost #|~: V|) (~: V)) ->
  (\sum_(t.+1 <= b < n) cost b <= r)%N -> (#|~: visited (play M D r)| <= t)%N.
Proof.
move=> layers_M near enough; pose left s := ~: visited (play M D s); pose rest b := (\sum_(t.+1 <= k < b.+1) cost k)%N.
have pay b : (t < b)%N -> (cost b + rest b.-1 = rest b)%N.
  by move=> lt; rewrite /rest (prednK (leq_ltn_trans (leq0n t) lt)) big_nat_recr //= addnC.
have inv s : (#|left s| <= t)%N \/
    exists i, token (play M D s) \in layer i (left s) /\ (s + i + rest (#|left s|).-1 <= rest n.-1)%N.
  elim: s => [|s [done|[i [in_i le]]]].
  - have size0 : (#|left 0%N| = n.-1)%N by rewrite /left /= visited0 cardsCs setCK cards1 card_Z // subn1.
    have [|big] := leqP #|left 0%N| t; [by left | right; exists (cost #|left 0%N|)].
    by rewrite near ?token_visited // add0n size0 pay // -size0.
  - by left; apply: leq_trans done; rewrite subset_leq_card // setCS visited_grows.
  have [|big] := leqP #|left s.+1| t; [by left | right].
  have outside : token (play M D s) \notin left s by rewrite inE token_visited.
  have [k lt_k [xS xN]] := least_layer in_i outside.
  have lands : token (play M D s.+1) \in layer k (left s) by rewrite /= token_rcons; apply: layers_M.
  have visitedE : visited (play M D s.+1) = token (play M D s.+1) |: visited (play M D s) by rewrite /= visited_rcons token_rcons.
  have [old|new] := boolP (token (play M D s.+1) \in visited (play M D s)).
    have leftE : left s.+1 = left s by rewrite /left visitedE (setUidPr _) ?sub1set.
    by exists k; rewrite leftE; split=> //; rewrite (leq_trans _ le) // leq_add2r addSnnS leq_add2l.
  have size_next : (#|left s|.-1 = #|left s.+1|)%N.
    by rewrite (cardsD1 (token (play M D s.+1))) inE new add1n /left visitedE setCU setIC -setDE.
  exists (cost #|left s.+1|); rewrite near ?token_visited //; split=> //.
  apply: leq_trans le; rewrite size_next -addnA pay // addSnnS -addnA leq_add2l -add1n leq_add2r.
  by rewrite (leq_trans _ lt_k).
have {enough}enough : (rest n.-1 <= r)%N by rewrite /rest prednK // ltnW.
suff : (#|left (rest n.-1)| <= t)%N by apply: leq_trans; rewrite subset_leq_card // setCS visited_grows.
case: (inv (rest n.-1)) => // -[i [in_i]]; rewrite -addnA -[X in (_ <= X)%N]addn0 leq_add2l leqn0 addn_eq0.
by move=> /andP[/eqP i0 _]; move: in_i; rewrite i0 inE token_visited.
Qed.

Lemma visited_if_left (V : {set 'Z_n}) k : (#|~: V| <= n - k)%N -> (k <= n)%N -> (k <= #|V|)%N.
Proof. by move=> few le; rewrite -(leq_add2r (n - k)) subnKC // -{1}(card_Z n_gt1) -(cardsC V) leq_add2l. Qed.

(* On every table, by a crude count: each new position within n rounds. *)
Theorem any_pairs_reach_fstar (M : magnus n) (D : derek n) : plays_layers M ->
  (fstar n <= #|visited (play M D (n * fstar n))|)%N.
Proof.
move=> layers_M; apply: visited_if_left (fstar_le _) => //; apply: (@left_after (fun=> n)) => // [V x _ big|].
  by apply: token_in_hull => //; rewrite ltnNge; apply: contraTN big => enough; rewrite -leqNgt cardsCs setCK card_Z // leq_sub2l.
rewrite sum_nat_const_nat mulnC leq_mul2l subnS subKn ?fstar_le // leq_pred orbT //.
Qed.

End AnyPairs.

Section Primes.
Variable p : nat.
Hypotheses (p_prime : prime p) (p_gt2 : (2 < p)%N).
Let p_gt1 : (1 < p)%N := prime_gt1 p_prime.

Theorem any_pairs (M : magnus p) (D : derek p) : plays_layers M -> (p.-1 <= #|visited (play M D (2 * (p - 2)))|)%N.
Proof.
move=> layers_M; apply: visited_if_left (leq_pred _) => //; rewrite -subn1 subKn ?(ltnW p_gt1) //.
apply: (@left_after _ p_gt1 (fun b => depth (p - 2) b.-1)) => // [V x _ big|]; first by apply: all_in_layer.
by rewrite big_add1 -subn1 -(subnSK p_gt1); apply: depths_sum.
Qed.

End Primes.
