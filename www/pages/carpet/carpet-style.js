// @ts-check
/** The look of what comes late: the large carpet, and the two small ones at the end of a game. */

const STYLE = `
.carpet button:disabled {
  color: var(--muted);
  border-color: var(--line);
  cursor: default;
}
.carpet-pair {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  align-items: start;
  margin: 8px 0;
}
.carpet-of {
  padding: 0;
  font: inherit;
  font-size: var(--type-note);
  text-align: start;
  color: inherit;
  background: none;
  border: 0;
  cursor: zoom-in;
}
.carpet-of canvas {
  display: block;
  width: 100%;
  height: 190px;
  margin-bottom: 4px;
  border-radius: 4px;
  image-rendering: pixelated;
}
.carpet-key,
.carpet p.carpet-key {
  grid-column: 1 / -1;
  max-width: 46rem;
  margin: 0;
  font-size: var(--type-note);
  color: var(--muted);
}
.carpet-back {
  grid-column: 1 / -1;
  justify-self: start;
  min-height: 38px;
  padding: 4px 12px;
  font: inherit;
  font-size: var(--type-note);
  color: inherit;
  background: var(--raised);
  border: 1px solid var(--edge);
  border-radius: 8px;
  cursor: pointer;
}
magnus-derek:has(> .carpet-pair)::part(carpet) {
  display: none;
}
/* One carpet at a time: the large one takes the place of the small ones. */
main:has(.carpet-body) :is(.carpet-of, .carpet-key),
main:has(.carpet-body) magnus-derek::part(carpet) {
  display: none;
}
.carpet-body.empty > :not(.carpet-empty, .carpet-error) {
  display: none;
}
.carpet-body {
  margin-top: 10px;
}
.carpet-tools {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 8px;
}
.carpet-check {
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 38px;
}
.carpet-check input {
  width: 24px;
  height: 24px;
  accent-color: var(--ink);
}
.carpet-zoom {
  display: inline-flex;
  gap: 8px;
}
.carpet-wait:not([hidden]) {
  display: inline-flex;
  align-items: center;
  gap: 8px;
}
.carpet-wait progress {
  width: 8rem;
  accent-color: var(--ink);
}
.carpet-saved {
  font-size: var(--type-note);
  color: var(--muted);
  overflow-wrap: anywhere;
}
.carpet-canvas {
  display: block;
  width: 100%;
  height: clamp(320px, 68vh, 760px);
  border-radius: 4px;
  touch-action: pan-y pinch-zoom;
  cursor: crosshair;
}
.carpet-canvas.closer {
  touch-action: none;
}
.carpet-read {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 46px;
  margin-top: 4px;
}
.carpet .carpet-readout {
  margin: 0;
  font-variant-numeric: tabular-nums;
}
.carpet-legend {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  margin: 2px 0 8px;
  padding: 0;
  list-style: none;
  font-size: var(--type-note);
}
.carpet-legend li {
  display: inline-flex;
  align-items: center;
  gap: 7px;
}
.carpet-legend i {
  width: 16px;
  height: 16px;
  border-radius: 3px;
}
.carpet-legend i.token {
  width: 8px;
  height: 12px;
  border: 1px solid var(--ink);
  border-radius: 0;
}
.carpet-scale {
  color: var(--muted);
  font-size: var(--type-note);
}
.carpet .unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
`;

let isThere = false;

/** Puts the style on the page, once. */
export function adoptCarpetStyle() {
  if (isThere) return;
  isThere = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
