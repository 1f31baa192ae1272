import type { Base } from './bases.ts';
import type { PieceOptions } from './drawing.ts';
import type { Piece } from './pieces.ts';
import type { Topping } from './toppings.ts';
import type { Vessel } from './vessels.ts';
import type { Ware } from './ware.ts';

/** Position of a topping in the 200 × 200 box, its rotation in degrees and its scale. */
export type PlacedTopping = readonly [topping: Topping, x: number, y: number, turn?: number, scale?: number];

/** A piece; `at` is left out where it fills its vessel. */
export interface PlacedPiece {
  readonly piece: Piece;
  readonly at?: readonly [x: number, y: number, turn?: number, scale?: number];
  readonly options?: PieceOptions;
}

/** Utensil beside or in a vessel. */
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
  /** Seed of the small irregularities; the recipe itself when absent. */
  readonly seed?: string;
}
