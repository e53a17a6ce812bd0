// @ts-check
/**
 * A pile as towers: over each prime as many blocks as its exponent,
 * in groups of K, for the page of the game and for a lesson.
 */

import { box } from "../../../drawing/plane.js";
import { path, text } from "../../../drawing/primitives.js";
import { english } from "../../../text/english.js";
import { shortExponent } from "../../../text/say/companions/companion-figures.js";

/** @import { Primitive } from "../../../drawing/types" */
/** @import { Speaker } from "../../../text/types" */

export const COLUMN = 84;
const BLOCK = { width: 50, height: 17, gap: 2, between: 7, corner: 2 };
/** The most blocks that are drawn; a higher tower has a gap. */
const MOST_BLOCKS = 10;
const BELOW_GAP = 4;
const GAP = 24;
/** Distances from the ground, in pixels: above it they are negative. */
export const LABELS = { exponent: -14, prime: 20, cell: 38, bottom: 68 };
/** The sizes of writing, in pixels; of primes below bars the small one. */
export const SIZES = { exponent: 20, long: 14, prime: 22, small: 13, digit: 17 };
const HEAD = 30;

/**
 * @param {{exponents: string[], residues: number[]}} pile by primes @param {number[]} primes @param {number} k
 * @param {number | null} chosen prime
 * @param {Speaker} [words]
 * @returns {{box: [number, number, number, number], shapes: Primitive[]}}
 */
export function towerShapes({ exponents, residues }, primes, k, chosen, words = english) {
  const stacks = primes.map((_, column) => stackOf(exponents[column] ?? "0", residues[column] ?? 0, k));
  const top = Math.max(...stacks.map(({ height }) => height)) + HEAD;
  /** @type {Primitive[]} */
  const shapes = [];
  stacks.forEach(({ blocks, gap, height }, column) => {
    const prime = primes[column] ?? 0;
    const exponent = exponents[column] ?? "0";
    const middle = (column + 0.5) * COLUMN;
    for (const [index, { y, over }] of blocks.entries()) {
      const d = box(middle - BLOCK.width / 2, y, BLOCK.width, BLOCK.height - BLOCK.gap, BLOCK.corner);
      shapes.push(path(`block-${column}-${index}`, over ? "block over" : "block", d));
    }
    if (gap !== null) shapes.push(text(`gap-${column}`, "exponent", middle, gap, SIZES.exponent, "⋮"));
    const short = shortExponent(words, exponent);
    const size = short.length > 6 ? SIZES.long : SIZES.exponent;
    if (exponent !== "0")
      shapes.push(text(`exponent-${column}`, "exponent", middle, LABELS.exponent - height, size, short));
    const role = chosen === prime ? "prime chosen" : "prime";
    shapes.push(
      path(`ground-${column}`, "ground", `M${middle - 34},0H${middle + 34}`),
      text(`prime-${column}`, role, middle, LABELS.prime, SIZES.prime, String(prime)),
      ...residueCell(column, COLUMN, LABELS.cell, residues[column] ?? 0, false, false),
    );
  });
  return { box: [0, -top, COLUMN * primes.length, top + LABELS.bottom], shapes };
}

/**
 * The blocks of a tower from the ground up, in groups of K. Blocks of an incomplete last group are marked as left over.
 * A high tower has a gap below its last blocks.
 * @param {string} text @param {number} residue @param {number} k
 */
function stackOf(text, residue, k) {
  const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;
  const shown = Math.min(value, MOST_BLOCKS);
  const broken = value > MOST_BLOCKS;
  const whole = shown - Math.min(residue, shown - (broken ? BELOW_GAP : 0));
  const blocks = [];
  let gap = null;
  let y = 0;
  for (let index = 0; index < shown; index++) {
    const startsGroup = index === whole || (index < whole && index % k === 0);
    if (index > 0 && startsGroup) y -= BLOCK.between;
    y -= BLOCK.height;
    blocks.push({ y, over: index >= whole });
    if (broken && index === BELOW_GAP - 1) {
      gap = y - GAP / 2;
      y -= GAP;
    }
  }
  return { blocks, gap, height: -y };
}

/**
 * The residue as a square with its number; filled unless the residue is 0.
 * @param {number} column @param {number} width @param {number} y @param {number} residue @param {boolean} small
 * @param {boolean} marked
 */
export function residueCell(column, width, y, residue, small, marked) {
  const side = small ? Math.max(width - 1, 3) : 34;
  const high = small ? 14 : 26;
  const middle = (column + 0.5) * width;
  const kind = `cell${residue > 0 ? " one" : ""}${marked ? " marked" : ""}`;
  const d = box(middle - side / 2, y, side, high, small ? 0 : 4);
  /** @type {Primitive[]} */
  const list = [path(`cell-${column}`, kind, d)];
  const role = residue > 0 ? "digit one" : "digit";
  if (!small) list.push(text(`digit-${column}`, role, middle, y + high / 2 + 0.5, SIZES.digit, String(residue)));
  return list;
}
