// @ts-check
/** The form of choices, field by field. A wrong input stays in its field, with a sentence, until it is right. */

import { listOf } from "../../drawing/list-of.js";
import { html, render, renderInstead } from "../../kit/lit.js";
import { errorText } from "../../kit/sentences.js";
import { LESSONS, lessonIn, titlesIn } from "../../table/lesson/step.js";
import { seat } from "../../table/panel/game/players.js";
import { LANGUAGES } from "../../text/languages.js";
import { layerName } from "../../text/names.js";
import { FIRST_LINK } from "./address.js";
import { chips } from "./chips.js";
import { placeOf, placesToChoose } from "./places.js";
import { words as ofPage } from "./speaker.js";

/** @import { Catalogue, Player } from "../../table/types" */
/** @import { NotesGame } from "./game-for-notes.js" */
/** @import { Choices } from "./types" */

/** The fields of the game that are typed or chosen. */
const GAME = /** @type {const} */ (["n", "round", "seed", "layers"]);

/**
 * @typedef {object} FormActs what a person wants; each throws a sentence if it is refused
 * @property {(text: string) => unknown} openText
 * @property {(lesson: string) => unknown} teach
 * @property {(change: import("./game-for-notes.js").FieldChange) => unknown} play
 * @property {(name: string, text: string) => unknown} choose
 * @property {(change: Partial<Choices>) => unknown} change
 */

