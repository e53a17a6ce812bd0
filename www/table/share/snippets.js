// @ts-check
/** The code for other people's pages: the tag, and a frame. No other module writes either. */

import { escapeAttribute, escapeText } from "../../kit/escape.js";
import { withSafeEnd } from "../../kit/safe-end.js";

/** @import { Script } from "./embed-sources.js" */

/**
 * The content: a game by its link, a step of a lesson, or a puzzle.
 * @typedef {{link: string} | {lesson: string} | {puzzle: string}} SnippetContent
 */
/**
 * The attributes of a tag or the fields of a query, in order; true stands for one without a value.
 * @typedef {[name: string, value: string | true][]} Options
 */
/** Attributes of which an object is written as an expression of JSX. @typedef {[name: string, value: string | true | object][]} Attributes */

/**
 * The height in pixels of a frame that does not follow its content. The page for frames fits into it at every width.
 */
export const FRAME_HEIGHT = "700";
/** The height of a frame with the single file, which has the page around the table too. */
export const SINGLE_HEIGHT = "900";
/** The permissions of a frame, as far as the page around allows them. */
const ALLOWED = "fullscreen; clipboard-write";
/** Rights of a sandboxed frame: play, save a file, open a link. */
export const SANDBOX = "allow-scripts allow-downloads allow-popups";
/** The fields of a hand-written link that the tag has as attributes. */
const FIELDS = ["n", "magnus", "derek", "seed", "round", "layers"];

/** @param {Attributes} options */
function attributes(options) {
  const written = options.map(([name, value]) => {
    if (value === true) return ` ${name}`;
    return typeof value === "string" ? ` ${name}="${escapeAttribute(value)}"` : ` ${name}={${JSON.stringify(value)}}`;
  });
  return written.join("");
}

/** Leaves an address as it is when pandoc or Quarto packs a document into one file: a packed module or frame is broken. */
const UNPACKED = /** @type {Options} */ ([["data-external", "1"]]);

/**
 * The script with the tag.
 * @param {Script} script @param {boolean} [unpacked] whether a module is never packed into a document; a script that is whole may be
 */
export function scriptOf({ src, module, integrity }, unpacked = false) {
  const check = integrity ? ` integrity="${escapeAttribute(integrity)}" crossorigin="anonymous"` : "";
  return `<script${module ? ' type="module"' : ""} src="${escapeAttribute(src)}"${check}${attributes(unpacked && module ? UNPACKED : [])}></script>`;
}

/**
 * A step or a puzzle as its attribute, and as the field of a query.
 * @param {{lesson: string} | {puzzle: string}} shown @returns {[name: string, value: string][]}
 */
const taskFields = (shown) => Object.entries(shown);

/** The content of a table with this task, by its name. @param {string} name @returns {{lesson: string} | {puzzle: string}} */
export const taskContent = (name) => (/^[\w-]+\//.test(name) ? { lesson: name } : { puzzle: name });

/**
 * The content as attributes. A hand-written link becomes its fields, if the tag has them all.
 * @param {SnippetContent} shown @returns {[name: string, value: string][]}
 */
export function gameAttributes(shown) {
  if (!("link" in shown)) return taskFields(shown);
  const fields = shown.link.split("&").map((part) => {
    const [name = "", ...value] = part.split("=");
    return /** @type {[string, string]} */ ([name, value.join("=")]);
  });
  return fields.every(([name]) => FIELDS.includes(name)) ? fields : [["state", shown.link]];
}

/**
 * The tag with its content.
 * @param {SnippetContent} shown
 * @param {{before?: Options, after?: Attributes, words?: string, address?: string, encode?: (text: string) => string}} [more]
 *   attributes before and after those of the game, and the text that a reader without JavaScript sees, as a link if it
 *   has an address, escaped for where it stands
 */
export function tagOf(shown, { before = [], after = [], words = "", address = "", encode = escapeText } = {}) {
  const inside = address ? `<a href="${escapeAttribute(address)}">${encode(words)}</a>` : encode(words);
  return `<magnus-derek${attributes([...before, ...gameAttributes(shown), ...after])}>${inside}</magnus-derek>`;
}

/**
 * The language of a table as an attribute or a field; none for English, its default.
 * @param {string} language @returns {Options}
 */
export const languageOptions = (language) => (language === "en" ? [] : [["lang", language]]);

/**
 * The address of a page for frames with the content, all of it in the query: editors of other sites drop what is behind #.
 * @param {string} page @param {SnippetContent} shown @param {Options} [query]
 */
export function frameAddress(page, shown, query = []) {
  const options = query.map(([name, value]) => (value === true ? name : `${name}=${value}`));
  const task = "link" in shown ? [] : taskFields(shown).map((field) => field.join("="));
  const all = "link" in shown ? [...options, ...queryOfGame(shown.link)] : [...task, ...options];
  return withSafeEnd(`${page}?${all.join("&")}`);
}

/** The fields of a query that name a game. A + in a query may be read as a blank. @param {string} link */
function queryOfGame(link) {
  const fields = link.includes("=") ? link.split("&") : [`game=${link}`];
  return fields.map((field) => field.replaceAll("+", "%2B"));
}

/**
 * The address of the single file with the content: a game without the page around it.
 * @param {string} file @param {SnippetContent} shown
 */
export const fileAddress = (file, shown) => ("link" in shown ? `${file}?table#${shown.link}` : file);

/**
 * A frame around an address.
 * @param {string} address
 * @param {string} title its name for screen readers
 * @param {object} look
 * @param {string} [look.width] in pixels or percent
 * @param {string | null} look.height in pixels; null where the style gives it
 * @param {string} [look.style]
 * @param {boolean} [look.follows] whether embed-host.js gives it the height of its content
 * @param {boolean} [look.sandboxed] whether it has no rights of its page, only scripts, downloads and windows
 */
export function frameOf(address, title, { width = "100%", height, style = "", follows, sandboxed }) {
  const kind = attributes(follows ? [["data-magnus-derek", true]] : []);
  const sandbox = attributes(sandboxed ? [["sandbox", SANDBOX]] : []);
  const size = attributes(
    height === null
      ? [["width", width]]
      : [
          ["width", width],
          ["height", height],
        ],
  );
  const lazy = sandboxed ? "" : ' loading="lazy"';
  const allow = sandboxed ? "" : `allow="${ALLOWED}" `;
  // Not a style: MDX does not build with one that is a text, and a strict policy ignores it.
  const look = attributes([
    ["frameborder", "0"],
    ...UNPACKED,
    ...(style ? /** @type {Options} */ ([["style", style]]) : []),
  ]);
  return `<iframe${kind} title="${escapeAttribute(title)}"${sandbox}${size}${lazy}${look}
  ${allow}src="${escapeAttribute(address)}"></iframe>`;
}
