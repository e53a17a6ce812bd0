(* What the papers say and what is not so, each by a computation: that Lemma 1 of Nedev 2010, stated for odd primes and true there, does not
   extend to n = 9, which is no error of the paper; Theorem 4 of the thesis, that Algorithm DEREK is optimal when Magnus announces his
   magnitudes; and its Theorem 5(c), that Magnus visits every position of an odd table when Derek announces n − 1 directions. Positions
   are numbers below n. *)
From mathcomp Require Import all_ssreflect.
From MagnusDerek Require Import small_tables.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* ---- Lemma 1 is for odd primes: |M^i(A)| ≥ min(n, 2^i(|A| − 1) + 1) ---- *)

Definition midpoints (n : nat) (A : seq nat) : seq nat :=
  [seq z <- iota 0 n | has (fun x => has (fun y => z + z == x + y %[mod n]) A) A].

Theorem lemma_1_fails_on_9 :
  let A := [:: 0; 3] in let i := 2 in
  size (iter i (midpoints 9) A) < minn 9 (2 ^ i * (size A).-1 + 1).
Proof. by vm_compute. Qed.

Theorem lemma_1_on_9_is_3_against_5 :
  size (iter 2 (midpoints 9) [:: 0; 3]) = 3 /\ minn 9 (2 ^ 2 * (size [:: 0; 3]).-1 + 1) = 5.
Proof. by vm_compute. Qed.

(* ---- All lists of k members of s ---- *)

Fixpoint lists (T : Type) (k : nat) (s : seq T) : seq (seq T) :=
  if k is k'.+1 then [seq x :: t | x <- s, t <- lists k' s] else [:: [::]].

Lemma mem_lists (T : eqType) k (s t : seq T) : (t \in lists k s) = (size t == k) && all (mem s) t.
Proof.
elim: k t => [|k IH] [|x t] //=; first by apply/allpairsP=> [[[y u] [_ _]]].
apply/allpairsP/idP => [[[y u] /= [ys]]|]; rewrite ?IH eqSS.
  by move=> /andP[size_u us] [-> ->]; rewrite size_u ys.
by case/and3P=> size_t xs ts; exists (x, t); rewrite IH size_t.
Qed.

Definition directions : seq bool := [:: true; false].

Lemma mem_directions t k : (t \in lists k directions) = (size t == k).
Proof. by rewrite mem_lists; case: eqP => //= _; apply/allP=> [[]]. Qed.

(* ---- The number of positions that are visited, when all magnitudes and directions are known ---- *)

Fixpoint way (n x : nat) (magnitudes : seq nat) (dirs : seq bool) : seq nat :=
  x :: if (magnitudes, dirs) is (l :: magnitudes', d :: dirs') then way n (landing n x l d) magnitudes' dirs' else [::].

Definition count (n : nat) (magnitudes : seq nat) (dirs : seq bool) : nat := size (undup (way n 0 magnitudes dirs)).

(* ---- Magnus announces: Algorithm DEREK, repaired as in src/announced/thesis.rs so that it can run ---- *)

(* B[i, j, k, d]: one set of k visited positions with which the token can be on j after i rounds, the last direction being d; the magnitudes
   are those of the i rounds, the last one first. LOOKUP takes the first of four: as many visited before, j among them, or one fewer, j not
   among them; the direction before being + or −. *)
Fixpoint B (n : nat) (announced : seq nat) (j k : nat) (d : bool) : option (seq nat) :=
  if announced is l :: before then
    let back := landing n j l (~~ d) in
    let same d' := if B n before back k d' is Some b then if j \in b then Some b else None else None in
    let fewer d' := if k is k'.+1 then
      if B n before back k' d' is Some b then if j \in b then None else Some (j :: b) else None else None in
    if same true is Some b then Some b else if same false is Some b then Some b else
    if fewer true is Some b then Some b else fewer false
  else if (j == 0) && (k == 1) then Some [:: 0] else None.

(* Its answer: the smallest k for which some state of the last round is true. *)
Definition algorithm_derek (n : nat) (announced : seq nat) : nat :=
  find (fun k => has (fun j => has (fun d => isSome (B n (rev announced) j k d)) directions) (iota 0 n)) (iota 0 (size announced).+2).

