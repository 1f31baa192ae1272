import type { SessionTable } from '../model/index.ts';

/** Returns true for the number of a seat at the tables of a bill: 1 to their covers (till T4.6). */
export function isSeatAt(tables: readonly SessionTable[], seat: string): boolean {
  const covers = tables.reduce((sum, { capacity = 1 }) => sum + capacity, 0);
  return /^[1-9][0-9]{0,3}$/.test(seat) && Number(seat) <= covers;
}
