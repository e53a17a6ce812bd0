// @ts-check
/**
 * What stands around the turn and asks for no answer: every click, call and answer is a move of the game. A game of two
 * people apart has such a panel, and so has one with comments.
 */

export class BesideTurn {
  found = { name: null };
  isOpen = false;

  hides() {
    return false;
  }

  /** @param {number} _position @returns {boolean} */
  choose(_position) {
    return false;
  }

  call() {
    return false;
  }

  answer() {
    return false;
  }

  consider() {}
}
