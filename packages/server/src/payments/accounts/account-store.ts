import type { PaymentAccount } from '@comanda/contract';
import {
  fromJsonText,
  type Reads,
  type StoredPaymentAccount,
  statement,
  type Tx,
  toJsonText,
} from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { formerUntil } from './former-secrets.ts';
import { resealText, type SealedTable } from './reseal.ts';
import { placeOf, type Sealer } from './seal.ts';

/** Attempts without a webhook after which an account is taken for one that gets none (payments M3.4). */
const SILENT_ATTEMPTS = 10;

const all = statement<Record<never, never>>()((q) =>
  q.selectFrom('payment_accounts').select('doc').orderBy('id'),
);
const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('payment_accounts').select(['doc', 'silent_attempts']).where('id', '=', p.id),
);
const update = statement<{ id: string; doc: string }>()((q, p) =>
  q.updateTable('payment_accounts').set({ doc: p.doc }).where('id', '=', p.id),
);
const replace = statement<{ id: string; before: string; doc: string }>()((q, p) =>
  q.updateTable('payment_accounts').set({ doc: p.doc }).where('id', '=', p.id).where('doc', '=', p.before),
);
const after = statement<{ after: string; most: number }>()((q, p) =>
  q
    .selectFrom('payment_accounts')
    .select(['id', 'doc'])
    .where('id', '>', p.after)
    .orderBy('id')
    .limit(p.most),
);
const remove = statement<{ id: string }>()((q, p) => q.deleteFrom('payment_accounts').where('id', '=', p.id));
const used = statement<{ id: string }>()((q, p) =>
  q.selectFrom('payment_attempts').select('id').where('account', '=', p.id).limit(1),
);
const invoiced = statement<{ id: string }>()((q, p) =>
  q.selectFrom('tax_invoices').select('id').where('account', '=', p.id).limit(1),
);
const countAttempt = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('payment_accounts')
    .set((row) => ({ silent_attempts: row('silent_attempts', '+', 1) }))
    .where('id', '=', p.id)
    .where('silent_attempts', '<', SILENT_ATTEMPTS),
);
const heard = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('payment_accounts')
    .set({ silent_attempts: 0 })
    .where('id', '=', p.id)
    .where('silent_attempts', '>', 0),
);

/** Returns every account, the oldest first. */
export async function allAccounts(read: Reads): Promise<readonly StoredPaymentAccount[]> {
  return (await read.all(all, {})).map(({ doc }) => fromJsonText(doc));
}

/** Returns an account; undefined if there is none. */
export async function findAccount(read: Reads, id: string): Promise<StoredPaymentAccount | undefined> {
  const row = await read.first(byId, { id });
  return row && fromJsonText(row.doc);
}

/** Returns an account. Throws `notFound`. */
export async function readAccount(read: Reads, id: string): Promise<StoredPaymentAccount> {
  const account = await findAccount(read, id);
  if (account === undefined) throw new CodedError('notFound');
  return account;
}

/** Stores a new account, of which no webhook has been heard yet. */
export async function insertAccount(tx: Tx, account: StoredPaymentAccount): Promise<void> {
  const { _id: id, provider } = account;
  await tx.insert('payment_accounts', [
    { id, provider, silent_attempts: SILENT_ATTEMPTS, doc: toJsonText(account) },
  ]);
}

/**
 * Changes an account unless another node has changed it meanwhile; `change` returns undefined to leave it. Resolves with true
 * if it was changed.
 */
export async function replaceAccount(
  tx: Tx,
  id: string,
  change: (account: StoredPaymentAccount) => StoredPaymentAccount | undefined,
): Promise<boolean> {
  const row = await tx.first(byId, { id });
  const changed = row && change(fromJsonText(row.doc));
  if (row === undefined || changed === undefined) return false;
  return (await tx.run(replace, { id, before: row.doc, doc: toJsonText(changed) })) === 1;
}

export async function saveAccount(tx: Tx, account: StoredPaymentAccount): Promise<void> {
  await tx.run(update, { id: account._id, doc: toJsonText(account) });
}

