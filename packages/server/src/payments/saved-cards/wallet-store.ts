import type { SavedCard } from '@comanda/contract';
import {
  fromJsonText,
  type Reads,
  type StoredWallet,
  statement,
  type Tx,
  toJsonText,
} from '../../db/index.ts';
import { resealText, type SealedTable } from '../accounts/index.ts';

const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('member_wallets').select('doc').where('id', '=', p.id),
);
const keptById = statement<{ id: string; user: string }>()((q, p) =>
  q
    .selectFrom('member_wallets')
    .select('doc')
    .where('id', '=', p.id)
    .where('user', '=', p.user)
    .where('next_try_at', 'is', null),
);
const byUser = statement<{ user: string }>()((q, p) =>
  q
    .selectFrom('member_wallets')
    .select('doc')
    .where('user', '=', p.user)
    .where('next_try_at', 'is', null)
    .orderBy('id', 'desc'),
);
const insert = statement<{
  id: string;
  user: string;
  account: string;
  nextTryAt: string | null;
  doc: string;
}>()((q, p) =>
  q
    .insertInto('member_wallets')
    .values({ id: p.id, user: p.user, account: p.account, next_try_at: p.nextTryAt, doc: p.doc })
    .onConflict((conflict) => conflict.column('id').doNothing()),
);
const leave = statement<{ id: string; now: string; doc: string }>()((q, p) =>
  q.updateTable('member_wallets').set({ user: '', next_try_at: p.now, doc: p.doc }).where('id', '=', p.id),
);
const due = statement<{ now: string; most: number }>()((q, p) =>
  q
    .selectFrom('member_wallets')
    .select('id')
    .where('next_try_at', '<=', p.now)
    .orderBy('next_try_at')
    .limit(p.most),
);
const lease = statement<{ id: string; now: string; until: string }>()((q, p) =>
  q
    .updateTable('member_wallets')
    .set({ next_try_at: p.until })
    .where('id', '=', p.id)
    .where('next_try_at', '<=', p.now),
);
const replace = statement<{ id: string; before: string; doc: string }>()((q, p) =>
  q.updateTable('member_wallets').set({ doc: p.doc }).where('id', '=', p.id).where('doc', '=', p.before),
);
const after = statement<{ after: string; most: number }>()((q, p) =>
  q.selectFrom('member_wallets').select(['id', 'doc']).where('id', '>', p.after).orderBy('id').limit(p.most),
);
const remove = statement<{ id: string }>()((q, p) => q.deleteFrom('member_wallets').where('id', '=', p.id));

/** Returns a card, also one that is to be forgotten; undefined if there is none. */
export async function findWallet(read: Reads, id: string): Promise<StoredWallet | undefined> {
  const row = await read.first(byId, { id });
  return row && fromJsonText(row.doc);
}

/** Returns a member's card; undefined for somebody else's and for one that was removed. */
export async function walletOf(read: Reads, user: string, id: string): Promise<StoredWallet | undefined> {
  const row = await read.first(keptById, { id, user });
  return row && fromJsonText(row.doc);
}

/** Returns a member's cards, newest first. */
export async function walletsOf(read: Reads, user: string): Promise<readonly StoredWallet[]> {
  return (await read.all(byUser, { user })).map(({ doc }) => fromJsonText(doc));
}

/** Stores a card once; with `forgetAt`, for its provider to forget it from then on. */
export async function insertWallet(
  tx: Tx,
  wallet: StoredWallet,
  forgetAt: string | null = null,
): Promise<void> {
  const { _id: id, user, account } = wallet;
  await tx.run(insert, { id, user, account, nextTryAt: forgetAt, doc: toJsonText(wallet) });
}

/** Takes a card from its member; what its provider has of it is forgotten from `now` on. */
export async function leaveWallet(tx: Tx, wallet: StoredWallet, now: string): Promise<void> {
  const { _id, account, provider, sealed, createdAt } = wallet;
  const doc = toJsonText<StoredWallet>({ _id, account, provider, sealed, createdAt, user: '' });
  await tx.run(leave, { id: _id, now, doc });
}

/** Takes all cards from a member, as when they are erased. */
export async function leaveWalletsOf(tx: Tx, user: string, now: string): Promise<void> {
  for (const wallet of await walletsOf(tx, user)) await leaveWallet(tx, wallet, now);
}

/** Returns the ids of cards that their providers are to forget now. */
export async function dueWallets(read: Reads, now: string, most: number): Promise<readonly string[]> {
  return (await read.all(due, { now, most })).map(({ id }) => id);
}

/** Takes the forgetting of a card for one node until a moment; resolves with false if another has it. */
export async function leaseWallet(tx: Tx, id: string, now: string, until: string): Promise<boolean> {
  return (await tx.run(lease, { id, now, until })) === 1;
}

export async function deleteWallet(tx: Tx, id: string): Promise<void> {
  await tx.run(remove, { id });
}

/** Returns the place that a card's token is sealed for. */
export function placeOf(wallet: string): string {
  return `wallet/${wallet}`;
}

/** Members' cards as rows with sealed tokens, those that are to be forgotten included (payments M1.3). */
export const SEALED_WALLETS: SealedTable = {
  rowsAfter: async (read, id, most) =>
    (await read.all(after, { after: id, most })).map(({ id: found, doc }) => ({ id: found, text: doc })),
  async find(read, id) {
    const row = await read.first(byId, { id });
    return row && { id, text: row.doc };
  },
  replace: async (tx, { id, text: before }, doc) => (await tx.run(replace, { id, before, doc })) === 1,
  reseal(sealer, { text }) {
    const wallet = fromJsonText<StoredWallet>(text);
    const sealed = resealText(sealer, placeOf(wallet._id), wallet.sealed);
    return { text: toJsonText({ ...wallet, sealed: sealed ?? wallet.sealed }), isLost: sealed === undefined };
  },
};

/** Presents a card to its member, without the provider's token. */
export function presentWallet({ _id, account, brand, last4, expiry, createdAt }: StoredWallet): SavedCard {
  return {
    ...{ _id, account, createdAt },
    ...(brand !== undefined && { brand }),
    ...(last4 !== undefined && { last4 }),
    ...(expiry !== undefined && { expiry }),
  };
}
