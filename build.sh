#!/usr/bin/env bash
# Builds, serves and tests the Magnus–Derek table. `./build.sh help` lists what it can do.
set -euo pipefail
cd "$(dirname "$0")"

# Where cargo builds.
TARGET=${CARGO_TARGET_DIR:-target}
[[ $TARGET = /* ]] || TARGET=$PWD/$TARGET
. tests/setup.sh

# Panic messages would otherwise carry the paths of the machine that built them.
wasm_flags() {
  local cargo=${CARGO_HOME:-$HOME/.cargo} flags folder
  flags="--remap-path-prefix=$PWD=. --remap-path-prefix=$cargo=cargo --remap-path-prefix=$(rustc --print sysroot)=rust"
  for folder in "$cargo"/registry/src/*; do flags+=" --remap-path-prefix=$folder=crates"; done
  flags+=" -C target-feature=+simd128"
  # Less is copied into its callers than the compiler would by itself: 11 of 137 kB in transfer, for at most a seventh more time.
  flags+=" -C llvm-args=-inline-threshold=60"
  export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$flags
}

# ---- build ----

gz() { gzip -9c "$@" | wc -c; }

# Builds a part of the boundary and writes FILE.js and FILE_bg.wasm: wasm FILE FEATURE.
wasm() {
  local file=$1
  # As a cdylib alone: built also as the library for Rust, which its tests need, it would not be optimised across crates and would be
  # larger by a twelfth.
  cargo rustc --release --package magnus-derek-wasm --lib --crate-type cdylib --target "$WASM_TARGET" --no-default-features --features "$2"
  # After a trap the core can be begun anew without loading it again.
  wasm-bindgen --target web --remove-name-section --remove-producers-section \
    --experimental-reset-state-function \
    --out-dir "$(dirname "$file")" --out-name "$(basename "$file")" "$TARGET/$WASM_TARGET/release/magnus_derek_wasm.wasm"
}

build() {
  need rust wasm-target wasm-bindgen
  wasm_flags
  rm -f www/pkg/*
  # Four wasms: with what `more` has, the Play page would be 39 kB larger in transfer, and with the companions 90 kB. Lessons need nearly
  # everything, so that `more` would be three times as large with them.
  wasm www/pkg/magnus_derek play
  wasm www/pkg/more more
  wasm www/pkg/companions companions
  wasm www/pkg/lessons lessons
  rm -f www/pkg/package.json www/pkg/.gitignore
  www/build/list-files.sh > www/pkg/files.js
  local total=0 file
  for file in $(page_files); do total=$((total + $(gz "$file"))); done
  say "wasm: $(gz www/pkg/magnus_derek_bg.wasm) bytes gzipped; whole Play page: $total bytes gzipped"
  local name
  for name in more companions lessons; do say "wasm of $name: $(gz "www/pkg/${name}_bg.wasm") bytes gzipped"; done
}

# What a browser fetches before the Play page is drawn. A test holds the list in index.html against the imports.
page_files() {
  echo www/index.html
  sed -nE 's/^<(link rel="(icon|stylesheet|preload|modulepreload)"|script) .*(href|src)="([^"]+)".*/www\/\4/p' www/index.html
}

# All pages in one file, after `build`: with one wasm for all of them, which is smaller than the four.
single() {
  wasm target/single/core/whole play,more,companions,lessons
  node www/build/single.mjs
}

# A folder for static hosts, after `single` and `package`, which are downloads of it. SITE_URL says where it will lie, if that is known.
site() {
  need zopfli
  node www/build/site.mjs
}

# The npm package. CDN_URL says where it will lie, if anywhere.
package() { node www/build/package.mjs; }

# ---- serve ----

serve() {
  need python
  build
  exec python3 www/build/serve.py
}

# ---- test ----

# Needs nothing built, so a misplaced space is said at once.
test_style() {
  need rust rustfmt node npm-packages
  cargo fmt --all --check
  (cd www && node_modules/.bin/biome ci . ../tests)
}

lint_core() {
  need rust clippy
  cargo clippy --quiet --workspace --all-targets -- -D warnings
}

# The documentation is to read as a book, whose links lead somewhere.
lint_docs() { RUSTDOCFLAGS='-D warnings' cargo doc --quiet --workspace --no-deps; }

test_native() {
  lint_core
  lint_docs
  cargo test --quiet -- --include-ignored
}

test_types() {
  need node npm-packages
  local project
  for project in www www/tsconfig.worker.json www/build/package/types tests; do www/node_modules/.bin/tsc --project "$project"; done
}

test_wasm() {
  need rust wasm-target wasm-bindgen
  wasm_flags
  # Beside the profile of the native tests, so that neither waits for the other; not optimised, because the tests take no time.
  CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
    cargo test --release --config 'profile.release.opt-level = 0' --package magnus-derek-wasm --target "$WASM_TARGET"
}

need_page_tests() {
  need node npm-packages browser
  [ "${FIREFOX:-}" = none ] || need firefox rust geckodriver
  [ "${WEBKITDRIVER:-}" = none ] || need webkit xvfb
  [ "${NO_TEX:-}" = 1 ] || need tex
}

build_everything() {
  build
  single
  package
  site
}

# In the browsers mostly the pages of the site as it is published, which open four times as fast.
run_page_tests() {
  test_types
  export SITE=target/site/
  node --test --test-concurrency=2 --test-reporter=spec tests/page/*.test.js
  node tests/browser/all.mjs --test-reporter=spec tests/browser/*.test.js
}

test_page() {
  need_page_tests
  build_everything
  run_page_tests
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

# Everything. The native tests and the wasm do not wait for each other: while one links, the other has the processor. Cargo builds
# them in two folders, of two profiles. The browsers have it for themselves, because some of their tests are about time.
test_all() {
  # Building incrementally would make the next build faster and this one slower, by a seventh in a clean clone.
  export CARGO_INCREMENTAL=0
  test_style
  need clippy wasm-target wasm-bindgen
  need_page_tests
  both test_native wasm_and_builds
  say "lint, native tests and builds took $SECONDS s"
  run_page_tests
  say "everything took $SECONDS s"
}

wasm_and_builds() {
  test_wasm
  build_everything
}

# What a small change can break, in about a minute. The wasm, which takes longer than all of this, is that of the last build.
check() {
  test_style
  need clippy
  [ -e www/pkg/files.js ] || build
  [ -z "$(find src Cargo.lock -newer www/pkg/files.js)" ] || say "the wasm is older than src: ./build.sh builds it anew"
  both check_core check_page
  # What no test refuses, because the page shows the English in its place.
  node www/build/translations.mjs
  say "this took $SECONDS s"
}

check_core() {
  lint_core
  cargo test --quiet
}

check_page() {
  test_types
  NO_TEX=1 node --test --test-reporter=dot tests/page/*.test.js
}

# A page that differs from its golden picture fails the tests of the page, which leave the new picture in target/golden.
golden() {
  need node npm-packages browser
  build
  RENEW_GOLDEN=1 node --test tests/browser/golden.test.js
}

# Apart from the others, because it fetches JupyterLab.
test_notebook() {
  need python
  need node npm-packages browser
  build
  package
  node tests/recipes/jupyterlab.mjs
}

help() {
  cat <<'HELP'
./build.sh              builds the page into www
./build.sh serve        builds it and serves it on http://127.0.0.1:8080 (PORT=… for another port)
./build.sh single       builds all pages as one file, target/single/magnus-derek.html, which needs no server and no network
./build.sh package      builds the npm package into target/package, as a folder and as a .tgz file
./build.sh site         builds target/site, a folder that any static host can serve, with the single file and the package as downloads
./build.sh check        after a small change, in about a minute: lint, types, native tests, tests of the page that need no browser. It
                        leaves out the native tests that take long, the wasm boundary, TeX and all browsers, and tests
                        the page with the wasm of the last build
./build.sh test         runs everything: native tests, tests of the wasm boundary, type check, lint, end-to-end tests
./build.sh test-style   only formatting and lint, in a few seconds
./build.sh test-native  only the Rust tests
./build.sh test-wasm    only the tests of the wasm boundary, in Node
./build.sh test-page    only the tests of the page
./build.sh setup TOOL…  looks for tools (browser, tex, wasm-bindgen …: the table in tests/setup.sh) and installs what is missing
./build.sh golden       takes the golden pictures of tests/golden anew, after you have looked at what differs
./build.sh test-notebook  the notebook of tests/recipes in a real JupyterLab, which the first run fetches from PyPI into target/jupyter
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
  build) build ;;
  serve) serve ;;
  single) need node npm-packages; build; single ;;
  package) need node npm-packages; build; package ;;
  site) need node npm-packages; build; single; package; site ;;
  check) check ;;
  test) test_all ;;
  test-style) test_style ;;
  test-native) test_native ;;
  test-wasm) test_wasm ;;
  test-page) test_page ;;
  setup) shift; need "$@" ;;
  golden) golden ;;
  test-notebook) test_notebook ;;
  help | -h | --help) help ;;
  *) help >&2; stop "There is no command $1." ;;
esac
