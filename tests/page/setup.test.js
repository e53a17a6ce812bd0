// @ts-check
/**
 * Installation of tools on bare machines: the lines of tests/setup.sh with pretended installers in an empty PATH.
 */

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const VERSION = /name = "wasm-bindgen"\nversion = "(.*)"/.exec(readFileSync(join(ROOT, "Cargo.lock"), "utf8"))?.[1];

/** The commands that every machine has, and the project does not install. */
const ALWAYS = ["bash", "cat", "chmod", "cmp", "cp", "dirname", "env", "mkdir", "rm", "sed", "test"];

/** The commands of a machine with Rust and Node, and nothing else. */
const RUST = ["rustup", "cargo", "rustc"];
const NODE = ["node", "npm"];

/**
 * The tools: for each those that have to be there before, the sentence where it is missing, and the variable that names
 * it for the tests, if one does. Those without `installs` are named, not installed.
 * @type {Record<string, {before?: string[], installs?: RegExp, missing: RegExp, variable?: string, program?: string}>}
 */
const EACH = {
  rust: { missing: /^Rust is missing: install it with rustup/ },
  "wasm-target": {
    before: RUST,
    installs: /^rustup target add wasm32-unknown-unknown$/m,
    missing: /^The Rust target wasm32-/,
  },
  rustfmt: {
    before: RUST,
    installs: /^rustup component add rustfmt$/m,
    missing: /^The Rust component rustfmt is missing/,
  },
  clippy: {
    before: RUST,
    installs: /^rustup component add clippy$/m,
    missing: /^The Rust component clippy is missing/,
  },
  "wasm-bindgen": {
    before: RUST,
    installs: /^cargo install .*wasm-bindgen-cli --version \d/m,
    missing: /^wasm-bindgen [\d.]+ is missing/,
  },
  node: { missing: /^Node\.js 20 or newer with npm is missing/ },
  "npm-packages": {
    before: NODE,
    installs: /^npm ci --prefix www/m,
    missing: /^The packages of www\/package\.json are missing/,
  },
  browser: {
    variable: "CHROME",
    program: "chromium-headless-shell",
    installs: /^apt-get install .*chromium-headless-shell/m,
    missing: /^A browser is missing: .* CHROME /,
  },
  firefox: {
    variable: "FIREFOX",
    program: "firefox-esr",
    installs: /^apt-get install .*firefox-esr/m,
    missing: /^Firefox is missing: .*FIREFOX=none/,
  },
  geckodriver: {
    variable: "GECKODRIVER",
    program: "geckodriver",
    before: RUST,
    installs: /^cargo install .*geckodriver --version \d/m,
    missing: /^geckodriver is missing/,
  },
  webkit: {
    variable: "WEBKITDRIVER",
    program: "WebKitWebDriver",
    installs: /^apt-get install .*webkit2gtk-driver/m,
    missing: /^WebKit's driver is missing/,
  },
  xvfb: { installs: /^apt-get install .*xvfb/m, missing: /^Xvfb, .* is missing/ },
  tex: { installs: /^apt-get install .*texlive-latex-base texlive-pictures/m, missing: /^TeX is missing: .*NO_TEX=1/ },
  rocq: { installs: /^apt-get install .*coq libcoq-mathcomp-ssreflect/m, missing: /^Rocq with MathComp is missing/ },
};

/**
 * Pretended programs. Each installer records its arguments; where WORKS is set, it leaves the program that it would
 * have installed.
 */
const PRETENDED = {
  id: "echo 0",
  timeout: 'shift; exec "$@"',
  rustc: 'echo "$MACHINE/sysroot"',
  node: "exit 0",
  npm: `echo "npm $*" >>"$MACHINE/log"; [ -z "$WORKS" ] || mkdir -p www/node_modules; [ -n "$WORKS" ]`,
  rustup: `
echo "rustup $*" >>"$MACHINE/log"
[ -n "$WORKS" ] || exit 0
[ "$1" = target ] && mkdir -p "$MACHINE/sysroot/lib/rustlib/$3/lib" || touch_program "cargo-\${3/rustfmt/fmt}"`,
  cargo: `
[ "$1" != install ] && { [ -e "$MACHINE/bin/cargo-$1" ]; exit; }
echo "cargo $*" >>"$MACHINE/log"
[ -n "$WORKS" ] || exit 0
while [ $# -gt 0 ]; do
  case $1 in
    --root) own=$2 ;;
    wasm-bindgen-cli) made="wasm-bindgen wasm-bindgen-test-runner" ;;
    geckodriver) made=$1 ;;
  esac
  shift
done
for name in $made; do touch_program "$name" "$own/bin"; done`,
  "apt-get": `
echo "apt-get $*" >>"$MACHINE/log"
[ -n "$WORKS" ] || exit 0
for package; do
  case $package in
    chromium-headless-shell | firefox-esr) touch_program "$package" ;;
    webkit2gtk-driver) touch_program WebKitWebDriver ;;
    xvfb) touch_program Xvfb ;;
    coq) for name in coqc coqtop; do touch_program "$name"; done ;;
    texlive-latex-base) for name in pdflatex pdftex kpsewhich; do touch_program "$name"; done ;;
  esac
done`,
};

