import {
  fromJsonText,
  type JsonText,
  type Reads,
  type StoredGift,
  statement,
  type Tables,
  type Tx,
  toJsonText,
} from '../../db/index.ts';

/** Stored gift with its current redemption, if any. */
export type GiftState = { readonly gift: StoredGift; readonly record?: GiftRecord };
export type GiftRecord = Readonly<Tables['gift_records']>;

/** Most gifts listed for one member; the newest. */
const MAX_ROWS = 1000;

const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('gifts').select(['doc', 'record']).where('id', '=', p.id),
);
const lockById = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('gifts')
    .set((row) => ({ record: row.ref('record') }))
    .where('id', '=', p.id)
    .returning(['doc', 'record']),
);
const ofUser = statement<{ user: string }>()((q, p) =>
  q
    .selectFrom('gifts')
    .select(['doc', 'record'])
    .where('user', '=', p.user)
    .orderBy('id', 'desc')
    .limit(MAX_ROWS),
);
const recordById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('gift_records').selectAll().where('id', '=', p.id),
);
const setRecord = statement<{ id: string; record: string | null }>()((q, p) =>
  q.updateTable('gifts').set({ record: p.record }).where('id', '=', p.id),
);
const useRecord = statement<{ id: string; session: string }>()((q, p) =>
  q
    .updateTable('gift_records')
    .set({ status: 'used', session: p.session })
    .where('id', '=', p.id)
    .where('status', '=', 'redeemed'),
);
const giveBack = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('gift_records')
    .set({ status: 'givenBack' })
    .where('id', '=', p.id)
    .where('status', '!=', 'givenBack'),
);

export async function readGift(read: Reads, id: string): Promise<GiftState | undefined> {
  return stateOf(read, await read.first(byId, { id }));
}

/** Returns a gift and locks it until the end of the transaction. */
export async function lockGift(tx: Tx, id: string): Promise<GiftState | undefined> {
  return stateOf(tx, await tx.first(lockById, { id }));
}

/** Returns a member's own gifts, newest first. */
export async function giftsOfUser(read: Reads, user: string): Promise<readonly GiftState[]> {
  const rows = await read.all(ofUser, { user });
  const states = await Promise.all(rows.map((row) => stateOf(read, row)));
  return states.flatMap((state) => state ?? []);
}

/** Returns a redemption in any status. */
export async function readRecord(read: Reads, id: string): Promise<GiftRecord | undefined> {
  return read.first(recordById, { id });
}

async function stateOf(
  read: Reads,
  row: { readonly doc: JsonText<StoredGift>; readonly record: string | null } | undefined,
): Promise<GiftState | undefined> {
  if (!row) return undefined;
  const record = row.record === null ? undefined : await readRecord(read, row.record);
  return { gift: fromJsonText(row.doc), record };
}

export async function insertGifts(tx: Tx, gifts: readonly StoredGift[]): Promise<void> {
  const rows = gifts.map((gift) => ({ id: gift._id, user: gift.user, record: null, doc: toJsonText(gift) }));
  await tx.insert('gifts', rows);
}

/** Stores the redemption of a locked gift that has none. */
export async function insertRecord(tx: Tx, record: GiftRecord): Promise<void> {
  await tx.insert('gift_records', [record]);
  await tx.run(setRecord, { id: record.gift, record: record.id });
}

/** Uses a redemption on a bill; returns false when it is already used or given back. */
export async function useGiftRecord(tx: Tx, id: string, session: string): Promise<boolean> {
  return (await tx.run(useRecord, { id, session })) === 1;
}

/** Gives back a redemption, so that the gift can be redeemed again; idempotent. */
export async function giveBackRecord(tx: Tx, { id, gift }: Pick<GiftRecord, 'id' | 'gift'>): Promise<void> {
  if ((await tx.run(giveBack, { id })) === 1) await tx.run(setRecord, { id: gift, record: null });
}
