/**
 * The folder data/ of the site: the tables of the repository for other programs, with a README that says of each what a
 * row means, how sure it is, the command and the checksum; R(n) as a b-file and as the draft of an entry in an
 * encyclopedia of sequences; the certificates with their checker.
 */

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { ROOT } from "../bundle.mjs";

const README = "README.txt";
const CERTIFICATES = "tests/certificates/";
/** To this n both sides of R(n) are certified. */
const CERTIFIED = 30;

/**
 * A table of the folder: its file in the repository, the meaning of a row, how sure it is, and the command that makes it.
 * @typedef {{name: string, from: string, row: string, standing: string, command: string}} Table
 */

/** @type {Table[]} */
const TABLES = [
  {
    name: "rounds.csv",
    from: "src/core/solver/rounds.csv",
    row: "one n: f*(n), the positions that Magnus can force; R(n), the least number of rounds in which he can force so many; the states of the table, and the seconds and mebibytes that it took on one slow core; a checksum of all values",
    standing: `R(n) is proved for n <= ${CERTIFIED}, by the files in certificates/; computed for larger n, where only the solver vouches for it. f*(n) is proved (Nedev 2010, Theorem 1)`,
    command: "cargo run --release --example exact -- --csv 2-39",
  },
  {
    name: "worst.csv",
    from: "src/worst.csv",
    row: "one n: the rounds that the strategies Midpoint layers, Balanced layers and Exact endgame need at worst, over all Dereks, until f*(n) positions are visited",
    standing: "computed, by search through all answers",
    command: "cargo run --release --example exact -- --worst 2-30",
  },
  {
    name: "waste.csv",
    from: "src/core/endgame/waste.csv",
    row: "one prime p: the least number of rounds without a new position, from 3, 4 or 5 unvisited positions until one is left, over all their places and those of the token",
    standing: "computed, by search through all positions of that kind",
    command: "cargo run --release --example waste -- 7-500",
  },
];

/** A row of the table of R(n). @typedef {{n: number, fStar: number, rounds: number}} Known */

/** All files of the folder, by name. @returns {Promise<Map<string, string | Uint8Array>>} */
export async function dataFiles() {
  /** @type {Map<string, string | Uint8Array>} */
  const files = new Map();
  for (const { name, from } of TABLES) files.set(name, await readFile(new URL(from, ROOT)));
  const known = rowsOf(String(files.get("rounds.csv")));
  files.set("b-file.txt", known.map(({ n, rounds }) => `${n} ${rounds}\n`).join(""));
  files.set("sequence.txt", sequence(known));
  const folder = new URL(CERTIFICATES, ROOT);
  for (const name of (await readdir(folder)).filter((name) => /\.(bin|py|md|csv)$/.test(name)).sort())
    files.set(`certificates/${name}`, await readFile(new URL(name, folder)));
  files.set(README, readme(files));
  return files;
}

/** @param {string} csv @returns {Known[]} */
function rowsOf(csv) {
  const [head = "", ...lines] = csv.trim().split("\n");
  const at = (/** @type {string} */ name) => head.split(",").indexOf(name);
  return lines.map((line) => {
    const of = (/** @type {string} */ name) => Number(line.split(",")[at(name)]);
    return { n: of("n"), fStar: of("fStar"), rounds: of("rounds") };
  });
}

/** The draft, in the internal format of such entries. @param {Known[]} known */
function sequence(known) {
  const line = (/** @type {string} */ letter, /** @type {string[]} */ ...texts) =>
    texts.map((text) => `%${letter} A000000 ${text}\n`).join("");
  const terms = known.map(({ rounds }) => rounds).join(", ");
  const last = known.at(-1)?.n;
  return [
    line("S", terms),
    line(
      "N",
      "Least number of rounds in which Magnus can force f*(n) visited positions in the Magnus-Derek game on a round table with n positions.",
    ),
    line(
      "C",
      "A token stands on position 0 of n positions, which counts as visited. In each round Magnus calls a magnitude from 1 to n/2, Derek a direction, and the token moves. Magnus can force f*(n) visited positions and no more: n if n is a power of two, else n(p - 1)/p with p the smallest odd prime factor of n.",
      "a(n) >= f*(n) - 1, with equality if n is a power of two.",
      "a(p) >= p - 4 + ceiling(3/4*ceiling(log_2(p))) for primes p >= 5, and a(n) < 2(n - 1).",
      `The terms to n = ${CERTIFIED} have certificates for both players; those from n = ${CERTIFIED + 1} to ${last} are computed by one program in two orders of work or in one.`,
    ),
    line(
      "D",
      "Z. Nedev and S. Muthukrishnan, The Magnus-Derek game, Theoret. Comput. Sci. 393 (2008).",
      "Z. Nedev, An O(n)-Round Strategy for the Magnus-Derek Game, Algorithms 3 (2010).",
      "C. Hurkens, R. Pendavingh and G. Woeginger, The Magnus-Derek game revisited, Inform. Process. Lett. 109 (2008).",
    ),
    line("e", "For n = 3 the first call visits a second position, whatever Derek says, and f*(3) = 2, so a(3) = 1."),
    line("K", "nonn,more"),
    line("O", "2,3"),
  ].join("");
}

/** @param {Map<string, string | Uint8Array>} files */
function readme(files) {
  const tables = TABLES.map(
    ({ name, row, standing, command }) => `${name}
  A row is ${row}.
  Standing: ${standing}.
  Command: ${command}
`,
  );
  const sums = [...files].map(([name, content]) => `${createHash("sha256").update(content).digest("hex")}  ${name}\n`);
  return `The Magnus-Derek game: data
===========================

Tables of the Magnus-Derek table, under the MIT license like all of it. CSV files have a line of names, commas between, and a number or
nothing in each place. Commands are for the folder of the program. Each table stands there, too, and is written with the site.

${tables.join("\n")}
b-file.txt
  A row is n and R(n), from n = 2 on, as b-files are.
  Standing and command: as rounds.csv, of which it is made.

sequence.txt
  The draft of an entry for an encyclopedia of integer sequences, in its internal format. It has no number: A000000 stands for one.

certificates/
  n.bin proves R(n) for n from 2 to ${CERTIFIED}, from both sides: certificates/README.md says how, and
  python3 certificates/check.py 2-${CERTIFIED}
  checks it, without any part of the program that has found it.
  lines.csv has games of larger tables. They prove nothing.
  Command: cargo run --release --example certificate -- 2-${CERTIFIED} --to tests/certificates

SHA-256 of each file
--------------------
The lines that follow are read by: grep -E '^[0-9a-f]{64}  ' ${README} | sha256sum -c

${sums.join("")}`;
}
