import type { CancelPayment, ConfirmPayment, PaymentAttempt, StaffRole } from '@comanda/contract';
import { instantNow } from '../clock.ts';
import { CodedError } from '../coded-error.ts';
import type { Actor, ShopListQuery } from '../core.ts';
import { fromJsonText } from '../db/json-text.ts';
import type { Listed } from '../db/list-query.ts';
import { readList, type SqlFields } from '../db/read-list.ts';
import type { Builder } from '../db/statement.ts';
import { ensureHolder, ensureStaff } from '../ordering/holder.ts';
import { readSession } from '../ordering/session-store.ts';
import type { Workshop } from '../ordering/workshop.ts';
import { presentAttempt, readAttempt } from './attempt-store.ts';
import type { PaymentProvider, Payments } from './payments.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { settle } from './settle.ts';
import { startPayment } from './start-payment.ts';
import { isOpen } from './transitions.ts';

const MOST = 1000;
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
  workshop: Workshop,
  given: { readonly providers: readonly PaymentProvider[]; readonly publicUrl: () => string },
): Payments {
  const providers = {
    byName: new Map(given.providers.map((provider) => [provider.name, provider])),
    publicUrl: given.publicUrl,
  };
  return {
    online: (call, actor) => startPayment(workshop, providers, { call, actor }),
    setUp: (provider, { savedInfo, ...call }, locale, actor) =>
      startPayment(workshop, providers, { call, actor, provider, context: { locale, savedInfo } }),
    cancel: (call, actor) => cancelPayment(workshop, call, actor),
    confirm: (call, actor) => confirmPayment(workshop, call, actor),
    webhook: (provider, rawBody, headers) =>
      receiveWebhook(workshop, providers.byName.get(provider), rawBody, headers),
    find: (query, actor) => findPayments(workshop, query, actor),
    expire: () => expirePayments(workshop),
  };
}

/** The guest gives up; again is the same. Throws `paymentNotPossible` when the money has come already. */
async function cancelPayment(workshop: Workshop, call: CancelPayment, actor: Actor): Promise<PaymentAttempt> {
  const known = await readAttempt(workshop.read, call.payment);
  if (known.session !== call.session) throw new CodedError('notFound');
  const { session } = await readSession(workshop.read, known.session);
  await ensureHolder(workshop.read, session, call.restoreKey, actor);
  const outcome = { status: 'cancelled', reason: 'cancelled' } as const;
  const attempt = await workshop.write((tx, tell) => settle(tx, workshop, known._id, outcome, tell));
  const isPaid = attempt.status !== 'cancelled' && attempt.status !== 'failed';
  if (isPaid) throw new CodedError('paymentNotPossible', { status: attempt.status });
  return presentAttempt(attempt);
}

async function confirmPayment(
  workshop: Workshop,
  { payment }: ConfirmPayment,
  actor: Actor,
): Promise<PaymentAttempt> {
  if (actor.kind !== 'staff') throw new CodedError('notAuthenticated');
  const known = await readAttempt(workshop.read, payment);
  if (known.shop !== actor.shop) throw new CodedError('notFound');
  if (!CASHIERS.includes(actor.staff.role)) throw new CodedError('forbidden');
  const mayConfirm = known.provider === 'counter' && (isOpen(known.status) || known.status === 'succeeded');
  if (!mayConfirm) throw new CodedError('paymentNotPossible', { status: known.status });
  const outcome = { status: 'succeeded', by: actor } as const;
  const attempt = await workshop.write((tx, tell) => settle(tx, workshop, payment, outcome, tell));
  return presentAttempt(attempt);
}

async function findPayments(
  { read }: Pick<Workshop, 'read'>,
  query: ShopListQuery,
  actor: Actor,
): Promise<Listed<PaymentAttempt>> {
  ensureStaff(actor, query.shop);
  const list = {
    from: (q: Builder) => q.selectFrom('payment_attempts').where('shop', '=', query.shop),
    fields: FIELDS,
    order: NEWEST_FIRST,
    most: MOST,
  };
  const { total, data } = await readList(read, list, query, (rows) => rows.select('doc'));
  return { total, data: data.map(({ doc }) => presentAttempt(fromJsonText(doc))) };
}

async function expirePayments(workshop: Workshop): Promise<number> {
  const overdue = await workshop.read.query((q) =>
    q
      .selectFrom('payment_attempts')
      .select('id')
      .where('expires_at', '<=', instantNow(workshop.clock))
      .limit(EXPIRED_AT_A_TIME),
  );
  const outcome = { status: 'failed', reason: 'timeout' } as const;
  for (const { id } of overdue) {
    await workshop.write((tx, tell) => settle(tx, workshop, id, outcome, tell));
  }
  return overdue.length;
}
