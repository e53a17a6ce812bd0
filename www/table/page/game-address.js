// @ts-check
/** Addresses of the pages to which a table links: the page of the game, lessons, proofs, notes. */

import { hrefOf, namedPage } from "../../kit/address.js";
import { refusalError } from "../../kit/sentences.js";
import { SITE } from "../../kit/site.js";
import { pageSpeaker } from "../../text/page-speaker.js";

/** Schemes under which a page can be opened. A link must lead to a page and must not run a script. */
const SCHEMES = ["http:", "https:", "file:"];

const here = () => globalThis.document?.baseURI ?? "";

/** The sentence that says why this document opens no games. @type {string | undefined} */
let noAddress;

/** Tells the table that no document of this host opens games. @param {string} why in a sentence */
export function refuseAddresses(why) {
  noAddress = why;
}

/** The full address of a named page; throws a sentence if links may not lead to it. @param {string} page */
export function addressOfPage(page) {
  try {
    const address = new URL(page, here());
    if (SCHEMES.includes(address.protocol)) return address.href;
  } catch {
    // No address at all.
  }
  throw refusalError({ code: "href", value: page });
}

/**
 * The address of a game: on the page that was named, else on the Play page beside the modules, else on this document.
 * Throws where the host has said that its documents open no games.
 * @param {string | null} page @param {string} link the short link
 */
export function addressOfGame(page, link) {
  return `${base(page).replace(/#.*$/s, "")}#${link}`;
}

/**
 * The address of the proofs, on the Lab page beside the modules or in the same document; "" if there is no such page.
 */
export function proofAddress() {
  return inSiteOrHere(linkFromSite("lab", "#proof-of-layer-play"));
}

/**
 * The address of a lesson or a step, on its page beside the modules or in the same document; "" if there is no such
 * page, or if this is that page.
 * @param {string} lesson @param {string} [step]
 */
export function lessonAddress(lesson, step) {
  const address = inSiteOrHere(linkFromSite(`learn-${lesson}`, step && `#${step}`));
  const isHere = namedPage() === `learn-${lesson}` || here().replace(/[?#].*$/s, "") === address.replace(/#.*$/s, "");
  return isHere ? "" : address;
}

/**
 * The address of the page that puts a game, a step of a lesson or a puzzle into notes; "" in a bundle, which has no such
 * page.
 * @param {{link: string} | {lesson: string} | {puzzle: string}} shown
 * @param {string} [language] the language of the table, in which that page opens
 */
export function notesAddress(shown, language = "en") {
  const [name, value] = /** @type {[string, string]} */ (Object.entries(shown)[0]);
  const hash = name === "link" ? `#${value}` : `#${name}=${value.replaceAll("&", "%26")}`;
  return SITE && `${SITE}${linkFromSite("for-notes", language === "en" ? hash : `${hash}&lang=${language}`)}`;
}

/** The address of a puzzle on its page; "" in a bundle, which has no such page. @param {string} puzzle its name */
export const practiceAddress = (puzzle) => SITE && `${SITE}${linkFromSite("practice", `#${puzzle}`)}`;

/** The address of the mistakes in a game; "" in a bundle. @param {string} link */
export const mistakesAddress = (link) => practiceAddress(`mistakes&number=1&game=${link}`);

/** A page in the language of this one, from the folder of the English pages. @param {string} page @param {string} [hash] with # */
function linkFromSite(page, hash) {
  const href = hrefOf(page, hash);
  const isPage = !href.startsWith("#");
  const { language } = pageSpeaker();
  return isPage && language !== "en" ? `${language}/${href}` : href;
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
    // The attribute was refused when it was set.
  }
  if (noAddress !== undefined) throw new Error(noAddress);
  return SITE || here();
}
