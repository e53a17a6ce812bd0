// @ts-check
/** The meaning of a term, shown beside it on hover, on focus, or after a tap. */

import { freshId } from "./fresh-id.js";
import { elementOf, html, render, renderMarks } from "./lit.js";

/**
 * In milliseconds: a passing pointer opens nothing, and one on its way to the words may leave the term for a
 * moment.
 */
const OPENS_AFTER_MS = 120;
const CLOSES_AFTER_MS = 220;
/** Space around the words, in pixels. */
const GAP = 6;
/** In pixels: in a narrower window the words must not cover the sentence of their term. */
const NARROW = 560;
const SENTENCE = "p, li, dd, td, th, h1, h2, h3, label, summary, figcaption";

/** The style of terms and their meanings. */
export const TERM_STYLE = `
.term {
  min-height: 0; margin: -3px -2px; padding: 3px 2px; border: 0; border-radius: 2px; background: none; color: inherit; font: inherit;
  letter-spacing: inherit; text-transform: none; text-align: inherit; cursor: help; white-space: nowrap;
  text-decoration: underline dotted 1px; text-underline-offset: 0.2em;
}
.term:hover, .term[aria-expanded="true"] { text-decoration-style: solid; }
.meaning {
  position: absolute; left: 0; top: 0; z-index: 20; width: max-content; max-width: min(21rem, 100vw - 24px); padding: 9px 13px; text-align: start;
  border: 1px solid var(--edge); border-radius: 8px; background: var(--raised); color: var(--ink); box-shadow: 0 3px 14px rgb(0 0 0 / 18%);
  font: 0.875rem/1.45 system-ui, sans-serif;
}
@media print { .term { text-decoration: none; } .meaning { display: none; } }
`;

/**
 * Explains the terms below `root`, which needs the style above. One element, created on first use, shows all
 * meanings.
 * @param {HTMLElement} root
 */
export function explainTerms(root) {
  /** @type {HTMLElement | null} */
  let note = null;
  /** The term that is being explained. @type {HTMLElement | null} */
  let shown = null;
  let timer = /** @type {ReturnType<typeof setTimeout> | 0} */ (0);
  const gone = new MutationObserver(() => shown && !shown.isConnected && close());

  const show = (/** @type {HTMLElement} */ term) => {
    clearTimeout(timer);
    if (shown === term) return;
    close();
    note ??= root.appendChild(newNote());
    shown = term;
    note.hidden = false;
    render(renderMarks(term.dataset.meaning ?? ""), note);
    term.setAttribute("aria-expanded", "true");
    term.setAttribute("aria-describedby", note.id);
    place(note, term, root);
    gone.observe(root, { childList: true, subtree: true });
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onPress, true);
  };
  const close = () => {
    clearTimeout(timer);
    if (!shown || !note) return;
    shown.removeAttribute("aria-expanded");
    shown.removeAttribute("aria-describedby");
    shown = null;
    note.hidden = true;
    gone.disconnect();
    document.removeEventListener("keydown", onKey, true);
    document.removeEventListener("pointerdown", onPress, true);
  };
  const later = (/** @type {() => void} */ act, /** @type {number} */ milliseconds) => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    close();
    // The key means nothing else now, such as to leave the table.
    event.stopPropagation();
    event.preventDefault();
  };
  const onPress = (/** @type {PointerEvent} */ event) => {
    const path = event.composedPath();
    if (!path.some((node) => node === shown || node === note)) close();
  };

  listen("pointerover", (event, term) => {
    if (/** @type {PointerEvent} */ (event).pointerType !== "mouse") return;
    if (term) later(() => show(term), OPENS_AFTER_MS);
    else if (note?.contains(/** @type {Node} */ (event.target))) clearTimeout(timer);
  });
  listen("pointerout", () => {
    if (!shown?.matches(":focus-visible")) later(close, CLOSES_AFTER_MS);
  });
  listen("focusin", (_, term) => term?.matches(":focus-visible") && show(term));
  listen("focusout", (_, term) => term && term === shown && close());
  listen("click", (event, term) => {
    if (!term) return;
    // A pointer that rests on the term has opened it already; a tap opens and closes.
    const byMouse = /** @type {PointerEvent} */ (event).pointerType === "mouse";
    if (shown === term && !byMouse) close();
    else show(term);
  });

  /**
   * @param {string} type
   * @param {(event: Event, term: HTMLElement | null) => void} listener `term` is null if it happened elsewhere
   */
  function listen(type, listener) {
    root.addEventListener(type, (event) => {
      const target = event.target instanceof Element ? event.target : null;
      listener(event, /** @type {HTMLElement | null} */ (target?.closest(".term") ?? null));
    });
  }
}

const newNote = () => elementOf(html`<div class="meaning" role="tooltip" id=${freshId("meaning")}></div>`);

/** Controls for the next move: an explanation must not cover them. */
const NEEDED = "button.primary, .directions button, input.magnitude";

/**
 * Places the words above their term, or below; in a narrow window clear of the whole sentence, and everywhere clear of
 * what is needed next. Where there is no such place in sight, it is above or below.
 * @param {HTMLElement} note
 * @param {HTMLElement} term
 * @param {HTMLElement} root
 */
function place(note, term, root) {
  note.style.transform = "";
  const [own, at] = [note.getBoundingClientRect(), term.getBoundingClientRect()];
  const room = document.documentElement.clientWidth;
  const around = room < NARROW ? (term.closest(SENTENCE) ?? term).getBoundingClientRect() : at;
  const left = Math.max(2 * GAP, Math.min(at.left, room - own.width - 2 * GAP));
  const needed = [...root.querySelectorAll(NEEDED)]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.left < left + own.width && box.right > left);
  const above = around.top - own.height - GAP;
  const below = around.bottom + GAP;
  // Further down, where what is needed stands right below.
  const tops = [above, below, ...needed.map((box) => box.bottom + GAP)];
  const isFree = (/** @type {number} */ top) =>
    top >= 0 &&
    top + own.height <= document.documentElement.clientHeight &&
    needed.every((box) => box.bottom <= top || box.top >= top + own.height);
  const top = tops.find(isFree) ?? (above >= 0 ? above : below);
  note.style.transform = `translate(${left - own.left}px, ${top - own.top}px)`;
}
