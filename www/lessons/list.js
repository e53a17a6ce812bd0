// @ts-check
/** The lessons in their order, for menus and links; each is the file of its id in this folder, loaded on demand. */

/**
 * @type {{id: string, number: number, title: string, summary: string,
 *   load: () => globalThis.Promise<{default: any}>}[]}
 */
export const LESSONS = [
  {
    id: "lose",
    number: 1,
    title: "Lose three times",
    summary:
      "Play Derek for one minute, lose, and see why: Derek chooses which position is visited next, never whether.",
    load: () => import("./lose.js"),
  },
  {
    id: "midpoints",
    number: 2,
    title: "Midpoints",
    summary:
      "The positions halfway between two unvisited ones: where they are on an odd and on an even table, and how many.",
    load: () => import("./midpoints.js"),
  },
  {
    id: "distance",
    number: 3,
    title: "Call the distance",
    summary:
      "From a midpoint Magnus forces a new position at once, from anywhere else he cannot; and why the first half of the game costs nothing.",
    load: () => import("./distance.js"),
  },
  {
    id: "rings",
    number: 4,
    title: "Rings",
    summary:
      "Midpoints of midpoints: the layers M(A), M²(A), M³(A), why a ring is rounds away, and why Derek can hold out no longer.",
    load: () => import("./rings.js"),
  },
  {
    id: "shield",
    number: 5,
    title: "The shield",
    summary:
      "Derek keeps a whole class of positions for ever: one of two landings is always outside it, if its index is odd.",
    load: () => import("./shield.js"),
  },
  {
    id: "closed-sets",
    number: 6,
    title: "Closed sets, and f*(n)",
    summary:
      "Sets that contain all their midpoints are classes with an odd index and nothing else; therefore one strategy forces f*(n) positions on every table.",
    load: () => import("./closed-sets.js"),
  },
  {
    id: "ruler",
    number: 7,
    title: "The ruler",
    summary:
      "On a table with 2ᵏ positions Magnus can fix all his calls in advance, and every round visits a new position.",
    load: () => import("./ruler.js"),
  },
  {
    id: "doubling",
    number: 8,
    title: "Doubling",
    summary:
      "How fast the rings grow: at least from k to 2k − 1 on prime tables, least for progressions; and why that is false for composite ones.",
    load: () => import("./doubling.js"),
  },
  {
    id: "rounds",
    number: 9,
    title: "Counting rounds",
    summary:
      "Why layer play visits all but one position of a prime table in fewer than 2(n − 1) rounds: one logarithm for every new position, and their sum.",
    load: () => import("./rounds.js"),
  },
  {
    id: "every-table",
    number: 10,
    title: "Every table",
    summary:
      "Layer play ends in fewer than 2(n − 1) rounds on every table, not only on primes: a proof in five steps that one can try out.",
    load: () => import("./every-table.js"),
  },
  {
    id: "two-phases",
    number: 11,
    title: "Two phases",
    summary:
      "Nedev's recursion for composite tables: explore class after class, then make Derek choose what to give up; an error in its printed form, and the repair.",
    load: () => import("./two-phases.js"),
  },
  {
    id: "perfect",
    number: 12,
    title: "Perfect play",
    summary:
      "R(n), the rounds that Magnus needs if both play as well as possible: sometimes not one is wasted, and the exact values are layers once more.",
    load: () => import("./perfect.js"),
  },
  {
    id: "three-left",
    number: 13,
    title: "Why n + c is not enough",
    summary:
      "Three unvisited positions on a prime table refute a conjecture: Magnus needs at least p − 3 + ⌈½⌈log₂ p⌉⌉ rounds, so no constant c makes n + c rounds enough.",
    load: () => import("./three-left.js"),
  },
  {
    id: "announced",
    number: 14,
    title: "Announced, by chance, and open",
    summary:
      "What changes if one player knows the other's moves, or if both play by chance; and what nobody knows about the game.",
    load: () => import("./announced.js"),
  },
  {
    id: "cousins",
    number: 15,
    title: "Three cousins",
    summary:
      "The Number Game, dominoes on a circle and multivision: three other games with a complete theory, and the same habits of thought.",
    load: () => import("./cousins.js"),
  },
  {
    id: "nearly-every-round",
    number: 16,
    title: "Nearly every round is new",
    summary:
      "Bad places are never evenly spaced, so there are few of them; therefore Magnus needs only f*(n) + o(n) rounds on every table.",
    load: () => import("./nearly-every-round.js"),
  },
];
