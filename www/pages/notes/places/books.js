// @ts-check
/** Books and notebooks: Quarto, MyST, Jupyter, Sphinx, PreTeXt. */

import {
  escapeAttribute,
  escapeMarkdown,
  escapePandocAttribute,
  escapeText,
  fenceBlock,
  pythonLiteral,
  readFencedBlock,
  unescapeMarkdown,
} from "../../../kit/escape.js";
import { trusted } from "../../../kit/trusted.js";
import { frameAddress, frameOf, gameAttributes, scriptOf, tagOf } from "../../../table/share/snippets.js";
import { saveWidget } from "../../../text/say/site/notes.js";
import { words } from "../speaker.js";
import { queryOptions, tagOptions, traits } from "./options.js";
import { frameColours } from "./pages.js";

/** @import { FigurePlace, NotesFigure, Option } from "../types" */

/** @type {Option[]} */
const LOOK = ["lang", "controls", "evaluate", "readonly", "theme"];

/** The extension for Quarto with the filter for pandoc. */
const ARCHIVE = "magnus-derek-quarto.zip";

/** @type {FigurePlace} */
export const QUARTO = {
  id: "quarto",
  name: words.plain("notesQuarto"),
  uses: [...LOOK, "width", "height", "words"],
  lessons: true,
  steps: () => [words.plain("notesQuarto1"), words.plain("notesQuarto2")],
  parts: (figure) => {
    const tag = tagOf(figure.shown, { after: tagOptions(figure), words: figure.words });
    return [
      {
        name: words.plain("notesQuartoPart"),
        text: fenceBlock("`", "{=html}", `${scriptOf(figure.script, true)}\n${tag}`),
      },
    ];
  },
  rendered: ([block]) => readFencedBlock(block?.text ?? ""),
};

/** The caption. As a span it is text even where a line that begins so would be a list or a heading. @param {string} words */
function caption(words) {
  const text = escapeMarkdown(words);
  return /^\p{L}+[ ,]/u.test(text) ? text : `[${text}]{}`;
}

/** Options of the tag that the filter gives on. @param {NotesFigure} figure */
const filterOptions = (figure) => tagOptions({ ...figure, width: "", height: "auto" });

/** @type {FigurePlace} */
export const PANDOC = {
  id: "pandoc",
  name: words.plain("notesPandoc"),
  uses: [...LOOK, "words"],
  wordsName: words.plain("notesCaption"),
  lessons: false,
  steps: ({ archive }) => [
    saveWidget(words, ARCHIVE, archive),
    words.plain("notesPandoc1", { file: ARCHIVE }),
    words.plain("notesPandoc2"),
  ],
  notes: () => [words.plain("notesPandoc3")],
  parts: (figure) => {
    const attributes = [...gameAttributes(figure.shown), ...filterOptions(figure)].map(
      ([name, value]) => `${name}="${value === true ? "" : escapePandocAttribute(String(value))}"`,
    );
    const kind = ` {.magnus-derek ${attributes.join(" ")}}`;
    return [{ name: words.plain("notesPandocPart"), text: fenceBlock(":", kind, caption(figure.words)) }];
  },
  rendered: ([block], figure) => {
    const [, text = ""] = /^(?:\[(?=.*\]\{\}$))?(.*?)(?:\]\{\})?$/.exec(readFencedBlock(block?.text ?? "")) ?? [];
    const tag = tagOf(figure.shown, { after: filterOptions(figure) });
    return `${scriptOf(figure.script)}\n<figure>${tag}<figcaption>${escapeText(unescapeMarkdown(text))}</figcaption></figure>`;
  },
};

/** The note about the file that a reader of MyST saves beside the notes. @param {string} widget its address */
const saved = (widget) => saveWidget(words, "anywidget.js", widget === "anywidget.js" ? "" : widget);

/** @type {FigurePlace} */
export const MYST = {
  id: "myst",
  name: words.plain("notesMyst"),
  uses: LOOK,
  lessons: true,
  steps: ({ widget }) => [saved(widget), words.plain("notesMyst1")],
  parts: (figure) => {
    const model = JSON.stringify(traits(figure), null, 2);
    return [
      { name: words.plain("notesMystPart"), text: fenceBlock(":", `{anywidget} ${nameOf(figure.widget)}`, model) },
    ];
  },
  rendered: ([directive], { widget }) => widgetHost(widget, JSON.parse(readFencedBlock(directive?.text ?? "") || "{}")),
};

