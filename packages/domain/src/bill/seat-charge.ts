import type { Minor, PricedSession, SectionSetting, Shop } from '../model/index.ts';
import { percentRate, scale } from '../money/index.ts';

/** Returns the seat charge of a dine-in session, an amount per guest, in minor units (pricing P5.3). */
export function seatChargeOf(session: PricedSession, setting: SectionSetting | undefined): Minor {
  if (session.type !== 'dineIn') return 0;
  return (setting?.amountPerPerson ?? 0) * guestsOf(session);
}

/** Counts the guests at a session's tables; one at a table without a number. */
export function guestsOf({ tables = [] }: Pick<PricedSession, 'tables'>): number {
  return tables.reduce((sum, table) => sum + (table.capacity ?? 1), 0);
}

/** Returns the surcharge on a seat charge, in shops that have one, rounded up to a step (pricing P5.3). */
export function seatChargeSurcharge(
  seatCharge: Minor,
  shop: Shop,
  setting: SectionSetting | undefined,
  step: Minor,
): Minor {
  if (!shop.seatChargeSurcharge) return 0;
  return scale(seatCharge, percentRate(setting?.percent ?? 0), step, 'ceil');
}
