import type { AdjustSession, Staff, TableSession } from '@comanda/contract';
import { stepOf } from '@comanda/domain';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { shopOf } from '../../catalogue/availability/index.ts';
import type { CoreContext, Requester } from '../../core/index.ts';
import type { StoredSession } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { cartLinesOf, type SessionRecord, saveLines, transitionStatus } from '../../sessions/index.ts';
import {
  type ChangedBill,
  type ChangeParts,
  changeByHand,
  ensureNoChangeDue,
  ensureNotBeingPaid,
  repriceBill,
  storeRepriced,
} from '../bill/index.ts';
import { pricedByHand, reductionOf } from '../pricing/index.ts';
import { endBill } from '../voiding/index.ts';

/**
 * Sets what a bill as a whole depends on: the shop's modifiers that hold for it, an amount added to its total, or its
 * end as a test; for staff (till T4.5). An amount below 0 is part of what is taken off by hand, one above 0 and a test
 * are the manager's. Throws `badRequest` with the field, `wouldOverpay`, `paymentNotPossible`, `voidNotPossible` for a
 * paid test, or as the permission table decides.
 */
export async function adjustSession(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: AdjustSession,
  requester: Requester,
): Promise<TableSession> {
  return changeByHand(context, guards, 'adjust', call, requester, (before, parts) =>
    call.status === undefined ? adjusted(context, before, call, parts) : tested(context, before, call, parts),
  );
}

/** Ends an unpaid bill as a test: its lines are cancelled, stock and coupons come back. */
async function tested(
  context: CoreContext,
  before: SessionRecord,
  { modifiers, adjusts, reason }: AdjustSession,
  { tx, publish, ensurePermitted }: ChangeParts,
): Promise<ChangedBill> {
  const { session } = before;
  await ensurePermitted(tx, { action: 'administer' });
  if (modifiers !== undefined || adjusts !== undefined) throw refusal('/status', 'alone');
  const status = transitionStatus(session.status, 'endAsTest') as 'test';
  if (session.payments.length > 0)
    throw new CodedError('voidNotPossible', { because: 'paid', paid: session.bill.paid });
  await ensureNotBeingPaid(tx, session._id);
  const end = { status, reason: reason?.code ?? 'test', now: instantNow(context.clock) } as const;
  const record = await endBill(tx, context, before, end, publish);
  return {
    record,
    audit: { action: 'testBill', before: { status: session.status }, after: { status } },
  };
}

async function adjusted(
  context: CoreContext,
  before: SessionRecord,
  call: AdjustSession,
  parts: ChangeParts,
): Promise<ChangedBill> {
  const { tx } = parts;
  const { session } = before;
  ensureValid(context, session, call);
  await ensureNotBeingPaid(tx, session._id);
  const { modifiers = session.modifiers, adjusts = session.adjusts } = call;
  const changed = { ...session, modifiers, adjusts, updatedAt: instantNow(context.clock) };
  // A modifier changes what the menu asks for a line, but not what was set for it by hand.
  const lines = pricedByHand(context, shopOf(context, session.shop), changed, before.lines);
  const approver = await ensureCallPermitted(context, { session: changed, lines }, session, parts);
  const repriced = lines.length === 0 ? changed : repriceBill(context, changed, lines);
  ensureNoChangeDue(session.bill, repriced.bill);
  await saveLines(
    tx,
    session,
    lines.filter((line, position) => line !== before.lines[position]),
  );
  const record = await storeRepriced(tx, context, { session: repriced, lines }, parts.publish);
  const audit = {
    action: 'adjustBill' as const,
    approver,
    before: { modifiers: session.modifiers, adjusts: session.adjusts },
    after: { modifiers, adjusts },
  };
  return { record, audit };
}

/** Throws `badRequest` with the field: an unknown or doubled modifier, an amount off the step or without a reason. */
function ensureValid(context: CoreContext, session: StoredSession, call: AdjustSession): void {
  const { modifiers, adjusts, reason } = call;
  if (modifiers === undefined && adjusts === undefined) throw refusal('/adjusts', 'required');
  const shop = shopOf(context, session.shop);
  const known = new Set<string>((shop.modifiers ?? []).map(({ _id }) => _id));
  for (const [index, modifier] of (modifiers ?? []).entries()) {
    if (!known.has(modifier)) throw refusal(`/modifiers/${index}`, 'unknown');
    if (modifiers?.indexOf(modifier) !== index) throw refusal(`/modifiers/${index}`, 'uniqueItems');
  }
  if (adjusts === undefined) return;
  if (adjusts % stepOf(shop) !== 0) throw refusal('/adjusts', 'step');
  if (adjusts !== session.adjusts && reason === undefined) throw refusal('/reason', 'required');
  if (adjusts !== 0 && session.placements === 0) throw refusal('/session', 'empty');
}

/** Throws unless the caller may adjust the bill: above 0 like a price by hand, below 0 within the sum (till T2.4). */
async function ensureCallPermitted(
  context: CoreContext,
  { session, lines }: SessionRecord,
  before: StoredSession,
  { tx, ensurePermitted }: ChangeParts,
): Promise<Staff | undefined> {
  await ensurePermitted(tx, { action: 'order' });
  if (session.adjusts === before.adjusts || session.adjusts === 0) return undefined;
  if (session.adjusts > 0) return ensurePermitted(tx, { action: 'priceOverride' });
  const shop = shopOf(context, session.shop);
  const reduction = reductionOf(context, shop, session, cartLinesOf(lines));
  return ensurePermitted(tx, { action: 'discount', reduction });
}

function refusal(field: string, rule: string): CodedError {
  return new CodedError('badRequest', { problems: [{ field, rule }] });
}
