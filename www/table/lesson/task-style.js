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
/* The text stands right below the table. */
@container magnus-derek (width < 900px) { .frame.learning { --rest: 420px; grid-template-areas: "picture" "turn" "layers" "transport" "below" "info"; } }
/* While something is asked nothing is told of the game, and a third column would be empty. */
@container magnus-derek (width >= 1500px) {
  .frame.learning {
    grid-template: auto auto auto auto 1fr / minmax(0, 1fr) minmax(320px, 38rem);
    grid-template-areas: "picture turn" "picture layers" "picture info" "transport info" "below info";
  }
}
/* Prose begins where its lines do, also where a table alone has its words in the middle; stronger than what says so there. */
.learning .turn.turn.turn { text-align: start; }
.learning .turn.turn.turn :is(.row, .directions) { justify-content: start; margin-inline: 0; }
.lesson { margin-bottom: 14px; }
.lesson:not(:last-child) { padding-bottom: 14px; border-bottom: 1px solid var(--line); }
.learning.asked .lesson { padding-bottom: 0; border-bottom: 0; }
.lesson-name { margin: 0; color: var(--muted); font-size: var(--type-note); }
.lesson-name a { color: inherit; }
.turn .lesson h2 { margin: 0 0 6px; font-size: var(--type-lead); font-weight: 650; letter-spacing: 0; text-transform: none; color: var(--ink); }
.turn .lesson h2.told { font-size: var(--type-note); letter-spacing: 0.06em; text-transform: uppercase; color: var(--muted); }
/* Untranslated passages. */
.lesson [lang="en"] { direction: ltr; unicode-bidi: isolate; }
.lesson .ask { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "DejaVu Serif", serif; font-size: var(--type-text); line-height: 1.4; }
.lesson .entry { margin: 0 0 8px; }
.lesson .entry .row { margin-bottom: 4px; }
.lesson .options { display: grid; gap: 8px; }
.lesson .option { text-align: start; }
.lesson .magnitudes { flex: 1 1 12rem; min-width: 0; }
.lesson .number { width: 7.5rem; }
.lesson [aria-pressed="true"] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); font-weight: 650; }
.chooser { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 8px; }
.seat-button { min-width: 44px; min-height: 44px; padding: 4px; border-radius: 22px; font-variant-numeric: tabular-nums; }
.lesson .seat-button[aria-pressed="true"] { background: var(--ink); color: var(--paper); }
.lesson .said { margin: 0 0 8px; padding-block: 6px; padding-inline-start: 12px; border-inline-start: 4px solid var(--edge); font-weight: 600; }
.lesson .said.good { border-color: var(--depth-1); }
.lesson .said.bad { border-color: var(--accent); }
.lesson :is(.aha, .because) { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "DejaVu Serif", serif; font-size: var(--type-text); }
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
@media (forced-colors: active) { .lesson [aria-pressed="true"] { outline: 3px solid Highlight; outline-offset: -3px; } }
`;
