// @ts-check
/** The panel of the carpet below the table: its options, the drawing, and a description in words. */

import { h, setAttribute, setText } from "../../kit/dom.js";
import { download } from "../../kit/download.js";
import { messageOf } from "../../kit/sentences.js";
import { isDark } from "../../kit/theme.js";
import { carpetText, cellText, scaleText } from "../../text/say/carpet.js";
import { Canvas } from "./canvas.js";
import { legend, tokenColour } from "./colours.js";
import { Follower } from "./follow.js";
import { pngOf } from "./png.js";
import { Source } from "./source.js";
import { words } from "./words.js";

/** @import { Cell, Colouring, Unvisited } from "./types" */
/** @typedef {import("../../table/element-types").MagnusDerekElement} Table */
/** @typedef {{node: HTMLElement, leave: () => void}} CarpetPanel */

/** The least time between two growths of the carpet, in milliseconds, so that the table stays smooth. */
const GROW_MS = 120;
/** The parts of the game after which the words describe the carpet. */
const PARTS = [1 / 4, 1 / 2, 3 / 4, 1];
const DESCRIBE_MS = 600;

/** @param {Table} table @returns {CarpetPanel} */
export function carpetPanel(table) {
  let follower = new Follower(table);
  const game = { n: 0, rounds: 0, round: 0 };
  /** p, if the positions can also be ordered by congruence class. @type {number | undefined} */
  let classOrder;
  /** @type {Colouring} */
  let by = "layers";
  let stopped = false;

  const order = h("select", {
    "aria-label": words.plain("carpetOrder"),
    onchange: () => canvas.orderBy(Number(order.value)),
  });
  const colouring = h(
    "select",
    { "aria-label": words.plain("carpetColours"), onchange: recolour },
    h("option", { value: "layers" }, words.plain("carpetByLayers")),
    h("option", { value: "visits" }, words.plain("carpetByVisits")),
  );
  const token = h("input", { type: "checkbox", checked: true, onchange: () => canvas.showToken(token.checked) });
  const closer = button("+", words.plain("carpetZoomIn"), () => canvas.zoom(2));
  const farther = button("−", words.plain("carpetZoomOut"), () => canvas.zoom(0.5));
  const all = button(words.plain("carpetAll"), words.plain("carpetShowAll"), () => canvas.fit());
  const save = button("PNG", words.plain("carpetSave"), () => savePng());
  const stop = button(words.plain("carpetStop"), "", () => stopOrGoOn());
  const progress = h("progress", { max: 1, "aria-label": words.plain("carpetComputing") });
  const waiting = h("span", { class: "carpet-wait" }, progress, stop);
  const readout = h("p", { class: "carpet-readout" });
  const goThere = button("", "", () => goTo());
  const heard = h("p", { class: "unseen", role: "status", "aria-live": "polite" });
  const key = h("ul", { class: "carpet-legend" });
  const scale = h("p", { class: "carpet-scale" });
  const shown = h("p", { id: "carpet-words" });
  const error = h("p", { class: "carpet-error", role: "alert" });

  const source = new Source({
    table: (p) => {
      classOrder = p;
      orders();
    },
    picture: (picture) => {
      canvas.take(picture);
      waiting.hidden = picture.share === 1;
      progress.value = picture.share;
      stopped = false;
      setText(stop, words.plain("carpetStop"));
      key.replaceChildren(
        ...legend(picture.by, picture.present, theme()).map(({ colour, text }) => swatch(colour, text)),
        ...tokenKey(),
      );
      setText(scale, scaleText(words, picture.window));
    },
    cell: (cell) => tell(cell),
    shapes: (shapes) => describe(shapes),
    failed: (message) => {
      waiting.hidden = true;
      setText(error, words.plain("carpetNotComputed", { why: message }));
    },
  });
  const canvas = new Canvas(source, {
    pointed: (byKeyboard) => point(byKeyboard),
    moved: () => {
      setAttribute(all, "disabled", canvas.isWhole);
      setAttribute(closer, "disabled", canvas.isClosest);
      setAttribute(farther, "disabled", canvas.isWhole);
    },
    chosen: () => goTo(),
  });
  setAttribute(canvas.node, "aria-label", words.plain("carpetHeading"));
  setAttribute(canvas.node, "aria-describedby", "carpet-words carpet-keys");

  const show = h("label", { class: "carpet-check" }, token, ` ${words.plain("carpetToken")}`);
  const zoom = h("span", { class: "carpet-zoom" }, farther, closer, all);
  const tools = h("div", { class: "carpet-tools" }, colouring, order, show, zoom, save, waiting);
  const read = h("div", { class: "carpet-read" }, readout, goThere);
  const keys = h("p", { id: "carpet-keys", class: "carpet-scale" }, words.plain("carpetKeys"));
  const node = h("div", { class: "carpet-body" }, tools, canvas.node, read, key, scale, shown, keys, error, heard);

  /**
   * The round at the end of the cell pointed at, and whether the cell is announced.
   * @type {{end: number, spoken: boolean} | null}
   */
  let pointed = null;
  let growing = 0;
  let describing = 0;
  let moved = true;

  function theme() {
    return /** @type {"light" | "dark"} */ (isDark() ? "dark" : "light");
  }

  function recolour() {
    by = /** @type {Colouring} */ (colouring.value);
    canvas.colourBy(by);
  }

  /** Begins with a new carpet or table size. */
  function begin() {
    follower = new Follower(table);
    game.n = table.state?.n ?? 0;
    classOrder = undefined;
    game.rounds = 0;
    setText(error, "");
    source.begin(game.n);
    const { rounds } = grow(false);
    canvas.begin(game.n, rounds, by, theme());
    orders();
  }

  /** @param {boolean} onlyMoves */
  function grow(onlyMoves) {
    const { kept, positions } = follower.look(onlyMoves);
    if (positions.length > 0 || kept < game.rounds) source.goOn(kept, positions);
    game.rounds = follower.rounds;
    game.round = follower.round;
    clearTimeout(describing);
    describing = setTimeout(askForWords, DESCRIBE_MS);
    return game;
  }

  function askForWords() {
    const rounds = [...new Set(PARTS.map((part) => Math.round(part * game.rounds)))];
    source.describe(rounds);
  }

  /** @param {Event} event */
  function changed(event) {
    const { change } = /** @type {CustomEvent} */ (event).detail;
    if (change === "layers" || change === "solved") return;
    if (change === "game") {
      clearTimeout(growing);
      growing = 0;
      moved = true;
      return begin();
    }
    moved &&= change === "move";
    growing ||= setTimeout(() => {
      growing = 0;
      const { rounds, round } = grow(moved);
      moved = true;
      canvas.follow(rounds, round);
    }, GROW_MS);
  }

  /** Offers the order by classes where it exists, as for n = 45. */
  function orders() {
    order.hidden = classOrder === undefined;
    if (classOrder === undefined) return;
    order.replaceChildren(
      h("option", { value: 1 }, words.plain("carpetInOrder")),
      h("option", { value: classOrder }, words.plain("carpetByClass", { p: classOrder })),
    );
    order.value = String(canvas.viewport.p);
  }

  /** @param {boolean} byKeyboard */
  function point(byKeyboard) {
    const { asked } = canvas;
    pointed = null;
    goThere.hidden = true;
    if (!asked) return setText(readout, words.plain("carpetPointAt"));
    pointed = { end: asked.end, spoken: byKeyboard };
    setText(goThere, words.plain("carpetGoTo", { round: asked.end }));
    source.ask(asked.cell);
  }

  /** @param {Cell} cell */
  function tell(cell) {
    if (!pointed) return;
    const text = cellText(words, cell, game.rounds > 0);
    setText(readout, text);
    goThere.hidden = pointed.end === game.round;
    if (pointed.spoken) setText(heard, text);
  }

  /** Stops or continues the computation: layers that are not computed show the nearest row. */
  function stopOrGoOn() {
    if (!stopped) {
      source.stop();
      stopped = true;
      setText(stop, words.plain("carpetGoOn"));
    } else canvas.refresh();
  }

  function goTo() {
    if (pointed) table.goTo(pointed.end);
  }

  /** @param {Unvisited[]} shapes */
  function describe(shapes) {
    setText(shown, carpetText(words, shapes, game));
  }

  async function savePng() {
    setText(error, "");
    try {
      const state = table.state;
      const blob = await pngOf(canvas.drawing, {
        title: words.plain("carpetTitle", { n: game.n, count: game.rounds }),
        legend: [...key.children].map((item) => legendOf(item)),
        link: address(),
      });
      download(`magnus-derek-${state?.n ?? 0}-carpet.png`, blob);
      setText(heard, words.plain("carpetSaved"));
    } catch (reason) {
      setText(error, messageOf(reason));
    }
  }

  /** The game as a link; "" if it is too long. */
  function address() {
    try {
      return table.address;
    } catch {
      return "";
    }
  }

  function tokenKey() {
    return token.checked ? [swatch(tokenColour(by, theme()), words.plain("legendToken"), "token")] : [];
  }

  const themed = new MutationObserver(() => canvas.recolour(theme()));
  themed.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const system = matchMedia("(prefers-color-scheme: dark)");
  const systemChanged = () => canvas.recolour(theme());
  system.addEventListener("change", systemChanged);
  table.addEventListener("md-change", changed);
  begin();
  point(false);

  return {
    node,
    leave() {
      table.removeEventListener("md-change", changed);
      system.removeEventListener("change", systemChanged);
      themed.disconnect();
      clearTimeout(growing);
      clearTimeout(describing);
      canvas.leave();
      source.leave();
    },
  };
}

/** @param {string} text @param {string} name @param {() => void} onclick */
function button(text, name, onclick) {
  return h("button", { type: "button", "aria-label": name || null, title: name || null, onclick }, text);
}

/** @param {string} colour @param {string} text @param {string} [kind] */
function swatch(colour, text, kind = "") {
  const sample = h("i", { class: kind, "aria-hidden": "true" });
  sample.style.background = colour;
  return h("li", {}, sample, text);
}

/** @param {Element} item */
function legendOf(item) {
  const sample = /** @type {HTMLElement} */ (item.firstChild);
  return { colour: getComputedStyle(sample).backgroundColor, text: item.textContent ?? "" };
}
