import type { PaymentAttempt, PaymentMethod, PayOnline } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import { shopOf } from '../catalogue/availability/index.ts';
import { type Actor, type CoreContext, isSelfOrder, withIdempotency } from '../core/index.ts';
import type { StoredAttempt, StoredSession, Tx } from '../db/index.ts';
import { CodedError, instantNow, instantOf, newId } from '../lib/index.ts';
import { storeSession } from '../ordering/bill/index.ts';
import {
  ensureSessionAccess,
  guestOfKey,
  lockSession,
  presentSession,
  statusAfter,
  transitionStatus,
} from '../sessions/index.ts';
import {
  attemptsOf,
  ensureAttemptLimit,
  insertAttempt,
  isOpen,
  lockAttempt,
  presentAttempt,
  publishAttempt,
  readAttempt,
  saveStarted,
  withPendingPayments,
} from './attempts/index.ts';
import type { PaymentProvider, ProviderStart, StartContext } from './port/index.ts';
import { type RequestedPayment, requestedPayment } from './requested-payment.ts';
import { settleLocked } from './settle.ts';

/** Timeout of an attempt that never reached its provider because of a crash and was not retried. */
const UNSTARTED_EXPIRES_AFTER_MS = 30 * MINUTE_MS;

export type PaymentRequest = {
  /** Without `amount`: everything outstanding. */
  readonly call: Omit<PayOnline, 'amount'> & Partial<Pick<PayOnline, 'amount'>>;
  readonly actor: Actor;
  /** Only accept methods of this provider. */
  readonly provider?: string;
  readonly startContext?: Pick<StartContext, 'locale' | 'savedInfo'>;
};
type Providers = {
  readonly byName: ReadonlyMap<string, PaymentProvider>;
  readonly publicUrl: () => string;
};

/**
 * Starts a payment attempt for part or all of the outstanding amount; idempotent by request id. The attempt is stored,
 * then started at the provider outside any transaction, then the response is stored. After a crash in between, a retry
 * of the request resumes the attempt.
 */
export async function startPayment(
  context: CoreContext,
  { byName, publicUrl }: Providers,
  request: PaymentRequest,
): Promise<PaymentAttempt> {
  const id = await createAttempt(context, byName, request);
  const attempt = await readAttempt(context.read, id);
  const provider = byName.get(attempt.provider);
  if (!provider) throw new CodedError('paymentMethodNotFound');
  if (attempt.status !== 'created') return presentAttempt(attempt);
  const method = context.catalogue.menu(attempt.shop).get('paymentMethods', attempt.method);
  if (method === undefined) throw new CodedError('paymentMethodNotFound');
  const shop = shopOf(context, attempt.shop);
  const startContext = {
    ...request.startContext,
    publicUrl: publicUrl(),
    method,
    shop,
    now: instantNow(context.clock),
  };
  const started = await startAtProvider(context, provider, attempt, startContext);
  return presentAttempt(await recordStart(context, provider, id, started));
}

async function createAttempt(
  context: CoreContext,
  byName: Providers['byName'],
  { call, actor, provider }: PaymentRequest,
): Promise<string> {
  // The restore key is no part of the request: a phone that scanned its table again retries with another one.
  const { requestId, restoreKey, ...body } = call;
  const { answer } = await context.write((tx, publish) =>
    withIdempotency(tx, context, { actor, requestId, call: 'pay', body }, async () => {
      const { session: locked, lines } = await lockSession(tx, call.session);
      await ensureSessionAccess(tx, locked, restoreKey, actor);
      if (isSelfOrder(actor)) await ensureAttemptLimit(tx, locked._id);
      const session = await withPendingPayments(tx, locked);
      const method = methodFor(context, session, call.methodRef);
      const isRight = provider === undefined || method.provider === provider;
      if (!isRight || !byName.has(method.provider)) throw new CodedError('paymentMethodNotFound');
      ensurePayable(session);
      const shop = shopOf(context, session.shop);
      const requested = requestedPayment(presentSession({ session, lines }), shop, call);
      const guest = restoreKey === undefined ? undefined : await guestOfKey(tx, session._id, restoreKey);
      const attempt = await newAttempt(tx, context, session, method, { ...call, ...requested, guest });
      await insertAttempt(tx, attempt, instantOf(context.clock.now() + UNSTARTED_EXPIRES_AFTER_MS));
      const status = transitionStatus(session.status, payingEvent(session));
      const next = await withPendingPayments(tx, { ...session, status, updatedAt: attempt.createdAt });
      await storeSession(tx, { session: next, lines }, publish);
      publishAttempt(attempt, publish);
      return attempt._id;
    }),
  );
  return answer;
}

