# `./build.sh prove`: checks the proofs in Rocq, compares what they say of f*(n) and R(n) with the solver's table, and records the goals
# for the pages of the site. build.sh sources this file. The files in their order and the theorems of each are those of the table in tests/proofs/README.md.

# The files of the table in a folder, without their .v; and the theorems as FILE.THEOREM.
proof_files() { sed -nE 's/^\| `(\w+)\.v` .*/\1/p' "$1/README.md"; }
proof_theorems() {
  local folder=$1 file theorem
  while IFS='|' read -r _ file _ theorem _; do
    for theorem in $theorem; do
      theorem=${theorem//\`/}; file=${file//[ \`]/}
      echo "${file%.v}.$theorem"
    done
  done < <(grep '^| `' "$folder/README.md")
}

# Says each theorem with what it rests on.
theorems_rest_on_nothing() {
  local folder=$1 theorem count=0
  # The libraries are imported for their notations alone.
  { echo "From mathcomp Require Import all_ssreflect all_algebra."
    echo "Import GRing.Theory. Open Scope ring_scope."
    echo "From MagnusDerek Require $(proof_files "$folder" | tr '\n' ' ')."
    for theorem in $(proof_theorems "$folder"); do
      echo "Check MagnusDerek.$theorem. Print Assumptions MagnusDerek.$theorem."
    done
  } >"$folder/theorems.v"
  compile "$folder" theorems >"$folder/theorems.out"
  cat "$folder/theorems.out"
  [ "$(grep -c '^Closed under the global context$' "$folder/theorems.out")" = "$(proof_theorems "$folder" | wc -l)" ] ||
    stop "Some theorem rests on an axiom or on something that is admitted."
}

# Compares the columns n, fStar and rounds of the solver's table with f*(n) as computed from its definition, and R(n) where it is proved.
rounds_agree() {
  local folder=$1 solver=src/core/solver/rounds.csv
  { echo "From mathcomp Require Import all_ssreflect."
    echo "From MagnusDerek Require Import game known_rounds."
    tail -n +2 "$solver" | sed -E 's/^([0-9]+),.*/Eval vm_compute in (1000, \1, fstar \1)./'
    echo "Eval vm_compute in [seq (2000, x.1, x.2) | x <- known]."
  } >"$folder/numbers.v"
  compile "$folder" numbers | tr -d ' \n' | tr '(' '\n' | grep -oE '^[12]000,[0-9]+,[0-9]+' >"$folder/numbers.out"
  sed -n 's/^1000,//p' "$folder/numbers.out" | cmp - <(tail -n +2 "$solver" | cut -d, -f1,2) || stop "f*(n) of the solver's table is not that of Rocq."
  sed -n 's/^2000,//p' "$folder/numbers.out" >"$folder/known.out"
  cut -d, -f1,3 "$solver" | grep -Fxf "$folder/known.out" | cmp - "$folder/known.out" || stop "R(n) of the solver's table is not what is proved."
  say "f*(n) of $(grep -c ^1000 "$folder/numbers.out") tables and R(n) of $(wc -l <"$folder/known.out") agree with $solver"
}

# compile FOLDER FILE
compile() { (cd "$1" && coqc -w none -Q . MagnusDerek "$2.v"); }

prove() {
  need rocq node
  local folder=$TARGET/proofs file
  # A copy, so that a change meanwhile is not half seen.
  rm -rf "$folder"
  mkdir -p "$folder"
  cp tests/proofs/README.md tests/proofs/*.v "$folder"
  if grep -nE '\b(Admitted|admit|Axioms?|Parameters?|Conjecture|bypass_check|Unset +(Guard|Positivity|Universe))\b' "$folder"/*.v; then
    stop "A proof may not be left out."
  fi
  for file in $(proof_files "$folder"); do
    say "$file.v"
    compile "$folder" "$file"
  done
  theorems_rest_on_nothing "$folder"
  rounds_agree "$folder"
  # shellcheck disable=SC2046 # a word is a file
  node tests/proofs/goals.mjs "$folder" $(proof_files "$folder")
  say "all proofs are checked, in $SECONDS s"
}
