// @ts-check

/** Adds a style sheet to the shadow root that a node is in. @param {Node} node @param {string} text */
export function addSheet(node, text) {
  const root = /** @type {ShadowRoot} */ (node.getRootNode());
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
