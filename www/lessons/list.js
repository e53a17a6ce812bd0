// @ts-check
/**
 * The lessons in their order, for menus and links; each is the file of its id in this folder, loaded on demand. First
 * the course, then what is for those who want every proof, then what lies beside.
 */

/**
 * @typedef {{id: string, number: number, title: string, summary: string, part: "course" | "advanced" | "beside",
 *   minutes: number, load: () => globalThis.Promise<{default: any}>}} Listed
 */

/** @type {Listed[]} */
export const LESSONS = [
  {
    id: "lose",
    number: 1,
    title: "Lose three times, and why",
    summary:
      "Play Derek for one minute, then change sides: see what Derek can choose and what he cannot, and learn to find the positions from which Magnus can force something new.",
    part: "course",
    minutes: 20,
    load: () => import("./lose.js"),
  },
  {
    id: "distance",
    number: 2,
    title: "Call the distance",
    summary:
      "Tell at a glance whether Magnus can force a new position at once, and with which call, on odd and on even tables; and play the first half of a game as Magnus.",
    part: "course",
    minutes: 15,
    load: () => import("./distance.js"),
  },
  {
    id: "rings",
    number: 3,
    title: "Rings",
    summary:
      "Take midpoints again and again: the layers M(A), M²(A) = M(M(A)), and so on, are drawn as rings. A position that first appears in ring i is exactly i rounds from a new one, however Derek delays.",
    part: "course",
    minutes: 20,
    load: () => import("./rings.js"),
  },
  {
    id: "shield",
    number: 4,
    title: "The shield",
    summary:
      "Find out which positions Derek can keep for ever, and on which tables: hold them yourself, try to break them as Magnus, and see how many they can be.",
    part: "course",
    minutes: 20,
    load: () => import("./shield.js"),
  },
  {
    id: "closed-sets",
    number: 5,
    title: "Closed sets, and f*(n)",
    summary:
      "Find all sets that contain all their midpoints. Then you can say for every table, without playing, how many positions Magnus gets: f*(n).",
    part: "course",
    minutes: 25,
    load: () => import("./closed-sets.js"),
  },
  {
    id: "ruler",
    number: 6,
    title: "The ruler",
    summary:
      "Write down all of Magnus’s calls before the game begins: find the list on 4 positions, carry it on to 8 and 16, and see where there is none.",
    part: "course",
    minutes: 20,
    load: () => import("./ruler.js"),
  },
  {
    id: "doubling",
    number: 7,
    title: "Doubling",
    summary:
      "How fast must the rings grow? Place positions so that they grow as slowly as possible, on prime tables and on composite ones, and prove what you see.",
    part: "course",
    minutes: 20,
    load: () => import("./doubling.js"),
  },
  {
    id: "rounds",
    number: 8,
    title: "Counting rounds",
    summary:
      "Why layer play is so fast on a prime table: every new position costs at most logarithmically many rounds, and these add up to less than 2(n − 1).",
    part: "course",
    minutes: 25,
    load: () => import("./rounds.js"),
  },
  {
    id: "perfect",
    number: 9,
    title: "Perfect play",
    summary:
      "R(n) is the number of rounds that Magnus needs if both play as well as possible. Sometimes he wastes none. Layers find the exact values, too.",
    part: "course",
    minutes: 20,
    load: () => import("./perfect.js"),
  },
  {
    id: "every-table",
    number: 10,
    title: "Every table",
    summary:
      "Layer play ends in fewer than 2(n − 1) rounds on every table, not only on prime ones. Here is the first half of the proof, for you to try out: count how often the token lands deep, on even and on odd tables.",
    part: "advanced",
    minutes: 40,
    load: () => import("./every-table.js"),
  },
  {
    id: "accounts",
    number: 11,
    title: "Every table, summed up",
    summary:
      "The second half of the proof: by a theorem of Mann the accounts of lesson 10 shrink like the rows of bricks in lesson 8, and they add up to B(n) < 2(n − 1). Multiples of three are faster still.",
    part: "advanced",
    minutes: 30,
    load: () => import("./accounts.js"),
  },
  {
    id: "two-phases",
    number: 12,
    title: "Two phases",
    summary:
      "Nedev’s recursion for composite tables: explore class after class, then make Derek choose what to give up. Its printed form has an error; here is the repair.",
    part: "advanced",
    minutes: 40,
    load: () => import("./two-phases.js"),
  },
  {
    id: "three-left",
    number: 13,
    title: "Why n + c is not enough",
    summary:
      "Three unvisited positions on a prime table refute a conjecture: however large the constant c is, n + c rounds are not always enough.",
    part: "advanced",
    minutes: 40,
    load: () => import("./three-left.js"),
  },
  {
    id: "nearly-every-round",
    number: 14,
    title: "Nearly every round is new",
    summary:
      "Bad places are never evenly spaced, so there are few of them. Therefore Magnus needs only f*(n) + o(n) rounds on every table: the share of wasted ones goes to 0.",
    part: "advanced",
    minutes: 35,
    load: () => import("./nearly-every-round.js"),
  },
  {
    id: "tripling",
    number: 15,
    title: "The third that is given away",
    summary:
      "Magnus visits two thirds of one class and of another. Then he offers what he has left behind, and Derek gives it or enters the third class. So on 9, 18, 27 and many other tables no round is wasted.",
    part: "advanced",
    minutes: 35,
    load: () => import("./tripling.js"),
  },
  {
    id: "prices",
    number: 16,
    title: "Derek’s choice costs nothing on average",
    summary:
      "Magnus pays a price for each landing, and Derek takes the dearer one. If Magnus is greedy, he pays round after round; if he looks ahead, he pays in the long run hardly more than the average price.",
    part: "advanced",
    minutes: 30,
    load: () => import("./prices.js"),
  },
  {
    id: "open",
    number: 17,
    title: "What nobody knows",
    summary:
      "Four open problems, each on a table on which it can be seen: tables without waste, rounds on primes, the best pair, and the best Derek.",
    part: "advanced",
    minutes: 25,
    load: () => import("./open.js"),
  },
  {
    id: "announced",
    number: 18,
    title: "Announced, and by chance",
    summary: "What changes if one player knows the other’s moves in advance, or if both play at random.",
    part: "beside",
    minutes: 30,
    load: () => import("./announced.js"),
  },
  {
    id: "cousins",
    number: 19,
    title: "Three cousins",
    summary:
      "The Number Game, dominoes on a circle and multivision: three other games that are completely solved, by the same habits of thought.",
    part: "beside",
    minutes: 30,
    load: () => import("./cousins.js"),
  },
];
