(* Maps between tables: the residue of a position modulo a divisor, and the class of residue 0 as a table of its own. *)
From mathcomp Require Import all_ssreflect all_algebra.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Lemma card_Z n : (1 < n)%N -> #|'Z_n| = n.
Proof. by move=> n_gt1; rewrite card_ord Zp_cast. Qed.

Lemma card_le_n n (V : {set 'Z_n}) : (1 < n)%N -> (#|V| <= n)%N.
Proof. by move=> n_gt1; rewrite -[X in (_ <= X)%N](card_Z n_gt1) max_card. Qed.

Lemma Z_ltn n (x : 'Z_n) : (1 < n)%N -> (x < n)%N.
Proof. by move=> n_gt1; rewrite -[X in (_ < X)%N](Zp_cast n_gt1). Qed.

Lemma val_addZ n (x y : 'Z_n) : (1 < n)%N -> val (x + y) = ((val x + val y) %% n)%N.
Proof. by case: n x y => [|[|n]]. Qed.

Lemma Z_nat_eq0 n k : (1 < n)%N -> (k%:R == 0 :> 'Z_n) = (n %| k)%N.
Proof. by move=> n_gt1; rewrite -val_eqE /= val_Zp_nat // /dvdn. Qed.

(* On odd tables doubling is a bijection, and so some power of 2 is 1. *)
Lemma double_inj n : (1 < n)%N -> odd n -> injective (fun x : 'Z_n => x + x).
Proof.
move=> n_gt1 n_odd x y /eqP; rewrite -subr_eq0 opprD addrACA -[x - y]natr_Zp -natrD addnn Z_nat_eq0 //.
rewrite -mul2n Gauss_dvdr ?coprimen2 // -Z_nat_eq0 // natr_Zp subr_eq0.
by move/eqP.
Qed.

Lemma power_of_2_is_1 n : odd n -> exists k, (2 ^ k.+1 = 1 %[mod n])%N.
Proof.
have [n_le1|n_gt1] := leqP n 1; first by case: n n_le1 => [|[|]] // _ _; exists 0%N; rewrite !modn1.
move=> n_odd; pose f (x : 'Z_n) := x + x.
have iter_f k : iter k f 1 = (2 ^ k)%:R.
  by elim: k => //= k ->; rewrite /f -natrD addnn -mul2n -expnS.
exists (order f 1).-1; rewrite prednK ?order_gt0 //.
have := iter_order (double_inj n_gt1 n_odd) 1; rewrite -/f iter_f => /(congr1 val) /=.
by rewrite val_Zp_nat // [(1 %% n)%N]modn_small.
Qed.

Section Residue.
Variables (n d : nat).
Hypotheses (n_gt1 : (1 < n)%N) (d_gt1 : (1 < d)%N) (d_dvd : (d %| n)%N).

Definition residue (x : 'Z_n) : 'Z_d := (val x)%:R.

Lemma residue_nat k : residue k%:R = k%:R.
Proof. by rewrite /residue /= val_Zp_nat // -Zp_nat_mod // modn_dvdm // Zp_nat_mod. Qed.

Lemma residueD x y : residue (x + y) = residue x + residue y.
Proof. by rewrite -[x]natr_Zp -[y]natr_Zp -natrD !residue_nat natrD. Qed.

Lemma residueN x : residue (- x) = - residue x.
Proof. by apply/eqP; rewrite -addr_eq0 -residueD addNr -[0]/(0%:R) residue_nat. Qed.

Lemma residueB x y : residue (x - y) = residue x - residue y.
Proof. by rewrite residueD residueN. Qed.

Lemma residue_eq0 x : (residue x == 0) = (d %| val x)%N.
Proof. by rewrite Z_nat_eq0. Qed.

(* A member of the class. *)
Lemma residue_lift (y : 'Z_d) : residue (val y)%:R = y.
Proof. by rewrite residue_nat natr_Zp. Qed.

End Residue.

Section Class.
Variables (n m c : nat).
Hypotheses (m_gt1 : (1 < m)%N) (c_gt0 : (0 < c)%N) (nE : n = (c * m)%N).

Let n_gt1 : (1 < n)%N. Proof. by rewrite nE (leq_trans m_gt1) // leq_pmull. Qed.

(* The table Z_m as the class of 0 modulo c of the table Z_n. *)
Definition in_class (z : 'Z_m) : 'Z_n := (c * val z)%:R.

Lemma in_class_nat k : in_class k%:R = (c * k)%:R.
Proof. by rewrite /in_class /= val_Zp_nat // muln_modr // -nE Zp_nat_mod. Qed.

Lemma in_classD x y : in_class (x + y) = in_class x + in_class y.
Proof. by rewrite -[x]natr_Zp -[y]natr_Zp -natrD !in_class_nat mulnDr natrD. Qed.

Lemma in_class0 : in_class 0 = 0.
Proof. by rewrite /in_class muln0. Qed.

Lemma in_classN x : in_class (- x) = - in_class x.
Proof. by apply/eqP; rewrite -addr_eq0 -in_classD addNr in_class0. Qed.

Lemma in_class_inj : injective in_class.
Proof.
move=> x y /(congr1 val) /=; rewrite !val_Zp_nat // nE -!muln_modr // !modn_small ?Z_ltn //.
by move/eqP; rewrite eqn_pmul2l // => /eqP/val_inj.
Qed.

End Class.
