# The parts of the tests: a function for each that `./build.sh test PART` can name, the whole, and the quick ones.
# build.sh sources this file.

# Needs nothing built, so a misplaced space is said at once.
test_style() {
  need rust rustfmt node npm-packages
  cargo fmt --all --check
  (cd www && node_modules/.bin/biome ci . ../tests)
}

lint() {
  need rust clippy
  cargo clippy --quiet --workspace --all-targets -- -D warnings
  # The documentation is to read as a book, whose links lead somewhere.
  RUSTDOCFLAGS='-D warnings' cargo doc --quiet --workspace --no-deps
}

# Each crate but those that are for the pages alone could be published: it says all that it needs, and builds from its package
# alone. The game also builds for a caller who wants the layers and no strategies. In a folder of its own, since the npm
# package has the name that cargo gives its own.
packages_of_crates() {
  local crates=$TARGET/crates size
  cargo clippy --quiet --package magnus-derek --no-default-features -- -D warnings
  # Cargo unpacks each package into its own home, in a folder named for this one, and does not unpack it again when the package changes:
  # after an older build in the same place, the table would be built with the older game.
  rm -rf "${CARGO_HOME:-$HOME/.cargo}"/registry/src/-*/magnus-derek*
  # Nor does it compile a package again that it has compiled in this folder.
  rm -rf "$crates"/debug/{deps/libmagnus_derek*,.fingerprint/magnus-derek*}
  cargo publish --quiet --dry-run --allow-dirty --workspace --exclude magnus-derek-wasm --exclude magnus-derek-typescript --target-dir "$crates"
  cargo package --quiet --no-verify --allow-dirty --package magnus-derek --target-dir "$crates"
  size=$(cat "$crates"/package/magnus-derek-[0-9]*.crate | wc -c)
  [ "$size" -lt 300000 ] || stop "The package of the game has $size bytes; 300000 are the limit."
}

test_native() {
  # Node reads the lessons, whose faults the core looks for.
  need node
  lint
  packages_of_crates
  cargo test --quiet -- --include-ignored
}

# Not optimised, because its tests take no time, so that it has a folder of its own beside that of the wasm that is served.
test_wasm() {
  need rust wasm-target wasm-bindgen
  wasm_flags
  CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
    cargo test --release --config 'profile.release.opt-level = 0' --package magnus-derek-wasm --target "$WASM_TARGET"
}

need_browsers() {
  need node npm-packages browser
  [ "${FIREFOX:-}" = none ] || need firefox rust geckodriver
  [ "${WEBKITDRIVER:-}" = none ] || need webkit xvfb
  [ "${NO_TEX:-}" = 1 ] || need tex
}

# What the compiler has found out stays in the target folder: 3 s instead of 20 where little has changed.
types() {
  local project
  for project in www www/tsconfig.worker.json www/build/package/types tests; do
    www/node_modules/.bin/tsc --project "$project" --incremental --tsBuildInfoFile "$TARGET/types/${project//\//-}.tsbuildinfo"
  done
}

# The tests of the pages that need no browser: page_tests REPORTER [FILES]. Two files at a time: node by itself leaves one of two processors
# to others. The tests that look at all pages share one process, which makes the pages once.
page_tests() {
  local files=("${@:2}") together=()
  [ ${#files[@]} -gt 0 ] || files=(tests/page/*.test.js)
  grep --quiet 'from "./served.js"' "${files[@]}" && together=(tests/page/together.js)
  node --test --test-concurrency=2 --test-reporter="$1" "${together[@]}" $(grep --files-without-match 'from "./served.js"' "${files[@]}")
}

# Tests the pages of the published site in the browsers.
pages() {
  types
  BUILT=1 page_tests spec
  www/node_modules/.bin/playwright test --config tests/browser
}

test_page() {
  need_browsers
  site
  pages
}

# both FIRST SECOND: two functions beside each other, because while one links, the other has the processor. What the first says comes last.
both() {
  local log=$TARGET/$1.log
  trap 'kill $(jobs -p) 2>/dev/null || true' EXIT
  ("$1") >"$log" 2>&1 &
  ("$2")
  wait $! || { cat "$log"; stop "$1 has failed."; }
  cat "$log"
}

# Not in the whole: it fetches the tools of others, and takes many minutes the first time. test_places [BUILD…]
test_places() {
  need node npm-packages browser
  site
  node tests/places/places.mjs "$@"
}

# Those that need no more than a minute each, as the registry of tools says.
test_quick-places() { test_places quick; }

wasm_and_site() { test_wasm; site; }

# Built files are not kept in git: unless a person has saved something meanwhile, no kept file is newer than the build.
kept_files_are_as_they_were() {
  local written
  written=$(git ls-files -z 2>/dev/null | xargs -0 sh -c 'find "$@" -newer "$0"' "$TARGET/begun") || true
  [ -z "$written" ] || stop "These files are kept in git, and building has written them: $written"
}

# The browsers have the processors for themselves, because some of their tests are about time.
test_all() {
  # Building incrementally would make the next build faster and this one slower, by a seventh in a clean clone.
  export CARGO_INCREMENTAL=0
  mkdir -p "$TARGET"
  touch "$TARGET/begun"
  test_style
  need clippy wasm-target wasm-bindgen
  need_browsers
  both test_native wasm_and_site
  say "lint, native tests and builds took $SECONDS s"
  pages
  kept_files_are_as_they_were
  say "everything took $SECONDS s"
}

quick_native() { lint; cargo test --quiet; }
# With samples of the tests that look at thousands of pictures or moves: quick_pages [FILES]
quick_pages() {
  types
  node --input-type=module --eval 'import { leftOut } from "./tests/page/built-site.js"; if (leftOut) console.log(`${leftOut}; its tests are left out`)'
  SAMPLE=1 NO_TEX=1 page_tests dot $*
}

# The files that differ from main, and those that are new: all tests count where there are none, or no main.
changed_files() {
  local base
  base=$(git merge-base HEAD main 2>/dev/null) || return 0
  git diff --name-only "$base"
  git ls-files --others --exclude-standard
}

# Brings format and simple lint in order, instead of naming them.
fix() {
  need rust rustfmt clippy node npm-packages
  cargo clippy --quiet --workspace --all-targets --fix --allow-dirty --allow-staged
  cargo fmt --all
  (cd www && node_modules/.bin/biome check --write . ../tests)
}

# The quick tests, for what a small change can break. The wasm, which takes longer than all of this, is that of the last
# build. Native tests are left out where no file has changed that they know, and so are those of the pages.
check() {
  local changed
  test_style
  need clippy
  [ -e www/pkg/study.js ] || core
  [ -z "$(find src Cargo.lock -newer www/pkg/study.js)" ] || say "the wasm is older than src: ./build.sh builds it anew"
  mkdir -p "$TARGET"
  core_files
  changed=$(changed_files)
  if [ -n "$changed" ] && ! grep -qE '^(src/|examples/|benches/|tests/[^/]*\.rs|tests/lessons/|www/lessons/|www/text/[a-z]+/lessons/|Cargo)' <<<"$changed"; then
    say "nothing has changed that native tests know"
    quick_pages "$(node tests/page/concerned.mjs <<<"$changed")"
  elif [ -n "$changed" ] && ! grep -qE '^(www/|tests/[^/]*/)' <<<"$changed"; then
    say "nothing has changed that tests of pages know but types"
    both quick_native types
  else
    both quick_native quick_pages
  fi
  # Missing translations, which no test refuses because the page shows the English in their place.
  node www/build/translations.mjs
  say "this took $SECONDS s"
}
