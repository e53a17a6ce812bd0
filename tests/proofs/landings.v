(* Landings counted by depth, behind the bound on layer play: whatever the order of the visits, how many of them are deeper than i. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues layers closed_sets doubling mann primes_above.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Landings.
Variable n : nat.
Implicit Types (A : {set 'Z_n}) (x : 'Z_n) (s : seq 'Z_n).

Definition members s : {set 'Z_n} := [set y in s].

(* The depth of x is finite and more than i, when A is unvisited. *)
Definition deep i A x : bool := (x \in hull A) && (x \notin layer i A).

(* The positions of s are visited in its order, the later ones are unvisited till then: how many are deeper than i when they are visited. *)
Fixpoint landings i s : nat := if s is x :: later then (deep i (members later) x + landings i later)%N else 0.

Lemma deep0 i x : deep i set0 x = false.
Proof. by rewrite /deep /hull layer0 inE. Qed.

Lemma members0 : members [::] = set0.
Proof. by apply/setP=> x; rewrite !inE. Qed.

Lemma members_cons x s : members (x :: s) = x |: members s.
Proof. by apply/setP=> y; rewrite !inE. Qed.

Lemma card_members s : uniq s -> #|members s| = size s.
Proof. by move/card_uniqP <-; apply: eq_card => x; rewrite inE. Qed.

Lemma landings_lt i s : (landings i s <= (size s).-1)%N.
Proof.
elim: s => //= x [|y s] IH; first by rewrite members0 deep0.
by apply: (leq_add (leq_b1 _) IH).
Qed.

Hypothesis n_gt1 : (1 < n)%N.

Lemma size_uniq s : uniq s -> (size s <= n)%N.
Proof. by move/card_members <-; apply: card_le_n. Qed.

(* In the mirror at x, which is in no middle of two members of A, no member of A sees another one, nor x itself. *)
Lemma mirrored A (C : {set 'Z_n}) x : A \subset C -> x \in C -> (forall y, y \in C -> x + x - y \in C) -> x \notin midpoints A ->
  (#|A|.*2 < #|C|)%N.
Proof.
move=> AC xC C_mirror x_not; pose A' := mirror (x + x) A; have size_A' : #|A'| = #|A| by apply: card_mirror.
have disjoint_A : A :&: A' = set0.
  apply/setP=> z; rewrite [in RHS]inE; apply/negP=> /setIP[zA]; rewrite inE => wA.
  by case/negP: x_not; apply/midpointsP; exists (x + x - z), z; rewrite subrK.
have xA : x \notin A by apply: contra x_not; apply/subsetP/subset_midpoints.
have xA' : x \notin A' by rewrite inE addrK.
have : (#|x |: (A :|: A')| <= #|C|)%N.
  apply: subset_leq_card; rewrite subUset sub1set subUset xC AC /=.
  apply/subsetP=> z; rewrite inE => /(subsetP AC)/C_mirror.
  by rewrite subKr.
by rewrite cardsU1 inE negb_or xA xA' /= add1n cardsU disjoint_A cards0 subn0 size_A' addnn.
Qed.

(* ---- Lemma 2: at most n − 1 of any depth, and at most n − 2 if n is no power of two ---- *)

Lemma landings_any i s : uniq s -> (landings i s <= n.-1)%N.
Proof.
move/size_uniq=> size_s; apply: leq_trans (landings_lt i s) _.
by rewrite -!subn1 leq_sub2r.
Qed.

(* Depth is infinite at the last position, and at the one after which the last layer is no longer all. *)
Lemma landings_no_power_of_2 i s : odd_part n != 1%N -> uniq s -> (landings i s <= n - 2)%N.
Proof.
move=> not_one uniq_s; have m_gt1 : (1 < odd_part n)%N by rewrite ltn_neqAle eq_sym not_one odd_part_gt0 // ltnW.
have single x : hull [set x] != setT.
  pose C := [set z : 'Z_n | residue (odd_part n) z == residue (odd_part n) x].
  have cl : closed C by apply: class_of_closed => //; [exact/odd_part_odd/ltnW | exact: odd_part_dvd].
  have x_C : [set x] \subset C by rewrite sub1set inE.
  apply/negP=> /eqP all; have := hull_least x_C cl; rewrite all => /subsetP/(_ (x + 1)).
  rewrite !inE residueD ?odd_part_dvd // -[X in _ == X]addr0 (inj_eq (addrI _)) -[1]/(1%:R) residue_nat ?odd_part_dvd //.
  by rewrite oner_eq0 => /(_ isT).
pose full t := hull (members t) == setT.
have count t : t != [::] -> (landings i t + (full t).+1 <= size t)%N.
  elim: t => // x [|y t] IH _; first by rewrite /= members0 deep0 /full members_cons members0 setU0 (negbTE (single x)).
  move: {IH}(IH isT); set u := y :: t => IH; rewrite [landings _ _]/= [size _]/=.
  suff : (deep i (members u) x + full (x :: u) <= (full u).+1)%N.
    move=> le; rewrite addnS ltnS addnAC addnC.
    by rewrite (leq_trans _ IH) // leq_add2l.
  case: (boolP (full u)) => [_|not_full]; first by apply: (leq_add (leq_b1 _) (leq_b1 _)).
  case: (boolP (deep _ _ _)) => [/andP[x_hull _]|_]; last by rewrite leq_b1.
  rewrite (_ : full (x :: u) = false) //; apply: contraNF not_full => /eqP all.
  rewrite /full eqEsubset subsetT -all; apply: hull_least (hull_closed n_gt1 _).
  by rewrite members_cons subUset sub1set x_hull subset_hull.
have [->//|s_n0] := eqVneq s [::].
have size_s : (size s + ~~ full s <= n)%N.
  rewrite -card_members //; case: (boolP (full s)) => [_|not_full].
    by rewrite addn0 card_members // size_uniq.
  rewrite addn1; have := proper_card (_ : members s \proper setT); rewrite cardsT card_Z //; apply.
  rewrite properT; apply: contra not_full => /eqP all.
  by rewrite /full eqEsubset subsetT -all subset_hull.
rewrite leq_subRL // addnC; move: size_s; have := count s s_n0.
case: (full s); rewrite /= ?addn0 ?addn1 => le size_s; first exact: leq_trans le size_s.
by rewrite addn2; apply: leq_ltn_trans size_s.
Qed.

End Landings.

(* ---- Lemma 3: of depth more than i + 1 on the table of 2n, at most as many as of depth more than i on the table of n ---- *)

Section Even.
Variable n : nat.
Hypothesis n_gt1 : (1 < n)%N.
Notation N := (2 * n)%N.
Let N_gt1 : (1 < N)%N := N_gt1 n_gt1.
Let n_N : (n %| N)%N := n_dvd n.
Let res := @residue N n.
Let res_add x y : res (x + y) = res x + res y := resD n_gt1 x y.
Let res_half : res n%:R = 0 := res_half n_gt1.
Implicit Types (A : {set 'Z_N}) (C : {set 'Z_n}).

Lemma layer_of_residue i A x : res x \in layer i (res @: A) -> x \in layer i.+1 A.
Proof.
elim: i x => [|i IH] x.
  case/imsetP=> a aA /(same_residue n_gt1) [->|->]; first exact: (subsetP (subset_midpoints A)).
  by apply/midpointsP; exists a, a; split=> //; rewrite addrACA half2 // addr0.
rewrite layerS => /midpointsP[u [v [uL vL xE]]].
pose lift (w : 'Z_n) : 'Z_N := (val w)%:R; have res_lift w : res (lift w) = w by apply: residue_lift.
have lifted w : w \in layer i (res @: A) -> lift w \in layer i.+1 A by move=> wL; apply: IH; rewrite res_lift.
have : res (x + x) = res (lift u + lift v) by rewrite !res_add !res_lift.
case/(same_residue n_gt1)=> E; rewrite layerS; apply/midpointsP.
  by exists (lift u), (lift v); rewrite !lifted.
exists (lift u), (lift v + n%:R); split; rewrite ?lifted ?addrA //.
by apply: IH; rewrite res_add res_half addr0 res_lift.
Qed.

Lemma residue_of_hull A x : x \in hull A -> res x \in hull (res @: A).
Proof.
pose C := [set z | res z \in hull (res @: A)].
suff : hull A \subset C by move/subsetP=> sub /sub; rewrite inE.
apply: hull_least; first by apply/subsetP=> a aA; rewrite inE (subsetP (subset_hull _)) ?imset_f.
have /closedP cl := hull_closed n_gt1 (res @: A).
by apply/closedP=> a b z; rewrite !inE => aC bC zE; apply: cl aC bC _; rewrite -!res_add zE.
Qed.

(* The positions of the table of n, in the order in which both above them are visited: that is what undup keeps. *)
Lemma landings_even i s : (landings i.+1 s <= landings i (undup (map res s)))%N.
Proof.
elim: s => //= x s IH; have residues : res @: members s = members (undup (map res s)).
  apply/setP=> y; rewrite inE mem_undup; apply/imsetP/mapP => [[z zs ->]|[z zs ->]]; exists z => //; first by rewrite inE in zs.
  by rewrite inE.
case: ifP => [/mapP[y ys xy]|_].
  rewrite (_ : deep _ _ _ = false) //; apply/negP=> /andP[_ /negP]; apply.
  apply: (subsetP (layer_le _ (_ : 1 <= i.+1)%N)) => //; apply: layer_of_residue.
  by rewrite xy imset_f // inE.
apply: leq_add IH; case: (boolP (deep _ _ _)) => // /andP[x_hull x_not]; rewrite lt0b /deep -residues residue_of_hull //=.
by apply: contra x_not; apply: layer_of_residue.
Qed.

End Even.
