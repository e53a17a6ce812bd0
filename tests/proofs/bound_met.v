(* B(n) cannot be lowered in general: on fifteen tables some Magnus who plays the layers and some Derek need exactly so many rounds. Each
   such game is a list of rounds that a computation follows, with the layers as lists of numbers; it is proved to be layer play. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game residues small_tables layers any_pairs layer_play.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* ---- Layers as lists ---- *)

(* The z for which 2z − x is in the list for some x of it. *)
Definition midpoints_by_lists (n : nat) (s : seq nat) : seq nat :=
  [seq z <- iota 0 n | some (fun x => (z + z + (n - x)) %% n \in s) s]%N.

(* Beginning with the layer s, before a layer with x: is one with a and b found? *)
Fixpoint lead_into (n fuel : nat) (s : seq nat) (x a b : nat) : bool :=
  if fuel is f.+1 then
    if x \in s then false else
    if a \in s then if b \in s then true else lead_into n f (midpoints_by_lists n s) x a b
    else lead_into n f (midpoints_by_lists n s) x a b
  else false.

(* Each of the rounds, a magnitude and a direction, is a call of layer play; V lists the visited positions, x is the token. *)
Fixpoint layers_are_played (n : nat) (rounds : seq (nat * bool)) (V : seq nat) (x : nat) : bool :=
  if rounds is (l, dir) :: later then
    if lead_into n n [seq z <- iota 0 n | z \notin V] x (landing n x l true) (landing n x l false) then
      let y := landing n x l dir in layers_are_played n later (visit y V) y
    else false
  else true.