function methodFor(context: CoreContext, session: StoredSession, id: string): PaymentMethod {
  const method = context.catalogue.menu(session.shop).get('paymentMethods', id);
  const { orderType = [] } = method ?? {};
  const isForType = orderType.length === 0 || orderType.includes(session.type);
  if (method === undefined || !isForType) throw new CodedError('paymentMethodNotFound');
  return method;
}

function payingEvent({ type }: StoredSession): 'payAtTable' | 'payElsewhere' {
  return type === 'dineIn' ? 'payAtTable' : 'payElsewhere';
}

function ensurePayable(session: StoredSession): void {
  const { status, bill } = session;
  const isUnfinished = statusAfter(status, payingEvent(session)) !== undefined;
  if (!isUnfinished) throw new CodedError('paymentNotPossible', { status, outstanding: bill.outstanding });
}

async function newAttempt(
  tx: Tx,
  context: CoreContext,
  session: StoredSession,
  method: PaymentMethod,
  requested: RequestedPayment & Pick<PayOnline, 'tips' | 'returnPath'> & Pick<StoredAttempt, 'guest'>,
): Promise<StoredAttempt> {
  const { amount, tips = 0, returnPath, share, lines, guest } = requested;
  const now = instantNow(context.clock);
  const open = (await attemptsOf(tx, session._id)).filter(({ status }) => isOpen(status));
  const wasOrdering =
    session.status === 'ongoing' || open.some(({ sessionBefore }) => sessionBefore === 'ongoing');
  return {
    _id: newId(context.clock),
    shop: session.shop,
    session: session._id,
    method: method._id,
    provider: method.provider,
    status: 'created',
    amount,
    tips,
    currency: shopOf(context, session.shop).currency,
    share,
    lines,
    guest,
    returnPath,
    orderNumber: session.orderNumber,
    tableName: session.tableName,
    createdAt: now,
    updatedAt: now,
    sessionBefore: wasOrdering ? 'ongoing' : 'toPay',
  };
}

async function startAtProvider(
  { log }: Pick<CoreContext, 'log'>,
  provider: PaymentProvider,
  attempt: StoredAttempt,
  startContext: StartContext,
): Promise<ProviderStart> {
  try {
    return await provider.start(presentAttempt(attempt), startContext);
  } catch (error) {
    log.error({ error, attempt: attempt._id, provider: provider.name }, 'payment could not be started');
    return { status: 'failed' };
  }
}

async function recordStart(
  context: CoreContext,
  { expiresAfter }: PaymentProvider,
  id: string,
  started: ProviderStart,
): Promise<StoredAttempt> {
  return context.write(async (tx, publish) => {
    const { status, redirect, providerRef, qr, reference } = started;
    const locked = await lockAttempt(tx, id);
    if (status === 'failed')
      return settleLocked(tx, context, locked, { status, reason: 'declined' }, publish);
    if (status === 'succeeded') return settleLocked(tx, context, locked, { status }, publish);
    const { attempt, record } = locked;
    const now = context.clock.now();
    const shown = { redirect, providerRef, qr, reference };
    const waiting: StoredAttempt = { ...attempt, status, ...shown, updatedAt: instantOf(now) };
    const expiresAt =
      started.expiresAt ?? (expiresAfter === undefined ? null : instantOf(now + expiresAfter));
    // The webhook may have arrived before the provider's response.
    if (!(await saveStarted(tx, waiting, expiresAt))) return attempt;
    await storeSession(tx, { ...record, session: await withPendingPayments(tx, record.session) }, publish);
    publishAttempt(waiting, publish);
    return waiting;
  });
}
