import type { FireCourse, TableSession } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import { shopOf } from '../../catalogue/availability/index.ts';
import type { CoreContext, Requester } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { changeCourse, fireLines, isUnsentToKitchen } from '../../kitchen/index.ts';
import { instantOf } from '../../lib/index.ts';
import type { Publish } from '../../outbox/index.ts';
import { type SessionRecord, saveSession } from '../../sessions/index.ts';
import { changeByHand, estimatedTime } from '../bill/index.ts';
import { chosenLines, idsOf } from './chosen-lines.ts';

/**
 * Sends what waits of a course, or of lines, to the kitchen, at once or after `inMinutes` (kitchen K2.4); for staff.
 * Throws `nothingToFire` if nothing of it waits, `badRequest` with the field, and as `changeByHand`.
 */
export async function fireCourse(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: FireCourse,
  requester: Requester,
): Promise<TableSession> {
  const change = { call: 'fire', event: 'changeCourse' } as const;
  return changeByHand(context, guards, change, call, requester, async (before, parts) => {
    const { tx, publish } = parts;
    const approver = await parts.ensurePermitted(tx, { action: 'course' });
    const chosen = chosenLines(before.lines, call);
    const ids = idsOf(chosen.filter(({ waitsFor }) => waitsFor !== undefined));
    const { course, inMinutes } = call;
    const record =
      inMinutes === undefined
        ? await fireNow(tx, context, before, ids, publish)
        : await fireLater(tx, context, before, { ids, inMinutes }, publish);
    const after = { course, lines: [...ids], inMinutes };
    return { record, audit: { action: 'fireCourse', approver, after } };
  });
}

/** Fires lines and stores the bill, which is promised from now on if nothing of it was before. */
export async function fireNow(
  tx: Tx,
  context: CoreContext,
  record: SessionRecord,
  ids: ReadonlySet<string>,
  publish: Publish,
): Promise<SessionRecord> {
  const { session, lines } = await fireLines(tx, context, record, ids, publish);
  const { terms, estimatedAt } = session;
  const shop = shopOf(context, session.shop);
  const estimate = estimatedTime(shop, session, terms?.zone?.minutes, context.clock.now());
  const fired = { session: { ...session, estimatedAt: estimatedAt ?? estimate }, lines };
  await saveSession(tx, fired.session, { isHeld: await isUnsentToKitchen(tx, session._id) });
  return fired;
}

/** Sets the moment at which lines are fired by themselves, and stores the bill. */
async function fireLater(
  tx: Tx,
  context: CoreContext,
  before: SessionRecord,
  { ids, inMinutes }: { readonly ids: ReadonlySet<string>; readonly inMinutes: number },
  publish: Publish,
): Promise<SessionRecord> {
  const fireAt = instantOf(context.clock.now() + inMinutes * MINUTE_MS);
  const timed = <Item extends object>(item: Item) => ({ ...item, fireAt });
  const record = await changeCourse(tx, context, before, { ids, line: timed, ticket: timed }, publish);
  await saveSession(tx, record.session, { isHeld: await isUnsentToKitchen(tx, record.session._id) });
  return record;
}
