import type { Section, Shop, TableSession } from '@comanda/contract';
import { covers, isOffPremises, stepOf, wallClockAt, zoneOf } from '@comanda/domain';

/** Returns the ids of the take-away lines, set items included. */
function takenAway({ products }: TableSession): ReadonlySet<string> {
  const sets = new Set(products.filter(({ takeAway }) => takeAway).map(({ id }) => id));
  const isAway = ({ id, fromProduct }: TableSession['products'][number]) =>
    sets.has(id) || (fromProduct !== undefined && sets.has(fromProduct));
  return new Set(products.filter(isAway).map(({ id }) => id));
}

/**
 * Returns the single rate of a bill's service charge in percent; undefined if lines differ, or if the section's
 * present rate does not produce the charge.
 */
export function servicePercent(
  session: TableSession,
  shop: Shop,
  section: Pick<Section, 'sectionSettings'>,
): number | undefined {
  const { bill, type, startTime } = session;
  const clock = wallClockAt(zoneOf(shop), Date.parse(startTime));
  const setting = section.sectionSettings?.find((each) => covers(each, clock));
  const away = takenAway(session);
  const charged = bill.lines.filter(({ surcharge }) => surcharge > 0);
  const rates = new Set(
    charged.map(({ id }) =>
      isOffPremises(type) || away.has(id) ? setting?.takeAwayPercent : setting?.percent,
    ),
  );
  const [percent] = rates;
  if (rates.size !== 1 || percent === undefined) return undefined;
  const seats = shop.seatChargeSurcharge ? bill.seatCharge : 0;
  // discounts may be applied before or after the charge
  const max = charged.reduce((sum, { lineTotal }) => sum + lineTotal, seats);
  const min = max - charged.reduce((sum, { discount }) => sum + discount, 0);
  const at = (base: number) => (base * percent) / 100;
  // dishes and seats are each rounded up to a step of the currency
  const step = stepOf(shop);
  const isConsistent = bill.surcharge >= at(min) && bill.surcharge < at(max) + 2 * step;
  return isConsistent ? percent : undefined;
}