/** @param {HTMLFormElement} form @param {Catalogue} catalogue @param {FormActs} acts */
export function choicesForm(form, catalogue, acts) {
  const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
  const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (form.querySelector(`#${id}`));
  const error = part("error");
  const wordsLabel = /** @type {HTMLElement} */ (form.querySelector("[for=words]"));
  const scriptless = wordsLabel.textContent ?? "";
  const further = /** @type {HTMLElement} */ (part("further").querySelector(".ticks"));
  /** @param {Record<string, string>} titles of lessons, as far as the page's language has its own */
  const offerLessons = (titles) => {
    const options = LESSONS.map(({ id, number, title }) => option(id, `${number} ${titles[id] ?? title}`));
    render(options, field("lesson"));
    const ticks = LESSONS.map(
      ({ id, number, title }) =>
        html`<label><input type="checkbox" value=${id}> ${number} ${titles[id] ?? title}</label>`,
    );
    render(ticks, further);
  };
  offerLessons({});
  titlesIn(ofPage.language).then(offerLessons);
  const languages = LANGUAGES.map(({ id, name }) => html`<option value=${id} lang=${id}>${name}</option>`);
  render(languages, field("lang"));

  /** The value last written to or read from each field. @type {Map<string, string>} */
  const known = new Map();

  /** Fills a field, unless somebody is typing there. @param {string} name @param {string} value */
  function fill(name, value) {
    const node = field(name);
    if (document.activeElement === node && node.value !== known.get(name)) return;
    known.set(name, value);
    if (node.value !== value) node.value = value;
  }

  /** Does something, or shows at the field why it is refused. @param {HTMLElement} from @param {() => unknown} act */
  async function attempt(from, act) {
    for (const wrong of form.querySelectorAll("[aria-invalid]")) wrong.removeAttribute("aria-invalid");
    render("", error);
    if ("name" in from && "value" in from) known.set(String(from.name), String(from.value));
    try {
      await act();
    } catch (reason) {
      render(errorText(ofPage, reason), error);
      if (from.matches("input, select, textarea")) from.setAttribute("aria-invalid", "true");
    }
  }

  const setPlayer = (/** @type {Player} */ player, /** @type {string} */ id) =>
    attempt(part("seats"), () => acts.play({ [player]: id }));
  const seats = [
    seat("magnus", ofPage, catalogue.magnus, { setPlayer }),
    seat("derek", ofPage, catalogue.derek, { setPlayer }),
  ];
  part("seats").append(...seats.map(({ node }) => node));
  const showPlace = chips(part("places"), placesToChoose(), (id) =>
    attempt(part("places"), () => acts.change({ place: id })),
  );

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(field("source"), () => acts.openText(field("source").value));
  });
  for (const name of GAME) {
    field(name).addEventListener("change", () => attempt(field(name), () => acts.play({ [name]: field(name).value })));
  }
  field("lesson").addEventListener("change", () => attempt(field("lesson"), chooseLesson));
  field("step").addEventListener("change", () => attempt(field("step"), () => acts.teach(field("step").value)));
  for (const name of ["lang", "controls", "theme", "width", "count", "pass", "seeds"]) {
    field(name).addEventListener("change", () =>
      attempt(field(name), () => acts.choose(name, field(name).value.trim())),
    );
  }
  for (const name of ["evaluate", "readonly", "bare"]) {
    field(name).addEventListener("change", () => acts.change({ [name]: field(name).checked }));
  }
  const ticks = () => /** @type {NodeListOf<HTMLInputElement>} */ (further.querySelectorAll("input"));
  further.addEventListener("change", () => {
    const ids = [...ticks()].filter(({ checked, disabled }) => checked && !disabled).map(({ value }) => value);
    acts.change({ further: ids.join(",") });
  });
  const chooseHeight = () => {
    const kind = field("height-kind").value;
    part("height-field").hidden = kind !== "fixed";
    return acts.choose("height", kind === "fixed" ? field("height").value.trim() : kind);
  };
  field("height-kind").addEventListener("change", () => attempt(field("height"), chooseHeight));
  field("height").addEventListener("change", () => attempt(field("height"), chooseHeight));
  field("words").addEventListener("input", () =>
    attempt(field("words"), () => acts.choose("words", field("words").value)),
  );
  part("propose").addEventListener("click", () => {
    acts.change({ words: null });
    field("words").focus();
  });

  /** The first step of a lesson that has a table. */
  async function chooseLesson() {
    const id = field("lesson").value;
    if (id === "") return acts.openText(FIRST_LINK);
    const [first] = await stepsOf(id);
    return acts.teach(first?.value ?? `${id}/`);
  }

  /** The lesson whose steps are offered. */
  let offered = "";

  /** @param {string} lesson such as "shield/hold" */
  async function offerSteps(lesson) {
    const [id = ""] = lesson.split("/");
    if (id !== offered) {
      offered = id;
      const steps = id ? await stepsOf(id) : [];
      if (offered !== id) return;
      render(
        steps.map(({ value, title }) => option(value, title)),
        field("step"),
      );
    }
    field("step").value = lesson;
  }

  return {
    /** @param {unknown} reason */
    refuse: (reason) => render(errorText(ofPage, reason), error),
    /** @param {Choices} choices @param {NotesGame | null} game null for a step of a lesson or a puzzle @param {string} proposed */
    show(choices, game, proposed) {
      const { shown, place, height, words } = choices;
      const lesson = "lesson" in shown ? shown.lesson : "";
      fill("source", String(Object.values(shown)));
      field("lesson").value = lesson.split("/")[0] ?? "";
      part("step-field").hidden = !lesson;
      offerSteps(lesson);
      part("game").hidden = game === null;
      if (game) showGame(game);
      const { uses, english = "", wordsName = scriptless } = placeOf(place);
      renderInstead(wordsName, wordsLabel);
      field("lang").value = choices.lang;
      render(choices.lang === "en" ? "" : english, part("lang-note"));
      showPlace(place);
      for (const node of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-option]"))) {
        node.hidden = !uses.some((option) => option === node.dataset.option);
      }
      part("looks").hidden = uses.length === 0;
      if ("link" in shown) part("package").hidden = true;
      part("count-field").hidden = !("puzzle" in shown);
      part("further").hidden = !lesson;
      for (const tick of ticks()) {
        // The lesson that is shown is in the package anyway.
        tick.disabled = tick.value === lesson.split("/")[0];
        tick.checked = tick.disabled || choices.further.split(",").includes(tick.value);
      }
      for (const name of /** @type {const} */ (["controls", "theme", "width", "count", "pass", "seeds"]))
        fill(name, choices[name]);
      for (const name of /** @type {const} */ (["evaluate", "readonly", "bare"])) field(name).checked = choices[name];
      const isFixed = /^\d/.test(height);
      field("height-kind").value = isFixed ? "fixed" : height;
      if (isFixed) fill("height", height);
      part("height-field").hidden = !isFixed || !uses.includes("height");
      fill("words", words ?? proposed);
      part("propose").hidden = words === null || words === proposed;
    },
  };

  /** Offers to draw all layers or those to one of them, by its name, or ranks. @param {number} count of layers */
  function offerLayers(count) {
    const named = listOf(count, (layer) => option(String(layer + 1), layerName(layer)));
    const [all, ranks] = [ofPage.plain("notesAllLayers"), ofPage.plain("notesRanks")];
    render([option("", all), ...named, option("ranks", ranks)], field("layers"));
  }

  /** @param {NotesGame} game */
  function showGame({ facts, state, round, layers }) {
    seats[0]?.show(facts.magnus.id);
    seats[1]?.show(facts.derek.id);
    fill("n", String(state.n));
    fill("round", String(round));
    fill("seed", String(facts.seed));
    const count = state.layerSizes.length;
    offerLayers(typeof layers === "number" ? Math.max(layers, count) : count);
    fill("layers", layers === null ? "" : String(layers));
    const chance = facts.magnus.seeded || facts.derek.seeded;
    /** @type {HTMLElement} */ (field("seed").parentElement).hidden = !chance;
  }
}

/** @param {string} value @param {string} name */
const option = (value, name) => html`<option value=${value}>${name}</option>`;

/** The steps of a lesson with a table. @param {string} id */
async function stepsOf(id) {
  if (!LESSONS.some((lesson) => lesson.id === id)) return [];
  const { lesson } = await lessonIn(id, ofPage.language);
  const shown = lesson.steps.filter(({ figure }) => figure);
  return shown.map((step) => ({ value: `${id}/${step.id}`, title: step.title }));
}
