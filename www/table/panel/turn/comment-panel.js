// @ts-check
/**
 * The comment on the round on the table, above its turn, with the position that the game began with; the way to the other comments, and the
 * form to write one, below.
 */

import { freshId } from "../../../kit/fresh-id.js";
import { elementOf, html, nothing, render } from "../../../kit/lit.js";
import { marksText, roundName, signName } from "../../../text/say/table/comments.js";
import { positionNote } from "./position-note.js";

/** @import { CommentedRound, Model, Speaker, TaskPanel } from "../../types" */
/** @import { CommentMeans } from "./comment-form.js" */
/** @import { PositionMeans } from "./position-note.js" */

/** @param {Speaker} words @param {CommentMeans & PositionMeans} means @returns {TaskPanel & {id: string, write: () => globalThis.Promise<void>}} */
export function commentPanel(words, means) {
  const id = freshId("comment");
  const node = elementOf(html`<div class="comment" id=${id}></div>`);
  const answer = elementOf(html`<div class="comments"></div>`);
  /** The form, once it was asked for. @type {ReturnType<typeof import("./comment-form.js").commentForm> | null} */
  let form = null;
  let isWriting = false;

  /** @param {CommentedRound} comment */
  const shown = (comment) => {
    const marks = marksText(words, comment);
    return html`
      <p>
        ${signOf(words, comment.sign)} ${comment.sentence}
        ${marks ? html`<span class=${comment.sign || comment.sentence ? "unseen" : "note"}>${marks}</span>` : nothing}
      </p>`;
  };

  /** @param {Model} model @param {CommentedRound[]} comments */
  function list({ state, route, facts }, comments) {
    const places = route();
    const before = comments.findLast(({ round }) => round < state.round);
    const next = comments.find(({ round }) => round > state.round);
    const go = (
      /** @type {CommentedRound | undefined} */ to,
      /** @type {"commentBefore" | "commentNext"} */ key,
    ) => html`
      <button type="button" class="plain" ?disabled=${!to} @click=${() => to && means.goTo(to.round)}>${words.plain(key)}</button>`;
    const entry = (/** @type {CommentedRound} */ { round, sign }) => html`
      <li>
        <button
          type="button"
          class="plain"
          aria-current=${round === state.round ? "step" : nothing}
          @click=${() => means.goTo(round)}
        >${roundName(words, round, places, facts.begunPosition?.token)}</button> ${signOf(words, sign)}
      </li>`;
    return html`
      <div class="row">${go(before, "commentBefore")}${go(next, "commentNext")}</div>
      <details>
        <summary>${words.plain("commentList", { count: comments.length })}</summary>
        <ol aria-label=${words.plain("commentListName")}>${comments.map(entry)}</ol>
      </details>`;
  }

  function close() {
    isWriting = false;
    means.close();
  }

  return {
    id,
    node,
    answer,
    async write() {
      form ??= (await import("./comment-form.js")).commentForm(words, means, close);
      isWriting = true;
      means.again();
      /** @type {HTMLElement | null} */ (answer.querySelector("textarea"))?.focus();
    },
    update(model) {
      const comments = model.facts.comments ?? [];
      const now = comments.find(({ round }) => round === model.state.round);
      const begun = model.facts.begunPosition ? positionNote(words, model, means) : nothing;
      render(html`${begun}${now ? shown(now) : nothing}`, node);
      const content = html`
        ${form && isWriting && !model.settings.readonly ? form(model, now) : nothing}
        ${comments.length > 0 ? list(model, comments) : nothing}`;
      render(content, answer);
    },
  };
}

/** A sign, with its name for a screen reader and under the pointer. @param {Speaker} words @param {string} sign */
const signOf = (words, sign) =>
  sign
    ? html`<strong class="sign" title=${signName(words, sign)} aria-hidden="true">${sign}</strong><span class="unseen">${signName(words, sign)}.</span>`
    : nothing;
