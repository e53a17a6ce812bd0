(* The averaging lemma: positions have prices, and Magnus makes T new rounds that cost little more than the average price together,
   whatever Derek does, if the midpoints of the cheap half are nearly everything. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game progressions.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* ---- Choosing and sorting ---- *)

(* From sets that grow fast enough different members can be chosen. *)
Lemma choose_different (T : finType) (x0 : T) (N : nat -> {set T}) m : (forall j, (j < m)%N -> (j < #|N j|)%N) ->
  exists2 u : seq T, uniq u && (size u == m) & forall j, (j < m)%N -> nth x0 u j \in N j.
Proof.
elim: m => [|m IH] big; first by exists [::].
have [j lt|u /andP[uniq_u /eqP size_u] uN] := IH; first exact/big/leqW.
have /subsetPn[y yN y_new] : ~~ (N m \subset u).
  apply: contraTN (big m (ltnSn m)) => /subset_leq_card le; rewrite -leqNgt (leq_trans le) //.
  by rewrite -[X in (_ <= X)%N]size_u card_size.
exists (rcons u y) => [|j]; first by rewrite rcons_uniq y_new uniq_u size_rcons size_u /=.
rewrite ltnS leq_eqVlt nth_rcons size_u => /orP[/eqP->|lt]; first by rewrite ltnn eqxx.
by rewrite lt uN.
Qed.

Section Sums.
Variable R : realDomainType.
Implicit Types (v w c : nat -> R) (K : seq nat).

(* Values that do not fall, summed over m − b of the first m places: most over the last ones. *)
Lemma last_places w m b K : (forall i j, (i <= j < m)%N -> w i <= w j) -> (b < m)%N -> uniq K ->
  (forall j, j \in K -> (j < m)%N) -> size K = (m - b)%N -> \sum_(j <- K) w j <= \sum_(b <= j < m) w j.
Proof.
move=> mono lt uniq_K K_lt size_K.
have shift (s : seq nat) : \sum_(j <- s) w j = \sum_(j <- s) (w j - w b) + w b *+ size s.
  by rewrite sumrB big_const_seq count_predT iter_addr_0 subrK.
rewrite shift (shift (index_iota b m)) size_K size_iota ler_add2r.
apply: (@le_trans _ _ (\sum_(j <- K) Num.max 0 (w j - w b))).
  by apply: ler_sum => j _; rewrite le_maxr lexx orbT.
apply: (@le_trans _ _ (\sum_(0 <= j < m) Num.max 0 (w j - w b))).
  rewrite [X in _ <= X](bigID (mem K)) /= -[X in _ <= X + _]big_filter.
  have -> : \sum_(j <- [seq j <- index_iota 0 m | j \in K]) Num.max 0 (w j - w b) = \sum_(j <- K) Num.max 0 (w j - w b).
    apply: perm_big; apply: uniq_perm; rewrite ?filter_uniq ?/index_iota ?iota_uniq // => j.
    by rewrite mem_filter mem_iota subn0 /=; case: (boolP (j \in K)) => // /K_lt->.
  by rewrite ler_addl sumr_ge0 // => j _; rewrite le_maxr lexx.
rewrite (@big_cat_nat _ _ _ b) //= ?(ltnW lt) // big_nat big1 ?add0r => [|j /andP[_ j_lt]]; last first.
  by apply/max_idPl; rewrite subr_le0; apply: mono; rewrite (ltnW j_lt).
rewrite big_nat [X in _ <= X]big_nat; apply: ler_sum => j /andP[b_le j_lt].
by rewrite le_maxl lexx andbT subr_ge0; apply: mono; rewrite b_le.
Qed.

End Sums.

Section Table.
Variables (n : nat) (R : realFieldType).
Hypothesis n_gt1 : (1 < n)%N.
Implicit Types (A V X Y : {set 'Z_n}) (x y z u d : 'Z_n) (t mu : R).

(* The positions, wherever they are, around which more than s pairs lie in X. `around` counts each pair twice. *)
Definition halfway s X : {set 'Z_n} := [set z | (2 * s < #|around X z|)%N].

Lemma halfwayS s X Y : X \subset Y -> halfway s X \subset halfway s Y.
Proof.
move=> XY; apply/subsetP=> z; rewrite !inE => /leq_trans; apply.
exact/subset_leq_card/aroundS.
Qed.

(* ---- What Magnus wants: T rounds in a row, each of which ends on a position of A outside V that was not visited before, and the
   prices of these positions are together at most mu ---- *)

Variables (A : {set 'Z_n}) (g : 'Z_n -> R).

Fixpoint new_rounds T mu V x : bool :=
  if T is r.+1 then [exists l : magnitude n, [forall dir : direction,
     let y := move x (l, dir) in (y \in A :\: V) && new_rounds r (mu - g y) (y |: V) y]]
  else 0 <= mu.

(* All these rounds are new. *)
Lemma new_rounds_forces T mu V x : new_rounds T mu V x -> forces (#|V| + T) T V x.
Proof.
elim: T mu V x => [|T IH] mu V x; first by rewrite forces0 addn0.
rewrite [new_rounds _ _ _ _]/= => /existsP[l /forallP lands].
apply/orP; right; apply/existsP; exists l; apply/forallP=> dir.
by have /andP[/setDP[_ yV] /IH] := lands dir; rewrite cardsU1 yV add1n addSnnS.
Qed.

(* A round as a difference between positions. *)
Lemma call_difference (P : pred 'Z_n) x d : d != 0 -> P (x + d) -> P (x - d) ->
  [exists l : magnitude n, [forall dir : direction, P (move x (l, dir))]].
Proof.
move=> d_neq0 plus minus; have [l is_d] := magnitude_of_difference n_gt1 d_neq0.
apply/existsP; exists l; apply/forallP=> dir; rewrite /move /=.
by case: is_d => ->; case: dir; rewrite ?opprK.
Qed.

(* ---- The members of A that are worth at most t with k rounds to go: their own price and that of k − 1 rounds more ---- *)

Variable s : nat.

Fixpoint cheap k t : {set 'Z_n} :=
  if k is r.+1 then [set u in A | u \in halfway s (cheap r (t - g u))] else [set u in A | 0 <= t].

Lemma in_cheap k t u : (u \in cheap k.+1 t) = (u \in A) && (u \in halfway s (cheap k (t - g u))).
Proof. by rewrite [cheap _ _]/= inE. Qed.

Lemma cheap_sub k t : cheap k t \subset A.
Proof. by case: k => [|k]; apply/subsetP=> u; rewrite [cheap _ _]/= inE => /andP[]. Qed.

Lemma cheapS k t t' : t <= t' -> cheap k t \subset cheap k t'.
Proof.
elim: k t t' => [|k IH] t t' le; apply/subsetP=> u.
  by rewrite [cheap _ t]/= [cheap _ t']/= !inE => /andP[-> /le_trans]; apply.
rewrite !in_cheap => /andP[-> uH]; apply: (subsetP (halfwayS s (IH (t - g u) (t' - g u) _))) uH.
by rewrite ler_add2r.
Qed.

Lemma cheap_rounds k t V z : z \in halfway s (cheap k t) -> (#|A :&: V| + k <= s.+1)%N -> new_rounds k t V z.
Proof.
elim: k t V z => [|k IH] t V z zH few.
  move: zH; rewrite inE => /(leq_ltn_trans (leq0n _)); rewrite card_gt0 => /set0Pn[d].
  by rewrite inE [cheap _ _]/= => /and3P[_]; rewrite inE => /andP[].
have few_V : (#|cheap k.+1 t :&: V| <= s)%N.
  rewrite addnS ltnS in few; apply: leq_trans (leq_trans (leq_addr k _) few).
  exact/subset_leq_card/setSI/cheap_sub.
have [d [d_neq0 pC mC pV mV]] : exists d, [/\ d != 0, z + d \in cheap k.+1 t, z - d \in cheap k.+1 t, z + d \notin V & z - d \notin V].
  by apply: untouched few_V; move: zH; rewrite inE.
have lands y : y \in cheap k.+1 t -> y \notin V -> (y \in A :\: V) && new_rounds k (t - g y) (y |: V) y.
  rewrite in_cheap => /andP[yA yH] yV; rewrite inE yV yA /=; apply: IH yH _.
  apply: leq_trans few; rewrite addnS -addSn leq_add2r setIUr -[X in (_ <= X)%N]add1n.
  apply: leq_trans (leq_card_setU _ _) _; rewrite leq_add2r -(cards1 y).
  exact/subset_leq_card/subsetIr.
rewrite [new_rounds _ _ _ _]/=.
by apply: (@call_difference (fun y => (y \in A :\: V) && new_rounds k (t - g y) (y |: V) y) z d) => //; apply: lands.
Qed.

(* ---- The hypotheses: prices between −G and G with a sum of at most W, and a set A in which the cheap half has nearly all midpoints ---- *)

Variables (G W : R) (E F : nat).
Hypotheses (prices : forall u, u \in A -> `|g u| <= G) (total : \sum_(u in A) g u <= W).
Hypothesis midpoints_in : forall X, X \subset A -> (#|A :\: halfway s X| <= (#|A| + F - 2 * #|X|) + E)%N.
Hypothesis large : (2 * E + F < #|A|)%N.

Notation a := #|A|.
Let m := (a - E)%N.
Let b := (E + F)%N.

Lemma E_lt : (E < a)%N.
Proof. by apply: leq_ltn_trans large; rewrite mul2n -addnn -addnA leq_addr. Qed.

Lemma b_lt : (b < m)%N.
Proof. by rewrite /m /b ltn_subRL addnA addnn -mul2n. Qed.

(* With i members that are cheap, at least 2i − b positions of A, and never more than E too few, are halfway between more than s pairs of them. *)
Lemma grow X i : X \subset A -> (i <= #|X|)%N -> (minn m (2 * i - b) <= #|A :&: halfway s X|)%N.
Proof.
move=> XA le; have few := midpoints_in XA; have all := cardsID (halfway s X) A.
rewrite geq_min; apply/orP; have [half|less] := leqP (a + F) (2 * #|X|).
  left; move: half; rewrite -subn_eq0 => /eqP half; rewrite half add0n in few.
  by rewrite /m leq_subLR -all addnC leq_add2r.
right; apply: (@leq_trans (2 * #|X| - b)); first by rewrite leq_sub2r // leq_mul.
rewrite leq_subLR -(leq_add2r #|A :\: halfway s X|) -addnA all.
rewrite -(leq_add2l (2 * #|X|)) in few; apply: leq_trans few _.
by rewrite addnA subnKC ?(ltnW less) // -addnA addnC [(F + E)%N]addnC.
Qed.

(* Sorted values for k rounds to go: more than i members of A are worth at most c_i. *)
Definition sorted_values k (c : nat -> R) : Prop :=
  (forall i j, (i <= j < m)%N -> c i <= c j) /\ (forall i, (i < m)%N -> (i < #|cheap k (c i)|)%N).

Lemma sorted_values0 : sorted_values 0 (fun=> 0).
Proof.
split=> [i j _|i lt]; first exact: lexx.
apply: leq_trans (leq_trans lt (leq_subr _ _)) _; apply/subset_leq_card/subsetP=> u uA.
by rewrite [cheap _ _]/= inE uA lexx.
Qed.

(* One round more adds at most (2E + F)·G + W to the sum of all but the b smallest, as each midpoint is worth what the cheaper half is worth. *)
Theorem one_round_more k c : sorted_values k c ->
  exists2 c', sorted_values k.+1 c' & \sum_(b <= i < m) c' i <= \sum_(b <= i < m) c i + (G *+ (2 * E + F) + W).
Proof.
move=> [mono big]; have lt_b := b_lt.
have half_lt j : (j < m)%N -> ((b + j)./2 < m)%N.
  by move=> lt; rewrite ltnNge geq_half_double -ltnNge -addnn; apply: (leq_add lt_b (ltnW lt)).
pose w j := c (b + j)./2; pose N j := A :&: halfway s (cheap k (w j)).
have N_big j : (j < m)%N -> (j < #|N j|)%N.
  move=> lt; apply: leq_trans (grow (cheap_sub _ _) (big _ (half_lt j lt))).
  rewrite leq_min lt ltn_subRL -[X in (X < _)%N]odd_double_half mulnS mul2n ltn_add2r.
  by rewrite ltnS leq_b1.
have [u /andP[uniq_u /eqP size_u] uN] := choose_different 0 N_big.
pose v j := g (nth 0 u j) + w j.
have vC j : (j < m)%N -> nth 0 u j \in cheap k.+1 (v j).
  move=> lt; have := uN j lt; rewrite inE => /andP[uA uH].
  by rewrite in_cheap uA /v addrAC subrr add0r.
pose dearer i j := v i <= v j; pose js := sort dearer (iota 0 m).
have dearer_trans : transitive dearer by move=> x y z; rewrite /dearer; apply: le_trans.
have dearer_refl : reflexive dearer by move=> x; rewrite /dearer lexx.
have sorted_js : sorted dearer js by apply: sort_sorted => i j; rewrite /dearer le_total.
have size_js : size js = m by rewrite size_sort size_iota.
have uniq_js : uniq js by rewrite sort_uniq iota_uniq.
have js_lt j : j \in js -> (j < m)%N by rewrite mem_sort mem_iota.
have uniq_at (K : seq nat) : uniq K -> {subset K <= js} -> uniq [seq nth 0 u j | j <- K].
  move=> uniq_K KJ; rewrite map_inj_in_uniq // => i j /KJ/js_lt lt_i /KJ/js_lt lt_j /eqP.
  by rewrite nth_uniq ?size_u // => /eqP.
pose c' i := v (nth 0%N js i).
have mono' i j : (i <= j < m)%N -> c' i <= c' j.
  move=> /andP[le_ij lt]; apply: (sorted_leq_nth dearer_trans dearer_refl 0%N sorted_js) => //.
    by rewrite inE size_js; apply: leq_ltn_trans lt.
  by rewrite inE size_js.
exists c'; first split=> // i lt.
  have TJ : {subset take i.+1 js <= js} by move=> j; apply: mem_take.
  have uniq_U := uniq_at (take i.+1 js) (take_uniq _ uniq_js) TJ.
  have size_U : size [seq nth 0 u j | j <- take i.+1 js] = i.+1 by rewrite size_map size_takel ?size_js.
  rewrite -[X in (X <= _)%N]size_U -(card_uniqP uniq_U); apply/subset_leq_card/subsetP=> _ /mapP[j jT ->].
  have /(nthP 0%N)[l] := jT; rewrite size_takel ?size_js // => l_le; rewrite nth_take // => <-.
  have l_lt : (l < m)%N by apply: leq_trans l_le lt.
  have le_l : c' l <= c' i by apply: mono'; rewrite -ltnS l_le.
  by apply: (subsetP (cheapS k.+1 le_l)); apply: vC; apply: js_lt; rewrite mem_nth ?size_js.
pose K := drop b js.
have -> : \sum_(b <= i < m) c' i = \sum_(j <- K) v j.
  rewrite [RHS](big_nth 0%N) /K size_drop size_js -[LHS]/(\sum_(0 + b <= i < m) c' i) big_addn.
  by apply: eq_big_nat => i _; rewrite nth_drop addnC.
have K_js : {subset K <= js} by move=> j; apply: mem_drop.
have uniq_K : uniq K by apply: drop_uniq.
have size_K : size K = (m - b)%N by rewrite size_drop size_js.
rewrite /v big_split /= addrC; apply: ler_add; last first.
  pose U := [seq nth 0 u j | j <- K]; have uniq_U : uniq U by apply: uniq_at.
  pose S := [set x in U]; have SA : S \subset A.
    apply/subsetP=> x; rewrite inE => /mapP[j /K_js/js_lt lt ->].
    by apply: (subsetP (cheap_sub k.+1 (v j))); apply: vC.
  have -> : \sum_(j <- K) g (nth 0 u j) = \sum_(x in S) g x.
    transitivity (\sum_(x <- U) g x); first by rewrite big_map.
    by rewrite big_uniq //=; apply: eq_bigl => x; rewrite inE.
  have size_S : #|A :\: S| = (2 * E + F)%N.
    rewrite cardsDS // cardsE (card_uniqP uniq_U) size_map size_K /m /b -subnDA addnA addnn -mul2n.
    by rewrite subKn // ltnW.
  rewrite -size_S -sumr_const; apply: (@le_trans _ _ (\sum_(x in A :\: S) - g x + W)).
    by rewrite sumrN -ler_subl_addl opprK; move: total; rewrite (big_setID S) /= (setIidPr SA).
  rewrite ler_add2r; apply: ler_sum => x /setDP[xA _].
  by have := prices xA; rewrite ler_norml => /andP[le_x _]; rewrite ler_oppl.
have w_mono i j : (i <= j < m)%N -> w i <= w j.
  move=> /andP[le_ij lt]; apply: mono; apply/andP; split; last exact: half_lt.
  by apply: half_leq; rewrite leq_add2l.
have K_lt j : j \in K -> (j < m)%N by move/K_js/js_lt.
apply: le_trans (last_places w_mono lt_b uniq_K K_lt size_K) _.
rewrite big_nat [X in _ <= X]big_nat; apply: ler_sum => j /andP[le_j lt]; apply: mono.
by rewrite lt andbT -[X in (_ <= X)%N](doubleK j) half_leq // -addnn leq_add2r.
Qed.

Lemma values k : exists2 c, sorted_values k c & \sum_(b <= i < m) c i <= (G *+ (2 * E + F) + W) *+ k.
Proof.
elim: k => [|k [c /one_round_more[c' good le] le_k]]; last by exists c' => //; rewrite mulrSr (le_trans le) // ler_add2r.
by exists (fun=> 0); [exact: sorted_values0 | rewrite big1 // mulr0n].
Qed.

(* The floor: some b + 1 members cost next to nothing in k rounds. *)
Lemma floor_value k : (b < #|cheap k ((G *+ (2 * E + F) + W) *+ k / (a - (2 * E + F))%:R)|)%N.
Proof.
have [c [mono big] sum] := values k; have lt := b_lt.
apply: leq_trans (big b lt) _; apply/subset_leq_card/cheapS.
have -> : (a - (2 * E + F) = m - b)%N by rewrite /m /b -subnDA addnA addnn mul2n.
rewrite ler_pdivl_mulr ?ltr0n ?subn_gt0 // mulr_natr; apply: le_trans sum.
rewrite -sumr_const_nat big_nat [X in _ <= X]big_nat; apply: ler_sum => i /andP[le_i lt_i].
by apply: mono; rewrite le_i.
Qed.

(* From the floor to half of A: a round that costs at most G doubles what is above b. *)
Lemma doubled k t j : (minn m (b + 2 ^ j) <= #|cheap k t|)%N -> (minn m (b + 2 ^ j.+1) <= #|cheap k.+1 (t + G)|)%N.
Proof.
move=> le; have lt := b_lt.
apply: (@leq_trans #|A :&: halfway s (cheap k t)|).
  apply: leq_trans (grow (cheap_sub _ _) le); rewrite leq_min geq_minl /=.
  case: (leqP m (b + 2 ^ j)) => _; rewrite geq_min; apply/orP; [left | right].
    by rewrite mul2n -addnn -addnBA ?(ltnW lt) // leq_addr.
  by rewrite mulnDr -expnS mul2n -addnn -addnA addKn.
apply/subset_leq_card/subsetP=> u /setIP[uA uH]; rewrite in_cheap uA.
have le_t : t <= t + G - g u.
  by rewrite -addrA ler_addl subr_ge0; have := prices uA; rewrite ler_norml => /andP[].
exact: (subsetP (halfwayS s (cheapS k le_t)) _ uH).
Qed.

Definition cost T i : R := (G *+ (2 * E + F) + W) *+ (T - i) / (a - (2 * E + F))%:R + G *+ i.

(* For that much half of A can be had. *)
Lemma half_cheap T i : (i <= T)%N -> (a + F <= 2 * (E + F + 2 ^ i))%N -> (a + F <= 2 * #|cheap T (cost T i)|)%N.
Proof.
move=> le_i enough.
have risen j : (minn m (b + 2 ^ j) <= #|cheap (T - i + j) ((G *+ (2 * E + F) + W) *+ (T - i) / (a - (2 * E + F))%:R + G *+ j)|)%N.
  elim: j => [|j IH]; last by rewrite addnS mulrSr addrA; apply: doubled.
  by rewrite addn0 mulr0n addr0 expn0 addn1; apply: leq_trans (floor_value _); apply: geq_minr.
have := risen i; rewrite subnK // -/(cost T i) => le.
apply: leq_trans (leq_mul (leqnn 2) le); rewrite minnMr leq_min enough andbT.
rewrite /m mulnBr leq_subRL; last by rewrite leq_mul2l (ltnW E_lt) orbT.
by rewrite addnCA [X in (_ <= X)%N]mul2n -addnn leq_add2l (ltnW large).
Qed.

(* The averaging lemma: in T rounds Magnus pays at most cost T i, where i is about log |A|. *)
Theorem averaging T i : (i <= T)%N -> (a + F <= 2 * (E + F + 2 ^ i))%N ->
  exists X, [/\ X \subset A, (a + F <= 2 * #|X|)%N, (#|A :\: halfway s X| <= E)%N
    & forall V z, z \in halfway s X -> (#|A :&: V| + T <= s.+1)%N -> new_rounds T (cost T i) V z].
Proof.
move=> le_i enough; exists (cheap T (cost T i)); have XA := cheap_sub T (cost T i). have half := half_cheap le_i enough.
split=> // [|V z zH few]; last exact: cheap_rounds.
by have := midpoints_in XA; move: half; rewrite -subn_eq0 => /eqP->.
Qed.

End Table.
