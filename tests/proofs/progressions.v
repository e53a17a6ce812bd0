(* Sets without three evenly spaced members: r_3(n), and why a set whose members are halfway between few pairs of it is small. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import residues.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* No three different numbers a, b, c of S with b halfway between a and c. *)
Definition progression_free n (S : {set 'I_n}) : bool :=
  [forall a in S, forall b in S, forall c in S, (a + c == b + b)%N ==> (a == b)].

(* The most numbers below n without three in arithmetic progression. *)
Definition r3 n : nat := \max_(S : {set 'I_n} | progression_free S) #|S|.

(* ---- Colours: few of the colourings of T with N colours give three places the same one ---- *)

Section Colours.
Variables (T : finType) (N : nat).
Notation colouring := {ffun T -> 'I_N}.

Lemma card_one_colour (a b c : T) : a != b -> a != c -> b != c ->
  (#|[set f : colouring | (f a == f c) && (f b == f c)]| * N ^ 2 <= #|{: colouring}|)%N.
Proof.
move=> ab ac bc; set E := [set f : colouring | _].
pose recolour (e : colouring * ('I_N * 'I_N)) : colouring :=
  [ffun t => if t == a then e.2.1 else if t == b then e.2.2 else e.1 t].
have -> : (#|E| * N ^ 2 = #|setX E [set: 'I_N * 'I_N]|)%N.
  by rewrite cardsX cardsT card_prod card_ord.
rewrite -(@card_in_imset _ _ recolour) ?max_card // => -[f [u v]] [g [u' v']].
rewrite !inE !andbT => /andP[/eqP fa /eqP fb] /andP[/eqP ga /eqP gb] /ffunP same.
have := same a; rewrite !ffunE eqxx /= => <-.
have := same b; rewrite !ffunE eqxx [b == a]eq_sym (negbTE ab) /= => <-.
have at_c : f c = g c by have := same c; rewrite !ffunE ![c == _]eq_sym (negbTE ac) (negbTE bc).
congr (_, _); apply/ffunP=> t; have := same t; rewrite !ffunE /=.
have [->|_] := eqVneq t a; first by rewrite fa ga.
by have [->|_ ->] := eqVneq t b; first by rewrite fb gb.
Qed.

End Colours.

(* A sum over a set that is not empty has a term that is no larger than the mean. *)
Lemma some_small (T : finType) (F : T -> nat) (m : nat) :
  (\sum_t F t <= m * #|T|)%N -> (0 < #|T|)%N -> exists t, (F t <= m)%N.
Proof.
move=> le T_gt0; apply/existsP; apply: contraTT le; rewrite negb_exists -ltnNge => /forallP big.
have : (m.+1 * #|T| <= \sum_t F t)%N.
  rewrite mulnC -sum_nat_const; apply: leq_sum => t _; rewrite ltnNge; exact: big.
by apply: leq_trans; rewrite ltn_mul2r T_gt0 leqnn.
Qed.

Section Table.
Variable n : nat.
Hypothesis n_gt1 : (1 < n)%N.
Implicit Types (X Y D S : {set 'Z_n}) (x y z d : 'Z_n).

(* The differences of the pairs around x in X, each pair {x + d, x − d} counted by d and by − d. *)
Definition around X x : {set 'Z_n} := [set d | [&& d + d != 0, x + d \in X & x - d \in X]].

Lemma aroundS X Y x : X \subset Y -> around X x \subset around Y x.
Proof. by move=> /subsetP XY; apply/subsetP=> d; rewrite !inE => /and3P[-> /XY-> /XY->]. Qed.

(* More than s pairs around x, of which at most s positions are touched: some pair is not. *)
Lemma untouched s X (V : {set 'Z_n}) x : (2 * s < #|around X x|)%N -> (#|X :&: V| <= s)%N ->
  exists d, [/\ d != 0, x + d \in X, x - d \in X, x + d \notin V & x - d \notin V].
Proof.
move=> many few; pose spoilt := [set y - x | y in X :&: V] :|: [set x - y | y in X :&: V].
have /subsetPn[d] : ~~ (around X x \subset spoilt).
  apply: contraTN many => /subset_leq_card le; rewrite -leqNgt (leq_trans le) // mul2n -addnn.
  apply: leq_trans (leq_card_setU _ _) _.
  by apply: leq_add; apply: leq_trans (leq_imset_card _ _) few.
rewrite inE => /and3P[dd pX mX]; rewrite inE negb_or => /andP[/imsetP p /imsetP m].
exists d; split=> //; first by apply: contraNneq dd => ->; rewrite addr0.
  by apply/negP=> inV; case: p; exists (x + d); rewrite ?inE ?pX // addrAC subrr add0r.
by apply/negP=> inV; case: m; exists (x - d); rewrite ?inE ?mX // opprB addrCA subrr addr0.
Qed.

(* Round the table: no member is halfway between two others. There are no more of them than in a row. *)
Lemma evenly_spaced S : (forall x, x \in S -> around S x = set0) -> (#|S| <= r3 n)%N.
Proof.
move=> free; pose f z : 'I_n := Ordinal (Z_ltn z n_gt1).
have f_inj : injective f by move=> x y [/val_inj].
rewrite -(card_imset (pred_of_set S) f_inj); apply: leq_bigmax_cond.
apply/forall_inP=> _ /imsetP[a aS ->]; apply/forall_inP=> _ /imsetP[b bS ->].
apply/forall_inP=> _ /imsetP[c cS ->]; apply/implyP=> /eqP /= abc; rewrite (inj_eq f_inj).
have abcZ : a + c = b + b by rewrite -[a]natr_Zp -[c]natr_Zp -[b]natr_Zp -!natrD abc.
have /setP/(_ (b - a)) := free b bS; rewrite !inE opprB [b + (a - b)]addrC subrK aS.
have -> : b + (b - a) = c by rewrite addrA -abcZ addrAC subrr add0r.
rewrite cS !andbT => /negbFE; have -> : b - a + (b - a) = c - a.
  by rewrite addrACA -abcZ addrACA subrr add0r.
rewrite subr_eq0 => /eqP ca; move: abc; rewrite ca !addnn => /(congr1 half).
by rewrite !doubleK => /val_inj->.
Qed.

(* ---- The loss lemma. Instead of a random part of D all parts of a colouring of the table are taken, and of all colourings a good one ---- *)

Section Loss.
Variables (D : {set 'Z_n}) (m : nat).
Hypothesis few : forall x, x \in D -> (#|around D x| <= m)%N.

Lemma loss N : (N ^ 2 * #|D| <= N ^ 3 * r3 n + m * #|D|)%N.
Proof.
have [->|N_gt0] := posnP N; first by rewrite mul0n.
pose same (f : {ffun 'Z_n -> 'I_N}) x d := (f (x + d) == f x) && (f (x - d) == f x).
pose triples f := (\sum_(x in D) \sum_(d in around D x) same f x d)%N.
have [f fewer] : exists f, (N ^ 2 * triples f <= m * #|D|)%N.
  apply: some_small; last by apply/card_gt0P; exists [ffun => Ordinal N_gt0].
  rewrite /triples -big_distrr /= exchange_big /=.
  rewrite [X in (_ * X)%N](eq_bigr (fun x => \sum_(d in around D x) \sum_f same f x d)%N); last first.
    by move=> x _; rewrite exchange_big.
  rewrite big_distrr /= [(m * _)%N]mulnC -mulnA -sum_nat_const; apply: leq_sum => x xD.
  apply: (@leq_trans (#|around D x| * #|{: {ffun 'Z_n -> 'I_N}}|)%N); last by rewrite leq_mul2r few ?orbT.
  rewrite big_distrr /= -sum_nat_const; apply: leq_sum => d; rewrite inE => /and3P[dd _ _].
  have d0 : d != 0 by apply: contraNneq dd => ->; rewrite addr0.
  have pm : x + d != x - d by rewrite -subr_eq0 opprB [d - x]addrC addrACA subrr add0r.
  have px : x + d != x by rewrite -subr_eq0 addrAC subrr add0r.
  have mx : x - d != x by rewrite -subr_eq0 addrAC subrr add0r oppr_eq0.
  apply: leq_trans (card_one_colour N pm px mx); rewrite mulnC leq_mul2r; apply/orP; right.
  by rewrite -big_mkcond /= sum1dep_card; apply: eq_leq; apply: eq_card => g; rewrite !inE.
pose lonely c := [set x in D | (f x == c) && [forall d in around D x, ~~ same f x d]].
have free c : (#|lonely c| <= r3 n)%N.
  apply: evenly_spaced => x; rewrite inE => /and3P[xD /eqP fx /forall_inP none].
  apply/setP=> d; rewrite [in RHS]inE; apply/negP; rewrite inE => /and3P[dd].
  rewrite !inE => /and3P[pD /eqP fp _] /and3P[mD /eqP fm _].
  have : d \in around D x by rewrite inE dd pD mD.
  by move/none; rewrite /same fx fp fm eqxx.
have count : (#|D| <= \sum_c #|lonely c| + triples f)%N.
  have -> : (\sum_c #|lonely c| = \sum_(x in D) [forall d in around D x, ~~ same f x d])%N.
    under eq_bigr do rewrite -sum1_card.
    rewrite (exchange_big_dep (mem D)) /=; last by move=> c x _; rewrite inE => /and3P[].
    apply: eq_bigr => x xD; rewrite sum1dep_card.
    rewrite -[RHS]mul1n -(card1 (f x)); case: (boolP [forall d in _, _]) => lone; last first.
      by rewrite muln0; apply: eq_card0 => c; rewrite !inE (negbTE lone) !andbF.
    by rewrite muln1; apply: eq_card => c; rewrite !inE xD lone andbT eq_sym.
  rewrite -big_split /= -sum1_card; apply: leq_sum => x xD.
  case: (boolP [forall d in _, _]) => [//|]; rewrite negb_forall_in => /exists_inP[d dA].
  by rewrite negbK add0n (bigD1 d) //= => ->.
have colours : (\sum_c #|lonely c| <= N * r3 n)%N.
  apply: (@leq_trans (\sum_(c : 'I_N) r3 n)%N); first by apply: leq_sum.
  by rewrite sum_nat_const card_ord.
have /(leq_mul (leqnn (N ^ 2)))/leq_trans := leq_trans count (leq_add colours (leqnn _)); apply.
by rewrite mulnDr mulnA -expnSr leq_add2l.
Qed.

(* With N colours, N² ≥ 2m. *)
Corollary loss_root N : (0 < N)%N -> (2 * m <= N ^ 2)%N -> (#|D| <= 2 * N * r3 n)%N.
Proof.
move=> N_gt0 le; have N2_gt0 : (0 < N ^ 2)%N by rewrite expn_gt0 N_gt0.
rewrite -(leq_pmul2l N2_gt0).
have half : (2 * (m * #|D|) <= N ^ 2 * #|D|)%N by rewrite mulnA leq_mul2r le orbT.
have := loss N; rewrite -(leq_pmul2l (isT : 0 < 2)%N) mulnDr => /leq_trans/(_ (leq_add (leqnn _) half)).
rewrite mul2n -addnn leq_add2r => /leq_trans; apply; apply: eq_leq.
by rewrite expnSr -[(_ ^ 2 * N * _)%N]mulnA mulnCA [(2 * (N * _))%N]mulnA.
Qed.

End Loss.

(* Positions of A that are halfway between no two of A are bad ones: no three of them are evenly spaced. *)
Definition bad (A : {set 'Z_n}) : {set 'Z_n} := [set x in A | around A x == set0].

Theorem bad_positions (A : {set 'Z_n}) : (#|bad A| <= r3 n)%N.
Proof.
apply: evenly_spaced => x; rewrite inE => /andP[_ /eqP none]; apply/eqP; rewrite -subset0 -none.
by apply/aroundS/subsetP=> y; rewrite inE => /andP[].
Qed.

End Table.
