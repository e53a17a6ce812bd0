/** Vite plugins for this site: pages that exist in no file, and the grouping of modules into chunks. */

import { readFile, writeFile } from "node:fs/promises";
import { basename, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "vite";
import { formulasFont, WHOLE_FONT } from "./formulas-font.mjs";

/** @import { Plugin, Rollup, ViteDevServer } from "vite" */

const WWW = fileURLToPath(new URL("../", import.meta.url));
const FIGURES = "pages/learn/figure.css";
/** The font of the formulas, which the build writes. */
const FONT = "kit/formulas.woff2";
const PRELOAD = "\0vite/preload-helper.js";
/** Sources of the pages: a change of these is a change of pages. */
const MAKES_PAGES = /^(build|lessons|proofs|text)\/|^pages\/[\w-]+\.html$|^pages\/play\/beginning\.js$/;

/**
 * @typedef {typeof import("./pages.mjs") & typeof import("./lessons.mjs") & typeof import("./template.mjs") &
 *   typeof import("./figure.mjs") & typeof import("./lessons/leading-on.mjs")} Makers
 */

/**
 * The modules that make the pages; under the development server always the current ones.
 * @param {ViteDevServer} [server]
 */
async function loadMakers(server) {
  const load = (/** @type {string} */ file) => (server ? server.ssrLoadModule(`/build/${file}`) : import(`./${file}`));
  const all = await Promise.all(
    ["pages.mjs", "lessons.mjs", "lessons/leading-on.mjs", "template.mjs", "figure.mjs"].map(load),
  );
  return /** @type {Makers} */ (Object.assign({}, ...all));
}

/** The pages that lead to others. @param {ViteDevServer} [server] */
async function leadingOn(server) {
  const { folderPages, movedPages } = await loadMakers(server);
  return [...(await folderPages()), ...(await movedPages())];
}

/**
 * Serves and builds the pages with the frame that all share, the scripts that run before drawing, and the figures'
 * style.
 * @returns {Plugin}
 */
export function pages() {
  /** @type {ViteDevServer | undefined} */
  let server;
  /** The pages of the build by their files. @type {Map<string, string>} */
  const built = new Map();
  /** @param {string} id */
  const fileOf = (id) => relative(WWW, id.replace(/\?.*$/s, ""));
  return {
    name: "pages",
    enforce: "pre",
    async config(_, { command }) {
      if (command === "serve") return {};
      const { PAGES } = await loadMakers();
      const pages = Object.keys(PAGES).map((file) => [file.replace(/\.html$/, ""), WWW + file]);
      // Apart from the scripts of the pages: modules that those share would be run before the words are there.
      const words = Object.values(PAGES).flatMap(({ words }) =>
        words ? [[words.replace(/\.js$/, ""), WWW + words]] : [],
      );
      return { build: { rolldownOptions: { input: Object.fromEntries([...pages, ...words]) } } };
    },
    async resolveId(id) {
      const style = server ? undefined : /(?:^|\/)(styles\/[\w-]+\.css)$/.exec(id)?.[1];
      if (style) return WWW + style;
      const [, query] = id.split(FIGURES);
      if (query !== undefined) return WWW + FIGURES + query;
      if (!server && id.endsWith(".html") && Object.hasOwn((await loadMakers()).PAGES, fileOf(id))) return id;
      return null;
    },
    async load(id) {
      // Vite's helper would load style sheets and chunks along with a lazy one: none of ours needs that.
      if (id === PRELOAD) return "export const __vitePreload = (load) => load();";
      const file = fileOf(id);
      if (file === FIGURES) return (await loadMakers(server)).figureStyle();
      if (!server && file.startsWith("styles/")) return styleOf(file);
      if (!server && file.endsWith(".html")) return withOneStyle(file, built.get(file) ?? "");
      return null;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        html = withOneScript(html, bundle);
        const names = new Map(Object.values(bundle).map((part) => [fileOf(facadeOf(part)), part.fileName]));
        return (
          html
            // In a sandboxed frame a style sheet needs no leave of the server, as scripts do.
            .replaceAll('<link rel="stylesheet" crossorigin', '<link rel="stylesheet"')
            .replaceAll(/src="((?:\.\.\/)*)(text\/[^"]+)"/g, (_, up, file) => `src="${up}${names.get(file) ?? file}"`)
        );
      },
    },
    async buildStart() {
      if (server) return;
      const { PAGES, htmlOf } = await loadMakers();
      for (const file of Object.keys(PAGES)) built.set(file, await htmlOf(file));
      await writeFile(WWW + FONT, await formulasFont([...built.values()]));
      for (const [fileName, text] of await earlyScripts()) {
        this.emitFile({ type: "asset", fileName, source: (await minify(fileName, text)).code });
      }
      for (const [fileName, source] of await leadingOn()) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(here) {
      server = here;
      here.watcher.on("all", (_, path) => {
        if (!MAKES_PAGES.test(fileOf(path))) return;
        here.environments.ssr.moduleGraph.invalidateAll();
        here.ws.send({ type: "full-reload" });
      });
      here.middlewares.use(async (request, response, next) => {
        try {
          const path = new URL(request.url ?? "/", "http://localhost").pathname.slice(1);
          if (path === FONT) return response.setHeader("content-type", "font/woff2").end(await readFile(WHOLE_FONT));
          const answer = await answerOf(here, path);
          if (!answer) return next();
          response.setHeader("content-type", answer.type).end(answer.text);
        } catch (reason) {
          next(reason);
        }
      });
    },
  };
}

