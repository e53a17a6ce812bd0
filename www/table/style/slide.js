// @ts-check
/**
 * The look with the attribute `present`: the table as high as its box, which style.js gives it, and beside it one column of
 * large writing.
 */

export const SLIDE = `
:host([present]) .frame {
  --type: clamp(13px, min(2.9cqh, 1.85cqw), 48px);
  font-size: var(--type);
  height: 100%;
  grid-template: "picture turn" auto "picture info" minmax(0, 1fr) "picture transport" auto / auto minmax(0, 1fr);
  gap: 0 3cqw;
}
:host([present]) .frame .picture { width: min(100cqh, 62cqw); height: min(100cqh, 62cqw); max-width: none; margin: 0; align-self: center; }
:host([present]) :is(.below, .verdict, .trophy, .score, .evaluation, .lines, .layers, .rings, .players, .positions, .share, .help, .tree, .transport select, .info .note) { display: none !important; }
:host([present]) .turn { padding-top: 1.5cqh; text-align: start; }
:host([present]) .turn :is(.row, .directions) { justify-content: start; margin-inline: 0; max-width: none; }
:host([present]) .turn .sentence { font-size: 1.3rem; }
:host([present]) .turn.judged > .sentence { display: block; }
/* The words fit whatever they are: panels set --fit smaller while they do not. */
:host([present]) .info { grid-template-columns: minmax(0, 1fr); overflow: hidden auto; scrollbar-width: thin; }
:host([present]) .why p { font-size: calc(1.2rem * var(--fit, 1)); line-height: 1.45; }
:host([present]) h2 { font-size: 0.75rem; }
:host([present]) :is(button:not(.term), input, select) { min-height: 2.2rem; }
:host([present]) .direction { min-height: 3.8rem; }
:host([present]) .round-button { width: 2.4rem; height: 2.4rem; }
:host([present]) .passage { align-self: end; }
:host([present]) .transport { padding: 1.5cqh 0 0; gap: 0.6rem 0.8rem; }
:host([present]) .transport input[type="range"] { flex-basis: 4.5rem; min-width: 4rem; }
:host([present]) .buttons { gap: 0.5rem; }
:host([present][controls="none"]) .frame { grid-template: "picture" minmax(0, 1fr) / minmax(0, 1fr); }
:host([present][controls="none"]) .frame .picture { width: min(100cqh, 100cqw); height: min(100cqh, 100cqw); justify-self: center; }
@container magnus-derek (aspect-ratio < 6 / 5) {
  :host([present]) .frame { grid-template: "picture" auto "turn" auto "info" minmax(0, 1fr) "transport" auto / minmax(0, 1fr); }
  :host([present]) .frame .picture { width: min(52cqh, 100cqw); height: min(52cqh, 100cqw); justify-self: center; }
}
`;
