// @ts-check
/** The pages that there are in this language. Written by build/heads.mjs. */

// biome-ignore format: written by a program
<<<<<<< HEAD
export const PAGES = ["announced.html","changelog.html","companions.html","for-notes.html","index.html","lab.html"];
=======
export const PAGES = ["announced.html","companions.html","dominoes.html","for-notes.html","lab.html","multivision.html","number-game.html"];
>>>>>>> 34ac67f (The circle of dominoes and the Number Game speak German, and so does what the companions share; a computation through files has a checksum)
