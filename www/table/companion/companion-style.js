// @ts-check
/** The look of the other games in a lesson, on a table and on paper. */

export const COMPANION_STYLE = `
.companion-picture { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 24px; align-items: end; max-width: 34rem; margin: 0 auto; }
.companion-picture svg { display: block; width: 100%; text-anchor: middle; font-variant-numeric: tabular-nums; }
.companion-picture text { fill: var(--ink); dominant-baseline: central; }
.companion-picture .space { fill: var(--track); stroke: var(--edge); stroke-width: 0.6; }
.companion-picture .space.covered { fill: none; stroke: none; }
.companion-picture .domino { fill: var(--accent); }
.companion-picture .domino.middle { stroke: var(--paper); stroke-width: 1; }
.companion-picture .paper { fill: var(--track); }
.companion-picture .square { fill: var(--paper); stroke: var(--edge); }
.companion-picture .square.inner { fill: var(--track); }
.companion-picture .outline { fill: none; stroke: var(--ink); stroke-width: 2; }
.companion-picture .golden { stroke: var(--accent); stroke-width: 2; stroke-dasharray: 7 4; }
.companion-picture .golden-name { fill: var(--accent); font-style: italic; }
.companion-picture .block { fill: var(--depth-1); }
.companion-picture .block.over { fill: var(--accent); }
.companion-picture .ground { stroke: var(--ink); stroke-width: 1.5; }
.companion-picture .cell { fill: var(--paper); stroke: var(--edge); }
.companion-picture .cell.one { fill: var(--accent); stroke: var(--accent); }
.companion-picture .digit { }
.companion-picture .digit.one { fill: var(--paper); font-weight: 700; }
@media (forced-colors: active) { .companion-picture { forced-color-adjust: none; } }
`;

/** The style of a table while its lesson asks about another game: it hides the parts that belong to Magnus–Derek. */
export const COMPANION_TABLE_STYLE = `${COMPANION_STYLE}
.companion-picture { grid-area: picture; width: 100%; align-self: start; }
.companion > :is(.picture, .passage), .companion .info > *, .companion .below { display: none !important; }
`;
