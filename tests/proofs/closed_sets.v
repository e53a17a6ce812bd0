(* Closed sets, those without a midpoint outside, are the residue classes modulo the odd divisors of n: the lemma behind the rings. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game fstar residues layers.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

Section Closed.
Variable n : nat.
Hypothesis n_gt1 : (1 < n)%N.
Let n_gt0 : (0 < n)%N := ltnW n_gt1.
Notation e := (logn 2 n).
Notation m := (odd_part n).

Section ClosedSet.
Variable C : {set 'Z_n}.
Hypothesis cl : closed C.

Lemma closed_mid x y z : x \in C -> y \in C -> z + z = x + y -> z \in C.
Proof. by move/closedP: cl; apply. Qed.

(* c + n/2 is a midpoint of c with itself, then c + n/4 of c and c + n/2, and so on: shifting by m keeps C. *)
Lemma closed_shift_power i c : (i <= e)%N -> c \in C -> c + (2 ^ (e - i) * m)%:R \in C.
Proof.
elim: i c => [|i IH] c le_i cC; first by rewrite subn0 -odd_partE // char_Zp // addr0.
apply: (closed_mid cC (IH c (ltnW le_i) cC)).
by rewrite -(subnSK le_i) expnS -mulnA mulSn mul1n natrD !addrA [c + _ + c]addrAC.
Qed.

Lemma closed_shift k c : c \in C -> c + (k * m)%:R \in C.
Proof.
move=> cC; elim: k => [|k IH]; first by rewrite mul0n addr0.
have := closed_shift_power (leqnn e) IH; rewrite subnn mul1n.
by rewrite -addrA -natrD mulSnr.
Qed.

Hypothesis C0 : 0 \in C.

Lemma closed_half x j : x *+ 2 ^ j \in C -> x \in C.
Proof.
elim: j x => // j IH x; rewrite expnS mulrnA => /IH xx.
by apply: closed_mid xx C0 _; rewrite addr0 mulr2n.
Qed.

Lemma closed_double x : x \in C -> x + x \in C.
Proof.
move=> xC; have [j /eqP] := power_of_2_is_1 (odd_part_odd n_gt0).
rewrite eqn_mod_dvd ?expn_gt0 // => /dvdnP[q qE].
apply: (@closed_half _ j); rewrite -mulr2n -mulrnA -expnS.
rewrite -(subnKC (_ : 0 < 2 ^ j.+1)%N) ?expn_gt0 // qE mulrnDr mulr1n.
rewrite -[x in x *+ _]natr_Zp -mulrnA mulnA; exact: closed_shift.
Qed.

Lemma closed_add x y : x \in C -> y \in C -> x + y \in C.
Proof.
by move=> xC yC; apply: closed_mid (closed_double xC) (closed_double yC) _; rewrite addrACA.
Qed.

Lemma closed_mul x k : x \in C -> x *+ k \in C.
Proof. by move=> xC; elim: k => [|k IH]; rewrite ?mulr0n // mulrS closed_add. Qed.

Lemma closed_opp x : x \in C -> - x \in C.
Proof.
have -> : - x = x *+ n.-1; last exact: closed_mul.
by apply/eqP; rewrite eq_sym -addr_eq0 -mulrSr prednK // -mulr_natr char_Zp ?mulr0.
Qed.

(* Now C is closed under addition, and so it has the multiples of its least member d. *)
Lemma closed_subgroup : exists d, [/\ odd d, (d %| m)%N, C = [set z : 'Z_n | (d %| val z)%N] & (#|C| * d = n)%N].
Proof.
have ex : exists k, (0 < k)%N && (k%:R \in C) by exists n; rewrite n_gt0 char_Zp.
case: (ex_minnP ex) => d /andP[d_gt0 dC] least.
have dvd k : k%:R \in C -> (d %| k)%N.
  move=> kC; rewrite /dvdn -leqn0 leqNgt; apply/negP=> r_gt0.
  suff : ((k %% d)%:R : 'Z_n) \in C.
    by move=> rC; have := least (k %% d)%N; rewrite r_gt0 rC leqNgt ltn_pmod // => /(_ isT).
  have -> : (k %% d)%:R = k%:R - d%:R *+ (k %/ d) :> 'Z_n.
    by rewrite {2}(divn_eq k d) natrD mulnC mulrnA [RHS]addrAC subrr add0r.
  by rewrite closed_add // closed_opp // closed_mul.
have dvd_member z : z \in C -> (d %| val z)%N by rewrite -{1}[z]natr_Zp => /dvd.
have d_m : (d %| m)%N by apply: dvd; have := closed_shift 1 C0; rewrite add0r mul1n.
have d_n : (d %| n)%N by apply: dvd; rewrite char_Zp.
have CE : C = [set z : 'Z_n | (d %| val z)%N].
  apply/setP=> z; rewrite inE; apply/idP/idP => [|/dvdnP[q qE]]; first exact: dvd_member.
  by rewrite -[z]natr_Zp qE mulnC mulrnA closed_mul.
exists d; split=> //; first exact: dvdn_odd d_m (odd_part_odd n_gt0).
have [q nE] := dvdnP d_n; suff -> : #|C| = q by rewrite -nE.
rewrite -[RHS]card_ord CE.
have -> : [set z : 'Z_n | (d %| val z)%N] = [set (d * val k)%:R | k : 'I_q].
  apply/setP=> z; rewrite inE; apply/dvdnP/imsetP => [[k kE]|[k _ ->]].
    have lt : (k < q)%N by have := Z_ltn z n_gt1; rewrite kE [X in (_ < X)%N]nE ltn_mul2r => /andP[].
    by exists (Ordinal lt) => //=; rewrite mulnC -kE natr_Zp.
  exists (val k); rewrite /= val_Zp_nat // modn_small; first by rewrite mulnC.
  by rewrite mulnC [X in (_ < X)%N]nE ltn_mul2r ltn_ord d_gt0.
rewrite card_imset // => j k /(congr1 val); rewrite /= !val_Zp_nat // !modn_small.
- by move/eqP; rewrite eqn_pmul2l // => /eqP/val_inj.
- by rewrite mulnC [X in (_ < X)%N]nE ltn_mul2r ltn_ord d_gt0.
- by rewrite mulnC [X in (_ < X)%N]nE ltn_mul2r ltn_ord d_gt0.
Qed.

End ClosedSet.

Theorem closed_class (C : {set 'Z_n}) : closed C -> C != set0 ->
  exists a d, [/\ odd d, (d %| n)%N, (#|C| * d = n)%N & C = [set z : 'Z_n | (val z == a %[mod d])%N]].
Proof.
move=> cl /set0Pn[a aC]; pose C' := [set z | z + a \in C].
have cl' : closed C'.
  apply/closedP=> x y z; rewrite !inE => xC yC zE; apply: (closed_mid cl xC yC).
  by rewrite addrACA zE addrACA.
have C'0 : 0 \in C' by rewrite inE add0r.
have [d [d_odd d_m C'E size_C']] := closed_subgroup cl' C'0.
have d_n : (d %| n)%N by apply: dvdn_trans d_m (odd_part_dvd n).
have CE z : (z \in C) = (z - a \in C') by rewrite inE subrK.
exists a, d; split=> //.
  suff <- : #|C'| = #|C| by [].
  rewrite -(card_imset (pred_of_set C) (@addIr _ (- a))); congr #|pred_of_set _|.
  apply/setP=> z; rewrite inE; apply/idP/imsetP => [zC|[y yC ->]]; last by rewrite subrK.
  by exists (z + a); rewrite ?addrK.
apply/setP=> z; rewrite CE C'E !inE.
have -> : val z = ((val (z - a : 'Z_n)%R + val a) %% n)%N by rewrite -val_addZ // subrK.
by rewrite modn_dvdm //; have := eqn_modDr (val a) (val (z - a : 'Z_n)%R) 0 d; rewrite add0n mod0n => ->.
Qed.

(* And each of these classes is closed: modulo an odd number one may divide by 2. *)
Lemma class_of_closed d (c : 'Z_d) : (1 < d)%N -> odd d -> (d %| n)%N -> closed [set z : 'Z_n | residue d z == c].
Proof.
move=> d_gt1 d_odd d_n; apply/closedP=> x y z; rewrite !inE => /eqP xc /eqP yc zE.
by apply/eqP/(double_inj d_gt1 d_odd); rewrite -!residueD // zE residueD // xc yc.
Qed.

Theorem class_closed a d : odd d -> (d %| n)%N -> closed [set z : 'Z_n | (val z == a %[mod d])%N].
Proof.
move=> d_odd d_n; have [d_le1|d_gt1] := leqP d 1.
  have -> : d = 1%N by case: d d_odd d_le1 {d_n} => [|[|]].
  by apply/subsetP=> z _; rewrite inE !modn1.
rewrite (_ : [set z | _] = [set z | residue d z == a%:R]); first exact: class_of_closed.
by apply/setP=> z; rewrite !inE -val_eqE /= !val_Zp_nat.
Qed.

(* The last layer of A is the smallest such class that holds A. *)
Corollary hull_least (A C : {set 'Z_n}) : A \subset C -> closed C -> hull A \subset C.
Proof.
move=> sub cl; suff layers i : layer i A \subset C by apply: layers.
by elim: i => // i IH; apply: subset_trans (midpointsS IH) cl.
Qed.

(* A closed set that is not all has at most n/p members, p the smallest odd prime factor. *)
Corollary closed_small (C : {set 'Z_n}) : closed C -> C != set0 -> C != setT ->
  m != 1%N /\ (#|C| <= n %/ pdiv m)%N.
Proof.
move=> cl C_n0 C_nT; have [a [d [d_odd d_n size_C _]]] := closed_class cl C_n0.
have d_gt0 : (0 < d)%N by case: d d_odd {d_n size_C}.
have d_neq1 : d != 1%N.
  apply: contra C_nT => /eqP d1; rewrite eqEcard subsetT cardsT card_Z //= -[X in (X <= _)%N]size_C d1 muln1.
  exact: leqnn.
have d_m : (d %| m)%N.
  by move: d_n; rewrite {1}[n]odd_partE // Gauss_dvdr // coprime_sym coprimeXl // coprime2n.
have m_neq1 : m != 1%N by apply: contra d_neq1 => /eqP m1; move: d_m; rewrite m1 dvdn1.
split=> //; have p_d : (pdiv m <= d)%N by apply: pdiv_min_dvd => //; rewrite ltn_neqAle eq_sym d_neq1.
by rewrite -[X in (X <= _)%N](mulnK _ d_gt0) size_C leq_div2l // pdiv_gt0.
Qed.

End Closed.
