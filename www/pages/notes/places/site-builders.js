// @ts-check
/**
 * Programs that build a site of Markdown files and take readers from page to page without a new document: VitePress,
 * Docusaurus, Astro. The script stands in their configuration or layout, because one in a page is refused or not run on such a way.
 */

import { escapeMarkdownTag } from "../../../kit/escape.js";
import { scriptOf, tagOf } from "../../../table/share/snippets.js";
import { saveWidget } from "../../../text/say/site/notes.js";
import { words } from "../speaker.js";
import { jsxOptions, tagOptions } from "./options.js";

/** @import { Script } from "../../../table/share/embed-sources.js" */
/** @import { FigurePlace, NotesFigure, Option, TextToCopy } from "../types" */

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

/**
 * The steps: the script, the tag, and for a game the plugin that draws it.
 * @param {"notesVitepress1" | "notesDocusaurus1" | "notesAstro1"} first @param {NotesFigure} figure
 */
function stepsFrom(first, { shown, package: address }) {
  const steps = [words.plain(first), words.plain("notesBuilder2")];
  if (!("link" in shown)) return steps;
  const file = address.replace(/^.*\//, "");
  return [
    ...steps,
    saveWidget(words, file, address === file ? "" : address),
    words.plain("notesBuilderDrawn", { file }),
  ];
}

/**
 * The lines that have each game drawn; a task has no picture.
 * @param {NotesFigure} figure @param {string} imports @param {string} line @returns {TextToCopy[]}
 */
function pluginLines({ shown }, imports, line) {
  return "link" in shown ? [{ name: words.plain("notesBuilderPlugin"), text: `${imports}\n\n  ${line}` }] : [];
}

/** @type {FigurePlace} */
export const VITEPRESS = {
  id: "vitepress",
  name: words.plain("notesVitepress"),
  uses: USES,
  lessons: true,
  steps: (figure) => stepsFrom("notesVitepress1", figure),
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
    ...pluginLines(
      figure,
      'import { markdownItMagnusDerek } from "magnus-derek/markdown";',
      "markdown: { config: (md) => md.use(markdownItMagnusDerek) },",
    ),
  ],
  rendered: ([config, tag]) => `${scriptIn(config?.text ?? "")}\n${tag?.text}`,
};

/** @type {FigurePlace} */
export const DOCUSAURUS = {
  id: "docusaurus",
  name: words.plain("notesDocusaurus"),
  uses: USES,
  lessons: true,
  steps: (figure) => stepsFrom("notesDocusaurus1", figure),
  parts: (figure) => [
    { name: words.plain("notesDocusaurusConfig"), text: `  scripts: [${scriptAttributes(figure.script)}],` },
    {
      name: words.plain("notesBuilderTag"),
      text: tagOf(figure.shown, { after: jsxOptions(figure), words: figure.words, encode: escapeMarkdownTag }),
    },
    ...pluginLines(
      figure,
      'import { remarkMagnusDerek } from "magnus-derek/markdown";',
      "docs: { remarkPlugins: [remarkMagnusDerek] },",
    ),
  ],
  rendered: ([config, tag]) => {
    const html = tag?.text.replace(/ style=\{(\{.*?\})\}/, (_, style) => {
      const { maxWidth, height } = JSON.parse(style);
      return ` style="${[maxWidth && `max-width: ${maxWidth}`, height && `height: ${height}`].filter(Boolean).join("; ")}"`;
    });
    return `${scriptIn(config?.text ?? "")}\n${html}`;
  },
};

/** Astro leaves such a script as it is. */
const AS_IT_IS = "is:inline ";

/** @type {FigurePlace} */
export const ASTRO = {
  id: "astro",
  name: words.plain("notesAstro"),
  uses: USES,
  lessons: true,
  steps: (figure) => stepsFrom("notesAstro1", figure),
  parts: (figure) => [
    {
      name: words.plain("notesAstroLayout"),
      text: scriptOf(figure.script).replace("<script ", `<script ${AS_IT_IS}`),
    },
    {
      name: words.plain("notesBuilderTag"),
      text: tagOf(figure.shown, { after: tagOptions(figure), words: figure.words, encode: escapeMarkdownTag }),
    },
    ...pluginLines(
      figure,
      'import { satteri } from "@astrojs/markdown-satteri";\nimport { satteriMagnusDerek } from "magnus-derek/markdown";',
      "markdown: { processor: satteri({ mdastPlugins: [satteriMagnusDerek] }) },",
    ),
  ],
  rendered: ([script, tag]) => `${script?.text.replace(AS_IT_IS, "")}\n${tag?.text}`,
};
