import type { Reads, Tx } from '../db/db.ts';
import { fromJsonText, toJsonText } from '../db/json-text.ts';
import { statement } from '../db/statement.ts';
import type { StoredUser } from '../db/stored.ts';

const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('users').select('doc').where('id', '=', p.id),
);

/** A user as stored; undefined when there is none. */
export async function readUser(read: Pick<Reads, 'first'>, id: string): Promise<StoredUser | undefined> {
  const row = await read.first(byId, { id });
  return row && fromJsonText(row.doc);
}

/** Stores new users. */
export async function insertUsers(tx: Tx, users: readonly StoredUser[]): Promise<void> {
  const rows = users.map((user) => ({
    id: user._id,
    email: user.email ?? null,
    phone: user.phone ?? null,
    doc: toJsonText(user),
  }));
  await tx.insert('users', rows);
}
