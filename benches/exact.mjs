// The solver in WebAssembly beside the native one, each on one thread: `node benches/exact.mjs`, after `./build.sh build`.
// Both find R(n) five times; the shortest time counts.

import { execFileSync } from "node:child_process";
import { begin } from "../www/build/core.mjs";

const core = await import(new URL("../www/pkg/study.js", import.meta.url));
begin(core, "study");
execFileSync("cargo", ["build", "--release", "--quiet", "--example", "exact"], { stdio: "inherit" });

console.log("n   R(n)  wasm      native    ratio   all values in wasm");
for (const n of [24, 26, 28, 29, 31]) {
  let rounds = 0;
  const wasm = shortest(() => {
    const start = performance.now();
    rounds = core.roundsOf(n, () => {});
    return (performance.now() - start) / 1000;
  });
  const native = shortest(() => {
    const line = execFileSync("target/release/examples/exact", [String(n)], { encoding: "utf8" });
    if (JSON.parse(line).rounds !== rounds) throw new Error(`wasm and native disagree on n = ${n}`);
    return JSON.parse(line).seconds;
  });
  const all =
    n > 28
      ? ""
      : seconds(
          shortest(() => {
            const start = performance.now();
            core.solveTable(n, () => {});
            return (performance.now() - start) / 1000;
          }),
        );
  console.log(
    `${n}  ${String(rounds).padEnd(4)}  ${seconds(wasm)}  ${seconds(native)}  ${(wasm / native).toFixed(2)}    ${all}`,
  );
}

function shortest(time) {
  return Math.min(...Array.from({ length: 5 }, time));
}

function seconds(time) {
  return `${time.toFixed(3)} s`.padEnd(8);
}
