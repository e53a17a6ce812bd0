// @ts-check
/** A document as printed: print rules of its style sheets apply, screen rules do not. */

/**
 * The interval in milliseconds and the number of repetitions: a table takes a while to load and to get ready for
 * paper.
 */
const EVERY_MS = 300;
const TIMES = 20;

/**
 * Repeats the switch for a while, because tables, style sheets and frames arrive one by one.
 * @param {Document} document
 */
export function showPaperLook(document) {
  let times = 0;
  const go = () => {
    const { defaultView } = document;
    if (!defaultView || times >= TIMES) return;
    times += 1;
    turn(document);
    setTimeout(go, EVERY_MS);
  };
  go();
}

/** @param {Document} document */
function turn(document) {
  for (const root of [document, ...shadowRoots(document)]) {
    for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) turnRules(sheet.cssRules);
  }
  // A table draws what is for paper when the browser announces printing. The QR code comes last; until then it is announced again.
  const waiting = shadowRoots(document).some(
    (root) => root.querySelector(".paper") && !root.querySelector(".paper .qr"),
  );
  if (waiting) document.defaultView?.dispatchEvent(new Event("beforeprint"));
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentDocument?.body) turn(frame.contentDocument);
  }
}

/** @param {Document} document */
function shadowRoots(document) {
  return [...document.querySelectorAll("magnus-derek")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
}

/** @param {CSSRuleList} rules */
function turnRules(rules) {
  for (const rule of rules) {
    // Rules of another window have a class of that window.
    const { media, cssRules } = /** @type {CSSMediaRule} */ (rule);
    if (media?.mediaText === "print") media.mediaText = "all";
    else if (media?.mediaText === "screen") media.mediaText = "not all";
    if (cssRules && rule.constructor.name !== "CSSStyleRule") turnRules(cssRules);
  }
}
