import type { Refund, RefundedBill, RefundPayment, Staff } from '@comanda/contract';
import { coinOf, stepOf } from '@comanda/domain';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { shopOf } from '../../catalogue/availability/index.ts';
import {
  type Actor,
  type CoreContext,
  ensureStaff,
  type Requester,
  withIdempotency,
} from '../../core/index.ts';
import type { StoredAttempt, Tx } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { amountOnTheWay, readRefund, reserveRefunds, unseenMoneyOf } from '../../payments/index.ts';
import {
  lockSessionFor,
  presentSession,
  publishSession,
  readSession,
  type SessionRecord,
} from '../../sessions/index.ts';
import { type EnsurePermitted, writePermitted } from '../../till/permissions/index.ts';
import { lowerBill } from '../bill/index.ts';
import { splitPlacedLines } from '../lines/index.ts';
import { voidLines } from '../voiding/index.ts';

/**
 * Gives money back (payments M4.1): of `lines`, which are voided after their `parts` were split off, or an `amount`, which
 * lowers the bill; with neither what was paid too much. `tips` go back beside it, or alone. One transaction corrects the
 * bill and reserves the money; idempotent by request id. With `preview` it returns the bill and refunds that this would
 * make, and keeps nothing of them. Throws `sessionNotFound`, `sessionReadOnly` for a bill that is not done, `badRequest`
 * for parts that cannot be, `refundExceeds`, `refundNotPossible`, `fourEyes`, and as `withPermissions`.
 */
export async function refundBill(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: RefundPayment,
  { actor, address }: Requester,
): Promise<RefundedBill> {
  if (call.preview === true) return previewRefund(context, call, actor);
  const { requestId, approval, ...body } = call;
  const { session: entity, reason } = call;
  const approved = { actor, address, approval, entity, reason };
  return writePermitted(context, guards, approved, async (tx, publish, ensurePermitted) => {
    const request = { actor, requestId, call: 'refund', body };
    const { answer } = await withIdempotency(tx, context, request, async () => {
      const before = await lockSessionFor(tx, entity, actor);
      const isSurplus = call.lines === undefined && call.amount === undefined && call.tips === undefined;
      const allowing = await ensurePermitted(tx, { action: isSurplus ? 'refundSurplus' : 'refund' });
      const { record, refunds } = await giveBack(tx, context, before, { call, actor }, publish);
      const unseen = await unseenMoneyOf(tx, refunds);
      const approver = (await ensureFourEyes(tx, ensurePermitted, unseen)) ?? allowing;
      const session = presentSession(record);
      publishSession(session, publish);
      await writeAudit(tx, context, actor, {
        ...{ shop: session.shop, entity, reason, approver },
        action: unseen.length > 0 ? 'refundUnseen' : 'refundPayment',
        before: { total: before.session.bill.total, paid: before.session.bill.paid },
        after: {
          total: session.bill.total,
          refunds: refunds.map(({ _id, payment, amount: part }) => ({ _id, payment, amount: part })),
        },
      });
      return refunds.map(({ _id }) => _id).join(' ');
    });
    const session = presentSession(await readSession(tx, entity));
    const refunds: Refund[] = [];
    for (const id of answer.split(' ').filter(Boolean)) refunds.push(await readRefund(tx, id));
    return { session, refunds };
  });
}

/**
 * Throws unless the caller may give money back that only staff have seen, in another way than it came: always a refund,
 * and never by whoever booked or confirmed it (till T2.8). Returns who approved.
 */
async function ensureFourEyes(
  tx: Tx,
  ensurePermitted: EnsurePermitted,
  unseen: readonly Pick<StoredAttempt, 'staff'>[],
): Promise<Staff | undefined> {
  if (unseen.length === 0) return undefined;
  const except = unseen.flatMap(({ staff }) => staff ?? []);
  return ensurePermitted(tx, { action: 'refund', except });
}

/** Unit of work that is undone once its answer is known. */
class Previewed extends Error {
  readonly answer: RefundedBill;

  constructor(answer: RefundedBill) {
    super('This refund is a preview.');
    this.answer = answer;
  }
}

