// @ts-check
/** Pages: the tag, a frame, the single file, a course in Moodle, a slide of reveal.js. */

import { escapeAttribute, escapeText } from "../../../kit/escape.js";
import {
  FRAME_HEIGHT,
  fileAddress,
  frameAddress,
  frameOf,
  languageOptions,
  SINGLE_HEIGHT,
  scriptOf,
  tagOf,
} from "../../../table/share/snippets.js";
import { english } from "../../../text/english.js";
import "../../../text/say/export/share.js";
import { words } from "../speaker.js";
import { queryOptions, tagOptions } from "./options.js";

/** @import { FigurePlace, NotesFigure, Option, TextToCopy } from "../types" */

/** @type {Option[]} */
const LOOK = ["lang", "controls", "evaluate", "readonly", "theme"];

/** Parts that are HTML already. @param {TextToCopy[]} parts */
const joinParts = (parts) => parts.map(({ text }) => text).join("\n");

/**
 * The size of a frame.
 * @param {NotesFigure} figure
 * @param {string} usual
 * @returns {{width?: string, height: string | null, style?: string}}
 */
export function sizeOf({ width, height }, usual) {
  const wide = width === "" ? {} : { width };
  if (height === "wide") return { ...wide, height: null, style: "aspect-ratio: 16 / 9" };
  return { ...wide, height: height === "auto" ? usual : height };
}

/** Explains the colours of a frame with the theme "auto"; other frames need no explanation. @param {NotesFigure} figure */
export const frameColours = ({ theme }) =>
  theme === "auto" ? [`${words.plain("notesFrameColours")} ${words.plain("notesFrameLight")}`] : [];

/** @type {FigurePlace} */
export const TAG = {
  id: "tag",
  name: words.plain("notesTag"),
  uses: [...LOOK, "width", "height", "words"],
  lessons: true,
  steps: () => [words.plain("notesTag1"), words.plain("notesTag2")],
  notes: () => [words.plain("notesTag3")],
  parts: (figure) => [
    {
      name: words.plain("notesTagPart"),
      text: `${scriptOf(figure.script, true)}\n${tagOf(figure.shown, { after: tagOptions(figure), words: figure.words })}`,
    },
  ],
  rendered: joinParts,
};

/** @type {FigurePlace} */
export const FRAME = {
  id: "frame",
  name: words.plain("notesFrame"),
  uses: [...LOOK, "width", "height"],
  lessons: true,
  steps: () => [words.plain("notesFrame1"), words.plain("notesFrame2")],
  notes: (figure) => [...(figure.height === "auto" ? [words.plain("notesFrame3")] : []), ...frameColours(figure)],
  parts: (figure) => {
    const { shown, frame, host, height } = figure;
    const address = frameAddress(frame, shown, queryOptions(figure));
    const follows = height === "auto";
    const text = frameOf(address, figure.frameTitle, { ...sizeOf(figure, FRAME_HEIGHT), follows });
    if (!follows) return [{ name: words.plain("notesFramePart"), text }];
    return [{ name: words.plain("notesFrameWithScript"), text: `${text}\n${scriptOf({ src: host })}` }];
  },
  rendered: joinParts,
};

/**
 * Says whether a course shows the single file, which has no steps of lessons and only English.
 * @param {NotesFigure} figure
 */
const takesFile = ({ shown, single, lang }) => single !== "" && "link" in shown && lang === "en";

/** @type {FigurePlace} */
export const MOODLE = {
  id: "moodle",
  name: words.plain("notesMoodle"),
  uses: ["lang", "width", "height", "words"],
  wordsName: words.plain("notesMoodleWords"),
  lessons: true,
  view: (figure) => (takesFile(figure) ? "sandbox" : "page"),
  steps: () => [words.plain("notesMoodle1"), words.plain("notesMoodle2"), words.plain("notesMoodle3")],
  notes: (figure) => [
    words.plain("notesFrameColours"),
    words.plain("notesMoodleEmptySandbox"),
    ...(takesFile(figure) ? [words.plain("notesMoodleOwnCopy", { single: figure.single })] : []),
    ...("link" in figure.shown && figure.lang !== "en" ? [words.plain("notesMoodleNotSingle")] : []),
  ],
  parts: (figure) => {
    const { shown, frame, single, lang, frameTitle } = figure;
    // In the course the file has the rights of the course, which a sandbox takes away. The page for frames stays on its own site, and
    // in a sandbox it would ask more of its server.
    const sandboxed = takesFile(figure);
    const address = sandboxed ? fileAddress(single, shown) : frameAddress(frame, shown, languageOptions(lang));
    return [
      {
        name: words.plain("notesMoodlePart"),
        // The link is what is left where an editor puts an empty sandbox on every frame.
        text: `${frameOf(address, frameTitle, { ...sizeOf(figure, SINGLE_HEIGHT), sandboxed })}
<p><a href="${escapeAttribute(figure.address)}" target="_blank" rel="noopener">${escapeText(figure.words)}</a></p>`,
      },
    ];
  },
  rendered: joinParts,
};

/** @type {FigurePlace} */
export const FILE = {
  id: "file",
  name: words.plain("notesFile"),
  uses: ["width", "height"],
  lessons: false,
  english: words.plain("notesFileEnglish"),
  steps: ({ single }) => [
    single ? words.plain("notesFileSave", { single }) : words.plain("notesFileTake"),
    words.plain("notesFile2"),
  ],
  notes: () => [words.plain("notesFile3"), words.plain("notesFrameColours")],
  parts: (figure) => {
    const address = fileAddress("magnus-derek.html", figure.shown);
    return [
      {
        name: words.plain("notesFilePart"),
        text: frameOf(address, english.plain("frameTitle"), sizeOf(figure, SINGLE_HEIGHT)),
      },
    ];
  },
  rendered: joinParts,
};

const SLIDE_STYLE = `<style>
  /* ${words.plain("notesRevealArrows")} */
  .reveal .slides section > magnus-derek {
    max-width: calc(100% - 2 * max(44px, 9vmin) / var(--slide-scale, 1));
    margin-inline: auto;
  }
</style>`;

/** @type {FigurePlace} */
export const REVEAL = {
  id: "reveal",
  name: words.plain("notesReveal"),
  uses: [...LOOK, "words"],
  lessons: true,
  view: () => "slide",
  steps: () => [words.plain("notesReveal1"), words.plain("notesReveal2"), words.plain("notesReveal3")],
  parts: (figure) => {
    const before = /** @type {[string, string | true][]} */ ([
      ["class", "r-stretch"],
      ["present", true],
    ]);
    const tag = tagOf(figure.shown, { before, after: tagOptions(figure, false), words: figure.words });
    return [
      { name: words.plain("notesRevealHead"), text: `${scriptOf(figure.script)}\n${SLIDE_STYLE}` },
      { name: words.plain("notesRevealSlide"), text: `<section data-prevent-swipe>\n${tag}\n</section>` },
    ];
  },
  rendered: joinParts,
};
