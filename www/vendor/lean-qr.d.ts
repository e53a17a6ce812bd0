// The part of lean-qr/nano that the page uses.

export interface Code {
  /** Modules in a row, without the white border. */
  readonly size: number;
  /** Whether a module is black; false outside. */
  get(x: number, y: number): boolean;
}

export type Correction = number & { readonly _: unique symbol };
export const correction: Readonly<Record<"L" | "M" | "Q" | "H", Correction>>;

/** Throws if the text is too long for any code. */
export function generate(text: string, options?: { minCorrectionLevel?: Correction; minVersion?: number }): Code;
