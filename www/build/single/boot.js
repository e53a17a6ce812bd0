// @ts-check
/** The only unpacked script of the single file: unpacks the cores and the pages' script, and starts it. */

import { trusted } from "../../kit/trusted.js";
import { unpack } from "../unpack.js";

/**
 * @typedef {object} Parts
 * @property {{study: Uint8Array<ArrayBuffer>, companions: Uint8Array<ArrayBuffer>}} cores the wasms
 * @property {string} script the script's own text, used to start workers
 * @property {import("../../kit/trusted.js").Policy} trusted
 */

async function boot() {
  const packed = /** @type {HTMLElement} */ (document.querySelector("[data-parts]"));
  const all = await unpack(packed.textContent ?? "");
  /** @type {Parts} */
  const parts = { cores: { study: new Uint8Array(), companions: new Uint8Array() }, script: "", trusted: trusted() };
  let at = 0;
  for (const [name, length] of JSON.parse(packed.dataset.parts ?? "")) {
    const part = all.slice(at, at + length);
    at += length;
    if (name === "script") parts.script = new TextDecoder().decode(part);
    else Object.assign(parts.cores, { [name]: part });
  }
  Object.assign(globalThis, { magnusDerekParts: parts });
  const node = document.createElement("script");
  node.textContent = parts.trusted.createScript(parts.script);
  document.body.append(node);
}

boot().catch((reason) => {
  const note = document.createElement("p");
  note.setAttribute("role", "alert");
  note.textContent = `The file could not be unpacked: ${reason instanceof Error ? reason.message : reason}`;
  document.querySelector("main")?.prepend(note);
});
