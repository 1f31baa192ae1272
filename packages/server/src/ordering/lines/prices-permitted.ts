import type { Staff } from '@comanda/contract';
import type { ManualReduction } from '@comanda/domain';
import type { Tx } from '../../db/index.ts';
import type { EnsurePermitted } from '../../till/permissions/index.ts';

/** Prices and discounts by hand that somebody wants to give. */
type WantedPrices = {
  /** True for a dish's price, a comp or a custom product. */
  readonly isOverride: boolean;
  /** All that is then taken off the bill by hand; undefined if nothing more is. */
  readonly reduction: ManualReduction | undefined;
};

/** Throws `approvalRequired` unless the caller may give them; returns who approved (till T2.3, T2.4). */
export async function ensurePricesPermitted(
  tx: Tx,
  ensurePermitted: EnsurePermitted,
  { isOverride, reduction }: WantedPrices,
): Promise<Staff | undefined> {
  const overriding = isOverride ? await ensurePermitted(tx, { action: 'priceOverride' }) : undefined;
  const reducing =
    reduction === undefined ? undefined : await ensurePermitted(tx, { action: 'discount', reduction });
  return overriding ?? reducing;
}
