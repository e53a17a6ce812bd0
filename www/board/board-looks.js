// @ts-check
/**
 * The looks of the board's roles as data: the element turns them into its style
 * sheet, the exports into plain colours. One accent colour marks a person's turn,
 * one scale of colours the depth; orange means unvisited and nothing else.
 */

/** The colours in the light and in the dark theme. @type {Record<string, readonly [light: string, dark: string]>} */
export const PALETTE = {
  paper: ["#fbfaf6", "#12161f"],
  ink: ["#1c2333", "#ece8dd"],
  muted: ["#565c6e", "#a7adbb"],
  line: ["#dedacc", "#303747"],
  edge: ["#8b8878", "#6b7386"],
  raised: ["#ffffff", "#1b212d"],
  track: ["#f0ede3", "#1c222e"],
  seat: ["#e9e6da", "#2a3140"],
  accent: ["#b23c1e", "#ff8573"],
  "accent-soft": ["#fbeae3", "#3a241d"],
  "on-accent": ["#ffffff", "#201009"],
  // Pale colours are mixed with this. It has no hue, so that theirs stays.
  pale: ["#ffffff", "#262626"],
  // The class that is not entered: γ of a two-phase Magnus, or the one that Derek keeps.
  kept: ["#96306f", "#e78fc4"],
  // From warm to cool to grey, dark and light by turns: neighbours differ for every eye and on every screen.
  "depth-0": ["#d87400", "#ffb347"],
  "depth-1": ["#157c4f", "#309564"],
  "depth-2": ["#3e97dc", "#72b8f2"],
  "depth-3": ["#4934a3", "#694ccd"],
  "depth-4": ["#a383c7", "#cbafed"],
  "depth-5": ["#272c6c", "#5060a3"],
  "depth-6": ["#8191b4", "#a6b8d8"],
  "depth-7": ["#21283d", "#5b637a"],
};

/** The font of the picture's writing, unless a role has its own. */
export const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';
export const SERIF = 'Georgia, "DejaVu Serif", serif';

/** The look that all writing shares. @type {Record<string, string>} */
export const WRITING = { "dominant-baseline": "central", fill: "var(--ink)" };

export const PALE = "color-mix(in oklab, var(--own) 37%, var(--pale))";
/** The outline of inherited members, darker than new ones: on a projector the pale filling alone is not told from theirs. */
const PALE_EDGE = "color-mix(in oklab, var(--own) 55%, var(--ink))";
export const HALO = { "paint-order": "stroke", stroke: "var(--paper)" };

/**
 * The looks of classes. As in CSS, a selector of more classes wins, and among equal ones the later.
 * @type {Record<string, Record<string, string>>}
 */
export const BOARD_RULES = {
  ...Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6, 7].map((depth) => [`.depth-${depth}`, { "--own": `var(--depth-${depth})` }]),
  ),
  ".track": { fill: "var(--track)" },
  // The outlines are seen where the fillings hardly differ from the page.
  ".track, .seat": { stroke: "var(--edge)", "stroke-width": "1.5" },
  ".new": { fill: "var(--own)" },
  ".inherited": { fill: PALE, stroke: PALE_EDGE, "stroke-width": "2" },
  // Drawn under every line that crosses the rings, so that it is visible on any colour.
  ".under-arrow": { fill: "none", stroke: "var(--paper)", "stroke-width": "7", opacity: "0.85" },
  ".spoke": { stroke: "var(--ink)", "stroke-width": "2.5", "stroke-dasharray": "2 6", "stroke-linecap": "round" },
  ".foot": { stroke: "var(--accent)", "stroke-width": "3" },
  ".spoke-dot": { fill: "var(--ink)", stroke: "var(--paper)", "stroke-width": "2" },
  ".foot-dot": { fill: "var(--accent)", stroke: "var(--paper)", "stroke-width": "2" },
  ".midpoint": { fill: "none", stroke: "var(--ink)", "stroke-width": "3" },
  ".midpoint.from-hovered": { "stroke-dasharray": "8 5", "stroke-width": "2.5" },
  ".midpoint-tick": { stroke: "var(--ink)", "stroke-width": "2.5" },
  ".midpoint-steps": { "font-weight": "700", ...HALO, "stroke-width": "7px" },
  ".midpoint-dot": { fill: "var(--ink)", stroke: "var(--paper)", "stroke-width": "2" },
  ".seat.visited": { fill: "var(--seat)", stroke: "var(--line)" },
  ".seat.unvisited": { fill: "var(--raised)", stroke: "var(--depth-0)", "stroke-width": "4" },
  ".seat.hovered": { stroke: "var(--ink)", "stroke-width": "3" },
  ".number": { "font-variant-numeric": "tabular-nums" },
  ".number.right": { "text-anchor": "start" },
  ".number.left": { "text-anchor": "end" },
  ".number.visited, .number.scale": { fill: "var(--muted)" },
  ".number.unvisited": { "font-weight": "700" },
  ".number.on-token, .number.token-number": { fill: "var(--paper)", "font-weight": "700" },
  ".token": { fill: "var(--ink)" },
  ".token-pill": { stroke: "var(--paper)", "stroke-width": "2" },
  ".token-halo": { fill: "var(--paper)", stroke: "var(--ink)", "stroke-width": "2.5" },
  ".call-arc": { fill: "none", stroke: "var(--accent)", "stroke-width": "3" },
  ".call-arc.considered": { "stroke-dasharray": "9 6" },
  ".call-tick": { fill: "none", stroke: "var(--accent)", "stroke-width": "2" },
  ".lit": { fill: "none", stroke: "var(--ink)", "stroke-width": "4", "stroke-linejoin": "round" },
  ".lit-under": { fill: "none", stroke: "var(--paper)", "stroke-width": "9", "stroke-linejoin": "round" },
  ".circled": { fill: "none", stroke: "var(--ink)", "stroke-width": "4" },
  ".circled-under": { fill: "none", stroke: "var(--paper)", "stroke-width": "9" },
  ".landing": { fill: "none", stroke: "var(--accent)", "stroke-width": "4" },
  ".landing-label": { fill: "var(--accent)", "font-weight": "700", ...HALO, "stroke-width": "6px" },
  ".trail": { fill: "none", stroke: "var(--muted)", "stroke-width": "1.8", opacity: "0.6" },
  ".trail.last": { stroke: "var(--ink)", "stroke-width": "3.5", opacity: "1" },
  ".block": { fill: "var(--depth-2)" },
  ".block-axis": { fill: "none", stroke: "var(--depth-2)", "stroke-width": "2", "stroke-dasharray": "3 7" },
  ".mark": { fill: "var(--ink)", stroke: "var(--paper)", "stroke-width": "3" },
  ".here-class": { "--class": "var(--ink)" },
  ".target-class": { "--class": "var(--depth-0)" },
  ".gamma-class": { "--class": "var(--kept)" },
  ".other-class": { "--class": "var(--seat)" },
  ".veil": { fill: "var(--paper)", opacity: "0.62" },
  ".seat.dim": { opacity: "0.7" },
  ".band": { fill: "var(--class)" },
};
