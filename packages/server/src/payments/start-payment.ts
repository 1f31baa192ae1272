import type { PaymentAttempt, PaymentMethod, PayOnline, SetUpPayment, Terminal } from '@comanda/contract';
import { cashRounding, MINUTE_MS } from '@comanda/domain';
import { shopOf } from '../catalogue/availability/index.ts';
import { type Actor, type CoreContext, isSelfOrder, withIdempotency } from '../core/index.ts';
import type { StoredAttempt, StoredSession } from '../db/index.ts';
import { ensureInvoiceWish } from '../invoices/wanted/index.ts';
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
import { isSilent, noteAttempt } from './accounts/index.ts';
import {
  attemptsOf,
  ensureAttemptLimit,
  insertAttempt,
  isCounterAttempt,
  isOpen,
  lockAttempt,
  nextCheck,
  publishAttempt,
  readAttempt,
  saveStarted,
  withPendingPayments,
} from './attempts/index.ts';
import { endAttempt } from './cancel-payment.ts';
import { cardContext } from './card-context.ts';
import { type CardPageParts, newCardPage, presentToPayer } from './card-page.ts';
import { firstOffered } from './first-offered.ts';
import { ensureNothingHeld } from './held-money.ts';
import { type PaymentProvider, type ProviderAccount, refOf } from './port/index.ts';
import { readyAccount } from './ready-account.ts';
import { type RequestedPayment, requestedPayment } from './requested-payment.ts';
import { chosenWallet } from './saved-cards/index.ts';
import { settleLocked } from './settle.ts';
import { type Started, startAtProvider } from './start-at-provider.ts';
import { takeTerminal } from './terminals/index.ts';

/** Timeout of an attempt that never reached its provider because of a crash and was not retried. */
const UNSTARTED_EXPIRES_AFTER_MS = 30 * MINUTE_MS;

export type PaymentRequest = {
  /** Without `amount`: everything outstanding. */
  readonly call: Omit<PayOnline, 'amount'> &
    Partial<Pick<PayOnline, 'amount'>> &
    Pick<SetUpPayment, 'terminal'>;
  readonly actor: Actor;
  /** Only accept methods of this provider. */
  readonly provider?: string;
  readonly locale?: string;
};
export type PaymentParts = CardPageParts;

/** Attempts of others that a request may take over one after another. */
const MAX_TAKE_OVERS = 5;

/**
 * Starts a payment attempt for part or all of the outstanding amount; idempotent by request id. The attempt is stored,
 * then started at the provider outside any transaction, then the response is stored. After a crash in between, or when
 * the provider did not answer (`providerUnavailable`), a retry of the request resumes the attempt under the same name
 * (payments M2.3). An attempt that the provider refused because of the account's keys is `providerUnavailable` as well,
 * and has ended (payments M1.4).
 */
export async function startPayment(
  context: CoreContext,
  parts: PaymentParts,
  request: PaymentRequest,
): Promise<PaymentAttempt> {
  const id = await createOrTakeOver(context, parts, request);
  const attempt = await readAttempt(context.read, id);
  const provider = parts.byName.get(attempt.provider);
  if (!provider) throw new CodedError('paymentMethodNotFound');
  if (attempt.status !== 'created') return presentToPayer(parts, attempt);
  // a node that goes on with a request after a crash may not have the menu yet
  const method = (await context.catalogue.load(attempt.shop)).get('paymentMethods', attempt.method);
  if (method === undefined) throw new CodedError('paymentMethodNotFound');
  const publicUrl = parts.publicUrl();
  const startContext = {
    ...(attempt.locale !== undefined && { locale: attempt.locale }),
    ...(await cardContext(context, parts, attempt)),
    publicUrl,
    method,
    shop: shopOf(context, attempt.shop),
    now: instantNow(context.clock),
    account: await readyAccount(context, parts, { provider, method, publicUrl }),
  };
  const started = await startAtProvider(context, parts, { provider, attempt }, startContext);
  const page = started.hasForm && newCardPage(parts.pageKey, id, attempt.locale);
  const recorded = await recordStart(context, provider, { id, page }, started);
  // it has ended, so that nothing of it is in the way of another method
  if (started.reason !== undefined && recorded.status === 'failed') throw new CodedError(started.reason);
  return presentToPayer(parts, recorded);
}

/** Creates the attempt; with `takeOver`, after cancelling those of others that are in the way (payments M2.5). */
async function createOrTakeOver(
  context: CoreContext,
  parts: PaymentParts,
  request: PaymentRequest,
): Promise<string> {
  for (let takenOver = 0; ; takenOver += 1) {
    try {
      return await createAttempt(context, parts, request);
    } catch (error) {
      const isPending = error instanceof CodedError && error.code === 'paymentPending';
      if (!isPending || request.call.takeOver !== true || takenOver >= MAX_TAKE_OVERS) throw error;
      await endAttempt(context, parts, await readAttempt(context.read, String(error.data.payment)));
    }
  }
}