/** The accounts as rows with sealed secrets (payments M1.3). */
export const SEALED_ACCOUNTS: SealedTable = {
  rowsAfter: async (read, id, most) =>
    (await read.all(after, { after: id, most })).map(({ id: found, doc }) => ({ id: found, text: doc })),
  async find(read, id) {
    const row = await read.first(byId, { id });
    return row && { id, text: row.doc };
  },
  replace: async (tx, { id, text: before }, doc) => (await tx.run(replace, { id, before, doc })) === 1,
  reseal(sealer, { text }) {
    const account = fromJsonText<StoredPaymentAccount>(text);
    let isLost = false;
    const secrets = Object.entries(account.secrets).map(([name, secret]) => {
      const sealed = resealText(sealer, placeOf(account._id, name), secret.sealed);
      isLost ||= sealed === undefined;
      return [name, { ...secret, sealed: sealed ?? secret.sealed }];
    });
    const changed = { ...account, secrets: Object.fromEntries(secrets) };
    const former = resealFormer(sealer, account);
    return { text: toJsonText({ ...changed, ...(former && { former }) }), isLost };
  },
};

/** Seals replaced secrets anew; one that no known key opens stays as it is, since it ends within a day. */
function resealFormer(sealer: Sealer, { _id, former }: StoredPaymentAccount) {
  if (former === undefined) return undefined;
  const secrets = Object.entries(former.secrets).map(([name, sealed]) => [
    name,
    resealText(sealer, placeOf(_id, name), sealed) ?? sealed,
  ]);
  return { ...former, secrets: Object.fromEntries(secrets) };
}

/** Removes an account. Throws `inUse` if a payment was started with it, or an invoice is its. */
export async function removeAccount(tx: Tx, id: string): Promise<void> {
  const attempt = await tx.first(used, { id });
  if (attempt !== undefined) throw new CodedError('inUse', { places: [`payments/${attempt.id}`] });
  const invoice = await tx.first(invoiced, { id });
  if (invoice !== undefined) throw new CodedError('inUse', { places: [`taxInvoices/${invoice.id}`] });
  await tx.run(remove, { id });
}

/** Counts an attempt that was started with the account. */
export async function noteAttempt(tx: Tx, id: string): Promise<void> {
  await tx.run(countAttempt, { id });
}

/** Notes that a verified webhook came for the account. */
export async function noteWebhook(tx: Tx, id: string): Promise<void> {
  await tx.run(heard, { id });
}

/** Resolves with true if no webhook came for the account's last attempts, so that the provider is asked often. */
export async function isSilent(read: Reads, id: string): Promise<boolean> {
  const row = await read.first(byId, { id });
  return (row?.silent_attempts ?? 0) >= SILENT_ATTEMPTS;
}

/** Returns true if the installation's keys open all of an account's secrets. */
export function isOpenable(sealer: Sealer, { _id, secrets }: StoredPaymentAccount): boolean {
  return Object.entries(secrets).every(
    ([name, { sealed }]) => sealer.open(placeOf(_id, name), sealed) !== undefined,
  );
}

/**
 * Presents an account: of its secrets only the last characters and when they were entered. One whose key is not there is
 * `secretsLost`, until it is there again (payments M1.3). `now` is in milliseconds.
 */
export function presentAccount(sealer: Sealer, stored: StoredPaymentAccount, now: number): PaymentAccount {
  const { former: _former, remindedDays: _remindedDays, retestedAt: _retestedAt, ...account } = stored;
  const formerSecretUntil = formerUntil(stored, now);
  const secrets = Object.entries(account.secrets).map(([name, { last4, changedAt }]) => [
    name,
    { set: true as const, last4, changedAt },
  ]);
  const isLost = !isOpenable(sealer, stored);
  return {
    ...account,
    secrets: Object.fromEntries(secrets),
    ...(formerSecretUntil !== undefined && { formerSecretUntil }),
    ...(isLost && { status: 'secretsLost' }),
  };
}
