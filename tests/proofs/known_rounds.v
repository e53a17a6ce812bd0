(* R(n) of the tables for which it is proved here; `./build.sh prove` compares them with src/core/solver/rounds.csv. *)
From mathcomp Require Import all_ssreflect.
From MagnusDerek Require Import game small_tables tripling without_waste.
Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition known : seq (nat * nat) :=
  [:: (2, 1); (3, 1); (4, 3); (5, 4); (6, 3); (7, 7); (8, 7); (9, 5); (10, 7); (12, 7); (15, 9); (16, 15); (18, 11); (20, 15); (24, 15);
      (27, 17); (30, 19); (32, 31); (36, 23); (40, 31)].

Theorem known_rounds n r : (n, r) \in known -> R_is n r.
Proof.
rewrite !inE -!pair_eqE /= => H; repeat case/orP: H => [/andP[/eqP-> /eqP->]|H]; try move: H => /andP[/eqP-> /eqP->].
- exact: R_2.
- exact: R_3.
- exact: R_4.
- exact: R_5.
- exact: R_6.
- exact: R_7.
- exact: R_8.
- exact: R_9.
- exact: R_10.
- exact: R_12.
- exact: R_15.
- exact: (R_power_of_2 3).
- exact: (R_2_3 1 1).
- exact: (@no_waste_tower 10 1 0 isT R_10).
- exact: (R_2_3 3 0).
- exact: (R_2_3 0 2).
- exact: (@no_waste_tower 15 1 0 isT R_15).
- exact: (R_power_of_2 4).
- exact: R_36.
- exact: R_40.
Qed.
