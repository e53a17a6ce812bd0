// @ts-check
/**
 * Unpacks LZMA, which is a fifth smaller here than the gzip that browsers unpack by themselves. After the specification in the
 * LZMA SDK, for files with the usual parameters: lc = 3, lp = 0, pb = 2.
 */

/** 8 literal coders for the high bits of the byte before, 4 places in a word, 12 states of what came before. */
const LITERAL_BITS = 3;
const PLACES = 4;
const STATES = 12;
/** The bytes before the data: the parameters, the size of the dictionary, the size of what comes out. */
const HEADER = 13;

/** Reads bits, each coded with the probability that it was given so far: how often it was 0, in 2048ths. */
class RangeDecoder {
  #bytes;
  #at = HEADER + 1;
  #range = 0xffffffff;
  #code = 0;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.#bytes = bytes;
    for (let i = 0; i < 4; i++) this.#code = ((this.#code << 8) | this.#next()) >>> 0;
  }

  #next() {
    return this.#bytes[this.#at++] ?? 0;
  }

  #grow() {
    if (this.#range >= 1 << 24) return;
    this.#range = (this.#range << 8) >>> 0;
    this.#code = ((this.#code << 8) | this.#next()) >>> 0;
  }

  /** @param {Uint16Array} chances @param {number} index */
  bit(chances, index) {
    const chance = chances[index] ?? 0;
    const bound = (this.#range >>> 11) * chance;
    const isSet = this.#code >= bound;
    if (isSet) {
      this.#range -= bound;
      this.#code -= bound;
      chances[index] = chance - (chance >> 5);
    } else {
      this.#range = bound;
      chances[index] = chance + ((2048 - chance) >> 5);
    }
    this.#grow();
    return isSet ? 1 : 0;
  }

  /** Bits without chances, the highest first. @param {number} count */
  plain(count) {
    let value = 0;
    for (; count > 0; count--) {
      this.#range >>>= 1;
      const isSet = this.#code >= this.#range;
      if (isSet) this.#code -= this.#range;
      value = (value << 1) | (isSet ? 1 : 0);
      this.#grow();
    }
    return value;
  }

  /** Bits from a tree of chances, the highest first. @param {Uint16Array} chances @param {number} count @param {number} [from] */
  tree(chances, count, from = 0) {
    let node = 1;
    for (let i = 0; i < count; i++) node = node * 2 + this.bit(chances, from + node);
    return node - (1 << count);
  }

  /** The same with the lowest bit first. @param {Uint16Array} chances @param {number} count @param {number} [from] */
  reverseTree(chances, count, from = 0) {
    let node = 1;
    let value = 0;
    for (let i = 0; i < count; i++) {
      const bit = this.bit(chances, from + node);
      node = node * 2 + bit;
      value |= bit << i;
    }
    return value;
  }
}

/** @param {number} count */
const fresh = (count) => new Uint16Array(count).fill(1024);

/** How many bytes are repeated. @param {RangeDecoder} coder */
function lengthReader(coder) {
  const choices = fresh(2);
  const low = fresh(PLACES * 8);
  const middle = fresh(PLACES * 8);
  const high = fresh(256);
  return (/** @type {number} */ place) => {
    if (!coder.bit(choices, 0)) return 2 + coder.tree(low, 3, place * 8);
    if (!coder.bit(choices, 1)) return 10 + coder.tree(middle, 3, place * 8);
    return 18 + coder.tree(high, 8);
  };
}

/** How far back they lie, less 1. @param {RangeDecoder} coder */
function distanceReader(coder) {
  const slots = fresh(4 * 64);
  const near = fresh(128);
  const aligned = fresh(16);
  return (/** @type {number} */ length) => {
    const slot = coder.tree(slots, 6, Math.min(length - 2, 3) * 64);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const start = (2 | (slot & 1)) << bits;
    if (slot < 14) return start + coder.reverseTree(near, bits, start - slot);
    return start + coder.plain(bits - 4) * 16 + coder.reverseTree(aligned, 4);
  };
}

/**
 * @param {Uint8Array} packed
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function unpackLzma(packed) {
  const out = new Uint8Array(new DataView(packed.buffer, packed.byteOffset).getUint32(5, true));
  const coder = new RangeDecoder(packed);
  const isMatch = fresh(STATES * PLACES);
  const isRepeated = fresh(STATES);
  const isOlder = fresh(STATES);
  const isLong = fresh(STATES * PLACES);
  const isSecond = fresh(STATES);
  const isThird = fresh(STATES);
  const literals = fresh(0x300 << LITERAL_BITS);
  const readLength = lengthReader(coder);
  const readRepeatedLength = lengthReader(coder);
  const readDistance = distanceReader(coder);
  /** The last distances, the latest first. */
  let distances = [0, 0, 0, 0];
  let state = 0;
  let at = 0;

  /** The byte that lies the latest distance back. */
  const earlier = () => out[at - Number(distances[0]) - 1] ?? 0;

  function literal() {
    const from = 0x300 * ((out[at - 1] ?? 0) >> (8 - LITERAL_BITS));
    let node = 1;
    // After a repetition the byte that would have gone on tells what this one is not.
    let expected = state >= 7 ? earlier() : -1;
    while (node < 0x100) {
      if (expected < 0) {
        node = node * 2 + coder.bit(literals, from + node);
        continue;
      }
      const guess = (expected >> 7) & 1;
      expected = (expected << 1) & 0xff;
      const bit = coder.bit(literals, from + ((1 + guess) << 8) + node);
      node = node * 2 + bit;
      if (bit !== guess) expected = -1;
    }
    out[at] = node & 0xff;
    at += 1;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  }

  /** Makes one of the last distances the latest, and says how many bytes are repeated. @param {number} place */
  function repeatedLength(place) {
    if (!coder.bit(isOlder, state)) {
      if (!coder.bit(isLong, state * PLACES + place)) {
        state = state < 7 ? 9 : 11;
        return 1;
      }
    } else {
      const which = coder.bit(isSecond, state) ? 2 + coder.bit(isThird, state) : 1;
      distances = [...distances.splice(which, 1), ...distances];
    }
    state = state < 7 ? 8 : 11;
    return readRepeatedLength(place);
  }

  /** @param {number} place */
  function newLength(place) {
    const length = readLength(place);
    distances = [readDistance(length), ...distances.slice(0, 3)];
    state = state < 7 ? 7 : 10;
    return length;
  }

  while (at < out.length) {
    const place = at % PLACES;
    if (!coder.bit(isMatch, state * PLACES + place)) {
      literal();
      continue;
    }
    let length = coder.bit(isRepeated, state) ? repeatedLength(place) : newLength(place);
    for (; length > 0; length--) {
      out[at] = earlier();
      at += 1;
    }
  }
  return out;
}
