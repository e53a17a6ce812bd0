// @ts-check
/** The rows for saving the game as a file, one for each format. */

import "../../text/say/share.js";
import { copyFrom, selectedOnFocus } from "../../kit/copy.js";
import { h, setText } from "../../kit/dom.js";
import { inWords } from "../../kit/sentences.js";
import { formatName } from "../../text/say/export.js";
import { FORMATS } from "../export/formats.js";
import { downloadButton, handOver } from "./file.js";
import { gifRow } from "./gif.js";

/** @import { Speaker, Sharing } from "../types" */
/** @import { Format } from "../export/formats.js" */
/** @import { Notice } from "./file.js" */

/** Formats that are text can be copied too, since a frame may be forbidden to download. */
const COPIED = ["tikz", "latex", "csv", "json"];

/** @param {Speaker} words @param {Sharing} sharing */
export function savePart(words, sharing) {
  const status = h("p", { class: "note", role: "status" });
  const error = h("p", { class: "error", role: "alert" });
  /** @type {Notice} */
  const notice = {
    say: (text) => {
      setText(error, "");
      setText(status, text);
    },
    fail: (reason) => {
      setText(status, "");
      setText(error, inWords(words, reason));
    },
  };
  const said = h("div", { class: "said" }, status, error);
  const source = selectedOnFocus(
    h("textarea", { rows: 3, class: "source", hidden: true, "aria-label": words.plain("saveLabel") }),
  );
  const gif = gifRow(words, formatOf("gif"), sharing, notice);
  const rows = FORMATS.map((format) =>
    format.id === "gif" ? gif.node : fileRow(words, format, sharing, source, notice),
  );
  const list = h("ul", { class: "formats", role: "list" }, ...rows);
  const node = h("section", { class: "save" }, h("h3", {}, words.plain("saveHeading")), list, said, source);
  return {
    node,
    open() {
      notice.say("");
      source.hidden = true;
      gif.open();
    },
    /** Stops unfinished work. */
    stop: () => gif.stop(),
  };
}

/** @param {string} id */
function formatOf(id) {
  const format = FORMATS.find((one) => one.id === id);
  if (!format) throw new Error(`There is no format called “${id}”.`);
  return format;
}

/**
 * @param {Speaker} words @param {Format} format @param {Sharing} sharing @param {HTMLTextAreaElement} source
 * @param {Notice} notice
 */
function fileRow(words, format, sharing, source, notice) {
  const attempt = async (/** @type {(file: {blob: Blob, name: string}) => unknown} */ use) => {
    notice.say("");
    source.hidden = true;
    try {
      await use(await sharing.exportAs(format.id, {}));
    } catch (reason) {
      notice.fail(reason);
    }
  };
  const save = downloadButton(words, format, () => attempt((file) => handOver(words, file, notice)));
  const copy = () =>
    attempt(async ({ blob, name }) => {
      source.value = await blob.text();
      const copied = await copyFrom(source);
      source.hidden = copied;
      notice.say(copied ? words.plain("copiedFile", { file: name }) : words.plain("copyRefused"));
    });
  const label = words.plain("saveCopyFormat", { format: formatName(words, format.id) });
  const buttons = COPIED.includes(format.id)
    ? [save, h("button", { type: "button", "aria-label": label, onclick: copy }, words.plain("saveCopy"))]
    : [save];
  return h("li", {}, ...buttons);
}
