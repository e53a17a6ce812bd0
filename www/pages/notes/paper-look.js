// @ts-check
/** A document as a printer would get it: the rules of its style sheets for paper count, and those for screens do not. */

/** So often, and so far apart, the rules are turned: a table takes a while to be there and to get ready for paper. */
const EVERY_MS = 300;
const TIMES = 20;

/** Does it for a while, because tables, their style sheets and frames come one by one. @param {Document} document */
export function asOnPaper(document) {
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
