import type { Refund } from '@comanda/contract';
import { cashRefundRounding, isTillProvider, type RefundWay } from '@comanda/domain';
import { shopOf } from '../catalogue/availability/index.ts';
import type { Actor, CoreContext } from '../core/index.ts';
import type { StoredAttempt, StoredSession, Tx } from '../db/index.ts';
import { CodedError, instantNow, newId } from '../lib/index.ts';
import type { Publish } from '../outbox/index.ts';
import type { SessionRecord } from '../sessions/index.ts';
import { attemptsOf, isCounterAttempt, isQrAttempt } from './attempts/index.ts';
import { bookRefund, saveRefunded, storeRefunds } from './book-refund.ts';
import { type NamedPayment, nameOfPayment, plannedParts } from './planned-parts.ts';
import { refOf } from './port/index.ts';
import { inRefundOrder, leftOf, type RefundedLines, withReserved } from './refund-order.ts';
import { insertRefund, refundsOf } from './refund-store.ts';
import { sharesDue } from './shares-due.ts';

export type RefundRequest = {
  /** The money to give back, in minor units, and the tips beside it. */
  readonly amount: number;
  readonly tips?: number;
  readonly via: RefundWay;
  readonly reason: Refund['reason'];
  /** The person who gives it back; absent for what is given back by itself. */
  readonly actor?: Actor;
  /** The only payments to give back of, and how much of each where that is chosen. */
  readonly payments?: readonly NamedPayment[];
  /** The lines that it is for, whose own payments are given back first (payments M4.3). */
  readonly lines?: RefundedLines;
  /** True where nobody is there to hand money over: what no provider can give back is left as change due. */
  readonly isUnattended?: boolean;
};
type RefundRoute = 'atProvider' | 'byHand' | undefined;

/**
 * Reserves money to give back of the payments of a locked bill in their order (payments M4.2, M4.3): what staff hand over
 * is booked at once, what a provider has to give waits for it. Throws `notFound` for a payment of another bill,
 * `refundExceeds` as `plannedParts`, and `refundNotPossible` for a payment that only the bank gives back.
 */
export async function reserveRefunds(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  request: RefundRequest,
  publish: Publish,
): Promise<{ readonly record: SessionRecord; readonly refunds: readonly Refund[] }> {
  const paid = await paymentsToGiveBack(tx, context, record, request);
  let current = record;
  const refunds: Refund[] = [];
  const isOutOfReach = (attempt: StoredAttempt) =>
    request.isUnattended === true && routeOf(attempt, request) === undefined;
  for (const { attempt, amount, tips } of plannedParts(paid, { ...request, isOutOfReach })) {
    const route = routeOf(attempt, request);
    if (route === undefined) continue;
    const rounding = await refundRounding(tx, context, attempt, request, { amount, tips, route });
    const refund = newRefund(context, attempt, request, { amount, tips, route, rounding });
    await saveRefunded(tx, { ...withReserved(attempt, refund), refundFailed: false }, publish);
    await insertRefund(tx, refund, route === 'atProvider' ? refund.createdAt : null);
    if (route === 'byHand') current = await bookRefund(tx, context, current, refund, publish);
    refunds.push(refund);
  }
  if (refunds.some(({ status }) => status === 'created'))
    current = await storeRefunds(tx, context, current, publish);
  return { record: current, refunds };
}

/** Returns the tips of a bill's payments that were not given back, in minor units. */
export async function tipsLeft(tx: Tx, session: StoredSession): Promise<number> {
  const booked = (await attemptsOf(tx, session._id)).filter((attempt) => isBooked(session, attempt));
  return booked.reduce((sum, attempt) => sum + leftOf(attempt).tips, 0);
}

/** Reserves all the money of a locked attempt that is held, so that its provider gives it back; nothing was booked. */
export async function reserveHeldRefund(
  tx: Tx,
  context: CoreContext,
  attempt: StoredAttempt,
  request: Pick<RefundRequest, 'reason' | 'actor'>,
  publish: Publish,
): Promise<StoredAttempt> {
  const { amount, currency } = attempt.received ?? attempt;
  const parts = { amount, tips: 0, route: 'atProvider', rounding: 0 } as const;
  const refund = newRefund(context, { ...attempt, currency }, { ...request, amount, via: 'original' }, parts);
  const reserved = { ...attempt, refunded: amount, updatedAt: refund.createdAt };
  await saveRefunded(tx, reserved, publish);
  await insertRefund(tx, refund, refund.createdAt);
  return reserved;
}

