// @ts-check
/** The look of the parts that come late: the evaluation, the lines, the story of the layers, the end of a game. */

export const LATE_STYLE = `
.evaluation table { margin: 4px 0 8px; font-size: var(--type-note); }
.evaluation td:last-child { white-space: nowrap; padding-inline-end: 0; }
.evaluation td, .evaluation th { padding-block: 2px; }
.evaluation tr.best :is(th, td) { font-weight: 650; }
.evaluation tr.best td:last-child { color: var(--ink); }
.evaluation th .plain { min-width: 3rem; min-height: 28px; padding: 1px 8px; }
.evaluation ul { margin: 6px 0; padding: 0; list-style: none; font-size: var(--type-note); }
.evaluation li { margin-bottom: 5px; }
.evaluation summary { cursor: pointer; padding: 4px 0; }
.verdict .sentence { margin-block-end: 6px; text-wrap: balance; }
@container magnus-derek (min-width: 600px) { :host([controls="minimal"]) .verdict .sentence { font-size: 1.3125rem; } }
.told { margin-block-start: 2px; }
.told summary { padding: 3px 0; color: var(--muted); font-size: 0.875rem; cursor: pointer; }
.told .sentence { font-size: 1.0625rem; }
/* What a page leads on to comes first, and all that is told of the game is folded. */
.led .turn .ending { background: var(--raised); color: var(--ink); border-color: var(--edge); }
.frame.led:has(.told:not([open])) :is(.info, .below > .trophy > :not(.save-picture)) { display: none; }
.frame.led .below { display: flex; flex-direction: column; }
.frame.led:has(.told:not([open])) .below > .trophy { order: -1; margin: 0; padding: 0; border: 0; background: none; }
@container magnus-derek (min-width: 900px) { .frame.led:has(.told:not([open])) .below { grid-area: info; } }
@container magnus-derek (min-width: 1500px) { .small-carpet canvas { height: 300px; } }
.trophy { margin-top: 8px; }
.trophy .key { display: flex; flex-wrap: wrap; gap: 2px 12px; margin: 8px 0 0; }
.trophy .key span { display: inline-flex; align-items: center; gap: 6px; }
.trophy .key .swatch { height: 5px; border-radius: 2px; }
.trophy .save-picture { margin: 10px 0 0; }
.story { margin-block: 8px; }
.story input { flex: 1 1 10rem; padding: 0; border: 0; background: none; accent-color: var(--ink); }
.lines { padding-bottom: 10px; }
.lines .row { margin: 4px 0 0; }
.lines select { flex: 1 1 12rem; min-width: 0; }
svg.tree { display: block; width: 100%; max-width: 600px; overflow: visible; }
.tree .track { fill: none; stroke: var(--muted); stroke-width: 2; }
.tree .track.followed { stroke: var(--ink); stroke-width: 4; }
.tree .leaf { fill: var(--paper); stroke: var(--muted); stroke-width: 2; }
.tree .here { fill: var(--accent); stroke: var(--paper); stroke-width: 2; pointer-events: none; }
.tree .target { fill: none; stroke: transparent; stroke-width: 15; pointer-events: stroke; cursor: pointer; }
`;
