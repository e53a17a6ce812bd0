/**
 * The graph of all that is stated: the statements of the note with the lessons that prove them and the certificates, and the files
 * of Rocq. Who rests on whom comes from the note's proofs (`statements.mjs`) and from what the files import.
 */

import { readdirSync } from "node:fs";
import { LESSONS } from "../../lessons/list.js";
import { TRANSLATIONS } from "../../lessons/translations.js";
import { markEnglish } from "../lessons/text.mjs";
import { FILES } from "../proofs/files.mjs";
import { inWords, prose } from "../proofs/statement.mjs";
import { NOTE } from "../template.mjs";
import { statementsOf } from "./statements.mjs";

/** @import { Speaker } from "../../text/types" */

/**
 * A box of the map.
 * @typedef {object} MapNode
 * @property {string} id
 * @property {"theorem" | "lemma" | "claim" | "lesson" | "data" | "file"} kind
 * @property {"proved" | "computed" | "observed"} mark
 * @property {"whole" | "part" | "not"} checked by Rocq
 * @property {string} name
 * @property {string} gist what it says, in a few words; "" where the name says it
 * @property {string} href
 * @property {string} html the statement; "" where there is none
 * @property {string[]} uses the ids of those that it rests on
 * @property {string[]} theorems of Rocq that it names, as FILE.THEOREM
 * @property {string} part what of it Rocq has checked, if not all
 */

/** The files of the certificates, one a table. */
const CERTIFICATES = readdirSync(new URL("../../../tests/certificates/", import.meta.url)).filter((name) =>
  name.endsWith(".bin"),
);
/** The claim that rests on them. */
const CERTIFIED = "perfect-4";

/** Lessons that the note names itself, beside those that the theorems of Rocq name: the statement, the lesson. @type {[id: string, lesson: string][]} */
const LESSONS_IN_NOTE = [
  ["theorem-1", "every-table"],
  ["theorem-12", "prices"],
];

/** The lessons that prove a theorem of Rocq. @param {string} id FILE.THEOREM */
function lessonsOf(id) {
  const [file, name] = id.split(".");
  const entry = FILES.find((one) => one.file === file)?.entries.find((one) => one.name === name);
  return (entry?.lessons ?? []).map((place) => place.split("/")[0] ?? "");
}

/** @param {Speaker} words @returns {Promise<MapNode[]>} */
export async function noteNodes(words) {
  const statements = await statementsOf(words.language);
  /** @type {MapNode[]} */
  const nodes = statements.map(({ id, kind, name, mark, html, checked, section, uses }) => {
    const gist = words.knows(id) ? words.plain(/** @type {"theorem-0"} */ (id)) : kind === "lemma" ? "" : section;
    return {
      ...{ id, kind, mark, html, part: checked.part, theorems: checked.theorems },
      checked: checked.theorems.length === 0 ? "not" : checked.part ? "part" : "whole",
      name: name || gist,
      gist: name ? gist : "",
      href: `${NOTE}#${id}`,
      uses: id === CERTIFIED ? [...uses, "certificates"] : uses,
    };
  });
  /** @type {MapNode} */
  const certificates = {
    ...{
      id: "certificates",
      kind: "data",
      mark: "computed",
      checked: "not",
      html: "",
      uses: [],
      theorems: [],
      part: "",
    },
    name: words.plain("mapCertificates", { count: CERTIFICATES.length }),
    gist: words.plain("mapCertificatesAbout"),
    href: "reference.html#data",
  };
  return [...nodes, certificates, ...(await lessonNodes(nodes, words))];
}

/** @param {MapNode[]} statements @param {Speaker} words @returns {Promise<MapNode[]>} */
async function lessonNodes(statements, words) {
  const titles = words.language === "en" ? {} : await TRANSLATIONS[words.language]?.titles();
  return LESSONS.flatMap(({ id, number, title }) => {
    const proved = statements.filter(
      (one) =>
        one.theorems.some((theorem) => lessonsOf(theorem).includes(id)) ||
        LESSONS_IN_NOTE.some(([statement, lesson]) => statement === one.id && lesson === id),
    );
    if (proved.length === 0) return [];
    const said = titles?.[id] ?? (words.language === "en" ? title : markEnglish(title));
    return {
      ...{ id: `lesson-${id}`, kind: "lesson", mark: "proved", checked: "not", html: "", theorems: [], part: "" },
      name: words.plain("mapLesson", { number }),
      gist: said,
      href: `learn/${id}.html`,
      uses: proved.map((one) => one.id),
    };
  });
}

/** The files of Rocq, each with what it imports. @param {Speaker} words @returns {MapNode[]} */
export function fileNodes({ language }) {
  return FILES.map(({ file, needs, title, about, theorems }) => ({
    ...{ id: `file-${file}`, kind: "file", mark: "proved", checked: "whole", part: "" },
    html: `<p>${prose(inWords(about, language))}</p>`,
    theorems: theorems.map((name) => `${file}.${name}`),
    name: `${file}.v`,
    gist: inWords(title, language),
    href: `proofs/${file}.html`,
    uses: needs.map((one) => `file-${one}`),
  }));
}