(* On n = 6 with 1 1 2 2 1 3 it says 4; − + + − − + visits 3, and no directions visit fewer. *)
Theorem derek_is_not_optimal_on_6 :
  let announced := [:: 1; 1; 2; 2; 1; 3] in
  [/\ algorithm_derek 6 announced = 4,
      count 6 announced [:: false; true; true; false; false; true] = 3
    & forall dirs, size dirs = 6 -> 3 <= count 6 announced dirs].
Proof.
split; [by vm_compute | by vm_compute | move=> dirs /eqP; rewrite -mem_directions; move: dirs; apply/allP; by vm_compute].
Qed.

Theorem derek_is_not_optimal_on_7 :
  let announced := [:: 1; 2; 1; 2; 1; 3] in
  [/\ algorithm_derek 7 announced = 5,
      exists dirs, size dirs = 6 /\ count 7 announced dirs = 4
    & forall dirs, size dirs = 6 -> 4 <= count 7 announced dirs].
Proof.
split; first by vm_compute.
  suff /hasP[dirs] : has (fun dirs => count 7 [:: 1; 2; 1; 2; 1; 3] dirs == 4) (lists 6 directions).
    by rewrite mem_directions => /eqP ? /eqP ?; exists dirs.
  by vm_compute.
by move=> dirs /eqP; rewrite -mem_directions; move: dirs; apply/allP; vm_compute.
Qed.

(* ---- Derek announces n − 1 directions ---- *)

Definition magnitudes_of (n : nat) : seq nat := iota 1 n./2.

(* Magnus can visit every position. *)
Definition visits_all (n : nat) (dirs : seq bool) : Prop :=
  exists magnitudes, [/\ size magnitudes = n.-1, all (mem (magnitudes_of n)) magnitudes & count n magnitudes dirs = n].

Definition visits_all_by_lists (n : nat) (dirs : seq bool) : bool :=
  has (fun magnitudes => count n magnitudes dirs == n) (lists n.-1 (magnitudes_of n)).

Lemma visits_allP n dirs : reflect (visits_all n dirs) (visits_all_by_lists n dirs).
Proof.
apply: (iffP hasP) => [[ms]|[ms [size_ms all_ms eq_n]]]; rewrite ?mem_lists.
  by case/andP=> /eqP size_ms all_ms /eqP eq_n; exists ms.
by exists ms; rewrite ?mem_lists ?size_ms ?all_ms ?eqxx ?eq_n.
Qed.

Theorem announced_on_3 : ~ visits_all 3 [:: true; false] /\ ~ visits_all 3 [:: false; true].
Proof. by split=> /visits_allP; vm_compute. Qed.

Theorem announced_on_5 : ~ visits_all 5 [:: true; false; true; false] /\ ~ visits_all 5 [:: false; true; false; true].
Proof. by split=> /visits_allP; vm_compute. Qed.

(* No other sequence fails there, and none on n = 7. *)
Theorem announced_else_on_3_5_7 n dirs : n \in [:: 3; 5; 7] -> size dirs = n.-1 ->
  (n < 7 -> exists i, nth true dirs i = nth true dirs i.+1 /\ i.+2 < n) -> visits_all n dirs.
Proof.
move=> n_small /eqP; rewrite -mem_directions => dirs_in not_alternating; apply/visits_allP.
pose repeats := fix repeats (s : seq bool) := if s is a :: s' then (if s' is b :: _ then a == b else false) || repeats s' else false.
have : (n < 7) ==> repeats dirs.
  apply/implyP=> /not_alternating[i [same lt_i]].
  have lt : i.+1 < size dirs by move: dirs_in; rewrite mem_directions => /eqP->; case: n lt_i {n_small not_alternating}.
  elim: dirs i lt same {dirs_in not_alternating lt_i} => //= a [|b dirs] IH [|i] //=; first by move=> _ ->; rewrite eqxx.
  by rewrite ltnS => lt same; apply/orP; right; apply: (IH i).
apply/implyP; move: dirs dirs_in {not_alternating}; apply/allP; move: n n_small; apply/allP; by vm_compute.
Qed.
