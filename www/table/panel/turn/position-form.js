// @ts-check
/** The form of the editor of positions: what a click does, the same in numbers, what the position is, and the ways on. */

import { freshId } from "../../../kit/fresh-id.js";
import { elementOf, html, live, render } from "../../../kit/lit.js";
import { errorText } from "../../../kit/sentences.js";
import { positionsInRuns, setUpText, unvisitedIn } from "../../../text/say/table/position.js";

/** @import { Speaker, TaskPanel } from "../../types" */
/** @import { SetUp } from "../../../text/say/table/position.js" */
/** A position as it is asked for, with the visited ones as in a link. @typedef {{n: number | string, visited: string, token: number | string}} Asked */
/** What is asked for in the form: some of that, or the positions that are not visited. @typedef {Partial<Asked & {unvisited: string}>} Wanted */
/**
 * The means of the form.
 * @typedef {object} EditorMeans
 * @property {() => SetUp} now
 * @property {() => string} note what the last act did besides what was asked for; "" for nothing
 * @property {() => boolean} places says whether a click places the token
 * @property {(places: boolean) => void} choosePlaces
 * @property {(asked: Wanted) => void} set throws a sentence if that is no position
 * @property {() => globalThis.Promise<void>} play throws a sentence if the players cannot play from there
 * @property {() => void} cancel
 * @property {() => void} again has everything shown once more
 */

/** @param {Speaker} words @param {EditorMeans} means @returns {TaskPanel} */
export function positionForm(words, means) {
  const node = elementOf(html`<div class="position-editor"></div>`);
  const answer = elementOf(html`<div class="position-ways"></div>`);
  const ids = {
    n: freshId("n"),
    visited: freshId("visited"),
    unvisited: freshId("unvisited"),
    token: freshId("token"),
    error: freshId("error"),
    help: freshId("help"),
  };
  const group = freshId("click");
  let error = "";
  /** What was typed and is no position, by the name of its field: it stays there to be mended. @type {Wanted} */
  let wrong = {};

  /** @param {() => unknown} act @param {Wanted} [typed] */
  async function attempt(act, typed = {}) {
    error = "";
    wrong = {};
    try {
      await act();
    } catch (reason) {
      error = errorText(words, reason);
      wrong = typed;
    }
    means.again();
  }

  /** @param {Event} event of a field */
  function change({ target }) {
    const { name, value } = /** @type {HTMLInputElement} */ (target);
    // What is wrong in another field is asked for again with this one, but for what this one says anew.
    const { visited, unvisited, ...others } = wrong;
    const typed = { ...(name.endsWith("visited") ? others : wrong), [name]: value };
    attempt(() => means.set(typed), typed);
  }

  /** @param {"n" | "visited" | "unvisited" | "token"} name @param {"positionSize" | "positionsVisited" | "positionsUnvisited" | "positionToken"} label @param {string} value */
  const field = (name, label, value) => html`
    <div class=${name}>
      <label for=${ids[name]}>${words.plain(label)}</label>
      <input
        id=${ids[name]}
        name=${name}
        inputmode=${name.endsWith("visited") ? "text" : "numeric"}
        autocomplete="off"
        spellcheck="false"
        aria-describedby=${name.endsWith("visited") ? `${ids.help} ${ids.error}` : ids.error}
        aria-invalid=${name in wrong ? "true" : "false"}
        .value=${live(String(wrong[name] ?? value))}
        @change=${change}
      />
    </div>`;

  /** @param {boolean} places @param {"positionClickVisits" | "positionClickPlaces"} label */
  const choice = (places, label) => html`
    <label>
      <input type="radio" name=${group} .checked=${live(means.places() === places)} @change=${() => means.choosePlaces(places)} />
      ${words.plain(label)}
    </label>`;

  const button = (
    /** @type {"positionAll" | "positionNone" | "positionCancel"} */ key,
    /** @type {() => void} */ act,
  ) => html`<button type="button" class="plain" @click=${act}>${words.plain(key)}</button>`;

  return {
    node,
    answer,
    update() {
      const now = means.now();
      const question = html`
        <h2>${words.plain("positionHeading")}</h2>
        <fieldset class="row">
          <legend>${words.plain("positionClick")}</legend>
          ${choice(false, "positionClickVisits")}
          ${choice(true, "positionClickPlaces")}
        </fieldset>`;
      const most = `0-${now.n - 1}`;
      const ways = html`
        <p class="set-up-text">${setUpText(words, now)}</p>
        <div class="row">
          <button type="button" class="primary" @click=${() => attempt(means.play)}>${words.plain("positionPlay")}</button>
          ${button("positionCancel", means.cancel)}
        </div>
        <div class="fields">
          ${field("n", "positionSize", String(now.n))}
          ${field("visited", "positionsVisited", positionsInRuns(now.visited))}
          ${field("unvisited", "positionsUnvisited", positionsInRuns(unvisitedIn(now)))}
          ${field("token", "positionToken", String(now.token))}
        </div>
        <p class="note" ?hidden=${!means.note()}>${means.note()}</p>
        <p class="error" role="alert" id=${ids.error} ?hidden=${!error}>${error}</p>
        <div class="row">
          ${button("positionNone", () => attempt(() => means.set({ visited: String(now.token) })))}
          ${button("positionAll", () => attempt(() => means.set({ visited: most })))}
        </div>
        <p class="note" id=${ids.help}>${words.plain("positionHelp")}</p>`;
      render(question, node);
      render(ways, answer);
    },
  };
}
