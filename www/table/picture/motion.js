// @ts-check
/** The token's way along the rim: it runs in the direction that Derek said. */

import { angleOf } from "./geometry.js";

/** @import { Direction } from "../types" */

const MILLISECONDS = 420;

/** Whether the reader asked for less motion. */
export function motionIsReduced() {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/**
 * Lets the token, already drawn on its new position, arrive there along the rim.
 * @param {SVGElement} root the picture
 * @param {{call: {magnitude: number}, answer: {direction: Direction}}} round the round just played
 * @param {number} n
 * @param {number} milliseconds at most this long
 */
export function runToken(root, round, n, milliseconds) {
  if (motionIsReduced() || milliseconds < 80) return;
  const sign = round.answer.direction === "+" ? -1 : 1;
  const start = sign * angleOf(round.call.magnitude, n);
  const frames = [{ transform: `rotate(${start}rad)` }, { transform: "rotate(0rad)" }];
  const timing = { duration: Math.min(MILLISECONDS, milliseconds), easing: "cubic-bezier(.4, 0, .2, 1)" };
  for (const part of root.querySelectorAll(".token, .token-halo")) part.animate(frames, timing);
  const number = root.querySelector(".on-token");
  number?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], timing);
}
