// @ts-check
/** The look of a game of two people apart, beside the style sheet of the element. */

export const APART_STYLE = `
.apart :is(.from-start, .play-apart, .annotate, .set-up) { display: none; }
.apart-role p { margin: 0 0 4px; }
.apart-link { max-width: 44rem; margin: 8px auto 0; text-align: start; }
.turn .apart-link .row { justify-content: start; margin: 8px 0; }
.apart-link label { display: block; margin: 4px 0; color: var(--muted); font-size: var(--type-note); line-height: 1.45; }
.apart-link input { width: 100%; direction: ltr; }
.apart-link summary { min-height: 44px; padding-block: 10px; cursor: pointer; font-size: var(--type-note); }
.apart-link ul { margin: 0; padding: 0; list-style: none; }
.apart-link li button { min-height: 40px; text-align: start; }
.apart-link form input { flex: 1 1 12rem; width: auto; min-width: 0; }
.apart-link form label { flex-basis: 100%; margin: 0; }
.apart-link .note:empty { display: none; }
`;
