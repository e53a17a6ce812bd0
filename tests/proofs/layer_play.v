(* Layer play is over within B(n) < 2(n − 1) rounds on every table, whatever pairs are taken and whatever Derek does. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues layers closed_sets value any_pairs landings odd_landings.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* The ones of k in binary. *)
Fixpoint ones_within (digits k : nat) : nat := if digits is d.+1 then (odd k + ones_within d k./2)%N else 0.
Definition ones (k : nat) : nat := ones_within k k.

(* B(n), for n = 2^e·m with m odd. *)
Definition most_rounds (n : nat) : nat :=
  let e := logn 2 n in let m := odd_part n in
  (if m == 1 then 2 * (n - 1) - e else 2 * (n - 2 - e) - ones (m - 2))%N.

Example most_rounds_to_20 :
  map most_rounds (iota 2 19) = [:: 1; 1; 4; 4; 5; 8; 11; 11; 12; 16; 15; 19; 20; 23; 26; 26; 27; 32; 30]%N.
Proof. by vm_compute. Qed.

(* ---- How many landings of depth more than i, and all of them together ---- *)

Fixpoint most_landings (e m i : nat) : nat :=
  if i is j.+1 then
    if e is f.+1 then most_landings f m j else if m == 1%N then 0%N else ((m - 2) %/ 2 ^ i)%N
  else (2 ^ e * m - (if m == 1 then 1 else 2))%N.

Lemma odd_part_power e m : odd m -> odd_part (2 ^ e * m) = m.
Proof.
move=> m_odd; have m_gt0 : (0 < m)%N by case: m m_odd.
rewrite /odd_part lognM ?expn_gt0 // pfactorK // lognE dvdn2 m_odd !andbF addn0.
by rewrite mulKn // expn_gt0.
Qed.

