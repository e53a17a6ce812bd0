// The part of gifenc, which has no types of its own, that the exports and the build use.
declare module "gifenc" {
  export interface FrameOptions {
    /** The colours; needed for the first frame, and shared by the others. */
    palette?: [number, number, number][];
    /** In milliseconds. */
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    /** 0 for ever, -1 once. */
    repeat?: number;
    /** Treatment of the frame before the next one; 1 leaves it. */
    dispose?: number;
  }

  export interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
    readonly stream: { writeByte(byte: number): void };
  }

  export function GIFEncoder(): Encoder;
  export function nearestColorIndex(palette: [number, number, number][], colour: [number, number, number]): number;
  export function quantize(rgba: Uint8Array, most: number): [number, number, number][];
  export function applyPalette(rgba: Uint8Array, palette: [number, number, number][]): Uint8Array;
}
