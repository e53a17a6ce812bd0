/** Scripts for pages of others, where old libraries add to every object. */

/** The bundler's loop over the exports of a module: it also takes in everything that a page has put on Object.prototype. */
const LOOP = /for\s*\(\s*(?:var|let|const) (\w+) in (\w+)\)(?=\s*\{?\s*\w+\(\w+,\s*\1,\s*\{\s*get:)/g;

/** Makes that loop take the module's own names alone. @type {import("vite").Plugin} */
export const ownNames = {
  name: "own names",
  renderChunk: {
    order: "post",
    handler: (code) =>
      LOOP.test(code) ? { code: code.replaceAll(LOOP, "for (var $1 of Object.keys($2))"), map: null } : null,
  },
};
