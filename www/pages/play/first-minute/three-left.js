// @ts-check
/** Question late in a game: three positions are new; the seats midway between two of them are to be found. */

import { positionAt, seatsApart } from "../../../board/geometry.js";
import { pointerOn } from "../../../drawing/drawing-element.js";
import { pageSpeaker } from "../../../text/page-speaker.js";
import { besideText, helplessText, tapRightText, tapWrongText } from "../../../text/say/site/play.js";

/** @import { MagnusDerekElement, Overlay, State } from "../../../table/element-types" */
/** @import { Witness } from "../../../text/say/site/play.js" */

const words = pageSpeaker();
const N = 13;
/** The positions that are new. */
export const NEW = [2, 6, 11];
/** The moves after which they are the only ones; the token is on 12. */
const MOVES = [1, 2, 1, 1, 2, 1, 1, 1, 2];
/** The round that waits then, after one more move. */
const LATE = MOVES.length + 1;
/** Next seats of the token, and the call from each of them that leads to two of the three. */
export const HELPLESS = [
  { seat: 4, from12: 5, call: 2 },
  { seat: 0, from12: 1, call: 2 },
  { seat: 2, from12: 3, call: 4 },
];
/** The seats that can be chosen without the pointer: two right ones, the known one, and wrong ones. */
export const OFFERED = [0, 2, 3, 4, 6, 8];
/** The radius inside which a tap means no seat. */
const INNERMOST = 150;

/** Seats as buttons, for who uses no pointer. @param {(seat: number) => void} choose */
export function seatButtons(choose) {
  const seats = document.createElement("div");
  seats.className = "seats";
  seats.role = "group";
  seats.ariaLabel = words.plain("minuteSeats");
  for (const seat of OFFERED) {
    const one = document.createElement("button");
    one.type = "button";
    one.textContent = String(seat);
    one.onclick = () => choose(seat);
    seats.append(one);
  }
  return seats;
}

/** The game in which the token stands on one of these seats, and Magnus calls. @param {number} seat */
export function gameAt(seat) {
  const { from12, call } = HELPLESS.find((one) => one.seat === seat) ?? { from12: 5, call: 2 };
  const way = [...MOVES, from12];
  return `n=${N}&magnus=scripted:${[...way, call].join()}&derek=human&moves=${way.map((step) => `${step}+`).join("")}`;
}

/**
 * The seat of the token with both landings of the waiting call, which are two of the positions that are new.
 * @param {State} state @returns {Witness}
 */
function witnessOf({ token: seat, magnitude, landings }) {
  const [plus = seat, minus = seat] = landings ?? [];
  return { seat, call: magnitude ?? 0, minus, plus };
}

/**
 * Leads through it, on a table with the game `gameAt(4)`.
 * @param {MagnusDerekElement} table @param {() => void} changed what is said has changed @param {() => void} onward
 */
export function askThreeLeft(table, changed, onward) {
  /** @type {"shown" | "asked" | "found"} */
  let stage = "shown";
  let seat = 4;
  /** The seat of the last wrong answer. @type {number | null} */
  let wrong = null;

  /** @param {number} chosen */
  function choose(chosen) {
    if (stage === "shown") return;
    wrong = chosen !== 4 && HELPLESS.some((one) => one.seat === chosen) ? null : chosen;
    if (wrong === null) {
      stage = "found";
      seat = chosen;
      table.setState(gameAt(chosen));
    }
    changed();
  }

  /** @param {MouseEvent} event */
  function onClick(event) {
    const svg = event.composedPath().find((node) => node instanceof SVGSVGElement && node.matches("svg.table"));
    const at = svg && pointerOn(/** @type {SVGSVGElement} */ (svg))(event);
    if (at && Math.hypot(at.x, at.y) >= INNERMOST) choose(positionAt(at.x, at.y, N));
  }
  table.addEventListener("click", onClick);

  /** @param {Witness} witness @returns {string} */
  function answerText(witness) {
    if (stage === "shown") return helplessText(words, witness, LATE, NEW.length);
    if (wrong === 4) return words.say("minuteTapKnown", { seat: wrong });
    if (wrong !== null) {
      const from = wrong;
      return tapWrongText(
        words,
        from,
        NEW.filter((to) => to !== from).map((to) => ({ to, far: seatsApart(from, to, N) })),
      );
    }
    return stage === "asked" ? words.say("minuteTap") : tapRightText(words, witness);
  }

  return {
    choose,
    leave: () => table.removeEventListener("click", onClick),
    /** Fills the strip: its text, its button, and the offer of seats. @param {State} state */
    stripFor(state) {
      const { token, round } = state;
      // Somebody goes through the example.
      if (token !== seat || round !== LATE) {
        const text = words.say("minuteElsewhere", { count: round, token });
        return { text, overlay: { layers: false }, button: words.plain("minuteToQuestion"), press: reopen, held: true };
      }
      const witness = witnessOf(state);
      /** @type {Overlay} */
      const overlay = {
        layers: false,
        sentence: besideText(words, witness),
        title: `${witness.minus} ← ${witness.seat} → ${witness.plus}`,
        circles: wrong === null ? [] : [wrong],
        // Before, the ring would give the answer away.
        ...(stage === "found" && { midpoints: [seat] }),
      };
      const { button, press } = {
        shown: { button: words.plain("minuteMore"), press: ask },
        asked: { button: words.plain("minuteShowMe"), press: () => choose(0) },
        found: { button: words.plain("minuteMayDerekWin"), press: onward },
      }[stage];
      return { text: answerText(witness), overlay, button, press, held: true, offered: stage === "asked" };
    },
  };

  function reopen() {
    table.setState(gameAt(seat));
  }

  function ask() {
    stage = "asked";
    changed();
  }
}
