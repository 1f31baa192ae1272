import type { StaffCall } from '@comanda/contract';
import { type SqlBool, sql } from 'kysely';
import { type Actor, type CoreContext, ensureStaff } from '../../core/index.ts';
import {
  type Builder,
  fromJsonText,
  type Listed,
  mentions,
  type Reads,
  readDocumentList,
  type ShopListQuery,
  type SqlFields,
  type StoredSession,
  statement,
  type Tx,
  toJsonText,
} from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';

const MAX_CALLS = 1000;
const FIELDS: SqlFields = { _id: 'id', shop: 'shop', session: 'session', status: 'status', at: 'called_at' };
const OLDEST_FIRST = [
  { field: 'at', direction: 1 },
  { field: '_id', direction: 1 },
] as const;

// without the shop, by whose key SQLite would read all calls; the status as the partial index has it
const openBySession = statement<{ session: string }>()((q, p) =>
  q
    .selectFrom('staff_calls')
    .select('doc')
    .where('session', '=', p.session)
    .where(sql<SqlBool>`status = 'open'`),
);
const byId = statement<{ shop: string; id: string }>()((q, p) =>
  q.selectFrom('staff_calls').select('doc').where('shop', '=', p.shop).where('id', '=', p.id),
);
/** Every status, as the index by time begins with it. */
const STATUSES = ['open', 'answered', 'closed'];
const ofBill = statement<{ shop: string; session: string; from: string; to: string }>()((q, p) =>
  q
    .selectFrom('staff_calls')
    .select('doc')
    .where('shop', '=', p.shop)
    .where('status', 'in', STATUSES)
    .where('called_at', '>=', p.from)
    .where('called_at', '<=', p.to)
    .where('session', '=', p.session)
    .orderBy('called_at'),
);
const save = statement<{ shop: string; id: string; status: string; doc: string }>()((q, p) =>
  q
    .updateTable('staff_calls')
    .set({ status: p.status, doc: p.doc })
    .where('shop', '=', p.shop)
    .where('id', '=', p.id),
);

/** Lists a shop's calls, oldest first; open ones only unless the query filters by `status`. Throws `forbidden`. */
export async function findStaffCalls(
  { read }: Pick<CoreContext, 'read'>,
  query: ShopListQuery,
  actor: Actor,
): Promise<Listed<StaffCall>> {
  ensureStaff(actor, query.shop);
  const list = {
    from: (q: Builder) => {
      const own = q.selectFrom('staff_calls').where('shop', '=', query.shop);
      return mentions(query.filter, 'status') ? own : own.where('status', '=', 'open');
    },
    fields: FIELDS,
    order: OLDEST_FIRST,
    maxRows: MAX_CALLS,
  };
  return readDocumentList(read, list, query);
}

/** Reads a call. Throws `notFound`. */
export async function readStaffCall(read: Reads, shop: string, id: string): Promise<StaffCall> {
  const row = await read.first(byId, { shop, id });
  if (!row) throw new CodedError('notFound');
  return fromJsonText(row.doc);
}

/** A bill or kiosk that calls. */
type Caller = { readonly shop: string; readonly _id: string };

/** Returns the id of the bill or of the kiosk that calls, by which its open calls are found. */
function callerOf({ session, device }: Pick<StaffCall, 'session' | 'device'>): string {
  return session ?? device?._id ?? '';
}

/** Stores a new call and publishes it to the shop's staff. */
export async function insertStaffCall(tx: Tx, call: StaffCall, publish: Publish): Promise<void> {
  const { shop, _id: id, status, at } = call;
  const session = callerOf(call);
  await tx.insert('staff_calls', [{ shop, id, session, status, called_at: at, doc: toJsonText(call) }]);
  publish({ topic: 'staffCalls', event: 'created', shop, id, data: call });
}

/** Returns the open calls of a bill or kiosk, each at most once of a kind. */
export async function openStaffCalls(tx: Tx, session: string): Promise<readonly StaffCall[]> {
  return (await tx.all(openBySession, { session })).map(({ doc }) => fromJsonText(doc));
}

/** Returns the calls of a bill in any status, oldest first. */
export async function callsOfBill(
  read: Pick<Reads, 'all'>,
  { shop, _id: session, startTime, updatedAt, placedTime, paidTime, endTime }: StoredSession,
): Promise<readonly StaffCall[]> {
  const times = [startTime, updatedAt, placedTime, paidTime, endTime].filter((time) => time !== undefined);
  const to = times.toSorted().at(-1) ?? startTime;
  return (await read.all(ofBill, { shop, session, from: startTime, to })).map(({ doc }) => fromJsonText(doc));
}

/** Erases what guests wrote with the calls of a finished bill. */
export async function eraseCallTexts(tx: Tx, session: StoredSession): Promise<void> {
  for (const { text, ...call } of await callsOfBill(tx, session)) {
    if (text === undefined) continue;
    const { shop, _id: id, status } = call;
    await tx.run(save, { shop, id, status, doc: toJsonText({ ...call, version: call.version + 1 }) });
  }
}

/** Applies `change` to each open call of a bill or kiosk; publishes those for which it returns changes. */
export async function changeStaffCalls(
  tx: Tx,
  caller: Caller,
  change: (call: StaffCall) => Partial<StaffCall> | undefined,
  publish: Publish,
): Promise<void> {
  const { shop } = caller;
  for (const call of await openStaffCalls(tx, caller._id)) {
    const changes = change(call);
    if (changes === undefined) continue;
    const changed: StaffCall = { ...call, ...changes, version: call.version + 1 };
    const { _id: id, status } = changed;
    await tx.run(save, { shop, id, status, doc: toJsonText(changed) });
    publish({ topic: 'staffCalls', event: 'patched', shop, id, data: changed });
  }
}

/** Closes the open calls of a finished bill. Returns the session without them. */
export async function closeStaffCalls(
  tx: Tx,
  session: StoredSession,
  publish: Publish,
): Promise<StoredSession> {
  if ((session.staffCalls ?? []).length === 0) return session;
  await changeStaffCalls(tx, session, () => ({ status: 'closed' }), publish);
  return { ...session, staffCalls: [] };
}
