import type { SessionDiscount, TableSession } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError, instantNow, newId } from '../../lib/index.ts';
import { type GiftState, giveBackRecord, insertRecord, lockGift, useGiftRecord } from './gift-store.ts';
import { isExpired } from './saved-gift.ts';

type Bill = Pick<TableSession, '_id' | 'shop'>;

/**
 * Uses gifts on a bill, in the placing transaction, and redeems those that are not redeemed yet. Throws `alreadyUsed`,
 * also for the second of two concurrent calls with the same gift.
 */
export async function redeemGifts(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  bill: Bill,
  discounts: readonly SessionDiscount[],
): Promise<readonly SessionDiscount[]> {
  const records = new Map<string, string>();
  // Sorted, so that concurrent bills lock gifts in the same order and cannot deadlock.
  for (const gift of discounts.flatMap((discount) => discount.gift ?? []).sort()) {
    const state = await lockGift(tx, gift);
    if (!state) throw new CodedError('invalidCode', { gift });
    const record = await recordFor(tx, { clock }, state, { shop: bill.shop, session: bill._id });
    if (!(await useGiftRecord(tx, record, bill._id))) throw new CodedError('alreadyUsed', { gift });
    records.set(gift, record);
  }
  return discounts.map((discount) =>
    discount.gift === undefined ? discount : { ...discount, giftRecord: records.get(discount.gift) },
  );
}

/** Returns the pending redemption of a locked gift, or a new one. */
export async function recordFor(
  tx: Tx,
  { clock }: Pick<CoreContext, 'clock'>,
  { gift, record }: GiftState,
  { shop, session }: { readonly shop: string; readonly session: string | undefined },
): Promise<string> {
  const isForOtherBill = record !== undefined && record.session !== null && record.session !== session;
  if (record !== undefined && isForOtherBill && isExpired(record, clock.now()))
    await giveBackRecord(tx, record);
  else if (record !== undefined) return record.id;
  const id = newId(clock);
  await insertRecord(tx, {
    id,
    gift: gift._id,
    user: gift.user,
    shop,
    session: session ?? null,
    status: 'redeemed',
    redeemed_at: instantNow(clock),
  });
  return id;
}

/** Gives back the gifts of a bill, so that they can be redeemed again. */
export async function giveBackGifts(tx: Tx, discounts: readonly SessionDiscount[]): Promise<void> {
  const used = discounts.flatMap(({ gift, giftRecord: id }) =>
    gift === undefined || id === undefined ? [] : [{ id, gift }],
  );
  for (const record of used.sort((one, other) => (one.gift < other.gift ? -1 : 1)))
    await giveBackRecord(tx, record);
}
