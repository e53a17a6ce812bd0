/** The map of the theorems on proofs.html: two drawings, and the same as lists for narrow windows and for the cards over the drawings. */

import { box } from "../../drawing/plane.js";
import { path } from "../../drawing/primitives.js";
import { element, escapeXml, renderText } from "../../drawing/svg-text.js";
import { unbroken } from "../../text/unbroken.js";
import { plain, unmarked } from "../lessons/text.mjs";
import { theoremOf } from "../proofs/files.mjs";
import { inWords } from "../proofs/statement.mjs";
import { NOTE } from "../template.mjs";
import { mapSvgs, signOf, signShapes } from "./drawing.mjs";
import { fileNodes, noteNodes } from "./graph.mjs";

/** @import { MapNode } from "./graph.mjs" */
/** @import { Speaker } from "../../text/types" */

/** Sizes of the drawings: that of the note as wide as the page at 1,024 pixels, that of the files, with more columns, at 1,280. */
const NOTE_LOOK = { width: 178, across: 21, gap: 9, type: { name: 14, more: 14 } };
const ROCQ_LOOK = { width: 138, across: 20, gap: 16, type: { name: 13, more: 12 } };
/** The words for each sign. @type {Record<string, "mapWhole" | "mapPart" | "mapProved" | "mapComputed" | "mapObserved" | "mapLessonKey">} */
const WORDS = {
  whole: "mapWhole",
  part: "mapPart",
  proved: "mapProved",
  computed: "mapComputed",
  observed: "mapObserved",
  lesson: "mapLessonKey",
};

/** The files of theorems, each once. @param {string[]} theorems as FILE.THEOREM */
const filesOf = (theorems) => [...new Set(theorems.map((id) => `${id.split(".")[0]}.v`))];

/** A sign by itself. @param {string} sign */
const signSvg = (sign) =>
  element(
    "svg",
    { class: "map-key", viewBox: "-8 -8 16 16", width: 16, height: 16, "aria-hidden": "true" },
    signShapes("", sign, 0, 0)
      .map((one) => renderText(one))
      .join(""),
  );

/** The box of a sign in the key, with its outline: the corners of a lemma have no sign. @param {string} sign @param {string} [kind] of what has it */
function boxKey(sign, kind = "theorem") {
  const outline = path("box", "map-box", box(1.5, 1.5, 37, 21, kind === "lesson" ? 10.5 : kind === "lemma" ? 8 : 2));
  const shapes = [outline, ...(kind === "lemma" ? [] : signShapes("", sign, 20, 12))];
  return element(
    "svg",
    {
      ...{ class: `map-key map-node ${sign || kind}`, viewBox: "0 0 40 24", width: 40, height: 24 },
      "aria-hidden": "true",
    },
    shapes.map((one) => renderText(one)).join(""),
  );
}

/** A statement of the note on another page: its ids stay there, and its links lead there. @param {string} html */
const away = (html) => html.replaceAll(/ id="[^"]*"/g, "").replaceAll('href="#', `href="${NOTE}#`);

