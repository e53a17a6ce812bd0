/** What every thing to draw has. */
interface Drawn {
  /** Its name in the drawing, by which a renderer knows it again. */
  key: string;
  /** What it is: the classes by which a style sheet gives it its look. The first is its name, see `isOf`. */
  role: string;
  /** The position of the table that it stands for, or the class of an inner one. */
  position?: number;
  /** The words that show while the pointer rests on it. */
  title?: string;
  /** What a listener reads when it is clicked, by names; as `data-…` on an element. */
  data?: Record<string, string>;
}

/** A line or an area. */
export interface Path extends Drawn {
  kind: "path";
  /** As in SVG. */
  d: string;
  /** The number of its colour in the scale of layers; a class of its own. */
  depth?: number;
  opacity?: number;
  /** True if it ends in an arrow head. */
  arrow?: boolean;
}

export interface Circle extends Drawn {
  kind: "circle";
  x: number;
  y: number;
  r: number;
}

/** A line of writing, whose middle stands at its place unless its look says otherwise. */
export interface Writing extends Drawn {
  kind: "text";
  x: number;
  y: number;
  size: number;
  text: string;
  /** Degrees by which it is turned clockwise around its place. */
  turn?: number;
}

/** A thing to draw, as data: on the screen, in a file, on a canvas or in TikZ. */
export type Primitive = Path | Circle | Writing;
