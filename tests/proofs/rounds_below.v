(* R(p) ≥ p − 3 + ⌈½⌈log₂ p⌉⌉ for primes p ≥ 5, by the last three positions alone; so n + c rounds are not enough, whatever c. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues layers.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* ⌈log₂ n⌉ and ⌈½⌈log₂ n⌉⌉. *)
Notation log n := (up_log 2 n).
Notation half_log n := (uphalf (log n)).

Section ThreeLeft.
Variable p : nat.
Hypotheses (p_prime : prime p) (p_ge5 : (5 <= p)%N).

Lemma p_gt1 : (1 < p)%N. Proof. exact: prime_gt1. Qed.
#[local] Hint Resolve p_gt1 : core.

Lemma p_odd : odd p.
Proof. by apply: prime_odd (leq_trans _ p_ge5). Qed.

Lemma multiple_eq0 (u : 'Z_p) k : u != 0 -> u *+ k = 0 -> (p %| k)%N.
Proof.
rewrite -[u]natr_Zp -mulrnA Z_nat_eq0 // => /negbTE not_u /eqP.
by rewrite Z_nat_eq0 // Euclid_dvdM // not_u.
Qed.

(* A position of depth ≤ i in {y, z}: 2^i times its distance from z is a multiple of that of y. *)
Lemma relation i (x y z : 'Z_p) : x \in layer i [set y; z] ->
  exists2 j, (j <= 2 ^ i)%N & (x - z) *+ 2 ^ i = (y - z) *+ j.
Proof.
elim: i x => [|i IH] x.
  rewrite !inE => /orP[/eqP->|/eqP->]; first by exists 1%N.
  by exists 0%N; rewrite // subrr mul0rn.
rewrite layerS => /midpointsP[a [b [/IH[j le_j jE] /IH[k le_k kE] xE]]].
exists (j + k)%N; first by rewrite expnS mul2n -addnn leq_add.
rewrite expnS mulrnA mulr2n addrACA xE [a + b + _]addrACA mulrnDl jE kE.
by rewrite mulrnDr.
Qed.

(* Lemma A: of three positions no two have a small depth in the other two. *)
Lemma two_depths r (x y z : 'Z_p) : uniq [:: x; y; z] -> (2 ^ (r + r) < p)%N ->
  x \in layer r [set y; z] -> y \notin layer r [set x; z].
Proof.
rewrite /= !inE negb_or andbT => /andP[/andP[xy xz] yz] small /relation[j le_j jE].
apply/negP=> /relation[i le_i iE].
have xz0 : x - z != 0 by rewrite subr_eq0.
have [j_eq|j_neq] := eqVneq j (2 ^ r)%N.
  have : (p %| 2 ^ r)%N.
    apply: (@multiple_eq0 (x - y)); first by rewrite subr_eq0.
    have <- : (x - z) - (y - z) = x - y by rewrite opprB addrA subrK.
    by rewrite mulrnBl jE j_eq subrr.
  rewrite Euclid_dvdX // => /andP[/(dvdn_leq _) p_le2 _].
  by move: (leq_trans p_ge5 (p_le2 isT)).
have lt : (i * j < 2 ^ (r + r))%N.
  have lt_j : (j < 2 ^ r)%N by rewrite ltn_neqAle j_neq.
  by apply: leq_ltn_trans (leq_mul le_i (leqnn j)) _; rewrite expnD ltn_pmul2l ?expn_gt0.
have : (p %| 2 ^ (r + r) - i * j)%N.
  apply: (@multiple_eq0 (x - z)) => //; rewrite mulrnBr ?(ltnW lt) // expnD mulrnA jE mulrnAC iE.
  by rewrite -mulrnA subrr.
move/dvdn_leq; rewrite subn_gt0 => /(_ lt) le_p.
by move: (leq_ltn_trans le_p (leq_ltn_trans (leq_subr _ _) small)); rewrite ltnn.
Qed.

Lemma half_log_small r : (r < half_log p)%N -> (2 ^ (r + r) < p)%N.
Proof.
apply: contraTT; rewrite -!leqNgt => /(up_log_min (leqnn 2)) le.
by rewrite -(uphalf_double r) -addnn uphalf_leq.
Qed.

(* With three positions left Derek takes a visited landing if there is one, else the one that is deeper in what is left. *)
Lemma three_left r (V : {set 'Z_p}) x : x \in V -> (#|V| + 3 = p)%N -> (r <= half_log p)%N -> ~~ forces p.-1 r V x.
Proof.
move=> + size_V; have := esym (congr1 predn size_V); rewrite addn3 /= => pE.
have few : (#|V| < p.-1)%N by rewrite pE.
elim: r x => [|r IH] x xV le_r; first by rewrite forces0 -ltnNge.
apply/negP=> /(forces_inv p_gt1) [|[d d0 /andP[Hp Hm]]]; first by rewrite leqNgt few.
have new y : forces p.-1 r (y |: V) y -> y \notin V.
  move=> H; apply/negP=> yV; move: H; rewrite (setUidPr _) ?sub1set //.
  by apply/negP; apply: IH => //; apply: ltnW.
have [aV bV] := (new _ Hp, new _ Hm); set a := x + d in Hp aV; set b := x - d in Hm bV.
have ab : a != b.
  rewrite /a /b (inj_eq (addrI x)) -addr_eq0; apply: contra d0 => /eqP dd.
  by apply/eqP/(double_inj p_gt1 p_odd); rewrite dd addr0.
have size_left : #|~: V| = 3%N.
  by have := cardsC V; rewrite card_Z // => /eqP; rewrite -[X in _ == X]size_V eqn_add2l => /eqP.
have /cards1P[c cE] : #|~: V :\ a :\ b| == 1%N.
  move: size_left; rewrite (cardsD1 a) inE aV add1n (cardsD1 b) !inE bV eq_sym ab add1n.
  by move=> [->].
have cab : c != a /\ c != b.
  by have : c \in [set c] := set11 c; rewrite -cE !inE => /and3P[].
have leftE y : (y \in ~: V) = [|| y == a, y == b | y == c].
  have : (y \in ~: V :\ a :\ b) = (y \in [set c]) by rewrite cE.
  rewrite !inE => <-.
  case: (y =P a) => [->|_] /=; first by rewrite aV.
  by case: (y =P b) => [->|_] //=; rewrite bV.
have after y z : y \notin V -> ~: V = [set y; z; c] -> y != z -> y != c ->
    forces p.-1 r (y |: V) y -> y \in layer r [set z; c].
  move=> yV E yz yc; have -> : (p.-1 = #|y |: V|.+1)%N by rewrite cardsU1 yV pE.
  rewrite depth_is_time ?setU11 //; congr (_ \in layer r _).
  by rewrite setCU setIC -setDE E; apply/setP=> u; rewrite !inE; case: (u =P y) => [->|] //=; rewrite (negbTE yz) (negbTE yc).
have a_in : a \in layer r [set b; c].
  by apply: after => //; [apply/setP=> y; rewrite leftE !inE orbA | rewrite eq_sym; case: cab].
have b_in : b \in layer r [set a; c].
  apply: after => //; [by apply/setP=> y; rewrite leftE !inE orbA [(y == b) || _]orbC | by rewrite eq_sym | ].
  by rewrite eq_sym; case: cab.
move: b_in; apply/negP; apply: two_depths a_in; last exact: half_log_small.
by rewrite /= !inE negb_or ab ![_ == c]eq_sym; case: cab => -> ->.
Qed.

(* Before q positions are left each round visits at most one new position. *)
Lemma one_a_round k q h : (p - q < k)%N ->
  (forall (V : {set 'Z_p}) x, x \in V -> (#|V| + q = p)%N -> ~~ forces k h V x) ->
  forall t (V : {set 'Z_p}) x, x \in V -> (#|V| + q <= p)%N -> (t + #|V| + q <= p + h)%N -> ~~ forces k t V x.
Proof.
move=> few q_left; elim=> [|t IH] V x xV left_q le_t.
  by rewrite forces0 -ltnNge (leq_ltn_trans _ few) // -(leq_add2r q) (leq_trans left_q) // addnC -leq_subLR.
have [exact_q|more] := eqVneq (#|V| + q)%N p.
  apply: contra (q_left V x xV exact_q); apply: forces_mono => //.
  by rewrite -(leq_add2l p) (leq_trans _ le_t) // -addnA exact_q addnC.
have {left_q}more : (#|V| + q < p)%N by rewrite ltn_neqAle more.
have few_V : (#|V| < k)%N.
  by apply: leq_ltn_trans few; rewrite -(leq_add2r q) subnK ?(leq_trans (leq_addl _ _) (ltnW more)) // ltnW.
apply/negP=> /(forces_inv p_gt1) [|[d _ /andP[H _]]]; first by rewrite leqNgt few_V.
have size_next : (#|(x + d)%R |: V| <= #|V|.+1)%N by rewrite cardsU1; case: (_ \notin _).
move: H; apply/negP; apply: IH; rewrite ?setU11 //.
  by rewrite (leq_trans _ more) // -addSn leq_add2r.
by rewrite (leq_trans _ le_t) // leq_add2r addSnnS leq_add2l.
Qed.

End ThreeLeft.

Theorem rounds_below p r : prime p -> (5 <= p)%N -> magnus_forces p (fstar p) r -> (p - 3 + half_log p <= r)%N.
Proof.
move=> p_prime p_ge5 /(forcesP _ _ (prime_gt1 p_prime)) H; rewrite leqNgt; apply/negP=> lt_r.
have p_ge3 : (3 <= p)%N by apply: leq_trans p_ge5.
move: H; rewrite fstar_prime //; apply/negP; apply: (@one_a_round _ p_prime _ 3 (half_log p)); rewrite ?set11 ?cards1 //.
- by rewrite -[p.-1]subn1 ltn_sub2l // (leq_trans _ p_ge3).
- by move=> V x xV size_V; apply: three_left.
- exact: leq_trans p_ge5.
by rewrite -{1}(subnK p_ge3) [(_ + 3 + _)%N]addnAC leq_add2r addn1.
Qed.

(* The conjecture of Nedev 2010, that n + c rounds are enough, is false for every c. *)
Corollary not_n_plus_c c : exists p, prime p /\ forall r, magnus_forces p (fstar p) r -> (p + c < r)%N.
Proof.
have [p p_big p_prime] := prime_above (2 ^ ((c + 4) + (c + 4))); exists p; split=> // r.
have p_ge5 : (5 <= p)%N.
  apply: leq_trans (ltnW p_big); apply: (@leq_trans (2 ^ (4 + 4))) => //.
  by rewrite leq_exp2l // leq_add // leq_addl.
move/(rounds_below p_prime p_ge5); apply: leq_trans.
have big : (c + 4 < half_log p)%N.
  rewrite ltnNge; apply: contraL p_big => le; rewrite -leqNgt (leq_trans (up_logP p (leqnn 2))) // leq_exp2l //.
  by rewrite addnn -leq_uphalf_double.
rewrite -{1}(subnK (leq_trans (_ : 3 <= 5)%N p_ge5)) // -addnA -addnS leq_add2l (leq_trans _ big) //.
by rewrite ltnS addnC leq_add2l.
Qed.
