import type { BatchCodes, CouponBatch, UserCoupon } from '@comanda/contract';
import { sql } from 'kysely';
import {
  fromJsonText,
  type JsonText,
  type Reads,
  type StoredCouponBatch,
  statement,
  type Tx,
  toJsonText,
} from '../../db/index.ts';

const PAGE = 5_000;
const COLUMNS = ['id', 'status', 'version', 'made', 'doc'] as const;
type Row = {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  readonly made: number;
  readonly doc: JsonText<StoredCouponBatch>;
};
/** A batch without the uses of its codes. */
export type BatchRecord = Omit<CouponBatch, 'used' | 'uses'>;

const all = statement<Record<never, never>>()((q) =>
  q.selectFrom('coupon_batches').select(COLUMNS).orderBy('id', 'desc'),
);
const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('coupon_batches').select(COLUMNS).where('id', '=', p.id),
);
const unfinished = statement<Record<never, never>>()((q) =>
  q.selectFrom('coupon_batches').select(COLUMNS).where('status', '=', 'making').orderBy('id'),
);
const change = statement<{ id: string; was: number; version: number; status: string; made: number }>()(
  (q, p) =>
    q
      .updateTable('coupon_batches')
      .set({ version: p.version, status: p.status, made: p.made })
      .where('id', '=', p.id)
      .where('version', '=', p.was),
);
const usedOf = statement<{ batch: string }>()((q, p) =>
  q
    .selectFrom('user_coupons')
    .select((row) => row.fn.countAll<number | string>().as('used'))
    .where('batch', '=', p.batch)
    .where('used', '>', 0),
);
const codesAfter = statement<{ batch: string; after: string }>()((q, p) =>
  q
    .selectFrom('user_coupons')
    .select(['id', 'used'])
    .where('batch', '=', p.batch)
    .where('id', '>', p.after)
    .orderBy('id')
    .limit(PAGE),
);
const usesByMinute = statement<{ batch: string }>()((q, p) =>
  q
    .selectFrom('coupon_uses')
    .innerJoin('user_coupons', 'user_coupons.id', 'coupon_uses.coupon')
    .select([sql<string>`substr(used_at, 1, 16)`.as('minute'), sql<number | string>`count(*)`.as('uses')])
    .where('batch', '=', p.batch)
    .groupBy('minute'),
);

export async function allBatches(read: Pick<Reads, 'all'>): Promise<readonly BatchRecord[]> {
  return (await read.all(all, {})).map(recordOf);
}

export async function unfinishedBatches(read: Pick<Reads, 'all'>): Promise<readonly BatchRecord[]> {
  return (await read.all(unfinished, {})).map(recordOf);
}

export async function readBatch(read: Pick<Reads, 'first'>, id: string): Promise<BatchRecord | undefined> {
  const row = await read.first(byId, { id });
  return row && recordOf(row);
}

export async function addBatch(
  tx: Tx,
  { _id, status, version, made, ...stored }: BatchRecord,
): Promise<void> {
  await tx.insert('coupon_batches', [{ id: _id, status, version, made, doc: toJsonText(stored) }]);
}

/** Changes a batch unless it was changed since it was read; returns it as changed, else undefined. */
export async function saveBatch(
  tx: Tx,
  before: BatchRecord,
  changes: Partial<Pick<BatchRecord, 'status' | 'made'>>,
): Promise<BatchRecord | undefined> {
  const { _id: id, version: was } = before;
  const { status, made } = { ...before, ...changes };
  const isChanged = (await tx.run(change, { id, was, version: was + 1, status, made })) === 1;
  return isChanged ? { ...before, status, made, version: was + 1 } : undefined;
}

/** Stores the codes of a batch that nobody has yet; returns their number. */
export async function insertCodes(tx: Tx, batch: string, coupons: readonly UserCoupon[]): Promise<number> {
  const rows = coupons.map((coupon) => {
    return { id: coupon._id, user: null, used: 0, max_uses: 1, batch, doc: toJsonText(coupon) };
  });
  const stored = await tx.query((q) =>
    q
      .insertInto('user_coupons')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  );
  return stored.length;
}

/** Returns the number of a batch's codes that were used. */
export async function usedCodes(read: Pick<Reads, 'first'>, batch: string): Promise<number> {
  return Number((await read.first(usedOf, { batch }))?.used ?? 0);
}

/** Returns a page of a batch's codes. */
export async function codesOf(read: Pick<Reads, 'all'>, batch: string, after: string): Promise<BatchCodes> {
  const rows = await read.all(codesAfter, { batch, after });
  const codes = rows.map(({ id, used }) => ({ code: id, used: Number(used) }));
  const last = rows.length === PAGE ? rows.at(-1)?.id : undefined;
  return { codes, ...(last !== undefined && { next: last }) };
}

/** Returns the number of uses in each minute that has some. */
export async function usesOf(
  read: Pick<Reads, 'all'>,
  batch: string,
): Promise<readonly { readonly at: number; readonly uses: number }[]> {
  const rows = await read.all(usesByMinute, { batch });
  return rows.map(({ minute, uses }) => ({ at: Date.parse(`${minute}:00.000Z`), uses: Number(uses) }));
}

function recordOf({ id, status, version, made, doc }: Row): BatchRecord {
  // the cast is sound: only statuses are written
  return { ...fromJsonText(doc), _id: id, status: status as BatchRecord['status'], version, made };
}