Section Lists.
Variable n : nat.
Hypothesis n_gt1 : (1 < n)%N.
Implicit Types (A W : {set 'Z_n}) (x y z : 'Z_n) (s V : seq nat) (h : history n).

Definition listed A s : Prop := all (fun k => k < n)%N s /\ forall z, (z \in A) = (val z \in s).

Lemma listed_filter A (a : pred nat) : (forall z, (z \in A) = a (val z)) -> listed A [seq z <- iota 0 n | a z].
Proof.
move=> AE; split=> [|z]; first by apply/allP=> k; rewrite mem_filter mem_iota add0n => /andP[_ /andP[]].
by rewrite AE mem_filter mem_iota leq0n add0n Z_ltn // !andbT.
Qed.

Lemma val_mirror z x : val (z + z - x) = ((val z + val z + (n - val x)) %% n)%N.
Proof. by move: n_gt1 z x; case: (n) => [|[|m]] // _ z x; rewrite /= modnDm. Qed.

Lemma listed_midpoints A s : listed A s -> listed (midpoints A) (midpoints_by_lists n s).
Proof.
move=> [small AE]; apply: listed_filter => z; rewrite someE; apply/midpointsP/hasP => [[x [y [xA yA zE]]]|[k ks ys]].
  exists (val x); first by rewrite -AE.
  by rewrite -val_mirror -AE zE addrAC subrr add0r.
have k_n : (k < n)%N by apply: (allP small).
have kE : val (k%:R : 'Z_n) = k by rewrite /= val_Zp_nat // modn_small.
exists k%:R, (z + z - k%:R); rewrite !AE val_mirror kE; split=> //.
by rewrite addrC subrK.
Qed.

Lemma lead_intoP fuel i s A x a b : listed (layer i A) s -> lead_into n fuel s (val x) (val a) (val b) ->
  exists j, [/\ x \notin layer j A, a \in layer j A & b \in layer j A].
Proof.
elim: fuel i s => //= fuel IH i s sL; have [_ E] := sL; rewrite -!E.
have next := IH i.+1 _ (listed_midpoints sL).
case: ifP => // /negbT xL; case: ifP => // aL; case: ifP => // bL _; by exists i.
Qed.

(* In the position after h the call l leads into a layer that the token is outside of. *)
Definition leads h (l : magnitude n) : Prop :=
  exists i, token h \notin layer i (~: visited h) /\ forall dir, move (token h) (l, dir) \in layer i (~: visited h).

Definition shown (rd : round n) : nat * bool := (rd.1.+1, rd.2).

Lemma listed_visit W V y : listed W V -> listed (y |: W) (visit (val y) V).
Proof.
move=> [small WE]; rewrite /visit; case: ifP => yV; split=> //=.
- by move=> z; rewrite !inE WE; case: eqP => // ->.
- by rewrite Z_ltn.
by move=> z; rewrite !inE WE.
Qed.

Lemma layers_are_playedP (line : seq (round n)) h V k rd : listed (visited h) V ->
  layers_are_played n (map shown line) V (val (token h)) -> (k < size line)%N -> leads (h ++ take k line) (nth rd line k).1.
Proof.
elim: line h V k => [|[l dir] line IH] h V k //= VE; rewrite -!(val_move _ _ _ n_gt1).
case: ifP => // good rest; case: k => [_|k lt_k].
  rewrite cats0; have [|j [out a_in b_in]] := @lead_intoP _ 0 _ (~: visited h) _ _ _ _ good.
    by apply: listed_filter => z; case: VE => _ VE; rewrite inE VE.
  by exists j; split=> // -[].
rewrite -cat_rcons; apply: IH lt_k; last by rewrite token_rcons; apply: rest.
by rewrite visited_rcons; apply: listed_visit.
Qed.

(* ---- A line of such calls is a game of layer play ---- *)

Lemma follow_line (line : seq (round n)) rd : (forall k, (k < size line)%N -> leads (take k line) (nth rd line k).1) ->
  exists (M : magnus n) (D : derek n), plays_layers M /\
    forall r, (r < size line)%N -> forces #|visited (play M D r)|.+1 n (visited (play M D r)) (token (play M D r)).
Proof.
move=> line_leads; have [M0 layers_M0] := layers_can_be_played n_gt1.
pose on_line (h : history n) := (size h < size line)%N && (h == take (size h) line).
pose M h := if on_line h then (nth rd line (size h)).1 else M0 h.
pose D (h : history n) (l : magnitude n) := (nth rd line (size h)).2.
have played r : (r <= size line)%N -> play M D r = take r line.
  elim: r => [|r IH] lt_r; first by rewrite take0.
  have size_h : size (take r line) = r by rewrite size_takel // ltnW.
  rewrite /= IH 1?ltnW // (take_nth rd) // /M /D /on_line size_h lt_r eqxx /=; congr rcons.
  by case: (nth _ _ _).
exists M, D; split=> [h i|r lt_r].
  rewrite /M; case: ifP => [/andP[lt_h /eqP hE]|_]; last exact: layers_M0.
  have [j [out lands]] := line_leads _ lt_h; rewrite -hE in out lands => xS _ dir.
  have le_j : (j <= i)%N by rewrite leqNgt; apply: contra out => lt; apply: (subsetP (layer_le _ lt)).
  by apply: (subsetP (layer_le _ le_j)).
rewrite depth_is_time ?token_visited // played; last exact: ltnW.
have [j [_ lands]] := line_leads _ lt_r; apply: (subsetP (layer_hull n_gt1 j.+1 _)).
set h := take r line in lands *; set l := (nth rd line r).1 in lands.
rewrite layerS; apply/midpointsP; exists (move (token h) (l, true)), (move (token h) (l, false)).
by rewrite !lands; split=> //; rewrite /move /= addrACA subrr addr0.
Qed.

Lemma met_by_lists (rounds : seq (nat * bool)) : all (fun rd => 0 < rd.1 <= n./2)%N rounds ->
  layers_are_played n rounds [:: 0%N] 0 -> size rounds = most_rounds n ->
  exists (M : magnus n) (D : derek n), plays_layers M /\ forall r, (r < most_rounds n)%N ->
    forces #|visited (play M D r)|.+1 n (visited (play M D r)) (token (play M D r)).
Proof.
move=> ranges played size_rounds; have n2_gt0 : (0 < n./2)%N by rewrite half_gt0.
have [line lineE] : exists line, rounds = map shown line.
  elim: rounds ranges {played size_rounds} => [|[l dir] rounds IH] /=; first by exists [::].
  case/andP=> /andP[l_gt0 l_le] /IH[line ->].
  have lt : (l.-1 < n./2)%N by rewrite prednK.
  by exists ((Ordinal lt, dir) :: line); rewrite /= /shown /= prednK.
rewrite -size_rounds lineE size_map; apply: (@follow_line line (Ordinal n2_gt0, true)) => k lt_k.
apply: (@layers_are_playedP line [::] [:: 0%N]) => //; last by rewrite -lineE.
rewrite visited0; split=> [|z]; first by rewrite /= ltnW.
by rewrite !inE.
Qed.

End Lists.

(* ---- The games ---- *)

(* n, the magnitudes, and the directions: 1 is clockwise. *)
Definition games : seq (nat * seq nat * seq nat) := [::
  (2, [:: 1],
    [:: 1]);
  (3, [:: 1],
    [:: 1]);
  (4, [:: 1; 2; 1; 2],
    [:: 1; 1; 1; 1]);
  (5, [:: 1; 2; 1; 2],
    [:: 1; 0; 1; 1]);
  (6, [:: 1; 2; 3; 1; 3],
    [:: 1; 0; 1; 0; 1]);
  (8, [:: 1; 2; 1; 3; 1; 4; 2; 4; 1; 2; 4],
    [:: 1; 1; 0; 0; 1; 1; 0; 1; 1; 1; 1]);
  (9, [:: 1; 2; 1; 3; 1; 4; 2; 4; 1; 2; 4],
    [:: 1; 1; 0; 0; 1; 1; 0; 0; 1; 1; 1]);
  (10, [:: 1; 2; 1; 2; 3; 1; 5; 2; 5; 1; 2; 5],
    [:: 1; 1; 1; 0; 1; 0; 1; 1; 1; 0; 0; 1]);
  (12, [:: 1; 2; 1; 2; 3; 6; 1; 6; 2; 6; 3; 6; 1; 3; 6],
    [:: 1; 1; 1; 0; 1; 1; 1; 1; 0; 1; 1; 1; 0; 0; 1]);
  (13, [:: 1; 2; 1; 5; 2; 6; 2; 3; 4; 3; 3; 1; 1; 2; 1; 3; 1; 2; 4],
    [:: 1; 1; 0; 1; 0; 0; 1; 0; 0; 1; 0; 1; 0; 0; 1; 0; 0; 0; 1]);
  (16, [:: 1; 2; 1; 2; 1; 2; 3; 6; 1; 8; 2; 8; 3; 8; 4; 8; 1; 4; 8; 2; 4; 8; 1; 2; 4; 8],
    [:: 1; 1; 1; 1; 1; 0; 0; 1; 0; 1; 1; 1; 0; 1; 1; 1; 0; 0; 1; 1; 1; 1; 0; 0; 0; 1]);
  (17, [:: 1; 2; 1; 2; 1; 2; 3; 6; 1; 8; 2; 8; 3; 8; 4; 8; 1; 4; 8; 2; 4; 8; 1; 2; 4; 8],
    [:: 1; 1; 1; 1; 1; 0; 0; 1; 0; 0; 1; 1; 0; 0; 1; 1; 0; 0; 0; 1; 1; 1; 0; 0; 0; 1]);
  (18, [:: 1; 2; 1; 2; 1; 2; 3; 6; 7; 1; 9; 2; 9; 3; 9; 4; 9; 1; 4; 9; 2; 4; 9; 1; 2; 4; 9],
    [:: 1; 1; 1; 1; 1; 0; 1; 0; 1; 0; 1; 1; 1; 0; 1; 1; 1; 0; 0; 1; 1; 1; 1; 0; 0; 0; 1]);
  (20, [:: 1; 2; 1; 2; 1; 2; 1; 6; 3; 6; 1; 10; 2; 10; 3; 10; 4; 10; 5; 10; 1; 5; 10; 2; 5; 10; 1; 2; 5; 10],
    [:: 1; 1; 1; 1; 1; 1; 0; 0; 1; 0; 1; 1; 0; 1; 1; 1; 0; 1; 1; 1; 0; 0; 1; 1; 1; 1; 0; 0; 0; 1]);
  (24, [:: 1; 2; 1; 2; 1; 2; 1; 2; 3; 9; 3; 7; 1; 12; 2; 12; 3; 12; 4; 12; 5; 12; 6; 12; 1; 6; 12; 2; 6; 12; 3; 6; 12; 1; 3; 6; 12],
    [:: 1; 1; 1; 1; 1; 1; 1; 0; 1; 0; 1; 1; 0; 1; 1; 1; 0; 1; 1; 1; 0; 1; 1; 1; 0; 0; 1; 1; 1; 1; 0; 0; 1; 1; 1; 1; 1])
]%N.

(* The rounds of a game, and that each of them is a call of layer play, as many as B(n). *)
Definition rounds_of (game : nat * seq nat * seq nat) : seq (nat * bool) := zip game.1.2 [seq d == 1%N | d <- game.2].
Definition is_met (game : nat * seq nat * seq nat) : bool :=
  [&& (1 < game.1.1)%N, all (fun rd => 0 < rd.1 <= game.1.1./2)%N (rounds_of game),
    layers_are_played game.1.1 (rounds_of game) [:: 0%N] 0 & size (rounds_of game) == most_rounds game.1.1].

Lemma games_met : all is_met games.
Proof. by vm_compute. Qed.

(* On each of these tables, before every one of the B(n) rounds, one position more can be forced, and afterwards none. *)
Theorem bound_met n : n \in [:: 2; 3; 4; 5; 6; 8; 9; 10; 12; 13; 16; 17; 18; 20; 24]%N -> exists (M : magnus n) (D : derek n),
  [/\ plays_layers M,
      forall r, (r < most_rounds n)%N -> exists k, forces #|visited (play M D r)|.+1 k (visited (play M D r)) (token (play M D r))
    & let h := play M D (most_rounds n) in forall k, ~~ forces #|visited h|.+1 k (visited h) (token h)].
Proof.
have -> : [:: 2; 3; 4; 5; 6; 8; 9; 10; 12; 13; 16; 17; 18; 20; 24]%N = [seq game.1.1 | game <- games] by [].
move: games games_met => all_games met; case/mapP=> game in_games ->.
have /and4P[n_gt1 ranges played /eqP size_rounds] : is_met game by apply: (allP met).
move: game.1.1 n_gt1 ranges played size_rounds => {n}n n_gt1 ranges played size_rounds.
have [M [D [layers_M more]]] := met_by_lists n_gt1 ranges played size_rounds; exists M, D; split=> //.
  by move=> r /more; exists n.
have [r le_r none] := layer_play_ends n_gt1 D layers_M; have [lt|ge] := ltnP r (most_rounds n).
  by have := none n; rewrite more.
by have <- : r = most_rounds n by apply/eqP; rewrite eqn_leq le_r.
Qed.
