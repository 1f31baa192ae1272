import { currencyOf } from '@comanda/domain';
import type { CoreContext } from '../core/index.ts';
import type { StoredAttempt, Tx } from '../db/index.ts';
import { instantNow, newId } from '../lib/index.ts';
import type { Publish } from '../outbox/index.ts';
import { attemptsOf, insertAttempt, type LockedAttempt } from './attempts/index.ts';
import { type ProviderPaid, refOf } from './port/index.ts';
import { settleLocked } from './settle.ts';
import type { ProviderReport } from './settle-report.ts';

/** A report of money, with the provider's own name of the payment. */
type NamedPaid = { readonly status: 'paid' } & ProviderPaid & { readonly paymentRef: string };

/** Statuses of an attempt whose money has come. */
const CAME: readonly StoredAttempt['status'][] = ['succeeded', 'partlyRefunded', 'refunded', 'held'];

/**
 * Returns true for a report of other money than an attempt has: a page that was paid on twice, or a form that was sent
 * again. The provider names the two payments differently.
 */
export function isSecondCharge(
  attempt: StoredAttempt,
  report: ProviderReport,
): report is NamedPaid & ProviderReport {
  if (report.status !== 'paid' || report.paymentRef === undefined) return false;
  const hasOther = attempt.paymentRef !== undefined && attempt.paymentRef !== report.paymentRef;
  return hasOther && CAME.includes(attempt.status);
}

/**
 * Records money that came a second time under the name of a locked attempt, as an attempt of its own (payments M2.7): on a
 * finished bill it is booked as overpaid and goes back by itself, or the management decides; on an open one, or in another
 * currency, it is held, so that nobody else's share is paid with it. Safe to repeat.
 */
export async function recordSecondCharge(
  tx: Tx,
  context: CoreContext,
  { attempt, record }: LockedAttempt,
  paid: NamedPaid,
  publish: Publish,
): Promise<void> {
  const known = await attemptsOf(tx, attempt.session);
  if (known.some((other) => other.paymentRef === paid.paymentRef)) return;
  const isOwed = record.session.status === 'done';
  await recordCharge(tx, context, { attempt, record }, { charged: paid, isOwed }, publish);
}

/** Records money under the name of a locked attempt as an attempt of its own, which is held unless its bill `isOwed` it. */
export async function recordCharge(
  tx: Tx,
  context: CoreContext,
  { attempt, record }: LockedAttempt,
  { charged, isOwed }: { readonly charged: NamedPaid; readonly isOwed: boolean },
  publish: Publish,
): Promise<void> {
  const { paymentRef, amount, currency, providerRef, brand, last4 } = charged;
  const charge = { ...chargeOf(context, attempt), amount };
  await insertAttempt(tx, charge, { expiresAt: charge.createdAt, nextCheckAt: null });
  const details = {
    paymentRef,
    ...(providerRef !== undefined && { providerRef }),
    ...(brand !== undefined && { brand }),
    ...(last4 !== undefined && { last4 }),
  };
  const isSameCurrency = currencyOf(currency).code === currencyOf(attempt.currency).code;
  const isBooked = isSameCurrency && isOwed;
  const { _id, session } = charge;
  const facts = { attempt: attempt._id, charge: _id, session, amount, currency };
  context.log.warn(facts, 'money came again under the name of a payment');
  const outcome = isBooked
    ? { status: 'succeeded' as const, details }
    : { status: 'held' as const, details: { ...details, received: { amount, currency } } };
  await settleLocked(tx, context, { attempt: charge, record }, outcome, publish);
}

/** Returns a new attempt for money that came under the name of another one. */
function chargeOf({ clock }: Pick<CoreContext, 'clock'>, attempt: StoredAttempt): StoredAttempt {
  const _id = newId(clock);
  const now = instantNow(clock);
  const { shop, session, method, provider, account, currency, guest, orderNumber, tableName, isTest } =
    attempt;
  return {
    ...{ _id, shop, session, method, provider, ref: refOf('c', _id), status: 'processing' },
    ...{ amount: 0, tips: 0, currency, createdAt: now, updatedAt: now },
    ...(account !== undefined && { account }),
    ...(guest !== undefined && { guest }),
    ...(orderNumber !== undefined && { orderNumber }),
    ...(tableName !== undefined && { tableName }),
    ...(isTest !== undefined && { isTest }),
  };
}
