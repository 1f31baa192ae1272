import type { Staff } from '@comanda/contract';
import {
  fromJsonText,
  type Reads,
  type StoredStaff,
  statement,
  type Tx,
  toJsonText,
} from '../../db/index.ts';

const all = statement<Record<never, never>>()((q) => q.selectFrom('staff').select('doc').orderBy('id'));
const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('staff').select('doc').where('id', '=', p.id),
);

const lock = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('staff')
    .set((row) => ({ doc: row.ref('doc') }))
    .where('id', '=', p.id)
    .returning('doc'),
);
const save = statement<{ id: string; doc: string }>()((q, p) =>
  q.updateTable('staff').set({ doc: p.doc }).where('id', '=', p.id),
);

const seenTimes = statement<Record<never, never>>()((q) => q.selectFrom('staff').select(['id', 'seen_at']));
const touch = statement<{ id: string; now: string }>()((q, p) =>
  q.updateTable('staff').set({ seen_at: p.now }).where('id', '=', p.id),
);

export async function readStaff(read: Pick<Reads, 'first'>, id: string): Promise<StoredStaff | undefined> {
  const row = await read.first(byId, { id });
  return row && fromJsonText(row.doc);
}

export async function insertStaff(tx: Tx, people: readonly StoredStaff[]): Promise<void> {
  await tx.insert(
    'staff',
    people.map((person) => ({ id: person._id, seen_at: null, doc: toJsonText(person) })),
  );
}

/** Changes a staff member, whose row is locked until the end of the transaction. */
export async function updateStaff(
  tx: Tx,
  id: string,
  change: (staff: StoredStaff) => StoredStaff,
): Promise<void> {
  const row = await tx.first(lock, { id });
  if (row !== undefined) await tx.run(save, { id, doc: toJsonText(change(fromJsonText(row.doc))) });
}

/** Returns all staff of the organisation. */
export async function allStaff(read: Pick<Reads, 'all'>): Promise<readonly StoredStaff[]> {
  return (await read.all(all, {})).map(({ doc }) => fromJsonText(doc));
}

/** Returns when each member of staff was last seen, by id; those never seen are left out. */
export async function staffSeenTimes(read: Pick<Reads, 'all'>): Promise<ReadonlyMap<string, string>> {
  const rows = await read.all(seenTimes, {});
  return new Map(rows.flatMap(({ id, seen_at }) => (seen_at === null ? [] : [[id, seen_at] as const])));
}

/** Updates when a member of staff was last seen. */
export async function touchStaff(tx: Tx, id: string, now: string): Promise<void> {
  await tx.run(touch, { id, now });
}

/** Returns whether a staff member works in a shop, archived ones in none; an owner without shops works in all. */
export function worksIn({ role, shops, archivedAt }: StoredStaff, shop: string): boolean {
  if (archivedAt !== undefined) return false;
  return shops.includes(shop) || (role === 'owner' && shops.length === 0);
}

/** Returns a staff member without PIN, e-mail and password hash. */
export function presentStaff({ _id, name, role, shops }: StoredStaff): Staff {
  return { _id, name, role, shops };
}
