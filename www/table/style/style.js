// @ts-check
/** The look of the element: quiet, like print. */

import { PALETTE, SANS, WRITING } from "../../board/board-looks.js";
import { HEAD_HALO, HEADS } from "../../board/heads.js";
import { FIRST_RULES } from "../picture/picture-looks.js";
import { declarationText, rows, ruleOf } from "./rows.js";
import { SIZES } from "./sizes.js";

/**
 * The rules that put picture and move side by side, if the table is wide enough; the goal stands among the bounds alone.
 * @param {string} host the beginning of `:host(…)`
 */
function sideBySideRules(host) {
  const rules = (/** @type {string} */ host) => `
  ${host} .frame {
    grid-template: "picture turn" auto "picture transport" 1fr / min(50%, var(--md-window, 100svh) - 24px) minmax(0, 1fr);
    column-gap: 24px; --rest: 34px;
  }
  ${host} :is(.layers, .below, .info) { grid-column: 1 / -1; grid-row: auto; }
  ${host} .turn { text-align: start; padding: 0 0 4px; padding-inline-end: var(--md-aside, 0px); }
  ${host} .turn h2 { font-size: var(--type-note); letter-spacing: 0; }
  ${host} .turn .from-start { margin-top: -10px; padding-inline: 6px; }
  ${host} .transport { gap: 6px 8px; padding-top: 0; }
  ${host} .transport .evaluate { padding-inline: 7px; font-size: var(--type-note); } ${host} .where::after { content: none; }
  ${host} .goal { display: none; }
  ${host} .turn :is(.row, .directions) { justify-content: start; margin-inline: 0; max-width: none; }`;
  return `
@container magnus-derek (width >= 560px) and (width < 900px) {${rules(`${host}:not([controls="none"]))`)}
}
@container magnus-derek (width >= 560px) {${rules(`${host}[controls="minimal"])`)}
}`;
}

/**
 * The rules of a table with few controls: picture, question and what goes through the game one below the other.
 * @param {string} [which] which tables
 */
const stackedRules = (which = "") => `
:host([controls="minimal"]${which}) .frame { grid-template: "picture" "turn" "transport" / minmax(0, 1fr); --rest: calc(300px + var(--by-hand, 0px) + var(--md-more, 0px)); }
:host([controls="minimal"]${which}) .turn { text-align: center; }
:host([controls="minimal"]${which}) .turn :is(.row, .directions) { justify-content: center; margin-inline: auto; max-width: 30rem; }`;

const COLOURS = `
:host {
  color-scheme: light dark;
${rows(SIZES, (name, size) => `  --type-${name}: ${size};`)}
${rows(PALETTE, (name, [light, dark]) => `  --${name}: light-dark(${light}, ${dark});`)}
}
:host([theme="light"]) { color-scheme: light; }
:host([theme="dark"]) { color-scheme: dark; }
`;

