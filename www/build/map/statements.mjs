/**
 * The statements of the note, and which rest on which: read from the finished page, whose links within proofs name what is used.
 * So a new theorem, lemma or mark of the note is on the map without a further line; `mentions.mjs` has what no link says rightly.
 */

import { parseFragment, serialize } from "parse5";
import { inLanguage } from "../languages.mjs";
import { finishedNote, noteMain } from "../note.mjs";
import { NOTE } from "../template.mjs";
import { ONLY_NAMED, UNNAMED } from "./mentions.mjs";

/** @typedef {import("parse5").DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.ChildNode} Node */
/** What Rocq has checked of a statement: its theorems as FILE.THEOREM, and what part of it that is. @typedef {{theorems: string[], part: string}} Checked */
/**
 * A statement: its place in the note, its certainty, its words as HTML, and the ids of the statements that its proof uses.
 * @typedef {object} Statement
 * @property {string} id its anchor in the note
 * @property {"theorem" | "lemma" | "claim"} kind a claim has no name
 * @property {string} name
 * @property {"proved" | "computed" | "observed"} mark
 * @property {string} html
 * @property {Checked} checked
 * @property {string} section its title
 * @property {string[]} uses
 */

/** @param {Node} node @returns {node is Element} */
const isElement = (node) => "tagName" in node;
/** @param {Element} node @param {string} name */
const attribute = (node, name) => node.attrs.find((one) => one.name === name)?.value ?? "";
/** @param {Element} node @param {string} name */
const isOf = (node, name) => attribute(node, "class").split(" ").includes(name);
/** @param {Element} node */
const elementsIn = (node) => node.childNodes.filter(isElement);
/** @param {Element} node @returns {Element[]} */
const allIn = (node) => elementsIn(node).flatMap((one) => [one, ...allIn(one)]);
/** @param {Node} node @returns {string} */
export const textOf = (node) =>
  "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textOf).join("") : "";