/**
 * Keeps one script in a page and preloads its imports: separate scripts run in separate tasks, and between two of
 * them a table would be drawn before its page has chosen the game.
 * @param {string} html
 * @param {Rollup.OutputBundle} bundle
 */
function withOneScript(html, bundle) {
  const scripts = [
    ...html.matchAll(/<script type="module" crossorigin src="((?:\.\/|\.\.\/)*)(parts\/[^"]+)"><\/script>/g),
  ];
  const last = scripts.pop();
  if (!last) return html;
  const imported = importsOf(String(last[2]), bundle);
  for (const [tag, up, file] of scripts) {
    if (!imported.has(String(file))) throw new Error(`${last[2]} does not import ${file}.`);
    html = html.replace(tag, `<link rel="modulepreload" crossorigin href="${up}${file}">`);
  }
  return html;
}

/**
 * A part's imports that run before it, and the part itself.
 * @param {string} file
 * @param {Rollup.OutputBundle} bundle
 * @param {Set<string>} [found]
 */
function importsOf(file, bundle, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const part = bundle[file];
  if (part?.type === "chunk") for (const next of part.imports) importsOf(next, bundle, found);
  return found;
}

/** The module that a chunk was made for, if any. @param {{type: string, facadeModuleId?: string | null}} part */
const facadeOf = ({ facadeModuleId }) => facadeModuleId ?? "";

/**
 * The name of a page's only style sheet on the built site; its last source sheet comes last.
 * @param {string[]} styles
 */
const styleFileOf = (styles) => `styles/${basename(String(styles.at(-1)))}`;

/** @param {string} file @param {string} html */
async function withOneStyle(file, html) {
  const { PAGES } = await loadMakers();
  const up = "../".repeat(file.split("/").length - 1);
  const [first, ...others] = html.match(/<link rel="stylesheet".*\n/g) ?? [];
  const one = `<link rel="stylesheet" href="${up}${styleFileOf(PAGES[file]?.styles ?? [])}">\n`;
  return others.reduce((text, link) => text.replace(link, ""), html.replace(String(first), one));
}

/** @param {string} file a name from styleFileOf */
async function styleOf(file) {
  const { PAGES, figureStyle } = await loadMakers();
  const lists = new Set(
    Object.values(PAGES)
      .filter(({ styles }) => styleFileOf(styles) === file)
      .map(({ styles }) => styles.join()),
  );
  if (lists.size !== 1) throw new Error(`Two lists of style sheets end with ${basename(file)}.`);
  const sheets = [...lists].join().split(",");
  const texts = sheets.map((sheet) => (sheet === FIGURES ? figureStyle() : readFile(WWW + sheet, "utf8")));
  return (await Promise.all(texts)).join("\n");
}

/**
 * The development server's response for an address without a file.
 * @param {ViteDevServer} server
 * @param {string} path
 */
async function answerOf(server, path) {
  const file = path.replace(/(^|\/)$/, "$1index.html");
  if (file.endsWith(".html")) {
    const { PAGES, htmlOf } = await loadMakers(server);
    const leading = (await leadingOn(server)).find(([name]) => name === file)?.[1];
    if (leading) return { type: "text/html", text: leading };
    if (!Object.hasOwn(PAGES, file)) return null;
    return { type: "text/html", text: await server.transformIndexHtml(`/${file}`, await htmlOf(file)) };
  }
  const early = path.startsWith("early/") ? (await earlyScripts(server)).get(path) : undefined;
  if (early) return { type: "text/javascript", text: early };
  // A browser that has kept an older site here is to forget it: nothing is kept of what is being worked on.
  if (path === "pkg/files.js") {
    return {
      type: "text/javascript",
      text: 'self.SITE = { version: "in work", files: {}, languages: {}, read: {}, own: {} };\n',
    };
  }
  return null;
}

/** The early scripts, by address. @param {ViteDevServer} [server] @returns {Promise<Map<string, string>>} */
async function earlyScripts(server) {
  const { PAGES, earlyOf } = await loadMakers(server);
  const all = new Map(Object.entries(PAGES).map(([file, page]) => [earlyOf(page, file).file, earlyOf(page, file)]));
  const texts = [...all.values()].map(async ({ file, scripts }) => {
    const parts = await Promise.all(scripts.map((script) => readFile(WWW + script, "utf8")));
    return /** @type {const} */ ([file, parts.join("\n")]);
  });
  return new Map(await Promise.all(texts));
}
