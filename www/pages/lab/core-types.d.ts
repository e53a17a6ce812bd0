// Written by src/typescript.rs: what the core gives to JavaScript.

/** The least waste with few positions left on prime tables, `waste::KNOWN`, and how it grows. */
export interface LeastWaste {
  /** The numbers of positions left. */
  left: [number, number, number],
  /** The file: p and the waste for each of them. */
  csv: string,
  /** The primes between two powers of two, the smallest first. */
  doublings: Array<WasteInDoubling>,
}

/** The primes p of `LeastWaste` with `from` ≤ p < 2·`from`. */
export interface WasteInDoubling {
  /** The power of two. */
  from: number,
  /** How many primes. */
  primes: number,
  /** The least and the greatest waste on them, and the mean in hundredths; for each number of positions left. */
  waste: [[number, number, number], [number, number, number], [number, number, number]],
}