(* On two positions every depth is at most 1. *)
Lemma landings_2 i (s : seq 'Z_2) : landings i.+1 s = 0%N.
Proof.
elim: s => //= x s ->; rewrite addn0; apply/eqP; rewrite eqb0; apply/negP=> /andP[x_hull /negP]; apply.
have [y yA] : exists y, y \in members s.
  by apply/set0Pn; apply: contraTneq x_hull => ->; rewrite /hull layer0 inE.
apply: (subsetP (layer_le _ (_ : 1 <= i.+1)%N)) => //; apply/midpointsP; exists y, y; split=> //.
have twice z : z + z = 0 :> 'Z_2 by rewrite -mulr2n -mulr_natr char_Zp // mulr0.
by rewrite !twice.
Qed.

Lemma landings_most e m i n (s : seq 'Z_n) : odd m -> (1 < n)%N -> n = (2 ^ e * m)%N -> uniq s ->
  (landings i s <= most_landings e m i)%N.
Proof.
move=> m_odd; elim: i e n s => [|i IH] [|e] n s n_gt1 nE uniq_s.
- rewrite /= -nE; case: eqP => [m1|/eqP m1]; first by rewrite subn1 landings_any.
  by apply: landings_no_power_of_2 => //; rewrite nE odd_part_power.
- rewrite /most_landings -nE; case: eqP => [m1|/eqP m1]; first by rewrite subn1 landings_any.
  by apply: landings_no_power_of_2 => //; rewrite nE odd_part_power.
- have mE : m = n by rewrite nE mul1n.
  move: m_odd; rewrite /= mE => n_odd; rewrite gtn_eqF //.
  exact: landings_odd.
have nE' : n = (2 * (2 ^ e * m))%N by rewrite nE expnS mulnA.
have [half_gt1|] := ltnP 1 (2 ^ e * m); last first.
  have : (0 < 2 ^ e * m)%N by rewrite muln_gt0 expn_gt0; case: m m_odd {IH nE nE'}.
  case: (2 ^ e * m)%N nE' => [|[|k]] // nE' _ _; move: nE'; rewrite muln1 => n2.
  by move: s uniq_s; rewrite n2 => s _; rewrite landings_2.
move: s uniq_s; rewrite nE' => s _; apply: leq_trans (landings_even half_gt1 i s) _.
exact: IH (undup_uniq _).
Qed.

(* Legendre. *)
Lemma halves_sum k digits N : (\sum_(0 <= j < k) N %/ 2 ^ j.+1 + ones_within digits N <= N)%N.
Proof.
elim: k digits N => [|k IH] digits N.
  rewrite big_geq // add0n; elim: digits N => //= d IH N; rewrite -[X in (_ <= X)%N]odd_double_half leq_add2l.
  by rewrite (leq_trans (IH _)) // -addnn leq_addr.
rewrite big_nat_recl //= expn1 divn2 -addnA.
have -> : (\sum_(0 <= j < k) N %/ 2 ^ j.+2 = \sum_(0 <= j < k) N./2 %/ 2 ^ j.+1)%N.
  by apply: eq_bigr => j _; rewrite -divn2 -divnMA -expnS.
case: digits => [|d] /=.
  rewrite -[X in (_ <= X)%N]odd_double_half -addnn (leq_trans _ (leq_addl _ _)) // leq_add2l.
  exact: (IH 0%N).
set sum := (\sum_(0 <= j < k) _)%N; rewrite [(sum + _)%N]addnCA addnCA.
by rewrite -[X in (_ <= X)%N]odd_double_half -addnn !leq_add2l IH.
Qed.

Lemma ones_le N : (ones N <= N)%N.
Proof. by have := halves_sum 0 N N; rewrite big_geq. Qed.

Lemma most_landings_power_of_2 e k : (\sum_(0 <= i < k) most_landings e 1 i + e <= 2 * (2 ^ e - 1))%N.
Proof.
elim: e k => [|e IH] k; first by rewrite big1 // => -[].
case: k => [|k].
  rewrite big_geq // add0n (leq_trans (_ : e.+1 <= 2 ^ e.+1 - 1)%N) ?leq_pmull //.
  by rewrite subn1 -ltnS prednK ?expn_gt0 // ltn_expl.
rewrite big_nat_recl //= muln1 [X in (_ <= X)%N]mul2n -addnn -addnA leq_add2l addnS.
apply: leq_ltn_trans (IH k) _; rewrite mulnBr muln1 -expnS ltn_sub2l //.
by rewrite expnS leq_pmulr // expn_gt0.
Qed.

Lemma most_landings_sum e m k : (2 < m)%N ->
  (\sum_(0 <= i < k) most_landings e m i + (ones (m - 2) + 2 * e + 4) <= 2 * (2 ^ e * m))%N.
Proof.
move=> m_gt2; have neq1 : (m == 1)%N = false by rewrite gtn_eqF // ltnW.
elim: e k => [|e IH] k.
  rewrite mul1n muln0 addn0 -[in X in (_ <= X)%N](subnKC (ltnW m_gt2)) mulnDr [X in (_ <= X)%N]addnC addnA leq_add2r.
  case: k => [|k]; first by rewrite big_geq // (leq_trans (ones_le _)) // leq_pmull.
  by rewrite big_nat_recl //= neq1 mul1n -addnA mul2n -addnn leq_add2l halves_sum.
have big : (2 <= 2 * (2 ^ e * m))%N.
  by rewrite leq_pmulr // muln_gt0 expn_gt0 (leq_trans _ m_gt2).
have more : (ones (m - 2) + 2 * e.+1 + 4 = ones (m - 2) + 2 * e + 4 + 2)%N.
  by rewrite mulnS [(2 + _)%N]addnC addnA addnAC.
rewrite more expnS -mulnA; case: k => [|k].
  by have := leq_add (IH 0%N) big; rewrite !big_geq // !add0n addnn -mul2n.
rewrite big_nat_recl //= neq1 expnS -mulnA [X in (_ <= X)%N]mul2n -addnn.
set X := (2 * _)%N in big IH *; set Y := (ones _ + _ + _)%N in IH *; have := IH k; set S := (\sum_(0 <= i < k) _)%N => le.
by rewrite -addnA [(S + _)%N]addnA addnCA subnK // leq_add2r.
Qed.

(* ---- The rounds are at most the depths together, and so the landings ---- *)

Section Play.
Variable n : nat.
Hypothesis n_gt1 : (1 < n)%N.
Implicit Types (A : {set 'Z_n}) (x y : 'Z_n) (s : seq 'Z_n).

(* A finite depth counts once for each i below it; an infinite one not at all. *)
Definition depth A x : nat := (\sum_(0 <= i < n) deep i A x)%N.
Definition depths s : nat := (\sum_(0 <= i < n) landings i s)%N.

Lemma depths_cons x s : depths (x :: s) = (depth (members s) x + depths s)%N.
Proof. by rewrite /depths big_split. Qed.

Lemma depth_lt A x y j : x \in hull A -> x \notin layer j A -> y \in layer j A -> (depth A y < depth A x)%N.
Proof.
move=> x_hull x_not y_in; have below i : (i <= j)%N -> deep i A x.
  by move=> le; rewrite /deep x_hull; apply: contra x_not; apply/subsetP/layer_le.
have above i : (j <= i)%N -> deep i A y = false.
  by move=> le; apply/negbTE; rewrite negb_and negbK (subsetP (layer_le A le)) ?orbT.
have j_n : (j < n)%N by rewrite ltnNge; apply: contra x_not => le; apply: (subsetP (layer_le A le)).
have split z : depth A z = (\sum_(0 <= i < j) deep i A z + \sum_(j <= i < n) deep i A z)%N by apply: big_cat_nat => //; apply: ltnW.
rewrite !split -addnS leq_add //.
  by rewrite big_nat [X in (_ <= X)%N]big_nat; apply: leq_sum => i /andP[_ lt]; rewrite below ?leq_b1 // ltnW.
rewrite big_nat big1 => [|i /andP[le _]]; last by rewrite above.
by rewrite big_ltn // below.
Qed.

Lemma depths_le s : uniq s -> (depths s <= most_rounds n)%N.
Proof.
move=> uniq_s; have m_odd := odd_part_odd (ltnW n_gt1); have nE := odd_partE n.
have le : (depths s <= \sum_(0 <= i < n) most_landings (logn 2 n) (odd_part n) i)%N.
  by apply: leq_sum => i _; apply: landings_most.
apply: leq_trans le _; rewrite /most_rounds; case: eqP => [m1|/eqP m1].
  have powerE : (2 ^ logn 2 n = n)%N by rewrite [RHS]nE m1 muln1.
  have := most_landings_power_of_2 (logn 2 n) n; rewrite powerE m1 => sum.
  by rewrite leq_subRL ?[(logn _ _ + _)%N]addnC // (leq_trans _ sum) // leq_addl.
have m_gt2 : (2 < odd_part n)%N.
  by move: m1 m_odd; have := odd_part_gt0 (ltnW n_gt1); case: (odd_part n) => [|[|[|]]].
have := most_landings_sum (logn 2 n) n m_gt2; rewrite -nE => sum.
have sumE : (ones (odd_part n - 2) + 2 * logn 2 n + 4 = 2 * (2 + logn 2 n) + ones (odd_part n - 2))%N.
  by rewrite mulnDr -addnA addnC [(_ + 4)%N]addnC.
rewrite sumE in sum; rewrite -[(n - 2 - _)%N]subnDA mulnBr -subnDA leq_subRL; first by rewrite addnC.
exact: leq_trans (leq_addl _ _) sum.
Qed.

Variables (M : magnus n) (D : derek n).
Hypothesis layers_M : plays_layers M.
Notation token_at r := (token (play M D r)).
Notation left r := (~: visited (play M D r)).

(* The order of the visits to come, when the token is in the last layer before each of the next k rounds. *)
Lemma order_of_visits k r : (forall j, (j < k)%N -> token_at (r + j) \in hull (left (r + j))) ->
  exists s, [/\ uniq s, members s = left r & (k <= depth (left r) (token_at r) + depths s)%N].
Proof.
elim: k r => [|k IH] r inside.
  exists (enum (left r)); split=> //; first exact: enum_uniq.
  by apply/setP=> x; rewrite inE mem_enum.
have in_hull : token_at r \in hull (left r) by have := inside 0%N isT; rewrite addn0.
have outside : token_at r \notin left r by rewrite inE token_visited.
have [j _ [xS xN]] := least_layer in_hull outside.
have lands : token_at r.+1 \in layer j (left r) by rewrite /= token_rcons; apply: layers_M.
have lower := depth_lt in_hull xN lands.
have [|s [uniq_s sE le]] := IH r.+1.
  by move=> i lt; rewrite addSnnS; apply: inside.
have visitedE : visited (play M D r.+1) = token_at r.+1 |: visited (play M D r) by rewrite /= visited_rcons token_rcons.
have [old|new] := boolP (token_at r.+1 \in visited (play M D r)).
  have leftE : left r.+1 = left r by rewrite visitedE (setUidPr _) ?sub1set.
  exists s; rewrite -leftE; split=> //; rewrite leftE.
  by rewrite leftE in le; apply: leq_ltn_trans le _; rewrite ltn_add2r.
have leftE : left r = token_at r.+1 |: left r.+1.
  by rewrite visitedE setCU setIC -setDE setD1K // inE.
exists (token_at r.+1 :: s); split.
- rewrite /= uniq_s andbT; apply: contraL (token_visited (play M D r.+1)) => token_s.
  have : token_at r.+1 \in members s by rewrite inE.
  by rewrite sE inE.
- by rewrite members_cons sE -leftE.
by rewrite depths_cons sE -add1n leq_add // (leq_ltn_trans _ lower).
Qed.

(* The token leaves the last layer: or everything is visited, which leaves no layer. *)
Lemma leaves_hull : exists2 r, (r <= most_rounds n)%N & token_at r \notin hull (left r).
Proof.
case: (boolP [exists r : 'I_(most_rounds n).+1, token_at r \notin hull (left r)]) => [/existsP[r]|].
  by exists r; rewrite // -ltnS.
rewrite negb_exists => /forallP inside; case: (@order_of_visits (most_rounds n).+1 0) => [j lt|s [uniq_s sE]].
  by have := inside (Ordinal lt); rewrite negbK.
have token0 : token_at 0 = 0 by [].
have uniq0 : uniq (0 :: s).
  rewrite /= uniq_s andbT; apply/negP=> s0; have : 0 \in members s by rewrite inE.
  by rewrite sE inE visited0 set11.
by rewrite token0 -sE -depths_cons ltnNge depths_le.
Qed.

(* After at most B(n) rounds nothing more can be forced, in no number of rounds. *)
Theorem layer_play_ends : exists2 r, (r <= most_rounds n)%N &
  forall k, ~~ forces #|visited (play M D r)|.+1 k (visited (play M D r)) (token (play M D r)).
Proof.
have [r le_r out] := leaves_hull; exists r => // k; rewrite depth_is_time ?token_visited //.
by apply: contra out; apply/subsetP/layer_hull.
Qed.

(* By then f*(n) positions are visited. *)
Theorem layer_play_in_time : (fstar n <= #|visited (play M D (most_rounds n))|)%N.
Proof.
have [r le_r out] := leaves_hull.
have enough : (fstar n <= #|visited (play M D r)|)%N by rewrite leqNgt; apply: contra out; apply: token_in_hull.
by apply: leq_trans enough _; apply/subset_leq_card/visited_grows.
Qed.

End Play.

Theorem fewer_than_2n n : (1 < n)%N -> (most_rounds n < 2 * (n - 1))%N.
Proof.
move=> n_gt1; have pos : (0 < 2 * (n - 1))%N by rewrite muln_gt0 subn_gt0.
rewrite /most_rounds; case: eqP => [m1|_].
  rewrite ltn_subrL pos andbT lt0n; apply: contraTneq n_gt1 => e0.
  by rewrite [n](odd_partE n) m1 e0.
apply: leq_ltn_trans (leq_subr _ _) _; rewrite ltn_mul2l /= (leq_ltn_trans (leq_subr _ _)) //.
by rewrite ltn_sub2l.
Qed.

Theorem rounds_above n r : (1 < n)%N -> R_is n r -> (r <= most_rounds n)%N.
Proof.
move=> n_gt1 [_ least]; apply: least; have [M layers_M] := layers_can_be_played n_gt1.
by exists M => D; apply: layer_play_in_time.
Qed.
