// @ts-check
/** The picture of the end in TikZ: the bars, the trail and the order of visit, as loops. */

import "../../text/say/export/tikz.js";
import { bars, chords, endingRings, neverVisited } from "../picture/trophy.js";
import { comment } from "./tex.js";
import { controlsOf } from "./tikz-curves.js";
import { circlesOf, textsOf } from "./tikz-seats.js";
import { length, loop, placeWriter, seatPlace } from "./tikz-text.js";

/** @import { EndedView } from "../picture/ending.js" */
/** @import { Measures } from "../../board/geometry.js" */
/** @import { Primitive } from "../../drawing/types" */
/** @import { TikzLook } from "./tikz-look.js" */

/**
 * The layer under the words: the positions never visited, the trail, and the bars.
 * @param {EndedView} view @param {Measures} room @param {Primitive[]} drawn @param {TikzLook} look
 */
export function trophy(view, room, drawn, look) {
  const rings = endingRings(room, view.state.n);
  const styled = (/** @type {string} */ role, /** @type {number | undefined} */ depth) =>
    look.shape(depth === undefined ? role : `${role} depth-${depth}`);
  const place = placeWriter(view.state.n);
  const glow = circlesOf(drawn, "glow").map(
    ({ role, x, y, r }) => `\\path[${look.shape(role)}] ${place(x, y)} circle[radius=${length(r)}];`,
  );
  const left = neverVisited(view).map((position) => `${position}/${position}/${length(rings.outer)}`);
  return [
    `\\def\\inner{${length(rings.inner)}}`,
    ...glow,
    ...(left.length > 0
      ? [
          ...comment(view.words.plain("tikzNever")),
          ...loop("\\a/\\b/\\outer", left.join(","), `\\path[${look.shape("survivor")}] \\cell;`),
        ]
      : []),
    ...comment(view.words.plain("tikzTrail")),
    ...chords(view, rings).flatMap(({ role, depth, lines }) => {
      const list = lines.map(({ from, to, d }) => {
        // The loop has the parentheses.
        const [near = "", far = ""] = controlsOf(d).map((control) => control.slice(1, -1));
        return `${from}/${to}/${near}/${far}`;
      });
      const [from, to] = [seatPlace("\\from", rings.chords), seatPlace("\\to", rings.chords)];
      const body = `\\path[${styled(role, depth)}] ${from} .. controls (\\near) and (\\far) .. ${to};`;
      return loop("\\from/\\to/\\near/\\far", list.join(","), body);
    }),
    ...comment(view.words.plain("tikzBars")),
    ...bars(view, rings).flatMap(({ role, depth, marks }) => {
      const list = marks.map(({ position, outer }) => `${position}/${position}/${length(outer)}`);
      return loop("\\a/\\b/\\outer", list.join(","), `\\path[${styled(role, depth)}] \\cell;`);
    }),
  ];
}

/**
 * The seats with the order of visit, the token, and the numbers of the positions.
 * @param {EndedView} view @param {Primitive[]} drawn @param {TikzLook} look
 */
export function order({ words, state }, drawn, look) {
  const place = placeWriter(state.n);
  const circles = circlesOf(drawn, "seat", "token", "token-halo").map(
    ({ role, x, y, r }) => `\\path[${look.shape(role)}] ${place(x, y)} circle[radius=${length(r)}];`,
  );
  const texts = textsOf(drawn, "number").map(
    ({ role, x, y, size, text }) => `\\node[${look.writing(role, size)}] at ${place(x, y)} {${text}};`,
  );
  return ["", ...comment(words.plain("tikzOrder")), ...circles, ...texts];
}
