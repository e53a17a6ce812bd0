#!/usr/bin/env bash
# Builds, serves and tests the Magnus–Derek table. `./build.sh help` lists what it can do.
set -euo pipefail
cd "$(dirname "$0")"

# Where cargo builds.
TARGET=${CARGO_TARGET_DIR:-target}
[[ $TARGET = /* ]] || TARGET=$PWD/$TARGET
. tests/setup.sh

# ---- build ----

# Panic messages would otherwise carry the paths of the machine that built them.
wasm_flags() {
  local cargo=${CARGO_HOME:-$HOME/.cargo} flags folder
  flags="--remap-path-prefix=$PWD=. --remap-path-prefix=$cargo=cargo --remap-path-prefix=$(rustc --print sysroot)=rust"
  for folder in "$cargo"/registry/src/*; do flags+=" --remap-path-prefix=$folder=crates"; done
  # Less is copied into its callers than the compiler would by itself: 11 of 137 kB in transfer, for at most a seventh more time.
  export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="$flags -C target-feature=+simd128 -C llvm-args=-inline-threshold=60"
}

# Builds a part of the boundary and writes FILE.js and FILE_bg.wasm: wasm FILE FEATURES. As a cdylib alone: built also as the library for
# Rust, which its tests need, it would not be optimised across crates and would be larger by a twelfth. After a trap the core can be begun
# anew without loading it again.
wasm() {
  cargo rustc --quiet --release --package magnus-derek-wasm --lib --crate-type cdylib --target "$WASM_TARGET" --no-default-features --features "$2"
  wasm-bindgen --target web --remove-name-section --remove-producers-section --experimental-reset-state-function \
    --out-dir "$(dirname "$1")" --out-name "$(basename "$1")" "$TARGET/$WASM_TARGET/release/magnus_derek_wasm.wasm"
  say "$1: $(gzip -9c "$1_bg.wasm" | wc -c) bytes gzipped"
}

# What the pages are given by the core: types and tables, which a test writes because only tests know the types as TypeScript; and four
# wasms. With what `more` has, the Play page would be 39 kB larger in transfer, and with the companions 90 kB. Lessons need nearly
# everything, so that `more` would be three times as large with them.
core() {
  need rust wasm-target wasm-bindgen node npm-packages
  say "building the core, a minute or two the first time"
  cargo test --quiet --lib typescript >/dev/null
  wasm_flags
  wasm www/pkg/magnus_derek play
  wasm www/pkg/more more
  wasm www/pkg/companions companions
  wasm www/pkg/lessons lessons
}

vite() { (cd www && exec node_modules/.bin/vite "$@" --configLoader native); }

# With one wasm for all pages, which is smaller than the four.
single() {
  wasm "$TARGET/single/core/whole" play,more,companions,lessons
  node www/build/single.mjs
}

# The single file and the package are downloads of the site.
everything() {
  core
  single
  node www/build/package.mjs
  node www/build/site.mjs
}

# ---- test ----

# Needs nothing built, so a misplaced space is said at once.
style() {
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

native() {
  lint
  cargo test --quiet -- --include-ignored
}

# Beside the profile of the native tests, so that neither waits for the other; not optimised, because the tests take no time.
boundary() {
  need rust wasm-target wasm-bindgen
  wasm_flags
  CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
    cargo test --release --config 'profile.release.opt-level = 0' --package magnus-derek-wasm --target "$WASM_TARGET"
}

types() {
  local project
  for project in www www/tsconfig.worker.json www/build/package/types tests; do www/node_modules/.bin/tsc --project "$project"; done
}

need_browsers() {
  need node npm-packages browser
  [ "${FIREFOX:-}" = none ] || need firefox rust geckodriver
  [ "${WEBKITDRIVER:-}" = none ] || need webkit xvfb
  [ "${NO_TEX:-}" = 1 ] || need tex
}

# In the browsers the pages of the site as it is published.
pages() {
  types
  export SITE=target/site/
  node --test --test-concurrency=2 --test-reporter=spec tests/page/*.test.js
  node tests/browser/all.mjs --test-reporter=spec tests/browser/*.test.js
}

# Runs two functions beside each other and fails if one of them does: both FIRST SECOND. What the first says is shown at the end.
both() {
  local log=$TARGET/$1.log first=0 second=0
  mkdir -p "$TARGET"
  (set -e; "$1") >"$log" 2>&1 &
  set +e
  (set -e; "$2")
  second=$?
  wait $!
  first=$?
  set -e
  cat "$log"
  [ "$first" = 0 ] || stop "$1 has failed."
  [ "$second" = 0 ] || stop "$2 has failed, further up."
}

boundary_and_builds() { boundary; everything; }
check_core() { lint; cargo test --quiet; }
check_pages() { types; NO_TEX=1 node --test --test-reporter=dot tests/page/*.test.js; }

# While one links, the other has the processor. The browsers have it for themselves, because some of their tests are about time.
test_all() {
  # Building incrementally would make the next build faster and this one slower, by a seventh in a clean clone.
  export CARGO_INCREMENTAL=0
  style
  need clippy wasm-target wasm-bindgen
  need_browsers
  both native boundary_and_builds
  say "lint, native tests and builds took $SECONDS s"
  pages
  say "everything took $SECONDS s"
}

# What a small change can break. The wasm, which takes longer than all of this, is that of the last build.
check() {
  style
  need clippy
  [ -e www/pkg/lessons.js ] || core
  [ -z "$(find src Cargo.lock -newer www/pkg/lessons.js)" ] || say "the wasm is older than src: ./build.sh builds it anew"
  cargo test --quiet --lib typescript >/dev/null
  both check_core check_pages
  # What no test refuses, because the page shows the English in its place.
  node www/build/translations.mjs
  say "this took $SECONDS s"
}

# A page that differs from its golden picture fails the tests of the page, which leave the new picture in target/golden.
golden() {
  need_browsers
  everything
  SITE=target/site/ RENEW_GOLDEN=1 node --test tests/browser/golden.test.js
}

# Apart from the others, because it fetches JupyterLab.
notebook() {
  need python browser
  core
  node www/build/package.mjs
  node tests/recipes/jupyterlab.mjs
}

help() {
  cat <<'HELP'
./build.sh              builds the pages into target/www
./build.sh serve        serves them on http://127.0.0.1:8080 (PORT=… for another port), and shows what is changed in www at once
./build.sh single       builds all pages as one file, target/single/magnus-derek.html, which needs no server and no network
./build.sh package      builds the npm package into target/package, as a folder and as a .tgz file
./build.sh site         builds target/site, a folder that any static host can serve, with the single file and the package as downloads
./build.sh check        after a small change, in about a minute: lint, types, native tests, tests of the page that need no browser. It
                        leaves out the native tests that take long, the wasm boundary, TeX and all browsers, and tests
                        the page with the wasm of the last build
./build.sh test         runs everything: native tests, tests of the wasm boundary, type check, lint, end-to-end tests
./build.sh test-style   only formatting and lint, in a few seconds; test-native, test-wasm and test-page: only one of these kinds
./build.sh golden       takes the golden pictures of tests/golden anew, after you have looked at what differs
./build.sh test-notebook  the notebook of tests/recipes in a real JupyterLab, which the first run fetches from PyPI into target/jupyter
./build.sh setup TOOL…  looks for tools (browser, tex, wasm-bindgen …: the table in tests/setup.sh) and installs what is missing
./build.sh help         prints this list

CHROME, FIREFOX, GECKODRIVER and WEBKITDRIVER name browsers and drivers where they are not found by themselves.
FIREFOX=none leaves out the tests in Firefox, WEBKITDRIVER=none those in WebKit, NO_TEX=1 those that need TeX.
SLOW=1 with test-page: frames, workers and files come late, so that a test which does not wait for them fails every time.
SLOW_ACTS=250 with test-page: every act of a test comes so many milliseconds late.
SERVER=python with test-page: the tests of the pages on the built site as Python's own server serves it from a folder.
SITE_URL=https://example.org/magnus-derek/ with site: where it will lie, for the addresses in previews of links and in sitemap.xml.
CDN_URL=https://cdn.example.org/magnus-derek@0.1.0/ with single or package: the address at which you will publish the package. The
share dialog then writes it, with the hash of the script; without it no snippet names an address that the page was not loaded from.
HELP
}

case "${1:-build}" in
  build) core; vite build ;;
  serve) core; vite ;;
  single) core; single ;;
  package) core; node www/build/package.mjs ;;
  site) everything ;;
  check) check ;;
  test) test_all ;;
  test-style) style ;;
  test-native) native ;;
  test-wasm) boundary ;;
  test-page) need_browsers; everything; pages ;;
  golden) golden ;;
  test-notebook) notebook ;;
  setup) shift; need "$@" ;;
  help | -h | --help) help ;;
  *) help >&2; stop "There is no command $1." ;;
esac
