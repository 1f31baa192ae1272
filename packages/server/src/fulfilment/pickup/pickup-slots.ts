import type { PickupSlot, Shop, TableSession } from '@comanda/contract';
import { pickupTimes } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import { type Reads, statement } from '../../db/index.ts';
import { instantNow, instantOf } from '../../lib/index.ts';

export type SlotQuery = {
  readonly shop: string;
  readonly type: TableSession['type'];
  readonly zone?: string;
};

type Parts = Pick<CoreContext, 'clock'>;
export type SlotParameters = {
  readonly shop: Shop;
  readonly type: TableSession['type'];
  /** Delivery time in minutes; absent unless the order is delivered. */
  readonly deliveryMinutes?: number;
};

const takenSince = statement<{ shop: string; from: string }>()((q, p) =>
  q
    .selectFrom('pickup_slots')
    .select(['at', 'taken'])
    .where('shop', '=', p.shop)
    .where('at', '>=', p.from)
    .where('taken', '>', 0),
);

/** Returns the pickup slots on offer, earliest first, each with its remaining capacity if the shop limits it. */
export async function pickupSlots(
  read: Pick<Reads, 'all'>,
  { clock }: Parts,
  { shop, type, deliveryMinutes }: SlotParameters,
): Promise<readonly PickupSlot[]> {
  const now = instantNow(clock);
  const times = pickupTimes({ shop, orderType: type, now, travelMinutes: deliveryMinutes }).map(instantOf);
  const { perSlot } = shop.pickup ?? {};
  const [first] = times;
  if (perSlot === undefined || first === undefined) return times.map((at) => ({ at }));
  const rows = await read.all(takenSince, { shop: shop._id, from: first });
  const taken = new Map(rows.map(({ at, taken }) => [at, taken]));
  return times.map((at) => ({ at, left: Math.max(0, perSlot - (taken.get(at) ?? 0)) }));
}
