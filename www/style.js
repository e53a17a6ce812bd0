// @ts-check
/** The look of the element: quiet and print-like, one accent colour, one ordered scale of colours for depth. */

const COLOURS = `
:host {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf6, #12161f);
  --ink: light-dark(#1c2333, #ece8dd);
  --muted: light-dark(#565c6e, #a7adbb);
  --line: light-dark(#dedacc, #303747);
  --raised: light-dark(#ffffff, #1b212d);
  --track: light-dark(#f0ede3, #1c222e);
  --seat: light-dark(#e9e6da, #2a3140);
  --accent: light-dark(#b23c1e, #ff9a73);
  --accent-soft: light-dark(#fbeae3, #3a241d);
  --on-accent: light-dark(#ffffff, #201009);
  --depth-0: light-dark(#e07b00, #ffb347);
  --depth-1: light-dark(#2f855f, #5cc596);
  --depth-2: light-dark(#2b67b0, #6ba6f0);
  --depth-3: light-dark(#6a3fb5, #ab90f2);
  --depth-4: light-dark(#4f2d86, #8a74d6);
  --depth-5: light-dark(#3c2a63, #7467b4);
  --depth-6: light-dark(#2e2748, #655d97);
  --depth-7: light-dark(#242238, #5a567f);
}
:host([theme="light"]) { color-scheme: light; }
:host([theme="dark"]) { color-scheme: dark; }
${[0, 1, 2, 3, 4, 5, 6, 7].map((depth) => `.depth-${depth} { --own: var(--depth-${depth}); }`).join("\n")}
`;

