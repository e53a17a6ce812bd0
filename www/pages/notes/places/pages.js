// @ts-check
/** Pages: the tag, a frame, the single file, a course in Moodle, a slide of reveal.js. */

import { frameAddress, frameOf, languageOptions, scriptOf, tagOf } from "../../../table/share/snippets.js";
import { SHARE as ENGLISH } from "../../../words/en/share.js";
import { queryOptions, tagOptions } from "./options.js";

/** @import { Figure, Option, Part, Place } from "../types" */

/** @type {Option[]} */
const LOOK = ["lang", "controls", "evaluate", "readonly", "theme"];
/** As high as the table with minimal controls in a line of text, where nothing gives a frame its height. */
const FRAME_HEIGHT = "700";
/** The single file has the page around the table too. */
const SINGLE_HEIGHT = "900";

/** Parts that are HTML already. @param {Part[]} parts */
const asWritten = (parts) => parts.map(({ text }) => text).join("\n");

/** The size of a frame. @param {Figure} figure @param {string} usual @returns {{width?: string, height: string | null, style?: string}} */
function sizeOf({ width, height }, usual) {
  const wide = width === "" ? {} : { width };
  if (height === "wide") return { ...wide, height: null, style: "aspect-ratio: 16 / 9" };
  return { ...wide, height: height === "auto" ? usual : height };
}

/** @type {Place} */
export const TAG = {
  id: "tag",
  name: "A page of my own",
  uses: [...LOOK, "width", "height", "words"],
  lessons: true,
  steps: () => ["Copy the tag with its script.", "Paste it into the HTML of the page, where the table is to be."],
  parts: (figure) => [
    {
      name: "The tag with its script",
      text: `${scriptOf(figure.script)}\n${tagOf(figure.shown, { after: tagOptions(figure), words: figure.words })}`,
    },
  ],
  rendered: asWritten,
};

/** @type {Place} */
export const FRAME = {
  id: "frame",
  name: "A frame",
  uses: [...LOOK, "width", "height"],
  lessons: true,
  steps: ({ height }) => [
    "Copy the frame.",
    "Paste it into the HTML of the page, in a blog or wherever only frames are allowed.",
    ...(height === "auto"
      ? ["Its script gives the frame the height of the table. Where no script is allowed, choose another height."]
      : []),
  ],
  parts: (figure) => {
    const { shown, frame, host, height } = figure;
    const address = frameAddress(frame, shown, queryOptions(figure));
    const follows = height === "auto";
    const text = frameOf(address, figure.frameTitle, { ...sizeOf(figure, FRAME_HEIGHT), follows });
    if (!follows) return [{ name: "The frame", text }];
    return [{ name: "The frame with its script", text: `${text}\n${scriptOf({ src: host })}` }];
  },
  rendered: asWritten,
};

/** Whether the single file is what a course shows; it shows no steps of lessons, and speaks English alone. @param {Figure} figure */
const takesFile = ({ shown, single, lang }) => single !== "" && "link" in shown && lang === "en";

/** @type {Place} */
export const MOODLE = {
  id: "moodle",
  name: "Moodle",
  uses: ["lang", "width", "height"],
  lessons: true,
  steps: (figure) => [
    "Copy the frame.",
    "In Moodle add a page or a label, and switch its editor to HTML (the button </> or Tools, Source code).",
    "Paste, and save.",
    ...(takesFile(figure)
      ? [
          `It shows the single file, which works in a sandbox. To have it in the course itself, [save the file](${figure.single}), upload it there, and write its address behind src, before the #.`,
        ]
      : []),
    ...(figure.lang === "en"
      ? []
      : [
          "The single file, which works in any sandbox, speaks English alone. So this frame shows the page for frames: its server has to send Access-Control-Allow-Origin: *.",
        ]),
  ],
  parts: (figure) => {
    const { shown, frame, single, lang, frameTitle } = figure;
    const address = frameAddress(takesFile(figure) ? single : frame, shown, languageOptions(lang));
    return [
      { name: "The frame", text: frameOf(address, frameTitle, { ...sizeOf(figure, SINGLE_HEIGHT), sandboxed: true }) },
    ];
  },
  rendered: asWritten,
};

/** @type {Place} */
export const FILE = {
  id: "file",
  name: "One file, no network",
  uses: ["width", "height"],
  lessons: false,
  english: "The single file speaks English alone.",
  steps: ({ single }) => [
    `${single ? `[Save the single file](${single})` : "Take the single file magnus-derek.html, which ./build.sh single writes,"} into the folder of your page.`,
    "Copy the frame, and paste it into the HTML of that page. It works from a disk, too.",
  ],
  parts: (figure) => {
    const address = frameAddress("magnus-derek.html", figure.shown);
    return [{ name: "The frame", text: frameOf(address, ENGLISH.frameTitle, sizeOf(figure, SINGLE_HEIGHT)) }];
  },
  rendered: asWritten,
};

/** The arrows of reveal.js stand at the left and right edges of the window; a slide with a table leaves room for them. */
const SLIDE_STYLE = `<style>
  /* The arrows of reveal.js stand at the left and right edges of the window; a slide with a table leaves room for them. */
  .reveal .slides section > magnus-derek {
    max-width: calc(100% - 2 * max(44px, 9vmin) / var(--slide-scale, 1));
    margin-inline: auto;
  }
</style>`;

/** @type {Place} */
export const REVEAL = {
  id: "reveal",
  name: "A reveal.js slide",
  uses: [...LOOK, "words"],
  lessons: true,
  steps: () => [
    "Copy the first part into the head of the presentation.",
    "Copy the slide to where it is to come. A heading of yours goes above the table.",
    'Write controlsLayout: "edges" into Reveal.initialize, so that no arrow lies over the table.',
  ],
  parts: (figure) => {
    const before = /** @type {[string, string | true][]} */ ([
      ["class", "r-stretch"],
      ["present", true],
    ]);
    const tag = tagOf(figure.shown, { before, after: tagOptions(figure, false), words: figure.words });
    return [
      { name: "In the head", text: `${scriptOf(figure.script)}\n${SLIDE_STYLE}` },
      { name: "The slide", text: `<section data-prevent-swipe>\n${tag}\n</section>` },
    ];
  },
  rendered: asWritten,
};
