import type { CouponBatch } from '@comanda/contract';

/** Returns batches with one that was changed; an older version of it changes nothing. */
export function withChanged(known: readonly CouponBatch[], changed: CouponBatch): readonly CouponBatch[] {
  return known.map((each) => (each._id === changed._id && each.version <= changed.version ? changed : each));
}
