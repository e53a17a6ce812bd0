// @ts-check
/** The form for the comment on the round on the table. Loaded when a person wants to write one. */

import { freshId } from "../../../kit/fresh-id.js";
import { html, keyed } from "../../../kit/lit.js";
import { errorText } from "../../../kit/sentences.js";
import { SIGNS, signName } from "../../../text/say/table/comments.js";

/** @import { CommentedRound, Model, Speaker } from "../../types" */
/**
 * The means of the panel.
 * @typedef {object} CommentMeans
 * @property {(sign: string, marks: string, sentence: string) => void} comment on the round on the table; all empty, the comment goes. Throws a
 *   sentence if it is refused
 * @property {(round: number) => void} goTo
 * @property {() => void} close
 * @property {() => void} again has everything shown once more
 */

/** Leaves the focus in the field: what is typed is kept by the button that is pressed, which must not move away before. @param {Event} event */
const stay = (event) => event.preventDefault();

/** @param {Speaker} words @param {CommentMeans} means @param {() => void} close */
export function commentForm(words, means, close) {
  const ids = {
    sign: freshId("sign"),
    sentence: freshId("sentence"),
    marks: freshId("marks"),
    help: freshId("help"),
    error: freshId("error"),
  };
  /** What is said of the last act, and the round of which it is said. */
  let said = { of: "", text: "", error: "" };

  /**
   * Keeps what the fields have; returns whether it was taken.
   * @param {Event} event @param {string} of @param {CommentedRound | undefined} now
   */
  function keep(event, of, now) {
    const form = /** @type {HTMLFormElement} */ (/** @type {HTMLElement} */ (event.currentTarget).closest("form"));
    const typed = new FormData(form);
    const field = (/** @type {string} */ name) => String(typed.get(name) ?? "");
    const [sign, marks, sentence] = [field("sign"), field("marks"), field("sentence")];
    if (sign === (now?.sign ?? "") && marks === (now?.marks ?? "") && sentence === (now?.sentence ?? "")) return true;
    return comment(of, "commentSaved", [sign, marks, sentence]);
  }

  /**
   * @param {string} of @param {"commentSaved" | "commentRemoved"} done
   * @param {[sign: string, marks: string, sentence: string]} parts
   */
  function comment(of, done, parts) {
    try {
      said = { of, text: words.plain(done), error: "" };
      means.comment(...parts);
      return true;
    } catch (reason) {
      said = { of, text: "", error: errorText(words, reason) };
      means.again();
      return false;
    }
  }

  /** @param {Model} model @param {CommentedRound | undefined} now */
  return ({ state: { round }, facts: { lines } }, now) => {
    // Each round of each line has fields of its own, in which a refused text stays until it is left.
    const of = `${lines.findIndex(({ followed }) => followed)}/${round}`;
    const { text, error } = said.of === of ? said : { text: "", error: "" };
    // What is typed is kept when the focus leaves the form.
    const leave = (/** @type {FocusEvent} */ event) => {
      const form = /** @type {HTMLFormElement} */ (event.currentTarget);
      if (form.isConnected && !form.contains(/** @type {Node | null} */ (event.relatedTarget))) keep(event, of, now);
    };
    const done = (/** @type {Event} */ event) => keep(event, of, now) && close();
    const save = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      keep(event, of, now);
    };
    const option = (/** @type {string} */ sign) =>
      html`<option value=${sign} .selected=${sign === (now?.sign ?? "")}>${sign} ${signName(words, sign)}</option>`;
    return keyed(
      of,
      html`
        <form class="comment-form" novalidate @submit=${save} @focusout=${leave}>
          <h3>${round === 0 ? words.plain("commentOnStart") : words.plain("commentOnRound", { round })}</h3>
          <label for=${ids.sentence}>${words.plain("commentSentence")}</label>
          <textarea id=${ids.sentence} name="sentence" rows="3" .value=${now?.sentence ?? ""} aria-describedby=${ids.error}></textarea>
          <div class="fields">
            <div>
              <label for=${ids.sign}>${words.plain("commentSign")}</label>
              <select id=${ids.sign} name="sign">
                <option value="" .selected=${!now?.sign}>${words.plain("commentNoSign")}</option>
                ${Object.keys(SIGNS).map(option)}
              </select>
            </div>
            <div>
              <label for=${ids.marks}>${words.plain("commentMarks")}</label>
              <input
                id=${ids.marks}
                name="marks"
                autocomplete="off"
                spellcheck="false"
                placeholder=${words.plain("commentMarksExample")}
                aria-describedby="${ids.help} ${ids.error}"
                .value=${now?.marks ?? ""}
              />
            </div>
          </div>
          <p class="note" id=${ids.help}>${words.plain("commentMarksHelp")}</p>
          <p class="error" role="alert" id=${ids.error} ?hidden=${!error}>${error}</p>
          <div class="row" @mousedown=${stay}>
            <button class="primary">${words.plain("commentSave")}</button>
            <button type="button" class="plain" ?disabled=${!now} @click=${() => comment(of, "commentRemoved", ["", "", ""])}>${words.plain("commentRemove")}</button>
            <button type="button" class="plain" @click=${done}>${words.plain("commentClose")}</button>
            <span class="note" role="status">${text}</span>
          </div>
          <p class="note">${words.plain("commentTravels")}</p>
        </form>`,
    );
  };
}
