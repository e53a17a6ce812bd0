// @ts-check
/** Style of what the Play page shows below and after its table: the ladder, hints, and a guest's line. */

export const LADDER_STYLE = `
.ladder-next, .ladder-other {
  min-height: 40px; padding: 6px 7px; white-space: nowrap; font: inherit; font-size: var(--type-note); color: inherit; background: var(--raised);
  border: 1px solid var(--edge); border-radius: 8px; cursor: pointer;
}
.ladder-next { color: var(--paper); background: var(--ink); border-color: var(--ink); }
/* The line below the row of ways on. */
.ladder-rest { order: 1; width: 100%; }
.ladder-rest p { margin: 0; font-size: var(--type-note); }
.first-minute .ladder { flex: none; margin-inline-start: auto; }
/* Wide enough for each of its words. */
.first-minute > .ladder-hint { flex: none; min-inline-size: 5.75rem; }
.ladder { display: flex; align-items: baseline; gap: 8px; }
.ladder > span { width: min-content; color: var(--muted); font-size: var(--type-note); line-height: 1.3; }
.ladder ol { display: flex; margin: 0; padding: 0; list-style: none; }
.ladder li { position: relative; display: grid; grid-template-columns: 100%; justify-items: center; width: 66px; }
.ladder li + li::before { content: ""; position: absolute; inset-block-start: 17px; inset-inline-end: calc(50% + 18px); width: calc(100% - 36px); border-block-start: 2px solid var(--edge); }
.ladder button {
  width: 36px; height: 36px; padding: 0; font: inherit; font-variant-numeric: tabular-nums; color: inherit; background: var(--paper);
  border: 1.5px solid var(--edge); border-radius: 50%; cursor: pointer;
}
.ladder .climbed { background: var(--line); }
.ladder [aria-current="step"] { color: var(--paper); background: var(--ink); border-color: var(--ink); }
.ladder li > b { position: absolute; inset-block-start: -7px; inset-inline-start: calc(50% + 10px); font-size: var(--type-text); line-height: 1; text-shadow: 0 0 2px var(--paper), 0 0 2px var(--paper); }
.ladder li > b, .ladder-rest .star { color: light-dark(#b35900, #ffa63d); }
.ladder small { white-space: nowrap; letter-spacing: -0.02em; color: var(--muted); font-size: var(--type-note); line-height: 1; }
magnus-derek > .ladder { margin-block: 6px; }
magnus-derek > .ladder > span { width: auto; white-space: nowrap; }
magnus-derek > .ladder :is(ol, li) { min-width: 0; }
.newcomer :is(.ladder-rest, .ladder small) { display: none; }
@media (height > 520px), (width < 560px) { .climbing magnus-derek:not([controls]) { --md-turn-room: 172px; } }
@media (width < 900px) and (height > 520px) { .climbing magnus-derek:not([controls]) { --md-more: 18px; } }
/* On a phone the table is as large as the first screen allows, which ends with the two directions. */
@media (width < 560px) { .climbing magnus-derek:not([controls]) { --md-turn-room: 262px; --md-above-table: 0px; --md-more: -43px; } }
@media (width >= 900px) { .climbing magnus-derek[controls] { --md-sentence-room: 0; } }
.climbing .first-minute .knows { display: none; }
.about-head { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; margin-bottom: 8px; }
.about-head h2 { margin: 0; }
:is(.once-more, .left-game, .put-in-notes) {
  min-height: 38px; padding: 5px 14px; font: inherit; font-size: var(--type-note); color: inherit; white-space: nowrap; background: none;
  border: 1px solid var(--edge); border-radius: 8px; cursor: pointer;
}
@media (width < 560px) { .first-minute > .ladder-hint { min-inline-size: 4.75rem; } .first-minute .ladder > span { display: none; }
  /* There is room for one of the lines below its tables. */
  .ladder li:not(:has([aria-current="step"])) small { visibility: hidden; }
  /* The ladder takes what the hint leaves, in the same row: one of its own would move the table. */
  .first-minute .ladder { flex: 1; max-width: 330px; } .ladder, .ladder ol, .ladder li { min-width: 0; } }
/* Four lines have room above the ladder, too, and three on a low phone. */
@media (width < 560px) { .climbing .first-minute { row-gap: 2px; padding-block: 6px 4px; } }
@media (width < 390px) { .first-minute > .ladder-hint { min-inline-size: 4.25rem; } }
@media (width < 900px) and (height > 520px) {
  .first-minute .ladder { margin-inline: auto; }
}
/* What one wants to keep is on every table of the ladder, also where there is little else. */
@media screen { magnus-derek[controls="minimal"]::part(keep) { display: flex; } }
@media print { .ladder-next, .ladder-other, .ladder-rest, .left-game { display: none; } }
`;
