// @ts-check
/** The note: its BibTeX can be copied, and all of it printed. */

import { copyButton, selectedOnFocus } from "../../kit/copy.js";
import { h } from "../../kit/dom.js";
import { themeButton } from "../../kit/theme.js";
import copying from "../../text/en/copying.js";
import { english } from "../../text/english.js";
import { pageSpeaker } from "../../text/page.js";

english.learn(copying);
const words = pageSpeaker();

themeButton();
const entry = document.querySelector("#cite pre");
const source = h("textarea", { "aria-label": "BibTeX", class: "source", hidden: true, rows: 7 });
source.value = entry?.textContent ?? "";
const { button, status } = copyButton(words.plain("copyExample"), selectedOnFocus(source));
entry?.after(h("div", { class: "copy" }, button, status, source));
document.querySelector("#print")?.addEventListener("click", () => print());

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
