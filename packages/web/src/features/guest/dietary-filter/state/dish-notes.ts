import { createContext } from 'react';

/** A note of the dietary filter on a dish. */
export type DishNote = 'unknown' | 'depends';

/** Notes by product id; empty without a filter. */
export const DishNotes = createContext<ReadonlyMap<string, DishNote>>(new Map());
