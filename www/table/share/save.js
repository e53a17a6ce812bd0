// @ts-check
/** The part of the dialog for saving the game as a file: a row for each format, and what has become of the file. */

import "../../text/say/export/share.js";
import { copyFrom, selectAll } from "../../kit/copy.js";
import { freshId } from "../../kit/fresh-id.js";
import { html, live } from "../../kit/lit.js";
import { errorText, refusalError, typedNumber } from "../../kit/sentences.js";
import { FORMATS } from "../export/formats.js";
import { formatRow } from "./row.js";

/** @import { Sharing, Speaker } from "../types" */
/** @import { Format } from "../export/formats.js" */
/** @import { Notice, Use } from "./export-form.js" */

/** Messages about a file, and the text of a file that could not be copied. */
const NOTHING = { status: "", error: "", source: "", isShown: false };

const fieldOf = (/** @type {EventTarget | null} */ target) => /** @type {HTMLInputElement} */ (target);

/** The typed round; throws a sentence if it is none. @param {string} text @param {number} last */
function roundIn(text, last) {
  const round = typedNumber(text);
  if (round !== null) return round;
  throw refusalError({ code: "pictureRound", what: "The round of a picture", value: text, least: 0, most: last });
}

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
    fail: (reason) => now({ error: errorText(words, reason) }),
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
  const round = freshId("round");
  let wanted = { round: "", slide: false };
  /** @param {Partial<typeof wanted>} news */
  const want = (news) => {
    wanted = { ...wanted, ...news };
    changed();
  };
  /** Common options of all pictures, as far as a format uses them; an animation has its own rounds. @param {Format} format */
  const common = ({ isPicture, hasGround }) => ({
    ...(isPicture ? { round: roundIn(wanted.round, sharing.rounds()) } : {}),
    // White, as the box says, on a dark page too.
    ...(hasGround && wanted.slide ? { slide: true, theme: /** @type {const} */ ("light") } : {}),
  });
  const rows = FORMATS.map((format) => formatRow(words, format, sharing, notice, copy, changed, () => common(format)));
  const pictures = () => html`
    <div class="row pictures" role="group" aria-label=${words.plain("picturesHeading")}>
      <label for=${round}>${words.plain("pictureRound")}</label>
      <input
        id=${round}
        type="number"
        min="0"
        max=${sharing.rounds()}
        .value=${live(wanted.round)}
        @input=${(/** @type {Event} */ { target }) => want({ round: fieldOf(target).value })}
      >
      <span class="note">${words.plain("pictureRounds", { last: sharing.rounds() })}</span>
      <label class="check">
        <input type="checkbox" .checked=${live(wanted.slide)} @change=${(/** @type {Event} */ { target }) => want({ slide: fieldOf(target).checked })}>
        ${words.plain("pictureSlide")}
      </label>
    </div>
  `;

  return {
    open() {
      state = NOTHING;
      wanted = { ...wanted, round: String(sharing.round()) };
      for (const row of rows) row.open();
    },
    /** Stops unfinished work. */
    stop() {
      for (const row of rows) row.stop();
    },
    shown: () => html`
      <section class="save">
        <h3>${words.plain("saveHeading")}</h3>
        ${pictures()}
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
