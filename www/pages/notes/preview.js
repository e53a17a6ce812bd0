// @ts-check
/** The preview: a page in a frame with the very same snippet, under the conditions that its readers may have. */

import { render } from "../../kit/lit.js";
import { SITE } from "../../kit/site.js";
import { trusted } from "../../kit/trusted.js";
import { isForAll } from "../../table/share/origin.js";
import { SANDBOX } from "../../table/share/snippets.js";
import { slideText } from "../../text/say/site/notes.js";
import { hostPage, SLIDE } from "./host.js";
import { showPaperLook } from "./paper-look.js";
import { words } from "./speaker.js";

/** @import { View } from "./host.js" */

/** Limits for the height of the preview, in pixels. */
const LOWEST = 240;
const HIGHEST = 2400;
/** The height if the content does not report its own, in pixels. */
const USUAL = 760;
/** Notes on the conditions that need more than a name. */
const ABOUT = /** @type {const} */ ({
  page: null,
  sandbox: "aboutSandbox",
  policy: "aboutPolicy",
  scriptless: "aboutScriptless",
  printed: "aboutPrinted",
});
/** In milliseconds: the preview waits for a pause in typing. */
const PAUSE_MS = 250;

/** @param {HTMLIFrameElement} frame @param {HTMLElement} note describes the conditions, and any fault @param {HTMLElement} scaled says how large it is shown */
export function preview(frame, note, scaled) {
  /** @type {{html: string, why: string, base: string, view: View, scheme: "light" | "dark", width: number} | null} */
  let wanted = null;
  let shown = "";
  let waiting = /** @type {ReturnType<typeof setTimeout> | 0} */ (0);
  /** @type {ResizeObserver | null} */
  let observer = null;
  const room = /** @type {HTMLElement} */ (frame.parentElement);
  /** Makes what is wider than its column smaller, as a whole. */
  function fitWidth() {
    const [width, height] = [Number.parseFloat(frame.style.width), Number.parseFloat(frame.style.height)];
    // One pixel less, as parts of pixels are rounded: else the border at the end may be cut.
    const scale = Math.min(1, (room.clientWidth - 1) / (width + 2));
    frame.style.transform = scale < 1 ? `scale(${scale})` : "";
    room.style.height = scale < 1 && !frame.hidden ? `${Math.ceil(scale * (height + 2))}px` : "";
    const percent = Math.floor(100 * scale);
    render(scale < 1 && !frame.hidden ? words.plain("aboutScaled", { percent }) : "", scaled);
  }
  new ResizeObserver(fitWidth).observe(room);

  function load() {
    waiting = 0;
    if (!wanted) return;
    const { html, why, base, view, scheme, width } = wanted;
    const style = `${SITE}pages/notes/preview.css`;
    const text = html && hostPage(html, { view, scheme, width, base, origin: SITE && new URL(SITE).origin, style });
    const key = `${view} ${width} ${text || why}`;
    if (key === shown) return;
    shown = key;
    observer?.disconnect();
    frame.style.width = `${width}px`;
    frame.style.height = `${view === "slide" ? (width * SLIDE.height) / SLIDE.width : USUAL}px`;
    frame.hidden = text === "";
    fitWidth();
    if (view === "sandbox") frame.setAttribute("sandbox", SANDBOX);
    else if (view === "scriptless") frame.setAttribute("sandbox", "allow-same-origin");
    else frame.removeAttribute("sandbox");
    frame.srcdoc = trusted().createHTML(text);
    render(html ? about(view) : why, note);
    if (view === "sandbox" && !html.includes(`${SITE}standalone.js`)) warn();
  }

  /** Warns in a sandbox: it loads modules and pages only from servers that allow all origins. */
  async function warn() {
    const before = shown;
    if ((await isForAll()) || shown !== before) return;
    render(words.plain("aboutNoOrigin"), note);
  }

  frame.addEventListener("load", () => {
    const document = frame.contentDocument;
    if (!wanted || !document?.body) return;
    passScheme(document, wanted.scheme);
    if (wanted.view === "slide") return;
    if (wanted.view === "printed") showPaperLook(document);
    const fit = () => {
      const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
      frame.style.height = `${Math.min(Math.max(height, LOWEST), HIGHEST)}px`;
      fitWidth();
    };
    observer = new ResizeObserver(fit);
    observer.observe(document.documentElement);
  });

  return {
    /** Shows a snippet; soon, or at once. @param {NonNullable<typeof wanted>} next */
    show(next) {
      wanted = next;
      clearTimeout(waiting);
      waiting = setTimeout(load, shown ? PAUSE_MS : 0);
    },
  };
}

/** @param {View} view */
function about(view) {
  if (view === "slide") return slideText(words, SLIDE);
  const key = ABOUT[view];
  return key ? words.plain(key) : "";
}

/**
 * Gives inner frames the preview's light or dark scheme where they can be reached, because the class of the outer
 * page does not affect them.
 * @param {Document} document
 * @param {string} scheme
 */
function passScheme(document, scheme) {
  for (const frame of document.querySelectorAll("iframe")) {
    const applyScheme = () => {
      const inside = frame.contentDocument;
      const followers = inside?.querySelectorAll("html, magnus-derek:not([theme])") ?? [];
      if (inside?.querySelector("magnus-derek[theme]")) return;
      for (const node of followers) /** @type {HTMLElement} */ (node).style.colorScheme = scheme;
    };
    applyScheme();
    frame.addEventListener("load", applyScheme);
  }
}