/** The file's name in notes beside it. @param {string} address */
const nameOf = (address) => (/^https?:/.test(address) ? "anywidget.js" : address);

/** The file's name in an address. @param {string} address */
const fileOf = (address) => address.replace(/^.*\//, "");

/** The steps that install the wheel. @param {NotesFigure} figure */
function installSteps({ wheel }) {
  const file = fileOf(wheel);
  return [saveWidget(words, file, wheel === file ? "" : wheel), words.plain("notesInstall", { file })];
}

/** Traits that the class has by default, with their values. */
const TRAITS = { n: 13, magnus: "layers", derek: "human", seed: 1, controls: "full" };

/** The page to which a saved notebook leads, if it is on the web. @param {string} frame an address beside it */
const pageBeside = (frame) => (/^https?:/.test(frame) ? { href: new URL(".", frame).href } : {});

/** @type {FigurePlace} */
export const JUPYTER = {
  id: "jupyter",
  name: words.plain("notesJupyter"),
  uses: LOOK,
  lessons: true,
  steps: (figure) => [...installSteps(figure), words.plain("notesJupyter2")],
  notes: () => [words.plain("notesWithoutNode")],
  parts: (figure) => {
    const values = Object.entries({ ...traits(figure), ...pageBeside(figure.frame) });
    const given = values.filter(([name, value]) => name === "n" || Reflect.get(TRAITS, name) !== value);
    const call = given.map(([name, value]) => `${name}=${pythonLiteral(value)}`).join(", ");
    return [
      {
        name: words.plain("notesJupyterPart"),
        text: `from magnus_derek import MagnusDerek

table = MagnusDerek(${call})
table`,
      },
    ];
  },
  rendered: ([cell], { widget }) => {
    const [, call = ""] = /^table = MagnusDerek\((.*)\)$/m.exec(cell?.text ?? "") ?? [];
    const given = [...call.matchAll(/(\w+)=("(?:[^"\\]|\\.)*"|\w+)/g)].map(([, name = "", value = ""]) => [
      name,
      fromPython(value),
    ]);
    return widgetHost(widget, { ...TRAITS, ...Object.fromEntries(given) });
  },
};

/** The caption as reStructuredText. @param {string} text */
const escapeRst = (text) => text.replaceAll(/[\\*_`|]/g, "\\$&");

/** @type {FigurePlace} */
export const SPHINX = {
  id: "sphinx",
  name: words.plain("notesSphinx"),
  uses: [...LOOK, "words"],
  wordsName: words.plain("notesCaption"),
  lessons: true,
  steps: (figure) => [...installSteps(figure), words.plain("notesSphinx1"), words.plain("notesSphinx2")],
  notes: () => [words.plain("notesWithoutNode")],
  parts: (figure) => {
    const options = [...gameAttributes(figure.shown), ...filterOptions(figure)];
    /** @param {(text: string) => string} write */
    const lines = (write) =>
      options.map(([name, value]) => `:${name}:${value === true ? "" : ` ${write(String(value))}`}`);
    const rst = [...lines((text) => text), "", escapeRst(figure.words)].map((line) => line && `   ${line}`);
    const myst = [
      ...lines((text) => (/^\w[\w=&+,.-]*$/.test(text) ? text : JSON.stringify(text))),
      "",
      caption(figure.words),
    ];
    return [
      { name: words.plain("notesSphinxMyst"), text: fenceBlock("`", "{magnus-derek}", myst.join("\n")) },
      { name: words.plain("notesSphinxRst"), text: [".. magnus-derek::", ...rst].join("\n") },
    ];
  },
  rendered: (_, figure) => {
    const tag = tagOf(figure.shown, { after: filterOptions(figure) });
    return `${scriptOf(figure.script)}\n<figure>${tag}<figcaption>${escapeText(figure.words)}</figcaption></figure>`;
  },
};

/** @param {string} value */
const fromPython = (value) => JSON.parse(value === "True" ? "true" : value === "False" ? "false" : value);

/** Width to height of a frame in a book: on a phone, too, the whole table with few controls stands in it. */
const SHAPE = "8:15";
/** The width in pixels that such a frame has at most. */
const WIDEST = 440;

/** The picture of a figure of PreTeXt, which is printed. @param {NotesFigure} figure @param {string} indent */
const pretextImage = ({ picture, words }, indent) =>
  `${indent}<image source="${picture}.png" width="60%">
${indent}  <shortdescription>${escapeText(words)}</shortdescription>
${indent}</image>`;

