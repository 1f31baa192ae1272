import type { PointEntry } from '@comanda/contract';
import { type Reads, statement, type Tx, toJsonText } from '../../db/index.ts';

/** Points that came together and are lost together. */
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
    // Those without an end come last, in every database.
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

/** What the member has, by where it counts (empty: everywhere); nobody else moves their points until the end. */
export async function lockPurses(tx: Tx, user: string): Promise<ReadonlyMap<string, number>> {
  const purses = await tx.all(lock, { user });
  return new Map(purses.map(({ shop, balance }) => [shop, Number(balance)]));
}

/** What the member can spend now, by where it counts. */
export async function pointsLeft(
  read: Reads,
  user: string,
  now: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await read.all(left, { user, now });
  return new Map(rows.map(({ shop, amount }) => [shop, Number(amount)]));
}

/** Points that are past their end, of purses that are locked. */
export async function overdue(tx: Tx, user: string, now: string): Promise<readonly PointLot[]> {
  const lots = await tx.all(overdueLots, { user, now });
  return lots.map((lot) => ({ ...lot, remaining: Number(lot.remaining) }));
}

/** Puts points into a purse. */
export async function putPoints(tx: Tx, entry: PointEntry): Promise<void> {
  const { _id: id, user, shop = '', amount, expiresAt = null, session = null } = entry;
  await tx.run(put, { user, shop, amount });
  await tx.insert('point_lots', [{ id, user, shop, remaining: amount, expires_at: expiresAt, session }]);
  await insertEntry(tx, entry);
}

/** Takes the points of an entry below 0 out of a lot of its purse; false when there are not as many. */
export async function takeLot(tx: Tx, entry: PointEntry, lot: PointLot): Promise<boolean> {
  const amount = -entry.amount;
  const isThere = (await tx.run(take, { user: entry.user, shop: lot.shop, amount })) === 1;
  if (!isThere || (await tx.run(takeFromLot, { id: lot.id, amount })) !== 1) return false;
  await insertEntry(tx, entry);
  return true;
}

/**
 * Takes the points of an entry below 0 out of its purse: those that are lost first, or, before them, those that a bill
 * has earned. False when there are not as many.
 */
export async function takePurse(tx: Tx, entry: PointEntry, first?: string): Promise<boolean> {
  const { user, shop = '' } = entry;
  let wanted = -entry.amount;
  if ((await tx.run(take, { user, shop, amount: wanted })) !== 1) return false;
  const lots = await tx.all(lotsOf, { user, shop });
  const inOrder = [
    ...lots.filter(({ session }) => first !== undefined && session === first),
    ...lots.filter(({ session }) => first === undefined || session !== first),
  ];
  for (const { id, remaining } of inOrder) {
    const amount = Math.min(wanted, Number(remaining));
    if (amount === 0) break;
    await tx.run(takeFromLot, { id, amount });
    wanted -= amount;
  }
  if (wanted > 0) throw new Error('a purse has more points than came into it');
  await insertEntry(tx, entry);
  return true;
}

async function insertEntry(tx: Tx, entry: PointEntry): Promise<void> {
  const { _id: id, user, shop = '', amount, reason, session = null, createdAt: created_at } = entry;
  const row = { id, user, shop, amount, reason, session, created_at };
  await tx.insert('point_entries', [{ ...row, doc: toJsonText(entry) }]);
}
