/** The papers that the note cites, by the keys of their citations, with the fields of BibTeX. Dashes and names are plain text. */

/**
 * @typedef {object} Source
 * @property {"article" | "inproceedings" | "mastersthesis" | "misc"} type
 * @property {string} author names as BibTeX joins them: “and” between two
 * @property {string} title
 * @property {string} where the journal, the proceedings, the university or the archive
 * @property {string} year
 * @property {string} [volume]
 * @property {string} [pages]
 * @property {string} [doi]
 * @property {string} [number] in an archive
 */

/** @type {Record<string, Source>} */
export const SOURCES = {
  N08: {
    type: "article",
    author: "Z. Nedev and S. Muthukrishnan",
    title: "The Magnus–Derek game",
    where: "Theoretical Computer Science",
    volume: "393",
    year: "2008",
    pages: "124–132",
  },
  H08: {
    type: "article",
    author: "C. A. J. Hurkens and R. A. Pendavingh and G. J. Woeginger",
    title: "The Magnus–Derek game revisited",
    where: "Information Processing Letters",
    volume: "109",
    year: "2008",
    pages: "38–40",
  },
  L08: {
    type: "mastersthesis",
    author: "J.-J. Lin",
    title: "More on the Magnus–Derek game",
    where: "National Chiao Tung University",
    year: "2008",
  },
  N10: {
    type: "article",
    author: "Z. Nedev",
    title: "An O(n)-round strategy for the Magnus–Derek game",
    where: "Algorithms",
    volume: "3",
    year: "2010",
    pages: "244–254",
    doi: "10.3390/a3030244",
  },
  C11: {
    type: "article",
    author: "L.-J. Chen and J.-J. Lin and M.-Z. Shieh and S.-C. Tsai",
    title: "More on the Magnus–Derek game",
    where: "Theoretical Computer Science",
    volume: "412",
    year: "2011",
    pages: "339–344",
    doi: "10.1016/j.tcs.2010.09.031",
  },
  B46: {
    type: "article",
    author: "F. A. Behrend",
    title: "On sets of integers which contain no three terms in arithmetical progression",
    where: "Proceedings of the National Academy of Sciences",
    volume: "32",
    year: "1946",
    pages: "331–332",
  },
  M53: {
    type: "article",
    author: "H. B. Mann",
    title: "An addition theorem for sets of elements of Abelian groups",
    where: "Proceedings of the American Mathematical Society",
    volume: "4",
    year: "1953",
    pages: "423",
  },
  R53: {
    type: "article",
    author: "K. F. Roth",
    title: "On certain sets of integers",
    where: "Journal of the London Mathematical Society",
    volume: "28",
    year: "1953",
    pages: "104–109",
  },
  K55: {
    type: "article",
    author: "M. Kneser",
    title: "Ein Satz über abelsche Gruppen mit Anwendungen auf die Geometrie der Zahlen",
    where: "Mathematische Zeitschrift",
    volume: "61",
    year: "1955",
    pages: "429–434",
    doi: "10.1007/BF01181357",
  },
  H63: {
    type: "article",
    author: "W. Hoeffding",
    title: "Probability inequalities for sums of bounded random variables",
    where: "Journal of the American Statistical Association",
    volume: "58",
    year: "1963",
    pages: "13–30",
  },
  P74: {
    type: "article",
    author: "J. M. Pollard",
    title: "A generalisation of the theorem of Cauchy and Davenport",
    where: "Journal of the London Mathematical Society",
    volume: "8",
    year: "1974",
    pages: "460–462",
  },
  K82: {
    type: "article",
    author: "D. J. Kleitman and K. J. Winston",
    title: "On the number of graphs without 4-cycles",
    where: "Discrete Mathematics",
    volume: "41",
    year: "1982",
    pages: "167–172",
  },
  D94: {
    type: "article",
    author: "J. A. Dias da Silva and Y. O. Hamidoune",
    title: "Cyclic spaces for Grassmann derivatives and additive theory",
    where: "Bulletin of the London Mathematical Society",
    volume: "26",
    year: "1994",
    pages: "140–146",
  },
  K23: {
    type: "inproceedings",
    author: "Z. Kelley and R. Meka",
    title: "Strong bounds for 3-progressions",
    where: "IEEE Symposium on Foundations of Computer Science (FOCS)",
    year: "2023",
  },
  B23: {
    type: "misc",
    author: "T. F. Bloom and O. Sisask",
    title: "An improvement to the Kelley–Meka bounds on three-term arithmetic progressions",
    where: "arXiv",
    number: "2309.02353",
    year: "2023",
  },
};

/** Writes the entry of a source in the list. @param {string} key */
export function inList(key) {
  const { author, title, where, volume, number, year, pages, type } = of(key);
  const names = author.split(" and ").join(", ");
  const kind = type === "mastersthesis" ? "master’s thesis, " : "";
  const place = [where, volume, number && `:${number}`].filter(Boolean).join(" ").replace(" :", ":");
  return `[${key}] ${names}, “${title}”, ${kind}${place} (${year})${pages ? `, ${pages}` : ""}.`;
}

/** @param {string} key @returns {Source} */
function of(key) {
  const source = SOURCES[key];
  if (!source) throw new Error(`The note has no source called ${key}.`);
  return source;
}

/** The field of BibTeX for where a source appeared. */
const FIELD = { article: "journal", inproceedings: "booktitle", mastersthesis: "school", misc: "howpublished" };

/** All sources as a file of BibTeX. Braces keep the capitals of names in titles. */
export function bibliography() {
  const entries = Object.entries(SOURCES).map(([key, { type, author, title, where, number, ...rest }]) => {
    const fields = {
      author,
      title: title.replaceAll(/Magnus–Derek|Kelley–Meka|Grassmann|Cauchy|Abelian|Davenport|O\(n\)/g, "{$&}"),
      [FIELD[type]]: number ? `${where}:${number}` : where,
      ...rest,
    };
    const lines = Object.entries(fields).map(
      ([name, value]) => `  ${name.padEnd(9)} = {${value.replaceAll("–", "--")}}`,
    );
    return `@${type}{${key},\n${lines.join(",\n")}\n}\n`;
  });
  return entries.join("\n");
}
