(* Lemma 5: if Magnus visits w ≥ 2m/3 positions of Z_m in w − 1 rounds, then 2m positions of Z_3m in 2m − 1 rounds. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game residues.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* ---- Rounds that are all new ---- *)

Section Fresh.
Variable n : nat.
Hypothesis n_gt1 : (1 < n)%N.
Implicit Types (V W : {set 'Z_n}) (x : 'Z_n).

(* Magnus can make each of the next j rounds visit a new position. *)
Fixpoint fresh (j : nat) V x : Prop :=
  if j is i.+1 then exists d, [/\ x + d \notin V, x - d \notin V, fresh i (x + d |: V) (x + d) & fresh i (x - d |: V) (x - d)]
  else True.

Lemma fresh_le i j V x : (i <= j)%N -> fresh j V x -> fresh i V x.
Proof.
elim: i j V x => [|i IH] [|j] V x //= le_ij [d [p m Hp Hm]].
by exists d; split=> //; apply: IH le_ij _.
Qed.

Lemma fresh_forces j V x : x \in V -> fresh j V x -> forces (#|V| + j) j V x.
Proof.
elim: j V x => [|j IH] V x xV; first by move=> _; apply: forces_done; rewrite addn0.
case=> d [p m Hp Hm].
have card_new y : y \notin V -> (#|V| + j.+1 = #|y |: V| + j)%N by move=> yV; rewrite cardsU1 yV addnS.
by apply: (@forces_call _ _ _ _ _ d) => //; [rewrite (card_new _ p) | rewrite (card_new _ m)]; apply: IH => //; apply: setU11.
Qed.

Lemma forces_fresh j V x : forces (#|V| + j) j V x -> fresh j V x.
Proof.
elim: j V x => [|j IH] V x //.
case/(forces_inv n_gt1) => [|[d _ /andP[Hp Hm]]]; first by rewrite addnS -ltn_subRL subnn.
have new y : forces (#|V| + j.+1) j (y |: V) y -> y \notin V.
  by move/forces_card; rewrite cardsU1 addnS; case: (_ \notin _) => //; rewrite add0n ltnn.
have card_new y : y \notin V -> (#|V| + j.+1 = #|y |: V| + j)%N by move=> yV; rewrite cardsU1 yV addnS.
by exists d; split; [exact: new | exact: new | |]; apply: IH; rewrite -card_new ?new.
Qed.

Lemma forces_le_n k r V x : forces k r V x -> (k <= n)%N.
Proof.
elim: r V x => [|r IH] V x.
  by rewrite forces0 => /leq_trans; apply; apply: card_le_n.
case/(forces_inv n_gt1) => [|[d _ /andP[/IH //]]].
by move/leq_trans; apply; apply: card_le_n.
Qed.

End Fresh.

(* ---- Tripling ---- *)

Section Tripling.
Variables m w : nat.
Hypothesis m_gt1 : (1 < m)%N.
(* Magnus visits w ≥ 2m/3 positions of Z_m without waste. *)
Hypothesis w_big : (2 * m <= 3 * w)%N.
Hypothesis start : fresh w.-1 [set 0 : 'Z_m] 0.
Notation N := (3 * m)%N.

Lemma triple_gt1 : (1 < N)%N. Proof. by rewrite (leq_trans m_gt1) // leq_pmull. Qed.
Lemma triple_dvd : (3 %| N)%N. Proof. exact: dvdn_mulr. Qed.
#[local] Hint Resolve triple_gt1 triple_dvd : core.

(* The classes modulo 3 are tables Z_m with step 3. *)
Let class := @residue N 3.
Let up := @in_class N m 3.

Lemma classD x y : class (x + y) = class x + class y. Proof. exact: residueD. Qed.
Lemma classB x y : class (x - y) = class x - class y. Proof. exact: residueB. Qed.
Lemma upD x y : up (x + y) = up x + up y. Proof. exact: in_classD. Qed.
Lemma upB x y : up (x - y) = up x - up y. Proof. by rewrite upD /up in_classN. Qed.
Lemma up0 : up 0 = 0. Proof. exact: in_class0. Qed.
Lemma up_inj : injective up. Proof. exact: in_class_inj. Qed.

Lemma other_class (a b : 'Z_3) : b != a -> (a + a - b != a) && (a + a - b != b).
Proof. by case: a => [[|[|[|a]]] ?] //; case: b => [[|[|[|b]]] ?]. Qed.

Lemma class_up z : class (up z) = 0.
Proof. by rewrite /class /up /in_class residue_nat // natrM (_ : 3%:R = 0 :> 'Z_3) ?mul0r //; apply: val_inj. Qed.

Lemma same_class x y : class x = class y -> exists z, x = y + up z.
Proof.
move/eqP; rewrite -subr_eq0 -classB /class residue_eq0 // => /dvdnP[q qE].
exists q%:R; apply/eqP; rewrite addrC -subr_eq; apply/eqP; rewrite -[x - y]natr_Zp qE /up.
by rewrite (@in_class_nat N m 3) // [(q * 3)%N]mulnC.
Qed.

(* What is unvisited of a class. *)
Definition left (V : {set 'Z_N}) (c : 'Z_3) : {set 'Z_N} := [set x in ~: V | class x == c].

Lemma left_visit (V : {set 'Z_N}) x c : x \notin V ->
  #|left (x |: V) c| = (if class x == c then #|left V c|.-1 else #|left V c|).
Proof.
move=> xV; case: eqP => [xc|xc].
  rewrite [in RHS](cardsD1 x) inE inE xV xc eqxx /=.
  by congr #|pred_of_set _|; apply/setP=> y; rewrite !inE negb_or; case: (y == x); rewrite ?andbF.
congr #|pred_of_set _|; apply/setP=> y; rewrite !inE negb_or.
by case: eqP => //= ->; move/eqP/negbTE: xc => ->; rewrite andbF.
Qed.

(* The class of a, seen from a, has W visited. *)
Definition seen_from (a : 'Z_N) (V : {set 'Z_N}) (W : {set 'Z_m}) := forall z, (a + up z \in V) = (z \in W).

Lemma card_left a (V : {set 'Z_N}) (W : {set 'Z_m}) : seen_from a V W -> #|left V (class a)| = (m - #|W|)%N.
Proof.
move=> seen; have -> : left V (class a) = [set a + up z | z in ~: W].
  apply/setP=> x; rewrite !inE; apply/andP/imsetP => [[xV /eqP/same_class[z xE]]|[z zW ->]].
    by exists z; rewrite // inE -seen -xE.
  by rewrite inE in zW; rewrite seen zW classD class_up addr0.
rewrite card_imset; last by move=> x y /addrI/up_inj.
by rewrite cardsCs setCK card_Z.
Qed.

(* A play on Z_m is played in the class of a, and then something else. *)
Lemma fresh_in_class j s a (V : {set 'Z_N}) (W : {set 'Z_m}) y : seen_from a V W -> fresh j W y ->
  (forall (W' : {set 'Z_m}) y', W \subset W' -> #|W'| = (#|W| + j)%N -> fresh s (V :|: [set a + up z | z in W']) (a + up y')) ->
  fresh (j + s) V (a + up y).
Proof.
elim: j V W y => [|j IH] V W y seen.
  move=> _ /(_ W y (subxx _)); rewrite addn0 (setUidPl _) //; first exact.
  by apply/subsetP=> _ /imsetP[z zW ->]; rewrite seen.
case=> d [p mi Hp Hm] next; exists (up d).
have lands y' : y' \notin W -> fresh j (y' |: W) y' -> fresh (j + s) (a + up y' |: V) (a + up y').
  move=> y'W Hy'; apply: IH Hy' _ => [z|W' z].
    by rewrite !inE seen; congr (_ || _); apply/eqP/eqP => [/addrI/up_inj|->].
  rewrite subUset sub1set cardsU1 y'W => /andP[y'W' sub] size_W'.
  have := next W' z sub; rewrite size_W' addnS => /(_ (erefl _)).
  congr (fresh s _ _); rewrite -setUA; apply/esym/setUidPr; rewrite sub1set inE.
  by apply/orP; right; apply: imset_f.
rewrite -!addrA -upD -upB !seen; split=> //; exact: lands.
Qed.

(* (2) and (3): the token changes between two classes, until Derek goes to the third; there Magnus plays on. *)
Lemma alternate r (V : {set 'Z_N}) x b : (r <= w)%N -> b != class x ->
  (forall z, class z != class x -> class z != b -> z \notin V) ->
  r = (#|left V (class x)| + #|left V b|)%N ->
  (#|left V b| == #|left V (class x)|) || (#|left V b| == #|left V (class x)|.+1) ->
  fresh r V x.
Proof.
elim: r V x b => [|r IH] V x b // le_r b_x third r_eq evens.
have b_gt0 : (0 < #|left V b|)%N by rewrite lt0n; apply/eqP=> b0; move: r_eq evens; rewrite b0 addn0 orbF => <-.
have [J] := card_gt0P b_gt0; rewrite !inE => /andP[JV /eqP Jb].
have x_b : class x != b by rewrite eq_sym.
have class_K : class (x - (J - x)) = class x + class x - b by rewrite !classB Jb opprB addrA.
have /andP[K_x K_b] := other_class b_x.
have KV : x - (J - x) \notin V by apply: third; rewrite class_K.
exists (J - x); rewrite addrC subrK; split=> //.
  apply: (IH _ _ (class x)) => //.
  - exact: ltnW.
  - by rewrite Jb.
  - by move=> z; rewrite Jb => z_b z_x; rewrite !inE negb_or third // andbT; apply: contraNneq z_b => ->; rewrite Jb.
  - rewrite !left_visit // Jb eqxx (negbTE b_x).
    by move: r_eq; rewrite -{1}(prednK b_gt0) addnS addnC => -[].
  - rewrite !left_visit // Jb eqxx (negbTE b_x).
    by move: evens; rewrite -{1 2}(prednK b_gt0) eqSS orbC ![_ == #|left V (class x)|]eq_sym.
set K := x - (J - x) in class_K KV *.
have := @fresh_in_class r 0 K (K |: V) [set 0] 0; rewrite up0 addr0 addn0; apply=> //.
  move=> z; rewrite !inE -{2}[K]addr0 -up0 (inj_eq (addrI _)) (inj_eq up_inj).
  by rewrite (negbTE (third _ _ _)) ?orbF // classD class_up addr0 class_K.
by apply: fresh_le start; move: le_r; case: w.
Qed.

(* (1): w positions in the class of 0, one round into another class, w positions there; then the two classes are visited whole. *)
Lemma tripling_fresh : fresh (2 * m).-1 [set 0 : 'Z_N] 0.
Proof.
have w_gt0 : (0 < w)%N by case: w w_big => //; rewrite muln0 leqn0 muln_eq0; case: m m_gt1.
have w_le : (w <= m)%N.
  have := @fresh_forces m m_gt1 w.-1 [set 0] 0; rewrite set11 cards1 add1n prednK // => /(_ isT start).
  exact: forces_le_n.
have [k mE] : exists k, m = (w + k)%N by exists (m - w)%N; rewrite subnKC.
have k_small : (k + k <= w)%N.
  by move: w_big; rewrite mE mulnDr (mulSnr 2 w) leq_add2l mul2n addnn.
have -> : ((2 * m).-1 = w.-1 + (w.-1 + (k + k)).+1)%N.
  by rewrite mE mul2n -addnn -{1 2}(prednK w_gt0) !addSn !addnS /= addnACA -addnA.
have image_class a (W : {set 'Z_m}) x : x \in [set a + up z | z in W] -> class x = class a.
  by case/imsetP=> z _ ->; rewrite classD class_up addr0.
have in_image a z (W : {set 'Z_m}) : (a + up z \in [set a + up z | z in W]) = (z \in W).
  by apply: mem_imset => ? ? /addrI/up_inj.
have class0 : class 0 = 0 by rewrite -up0 class_up.
have class1 : class 1 = 1 by rewrite -[1]/(1%:R) /class residue_nat.
have := @fresh_in_class w.-1 (w.-1 + (k + k)).+1 0 [set 0] [set 0] 0; rewrite up0 addr0; apply=> //.
  by move=> z; rewrite !inE add0r -up0 (inj_eq up_inj).
move=> W1 y1; rewrite sub1set cards1 add1n prednK // => W1_0 size1; set V1 := _ :|: _.
have V1_class x : x \in V1 -> class x = 0.
  by rewrite inE => /orP[|/image_class->//]; rewrite inE => /eqP->.
suff second x2 : class x2 != 0 -> x2 \notin V1 /\ fresh (w.-1 + (k + k)) (x2 |: V1) x2.
  have [|p Hp] := second (0 + up y1 + 1); first by rewrite !classD class_up class0 class1.
  have [|q Hq] := second (0 + up y1 - 1); first by rewrite classB classD class_up class0 class1.
  by exists 1.
move=> x2_0; have x2_V1 : x2 \notin V1 by apply: contra x2_0 => /V1_class->.
have class_x2 z : class (x2 + up z) = class x2 by rewrite classD class_up addr0.
split=> //; have := @fresh_in_class w.-1 (k + k) x2 (x2 |: V1) [set 0] 0; rewrite up0 addr0; apply=> //.
  move=> z; rewrite !inE -{2}[x2]addr0 -up0 (inj_eq (addrI _)) (inj_eq up_inj).
  suff /negbTE : x2 + up z \notin V1 by rewrite !inE => ->; rewrite orbF.
  by apply: contra x2_0 => /V1_class; rewrite class_x2 => ->.
move=> W2 y2; rewrite sub1set cards1 add1n prednK // => W2_0 size2; set V3 := _ :|: _.
have left_x2 : #|left V3 (class x2)| = k.
  rewrite (@card_left x2 V3 W2) ?size2 ?mE ?addKn // => z.
  rewrite /V3 in_setU in_image in_setU1 -{2}[x2]addr0 -up0 (inj_eq (addrI _)) (inj_eq up_inj).
  suff /negbTE-> : x2 + up z \notin V1 by rewrite orbF; case: eqP => // ->; rewrite W2_0.
  by apply: contra x2_0 => /V1_class; rewrite class_x2 => ->.
have left_0 : #|left V3 0| = k.
  rewrite -class0 (@card_left 0 V3 W1) ?size1 ?mE ?addKn // => z.
  rewrite /V3 in_setU in_setU1 /V1 in_setU in_image inE.
  have class_z : class (0 + up z) = 0 by rewrite classD class_up class0 addr0.
  rewrite (_ : (0 + up z == x2) = false); last by apply: contraNF x2_0 => /eqP<-; rewrite class_z.
  rewrite (_ : (_ \in [set x2 + up z | z in W2]) = false); last by apply: contraNF x2_0 => /image_class<-; rewrite class_z.
  by rewrite add0r -up0 (inj_eq up_inj) orbF; case: eqP => // ->; rewrite W1_0.
apply: (@alternate _ _ _ 0) => //.
- by rewrite class_x2 eq_sym.
- move=> z; rewrite class_x2 => z_x2 z_0; rewrite /V3 in_setU in_setU1 !negb_or; apply/andP; split; first apply/andP; first split.
  + by apply: contraNneq z_x2 => ->.
  + by apply: contra z_0 => /V1_class->.
  + by apply: contra z_x2 => /image_class->.
- by rewrite class_x2 left_x2 left_0.
- by rewrite class_x2 left_x2 left_0 eqxx.
Qed.

End Tripling.

Theorem tripling m w : (1 < m)%N -> (2 * m <= 3 * w)%N -> forces w w.-1 [set 0 : 'Z_m] 0 ->
  forces (2 * m) (2 * m).-1 [set 0 : 'Z_(3 * m)] 0.
Proof.
move=> m_gt1 w_big H; have N_gt1 := triple_gt1 m_gt1; have m_gt0 := ltnW m_gt1.
have w_gt0 : (0 < w)%N by case: w w_big {H} => //; rewrite muln0 leqn0 muln_eq0 /= -leqn0 leqNgt m_gt0.
have start : fresh w.-1 [set 0 : 'Z_m] 0 by apply: forces_fresh; rewrite ?cards1 ?add1n ?prednK.
have two_m_gt0 : (0 < 2 * m)%N by rewrite muln_gt0.
have all_new : fresh (2 * m).-1 [set 0 : 'Z_(3 * m)] 0 by apply: tripling_fresh start.
by have := fresh_forces N_gt1 (set11 0) all_new; rewrite cards1 add1n (prednK two_m_gt0).
Qed.
