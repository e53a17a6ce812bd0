// @ts-check
/** The look of a table on which a position is set up, beside the style sheet of the element. */

export const POSITION_STYLE = `
.editing :is(.layers, .passage, .below, .info), .editing .turn > :not(.position-editor, .position-ways, .refusals) { display: none !important; }
/* What a whole game comes to says nothing of this one: its goal, its verdict, and f* where the end is explained. */
.begun .turn :is(.goal, .told), .begun:has(.turn .over) .why p:first-of-type { display: none; }
.position-editor h2 { margin-block: 0 8px; }
.position-editor fieldset { max-width: 44rem; margin: 0 auto; padding: 0; border: 0; gap: 0 16px; justify-content: start; }
.position-editor legend { padding: 0; color: var(--muted); font-size: var(--type-note); }
.position-editor label { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; }
.position-ways { max-width: 44rem; margin: 8px auto 0; }
.turn .position-ways .row { margin-block: 8px; }
.position-ways .fields { display: flex; flex-wrap: wrap; gap: 8px 16px; margin-block: 12px 0; text-align: start; }
.position-ways .fields > div { flex: 1 1 5rem; min-width: 0; }
.position-ways .fields > :is(.visited, .unvisited) { flex: 4 1 12rem; }
.position-ways .fields label { display: block; margin: 4px 0; color: var(--muted); font-size: var(--type-note); line-height: 1.45; }
.position-ways .fields input { box-sizing: border-box; width: 100%; min-height: 44px; }
.position-ways .fields [aria-invalid="true"] { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
.position-ways .note { margin: 8px 0 0; text-align: start; }
`;
