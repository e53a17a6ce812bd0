(* On multiples of 3 layer play has 2n/3 positions in fewer than 5n/6 rounds, whatever pairs are taken and whatever Derek does. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues layers any_pairs thirds.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Play.
Variable t : nat.
Hypothesis t_gt0 : (0 < t)%N.
Notation n := (3 * t)%N.
Let n_gt1 : (1 < n)%N. Proof. by rewrite (@leq_trans 3) // leq_pmulr. Qed.

(* How deep the token may be when b positions are unvisited, and all rounds until a third of them is. *)
Definition deepest b : nat := (1 + (b <= (n.-1)./2))%N.
Notation rest b := (\sum_(t.+1 <= k < b.+1) deepest k)%N.

Lemma within_deepest (A : {set 'Z_n}) x : (t < #|A|)%N -> x \in layer (deepest #|A|) A.
Proof.
move=> big; rewrite /deepest; case: leqP => [_|half].
  by rewrite third_full ?inE // ltn_pmul2l.
rewrite /layer /= half_full ?inE //.
by move: half; rewrite ltnNge geq_half_double -ltnNge prednK // ltnW.
Qed.

Lemma rest_step b : (t < b)%N -> (deepest b + rest b.-1 = rest b)%N.
Proof. by move=> lt; rewrite (prednK (leq_ltn_trans (leq0n t) lt)) big_nat_recr //= addnC. Qed.

Lemma rest_all : rest n.-1 = (t.-1 + (n.-1)./2)%N.
Proof.
have nE : (n.-1 = t.-1 + t * 2)%N by case: (t) t_gt0 => // k _; rewrite [(3 * _)%N]mulnC mulnSr addnC.
have t_half : (t <= (n.-1)./2)%N by rewrite geq_half_double nE muln2 leq_addl.
have half_n : ((n.-1)./2 <= n.-1)%N by rewrite -{2}(odd_double_half n.-1) -addnn addnA leq_addl.
rewrite (big_cat_nat _ (n := (n.-1)./2.+1)) //=.
have const c a b f : (forall k, (a <= k < b)%N -> f k = c) -> (\sum_(a <= k < b) f k = (b - a) * c)%N.
  by move=> E; rewrite (eq_big_nat _ _ E) sum_nat_const_nat.
rewrite (const 2%N) => [|k /andP[_ lt]]; last by rewrite /deepest -ltnS lt.
rewrite (const 1%N) => [|k /andP[lt _]]; last by rewrite /deepest leqNgt lt.
by apply: (@addIn (t * 2)%N); rewrite muln1 !subSS addnAC -mulnDl subnK // addnAC -nE muln2 -addnn -addnA subnKC // addnC.
Qed.

Theorem any_pairs_on_multiples_of_3 (M : magnus n) (D : derek n) : plays_layers M ->
  (2 * t <= #|visited (play M D (t.-1 + (n.-1)./2))|)%N.
Proof.
move=> layers_M; pose left r := ~: visited (play M D r).
have sizes r : (#|visited (play M D r)| + #|left r| = n)%N by rewrite cardsC card_Z.
have few r : (#|left r| <= t)%N -> (2 * t <= #|visited (play M D r)|)%N.
  by move=> le; rewrite -(leq_add2r #|left r|) sizes mulSn addnC leq_add2r.
have inv r : (#|left r| <= t)%N \/
    exists i, token (play M D r) \in layer i (left r) /\ (r + i + rest (#|left r|).-1 <= rest n.-1)%N.
  elim: r => [|r [done|[i [in_i le]]]].
  - have size0 : (#|left 0%N| = n.-1)%N by rewrite /left /= visited0 cardsCs setCK cards1 card_Z // subn1.
    have [|big] := leqP #|left 0%N| t; [by left | right; exists (deepest #|left 0%N|); split; first exact: within_deepest].
    by rewrite add0n size0 rest_step // -size0.
  - by left; apply: leq_trans done; rewrite subset_leq_card // /left /= visited_rcons setCS subsetUr.
  have [|big] := leqP #|left r.+1| t; [by left | right].
  have outside : token (play M D r) \notin left r by rewrite inE token_visited.
  have [k lt_k [xS xN]] := least_layer in_i outside.
  have lands : token (play M D r.+1) \in layer k (left r) by rewrite /= token_rcons; apply: layers_M.
  have visitedE : visited (play M D r.+1) = token (play M D r.+1) |: visited (play M D r) by rewrite /= visited_rcons token_rcons.
  have [old|new] := boolP (token (play M D r.+1) \in visited (play M D r)).
    have leftE : left r.+1 = left r by rewrite /left visitedE (setUidPr _) ?sub1set.
    by exists k; rewrite leftE; split=> //; rewrite (leq_trans _ le) // leq_add2r addSnnS leq_add2l.
  have size_next : (#|left r|.-1 = #|left r.+1|)%N.
    by rewrite (cardsD1 (token (play M D r.+1))) inE new add1n /left visitedE setCU setIC -setDE.
  exists (deepest #|left r.+1|); split; first exact: within_deepest.
  apply: leq_trans le; rewrite size_next -addnA rest_step // addSnnS -addnA leq_add2l -add1n leq_add2r.
  by rewrite (leq_trans _ lt_k).
apply: few; case: (inv (t.-1 + (n.-1)./2)%N) => // -[i [in_i]].
rewrite rest_all -addnA -[X in (_ <= X)%N]addn0 leq_add2l leqn0 addn_eq0 => /andP[/eqP i0 _].
by move: in_i; rewrite i0 inE token_visited.
Qed.

End Play.

(* R(n) ≤ n/3 − 1 + ⌊(n − 1)/2⌋ < 5n/6. *)
Theorem rounds_on_multiples_of_3 t r : (0 < t)%N -> R_is (3 * t) r -> (r <= t.-1 + (3 * t).-1./2)%N /\ (6 * r < 5 * (3 * t))%N.
Proof.
move=> t_gt0 [_ least]; have n_gt1 : (1 < 3 * t)%N by rewrite (@leq_trans 3) // leq_pmulr.
have le : (r <= t.-1 + (3 * t).-1./2)%N.
  apply: least; have [M layers_M] := layers_can_be_played n_gt1; exists M => D.
  by rewrite fstar_triple //; apply: any_pairs_on_multiples_of_3.
split=> //; have half : (2 * (3 * t).-1./2 < 3 * t)%N.
  by rewrite mul2n (leq_ltn_trans (_ : _ <= (3 * t).-1)%N) -?geq_half_double // prednK // ltnW.
apply: leq_ltn_trans (leq_mul (leqnn 6) le) _; have -> : (5 * (3 * t) = 6 * t + 3 * (3 * t))%N by rewrite !mulnA -mulnDl.
rewrite mulnDr -addnS leq_add ?leq_mul2l ?leq_pred //.
have -> : (6 * (3 * t).-1./2 = 3 * (2 * (3 * t).-1./2))%N by rewrite mulnA.
by rewrite ltn_mul2l.
Qed.
