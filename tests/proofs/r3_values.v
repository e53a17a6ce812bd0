(* r_3(n) of small n, by a computation that is proved to be r_3: 1, 2, 2, 3, 4, 4, 4, 4, 5, 5, 6, 6, 7, 8 for n = 1, …, 14. *)
From Coq Require Import Lia.
From mathcomp Require Import all_ssreflect.
From MagnusDerek Require Import progressions.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* A set of numbers as a list, the largest one first; may a be put before? *)
Definition fits (s : seq nat) (a : nat) : bool := all (fun b => (b + b < a) || (b + b - a \notin s)) s.

(* All lists of numbers below n without a progression. *)
Fixpoint free_lists (n : nat) : seq (seq nat) :=
  if n is m.+1 then let old := free_lists m in old ++ [seq m :: s | s <- old & fits s m] else [:: [::]].

Definition r3_by_lists (n : nat) : nat := foldr (fun s most => maxn (size s) most) 0 (free_lists n).

Definition free (s : seq nat) : Prop := forall a b c, a \in s -> b \in s -> c \in s -> a + c = b + b -> a = b.

Lemma fitsP s a : reflect (forall b c, b \in s -> c \in s -> c + a <> b + b) (fits s a).
Proof.
apply: (iffP allP) => [none b c bs cs cE|none b bs].
  move: (none b bs); rewrite -cE ltnNge leq_addl /= addnK cs; done.
case: ltnP => //= le; apply/negP=> cs; apply: (none b _ bs cs).
by rewrite subnK.
Qed.

Lemma free_lists_free n s : s \in free_lists n -> [/\ uniq s, all (fun a => a < n) s & free s].
Proof.
elim: n s => [|n IH] s; first by rewrite inE => /eqP->.
have weaker t : all (fun a => a < n) t -> all (fun a => a < n.+1) t by apply: sub_all => a /leqW.
rewrite /= mem_cat => /orP[/IH[s_uniq below s_free]|/mapP[t]]; first by split=> //; apply: weaker.
rewrite mem_filter => /andP[/fitsP fit /IH[t_uniq below t_free]] ->{s}.
have small a : a \in t -> a < n by move/(allP below).
split=> /=; first by rewrite t_uniq andbT; apply/negP=> /small; rewrite ltnn.
  by rewrite ltnS leqnn weaker.
move=> a b c; rewrite !inE => /orP[/eqP->|at_] /orP[/eqP->|bt] /orP[/eqP->|ct] abc //.
- by move/eqP: abc; rewrite !addnn => /eqP/(congr1 half); rewrite !doubleK.
- by case: (fit b c bt ct); rewrite addnC.
- by move: (small a at_) abc => /ltP lt; rewrite -!plusE => abc; lia.
- by move: (small a at_) (small c ct) abc => /ltP lt /ltP lt'; rewrite -!plusE => abc; lia.
- by case: (fit b a bt at_).
- exact: t_free at_ bt ct abc.
Qed.

Lemma free_lists_all n (P : pred nat) : free (rev (filter P (iota 0 n))) -> rev (filter P (iota 0 n)) \in free_lists n.
Proof.
elim: n => [|n IH] //; rewrite -addn1 iotaD filter_cat rev_cat addn1 /= add0n => fr.
have /IH old : free (rev (filter P (iota 0 n))).
  by move=> a b c sa sb sc; apply: fr; rewrite mem_cat ?sa ?sb ?sc orbT.
rewrite mem_cat; case: ifP fr => Pn fr; last by rewrite old.
apply/orP; right; apply/mapP; exists (rev (filter P (iota 0 n))) => //.
rewrite mem_filter old andbT; apply/fitsP=> b c sb sc cE.
have := fr c b n; rewrite !mem_cat sb sc mem_head !orbT => /(_ isT isT isT cE) cb.
have : n = b by apply: (@addnI b); rewrite -{1}cb.
by move=> nb; move: sb; rewrite -nb mem_rev mem_filter mem_iota add0n ltnn !andbF.
Qed.

Lemma r3_by_listsE n : r3_by_lists n = r3 n.
Proof.
pose most := foldr (fun (s : seq nat) k => maxn (size s) k) 0.
have most_ge (ls : seq (seq nat)) s : s \in ls -> size s <= most ls.
  elim: ls => //= t ls IH; rewrite inE leq_max => /orP[/eqP->|/IH->]; rewrite ?leqnn ?orbT //.
have most_le (ls : seq (seq nat)) k : (forall s, s \in ls -> size s <= k) -> most ls <= k.
  elim: ls => //= t ls IH H; rewrite geq_max H ?mem_head // IH // => s sl.
  by apply: H; rewrite inE sl orbT.
apply/eqP; rewrite eqn_leq; apply/andP; split.
  apply: most_le => s /free_lists_free[s_uniq below s_free].
  pose S := [set i : 'I_n | val i \in s].
  apply: (@leq_trans #|S|); last first.
    apply: leq_bigmax_cond; apply/forall_inP=> a; rewrite inE => sa.
    apply/forall_inP=> b; rewrite inE => sb; apply/forall_inP=> c; rewrite inE => sc.
    by apply/implyP=> /eqP abc; apply/eqP/val_inj/(s_free _ _ _ sa sb sc).
  rewrite cardE -(size_map val); apply: uniq_leq_size => // a sa.
  have lt : a < n by apply: (allP below).
  by apply/mapP; exists (Ordinal lt); rewrite // mem_enum inE.
apply/bigmax_leqP=> S S_free; pose P k := [exists i in S, val i == k].
have mem_P k : k \in rev (filter P (iota 0 n)) -> exists2 i, i \in S & val i = k.
  by rewrite mem_rev mem_filter => /andP[/exists_inP[i iS /eqP <-] _]; exists i.
apply: (@leq_trans (size (rev (filter P (iota 0 n))))).
  rewrite cardE -(size_map val); apply: uniq_leq_size; first by rewrite (map_inj_uniq val_inj) enum_uniq.
  move=> k /mapP[i iS ->]; rewrite mem_enum in iS; rewrite mem_rev mem_filter mem_iota /= add0n ltn_ord andbT.
  by apply/exists_inP; exists i.
apply/most_ge/free_lists_all=> a' b' c' /mem_P[a aS <-] /mem_P[b bS <-] /mem_P[c cS <-] abc.
move/forall_inP/(_ a aS)/forall_inP/(_ b bS)/forall_inP/(_ c cS)/implyP: S_free.
by rewrite abc eqxx => /(_ isT)/eqP->.
Qed.

Theorem r3_small : [seq r3 n | n <- iota 1 14] = [:: 1; 2; 2; 3; 4; 4; 4; 4; 5; 5; 6; 6; 7; 8].
Proof. by under eq_map do rewrite -r3_by_listsE; vm_compute. Qed.
