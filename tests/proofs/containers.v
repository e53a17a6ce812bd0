(* The container lemma, after Kleitman and Winston: few pairs of sets contain, up to little, all X and B with few pairs of X around each member
   of B. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import fstar residues progressions pollard averaging density.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* ---- Light members, and sets that are noted ---- *)

(* The k lightest of M: no more than their share of all weights. *)
Lemma lightest (T : finType) (w : T -> nat) (M : {set T}) d k : (#|M| = d + k)%N ->
  exists Y : {set T}, [/\ Y \subset M, #|Y| = k & ((d + k) * (\sum_(y in Y) w y) <= k * (\sum_(y in M) w y))%N].
Proof.
elim: d M => [|d IH] M size_M; first by exists M.
have /card_gt0P[y0 y0M] : (0 < #|M|)%N by rewrite size_M.
have [y yM heaviest] := @arg_maxnP _ y0 (fun y => y \in M) w y0M; have size_D : (#|M :\ y| = d + k)%N.
  by move: size_M; rewrite (cardsD1 y) yM => -[].
have [Y [YD size_Y share]] := IH _ size_D; exists Y; split=> //; first exact: subset_trans YD (subD1set _ _).
have all : (\sum_(x in M) w x = w y + \sum_(x in M :\ y) w x)%N.
  by rewrite (big_setD1 y).
have part : (\sum_(x in Y) w x <= k * w y)%N.
  rewrite -size_Y -sum_nat_const; apply: leq_sum => x /(subsetP YD)/setD1P[_ xM]; exact: heaviest.
by rewrite addSn mulSn all mulnDr leq_add.
Qed.

Section Notes.
Variables (T : finType) (k : nat).

(* A note of at most k members. *)
Definition noted (f : {ffun 'I_k -> option T}) : {set T} := [set x | Some x \in codom f].

Lemma noted_small (Y : {set T}) : (#|Y| <= k)%N -> exists f, noted f = Y.
Proof.
move=> small; exists [ffun i : 'I_k => nth None [seq Some y | y <- enum Y] i]; apply/setP=> x; rewrite inE.
apply/codomP/idP => [[i]|xY].
  rewrite ffunE; have [lt|le] := ltnP i (size (enum Y)); last by rewrite nth_default ?size_map.
  by rewrite (nth_map x) // => -[->]; rewrite -mem_enum mem_nth.
have lt : (index x (enum Y) < #|Y|)%N by rewrite cardE index_mem mem_enum.
exists (Ordinal (leq_trans lt small)); rewrite ffunE /= (nth_map x) -?cardE // nth_index //.
by rewrite mem_enum.
Qed.

Lemma card_notes : #|{ffun 'I_k -> option T}| = (#|T|.+1 ^ k)%N.
Proof. by rewrite card_ffun card_option card_ord. Qed.

End Notes.

(* ---- Joined positions ---- *)

Section Joined.
Variable p : nat.
Hypotheses (p_prime : prime p) (p_gt2 : (2 < p)%N).
Let p_gt1 : (1 < p)%N := prime_gt1 p_prime.
Let p_odd : odd p := prime_odd p_prime p_gt2.
Implicit Types (A X B M Y Z : {set 'Z_p}) (x y z : 'Z_p).

(* How many members z of B there are with 2z − x in Y. *)
Definition joins Y B x : nat := #|[set z in B | z + z - x \in Y]|.

Lemma joinsE Y B x : joins Y B x = (\sum_(z in B) ((z + z - x)%R \in Y))%N.
Proof. by rewrite /joins -sum1dep_card big_mkcondr. Qed.

Lemma joins_sum X Y B : (\sum_(x in X) joins Y B x = \sum_(z in B) ways X Y (z + z)%R)%N.
Proof.
under eq_bigr do rewrite joinsE; rewrite exchange_big /=.
by apply: eq_bigr => z _; rewrite waysE.
Qed.

Lemma joins_swap X Y B : (\sum_(x in X) joins Y B x = \sum_(y in Y) joins X B y)%N.
Proof. by rewrite !joins_sum; apply: eq_bigr => z _; apply: waysC. Qed.

Lemma joins_le Y B x : (joins Y B x <= #|Y|)%N.
Proof.
have inj : injective (fun z : 'Z_p => z + z - x) by move=> y z /addIr; apply: double_inj.
rewrite /joins -(card_imset _ inj); apply: subset_leq_card; apply/subsetP=> _ /imsetP[z + ->].
by rewrite inE => /andP[].
Qed.

Lemma joins_parts Y B B' x : B' \subset B -> joins Y B x = (joins Y B' x + joins Y (B :\: B') x)%N.
Proof. by move=> /setIidPr B'B; rewrite !joinsE (big_setID B') /= B'B. Qed.

(* What is left of B when all that is joined to members of Z is taken away. *)
Definition rest Y Z B : {set 'Z_p} := [set z in B | [forall x in Z, z + z - x \notin Y]].

Lemma rest_sub Y Z B : rest Y Z B \subset B.
Proof. by apply/subsetP=> z; rewrite inE => /andP[]. Qed.

Lemma restU Y Z B x : (#|rest Y Z B| = joins Y (rest Y Z B) x + #|rest Y (x |: Z) B|)%N.
Proof.
rewrite -(cardsID [set z | z + z - x \in Y]); congr (_ + _)%N.
  by apply: eq_card => z; rewrite !inE.
apply: eq_card => z; rewrite !inE andbCA; congr (_ && _); apply/andP/forall_inP => [[out /forall_inP all] u|all].
  by case/setU1P=> [->|/all].
by split; [apply: all; apply: setU11 | apply/forall_inP=> u uZ; apply: all; apply: setU1r].
Qed.

Lemma joins_rest Y Z B x : x \in Z -> joins Y (rest Y Z B) x = 0%N.
Proof.
move=> xZ; apply/eqP; rewrite cards_eq0; apply/eqP/setP=> z; rewrite !inE.
by apply/negP=> /andP[/andP[_ /forall_inP/(_ _ xZ)/negP]].
Qed.

(* Of the pairs around z in X, one way and the other. *)
Lemma ends_of_pairs s X z : z \notin halfway s X -> (#|[set y in X | (y != z) && ((z + z - y)%R \in X)]| <= 2 * s)%N.
Proof.
rewrite inE -leqNgt; apply: leq_trans; rewrite -(card_imset _ (@addIr _ (- z))); apply: subset_leq_card.
apply/subsetP=> _ /imsetP[y + ->]; rewrite inE => /and3P[yX yz zX]; rewrite inE addrCA subrr addr0 yX.
have -> : z - (y - z) = z + z - y by rewrite opprB addrA.
rewrite zX !andbT; apply: contra yz => /eqP dd; rewrite -subr_eq0; apply/eqP/(double_inj p_gt1 p_odd).
by rewrite addr0.
Qed.

(* ---- One step ---- *)

Variables (R : realFieldType) (eps : R) (s k k' l m : nat).
Hypotheses (eps_gt0 : 0 < eps) (eps_le1 : eps <= 1) (s_gt0 : (0 < s)%N) (k_gt0 : (0 < k)%N).
Hypotheses (k'_ge : (2 * s * k)%:R / eps ^+ 2 <= k'%:R) (k'_le : k'%:R <= eps * p%:R / 4%:R).
Hypotheses (l_ge : 4%:R * p%:R / (eps * k%:R) < l.+1%:R) (m_ge : 8%:R / eps < m.+1%:R).
Notation state := ({set 'Z_p} * {set 'Z_p})%type.
Implicit Types (c : state).

Definition few c : bool := (triples c.1 c.2)%:R < eps * p%:R ^+ 2.

Definition heavy c : {set 'Z_p} := [set y in c.1 | eps * p%:R / 2%:R <= (joins c.1 c.2 y)%:R].

Definition note : finType := [finType of {ffun 'I_k' -> option 'Z_p} + {ffun 'I_k -> option 'Z_p} * {ffun 'I_l -> option 'Z_p}].

(* The next pair, as it follows from the note. *)
Definition step c (w : note) : state := match w with
  | inl f => (c.1 :\: (heavy c :\: noted f), c.2)
  | inr (f, g) => let B := rest (noted f) (noted g) c.2 in
    ([set x in c.1 | (joins (noted f) B x)%:R < eps * k%:R / 4%:R], B)
  end.

Definition size_of c : nat := (#|c.1| + #|c.2|)%N.

Let P_gt0 : 0 < p%:R :> R. Proof. by rewrite ltr0n prime_gt0. Qed.

Let card_leP X : #|X|%:R <= p%:R :> R. Proof. by rewrite ler_nat card_le_n. Qed.

Let quarters : 4%:R^-1 + 4%:R^-1 = 2%:R^-1 :> R.
Proof. by rewrite [RHS]splitr -invfM -natrM. Qed.

Lemma heavy_many c : ~~ few c -> eps * p%:R / 2%:R <= #|heavy c|%:R.
Proof.
rewrite -leNgt => many; rewrite -(ler_pmul2r P_gt0).
have sum : (triples c.1 c.2)%:R <= #|heavy c|%:R * p%:R + p%:R * (eps * p%:R / 2%:R).
  rewrite triplesE -joins_sum natr_sum (big_setID (heavy c)) /=; apply: ler_add.
    rewrite (setIidPr _); last by apply/subsetP=> y; rewrite inE => /andP[].
    rewrite mulr_natl -sumr_const; apply: ler_sum => y _; rewrite ler_nat.
    by apply: card_le_n.
  apply: (@le_trans _ _ (#|c.1 :\: heavy c|%:R * (eps * p%:R / 2%:R))); last first.
    by rewrite ler_wpmul2r // ?divr_ge0 ?mulr_ge0 ?ler0n // ltW.
  rewrite mulr_natl -sumr_const; apply: ler_sum => y; rewrite !inE => /andP[light yc].
  by move: light; rewrite yc /= -ltNge => /ltW.
rewrite -(ler_add2r (p%:R * (eps * p%:R / 2%:R))); apply: le_trans (le_trans many sum).
by rewrite [X in _ + X]mulrC -mulrDl -splitr -mulrA -expr2.
Qed.

Let theta := eps * k%:R / 4%:R.

Let theta_gt0 : 0 < theta. Proof. by rewrite /theta !mulr_gt0 ?invr_gt0 ?ltr0n. Qed.

(* The members of X that are noted: as many as possible, each of which takes away enough of B. *)
Lemma greedy X Y B : exists Z, [/\ Z \subset X, (#|Z| <= l)%N &
  forall x, x \in X -> (joins Y (rest Y Z B) x)%:R < theta].
Proof.
pose good Z := (Z \subset X) && (#|Z|%:R * theta <= #|B|%:R - #|rest Y Z B|%:R).
have good0 : good set0 by rewrite /good sub0set cards0 mul0r subr_ge0 ler_nat subset_leq_card ?rest_sub.
have [Z /andP[ZX takes] most] := arg_maxnP (fun Z => #|Z|) good0; exists Z; split=> // [|x xX].
  rewrite -ltnS -(ltr_nat R) (le_lt_trans _ l_ge) //.
  have -> : 4%:R * p%:R / (eps * k%:R) = p%:R / theta.
    by rewrite /theta invf_div mulrA [4%:R * _]mulrC.
  by rewrite ler_pdivl_mulr // (le_trans takes) // (le_trans _ (card_leP B)) // ler_subl_addr ler_addl.
have [xZ|xZ] := boolP (x \in Z); first by rewrite joins_rest.
rewrite ltNge; apply/negP=> much; suff /most : good (x |: Z) by rewrite /= cardsU1 xZ ltnn.
rewrite /good subUset sub1set xX ZX /= cardsU1 xZ natrD mulrDl mul1r.
have := restU Y Z B x => /(congr1 (fun n => n%:R : R)); rewrite natrD => size.
rewrite addrC; apply: le_trans (ler_add takes much) _.
by rewrite size opprD addrA addrAC subrK.
Qed.

(* Of M enough members, some k that hit few of the z in B: those with a pair around z in X to which a member of Y belongs. *)
Lemma hits_few X B M : (forall z, z \in B -> z \notin halfway s X) -> M \subset X -> (k' <= #|M|)%N ->
  exists Y, [/\ Y \subset M, #|Y| = k &
    #|[set z in B | [exists y in Y, (y != z) && (z + z - y \in X)]]|%:R <= eps ^+ 2 * #|B|%:R].
Proof.
move=> few_pairs MX M_ge; pose hit y := #|[set z in B | (y != z) && (z + z - y \in X)]|.
have eps2_gt0 : 0 < eps ^+ 2 by rewrite exprn_gt0.
have k'_real : (2 * s * k)%:R <= eps ^+ 2 * k'%:R by rewrite mulrC -ler_pdivr_mulr.
have k_le : (k <= k')%N.
  rewrite -(ler_nat R) (le_trans (le_trans _ k'_real)) //; first by rewrite ler_nat leq_pmull // muln_gt0.
  by rewrite ler_pimull ?ler0n // exprn_ile1 // ltW.
have [d size_M] : exists d, (#|M| = d + k)%N by exists (#|M| - k)%N; rewrite subnK // (leq_trans k_le).
have [Y [YM size_Y light]] := lightest hit size_M; exists Y; split=> //.
have all : (\sum_(y in M) hit y <= #|B| * (2 * s))%N.
  apply: (@leq_trans (\sum_(y in X) hit y)).
    by rewrite [X in (_ <= X)%N](big_setID M) /= (setIidPr MX) leq_addr.
  have swap : (\sum_(y in X) hit y = \sum_(z in B) #|[set y in X | (y != z) && ((z + z - y)%R \in X)]|)%N.
    under eq_bigr do rewrite /hit -sum1dep_card big_mkcondr.
    by rewrite exchange_big /=; apply: eq_bigr => z _; rewrite -sum1dep_card big_mkcondr.
  by rewrite swap -sum_nat_const; apply: leq_sum => z /few_pairs; apply: ends_of_pairs.
have some : (#|[set z in B | [exists y in Y, (y != z) && ((z + z - y)%R \in X)]]| <= \sum_(y in Y) hit y)%N.
  have -> : (\sum_(y in Y) hit y = \sum_(z in B) \sum_(y in Y) ((y != z) && ((z + z - y)%R \in X)))%N.
    rewrite exchange_big /=; apply: eq_bigr => y _.
    by rewrite /hit -sum1dep_card big_mkcondr; apply: eq_bigr => z _; case: (_ && _).
  rewrite -sum1dep_card big_mkcondr; apply: leq_sum => z _; case: ifP => // /exists_inP[y yY yz].
  by rewrite (bigD1 y) //= yz.
have k'_gt0 : 0 < k'%:R :> R by rewrite ltr0n (leq_trans k_gt0).
apply: (@le_trans _ _ (\sum_(y in Y) hit y)%:R); first by rewrite ler_nat.
rewrite -(ler_pmul2l k'_gt0) -natrM; apply: (@le_trans _ _ (k * (#|B| * (2 * s)))%:R).
  rewrite ler_nat (leq_trans _ (leq_mul (leqnn k) all)) // (leq_trans _ light) // leq_mul2r.
  by rewrite -size_M M_ge orbT.
by rewrite mulrA [k'%:R * _]mulrC mulnCA mulnC natrM ler_wpmul2r ?ler0n // mulnC.
Qed.

Lemma step_good c X B : X \subset c.1 -> B \subset c.2 -> (forall z, z \in B -> z \notin halfway s X) -> ~~ few c ->
  exists w B', [/\ X \subset (step c w).1, B' \subset B, B' \subset (step c w).2,
    #|B :\: B'|%:R <= eps ^+ 2 * #|B|%:R + k%:R & (size_of (step c w))%:R + eps * p%:R / 4%:R <= (size_of c)%:R].
Proof.
move=> Xc Bc few_pairs many; have Hc : heavy c \subset c.1 by apply/subsetP=> y; rewrite inE => /andP[].
have [M_lt|M_ge] := ltnP #|X :&: heavy c| k'.
  have [f fE] := noted_small (ltnW M_lt); exists (inl f : note), B; rewrite /= fE; split=> //.
  - apply/subsetP=> x xX; rewrite !in_setD in_setI xX (subsetP Xc) //= andbT; by case: (_ \in heavy c).
  - by rewrite setDv cards0 addr_ge0 ?mulr_ge0 ?ler0n ?exprn_ge0 // ltW.
  have out : heavy c :\: (X :&: heavy c) \subset c.1 by apply: subset_trans (subsetDl _ _) Hc.
  rewrite /size_of /= !natrD addrAC ler_add2r cardsD (setIidPr out) natrB ?subset_leq_card //.
  rewrite -addrA ger_addl addrC subr_le0 cardsD (setIidPr (subsetIr _ _)) natrB ?subset_leq_card ?subsetIr //.
  rewrite ler_subr_addl (le_trans (ler_add (_ : _ <= eps * p%:R / 4%:R) (lexx _))) //.
    by apply: le_trans k'_le; rewrite ler_nat ltnW.
  by rewrite (le_trans _ (heavy_many many)) // -mulrDr quarters.
have [Y [YM size_Y hits]] := hits_few few_pairs (subsetIl X (heavy c)) M_ge.
have [Z [ZX size_Z done]] := greedy X Y c.2.
have [|f fE] := @noted_small _ k Y; first by rewrite size_Y.
have [g gE] := noted_small size_Z; exists (inr (f, g) : note).
have YX : Y \subset X by apply: subset_trans YM (subsetIl _ _).
set hit := [set z in B | _] in hits; exists (B :\: (hit :|: Y)); rewrite /= fE gE.
set B' := rest Y Z c.2; set X' := [set x in c.1 | _].
have B'c : B' \subset c.2 by apply: rest_sub.
have X'c : X' \subset c.1 by apply/subsetP=> x; rewrite inE => /andP[].
split.
- by apply/subsetP=> x xX; rewrite inE (subsetP Xc) ?done.
- exact: subsetDl.
- apply/subsetP=> z; rewrite !inE => /andP[/norP[no_hit zY] zB]; rewrite (subsetP Bc) //=.
  apply/forall_inP=> x xZ; apply: contra no_hit => yY; rewrite zB; apply/exists_inP.
  exists (z + z - x) => //; rewrite subKr (subsetP ZX) // andbT.
  by apply: contraNneq zY => <-.
- rewrite setDDr setDv set0U; apply: (@le_trans _ _ (#|hit| + #|Y|)%:R).
    by rewrite ler_nat (leq_trans _ (leq_card_setU _ _)) // subset_leq_card // subsetIr.
  by rewrite natrD size_Y ler_add2r.
(* The pairs that are joined. *)
have before : k%:R * (eps * p%:R / 2%:R) <= (\sum_(x in c.1) joins Y c.2 x)%:R.
  rewrite joins_swap natr_sum -size_Y mulr_natl -sumr_const; apply: ler_sum => y /(subsetP YM).
  by rewrite !inE => /and3P[].
have after : (\sum_(x in c.1) joins Y c.2 x)%:R <= p%:R * theta + (k * (#|c.1 :\: X'| + #|c.2 :\: B'|))%:R.
  have split : (\sum_(x in c.1) joins Y c.2 x <= \sum_(x in X') joins Y B' x + k * (#|c.1 :\: X'| + #|c.2 :\: B'|))%N.
    rewrite (eq_bigr _ (fun x _ => joins_parts Y x B'c)) big_split /= (big_setID X') /= (setIidPr X'c) -addnA leq_add2l mulnDr leq_add //.
      by rewrite mulnC -sum_nat_const; apply: leq_sum => x _; rewrite -size_Y joins_le.
    rewrite joins_sum mulnC -sum_nat_const; apply: leq_sum => z _; rewrite -size_Y.
    exact: ways_le_right.
  apply: (@le_trans _ _ (\sum_(x in X') joins Y B' x + k * (#|c.1 :\: X'| + #|c.2 :\: B'|))%:R); first by rewrite ler_nat.
  rewrite natrD ler_add2r natr_sum; apply: (@le_trans _ _ (#|X'|%:R * theta)); last by rewrite ler_wpmul2r // ltW.
  rewrite mulr_natl -sumr_const; apply: ler_sum => x; rewrite inE => /andP[_ /ltW] //.
have lost : eps * p%:R / 4%:R <= (#|c.1 :\: X'| + #|c.2 :\: B'|)%:R.
  have k_real : 0 < k%:R :> R by rewrite ltr0n.
  rewrite -(ler_pmul2l k_real) -natrM -(ler_add2l (p%:R * theta)); apply: le_trans (le_trans before after).
  have -> : p%:R * theta = k%:R * (eps * p%:R / 4%:R) by rewrite /theta mulrA [RHS]mulrA mulrCA [in RHS]mulrCA [p%:R * k%:R]mulrC.
  by rewrite -mulrDr ler_pmul2l // -mulrDr quarters.
rewrite addrC; apply: le_trans (ler_add lost (lexx _)) _; rewrite -natrD ler_nat /size_of /=.
have parts (S T : {set 'Z_p}) : T \subset S -> (#|S :\: T| + #|T| = #|S|)%N.
  by move=> /setIidPr TS; rewrite addnC -{1}TS cardsID.
by rewrite addnACA !parts.
Qed.

(* ---- All steps ---- *)

Definition next c (w : note) : state := if few c then c else step c w.

Fixpoint reached i : {set state} := if i is j.+1 then [set next u.1 u.2 | u in setX (reached j) [set: note]] else [set (setT, setT)].

Lemma card_reached i : (#|reached i| <= (p.+1 ^ k' + p.+1 ^ (k + l)) ^ i)%N.
Proof.
elim: i => [|i IH]; first by rewrite cards1.
apply: leq_trans (leq_imset_card _ _) _; rewrite cardsX cardsT expnS mulnC leq_mul //.
by rewrite card_sum card_prod !card_notes card_Z // expnD.
Qed.

Lemma reached_next i c w : c \in reached i -> next c w \in reached i.+1.
Proof. by move=> ci; apply/imsetP; exists (c, w); rewrite // inE ci inE. Qed.

(* After i steps: the last of them were j steps of use, and either all are or few sums are left. *)
Lemma path X B i : (forall z, z \in B -> z \notin halfway s X) -> exists c B' j,
  [/\ c \in reached i, X \subset c.1, B' \subset B, B' \subset c.2 &
   [/\ #|B :\: B'|%:R <= (eps ^+ 2 * #|B|%:R + k%:R) * j%:R, (size_of c)%:R + eps * p%:R / 4%:R * j%:R <= 2%:R * p%:R & few c \/ j = i]].
Proof.
move=> few_pairs; elim: i => [|i [c [B' [j [ci Xc B'B B'c [lost left turn]]]]]].
  exists (setT, setT), B, 0%N; split; rewrite ?subsetT ?inE //; split; last by right.
    by rewrite setDv cards0 mulr0.
  by rewrite mulr0 addr0 /size_of /= cardsT card_Z // natrD mulr_natl mulr2n.
have [is_few|many] := boolP (few c).
  have [w _] : exists w : note, true by exists (inl [ffun=> None]).
  exists c, B', j; split=> //; last by split=> //; left.
  by have := reached_next w ci; rewrite /next is_few.
have jE : j = i by case: turn => // is_few; rewrite is_few in many.
have few_pairs' z : z \in B' -> z \notin halfway s X by move/(subsetP B'B); apply: few_pairs.
have [w [B2 [Xw B2B' B2w lost2 left2]]] := step_good Xc B'c few_pairs' many.
exists (step c w), B2, j.+1; split=> //.
- by have := reached_next w ci; rewrite /next (negPf many).
- exact: subset_trans B2B' B'B.
split; last by right; rewrite jE.
  have split : (#|B :\: B2| <= #|B :\: B'| + #|B' :\: B2|)%N.
    rewrite (leq_trans _ (leq_card_setU _ _)) // subset_leq_card //; apply/subsetP=> z; rewrite !inE.
    by case: (z \in B') => //= /andP[out inB]; rewrite ?out ?inB.
  apply: (@le_trans _ _ (#|B :\: B'| + #|B' :\: B2|)%:R); first by rewrite ler_nat.
  rewrite natrD [j.+1%:R]mulrS addrC mulrDr mulr1 ler_add // (le_trans lost2) // ler_add2r.
  by rewrite ler_wpmul2l ?exprn_ge0 ?ler_nat ?subset_leq_card // ltW.
rewrite [j.+1%:R]mulrS mulrDr mulr1 addrA; apply: le_trans left.
by rewrite ler_add2r.
Qed.

(* The container lemma. *)
Theorem container_lemma : exists C : {set state},
  containers eps s k%:R C /\ (#|C| <= (p.+1 ^ k' + p.+1 ^ (k + l)) ^ m)%N.
Proof.
exists [set c in reached m | few c]; split; last first.
  by apply: leq_trans (card_reached m); apply: subset_leq_card; apply/subsetP=> c; rewrite inE => /andP[].
split=> [c|X B few_pairs]; first by rewrite inE => /andP[].
have [c [B' [j [cm Xc B'B B'c [lost left turn]]]]] := path m few_pairs.
have most t : eps * p%:R / 4%:R * t <= 2%:R * p%:R -> t <= 8%:R / eps.
  move=> /(ler_wpmul2l (ler0n R 4)).
  have -> : 4%:R * (eps * p%:R / 4%:R * t) = t * eps * p%:R.
    by rewrite (mulrAC (eps * p%:R)) (mulrC 4%:R) divfK ?pnatr_eq0 // (mulrC _ t) mulrA.
  by rewrite [X in _ <= X]mulrA -natrM ler_pmul2r // ler_pdivl_mulr.
have used : eps * p%:R / 4%:R * j%:R <= 2%:R * p%:R by apply: le_trans left; rewrite ler_addr ler0n.
exists c; split=> //.
  rewrite inE cm /=; case: turn => // jm; apply/negPn/negP=> many.
  have few_pairs' z : z \in B' -> z \notin halfway s X by move/(subsetP B'B); apply: few_pairs.
  have [w [B2 [_ _ _ _ left2]]] := step_good Xc B'c few_pairs' many.
  have : m.+1%:R <= 8%:R / eps; last by rewrite leNgt m_ge.
  apply: most; rewrite [m.+1%:R]mulrS mulrDr mulr1 -jm; apply: le_trans left.
  by rewrite ler_add2r (le_trans _ left2) // ler_addr ler0n.
apply: (@le_trans _ _ ((eps ^+ 2 * #|B|%:R + k%:R) * (8%:R / eps))).
  apply: le_trans (le_trans lost _); first by rewrite ler_nat subset_leq_card // setDS.
  by rewrite ler_wpmul2l ?most // addr_ge0 ?mulr_ge0 ?exprn_ge0 ?ler0n // ltW.
rewrite le_eqVlt; apply/orP; left; apply/eqP; rewrite mulrDl; congr (_ + _); last by rewrite mulrCA mulrA.
apply: (mulIf (lt0r_neq0 eps_gt0)); rewrite -(mulrA _ (8%:R / eps)) divfK ?lt0r_neq0 // (mulrC _ 8%:R) [RHS]mulrAC.
by rewrite expr2 !mulrA.
Qed.

(* With the density lemma: one family of so many pairs, and each set that is spread evenly over it has condition (D). *)
Corollary density_by_containers (root : R) : 0 <= root -> root ^+ 2 = eps -> eps <= 64%:R^-1 -> exists C : {set state}, (#|C| <= (p.+1 ^ k' + p.+1 ^ (k + l)) ^ m)%N /\
  forall A (K : R) (E F : nat), (forall c, c \in C -> `|discrepancy R c.1 A| <= K /\ `|discrepancy R c.2 A| <= K) ->
  2%:R * K <= F%:R -> K + 3%:R * root * #|A|%:R + 8%:R * k%:R / eps + 1 < E.+1%:R ->
  forall X, X \subset A -> (#|A :\: halfway s X| <= (#|A| + F - 2 * #|X|) + E)%N.
Proof.
move=> root_ge0 epsE eps_le; have [C [C_contains size_C]] := container_lemma; exists C; split=> // A K E F even F_ge E_ge X XA.
by apply: (density_lemma p_prime p_gt2 root_ge0 epsE eps_le C_contains even F_ge E_ge XA).
Qed.

End Joined.