/** The frame with the table. @param {NotesFigure} figure @param {string} id an attribute @param {string} indent */
function pretextInteractive(figure, id, indent) {
  const address = frameAddress(figure.frame, figure.shown, queryOptions({ ...figure, height: "auto" }));
  return `${indent}<interactive ${id}="${figure.picture}" iframe="${escapeAttribute(address)}" width="100%" aspect="${SHAPE}" design-width="${WIDEST}" resize-behavior="responsive">
${indent}  <shortdescription>${escapeText(figure.frameTitle)}</shortdescription>
${indent}  <static>
${pretextImage(figure, `${indent}    `)}
${indent}  </static>
${indent}</interactive>`;
}

/** What PreTeXt makes of it: the frame with the words below or above. @type {FigurePlace["rendered"]} */
function pretextRendered([part]) {
  if (!part) return "";
  const source = new DOMParser().parseFromString(trusted().createHTML(part.text), "application/xml");
  const address = source.querySelector("interactive")?.getAttribute("iframe") ?? "";
  const name = source.querySelector("interactive > shortdescription")?.textContent ?? "";
  const caption = source.querySelector("caption, dynamic p")?.textContent ?? "";
  return `<figure>${frameOf(address, name, { height: null, style: `max-width: ${WIDEST}px; aspect-ratio: ${SHAPE.replace(":", " / ")}` })}<figcaption>${escapeText(caption)}</figcaption></figure>`;
}

/** The picture to save beside the source. @type {NonNullable<FigurePlace["files"]>} */
const pretextFiles = ({ picture }, exported) => [{ name: `${picture}.png`, make: () => exported("png") }];

/** @type {FigurePlace} */
export const PRETEXT = {
  id: "pretext",
  name: words.plain("notesPretext"),
  uses: [...LOOK, "words"],
  wordsName: words.plain("notesCaption"),
  lessons: true,
  steps: (figure) => [words.plain("notesPretext1", { picture: `${figure.picture}.png` }), words.plain("notesPretext2")],
  notes: frameColours,
  parts: (figure) => [
    {
      name: words.plain("notesPretextPart"),
      text: `<figure xml:id="figure-${figure.picture}">
  <caption>${escapeText(figure.words)}</caption>
${pretextInteractive(figure, "xml:id", "  ")}
</figure>`,
    },
  ],
  files: pretextFiles,
  rendered: pretextRendered,
};

/** An exercise whose frame tells Runestone the score: it stores results by the labels. @type {FigurePlace} */
export const RUNESTONE = {
  id: "runestone",
  name: words.plain("notesRunestone"),
  uses: [...LOOK, "words"],
  wordsName: words.plain("notesRunestoneWords"),
  lessons: true,
  steps: (figure) =>
    "link" in figure.shown
      ? [words.plain("notesCourseChoose")]
      : [
          words.plain("notesPretext1", { picture: `${figure.picture}.png` }),
          words.plain("notesRunestone1"),
          words.plain("notesRunestone2"),
        ],
  notes: (figure) => [words.plain("notesRunestone3"), ...frameColours(figure)],
  parts: (figure) => {
    if ("link" in figure.shown) return [];
    const sentence = escapeText(figure.words);
    return [
      {
        name: words.plain("notesRunestonePart"),
        text: `<exercise label="exercise-${figure.picture}">
  <dynamic>
    <statement>
      <p>${sentence}</p>
${pretextInteractive(figure, "label", "      ")}
    </statement>
  </dynamic>
  <static>
    <statement>
      <p>${sentence}: <url href="${escapeAttribute(figure.address)}"/></p>
${pretextImage(figure, "      ")}
    </statement>
  </static>
</exercise>`,
      },
    ];
  },
  files: (figure, exported) => ("link" in figure.shown ? [] : pretextFiles(figure, exported)),
  rendered: pretextRendered,
};

/**
 * Part of a page with the widget, for the preview of a notebook: a model that exists only here, and render.
 * @param {string} widget the address of the module
 * @param {Record<string, unknown>} values the traits
 */
function widgetHost(widget, values) {
  const data = escapeAttribute(JSON.stringify({ widget, values }));
  return `<div class="widget" data-widget="${data}"></div>
<script type="module" nonce="preview">
  const el = document.querySelector(".widget");
  const { widget, values } = JSON.parse(el.dataset.widget);
  const model = {
    get: (name) => values[name],
    set: (name, value) => { values[name] = value; },
    save_changes() {},
    on() {},
    off() {},
  };
  const { default: module } = await import(new URL(widget, document.baseURI));
  module.render({ model, el });
</script>`;
}
