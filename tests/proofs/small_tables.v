(* The recursion on rounds with lists of numbers, which a machine can run; it is proved to say the same, and gives f*(n) and R(n) of the
   small tables. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.

(* `has` and `all` that stop as soon as they know. *)
Fixpoint some (T : Type) (a : T -> bool) (s : seq T) : bool :=
  if s is x :: s' then if a x then true else some a s' else false.

Lemma someE (T : Type) (a : T -> bool) s : some a s = has a s.
Proof. by elim: s => //= x s ->; case: (a x). Qed.

Definition landing (n x l : nat) (dir : bool) : nat := (if dir then x + l else x + (n - l)) %% n.

Definition visit (y : nat) (V : seq nat) : seq nat := if y \in V then V else y :: V.

(* V lists the visited positions, x is the token. *)
Fixpoint forces_by_lists (n k r : nat) (V : seq nat) (x : nat) : bool :=
  if k <= size V then true else
  if size V + r < k then false else
  if r is s.+1 then
    some (fun l =>
      let y := landing n x l true in
      if forces_by_lists n k s (visit y V) y then
        let z := landing n x l false in forces_by_lists n k s (visit z V) z
      else false) (iota 1 n./2)
  else false.

(* The fewest rounds for f*(n) positions, fewer than 2n. *)
Definition rounds_by_lists (n : nat) : nat :=
  find (fun r => forces_by_lists n (fstar n) r [:: 0] 0) (iota 0 n.*2).

Lemma val_move n (x : 'Z_n) (l : magnitude n) dir : 1 < n -> val (move x (l, dir)) = landing n x l.+1 dir.
Proof.
case: n x l => [|[|m]] // x l _; have l_small : l.+1 < m.+2 by apply: leq_ltn_trans (ltn_ord l) _; rewrite -divn2 ltn_Pdiv.
rewrite /landing /move; case: dir => /=; rewrite Zp_nat /= modnDmr //.
by rewrite [l.+1 %% _]modn_small // modnDmr.
Qed.

Lemma forces_by_listsE n k r (V : seq nat) (W : {set 'Z_n}) (x : 'Z_n) : 1 < n ->
  uniq V -> (forall y : nat, y \in V -> y < n) -> (forall y : 'Z_n, (y \in W) = (val y \in V)) ->
  forces_by_lists n k r V x = forces k r W x.
Proof.
case: n W x => [|[|m]] // W x _; set n := m.+2 in W x *.
elim: r V W x => [|r IH] V W x uniqV smallV WV.
all: have sizeV : #|W| = size V.
1,3: rewrite cardE -(size_map val); apply/perm_size/uniq_perm; rewrite ?(map_inj_uniq val_inj) ?enum_uniq //.
1,2: move=> y; apply/mapP/idP => [[z]|yV]; first by rewrite mem_enum WV => zV ->.
1,2: by exists (inord y); rewrite ?mem_enum ?WV /= inordK //; apply: smallV.
- by rewrite /= sizeV addn0; case: leqP => // ->.
have IH' (l : magnitude n) dir (W' := (@move n x (l, dir) : 'Z_n) |: W) :
    forces_by_lists n k r (visit (landing n x l.+1 dir) V) (landing n x l.+1 dir)
    = forces (n := n) k r W' (@move n x (l, dir)).
  rewrite -val_move //; apply: IH; rewrite /visit.
  - by case: ifPn => //= ->.
  - move=> y; case: ifPn => _; first exact: smallV.
    by rewrite inE => /orP[/eqP->|]; [apply: ltn_ord | apply: smallV].
  - move=> y; rewrite !inE WV; case: ifPn => H; last by rewrite inE.
    by case: eqP => // ->.
have -> : forces_by_lists n k r.+1 V x = if k <= size V then true else if size V + r.+1 < k then false else
  some (fun l => if forces_by_lists n k r (visit (landing n x l true) V) (landing n x l true) then
    forces_by_lists n k r (visit (landing n x l false) V) (landing n x l false) else false) (iota 1 n./2) by [].
have [le_k|lt_k] := leqP k (size V); first by rewrite forces_done // sizeV.
case: (ltnP (size V + r.+1)) => [too_few|_].
  by apply/esym/idP => /forces_card; rewrite sizeV leqNgt too_few.
rewrite someE [RHS]/= sizeV leqNgt lt_k; apply/hasP/existsP => [[l]|[l /forallP Hl]].
  rewrite mem_iota add1n ltnS => /andP[l_gt0 l_le].
  have lt : l.-1 < n./2 by rewrite prednK.
  have := IH' (Ordinal lt) true; have := IH' (Ordinal lt) false; rewrite /= prednK // => -> ->.
  by case Ht: (forces _ _ _ _) => // Hf; exists (Ordinal lt); apply/forallP=> [[]].
exists l.+1; first by rewrite mem_iota; apply/andP; split=> //; rewrite add1n ltnS; apply: ltn_ord.
by rewrite !IH' !Hl.
Qed.

Corollary forces_by_lists_start n k r : 1 < n ->
  forces_by_lists n k r [:: 0] 0 = forces k r [set 0%R : 'Z_n] 0%R.
Proof.
move=> n_gt1; rewrite -(@forces_by_listsE n k r [:: 0] [set 0%R] 0%R n_gt1) // => y.
  by rewrite inE => /eqP->; apply: ltnW.
by rewrite !inE.
Qed.

(* R(n) of one table, from two runs of the lists. *)
Lemma R_by_lists n r : 1 < n ->
  forces_by_lists n (fstar n) r.+1 [:: 0] 0 && ~~ forces_by_lists n (fstar n) r [:: 0] 0 -> R_is n r.+1.
Proof.
move=> n_gt1 /andP[Hr Hs]; apply: R_isP => //; first by rewrite -forces_by_lists_start.
move=> s; rewrite ltnS => le_sr; apply: contra Hs => Hs.
by rewrite forces_by_lists_start //; apply: forces_mono Hs.
Qed.

Theorem R_2 : R_is 2 1. Proof. by apply: R_by_lists; vm_compute. Qed.
Theorem R_3 : R_is 3 1. Proof. by apply: R_by_lists; vm_compute. Qed.
Theorem R_4 : R_is 4 3. Proof. by apply: R_by_lists; vm_compute. Qed.
Theorem R_5 : R_is 5 4. Proof. by apply: R_by_lists; vm_compute. Qed.
Theorem R_6 : R_is 6 3. Proof. by apply: R_by_lists; vm_compute. Qed.
Theorem R_7 : R_is 7 7. Proof. by apply: R_by_lists; vm_compute. Qed.
Theorem R_8 : R_is 8 7. Proof. by apply: R_by_lists; vm_compute. Qed.
Theorem R_9 : R_is 9 5. Proof. by apply: R_by_lists; vm_compute. Qed.
Theorem R_10 : R_is 10 7. Proof. by apply: R_by_lists; vm_compute. Qed.
Theorem R_12 : R_is 12 7. Proof. by apply: R_by_lists; vm_compute. Qed.
Theorem R_15 : R_is 15 9. Proof. by apply: R_by_lists; vm_compute. Qed.
