// @ts-check
/**
 * The page that puts a table into notes: from a game or a lesson's step to snippets, with a preview of the very
 * same text.
 */

import { addressKeeper, hrefOf, onHashChange, readHash, writeHash } from "../../kit/address.js";
import { readGroupedNumbers } from "../../kit/grouped-numbers.js";
import { landAt } from "../../kit/land.js";
import { render } from "../../kit/lit.js";
import { errorText, messageOf } from "../../kit/sentences.js";
import { DOWNLOADS, SITE } from "../../kit/site.js";
import { isDark, themeButton } from "../../kit/theme.js";
import { loadCore, loadStudy, needsStudy } from "../../table/core/core.js";
import { readPuzzleName } from "../../table/lesson/puzzle.js";
import { puzzleName } from "../../table/lesson/puzzle-name.js";
import { findStep } from "../../table/lesson/step.js";
import { isForAll, siteScript } from "../../table/share/origin.js";
import { english } from "../../text/english.js";
import "../../text/say/export/share.js";
import { speakerIn } from "../../text/languages.js";
import { figureText, pictureText, puzzleFigureText, stepText } from "../../text/say/table/figure.js";
import { puzzleTitle } from "../../text/say/table/puzzle.js";
import { addressOf, choiceOf, FIRST, FIRST_LINK, readAddress, readPastedText } from "./address.js";
import { chips } from "./chips.js";
import { choicesForm } from "./choices-form.js";
import { copies } from "./copies.js";
import { changedGame, hasComments, openGame } from "./game-for-notes.js";
import { notesOf, placeOf } from "./places.js";
import { preview } from "./preview.js";
import { words } from "./speaker.js";

/** @import { NotesGame } from "./game-for-notes.js" */
/** @import { View } from "./host.js" */
/** @import { Choices, Export, NotesFigure } from "./types" */

/** The page's name in the address. */
const PAGE = "for-notes";
/** The wheel for Python; pip takes it only under a name with its version. @type {string} */
// @ts-expect-error Put in by the build of a site; no file of the page declares it.
const WHEEL = typeof WHEEL_NAME === "undefined" ? "magnus_derek-0-py3-none-any.whl" : WHEEL_NAME;
/** The package for npm. @type {string} */
// @ts-expect-error Put in by the build of a site, too.
const PACKAGE = typeof PACKAGE_NAME === "undefined" ? "magnus-derek-0.tgz" : PACKAGE_NAME;
const VIEWS = [
  { id: "page", name: words.plain("viewPage") },
  { id: "slide", name: words.plain("viewSlide") },
  { id: "sandbox", name: words.plain("viewSandbox") },
  { id: "policy", name: words.plain("viewPolicy") },
  { id: "scriptless", name: words.plain("viewScriptless") },
  { id: "printed", name: words.plain("viewPrinted") },
];
const SCHEMES = [
  { id: "light", name: words.plain("schemeLight") },
  { id: "dark", name: words.plain("schemeDark") },
];
const WIDTHS = ["320", "480", "720"].map((id) => ({ id, name: id }));
const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.querySelector(`#${id}`));

themeButton();
readGroupedNumbers(document, words);
// The address holds the choices, so these links lead to their parts without it.
for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".notes-page > .lead a"))) {
  const name = link.getAttribute("href") ?? "";
  if (!name.startsWith("#")) continue;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    const heading = part(name.slice(1));
    heading.tabIndex = -1;
    heading.focus();
    landAt(heading);
  });
}
start().catch((reason) => {
  render(words.plain("notesNotReady", { why: messageOf(reason) }), part("error"));
});

