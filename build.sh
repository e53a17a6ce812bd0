#!/usr/bin/env bash
# Builds, serves and tests the Magnus–Derek table. `./build.sh help` lists what it can do.
set -euo pipefail
cd "$(dirname "$0")"

# The folder in which cargo builds.
TARGET=${CARGO_TARGET_DIR:-target}
[[ $TARGET = /* ]] || TARGET=$PWD/$TARGET
. tests/setup.sh
. tests/run.sh
. tests/proofs/prove.sh

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
  # wasm-opt takes another 3 to 6 % off the transfer. It may use only what the compiler uses, which the oldest browsers of the README have.
  www/node_modules/.bin/wasm-opt -O3 -O3 --enable-simd --enable-bulk-memory --enable-bulk-memory-opt --enable-sign-ext --enable-multivalue \
    --enable-nontrapping-float-to-int --enable-mutable-globals --enable-reference-types "$1_bg.wasm" --output "$1_bg.wasm"
  say "$1: $(gzip -9c "$1_bg.wasm" | wc -c) bytes gzipped"
}

# Files of the core for the pages that need no wasm: types, English of refusals, known values.
core_files() { cargo run --quiet --package magnus-derek-typescript; }

# The parts of the core for the pages: those files, and three wasms. `play` is for a table that only plays, as on the page
# that most come to: `study`, which has all of that too and whatever else there is on the round table, is more than twice as
# large. The companions are games of their own.
core() {
  need rust wasm-target wasm-bindgen node npm-packages
  say "building the core, a minute or two the first time"
  core_files
  wasm_flags
  wasm www/pkg/magnus_derek play
  wasm www/pkg/study study
  wasm www/pkg/companions companions
}

# Runs Vite in the place of this script, so that a signal that ends it ends the server too.
vite() { cd www; exec node_modules/.bin/vite "$@" --configLoader native; }

single() {
  core
  node www/build/single.mjs
}

package() {
  core
  node www/build/package.mjs
}

# Packages of SCORM for a course, from the site as it was built.
course() { need node npm-packages; node www/build/course.mjs "$@"; }

# Builds the site, with the single file and the package as downloads.
site() {
  single
  node www/build/package.mjs
  node www/build/site.mjs
}

# Looks at all that a release needs, the quick things first, and says the commands by which it is published. Publishes nothing.
release() {
  need rust clippy node npm-packages
  node www/build/release.mjs || stop "The release has to wait for these."
  packages_of_crates
  say "the crates build from their packages"
  package
  npm publish --dry-run --silent "$TARGET/package"
  say "npm takes the package. After ./build.sh test, these publish the version:"
  node www/build/release.mjs commands
}

help() {
  cat <<'HELP'
./build.sh              builds the pages into target/www
./build.sh serve        serves them on http://127.0.0.1:8080 (PORT=… for another port), shows what is changed in www at once, and builds
                        the core anew when src changes, which the page says meanwhile
./build.sh core         builds the core alone: its wasms, types and tables for the pages
./build.sh single       builds all pages as one file, target/single/magnus-derek.html, which needs no server and no network
./build.sh package      builds the npm package into target/package, as a folder and as a .tgz file
./build.sh course …     writes packages of SCORM 1.2 and 2004 for a course into target/course, from the built site: lessons (shield rings),
                        all of them (all) or puzzles ("only-call&level=3&seed=1" --count 10); --seeds learner for each student's own;
                        --version, --lang, --pass 60, --to FOLDER
./build.sh site         builds target/site, a folder that any static host can serve, with the single file and the package as downloads
./build.sh check        after a small change, in about a minute: lint, types, native tests, tests of the page that need no browser, as far
                        as a file has changed since main that they know. It takes samples of tests that look at thousands of
                        pictures, and leaves out the native tests that take long, the wasm boundary, TeX and all browsers, and tests the page with the wasm of the last build, and the built site
                        only while no file of the pages is newer
./build.sh fix          brings format and simple lint in order
./build.sh test         runs everything; test style, native, wasm or page: only formatting, the core, its boundary, or the pages;
                        test places, which is not in the whole: Sphinx, MkDocs, Jupyter … from the registries build what we write for them;
                        test quick-places: those of them that need no more than a minute each
./build.sh prove        checks the proofs in tests/proofs with Rocq, says the theorems and on what they rest, and records the goals
                        after each step, which a site that is built afterwards shows
./build.sh release      looks at what a release needs (versions, changelog, files, packages of the crates and for npm) and says the commands
                        that publish it; publishes nothing
./build.sh setup TOOL…  looks for tools (browser, tex, wasm-bindgen …: the table in tests/setup.sh) and installs what is missing
./build.sh help         prints this list

CHROME, FIREFOX, GECKODRIVER and WEBKITDRIVER name browsers and drivers where they are not found by themselves.
FIREFOX=none leaves out the tests in Firefox, WEBKITDRIVER=none those in WebKit, NO_TEX=1 those that need TeX.
With test page: SLOW=1 makes frames, workers and files late, SLOW_ACTS=250 each act of a test by so many milliseconds, so that a test
which does not wait fails every time; SERVER=python has the pages served by Python's own server from a folder.
RETRY=1 tries each browser test that has failed once more, and names last, as flaky, those that pass then.
Of each browser test that has failed, target/browser keeps a trace: www/node_modules/.bin/playwright show-trace FILE opens it.
After site, node tests/places/places.mjs [BUILD…] has the tools of the page for notes, which it fetches from npm and PyPI, build what
that page writes for them, and plays it; without a name all of them, as ./build.sh test places does.
SITE_URL=https://example.org/magnus-derek/ with site: where it will lie, for the addresses in previews of links, in the citation of the note and in sitemap.xml.
SOURCE_URL=https://example.org/magnus-derek with site: where this folder lies for everybody, to which each page's foot and the note then lead.
CDN_URL=https://cdn.example.org/magnus-derek@0.1.0/ with single or package: the address at which you will publish the package. The
share dialog then writes it, with the hash of the script; without it no snippet names an address that the page was not loaded from.
HELP
}

case "${1:-build}" in
  build) core; vite build ;;
  serve) core; vite ;;
  core | single | package | site | check | fix | prove | release | help) "$1" ;;
  test)
    shift
    for part in "${@:-all}"; do
      declare -F "test_$part" >/dev/null || stop "The tests have no part $part."
      "test_$part"
    done ;;
  course) course "${@:2}" ;;
  setup) need "${@:2}" ;;
  *) help >&2; stop "There is no command $1." ;;
esac
