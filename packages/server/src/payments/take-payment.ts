import type { PaymentAttempt, PaymentMethod, Shop, TakePayment } from '@comanda/contract';
import { cashRounding, cashRoundOf, isTillProvider, type MoneyTaken, stepOf } from '@comanda/domain';
import type { AuthGuards } from '../accounts/attempt-limiter/index.ts';
import { shopOf } from '../catalogue/availability/index.ts';
import { type Actor, type CoreContext, type Requester, withIdempotency } from '../core/index.ts';
import type { StoredAttempt, StoredSession, Tx } from '../db/index.ts';
import { ensureInvoiceWish } from '../invoices/wanted/index.ts';
import { CodedError, instantNow, newId } from '../lib/index.ts';
import type { Publish } from '../outbox/index.ts';
import { lockSession, presentSession, type SessionRecord, statusAfter } from '../sessions/index.ts';
import { type EnsurePermitted, writePermitted } from '../till/permissions/index.ts';
import { insertAttempt, presentAttempt, readAttempt, withPendingPayments } from './attempts/index.ts';
import { firstOffered } from './first-offered.ts';
import { owesAgain } from './owed-again.ts';
import { requestedPayment } from './requested-payment.ts';
import { settleLocked } from './settle.ts';

/** Money as staff take it for a bill. */
type TakenMoney = Omit<TakePayment, 'requestId' | 'session'>;

/**
 * Books money that staff have taken at the till, with its change; idempotent by request id (till T7.1). Several may be
 * taken until nothing is outstanding, which closes the bill. Throws `wouldOverpay` above what is outstanding,
 * `tenderedTooLow` when less was handed over than is due, `amountOffStep`
 * for cash that no coins make, and as `requestedPayment` does.
 */
export async function takePayment(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: TakePayment,
  { actor, address }: Requester,
): Promise<PaymentAttempt> {
  const { requestId, approval, ...body } = call;
  const approved = { actor, address, approval, entity: call.session };
  const { answer } = await writePermitted(context, guards, approved, (tx, publish, ensurePermitted) =>
    withIdempotency(tx, context, { actor, requestId, call: 'take', body }, async () => {
      const record = await lockSession(tx, call.session);
      if (actor.kind !== 'staff' || actor.shop !== record.session.shop)
        throw new CodedError('sessionNotFound');
      return (await bookMoney(tx, context, record, call, { actor, publish, ensurePermitted }))._id;
    }),
  );
  return presentAttempt(await readAttempt(context.read, answer));
}

/** The person who takes money, and the unit of work's ways to permit and publish it. */
export type Booking = {
  readonly actor: Actor;
  readonly publish: Publish;
  readonly ensurePermitted: EnsurePermitted;
};

/** Books money on a locked bill, in the unit of work of the caller; as `takePayment`. */
export async function bookMoney(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  money: TakenMoney,
  { actor, publish, ensurePermitted }: Booking,
): Promise<StoredAttempt> {
  const session = await withPendingPayments(tx, record.session);
  ensureInvoiceWish(money.invoiceWish);
  const method = await tillMethod(tx, context, session, { name: money.method, actor });
  await ensurePermitted(tx, { action: method.provider === 'cash' ? 'takeCash' : 'takeCard' });
  const shop = shopOf(context, session.shop);
  const attempt = newTaking(context, { ...record, session }, shop, { ...money, method });
  await insertAttempt(tx, attempt, { expiresAt: attempt.createdAt, nextCheckAt: null });
  const outcome = { status: 'succeeded', by: actor, action: 'takePayment' } as const;
  return settleLocked(tx, context, { attempt, record: { ...record, session } }, outcome, publish);
}

/** A method of the till; a shop that names none takes cash and other money all the same. */
type TillMethod = Pick<PaymentMethod, '_id' | 'provider'>;

/** Returns the method by its id, or the first of a provider by its name. Throws `paymentMethodNotFound`. */
export async function tillMethod(
  tx: Tx,
  { catalogue }: CoreContext,
  { shop, type }: StoredSession,
  { name, actor }: { readonly name: string; readonly actor: Actor },
): Promise<TillMethod> {
  const menu = catalogue.menu(shop);
  const isForType = ({ orderType = [] }: PaymentMethod) => orderType.length === 0 || orderType.includes(type);
  const named = menu.get('paymentMethods', name);
  const isKnown =
    named === undefined ? isTillProvider(name) : isTillProvider(named.provider) && isForType(named);
  if (!isKnown) throw new CodedError('paymentMethodNotFound');
  const ofProvider = menu
    .list('paymentMethods')
    .filter((method) => method.provider === name && isForType(method))
    .toSorted((one, other) => (one.showOrder ?? 0) - (other.showOrder ?? 0));
  const offered = await firstOffered(tx, named === undefined ? ofProvider : [named], actor);
  return offered ?? { _id: name, provider: name };
}

/** Returns the attempt that books the money, not yet stored. */
function newTaking(
  { clock }: Pick<CoreContext, 'clock'>,
  record: SessionRecord,
  shop: Shop,
  money: Omit<TakenMoney, 'method'> & { readonly method: TillMethod },
): StoredAttempt {
  const { session } = record;
  const { status, bill } = session;
  const { method, tips = 0 } = money;
  if (statusAfter(status, 'close') === undefined && !owesAgain(session))
    throw new CodedError('paymentNotPossible', { status, outstanding: bill.outstanding });
  const isTooMuch = money.amount !== undefined && money.amount > bill.outstanding;
  if (isTooMuch)
    throw new CodedError('wouldOverpay', { outstanding: bill.outstanding - (money.amount ?? 0) });
  const requested = requestedPayment(presentSession(record), shop, money);
  const { amount, share, lines } = requested;
  const cashRounding = roundingOf(shop, method.provider, { ...requested, tips, tendered: money.tendered });
  const due = amount + tips + cashRounding;
  const { tendered = due } = money;
  if (tendered < due) throw new CodedError('tenderedTooLow', { due });
  const now = instantNow(clock);
  return {
    _id: newId(clock),
    shop: session.shop,
    session: session._id,
    method: method._id,
    provider: method.provider,
    status: 'created',
    amount,
    tips,
    tendered,
    change: tendered - due,
    ...(cashRounding !== 0 && { cashRounding }),
    ...(money.invoiceWish !== undefined && { invoiceWish: money.invoiceWish }),
    currency: shop.currency,
    share,
    lines,
    orderNumber: session.orderNumber,
    tableName: session.tableName,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Returns the rounding beside money that staff take (payments M8.1). Throws `amountOffStep` for cash, or money handed over,
 * that is no multiple of the shop's step.
 */
function roundingOf(
  shop: Shop,
  provider: string,
  { tendered, ...money }: MoneyTaken & { readonly tendered?: number | undefined },
): number {
  const { step } = (provider === 'cash' && cashRoundOf(shop, provider)) || { step: stepOf(shop) };
  const rounded = cashRounding(shop, provider, money);
  const isOff = 'offStep' in rounded || (tendered ?? 0) % step !== 0;
  if (isOff) throw new CodedError('amountOffStep', { step });
  return rounded.rounding;
}
