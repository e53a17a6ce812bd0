(* Prices on a table whose size is a prime p ≥ 5: in the long run Magnus pays at most 3G/(p − 3) a round above the mean, whatever Derek does. *)
From mathcomp Require Import all_ssreflect all_algebra.
From MagnusDerek Require Import game progressions averaging different_sums.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import Order.TTheory GRing.Theory Num.Theory.
Local Open Scope ring_scope.

(* ---- Positions halfway between two different members of a set ---- *)

Lemma halfway_in_field p (X : {set 'Z_(pdiv p)}) : prime p -> odd p -> (minn p (2 * #|X| - 3) <= #|halfway 0 X|)%N.
Proof.
move=> p_prime p_odd; apply: leq_trans (many_different_sums p_prime p_odd X) _.
have two0 : (2%:R : 'F_p) != 0.
  by rewrite -(dvdn_charf (char_Fp p_prime)) dvdn_prime2 //; apply: contraTneq p_odd => ->.
pose half (z : 'F_p) := z / 2%:R.
have half_inj : injective half by move=> x y /(mulIf (invr_neq0 two0)).
have halves (x : 'F_p) : half x + half x = x by rewrite -mulr2n -mulr_natr mulfVK.
rewrite -(card_imset (mem (different_sums X)) half_inj); apply/subset_leq_card/subsetP=> _ /imsetP[z zS ->].
have [x [y [xX yX ne ->]]] := different_sumsP _ _ zS.
rewrite inE muln0 card_gt0; apply/set0Pn; exists (half (x - y)).
have plus : half (x + y) + half (x - y) = x by rewrite -mulrDl addrACA subrr addr0 mulrDl halves.
have minus : half (x + y) - half (x - y) = y by rewrite -mulrBl opprB addrACA [x + y]addrC addrACA subrr addr0 mulrDl halves.
by rewrite inE halves plus minus xX yX subr_eq0 ne.
Qed.

Lemma halfway_prime p : prime p -> odd p -> forall X : {set 'Z_p}, (minn p (2 * #|X| - 3) <= #|halfway 0 X|)%N.
Proof.
move=> p_prime p_odd; have := fun X => @halfway_in_field p X p_prime p_odd.
by rewrite (pdiv_id p_prime).
Qed.

(* ---- Rounds with prices, in which nothing is used up ---- *)

Section Pays.
Variables (n : nat) (R : realFieldType).
Implicit Types (h : history n) (x y z u : 'Z_n) (g : 'Z_n -> R) (c t mu : R).

(* What Magnus pays in a game: the price of each position to which the token comes. *)
Definition paid g h : R := \sum_(y <- scanl (@move n) 0 h) g y.

Lemma paid_rcons g h rd : paid g (rcons h rd) = paid g h + g (move (token h) rd).
Proof. by rewrite /paid scanl_rcons foldl_rcons -cats1 big_cat big_seq1. Qed.

(* From x he pays at most mu in T rounds. *)
Fixpoint pays g T mu x : bool :=
  if T is r.+1 then [exists l : magnitude n, [forall dir : direction, let y := move x (l, dir) in pays g r (mu - g y) y]]
  else 0 <= mu.

Lemma pays_shift g c T mu x : pays (fun u => g u - c) T mu x -> pays g T (mu + c *+ T) x.
Proof.
elim: T mu x => [|T IH] mu x; first by rewrite mulr0n addr0.
rewrite ![pays _ _ _ _]/= => /existsP[l /forallP all]; apply/existsP; exists l; apply/forallP=> dir.
by have /IH := all dir; set y := move x _; rewrite /= mulrS opprB !addrA [_ + c *+ T - g y]addrAC.
Qed.

Lemma pays_mono g T mu mu' x : mu <= mu' -> pays g T mu x -> pays g T mu' x.
Proof.
elim: T mu mu' x => [|T IH] mu mu' x le; first by move=> /le_trans; apply.
rewrite ![pays _ _ _ _]/= => /existsP[l /forallP all]; apply/existsP; exists l; apply/forallP=> dir.
by apply: IH (all dir); rewrite ler_add2r.
Qed.

Lemma pays_low g B T mu x : (forall u, - B <= g u) -> pays g T mu x -> - (B *+ T) <= mu.
Proof.
move=> low; elim: T mu x => [|T IH] mu x; first by rewrite mulr0n oppr0.
rewrite [pays _ _ _ _]/= => /existsP[l /forallP/(_ true)/IH]; rewrite ler_subr_addr; apply: le_trans.
by rewrite mulrSr opprD ler_add2l.
Qed.

Section Halfway.
Hypothesis n_gt1 : (1 < n)%N.

Lemma cheap_pays (A : {set 'Z_n}) g s k t z : z \in halfway s (cheap A g s k t) -> pays g k t z.
Proof.
elim: k t z => [|k IH] t z; rewrite inE => /(leq_ltn_trans (leq0n _)); rewrite card_gt0 => /set0Pn[d]; rewrite inE => /and3P[dd].
  by rewrite [cheap _ _ _ _ _]/= inE => /andP[].
move=> pC mC; rewrite [pays _ _ _ _]/=.
have lands y : y \in cheap A g s k.+1 t -> pays g k (t - g y) y by rewrite in_cheap => /andP[_ /IH].
apply: (@call_difference _ n_gt1 (fun y => pays g k (t - g y) y) z d); [|exact: lands..].
by apply: contraNneq dd => ->; rewrite addr0.
Qed.

(* ---- T rounds again and again ---- *)

Variables (g : 'Z_n -> R) (B mu : R) (T : nat).
Hypotheses (low : forall u, - B <= g u) (T_gt0 : (0 < T)%N) (in_T_rounds : forall x, pays g T mu x).

(* Where the token is, how many of the T rounds are to come, and what Magnus may pay in them. *)
Let account := ('Z_n * nat * R)%type.
Let book (e : account) (rd : round n) : account :=
  let: (x, k, t) := e in let y := move x rd in if (1 < k)%N then (y, k.-1, t - g y) else (y, T, mu).
Let books h : account := foldl book (0, T, mu) h.
Let good (e : account) (l : magnitude n) : bool :=
  let: (x, k, t) := e in [forall dir : direction, let y := move x (l, dir) in pays g k.-1 (t - g y) y].

Lemma T_rounds_again : exists M : magnus n, forall D N, exists i k,
  [/\ (k <= T)%N, (N + k = T * i)%N & paid g (play M D N) <= mu *+ i + B *+ k].
Proof.
have n2_gt0 : (0 < n./2)%N by rewrite half_gt0.
exists (fun h => odflt (Ordinal n2_gt0) [pick l | good (books h) l]) => D N; set M := (X in play X).
suff [i [k [t [[_ _ le_k round] [may most]]]]] : exists i k t,
    [/\ books (play M D N) = (token (play M D N), k, t), (0 < k)%N, (k <= T)%N & (N + k = T * i)%N] /\
    pays g k t (token (play M D N)) /\ paid g (play M D N) + t <= mu *+ i.
  exists i, k; split=> //; rewrite -ler_subl_addr; apply: le_trans most.
  by rewrite ler_add2l; apply: pays_low low may.
elim: N => [|N [i [k [t [[booksE k_gt0 le_k round] [may most]]]]]].
  exists 1%N, T, mu; split; first by rewrite muln1.
  by split; [exact: in_T_rounds | rewrite /paid big_nil add0r mulr1n].
rewrite /= token_rcons paid_rcons; set h := play M D N in booksE may most *.
have : good (books h) (M h).
  rewrite /M; case: pickP => //= none; move: may; rewrite -(prednK k_gt0) [pays _ _ _ _]/= => /existsP[l l_good].
  by have := none l; rewrite /good booksE l_good.
rewrite {1}/good booksE => /forallP/(_ (D h (M h))) /=; set y := move _ _ => may_y.
rewrite {1}/books foldl_rcons -/(books h) booksE [book _ _]/= -/y.
have [k_gt1|k_le1] := ltnP 1 k.
  exists i, k.-1, (t - g y); split; last by split=> //; rewrite addrACA subrr addr0.
  by split; [|rewrite -ltnS prednK|apply: leq_trans (leq_pred _) le_k|rewrite addSnnS prednK].
have k1 : k = 1%N by apply/eqP; rewrite eqn_leq k_le1.
exists i.+1, T, mu; split; first by split=> //; rewrite mulnS addnC -round k1 addn1.
split; first exact: in_T_rounds.
rewrite mulrSr ler_add2r; apply: le_trans most; rewrite ler_add2l.
by move: may_y; rewrite k1 /= subr_ge0.
Qed.

End Halfway.
End Pays.

(* ---- Theorem 12 ---- *)

Section Prime.
Variables (p : nat) (R : archiFieldType).
Hypotheses (p_prime : prime p) (p_ge5 : (5 <= p)%N).
Variables (g : 'Z_p -> R) (G : R).

Definition mean : R := (\sum_u g u) / p%:R.

Hypothesis near : forall u, `|g u - mean| <= G.

(* In T rounds, from every position. *)
Theorem T_rounds T i x : (i <= T)%N -> (p + 3 <= 2 * (3 + 2 ^ i))%N ->
  pays g T (mean *+ T + (G *+ 3 *+ (T - i) / (p - 3)%:R + G *+ i)) x.
Proof.
move=> le_i enough; have p_gt1 := prime_gt1 p_prime.
have p_odd : odd p by case: (even_prime p_prime) p_ge5 => [->|].
have size_all : #|[set: 'Z_p]| = p by rewrite cardsT card_ord Zp_cast.
have prices u : u \in [set: 'Z_p] -> `|g u - mean| <= G by [].
have total : \sum_(u in [set: 'Z_p]) (g u - mean) <= 0.
  rewrite sumrB sumr_const size_all -mulr_natr mulfVK ?pnatr_eq0 -?lt0n ?prime_gt0 //.
  by rewrite (eq_bigl predT) ?subrr // => u; rewrite inE.
have midpoints_in (X : {set 'Z_p}) : X \subset [set: 'Z_p] -> (#|[set: 'Z_p] :\: halfway 0 X| <= (#|[set: 'Z_p]| + 3 - 2 * #|X|) + 0)%N.
  move=> _; rewrite setTD addn0 size_all; have := halfway_prime p_prime p_odd X.
  have := cardsC (halfway 0 X); rewrite -cardsT size_all => all le.
  rewrite -(leq_add2l #|halfway 0 X|) all; move: le; rewrite geq_min => /orP[/leq_trans-> //|]; first exact: leq_addr.
  rewrite leq_subLR => /(leq_sub2l (p + 3)); rewrite subnDA addnK leq_subLR addnC.
  by rewrite addnC.
have large : (2 * 0 + 3 < #|[set: 'Z_p]|)%N by rewrite size_all (leq_trans _ p_ge5).
have := half_cheap prices total midpoints_in large le_i; rewrite size_all => /(_ enough) half.
rewrite addrC; apply: pays_shift.
set C := cheap _ _ _ _ _ in half; have everywhere : halfway 0 C = [set: 'Z_p].
  apply/eqP; rewrite eqEcard subsetT size_all /=; apply: leq_trans (halfway_prime p_prime p_odd C).
  by rewrite leq_min leqnn leq_subRL 1?addnC // (leq_trans _ half) // leq_addl.
have : x \in halfway 0 C by rewrite everywhere inE.
by move/(cheap_pays p_gt1); rewrite /cost addr0 size_all.
Qed.

Lemma mulrn_le (c : R) k T : (k <= T)%N -> c *+ k <= `|c| *+ T.
Proof.
by move=> le; apply: le_trans (ler_wmuln2r k (ler_norm c)) (ler_wpmuln2l (normr_ge0 c) le).
Qed.

(* In the long run. *)
Theorem long_run (eps : R) : 0 < eps -> exists (M : magnus p) (C : R), forall (D : derek p) (N : nat),
  paid g (play M D N) <= (mean + G *+ 3 / (p - 3)%:R + eps) *+ N + C.
Proof.
move=> eps_gt0; have p_gt1 := prime_gt1 p_prime.
have G_ge0 : 0 <= G := le_trans (normr_ge0 _) (near 0).
pose c := G *+ 3 / (p - 3)%:R; have c_ge0 : 0 <= c by rewrite divr_ge0 ?ler0n ?mulrn_wge0.
pose e := mean + c + eps; pose T := (p + Num.bound (G *+ p / eps)).+1.
have le_p : (p <= T)%N by rewrite ltnW // ltnS leq_addr.
have enough : (p + 3 <= 2 * (3 + 2 ^ p))%N.
  by rewrite mulnDr addnC leq_add // (leq_trans (ltnW (ltn_expl p (ltnSn 1)))) // leq_pmull.
have small : G *+ p <= eps *+ T.
  have q_ge0 : 0 <= G *+ p / eps by apply: divr_ge0; [apply: mulrn_wge0 | apply: ltW].
  rewrite -(mulr_natl eps) -ler_pdivr_mulr //; apply: ltW; apply: lt_le_trans (archi_boundP q_ge0) _.
  by rewrite ler_nat leqW // leq_addl.
have in_T_rounds x : pays g T (e *+ T) x.
  apply: pays_mono (T_rounds x le_p enough); rewrite /e [(_ + eps) *+ T]mulrnDl [(mean + c) *+ T]mulrnDl -addrA ler_add2l ler_add //.
  by rewrite mulrnAl; apply: (ler_wpmuln2l c_ge0 (leq_subr p T)).
have low u : - (G - mean) <= g u.
  by have := near u; rewrite opprB ler_norml ler_subr_addr addrC => /andP[].
have [M paysM] := T_rounds_again p_gt1 low (ltn0Sn _) in_T_rounds.
exists M, (`|e| *+ T + `|G - mean| *+ T) => D N.
have [i [k [le_k round most]]] := paysM D N; apply: le_trans most _.
rewrite -mulrnA -round mulrnDr -addrA ler_add2l; apply: ler_add; exact: mulrn_le.
Qed.

End Prime.
