// @ts-check
/** A random seed from 0 to 4,294,967,295. */
export function freshSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
