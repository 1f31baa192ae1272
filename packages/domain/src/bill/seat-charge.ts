import type { Minor, PricedSession, SectionSetting, Shop } from '../model/index.ts';
import { percentRate, scale } from '../money/index.ts';

/** The seat charge of a table in minor units: so much a guest, dine-in only (pricing P5.3). */
export function seatChargeOf(session: PricedSession, setting: SectionSetting | undefined): Minor {
  if (session.type !== 'dineIn') return 0;
  return (setting?.amountPerPerson ?? 0) * guestsOf(session);
}

/** The guests at a session's tables; one at a table that does not say. */
export function guestsOf({ tables = [] }: Pick<PricedSession, 'tables'>): number {
  return tables.reduce((sum, table) => sum + (table.capacity ?? 1), 0);
}

/** The surcharge on a seat charge, for shops that take one; rounded up to a step (pricing P5.3). */
export function seatChargeSurcharge(
  seatCharge: Minor,
  shop: Shop,
  setting: SectionSetting | undefined,
  step: Minor,
): Minor {
  if (!shop.seatChargeSurcharge) return 0;
  return scale(seatCharge, percentRate(setting?.percent ?? 0), step, 'ceil');
}