/** Returns the payments of a bill that money may be given back of, in their order. Throws `notFound`. */
async function paymentsToGiveBack(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  { payments, lines }: RefundRequest,
): Promise<readonly StoredAttempt[]> {
  const { session } = record;
  const all = await attemptsOf(tx, session._id);
  const named = payments?.map(nameOfPayment);
  const unknown = named?.find((payment) => !all.some(({ _id }) => _id === payment));
  if (unknown !== undefined) throw new CodedError('notFound', { payment: unknown });
  const booked = all
    .filter((attempt) => isBooked(session, attempt))
    .filter(({ _id }) => named === undefined || named.includes(_id));
  const due = sharesDue(record, shopOf(context, session.shop), booked);
  return inRefundOrder(booked, { booked: session.payments, lines, due });
}

/** Returns true for a payment that is on the bill; of one that was given back its tip may be left. */
function isBooked({ payments }: Pick<StoredSession, 'payments'>, { _id, status }: StoredAttempt): boolean {
  const hasCome = status === 'succeeded' || status === 'partlyRefunded' || status === 'refunded';
  return hasCome && payments.some((payment) => payment._id === _id);
}

/** Returns how money goes back to a payment; undefined if nobody can where nobody is there. */
function routeOf(attempt: StoredAttempt, { via, isUnattended = false }: RefundRequest): RefundRoute {
  const isTakenByStaff = isTillProvider(attempt.provider) || isCounterAttempt(attempt);
  if (via === 'original' && !isTakenByStaff && !isQrAttempt(attempt)) return 'atProvider';
  if (isUnattended) return undefined;
  if (via !== 'original' || isTakenByStaff) return 'byHand';
  throw new CodedError('refundNotPossible', { because: 'needsBank', payment: attempt._id });
}

/** A part of a payment that is given back, and how. */
type RefundPart = {
  readonly amount: number;
  readonly tips: number;
  readonly route: Exclude<RefundRoute, undefined>;
};

/** Returns the rounding beside money that staff hand over in cash; 0 for every other way (payments M8.3). */
async function refundRounding(
  tx: Tx,
  context: CoreContext,
  { _id, shop, session, provider, cashRounding = 0, ...paid }: StoredAttempt,
  { via }: RefundRequest,
  { amount, tips, route }: RefundPart,
): Promise<number> {
  const isCash = provider === 'cash' || provider === 'counter';
  if (route !== 'byHand' || via === 'other' || (via === 'original' && !isCash)) return 0;
  const earlier = (await refundsOf(tx, session)).filter(({ payment, status }) => {
    return payment === _id && status !== 'failed';
  });
  const refundedRounding = earlier.reduce((sum, refund) => sum + (refund.cashRounding ?? 0), 0);
  const { refunded = 0, refundedTips = 0 } = paid;
  // a tip that stays with the staff is no part of what is rounded
  const isWithTip = tips + refundedTips > 0;
  const whole = isWithTip
    ? { amount: paid.amount + paid.tips, refunded: refunded + refundedTips, part: amount + tips }
    : { amount: paid.amount, refunded, part: amount };
  return cashRefundRounding(shopOf(context, shop), { ...whole, rounding: cashRounding, refundedRounding });
}

function newRefund(
  { clock }: Pick<CoreContext, 'clock'>,
  attempt: StoredAttempt,
  { via, reason, actor }: RefundRequest,
  { amount, tips, route, rounding }: RefundPart & { readonly rounding: number },
): Refund {
  const _id = newId(clock);
  const now = instantNow(clock);
  const { shop, session, method, provider, currency } = attempt;
  return {
    ...{ _id, shop, session, payment: attempt._id, method, provider, ref: refOf('r', _id) },
    ...(rounding !== 0 && { cashRounding: rounding }),
    ...(tips !== 0 && { tips }),
    ...{ amount, currency, via, status: route === 'byHand' ? 'succeeded' : 'created' },
    ...(reason !== undefined && { reason }),
    ...(actor?.kind === 'staff' && { staff: actor.staff._id }),
    ...(actor?.kind === 'staff' && actor.device !== undefined && { device: actor.device }),
    ...{ createdAt: now, updatedAt: now },
  };
}
