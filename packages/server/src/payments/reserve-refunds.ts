import type { Refund } from '@comanda/contract';
import { cashRefundRounding, isTillProvider, type RefundWay } from '@comanda/domain';
import { shopOf } from '../catalogue/availability/index.ts';
import type { Actor, CoreContext } from '../core/index.ts';
import type { StoredAttempt, Tx } from '../db/index.ts';
import { CodedError, instantNow, newId } from '../lib/index.ts';
import type { Publish } from '../outbox/index.ts';
import type { SessionRecord } from '../sessions/index.ts';
import { attemptsOf, isCounterAttempt, isQrAttempt } from './attempts/index.ts';
import { bookRefund, saveRefunded, storeRefunds } from './book-refund.ts';
import { refOf } from './port/index.ts';
import { insertRefund, refundsOf } from './refund-store.ts';

export type RefundRequest = {
  /** The money to give back, in minor units. */
  readonly amount: number;
  readonly via: RefundWay;
  readonly reason: Refund['reason'];
  /** The person who gives it back; absent for what is given back by itself. */
  readonly actor?: Actor;
  /** The only payment to give back of. */
  readonly payment?: string;
  /** True where nobody is there to hand money over: what no provider can give back is left as change due. */
  readonly isUnattended?: boolean;
};
type RefundRoute = 'atProvider' | 'byHand' | undefined;

/**
 * Reserves money to give back of the payments of a locked bill, what was paid too much and then the newest first
 * (payments M4.2, M4.3): what staff hand over is booked at once, what a provider has to give waits for it.
 * Throws `refundExceeds` with what is `left` of the payments, and `refundNotPossible` for a payment that only the bank
 * gives back.
 */
export async function reserveRefunds(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  request: RefundRequest,
  publish: Publish,
): Promise<{ readonly record: SessionRecord; readonly refunds: readonly Refund[] }> {
  const paid = (await attemptsOf(tx, record.session._id))
    .filter(({ status }) => status === 'succeeded' || status === 'partlyRefunded')
    .filter(({ _id }) => request.payment === undefined || _id === request.payment)
    .toSorted(byRefund);
  const left = paid.reduce((sum, attempt) => sum + leftOf(attempt), 0);
  if (request.amount > left) throw new CodedError('refundExceeds', { left });
  let current = record;
  let rest = request.amount;
  const refunds: Refund[] = [];
  for (const attempt of paid) {
    const amount = Math.min(rest, leftOf(attempt));
    if (amount === 0) continue;
    const route = routeOf(attempt, request);
    if (route === undefined) continue;
    const rounding = await refundRounding(tx, context, attempt, request, { amount, route });
    const refund = newRefund(context, attempt, request, { amount, route, rounding });
    await saveRefunded(
      tx,
      { ...attempt, refunded: (attempt.refunded ?? 0) + amount, refundFailed: false },
      publish,
    );
    await insertRefund(tx, refund, route === 'atProvider' ? refund.createdAt : null);
    if (route === 'byHand') current = await bookRefund(tx, context, current, refund, publish);
    refunds.push(refund);
    rest -= amount;
  }
  if (refunds.some(({ status }) => status === 'created'))
    current = await storeRefunds(tx, context, current, publish);
  return { record: current, refunds };
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
  const parts = { amount, route: 'atProvider', rounding: 0 } as const;
  const refund = newRefund(context, { ...attempt, currency }, { ...request, amount, via: 'original' }, parts);
  const reserved = { ...attempt, refunded: amount, updatedAt: refund.createdAt };
  await saveRefunded(tx, reserved, publish);
  await insertRefund(tx, refund, refund.createdAt);
  return reserved;
}

/** Sorts payments by the order in which they are given back. */
function byRefund(one: StoredAttempt, other: StoredAttempt): number {
  const isSurplus = ({ reason }: StoredAttempt) => reason === 'overpaid';
  if (isSurplus(one) !== isSurplus(other)) return isSurplus(one) ? -1 : 1;
  return one.updatedAt < other.updatedAt ? 1 : -1;
}

/** Returns what may still be given back of a payment; tips stay where they were given. */
function leftOf({ amount, refunded = 0 }: StoredAttempt): number {
  return amount - refunded;
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
type RefundPart = { readonly amount: number; readonly route: Exclude<RefundRoute, undefined> };

/** Returns the rounding beside money that staff hand over in cash; 0 for every other way (payments M8.3). */
async function refundRounding(
  tx: Tx,
  context: CoreContext,
  { _id, shop, session, provider, amount, cashRounding = 0, refunded = 0 }: StoredAttempt,
  { via }: RefundRequest,
  { amount: part, route }: RefundPart,
): Promise<number> {
  const isCash = provider === 'cash' || provider === 'counter';
  if (route !== 'byHand' || via === 'other' || (via === 'original' && !isCash)) return 0;
  const earlier = (await refundsOf(tx, session)).filter(({ payment, status }) => {
    return payment === _id && status !== 'failed';
  });
  const refundedRounding = earlier.reduce((sum, refund) => sum + (refund.cashRounding ?? 0), 0);
  const given = { amount, rounding: cashRounding, refunded, refundedRounding, part };
  return cashRefundRounding(shopOf(context, shop), given);
}

function newRefund(
  { clock }: Pick<CoreContext, 'clock'>,
  attempt: StoredAttempt,
  { via, reason, actor }: RefundRequest,
  { amount, route, rounding }: RefundPart & { readonly rounding: number },
): Refund {
  const _id = newId(clock);
  const now = instantNow(clock);
  const { shop, session, method, provider, currency } = attempt;
  return {
    ...{ _id, shop, session, payment: attempt._id, method, provider, ref: refOf('r', _id) },
    ...(rounding !== 0 && { cashRounding: rounding }),
    ...{ amount, currency, via, status: route === 'byHand' ? 'succeeded' : 'created' },
    ...(reason !== undefined && { reason }),
    ...(actor?.kind === 'staff' && { staff: actor.staff._id }),
    ...(actor?.kind === 'staff' && actor.device !== undefined && { device: actor.device }),
    ...{ createdAt: now, updatedAt: now },
  };
}
