(* The size lemma: containers with few sums are small. The density lemma: a set that is spread evenly over containers has condition (D) of the
   averaging lemma. *)
From Coq Require Import Lia.
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import fstar residues progressions pollard averaging.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Containers.
Variable p : nat.
Hypotheses (p_prime : prime p) (p_gt2 : (2 < p)%N).
Let p_gt1 : (1 < p)%N := prime_gt1 p_prime.
Let p_odd : odd p := prime_odd p_prime p_gt2.
Implicit Types (A B X Y S : {set 'Z_p}) (x y z : 'Z_p).

(* e(X, B): the triples of x and y in X and z in B with x + y = 2z. *)
Definition triples X B : nat := #|[set t : 'Z_p * 'Z_p * 'Z_p | [&& t.1.1 \in X, t.1.2 \in X, t.2 \in B & t.1.1 + t.1.2 == t.2 + t.2]]|.

Lemma triplesE X B : triples X B = (\sum_(z in B) ways X X (z + z)%R)%N.
Proof.
rewrite /triples -sum1dep_card /= (partition_big (fun t : 'Z_p * 'Z_p * 'Z_p => t.2) (mem B)) /= => [|t /and4P[] //].
apply: eq_bigr => z zB; rewrite sum1dep_card /ways.
have inj : injective (fun x : 'Z_p => (x, z + z - x, z)) by move=> x y [].
rewrite -(card_imset _ inj); congr #|pred_of_set _|; apply/setP=> -[[x y] u]; rewrite inE /=.
apply/andP/imsetP => [[/and4P[xX yX _ /eqP sum] /eqP uz]|[v]]; subst.
  by exists x; rewrite ?inE -?sum [x + y]addrC ?addrK ?xX.
by rewrite inE => /andP[vX wX] [-> -> ->]; rewrite vX wX zB eqxx addrC subrK eqxx.
Qed.

(* On odd tables every position is the double of one. *)
Lemma sum_double (f : 'Z_p -> nat) : (\sum_z f (z + z)%R = \sum_z f z)%N.
Proof. by rewrite [RHS](reindex_inj (double_inj p_gt1 p_odd)). Qed.

(* The size lemma in whole numbers. *)
Lemma size_lemma_nat X B t : (triples X B < t ^ 2)%N -> (#|B| < p - 2 * #|X| + 2 * t)%N.
Proof.
move=> few; have B_le : (#|B| <= p)%N by apply: card_le_n.
have t_gt0 : (0 < t)%N by rewrite lt0n; apply: contraTneq few => ->.
have [Xt|tX] := ltnP #|X| t.
  apply: leq_trans (_ : p < _)%N; first by rewrite ltnS.
  by move: Xt => /ltP Xt; apply/ltP; rewrite -?plusE -?minusE -?multE; lia.
have low := pollard p_prime tX tX; rewrite -sum_double (bigID (mem B)) /= in low.
have high : (\sum_(z in B) minn t (ways X X (z + z)%R) + \sum_(z | z \notin B) minn t (ways X X (z + z)%R)
    <= triples X B + t * (p - #|B|))%N.
  rewrite leq_add // ?triplesE; first by apply: leq_sum => z _; apply: geq_minr.
  have -> : (p - #|B| = #|~: B|)%N by have := cardsC B; rewrite card_Z // => size; rewrite -[X in (X - _)%N]size addKn.
  rewrite mulnC -sum_nat_const [X in (_ <= X)%N](eq_bigl (fun z => z \notin B)) => [|z]; last by rewrite inE.
  by apply: leq_sum => z _; apply: geq_minl.
have {low high}le := leq_trans low high.
have {le few} : (t * minn p (#|X| + #|X| - t) < t * (t + (p - #|B|)))%N.
  by apply: leq_ltn_trans le _; rewrite mulnDr ltn_add2r mulnn.
rewrite ltn_pmul2l // => lt; move: lt B_le tX; rewrite /minn; case: ifP => _ /ltP lt /leP B_le /leP tX.
  by apply/ltP; rewrite -?plusE -?minusE -?multE in lt *; lia.
by apply/ltP; rewrite -?plusE -?minusE -?multE in lt *; lia.
Qed.

(* ---- With the numbers of the note: epsilon and its square root ---- *)

Import Order.TTheory Num.Theory.
Variables (R : realFieldType) (eps root : R).
Hypotheses (root_ge0 : 0 <= root) (epsE : root ^+ 2 = eps).

Theorem size_lemma X B : (triples X B)%:R < eps * p%:R ^+ 2 ->
  #|B|%:R <= Num.max 0 (p%:R - 2%:R * #|X|%:R) + 2%:R * root * p%:R + 1 :> R.
Proof.
move=> few; set e := triples X B in few.
(* The least t whose square is above e. *)
have ex : exists t, (e < t ^ 2)%N by exists e.+1; rewrite -[X in (X < _)%N]expn1 (@leq_trans (e.+1 ^ 1)) ?leq_pexp2l // expn1.
case: (ex_minnP ex) => t et t_min; have := size_lemma_nat et.
have t_gt0 : (0 < t)%N by rewrite lt0n; apply: contraTneq et => ->.
have below : (t.-1 ^ 2 <= e)%N.
  by rewrite leqNgt; apply/negP=> /t_min; rewrite leqNgt prednK ?leqnn.
have t_le : t.-1%:R <= root * p%:R :> R.
  rewrite -(@ler_pexpn2r _ 2) // ?nnegrE ?ler0n ?mulr_ge0 ?ler0n //.
  rewrite exprMn epsE -natrX (le_trans _ (ltW few)) // ler_nat //.
move=> lt; have : #|B|%:R + 1 <= (p - 2 * #|X|)%:R + 2%:R * t%:R :> R.
  by rewrite -natrM -natrD -[1]/(1%:R) -natrD ler_nat addn1.
have tE : t%:R = t.-1%:R + 1 :> R by rewrite -[1]/(1%:R) -natrD addn1 prednK.
have maxE : (p - 2 * #|X|)%:R <= Num.max 0 (p%:R - 2%:R * #|X|%:R) :> R.
  have [le|lt2] := leqP p (2 * #|X|); first by rewrite (eqP (le : p - 2 * #|X| == 0)%N) le_maxr lexx.
  by rewrite natrB ?natrM ?le_maxr ?lexx ?orbT // ltnW.
rewrite tE mulrDr mulr1 => le; rewrite -(ler_add2r 1) (le_trans le) //.
rewrite -!addrA ler_add // -[1 + 1]/(2%:R) ler_add2r -mulrA ler_pmul2l ?ltr0n //.
Qed.

(* ---- The density lemma ---- *)

(* The pairs of the container lemma: few sums in each, and one for all X and B with at most s pairs of X around each member of B. *)
Definition containers (s : nat) (k : R) (C : {set {set 'Z_p} * {set 'Z_p}}) : Prop :=
  (forall c, c \in C -> (triples c.1 c.2)%:R < eps * p%:R ^+ 2) /\
  (forall X B, (forall z, z \in B -> z \notin halfway s X) ->
    exists c, [/\ c \in C, X \subset c.1 & #|B :\: c.2|%:R <= 8%:R * eps * #|B|%:R + 8%:R * k / eps]).

(* How much more of A is in S than there should be. *)
Definition discrepancy S A : R := #|A :&: S|%:R - #|A|%:R / p%:R * #|S|%:R.

Lemma times_share A Y (K : R) : `|discrepancy Y A| <= K -> #|A :&: Y|%:R <= #|A|%:R / p%:R * #|Y|%:R + K.
Proof. by move=> even; rewrite -ler_subl_addl (le_trans (ler_norm _)). Qed.

Theorem density_lemma s (k : R) C A (K : R) (E F : nat) : eps <= 64%:R^-1 -> containers s k C ->
  (forall c, c \in C -> `|discrepancy c.1 A| <= K /\ `|discrepancy c.2 A| <= K) ->
  2%:R * K <= F%:R -> K + 3%:R * root * #|A|%:R + 8%:R * k / eps + 1 < E.+1%:R ->
  forall X, X \subset A -> (#|A :\: halfway s X| <= (#|A| + F - 2 * #|X|) + E)%N.
Proof.
move=> eps_le [few cover] even F_ge E_ge X XA; set B := A :\: _.
have BA : B \subset A by apply: subsetDl.
have [c [cC Xc out]] : exists c, [/\ c \in C, X \subset c.1 & #|B :\: c.2|%:R <= 8%:R * eps * #|B|%:R + 8%:R * k / eps].
  by apply: cover => z; rewrite inE => /andP[].
have [even1 even2] := even c cC; have size := size_lemma (few c cC).
set a : R := #|A|%:R in E_ge *; set P : R := p%:R in size; set e := root in E_ge size.
have P_gt0 : 0 < P by rewrite ltr0n prime_gt0.
have e_ge0 : 0 <= e := root_ge0.
have eE : e ^+ 2 = eps := epsE.
have eps_ge0 : 0 <= eps by rewrite -eE sqr_ge0.
have a_ge0 : 0 <= a by apply: ler0n.
set q := a / P; have q_ge0 : 0 <= q by rewrite divr_ge0 // ltW.
have qP : q * P = a by rewrite /q mulfVK // gt_eqF.
have q_le1 : q <= 1 by rewrite ler_pdivr_mulr // mul1r ler_nat card_le_n.
(* 8ε ≤ √ε. *)
have eps8 : 8%:R * eps <= e.
  rewrite -[in X in X <= _]eE expr2 mulrA -[X in _ <= X]mul1r ler_wpmul2r //.
  rewrite -(@ler_pexpn2r _ 2) // ?nnegrE ?mulr_ge0 ?ler0n ?ler01 // exprMn eE expr1n -natrX.
  by rewrite -ler_pdivl_mull ?mulr1 ?ltr0n.
have x_le : #|X|%:R <= q * #|c.1|%:R + K.
  by apply: le_trans (times_share even1); rewrite ler_nat subset_leq_card // subsetI XA.
have b_le := times_share even2; rewrite -/a -/P -/q in b_le.
set n := (#|A| + F - 2 * #|X|)%N.
have n_ge : Num.max 0 (a - 2%:R * (q * #|c.1|%:R)) <= n%:R.
  rewrite le_maxl ler0n /=; apply: (@le_trans _ _ (a + F%:R - 2%:R * #|X|%:R)).
    rewrite -addrA ler_add2l ler_subr_addr addrC -ler_subr_addr opprK.
    by rewrite (le_trans (ler_wpmul2l (ler0n _ 2) x_le)) // mulrDr addrC ler_add2r.
  rewrite /n; have [le|lt] := leqP (2 * #|X|) (#|A| + F); first by rewrite natrB // natrD natrM.
  by rewrite (le_trans _ (ler0n _ _)) // subr_le0 -natrM -natrD ler_nat ltnW.
have q_size : q * #|c.2|%:R <= n%:R + 2%:R * e * a + 1.
  apply: le_trans (ler_wpmul2l q_ge0 size) _; rewrite !mulrDr mulr1 ler_add // ler_add //.
    by rewrite maxr_pmulr // mulr0 mulrBr qP mulrCA.
  by rewrite mulrCA qP.
have b_size : #|B|%:R < n%:R + E.+1%:R :> R.
  apply: le_lt_trans (_ : _ <= n%:R + (K + 3%:R * e * a + 8%:R * k / eps + 1)) _; last by rewrite ltr_add2l.
  have -> : #|B|%:R = #|B :&: c.2|%:R + #|B :\: c.2|%:R :> R by rewrite -natrD cardsID.
  apply: le_trans (ler_add (_ : _ <= n%:R + 2%:R * e * a + 1 + K) (_ : _ <= e * a + 8%:R * k / eps)) _.
  - apply: le_trans (_ : #|A :&: c.2|%:R <= _); first by rewrite ler_nat subset_leq_card // setSI.
    by apply: le_trans b_le _; rewrite ler_add2r.
  - apply: le_trans out _; rewrite ler_add2r ler_pmul ?mulr_ge0 ?ler0n // ler_nat.
    exact: subset_leq_card.
  have -> : 3%:R * e * a = 2%:R * e * a + e * a by rewrite (natrD _ 2 1) 2!mulrDl mul1r.
  rewrite le_eqVlt; apply/orP; left; apply/eqP; rewrite -!addrA; congr (_ + _).
  by rewrite (addrCA 1 K) (addrCA _ K) [1 + _]addrC -!addrA.
by move: b_size; rewrite -natrD ltr_nat addnS ltnS.
Qed.

End Containers.
