import type { Base } from './bases.ts';
import type { PieceOptions } from './drawing.ts';
import type { Piece } from './pieces.ts';
import type { Topping } from './toppings.ts';
import type { Vessel } from './vessels.ts';
import type { Ware } from './ware.ts';

/** Where a topping lies in the 200 × 200 box, turned in degrees and scaled. */
export type PlacedTopping = readonly [topping: Topping, x: number, y: number, turn?: number, scale?: number];

/** A piece; `at` is left out where it fills its vessel. */
export interface PlacedPiece {
  readonly piece: Piece;
  readonly at?: readonly [x: number, y: number, turn?: number, scale?: number];
  readonly options?: PieceOptions;
}

/** What lies beside or stands in a vessel. */
export type Extra = 'straw' | 'wideStraw' | 'chopsticks' | 'spoon';

/** A dish as data: what it is served in, what fills it and what lies on top. */
export interface Recipe {
  readonly vessel: Vessel;
  readonly ware?: Ware;
  readonly base?: readonly Base[];
  readonly pieces?: readonly PlacedPiece[];
  readonly on?: readonly PlacedTopping[];
  readonly extra?: readonly Extra[];
  readonly before?: readonly 'spill'[];
  /** The straw's CSS colour. */
  readonly straw?: string;
  /** What the small irregularities grow from; the recipe itself when left out. */
  readonly seed?: string;
}
