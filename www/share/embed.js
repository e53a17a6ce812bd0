// @ts-check
/** The game for a page of one's own: as a tag, or as a frame. */

import { freshId, h, setText } from "../panel/dom.js";
import { copyButton, selectedOnFocus } from "./copy.js";

/** Where the package lies if nothing is known of its files here. */
const ON_NPM = "https://cdn.jsdelivr.net/npm/magnus-derek/dist/element.js";

/**
 * Where others find the element, and the page made for frames if there is one.
 * @param {string | undefined} own the address of this module; a bundle has none or another
 * @returns {{element: string, frame: string | null}}
 */
export function placesOf(own = "") {
  if (own.endsWith("/share/embed.js")) {
    const site = own.slice(0, -"share/embed.js".length);
    return { element: `${site}element.js`, frame: `${site}embed.html` };
  }
  if (/\/dist\/parts\/[^/]+$/.test(own)) return { element: own.replace(/parts\/[^/]+$/, "element.js"), frame: null };
  return { element: ON_NPM, frame: null };
}

/** @param {string} element where the module is @param {string} link */
export function tagOf(element, link) {
  return `<script type="module" src="${escaped(element)}"></script>
<magnus-derek state="${escaped(link)}"></magnus-derek>`;
}

/** @param {string} page @param {string} link */
export function frameOf(page, link) {
  return `<iframe title="The Magnus–Derek table" src="${escaped(`${page}#${link}`)}" width="100%" height="640" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

/** @param {() => string} link throws if there is none */
export function embedPart(link) {
  const { element, frame } = placesOf(import.meta.url);
  const parts = [codePart("As a tag", "Copy tag", (text) => tagOf(element, text))];
  if (frame !== null) parts.push(codePart("As a frame", "Copy frame", (text) => frameOf(frame, text)));
  const node = h("section", {}, h("h3", {}, "On your own page"), ...parts.map((part) => part.node));
  return {
    node,
    /** Shows what to write for the game as it is now; nothing if it has no link, which the part above says. */
    open() {
      try {
        const text = link();
        for (const part of parts) part.show(text);
        node.hidden = false;
      } catch {
        node.hidden = true;
      }
    },
  };
}

/** @param {string} name @param {string} action @param {(link: string) => string} write */
function codePart(name, action, write) {
  const id = freshId("code");
  const field = selectedOnFocus(h("textarea", { id, rows: 3, class: "source" }));
  const { button, status } = copyButton(action, field);
  const row = h("div", { class: "row" }, button, status);
  return {
    node: h("div", { class: "code-part" }, h("label", { for: id }, name), field, row),
    /** @param {string} link */
    show(link) {
      field.value = write(link);
      setText(status, "");
    },
  };
}
