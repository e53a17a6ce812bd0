(* The Magnus–Derek game on Z_n: what every other file here speaks of. The definitions up to `fstar` and `R_is` are what a reader has to
   believe; all else is proved. *)
From mathcomp Require Import all_ssreflect all_algebra.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* ---- The game ---- *)

Section Game.
Variable n : nat.

(* The positions are 'Z_n, the residues modulo n, for n ≥ 2. The magnitudes are 1, …, n/2: the ordinal l stands for l + 1. *)
Definition magnitude := 'I_n./2.

(* Derek's word in a round: true is clockwise. *)
Definition direction := bool.

Definition round : Type := magnitude * direction.

Definition move (x : 'Z_n) (r : round) : 'Z_n := if r.2 then x + r.1.+1%:R else x - r.1.+1%:R.

(* The rounds that were played, the first one first. *)
Definition history := seq round.

(* The token starts on position 0. *)
Definition token (h : history) : 'Z_n := foldl move 0 h.

(* The start counts as visited. *)
Definition visited (h : history) : {set 'Z_n} := [set x in 0 :: scanl move 0 h].

(* Both know all that was played; Derek also hears the magnitude. *)
Definition magnus := history -> magnitude.
Definition derek := history -> magnitude -> direction.

Fixpoint play (M : magnus) (D : derek) (rounds : nat) : history :=
  if rounds is r.+1 then let h := play M D r in rcons h (M h, D h (M h)) else [::].

(* Magnus gets at least k positions out of every Derek within r rounds. *)
Definition magnus_forces (k r : nat) : Prop :=
  exists M : magnus, forall D : derek, (k <= #|visited (play M D r)|)%N.

(* Derek gives every Magnus fewer than k positions in r rounds. *)
Definition derek_holds (k r : nat) : Prop :=
  exists D : derek, forall M : magnus, (#|visited (play M D r)| < k)%N.

(* The same Derek in any number of rounds. *)
Definition derek_holds_for_ever (k : nat) : Prop :=
  exists D : derek, forall (M : magnus) (r : nat), (#|visited (play M D r)| < k)%N.

End Game.

(* The odd part of n, and f*(n): n for powers of two, else n(p − 1)/p with p the smallest odd prime factor of n. *)
Definition odd_part (n : nat) : nat := (n %/ 2 ^ logn 2 n)%N.
Definition fstar (n : nat) : nat :=
  if odd_part n == 1%N then n else (n %/ pdiv (odd_part n) * (pdiv (odd_part n)).-1)%N.

(* R(n) = r: the least number of rounds in which Magnus forces f*(n) positions. *)
Definition R_is (n r : nat) : Prop :=
  magnus_forces n (fstar n) r /\ forall s, magnus_forces n (fstar n) s -> (r <= s)%N.

(* ---- The recursion on rounds ---- *)

Section Recursion.
Variable n : nat.
Implicit Types (V W : {set 'Z_n}) (x y d : 'Z_n) (k r s : nat).

(* Magnus forces k visited positions within r rounds, when those of V are visited and the token is on x. *)
Fixpoint forces (k r : nat) (V : {set 'Z_n}) (x : 'Z_n) : bool :=
  (k <= #|V|)%N ||
  (if r is s.+1 then [exists l : magnitude n, [forall dir : direction,
     let y := move x (l, dir) in forces k s (y |: V) y]] else false).

Lemma token_rcons (h : history n) rd : token (rcons h rd) = move (token h) rd.
Proof. by rewrite /token foldl_rcons. Qed.

Lemma visited_rcons (h : history n) rd : visited (rcons h rd) = move (token h) rd |: visited h.
Proof.
by apply/setP=> x; rewrite !inE scanl_rcons mem_rcons inE foldl_rcons orbCA.
Qed.

Lemma visited0 : visited (n := n) [::] = [set 0].
Proof. by apply/setP=> x; rewrite !inE. Qed.

Lemma token_visited (h : history n) : token h \in visited h.
Proof.
by case/lastP: h => [|h rd]; rewrite ?visited0 ?set11 // visited_rcons token_rcons setU11.
Qed.

Lemma size_play M D r : size (play (n := n) M D r) = r.
Proof. by elim: r => //= r IH; rewrite size_rcons IH. Qed.

Lemma forces_done k r V x : (k <= #|V|)%N -> forces k r V x.
Proof. by case: r => [|r] /= ->. Qed.

Lemma forces0 k V x : forces k 0 V x = (k <= #|V|)%N.
Proof. by rewrite /= orbF. Qed.

Lemma subset_card_leq V W k : V \subset W -> (k <= #|V|)%N -> (k <= #|W|)%N.
Proof. by move=> VW /leq_trans; apply; apply: subset_leq_card. Qed.

(* More visited positions, more rounds, fewer positions wanted: all easier. *)
Lemma forces_mono k k' r r' V V' x :
  (k' <= k)%N -> (r <= r')%N -> V \subset V' -> forces k r V x -> forces k' r' V' x.
Proof.
move=> k'k; elim: r r' V V' x => [|r IH] [|r'] V V' x //= le_r sVV'.
- by rewrite !orbF => /(leq_trans k'k); apply: subset_card_leq.
- by rewrite orbF => /(leq_trans k'k)/(subset_card_leq sVV') ->.
case/orP=> [/(leq_trans k'k)/(subset_card_leq sVV') -> //|/existsP[l /forallP Hl]].
apply/orP; right; apply/existsP; exists l; apply/forallP=> dir.
by apply: IH (Hl dir) => //; apply: setUS.
Qed.

(* A round as a difference d between positions, which spares the folding into 1, …, n/2. *)
Lemma magnitude_of_difference d : (1 < n)%N -> d != 0 ->
  exists l : magnitude n, l.+1%:R = d \/ l.+1%:R = - d.
Proof.
move=> n_gt1 d_neq0; have cast := Zp_cast n_gt1.
have d_gt0 : (0 < d)%N by rewrite lt0n.
have d_ltn : (d < n)%N by rewrite -[X in (_ < X)%N]cast.
case: (leqP d n./2) => [le|gt].
  have lt : (d.-1 < n./2)%N by rewrite prednK.
  by exists (Ordinal lt); left; rewrite /= prednK // natr_Zp.
have lt : ((n - d).-1 < n./2)%N.
  rewrite prednK ?subn_gt0 // leq_subLR.
  by rewrite -[X in (X <= _)%N]odd_double_half -addnn addnA leq_add2r; case: (odd n) => //=; rewrite add0n ltnW.
exists (Ordinal lt); right; rewrite /= prednK ?subn_gt0 //.
by rewrite natrB 1?ltnW // char_Zp // sub0r natr_Zp.
Qed.

(* One round of Magnus, from his side: the difference may also be 0, a round of waiting, which gives him nothing. *)
Lemma forces_call k r V x d : (1 < n)%N -> x \in V ->
  forces k r (x + d |: V) (x + d) -> forces k r (x - d |: V) (x - d) -> forces k r.+1 V x.
Proof.
move=> n_gt1 xV Hp Hm; have [d0|d_neq0] := eqVneq d 0.
  move: Hp; rewrite d0 addr0 (setUidPr _) ?sub1set //.
  by apply: forces_mono.
have [l Hl] := magnitude_of_difference n_gt1 d_neq0.
apply/orP; right; apply/existsP; exists l; apply/forallP=> dir.
by rewrite /move /=; case: Hl => ->; case: dir; rewrite ?opprK.
Qed.

Lemma natr_magnitude_neq0 (l : magnitude n) : (1 < n)%N -> l.+1%:R != 0 :> 'Z_n.
Proof.
move=> n_gt1; apply/eqP=> /(congr1 val) /=; rewrite val_Zp_nat // modn_small //.
by apply: leq_ltn_trans (ltn_ord l) _; rewrite -divn2 ltn_Pdiv // ltnW.
Qed.

(* The same from Derek's side: what he knows when Magnus has forced something. *)
Lemma forces_inv k r V x : (1 < n)%N -> forces k r.+1 V x ->
  (k <= #|V|)%N \/
  exists2 d, d != 0 & forces k r (x + d |: V) (x + d) && forces k r (x - d |: V) (x - d).
Proof.
move=> n_gt1 /= /orP[->|/existsP[l /forallP Hl]]; [by left | right].
exists l.+1%:R; first exact: natr_magnitude_neq0.
by move: (Hl true) (Hl false); rewrite /move /= => -> ->.
Qed.

(* A round visits at most one new position. *)
Lemma forces_card k r V x : forces k r V x -> (k <= #|V| + r)%N.
Proof.
elim: r V x => [|r IH] V x /=; first by rewrite orbF addn0.
case/orP=> [/leq_trans->//|/existsP[l /forallP/(_ true)/IH H]]; first exact: leq_addr.
by apply: leq_trans H _; rewrite addnS -addSn leq_add2r cardsU1; case: (_ \notin _).
Qed.

(* ---- Strategies and the recursion are the same; the game is determined ---- *)

Lemma forces_magnus k r : (1 < n)%N -> forces k r [set 0] 0 -> magnus_forces n k r.
Proof.
move=> n_gt1 start; have n2_gt0 : (0 < n./2)%N by rewrite half_gt0.
pose good (h : history n) (l : magnitude n) := [forall dir : direction,
  let y := move (token h) (l, dir) in forces k (r - (size h).+1) (y |: visited h) y].
exists (fun h => odflt (Ordinal n2_gt0) [pick l | good h l]) => D.
set M := (X in play X).
suff inv j : (j <= r)%N -> let h := play M D j in forces k (r - j) (visited h) (token h).
  by have := inv r (leqnn r); rewrite /= subnn forces0.
elim: j => [|j IH] le_jr /=; first by rewrite subn0 visited0.
have := IH (ltnW le_jr) => /=; set h := play M D j => Hh.
have size_h : size h = j by apply: size_play.
rewrite visited_rcons token_rcons.
have [le_k|gt_k] := leqP k #|visited h|.
  by apply/forces_done/(subset_card_leq _ le_k)/subsetUr.
have : good h (M h).
  rewrite /M; case: pickP => //= none; move: Hh.
  rewrite -(subnSK le_jr) /= leqNgt gt_k /= => /existsP[l Hl].
  by have := none l; rewrite /good size_h Hl.
by move=> /forallP/(_ (D h (M h))); rewrite size_h.
Qed.

Lemma unforced_derek k r : ~~ forces k r [set 0] 0 -> derek_holds n k r.
Proof.
move=> start.
pose bad (h : history n) (l : magnitude n) (dir : direction) :=
  let y := move (token h) (l, dir) in ~~ forces k (r - (size h).+1) (y |: visited h) y.
exists (fun h l => odflt true [pick dir | bad h l dir]) => M.
set D := (X in play _ X).
suff inv j : (j <= r)%N -> let h := play M D j in ~~ forces k (r - j) (visited h) (token h).
  by have := inv r (leqnn r); rewrite /= subnn forces0 -ltnNge.
elim: j => [|j IH] le_jr /=; first by rewrite subn0 visited0.
have := IH (ltnW le_jr) => /=; set h := play M D j => Hh.
have size_h : size h = j by apply: size_play.
rewrite visited_rcons token_rcons.
suff : bad h (M h) (D h (M h)) by rewrite /bad size_h.
rewrite /D; case: pickP => //= none; case/negP: Hh.
rewrite -(subnSK le_jr) /=; apply/orP; right; apply/existsP; exists (M h); apply/forallP=> dir.
by have := none dir; rewrite /bad size_h => /negbFE.
Qed.

Lemma not_both k r : magnus_forces n k r -> derek_holds n k r -> False.
Proof. by case=> M HM [D HD]; have := HM D; rewrite leqNgt HD. Qed.

Theorem forcesP k r : (1 < n)%N -> reflect (magnus_forces n k r) (forces k r [set 0] 0).
Proof.
move=> n_gt1; apply: (iffP idP) => [|HM]; first exact: forces_magnus.
by apply/idPn=> /unforced_derek; apply: not_both.
Qed.

Theorem determinacy k r : (1 < n)%N -> magnus_forces n k r \/ derek_holds n k r.
Proof.
move=> n_gt1; case: (boolP (forces k r [set 0] 0)) => H; [left | right].
  exact: forces_magnus.
exact: unforced_derek.
Qed.

Theorem holds_iff_not_forces k r : (1 < n)%N -> derek_holds n k r <-> ~ magnus_forces n k r.
Proof.
move=> n_gt1; split=> [HD HM|]; first exact: not_both HM HD.
by case: (determinacy k r n_gt1).
Qed.

Corollary R_isP r : (1 < n)%N ->
  forces (fstar n) r [set 0] 0 -> (forall s, (s < r)%N -> ~~ forces (fstar n) s [set 0] 0) -> R_is n r.
Proof.
move=> n_gt1 Hr Hs; split=> [|s]; first exact: forces_magnus.
by move/(forcesP _ _ n_gt1); apply: contraTT; rewrite -ltnNge; apply: Hs.
Qed.

End Recursion.
