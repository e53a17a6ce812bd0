/**
 * Templates as they are served, and lit-html with this project's Trusted Types policy. Its own would be a second one, which a page that requires Trusted
 * Types had to allow as well, and which it would make while it loads, where that is refused.
 */

import { fileURLToPath } from "node:url";

const POLICY = /(\w+)\s*\?\s*\1\.createPolicy\((["'])lit-html\2,[^}]*\}\)\s*:\s*(?:void 0|undefined)/;
const TRUSTED = fileURLToPath(new URL("../kit/trusted.js", import.meta.url));

/** @type {import("vite").Plugin} */
export const litTrusted = {
  name: "lit with our policy",
  // Served as it is: Vite would join the library's files before this sees them.
  config: () => ({ optimizeDeps: { exclude: ["lit-html"] } }),
  transform(code, id) {
    if (!/\/lit-html\/(?:development\/)?lit-html\.js(?:\?|$)/.test(id)) return null;
    if (!POLICY.test(code)) throw new Error("lit-html makes its policy in another way now: see build/lit.mjs.");
    const ours = "{ createHTML: (text) => trusted().createHTML(text) }";
    return `import { trusted } from ${JSON.stringify(TRUSTED)};\n${code.replace(POLICY, ours)}`;
  },
};

/**
 * Templates are served without their indentation, which says nothing there. So a module that has templates has no other
 * texts of several lines.
 * @type {import("vite").Plugin}
 */
export const unindented = {
  name: "templates without indentation",
  transform: (code, id) =>
    id.includes("/node_modules/") || !code.includes('/kit/lit.js"') ? null : code.replace(/\n +/g, "\n"),
};
