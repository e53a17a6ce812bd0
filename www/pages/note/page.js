// @ts-check
/** The note: its BibTeX can be copied, and all of it printed. */

import { copyText } from "../../kit/copy-text.js";
import { themeButton } from "../../kit/theme.js";
import copying from "../../text/en/export/copying.js";
import { english } from "../../text/english.js";
import { pageSpeaker } from "../../text/page-speaker.js";

english.learn(copying);
const words = pageSpeaker();

themeButton();
const entry = document.querySelector("#cite pre");
const address = document.querySelector("#cite .address");
// Where the build did not know the address, the reader's own is one.
if (entry && address && !address.textContent && location.protocol.startsWith("http")) {
  const here = location.origin + location.pathname;
  address.textContent = here;
  entry.textContent = String(entry.textContent).replace(/\n\}$/, `,\n  url    = {${here}}\n}`);
}
if (entry) copyText(entry, { action: words.plain("copyExample"), label: "BibTeX", rows: 8 });
// The list lies over the text: it folds when it has led to a section.
const contents = /** @type {HTMLDetailsElement | null} */ (document.querySelector(".contents"));
contents?.addEventListener("click", ({ target }) => {
  if (target instanceof HTMLAnchorElement) contents.open = false;
});
// The line at the top says which section stands below it.
const here = Object.assign(document.createElement("span"), { className: "here", ariaHidden: "true" });
contents?.querySelector("summary")?.append(here);
const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) here.replaceChildren(...(target.querySelector("h2")?.cloneNode(true).childNodes ?? []));
    }
  },
  { rootMargin: "-10% 0px -89%" },
);
for (const section of document.querySelectorAll(".abstract, article > section")) seen.observe(section);
document.querySelector("#print")?.addEventListener("click", () => print());

// Last of all, and the page does not depend on it.
addEventListener("load", () => import("../../kit/offline.js").catch(() => {}));
