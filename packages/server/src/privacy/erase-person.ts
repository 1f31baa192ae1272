import { DAY_MS, isOpenStatus } from '@comanda/domain';
import { endAllLogIns } from '../accounts/log-ins/index.ts';
import { deleteResets } from '../accounts/passwords/index.ts';
import { readUser, updateUser } from '../accounts/stores/index.ts';
import { type Actor, type CoreContext, withIdempotency } from '../core/index.ts';
import type { StoredSession, StoredUser, Tx } from '../db/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import { deleteMemberMails } from '../mails/index.ts';
import type { Publish } from '../outbox/index.ts';
import { leaveWalletsOf } from '../payments/saved-cards/index.ts';
import type { SessionRecord } from '../sessions/index.ts';
import { auditPerson } from './audit-person.ts';
import { eraseBill } from './erase-bill.ts';
import { memberBills } from './member-bills.ts';

/** Time in which a paid order may still be cooked, fetched or on its way if nobody marked it as taken. */
const UNDER_WAY_MS = DAY_MS;

/**
 * Erases a member in one transaction: profile, log-ins, mails, and of their bills address, contact, remarks and the carriers
 * of tax invoices. Their id and all amounts stay (office B8.6). Returns the attachment of their picture. Erasing again
 * changes nothing more. Throws `notFound`, or `ordersOpen` while an order still needs its address or allergies.
 */
export async function erasePerson(
  context: CoreContext,
  { user, requestId }: { readonly user: string; readonly requestId: string },
  actor: Actor,
): Promise<string | undefined> {
  return context.write(async (tx, publish) => {
    let picture: string | undefined;
    const request = { actor, requestId, call: 'erasePerson', body: { user } };
    await withIdempotency(tx, context, request, async () => {
      const before = await readUser(tx, user);
      if (before === undefined) throw new CodedError('notFound');
      const { bills } = await memberBills(tx, user);
      ensureFinished(bills, context.clock.now());
      for (const bill of bills) await eraseBill(tx, bill);
      await eraseAccount(tx, before, instantNow(context.clock), publish);
      picture = before.avatar;
      if (before.erasedAt === undefined)
        await auditPerson(tx, context, { action: 'erasePerson', user }, actor);
      return user;
    });
    return picture;
  });
}

/** Throws `ordersOpen` with the ids of the bills that are not finished. */
function ensureFinished(bills: readonly SessionRecord[], now: number): void {
  const open = bills.filter(({ session }) => isUnderWay(session, now));
  if (open.length > 0)
    throw new CodedError('ordersOpen', { sessions: open.map(({ session }) => session._id) });
}

function isUnderWay(
  { status, tvStatus, pickupAt, placedTime, startTime }: StoredSession,
  now: number,
): boolean {
  if (isOpenStatus(status)) return true;
  if (status !== 'done' || tvStatus === 'taken') return false;
  return Date.parse(pickupAt ?? placedTime ?? startTime) > now - UNDER_WAY_MS;
}

/** Leaves the id and the times of an account, ends its log-ins, and deletes its links and mails. */
async function eraseAccount(
  tx: Tx,
  { _id, email }: StoredUser,
  now: string,
  publish: Publish,
): Promise<void> {
  await updateUser(tx, _id, ({ createdAt, erasedAt = now }) => ({
    _id,
    status: 'disabled',
    ...(createdAt !== undefined && { createdAt }),
    updatedAt: erasedAt,
    erasedAt,
    passwordHash: '',
  }));
  await deleteResets(tx, { kind: 'member', subject: _id });
  if (email !== undefined) await deleteMemberMails(tx, email);
  await leaveWalletsOf(tx, _id, now);
  await endAllLogIns(tx, { kind: 'member', subject: _id }, publish);
}
