// @ts-check
/** The looks of the picture as TikZ styles and named colours; only those in use are written. */

import { PALETTE, WRITING } from "../../board/board-looks.js";
import { rgbOf } from "../../kit/colour.js";
import { colourOf, plainValue, resolveDeclarations } from "./resolved.js";
import { short } from "./tex.js";

/** @import { Theme } from "../../kit/theme.js" */

/** Units of the picture in a centimetre. */
export const UNIT = 100;
/** Scale of the whole picture, which fits on a 16:9 slide below a title. */
export const SHRINK = 0.68;
/** A unit in points. */
const POINT = 28.4527 / UNIT;
/** The same for the widths of lines, which TikZ does not scale. */
const LINE = SHRINK * POINT;
/** The height of ordinary ten-point writing, in units. */
const TEN_POINTS = 10 / POINT;

/** Printed paper is white. */
const PRINT = { ground: "mdPaper", light: "255,255,255" };

/** @typedef {ReturnType<typeof tikzLook>} TikzLook */

/** @param {Theme} theme */
export function tikzLook(theme) {
  const names = colourNames(theme);
  /** @type {Map<string, string>} */
  const colours = new Map();
  /** @type {Map<string, string>} */
  const styles = new Map();

  /** The name of a colour. @param {string} hex */
  function colour(hex) {
    const name = names.get(hex) ?? `md${hex.slice(1)}`;
    colours.set(name, hex);
    return name;
  }

  /** The style of a role; its name is the role's. @param {string} role @param {string} [extra] more options */
  function shape(role, extra) {
    const look = resolveDeclarations(role, theme);
    const options = [];
    if (look.fill && look.fill !== "none") options.push(`fill=${colour(look.fill)}`);
    if (look.stroke) options.push(`draw=${colour(look.stroke)}`);
    if (look["stroke-width"]) options.push(`line width=${short(Number.parseFloat(look["stroke-width"]) * LINE)}pt`);
    if (look["stroke-dasharray"]) options.push(dashes(look["stroke-dasharray"]));
    if (look["stroke-linecap"]) options.push(`line cap=${look["stroke-linecap"]}`);
    if (look.opacity) options.push(`opacity=${short(Number(look.opacity))}`);
    if (extra) options.push(extra);
    styles.set(role, options.join(", "));
    return role;
  }

  /** The style of writing. @param {string} role @param {number} size in units @param {string} [extra] */
  function writing(role, size, extra) {
    const look = resolveDeclarations(role, theme);
    const options = [`text=${colour(look.fill ?? plainValue(WRITING.fill ?? "", {}, theme))}`];
    options.push(`scale=${short(size / TEN_POINTS)}`);
    if (look["font-weight"]) options.push("font=\\bfseries");
    if (look["text-anchor"]) options.push(`anchor=${look["text-anchor"] === "start" ? "west" : "east"}`);
    if (extra) options.push(extra);
    styles.set(role, options.join(", "));
    return role;
  }

  return {
    shape,
    writing,
    /** The fill of a role, as the name of a colour. @param {string} role */
    fill: (role) => colour(resolveDeclarations(role, theme).fill ?? ""),
    /** @param {string} name of the palette */
    named: (name) => colour(colourOf(name, theme)),
    /** The colours as RGB, which plain TeX understands too. */
    definitions: () =>
      [...colours].map(([name, hex]) => {
        const printed = name === PRINT.ground && theme === "light" ? PRINT.light : rgbOf(hex).join(",");
        return `\\definecolor{${name}}{RGB}{${printed}}`;
      }),
    styles: () => [...styles].map(([name, options]) => `${name}/.style={${options}}`),
  };
}

/** The names of colours by their value: those of the palette and pale mixtures. @param {Theme} theme */
function colourNames(theme) {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const name of Object.keys(PALETTE)) {
    const depth = /^depth-(\d)$/.exec(name)?.[1];
    const hex = colourOf(name, theme);
    if (depth !== undefined) {
      names.set(hex, `mdLayer${depth}`);
      names.set(resolveDeclarations(`inherited ${name}`, theme).fill ?? "", `mdLayer${depth}pale`);
    } else if (!names.has(hex)) {
      names.set(hex, `md${name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}`);
    }
  }
  return names;
}

/** @param {string} lengths in units */
function dashes(lengths) {
  const parts = lengths.split(" ").map((length, index) => {
    return `${index % 2 === 0 ? "on" : "off"} ${short(Number(length) * LINE)}pt`;
  });
  return `dash pattern=${parts.join(" ")}`;
}
