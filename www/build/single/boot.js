// @ts-check
/** The only script of the single file that is not packed: unpacks the rest of the pages, the script and the core, and starts them. */

import { namedPage } from "../../kit/address.js";
import { unpack } from "../unpack.js";
import { show } from "./show.js";

/**
 * @typedef {object} Parts
 * @property {globalThis.Promise<WebAssembly.Module>} core
 * @property {string} script the text of the script itself, from which workers are made
 */

/** The parts in their order, in which they pack best: the core, what one sees on the Play page, the script, the Lab. @returns {Uint8Array<ArrayBuffer>[]} */
function unpackParts() {
  const packed = /** @type {HTMLElement} */ (document.querySelector("[data-lengths]"));
  const all = unpack(packed.textContent ?? "");
  let at = 0;
  return (packed.dataset.lengths ?? "").split(",").map((length) => {
    const begin = at;
    at += Number(length);
    return all.slice(begin, at);
  });
}

/** The Play page says why if there is none, also where there is no WebAssembly at all. @param {Uint8Array<ArrayBuffer>} core */
function compiled(core) {
  const module = (async () => WebAssembly.compile(core))();
  module.catch(() => {});
  return module;
}

function boot() {
  const [core, about, script, lab] = unpackParts();
  if (!about || !lab || !script || !core) throw new Error("a part is missing");
  const text = new TextDecoder();
  const play = document.querySelector("main");
  play?.insertAdjacentHTML("beforeend", text.decode(about));
  play?.insertAdjacentHTML("afterend", text.decode(lab));
  show(namedPage());
  /** @type {Parts} */
  const parts = { core: compiled(core), script: text.decode(script) };
  Object.assign(globalThis, { magnusDerekParts: parts });
  const node = document.createElement("script");
  node.textContent = parts.script;
  document.body.append(node);
}

try {
  boot();
} catch (reason) {
  const note = document.createElement("p");
  note.setAttribute("role", "alert");
  note.textContent = `The file could not be unpacked: ${reason instanceof Error ? reason.message : reason}`;
  document.querySelector("main")?.prepend(note);
}
