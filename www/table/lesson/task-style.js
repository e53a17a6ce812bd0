// @ts-check
/** The look of a task, loaded with it. */

export const LESSON_STYLE = `
/* Controls of a game without a task: the players, its value, and another game. */
.learning :is(.to-lesson, .goal, .help-by-hand, .from-start, .turn > button, .turn > .verdict, .evaluate, .below, .keep),
.learning .info > :not(.why, .rings, .positions) { display: none !important; }
/* While something is asked, nothing is played, and what would tell the answer is away. */
.learning .turn.judged > :not(.lesson, .refusals), .learning.asked .turn > :not(.lesson, .refusals), .learning.unplayed .passage, .learning.hiding :is(.why, .rings, .layers),
.learning:is(.bare, .bounded) :is(.rings, .layers), .learning.placing :is(.why, .rings, .layers, .positions) { display: none !important; }
/* Nor do the layers of all positions tell it. */
.learning:is(.bare, .hiding) .positions tr > :nth-child(n + 3) { display: none; }
/*
 * The table stays in sight. In one column the text stands right below it, and what is read and pressed moves up under it, as in a
 * flexible box, but not in a grid, it can be moved across all of the frame; --md-top is what the page keeps above it.
 */
@media (height > 520px) {
  @container magnus-derek (width < 900px) {
    .frame.learning { --rest: 420px; display: flex; flex-direction: column; }
  }
}
@media screen and (height >= 640px) {
  @container magnus-derek (width < 900px) {
    .frame.learning > :is(.picture, .companion-picture) {
      position: sticky; z-index: 2; top: var(--md-top, 0px); background: var(--paper); border-radius: 0;
      /* Wider than the text that moves up under it, whose letters may stick out, with a rule. */
      --besides: calc((100cqi - min(100cqi, var(--drawn))) / 2 + 4px);
      border-image: linear-gradient(var(--paper) calc(100% - 1px), var(--line) 0) fill 0 // 0 var(--besides);
    }
    /* Where positions are chosen with many buttons, the question stays below it; its heading moves on. */
    :host([puzzle]) .frame.learning .turn:has(.seat-button) > .lesson:first-of-type {
      position: sticky; z-index: 1; top: calc(min(100cqi, var(--drawn)) + var(--md-top, 0px) - 22px); margin-bottom: 4px; padding-bottom: 6px; background: var(--paper);
    }
    .frame.learning > :not(.picture, .companion-picture) :is(button, input, select, summary, a, h2, .said) { scroll-margin-top: calc(min(100cqi, var(--md-table-size, 820px)) + var(--md-top, 0px)); }
  }
}
/* In two columns the first is as wide as the table, and the text has the rest; what goes through the game stays below the table. */
@container magnus-derek (width >= 900px) {
  .frame.learning {
    --column: min(100cqi - 40px - 30rem, var(--drawn));
    grid-template: max-content max-content 1fr / var(--column) minmax(0, 1fr);
    grid-template-areas: "picture turn" "picture layers" "picture info";
  }
  .frame.learning :is(.turn, .info) > * { max-width: 44rem; }
  .frame.learning > .picture { position: sticky; top: 8px; align-self: start; margin: 0; }
  /* It stops above the row below it, which stands in the same cell. */
  .frame.learning:not(.unplayed) > .picture { margin-bottom: 64px; }
  .frame.learning > .passage { grid-area: picture; position: sticky; top: calc(var(--column) + 16px); margin-top: calc(var(--column) + 8px); }
  .frame.learning .timeline { flex-basis: 2.5rem; min-width: 2.5rem; }
  .frame.learning .where { flex: none; min-width: 0; margin-inline-end: 4px; font-size: var(--type-note); white-space: nowrap; }
  /* In one line, so that it is in sight with the table. */
  .frame.learning .transport { flex-wrap: nowrap; gap: 4px; padding-bottom: 4px; }
  .frame.learning .transport .buttons { gap: 4px; }
  .frame.learning .transport :is(.buttons, .round-button) { flex: none; }
  .frame.learning .round-button { width: 38px; height: 38px; min-height: 0; }
  .frame.learning .transport select { flex: 0 0 7.75rem; margin-inline-end: 4px; font-size: var(--type-note); }
}
/* Beside the text of a small laptop the slider needs the room of the menu. */
@container magnus-derek (width >= 900px) and (width < 1200px) { .frame.learning .transport select { display: none; } }
/* Prose begins where its lines do, also where a table alone has its words in the middle; stronger than what says so there. */
.learning .turn.turn.turn { text-align: start; }
.learning .turn.turn.turn :is(.row, .directions) { justify-content: start; margin-inline: 0; }
.lesson { margin-bottom: 10px; }
.turn > .answer { margin: 10px 0 0; }
.learning.asked .turn > .answer { margin: 0; }
.turn > .answer > div { scroll-margin-bottom: 8px; }
.lesson-name { margin: 0; color: var(--muted); font-size: var(--type-note); }
.lesson-name a { color: inherit; }
.turn .lesson h2 { margin: 0 0 6px; font-size: var(--type-lead); font-weight: 650; letter-spacing: 0; text-transform: none; color: var(--ink); }
.turn .lesson h2.told { font-size: var(--type-note); letter-spacing: 0.06em; text-transform: uppercase; color: var(--muted); }
/* Untranslated passages. */
.lesson [lang="en"] { direction: ltr; unicode-bidi: isolate; }
.lesson :is(.ask, .said, .aha, .because, .hints) { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "DejaVu Serif", serif; font-size: var(--type-text); line-height: 1.4; }
@container magnus-derek (width < 560px) or ((width >= 900px) and (width < 1200px)) { .lesson :is(.ask, .said, .aha, .because, .hints, .companion-turn .sentence) { font-size: var(--type-body); } }
.lesson .entry { margin: 0 0 8px; }
.lesson .entry .row { margin-bottom: 4px; }
.lesson .options { display: grid; gap: 8px; }
.lesson .option { text-align: start; }
/* All alike, as high as the longest of a row. */
.lesson .options .none { text-align: start; }
.lesson .ways { grid-auto-rows: 1fr; align-items: stretch; grid-template-columns: repeat(2, minmax(0, 1fr)); }
/* They look like the directions of a game, which they are. */
.lesson .ways :where(.option) { text-align: center; }
.lesson .ways :where(.option:enabled) { border-color: var(--accent); background: var(--accent-soft); }
@container magnus-derek (width < 560px) { .lesson .ways .option { padding-inline: 8px; } }
.lesson .costs { margin: 0 0 8px; padding-inline-start: 1.4em; }
.lesson .magnitudes { flex: 1 1 12rem; min-width: 0; }
.lesson .number { width: 6rem; }
.lesson [aria-pressed="true"] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); font-weight: 650; }
.chooser { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 8px; }
/* A button that waits for a number can still be read. */
.lesson .primary:disabled { background: var(--raised); }
.seat-button { min-width: 44px; min-height: 44px; padding: 4px; border-radius: 22px; font-variant-numeric: tabular-nums; }
.lesson .seat-button[aria-pressed="true"] { background: var(--ink); color: var(--paper); }
.lesson .said { margin: 0 0 8px; padding-block: 6px; padding-inline-start: 12px; border-inline-start: 4px solid var(--edge); font-weight: 600; }
.lesson .said.good { border-color: var(--depth-1); }
.lesson .said.bad { border-color: var(--accent); }
.lesson .hints { margin: 0 0 8px; padding-inline-start: 1.4em; }
.lesson .hints p { margin: 0 0 4px; }
.lesson .helps, .lesson .line .row { margin: 4px 0 0; }
.lesson .next-lesson { display: inline-flex; align-items: center; min-height: 44px; padding-inline: 4px; color: inherit; font-weight: 600; }
.lesson .wall { margin: 4px 0 8px; }
.lesson .bricks { display: flex; align-items: end; gap: 2px; max-width: 20rem; margin-bottom: 4px; }
.lesson .column { display: flex; flex: 1 1 0; flex-direction: column-reverse; gap: 2px; min-width: 0; }
.lesson .brick { height: 12px; border: 1px solid var(--edge); border-radius: 2px; }
.lesson .brick.full { background: var(--depth-1); border-color: var(--depth-1); forced-color-adjust: none; }
.lesson .brick.spared { border-style: dotted; }
.lesson .solution { font-weight: 600; }
/* A printed puzzle has its question, below the position. */
@media print {
  :host([puzzle]) .learning .turn { display: block !important; min-block-size: 0; padding: 3mm 0 0; }
  :host([puzzle]) .turn > :not(section.lesson), :host([puzzle]) .turn > .lesson > :not(.ask) { display: none !important; }
}
@media (forced-colors: active) { .lesson [aria-pressed="true"] { outline: 3px solid Highlight; outline-offset: -3px; } }
`;
