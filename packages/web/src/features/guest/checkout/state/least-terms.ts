import type { DeliveryZone } from '@comanda/contract';

/** The least fee and minimum that a shop delivers for, in minor units; `isOne` if they are the same everywhere. */
export type LeastTerms = { readonly fee: number; readonly minTotal: number; readonly isOne: boolean };

/** Returns the least fee and minimum of a shop's delivery zones. */
export function leastTerms(zones: readonly Pick<DeliveryZone, 'fee' | 'minTotal'>[]): LeastTerms {
  const fees = zones.map(({ fee }) => fee);
  const minimums = zones.map(({ minTotal = 0 }) => minTotal);
  const least = (amounts: readonly number[]) => (amounts.length === 0 ? 0 : Math.min(...amounts));
  const isOne = new Set(fees).size <= 1 && new Set(minimums).size <= 1;
  return { fee: least(fees), minTotal: least(minimums), isOne };
}
