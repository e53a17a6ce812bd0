// @ts-check
/** The lines of the game: a small tree under the timeline, and a menu of them. */

import { h, setAttribute, setText } from "../../kit/dom.js";
import { lineName } from "../../text/say/late.js";

/** @import { Actions, GameLine, Panel, Speaker } from "../types" */

const SVG = "http://www.w3.org/2000/svg";
/** The width of the drawn tree and the height of each line, in its own units. */
const WIDTH = 600;
const TRACK = 16;
const MARGIN = 10;
/** The most lines that are drawn; with more only the menu shows them. */
const MOST_DRAWN = 12;

/** @param {Speaker} words @param {Actions} actions @returns {Panel} */
export function linesPanel(words, actions) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "tree");
  svg.setAttribute("aria-hidden", "true");
  const select = h("select", {
    "aria-label": words.plain("lineMenu"),
    onchange: () => actions.switchLine(Number(select.value)),
  });
  const remove = h("button", {
    type: "button",
    class: "plain",
    onclick: () => actions.removeLine(Number(select.value)),
  });
  const node = h("div", { class: "lines", role: "group", "aria-label": words.plain("lineGroup") });
  node.append(svg, h("div", { class: "row" }, select, remove));
  /** The lines shown, so that a step along one of them does not rebuild everything. */
  let shown = "";
  return {
    node,
    update({ facts, state, settings }) {
      const { lines } = facts;
      node.hidden = lines.length === 0;
      if (node.hidden) return;
      const current = JSON.stringify(lines);
      if (current !== shown) {
        shown = current;
        select.replaceChildren(
          ...lines.map((line, index) => h("option", { value: index + 1 }, lineName(words, line, index))),
        );
        draw(words, svg, lines, (line) => actions.switchLine(line));
      }
      const followed = lines.findIndex((line) => line.followed);
      select.value = String(followed + 1);
      remove.hidden = settings.readonly;
      setText(remove, words.plain("lineRemove"));
      setAttribute(remove, "title", words.plain("lineRemoveTitle"));
      mark(svg, lines, followed, state.round);
    },
  };
}

/** The x of a round in the drawing. @param {number} round @param {GameLine[]} lines */
function place(round, lines) {
  const longest = Math.max(...lines.map(({ to }) => to), 1);
  return MARGIN + ((WIDTH - 2 * MARGIN) * round) / longest;
}

/** @param {number} index */
function height(index) {
  return MARGIN + TRACK * index;
}

/**
 * @param {Speaker} words @param {SVGSVGElement} svg @param {GameLine[]} lines @param {(line: number) => void} choose
 */
function draw(words, svg, lines, choose) {
  svg.toggleAttribute("hidden", lines.length > MOST_DRAWN);
  if (lines.length > MOST_DRAWN) return;
  svg.setAttribute("viewBox", `0 0 ${WIDTH} ${2 * MARGIN + TRACK * (lines.length - 1)}`);
  const parts = lines.flatMap((line, index) => {
    const [x0, x1, y] = [place(line.from, lines), place(line.to, lines), height(index)];
    const bend = Math.min(x1 - x0, TRACK / 2);
    const start =
      index === 0 ? `M${x0} ${y}` : `M${x0} ${height(line.parent - 1)}V${y - bend}q0 ${bend} ${bend} ${bend}`;
    const d = `${start}H${x1}`;
    const track = shape("path", { class: line.followed ? "track followed" : "track", d });
    // A line is too thin to be clicked, so a wider path takes the clicks.
    const target = shape("path", { class: "target", d: `M${x0} ${y}H${Math.max(x1, x0 + TRACK)}` });
    target.addEventListener("click", () => choose(index + 1));
    const title = document.createElementNS(SVG, "title");
    title.textContent = lineName(words, line, index);
    target.append(title);
    return [track, shape("circle", { class: "leaf", cx: x1, cy: y, r: 3.5 }), target];
  });
  svg.replaceChildren(...parts, shape("circle", { class: "here", r: 6 }));
}

/**
 * Marks the round of the game in the drawing.
 * @param {SVGSVGElement} svg @param {GameLine[]} lines @param {number} followed @param {number} round
 */
function mark(svg, lines, followed, round) {
  // The first rounds of a line belong to the lines it leaves.
  let index = followed;
  for (let line = lines[index]; line && index > 0 && round <= line.from; line = lines[index]) index = line.parent - 1;
  const here = svg.querySelector(".here");
  here?.setAttribute("cx", String(place(round, lines)));
  here?.setAttribute("cy", String(height(index)));
}

/** @param {"path" | "circle"} tag @param {Record<string, string | number>} attributes */
function shape(tag, attributes) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  return node;
}
