import { BAKERY } from './pieces-bakery.ts';
import { CAKES } from './pieces-cakes.ts';
import { DRINKS } from './pieces-drinks.ts';
import { SAVOURY } from './pieces-savoury.ts';

/** Contents that fill a vessel by themselves, by name. */
export const PIECES = { ...BAKERY, ...CAKES, ...DRINKS, ...SAVOURY };

/** The name of a piece. */
export type Piece = keyof typeof PIECES;
