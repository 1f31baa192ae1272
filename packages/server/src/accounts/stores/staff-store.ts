import type { Staff } from '@comanda/contract';
import {
  fromJsonText,
  type Reads,
  type StoredStaff,
  statement,
  type Tx,
  toJsonText,
} from '../../db/index.ts';

const everybody = statement<Record<never, never>>()((q) => q.selectFrom('staff').select('doc').orderBy('id'));
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

export async function readStaff(read: Pick<Reads, 'first'>, id: string): Promise<StoredStaff | undefined> {
  const row = await read.first(byId, { id });
  return row && fromJsonText(row.doc);
}

/** Changes somebody who works here, and whom nobody else changes meanwhile. */
export async function updateStaff(
  tx: Tx,
  id: string,
  change: (person: StoredStaff) => StoredStaff,
): Promise<void> {
  const row = await tx.first(lock, { id });
  if (row !== undefined) await tx.run(save, { id, doc: toJsonText(change(fromJsonText(row.doc))) });
}

/** Everybody who works here: they are few. */
export async function allStaff(read: Pick<Reads, 'all'>): Promise<readonly StoredStaff[]> {
  return (await read.all(everybody, {})).map(({ doc }) => fromJsonText(doc));
}

export function worksIn({ role, shops }: Staff, shop: string): boolean {
  return shops.includes(shop) || (role === 'owner' && shops.length === 0);
}

/** A person as the others see them. */
export function presentStaff({ _id, name, role, shops }: StoredStaff): Staff {
  return { _id, name, role, shops };
}
