// @ts-check
/** The look of a table with prices, on a page and on paper. */

export const PRICES_STYLE = `
.companion-picture.prices.prices { display: block; max-width: 38rem; margin: 0 auto; width: 100%; }
.prices svg { display: block; width: 100%; text-anchor: middle; font-variant-numeric: tabular-nums; }
.prices text { fill: var(--ink); dominant-baseline: central; }
.prices .zero { fill: none; stroke: var(--edge); stroke-width: 1.2; }
.prices .seat { fill: var(--seat); stroke: var(--edge); stroke-width: 1; }
.prices .seat.token { fill: var(--ink); stroke: var(--ink); }
.prices .number.on-token { fill: var(--paper); font-weight: 700; }
.prices .seat.lit { stroke: var(--accent); stroke-width: 4; }
.prices .column { stroke: var(--depth-0); stroke-width: 2; stroke-linejoin: round; }
.prices .column.paid { fill: var(--depth-0); }
.prices .column.given { fill: var(--paper); stroke: var(--depth-1); }
.prices .column.lit { stroke: var(--accent); stroke-width: 4; }
.prices .price { font-weight: 600; }
.prices .price.lit { fill: var(--accent); stroke: none; }
.prices :is(.way, .offer, .curve, .aim, .bound, .nought) { fill: none; }
.prices .way { stroke: var(--muted); stroke-width: 2; }
.prices .offer { stroke: var(--accent); stroke-width: 2.5; stroke-dasharray: 6 4; }
.prices .nought { stroke: var(--edge); stroke-width: 1; }
.prices .aim { stroke: var(--accent); stroke-width: 2; stroke-dasharray: 8 5; }
.prices .bound { stroke: var(--muted); stroke-width: 2.5; stroke-dasharray: 0.1 6; stroke-linecap: round; }
.prices .curve { stroke: var(--ink); stroke-width: 2.5; stroke-linejoin: round; }
.prices .now { fill: var(--ink); }
.prices :is(.average, .caption) { paint-order: stroke; stroke: var(--paper); stroke-width: 6; stroke-linejoin: round; }
.prices .average { font-weight: 700; }
.prices .caption { fill: var(--muted); }
.prices .legend { margin: 6px 0 0; color: var(--muted); font-size: var(--type-note); }
@media (forced-colors: active) { .prices { forced-color-adjust: none; } }
`;

/** The same while Magnus is played there. */
export const PRICES_PLAY_STYLE = `
.prices.played svg, .prices.choosing svg { cursor: pointer; touch-action: pan-y pinch-zoom; user-select: none; -webkit-user-select: none; }
/* The focus comes here by itself when the field goes, and nothing is pressed here by a key. */
.prices.played.played:focus-visible { outline: none; }
.price-turn { border: 0; margin: 0; padding: 0; min-width: 0; }
.price-turn p, .price-turn > button { margin: 0 0 8px; }
.said.bad + .helps { margin-bottom: 12px; }
.price-turn .whose { font-weight: 650; color: var(--accent); }
.price-turn .sizes { align-items: center; margin-bottom: 8px; }
.price-turn .sizes [aria-pressed=true] { color: var(--paper); background: var(--ink); }
.price-turn .short { width: 5rem; }
.lesson > .legend { display: none; }
/* Where the picture stays in sight above the text, its legend is the first of the text. */
@container magnus-derek (width < 900px) { .prices .legend { display: none; } .lesson > .legend { display: block; } .prices.played svg { max-height: max(240px, 42dvh); } }
`;
