/**
 * The links within the note, in any language: from a citation to its source and back, and from the name of a theorem or
 * lemma to where it stands. They are made of the finished text, so that the translations need not repeat them.
 */

import { SOURCES } from "./sources.mjs";

const KEY = `(?:${Object.keys(SOURCES).join("|")})`;
const CITED = new RegExp(`\\[(${KEY}(?:, ${KEY})*)\\]`, "g");
/** A theorem of the note; those of a source follow its key. Several may share the word. */
const THEOREMS =
  /(?<!\] |<strong>)\b(?:Theorems?|Satz(?:es)?|Sätzen?) \d+(?:(?:,| and| und| to| bis| or| oder) \d+)*(?!\()/g;
/** Lemmas are bold where they stand: those with a number, and those with a name. */
const LEMMA = /<strong>([^<]*?[Ll]emma(?: \w)?)(\.?)<\/strong>/g;
const SECTION = /\b(?:Section|Abschnitt) (\d+)/g;
/** A link, which has no other within it. */
const LINK = /(<a\b[^>]*>[\s\S]*?<\/a>)/;

/** @param {string} key */
export const sourceId = (key) => `source-${key}`;

/** @param {string} html the main part of the note */
export function withLinks(html) {
  /** The sections that cite a source, by its key. @type {Map<string, string[]>} */
  const citing = new Map();
  const lemmas = lemmasOf(html);
  const ids = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id = ""]) => id);
  const parts = html.split(/(?=<section id=")/).map((part) => {
    const [, id = ""] = /^<section id="([^"]+)"/.exec(part) ?? [];
    if (id === "sources" || id === "cite") return part;
    const number = /<h2>(\d+)\./.exec(part)?.[1] ?? "";
    const own = part.replaceAll(LEMMA, (_, name, stop) => `<strong id="${lemmas.get(name)}">${name}${stop}</strong>`);
    return outsideLinks(own, (text) => {
      const linked = text.replaceAll(SECTION, (name, place) => `<a href="#${ids[place - 1]}">${name}</a>`);
      return outsideLinks(linked, (rest) => toSources(toLemmas(toTheorems(rest, html), lemmas, id), number, citing));
    });
  });
  return parts.join("").replaceAll(/<li id="source-(\w+)">(.*?)<\/li>/g, (all, key) => {
    const sections = citing.get(key) ?? [];
    const back = sections.map((number) => `<a href="#cited-${key}-${number}">§ ${number}</a>`);
    return all.replace("</li>", ` <span class="cited">↩ ${back.join(" ")}</span></li>`);
  });
}

/** @param {string} html @param {(text: string) => string} change */
const outsideLinks = (html, change) =>
  html
    .split(LINK)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join("");

/** The ids of lemmas by their names, the same in every language. @param {string} html */
function lemmasOf(html) {
  const names = [...html.matchAll(LEMMA)].map(([, name = ""]) => name);
  return new Map(names.map((name, index) => /** @type {const} */ ([name, `lemma-${index + 1}`])));
}

/** @param {string} text @param {string} html in which the theorems stand */
function toTheorems(text, html) {
  return text.replaceAll(THEOREMS, (named) =>
    named.replaceAll(/(?:\p{L}+ )?(\d+)/gu, (name, number) =>
      html.includes(`id="theorem-${number}"`) ? `<a href="#theorem-${number}">${name}</a>` : name,
    ),
  );
}

/**
 * A lemma is named with a small or a large first letter, and in German with an ending; not in the list of errata, which
 * has lemmas of the sources.
 * @param {string} text @param {Map<string, string>} lemmas @param {string} section
 */
function toLemmas(text, lemmas, section) {
  if (lemmas.size === 0 || section === "errata") return text;
  const names = [...lemmas.keys()].map((name) => `[${name.charAt(0)}${name.charAt(0).toLowerCase()}]${name.slice(1)}`);
  const named = new RegExp(`(?<!\\] |, |">)\\b(${names.join("|")})(s?)(?![\\w.]*<\\/strong>|\\.\\d|\\w)`, "g");
  return text.replaceAll(named, (all, name) => {
    const id = lemmas.get(name) ?? lemmas.get(name.charAt(0).toUpperCase() + name.slice(1));
    return id ? `<a href="#${id}">${all}</a>` : all;
  });
}

/** @param {string} text @param {string} section its number @param {Map<string, string[]>} citing */
function toSources(text, section, citing) {
  return text.replaceAll(CITED, (_, keys) => {
    const links = String(keys)
      .split(", ")
      .map((key) => {
        const sections = citing.get(key) ?? [];
        const isFirst = !sections.includes(section);
        if (isFirst) citing.set(key, [...sections, section]);
        return `<a${isFirst ? ` id="cited-${key}-${section}"` : ""} href="#${sourceId(key)}">${key}</a>`;
      });
    return `[${links.join(", ")}]`;
  });
}