/** Returns what a refund would make of a bill, by making it in a unit of work that is undone and published to nobody. */
async function previewRefund(context: CoreContext, call: RefundPayment, actor: Actor): Promise<RefundedBill> {
  const publish: Publish = () => undefined;
  try {
    return await context.write(async (tx) => {
      const before = await lockSessionFor(tx, call.session, actor);
      ensureStaff(actor, before.session.shop);
      const { record, refunds } = await giveBack(tx, context, before, { call, actor }, publish);
      throw new Previewed({ session: presentSession(record), refunds: [...refunds] });
    });
  } catch (error) {
    if (error instanceof Previewed) return error.answer;
    throw error;
  }
}

/**
 * Throws `amountOffStep` for an amount that would leave a bill between two steps of its total, with the nearest amounts
 * `below`, unless that is 0, and `above` (payments M4.1).
 */
function ensureOnStep(amount: number, total: number, step: number): void {
  const over = (((total - amount) % step) + step) % step;
  if (over === 0) return;
  const below = amount + over - step;
  throw new CodedError('amountOffStep', { step, ...(below > 0 && { below }), above: amount + over });
}

/** Corrects a locked bill and reserves the money that it then owes. Throws `refundExceeds` if that is none. */
async function giveBack(
  tx: Tx,
  context: CoreContext,
  before: SessionRecord,
  { call, actor }: { readonly call: RefundPayment; readonly actor: Actor },
  publish: Publish,
): ReturnType<typeof reserveRefunds> {
  const { reason, via = 'original', tips, payments } = call;
  const shop = shopOf(context, before.session.shop);
  // a tip, and what is chosen of a payment, is given in any coin of the currency
  const chosen = (payments ?? []).map((named) => (typeof named === 'string' ? 0 : named.amount));
  for (const money of [tips ?? 0, ...chosen]) ensureOnStep(money, 0, stepOf(shop));
  const corrected = await correctBill(tx, context, before, call, publish);
  // what an earlier refund gives back is owed until its provider has answered
  const owed = -corrected.session.bill.outstanding - (await amountOnTheWay(tx, call.session));
  const isTipAlone = tips !== undefined && call.lines === undefined && call.amount === undefined;
  const amount = isTipAlone ? 0 : Math.max(0, owed);
  // a dish that brings nothing back is given back all the same (pricing P11.2)
  if (amount === 0 && tips === undefined) {
    if (call.lines === undefined) throw new CodedError('refundExceeds', { left: 0 });
    return { record: corrected, refunds: [] };
  }
  const lines = linesTakenOff(before, call);
  const request = { amount, tips, payments, lines, via, reason, actor };
  return reserveRefunds(tx, context, corrected, request, publish);
}

/**
 * Returns the lines that a refund's money is for: those that it names; without any, what was taken off the bill before,
 * whose money goes to who paid for it too (payments M4.3). An amount is for no line.
 */
function linesTakenOff({ lines }: SessionRecord, call: RefundPayment): SessionRecord['lines'] {
  if (call.lines !== undefined) return lines.filter(({ id }) => isGivenBack(call, id));
  return call.amount === undefined ? lines.filter(({ status }) => status === 'cancel') : [];
}

/** Returns true for a line of which all is given back, or pieces that are split off it. */
function isGivenBack({ lines = [], parts = [] }: RefundPayment, id: string): boolean {
  return lines.some((named) => named === id || parts.some((part) => part.id === named && part.line === id));
}

/** Returns the bill without what is given back, which its outstanding amount below 0 then shows. */
async function correctBill(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  { lines, parts, amount, reason, restock = true }: RefundPayment,
  publish: Publish,
): Promise<SessionRecord> {
  const { status, bill } = record.session;
  if (lines !== undefined) {
    if (status !== 'done') throw new CodedError('sessionReadOnly', { status });
    const split = parts ? await splitPlacedLines(tx, context, record, parts, publish) : record;
    return voidLines(tx, context, split, { ids: lines, reason: reason.code, restock }, publish);
  }
  if (amount === undefined) return record;
  if (status !== 'done') throw new CodedError('sessionReadOnly', { status });
  if (amount > bill.total) throw new CodedError('refundExceeds', { left: bill.total });
  ensureOnStep(amount, bill.total, coinOf(shopOf(context, record.session.shop)));
  return lowerBill(tx, context, record, amount);
}