async function start() {
  let core = await loadCore();
  const shelf = copies(part("copies"));
  const seen = preview(/** @type {HTMLIFrameElement} */ (part("preview")), part("preview-note"), part("preview-scale"));
  const look = {
    /** The view that a person has chosen for this place; null for that of the place. */
    view: /** @type {View | null} */ (null),
    width: innerWidth < 560 ? "320" : "720",
    scheme: isDark() ? "dark" : "light",
  };
  const keeper = addressKeeper(() => writeHash(PAGE, addressOf(choices)));
  let choices = FIRST;
  /** @type {NotesGame | null} */
  let game = openGame(core, FIRST_LINK);
  /** The default text for readers without JavaScript. */
  let proposed = "";
  /** The title of the frame for screen readers. */
  let frameTitle = english.plain("frameTitle");

  let last = Promise.resolve();
  /**
   * Makes changes one by one, each from the previous result, because some wait for files.
   * @param {() => Promise<void>} act
   * @returns {Promise<void>}
   */
  const inTurn = (act) => {
    const done = last.then(act);
    last = done.catch(() => {});
    return done;
  };

  /**
   * Opens the new choice before accepting it; throws a sentence and leaves everything unchanged on failure.
   * @param {Partial<Choices>} change
   */
  async function change(change) {
    const next = { ...choices, ...change };
    let opened = game;
    if (change.shown) {
      const { shown } = change;
      if ("link" in shown && (needsStudy(shown.link) || hasComments(core, shown.link))) core = await loadStudy();
      opened = "link" in shown ? openGame(core, shown.link) : null;
      if (opened) next.shown = { link: opened.link };
    }
    const language = await speakerIn(next.lang);
    const { name, lessons, isStill = false } = placeOf(next.place);
    const named = await taskNamed(next.shown, language, isStill);
    if (named) next.shown = named.shown;
    const sentence = named?.sentence ?? gameText(language, /** @type {NotesGame} */ (opened), isStill);
    if (opened === null && !lessons) throw new Error(words.plain("notesNoLessons", { place: name }));
    if (next.place !== choices.place) look.view = null;
    [choices, game, proposed] = [next, opened, sentence];
    frameTitle = language.plain("frameTitle");
    keeper.soon();
    show();
  }

  const form = choicesForm(/** @type {HTMLFormElement} */ (part("choices")), core.catalogue(), {
    openText: (text) => inTurn(() => change({ shown: readPastedText(text) })),
    teach: (lesson) => inTurn(() => change({ shown: { lesson } })),
    play: (wanted) =>
      inTurn(async () => {
        if (game) await change({ shown: { link: changedGame(core, game.link, wanted).link } });
      }),
    choose: (name, text) => inTurn(() => change(choiceOf(name, text))),
    change: (wanted) => inTurn(() => change(wanted)),
  });

  const looks = /** @type {const} */ ([
    ["view", VIEWS],
    ["width", WIDTHS],
    ["scheme", SCHEMES],
  ]).map(([name, list]) => {
    const showChosen = chips(part(`${name}s`), list, (chosen) => {
      Object.assign(look, { [name]: chosen });
      show();
    });
    return { name, showChosen };
  });

  /** The number of calls of `show`: one that has waited for files must not replace a later one. */
  let count = 0;

  async function show() {
    count += 1;
    const own = count;
    form.show(choices, game, proposed);
    const { place: id, words: written, ...rest } = choices;
    const place = placeOf(id);
    const forAll = await isForAll();
    const figure = figureOf({ ...rest, words: written ?? proposed }, forAll);
    if (own !== count) return;
    const { width, scheme } = look;
    const view = look.view ?? place.view?.(figure) ?? "page";
    for (const { name, showChosen } of looks) showChosen(name === "view" ? view : look[name]);
    /** @type {Export} */
    const exported = async (type, more) =>
      (await import("./picture.js")).exportFigure(rest.shown, rest.lang, type, more);
    try {
      const parts = await place.parts(figure, exported);
      const html = await place.rendered(parts, figure, exported);
      if (own !== count) return;
      const warned = !forAll && parts.some(({ text }) => text.includes(figure.script.src));
      const warning = words.plain(DOWNLOADS ? "notesStandalone" : "notesNotForAll");
      const notes = [...notesOf(place, figure), ...(warned ? [warning] : [])];
      shelf.show({ steps: place.steps(figure), notes, parts, files: place.files?.(figure, exported) ?? [] });
      const around = { view, width: Number(width), scheme: scheme === "dark" ? "dark" : "light", base: DOWNLOADS };
      // Where only a task can go, a game has no preview.
      const why = words.plain("link" in rest.shown ? "notesCourseChoose" : "aboutNothing");
      seen.show({ html, why, .../** @type {any} */ (around) });
    } catch (reason) {
      if (own === count) form.refuse(reason);
    }
  }

  /**
   * The addresses of files in a snippet, and of its link.
   * @param {Omit<Choices, "words" | "place"> & {words: string}} chosen
   * @param {boolean} forAll whether other sites' pages may load modules; if not, they get the classic script, if
   *   there is one
   * @returns {NotesFigure}
   */
  function figureOf(chosen, forAll) {
    const { shown } = chosen;
    const picture = game
      ? `n${game.state.n}-round${game.round}`
      : String(Object.values(shown)).replaceAll(/[/&=]/g, "-");
    return {
      ...chosen,
      frameTitle,
      script: siteScript(forAll),
      frame: `${SITE}embed.html`,
      host: `${SITE}embed-host.js`,
      single: DOWNLOADS && `${DOWNLOADS}magnus-derek.html`,
      widget: `${DOWNLOADS}anywidget.js`,
      wheel: `${DOWNLOADS}${WHEEL}`,
      archive: `${DOWNLOADS}magnus-derek-quarto.zip`,
      package: `${DOWNLOADS}${PACKAGE}`,
      address: new URL(pageOf(shown), SITE).href,
      picture: `magnus-derek-${picture}`,
    };
  }

  /** Takes the choices from the address; wrong ones are reported, the rest counts. @param {string} hash */
  async function open(hash) {
    const { choices: wanted, refusals } = readAddress(hash);
    const { shown, ...rest } = wanted;
    keeper.forget();
    for (const one of [
      { ...rest, shown },
      { ...rest, shown: choices.shown },
    ]) {
      try {
        await inTurn(() => change(one));
        break;
      } catch (reason) {
        refusals.push(errorText(words, reason));
      }
    }
    if (refusals.length === 0) return;
    keeper.forget();
    form.refuse(refusals.join(" "));
  }

  await open(readHash(PAGE));
  onHashChange(PAGE, open);
}