/** Places of the note, by the links to them. @param {Element} node */
const namedIn = (node) =>
  allIn(node).flatMap((one) => /^#((?:theorem|lemma)-\d+)$/.exec(attribute(one, "href"))?.[1] ?? []);

/** Reads the line beside a claim, or apart from one. @param {Element} how @returns {Checked} */
function checkedIn(how) {
  const links = allIn(how).flatMap((one) => /^proofs\/(\w+)\.html#([\w']+)$/.exec(attribute(one, "href")) ?? []);
  const theorems = [];
  for (let at = 0; at < links.length; at += 3) theorems.push(`${links[at + 1]}.${links[at + 2]}`);
  const part = elementsIn(how).find((one) => one.tagName === "span" && !isOf(one, "mark"));
  return { theorems: [...new Set(theorems)], part: part ? textOf(part).trim() : "" };
}

/** Cuts a paragraph where lemmas begin. @param {Element} paragraph */
function cutAtLemmas(paragraph) {
  /** @type {{lemma: Element | null, nodes: Node[]}[]} */
  const parts = [{ lemma: null, nodes: [] }];
  for (const node of paragraph.childNodes) {
    if (isElement(node) && attribute(node, "id").startsWith("lemma-")) parts.push({ lemma: node, nodes: [node] });
    else parts.at(-1)?.nodes.push(node);
  }
  return parts.filter(({ nodes }) => nodes.some((node) => textOf(node).trim()));
}

/** True for the word that begins the proof of a lemma. @param {Node | undefined} node */
const beginsProof = (node) =>
  node !== undefined && isElement(node) && node.tagName === "em" && /^(Proof|Beweis)\.$/.test(textOf(node));

/** What a lemma says, without its proof. @param {Node[]} nodes */
function statedIn(nodes) {
  const end = nodes.findIndex(beginsProof);
  return end < 0 ? nodes : nodes.slice(0, end);
}

/** The children of parsed HTML may be written again. @param {Node[]} nodes */
const htmlOf = (nodes) => serialize(/** @type {any} */ ({ nodeName: "#document-fragment", childNodes: nodes })).trim();

/**
 * Gives each theorem of a line apart from a claim to the lemma that it proves: the only one in the line, or that of its name; else to the claim before.
 * @param {Checked & {lemmas: string[], owner: Statement | null}} line @param {Map<string, Statement>} all
 */
function share({ theorems, part, lemmas, owner }, all) {
  for (const theorem of theorems) {
    const name = theorem.split(".")[1]?.replaceAll("_", " ");
    const lemma = lemmas.map((id) => all.get(id)).find((one) => one?.name.toLowerCase() === name);
    const only = lemmas.length === 1 ? all.get(String(lemmas[0])) : undefined;
    const statement = lemma ?? only;
    if (statement) statement.checked.theorems.push(theorem);
    else if (owner) {
      // Beside a claim that is checked whole this is more than the claim.
      const isMore = owner.checked.theorems.length > 0 && owner.checked.part === "";
      owner.checked = { theorems: [...owner.checked.theorems, theorem], part: isMore ? "" : part };
    }
  }
}

/** @param {string} html the main part of the note @returns {Statement[]} */
export function statementsIn(html) {
  /** @type {Map<string, Statement>} */
  const all = new Map();
  /** The lines of what Rocq has checked apart from a claim. @type {(Checked & {lemmas: string[], owner: Statement | null})[]} */
  const lines = [];
  const root = /** @type {Element} */ (/** @type {unknown} */ (parseFragment(html)));
  for (const section of allIn(root).filter((one) => one.tagName === "section")) {
    const heading = elementsIn(section).find((one) => one.tagName === "h2");
    const title = heading ? textOf(heading).replace(/^\d+\. /, "") : "";
    /** The theorems that the next proof is about. @type {Statement[]} */
    let open = [];
    /** What an unnamed paragraph of a proof belongs to. @type {Statement[]} */
    let owners = [];
    /** The lemma stated last, and the one whose proof has paragraphs of its own. @type {[Statement | null, Statement | null]} */
    let [stated, proving] = [null, null];
    /** @type {Statement | null} */
    let last = null;
    for (const block of elementsIn(section)) {
      if (isOf(block, "claim")) {
        const [how, ...rest] = elementsIn(block);
        const id = attribute(block, "id");
        const name = rest.flatMap(allIn).find((one) => one.tagName === "strong");
        const isTheorem = id.startsWith("theorem-");
        const mark = how ? allIn(how).find((one) => isOf(one, "mark")) : undefined;
        last = {
          id,
          kind: isTheorem ? "theorem" : "claim",
          name: isTheorem && name ? textOf(name).replace(/\.$/, "") : "",
          mark: /** @type {Statement["mark"]} */ (mark ? attribute(mark, "class").replace(/^mark /, "") : "proved"),
          html: htmlOf(rest),
          checked: how ? checkedIn(how) : { theorems: [], part: "" },
          section: title,
          uses: rest.flatMap(namedIn).filter((one) => one !== id),
        };
        all.set(id, last);
        if (isTheorem) open.push(last);
      } else if (isOf(block, "how")) {
        lines.push({ ...checkedIn(block), lemmas: namedIn(block), owner: last });
      } else if (isOf(block, "proof")) {
        if (open.length > 0) [owners, open] = [open, []];
        for (const paragraph of elementsIn(block)) {
          if (beginsProof(paragraph.childNodes[0])) proving = stated;
          for (const { lemma, nodes } of cutAtLemmas(paragraph)) {
            const named = nodes
              .filter(isElement)
              .flatMap((one) => [
                ...namedIn(one),
                ...(/^#((?:theorem|lemma)-\d+)$/.exec(attribute(one, "href"))?.slice(1) ?? []),
              ]);
            if (!lemma) {
              for (const owner of proving ? [proving] : owners) owner.uses.push(...named);
              continue;
            }
            const id = attribute(lemma, "id");
            /** @type {Statement} */
            const statement = {
              id,
              kind: "lemma",
              name: textOf(lemma).replace(/\.$/, ""),
              mark: "proved",
              html: `<p>${htmlOf(statedIn(nodes))}</p>`,
              checked: { theorems: [], part: "" },
              section: title,
              uses: named,
            };
            [stated, proving] = [statement, null];
            all.set(id, statement);
            // A lemma without a theorem before it stands for itself, and so do the paragraphs after it.
            if (owners.length === 0 || owners[0]?.kind === "lemma") owners = [statement];
            else for (const owner of owners) owner.uses.push(id);
          }
          if (textOf(paragraph).trim().endsWith("∎")) proving = null;
        }
      }
    }
  }
  for (const line of lines) share(line, all);
  return [...all.values()];
}

/** The links of proofs as they are, in any language. @param {string} language @returns {Promise<Statement[]>} */
export async function linkedStatements(language) {
  const english = await noteMain();
  return statementsIn(finishedNote(language === "en" ? english : await inLanguage(language, NOTE, english)));
}

/** The statements with the corrections of `mentions.mjs`, which are by English names. @param {Statement[]} english */
function corrected(english) {
  const ids = new Map(english.map(({ id, name }) => [name || id, id]));
  const isOnlyNamed = (/** @type {string} */ by, /** @type {string} */ used) =>
    ONLY_NAMED.some(([one, other]) => ids.get(one) === by && ids.get(other) === used);
  return english.map(({ id, uses, ...rest }) => {
    const unnamed = UNNAMED.filter(([by]) => ids.get(by) === id).flatMap(([, used]) => ids.get(used) ?? []);
    const named = uses.filter((one) => one !== id && english.some((other) => other.id === one));
    const used = [...named.filter((one) => !isOnlyNamed(id, one)), ...unnamed];
    return { id, ...rest, uses: [...new Set(used)] };
  });
}

/** The English statements, read once they are asked for: other builds import this module, too. @type {Promise<Statement[]> | undefined} */
let english;

/** The statements in a language; who rests on whom is the same in all. @param {string} language @returns {Promise<Statement[]>} */
export async function statementsOf(language) {
  english ??= linkedStatements("en").then(corrected);
  if (language === "en") return english;
  const translated = new Map((await linkedStatements(language)).map((one) => [one.id, one]));
  return (await english).map((statement) => {
    const { name, html, section, checked } = translated.get(statement.id) ?? statement;
    return { ...statement, name, html, section, checked: { ...statement.checked, part: checked.part } };
  });
}
