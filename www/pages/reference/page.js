// @ts-check
/** The reference: its examples can be copied. */

import { copyText } from "../../kit/copy-text.js";
import { elementOf, html } from "../../kit/lit.js";
import { themeButton } from "../../kit/theme.js";
import copying from "../../text/en/export/copying.js";
import { english } from "../../text/english.js";
import { pageSpeaker } from "../../text/page-speaker.js";

english.learn(copying);
const words = pageSpeaker();

themeButton();
const names = { action: words.plain("copyExample"), label: words.plain("theExample"), rows: 3 };
for (const example of document.querySelectorAll("pre")) copyText(example, names);
// On a phone the names of tests are longer than what they test.
for (const list of matchMedia("(width < 560px)").matches ? document.querySelectorAll(".accessibility dd > ul") : []) {
  const folded = elementOf(html`<details><summary>${words.plain("theTests")}</summary></details>`);
  list.replaceWith(folded);
  folded.append(list);
}
// The buttons have moved the entry away.
document.getElementById(location.hash.slice(1))?.scrollIntoView();

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