/**
 * A step of a lesson or a puzzle under the name that it has now, and what the table then shows in words; null for a game.
 * Throws a sentence if there is none of this name.
 * @param {Choices["shown"]} shown @param {import("../../text/types").Speaker} words @param {boolean} isStill whether it is a picture
 */
async function taskNamed(shown, words, isStill) {
  if ("puzzle" in shown) {
    const chosen = readPuzzleName(shown.puzzle);
    return {
      shown: { puzzle: puzzleName(chosen) },
      sentence: puzzleFigureText(words, puzzleTitle(words, chosen), isStill),
    };
  }
  if (!("lesson" in shown)) return null;
  const { name, lesson, step } = await findStep(shown.lesson, words.language);
  return { shown: { lesson: name }, sentence: stepText(words, lesson.title, step.title, isStill) };
}

/** The page that shows it by itself. @param {Choices["shown"]} shown */
function pageOf(shown) {
  if ("link" in shown) return hrefOf("play", `#${shown.link}`);
  if ("puzzle" in shown) return hrefOf("practice", `#${shown.puzzle}`);
  const [lesson, step] = shown.lesson.split("/");
  return hrefOf(`learn-${lesson}`, `#${step}`);
}

/** @param {import("../../text/types").Speaker} words @param {NotesGame} game @param {boolean} isStill */
function gameText(words, { state, facts, layers }, isStill) {
  const visited = state.n - (state.layerSizes[0] ?? 0);
  if (!isStill) return figureText(words, state, facts, visited);
  return pictureText(words, state, facts, visited, typeof layers === "number" ? layers : state.layerSizes.length);
}

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