/** For the installers: a program that says its name and the version that is wanted. */
const TOUCH_PROGRAM = `
touch_program() {
  local folder=\${2:-$MACHINE/bin}
  mkdir -p "$folder"
  printf '#!%s\\necho "%s ${VERSION}"\\n' "$MACHINE/bin/bash" "$1" >"$folder/$1"
  chmod +x "$folder/$1"
}
`;

/** @type {string[]} */
const machines = [];
after(() => {
  for (const machine of machines) rmSync(machine, { recursive: true, force: true });
});

/** A machine with nothing but these programs and a copy of the files that the script reads. @param {string[]} has */
function machine(has) {
  const folder = mkdtempSync(join(tmpdir(), "magnus-derek-machine-"));
  machines.push(folder);
  const bin = join(folder, "bin");
  for (const path of [bin, join(folder, "project/tests"), join(folder, "project/www")])
    mkdirSync(path, { recursive: true });
  for (const file of ["Cargo.lock", "tests/setup.sh", "www/package-lock.json"]) {
    cpSync(join(ROOT, file), join(folder, "project", file));
  }
  for (const name of ALWAYS)
    symlinkSync(execFileSync("bash", ["-c", `type -P ${name}`], { encoding: "utf8" }).trim(), join(bin, name));
  const always = ["id", "timeout", "apt-get"];
  for (const [name, body] of Object.entries(PRETENDED)) {
    if (![...always, ...has].includes(name)) continue;
    writeFileSync(join(bin, name), `#!${bin}/bash\n${TOUCH_PROGRAM}${body}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  return folder;
}

/** A run of a command that needs a tool, followed by the variables that its programs are given. */
const NEEDS = `set -euo pipefail; . tests/setup.sh; need "$0"; printf "\\0"; exec env -0`;

/** @param {string} folder @param {string} tool @param {Record<string, string>} [env] */
function setUp(folder, tool, env = {}) {
  const { status, stdout, stderr } = spawnSync(join(folder, "bin/bash"), ["-c", NEEDS, tool], {
    cwd: join(folder, "project"),
    env: { PATH: join(folder, "bin"), HOME: folder, MACHINE: folder, WORKS: "", ...env },
    encoding: "utf8",
  });
  const log = spawnSync("cat", [join(folder, "log")], { encoding: "utf8" }).stdout;
  const [said = "", ...variables] = stdout.split("\0");
  return { status, said, stderr, log, variables };
}

for (const [tool, { before = [], installs, missing, variable, program }] of Object.entries(EACH)) {
  if (installs) {
    test(`${tool}: not there, installed, found, and not installed again`, () => {
      const folder = machine(before);
      const first = setUp(folder, tool, { WORKS: "yes" });
      assert.equal(first.status, 0, first.said + first.stderr);
      assert.match(first.log, installs);
      assert.match(first.said, /^· installing /);
      const second = setUp(folder, tool, { WORKS: "yes" });
      assert.deepEqual([second.status, second.said, second.log], [0, "", first.log]);
      for (const { variables } of variable ? [first, second] : []) {
        const named = variables.find((text) => text.startsWith(`${variable}=`));
        assert.match(String(named), new RegExp(`^${variable}=${folder}/.*/${program}$`));
      }
    });
  }
  test(`${tool}: not there after all that was tried, which is said in a sentence`, () => {
    const { status, stderr } = setUp(machine(before), tool);
    assert.equal(status, 1);
    assert.match(stderr, missing);
    assert.equal(stderr.trim().split("\n").length, 1);
  });
}

test("the tests of installing name every tool of the table", () => {
  const table = readFileSync(join(ROOT, "tests/setup.sh"), "utf8");
  const tools = [...table.matchAll(/^ {6}([\w-]+)\) +tool /gm)].map(([, name]) => name);
  assert.deepEqual(tools, Object.keys(EACH));
});

test("a program named by a variable is used without an installation; a missing one is named", () => {
  const folder = machine([]);
  const told = setUp(folder, "browser", { CHROME: join(folder, "bin/cat"), WORKS: "yes" });
  assert.equal(told.status, 0, told.stderr);
  assert.equal(told.log, "");
  const wrong = setUp(folder, "browser", { CHROME: "/nowhere/chrome", WORKS: "yes" });
  assert.equal(wrong.status, 1);
  assert.equal(wrong.stderr, "CHROME names /nowhere/chrome, which is no program.\n");
  assert.equal(wrong.log, "");
});
