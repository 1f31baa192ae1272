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

/** A gift as it is stored, and the redemption that holds, if any. */
export type GiftState = { readonly gift: StoredGift; readonly record?: GiftRecord };
export type GiftRecord = Readonly<Tables['gift_records']>;

/** Gifts of one member that are listed at most; the newest. */
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
const dropRecord = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('gift_records')
    .set({ status: 'givenBack' })
    .where('id', '=', p.id)
    .where('status', '!=', 'givenBack'),
);

export async function readGift(read: Reads, id: string): Promise<GiftState | undefined> {
  return stateOf(read, await read.first(byId, { id }));
}

/** A gift that nobody else redeems until the end of the unit of work. */
export async function lockGift(tx: Tx, id: string): Promise<GiftState | undefined> {
  return stateOf(tx, await tx.first(lockById, { id }));
}

/** A member's own gifts, newest first. */
export async function giftsOfUser(read: Reads, user: string): Promise<readonly GiftState[]> {
  const rows = await read.all(ofUser, { user });
  const states = await Promise.all(rows.map((row) => stateOf(read, row)));
  return states.flatMap((state) => state ?? []);
}

/** A redemption, whatever became of it. */
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

/** Stores new gifts. */
export async function insertGifts(tx: Tx, gifts: readonly StoredGift[]): Promise<void> {
  const rows = gifts.map((gift) => ({ id: gift._id, user: gift.user, record: null, doc: toJsonText(gift) }));
  await tx.insert('gifts', rows);
}

/** Redeems a locked gift that has no redemption. */
export async function insertRecord(tx: Tx, record: GiftRecord): Promise<void> {
  await tx.insert('gift_records', [record]);
  await tx.run(setRecord, { id: record.gift, record: record.id });
}

/** Uses a redemption on a bill; false when it is used already, or given back. */
export async function useGiftRecord(tx: Tx, id: string, session: string): Promise<boolean> {
  return (await tx.run(useRecord, { id, session })) === 1;
}

/** The gift can be redeemed again; nothing when it is given back already. */
export async function giveBackRecord(tx: Tx, { id, gift }: Pick<GiftRecord, 'id' | 'gift'>): Promise<void> {
  if ((await tx.run(dropRecord, { id })) === 1) await tx.run(setRecord, { id: gift, record: null });
}
