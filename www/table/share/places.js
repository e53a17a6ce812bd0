// @ts-check
/** What a page of somebody else can name: the script with the tag, and a page for a frame. What is not known is not named. */

import { SITE } from "../../kit/site.js";

/**
 * @typedef {object} Script
 * @property {string} src
 * @property {boolean} [module]
 * @property {string | null} [integrity] a browser runs only what has this hash
 */

/**
 * @typedef {object} Places
 * @property {Script | null} script
 * @property {string | null} frame it opens the game behind its #
 * @property {string} [host] the script that gives this frame the height of its content
 * @property {string} [first] what has to be done before they are there
 */

/** @type {Places} */
let places = placesOf(SITE);

/** For a host without files of its own. @param {Places} others */
export function providePlaces(others) {
  places = others;
}

export const knownPlaces = () => places;

/** @param {string} site where it lies, if anywhere @returns {Places} */
function placesOf(site) {
  if (!isOnWeb(site)) return { script: null, frame: null };
  return {
    script: { src: `${site}element.js`, module: true },
    frame: `${site}embed.html`,
    host: `${site}embed-host.js`,
  };
}

/** Whether pages elsewhere can name the address. @param {string} address */
export function isOnWeb(address) {
  return /^https?:/.test(address);
}

/** What names the game to others: its address, or where that is one of this machine only what stands behind its #. @param {string} address */
export function forOthers(address) {
  return address.startsWith("file:") ? new URL(address).hash.slice(1) : address;
}
