// @ts-check
/** Courses with grades: packages of SCORM for Moodle and Canvas, and the plain frame for Canvas. */

import { hrefOf } from "../../../kit/address.js";
import { escapeAttribute } from "../../../kit/escape.js";
import { DOWNLOADS } from "../../../kit/site.js";
import { readPuzzleName } from "../../../table/lesson/puzzle.js";
import { sheetName } from "../../../table/lesson/puzzle-set.js";
import { FRAME_HEIGHT, frameAddress, frameOf, SINGLE_HEIGHT } from "../../../table/share/snippets.js";
import { packageId, packageName } from "../course/names.js";
import { words } from "../speaker.js";
import { queryOptions, tagOptions } from "./options.js";
import { sizeOf } from "./pages.js";

/** @import { Download, FigurePlace, NotesFigure, Option } from "../types" */
/** @import { PageOptions } from "../course/package.js" */
/** @import { Version } from "../course/names.js" */

/** @type {Option[]} */
const LOOK = ["lang", "controls", "theme", "package"];

/** Whether there is something to be graded. @param {NotesFigure} figure */
const hasTasks = ({ shown }) => !("link" in shown);

/** @param {NotesFigure} figure @param {Version} version @returns {PageOptions} */
const pageOptions = (figure, version) => ({
  version,
  pass: Number(figure.pass),
  seeds: figure.seeds,
  options: tagOptions({ ...figure, evaluate: false, readonly: false }, false),
});

/** The packages, made when they are asked for. @param {NotesFigure} figure @returns {Download[]} */
function packages(figure) {
  const id = packageId(figure);
  if (!id) return [];
  return /** @type {const} */ (["1.2", "2004"]).map((version) => ({
    name: packageName(id, figure.lang, version),
    async make() {
      const [{ contentsOf }, { zipOf }] = await Promise.all([
        import("../course/contents.js"),
        import("../course/save.js"),
      ]);
      const refusal = (/** @type {string} */ file) => words.plain("notesCourseNoFile", { file });
      return zipOf(await contentsOf(figure), pageOptions(figure, version), refusal);
    },
  }));
}

/** The first page of the package, as a reader without a course sees it. @param {NotesFigure} figure */
async function firstPage(figure) {
  if (!hasTasks(figure) || !DOWNLOADS) return "";
  const [{ contentsOf }, { coursePage }, { addressOf }] = await Promise.all([
    import("../course/contents.js"),
    import("../course/package.js"),
    import("../course/addresses.js"),
  ]);
  const { items, language } = await contentsOf(figure);
  const [first] = items;
  if (!first) return "";
  const page = await coursePage(first, language, pageOptions(figure, "1.2"), addressOf);
  return `<iframe width="100%" height="${SINGLE_HEIGHT}" frameborder="0" title="${escapeAttribute(first.title)}" srcdoc="${escapeAttribute(page)}"></iframe>`;
}

/** The page with the same puzzles as a sheet to print. @param {NotesFigure} figure */
const sheetOf = ({ shown, count }) =>
  "puzzle" in shown
    ? hrefOf("practice", `#${sheetName({ first: readPuzzleName(shown.puzzle), count: Number(count) })}`)
    : "";

/** What the package does, for every platform. @param {NotesFigure} figure */
const aboutPackage = (figure) =>
  hasTasks(figure)
    ? [
        words.plain("notesCourseScore"),
        words.plain("notesCourseKept"),
        ...(figure.seeds === "learner" ? [words.plain("notesCourseOwn")] : []),
        words.plain("notesCourseInside"),
        ...("puzzle" in figure.shown ? [words.plain("notesCourseSheet", { address: sheetOf(figure) })] : []),
      ]
    : [];

/** @type {FigurePlace} */
export const MOODLE_SCORM = {
  id: "moodle-scorm",
  name: words.plain("notesMoodleScorm"),
  uses: LOOK,
  lessons: true,
  steps: (figure) =>
    hasTasks(figure)
      ? [
          words.plain("notesMoodleScorm1", { file: packageName(packageId(figure), figure.lang, "1.2") }),
          words.plain("notesMoodleScorm2"),
          words.plain("notesMoodleScorm3"),
        ]
      : [words.plain("notesCourseChoose")],
  notes: aboutPackage,
  parts: () => [],
  files: packages,
  rendered: (_, figure) => firstPage(figure),
};

/** @type {FigurePlace} */
export const CANVAS = {
  id: "canvas",
  name: words.plain("notesCanvas"),
  uses: [...LOOK, "evaluate", "readonly", "width", "height"],
  lessons: true,
  steps: (figure) => [
    ...(hasTasks(figure)
      ? [words.plain("notesCanvas1", { file: packageName(packageId(figure), figure.lang, "2004") })]
      : [words.plain("notesCanvasChoose")]),
    words.plain("notesCanvas2"),
  ],
  notes: (figure) => [words.plain("notesCanvas3"), ...aboutPackage(figure)],
  parts: (figure) => {
    const address = frameAddress(figure.frame, figure.shown, queryOptions(figure));
    // Canvas takes scripts away, so the frame has a height of its own.
    return [
      { name: words.plain("notesCanvasPart"), text: frameOf(address, figure.frameTitle, sizeOf(figure, FRAME_HEIGHT)) },
    ];
  },
  files: packages,
  rendered: (parts) => parts.map(({ text }) => text).join("\n"),
};
