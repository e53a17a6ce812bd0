// @ts-check
/**
 * Plugins for programs that make pages of Markdown: they put the drawn table into each tag, for the time until it plays, for paper, and
 * for readers without JavaScript. The tag stays as it is written, so React and Vue find in the browser what the server has rendered.
 */

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("draw.mjs", import.meta.url));
const TAG = "magnus-derek";
/** The attributes that change the picture. */
const DRAWN = ["n", "magnus", "derek", "seed", "state", "round", "layers", "theme", "lang", "href"];
/** Tasks, which have no picture. */
const TASKS = ["lesson", "puzzle"];
/** The opening tag in HTML, with its attributes. */
const OPENING = /<magnus-derek(?=[\s>])((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const NAMED = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** @param {string} text */
const unescapeHtml = (text) =>
  text.replace(/&(?:#(\d+)|#[xX]([\da-fA-F]+)|(amp|lt|gt|quot|apos));/g, (_, decimal, hex, name) =>
    name ? Reflect.get(NAMED, name) : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
/** @param {string} text */
const escapeHtml = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** @typedef {{alt: string, src: string}} Picture */
/** Attributes by name; undefined where only the browser knows the value. @typedef {Record<string, string | undefined>} Attributes */

/** Pictures by their options: while a page is written, it is made again and again. @type {Map<string, Picture | null>} */
const pictures = new Map();

/** The table of these attributes before it plays, or null, which a warning explains unless it is a task. @param {Attributes} attributes */
function pictureOf(attributes) {
  if (TASKS.some((name) => name in attributes)) return null;
  const given = DRAWN.filter((name) => name in attributes && attributes[name] !== "");
  if (given.some((name) => attributes[name] === undefined)) return null;
  const options = given.map((name) => `${name}=${attributes[name]}`);
  const key = JSON.stringify(options);
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const picture = draw(options);
  pictures.set(key, picture);
  return picture;
}

/** @param {string[]} options @returns {Picture | null} */
function draw(options) {
  try {
    const svg = execFileSync(process.execPath, [PROGRAM, "svg", ...options], { encoding: "utf8", stdio: "pipe" });
    const [, title = "", about = ""] = /<title>(.*?)<\/title>\s*<desc>(.*?)<\/desc>/s.exec(svg) ?? [];
    // As an address the picture keeps its ids and styles to itself.
    return { alt: unescapeHtml(`${title}. ${about}`), src: `data:image/svg+xml,${encodeURIComponent(svg)}` };
  } catch (reason) {
    console.warn(`magnus-derek: ${String(/** @type {{stderr?: string}} */ (reason).stderr || reason).trim()}`);
    return null;
  }
}

/** HTML with the picture in each tag, above the words. @param {string} html */
function withPictures(html) {
  return html.replace(OPENING, (tag, text) => {
    /** @type {Attributes} */
    const attributes = {};
    for (const [, name = "", ...values] of text.matchAll(ATTRIBUTE)) {
      // A name that Vue binds has a value in the browser alone.
      const bound = /^(?::|v-bind:)(.*)/.exec(name)?.[1];
      if (bound) attributes[bound] = undefined;
      else attributes[name] = unescapeHtml(values.find((value) => value !== undefined) ?? "");
    }
    const picture = pictureOf(attributes);
    return picture ? `${tag}<img alt="${escapeHtml(picture.alt)}" src="${picture.src}"><br>` : tag;
  });
}

/** The picture for a tag in MDX, as elements to stand before its words. @param {any} node of the syntax tree */
function elementsFor(node) {
  /** @type {Attributes} */
  const attributes = {};
  for (const { type, name, value } of node.attributes) {
    // What is spread may have any name.
    if (type === "mdxJsxExpressionAttribute") return [];
    attributes[name] = typeof value === "object" && value ? literal(value.value) : (value ?? "");
  }
  const picture = pictureOf(attributes);
  if (!picture) return [];
  const given = Object.entries(picture).map(([name, value]) => ({ type: "mdxJsxAttribute", name, value }));
  return [element("img", given), element("br", [])];
}

/** @param {string} name @param {{type: string, name: string, value: string}[]} attributes */
const element = (name, attributes) => ({ type: "mdxJsxTextElement", name, attributes, children: [] });

/** The value of an expression that is a number or a text in double quotes. @param {string} expression */
function literal(expression) {
  try {
    const value = JSON.parse(expression);
    return typeof value === "object" ? undefined : String(value);
  } catch {
    return undefined;
  }
}

/** @param {any} node */
const isTag = ({ type, name }) => (type === "mdxJsxFlowElement" || type === "mdxJsxTextElement") && name === TAG;

/** For remark: Docusaurus, and other programs for MDX. */
export function remarkMagnusDerek() {
  /** @param {any} node */
  const visit = (node) => {
    if (node.type === "html") node.value = withPictures(node.value);
    if (isTag(node)) node.children.unshift(...elementsFor(node));
    else node.children?.forEach(visit);
  };
  return visit;
}

/** For markdown-it: VitePress. @param {any} markdown */
export function markdownItMagnusDerek(markdown) {
  /** @param {any[]} tokens */
  const visit = (tokens) => {
    for (const token of tokens) {
      if (token.type === "html_block" || token.type === "html_inline") token.content = withPictures(token.content);
      if (token.children) visit(token.children);
    }
  };
  markdown.core.ruler.push(TAG, (/** @type {any} */ state) => visit(state.tokens));
}

/** @param {any} node @param {any} context */
function prepend(node, context) {
  const elements = isTag(node) ? elementsFor(node) : [];
  if (elements.length > 0) context.prependChild(node, elements);
}

/** For Sätteri: Astro. */
export const satteriMagnusDerek = {
  name: TAG,
  /** @param {any} node */
  html(node) {
    const value = withPictures(node.value);
    return value === node.value ? undefined : { type: "html", value };
  },
  mdxJsxFlowElement: prepend,
  mdxJsxTextElement: prepend,
};
