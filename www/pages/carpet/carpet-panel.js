// @ts-check
/** The panel of the carpet below the table: what its options do, and what it tells of the drawing. */

import { nothing, render } from "../../kit/lit.js";
import { saveFile } from "../../kit/save-file.js";
import { messageOf } from "../../kit/sentences.js";
import { isDark } from "../../kit/theme.js";
import { coreForLink } from "../../table/core/core.js";
import { footOf } from "../../table/export/foot.js";
import { speakerIn } from "../../text/languages.js";
import { pageSpeaker } from "../../text/page-speaker.js";
import { carpetText, cellText, scaleText } from "../../text/say/site/carpet.js";
import { Canvas } from "./carpet-canvas.js";
import { pngOf } from "./carpet-png.js";
import { adoptCarpetStyle } from "./carpet-style.js";
import { legend, tokenColour } from "./colours.js";
import { Follower } from "./follow.js";
import { FIRST, legendOf, panel } from "./panel-view.js";
import { Source } from "./source.js";

/** @import { CarpetPanelActs, CarpetPanelState, ColourMeaning } from "./panel-view.js" */
/** @import { MagnusDerekElement } from "../../table/element-types" */
/** @import { CarpetPicture, Cell, Colouring } from "./types" */

const words = pageSpeaker();
/** @typedef {{leave: () => void}} CarpetPanel */

/** The least time between two growths of the carpet, in milliseconds, so that the table stays smooth. */
const GROW_MS = 120;
/** The parts of the game after which the words describe the carpet. */
const PARTS = [1 / 4, 1 / 2, 3 / 4, 1];
const DESCRIBE_MS = 600;

/**
 * @param {MagnusDerekElement} table
 * @param {HTMLElement} place behind whose content the panel stands
 * @returns {CarpetPanel}
 */
