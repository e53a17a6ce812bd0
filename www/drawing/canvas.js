// @ts-check
/** Drawings on a canvas, which has no style sheet: the look of each role is given with them. */

/** @import { Primitive } from "./types" */

/**
 * The look of a role; what is left out of it is not drawn, or as usual.
 * @typedef {object} RoleLook
 * @property {string} [fill]
 * @property {string} [stroke]
 * @property {number} [width] of the stroke
 * @property {number[]} [dash]
 * @property {string} [family] of writing
 * @property {"italic"} [slant]
 * @property {CanvasTextAlign} [align]
 * @property {CanvasTextBaseline} [baseline]
 */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Primitive[]} shapes back to front
 * @param {(role: string) => RoleLook} lookOf
 */
export function drawOn(context, shapes, lookOf) {
  for (const shape of shapes) {
    const look = lookOf(shape.role);
    const { fill = "", stroke = "", width = 1, dash = [] } = look;
    Object.assign(context, { fillStyle: fill, strokeStyle: stroke, lineWidth: width });
    context.setLineDash(dash);
    if (shape.kind === "text") {
      const { family = "sans-serif", slant = "normal", align = "center", baseline = "middle" } = look;
      Object.assign(context, { font: `${slant} ${shape.size}px ${family}`, textAlign: align, textBaseline: baseline });
      if (stroke) context.strokeText(shape.text, shape.x, shape.y);
      if (fill) context.fillText(shape.text, shape.x, shape.y);
    } else {
      const outline = outlineOf(shape);
      if (fill) context.fill(outline);
      if (stroke) context.stroke(outline);
    }
  }
}

/** @param {import("./types").Path | import("./types").Circle} shape */
function outlineOf(shape) {
  if (shape.kind === "path") return new Path2D(shape.d);
  const outline = new Path2D();
  outline.arc(shape.x, shape.y, shape.r, 0, 2 * Math.PI);
  return outline;
}
