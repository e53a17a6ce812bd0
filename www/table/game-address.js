// @ts-check
/** Where the page with the table is, to which links lead. */

import { namedPage } from "../kit/address.js";
import { linkFromSite } from "../kit/page-link.js";
import { refused } from "../kit/sentences.js";
import { SITE } from "../kit/site.js";

/** What a page with a table can be opened by. A link must lead to a page, and run nothing. */
const SCHEMES = ["http:", "https:", "file:"];

const here = () => globalThis.document?.baseURI ?? "";

/** Why this document is none to lead to. @type {string | undefined} */
let noAddress;

/** For a host whose documents open no game. @param {string} why in a sentence */
export function provideNoAddress(why) {
  noAddress = why;
}

/** The whole address of a page that was named; throws a sentence unless links may lead to it. @param {string} page */
export function addressOfPage(page) {
  try {
    const address = new URL(page, here());
    if (SCHEMES.includes(address.protocol)) return address.href;
  } catch {
    // No address at all.
  }
  throw refused({ code: "href", value: page });
}

/**
 * The address of a game: the page that was named, if links may lead to it, or the Play page beside the modules, or this document
 * itself, unless a host says that it opens no game: that is thrown.
 * @param {string | null} page @param {string} link the short link
 */
export function addressOfGame(page, link) {
  return `${base(page).replace(/#.*$/s, "")}#${link}`;
}

/** The address of the proofs, on the page Lab beside the modules or in the same document; "" where there is no such page. */
export function proofAddress() {
  return inSiteOrHere(linkFromSite("lab", "#proof-of-layer-play"));
}

/**
 * The address of a lesson, or of a step of it, on its page beside the modules or in the same document; "" where there is no such page,
 * or it is this one.
 * @param {string} lesson @param {string} [step]
 */
export function lessonAddress(lesson, step) {
  const address = inSiteOrHere(linkFromSite(`learn-${lesson}`, step && `#${step}`));
  const isHere = namedPage() === `learn-${lesson}` || here().replace(/[?#].*$/s, "") === address.replace(/#.*$/s, "");
  return isHere ? "" : address;
}

/**
 * The address of the page that puts a game, or a step of a lesson, into notes; "" in a bundle, which has no such page beside it.
 * @param {{link: string} | {lesson: string}} shown @param {string} [language] of the table, in which it begins there
 */
export function notesAddress(shown, language = "en") {
  const hash = "lesson" in shown ? `#lesson=${shown.lesson}` : `#${shown.link}`;
  return SITE && `${SITE}${linkFromSite("for-notes", language === "en" ? hash : `${hash}&lang=${language}`)}`;
}

/** @param {string} href from the folder with index.html */
function inSiteOrHere(href) {
  if (href.startsWith("#")) return href;
  return SITE && `${SITE}${href}`;
}

/** @param {string | null} page */
function base(page) {
  try {
    if (page !== null) return addressOfPage(page);
  } catch {
    // It has been refused with its sentence, when it was set.
  }
  if (noAddress !== undefined) throw new Error(noAddress);
  return SITE || here();
}
