// @ts-check
/** The reference: examples that can be copied, and the entry that the address names. */

import { decodedHash, onHashChange, readHash } from "../../kit/address.js";
import { copyButton, selectedOnFocus } from "../../kit/copy.js";
import { h } from "../../kit/dom.js";
import { themeButton } from "../../kit/theme.js";

/** Where pages share a document the browser finds no entry by the address. */
function goToNamed() {
  document.getElementById(decodedHash(readHash("reference")))?.scrollIntoView();
}

/** @param {Element} example */
function withButton(example) {
  const source = h("textarea", { "aria-label": "The example", class: "source", hidden: true, rows: 3 });
  source.value = example.textContent ?? "";
  const { button, status } = copyButton("Copy", selectedOnFocus(source));
  example.after(h("div", { class: "copy" }, button, status, source));
}

themeButton();
for (const example of document.querySelectorAll("pre")) withButton(example);
onHashChange("reference", goToNamed);
goToNamed();

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
