// Whole games and whole layer sets in WebAssembly beside native, each on one thread: `node benches/games.mjs`, after `./build.sh build`.
// The shortest of five times counts on both sides. The memory is what the wasm has grown to in the end, all games of a row played.

import { execFileSync } from "node:child_process";
import { begin } from "../www/build/core.mjs";

const core = await import(new URL("../www/pkg/study.js", import.meta.url));
const wasm = begin(core, "study");
const RUNS = 5;

const GAMES = [
  [10007, "layers", "hoarder"],
  [10007, "balanced", "random"],
  [100003, "layers", "protector"],
  [100003, "layers", "hoarder"],
  [100003, "best", "random"],
  [99225, "layers", "hoarder"],
  [99225, "two-phase", "protector"],
  [99225, "best", "hoarder"],
];

console.log("game                               wasm       native     ratio   memory");
for (const [n, magnus, derek] of GAMES) {
  let rounds = 0;
  const there = shortest(() => {
    const start = performance.now();
    rounds = core.playPairing(n, magnus, derek, 1).rounds;
    return (performance.now() - start) / 1000;
  });
  const here = shortest(() => {
    const outcome = native("--one", n, magnus, derek);
    if (outcome.rounds !== rounds) throw new Error(`wasm and native disagree: ${rounds} and ${outcome.rounds} rounds`);
    return outcome.seconds;
  });
  row(`n = ${n}: ${magnus}, ${derek}`, there, here);
}

// The layers of what a random game leaves: about half of the table, a tenth, a hundredth, 2√n positions.
console.log("\nall layers                         wasm       native     ratio   memory");
const n = 100003;
for (const left of [n / 2, n / 10, n / 100, 2 * Math.sqrt(n)].map(Math.floor)) {
  const game = core.Handle.open(`n=${n}&magnus=random&derek=random&seed=1`);
  const stepWhileMore = (than, steps) => {
    while (n - game.visited().length > than) for (let i = 0; i < steps; i += 1) game.step();
  };
  stepWhileMore(left + 1000, 1000);
  stepWhileMore(left, 1);
  let deepest = 0;
  const there = shortest(() => {
    // The last position is new, so taking it back and visiting it again forgets the layers.
    game.undo();
    game.redo();
    const start = performance.now();
    const depths = game.depths();
    const time = performance.now() - start;
    deepest = depths.reduce((most, depth) => Math.max(most, depth));
    return time / 1000;
  });
  const here = native("--layers", n, left);
  if (here.deepest !== deepest) throw new Error(`wasm and native disagree: depth ${deepest} and ${here.deepest}`);
  row(`n = ${n}: |A| = ${left}`, there, here.seconds);
  game.free();
}

// One round is one click: none may be long, also where a player has much to count.
console.log("\nslowest round of a whole game");
for (const magnus of ["layers", "balanced"]) {
  const game = core.Handle.open(`n=999983&magnus=${magnus}&derek=random&seed=1`);
  let [slowest, rounds] = [0, 0];
  for (; game.canStep(); rounds += 1) {
    const start = performance.now();
    game.step();
    slowest = Math.max(slowest, performance.now() - start);
  }
  console.log(`n = 999983: ${magnus}, random`.padEnd(35) + `${slowest.toFixed(0)} ms of ${rounds} rounds   limit 100 ms`);
  game.free();
}

function shortest(time) {
  return Math.min(...Array.from({ length: RUNS }, time));
}

function native(...work) {
  const run = ["bench", "--quiet", "--bench", "games", "--", ...work.map(String)];
  return JSON.parse(execFileSync("cargo", run, { encoding: "utf8" }));
}

function row(name, there, here) {
  const memory = `${Math.round(wasm.memory.buffer.byteLength / 2 ** 20)} MiB`;
  const ratio = (there / here).toFixed(2).padEnd(6);
  console.log(`${name.padEnd(33)}  ${seconds(there)}  ${seconds(here)}  ${ratio}  ${memory}`);
}

function seconds(time) {
  return (time < 1 ? `${(time * 1000).toFixed(1)} ms` : `${time.toFixed(2)} s`).padEnd(9);
}
