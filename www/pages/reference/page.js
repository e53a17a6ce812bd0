// @ts-check
/** The reference: its examples can be copied. */

import { copyButton, selectedOnFocus } from "../../kit/copy.js";
import { h } from "../../kit/dom.js";
import { themeButton } from "../../kit/theme.js";
import copying from "../../text/en/copying.js";
import { english } from "../../text/english.js";
import { pageSpeaker } from "../../text/page.js";

english.learn(copying);
const words = pageSpeaker();

/** @param {Element} example */
function withButton(example) {
  const source = h("textarea", { "aria-label": words.plain("theExample"), class: "source", hidden: true, rows: 3 });
  source.value = example.textContent ?? "";
  const { button, status } = copyButton(words.plain("copyExample"), selectedOnFocus(source));
  example.after(h("div", { class: "copy" }, button, status, source));
}

themeButton();
for (const example of document.querySelectorAll("pre")) withButton(example);
// The buttons have moved the entry away.
document.getElementById(location.hash.slice(1))?.scrollIntoView();

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
