// @ts-check
/** The only script of the single file that is not packed: unpacks the Lab, the script and the core, and starts them. */

import { namedPage } from "../../address.js";
import { unpack } from "../unpack.js";
import { show } from "./show.js";

/**
 * @typedef {object} Parts
 * @property {globalThis.Promise<WebAssembly.Module>} core
 * @property {string} script the text of the script itself, from which workers are made
 */

/** @param {"core" | "lab" | "script"} name */
function part(name) {
  return unpack(document.querySelector(`[data-part=${name}]`)?.textContent ?? "");
}

/** @param {"lab" | "script"} name */
function textPart(name) {
  return new TextDecoder().decode(part(name));
}

function boot() {
  document.querySelector("main")?.insertAdjacentHTML("afterend", textPart("lab"));
  show(namedPage());
  /** @type {Parts} */
  const parts = { core: WebAssembly.compile(part("core")), script: textPart("script") };
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
