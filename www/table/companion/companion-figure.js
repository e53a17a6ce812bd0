// @ts-check
/** The figure of a task about another game than Magnus–Derek. The task itself names the game and the position. */

import { typedNumber } from "../../kit/sentences.js";
import { CIRCLE_BOX, circleShapes } from "./dominoes/circle.js";
import { towerShapes } from "./multivision/towers.js";
import { rectangleShapes } from "./number-game/rectangle.js";

/** @import { Primitive } from "../../drawing/types" */
/** @import { Companion } from "../../text/say/table/lesson.js" */

/** A picture; its kind is also its class. @typedef {{kind: string, box: string, shapes: Primitive[]}} FigureDrawing */

/** The largest number of a pair that is drawn in a lesson. */
const MOST = 40;
const RECTANGLE = { width: 480, height: 380 };
/** Groups of two: the residue below a tower then tells whether its exponent is even. */
const K = 2;

/**
 * The other game of a task; null if the task is about Magnus–Derek.
 * @param {{of?: any, game?: string} | undefined} task @param {string} [answer] the typed text; of a pair it is drawn
 * @returns {Companion | null}
 */
export function companionOf(task, answer = "") {
  if (task?.game !== undefined) return beginningOf(new URLSearchParams(task.game));
  const { lastLosing, dominoPath, dominoCircle, multivision } = task?.of ?? {};
  // The first domino leaves a path with two spaces less.
  if (dominoPath) return { kind: "dominoes", spaces: dominoPath.spaces + 2 };
  if (dominoCircle) return { kind: "dominoes", spaces: dominoCircle.spaces };
  if (multivision) return pilesOf(multivision.piles);
  if (!lastLosing) return null;
  const { b } = lastLosing;
  const typed = typedNumber(answer) ?? 0;
  return { kind: "pair", a: typed >= b && typed <= MOST ? typed : 2 * b - 1, b };
}

/** The beginning of a game that is to be won. @param {URLSearchParams} game its link @returns {Companion | null} */
function beginningOf(game) {
  const numbers = (/** @type {string} */ name) => game.get(name)?.split(",").map(Number);
  const [spaces] = numbers("dominoes") ?? [];
  // The first of all dominoes lies on 1 and 2: on an empty circle all places are alike.
  if (spaces !== undefined) return { kind: "dominoes", spaces, ...(game.get("first") === "human" && { empty: true }) };
  const [a, b] = numbers("number-game") ?? [];
  if (a !== undefined && b !== undefined) return { kind: "pair", a, b };
  const piles = numbers("multivision");
  return piles ? pilesOf(piles) : null;
}

/** @param {number[]} piles @returns {Companion} */
function pilesOf(piles) {
  const largest = Math.max(...piles);
  /** @type {number[]} */
  const primes = [];
  for (let number = 2; number <= largest; number++) {
    if (primes.every((prime) => number % prime !== 0) && piles.some((pile) => pile % number === 0)) primes.push(number);
  }
  const told = piles.map((pile) => ({ pile, exponents: primes.map((prime) => exponentOf(prime, pile)) }));
  return { kind: "piles", piles: told, primes };
}

/** @param {number} prime @param {number} number @returns {number} */
const exponentOf = (prime, number) => (number % prime === 0 ? 1 + exponentOf(prime, number / prime) : 0);

/** @param {Companion} companion @returns {FigureDrawing[]} one for each pile */
export function drawingsOf(companion) {
  if (companion.kind === "dominoes")
    return [
      { kind: "circle", box: CIRCLE_BOX, shapes: circleShapes(companion.spaces, companion.empty ? [] : [[1, 2]]) },
    ];
  if (companion.kind === "pair") {
    const { a, b } = companion;
    const { width, height } = RECTANGLE;
    // The last square may not take everything: who makes a number zero loses.
    const pair = { a: String(a), b: String(b), squares: String(Math.ceil(a / b) - 1) };
    return [{ kind: "rectangle", box: `0 0 ${width} ${height}`, shapes: rectangleShapes(pair, 0, width, height) }];
  }
  return companion.piles.map(({ exponents }) => {
    const pile = { exponents: exponents.map(String), residues: exponents.map((exponent) => exponent % K) };
    const { box, shapes } = towerShapes(pile, companion.primes, K, null);
    return { kind: "towers", box: box.join(" "), shapes };
  });
}