async function createAttempt(
  context: CoreContext,
  parts: PaymentParts,
  { call, actor, provider, locale = call.locale }: PaymentRequest,
): Promise<string> {
  // The restore key is no part of the request: a phone that scanned its table again retries with another one. Neither is
  // the permission to take over, which is given to the same request after it was refused.
  // Nor are a card, the wish to keep one, that for an invoice and the language: the attempt has what was said first.
  const { requestId, restoreKey, takeOver: _takeOver, locale: _locale, ...said } = call;
  const { card, savedInfo, invoiceWish, ...body } = said;
  const { answer } = await context.write((tx, publish) =>
    withIdempotency(tx, context, { actor, requestId, call: 'pay', body }, async () => {
      const { session: locked, lines } = await lockSession(tx, call.session);
      await ensureSessionAccess(tx, locked, restoreKey, actor);
      ensureInvoiceWish(invoiceWish);
      if (isSelfOrder(actor)) await ensureAttemptLimit(tx, locked._id);
      const session = await withPendingPayments(tx, locked);
      const method = methodFor(context, session, call.methodRef);
      await firstOffered(tx, [method], actor);
      const isRight = provider === undefined || method.provider === provider;
      const adapter = parts.byName.get(method.provider);
      if (!isRight || adapter === undefined) throw new CodedError('paymentMethodNotFound');
      const account = await readyAccount({ ...context, read: tx }, parts, {
        provider: adapter,
        method,
        publicUrl: parts.publicUrl(),
      });
      const now = instantNow(context.clock);
      const wallet = await chosenWallet(tx, actor, { method, card, account: account?._id, now });
      const savesFor = savedInfo === true && actor.kind === 'member' ? actor.user : undefined;
      ensurePayable(session);
      const shop = shopOf(context, session.shop);
      const requested = requestedPayment(presentSession({ session, lines }), shop, call);
      ensureLargeEnough(method, requested.amount + (call.tips ?? 0));
      const guest = restoreKey === undefined ? undefined : await guestOfKey(tx, session._id, restoreKey);
      const attempts = await attemptsOf(tx, session._id);
      if (isSelfOrder(actor))
        ensureNothingHeld({ record: { session, lines }, shop, attempts, requested, guest });
      ensureNotReserved(session, attempts, requested);
      const wanted = { shop: session.shop, account: account?._id, terminal: call.terminal };
      const terminal = adapter.needsTerminal && (await takeTerminal(tx, actor, wanted));
      const attempt = newAttempt(context, session, method, {
        ...{ ...call, ...requested, guest },
        ...{ account, terminal, actor, locale },
        isTest: account?.mode === 'test' || adapter.isTest === true,
        ...(wallet ? { wallet: wallet._id } : { savesFor }),
      });
      if (account !== undefined) await noteAttempt(tx, account._id);
      await insertAttempt(tx, attempt, timesOfUnstarted(attempt, context.clock.now()));
      const status = transitionStatus(session.status, 'pay');
      const next = await withPendingPayments(tx, { ...session, status, updatedAt: attempt.createdAt });
      await storeSession(tx, { session: next, lines }, publish);
      publishAttempt(attempt, publish);
      return attempt._id;
    }),
  );
  return answer;
}

/** Returns when an attempt ends, and when its provider is asked about it, if its start is never answered. */
function timesOfUnstarted(attempt: StoredAttempt, now: number) {
  return { expiresAt: instantOf(now + UNSTARTED_EXPIRES_AFTER_MS), nextCheckAt: nextCheck(attempt, now) };
}

function methodFor(context: CoreContext, session: StoredSession, id: string): PaymentMethod {
  const method = context.catalogue.menu(session.shop).get('paymentMethods', id);
  const { orderType = [] } = method ?? {};
  const isForType = orderType.length === 0 || orderType.includes(session.type);
  if (method === undefined || !isForType) throw new CodedError('paymentMethodNotFound');
  return method;
}

function ensurePayable(session: StoredSession): void {
  const { status, bill } = session;
  const isUnfinished = statusAfter(status, 'pay') !== undefined;
  if (!isUnfinished) throw new CodedError('paymentNotPossible', { status, outstanding: bill.outstanding });
}