const LAYOUT = `
:host {
  --type: 16px;
  display: block;
  container: magnus-derek / inline-size;
  /* A container has no width of its own; boxes that ask for one, as flexible ones do, get the table's. */
  contain-intrinsic-inline-size: min(820px, 90vw); box-sizing: border-box; min-width: 0; max-width: 100%;
  color: var(--ink);
  background: var(--paper);
  font: 16px/1.5 ${SANS};
  /* Settings of slides and themes for their own words. */
  text-align: start; text-indent: 0; text-transform: none; letter-spacing: normal; word-spacing: normal; white-space: normal;
  padding: 12px;
}
:host([hidden]) { display: none; }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
.frame {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: "picture" "layers" "turn" "transport" "info" "below";
  gap: 8px 40px;
}
.picture { grid-area: picture; }
.turn { grid-area: turn; }
.layers { grid-area: layers; min-width: 0; min-height: 48px; }
.passage { grid-area: transport; align-self: start; min-width: 0; }
.below { grid-area: below; min-width: 0; }
.small-carpet { padding-top: 8px; }
.small-carpet canvas { display: block; width: 100%; height: 72px; }
.small-carpet p { margin: 4px 0 0; }
.info { grid-area: info; display: grid; gap: 0 40px; align-content: start; }
:is(.info, .frame) > .coming ~ * { visibility: hidden; }
/*
 * The table leaves room for what belongs to it, --rest: in a box with a height of its own, in the window, on a slide of
 * reveal.js, which has a heading too. In a frame --md-window is the height of the page's window, because the frame's own follows
 * the table; a frame that nothing follows says with --md-more how much more it takes there.
 */
:host { --rest: 110px; }
.frame { --rest: calc(300px + var(--row, 0px) + var(--by-hand, 0px) + var(--md-more, 0px)); }
.frame:has(> .layers:not([hidden])) { --row: 56px; }
.frame:has(.help-by-hand:not([hidden])) { --by-hand: 44px; }
/* The width that the picture has where its column is wide enough: that of the page's choice, of the box and of the window. */
.frame {
  --drawn: min(
    var(--md-table-size, 820px), max(var(--least, 240px), var(--box, 9999px) - var(--rest)),
    max(var(--least, 240px), var(--slide-height, var(--md-window, 100svh) / 0.9) * 0.9 - var(--rest))
  );
}
.picture {
  position: relative; border-radius: 12px; margin: 0 auto; aspect-ratio: 1;
  width: min(100%, var(--drawn));
}
svg.table { display: block; overflow: visible; width: 100%; height: 100%; touch-action: pan-y pinch-zoom; user-select: none; -webkit-user-select: none; }
@container magnus-derek (width >= 560px) {
  .info { grid-template-columns: 1fr 1fr; }
  .turn { text-align: center; }
  .turn .row, .turn .directions { justify-content: center; margin-inline: auto; max-width: 30rem; }
}
/* On a tablet the question stands directly below the table, and its room is that of the longest words, so that what goes through the game stays. */
@container magnus-derek (width >= 560px) and (width < 900px) {
  .frame:not(.learning) { grid-template-areas: "picture" "turn" "layers" "transport" "info" "below"; --rest: calc(412px + var(--row, 0px) + var(--by-hand, 0px) + var(--md-more, 0px)); }
  /* The slider has what its line leaves, the rest a line of its own. */
  :host(:not([controls="minimal"])) .frame:not(.learning) .timeline { flex-basis: clamp(200px, 100cqw - 360px, 30rem); }
}
@container magnus-derek (width >= 900px) {
  .frame {
    grid-template-columns: minmax(0, 1fr) minmax(320px, 25rem);
    grid-template-rows: auto auto auto auto 1fr;
    grid-template-areas: "picture turn" "picture layers" "picture info" "transport info" "below info";
    --rest: calc(110px + var(--md-more, 0px));
  }
  .info { grid-template-columns: 1fr; }
  .turn { text-align: start; }
  .turn .row, .turn .directions { justify-content: start; margin-inline: 0; max-width: none; }
}
/* A very wide window has room for the move and what is known of it side by side, and for the carpet of the game under the move. */
@container magnus-derek (width >= 1500px) {
  .frame {
    grid-template-columns: minmax(0, 1fr) repeat(2, minmax(320px, 23rem)); grid-template-rows: auto auto auto auto 1fr;
    grid-template-areas: "picture turn info" "picture layers info" "picture below info" "transport below info" ". below info";
  }
}
/* Less to see, as the embedder wants it. */
:host([controls="minimal"]) :is(.info, .below, .layers, .transport select, .share, .help),
:host([present]) .goal,
:host(:is([controls="minimal"], [controls="none"], [present])) .from-start,
:host([controls="none"]) :is(.info, .below, .layers, .passage, .turn > :not(.refusals), .turn:has(.refusals[hidden])) { display: none !important; }
:host([controls="none"]) .frame { grid-template: "picture" "turn" "transport" / minmax(0, 1fr); row-gap: 0; --rest: 24px; }
${stackedRules(":where(:not(.beside))")}
/* On Play a wide table has its question beside it, in the first minute too. */
@container magnus-derek (width < 900px) {${stackedRules()}}
/* Beside the table the question alone stands in the middle. */
@container magnus-derek (width >= 900px) { :host([controls="minimal"].beside) .turn { grid-row: 1 / 4; align-self: center; } }
/*
 * In a low window, as on a phone lying down, picture and move lie side by side. A frame that follows its table is as low as the
 * table makes it, so there the host's window counts: pages/embed/messages.js sets the classes.
 */
@media (height <= 520px) {
${sideBySideRules(":host(:not(.followed)")}
}
${sideBySideRules(":host(.low")}
.panel { padding: 10px 0 12px; border-top: 1px solid var(--line); min-width: 0; }
.turn { border-top: 0; padding-top: var(--md-above, 10px); }
h2 { margin: 0 0 4px; font-size: var(--type-note); font-weight: 650; letter-spacing: 0.06em; text-transform: uppercase; color: var(--muted); }
.turn.yours h2 { color: var(--accent); }
p { margin: 0 0 8px; }
p:last-child { margin-bottom: 0; }
/* The room that the reasons keep is above the link, which stays where it is; in two columns the neighbour's height would be added. */
.why { display: flex; flex-direction: column; }
.why > p:last-child { margin-block-start: auto; }
@container magnus-derek (width >= 560px) and (width < 900px) { .why > p:last-child { margin-block-start: 0; } }
.why p, .turn .sentence { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "DejaVu Serif", serif; }
.turn .sentence { font-size: var(--type-text); line-height: 1.4; }
/* On a phone the call stays in one line, so that what is pressed stays where it is. */
@container magnus-derek (width < 560px) { .turn > .sentence { font-size: var(--type-body); } }
.goal { margin-bottom: 2px; font-variant-numeric: tabular-nums; color: var(--muted); font-size: var(--type-note); text-wrap: pretty; }
.goal strong { color: var(--ink); }
.turn .from-start { float: inline-end; min-height: 28px; margin: -4px 0 -14px; margin-inline-start: 14px; padding: 1px 10px; }
.note { color: var(--muted); font-size: var(--type-note); line-height: 1.45; }
.error { color: var(--accent); font-weight: 600; }
.error:empty { display: none; }
/* Why there is no table. */
.not-loaded { max-width: 46rem; margin: 0; padding-inline-start: 12px; border-inline-start: 3px solid var(--accent); }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-bottom: 8px; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

const CONTROLS = `
button, input, select {
  font: inherit; color: inherit; background: var(--raised);
  border: 1px solid var(--edge); border-radius: 8px; min-height: 40px; padding: 6px 12px;
}
button { cursor: pointer; }
button:disabled { color: var(--muted); border-color: var(--line); cursor: default; }
:is(button, input, select, summary, [tabindex]):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.primary { background: var(--ink); color: var(--paper); border-color: var(--ink); }
.plain { padding: 4px 10px; min-height: 34px; font-size: var(--type-note); }
.directions { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.direction:only-child { grid-column: 1 / -1; }
.direction { min-height: 68px; padding: 8px; line-height: 1.3; border-color: var(--accent); background: var(--accent-soft); }
/* The arrow says which way: the sign of a side is another one on the other half of the table. */
.direction span { display: flex; gap: 6px; align-items: center; justify-content: center; direction: ltr; }
.direction .icon { width: 36px; height: 36px; margin: -3px; }
.direction + .direction .icon { order: 1; }
.direction b { font-size: var(--type-note); font-weight: 400; }
.direction:only-child b { font-size: var(--type-text); line-height: 30px; }
.direction small { display: block; font-size: var(--type-note); color: var(--ink); text-wrap: balance; }
.direction.new small { font-weight: 650; }
.icon { width: 1.25em; height: 1.25em; fill: currentColor; flex: none; }
.transport .evaluate { padding-inline: 14px; border-radius: 21px; min-height: 42px; }
.turn.judged > .sentence { display: none; }
/* The headline says it. */
h2.over { position: absolute; clip-path: inset(50%); }
/* The ways on from the end share their lines, so that the end takes no more room than the turn before it. */
.verdict, .again { display: contents; }
.turn { min-block-size: var(--md-turn-room, 0); }
.turn > .sentence { min-block-size: var(--md-sentence-room, 0); }
/* On the timeline: what the game was worth, and where something was lost. */
.timeline { position: relative; flex: 1 1 6rem; min-width: 6rem; display: grid; }
.steps { display: flex; gap: 6px; }
.step, .present { flex: none; width: 40px; height: 46px; padding: 0; }
.chips { display: flex; gap: 6px; min-width: 0; overflow: auto hidden; scrollbar-width: none; }
.chip {
  display: inline-flex; flex: none; align-items: center; gap: 7px; min-height: 46px; padding: 2px 10px; text-align: start; border-radius: 10px;
  font-family: Georgia, "DejaVu Serif", serif; font-size: var(--type-note); line-height: 1.25; border-color: var(--line);
}
.chip small { display: block; font: var(--type-note) ${SANS}; color: var(--muted); }
@container magnus-derek (width >= 900px) {
  .steps { display: grid; grid-template-columns: 1fr 40px 40px; align-items: start; }
  .steps:not(:has(.chip:nth-of-type(3))) { grid-template-columns: 1fr repeat(3, 40px); }
  .chips { grid-area: 1 / 1 / 3; display: grid; grid-template-columns: auto auto; overflow: visible; }
}
.transport { display: flex; flex-wrap: wrap; align-items: center; gap: 10px 8px; padding: 6px 0 12px; }
.buttons { display: flex; gap: 8px; }
/* Time goes to the right, and the left one of two directions is the left one, in every language. */
.buttons, .timeline { direction: ltr; }
[dir="rtl"] .direction:first-child { order: 1; }
.transport select { flex: 1 1 7.75rem; min-width: 0; max-width: 9rem; padding-inline: 8px 2px; }
.round-button { width: 42px; height: 42px; padding: 0; border-radius: 50%; display: inline-grid; place-items: center; }
.round-button.main:not(:disabled) { background: var(--ink); color: var(--paper); border-color: var(--ink); }
.transport input[type="range"] { min-width: 0; padding: 0; accent-color: var(--ink); background: none; border: 0; }
.where { font-variant-numeric: tabular-nums; }
.where::after { content: attr(data-widest) / ""; display: block; height: 0; overflow: hidden; visibility: hidden; }
/* Beside what is said of the game there is no room to spare, and no finger. */
@container magnus-derek (width >= 900px) { .where { min-width: 4.75rem; } .where::after { content: none; } }
@container magnus-derek (width < 560px) { .frame:has(> .layers:not([hidden])) { --row: calc(min(150px, 100svh - 590px) + var(--md-above-table, 0px)); } }
@media (width < 390px) { .frame { --least: 216px; } .layers, .chip { min-height: 34px; } .step { height: 34px; } .chip small { display: none; } }
/* In a low window the call is its own heading. */
@media (width < 560px) and (height < 740px) { :host(:not([controls])) .turn.yours h2 { position: absolute; clip-path: inset(50%); } }
/* On a phone the round stands beside the timeline, and a long one in two lines, so that no button is left to a line of its own. What a
 * direction leads to has one line or two there; with its value below, the room is needed for that. */
@container magnus-derek (width < 560px) {
  .transport { column-gap: 6px; }
  .timeline { flex-basis: 4rem; min-width: 4rem; }
  .transport select { flex-basis: 6rem; }
  :host(:not([controls])) .turn.yours .sentence { min-block-size: calc(2.8 * var(--type-text)); }
  .direction:has(.worth[hidden]) { min-height: calc(18px + 1.3 * (var(--type-text) + 2 * var(--type-note))); }
  .where { max-width: 4.25rem; font-size: var(--type-note); line-height: 1.2; }
}
/* A slide: what is within has its look from slide.js. */
:host([present]) { container-type: size; box-sizing: border-box; width: 100%; height: 100%; overflow: hidden; }
/* In a box without a height of its own it has the shape of a slide. */
:host([present]) { aspect-ratio: 16 / 9; }
`;

const PICTURE = `
/* A picture is the same whichever way a language is read: clockwise is clockwise, and time goes to the right. */
svg { text-anchor: middle; direction: ltr; }
svg text { ${declarationText(WRITING)} }
/* Names and numbers with signs are read from the left, words as their language is. */
svg text, .points, .term, .chip, .direction b, .refusals p, .error { unicode-bidi: plaintext; }
${rows(HEADS, (id, colour) => `#${id} path { fill: ${colour}; ${declarationText(HEAD_HALO)} }`)}
${rows(FIRST_RULES, ruleOf)}
:host(:not([readonly])) .clickable { cursor: pointer; }
`;

/** The style sheet for shadow roots, as text. A rem in it is the size of the table's own type; see sheets.js. */
export const STYLE = COLOURS + LAYOUT + CONTROLS + PICTURE;
