// @ts-check
/** The row for a format: a button that saves the file, one that copies it if it is text, and its form if it has one. */

import "../../text/say/export/share.js";
import { download, mayRefuseDownloads } from "../../kit/download.js";
import { html, nothing } from "../../kit/lit.js";
import { formatAbout, formatName } from "../../text/say/export/export.js";
import { FORMS } from "./export-fields.js";
import { fileForm } from "./export-form.js";

/** @import { ExportOptions, Sharing, Speaker } from "../types" */
/** @import { Format } from "../export/formats.js" */
/** @import { Notice, Use } from "./export-form.js" */

/**
 * @param {Speaker} words @param {Format} format @param {Sharing} sharing @param {Notice} notice @param {Use} copy
 * @param {() => void} changed shows the row again @param {() => ExportOptions} common the options of all pictures
 */
export function formatRow(words, format, sharing, notice, copy, changed, common) {
  const asked = FORMS[format.id];
  const form = asked ? fileForm(words, format, asked, sharing, notice, changed, common) : null;

  /** @type {Use} */
  function handOver({ blob, name }) {
    download(name, blob);
    notice.say(
      words.plain(mayRefuseDownloads() ? "savedFileUnsure" : "savedFile", {
        file: name,
        kilobytes: Math.ceil(blob.size / 1000),
      }),
    );
  }

  /** @param {Element} row @param {Use} use */
  async function make(row, use) {
    try {
      await use(await sharing.exportAs(format.id, common()), row);
    } catch (reason) {
      notice.fail(reason);
    }
  }

  /** @param {Use} use */
  const makes =
    (use) =>
    (/** @type {Event} */ { currentTarget }) => {
      notice.say("");
      const row = /** @type {Element} */ (/** @type {Element} */ (currentTarget).closest("li"));
      return form ? form.make(row, use) : make(row, use);
    };
  const name = formatName(words, format.id);
  const copyButton = () => html`
    <button type="button" aria-label=${words.plain("saveCopyFormat", { format: name })} @click=${makes(copy)}>
      ${words.plain("saveCopy")}
    </button>
  `;

  return {
    open: () => form?.open(),
    /** Stops unfinished work. */
    stop: () => form?.stop(),
    shown: () => html`
      <li class=${form ? "with-form" : nothing}>
        <button type="button" class="format" ?disabled=${form?.isBusy() ?? false} @click=${makes(handOver)}>
          <span class="unseen">${words.plain("saveBefore")}</span><b>${name}</b> <small>${formatAbout(words, format.id)}</small>
        </button>
        ${format.isCopied ? copyButton() : nothing}
        ${form?.shown() ?? nothing}
      </li>
    `,
  };
}
