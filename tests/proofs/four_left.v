(* R(p) ≥ p − 4 + ⌈¾⌈log₂ p⌉⌉ for primes p ≥ 5, by the last four positions (Theorem 2 of the note on lower bounds). *)
From Coq Require Import Lia.
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues layers rounds_below.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section FourLeft.
Variable p : nat.
Hypotheses (p_prime : prime p) (p_ge5 : (5 <= p)%N).
Let p_gt1 : (1 < p)%N := prime_gt1 p_prime.
Implicit Types (S T : {set 'Z_p}) (x y z : 'Z_p).

(* After a visit of y, with S minus y left, Magnus gets to one unvisited position within t rounds. *)
Definition cheap t S y := forces p.-1 t (y |: ~: S) y.

Definition two_cheap t S := exists y y', [/\ y \in S, y' \in S, y != y', cheap t S y & cheap t S y'].

Lemma setC_after S y : ~: (y |: ~: S) = S :\ y.
Proof. by rewrite setCU setCK setDE setIC. Qed.

Lemma without2 S x y : S :\ x :\ y = S :\ y :\ x.
Proof. by rewrite !setDDl setUC. Qed.

(* (1) From outside of S the token comes to S in s rounds, and of two members Derek takes the dearer one. *)
Lemma entering r S x : (1 < #|S|)%N -> x \notin S -> forces p.-1 r (~: S) x ->
  exists t s, [/\ (r = t + s)%N, (0 < s)%N, x \in layer s S & two_cheap t S].
Proof.
move=> S_gt1; have few : (#|~: S| < p.-1)%N.
  have := cardsC S; rewrite card_Z // => size_S.
  by rewrite -ltnS prednK ?(ltnW p_gt1) // -[X in (_ < X)%N]size_S -[X in (X < _)%N]add1n ltn_add2r.
elim: r x => [|r IH] x xS; first by rewrite forces0 leqNgt few.
case/(forces_inv p_gt1) => [|[d d0 /andP[Hp Hm]]]; first by rewrite leqNgt few.
have step a : forces p.-1 r (a |: ~: S) a ->
    (a \in S /\ cheap r S a) \/ exists t s, [/\ (r = t + s)%N, a \in layer s S & two_cheap t S].
  have [aS|aS] := boolP (a \in S); first by left.
  rewrite (setUidPr _) ?sub1set ?inE // => /(IH a aS)[t [s [rE _ aL two]]].
  by right; exists t, s.
have mid i : x + d \in layer i S -> x - d \in layer i S -> x \in layer i.+1 S.
  by move=> pL mL; rewrite layerS; apply/midpointsP; exists (x + d), (x - d); split=> //; rewrite addrACA subrr addr0.
have weak i j a : (i <= j)%N -> a \in layer i S -> a \in layer j S by move=> /(layer_le S)/subsetP; apply.
case: (step _ Hp) (step _ Hm) => [[aS Ha]|[t [s [rE aL two]]]] [[bS Hb]|[t' [s' [rE' bL two']]]].
- exists r, 1%N; split; rewrite ?addn1 //; first exact: mid.
  exists (x + d), (x - d); split=> //; rewrite (inj_eq (addrI x)) -addr_eq0.
  by apply: contra d0 => /eqP dd; apply/eqP/(double_inj p_gt1 (p_odd p_prime p_ge5)); rewrite dd addr0.
- by exists t', s'.+1; rewrite addnS -rE'; split=> //; apply: mid => //; exact: weak (leq0n _) aS.
- by exists t, s.+1; rewrite addnS -rE; split=> //; apply: mid => //; exact: weak (leq0n _) bS.
- have [le|lt] := leqP s s'.
    by exists t', s'.+1; rewrite addnS -rE'; split=> //; apply: mid => //; apply: weak aL.
  by exists t, s.+1; rewrite addnS -rE; split=> //; apply: mid => //; apply: weak bL; apply: ltnW.
Qed.

(* With three left a cheap member has a small depth in the other two. *)
Lemma cheap_depth t S y : #|S| = 3%N -> y \in S -> cheap t S y -> y \in layer t (S :\ y).
Proof.
move=> size_S yS; have := cardsC S; rewrite card_Z // size_S => size_C.
have pE : p.-1 = #|y |: ~: S|.+1 by rewrite cardsU1 inE yS -[X in X.-1]size_C.
by rewrite /cheap pE depth_is_time ?setU11 // setC_after.
Qed.

Lemma two_of_three t S : #|S| = 3%N -> two_cheap t S -> (log p <= t + t)%N.
Proof.
move=> size_S [y [y' [yS y'S yy' /cheap_depth H /cheap_depth H']]].
have {H H'}[H H'] := (H size_S yS, H' size_S y'S).
have /cards1P[c cE] : #|S :\ y :\ y'| == 1%N.
  by move: size_S; rewrite (cardsD1 y) yS (cardsD1 y') !inE y'S eq_sym yy' => -[->].
have [cy cy'] : c != y /\ c != y' by have : c \in [set c] := set11 c; rewrite -cE !inE => /and3P[].
have E : S :\ y = [set y'; c] by rewrite -cE setD1K // !inE eq_sym yy'.
have E' : S :\ y' = [set y; c] by rewrite -cE without2 setD1K // !inE yy'.
rewrite E in H; rewrite E' in H'; apply: up_log_min => //; rewrite leqNgt; apply/negP=> small.
have different : uniq [:: y; y'; c] by rewrite /= !inE negb_or yy' ![_ == c]eq_sym cy cy'.
by have := two_depths p_prime p_ge5 different small H; rewrite H'.
Qed.

(* A position of depth ≤ i in three. *)
Lemma relation3 i x u v w : x \in layer i [set u; v; w] ->
  exists a b, (a + b <= 2 ^ i)%N /\ (x - w) *+ 2 ^ i = (u - w) *+ a + (v - w) *+ b.
Proof.
elim: i x => [|i IH] x.
  rewrite !inE => /orP[/orP[]|] /eqP->; [exists 1%N, 0%N | exists 0%N, 1%N | exists 0%N, 0%N].
  - by rewrite addr0.
  - by rewrite add0r.
  - by rewrite subrr addr0.
rewrite layerS => /midpointsP[y [z [/IH[a [b [le E]]] /IH[a' [b' [le' E']]] xE]]].
exists (a + a')%N, (b + b')%N; split; first by rewrite addnACA expnS mul2n -addnn leq_add.
by rewrite expnS mulrnA mulr2n addrACA xE [y + z + _]addrACA mulrnDl E E' !mulrnDr addrACA.
Qed.

Lemma eliminate (X X' Y : 'Z_p) k l a a' b b' : X *+ k = X' *+ a' + Y *+ b' -> X' *+ l = X *+ a + Y *+ b ->
  X' *+ (k * l) = X' *+ (a * a') + Y *+ (a * b' + b * k).
Proof.
move=> E1 E2; rewrite mulnC mulrnA E2 mulrnDl [X *+ a *+ k]mulrnAC E1 mulrnDl -!mulrnA -addrA -mulrnDr.
by rewrite [(a' * a)%N]mulnC [(b' * a)%N]mulnC.
Qed.

(* (2) and (3): x and x' by way of the others, and y by way of x' and z, give p ≤ 2^(D + s₁ + s₂). *)
Lemma elimination s1 s2 D x x' y z : uniq [:: x; x'; y; z] ->
  x \in layer s1 [set x'; y; z] -> x' \in layer s2 [set x; y; z] -> y \in layer D [set x'; z] ->
  (log p <= D + (s1 + s2))%N.
Proof.
rewrite /= !inE !negb_or andbT => /and3P[/and3P[xx' _ _] /andP[x'y x'z] yz].
case/relation3=> a' [b' [le1 E1]] /relation3[a [b [le2 E2]]] /relation[i le_i E3].
have dvd_2 k : (p %| 2 ^ k)%N -> False.
  by rewrite Euclid_dvdX // => /andP[/(dvdn_leq _) p_le2 _]; move: (leq_trans p_ge5 (p_le2 isT)).
have x'z0 : x' - z != 0 by rewrite subr_eq0.
have i_lt : (i < 2 ^ D)%N.
  rewrite ltn_neqAle le_i andbT; apply/eqP=> iE; apply: (@dvd_2 D).
  apply: (@multiple_eq0 _ p_prime (y - x')); first by rewrite subr_eq0 eq_sym.
  have <- : (y - z) - (x' - z) = y - x' by rewrite opprB addrA subrK.
  by rewrite mulrnBl E3 iE subrr.
have aa' : (a * a' < 2 ^ s1 * 2 ^ s2)%N.
  have [a'_lt|a'_ge] := ltnP a' (2 ^ s1).
    rewrite mulnC; have le_a : (a <= 2 ^ s2)%N by apply: leq_trans le2; apply: leq_addr.
    by apply: leq_ltn_trans (leq_mul (leqnn a') le_a) _; rewrite ltn_pmul2r ?expn_gt0.
  have b'0 : b' = 0%N by apply/eqP; rewrite -leqn0 -(leq_add2l a') addn0 (leq_trans le1).
  have a'E : a' = (2 ^ s1)%N by apply/eqP; rewrite eqn_leq a'_ge andbT (leq_trans _ le1) // leq_addr.
  case: (@dvd_2 s1); apply: (@multiple_eq0 _ p_prime (x - x')); first by rewrite subr_eq0.
  have <- : (x - z) - (x' - z) = x - x' by rewrite opprB addrA subrK.
  by rewrite mulrnBl E1 b'0 mulr0n addr0 a'E subrr.
pose Delta := (2 ^ s1 * 2 ^ s2 - a * a')%N; pose B := (a * b' + b * 2 ^ s1)%N.
have B_le : (B <= Delta)%N.
  rewrite /B /Delta leq_subRL ?(ltnW aa') // addnA -mulnDr.
  apply: (@leq_trans (a * 2 ^ s1 + b * 2 ^ s1)); first by rewrite leq_add2r leq_mul2l le1 orbT.
  by rewrite -mulnDl mulnC leq_mul2l le2 orbT.
have F : (x' - z) *+ (2 ^ s1 * 2 ^ s2) = (x' - z) *+ (a * a') + (y - z) *+ B by apply: eliminate E1 E2.
have E : (x' - z) *+ Delta = (y - z) *+ B by rewrite mulrnBr ?(ltnW aa') // F addrAC subrr add0r.
have lt : (i * B < 2 ^ D * Delta)%N.
  apply: (@leq_ltn_trans (i * Delta)); first by rewrite leq_mul2l B_le orbT.
  by rewrite ltn_pmul2r // subn_gt0.
have : (p %| 2 ^ D * Delta - i * B)%N.
  apply: (@multiple_eq0 _ p_prime (x' - z)) => //; rewrite mulrnBr ?(ltnW lt) //.
  by rewrite [(2 ^ D * _)%N]mulnC mulrnA E mulrnAC E3 -mulrnA subrr.
move/dvdn_leq; rewrite subn_gt0 => /(_ lt) le_p; apply: up_log_min => //.
rewrite (leq_trans le_p) // (leq_trans (leq_subr _ _)) // !expnD leq_mul2l leq_subr orbT //.
Qed.

Lemma card3 x y z : uniq [:: x; y; z] -> #|[set x; y; z]| = 3%N.
Proof.
by rewrite /= !inE negb_or andbT => /andP[/andP[xy xz] yz]; rewrite setUC cardsU1 !inE cards2 xy negb_or eq_sym xz eq_sym yz.
Qed.

(* (4) Of four positions no two are cheap: 4c ≥ 3⌈log₂ p⌉. *)
Lemma two_of_four c T : #|T| = 4%N -> two_cheap c T -> (3 * log p <= 4 * c)%N.
Proof.
move=> size_T [x [x' [xT x'T xx' cheap_x cheap_x']]].
have /cards2P[y [z [yz E]]] : #|T :\ x :\ x'| == 2%N.
  by move: size_T; rewrite (cardsD1 x) xT (cardsD1 x') !inE x'T eq_sym xx' => -[->].
have [yx' yx] : y != x' /\ y != x by have : y \in [set y; z] := set21 y z; rewrite -E !inE => /and3P[].
have [zx' zx] : z != x' /\ z != x by have : z \in [set y; z] := set22 y z; rewrite -E !inE => /and3P[].
have Ex : T :\ x = [set x'; y; z] by rewrite -setUA -E setD1K // !inE eq_sym xx'.
have Ex' : T :\ x' = [set x; y; z] by rewrite -setUA -E without2 setD1K // !inE xx'.
have enter u : u \in T -> cheap c T u -> #|T :\ u| = 3%N ->
    exists t s, [/\ c = (t + s)%N, u \in layer s (T :\ u) & two_cheap t (T :\ u)].
  move=> uT; rewrite /cheap -[u |: ~: T]setCK setC_after => H size3.
  have [|||t [s [cE _ uL two]]] := @entering c (T :\ u) u; rewrite ?size3 ?setD11 //.
  by exists t, s.
have size_x u : u \in T -> #|T :\ u| = 3%N by move=> uT; move: size_T; rewrite (cardsD1 u) uT => -[].
have [t1 [s1 [c1 xL two1]]] := enter x xT cheap_x (size_x x xT).
have [t2 [s2 [c2 x'L two2]]] := enter x' x'T cheap_x' (size_x x' x'T).
have log1 := two_of_three (size_x x xT) two1; have log2 := two_of_three (size_x x' x'T) two2.
rewrite Ex in xL; rewrite Ex' in x'L.
have swap u : [set u; z; y] = [set u; y; z] by rewrite setUAC.
(* One of the two cheap members of three is not the one of x, x' that is among them. *)
have third u t : two_cheap t [set u; y; z] -> u != y -> u != z ->
    y \in layer t [set u; z] \/ z \in layer t [set u; y].
  move=> two uy uz; have size3 : #|[set u; y; z]| = 3%N by apply: card3; rewrite /= !inE negb_or uy uz yz.
  have Ey : [set u; y; z] :\ y = [set u; z].
    by apply/setP=> v; rewrite !inE; case: (v =P y) => [->|_] /=; rewrite ?orbF // (eq_sym y u) (negbTE uy) (negbTE yz).
  have Ez : [set u; y; z] :\ z = [set u; y].
    by apply/setP=> v; rewrite !inE; case: (v =P z) => [->|_] /=; rewrite ?orbF // (eq_sym z u) (eq_sym z y) (negbTE uz) (negbTE yz).
  have depth v := @cheap_depth t [set u; y; z] v size3.
  case: two => v [v' [vS v'S vv' Hv Hv']]; have {Hv}Hv := depth v vS Hv; have {Hv'}Hv' := depth v' v'S Hv'.
  move: vS v'S vv' Hv Hv'; rewrite !inE -!orbA => /or3P[] /eqP-> /or3P[] /eqP->; rewrite ?eqxx // ?Ey ?Ez; by auto.
have exit1 : (log p <= t1 + (s1 + s2))%N.
  rewrite Ex in two1; case: (third x' t1 two1); rewrite 1?eq_sym // => L.
    by apply: (elimination _ xL x'L L); rewrite /= !inE !negb_or xx' !(eq_sym x) !(eq_sym x') yx zx yx' zx' yz.
  rewrite -swap in xL; rewrite -swap in x'L; apply: (elimination _ xL x'L L).
  by rewrite /= !inE !negb_or xx' !(eq_sym x) !(eq_sym x') yx zx yx' zx' eq_sym yz.
have exit2 : (log p <= t2 + (s2 + s1))%N.
  rewrite Ex' in two2; case: (third x t2 two2); rewrite 1?eq_sym // => L.
    by apply: (elimination _ x'L xL L); rewrite /= !inE !negb_or (eq_sym x') xx' !(eq_sym x) !(eq_sym x') yx zx yx' zx' yz.
  rewrite -swap in xL; rewrite -swap in x'L; apply: (elimination _ x'L xL L).
  by rewrite /= !inE !negb_or (eq_sym x') xx' !(eq_sym x) !(eq_sym x') yx zx yx' zx' eq_sym yz.
move: log1 log2 exit1 exit2 => /leP log1 /leP log2 /leP exit1 /leP exit2; apply/leP.
by rewrite -?plusE -?multE in log1 log2 exit1 exit2 c1 c2 *; lia.
Qed.

End FourLeft.

(* ⌈¾⌈log₂ p⌉⌉ *)
Definition three_quarters_log p := ((3 * log p + 3) %/ 4)%N.

Theorem rounds_below_by_four p r : prime p -> (5 <= p)%N -> magnus_forces p (fstar p) r ->
  (p - 4 + three_quarters_log p <= r)%N.
Proof.
move=> p_prime p_ge5 /(forcesP _ _ (prime_gt1 p_prime)) H; rewrite leqNgt; apply/negP=> lt_r.
have p_ge4 : (4 <= p)%N by apply: ltnW.
move: H; rewrite fstar_prime ?(leq_trans _ p_ge4) //; apply/negP.
apply: (@one_a_round _ p_prime _ 4 (three_quarters_log p)); rewrite ?set11 ?cards1 //.
- by rewrite -[p.-1]subn1 ltn_sub2l // (leq_trans _ p_ge4).
- move=> V x xV size_V; have := cardsC V; rewrite card_Z ?prime_gt1 // => /eqP.
  rewrite -[X in _ == X]size_V eqn_add2l => /eqP size_left; rewrite -[V]setCK; apply/negP => H.
  have [||t [s [hE s_gt0 _ two]]] := @entering p p_prime p_ge5 _ (~: V) x _ _ H; rewrite ?size_left ?inE ?xV //.
  have := two_of_four p_prime p_ge5 size_left two; rewrite leqNgt => /negP; apply.
  have := leq_trunc_div (3 * log p + 3) 4; rewrite -/(three_quarters_log p) hE.
  by rewrite mulnC mulnDr => le; rewrite -(leq_add2r 3) (leq_trans _ le) // addSn -addnS leq_add2l leq_pmulr.
by rewrite -{1}(subnK p_ge4) [(_ + 4 + _)%N]addnAC leq_add2r addn1.
Qed.
