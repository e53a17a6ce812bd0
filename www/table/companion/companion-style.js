// @ts-check
/** The look of the other games: their pictures, on a table, on paper and on their own pages, and playing them in a lesson. */

import { SERIF } from "../../board/board-looks.js";

/** The pictures. */
export const COMPANION_STYLE = `
.companion-picture:not(.played) { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 24px; align-items: end; max-width: 34rem; margin: 0 auto; }
.companion-picture svg { display: block; width: 100%; text-anchor: middle; font-variant-numeric: tabular-nums; }
.companion-picture text { fill: var(--ink); dominant-baseline: central; }
.companion-picture .space { fill: var(--track); stroke: var(--edge); stroke-width: 0.6; }
.companion-picture .space.covered { fill: none; stroke: none; }
.companion-picture .domino { fill: var(--ink); }
.companion-picture .domino.last { fill: var(--accent); }
.companion-picture .domino.middle { stroke: var(--paper); stroke-width: 1; }
.companion-picture .paper { fill: var(--track); }
.companion-picture .square { fill: var(--raised); stroke: var(--edge); }
.companion-picture .square.inner { fill: var(--track); }
.companion-picture .outline { fill: none; stroke: var(--ink); stroke-width: 2; }
.companion-picture .golden { stroke: var(--accent); stroke-width: 2; stroke-dasharray: 7 4; }
.companion-picture .golden-name { fill: var(--accent); font-style: italic; }
.companion-picture .block { fill: var(--depth-1); }
.companion-picture .block.over { fill: var(--depth-0); }
.companion-picture .ground { stroke: var(--ink); stroke-width: 1.5; }
.companion-picture .cell { fill: var(--raised); stroke: var(--edge); }
.companion-picture .cell.one { fill: var(--depth-0); stroke: var(--depth-0); }
.companion-picture .digit { fill: var(--muted); }
.companion-picture .digit.one { fill: #1c1204; font-weight: 700; }
@media (forced-colors: active) { .companion-picture { forced-color-adjust: none; } }
`;

/** Styles of a game in play only. */
export const PLAYED_STYLE = `
.played :is(.golden-name, .side, .sum, .terms, .exponent, .prime) { font-family: ${SERIF}; }
.played .target { fill: transparent; cursor: pointer; }
.played .circle { max-width: min(100%, max(420px, calc(100dvh - 170px))); margin: 0 auto; touch-action: pan-y pinch-zoom; user-select: none; -webkit-user-select: none; }
.played :is(.number, .caption, .gap, .prime.small, .value.zero) { fill: var(--muted); }
.played .domino.ghost { fill: var(--accent-soft); stroke: var(--accent); stroke-width: 1; stroke-dasharray: 2.5 1.5; }
.played .segment { fill: none; stroke: var(--depth-1); stroke-width: 3; stroke-linecap: round; }
.played .segment.zero { stroke: var(--edge); stroke-width: 1.2; }
.played .value:not(.zero) { fill: var(--depth-1); font-weight: 700; }
.played .sum { font-weight: 700; }
.played .rectangle { max-width: 900px; margin: 0 auto; }
.played .square.cut { fill: var(--accent-soft); stroke: var(--accent); stroke-dasharray: 6 4; stroke-width: 1.5; }
.played .square.inner.tone-1 { fill: var(--seat); }
.played .piles { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr)); gap: 20px 36px; }
.played .piles.wide { grid-template-columns: minmax(0, 1fr); }
/* Piles side by side stand on the same ground: rows for the name, the towers, and the result of a move. */
.played .pile { display: grid; grid-row: span 3; grid-template-rows: subgrid; grid-template-columns: minmax(0, 1fr); gap: 6px; margin: 0; min-width: 0; }
.played .pile svg { max-width: var(--most); }
.played .pile :is(figcaption, svg) { align-self: end; }
.played .pile figcaption { margin: 0; color: inherit; overflow-wrap: anywhere; font: var(--type-text) / 1.5 ${SERIF}; }
.played .pile sup { font-size: 0.72em; line-height: 0; }
.played .note.rows { max-width: 36rem; margin: 8px 0 0; }
.played .pile .note { max-width: 36rem; margin: 4px 0 0; }
.played .pile .after { color: var(--accent); overflow-wrap: anywhere; }
.played .prime.chosen { fill: var(--accent); font-weight: 700; text-decoration: underline; }
.played .cell.marked { stroke: var(--accent); stroke-width: 2.5; }
.played .bar { fill: var(--depth-1); }
.played .bar.giant { fill: var(--ink); }
@media (width < 560px) { .played .piles { gap: 8px 16px; } .played .pile figcaption { font-size: var(--type-note); } }
/* The circle grows with its room, and its numbers only half as fast. */
@media (width >= 560px) { .played .circle .number { font-size: 5.6px; } }
`;

/** A table while its lesson is about another game: it hides the parts that belong to Magnus–Derek. */
export const COMPANION_TABLE_STYLE = `
.companion-picture { grid-area: picture; width: 100%; align-self: start; }
.companion > :is(.picture, .passage), .companion .layers, .companion .info > *, .companion .below { display: none !important; }
`;

/** The same while the other game is played there. */
export const COMPANION_PLAY_STYLE = `
.companion-picture.played { max-width: 40rem; margin: 0 auto; }
/* Beside a long text it stays in sight down to where one moves. */
@container magnus-derek (width >= 900px) { .companion-picture.played { position: sticky; top: 12px; } }
.companion-picture.played:focus-visible { outline: 3px solid var(--accent); outline-offset: 4px; border-radius: 8px; }
.companion-turn { border: 0; margin: 0; padding: 0; min-width: 0; }
.companion-turn p { margin: 0 0 8px; overflow-wrap: anywhere; }
.companion-turn p:empty { display: none; }
.companion-turn .sentence { font-size: var(--type-text); }
.companion-turn .keys { margin-bottom: 8px; }
.companion-turn .whose { margin: 0 0 2px; font-weight: 650; }
.companion-turn.yours .whose { color: var(--accent); }
.companion-turn :is(.sentence, .hinted, .moves) { font-family: ${SERIF}; }
.companion-turn .moves { margin: 0 0 8px; padding: 0; list-style: none; }
.companion-turn :is(button, input, select) { max-width: 100%; }
.companion-turn .short { width: 6rem; }
.companion-turn .exponent-field { width: 5rem; }
.companion-turn .field { min-width: 0; }
.companion-turn .field label { display: block; color: var(--muted); font-size: var(--type-note); }
.companion-turn .division .field, .companion-turn .division label { display: flex; align-items: center; gap: 8px; }
.companion-turn .division label { color: inherit; font-size: inherit; }
.companion-turn .writing { flex: 1 1 10rem; }
.companion-turn .choice { align-items: end; }
.companion-turn .field input.wide { width: 100%; }
`;
