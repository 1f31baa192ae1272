import type { PointEntry } from '@comanda/contract';
import { fromJsonText, type Reads, statement, type Tx, toJsonText } from '../../db/index.ts';

/** Points that were given together and expire together. */
export type PointLot = { readonly id: string; readonly shop: string; readonly remaining: number };

const lock = statement<{ user: string }>()((q, p) =>
  q
    .updateTable('point_purses')
    .set((row) => ({ balance: row.ref('balance') }))
    .where('user', '=', p.user)
    .returning(['shop', 'balance']),
);
const put = statement<{ user: string; shop: string; amount: number }>()((q, p) =>
  q
    .insertInto('point_purses')
    .values({ user: p.user, shop: p.shop, balance: p.amount })
    .onConflict((conflict) =>
      conflict
        .columns(['user', 'shop'])
        .doUpdateSet((row) => ({ balance: row('point_purses.balance', '+', row.ref('excluded.balance')) })),
    ),
);
const take = statement<{ user: string; shop: string; amount: number }>()((q, p) =>
  q
    .updateTable('point_purses')
    .set((row) => ({ balance: row('balance', '-', p.amount) }))
    .where('user', '=', p.user)
    .where('shop', '=', p.shop)
    .where('balance', '>=', p.amount),
);
const lotsOf = statement<{ user: string; shop: string }>()((q, p) =>
  q
    .selectFrom('point_lots')
    .select(['id', 'shop', 'remaining', 'session'])
    .where('user', '=', p.user)
    .where('shop', '=', p.shop)
    .where('remaining', '>', 0)
    // Lots without expiry come last, in both databases.
    .orderBy((row) => row.case().when('expires_at', 'is', null).then(1).else(0).end())
    .orderBy('expires_at')
    .orderBy('id'),
);
const takeFromLot = statement<{ id: string; amount: number }>()((q, p) =>
  q
    .updateTable('point_lots')
    .set((row) => ({ remaining: row('remaining', '-', p.amount) }))
    .where('id', '=', p.id)
    .where('remaining', '>=', p.amount),
);
const overdueLots = statement<{ user: string; now: string }>()((q, p) =>
  q
    .selectFrom('point_lots')
    .select(['id', 'shop', 'remaining'])
    .where('user', '=', p.user)
    .where('remaining', '>', 0)
    .where('expires_at', '<=', p.now)
    .orderBy('id'),
);
const left = statement<{ user: string; now: string }>()((q, p) =>
  q
    .selectFrom('point_lots')
    .select((row) => ['shop', row.fn.sum<number | string>('remaining').as('amount')])
    .where('user', '=', p.user)
    .where('remaining', '>', 0)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', p.now)]))
    .groupBy('shop')
    .orderBy('shop'),
);

const entriesOf = statement<{ user: string }>()((q, p) =>
  q.selectFrom('point_entries').select('doc').where('user', '=', p.user).orderBy('id', 'desc'),
);

/** Returns the whole history of a member's points, newest first. */
export async function pointEntries(read: Reads, user: string): Promise<readonly PointEntry[]> {
  return (await read.all(entriesOf, { user })).map(({ doc }) => fromJsonText(doc));
}

/** Locks a member's purses until the end of the transaction; returns balances by shop ('' for all shops). */
export async function lockPurses(tx: Tx, user: string): Promise<ReadonlyMap<string, number>> {
  const purses = await tx.all(lock, { user });
  return new Map(purses.map(({ shop, balance }) => [shop, Number(balance)]));
}

/** Returns the points that a member can spend now, by shop ('' for all shops). */
export async function pointsLeft(
  read: Reads,
  user: string,
  now: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await read.all(left, { user, now });
  return new Map(rows.map(({ shop, amount }) => [shop, Number(amount)]));
}

/** Returns the expired lots of locked purses. */
export async function overdue(tx: Tx, user: string, now: string): Promise<readonly PointLot[]> {
  const lots = await tx.all(overdueLots, { user, now });
  return lots.map((lot) => ({ ...lot, remaining: Number(lot.remaining) }));
}

/** Books an entry with a positive amount: adds it to its purse as a new lot. */
export async function putPoints(tx: Tx, entry: PointEntry): Promise<void> {
  const { _id: id, user, shop = '', amount, expiresAt = null, session = null } = entry;
  await tx.run(put, { user, shop, amount });
  await tx.insert('point_lots', [{ id, user, shop, remaining: amount, expires_at: expiresAt, session }]);
  await insertEntry(tx, entry);
}

/** Books an entry with a negative amount against a lot; returns false when the lot or purse has too few points. */
export async function takeLot(tx: Tx, entry: PointEntry, lot: PointLot): Promise<boolean> {
  const amount = -entry.amount;
  const hasBalance = (await tx.run(take, { user: entry.user, shop: lot.shop, amount })) === 1;
  if (!hasBalance || (await tx.run(takeFromLot, { id: lot.id, amount })) !== 1) return false;
  await insertEntry(tx, entry);
  return true;
}

/**
 * Books an entry with a negative amount against its purse: the lots that expire first, preceded by those earned with
 * the bill `first` if given. Returns false when there are too few points.
 */
export async function takePurse(tx: Tx, entry: PointEntry, first?: string): Promise<boolean> {
  const { user, shop = '' } = entry;
  let remaining = -entry.amount;
  if ((await tx.run(take, { user, shop, amount: remaining })) !== 1) return false;
  const lots = await tx.all(lotsOf, { user, shop });
  const inOrder = [
    ...lots.filter(({ session }) => first !== undefined && session === first),
    ...lots.filter(({ session }) => first === undefined || session !== first),
  ];
  for (const { id, remaining: available } of inOrder) {
    const amount = Math.min(remaining, Number(available));
    if (amount === 0) break;
    await tx.run(takeFromLot, { id, amount });
    remaining -= amount;
  }
  if (remaining > 0) throw new Error('the balance of a purse exceeds its lots');
  await insertEntry(tx, entry);
  return true;
}

async function insertEntry(tx: Tx, entry: PointEntry): Promise<void> {
  const { _id: id, user, shop = '', amount, reason, session = null, createdAt: created_at } = entry;
  const row = { id, user, shop, amount, reason, session, created_at };
  await tx.insert('point_entries', [{ ...row, doc: toJsonText(entry) }]);
}
