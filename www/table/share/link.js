// @ts-check
/** The link of the game, to copy, to hand on, or to scan. */

import { selectAll } from "../../kit/copy.js";
import { freshId } from "../../kit/fresh-id.js";
import { html, nothing } from "../../kit/lit.js";
import { errorText, messageOf } from "../../kit/sentences.js";
import { copyRow } from "./copy-row.js";
import { qrCode } from "./qr.js";

/** @import { Sharing, Speaker } from "../types" */

/**
 * @typedef {object} LinkState
 * @property {string | null} link the address; without a page, if that is a file on a disk; null if there is none
 * @property {string} file the name of that file; "" on the web
 * @property {unknown} code the QR code, or the reason why there is none
 * @property {string} error
 */

/** The least width of the code in pixels; each of its modules is a whole number of pixels, at least two. */
const LEAST_WIDTH = 168;
const LEAST_MODULE = 2;

/** The name for a file with the code. @param {string} address */
function fileName(address) {
  return decodeURIComponent(new URL(address).pathname.split("/").at(-1) ?? "");
}

/**
 * @param {Speaker} words @param {Sharing} sharing @param {() => void} changed shows the part again
 * @param {() => unknown} beside what stands beside the buttons
 */
export function linkPart(words, sharing, changed, beside) {
  const id = freshId("link");
  const copied = copyRow(words, changed);
  /** @type {LinkState} */
  let state = { link: null, file: "", code: nothing, error: "" };

  /** @param {Partial<LinkState>} news */
  function now(news) {
    state = { ...state, ...news };
    changed();
  }

  async function handOn() {
    now({ error: "" });
    try {
      await navigator.share({ title: "The Magnus–Derek table", url: state.link ?? "" });
    } catch (reason) {
      // A person who cancels sharing has made no mistake.
      if (reason instanceof Error && reason.name === "AbortError") return;
      now({ error: words.plain("linkNotHandedOn", { why: messageOf(reason) }) });
    }
  }

  /** Leaves a frame. A browser tells a page whether a window has opened only if the page may reach it. */
  function openAlone() {
    const view = window.open(state.link ?? "", "_blank");
    now({ error: view ? "" : words.plain("linkNotOpened") });
    try {
      if (view) view.opener = null;
    } catch {
      // Opened out of a sandbox, the window is of another origin, in which nothing can be set.
    }
  }

  /** @param {string} link */
  async function drawCode(link) {
    const code = await codeOrSentence(words, link);
    // Meanwhile the dialog may have been opened for another game.
    if (state.link === link) now({ code });
  }

  /** @param {string} link */
  const whole = (link) => html`
    <div>
      <label for=${id}>${state.file ? words.plain("linkOnDisk", { file: state.file }) : words.plain("linkOpens")}</label>
      <input id=${id} readonly spellcheck="false" .value=${link} @focus=${selectAll}>
      ${copied.shown(words.plain(state.file ? "linkCopyText" : "linkCopy"), { kind: "primary", more: [onward(), alone(), beside()] })}
      <div class="code">${state.code}</div>
    </div>
  `;
  const onward = () =>
    state.file || !("share" in navigator)
      ? nothing
      : html`<button type="button" @click=${handOn}>${words.plain("linkHandOn")}</button>`;

  const alone = () =>
    state.file || window === window.parent
      ? nothing
      : html`<button type="button" @click=${openAlone}>${words.plain("linkOpen")}</button>`;

  return {
    /** The id of the field. */
    id,
    /** Takes the link of the game as it is now, or the reason why there is none. */
    open() {
      copied.forget();
      state = stateNow(words, sharing);
      if (state.link !== null && !state.file) drawCode(state.link);
    },
    shown: () => html`
      <section>
        <h3>${words.plain("linkHeading")}</h3>
        ${state.link === null ? beside() : whole(state.link)}
        <p class="error" role="alert">${state.error}</p>
      </section>
    `,
  };
}

/** @param {Speaker} words @param {Sharing} sharing @returns {LinkState} */
function stateNow(words, { address, link }) {
  try {
    const whole = address();
    const isFile = whole.startsWith("file:");
    return { link: isFile ? link() : whole, file: isFile ? fileName(whole) : "", code: nothing, error: "" };
  } catch (reason) {
    return { link: null, file: "", code: nothing, error: errorText(words, reason) };
  }
}

/** @param {Speaker} words @param {string} text */
async function codeOrSentence(words, text) {
  try {
    const { svg, side } = qrCode(words, await import("lean-qr/nano"), text);
    const width = side * Math.max(LEAST_MODULE, Math.ceil(LEAST_WIDTH / side));
    svg.setAttribute("width", String(width));
    return svg;
  } catch (reason) {
    return html`<p class="note">${words.plain("qrNone", { why: messageOf(reason) })}</p>`;
  }
}
