import { createContext } from 'react';

/** What is said at a dish in view of the guest's filter. */
export type DishNote = 'unknown' | 'depends';

/** By product; empty while nothing is filtered. */
export const DishNotes = createContext<ReadonlyMap<string, DishNote>>(new Map());
