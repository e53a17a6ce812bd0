/**
 * Templates as they are served, and lit-html with this project's Trusted Types policy. Its own would be a second one,
 * which a page that requires Trusted Types had to allow as well, and which it would make while it loads.
 */

import { fileURLToPath } from "node:url";

const POLICY = /(\w+)\?\1\.createPolicy\("lit-html",[^}]*\}\):void 0/;
const LIT = fileURLToPath(new URL("../node_modules/lit-html/", import.meta.url));
const TRUSTED = fileURLToPath(new URL("../kit/trusted.js", import.meta.url));

/** @type {import("vite").Plugin} */
export const litTrusted = {
  name: "lit with our policy",
  enforce: "pre",
  // Served as it is: Vite would join the library's files before this sees them.
  config: () => ({ optimizeDeps: { exclude: ["lit-html"] } }),
  // Its form for Node works in a browser too, and a page that is rendered on a server may import the table.
  resolveId: (id) => {
    const [, file] = /^lit-html(?:$|\/(.+))/.exec(id) ?? [];
    return id.startsWith("lit-html") ? `${LIT}node/${file ?? "lit-html.js"}` : null;
  },
  transform(code, id) {
    if (!/\/lit-html\/node\/lit-html\.js(?:\?|$)/.test(id)) return null;
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
