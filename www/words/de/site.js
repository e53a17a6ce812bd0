// @ts-check
/** The pages that there are in this language. Written by build/heads.mjs. */

// biome-ignore format: written by a program
export const PAGES = ["announced.html","changelog.html","companions.html","dominoes.html","for-notes.html","index.html","lab.html","learn.html","learn/announced.html","learn/closed-sets.html","learn/cousins.html","learn/distance.html","learn/doubling.html","learn/every-table.html","learn/lose.html","learn/midpoints.html","learn/perfect.html","learn/rings.html","learn/rounds.html","learn/ruler.html","learn/shield.html","learn/three-left.html","learn/two-phases.html","multivision.html","note.html","number-game.html","reference.html"];
