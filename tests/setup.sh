# Tools of the build and of the tests: how each is found and installed, and the sentence where it is missing all the
# same. build.sh sources this file and calls `need NAME…`.

# Programs that are compiled for this project alone are kept outside of the clone, for every clone.
TOOLS=${XDG_CACHE_HOME:-$HOME/.cache}/magnus-derek
WASM_TARGET=wasm32-unknown-unknown
# The tool must have the version of the library, which Cargo.lock pins.
WASM_BINDGEN=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p;}' Cargo.lock)
GECKODRIVER_CRATE=0.37.1
export PATH=$TOOLS/wasm-bindgen-cli-$WASM_BINDGEN/bin:$PATH:$TOOLS/geckodriver-$GECKODRIVER_CRATE/bin

say() { printf '· %s\n' "$*"; }
stop() { printf '%s\n' "$*" >&2; exit 1; }
have() { type -P "$1" >/dev/null; }

# need NAME…: each tool is one line of this table. What the variables name, and which are "none", `./build.sh help` says.
need() {
  local name
  for name; do
    case $name in
      #             found by                     installed by                                  said where it is missing
      rust)         tool has_rust                nothing                                       "Rust is missing: install it with rustup (https://rustup.rs), then run this again." ;;
      wasm-target)  tool has_wasm_target         "rustup_add target $WASM_TARGET"              "The Rust target $WASM_TARGET is missing: run 'rustup target add $WASM_TARGET'." ;;
      rustfmt)      tool "quietly cargo fmt --version" "rustup_add component rustfmt"                "The Rust component rustfmt is missing: run 'rustup component add rustfmt'." ;;
      clippy)       tool "quietly cargo clippy --version" "rustup_add component clippy"                "The Rust component clippy is missing: run 'rustup component add clippy'." ;;
      wasm-bindgen) tool has_wasm_bindgen        "crate wasm-bindgen-cli $WASM_BINDGEN --debug --no-default-features --bin wasm-bindgen --bin wasm-bindgen-test-runner" \
                                                                                               "wasm-bindgen $WASM_BINDGEN is missing: run 'cargo install wasm-bindgen-cli --version $WASM_BINDGEN --locked'." ;;
      node)         tool has_node                nothing                                       "Node.js 20 or newer with npm is missing: it builds, serves and tests the pages." ;;
      npm-packages) tool has_npm_packages        npm_packages                                  "The packages of www/package.json are missing: run 'npm ci --prefix www'." ;;
      # chromium-headless-shell is the same engine without windows, and opens a page in a third of the time.
      browser)      tool "program CHROME chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable" \
                                                 "packages chromium-headless-shell fonts-dejavu-core" "A browser is missing: install Chromium, or set CHROME to the path of a Chromium or Chrome." ;;
      firefox)      tool "program FIREFOX firefox-esr firefox" "packages firefox-esr"          "Firefox is missing: install it, set FIREFOX to its path, or set FIREFOX=none." ;;
      geckodriver)  tool "program GECKODRIVER geckodriver" "crate geckodriver $GECKODRIVER_CRATE" "geckodriver is missing: install it, set GECKODRIVER to its path, or set FIREFOX=none." ;;
      webkit)       tool "program WEBKITDRIVER WebKitWebDriver" "packages webkit2gtk-driver"   "WebKit's driver is missing: install it (Debian: webkit2gtk-driver), set WEBKITDRIVER to its path, or to none." ;;
      xvfb)         tool "have Xvfb"             "packages xvfb"                               "Xvfb, on whose screen WebKit draws, is missing: install it (Debian: xvfb), or set WEBKITDRIVER=none." ;;
      tex)          tool has_tex                 "packages texlive-latex-base texlive-pictures" "TeX is missing: install a LaTeX with TikZ (Debian: texlive-latex-base texlive-pictures), or set NO_TEX=1." ;;
      rocq)         tool has_rocq                "packages coq libcoq-mathcomp-ssreflect libcoq-mathcomp-algebra" \
                                                                                               "Rocq with MathComp is missing, which checks the proofs: install it (Debian: coq libcoq-mathcomp-ssreflect libcoq-mathcomp-algebra)." ;;
      *) stop "need: there is no tool $name" ;;
    esac
  done
}

# tool FOUND INSTALL SENTENCE: the line that looked before looks again afterwards, and it alone decides what is there; an installer may
# have failed and left what is needed, or have ended well and left nothing.
tool() {
  $1 && return
  $2 || true
  $1 || stop "$3"
}

# ---- what finds ----

quietly() { "$@" >/dev/null 2>&1; }

has_rust() { have rustup && have cargo; }

has_wasm_target() { test -d "$(rustc --print sysroot)/lib/rustlib/$WASM_TARGET/lib"; }

has_wasm_bindgen() { [ "$(wasm-bindgen --version 2>/dev/null)" = "wasm-bindgen $WASM_BINDGEN" ] && have wasm-bindgen-test-runner; }

has_node() { have npm && quietly node -e 'process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)'; }

has_npm_packages() { quietly cmp www/package-lock.json www/node_modules/.installed-lock; }

has_tex() { have pdflatex && have pdftex && quietly kpsewhich tikz.sty; }

has_rocq() { have coqc && quietly coqtop -q -w none -batch -require-import-from mathcomp all_algebra; }

# program VARIABLE NAME…: the program that the variable names, else the first name that is there; exported in the variable.
program() {
  local variable=$1 name found
  [ -z "${!variable:-}" ] || have "${!variable}" || stop "$variable names ${!variable}, which is no program."
  for name in "${!variable:-${@:2}}"; do
    found=$(type -P "$name") && export "$variable=$found" && return
  done
  return 1
}

# ---- what installs ----

# For tools that this script does not install: their sentence says how.
nothing() { :; }

rustup_add() {
  say "installing the Rust $1 $2 (rustup)"
  timeout 120 rustup "$1" add "$2"
}

# crate NAME VERSION OPTION…
crate() {
  local own=$TOOLS/$1-$2
  say "installing $1 $2 into $own (cargo, a minute or two)"
  cargo install --quiet "$1" --version "$2" --locked --root "$own" "${@:3}"
}

# Debian's packages, where nobody has to be asked.
packages() {
  [ "$(id -u)" = 0 ] && have apt-get || return 0
  say "installing the Debian packages $* (apt-get)"
  apt-get -o Acquire::Retries=3 update -qq || true
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

npm_packages() {
  say "installing the development packages of www/package.json into www/node_modules (npm)"
  npm ci --prefix www --no-fund --no-audit --loglevel=error && cp www/package-lock.json www/node_modules/.installed-lock
}
