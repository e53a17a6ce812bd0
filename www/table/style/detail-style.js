// @ts-check
/**
 * Looks of what the first picture does not need: what is folded at first, the evaluation and the ticks of the timeline, the lines,
 * the story of the layers, dialogs, the end of a game, the optional parts of the picture, paper.
 */

import { SANS } from "../../board/board-looks.js";
import { OPTIONAL_LOOKS } from "../picture/optional-looks.js";
import { rows, ruleOf } from "./rows.js";

export const DETAIL_STYLE = `
/* In a record what is said has another length in each round: it stands below what is pressed. */
:host([controls="minimal"]) .frame:has(.record) { grid-template-areas: "picture" "transport" "turn"; --rest: 300px; }
:host([controls="minimal"]) .frame:has(.record) .turn { text-align: center; }
:host([controls="minimal"]) .record input[type="range"] { flex-basis: 10rem; }
:host([controls="minimal"]) .frame:has(.record) :is(.passage, .turn) { justify-self: center; width: 100%; max-width: 46rem; }
:host([controls="minimal"]) .frame:has(.record) .passage { max-width: var(--md-table-size, 820px); }
:host([controls="minimal"]) .frame:has(.record) .turn { padding-top: 0; }
:host([controls="minimal"]) .frame:has(.record) .sentence { font-size: var(--type-text); }
.magnitude { width: 7.5rem; }
.meter p { display: flex; justify-content: space-between; flex-wrap: wrap; gap: 0 12px; margin-bottom: 3px; }
.bar { height: 7px; border-radius: 4px; background: var(--seat); margin-bottom: 10px; overflow: hidden; }
.bar i { display: block; height: 100%; border-radius: 4px; background: var(--muted); transition: width 0.3s; }
.visited .bar i { background: var(--ink); }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: var(--type-note); }
caption { text-align: start; color: var(--muted); font-size: var(--type-note); padding-bottom: 6px; }
th, td { text-align: start; padding-block: 3px; padding-inline: 0 10px; border-bottom: 1px solid var(--line); font-weight: 400; }
thead th { font-weight: 650; }
.positions summary { cursor: pointer; padding: 6px 0; }
.positions { border-top: 1px solid var(--line); padding: 8px 0 14px; grid-column: 1 / -1; }
.positions .row { margin-block: 10px; }
.positions input { flex: 1 1 10rem; min-width: 0; padding: 0; accent-color: var(--ink); }
@media (prefers-reduced-motion: reduce) { .bar i { transition: none; } }
/* Where the column is too narrow for all that goes through the game, the last three stand in the corners that the round table leaves free. */
@container magnus-derek (width >= 900px) and (width < 1200px) {
  :host(:not([controls], [present])) .frame:has(> .layers:not([hidden])) .transport {
    position: relative;
    > :is(.evaluate, .share, .help) { position: absolute; bottom: 100%; }
    > .share { inset-inline-end: 50px; } > .help { inset-inline-end: 0; }
  }
}
/* On a tablet the longest panel has a column of its own, so that no panel waits for its neighbour's height. */
@container magnus-derek (width >= 560px) and (width < 900px) {
  .info { grid-template-rows: repeat(8, auto) 1fr; }
  .info:has(> .evaluation) > *, .info > .why { grid-column: 1; }
  .info > .evaluation, .info:not(:has(> .evaluation)) > .why { grid-row: 1 / -1; align-self: start; }
  .info > .evaluation { grid-column: 2; }
}
@container magnus-derek (width < 560px) { .info > .evaluation { order: -1; } }
.evaluation table { margin: 4px 0 8px; font-size: var(--type-note); }
.evaluation td:last-child { white-space: nowrap; padding-inline-end: 0; }
.evaluation td, .evaluation th { padding-block: 2px; }
.evaluation tr.best :is(th, td) { font-weight: 650; }
.evaluation tr.best td:last-child { color: var(--ink); }
.evaluation th .plain { min-width: 3rem; min-height: 28px; padding: 1px 8px; }
.evaluation ul { margin: 6px 0; padding: 0; list-style: none; font-size: var(--type-note); }
.evaluation li { margin-bottom: 5px; }
.evaluation summary { cursor: pointer; padding: 4px 0; }
.evaluation .calls :is(th, td) { padding-inline-end: 6px; }
.evaluation .calls th .plain { min-width: 2.4rem; }
.calls .line { display: block; color: var(--muted); line-height: 1.3; font-weight: 400; }
.evaluation :is(.calls td, .explorer td):last-child, .explorer table:not(.calls) td { white-space: normal; }
.evaluation label { display: flex; align-items: center; gap: 8px; }
.evaluation .sign { font-weight: 650; }
.evaluation .legend { display: flex; flex-wrap: wrap; gap: 0 10px; }
.legend .key { display: inline-flex; align-items: center; gap: 5px; white-space: nowrap; }
.key > i { width: 12px; height: 10px; box-sizing: border-box; background: var(--ink); print-color-adjust: exact; }
.key > i.slower { height: 3px; }
.key > i.fewer { background: none; border: 1.5px solid var(--ink); }
.value-curve { margin: 6px 0; cursor: pointer; touch-action: pan-y; border-radius: 4px; user-select: none; -webkit-user-select: none; }
.value-curve .plot { display: block; width: 100%; overflow: visible; }
.value-curve path { fill: none; stroke: var(--muted); }
.value-curve .curve { stroke: var(--ink); stroke-width: 2; }
.value-curve .curve.rounds { stroke-dasharray: 5 3; }
.value-curve .curve-here { stroke: var(--accent); stroke-width: 2; }
.value-curve .curve-dot { fill: var(--accent); stroke: var(--paper); stroke-width: 1.5; }
.value-curve text { fill: var(--muted); text-anchor: middle; dominant-baseline: central; }
.value-curve .end { text-anchor: end; }
.value-curve .start { text-anchor: start; }
.verdict .sentence { margin-block-end: 6px; text-wrap: balance; }
@container magnus-derek (width >= 560px) and (width < 900px) { :host([controls="minimal"]) .verdict .sentence { font-size: var(--type-lead); } }
/* Who has played well sees the way of the token drawn once. */
@media (prefers-reduced-motion: no-preference) {
  .frame:has(.verdict.well) .chord:not(.nowhere) { stroke-dasharray: 900; animation: drawn 1.8s ease-in-out; }
  .frame:has(.verdict.well) .survivor { animation: shining 1.8s ease-in-out; }
}
@keyframes drawn { from { stroke-dashoffset: 900; } }
@keyframes shining { 0% { opacity: 0; } 60% { opacity: 0; } }
.wait { margin-bottom: 8px; }
.wait progress { flex: 1 1 8rem; min-width: 6rem; max-width: 18rem; height: 10px; accent-color: var(--ink); }
.seat-row input { flex: 1 1 6rem; min-width: 0; }
.seat-row label { min-width: 4.5rem; }
.seat-row select { flex: 1; min-width: 0; }
.new-game { align-items: end; }
.field label { display: block; font-size: var(--type-note); color: var(--muted); }
.field input { width: 6.75rem; }
.field.seed input { width: 8rem; }
.outcomes { white-space: pre-line; color: var(--muted); font-size: var(--type-note); }
.hint { margin-top: 8px; }
.help-by-hand .row { margin-block: 8px 0; }
.points {
  min-height: 0; margin: -3px -2px; padding: 3px 2px; border: 0; border-radius: 3px; background: none; color: inherit; font: inherit;
  text-align: inherit; white-space: nowrap; cursor: default;
}
.points:is(:hover, :focus) { background: var(--seat); }
.direction.new .worth, .direction .worth { font-weight: 400; white-space: pre-line; margin-top: 3px; }
h2[tabindex]:focus-visible { outline: none; }
:is(.plain, .chip)[aria-pressed="true"] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
.refusals div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.refusals p { margin-bottom: 4px; line-height: 1.4; }
.refusals .note { display: block; }
/* Links have the colour of their words, as on the pages. */
a { color: inherit; }
.together { white-space: nowrap; }
.nudge { margin-top: 8px; }
.failed input { flex: 1 1 16rem; min-width: 0; max-width: 40rem; }
.failed { padding: 20px 0; }
.evaluate[aria-pressed="true"] { background: var(--ink); border-color: var(--ink); color: var(--paper); }
.repeated { margin-top: 10px; }
.again button { margin-inline-end: 6px; margin-block-end: 6px; }
/* The ways on from an end in one row, and a line of the page's below it. */
.ways { display: flex; flex-wrap: wrap; gap: 5px; align-items: center; justify-content: center; }
.ways .ending, .keep button { min-height: 40px; padding-inline: 7px; font-size: var(--type-note); }
@container magnus-derek (width >= 900px) { .ways { justify-content: start; } }
@container magnus-derek (width < 560px) { :host(:not([controls="minimal"])) .ways { justify-content: start; } }
/* The row of layers beside the table says what the names of the rings say in a picture alone. */
@media screen { :host(:not([controls], [present])) .frame:has(> .layers:not([hidden])) :is(.ring-name, .ring-mark, .ring-leader, .ring-leader-end) { visibility: hidden; } }
/* Beside the verdict the picture says no result; a saved or printed one, and a picture alone, say it themselves. */
@media screen { :host(:not([controls="none"], [present])) .frame:has(.verdict) .result { display: none; } }
svg.ticks[hidden] { display: none; }
svg.ticks { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; pointer-events: none; }
/* Keys move the token: with the focus on the table it has a ring, and there is no frame around the whole board. */
.picture:focus-visible:has(.token-halo) { outline: none; }
.picture:focus-visible .token-halo { stroke: var(--accent); stroke-width: 6px; vector-effect: non-scaling-stroke; }
.told { margin-block-start: 2px; }
.told summary { padding: 3px 0; color: var(--muted); font-size: var(--type-note); cursor: pointer; }
.told .sentence { font-size: var(--type-body); }
/* Calls after the end lead nowhere: the ways on are what is left. */
.led .turn:has(> .verdict) > :is(form.call, .sentence) { display: none; }
/* The ways on stand above where the directions lay, so that a tap too many meets words alone. */
@container magnus-derek (width < 560px) or (width >= 900px) { :host(:not([controls="minimal"])) .led .turn { min-block-size: max(var(--md-turn-room, 0px), 14.5rem); } }
.led .turn .ending { background: var(--raised); color: var(--ink); border-color: var(--edge); }
/* What a page leads on to comes first, and all that is told of the game is folded. */
.frame.led:has(.told:not([open])) :is(.info, .mistakes) { display: none; }
@container magnus-derek (width >= 900px) { .frame.led:has(.told:not([open])) .below { grid-area: info; } }
.small-carpet canvas { image-rendering: pixelated; border-radius: 4px; color: var(--ink); transition: color 1ms; }
@container magnus-derek (width >= 1500px) { .small-carpet canvas { height: 300px; } }
/* The legend stands beside the picture, above the reasons, or below what goes through the game; in a low window at the end. */
.frame > .trophy { grid-column: 1 / -1; padding: 0; border: 0; }
@media (height > 520px) {
  :host(:not(.low)) .frame > .trophy { grid-area: legend; }
  :host(:not(.low, [present], [controls="none"])) .frame:has(> .trophy) { grid-template-areas: "picture" "layers" "turn" "transport" "legend" "info" "below"; }
  :host([controls="minimal"]:not(.low)) .frame:has(> .trophy) { grid-template: "picture" "turn" "transport" "legend" / minmax(0, 1fr); }
  @container magnus-derek (width >= 560px) and (width < 900px) { :host(:not([controls="minimal"], [controls="none"], [present], .low)) .frame:not(.learning):has(> .trophy) { grid-template-areas: "picture" "turn" "layers" "transport" "legend" "info" "below"; } }
  @container magnus-derek (width >= 900px) {
    :host(.beside[controls="minimal"]) .frame:has(> .trophy) {
      grid-template: "picture ." 1fr "picture turn" auto "picture legend" 1fr "transport ." auto / minmax(0, 1fr) minmax(320px, 25rem);
      > .turn { grid-area: turn; } > .trophy { align-self: start; }
    }
    :host(:not([controls="minimal"], [controls="none"], [present])) .frame:has(> .trophy) {
      grid-template: "picture turn" "picture layers" "picture legend" "picture info" "transport info" "below info" 1fr / minmax(0, 1fr) minmax(320px, 25rem);
    }
  }
  @container magnus-derek (width >= 1500px) {
    :host(.beside[controls="minimal"]) .frame:has(> .trophy) { grid-template: "picture . info" 1fr "picture turn info" auto "picture legend info" 1fr "transport . info" auto / minmax(0, 1fr) repeat(2, minmax(320px, 23rem)); }
    :host(:not([controls="minimal"], [controls="none"], [present])) .frame:has(> .trophy) {
      grid-template: "picture turn info" "picture layers info" "picture legend info" "picture below info" "transport below info" ". below info" 1fr / minmax(0, 1fr) repeat(2, minmax(320px, 23rem));
    }
  }
}
:host(:is([controls="minimal"]:not(.beside), [controls="none"])) .frame > .trophy { display: none; }
.frame:has(.told:not([open])) > .trophy > :not(.key, .mistakes) { display: none; }
.trophy .key { margin: 0; line-height: 1.3; }
.trophy .key > span { margin-inline-end: 10px; white-space: nowrap; }
.trophy .swatch { display: inline-block; height: 5px; border-radius: 2px; vertical-align: middle; }
.trophy .nowhere { height: 0; border-top: 2px dashed var(--edge); border-radius: 0; background: none; }
.keep { display: flex; gap: 5px; align-items: center; }
.mistakes { margin: 0 0 6px; }
.mistakes a { display: inline-flex; align-items: center; min-height: 44px; }
.keep span:empty { display: none; }
:host(:is([controls="minimal"], [controls="none"], [present])) .keep { display: none; }
.step { font-size: var(--type-text); line-height: 1; touch-action: manipulation; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
.step.on + .present { margin-inline-start: auto; }
@container magnus-derek (width >= 900px) { .steps { grid-template-rows: auto 1fr; } .steps .present { grid-column: 3; } .steps:not(:has(.chip:nth-of-type(3))) .present { grid-column: 4; } }
.present .icon { width: 18px; height: 18px; vertical-align: middle; }
.present .icon + .icon { display: none; }
@container magnus-derek (width < 900px) {
  /* The row fades where it goes on; what is not scrolled has no such time, and does not fade. */
  .chips {
    --fade: 90deg; mask-image: linear-gradient(var(--fade), transparent, #000 var(--before, 0px), #000 calc(100% - var(--after, 0px)), transparent);
    animation: fading linear; animation-timeline: scroll(self inline);
  }
  [dir="rtl"] .chips { --fade: 270deg; }
}
@keyframes fading {
  from { --before: 0px; --after: 36px; }
  4%, 96% { --before: 36px; --after: 36px; }
  to { --before: 36px; --after: 0px; }
}
@container magnus-derek (width < 560px) { .steps .present { display: none; } }
.swatch { width: 14px; height: 14px; border-radius: 4px; background: var(--own); }
.chip.rest { border: 1px dashed var(--edge); }
.chip.rest .swatch { background: var(--track); border: 1px solid var(--edge); }
.made { margin-top: 6px; }
.made .story { margin-bottom: 4px; }
.story input { direction: ltr; flex: 1 1 3rem; min-width: 2.75rem; padding: 0; border: 0; background: none; accent-color: var(--ink); }
.story { gap: 5px; }
.story :is(.pair, select) { min-height: 40px; padding: 4px 8px; font-size: var(--type-note); }
.story .pair { min-width: 38px; }
.story .icon { display: block; width: 18px; height: 18px; margin: auto; }
/* The words keep the room of the longest: the one on a layer that is made, or that on a pair with what is being made. */
.told-layer { display: grid; }
.told-layer > *, .told-layer::after { grid-area: 1 / 1; }
.told-layer > i { visibility: hidden; font-style: normal; }
.told-layer > i::before, .told-layer > i::after { display: block; content: attr(data-pair) / ""; font: var(--type-lead) / 1.35 Georgia, "DejaVu Serif", serif; }
.told-layer > i::after, .told-layer::after { content: attr(data-making) / ""; font: var(--type-note) / 1.45 ${SANS}; }
.told-layer::after { visibility: hidden; content: attr(data-longest) / ""; }
.made .sentence { margin-bottom: 2px; font-family: Georgia, "DejaVu Serif", serif; font-size: var(--type-lead); line-height: 1.35; }
@container magnus-derek (width < 560px) or (width >= 1500px) {
  .story { gap: 4px; }
  .story :is(.pair, select, .plain) { padding-inline: 5px; }
  .story select { max-width: 5.5rem; }
}
@container magnus-derek (width >= 1500px) { .chip { gap: 5px; padding-inline: 6px; } }
/* On a phone a layer that a link asks for has the first window: the picture is as wide as the column, and its words keep no room. */
@container magnus-derek (width < 560px) {
  :host(:not([controls], [present])) .frame:has(.asked) { --rest: calc(312px + var(--md-more, 0px)); }
  .asked ~ .made .told-layer::after, .asked ~ .made .told-layer > i { display: none; }
}
/* What goes through the game stays at the picture, however much is said of a layer beside it. */
@container magnus-derek (width >= 900px) {
  :host(:not([present])) .steps.asked { margin-top: var(--md-above, 10px); }
  :host(:not([controls], [present])) .frame:has(.made, .asked):not(.learning) .passage { grid-area: picture; margin-top: calc(min(100%, var(--drawn)) + 8px); }
}
@container magnus-derek (width >= 900px) and (width < 1500px) {
  :host(:not([controls], [present])) .frame:has(.made, .asked):not(.learning) { grid-template-rows: auto auto auto 1fr; grid-template-areas: "picture turn" "picture layers" "picture info" "below info"; }
  :host(:not([controls], [present])) .frame:has(.asked):not(.learning) { grid-template-areas: "picture layers" "picture turn" "picture info" "below info"; }
}
@container magnus-derek (width >= 1500px) {
  :host(:not([controls], [present])) .frame:has(.asked) { grid-template-areas: "picture layers info" "picture turn info" "picture below info" "transport below info" ". below info"; }
}
/* A layer that a link asks for comes first, without the last round of its game. */
:host(:not([controls], [present])) .frame:has(.asked) .why { display: none; }
@media (height > 520px) {
  @container magnus-derek (width >= 560px) and (width < 900px) {
    :host(:not(.low, [controls], [present])) .frame:has(.asked) { grid-template-areas: "picture" "layers" "turn" "transport" "info" "below"; }
    /* Beside the heading, which stays in the middle. */
    :host(:not(.low)) .turn { position: relative; }
    :host(:not(.low)) .turn .from-start { position: absolute; inset-inline-end: 0; margin: -4px 0; }
  }
}
:host([readonly][controls="minimal"]:not(.beside)) .where { max-width: none; white-space: nowrap; }
.direction.foreseen { border-color: var(--ink); }
/* Not after a tap. Where an answer leads is shown for a button that the pointer has come to, not for one under which the call changed. */
@media (hover: hover) { button:hover:not(:disabled, .direction) { border-color: var(--ink); } }
/* The values stand in what is free below the directions, so that nothing moves and all controls stay in a phone's window. */
@container magnus-derek (width < 560px) {
  .directions:has(.worth:not([hidden])) { margin-block-end: -10px; }
  .frame:has(.worth:not([hidden])) .transport { row-gap: 6px; padding-block-end: 6px; }
}
/* For less than five seconds: longer motion would have to be stopped by the reader. */
@media (prefers-reduced-motion: no-preference) {
  .pulse { animation: pulse 1.5s ease-in-out 3; transform-box: fill-box; transform-origin: center; }
  .pulse-again { animation-name: pulse-again; }
}
@keyframes pulse { 50% { transform: scale(1.3); } }
@keyframes pulse-again { 50% { transform: scale(1.3); } }
.lines { padding-bottom: 10px; }
.lines .row { margin: 4px 0 0; }
.lines select { flex: 1 1 12rem; min-width: 0; }
svg.tree { display: block; width: 100%; max-width: 600px; overflow: visible; }
.tree .track { fill: none; stroke: var(--muted); stroke-width: 2; }
.tree .track.followed { stroke: var(--ink); stroke-width: 4; }
.tree .leaf { fill: var(--paper); stroke: var(--muted); stroke-width: 2; }
.tree .here { fill: var(--accent); stroke: var(--paper); stroke-width: 2; pointer-events: none; }
.tree .target { fill: none; stroke: transparent; stroke-width: 15; pointer-events: stroke; cursor: pointer; }
.breadcrumb { font-family: Georgia, "DejaVu Serif", serif; }
.ticks .lost.magnus { fill: var(--ink); }
.ticks .lost.derek { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
@media (forced-colors: active) {
  .value-curve path, .key > i.fewer { stroke: CanvasText; border-color: CanvasText; }
  .key > i:not(.fewer) { background: CanvasText; forced-color-adjust: none; }
  .ticks .lost.magnus { fill: CanvasText; }
  .ticks .lost.derek { fill: Canvas; stroke: CanvasText; }
  .bar { border: 1px solid CanvasText; }
  .bar i, .visited .bar i { background: Highlight; forced-color-adjust: none; }
}
dialog { color: var(--ink); background: var(--raised); border: 1px solid var(--line); border-radius: 12px; padding: 24px; max-width: min(30rem, 92vw); }
.direction { touch-action: pan-y pinch-zoom; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; }
.directions .too-fast { flex-basis: 100%; grid-column: 1 / -1; margin: 4px 0 0; }
/* The way out stays in reach, however long the help is. */
dialog > form[method="dialog"] { position: sticky; bottom: -24px; margin: 0 -24px -24px; padding: 12px 24px; border-top: 1px solid var(--line); background: var(--raised); }
dialog::backdrop { background: rgb(10 14 24 / 45%); }
dl { margin: 8px 0 12px; }
dl div { display: grid; grid-template-columns: 9rem 1fr; gap: 0 10px; padding: 4px 0; }
dt { font-weight: 650; }
dd { margin: 0; }
${rows(OPTIONAL_LOOKS, ruleOf)}
@media print {
  :host, :host([theme]) { color-scheme: light !important; }
  /* The picture as it is exported, without what only a person at the page asked for. */
  svg.table :is(.rated, .rated-rounds, .rated-last) { display: none; }
  .evaluation :is(.legend, label, .explorer > details, ul) { display: none; }
  .keep, .turn, .layers, .passage, .trophy, .below, .info > :not(.positions[open], .evaluation), .positions :is(summary, .row) { display: none !important; }
}
.refusals {
  display: flex; align-items: start; gap: 12px; margin-bottom: 12px; padding-block: 8px; padding-inline-start: 12px; text-align: start; scroll-margin: 12px;
  border-inline-start: 4px solid var(--accent);
}
@media (forced-colors: active) {
  svg.table { forced-color-adjust: none; --paper: Canvas; --ink: CanvasText; }
  .swatch { forced-color-adjust: none; border: 1px solid CanvasText; }
}
`;
