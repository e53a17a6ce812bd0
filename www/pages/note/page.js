// @ts-check
/** The note: its BibTeX can be copied, and all of it printed. */

import { copyText } from "../../kit/copy-text.js";
import { themeButton } from "../../kit/theme.js";
import copying from "../../text/en/copying.js";
import { english } from "../../text/english.js";
import { pageSpeaker } from "../../text/page-speaker.js";

english.learn(copying);
const words = pageSpeaker();

themeButton();
const entry = document.querySelector("#cite pre");
if (entry) copyText(entry, { action: words.plain("copyExample"), label: "BibTeX", rows: 7 });
document.querySelector("#print")?.addEventListener("click", () => print());

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