/** Returns the account, the terminal and its member of staff that an attempt is made with. */
function placeOf(account: ProviderAccount | undefined, terminal: Terminal | undefined, actor: Actor) {
  return {
    ...(account && { account: account._id }),
    ...(terminal && { terminal: terminal._id, reader: terminal.reader }),
    ...(terminal && actor.kind === 'staff' && { startedBy: actor.staff._id }),
  };
}

function newAttempt(
  context: CoreContext,
  session: StoredSession,
  method: PaymentMethod,
  requested: RequestedPayment &
    Pick<PayOnline, 'tips' | 'returnPath' | 'invoiceWish'> &
    Pick<StoredAttempt, 'guest' | 'savesFor' | 'wallet' | 'locale'> & {
      readonly account: ProviderAccount | undefined;
      readonly terminal: Terminal | undefined;
      readonly actor: Actor;
      readonly isTest: boolean;
    },
): StoredAttempt {
  const {
    amount,
    tips = 0,
    returnPath,
    share,
    lines,
    guest,
    account,
    isSettling,
    savesFor,
    wallet,
    invoiceWish,
    terminal,
    actor,
    isTest,
    locale,
  } = requested;
  const shop = shopOf(context, session.shop);
  const rounded = cashRounding(shop, method.provider, { amount, tips, isSettling });
  const now = instantNow(context.clock);
  const _id = newId(context.clock);
  return {
    _id,
    ref: refOf('c', _id),
    ...placeOf(account, terminal, actor),
    ...(isTest && { isTest }),
    shop: session.shop,
    session: session._id,
    method: method._id,
    provider: method.provider,
    status: 'created',
    amount,
    tips,
    ...('rounding' in rounded && rounded.rounding !== 0 && { cashRounding: rounded.rounding }),
    currency: shop.currency,
    share,
    lines,
    guest,
    ...(invoiceWish !== undefined && { invoiceWish }),
    ...(locale !== undefined && { locale }),
    returnPath,
    ...(savesFor !== undefined && { savesFor }),
    ...(wallet !== undefined && { wallet }),
    orderNumber: session.orderNumber,
    tableName: session.tableName,
    createdAt: now,
    updatedAt: now,
  };
}

/** Throws `amountTooSmall` below the smallest amount of the method (payments M1.2). */
function ensureLargeEnough({ minAmount: least = 0 }: PaymentMethod, amount: number): void {
  if (amount < least) throw new CodedError('amountTooSmall', { least });
}

/**
 * Throws `paymentPending` with the oldest attempt of somebody else that reserves what the request wants to pay; money at
 * the counter reserves nothing (payments M2.5). Shares are reserved dish by dish (pricing P10).
 */
function ensureNotReserved(
  { bill }: StoredSession,
  attempts: readonly StoredAttempt[],
  { amount }: RequestedPayment,
): void {
  const reserving = attempts.filter((attempt) => isOpen(attempt.status) && !isCounterAttempt(attempt));
  const [first] = reserving
    .filter(({ share }) => share === undefined)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  const reserved = reserving.reduce((sum, attempt) => sum + attempt.amount, 0);
  if (first === undefined || amount <= bill.outstanding - reserved) return;
  const { _id: payment, amount: pending, guest, createdAt: since } = first;
  throw new CodedError('paymentPending', { payment, amount: pending, since, ...(guest && { guest }) });
}

async function recordStart(
  context: CoreContext,
  { expiresAfter, pollPause }: PaymentProvider,
  { id, page }: { readonly id: string; readonly page: StoredAttempt['page'] },
  started: Started,
): Promise<StoredAttempt> {
  return context.write(async (tx, publish) => {
    const { status, redirect, providerRef, qr, reference } = started;
    const locked = await lockAttempt(tx, id);
    if (status === 'failed')
      return settleLocked(tx, context, locked, { status, reason: started.reason ?? 'declined' }, publish);
    if (status === 'succeeded') return settleLocked(tx, context, locked, { status }, publish);
    const { attempt, record } = locked;
    const now = context.clock.now();
    const { account } = attempt;
    const silent = account !== undefined && (await isSilent(tx, account));
    const shown = { redirect, providerRef, qr, reference, page };
    const waiting: StoredAttempt = { ...attempt, status, ...shown, updatedAt: instantOf(now) };
    const expiresAt =
      started.expiresAt ?? (expiresAfter === undefined ? null : instantOf(now + expiresAfter));
    // The webhook may have arrived before the provider's response.
    const times = { expiresAt, nextCheckAt: nextCheck(waiting, now, { isSilent: silent, pollPause }) };
    if (!(await saveStarted(tx, waiting, times))) return attempt;
    await storeSession(tx, { ...record, session: await withPendingPayments(tx, record.session) }, publish);
    publishAttempt(waiting, publish);
    return waiting;
  });
}
