// @ts-check
/**
 * Programs that build a site of Markdown files and take readers from page to page without a new document: VitePress,
 * Docusaurus. The script stands in their configuration, because one in a page is refused or not run on such a way.
 */

import { escapeMarkdownTag } from "../../../kit/escape.js";
import { scriptOf, tagOf } from "../../../table/share/snippets.js";
import { words } from "../speaker.js";
import { jsxOptions, tagOptions } from "./options.js";

/** @import { Script } from "../../../table/share/embed-sources.js" */
/** @import { FigurePlace, Option } from "../types" */

/** @type {Option[]} */
const USES = ["lang", "controls", "evaluate", "readonly", "theme", "width", "height", "words"];

/** The attributes of the script, as JSON. @param {Script} script */
function scriptAttributes({ src, module, integrity }) {
  const check = integrity ? { integrity, crossorigin: "anonymous" } : {};
  return JSON.stringify({ ...(module ? { type: "module" } : {}), src, ...check });
}

/** The script that a configuration names. @param {string} text */
function scriptIn(text) {
  const { type, ...script } = JSON.parse(/\{.*\}/.exec(text)?.[0] ?? "{}");
  return scriptOf({ ...script, module: type === "module" });
}

/** @type {FigurePlace} */
export const VITEPRESS = {
  id: "vitepress",
  name: words.plain("notesVitepress"),
  uses: USES,
  lessons: true,
  steps: () => [words.plain("notesVitepress1"), words.plain("notesBuilder2")],
  parts: (figure) => [
    { name: words.plain("notesVitepressConfig"), text: `  head: [["script", ${scriptAttributes(figure.script)}]],` },
    {
      name: words.plain("notesBuilderTag"),
      // With v-pre Vue takes the tag and its words as they are written.
      text: tagOf(figure.shown, {
        before: [["v-pre", true]],
        after: tagOptions(figure),
        words: figure.words,
        encode: escapeMarkdownTag,
      }),
    },
  ],
  rendered: ([config, tag]) => `${scriptIn(config?.text ?? "")}\n${tag?.text}`,
};

/** @type {FigurePlace} */
export const DOCUSAURUS = {
  id: "docusaurus",
  name: words.plain("notesDocusaurus"),
  uses: USES,
  lessons: true,
  steps: () => [words.plain("notesDocusaurus1"), words.plain("notesBuilder2")],
  parts: (figure) => [
    { name: words.plain("notesDocusaurusConfig"), text: `  scripts: [${scriptAttributes(figure.script)}],` },
    {
      name: words.plain("notesBuilderTag"),
      text: tagOf(figure.shown, { after: jsxOptions(figure), words: figure.words, encode: escapeMarkdownTag }),
    },
  ],
  rendered: ([config, tag]) => {
    const html = tag?.text.replace(/ style=\{(\{.*?\})\}/, (_, style) => {
      const { maxWidth, height } = JSON.parse(style);
      return ` style="${[maxWidth && `max-width: ${maxWidth}`, height && `height: ${height}`].filter(Boolean).join("; ")}"`;
    });
    return `${scriptIn(config?.text ?? "")}\n${html}`;
  },
};
