// @ts-check
/** The page that puts a table into notes: what its scripts say. */

export { formatNumber } from "./numbers.js";

/** @param {string} why */
export const notReady = (why) => `This page could not be made ready: ${why}`;

/** Every place by its id: what it is called, what to do there, step by step, and what its parts are called; a link is written [name](href). */
export const PLACES = {
  tag: {
    name: "A page of my own",
    steps: ["Copy the tag with its script.", "Paste it into the HTML of the page, where the table is to be."],
    part: "The tag with its script",
  },
  frame: {
    name: "A frame",
    steps: [
      "Copy the frame.",
      "Paste it into the HTML of the page, in a blog or wherever only frames are allowed.",
      "Its script gives the frame the height of the table. Where no script is allowed, choose another height.",
    ],
    part: "The frame",
    withScript: "The frame with its script",
  },
  moodle: {
    name: "Moodle",
    steps: [
      "Copy the frame.",
      "In Moodle add a page or a label, and switch its editor to HTML (the button </> or Tools, Source code).",
      "Paste, and save.",
    ],
    ownCopy: (/** @type {string} */ single) =>
      `It shows the single file, which works in a sandbox. To have it in the course itself, [save the file](${single}), upload it there, and write its address behind src, before the #.`,
    notSingle: "The single file speaks English alone, so this frame shows the page for frames.",
    part: "The frame",
  },
  reveal: {
    name: "A reveal.js slide",
    steps: [
      "Copy the first part into the head of the presentation.",
      "Copy the slide to where it is to come. A heading of yours goes above the table.",
      'Write controlsLayout: "edges" into Reveal.initialize, so that no arrow lies over the table.',
    ],
    head: "In the head",
    slide: "The slide",
  },
  jupyter: {
    name: "Jupyter",
    steps: (/** @type {string} */ saved) => [
      "Once: pip install anywidget",
      saved,
      "Copy the cell into the notebook, and run it.",
    ],
    part: "The cell",
  },
  quarto: {
    name: "Quarto",
    steps: [
      "Copy the block.",
      "Paste it into the .qmd file, where the table is to be. In a printed document it is left out.",
    ],
    part: "The raw block",
  },
  myst: {
    name: "MyST",
    steps: (/** @type {string} */ saved) => [
      saved,
      "Copy the directive, and paste it into the .md file, where the table is to be.",
    ],
    part: "The directive",
  },
  pretext: {
    name: "PreTeXt",
    steps: (/** @type {string} */ picture) => [
      `Save the picture below as assets/${picture}: it is what is printed.`,
      "Copy the figure into the source of the book.",
    ],
    part: "The figure",
  },
  file: {
    name: "One file, no network",
    steps: (/** @type {string} */ single) => [
      single
        ? `[Save the single file](${single}) into the folder of your page.`
        : "Take the single file magnus-derek.html, which ./build.sh single writes, into the folder of your page.",
      "Copy the frame, and paste it into the HTML of that page. It works from a disk, too.",
    ],
    part: "The frame",
    english: "The single file speaks English alone.",
  },
  markdown: {
    name: "Markdown",
    steps: (/** @type {string} */ picture) => [
      `Save the picture as ${picture} beside the text.`,
      "Copy the line into the text: a picture that leads to the table.",
    ],
    part: "The picture with its link",
    english:
      "The sentence and the picture are in the language of the table; the link has none: its page speaks the language of whoever follows it, or English.",
  },
  tikz: {
    name: "LaTeX, with TikZ",
    steps: [
      "Copy the picture into the document; what its preamble needs stands in the first lines.",
      "Below is what LaTeX makes of it, drawn by this page.",
    ],
    part: "The picture",
    english: "What stands in the picture is in the language of the table; the comments between its lines are English.",
  },
  qr: {
    name: "A QR code",
    steps: ["Save the code as a file, or copy it as SVG, for a slide or a sheet: whoever scans it finds this table."],
    address: "The address",
    code: "The code as SVG",
    english: "The link has no language: its page speaks the language of whoever scans it, or English.",
  },
};

/** What the reader of a notebook saves beside it; where there are no downloads, `widget` is "". @param {string} widget */
export const saveWidget = (widget) =>
  widget
    ? `[Save anywidget.js](${widget}) into the folder of your notes.`
    : "Take anywidget.js from the package that ./build.sh package writes, and put it into the folder of your notes.";

/** @param {string} place its name */
export const noLessons = (place) =>
  `A step of a lesson cannot go there: “${place}” takes games alone. Choose a page of your own or a frame.`;

/** @param {number} most @param {number} length */
export const sentenceTooLong = (most, length) =>
  `The sentence must have at most ${most} characters, but it has ${length}.`;

/** @param {string} code such as U+0008 @param {number} at the number of the character, from 1 */
export const unseenCharacter = (code, at) =>
  `The sentence must have no characters that cannot be seen, but its character ${at} is ${code}.`;

/** @param {"width" | "height"} name @param {string} value @param {number} least @param {number} most */
export const wrongPixels = (name, value, least, most) =>
  `The ${name} in pixels must be a whole number from ${least} to ${most}, but it is ${value}.`;

/** @param {string} text that is no number */
export const quoted = (text) => `“${text}”`;

/** @param {string} name as the address has it @param {string[]} known @param {string} text */
export const wrongChoice = (name, known, text) =>
  `${name} must be ${known.slice(0, -1).join(", ")} or ${known.at(-1)}, but it is “${text}”.`;

export const copy = String("Copy");

/** @param {string} part */
export const copyPart = (part) => `Copy: ${part}`;
/** @param {string} file */
export const saveFile = (file) => `Save ${file}`;
/** @param {string} file */
export const savedFile = (file) => `Saved ${file}.`;

/** How the preview can be looked at. */
export const VIEWS = {
  page: "A page",
  slide: "A slide",
  sandbox: "Moodle sandbox",
  policy: "Strict policy",
  scriptless: "No JavaScript",
  printed: "Printed",
};
export const SCHEMES = { light: "Light", dark: "Dark" };

/** What there is to say about that. */
export const ABOUT = {
  page: "",
  sandbox: "As in a frame that may do nothing but run scripts.",
  policy: "Under a Content-Security-Policy that allows this site and 'wasm-unsafe-eval', and nothing else.",
  scriptless: "As a reader without JavaScript has it.",
  printed: "As on paper.",
};

/** @param {number} width @param {number} height */
export const aboutSlide = (width, height) => `A slide of ${width} × ${height} pixels, scaled as a whole.`;

/** @type {string} */
export const noOrigin =
  "As in a frame that may do nothing but run scripts. The server of this site does not send Access-Control-Allow-Origin: *, so that it loads nothing there but the single file.";
/** What is to be known of a script that pages of other sites may not load: readers there would have the words in the tag alone. */
export const standaloneInstead = String(
  "The server of this site does not send Access-Control-Allow-Origin: *, so that pages of other sites cannot load element.js, and would show the words in the tag alone. Therefore the script is standalone.js, which works there too.",
);
export const notForAll = String(
  "The server of this site does not send Access-Control-Allow-Origin: *, so that pages of other sites cannot load element.js, and show the words in the tag alone. What works there is standalone.js, which ./build.sh site puts beside the pages.",
);
/** @type {string} */
export const nothing =
  "There is nothing to preview: this copy of the site has no downloads, which ./build.sh site puts beside the pages.";

/** The page in the preview, around the table. */
export const AROUND = {
  title: "Preview",
  slide: "A slide",
  above: "The text of the page goes on above the table …",
  below: "… and below it.",
};
