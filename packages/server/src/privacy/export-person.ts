import type { PaymentAttempt, PersonalData, StaffCall, TableSession } from '@comanda/contract';
import { activeMemberLogIns } from '../accounts/log-ins/index.ts';
import { presentUser, readUser } from '../accounts/stores/index.ts';
import type { Actor, CoreContext } from '../core/index.ts';
import { callsOfBill } from '../floor/calls/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import { memberMails } from '../mails/index.ts';
import { attemptsOf, presentAttempt } from '../payments/attempts/index.ts';
import { presentWallet, walletsOf } from '../payments/saved-cards/index.ts';
import { couponsOfUser, presentCoupon } from '../promotions/coupons/index.ts';
import { giftsOfUser, presentGift } from '../promotions/gifts/index.ts';
import { presentSession } from '../sessions/index.ts';
import { auditPerson } from './audit-person.ts';
import { memberBills } from './member-bills.ts';

/** Returns everything that is kept about a member, audited (office B8.6). Throws `notFound`. */
export async function exportPerson(context: CoreContext, user: string, actor: Actor): Promise<PersonalData> {
  const { read, clock } = context;
  const stored = await readUser(read, user);
  if (stored === undefined) throw new CodedError('notFound');
  const now = instantNow(clock);
  const profile = presentUser(stored);
  const { points, bills } = await memberBills(read, user);
  const calls: StaffCall[] = [];
  const payments: PaymentAttempt[] = [];
  for (const { session } of bills) {
    calls.push(...(await callsOfBill(read, session)));
    payments.push(...(await attemptsOf(read, session._id)).map(presentAttempt));
  }
  const presented = bills.map(presentSession);
  const coupons = await couponsOfUser(read, user);
  const gifts = await giftsOfUser(read, user);
  const logIns = await activeMemberLogIns(read, user, now);
  const mails = profile.email === undefined ? [] : await memberMails(read, context, profile.email);
  await context.write((tx) => auditPerson(tx, context, { action: 'exportPerson', user }, actor));
  return {
    exportedAt: now,
    profile,
    addresses: addressesOf(presented),
    points: [...points],
    coupons: coupons.map((record) => presentCoupon(context, record)),
    gifts: gifts.map((state) => presentGift(context, state)),
    bills: presented,
    payments,
    cards: (await walletsOf(read, user)).map(presentWallet),
    calls,
    mails: [...mails],
    logIns: logIns.map(({ created_at: createdAt, expires_at: expiresAt, seen_at: lastSeenAt }) => ({
      createdAt,
      expiresAt,
      ...(lastSeenAt !== null && { lastSeenAt }),
    })),
  };
}

/** Returns the addresses and contacts of bills, each once. */
function addressesOf(bills: readonly TableSession[]): PersonalData['addresses'] {
  const found = new Map<string, PersonalData['addresses'][number]>();
  for (const { address, contact } of bills) {
    if (address === undefined && contact === undefined) continue;
    const given = {
      ...(address !== undefined && { address }),
      ...(contact !== undefined && { contact }),
    };
    found.set(JSON.stringify(given), given);
  }
  return [...found.values()];
}
