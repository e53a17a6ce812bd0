/** A chart of the note in TikZ. */

/** @import { Axis, Chart } from "./charts.mjs" */

/** Size in centimetres. */
const [WIDTH, HEIGHT] = [11, 5.5];
const MARKS = [
  "\\fill circle (1.8pt)",
  "\\draw[fill=white] +(-1.6pt,-1.6pt) rectangle +(1.6pt,1.6pt)",
  "\\draw[fill=white] circle (1.4pt)",
];

/** A length with as few digits as are seen. @param {number} value */
const short = (value) => String(Math.round(value * 1000) / 1000);

/** @param {Axis} axis @param {number} length */
const scale =
  ({ from, to }, length) =>
  (/** @type {number} */ value) =>
    short(((value - from) / (to - from)) * length);

/** @param {Chart} chart @param {(text: string) => string} written a text for TeX */
export function chartTex({ across, up, series, bound }, written) {
  const [x, y] = [scale(across, WIDTH), scale(up, HEIGHT)];
  const at = (/** @type {{x: number, y: number}} */ point) => `(${x(point.x)},${y(point.y)})`;
  const line = (/** @type {{x: number, y: number}[]} */ points) => points.map(at).join(" -- ");
  const mark = (/** @type {number} */ look, /** @type {string} */ place) =>
    MARKS[look]?.replace(/^(\\\w+(?:\[[^\]]*\])?) /, `$1 ${place} `) ?? "";
  const row = (/** @type {number} */ index) => short(HEIGHT - 0.3 - index * 0.45);
  const lines = [
    `\\draw (0,${short(HEIGHT)}) -- (0,0) -- (${WIDTH},0);`,
    ...across.marks.map(([value, label]) => `\\draw (${x(value)},0) -- +(0,-2pt) node[below] {${label}};`),
    ...up.marks.map(([value, label]) => `\\draw (0,${y(value)}) -- +(-2pt,0) node[left] {${label}};`),
    `\\node[below] at (${short(WIDTH / 2)},-0.5) {${written(across.name)}};`,
    `\\node[above right] at (-0.5,${short(HEIGHT)}) {${written(up.name)}};`,
    ...(bound ? [`\\draw[dashed] ${line(bound.points)};`] : []),
    ...series.flatMap(({ joined, points }, look) => [
      ...points.flatMap(({ x: place, least, most }) =>
        least === undefined || most === undefined || least === most
          ? []
          : [`\\draw[gray] ${line([least, most].map((y) => ({ x: place, y })))};`],
      ),
      ...(joined ? [`\\draw[thin] ${line(points)};`] : []),
      ...points.map((point) => `${mark(look, at(point))};`),
    ]),
    ...series.flatMap(({ name }, look) => [
      `${mark(look, `(0.6,${row(look)})`)};`,
      `\\node[right] at (0.8,${row(look)}) {${written(name)}};`,
    ]),
    ...(bound
      ? [
          `\\draw[dashed] (0.35,${row(series.length)}) -- +(0.5,0);`,
          `\\node[right] at (0.8,${row(series.length)}) {${written(bound.name)}};`,
        ]
      : []),
  ];
  return `\\begin{tikzpicture}[font=\\footnotesize]\n${lines.join("\n")}\n\\end{tikzpicture}`;
}