const LAYOUT = `
:host {
  display: block;
  container: magnus-derek / inline-size;
  color: var(--ink);
  background: var(--paper);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
  padding: 12px;
}
:host([hidden]) { display: none; }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
.frame {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: "stage" "turn" "transport" "info";
  gap: 8px 40px;
}
.stage { grid-area: stage; }
.turn { grid-area: turn; }
.passage { grid-area: transport; align-self: start; min-width: 0; }
.info { grid-area: info; display: grid; gap: 0 40px; align-content: start; }
.stage { position: relative; border-radius: 12px; width: 100%; max-width: var(--md-table-size, 820px); margin: 0 auto; aspect-ratio: 1; }
svg.table { display: block; overflow: visible; width: 100%; height: 100%; touch-action: pan-y; user-select: none; -webkit-user-select: none; }
@container magnus-derek (min-width: 600px) {
  .info { grid-template-columns: 1fr 1fr; }
  .turn { text-align: center; }
  .turn .row, .turn .directions { justify-content: center; margin-inline: auto; max-width: 30rem; }
}
@container magnus-derek (min-width: 900px) {
  .frame {
    grid-template-columns: minmax(0, 1fr) minmax(320px, 25rem);
    grid-template-rows: auto auto 1fr;
    grid-template-areas: "stage turn" "stage info" "transport info";
  }
  .info { grid-template-columns: 1fr; }
  .turn { text-align: left; }
  .turn .row, .turn .directions { justify-content: start; margin-inline: 0; max-width: none; }
}
/* Less to see, as the embedder wants it. */
:host([controls="minimal"]) :is(.info, .transport select, .share, .help),
:host([controls="none"]) :is(.info, .turn, .passage) { display: none !important; }
:host(:is([controls="minimal"], [controls="none"])) .frame {
  grid-template-columns: minmax(0, 1fr); grid-template-rows: auto; grid-template-areas: "stage" "turn" "transport";
}
:host([controls="minimal"]) .turn { text-align: center; }
:host([controls="minimal"]) .turn :is(.row, .directions) { justify-content: center; margin-inline: auto; max-width: 30rem; }
/* On a slide: the table as high as the box, beside it one column of large writing. */
:host([present]) { font-size: 1.25rem; height: 100%; overflow: hidden; }
:host([present]) .frame { height: 100%; grid-template: "stage turn" auto "stage info" minmax(0, 1fr) "stage transport" auto / auto minmax(14rem, 1fr); }
:host([present]) .stage { height: 100%; width: auto; max-width: 100%; max-height: 100%; justify-self: start; }
:host([present]) .info { grid-template-columns: 1fr; overflow: hidden; }
:host([present]) :is(.score, .layers, .players, .positions, .share, .help, .transport select) { display: none !important; }
:host([present]) :is(.turn .sentence, .why p) { font-size: 1.5rem; text-align: left; }
:host([present][controls="none"]) .frame { grid-template: "stage" minmax(0, 1fr) / minmax(0, 1fr); }
:host([present][controls="none"]) .stage { justify-self: center; }
.panel { padding: 10px 0 12px; border-top: 1px solid var(--line); min-width: 0; }
.turn { border-top: 0; }
h2 { margin: 0 0 4px; font-size: 0.8125rem; font-weight: 650; letter-spacing: 0.06em; text-transform: uppercase; color: var(--muted); }
.turn.yours h2 { color: var(--accent); }
p { margin: 0 0 8px; }
p:last-child { margin-bottom: 0; }
.why p, .turn .sentence { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "DejaVu Serif", serif; }
.turn .sentence { font-size: 1.1875rem; line-height: 1.4; }
.note { color: var(--muted); font-size: 0.875rem; line-height: 1.45; }
.error { color: var(--accent); font-weight: 600; margin-top: 8px; }
.error:empty { display: none; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 8px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

const CONTROLS = `
button, input, select {
  font: inherit; color: inherit; background: var(--raised);
  border: 1px solid light-dark(#8b8878, #6b7386); border-radius: 8px; min-height: 40px; padding: 6px 12px;
}
button { cursor: pointer; }
button:hover:not(:disabled) { border-color: var(--ink); }
button:disabled { color: var(--muted); border-color: var(--line); cursor: default; }
:is(button, input, select, summary, [tabindex]):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.primary { background: var(--ink); color: var(--paper); border-color: var(--ink); }
.plain { padding: 4px 10px; min-height: 34px; font-size: 0.875rem; }
.directions { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.direction { min-height: 68px; padding: 8px; line-height: 1.3; border-color: var(--accent); background: var(--accent-soft); }
.direction span { display: flex; gap: 6px; align-items: center; justify-content: center; font-size: 1.1875rem; }
.direction small { display: block; font-size: 0.875rem; color: var(--ink); }
.direction.new small { font-weight: 650; }
.icon { width: 1.25em; height: 1.25em; fill: currentColor; flex: none; }
.magnitude { width: 7.5rem; }
.outcomes { white-space: pre-line; color: var(--muted); font-size: 0.9375rem; }
.meter p { display: flex; justify-content: space-between; flex-wrap: wrap; gap: 0 12px; margin-bottom: 3px; }
.bar { height: 7px; border-radius: 4px; background: var(--seat); margin-bottom: 10px; overflow: hidden; }
.bar i { display: block; height: 100%; border-radius: 4px; background: var(--depth-2); transition: width 0.3s; }
.visited .bar i { background: var(--depth-0); }
.chips { display: contents; }
.breadcrumb { font-family: Georgia, "DejaVu Serif", serif; }
.seat-row input { flex: 1 1 6rem; min-width: 0; }
.chip { display: inline-flex; align-items: center; gap: 7px; min-height: 34px; padding: 3px 10px; border-radius: 17px; font-family: Georgia, "DejaVu Serif", serif; font-size: 0.9375rem; border-color: var(--line); }
.chip[aria-pressed="true"] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
.swatch { width: 14px; height: 14px; border-radius: 4px; background: var(--own); }
.seat-row label { width: 4.5rem; }
.seat-row select { flex: 1; min-width: 0; }
.new-game { align-items: end; }
.field label { display: block; font-size: 0.875rem; color: var(--muted); }
.field input { width: 6.75rem; }
.field.seed input { width: 8rem; }
.transport { display: flex; flex-wrap: wrap; align-items: center; gap: 10px 14px; padding: 6px 0 12px; }
.buttons { display: flex; gap: 8px; }
.transport select { flex: 0 1 auto; min-width: 0; }
.round-button { width: 42px; height: 42px; padding: 0; border-radius: 50%; display: inline-grid; place-items: center; }
.round-button.main:not(:disabled) { background: var(--ink); color: var(--paper); border-color: var(--ink); }
.transport input[type="range"] { flex: 1 1 8rem; min-width: 6rem; padding: 0; accent-color: var(--ink); background: none; border: 0; }
.lines { padding-bottom: 10px; }
.lines .row { margin: 4px 0 0; }
.lines select { flex: 1 1 12rem; min-width: 0; }
svg.tree { display: block; width: 100%; overflow: visible; }
.tree .track { fill: none; stroke: var(--muted); stroke-width: 2; }
.tree .track.followed { stroke: var(--ink); stroke-width: 4; }
.tree .leaf { fill: var(--paper); stroke: var(--muted); stroke-width: 2; }
.tree .here { fill: var(--accent); stroke: var(--paper); stroke-width: 2; pointer-events: none; }
.tree .target { fill: none; stroke: transparent; stroke-width: 15; pointer-events: stroke; cursor: pointer; }
.where { min-width: 4.75rem; font-variant-numeric: tabular-nums; }
.positions summary { cursor: pointer; padding: 6px 0; }
.positions { border-top: 1px solid var(--line); padding: 8px 0 14px; grid-column: 1 / -1; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.9375rem; }
caption { text-align: left; color: var(--muted); font-size: 0.875rem; padding-bottom: 6px; }
th, td { text-align: left; padding: 3px 10px 3px 0; border-bottom: 1px solid var(--line); font-weight: 400; }
thead th { font-weight: 650; }
.positions .row { margin-top: 10px; }
dialog { color: var(--ink); background: var(--raised); border: 1px solid var(--line); border-radius: 12px; padding: 24px; max-width: min(30rem, 92vw); }
dialog::backdrop { background: rgb(10 14 24 / 45%); }
dl { margin: 8px 0 12px; }
dl div { display: grid; grid-template-columns: 9rem 1fr; padding: 4px 0; }
dt { font-weight: 650; }
dd { margin: 0; }
.failed { padding: 20px 0; }
`;

const PICTURE = `
svg { text-anchor: middle; }
svg text { dominant-baseline: central; fill: var(--ink); }
.track { fill: var(--track); }
.new { fill: var(--own); }
.inherited { fill: color-mix(in oklab, var(--own) 34%, var(--paper)); }
.making { fill: none; stroke: var(--ink); stroke-width: 1.6; opacity: 0.55; }
.spoke { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 2 6; stroke-linecap: round; opacity: 0.75; }
.witness { fill: none; stroke: var(--ink); stroke-width: 3.5; }
.witness.from-hovered { stroke-dasharray: 8 5; stroke-width: 2.5; }
.witness-dot { fill: var(--ink); stroke: var(--paper); stroke-width: 2; }
#arrow path { fill: var(--ink); }
#arrow-call path { fill: var(--accent); }
.seat { stroke-width: 1.5; }
.seat.visited { fill: var(--seat); stroke: var(--line); }
.seat.unvisited { fill: var(--raised); stroke: var(--depth-0); stroke-width: 4; }
.seat.hovered { stroke: var(--ink); stroke-width: 3; }
.number { font-variant-numeric: tabular-nums; }
.number.right { text-anchor: start; }
.number.left { text-anchor: end; }
.number.visited, .number.scale { fill: var(--muted); }
.number.unvisited { font-weight: 700; }
.number.on-token { fill: var(--paper); font-weight: 700; }
.number.token-number { font-weight: 700; fill: var(--paper); paint-order: stroke; stroke: var(--ink); stroke-width: 16px; stroke-linejoin: round; }
.token { fill: var(--ink); }
.token-halo { fill: var(--paper); stroke: var(--ink); stroke-width: 2.5; }
.call-arc { fill: none; stroke: var(--accent); stroke-width: 3; }
.call-arc.considered { stroke-dasharray: 9 6; }
.landing { fill: none; stroke: var(--accent); stroke-width: 4; }
.landing-label { fill: var(--accent); font-weight: 700; paint-order: stroke; stroke: var(--paper); stroke-width: 6px; }
.here-class { --class: var(--ink); }
.target-class { --class: var(--depth-0); }
.gamma-class { --class: var(--accent); }
.other-class { --class: var(--seat); }
.band { fill: var(--class); }
.class { fill: var(--class); stroke: var(--line); stroke-width: 1.5; }
.class.in-layer { fill: color-mix(in oklab, var(--own) 34%, var(--paper)); stroke: var(--own); stroke-width: 2.5; }
.class.gamma-class { fill: var(--raised); stroke: var(--accent); stroke-width: 4; }
.class.target-class { fill: var(--raised); stroke: var(--depth-0); stroke-width: 4; }
.class-name.here-class { fill: var(--paper); font-weight: 700; }
.class-name.other-class { fill: var(--ink); }
.class-name.gamma-class { font-weight: 700; font-style: italic; }
.class-step { fill: none; stroke: var(--ink); stroke-width: 2.5; }
.centre-title, .centre-line { paint-order: stroke; stroke: var(--paper); stroke-width: 8px; stroke-linejoin: round; }
.centre-title { font-family: Georgia, "DejaVu Serif", serif; }
.centre-line { fill: var(--muted); }
.clickable { cursor: pointer; }
@media (prefers-reduced-motion: no-preference) {
  .new, .inherited { animation: appear 0.35s; }
  .making { animation: appear-pairs 0.6s; }
  @keyframes appear { from { opacity: 0; } }
  @keyframes appear-pairs { from { opacity: 0; } }
}
@media (prefers-reduced-motion: reduce) { .bar i { transition: none; } }
@media (forced-colors: active) {
  svg.table { forced-color-adjust: none; }
  .bar i { background: Highlight; }
}
@media print { .transport, .turn .directions, .turn form, .players, .positions { display: none; } }
`;

/** The style sheet for shadow roots, as text. */
export const STYLE = COLOURS + LAYOUT + CONTROLS + PICTURE;
