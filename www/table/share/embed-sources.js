// @ts-check
/**
 * The addresses that other people's pages can use: the script
 * with the tag, and a page for frames. Unknown ones are left out.
 */

import { SITE } from "../../kit/site.js";

/**
 * @typedef {object} Script
 * @property {string} src
 * @property {boolean} [module]
 * @property {string | null} [integrity] the hash that a browser checks before it runs the script
 */

/**
 * @typedef {object} EmbedSources
 * @property {Script | null} script
 * @property {string | null} frame the page for frames, whose query names the game
 * @property {string} [host] the script that gives this frame the height of its content
 * @property {string} [first] the steps to take before these addresses work
 */

/** @type {EmbedSources} */
let places = placesOf(SITE);

/** Sets the addresses for a host without files of its own. @param {EmbedSources} others */
export function setEmbedSources(others) {
  places = others;
}

export const embedSources = () => places;

/** @param {string} site the address of the site; "" if it has none @returns {EmbedSources} */
function placesOf(site) {
  if (!isOnWeb(site)) return { script: null, frame: null };
  return {
    script: { src: `${site}element.js`, module: true },
    frame: `${site}embed.html`,
    host: `${site}embed-host.js`,
  };
}

/** Says whether pages elsewhere can use the address. @param {string} address */
export function isOnWeb(address) {
  return /^https?:/.test(address);
}

/**
 * The name of the game for others: its address, or only the part behind # if the address is on this machine.
 * @param {string} address
 */
export function forOthers(address) {
  return address.startsWith("file:") ? new URL(address).hash.slice(1) : address;
}
