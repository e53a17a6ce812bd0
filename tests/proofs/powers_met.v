(* On every power of two B(n) cannot be lowered: the unvisited positions are a row beside the token, and the token always comes to the far
   end of it next, as late as the layers allow. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game residues layers any_pairs layer_play bound_met.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GRing.Theory.
Local Open Scope ring_scope.

(* ---- Games as steps between positions ---- *)

Section Steps.
Variable n : nat.
Hypothesis n_gt1 : (1 < n)%N.
Implicit Types (V : {set 'Z_n}) (x d : 'Z_n) (h : history n).

(* Layer play can take r more rounds, each a step by d or by −d into a layer that the token is outside of. *)
Fixpoint lasts (r : nat) V x : Prop :=
  if r is s.+1 then exists d i, [/\ x \notin layer i (~: V), x + d \in layer i (~: V), x - d \in layer i (~: V)
    & lasts s (x + d |: V) (x + d)] else True.

Lemma lasts_line r h rd : lasts r (visited h) (token h) -> exists line : seq (round n),
  size line = r /\ forall k, (k < size line)%N -> leads (h ++ take k line) (nth rd line k).1.
Proof.
elim: r h => [|r IH] h /=; first by exists [::].
case=> d [i [out plus minus rest]]; have d0 : d != 0 by apply: contraNneq out => d0; rewrite d0 addr0 in plus.
have [l Hl] := magnitude_of_difference n_gt1 d0.
have [dir dirE] : exists dir, move (token h) (l, dir) = token h + d.
  by case: Hl => lE; [exists true | exists false]; rewrite /move /= lE ?opprK.
have [|line [size_line leads_line]] := IH (rcons h (l, dir)); first by rewrite visited_rcons token_rcons dirE.
exists ((l, dir) :: line); split=> [|[|k] lt_k]; first by rewrite /= size_line.
  rewrite cats0 /=; exists i; split=> // dir'.
  by rewrite /move /=; case: dir'; case: Hl => ->; rewrite ?opprK.
by rewrite /= -cat_rcons; apply: leads_line.
Qed.

Lemma lasts_met : lasts (most_rounds n) [set 0] 0 -> exists (M : magnus n) (D : derek n), takes_all_rounds M D.
Proof.
have n2_gt0 : (0 < n./2)%N by rewrite half_gt0.
rewrite -visited0 => long; have [line [size_line line_leads]] := @lasts_line _ [::] (Ordinal n2_gt0, true) long.
exact: line_met size_line line_leads.
Qed.

End Steps.

(* ---- A row of a positions beside the token ---- *)

Section Power.
Variable e : nat.
Hypothesis e_gt0 : (0 < e)%N.
Notation n := (2 ^ e)%N.
Let n_gt1 : (1 < n)%N. Proof. by rewrite -[1%N]/(2 ^ 0)%N ltn_exp2l. Qed.
Implicit Types (V : {set 'Z_n}) (x y z d s : 'Z_n).

(* s is 1 or −1: the side on which the row lies. *)
Section Row.
Variables (s c : 'Z_n) (a : nat).
Hypotheses (s_unit : s * s = 1) (a_gt0 : (0 < a)%N) (a_lt : (a < n)%N).

(* How far z lies on that side of c. *)
Definition place z : nat := val (s * (z - c)).
Definition row : {set 'Z_n} := [set z | (0 < place z <= a)%N].

Lemma place_at k : place (c + s * k%:R) = (k %% n)%N.
Proof. by rewrite /place addrC addKr mulrA s_unit mul1r /= val_Zp_nat. Qed.

Lemma at_place z : z = c + s * (place z)%:R.
Proof. by rewrite /place natr_Zp mulrA s_unit mul1r addrC subrK. Qed.

Lemma placeD x y z : z + z = x + y -> (place z + place z = place x + place y %[mod n])%N.
Proof.
move=> zE; rewrite /place -!val_addZ // -!mulrDr; congr (val (s * _)).
by rewrite addrACA zE addrACA.
Qed.

(* The layers are the classes modulo 2^(e − i) of the row. *)
Lemma layer_classes i z : (i <= e)%N -> z \in layer i row -> exists2 j, (0 < j <= a)%N & (place z = j %[mod 2 ^ (e - i)])%N.
Proof.
elim: i z => [|i IH] z le_i; first by rewrite inE => ?; exists (place z).
rewrite layerS => /midpointsP[x [y [/(IH _ (ltnW le_i)) [j j_row jE] /(IH _ (ltnW le_i)) [k k_row kE] zE]]].
have split : (2 ^ (e - i) = 2 * 2 ^ (e - i.+1))%N by rewrite -expnS subnSK.
have dvd_n : (2 ^ (e - i) %| n)%N by rewrite dvdn_exp2l // leq_subr.
have : (place z + place z = j + k %[mod 2 ^ (e - i)])%N.
  have := congr1 (fun u => u %% 2 ^ (e - i))%N (placeD zE); rewrite /= !modn_dvdm // => ->.
  by rewrite -modnDm jE kE modnDm.
rewrite split => sumE; have even : ~~ odd (j + k).
  have := congr1 odd sumE; rewrite !odd_mod ?oddM // => <-.
  by rewrite addnn odd_double.
have [h hE] : exists h, (j + k = 2 * h)%N.
  by exists (j + k)./2; rewrite mul2n -[LHS]odd_double_half (negbTE even).
have [/andP[j_gt0 j_le] /andP[k_gt0 k_le]] := (j_row, k_row).
exists h.
  apply/andP; split; first by move: (ltn_addr k j_gt0); rewrite hE; case: (h).
  by rewrite -(leq_pmul2l (isT : 0 < 2)%N) -hE mul2n -addnn leq_add.
move: sumE; rewrite addnn -mul2n hE -!muln_modr => /eqP.
by rewrite eqn_pmul2l // => /eqP.
Qed.

Lemma in_row k : (0 < k <= a)%N -> c + s * k%:R \in row.
Proof. by move=> k_row; rewrite inE place_at modn_small //; apply: leq_ltn_trans a_lt; case/andP: k_row. Qed.

Lemma class_in_layer i z j : (i <= e)%N -> (0 < j <= a)%N -> (place z = j %[mod 2 ^ (e - i)])%N -> z \in layer i row.
Proof.
move=> + j_row; elim: i z => [|i IH] z le_i zj.
  have jn : (j < n)%N by apply: leq_ltn_trans a_lt; case/andP: j_row.
  by rewrite inE; rewrite subn0 !modn_small ?Z_ltn // in zj; rewrite zj.
have split : (2 ^ (e - i) = 2 * 2 ^ (e - i.+1))%N by rewrite -expnS subnSK.
have dvd_n : (2 ^ (e - i) %| n)%N by rewrite dvdn_exp2l // leq_subr.
have t_row := in_row j_row; set t := c + _ in t_row.
rewrite layerS; apply/midpointsP; exists (z + z - t), t; split; last by rewrite subrK.
  have placeE : place t = j by rewrite /t place_at modn_small //; apply: leq_ltn_trans a_lt; case/andP: j_row.
  have twice : (place z + place z = j + j %[mod 2 ^ (e - i)])%N by rewrite split !addnn -!mul2n -!muln_modr zj.
  have := congr1 (fun u => u %% 2 ^ (e - i))%N (placeD (esym (subrK t (z + z)))); rewrite /= !modn_dvdm // placeE twice => /esym/eqP.
  by rewrite eqn_modDr => /eqP; apply: IH (ltnW le_i).
exact: (subsetP (layer_le _ (leq0n i))).
Qed.

(* The way from c to the far end of the row. *)
Definition stop m : 'Z_n := c + s * (a + 2 ^ m)%:R.
Notation far := (c + s * a%:R).

Lemma place_stop m : (a < 2 ^ m)%N -> (m < e)%N -> place (stop m) = (a + 2 ^ m)%N.
Proof.
move=> a_m m_e; rewrite place_at modn_small //; apply: leq_trans (_ : 2 ^ m.+1 <= n)%N; last by rewrite leq_exp2l.
by rewrite expnS mul2n -addnn ltn_add2r.
Qed.

Lemma stop_far : stop e = far.
Proof. by rewrite /stop natrD char_Zp // addr0. Qed.

Lemma from_stop V r : ~: V = row -> lasts r (far |: V) far ->
  forall m, (a < 2 ^ m)%N -> (m <= e)%N -> lasts (e - m + r) (stop m |: V) (stop m).
Proof.
move=> VE last m a_m m_le; have [k kE] : exists k, k = (e - m)%N by exists (e - m)%N.
rewrite -kE; elim: k m a_m m_le kE => [|k IH] m a_m m_le kE.
  have -> : m = e by apply/eqP; rewrite eqn_leq m_le -subn_eq0 -kE.
  by rewrite stop_far.
have m_e : (m < e)%N by rewrite -subn_gt0 -kE.
have kE' : k = (e - m.+1)%N by rewrite subnS -kE.
have stop_V : stop m |: V = V.
  apply/setUidPr; rewrite sub1set -[V]setCK VE !inE place_stop //; apply/negP=> /andP[_].
  by rewrite -[X in (_ <= X)%N]addn0 leq_add2l leqn0 expn_eq0.
rewrite stop_V /= VE; exists (s * (2 ^ m)%:R), k.
have plus : stop m + s * (2 ^ m)%:R = stop m.+1.
  by rewrite /stop -addrA -mulrDr -natrD -addnA addnn -mul2n -expnS.
have minus : stop m - s * (2 ^ m)%:R = far.
  by rewrite /stop natrD mulrDr addrA addrK.
have km : (e - k = m.+1)%N by rewrite kE' subKn.
have a_row : (0 < a <= a)%N by rewrite a_gt0 leqnn.
have k_le : (k <= e)%N by rewrite kE' leq_subr.
rewrite plus minus; split.
- apply/negP=> /(layer_classes k_le) [j /andP[j_gt0 j_le]]; rewrite km place_stop // => E.
  have := congr1 (fun u => u %% 2 ^ m)%N E; rewrite !modn_dvdm ?dvdn_exp2l // modnDr !modn_small //; last exact: leq_ltn_trans a_m.
  move=> aj; move: E; rewrite -aj => /eqP; rewrite -{2}[a]addn0 eqn_modDl mod0n modn_small ?ltn_exp2l // expn_eq0.
  by [].
- apply: class_in_layer k_le a_row _; rewrite km /stop place_at modn_dvdm ?dvdn_exp2l //.
  by rewrite modnDr.
- by apply: (subsetP (layer_le _ (leq0n k))); apply: in_row.
by apply: IH => //; apply: leq_trans a_m _; rewrite leq_exp2l.
Qed.

Lemma round_the_row V r q : ~: V = row -> (a < 2 ^ q <= a + a)%N -> (q <= e)%N -> lasts r (far |: V) far ->
  lasts (e - q + r).+1 V c.
Proof.
move=> VE /andP[a_q q_a] q_le last /=; rewrite VE; exists (s * (a + 2 ^ q)%:R), (e - q)%N.
have i_le : (e - q <= e)%N by rewrite leq_subr.
have iE : (e - (e - q) = q)%N by rewrite subKn.
split.
- apply/negP=> /(layer_classes i_le) [j /andP[j_gt0 j_le]]; rewrite iE /place subrr mulr0 mod0n.
  by rewrite modn_small ?(leq_ltn_trans j_le) // => j0; rewrite -j0 in j_gt0.
- apply: (@class_in_layer _ _ a) => //; first by rewrite a_gt0 leqnn.
  by rewrite iE place_at modn_dvdm ?dvdn_exp2l // modnDr.
- pose u := (2 * 2 ^ (e - q) - 2)%N; pose k := (2 ^ q - a + 2 ^ q * u)%N.
  have kE : (k + (a + 2 ^ q) = 2 * n)%N.
    have uE : (u + 2 = 2 * 2 ^ (e - q))%N by rewrite subnK // leq_pmulr // expn_gt0.
    have -> : (2 * n = 2 ^ q * (u + 2))%N by rewrite uE mulnCA -expnD subnKC.
    by rewrite mulnDr /k addnACA subnK 1?ltnW // addnCA muln2 addnn.
  have -> : c - s * (a + 2 ^ q)%:R = c + s * k%:R.
    congr (_ + _); apply/eqP; rewrite -mulrN eq_sym -subr_eq0 -mulrBr opprK -natrD kE natrM char_Zp //.
    by rewrite mulr0 mulr0.
  apply: (@class_in_layer _ _ (2 ^ q - a)%N) => //; first by rewrite subn_gt0 a_q leq_subLR.
  by rewrite iE place_at modn_dvdm ?dvdn_exp2l // /k [(2 ^ q * u)%N]mulnC addnC modnMDl.
exact: from_stop.
Qed.

End Row.
(* At the far end the token has the rest of the row beside it, on the other side. *)
Lemma row_turns s c a (far := c + s * a.+1%:R) : s * s = 1 -> (a.+1 < n)%N -> row s c a.+1 :\ far = row (- s) far a.
Proof.
move=> s_unit a_lt; apply/setP=> z; rewrite !inE.
have k_lt : (place s c z < n)%N by apply: Z_ltn.
have zE : z = c + s * (place s c z)%:R by apply: at_place.
have zfar : (z == far) = (place s c z == a.+1).
  apply/eqP/eqP => [->|kE]; last by rewrite zE kE.
  by rewrite place_at // modn_small.
have place_far : place (- s) far z = ((a.+1 + (n - place s c z)) %% n)%N.
  have E : - s * (z - far) = (a.+1 + (n - place s c z))%:R.
    rewrite {1}zE /far opprD addrACA subrr add0r -mulrBr mulNr mulrA s_unit mul1r opprB.
    by rewrite natrD natrB 1?ltnW // char_Zp // sub0r.
  by rewrite {1}/place E /= val_Zp_nat.
rewrite zfar place_far; move: (place s c z) k_lt => k k_lt; have [->|k0] := posnP k.
  by rewrite subn0 modnDr modn_small // ltnn !andbF.
have [k_le|k_gt] := leqP k a.+1.
  have -> : ((a.+1 + (n - k)) %% n = a.+1 - k)%N.
    by rewrite addnBA 1?ltnW // -addnBAC // modnDr modn_small // (leq_ltn_trans (leq_subr _ _)).
  have -> : (a.+1 - k <= a)%N by rewrite leq_subLR -add1n leq_add2r.
  by rewrite subn_gt0 [in RHS]ltn_neqAle k_le !andbT.
have -> : ((a.+1 + (n - k)) %% n = a.+1 + (n - k))%N.
  by rewrite modn_small // -[X in (_ < X)%N](subnKC (ltnW k_lt)) ltn_add2r.
by rewrite addSn andbF /= ltnNge leq_addr andbF.
Qed.

Lemma spiral a : (a < n)%N -> forall s c V, s * s = 1 -> ~: V = row s c a ->
  lasts (\sum_(1 <= b < a.+1) (e - trunc_log 2 b)) V c.
Proof.
elim: a => [|a IH] a_lt s c V s_unit VE; first by rewrite big_geq.
have q_lt : (trunc_log 2 a.+1 < e)%N.
  by rewrite -(ltn_exp2l _ _ (isT : 1 < 2)%N); apply: leq_ltn_trans a_lt; apply: trunc_logP.
rewrite big_nat_recr //= addnC -(subnSK q_lt) addSn; apply: (round_the_row s_unit _ a_lt VE) => //.
  rewrite trunc_log_ltn //= expnS mul2n -addnn leq_add //; exact: trunc_logP.
apply: IH (ltnW a_lt) (- s) _ _ _ _; first by rewrite mulrNN.
by rewrite setCU setIC -setDE VE row_turns.
Qed.

Lemma powers_last : lasts (\sum_(1 <= b < n) (e - trunc_log 2 b)) [set 0 : 'Z_n] 0.
Proof.
have nE : (n.-1.+1 = n)%N by rewrite prednK ?expn_gt0.
have := @spiral n.-1 _ 1 0 [set 0]; rewrite nE; apply; rewrite ?mulr1 //.
apply/setP=> z; have below : (z <= n.-1)%N by rewrite -ltnS nE Z_ltn.
by rewrite !inE /place mul1r subr0 below andbT lt0n.
Qed.

End Power.

Lemma powers_sum e : (\sum_(1 <= b < 2 ^ e) (e - trunc_log 2 b) + e = 2 * (2 ^ e - 1))%N.
Proof.
elim: e => [|e IH]; first by rewrite big_geq.
have pos k : (0 < 2 ^ k)%N by rewrite expn_gt0.
rewrite (@big_cat_nat _ _ _ (2 ^ e)) //=; last by rewrite leq_exp2l.
rewrite [X in (X + _ + _)%N](_ : _ = \sum_(1 <= b < 2 ^ e) (e - trunc_log 2 b) + (2 ^ e - 1))%N; last first.
  rewrite -[X in (_ + X)%N]muln1 -sum_nat_const_nat -big_split /=; apply: eq_big_nat => b /andP[b_gt0 b_lt].
  rewrite addn1 subSn // -ltnS -(ltn_exp2l _ _ (isT : 1 < 2)%N).
  by rewrite (leq_ltn_trans (trunc_logP _ b_gt0)) // expnS (leq_trans b_lt) // leq_pmull.
rewrite [X in (_ + X + _)%N](_ : _ = 2 ^ e)%N; last first.
  rewrite (@eq_big_nat _ _ _ _ _ _ (fun=> 1%N)) => [|b /andP[b_ge b_lt]]; last by rewrite (@trunc_log_eq 2 e) ?b_ge // subSnn.
  by rewrite sum_nat_const_nat muln1 expnS mul2n -addnn addnK.
move: IH (pos e); set S := (\sum_(1 <= b < 2 ^ e) _)%N; rewrite expnS; case: (2 ^ e)%N => // p; rewrite [(p.+1 - 1)%N]subn1 => IH _.
have -> : (2 * p.+1 - 1 = p + p.+1)%N by rewrite mulSn mul1n addSn subn1.
rewrite -(addnA S p) addnAC addnS addSn IH -addSn.
by have -> : (2 * p).+1 = (p + p.+1)%N; rewrite ?mul2n ?addnn // -addnn addnS.
Qed.

Theorem powers_met e : (0 < e)%N -> exists (M : magnus (2 ^ e)) (D : derek (2 ^ e)), takes_all_rounds M D.
Proof.
move=> e_gt0; have n_gt1 : (1 < 2 ^ e)%N by rewrite -[1%N]/(2 ^ 0)%N ltn_exp2l.
apply: lasts_met => //; have -> : most_rounds (2 ^ e) = (\sum_(1 <= b < 2 ^ e) (e - trunc_log 2 b))%N; last exact: powers_last.
have := odd_part_power e (isT : odd 1); rewrite muln1 /most_rounds => ->.
by rewrite pfactorK // -powers_sum addnK.
Qed.
