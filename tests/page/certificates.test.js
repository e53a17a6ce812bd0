// @ts-check
/** Certificates of R(n): the checker, which trusts no file, proves what the solver has found, and refuses what is false. */

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../certificates/", import.meta.url));
const CHECKER = join(FOLDER, "check.py");
const own = mkdtempSync(join(tmpdir(), "certificates-"));
after(() => rmSync(own, { recursive: true }));

const skip = withoutPython();

/** The reason why these tests have to be left out, or false. */
function withoutPython() {
  try {
    execFileSync("python3", ["-c", "(0).bit_count()"], { stdio: "ignore" });
    return false;
  } catch {
    return "python3 is missing or older than 3.10: install it (Debian: python3) to have the certificates checked";
  }
}

/** @param {string[]} words */
const check = (...words) => spawnSync("python3", [CHECKER, ...words], { encoding: "utf8" });

/** A certificate as bytes. @param {number} n */
const certificate = (n) => [...readFileSync(join(FOLDER, `${n}.bin`))];

/** The checker's refusal of bytes as a certificate for 11 positions. @param {number[]} bytes */
function refusal(bytes) {
  writeFileSync(join(own, "11.bin"), Uint8Array.from(bytes));
  const { status, stderr, stdout } = check("--in", own, "11");
  assert.equal(status, 1, stdout + stderr);
  return stderr;
}

test("the certificates to n = 22 prove the R(n) of the table", { skip }, () => {
  const known = readFileSync(new URL("../../src/core/solver/rounds.csv", import.meta.url), "utf8")
    .trim()
    .split("\n");
  const wanted = known.slice(1, 22).map((line) => line.split(","));
  const { stdout, stderr } = check("2-22");
  const proved = [...stdout.matchAll(/^R\((\d+)\) = (\d+):/gm)].map(([, n, rounds]) => [n, rounds]);
  assert.equal(stderr, "");
  assert.deepEqual(
    proved,
    wanted.map(([n, , rounds]) => [n, rounds]),
  );
});

test("a certificate for another number of rounds is refused", { skip }, () => {
  const bytes = certificate(11);
  assert.equal(bytes[5], 13);
  assert.match(refusal(bytes.with(5, 12)), /bytes after its end/);
  // An excess more with an empty list: Magnus keeps to it, Derek cannot.
  assert.match(refusal([...bytes.with(5, 14), 0]), /A call leads Derek/);
});

test("a certificate with one call changed, one missing or one too many is refused", { skip }, () => {
  const bytes = certificate(11);
  // The first call is any, by symmetry; the second is the other half of its byte.
  assert.match(refusal(bytes.with(10, 0xf0 | (bytes[10] ?? 0))), /more than half/);
  assert.match(refusal(bytes.with(11, 0)), /Derek can hold him below 10|never come up|is missing|he needs/i);
  // 49 calls are 25 bytes.
  assert.equal(bytes[6], 49);
  assert.match(refusal(bytes.with(6, 50)), /never come up/);
  const shorter = bytes.with(6, 47).with(33, (bytes[33] ?? 0) & 15);
  assert.match(refusal(shorter.toSpliced(34, 1)), /A call of Magnus is missing/);
});

test("a certificate for another table is refused, and so is one that is cut off", { skip }, () => {
  assert.match(refusal(certificate(13)), /for n = 13/);
  assert.match(refusal(certificate(11).slice(0, -1)), /ends too early/);
  assert.match(refusal([...certificate(11), 0]), /after its end/);
  assert.match(refusal([1, 2, 3, 4]), /no certificate/);
});

test("whichever listed state is left out or raised, and all but a few calls that are changed, the checker refuses", {
  skip,
}, () => {
  const program = `
import sys
sys.path.insert(0, ${JSON.stringify(FOLDER)})
sys.dont_write_bytecode = True
from check import Refused, Table, check_derek, check_magnus, read
n, rounds, calls, danger = read(open(${JSON.stringify(join(FOLDER, "11.bin"))}, "rb").read())
table = Table(n)
def refused(check, *claim):
    try:
        check(table, *claim)
        return 0
    except Refused:
        return 1
changed = [calls[:at] + [other] + calls[at + 1:] for at in range(len(calls)) for other in range(1, n // 2 + 1) if other != calls[at]]
dropped = [{state: e for state, e in danger.items() if state != left_out} for left_out in danger]
raised = [danger | {state: danger[state] + 1} for state in danger]
print(len(changed), sum(refused(check_magnus, rounds, one) for one in changed))
print(len(dropped), sum(refused(check_derek, rounds, one) for one in dropped))
print(len(raised), sum(refused(check_derek, rounds, one) for one in raised))
# Nor do the right tables prove a wrong number.
print(3, refused(check_magnus, rounds - 1, calls) + refused(check_derek, rounds + 1, danger) + refused(check_derek, n - 3, {}))
`;
  const lines = execFileSync("python3", ["-c", program], { encoding: "utf8" }).trim().split("\n");
  // Ten other calls are as good, and lead to positions that have their calls in the same order.
  assert.deepEqual(lines, ["196 186", "29 29", "29 29", "3 3"]);
});

test("the recorded games of larger tables keep to R(n), and a game that does not is refused", { skip }, () => {
  const file = join(FOLDER, "lines.csv");
  const { stdout, stderr } = check("--lines", file);
  assert.equal(stderr, "");
  assert.match(stdout, /^\d+ games keep to what is said of R\(n\), which does not prove it\n$/);
  const text = readFileSync(file, "utf8");
  for (const [from, to] of [
    [/^(\d+),(\d+),magnus,/m, "$1,10,magnus,"],
    [/^(\d+),(\d+),derek,/m, "$1,99,derek,"],
    [/^(\d+),(\d+),derek,\d+/m, "$1,$2,derek,90"],
  ]) {
    writeFileSync(join(own, "lines.csv"), text.replace(/** @type {RegExp} */ (from), String(to)));
    assert.equal(check("--lines", join(own, "lines.csv")).status, 1);
  }
});
