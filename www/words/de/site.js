// @ts-check
/** The pages that there are in this language. Written by build/heads.mjs. */

// biome-ignore format: written by a program
export const PAGES = ["announced.html","changelog.html","companions.html","dominoes.html","for-notes.html","index.html","lab.html","multivision.html","number-game.html"];
