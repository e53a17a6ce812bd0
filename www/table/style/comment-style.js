// @ts-check
/** The look of comments, beside the style sheet of the element. */

export const COMMENT_STYLE = `
.comment:empty { display: none; }
.comment { max-width: 44rem; margin: 0 auto 12px; padding: 8px 12px; border-inline-start: 3px solid var(--ink); background: var(--raised); text-align: start; overflow-wrap: anywhere; }
.comment p { margin: 0; }
.comments .sign, .comment .sign { font-variant-numeric: tabular-nums; }
.comments { max-width: 44rem; margin: 8px auto 0; text-align: start; }
.turn .comments .row { justify-content: start; margin: 8px 0; }
.comments summary { min-height: 44px; padding-block: 10px; cursor: pointer; font-size: var(--type-note); }
.comments ol { margin: 0; padding: 0; list-style: none; }
.comments li button { min-height: 40px; text-align: start; }
.comments [aria-current] { font-weight: 700; }
.comment-form h3 { margin: 8px 0; font-size: inherit; }
.comment-form label { display: block; margin: 4px 0; color: var(--muted); font-size: var(--type-note); line-height: 1.45; }
.comment-form :is(textarea, input, select) { box-sizing: border-box; width: 100%; min-height: 44px; }
.comment-form textarea { padding: 8px 12px; border: 1px solid var(--edge); border-radius: 8px; background: var(--raised); color: var(--ink); font: inherit; resize: vertical; }
.comment-form .note { margin: 6px 0 0; }
.comment-form .fields { display: flex; flex-wrap: wrap; gap: 8px 16px; }
.comment-form .fields > div { flex: 1 1 9rem; min-width: 0; }
/* The longest name of a sign. */
.comment-form .fields > div:first-child { flex: 1.5 1 13.5rem; }
`;
