// @ts-check
/** Looks of the parts that only some pictures have (optional-parts.js), and of all roles. */

import { HALO, PALE } from "../../board/board-looks.js";
import { FIRST_RULES } from "./picture-looks.js";

/** They come after those of the first picture. @type {Record<string, Record<string, string>>} */
export const OPTIONAL_LOOKS = {
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].map((rank) => [
      `.rank-${rank}`,
      { "--own": `color-mix(in oklab, var(--ink) ${16 + 11 * rank}%, var(--track))` },
    ]),
  ),
  ".rank": { fill: "var(--own)" },
  ".rank-number": { "font-variant-numeric": "tabular-nums" },
  ".rank-number.none": { "font-weight": "700", fill: "var(--accent)" },
  ".ring-name": { fill: "var(--muted)" },
  ".ring-name.left": { "text-anchor": "end" },
  ".ring-name.right": { "text-anchor": "start" },
  ".ring-mark": { fill: "var(--own)" },
  ".ring-mark.numbers": { fill: "var(--track)", stroke: "var(--muted)", "stroke-width": "1.5" },
  ".ring-leader": { fill: "none", stroke: "var(--ink)", "stroke-width": "1.6", "stroke-linejoin": "round" },
  ".ring-leader-end": { fill: "var(--ink)", stroke: "var(--paper)", "stroke-width": "2" },
  ".making-under": { fill: "none", stroke: "var(--paper)", "stroke-width": "4", opacity: "0.7" },
  ".making": { fill: "none", stroke: "var(--ink)", "stroke-width": "1.8" },
  ".making-dot": { fill: "var(--ink)", stroke: "var(--paper)", "stroke-width": "1" },
  ".after-under": { fill: "none", stroke: "var(--paper)", "stroke-width": "7" },
  ".after-cell": { fill: "none", stroke: "var(--ink)", "stroke-width": "3.5", "stroke-dasharray": "9 5" },
  ".witness": { fill: "none", stroke: "var(--ink)", "stroke-width": "3.5" },
  ".story-arc": { fill: "none", stroke: "var(--own)", "stroke-width": "4" },
  ".story-end": { stroke: "var(--ink)", "stroke-width": "2.5" },
  ".story-dot": { fill: "var(--ink)", stroke: "var(--paper)", "stroke-width": "2.5" },
  ".rated.best": { fill: "var(--ink)" },
  ".rated.slower": { fill: "color-mix(in oklab, var(--muted) 60%, var(--paper))" },
  ".rated.fewer": { fill: "var(--paper)", stroke: "var(--muted)", "stroke-width": "2" },
  ".rated.best.each": { fill: "var(--accent)" },
  ".rated.each.more": { fill: "color-mix(in oklab, var(--accent) 50%, var(--ink))" },
  ".rated.slower.each": { fill: "color-mix(in oklab, var(--accent) 45%, var(--paper))" },
  ".rated.fewer.each": { stroke: "var(--accent)" },
  ".rated.faded": { opacity: "0.35" },
  ".rated-rounds": { fill: "var(--muted)", ...HALO, "stroke-width": "4px" },
  ".rated-rounds.best": { fill: "var(--ink)", "font-weight": "700" },
  ".rated-rounds.faded": { opacity: "0.35" },
  ".rated-last": { "font-weight": "700", ...HALO, "stroke-width": "6px" },
  ".thread": { fill: "none", stroke: "var(--ink)", "stroke-width": "2.5" },
  ".class": { fill: "var(--class)", stroke: "var(--line)", "stroke-width": "1.5" },
  ".class.in-layer": { fill: PALE, stroke: "var(--own)", "stroke-width": "2.5" },
  ".class.gamma-class": { fill: "var(--raised)", stroke: "var(--kept)", "stroke-width": "4" },
  ".class.target-class": { fill: "var(--raised)", stroke: "var(--depth-0)", "stroke-width": "4" },
  ".class-name.here-class": { fill: "var(--paper)", "font-weight": "700" },
  ".class-name.other-class": { fill: "var(--ink)" },
  ".class-name.gamma-class": { "font-weight": "700", "font-style": "italic" },
  ".class-step": { fill: "none", stroke: "var(--accent)", "stroke-width": "3" },
  ".chord": { fill: "none", stroke: "var(--own)", "stroke-width": "3.2", opacity: "0.9" },
  ".chord.thin": { "stroke-width": "1.8", opacity: "0.8" },
  ".chord.hair": { "stroke-width": "0.8", opacity: "0.6" },
  ".chord.nowhere": { stroke: "var(--edge)", "stroke-dasharray": "7 6" },
  ".order-bar": { fill: "var(--own)" },
  ".order-bar.nowhere": { fill: "var(--edge)" },
  ".survivor": { fill: "var(--depth-0)" },
  ".glow": { fill: "var(--depth-0)", opacity: "0.3" },
  ".glow.far": { opacity: "0.16" },
  ".number.ordered": { fill: "var(--muted)" },
  ".arrow": { fill: "none", stroke: "var(--ink)", "stroke-width": "4" },
  ".arrow-under": { fill: "none", stroke: "var(--paper)", "stroke-width": "10", opacity: "0.85" },
  ".lens": { fill: "var(--paper)", stroke: "var(--ink)", "stroke-width": "2.5" },
  ".lens-title": { "font-weight": "700", "font-variant-numeric": "tabular-nums" },
  ".number.on-lens-token": { "font-weight": "700", "text-decoration": "underline" },
};

/** @type {Record<string, Record<string, string>>} */
export const RULES = { ...FIRST_RULES, ...OPTIONAL_LOOKS };
