import type { KitchenTicket, RushOrder, TableSession } from '@comanda/contract';
import { RUSH_PAUSE_MS } from '@comanda/domain';
import type { AuthGuards } from '../../accounts/attempt-limiter/index.ts';
import type { Actor, CoreContext, Requester } from '../../core/index.ts';
import type { StoredLine, Tx } from '../../db/index.ts';
import { isUnsentToKitchen, rushTickets, ticketsOf } from '../../kitchen/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { type SessionRecord, saveLines, saveSession } from '../../sessions/index.ts';
import { changeByHand } from '../bill/index.ts';
import { familiesOf, idsOf } from './chosen-lines.ts';

/**
 * Puts a bill's open dishes, or some of them, first on every screen of the kitchen, marked with who asked and when
 * (kitchen K2.4). Throws `tooManyRequests` with `retryAfter` (s) within five minutes of the last time, `nothingToFire` if
 * nothing is open, `badRequest` with the field, and as `changeByHand`.
 */
export async function rushOrder(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  call: RushOrder,
  requester: Requester,
): Promise<TableSession> {
  const change = { call: 'rush', event: 'changeCourse' } as const;
  return changeByHand(context, guards, change, call, requester, async (before, parts) => {
    const { tx, publish, actor } = parts;
    const approver = await parts.ensurePermitted(tx, { action: 'course' });
    const { session, lines } = before;
    const chosen = call.lines && familiesOf(lines, call.lines);
    ensurePaused(lines, context.clock.now());
    const inKitchen = await openLines(tx, session._id);
    const open = lines.filter(({ id }) => inKitchen.has(id) && (chosen === undefined || chosen.has(id)));
    const ids = idsOf(open);
    const at = instantNow(context.clock);
    await rushTickets(tx, session, { ids, at, staff: nameOf(actor) }, publish);
    const rushed = lines.map((line) => (ids.has(line.id) ? { ...line, rushedAt: at } : line));
    await saveLines(
      tx,
      session,
      rushed.filter(({ id }) => ids.has(id)),
    );
    const record: SessionRecord = { session: { ...session, updatedAt: at }, lines: rushed };
    await saveSession(tx, record.session, { isHeld: await isUnsentToKitchen(tx, session._id) });
    return { record, audit: { action: 'rushOrder', approver, after: { lines: [...ids] } } };
  });
}

/** Throws `tooManyRequests` if a line was rushed less than five minutes before `now` (ms). */
function ensurePaused(lines: readonly StoredLine[], now: number): void {
  const last = Math.max(...lines.map(({ rushedAt }) => (rushedAt === undefined ? 0 : Date.parse(rushedAt))));
  const left = last + RUSH_PAUSE_MS - now;
  if (left > 0) throw new CodedError('tooManyRequests', { retryAfter: Math.ceil(left / 1000) });
}

/** Returns the lines of a bill that the kitchen is to make or makes. */
async function openLines(tx: Tx, session: string): Promise<ReadonlySet<string>> {
  const sent = (await ticketsOf(tx, session)).filter(({ isHeld, ticket }) => {
    return !isHeld && ticket.waitsFor === undefined;
  });
  return new Set(sent.flatMap(({ ticket }) => ticket.lines.filter(isOpen).map(({ id }) => id)));
}

function isOpen({ kitchenStatus }: KitchenTicket['lines'][number]): boolean {
  return kitchenStatus === 'waiting' || kitchenStatus === 'preparing';
}

function nameOf(actor: Actor): string | undefined {
  return actor.kind === 'staff' ? actor.staff.name : undefined;
}
