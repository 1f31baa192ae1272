import { fromJsonText, type Reads, type StoredUser, statement, type Tx, toJsonText } from '../../db/index.ts';

const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('users').select('doc').where('id', '=', p.id),
);
const byEmail = statement<{ value: string }>()((q, p) =>
  q.selectFrom('users').select('doc').where('email', '=', p.value),
);
const byPhone = statement<{ value: string }>()((q, p) =>
  q.selectFrom('users').select('doc').where('phone', '=', p.value),
);
const add = statement<{ id: string; email: string | null; phone: string | null; doc: string }>()((q, p) =>
  q
    .insertInto('users')
    .values({ id: p.id, email: p.email, phone: p.phone, doc: p.doc })
    .onConflict((conflict) => conflict.doNothing()),
);
const lock = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('users')
    .set((row) => ({ doc: row.ref('doc') }))
    .where('id', '=', p.id)
    .returning('doc'),
);
const save = statement<{ id: string; email: string | null; phone: string | null; doc: string }>()((q, p) =>
  q.updateTable('users').set({ email: p.email, phone: p.phone, doc: p.doc }).where('id', '=', p.id),
);

/** Returns a stored user; undefined when there is none. */
export async function readUser(read: Pick<Reads, 'first'>, id: string): Promise<StoredUser | undefined> {
  const row = await read.first(byId, { id });
  return row && fromJsonText(row.doc);
}

/** Returns the user with an e-mail (in lower case) or telephone number (E.164); undefined when there is none. */
export async function readUserBy(
  read: Pick<Reads, 'first'>,
  { field, value }: { readonly field: 'email' | 'phone'; readonly value: string },
): Promise<StoredUser | undefined> {
  const row = await read.first(field === 'email' ? byEmail : byPhone, { value });
  return row && fromJsonText(row.doc);
}

/** Changes a user, whose row is locked, and returns the result; undefined when there is none. */
export async function updateUser(
  tx: Tx,
  id: string,
  change: (user: StoredUser) => StoredUser,
): Promise<StoredUser | undefined> {
  const row = await tx.first(lock, { id });
  if (!row) return undefined;
  const before = fromJsonText(row.doc);
  const after = change(before);
  const { email = null, phone = null } = after;
  if (after !== before) await tx.run(save, { id, email, phone, doc: toJsonText(after) });
  return after;
}

export async function insertUsers(tx: Tx, users: readonly StoredUser[]): Promise<void> {
  await tx.insert('users', users.map(rowOf));
}

/** Stores a new user; returns false when the e-mail or telephone number is taken. */
export async function addUser(tx: Tx, user: StoredUser): Promise<boolean> {
  return (await tx.run(add, rowOf(user))) === 1;
}

function rowOf(user: StoredUser) {
  return { id: user._id, email: user.email ?? null, phone: user.phone ?? null, doc: toJsonText(user) };
}
