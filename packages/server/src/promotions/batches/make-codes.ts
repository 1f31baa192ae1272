import type { UserCoupon } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';
import { type BatchRecord, insertCodes, saveBatch, unfinishedBatches } from './batch-store.ts';
import { drawCode } from './draw-code.ts';

/** Codes of one transaction: few enough that orders do not wait for them. */
const CHUNK = 500;
/** Transactions of one run. */
const MAX_CHUNKS = 20;

/**
 * Makes codes of the batches that lack some, in transactions of their own, each with its number: what a node that dies
 * leaves is made by the next one, no code twice. `onMade` gets each batch as it is after the run.
 */
export async function makeDueCodes(
  context: CoreContext,
  onMade: (batch: BatchRecord) => Promise<void>,
): Promise<void> {
  let left = MAX_CHUNKS;
  for (const batch of await unfinishedBatches(context.read)) {
    let current: BatchRecord | undefined = batch;
    let made: BatchRecord | undefined;
    while (current?.status === 'making' && left > 0) {
      left -= 1;
      current = await makeChunk(context, current);
      made = current ?? made;
    }
    if (made !== undefined) await onMade(made);
  }
}

/** Makes some codes of a batch; returns the batch as changed, undefined if somebody else changed it meanwhile. */
function makeChunk(context: CoreContext, batch: BatchRecord): Promise<BatchRecord | undefined> {
  const wanted = Math.min(CHUNK, batch.count - batch.made);
  const codes = new Set(Array.from({ length: wanted }, () => drawCode(batch)));
  const coupons = [...codes].map((code) => couponOf(batch, code));
  return context.write(async (tx) => {
    // takes the row first, so that nobody makes the same codes meanwhile
    const locked = await saveBatch(tx, batch, {});
    if (locked === undefined) return undefined;
    const made = batch.made + (await insertCodes(tx, batch._id, coupons));
    return saveBatch(tx, locked, { made, status: made >= batch.count ? 'done' : 'making' });
  });
}

function couponOf({ coupon, endDate, shops }: BatchRecord, code: string): UserCoupon {
  return {
    _id: code,
    coupon,
    status: 'valid',
    maxUses: 1,
    ...(endDate !== undefined && { endDate }),
    ...(shops !== undefined && { shops }),
  };
}
