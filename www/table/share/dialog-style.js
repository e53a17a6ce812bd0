// @ts-check
/** The look of the share dialog, beside the style sheet of the element. */

export const SHARE_STYLE = `
.sharing { width: min(960px, calc(100vw - 24px)); max-width: none; max-height: calc(100dvh - 24px); padding: 0; overflow: auto; overscroll-behavior: contain; }
.sharing .head {
  position: sticky; top: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; gap: 12px;
  padding-block: 12px; padding-inline: 24px 16px; background: var(--raised); border-bottom: 1px solid var(--line);
}
.sharing h2 { margin: 0; font: 650 20px/1.3 "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, "DejaVu Serif", serif; letter-spacing: normal; text-transform: none; color: var(--ink); }
.sharing h3 { margin: 20px 0 6px; font-size: var(--type-note); font-weight: 650; letter-spacing: 0.06em; text-transform: uppercase; color: var(--muted); }
.sharing .first { max-width: 620px; padding: 0 24px 8px; }
.sharing .first h3 { position: absolute; clip-path: inset(50%); }
.sharing .first section { padding-top: 16px; }
.sharing .first .error:empty { display: none; }
.sharing .rest { margin: 12px 24px 24px; border-top: 1px solid var(--line); }
.sharing .rest summary { min-height: 48px; padding-block: 12px; cursor: pointer; }
.sharing .parts { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 40px; }
.sharing label { display: block; margin-bottom: 6px; color: var(--muted); font-size: var(--type-note); line-height: 1.45; }
.sharing :is(input, select) { width: 100%; }
/* Addresses and code. */
.sharing :is(input, .source) { direction: ltr; }
.sharing .row { margin: 8px 0 0; }
.sharing .pictures { gap: 6px 8px; margin-bottom: 12px; }
.sharing .pictures :is(label, .note) { margin: 0; }
.sharing .pictures input { width: 5.5rem; }
.sharing .check { flex-basis: 100%; display: flex; align-items: center; gap: 8px; min-height: 40px; color: inherit; }
.sharing .pictures [type="checkbox"] { width: 20px; height: 20px; min-height: 0; margin: 0; accent-color: var(--ink); }
.sharing .code { margin-top: 12px; }
.sharing .code:empty { height: 186px; }
.sharing .code p { margin: 0; }
.sharing .qr { display: block; max-width: 100%; border: 1px solid var(--line); border-radius: 8px; forced-color-adjust: none; }
.sharing .source {
  display: block; width: 100%; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 8px; resize: vertical; field-sizing: content; max-height: 320px;
  font: var(--type-note)/1.45 ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; color: inherit; background: var(--raised);
}
.sharing textarea:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.sharing .code-part + .code-part { margin-top: 14px; }
.sharing .formats { margin: 0; padding: 0; list-style: none; }
.sharing li { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 8px; }
.sharing .format { flex: 1; min-width: 0; min-height: 56px; text-align: start; line-height: 1.35; }
.sharing .format b { display: block; }
.sharing .format small { font-size: var(--type-note); color: var(--muted); }
.sharing .with-form .row { flex-basis: 100%; min-height: 64px; margin: 0 0 4px; }
.sharing .with-form .field { flex: 1 1 80px; }
.sharing .with-form label { margin: 0; }
.sharing .with-form .note { flex-basis: 100%; margin: 0 0 4px; }
/* In sight wherever the button was. */
.sharing .said { position: sticky; bottom: 0; background: var(--raised); }
.sharing .said p:not(:empty) { margin: 0; padding: 8px 0; }
.sharing progress { flex: 1; min-width: 0; height: 10px; accent-color: var(--ink); }
@media (width >= 740px) {
  .sharing .parts { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
}
`;
