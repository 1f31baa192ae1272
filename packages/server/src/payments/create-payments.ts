import type {
  CancelPayment,
  ConfirmPayment,
  PaymentAttempt,
  PayOnline,
  SetUpPayment,
  StaffRole,
} from '@comanda/contract';
import { type Actor, type CoreContext, ensureStaff } from '../core/index.ts';
import {
  type Builder,
  fromJsonText,
  type Listed,
  readList,
  type ShopListQuery,
  type SqlFields,
} from '../db/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import { ensureSessionAccess } from '../sessions/index.ts';
import {
  isCounterAttempt,
  isOpen,
  isOverdue,
  isStillOwed,
  type LockedAttempt,
  lockAttempt,
  presentAttempt,
  readAttempt,
} from './attempts/index.ts';
import type { HostedProvider, PaymentProvider } from './port/index.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { settleLocked } from './settle.ts';
import { startPayment } from './start-payment.ts';

export type Payments = {
  online(call: PayOnline, actor: Actor): Promise<PaymentAttempt>;
  /** The same with a method of this provider only; everything that is outstanding when no amount is named. */
  setUp(provider: HostedProvider, call: SetUpPayment, locale: string, actor: Actor): Promise<PaymentAttempt>;
  cancel(call: CancelPayment, actor: Actor): Promise<PaymentAttempt>;
  /** Staff have taken the money of a counter payment. */
  confirm(call: ConfirmPayment, actor: Actor): Promise<PaymentAttempt>;
  /** What a provider tells us; a wrong signature is `notAuthenticated`. Safe to receive twice, late, out of order. */
  webhook(provider: string, rawBody: string, headers: Readonly<Record<string, string>>): Promise<void>;
  /** A shop's attempts, newest first, for its own staff. */
  find(query: ShopListQuery, actor: Actor): Promise<Listed<PaymentAttempt>>;
  /** Times out the attempts that were left open; gives how many. */
  expire(): Promise<number>;
};

const MAX_ROWS = 1000;
const FIELDS: SqlFields = {
  _id: 'id',
  shop: 'shop',
  session: 'session',
  status: 'status',
  createdAt: 'created_at',
};
const NEWEST_FIRST = [
  { field: 'createdAt', direction: -1 },
  { field: '_id', direction: -1 },
] as const;
const EXPIRED_AT_A_TIME = 100;
const CASHIERS: readonly StaffRole[] = ['cashier', 'waiter', 'manager', 'owner'];

/** Tries to pay, and what came of them. */
export function createPayments(
  context: CoreContext,
  given: { readonly providers: readonly PaymentProvider[]; readonly publicUrl: () => string },
): Payments {
  const providers = {
    byName: new Map(given.providers.map((provider) => [provider.name, provider])),
    publicUrl: given.publicUrl,
  };
  return {
    online: (call, actor) => startPayment(context, providers, { call, actor }),
    setUp: (provider, { savedInfo, ...call }, locale, actor) =>
      startPayment(context, providers, { call, actor, provider, startContext: { locale, savedInfo } }),
    cancel: (call, actor) => cancelPayment(context, call, actor),
    confirm: (call, actor) => confirmPayment(context, call, actor),
    webhook: (provider, rawBody, headers) =>
      receiveWebhook(context, providers.byName.get(provider), rawBody, headers),
    find: (query, actor) => findPayments(context, query, actor),
    expire: () => expirePayments(context),
  };
}

/** The guest gives up; again is the same. Throws `paymentNotPossible` when the money has come already. */
async function cancelPayment(
  context: CoreContext,
  call: CancelPayment,
  actor: Actor,
): Promise<PaymentAttempt> {
  const outcome = { status: 'cancelled', reason: 'cancelled' } as const;
  const attempt = await context.write(async (tx, publish) => {
    const known = await readAttempt(tx, call.payment);
    if (known.session !== call.session) throw new CodedError('notFound');
    const locked = await lockAttempt(tx, known._id);
    await ensureSessionAccess(tx, locked.record.session, call.restoreKey, actor);
    return settleLocked(tx, context, locked, outcome, publish);
  });
  const isPaid = attempt.status !== 'cancelled' && attempt.status !== 'failed';
  if (isPaid) throw new CodedError('paymentNotPossible', { status: attempt.status });
  return presentAttempt(attempt);
}

/**
 * Staff have the money; again is the same. Throws `paymentNotPossible` for what no counter takes, was given up, or is
 * not owed any more: `status` (and `outstanding`) say how it stands.
 */
async function confirmPayment(
  context: CoreContext,
  { payment }: ConfirmPayment,
  actor: Actor,
): Promise<PaymentAttempt> {
  if (actor.kind !== 'staff') throw new CodedError('notAuthenticated');
  const outcome = { status: 'succeeded', by: actor } as const;
  const attempt = await context.write(async (tx, publish) => {
    const known = await readAttempt(tx, payment);
    if (known.shop !== actor.shop) throw new CodedError('notFound');
    if (!CASHIERS.includes(actor.staff.role)) throw new CodedError('forbidden');
    const locked = await lockAttempt(tx, payment);
    ensureConfirmable(locked);
    return settleLocked(tx, context, locked, outcome, publish);
  });
  return presentAttempt(attempt);
}

function ensureConfirmable({ attempt, record }: LockedAttempt): void {
  const { status } = attempt;
  const isConfirmed = status === 'succeeded';
  if (!isCounterAttempt(attempt) || !(isOpen(status) || isConfirmed))
    throw new CodedError('paymentNotPossible', { status });
  if (isConfirmed || isStillOwed(attempt, record)) return;
  const { bill } = record.session;
  throw new CodedError('paymentNotPossible', { status, outstanding: bill.outstanding });
}

async function findPayments(
  { read }: Pick<CoreContext, 'read'>,
  query: ShopListQuery,
  actor: Actor,
): Promise<Listed<PaymentAttempt>> {
  ensureStaff(actor, query.shop);
  const list = {
    from: (q: Builder) => q.selectFrom('payment_attempts').where('shop', '=', query.shop),
    fields: FIELDS,
    order: NEWEST_FIRST,
    most: MAX_ROWS,
  };
  const { total, data } = await readList(read, list, query, (rows) => rows.select('doc'));
  return { total, data: data.map(({ doc }) => presentAttempt(fromJsonText(doc))) };
}

async function expirePayments(context: CoreContext): Promise<number> {
  const now = instantNow(context.clock);
  const overdue = await context.read.query((q) =>
    q.selectFrom('payment_attempts').select('id').where('expires_at', '<=', now).limit(EXPIRED_AT_A_TIME),
  );
  let expired = 0;
  for (const { id } of overdue) if (await expirePayment(context, id, now)) expired += 1;
  return expired;
}

/** Times an attempt out, unless it has started, or ended, since it was found; tells whether it did. */
async function expirePayment(context: CoreContext, id: string, now: string): Promise<boolean> {
  return context.write(async (tx, publish) => {
    const locked = await lockAttempt(tx, id);
    if (!(await isOverdue(tx, id, now))) return false;
    await settleLocked(tx, context, locked, { status: 'failed', reason: 'timeout' }, publish);
    return true;
  });
}
