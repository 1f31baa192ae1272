import type { BatchCodes, CouponBatch, CreateCouponBatch, ReadBatchCodes } from '@comanda/contract';
import { businessDay, CODE_CHARACTERS } from '@comanda/domain';
import { writeAudit } from '../../audit/index.ts';
import { shopOf } from '../../catalogue/availability/index.ts';
import {
  type Actor,
  type CoreContext,
  ensureManagement,
  type Manager,
  withIdempotency,
} from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { CodedError, instantNow, instantOf, newId } from '../../lib/index.ts';
import { grantShops } from '../grants/index.ts';
import {
  addBatch,
  allBatches,
  type BatchRecord,
  codesOf,
  readBatch,
  saveBatch,
  usedCodes,
  usesOf,
} from './batch-store.ts';
import { makeDueCodes } from './make-codes.ts';

/** Tries to stop a batch whose codes are being made meanwhile. */
const MAX_TRIES = 5;

/** Coupon codes that are made together (office B4.8), of owners, and of area managers for their shops. */
export type CouponBatches = {
  /** Returns the batches whose shops are all the caller's, the newest first. */
  find(actor: Actor): Promise<readonly CouponBatch[]>;
  /** Returns a batch with its uses by day. Throws `notFound`. */
  get(id: string, actor: Actor): Promise<CouponBatch>;
  /** Begins a batch, whose codes a job makes. Throws `notFound` for a rule without codes, `forbidden` for other shops. */
  create(call: CreateCouponBatch, actor: Actor): Promise<CouponBatch>;
  /** Stops a batch: codes that were not used are valid no more. Throws `notFound`. */
  stop(id: string, actor: Actor): Promise<CouponBatch>;
  /** Returns a page of a batch's codes; the first is audited. Throws `notFound`. */
  codes(call: ReadBatchCodes, actor: Actor): Promise<BatchCodes>;
  /** Makes the codes that are missing. */
  makeDue(): Promise<void>;
};

/** Creates the calls for coupon codes that are made together. */
export function createCouponBatches(context: CoreContext): CouponBatches {
  const { read } = context;
  return {
    async find(actor) {
      const manager = ensureManagement(actor);
      const own = (await allBatches(read)).filter((batch) => isOwn(batch, manager));
      return Promise.all(own.map((batch) => present(context, batch)));
    },
    async get(id, actor) {
      const batch = await ownBatch(context, id, actor);
      return {
        ...(await present(context, batch)),
        uses: await usesByDay(context, id, ensureManagement(actor)),
      };
    },
    create: (call, actor) => createBatch(context, call, actor),
    stop: (id, actor) => stopBatch(context, id, actor),
    async codes({ batch: id, after = '' }, actor) {
      await ownBatch(context, id, actor);
      if (after === '')
        await context.write((tx) => audit(tx, context, actor, { action: 'readBatchCodes', id }));
      return codesOf(read, id, after);
    },
    makeDue: () => makeDueCodes(context, (batch) => publishBatch(context, batch)),
  };
}

async function createBatch(
  context: CoreContext,
  call: CreateCouponBatch,
  actor: Actor,
): Promise<CouponBatch> {
  const manager = ensureManagement(actor);
  const { requestId, characters = CODE_CHARACTERS.fewest, shops: named, ...wanted } = call;
  const rule = context.catalogue.get('orderDiscounts', call.coupon);
  if (rule?.source !== 'coupon') throw new CodedError('notFound', { coupon: call.coupon });
  for (const shop of named ?? []) shopOf(context, shop);
  const shops = grantShops(manager, rule, named);
  const { _id, name } = manager.staff;
  const batch: BatchRecord = {
    _id: newId(context.clock),
    ...wanted,
    characters,
    made: 0,
    status: 'making',
    ...(shops !== undefined && { shops }),
    createdAt: instantNow(context.clock),
    createdBy: { _id, name },
    version: 1,
  };
  const request = { actor, requestId, call: 'couponBatches', body: call };
  const { answer } = await context.write((tx) =>
    withIdempotency(tx, context, request, async () => {
      await addBatch(tx, batch);
      const after = { ...wanted, characters, ...(shops !== undefined && { shops }) };
      await audit(tx, context, actor, { action: 'createCouponBatch', id: batch._id, after });
      return batch._id;
    }),
  );
  const stored = await readBatch(context.read, answer);
  if (stored === undefined) throw new CodedError('notFound');
  await publishBatch(context, stored);
  return present(context, stored);
}

async function stopBatch(context: CoreContext, id: string, actor: Actor): Promise<CouponBatch> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const batch = await ownBatch(context, id, actor);
    if (batch.status === 'stopped') return present(context, batch);
    const stopped = await context.write(async (tx) => {
      const saved = await saveBatch(tx, batch, { status: 'stopped' });
      if (saved !== undefined) await audit(tx, context, actor, { action: 'stopCouponBatch', id });
      return saved;
    });
    if (stopped === undefined) continue;
    await publishBatch(context, stopped);
    return present(context, stopped);
  }
  throw new CodedError('unavailable');
}

/** Returns a batch that the caller may see. Throws `notFound`. */
async function ownBatch({ read }: CoreContext, id: string, actor: Actor): Promise<BatchRecord> {
  const batch = await readBatch(read, id);
  if (batch === undefined || !isOwn(batch, ensureManagement(actor))) throw new CodedError('notFound');
  return batch;
}

function isOwn({ shops = [] }: BatchRecord, { staff }: Manager): boolean {
  if (staff.role === 'owner') return true;
  return shops.length > 0 && shops.every((shop) => staff.shops.includes(shop));
}

async function present({ read }: CoreContext, batch: BatchRecord): Promise<CouponBatch> {
  return { ...batch, used: await usedCodes(read, batch._id) };
}

/** Returns the uses of a batch's codes by the business day of the caller's shop. */
async function usesByDay(
  context: CoreContext,
  id: string,
  { shop }: Manager,
): Promise<{ day: string; count: number }[]> {
  const ofShop = shopOf(context, shop);
  const counts = new Map<string, number>();
  for (const { at, uses } of (await usesOf(context.read, id)).toSorted((one, other) => one.at - other.at)) {
    const day = businessDay(ofShop, instantOf(at));
    counts.set(day, (counts.get(day) ?? 0) + uses);
  }
  return [...counts].map(([day, count]) => ({ day, count }));
}

async function publishBatch(context: CoreContext, batch: BatchRecord): Promise<void> {
  const data = await present(context, batch);
  await context.write(async (_tx, publish) => {
    publish({ topic: 'couponBatches', event: 'patched', shop: '', id: batch._id, data });
  });
}

/** Audits in the shop that the caller is signed in to, where the codes are given out. */
async function audit(
  tx: Tx,
  context: CoreContext,
  actor: Actor,
  entry: {
    readonly action: 'createCouponBatch' | 'stopCouponBatch' | 'readBatchCodes';
    readonly id: string;
    readonly after?: Record<string, unknown>;
  },
): Promise<void> {
  const { shop } = ensureManagement(actor);
  const { id: entity, ...rest } = entry;
  await writeAudit(tx, context, actor, { shop, entity, ...rest });
}