export function carpetPanel(table, place) {
  adoptCarpetStyle();
  const state = { ...FIRST };
  let follower = new Follower(table);
  const game = { n: 0, rounds: 0, round: 0 };
  /** @type {Colouring} */
  let by = "layers";

  /** @type {CarpetPanelActs} */
  const acts = {
    colourBy(wanted) {
      by = wanted;
      canvas.colourBy(by);
    },
    orderBy: (p) => canvas.orderBy(p),
    showToken(token) {
      canvas.showToken(token);
      show({ token });
    },
    zoom: (factor) => canvas.zoom(factor),
    fit: () => canvas.fit(),
    save: savePng,
    stopOrGoOn,
    goTo,
  };
  /** @param {Partial<CarpetPanelState>} [change] */
  function show(change) {
    Object.assign(state, change);
    render(panel(state, acts), place);
  }
  show();

  const source = new Source({
    table: (classOrder) => show({ classOrder }),
    picture: (picture) => {
      canvas.setPicture(picture);
      const { share, window } = picture;
      const key = meanings(picture);
      show({ share, isComputing: share < 1, isStopped: false, key, scale: scaleText(words, window) });
    },
    cell: showCell,
    shapes: (shapes) => show({ shapes: carpetText(words, shapes, game) }),
    failed: (why) => show({ isComputing: false, error: words.plain("carpetNotComputed", { why }) }),
  });
  const node = /** @type {HTMLCanvasElement} */ (place.querySelector("canvas.carpet-canvas"));
  const canvas = new Canvas(node, source, {
    pointed: point,
    moved: () => show({ isWhole: canvas.isWhole, isClosest: canvas.isClosest, p: canvas.viewport.p }),
    chosen: goTo,
  });

  /** True if screen readers hear of the cell pointed at. */
  let isSpoken = false;
  let growing = 0;
  let describing = 0;
  let moved = true;

  function theme() {
    return /** @type {"light" | "dark"} */ (isDark() ? "dark" : "light");
  }

  /** Begins with a new carpet or table size. */
  function begin() {
    follower = new Follower(table);
    game.n = table.state?.n ?? 0;
    game.rounds = 0;
    show({ classOrder: undefined, error: "" });
    source.begin(game.n);
    const { rounds } = grow(false);
    canvas.begin(game.n, rounds, by, theme());
  }

  /** @param {boolean} onlyMoves */
  function grow(onlyMoves) {
    const { kept, positions } = follower.look(onlyMoves);
    if (positions.length > 0 || kept < game.rounds) source.goOn(kept, positions);
    game.rounds = follower.rounds;
    game.round = follower.round;
    if (state.isEmpty !== (game.rounds === 0)) show({ isEmpty: game.rounds === 0 });
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

  /** @param {boolean} byKeyboard */
  function point(byKeyboard) {
    const { request } = canvas;
    isSpoken = byKeyboard;
    show({
      end: request?.end ?? null,
      isOffered: false,
      readout: request ? state.readout : words.plain("carpetPointAt"),
    });
    if (request) source.ask(request.cell);
  }

  /** @param {Cell} cell */
  function showCell(cell) {
    if (state.end === null) return;
    const readout = cellText(words, cell, game.rounds > 0);
    show({ readout, isOffered: state.end !== game.round, heard: isSpoken ? readout : state.heard });
  }

  /** Stops or continues the computation: layers that are not computed show the nearest row. */
  function stopOrGoOn() {
    if (state.isStopped) return canvas.refresh();
    source.stop();
    show({ isStopped: true });
  }

  function goTo() {
    if (state.end !== null) table.goTo(state.end);
  }

  async function savePng() {
    if (state.isSaving) return;
    show({ error: "", saved: words.plain("carpetSaving"), isSaving: true });
    try {
      const link = address();
      const heading = await headingOf(table, link);
      // The sentence is on the screen before the drawing takes the page.
      await new Promise((resolve) => setTimeout(resolve, 30));
      const content = pngOf(canvas.drawing, { heading, legend: legendOf(state), link });
      const saved = saveFile(`magnus-derek-${table.state?.n ?? 0}-carpet.png`, content, words.plain("carpetSaved"));
      show({ saved, isSaving: false });
    } catch (reason) {
      show({ saved: "", error: messageOf(reason), isSaving: false });
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

  /** The colours of a picture, and the token's. @param {CarpetPicture} picture @returns {ColourMeaning[]} */
  function meanings({ by, present }) {
    const token = { colour: tokenColour(by, theme()), text: words.plain("legendToken"), kind: "token" };
    return [...legend(by, present, theme()), token];
  }

  const themed = new MutationObserver(() => canvas.recolour(theme()));
  themed.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const system = matchMedia("(prefers-color-scheme: dark)");
  const systemChanged = () => canvas.recolour(theme());
  system.addEventListener("change", systemChanged);
  table.addEventListener("md-change", changed);
  begin();

  return {
    leave() {
      table.removeEventListener("md-change", changed);
      system.removeEventListener("change", systemChanged);
      themed.disconnect();
      clearTimeout(growing);
      clearTimeout(describing);
      canvas.leave();
      source.leave();
      render(nothing, place);
    },
  };
}

/**
 * The lines above a saved carpet: what every picture of a game says at its foot, here of the whole line.
 * @param {MagnusDerekElement} table @param {string} link the game's address, or ""
 */
async function headingOf(table, link) {
  // The page has no words for players, its table has.
  // The moves are not needed for the players, and a long game has many.
  const beginning = table.getState({ moves: false });
  const [{ Handle }, words] = await Promise.all([coreForLink(beginning), speakerIn(pageSpeaker().language)]);
  const game = Handle.open(beginning);
  try {
    const route = table.route();
    const { n } = game.state();
    const visited = new Set([...game.visited(), ...route]).size;
    const state = { n, layerSizes: [n - visited], round: route.length };
    return footOf({ words, facts: game.facts(), state: { ...game.state(), ...state } }, { link });
  } finally {
    game.free();
  }
}
