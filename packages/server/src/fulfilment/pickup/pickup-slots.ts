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
  /** Minutes to the door, of a delivery. */
  readonly wayMinutes?: number;
};

const takenFrom = statement<{ shop: string; from: string }>()((q, p) =>
  q
    .selectFrom('pickup_slots')
    .select(['at', 'taken'])
    .where('shop', '=', p.shop)
    .where('at', '>=', p.from)
    .where('taken', '>', 0),
);

/** The times that an order may be for, soonest first, with how many more each takes where the shop counts. */
export async function pickupSlots(
  read: Pick<Reads, 'all'>,
  { clock }: Parts,
  { shop, type, wayMinutes }: SlotParameters,
): Promise<readonly PickupSlot[]> {
  const now = instantNow(clock);
  const times = pickupTimes({ shop, orderType: type, now, wayMinutes }).map(instantOf);
  const { perSlot } = shop.pickup ?? {};
  const [first] = times;
  if (perSlot === undefined || first === undefined) return times.map((at) => ({ at }));
  const rows = await read.all(takenFrom, { shop: shop._id, from: first });
  const taken = new Map(rows.map(({ at, taken }) => [at, taken]));
  return times.map((at) => ({ at, left: Math.max(0, perSlot - (taken.get(at) ?? 0)) }));
}