/** @param {Speaker} words */
export async function mapSection(words) {
  const [note, files] = [await noteNodes(words), fileNodes(words)];
  const all = [...note, ...files];
  const names = new Map(all.map(({ id, name, gist }) => [id, name || gist]));
  const nameOf = (/** @type {string} */ id) => names.get(id) ?? id;
  const usersOf = (/** @type {string} */ id) => all.filter(({ uses }) => uses.includes(id)).map((user) => user.id);
  const link = (/** @type {string} */ id) => `<a href="#map-${id}">${escapeXml(nameOf(id))}</a>`;

  /** The statements of the note that a file checks. @param {MapNode} node */
  const statedOf = ({ theorems }) => note.filter((one) => one.theorems.some((id) => theorems.includes(id)));

  /** The line with the check, of a statement, or of a file with what it checks. @param {MapNode} node */
  function checkOf(node) {
    if (node.kind === "file")
      return statedOf(node)
        .filter(({ kind }) => kind !== "claim")
        .map(({ name }) => name)
        .join(", ");
    if (node.theorems.length === 0) return "";
    const listed = filesOf(node.theorems).join(", ");
    return `✓ ${node.checked === "part" ? words.plain("mapInPart", { files: listed }) : listed}`;
  }

  /** @param {MapNode} node */
  function writingOf(node) {
    const status = words.plain(WORDS[signOf(node)] ?? "mapProved");
    const rests = node.uses.map(nameOf);
    const label = [
      `${node.name}${node.gist ? `: ${unmarked(node.gist)}` : ""}.`,
      `${status.charAt(0).toUpperCase()}${status.slice(1)}.`,
      ...(checkOf(node) ? [`${checkOf(node)}.`] : []),
      ...(rests.length > 0 ? [words.plain("mapRests", { places: words.list(rests) })] : []),
    ].join(" ");
    // The files that check a statement are named in its card: its sign says already that there are some.
    const more = [unbroken(unmarked(node.gist)), node.kind === "file" ? checkOf(node) : ""].filter(Boolean);
    return { name: unbroken(node.name), more, label, describedBy: node.html ? `map-says-${node.id}` : "" };
  }

  /** @param {MapNode} node */
  function itemOf(node) {
    const { id, kind, name, gist, html, href, uses, theorems, part, checked } = node;
    const sign = signOf(node);
    const leads = theorems.map((one) => `<a href="${theoremOf(one).address}"><code>${one}</code></a>`);
    const titles = theorems.map((one) => {
      const { entry, address } = theoremOf(one);
      return `<a href="${address}">${plain(inWords(entry.title, words.language))}</a>`;
    });
    const users = usersOf(id);
    const said = [
      uses.length > 0 ? words.say("mapRests", { places: words.list(uses.map(link)) }) : words.say("mapRestsOnNothing"),
      ...(users.length > 0 ? [words.say("mapUsed", { places: words.list(users.map(link)) })] : []),
      ...(kind === "file"
        ? [words.say("mapTheorems", { names: titles.join("; ") })]
        : theorems.length === 0
          ? []
          : checked === "part"
            ? [words.say("mapCheckedPart", { part: escapeXml(part), files: words.list(leads) })]
            : [words.say("mapChecked", { files: words.list(leads) })]),
    ];
    const statement = html ? `<div class="map-says" id="map-says-${id}">${away(html)}</div>\n` : "";
    return `<li id="map-${id}"><details data-of="${id}"><summary>${signSvg(sign)} <b>${plain(name)}</b>${gist ? ` ${plain(gist)}` : ""} <span class="note">${words.say(WORDS[sign] ?? "mapProved")}</span></summary>
${statement}<p class="note">${said.join(" ")} <a href="${href}">${words.say("mapThere")}</a></p></details></li>
`;
  }

  /** @param {MapNode[]} nodes @param {"mapNote" | "mapRocq"} title @param {string} about @param {typeof NOTE_LOOK} look @param {string} [key] to the signs */
  const part = (nodes, title, about, look, key = "") => `<div class="map-part ${title}">
<h3>${words.say(title)}</h3>
<p>${about}</p>
${key}<div class="map-room" tabindex="0" role="region" aria-label="${words.plain(title)}">
${mapSvgs(nodes, writingOf, { title: words.plain(title), alone: words.plain("mapAlone"), ...look }).join("\n")}
</div>
<details class="map-narrow">
<summary>${words.say("mapAsList", { count: nodes.length })}</summary>
<ol class="map-list">
${nodes.map(itemOf).join("")}</ol>
</details>
</div>
`;

  const statements = note.filter(({ kind }) => kind !== "lesson" && kind !== "data");
  const count = (/** @type {string} */ sign) => statements.filter((one) => signOf(one) === sign).length;
  const aboutNote = words.say("mapNoteAbout", {
    ...{ statements: statements.length, whole: count("whole"), part: count("part"), paper: count("proved") },
    ...{ computed: count("computed"), observed: count("observed") },
  });
  const theorems = files.reduce((sum, one) => sum + one.theorems.length, 0);
  const signs = Object.entries(WORDS).map(
    ([sign, said]) => `<li>${boxKey(sign, sign === "lesson" ? sign : undefined)} ${words.say(said)}</li>\n`,
  );
  signs.push(`<li>${boxKey("", "lemma")} ${words.say("mapLemmaKey")}</li>\n`);
  const key = `<ul class="map-keys" aria-label="${words.plain("mapKey")}">\n${signs.join("")}</ul>\n`;
  return `<section id="map" class="map">
<h2 class="map-wide">${words.say("mapTitle")}</h2>
<h2 class="map-narrow">${words.say("mapListTitle")}</h2>
<p>${words.say("mapLead")}</p>
${part(note, "mapNote", aboutNote, NOTE_LOOK, key)}${part(files, "mapRocq", words.say("mapRocqAbout", { files: files.length, theorems }), ROCQ_LOOK)}</section>
`;
}
