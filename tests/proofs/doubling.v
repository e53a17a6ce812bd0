(* A table of twice the size wastes no more rounds: w(2n) ≤ w(n), where w(n) = R(n) − (f*(n) − 1). Whenever the token enters a new residue
   modulo n, the next call is n, which visits the opposite position. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Doubling.
Variable n : nat.
Hypothesis n_gt1 : (1 < n)%N.
Notation N := (2 * n)%N.

Lemma N_gt1 : (1 < N)%N. Proof. by rewrite (leq_trans n_gt1) // leq_pmull. Qed.
Lemma n_dvd : (n %| N)%N. Proof. exact: dvdn_mull. Qed.
#[local] Hint Resolve N_gt1 n_dvd : core.
Let res := @residue N n.
Let half : 'Z_N := n%:R.

Lemma resD x y : res (x + y) = res x + res y. Proof. exact: residueD. Qed.
Lemma resB x y : res (x - y) = res x - res y. Proof. exact: residueB. Qed.

Lemma half2 : half + half = 0.
Proof. by rewrite -natrD addnn -mul2n char_Zp. Qed.

Lemma res_half : res half = 0.
Proof. by rewrite /res /half residue_nat // char_Zp. Qed.

Lemma same_residue x y : res x = res y -> x = y \/ x = y + half.
Proof.
move/eqP; rewrite -subr_eq0 -residueB // residue_eq0 // => /dvdnP[q].
move eu : (x - y) => u; move/(canRL (subrK y)): eu => -> uE.
have := Z_ltn u N_gt1; rewrite /= in uE; rewrite uE ltn_mul2r => /andP[_].
rewrite -[u]natr_Zp uE; case: q {uE} => [|[|q]] // _; first by left; rewrite add0r.
by right; rewrite mul1n addrC.
Qed.

Let cover (W : {set 'Z_n}) := res @^-1: W.

Lemma card_cover (W : {set 'Z_n}) : (2 * #|W| <= #|cover W|)%N.
Proof.
pose f (w : 'Z_n) : 'Z_N := (val w)%:R; pose g w := f w + half.
have val_f w : val (f w) = val w.
  by rewrite /f /= val_Zp_nat // modn_small // (leq_trans (Z_ltn w n_gt1)) // leq_pmull.
have val_g w : val (g w) = (val w + n)%N.
  rewrite /g /f /half -natrD /= val_Zp_nat // modn_small //.
  by rewrite mul2n -addnn ltn_add2r Z_ltn.
have f_inj : injective f by move=> u w /(congr1 val); rewrite !val_f => /val_inj.
have g_inj : injective g by move=> u w /addIr/f_inj.
have -> : (2 * #|W| = #|[set f w | w in W] :|: [set g w | w in W]|)%N.
  rewrite cardsU (_ : _ :&: _ = set0) ?cards0 ?subn0 ?card_imset // ?mul2n ?addnn //.
  apply/setP=> x; rewrite !inE; apply/negP=> /andP[/imsetP[w _ ->] /imsetP[u _ /(congr1 val)]].
  by rewrite val_f val_g => wE; have := Z_ltn w n_gt1; rewrite wE ltnNge leq_addl.
apply: subset_leq_card; rewrite subUset; apply/andP; split; apply/subsetP=> x /imsetP[w wW ->]; rewrite inE.
  by rewrite /f /res residue_lift.
by rewrite /g resD res_half addr0 /f /res residue_lift.
Qed.

(* The token has just entered the residue of x. *)
Lemma enter K s (V : {set 'Z_N}) (W : {set 'Z_n}) (x : 'Z_N) : cover W \subset V ->
  forces K s (cover (res x |: W)) (x + half) -> forces K s.+1 (x |: V) x.
Proof.
move=> sub H.
have minus : x - half = x + half by congr (x + _); apply/eqP; rewrite eq_sym -addr_eq0 half2.
suff H' : forces K s (x + half |: (x |: V)) (x + half).
  by apply: (@forces_call _ _ _ _ _ half) => //; rewrite ?minus // setU11.
apply: forces_mono H => //; apply/subsetP=> z; rewrite !inE => /orP[/eqP/same_residue[]->|zW].
- by rewrite eqxx orbT.
- by rewrite eqxx.
- by rewrite (subsetP sub) ?orbT // inE.
Qed.

Lemma doubling_play k r (W : {set 'Z_n}) (x : 'Z_N) :
  res x \in W -> forces k r W (res x) -> forces (2 * k) (r + (k - #|W|)) (cover W) x.
Proof.
have done_ s (V : {set 'Z_n}) (y : 'Z_N) : (k <= #|V|)%N -> forces (2 * k) s (cover V) y.
  by move=> le; apply: forces_done; apply: leq_trans (card_cover V); rewrite leq_mul2l.
elim: r W x => [|r IH] W x xW; first by rewrite forces0; apply: done_.
case/(forces_inv n_gt1) => [|[d _ /andP[Hp Hm]]]; first exact: done_.
have [|lt_k] := leqP k #|W|; first exact: done_.
pose d' : 'Z_N := (val d)%:R.
have res_d' : res d' = d by apply: residue_lift.
have landing_ x' : forces k r (res x' |: W) (res x') -> forces (2 * k) (r + (k - #|W|)) (x' |: cover W) x'.
  move=> H; have [x'W|x'W] := boolP (res x' \in W).
    have eqW : res x' |: W = W by apply/setUidPr; rewrite sub1set.
    have -> : x' |: cover W = cover W by apply/setUidPr; rewrite sub1set inE.
    by apply: IH => //; rewrite eqW in H.
  have card' : #|res x' |: W| = #|W|.+1 by rewrite cardsU1 x'W.
  have -> : (r + (k - #|W|) = (r + (k - #|res x' |: W|)).+1)%N by rewrite card' -addnS subnSK.
  apply: enter (subxx _) _; apply: IH.
    by rewrite resD res_half addr0 setU11.
  by rewrite resD res_half addr0.
rewrite addSn; apply: (@forces_call _ _ _ _ _ d') => //; rewrite ?inE //; apply: landing_.
  by rewrite resD res_d'.
by rewrite resB res_d'.
Qed.

Theorem doubling_forces k r : (0 < k)%N -> forces k r [set 0 : 'Z_n] 0 -> forces (2 * k) (r + k) [set 0 : 'Z_N] 0.
Proof.
move=> k_gt0 H; have res0 : res 0 = 0 by rewrite -(subrr half) resB subrr.
have := @doubling_play k r [set 0] half; rewrite res_half cards1 set11 => /(_ isT H) {}H.
rewrite -(prednK k_gt0) addnS; have -> : [set 0 : 'Z_N] = 0 |: set0 by rewrite setU0.
apply: (@enter _ _ _ set0); first by rewrite /cover preimset0.
by rewrite add0r res0 setU0 prednK // -subn1.
Qed.

End Doubling.

Theorem doubling n r : (1 < n)%N -> R_is n r ->
  exists2 r', R_is (2 * n) r' & (r' + fstar n <= r + fstar (2 * n))%N.
Proof.
move=> n_gt1 [Hr _]; have n_gt0 := ltnW n_gt1; have N_gt1 : (1 < 2 * n)%N by rewrite (leq_trans n_gt1) // leq_pmull.
have /(doubling_forces n_gt1 (fstar_gt0 n_gt0)) {}Hr : forces (fstar n) r [set 0 : 'Z_n] 0 by apply/forcesP.
rewrite -fstar_double // in Hr.
have ex : exists r', forces (fstar (2 * n)) r' [set 0 : 'Z_(2 * n)] 0 by exists (r + fstar n)%N.
case: (ex_minnP ex) => r' Hr' min; exists r'.
  by apply: R_isP => // s lt_s; apply: contraTN lt_s => /min; rewrite -leqNgt.
by rewrite fstar_double // mul2n -addnn addnA leq_add2r min.
Qed.

Corollary doubling_tower n r e : (1 < n)%N -> R_is n r ->
  exists2 r', R_is (2 ^ e * n) r' & (r' + fstar n <= r + fstar (2 ^ e * n))%N.
Proof.
move=> n_gt1 Hr; elim: e => [|e [r1 H1 le1]]; first by exists r; rewrite mul1n.
have gt1 : (1 < 2 ^ e * n)%N by rewrite (leq_trans n_gt1) // leq_pmull // expn_gt0.
have [r2] := doubling gt1 H1; rewrite mulnA -expnS => H2 le2; exists r2 => //.
rewrite -(leq_add2r (fstar (2 ^ e * n))) addnAC (leq_trans (leq_add le2 (leqnn (fstar n)))) //.
by rewrite addnAC [X in (_ <= X)%N]addnAC leq_add2r.
Qed.
