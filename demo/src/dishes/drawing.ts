import type { Random } from './seeded.ts';

/** Draws one thing; the random source decides its small irregularities. */
export type Drawing = (random: Random) => string;

/** Parameters of a piece that a recipe may set. Colours are CSS colours. */
export interface PieceOptions {
  readonly colour?: string;
  readonly foam?: string;
  readonly cubes?: number;
  readonly count?: number;
  readonly butter?: boolean;
}

/** Draws a piece that fills its vessel. */
export type PieceDrawing = (random: Random, options: PieceOptions) => string;
