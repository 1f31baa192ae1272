import type { CheckPayment, PaymentAttempt } from '@comanda/contract';
import type { Actor, CoreContext } from '../core/index.ts';
import { instantOf } from '../lib/index.ts';
import { accessedAttempt } from './accessed-attempt.ts';
import { type AccountParts, isSilent } from './accounts/index.ts';
import { checkAtProvider } from './ask-provider.ts';
import { dueChecks, leaseCheck, nextCheck, readAttempt, scheduleCheck } from './attempts/index.ts';
import { type CardPageParts, presentToPayer } from './card-page.ts';

const BATCH_SIZE = 50;
/** Time after which another node takes over a check that was begun: twice what a provider has to answer. */
const LEASE_MS = 20_000;
/** Shortest pause between two questions about an attempt that people ask for. */
const CHECK_PAUSE_MS = 5_000;

/** Asks the providers about the attempts that are due, each by one node; returns how many (payments M3.3). */
export async function reconcilePayments(context: CoreContext, parts: AccountParts): Promise<number> {
  const now = context.clock.now();
  const due = await dueChecks(context.read, instantOf(now), BATCH_SIZE);
  const times = { now: instantOf(now), until: instantOf(now + LEASE_MS) };
  const checked = await Promise.all(
    due.map(async (id) => {
      if (!(await context.write((tx) => leaseCheck(tx, id, times)))) return false;
      await check(context, parts, id);
      return true;
    }),
  );
  return checked.filter(Boolean).length;
}

/**
 * Asks the provider at once what has become of an attempt, at most every five seconds, and answers it. Throws
 * `notFound`, and `sessionNotFound` without access to its bill.
 */
export async function checkPayment(
  context: CoreContext,
  parts: CardPageParts,
  call: CheckPayment,
  actor: Actor,
): Promise<PaymentAttempt> {
  const attempt = await accessedAttempt(context.read, call, actor);
  const now = context.clock.now();
  const { pollPause = 0 } = parts.byName.get(attempt.provider) ?? {};
  const isLeased = await context.write(async (tx) => {
    const times = {
      now: instantOf(now),
      until: instantOf(now + LEASE_MS),
      notSince: instantOf(now - Math.max(CHECK_PAUSE_MS, pollPause)),
    };
    return attempt.account !== undefined && leaseCheck(tx, attempt._id, times);
  });
  if (isLeased) await check(context, parts, attempt._id);
  return presentToPayer(parts, await readAttempt(context.read, attempt._id));
}

/** Asks about a leased attempt, then sets when it is asked about next. */
async function check(context: CoreContext, parts: AccountParts, id: string): Promise<void> {
  await checkAtProvider(context, parts, await readAttempt(context.read, id));
  await context.write(async (tx) => {
    const after = await readAttempt(tx, id);
    const silent = after.account !== undefined && (await isSilent(tx, after.account));
    const { pollPause } = parts.byName.get(after.provider) ?? {};
    const next = nextCheck(after, context.clock.now(), { isSilent: silent, pollPause });
    await scheduleCheck(tx, id, next);
  });
}
