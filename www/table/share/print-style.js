// @ts-check
/**
 * The look of the table on paper: the picture, below it the caption
 * and the link. The element itself hides the parts for the screen.
 */

export const PRINT_STYLE = `
.paper { display: none; }
@media print {
  :host, :host([present]) {
    --paper: #ffffff;
    container-type: inline-size; height: auto; aspect-ratio: auto; overflow: visible; padding: 0 0 5mm; background: none; font-size: 10.5pt;
  }
  :host .frame { display: flow-root; height: auto; max-width: 140mm; margin: 0 auto; font-size: inherit; }
  .frame .picture { width: 100% !important; height: auto !important; max-width: min(112mm, 54vh) !important; break-inside: avoid; break-after: avoid; outline: none; }
  .paper { display: flow-root; break-inside: avoid; padding-top: 3mm; line-height: 1.4; font-family: Georgia, "DejaVu Serif", serif; }
  .paper p { margin: 0; }
  .paper .legend { font: 8.5pt/1.45 system-ui, "DejaVu Sans", sans-serif; margin-top: 3mm; }
  .paper .legend span { margin-inline-end: 4mm; white-space: nowrap; }
  /* A border is printed where backgrounds are not. */
  .paper .legend i:first-child { display: inline-block; margin-inline-end: 1.5mm; border: 1.5mm solid var(--own); vertical-align: -0.3mm; }
  .paper .link { display: flex; gap: 4mm; align-items: center; margin-top: 3mm; }
  .paper .link p { font: 8.5pt/1.45 system-ui, "DejaVu Sans", sans-serif; }
  .paper .text { font: 8.5pt/1.45 system-ui, "DejaVu Sans", sans-serif; margin-top: 4mm; word-break: break-all; }
  .paper .qr { flex: none; border: 0; }
  .paper a { color: inherit; text-decoration: none; word-break: break-all; }
  .info { display: block; clear: both; }
  .positions { padding-top: 8mm; border: 0; }
  .positions table { font-size: 9pt; }
  tr { break-inside: avoid; }
}
/* On a broad sheet the words stand beside the picture. */
@media print and (orientation: landscape) {
  :host .frame { max-width: none; }
  .frame .picture { float: inline-start; width: min(125mm, 75vh) !important; max-width: none !important; margin-inline-end: 8mm; }
}
/* A slide is one broad page, and what would be moved to the next one is cut off. */
@media print {
  :host([present]) .frame { max-width: none; }
  :host([present]) .frame .picture { float: inline-start; width: 44% !important; max-width: none !important; margin-inline-end: 8mm; }
  :host([present]) :is(.picture, .paper) { break-inside: auto !important; break-after: auto !important; }
}
`;
