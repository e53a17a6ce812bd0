// @ts-check
/** The part of the dialog for saving the game as a file: a row for each format, and what has become of the file. */

import "../../text/say/share.js";
import { copyFrom, selectAll } from "../../kit/copy.js";
import { html, live } from "../../kit/lit.js";
import { inWords } from "../../kit/sentences.js";
import { FORMATS } from "../export/formats.js";
import { formatRow } from "./row.js";

/** @import { Sharing, Speaker } from "../types" */
/** @import { Notice, Use } from "./row.js" */

/** What is said of a file, and the text of one that could not be copied. */
const NOTHING = { status: "", error: "", source: "", isShown: false };

/** @param {Speaker} words @param {Sharing} sharing @param {() => void} changed shows the part again */
export function savePart(words, sharing, changed) {
  let state = NOTHING;
  /** @param {Partial<typeof NOTHING>} news */
  const now = (news) => {
    state = { ...NOTHING, ...news };
    changed();
  };
  /** @type {Notice} */
  const notice = {
    say: (status) => now({ status }),
    fail: (reason) => now({ error: inWords(words, reason) }),
  };
  /** @type {Use} */
  async function copy({ blob, name }, row) {
    const source = await blob.text();
    now({ source });
    const field = /** @type {HTMLTextAreaElement} */ (row.closest(".save")?.querySelector(".source"));
    const copied = await copyFrom(field);
    const status = copied ? words.plain("copiedFile", { file: name }) : words.plain("copyRefused");
    now({ source, isShown: !copied, status });
  }
  const rows = FORMATS.map((format) => formatRow(words, format, sharing, notice, copy, changed));

  return {
    open() {
      state = NOTHING;
      for (const row of rows) row.open();
    },
    /** Stops unfinished work. */
    stop() {
      for (const row of rows) row.stop();
    },
    shown: () => html`
      <section class="save">
        <h3>${words.plain("saveHeading")}</h3>
        <ul class="formats" role="list">${rows.map((row) => row.shown())}</ul>
        <div class="said">
          <p class="note" role="status">${state.status}</p>
          <p class="error" role="alert">${state.error}</p>
        </div>
        <textarea
          rows="3"
          class="source"
          readonly
          spellcheck="false"
          aria-label=${words.plain("saveLabel")}
          ?hidden=${live(!state.isShown)}
          .value=${state.source}
          @focus=${selectAll}
        ></textarea>
      </section>
    `,
  };
}
