(* The value of the game: layer play forces f*(n) positions on every table, and Derek's shield gives no more in any number of rounds. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues layers closed_sets.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Value.
Variable n : nat.
Hypothesis n_gt1 : (1 < n)%N.
Let n_gt0 : (0 < n)%N := ltnW n_gt1.

(* ---- The shield: p an odd prime factor of n; the token never enters the class of 1 modulo p ---- *)

Section Shield.
Variable p : nat.
Hypotheses (p_gt1 : (1 < p)%N) (p_odd : odd p) (p_dvd : (p %| n)%N).

Let class := @residue n p.

(* Clockwise, unless that leads into the class. *)
Definition shield : derek n := fun h l => class (move (token h) (l, true)) != 1.

Lemma one_landing_outside (x : 'Z_n) (l : magnitude n) :
  class x != 1 -> (class (move x (l, true)) != 1) || (class (move x (l, false)) != 1).
Proof.
apply: contraNT; rewrite negb_or !negbK /move /= /class residueD // residueB // => /andP[/eqP plus /eqP minus].
apply/eqP/(double_inj p_gt1 p_odd).
by rewrite -[1 + 1]/(1 + 1) -{1}plus -minus addrACA subrr addr0.
Qed.

Definition outside : {set 'Z_n} := [set z | class z != 1].

Lemma shield_holds M r : let h := play M shield r in (class (token h) != 1) && (visited h \subset outside).
Proof.
have class0 : class 0 != 1 by rewrite -[0]/(0%:R) /class residue_nat // eq_sym oner_neq0.
elim: r => [|r /andP[IHt IHv]] /=.
  by rewrite visited0 sub1set inE; apply: class0.
rewrite token_rcons visited_rcons; set h := play M shield r in IHt IHv *.
rewrite subUset sub1set IHv inE !andbT andbb /shield.
have := one_landing_outside (M h) IHt.
by case: (boolP (class (move (token h) (M h, true)) != 1)).
Qed.

Lemma card_class_of_1 : (n %/ p <= #|~: outside|)%N.
Proof.
pose f (k : 'I_(n %/ p)) : 'Z_n := (p * val k).+1%:R.
have small (k : 'I_(n %/ p)) : ((p * val k).+1 < n)%N.
  move: (ltn_ord k); rewrite leq_divRL ?(ltnW p_gt1) //; apply: leq_trans.
  by rewrite mulSn mulnC -[X in (X <= _)%N]add2n leq_add2r.
have f_inj : injective f.
  move=> j k /(congr1 val); rewrite /f /= !val_Zp_nat // !modn_small ?small // => -[].
  by move/eqP; rewrite eqn_pmul2l ?(ltnW p_gt1) // => /eqP/val_inj.
rewrite -[X in (X <= _)%N]card_ord -(card_imset _ f_inj); apply: subset_leq_card.
apply/subsetP=> _ /imsetP[k _ ->]; rewrite !inE negbK /f /class residue_nat // mulrSr natrM.
by rewrite char_Zp // mul0r add0r.
Qed.

Lemma shield_value : derek_holds_for_ever n (n - n %/ p).+1.
Proof.
exists shield => M r; rewrite ltnS; have /andP[_ /subset_leq_card/leq_trans] := shield_holds M r; apply.
by rewrite cardsCs card_Z // leq_sub2l // card_class_of_1.
Qed.

End Shield.

Theorem at_most_fstar : derek_holds_for_ever n (fstar n).+1.
Proof.
have [one|not_one] := eqVneq (odd_part n) 1%N.
  by exists (fun _ _ => true) => M r; rewrite ltnS /fstar one eqxx card_le_n.
rewrite fstarE //; have p_prime := odd_factor_prime n_gt0 not_one.
by apply: shield_value; [exact: prime_gt1 | exact: odd_factor_odd | exact: odd_factor_dvd].
Qed.

(* ---- Layer play ---- *)

(* Before f*(n) positions are visited the token is in the last layer. *)
Lemma token_in_hull (V : {set 'Z_n}) x : (#|V| < fstar n)%N -> x \in hull (~: V).
Proof.
move=> few; have [->|not_all] := eqVneq (hull (~: V)) setT; first by rewrite inE.
have some_left : ~: V != set0.
  apply: contraTneq few => none; rewrite -leqNgt.
  by rewrite -(setCK V) none setC0 cardsT card_Z // fstar_le.
have hull_n0 : hull (~: V) != set0.
  by apply: contra some_left => /eqP none; rewrite -subset0 -none subset_hull.
have [not_one small] := closed_small n_gt1 (hull_closed n_gt1 (~: V)) hull_n0 not_all.
have := leq_trans (subset_leq_card (subset_hull (~: V))) small.
have size_V : (#|V| + #|~: V| = n)%N by rewrite cardsC card_Z.
move: few; rewrite fstarE // ltn_subRL addnC -[X in (_ < X)%N]size_V ltn_add2l => lt le.
by have := leq_trans lt le; rewrite ltnn.
Qed.

(* Each new position within n rounds. *)
Lemma layer_play j (V : {set 'Z_n}) x : x \in V -> (fstar n <= #|V| + j)%N -> forces (fstar n) (n * j) V x.
Proof.
elim: j V x => [|j IH] V x xV; first by rewrite addn0; apply: forces_done.
move=> le_j; have [le|lt] := leqP (fstar n) #|V|; first exact: forces_done.
rewrite mulnS; apply: climb => // [|y yV]; first exact: token_in_hull.
by apply: IH; rewrite ?setU11 // cardsU1 yV add1n addSnnS.
Qed.

Theorem at_least_fstar : magnus_forces n (fstar n) (n * (fstar n).-1).
Proof.
apply: forces_magnus => //; apply: layer_play; rewrite ?set11 // cards1 add1n prednK //.
exact: fstar_gt0.
Qed.

Corollary R_exists : exists r, R_is n r.
Proof.
have ex : exists r, forces (fstar n) r [set 0 : 'Z_n] 0.
  by exists (n * (fstar n).-1)%N; apply/forcesP => //; apply: at_least_fstar.
case: (ex_minnP ex) => r Hr least; exists r; apply: R_isP => // s lt_s.
by apply: contraTN lt_s => /least; rewrite -leqNgt.
Qed.

End Value.

(* f*(n) is the value: Magnus gets so many positions out of every Derek, and one Derek gives no Magnus more, however long they play. *)
Theorem value n : (1 < n)%N -> (exists r, magnus_forces n (fstar n) r) /\ derek_holds_for_ever n (fstar n).+1.
Proof.
by move=> n_gt1; split; [exists (n * (fstar n).-1)%N; apply: at_least_fstar | apply: at_most_fstar].
Qed.
